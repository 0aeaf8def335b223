//! The question that is open, and its answers: what they would do, and where they are clicked.

use scene::{Anchor, Line};
use tabletop::Seat;

use super::{describe::all, layout::of_seat};
use crate::{
    Flotsam,
    action::Action,
    drift::{Drift, finds},
    frame::{Frame, Question},
};

impl Flotsam {
    pub(super) fn question(&self) -> Option<Line> {
        let &Frame::Ask(_, question) = self.stack.last()? else { return None };
        Some(match question {
            Question::Keep => Line::new("ask-keep"),
            Question::Comb if self.catch.is_empty() => Line::new("ask-begin"),
            Question::Comb => {
                let left = self.options.edition.waves - self.catch.count(Drift::Wave);
                Line::new("ask-comb").with("left", left)
            }
        })
    }

    pub(super) fn label_of(&self, action: Action) -> Line {
        let edition = &self.options.edition;
        match action {
            Action::Keep(wish) => {
                Line::new("do-keep").with("wish", all(wish)).with("vp", edition.bonus)
            }
            Action::Comb => {
                let waves = u32::from(self.sea.count(Drift::Wave));
                let all = u32::from(self.sea.len()).max(1);
                Line::new("do-comb").with("chance", 100 * waves / all)
            }
            Action::Home if finds(&self.catch) == 0 => Line::new("do-home-empty"),
            Action::Home => Line::new("do-home").with("vp", edition.worth(&self.catch)),
        }
    }
}

/// On a card, on the sea, on the own basket.
pub(super) fn anchor_of(by: Seat, action: Action) -> Anchor {
    match action {
        Action::Keep(wish) => {
            let zone = of_seat("wish", by);
            let token = format!("{zone}/{wish}");
            Anchor::token(zone, token)
        }
        Action::Comb => Anchor::zone("sea"),
        Action::Home => Anchor::zone(of_seat("basket", by)),
    }
}
