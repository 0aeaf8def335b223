//! Questions in words.

use scene::Line;
use tabletop::Flow;

use super::words;
use crate::{
    WhistleMountain,
    airship::{Airship, Dock},
    frame::{Frame, Half, Offer, Question, Step},
    machine::{Machine, Size},
    worker::Errand,
};

/// The builds of one Forge (WM-8.3).
const BUILDS: u8 = 3;

impl WhistleMountain {
    /// What is asked now.
    pub(super) fn open_question(&self) -> Option<Question> {
        match self.top() {
            Some(Frame::Ask(_, question)) => Some(question),
            _ => None,
        }
    }

    pub(super) fn ask_in_words(&self) -> Option<Line> {
        Some(match self.open_question()? {
            Question::Draft => Line::new("ask-draft"),
            Question::StartStack => Line::new("ask-start-stack"),
            Question::StartTile(..) => Line::new("ask-start-tile"),
            Question::StartPlace(tile) => {
                Line::new("ask-start-place").with("what", words::scaffold(self.edition(), tile))
            }
            Question::Turn if self.now.main => Line::new("ask-turn-after"),
            Question::Turn => Line::new("ask-turn"),
            Question::Ram => Line::new("ask-ram"),
            Question::Fly { airship, ram } => {
                let key = if ram { "ask-fly-ram" } else { "ask-fly" };
                Line::new(key).with("airship", words::airship(airship))
            }
            Question::Collect => {
                let airship = self.now.flown.unwrap_or(Airship::Balloon);
                Line::new("ask-collect").with("airship", words::airship(airship))
            }
            Question::Tier(Dock::Card) => Line::new("ask-tier-cards"),
            Question::Tier(_) => Line::new("ask-tier-scaffolds"),
            Question::TakeMachine(size) => Line::new(match size {
                Size::Small => "ask-take-small",
                Size::Medium => "ask-take-medium",
                Size::Large => "ask-take-large",
            }),
            Question::TakeUpgrade { at_dock: true } => Line::new("ask-buy-upgrade"),
            Question::TakeUpgrade { at_dock: false } => Line::new("ask-take-upgrade"),
            Question::TakeScaffold { recycle: true } => Line::new("ask-recycle"),
            Question::TakeScaffold { recycle: false } => {
                Line::new("ask-take-scaffold").with("left", 1 + self.still_to_come())
            }
            Question::Forge { builds, moved } => self.ask_forge(builds, moved),
            Question::Build => Line::new("ask-build"),
            Question::PlaceScaffold(tile) => {
                Line::new("ask-place-scaffold").with("what", words::scaffold(self.edition(), tile))
            }
            Question::PlaceMachine(machine) => about("ask-place-machine", machine),
            Question::GainAny => Line::new("ask-gain-any").with("left", 1 + self.still_to_come()),
            Question::Offer(offer) => ask_offer(offer),
            question => self.ask_rest(question),
        })
    }

    /// What effects ask.
    fn ask_rest(&self, question: Question) -> Line {
        match question {
            Question::Pay(deed) => Line::new("ask-pay")
                .with("what", words::deed(deed))
                .with("cost", words::cost(self.price(deed).cost)),
            Question::Worker(errand) => Line::new(match errand {
                Errand::Move => "ask-worker-move",
                Errand::Rescue => "ask-worker-rescue",
                Errand::Shelter => "ask-worker-shelter",
                Errand::Escape => "ask-worker-escape",
            }),
            Question::Where(_, from) => Line::new("ask-where").with("place", words::place(from)),
            Question::Toll => Line::new("ask-toll"),
            Question::Extend(machine, _) => about("ask-extend", machine),
            Question::Activate { may: true, .. } => Line::new("ask-activate-may"),
            Question::Activate { may: false, .. } => Line::new("ask-activate"),
            Question::Hub { before: None } => Line::new("ask-hub"),
            Question::Hub { before: Some(_) } => Line::new("ask-hub-again"),
            Question::FirstHalf(machine) => about("ask-first-half", machine),
            Question::Keep(n) => Line::new("ask-keep").with("n", n),
            Question::DiscardCard(deed) => {
                Line::new("ask-discard-card").with("what", words::deed(deed))
            }
            Question::DrawingBoard(n) => Line::new("ask-drawing-board").with("n", n + 1),
            Question::DiscardScaffold(deed) => {
                Line::new("ask-discard-scaffold").with("what", words::deed(deed))
            }
            Question::Home { .. } => Line::new("ask-home"),
            Question::Elevate => Line::new("ask-elevate"),
            Question::Salvage => Line::new("ask-salvage"),
            Question::TowerStep => Line::new("ask-tower-step"),
            Question::Glide => Line::new("ask-glide"),
            Question::Doomed => Line::new("ask-doomed"),
            Question::SwapUpgrades => Line::new("ask-swap-upgrades"),
            Question::Disassemble => Line::new("ask-disassemble"),
            Question::SwapToken => Line::new("ask-swap-token"),
            Question::Smuggle(_) => Line::new("ask-smuggle"),
            Question::Extract(_) => Line::new("ask-extract"),
            Question::Exchange => Line::new("ask-exchange"),
            Question::Requisition => Line::new("ask-requisition"),
            Question::Duplicate => Line::new("ask-duplicate"),
            Question::Relocation { .. } => Line::new("ask-relocation"),
            _ => unreachable!("{question:?} is asked elsewhere"),
        }
    }

    /// How many scaffolds or resources follow the one that is asked for.
    fn still_to_come(&self) -> u8 {
        match self.stack.iter().rev().nth(1) {
            Some(&Frame::Do(Step::TakeScaffolds(n) | Step::GainAny(n))) => n,
            _ => 0,
        }
    }

    /// With the Works that are left and their prices (WM-8.3, WM-8.7).
    fn ask_forge(&self, builds: u8, moved: bool) -> Line {
        let works = self.edition().works;
        let to_build = if builds < BUILDS {
            Line::new("forge-builds")
                .with("n", BUILDS - builds)
                .with("cost", words::cost(works.builds[usize::from(builds)]))
        } else {
            Line::new("forge-no-build")
        };
        let to_move = if moved {
            Line::new("forge-no-move")
        } else {
            Line::new("forge-moves")
                .with("move", words::cost(works.moving))
                .with("rescue", words::cost(works.rescue))
        };
        Line::new("ask-forge").with("builds", to_build).with("moves", to_move)
    }
}

fn ask_offer(offer: Offer) -> Line {
    match offer {
        Offer::Again(machine) => about("ask-again", machine),
        Offer::Admiral(machine) => about("ask-admiral", machine),
        Offer::JetpackMove => Line::new("ask-jetpack"),
        Offer::Half(Half::Move) => Line::new("ask-half-move"),
        Offer::Half(Half::Build) => Line::new("ask-half-build"),
        Offer::Half(Half::Scaffold) => Line::new("ask-half-scaffold"),
        Offer::Shuttle => Line::new("ask-shuttle"),
    }
}

fn about(key: &'static str, machine: Machine) -> Line {
    Line::new(key).with("machine", words::machine(machine))
}
