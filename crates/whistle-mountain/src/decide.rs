//! The questions: one file each, its answers (`*_answers`) beside what they do (`*_choose`).

mod activate;
mod build;
mod cards;
mod dock;
mod draft;
mod fly;
mod machine;
mod pay;
mod perform;
mod relocate;
mod scaffold;
mod window;
mod worker;

use tabletop::{Choices, Flow, Seat, Stack};

use crate::{
    Cx, WhistleMountain,
    action::Action,
    event::Event,
    frame::{Frame, Question, Step},
};

impl Flow for WhistleMountain {
    type Step = Step;
    type Question = Question;
    type Action = Action;
    type Event = Event;

    #[inline]
    fn stack(&self) -> &impl Stack<Frame> {
        &self.stack
    }

    #[inline]
    fn stack_mut(&mut self) -> &mut impl Stack<Frame> {
        &mut self.stack
    }

    #[inline]
    fn step(&mut self, step: Step, cx: &mut Cx<'_>) {
        self.do_step(step, cx);
    }

    /// The end of a turn is always asked, so that it can be looked at before. Other windows are
    /// asked as long as a card might be played in them, and which card is discarded as long as there
    /// is one: passing over the question would tell about the hand (J-74).
    #[inline]
    fn is_always_asked(&self, by: Seat, question: Question) -> bool {
        match question {
            Question::Turn => true,
            Question::Collect | Question::Forge { .. } => {
                !self.now.card && !self.players[by].hand.is_empty()
            }
            Question::DiscardCard(_) | Question::DrawingBoard(_) => {
                !self.players[by].hand.is_empty()
            }
            _ => false,
        }
    }

    #[inline]
    fn tell_only_answer(&self, by: Seat, only: Action, cx: &mut Cx<'_>) {
        let nothing_to_do = matches!(only, Action::Done | Action::Decline | Action::Pay(_));
        if !nothing_to_do {
            cx.tell(|| Event::Automatic { seat: by, action: only });
        }
    }

    #[inline]
    fn answers(&self, by: Seat, question: Question, out: &mut impl Choices<Action>) {
        match question {
            Question::Draft => self.draft_answers(out),
            Question::StartStack => self.start_stack_answers(out),
            Question::StartTile(a, b) => WhistleMountain::start_tile_answers(a, b, out),
            Question::StartPlace(tile) => self.start_place_answers(tile, out),
            Question::Turn => self.turn_answers(by, out),
            Question::Ram => self.ram_answers(by, out),
            Question::Fly { airship, ram } => self.fly_answers(by, airship, ram, out),
            Question::Collect => self.collect_answers(by, out),
            Question::Tier(dock) => self.tier_answers(by, dock, out),
            Question::TakeMachine(size) => self.take_machine_answers(size, out),
            Question::TakeUpgrade { at_dock } => self.take_upgrade_answers(by, at_dock, out),
            Question::TakeScaffold { .. } => self.take_scaffold_answers(out),
            Question::Pay(deed) => self.pay_answers(by, deed, out),
            Question::Forge { builds, moved } => self.forge_answers(by, builds, moved, out),
            Question::Build => self.build_answers(by, out),
            Question::PlaceScaffold(tile) => self.place_scaffold_answers(tile, out),
            Question::PlaceMachine(machine) => self.place_machine_answers(machine, out),
            Question::Worker(errand) => self.worker_answers(by, errand, out),
            Question::Where(errand, from) => self.where_answers(errand, from, out),
            Question::Toll => self.toll_answers(by, out),
            Question::Extend(machine, spot) => self.extend_answers(by, machine, spot, out),
            Question::Activate { not, order, may } => {
                self.activate_answers(by, not, order, may, out);
            }
            Question::Hub { before } => self.hub_answers(by, before, out),
            Question::Offer(offer) => self.offer_answers(by, offer, out),
            Question::FirstHalf(machine) => self.first_half_answers(by, machine, out),
            Question::GainAny => self.gain_any_answers(out),
            Question::Keep(n) => self.keep_answers(n, out),
            Question::DiscardCard(_) => self.discard_card_answers(by, out),
            Question::DrawingBoard(n) => self.drawing_board_answers(by, n, out),
            Question::DiscardScaffold(deed) => self.discard_scaffold_answers(by, deed, out),
            Question::Home { order } => self.home_answers(by, order, out),
            Question::Elevate => self.elevate_answers(out),
            Question::Salvage => self.salvage_answers(out),
            Question::TowerStep => self.tower_step_answers(by, out),
            Question::Glide => self.glide_answers(by, out),
            Question::Doomed => self.doomed_answers(by, out),
            Question::SwapUpgrades => self.swap_upgrades_answers(by, out),
            Question::Disassemble => self.disassemble_answers(out),
            Question::SwapToken => self.swap_token_answers(out),
            Question::Smuggle(place) => self.smuggle_answers(place, out),
            Question::Extract(tile) => self.extract_answers(tile, out),
            Question::Exchange => self.exchange_answers(by, out),
            Question::Requisition => self.requisition_answers(by, out),
            Question::Duplicate => self.duplicate_answers(by, out),
            Question::Relocation { scaffold, spot } => {
                self.relocation_answers(scaffold, spot, out);
            }
        }
    }

