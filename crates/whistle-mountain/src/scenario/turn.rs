//! The field `turn`: who is asked what, and where a scenario can begin.

use tabletop::{FieldError, Flow, List, ParseError, Seat, notation::read_number};

use crate::{
    WhistleMountain,
    airship::Berth,
    frame::{Frame, Half, Offer, Question, Step},
    state::Now,
    worker::Errand,
};

/// All airships at home.
const HOME: [Berth; 3] = [Berth::Home; 3];

impl WhistleMountain {
    /// What the top frame asks, in words.
    pub(super) fn show_turn(&self) -> String {
        let (by, question) = match self.stack.last() {
            None => return "over".to_owned(),
            Some(Frame::Do(_)) => return "nothing yet".to_owned(),
            Some(&Frame::Ask(by, question)) => (by, question),
        };
        match question {
            Question::Turn if self.now.main => format!("{by} main"),
            Question::Turn => by.to_string(),
            Question::Forge { builds, moved } => {
                let builds = if builds == 0 { String::new() } else { format!(" {builds}") };
                format!("{by} forge{builds}{}", if moved { " moved" } else { "" })
            }
            Question::Draft => format!("{by} draft"),
            Question::StartStack => format!("{by} start"),
            Question::StartTile(..) => format!("{by} start tile"),
            Question::StartPlace(tile) => format!("{by} start {tile}"),
            Question::Fly { airship, .. } => format!("{by} fly {airship}"),
            Question::Tier(dock) => format!("{by} {dock}"),
            Question::TakeMachine(size) => format!("{by} take {size}"),
            Question::PlaceScaffold(tile) => format!("{by} place {tile}"),
            Question::PlaceMachine(machine) => format!("{by} place {machine}"),
            Question::Where(_, from) => format!("{by} walk {from}"),
            _ => format!("{by} {}", word(question)),
        }
    }

    pub(super) fn write_turn(&mut self, value: &str) -> Result<(), FieldError> {
        let words: Vec<&str> = value.split_whitespace().collect();
        let Some((seat, rest)) = words.split_first() else {
            return Err(FieldError::impossible("a turn is written `A`, `A main` or `A forge`"));
        };
        let by = self.somebody(seat)?;
        let (main, question) = match rest {
            [] => (false, None),
            ["start"] => return self.write_start(by),
            ["main"] => (true, None),
            ["forge", rest @ ..] => {
                let (builds, moved) = match rest {
                    [] => (0, false),
                    ["moved"] => (0, true),
                    [n] => (read_number(n, 3)?, false),
                    [n, "moved"] => (read_number(n, 3)?, true),
                    _ => {
                        return Err(
                            ParseError::unfit(value, "is not like `A forge 2 moved`").into()
                        );
                    }
                };
                (true, Some(Question::Forge { builds: builds as u8, moved }))
            }
            _ => return Err(ParseError::unknown(value, "moment a scenario can begin at").into()),
        };
        self.draft = Default::default();
        self.active = by;
        self.turn = self.turn.max(1);
        self.now = Now { main, ..Now::default() };
        self.drawn.clear();
        self.stack = List::default();
        self.ask(by, Question::Turn);
        question.into_iter().for_each(|question| self.ask(by, question));
        Ok(())
    }

    /// The draft is over; the first scaffolds are taken by this player and those after.
    fn write_start(&mut self, by: Seat) -> Result<(), FieldError> {
        self.draft = Default::default();
        self.active = self.first;
        self.turn = 0;
        self.now = Now::default();
        self.stack = List::default();
        self.then(Step::Begin);
        let order: List<Seat, 4> = self.from(self.first).collect();
        let left = order.iter().skip_while(|&&seat| seat != by);
        let left: List<Seat, 4> = left.copied().collect();
        left.iter().rev().for_each(|&seat| self.ask(seat, Question::StartStack));
        Ok(())
    }
}

