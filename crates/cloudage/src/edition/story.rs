//! Story cards: story.toml.

use std::str::FromStr;

use facts::{File, Files, Rows};
use tabletop::{Fact, Fault, List, ParseError};

use super::{
    branch::{Branch, read_branches},
    projects::NUMBERS,
    rows::{BranchRow, DeedRow, StoryFile, StoryRow, WaysRow},
    words::{ids, only, ways, within},
};
use crate::{
    city::City,
    effect::{Deed, Effect, Way, no_effect, number},
    story::{Chapter, Kind, Story},
    tile::Tile,
};

/// What reading a story card does.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum Tale {
    /// A Project number is unlocked, another if it is already; and joins the running deck.
    Projects {
        number: u8,
        else_number: Option<u8>,
        now: bool,
    },
    AllProjects,
    Unlock(Tile),
    Lock(Tile),
    Place(Tile),
    Everybody(Effect),
    Finder(Effect),
    Last(Effect),
    Ready(Story),
    DustStorm,
    Next(Story),
    Points(u8),
}

impl Tale {
    /// Whether it can stand on a card of this kind.
    fn fits(self, kind: Kind) -> bool {
        match self {
            Tale::Projects { now, .. } => match kind {
                Kind::Start | Kind::Book => now,
                Kind::End => !now,
                Kind::Discovery | Kind::Ending => false,
            },
            Tale::Unlock(_) | Tale::Lock(_) | Tale::Next(_) => kind == Kind::End,
            Tale::Place(_) => matches!(kind, Kind::Start | Kind::Book),
            Tale::AllProjects | Tale::Everybody(_) | Tale::Ready(_) => kind == Kind::Start,
            Tale::DustStorm => kind == Kind::Book,
            Tale::Finder(_) | Tale::Last(_) => kind == Kind::Discovery,
            Tale::Points(_) => kind == Kind::Ending,
        }
    }
}

impl FromStr for Tale {
    type Err = ParseError;
    fn from_str(word: &str) -> Result<Tale, ParseError> {
        let goods = |text: &str, deeds: &[Deed]| -> Result<Effect, ParseError> {
            let effect: Effect = text.parse()?;
            effect.among(deeds).map(|()| effect)
        };
        Ok(match word.split_once(':') {
            None if word == "dust-storm" => Tale::DustStorm,
            Some(("projects-now", "all")) => Tale::AllProjects,
            Some(("projects", numbers)) => read_projects(word, numbers, false)?,
            Some(("projects-now", numbers)) => read_projects(word, numbers, true)?,
            Some(("unlock", tile)) => Tale::Unlock(tile.parse()?),
            Some(("lock", tile)) => Tale::Lock(tile.parse()?),
            Some(("place", tile)) => Tale::Place(tile.parse()?),
            Some(("everybody", text)) => Tale::Everybody(goods(text, Deed::GOODS)?),
            Some(("finder", text)) => {
                Tale::Finder(goods(text, &[Deed::GOODS, &[Deed::Build]].concat())?)
            }
            Some(("last", text)) => Tale::Last(goods(text, Deed::GOODS)?),
            Some(("ready", card)) => Tale::Ready(card.parse()?),
            Some(("next", card)) => Tale::Next(card.parse()?),
            Some(("points", n)) => Tale::Points(number(word, n)?),
            _ => return Err(no_effect(word)),
        })
    }
}

/// `5`, or `5,7`.
fn read_projects(word: &str, numbers: &str, now: bool) -> Result<Tale, ParseError> {
    let read = |text: &str| {
        let number = text.parse().ok().filter(|number| (1..NUMBERS as u8).contains(number));
        number.ok_or_else(|| ParseError::malformed(word, "Project numbers are 1 to 8"))
    };
    let (number, other) = match numbers.split_once(',') {
        Some((number, other)) => (number, Some(read(other)?)),
        None => (numbers, None),
    };
    Ok(Tale::Projects { number: read(number)?, else_number: other, now })
}

/// What a discovery card waits for (CA-31.7).
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum Waits {
    FightWon(City),
    LaidNextTo(Tile),
    WeaponRemoved,
    PlantGroup(u8),
}

impl FromStr for Waits {
    type Err = ParseError;
    fn from_str(word: &str) -> Result<Waits, ParseError> {
        Ok(match word.split_once(':') {
            None if word == "weapon-removed" => Waits::WeaponRemoved,
            Some(("fight-won", city)) => Waits::FightWon(city.parse()?),
            Some(("laid-next-to", tile)) => Waits::LaidNextTo(tile.parse()?),
            Some(("plant-group", n)) => Waits::PlantGroup(number(word, n)?),
            _ => return Err(ParseError::unknown(word, "deed: RULES.md lists them in table 3.18")),
        })
    }
}

#[derive(Clone, Eq, PartialEq, Debug)]
pub struct StoryFacts {
    pub chapter: Chapter,
    pub kind: Kind,
    pub tales: Vec<Tale>,
    pub ways: List<Way, 2>,
    /// Followed after the first book of the chapter, else at its end. The first whose tests hold.
    pub after_book: bool,
    pub branches: Vec<Branch>,
    pub waits: Option<Waits>,
}

/// The cards that have a book action and lead to others, and those that wait for a deed.
const IN_PLAY: [Story; 19] = [
    Story::St11,
    Story::St12,
    Story::St15,
    Story::St16,
    Story::St19,
    Story::St20,
    Story::St21,
    Story::St25,
    Story::St26,
    Story::St27,
    Story::St31,
    Story::St32,
    Story::St33,
    Story::St37,
    Story::St38,
    Story::St39,
    Story::St43,
    Story::St44,
    Story::St45,
];
const WAITING: [Story; 4] = [Story::St24, Story::St30, Story::St36, Story::St42];

