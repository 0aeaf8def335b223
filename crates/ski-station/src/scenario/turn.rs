//! The field `turn`: who is asked what, and where a scenario can begin.

use tabletop::{FieldError, Flow, List, ParseError, Seat};

use crate::{
    SkiStation,
    frame::{Frame, Lot, Question, Step},
};

impl SkiStation {
    /// What the top frame asks, in words.
    pub(super) fn show_turn(&self) -> String {
        match self.stack.last() {
            None => "over".to_owned(),
            Some(Frame::Do(_)) => "nothing yet".to_owned(),
            Some(&Frame::Ask(by, question)) => match word(question) {
                "" => by.to_string(),
                word => format!("{by} {word}"),
            },
        }
    }

    pub(super) fn write_turn(&mut self, value: &str) -> Result<(), FieldError> {
        let words: Vec<&str> = value.split_whitespace().collect();
        let step = match words[..] {
            ["income"] => Step::Income,
            ["thresholds"] => Step::Thresholds,
            ["evaluation"] => Step::Evaluation,
            [seat] => return self.write_seat_turn(seat, |game, by| game.ask(by, Question::Move)),
            [seat, "square"] => {
                return self.write_seat_turn(seat, |game, by| {
                    game.then(Step::Turns);
                    game.ask(by, Question::Rest);
                    game.then(Step::Square);
                });
            }
            [seat, "rest"] => {
                return self.write_seat_turn(seat, |game, by| {
                    game.then(Step::Turns);
                    game.ask(by, Question::Rest);
                });
            }
            _ => return Err(ParseError::unknown(value, "moment a scenario can begin at").into()),
        };
        self.stack = List::default();
        self.over = false;
        self.then(step);
        Ok(())
    }

    fn write_seat_turn(
        &mut self,
        seat: &str,
        begin: impl FnOnce(&mut SkiStation, Seat),
    ) -> Result<(), FieldError> {
        let by: Seat = seat.parse()?;
        if self.seats <= by.0 {
            return Err(FieldError::impossible(format!("nobody sits on {by}")));
        }
        self.stack = List::default();
        self.over = false;
        self.active = by;
        begin(self, by);
        Ok(())
    }

    /// What is asked on a square follows from the square: a pawn that was moved to another one by a
    /// `given` line is asked anew.
    pub(super) fn look_again_at_the_square(&mut self) {
        if let Some(Frame::Ask(_, Question::Square | Question::Piste { .. })) = self.stack.last() {
            self.stack.pop();
            self.then(Step::Square);
        }
    }

    /// A position is written where nothing is half done.
    pub(super) fn look_at_the_moment(&self) -> Result<(), FieldError> {
        let is_whole = |frame: &Frame| match frame {
            Frame::Do(step) => matches!(
                step,
                Step::Income | Step::Turns | Step::Square | Step::Thresholds | Step::Evaluation
            ),
            Frame::Ask(_, Question::Piste { lot, square }) => *square && *lot == Lot::default(),
            Frame::Ask(_, question) => matches!(
                question,
                Question::Move
                    | Question::Rest
                    | Question::Square
                    | Question::Threshold
                    | Question::Wages
            ),
        };
        match self.stack.iter().all(is_whole) {
            true => Ok(()),
            false => Err(FieldError::impossible(format!(
                "`{}` is in the middle of something: write `given turn` too",
                self.show_turn()
            ))),
        }
    }
}

/// Questions in a word or two; nothing for the start of a turn.
fn word(question: Question) -> &'static str {
    match question {
        Question::Move => "",
        Question::Pay(..) => "pay",
        Question::Square => "square",
        Question::Piste { square: true, .. } => "square",
        Question::Piste { .. } => "piste",
        Question::Disk { .. } => "disk",
        Question::FreePiste { .. } => "free piste",
        Question::Pending(_) => "effects",
        Question::Reward(_) => "reward",
        Question::Site(_) => "site",
        Question::Discarded { .. } => "discarded building",
        Question::BuyDiscarded => "discarded development",
        Question::Mode { .. } => "mode",
        Question::Improve { .. } => "improve",
        Question::Threshold => "threshold",
        Question::TurnUp(_) => "turn up",
        Question::Stand(_) => "stand",
        Question::ActivateFree(_) => "activate",
        Question::MoveDisk => "move disk",
        Question::MoveDiskTo(_) => "move disk to",
        Question::ScoreBonus => "score",
        Question::Wages => "wages",
        Question::Rest => "rest",
        Question::Seat => "seat",
        Question::Unseat => "unseat",
    }
}
