//! The field `turn`: who is asked what, and where a scenario can begin.

use tabletop::{FieldError, Flow, List, ParseError, Seat};

use crate::{
    CloudAge,
    frame::{Cause, Frame, Question, Step},
    state::Now,
};

impl CloudAge {
    /// What the top frame asks, in words.
    pub(super) fn show_turn(&self) -> String {
        match self.stack.last() {
            None => "over".to_owned(),
            Some(Frame::Do(_)) => "nothing yet".to_owned(),
            Some(&Frame::Ask(by, question)) => format!("{by} {}", word(question)),
        }
    }

    pub(super) fn known(&self, seat: &str) -> Result<Seat, FieldError> {
        let seat: Seat = seat.parse()?;
        if seat.0 < self.seats {
            Ok(seat)
        } else {
            Err(FieldError::impossible(format!("nobody sits on {seat}")))
        }
    }

    pub(super) fn write_turn(&mut self, value: &str) -> Result<(), FieldError> {
        if self.round == 0 {
            return Err(FieldError::impossible("write `given round` first: it ends the setup"));
        }
        match value.split_once(' ') {
            None if value == "score" => self.begin_with(Step::Score),
            None if value == "book" => self.begin_book()?,
            Some((seat, moment)) => {
                let by = self.known(seat)?;
                let n = (by.0 + self.seats - self.first.0) % self.seats;
                match moment {
                    "produce" => self.begin_with(Step::Production(n)),
                    "fly" => self.begin_with(Step::Flight(n)),
                    "action" => self.begin_with(Step::Turn(n)),
                    "fight" => self.begin_fight_of(by, n)?,
                    _ => return Err(no_moment(value)),
                }
            }
            _ => return Err(no_moment(value)),
        }
        Ok(())
    }

    /// The frames of the round from this step on.
    pub(super) fn begin_with(&mut self, step: Step) {
        self.stack = List::default();
        (self.now, self.over) = (Now::default(), false);
        let later: &[Step] = match step {
            Step::Production(_) => &[Step::Turn(0), Step::Flight(0), Step::Navigation(0)],
            Step::Flight(_) => &[Step::Turn(0)],
            _ => &[],
        };
        later.iter().chain([&step]).for_each(|&step| self.then(step));
    }

    fn begin_book(&mut self) -> Result<(), FieldError> {
        if !self.has_book(self.round) {
            return Err(FieldError::impossible(format!(
                "no book is active in round {}",
                self.round
            )));
        }
        self.begin_with(Step::Production(0));
        self.then(Step::BookDone);
        self.turn_order().rev().for_each(|seat| self.ask(seat, Question::Book));
        Ok(())
    }

    /// The airship has landed and the marker is put: the combat for the city where it stands.
    fn begin_fight_of(&mut self, by: Seat, n: u8) -> Result<(), FieldError> {
        let city = self.city_at(self.players[by].airship);
        let city = city.filter(|&city| self.city_values(city).is_some());
        let city = city.ok_or_else(|| {
            FieldError::impossible(format!("there is no fight where {by} stands"))
        })?;
        self.begin_with(Step::Flight(n + 1));
        self.active = by;
        self.then(Step::Fight(by, Cause::City(city)));
        Ok(())
    }

    /// A position is written where nothing is half done.
    pub(super) fn look_at_the_moment(&self) -> Result<(), FieldError> {
        let is_whole = |frame: &Frame| match frame {
            Frame::Do(step) => matches!(
                step,
                Step::Round
                    | Step::BookDone
                    | Step::Production(_)
                    | Step::Navigation(_)
                    | Step::Flight(_)
                    | Step::Turn(_)
                    | Step::Landed
                    | Step::Marker
                    | Step::Combat
                    | Step::Fight(..)
                    | Step::SoloBoard
                    | Step::OwnEnd
                    | Step::Follower(_)
                    | Step::EndTurn
                    | Step::Score
            ),
            Frame::Ask(_, question) => matches!(
                question,
                Question::Mission
                    | Question::Discard
                    | Question::Book
                    | Question::Produce
                    | Question::Navigation(_)
                    | Question::Fly
                    | Question::Action
                    | Question::Whitehaven
            ),
        };
        let fought = self.now.fight.is_none_or(|fight| fight.drawn == 0);
        match fought && self.stack.iter().all(is_whole) {
            true => Ok(()),
            false => Err(FieldError::impossible(format!(
                "`{}` is in the middle of something: write `given turn` too",
                self.show_turn()
            ))),
        }
    }
}

fn no_moment(value: &str) -> FieldError {
    ParseError::unknown(value, "moment a scenario can begin at").into()
}

/// Questions in a word.
fn word(question: Question) -> &'static str {
    match question {
        Question::Mission => "mission",
        Question::Discard => "discard",
        Question::Book => "book",
        Question::Produce => "produce",
        Question::Navigation(_) => "navigation",
        Question::Fly => "fly",
        Question::Gain(..) => "gain",
        Question::Toll(_) => "toll",
        Question::Fight => "fight",
        Question::Action => "action",
        Question::District => "district",
        Question::Space => "space",
        Question::OnDeck(_) => "card",
        Question::Update => "update",
        Question::Wrench => "wrench",
        Question::First(..) => "first",
        Question::Build => "build",
        Question::Resource => "resource",
        Question::PayCard(..) => "pay",
        Question::PayPlant(..) => "give",
        Question::Upgrade { .. } => "upgrade",
        Question::Project { .. } => "project",
        Question::Sell(_) => "sell",
        Question::Plant(_) => "plant",
        Question::Lay { .. } => "lay",
        Question::Whitehaven => "whitehaven",
        Question::Weapon => "weapon",
        Question::Solo => "solo",
    }
}