const LAST: Chapter = Chapter::at(Chapter::COUNT - 1);

/// `on_one_cell` tells whether a tile lies on one cell of the map.
pub fn stories(
    files: &Files<'_>,
    facts: &mut Vec<Fact>,
    on_one_cell: impl Fn(Tile) -> bool,
) -> Result<Vec<StoryFacts>, Fault> {
    let mut file = files.open("story.toml");
    let rows: StoryFile = file.parse()?;
    let mut stories = file.table(&rows.story, &ids(Story::ALL, Story::id), read_story)?;
    let in_play = ids(&IN_PLAY, Story::id);
    file.table(&rows.book, &in_play, |file, row: &WaysRow| {
        stories[file.read::<Story>(&row.id)?.index()].ways = ways(file, &row.ways)?;
        Ok(())
    })?;
    file.table(&rows.branch, &in_play, |file, row: &BranchRow| {
        let at = file.read::<Story>(&row.id)?.index();
        stories[at].branches = read_leads(file, row, &stories[at], &stories)?;
        Ok(())
    })?;
    file.table(&rows.deed, &ids(&WAITING, Story::id), |file, row: &DeedRow| {
        let waits: Waits = file.read(&row.waits)?;
        let can_be = match waits {
            Waits::FightWon(city) => !city.is_hamlet(),
            Waits::LaidNextTo(tile) => on_one_cell(tile),
            Waits::WeaponRemoved => true,
            Waits::PlantGroup(n) => 0 < n,
        };
        if !can_be {
            return Err(file.fault(row.waits.span(), "this deed cannot be done"));
        }
        stories[file.read::<Story>(&row.id)?.index()].waits = Some(waits);
        Ok(())
    })?;
    check_tales(&file, &rows.story, &stories)?;
    facts.extend(file.facts());
    Ok(stories)
}

fn read_story(file: &File<'_>, row: &StoryRow) -> Result<StoryFacts, Fault> {
    let card: Story = file.read(&row.id)?;
    let chapter = within(file, &row.chapter, 1..=Chapter::COUNT as u8)?;
    let chapter = Chapter::at(usize::from(chapter - 1));
    let kind: Kind = file.read(&row.kind)?;
    let right = match kind {
        Kind::Start | Kind::Book => IN_PLAY.contains(&card),
        Kind::Discovery => WAITING.contains(&card),
        Kind::End => chapter != LAST,
        Kind::Ending => chapter == LAST,
    };
    let listed = IN_PLAY.contains(&card) || WAITING.contains(&card);
    if !right || (listed && matches!(kind, Kind::End | Kind::Ending)) {
        let reason = format!("`{kind}`: its lines below or its chapter are not for this kind");
        return Err(file.fault(row.kind.span(), reason));
    }
    let tales: Vec<Tale> = file.read_all(&row.does)?;
    let words = row.does.get_ref().split_whitespace().zip(&tales);
    if let Some((word, _)) = words.into_iter().find(|(_, tale)| !tale.fits(kind)) {
        let reason = format!("`{word}` does not belong on a card of kind {kind}");
        return Err(file.fault(row.does.span(), reason));
    }
    Ok(StoryFacts {
        chapter,
        kind,
        tales,
        ways: List::default(),
        after_book: kind == Kind::Start,
        branches: Vec::new(),
        waits: None,
    })
}

/// A start card leads to a book card, and that to an end card of the same chapter.
fn read_leads(
    file: &File<'_>,
    row: &BranchRow,
    from: &StoryFacts,
    stories: &[StoryFacts],
) -> Result<Vec<Branch>, Fault> {
    only(file, &row.at, if from.after_book { "book" } else { "end" })?;
    let at = row.leads.span();
    let branches = read_branches(row.leads.get_ref()).map_err(|e| file.fault(at.clone(), e))?;
    let kind = match from.kind {
        Kind::Start => Kind::Book,
        _ if from.chapter == LAST => Kind::Ending,
        _ => Kind::End,
    };
    for Branch { to, .. } in &branches {
        let card = &stories[to.index()];
        if (card.chapter, card.kind) != (from.chapter, kind) {
            return Err(file.fault(at, format!("{to} is no {kind} card of {}", from.chapter)));
        }
    }
    Ok(branches)
}

/// The cards that a card names are there, and every end leads on.
fn check_tales(
    file: &File<'_>,
    rows: &Rows<StoryRow>,
    stories: &[StoryFacts],
) -> Result<(), Fault> {
    for row in rows.get_ref() {
        let StoryRow { id, does, .. } = row.get_ref();
        let wrong = |reason: String| file.fault(does.span(), reason);
        let StoryFacts { chapter, kind, tales, .. } = &stories[file.read::<Story>(id)?.index()];
        let named = tales.iter().filter_map(|tale| match *tale {
            Tale::Next(card) => Some((card, Kind::Start, chapter.index() + 1)),
            Tale::Ready(card) => Some((card, Kind::Discovery, chapter.index())),
            _ => None,
        });
        for (card, kind, chapter) in named {
            let facts = &stories[card.index()];
            if (facts.kind, facts.chapter.index()) != (kind, chapter) {
                let chapter = chapter + 1;
                return Err(wrong(format!("{card} is no {kind} card of chapter {chapter}")));
            }
        }
        let ready = tales.iter().filter(|tale| matches!(tale, Tale::Ready(_))).count();
        if 1 < ready {
            return Err(wrong("one card lies ready at most".to_owned()));
        }
        let ends = tales.iter().filter(|tale| matches!(tale, Tale::Next(_) | Tale::Points(_)));
        if ends.count() != usize::from(matches!(kind, Kind::End | Kind::Ending)) {
            return Err(wrong("an end names one next card, and an ending its points".to_owned()));
        }
    }
    Ok(())
}