impl WhistleMountain {
    /// A position is written in a window or in the setup, where nothing is half done.
    pub(super) fn look_at_the_moment(&self) -> Result<(), FieldError> {
        let (mut drafting, mut starting) = (0, 0);
        for frame in self.stack.iter() {
            match frame {
                Frame::Do(Step::Begin)
                | Frame::Ask(_, Question::Turn | Question::Collect | Question::Forge { .. }) => {}
                Frame::Ask(_, Question::Draft) => drafting += 1,
                Frame::Ask(_, Question::StartStack) => starting += 1,
                _ => {
                    return Err(FieldError::impossible(format!(
                        "`{}` is in the middle of something: write `given turn` too",
                        self.show_turn()
                    )));
                }
            }
        }
        let is_draft = |frame: &&Frame| matches!(frame, Frame::Ask(_, Question::Draft));
        let last = self.stack.iter().find(is_draft);
        if last.is_some_and(|frame| !matches!(frame, Frame::Ask(by, _) if *by == self.first)) {
            return Err(FieldError::impossible(
                "in the draft `first` is not written: write `setup` instead",
            ));
        }
        let is_out = |seat| !self.workers().is_empty() || self.players[seat].airships != HOME;
        if 0 < drafting + starting && self.all_seats().any(is_out) {
            return Err(FieldError::impossible(
                "in the setup neither workers nor airships are on the board",
            ));
        }
        if self.draft.len() < drafting {
            return Err(FieldError::impossible(format!(
                "{drafting} players choose from {} abilities",
                self.draft.len()
            )));
        }
        if self.scaffolds.iter().any(|stack| usize::from(stack.len()) < 2 * starting) {
            return Err(FieldError::impossible(format!(
                "{starting} players find too few scaffolds in a stack"
            )));
        }
        Ok(())
    }
}

/// Questions in a word or two.
fn word(question: Question) -> &'static str {
    match question {
        Question::Draft
        | Question::StartStack
        | Question::StartTile(..)
        | Question::StartPlace(_)
        | Question::Turn
        | Question::Fly { .. }
        | Question::Tier(_)
        | Question::TakeMachine(_)
        | Question::Forge { .. }
        | Question::PlaceScaffold(_)
        | Question::PlaceMachine(_)
        | Question::Where(..) => unreachable!("it is written with more than a word"),
        Question::Ram => "ram",
        Question::Collect => "collect",
        Question::TakeUpgrade { .. } => "take upgrade",
        Question::TakeScaffold { recycle: false } => "take scaffold",
        Question::TakeScaffold { recycle: true } => "recycle",
        Question::Pay(_) => "pay",
        Question::Build => "build",
        Question::Worker(Errand::Move) => "move",
        Question::Worker(Errand::Rescue) => "rescue",
        Question::Worker(Errand::Shelter) => "shelter",
        Question::Worker(Errand::Escape) => "escape",
        Question::Toll => "toll",
        Question::Extend(..) => "extend",
        Question::Activate { .. } => "activate",
        Question::Hub { .. } => "hub",
        Question::Offer(Offer::Again(_)) => "again",
        Question::Offer(Offer::Admiral(_)) => "admiral",
        Question::Offer(Offer::JetpackMove) => "jetpack",
        Question::Offer(Offer::Half(Half::Move)) => "half move",
        Question::Offer(Offer::Half(Half::Build)) => "half build",
        Question::Offer(Offer::Half(Half::Scaffold)) => "half scaffold",
        Question::Offer(Offer::Shuttle) => "shuttle",
        Question::FirstHalf(_) => "first half",
        Question::GainAny => "gain",
        Question::Keep(_) => "keep",
        Question::DiscardCard(_) => "discard card",
        Question::DrawingBoard(_) => "drawing board",
        Question::DiscardScaffold(_) => "discard scaffold",
        Question::Home { .. } => "home",
        Question::Elevate => "elevate",
        Question::Salvage => "salvage",
        Question::TowerStep => "tower step",
        Question::Glide => "glide",
        Question::Doomed => "doomed",
        Question::SwapUpgrades => "swap",
        Question::Disassemble => "disassemble",
        Question::SwapToken => "lay",
        Question::Smuggle(_) => "smuggle",
        Question::Extract(_) => "extract",
        Question::Exchange => "exchange",
        Question::Requisition => "requisition",
        Question::Duplicate => "duplicate",
        Question::Relocation { .. } => "relocate",
    }
}
