//! Story cards in words: only those that were read are ever told (CA-32.13).

use scene::Line;

use super::words;
use crate::{
    edition::{Amount, Branch, Counted, StoryFacts, Tale, Test},
    story::Story,
};

/// What a card told and did when it was read, for those who look back.
pub fn memory(facts: &StoryFacts, story: Story) -> Line {
    with_deeds(story, facts.tales.iter().filter_map(|&it| tale(it)).collect())
}

/// What reading a card does and what its book offers; where it leads is open once it was read
/// (CA-32.15).
pub fn text(facts: &StoryFacts, story: Story) -> Line {
    let tales = facts.tales.iter().filter_map(|&it| tale(it));
    let ways = facts.ways.iter().map(|way| Line::new("story-book").with("what", words::way(way)));
    let mut deeds: Vec<Line> = tales.chain(ways).collect();
    if !facts.branches.is_empty() {
        let key = if facts.after_book { "story-after-book" } else { "story-at-end" };
        let branches = facts.branches.iter().map(|it| branch(it, facts.branches.len() == 1));
        deeds.push(Line::new(key).with_list("branches", branches));
    }
    with_deeds(story, deeds)
}

fn with_deeds(story: Story, deeds: Vec<Line>) -> Line {
    let told = Line::new(format!("story-{story}-text"));
    match deeds.is_empty() {
        true => told,
        false => Line::new("story-text").with("told", told).with("deeds", words::phrases(deeds)),
    }
}

/// Cards that lie ready or wait for the next chapter stay untold.
fn tale(tale: Tale) -> Option<Line> {
    let tile = |key: &'static str, id: &'static str| Line::new(key).with("what", words::named(id));
    let gift = |key: &'static str, effect| Line::new(key).with("what", words::effect(effect));
    Some(match tale {
        Tale::Projects { number, else_number: None, .. } => words::amount("tale-projects", number),
        Tale::Projects { number, else_number: Some(other), .. } => {
            words::amount("tale-projects-else", number).with("other", other)
        }
        Tale::AllProjects => Line::new("tale-all-projects"),
        Tale::Unlock(it) => tile("tale-unlock", it.id()),
        Tale::Lock(it) => tile("tale-lock", it.id()),
        Tale::Place(it) => tile("tale-place", it.id()),
        Tale::Everybody(effect) => gift("tale-everybody", effect),
        Tale::Finder(effect) => gift("tale-finder", effect),
        Tale::Last(effect) => gift("tale-last", effect),
        Tale::DustStorm => Line::new("tale-storm"),
        Tale::Points(points) => words::amount("tale-points", points),
        Tale::Ready(_) | Tale::Next(_) => return None,
    })
}

fn branch(branch: &Branch, is_only: bool) -> Line {
    let number = branch.to.id().trim_start_matches("st-");
    if branch.tests.is_empty() {
        let key = if is_only { "branch-only" } else { "branch-else" };
        return Line::new(key).with_text("card", number);
    }
    let tests = branch.tests.iter().map(test);
    let tests = if branch.any { words::either(tests) } else { words::together(tests) };
    Line::new("branch").with("tests", tests).with_text("card", number)
}

fn test(test: &Test) -> Line {
    let amount = match test.amount {
        Amount::Number(n) => words::amount("amount-number", n),
        Amount::Players => Line::new("amount-players"),
        Amount::TwicePlayers => Line::new("amount-twice-players"),
        Amount::HalfPlayers => Line::new("amount-half-players"),
    };
    Line::new(if test.at_least { "test-at-least" } else { "test-at-most" })
        .with("counted", counted(test.counted))
        .with("amount", amount)
}

fn counted(counted: Counted) -> Line {
    match counted {
        Counted::MarkersIn(city) => {
            Line::new("counted-markers-in").with("city", words::named(city.id()))
        }
        Counted::MarkersOn(of) => Line::new("counted-markers-on").with_text("boards", boards(of)),
        Counted::Plants => Line::new("counted-plants"),
        Counted::PlantsOn(of) => Line::new("counted-plants-on").with_text("boards", boards(of)),
        Counted::Weapons => Line::new("counted-weapons"),
        Counted::WeaponsRemoved => Line::new("counted-weapons-removed"),
        Counted::VpTollsOverWater => Line::new("counted-tolls"),
        Counted::PlantsLessWeapons => Line::new("counted-plants-less-weapons"),
    }
}

/// The boards of these bits: "3 + 4".
fn boards(bits: u8) -> String {
    let some = (1..=4_u8).filter(|board| bits >> (board - 1) & 1 == 1);
    some.map(|board| board.to_string()).collect::<Vec<_>>().join(" + ")
}
