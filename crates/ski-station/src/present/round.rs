//! Where we are in the game: the headline, the phases of the round, the order of play.

use scene::{Line, Progress, Scene, Stage, Turn, Voice};
use tabletop::{Flow, Game, Seat};

use crate::{
    SkiStation,
    frame::{Frame, Question, Step},
    plate::{OUT, ROUNDS},
};

/// The phases in which somebody is asked, and the one in which nobody is (SK-3.1).
const PHASES: [&str; 4] = ["income", "actions", "thresholds", "evaluation"];
const INCOME: usize = 0;
const ACTIONS: usize = 1;
const THRESHOLDS: usize = 2;

impl SkiStation {
    /// A scene with nothing on the table yet.
    pub(super) fn scene_of_round(&self, voice: Voice<'_>) -> Scene {
        let stage = |(at, phase): (usize, &&str)| Stage {
            name: voice.word(&format!("stage-{phase}")),
            state: self.progress(at.cmp(&self.phase())),
        };
        Scene {
            headline: self.headline(voice),
            round: self.round(),
            steps: PHASES.iter().enumerate().map(stage).collect(),
            order: self.order_in_words(voice),
            ..Scene::default()
        }
    }

    fn progress(&self, at: std::cmp::Ordering) -> Progress {
        match at {
            _ if self.over => Progress::Done,
            std::cmp::Ordering::Less => Progress::Done,
            std::cmp::Ordering::Equal => Progress::Now,
            std::cmp::Ordering::Greater => Progress::Next,
        }
    }

    /// The phase of the round; what comes after it waits at the bottom of the stack.
    fn phase(&self) -> usize {
        match self.stack.first() {
            Some(Frame::Do(Step::Evaluation)) => THRESHOLDS,
            Some(Frame::Do(Step::Turns))
                if self.waits_for(|_, question| question == Question::Wages) =>
            {
                INCOME
            }
            _ => ACTIONS,
        }
    }

    fn waits_for(&self, is_it: impl Fn(Seat, Question) -> bool) -> bool {
        self.stack.iter().any(|frame| match *frame {
            Frame::Ask(seat, question) => is_it(seat, question),
            Frame::Do(_) => false,
        })
    }

    fn headline(&self, voice: Voice<'_>) -> String {
        let phase = match self.deciders().first() {
            None => Line::new("phase-over"),
            Some(seat) => Line::new(format!("phase-{}", PHASES[self.phase()])).with("seat", seat),
        };
        let headline = Line::new("headline").with("round", self.round).with("rounds", ROUNDS);
        voice.say(&headline.with("phase", phase))
    }

    /// Rearmost first (SK-5.1). Done are those whose pawn has left the plate (SK-5.20), in other
    /// phases those who have answered.
    fn order_in_words(&self, voice: Voice<'_>) -> Vec<Turn> {
        let in_actions = self.phase() == ACTIONS;
        let turn = |&seat: &Seat| {
            let pawn = self.players[seat].pawn;
            let waits = match in_actions {
                true => self.is_on_current_plate(pawn),
                false => self.waits_for(|other, _| other == seat),
            };
            let state = match waits {
                _ if self.over => Progress::Done,
                _ if self.deciders().contains(seat) => Progress::Now,
                true => Progress::Next,
                false => Progress::Done,
            };
            let note = match pawn.column {
                0 => voice.word("zone-start"),
                OUT => voice.word("zone-out"),
                _ => pawn.to_string(),
            };
            Turn { seat, state, note }
        };
        self.order().iter().map(turn).collect()
    }
}
