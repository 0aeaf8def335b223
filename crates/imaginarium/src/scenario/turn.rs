//! The field `turn`: who is asked what, and how a scenario begins in the middle of a round.

use tabletop::{FieldError, Flow, List, ParseError, Seat};

use crate::{
    Imaginarium,
    board::{BELT, Piece, Space},
    dial::Jobs,
    frame::{Frame, Question, Step},
};

impl Imaginarium {
    /// What the top frame asks, in words.
    pub(super) fn show_turn(&self) -> String {
        let (by, question) = match self.stack.last() {
            None => return "over".to_owned(),
            Some(Frame::Do(_)) => return "nothing yet".to_owned(),
            Some(&Frame::Ask(by, question)) => (by, question),
        };
        let what = match question {
            Question::Place { saboteur } => {
                return format!("{} place", Piece { seat: by, saboteur });
            }
            Question::Use { .. } => "use",
            Question::Collect => "collect",
            Question::TopCard => "top",
            Question::PayWood { .. } => "pay wood",
            Question::PayCopper { .. } => "pay copper",
            Question::Dial => "dial",
            Question::Act { left } => return format!("{by} act {left}"),
            Question::Repair { .. } => "repair",
            Question::Effect { .. } => "effect",
            Question::Erase => "erase",
            Question::Jam { victim } => return format!("{by} jam {victim}"),
            Question::Recycle => "recycle",
            Question::Dismantle { .. } => "dismantle",
            Question::Apart { .. } => "apart",
            Question::Join { .. } => "join",
            Question::Trade { .. } => "trade",
            Question::Recruit => "recruit",
            Question::Finish => "finish",
        };
        format!("{by} {what}")
    }

    /// No position is written while a workshop is taken apart, something is paid for or a repaired
    /// machine takes effect: what was there before, or is still to be done, would not fit it.
    pub(super) fn look_at_the_moment(&self) -> Result<(), FieldError> {
        let is_half_done = |question: Question| {
            matches!(
                question,
                Question::Apart { .. }
                    | Question::Join { .. }
                    | Question::PayWood { .. }
                    | Question::PayCopper { .. }
                    | Question::Effect { .. }
                    | Question::Erase
                    | Question::Jam { .. }
                    | Question::Recycle
            )
        };
        match self.stack.iter().any(|frame| matches!(frame, Frame::Ask(_, q) if is_half_done(*q))) {
            false => Ok(()),
            true => Err(FieldError::impossible(format!(
                "`{}` is in the middle of something: write `given turn` too",
                self.show_turn()
            ))),
        }
    }

    /// Whoever stands on a machine and has no turn any more in this round has been there and gone: the
    /// belt moves on, and no machine may lie there in the next one.
    pub(super) fn leave_the_belt(&mut self) {
        let next = self.stack.iter().find_map(|frame| match frame {
            Frame::Do(Step::Realisation { at }) => Some(usize::from(*at)),
            _ => None,
        });
        let Some(next) = next else { return };
        let to_come = next.saturating_sub(1).min(self.path.len());
        for space in 0..BELT {
            let Some(piece) = self.standing[space] else { continue };
            let free = self.initiative.iter().position(Option::is_none);
            if let Some(free) = free.filter(|_| !self.path[to_come..].contains(&piece)) {
                self.standing[space] = None;
                self.initiative[free] = Some(piece);
            }
        }
    }

    pub(super) fn write_turn(&mut self, value: &str) -> Result<(), FieldError> {
        if self.show_turn() == value {
            return Ok(());
        }
        self.before = Default::default();
        let mut stack: List<Frame, 16> = [Frame::Do(Step::Check)].into_iter().collect();
        let words: Vec<&str> = value.split_whitespace().collect();
        if words == ["planning"] {
            stack.push(Frame::Do(Step::Order));
            stack.push(Frame::Do(Step::Planning));
            self.stack = stack;
            return Ok(());
        }
        let [seat, step, rest @ ..] = words.as_slice() else {
            return Err(ParseError::unfit(value, "is not like `planning` or `A use`").into());
        };
        let by = self.known_piece(Piece::handyman(seat.parse()?))?.seat;
        self.stand_somewhere(by);
        self.stack = stack;
        self.fix_order();
        let at = self.path.iter().position(|&piece| piece == Piece::handyman(by));
        let at = at.expect("it stands somewhere") as u8;
        self.stack.pop();
        self.stack.push(Frame::Do(Step::Realisation { at: at + 1 }));
        let n = match (*step, rest) {
            ("use", []) => 4,
            ("collect", []) => 3,
            ("dial", []) => 2,
            ("act", [left]) => {
                let left: Jobs = left.parse()?;
                if 2 < left.len() {
                    return Err(FieldError::impossible("at most two actions are left of a pair"));
                }
                self.stack.push(Frame::Do(Step::Validation { by }));
                self.ask(by, Question::Act { left });
                return Ok(());
            }
            ("finish", []) => {
                self.ask(by, Question::Finish);
                return Ok(());
            }
            _ => return Err(ParseError::unknown(value, "moment a scenario can begin at").into()),
        };
        Self::steps(by)[..n].iter().for_each(|&frame| self.stack.push(frame));
        Ok(())
    }

    /// Unless the scenario has placed the handyman, it and those after it stand on the extractors
    /// and then wait, in the order of the seats beginning with `by`.
    fn stand_somewhere(&mut self, by: Seat) {
        let placed = |game: &Imaginarium, piece: Piece| {
            game.space_of(piece).is_some() || game.waiting.contains(&piece)
        };
        if placed(self, Piece::handyman(by)) {
            return;
        }
        for i in 0..self.seats {
            let piece = Piece::handyman(Seat((by.0 + i) % self.seats));
            if placed(self, piece) {
                continue;
            }
            self.lift(piece);
            let free =
                Space::ALL[BELT..].iter().find(|space| self.standing[space.index()].is_none());
            match free {
                Some(space) => self.standing[space.index()] = Some(piece),
                None => self.waiting.push(piece),
            }
        }
    }
}
