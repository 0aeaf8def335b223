//! Where we are in the round: the headline, the steps, the order of play.

use scene::{Line, Progress, Scene, Stage, Turn, Voice};
use tabletop::Seat;

use crate::{
    Imaginarium,
    board::Piece,
    dial::{Job, Jobs},
    frame::{Frame, Question, Step},
};

/// The steps of a round as the bar shows them: Planning, then those of a turn.
const STAGES: [&str; 5] =
    ["stage-planning", "stage-use", "stage-collect", "stage-actions", "stage-finish"];

/// How far a player is with the two actions of the dial.
pub(super) struct Work {
    pub left: Jobs,
    pub now: Option<Job>,
}

impl Imaginarium {
    /// A scene with nothing on the table yet.
    pub(super) fn scene_of_round(&self, voice: Voice<'_>) -> Scene {
        let stage = self.stage();
        let progress = |at: usize| match stage {
            Some(now) if at == now => Progress::Now,
            Some(now) if now < at => Progress::Next,
            _ => Progress::Done,
        };
        let steps = STAGES.iter().enumerate();
        let steps = steps.map(|(at, key)| Stage { name: voice.word(key), state: progress(at) });
        Scene {
            headline: self.headline(stage, voice),
            round: self.round.into(),
            steps: steps.collect(),
            order: self.order(),
            ..Scene::default()
        }
    }

    fn stage(&self) -> Option<usize> {
        let &Frame::Ask(_, question) = self.stack.last()? else { return None };
        Some(match question {
            Question::Place { .. } => 0,
            Question::Use { .. } => 1,
            Question::Collect
            | Question::TopCard
            | Question::PayWood { .. }
            | Question::PayCopper { .. } => 2,
            Question::Finish => 4,
            _ => 3,
        })
    }

    fn headline(&self, stage: Option<usize>, voice: Voice<'_>) -> String {
        let phase = match (stage, self.stack.last()) {
            (Some(0), _) => Line::new("phase-planning"),
            (Some(stage), Some(&Frame::Ask(seat, _))) => {
                let step = ["", "step-use", "step-collect", "step-actions", "step-projects"][stage];
                Line::new("phase-turn").with("seat", seat).with("step", Line::new(step))
            }
            _ => Line::new("phase-over"),
        };
        voice.say(&Line::new("headline").with("round", self.round).with("phase", phase))
    }

    /// In Planning by initiative, those first who have placed already; then along the path
    /// (IM-6.1, IM-7.1). Saboteurs have no turn.
    fn order(&self) -> Vec<Turn> {
        let at = self.stack.iter().find_map(|frame| match frame {
            Frame::Do(Step::Realisation { at }) => Some(usize::from(*at)),
            _ => None,
        });
        let turn = |piece: &Piece, state| Turn {
            seat: piece.seat,
            state,
            note: self.space_of(*piece).map_or_else(String::new, |space| space.id().to_owned()),
        };
        let handymen = |pieces: &mut dyn Iterator<Item = (Piece, Progress)>| {
            let handymen = pieces.filter(|(piece, _)| !piece.saboteur);
            handymen.map(|(piece, state)| turn(&piece, state)).collect()
        };
        match at {
            Some(at) => handymen(&mut self.path.iter().enumerate().map(|(i, &piece)| {
                // The frame holds the place after the one being resolved.
                let state = match (i + 1).cmp(&at) {
                    std::cmp::Ordering::Less => Progress::Done,
                    std::cmp::Ordering::Equal => Progress::Now,
                    std::cmp::Ordering::Greater => Progress::Next,
                };
                (piece, state)
            })),
            None => {
                let placed = self.standing.iter().flatten().chain(self.waiting.iter());
                let placed = placed.map(|&piece| (piece, Progress::Done));
                let to_come = self.initiative.iter().flatten().enumerate();
                let is_over = self.stack.is_empty();
                let to_come = to_come.map(|(i, &piece)| match i {
                    _ if is_over => (piece, Progress::Done),
                    0 => (piece, Progress::Now),
                    _ => (piece, Progress::Next),
                });
                handymen(&mut placed.chain(to_come))
            }
        }
    }

    /// What `seat` is doing with the dial; `None` before it is set in this turn, and after.
    pub(super) fn work(&self, seat: Seat) -> Option<Work> {
        let frames = self.stack.iter().rev();
        let left = frames.clone().find_map(|frame| match *frame {
            Frame::Ask(by, Question::Act { left }) if by == seat => Some(left),
            Frame::Ask(by, Question::Apart { left } | Question::Join { left }) if by == seat => {
                Some(left)
            }
            _ => None,
        });
        let now = frames.clone().find_map(|frame| match *frame {
            Frame::Ask(by, question) if by == seat => job_of(question),
            _ => None,
        });
        match (left, now) {
            (None, None) => None,
            (left, now) => Some(Work { left: left.unwrap_or_default(), now }),
        }
    }
}

fn job_of(question: Question) -> Option<Job> {
    match question {
        Question::Repair { .. }
        | Question::Effect { .. }
        | Question::Erase
        | Question::Jam { .. }
        | Question::Recycle => Some(Job::Repair),
        Question::Dismantle { .. } => Some(Job::Dismantle),
        Question::Apart { .. } | Question::Join { .. } => Some(Job::Reorganise),
        Question::Trade { .. } => Some(Job::Trade),
        Question::Recruit => Some(Job::Recruit),
        _ => None,
    }
}