    fn choose(&mut self, by: Seat, question: Question, action: Action, cx: &mut Cx<'_>) {
        match question {
            Question::Draft => self.draft_choose(by, action, cx),
            Question::StartStack => self.start_stack_choose(by, action, cx),
            Question::StartTile(..) => self.start_tile_choose(by, action),
            Question::StartPlace(tile) => self.start_place_choose(by, tile, action, cx),
            Question::Turn => self.turn_choose(by, action, cx),
            Question::Ram => self.ram_choose(by, action),
            Question::Fly { airship, ram } => self.fly_choose(by, airship, ram, action, cx),
            Question::Collect => self.collect_choose(by, action, cx),
            Question::Tier(dock) => self.tier_choose(by, dock, action, cx),
            Question::TakeMachine(_) => self.take_machine_choose(by, action, cx),
            Question::TakeUpgrade { at_dock } => {
                self.take_upgrade_choose(by, at_dock, action, cx);
            }
            Question::TakeScaffold { recycle } => {
                self.take_scaffold_choose(by, recycle, action, cx);
            }
            Question::Pay(deed) => self.pay_choose(by, deed, action, cx),
            Question::Forge { builds, moved } => {
                self.forge_choose(by, builds, moved, action, cx);
            }
            Question::Build => self.build_choose(by, action),
            Question::PlaceScaffold(tile) => self.place_scaffold_choose(by, tile, action, cx),
            Question::PlaceMachine(machine) => {
                self.place_machine_choose(by, machine, action, cx);
            }
            Question::Worker(errand) => self.worker_choose(by, errand, action, cx),
            Question::Where(_, from) => self.where_choose(by, from, action, cx),
            Question::Toll => self.toll_choose(by, action, cx),
            Question::Extend(machine, spot) => {
                self.extend_choose(by, machine, spot, action, cx);
            }
            Question::Activate { order, .. } => self.activate_choose(by, order, action, cx),
            Question::Hub { before } => self.hub_choose(by, before, action, cx),
            Question::Offer(offer) => self.offer_choose(by, offer, action, cx),
            Question::FirstHalf(machine) => self.first_half_choose(by, machine, action),
            Question::GainAny | Question::Smuggle(_) | Question::Extract(_) => {
                self.gain_choose(by, action, cx);
            }
            Question::Keep(_) => self.keep_choose(by, action, cx),
            Question::DiscardCard(_) => self.discard_card_choose(by, action, cx),
            Question::DrawingBoard(n) => self.drawing_board_choose(by, n, action, cx),
            Question::DiscardScaffold(_) => self.discard_scaffold_choose(by, action, cx),
            Question::Home { .. } => self.home_choose(by, action, cx),
            Question::Elevate => self.elevate_choose(by, action, cx),
            Question::Salvage => self.salvage_choose(by, action, cx),
            Question::TowerStep => self.tower_step_choose(by, action, cx),
            Question::Glide => self.glide_choose(by, action, cx),
            Question::Doomed => self.doomed_choose(by, action, cx),
            Question::SwapUpgrades => self.swap_upgrades_choose(by, action, cx),
            Question::Disassemble => self.disassemble_choose(by, action, cx),
            Question::SwapToken => self.swap_token_choose(action, cx),
            Question::Exchange => self.exchange_choose(by, action, cx),
            Question::Requisition => self.requisition_choose(by, action, cx),
            Question::Duplicate => self.duplicate_choose(by, action, cx),
            Question::Relocation { .. } => self.relocation_choose(by, action, cx),
        }
    }
}
