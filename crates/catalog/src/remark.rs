//! Remarks: what a bot says about its move to those who play with it, and no secret with it.

use bots::{Advice, Counsel};
use scene::{Lang, Table};
use tabletop::{Rng, Seat};

/// What a bot thought of a move.
#[derive(Clone, PartialEq, Debug)]
pub struct Remark {
    pub by: Seat,
    /// How likely it thinks it is to win.
    pub chance: f32,
    /// What it would have done instead; nothing where that would tell a secret.
    pub second: Option<Second>,
}

/// What a bot would have done instead.
#[derive(Clone, PartialEq, Debug)]
pub struct Second {
    /// In every language.
    labels: Vec<String>,
    pub chance: f32,
}

impl Second {
    pub fn label(&self, lang: Lang) -> &str {
        &self.labels[lang.index()]
    }
}

/// A choice that was looked at so many times longer than any other needs no words.
const CLEAR: u32 = 4;
/// How often what a bot hides is dealt anew, to see whether others could have named its choices.
const DEALT: u64 = 8;

impl Remark {
    /// What `by` thought of a move that it has not made yet; nothing where there was no choice, or none
    /// that it looked at for long. In no game of ours is the answer to an open question a secret.
    pub fn new(
        table: &dyn Table,
        by: Seat,
        played: &str,
        advice: &Advice<String>,
    ) -> Option<Remark> {
        let is_played = |counsel: &&Counsel<String>| counsel.action == played;
        let first = advice.counsels.iter().find(is_played)?;
        let second = advice.counsels.iter().find(|counsel| !is_played(counsel))?;
        if CLEAR * second.visits < first.visits {
            return None;
        }
        let actions = [&*first.action, &*second.action];
        let is_open = is_open(table, by, actions);
        let labels = Lang::ALL.into_iter().map(|lang| labels(table, by, actions, lang));
        let labels: Option<Vec<String>> = labels.map(|[_, second]| second).collect();
        let labels = labels.filter(|_| is_open);
        let second = labels.map(|labels| Second { labels, chance: second.chance });
        Some(Remark { by, chance: first.chance, second })
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

/// What the actions would do, in words; nothing for those that are not possible.
fn labels(table: &dyn Table, by: Seat, actions: [&str; 2], lang: Lang) -> [Option<String>; 2] {
    let choices = table.choices(by, lang);
    actions.map(|action| {
        let choice = choices.iter().find(|choice| choice.notation == action);
        choice.map(|choice| choice.label.clone())
    })
}
