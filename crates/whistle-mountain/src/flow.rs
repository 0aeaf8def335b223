//! The flow: turns, their ends, the last round (chapters WM-4, WM-15 and WM-16).

use tabletop::{Flow, Seat};

use crate::{
    Cx, WhistleMountain,
    ability::Ability,
    airship::{Airship, Berth},
    event::{Event, Reason},
    frame::{Ending, Offer, Question, Step, Trigger},
    goods::Goods,
    state::Now,
    upgrade::Upgrade,
};

impl WhistleMountain {
    pub(crate) fn do_step(&mut self, step: Step, cx: &mut Cx<'_>) {
        match step {
            Step::Begin => self.begin_turn(cx),
            Step::EndTurn(ending) => self.end_turn(ending, cx),
            Step::Perform(deed) => self.perform(deed, cx),
            Step::Discard(card) => {
                self.discard.put(card);
                let seat = self.active;
                cx.tell(|| Event::Discarded { seat, card });
            }
            Step::Dock(dock) => self.work_at_dock(dock),
            Step::Relocate(scaffold, spot) => self.relocate(scaffold, spot, cx),
            Step::ScoreScaffold(scaffold, spot) => self.score_scaffold(scaffold, spot, cx),
            Step::LayMachine(machine, spot) => self.finish_machine(machine, spot, cx),
            Step::Built(machine, spot, part) => self.after_built(machine, spot, part, cx),
            Step::Moved { rescue, to, trigger } => self.after_move(rescue, to, trigger, cx),
            Step::UpgradeGained(trigger) => self.after_upgrade(trigger),
            Step::TakeScaffolds(n) => self.take_scaffolds(n),
            Step::GainAny(n) => self.gain_any(n),
            Step::Doomsday { left } => self.doomsday(left),
        }
    }

    /// WM-4.1.
    fn begin_turn(&mut self, cx: &mut Cx<'_>) {
        self.turn += 1;
        self.now = Now::default();
        let (seat, turn, last) = (self.active, self.turn, self.last_turns.is_some());
        cx.tell(|| Event::TurnStarted { seat, turn, last });
        self.ask(seat, Question::Turn);
    }

    /// The parts of WM-15, one after the other.
    fn end_turn(&mut self, ending: Ending, cx: &mut Cx<'_>) {
        let by = self.active;
        let next = match ending {
            Ending::Limit => Ending::StockPile,
            Ending::StockPile => Ending::MadScientist,
            Ending::MadScientist => Ending::Riveter,
            Ending::Riveter => Ending::Shuttle,
            Ending::Shuttle => Ending::LimitAgain,
            Ending::LimitAgain => Ending::Next,
            Ending::Next => return self.next_turn(cx),
        };
        self.then(Step::EndTurn(next));
        match ending {
            Ending::Limit | Ending::LimitAgain => self.return_tokens(by, cx),
            // WM-22.38.
            Ending::StockPile => {
                if self.owns(by, Upgrade::StockPile) && 8 <= self.players[by].goods.total() {
                    self.score(by, 2, Reason::Upgrade(Upgrade::StockPile), cx);
                }
            }
            // WM-22.36.
            Ending::MadScientist => {
                if self.has(by, Ability::MadScientist) && self.now.got_card {
                    self.gain_cards(by, 1, cx);
                }
            }
            // WM-22.37.
            Ending::Riveter => {
                if self.has(by, Ability::Riveter) && self.now.got_scaffold {
                    self.then(Step::TakeScaffolds(1));
                }
            }
            // WM-22.35.
            Ending::Shuttle => {
                let balloon = Airship::Balloon;
                let is_out = self.players[by].airships[balloon.index()] != Berth::Home;
                if self.owns(by, Upgrade::Shuttle) && self.now.flown == Some(balloon) && is_out {
                    self.ask(by, Question::Offer(Offer::Shuttle));
                }
            }
            Ending::Next => {}
        }
    }

    /// WM-15.1.
    fn return_tokens(&mut self, by: Seat, cx: &mut Cx<'_>) {
        let goods = self.players[by].goods;
        let kept = goods.at_most(Goods::of_each(self.edition().board.keep.into()));
        let goods = goods - kept;
        if !goods.is_empty() {
            self.spend(by, goods);
            cx.tell(|| Event::Returned { seat: by, goods });
        }
    }

    fn next_turn(&mut self, cx: &mut Cx<'_>) {
        let seat = self.active;
        self.now = Now::default();
        cx.tell(|| Event::TurnEnded { seat });
        match self.last_turns {
            Some(0) => return self.end_game(cx),
            Some(left) => self.last_turns = Some(left - 1),
            None if self.is_stalled() => {
                cx.tell(|| Event::Stalled);
                return self.end_game(cx);
            }
            None => {}
        }
        self.active = self.next(seat);
        self.begin_turn(cx);
    }

    /// After so many turns of each player without the trigger (WM-16.6).
    fn is_stalled(&self) -> bool {
        let turns = u16::from(self.edition().board.patience) * u16::from(self.seats);
        !self.options.endless && turns <= self.turn
    }

    /// WM-22.8: Planner, then Technician.
    fn after_upgrade(&mut self, trigger: Trigger) {
        let by = self.active;
        match trigger {
            Trigger::First => {
                self.then(Step::UpgradeGained(Trigger::Second));
                if self.has(by, Ability::Planner) {
                    self.offer_machine(by, crate::machine::Size::Small);
                }
            }
            Trigger::Second => {
                if self.has(by, Ability::Technician) {
                    let order = crate::machine::Order::Storage;
                    self.ask(by, Question::Activate { not: None, order, may: true });
                }
            }
            Trigger::Third => {}
        }
    }
}
