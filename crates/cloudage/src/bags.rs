//! What a campaign brings into its next chapter (Part 7 of RULES.md).

use std::fmt;

use tabletop::{Impossible, List, ParseError, Sequel};

use crate::{
    CloudAge,
    edition::{Edition, NUMBERS},
    state::SEATS,
    story::{Kind, Stories, Story},
    tile::{Tile, Tiles},
};

/// The green bag, what was taken out of the game, and how the chapter before ended.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub struct Bags {
    /// Counted from 1.
    pub chapter: u8,
    pub start: Story,
    /// Project numbers in the green bag, a bit each.
    pub numbers: u16,
    pub tiles: Tiles,
    pub weapons_removed: Tiles,
    pub read: Stories,
    /// The scores of the chapter before; none in the first.
    pub scores: List<i16, SEATS>,
}

impl Bags {
    /// The start card, then in any order Project numbers, tiles, with a minus the weapon systems that
    /// were removed, story cards read before, and scores: `st-31 1 2 l1 l5 -l9 40:38`; `40:` if one
    /// plays alone.
    pub fn read(text: &str, edition: &Edition) -> Result<Bags, ParseError> {
        let mut words = text.split_whitespace();
        let start: Story =
            words.next().ok_or(ParseError::Missing("a start card comes first"))?.parse()?;
        let facts = edition.story(start);
        if facts.kind != Kind::Start {
            return Err(Impossible::new(format!("no chapter starts with {start}")).into());
        }
        let mut bags = Bags {
            chapter: facts.chapter.index() as u8 + 1,
            start,
            numbers: 0,
            tiles: Tiles::default(),
            weapons_removed: Tiles::default(),
            read: Stories::default(),
            scores: List::default(),
        };
        words.try_for_each(|word| bags.read_word(word, edition))?;
        if edition.never.iter().all(|&tile| bags.tiles.has(tile)) {
            let [one, other] = edition.never;
            return Err(
                Impossible::new(format!("{one} and {other} are never in play together")).into()
            );
        }
        match (bags.tiles & bags.weapons_removed).iter().next() {
            Some(tile) => {
                Err(Impossible::new(format!("{tile} was removed and does not come back")).into())
            }
            None => Ok(bags),
        }
    }

    fn read_word(&mut self, word: &str, edition: &Edition) -> Result<(), ParseError> {
        if word.contains(':') {
            let words = word.trim_end_matches(':').split(':');
            let scores: Option<Vec<i16>> = words.map(|score| score.parse().ok()).collect();
            let scores = scores.filter(|scores| scores.len() <= SEATS);
            let scores = scores.ok_or_else(|| ParseError::unfit(word, "are no scores: 40:38"))?;
            self.scores = scores.into_iter().collect();
        } else if let Some(tile) = word.strip_prefix('-') {
            let tile: Tile = tile.parse()?;
            if !edition.tile(tile).weapon {
                return Err(Impossible::new(format!("{tile} is no weapon system")).into());
            }
            self.weapons_removed.insert(tile);
        } else if let Ok(number) = word.parse::<usize>() {
            if !(1..NUMBERS).contains(&number) {
                return Err(ParseError::malformed(word, "Project numbers are 1 to 8"));
            }
            self.numbers |= 1 << number;
        } else if word.starts_with("st-") {
            self.read.insert(word.parse()?);
        } else {
            self.tiles.insert(word.parse()?);
        }
        Ok(())
    }
}

impl fmt::Display for Bags {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.start)?;
        let numbers = (1..NUMBERS).filter(|number| self.numbers >> number & 1 == 1);
        numbers.into_iter().try_for_each(|number| write!(f, " {number}"))?;
        self.tiles.iter().try_for_each(|tile| write!(f, " {tile}"))?;
        self.weapons_removed.iter().try_for_each(|tile| write!(f, " -{tile}"))?;
        self.read.iter().try_for_each(|card| write!(f, " {card}"))?;
        for (at, score) in self.scores.iter().enumerate() {
            write!(f, "{}{score}", if at == 0 { ' ' } else { ':' })?;
        }
        // A single score needs a colon too, or it would be a Project number.
        f.write_str(if self.scores.len() == 1 { ":" } else { "" })
    }
}

impl CloudAge {
    /// What this chapter leaves: the next one, or the points of the ending (CA-30.11, CA-31.19).
    pub(crate) fn leave_bags(&self) -> Option<Sequel> {
        let bags = self.options.campaign.filter(|_| self.over)?;
        let facts = |start: &Story| self.edition().story(*start);
        let start = self.story.filter(|start| facts(start).kind == Kind::Start);
        let Some(start) = start.filter(|start| *start != bags.start) else {
            return Some(Sequel::End(self.campaign_points.into()));
        };
        let bags = Bags {
            chapter: facts(&start).chapter.index() as u8 + 1,
            start,
            numbers: self.numbers & !1,
            tiles: self.tiles,
            weapons_removed: self.weapons_removed,
            read: self.read,
            scores: self.all_seats().map(|seat| self.players[seat].vp).collect(),
        };
        Some(Sequel::Next(bags.to_string()))
    }
}
