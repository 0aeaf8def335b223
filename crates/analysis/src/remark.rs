//! Remarks: what a bot says about its move to those who play with it, and no secret with it.

use bots::{Candidate, SearchResult};
use scene::{Lang, Table};
use tabletop::{Rng, Seat};

/// What a bot thought of a move.
#[derive(Clone, PartialEq, Debug)]
pub struct Remark {
    pub by: Seat,
    /// How likely it thinks it is to win.
    pub chance: f32,
    /// What it would have done instead; `None` where that would tell a secret.
    pub second: Option<SecondThought>,
}

/// What a bot would have done instead.
#[derive(Clone, PartialEq, Debug)]
pub struct SecondThought {
    /// In every language.
    labels: Vec<String>,
    pub chance: f32,
}

impl SecondThought {
    pub fn label(&self, lang: Lang) -> &str {
        &self.labels[lang.index()]
    }
}

/// A choice with so many times the visits of any other needs no words.
const CLEAR: u32 = 4;
/// How often what a bot hides is dealt anew, to see whether others could have named its choices.
const DEALT: u64 = 8;

impl Remark {
    /// What `by` thought of a move that it has not made yet; `None` where there was no choice, or no other
    /// with many visits. In no game of ours is the answer to an open question a secret.
    pub fn new(
        table: &dyn Table,
        by: Seat,
        played: &str,
        found: &SearchResult<String>,
    ) -> Option<Remark> {
        let is_played = |candidate: &&Candidate<String>| candidate.action == played;
        let first = found.candidates.iter().find(is_played)?;
        let second = found.candidates.iter().find(|candidate| !is_played(candidate))?;
        if CLEAR * second.visits < first.visits {
            return None;
        }
        let actions = [&*first.action, &*second.action];
        let is_open = is_open(table, by, actions);
        let labels = Lang::ALL.into_iter().map(|lang| labels(table, by, actions, lang));
        let labels: Option<Vec<String>> = labels.map(|[_, second]| second).collect();
        let labels = labels.filter(|_| is_open);
        let second = labels.map(|labels| SecondThought { labels, chance: second.win_probability });
        Some(Remark { by, chance: first.win_probability, second })
    }
}

/// Whether everybody could have named these choices: they are possible and mean the same whatever
/// the bot hides.
fn is_open(table: &dyn Table, by: Seat, actions: [&str; 2]) -> bool {
    let known = labels(table, by, actions, Lang::default());
    let others = Seat::first(table.seats()).filter(|seat| *seat != by);
    let mut deals = others.flat_map(|other| (0..DEALT).map(move |seed| (other, seed)));
    deals.all(|(other, seed)| {
        let dealt = table.dealt_anew(other, &mut Rng::new(seed));
        labels(&*dealt, by, actions, Lang::default()) == known
    })
}

/// What the actions would do, in words; `None` for those that are not possible.
fn labels(table: &dyn Table, by: Seat, actions: [&str; 2], lang: Lang) -> [Option<String>; 2] {
    let choices = table.choices(by, lang);
    actions.map(|action| {
        let choice = choices.iter().find(|choice| choice.notation == action);
        choice.map(|choice| choice.label.clone())
    })
}
