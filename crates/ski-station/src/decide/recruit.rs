//! the action of a square (chapters SK-8, SK-12, SK-15).

use tabletop::{Choices, Flow, Seat};

use crate::{
    Cx, SkiStation,
    action::Action,
    effect::Perk,
    event::Event,
    frame::{Laid, Lot, Purchase, Question},
    plate::{OUT, Square, Tile},
    stock::Cost,
};

impl SkiStation {
    /// The action of the square the active pawn stands on; lost if it cannot be done any more
    /// (SK-5.27).
    pub(super) fn square(&mut self, by: Seat, cx: &mut Cx<'_>) {
        let spot = self.players[by].pawn;
        if self.action_cost(by, spot).is_none() {
            return cx.tell(|| Event::Forfeited { seat: by });
        }
        match self.edition().square(self.seats, spot) {
            Square::Pistes => self.ask(by, Question::Piste { lot: Lot::default(), square: true }),
            _ => self.ask(by, Question::Square),
        }
    }

    pub(super) fn square_answers(&self, by: Seat, out: &mut impl Choices<Action>) {
        let spot = self.players[by].pawn;
        match self.edition().square(self.seats, spot) {
            Square::Recruitment => self.recruit_answers(by, out),
            _ => out.offer(Action::Take),
        }
        if !out.has_enough() {
            self.anytime_answers(by, Question::Square, out);
        }
    }

    fn recruit_answers(&self, by: Seat, out: &mut impl Choices<Action>) {
        let dues = self.dues(by, Question::Square);
        let prices = self.edition().layout(self.seats).office;
        let mut last = None;
        for (slot, price) in prices.into_iter().enumerate() {
            // Slots of equal price are one option (SK-8.3).
            let Some(price) = price.filter(|_| self.office >> slot & 1 == 1) else { continue };
            if last != Some(price) && self.can_pay(by, Cost::euros(price), &dues) {
                out.offer(Action::Permanent(price));
                last = Some(price);
            }
        }
        for (n, &price) in (1..).zip(&self.edition().seasonals) {
            if self.can_pay(by, Cost::euros(price), &dues) {
                out.offer(Action::Seasonals(n));
            }
        }
        self.offer_disks(by, out, |laid| {
            self.is_open_for_disks(by, laid) && self.can_pay_disk(by, laid, &dues)
        });
    }

    /// The tile of the round; with TH-R2 earlier ones too (SK-9.1, SK-9.2).
    fn is_open_for_disks(&self, by: Seat, laid: Laid) -> bool {
        let now = self.round - 1;
        laid.0 == now || laid.0 < now && self.has(by, Perk::DiskEarlier)
    }

    pub(super) fn square_choose(&mut self, by: Seat, action: Action) {
        let spot = self.players[by].pawn;
        match action {
            Action::Permanent(price) => {
                let slot = self.office_slot(price).expect("a slot of this price is held");
                self.buy(by, Cost::euros(price), Purchase::Permanent(slot as u8));
            }
            Action::Seasonals(n) => {
                let price = self.edition().seasonals[usize::from(n - 1)];
                self.buy(by, Cost::euros(price), Purchase::Seasonals(n));
            }
            Action::Disk(bonus) => self.buy_disk(by, bonus),
            Action::Take => {
                match self.plate(spot.round())[spot.index()].expect("a tile lies there") {
                    Tile::Building(building) => {
                        let cost = self.building_cost(by, building);
                        self.buy(by, cost, Purchase::Building(building));
                    }
                    Tile::Development(development) => {
                        let cost = self.development_cost(development);
                        self.buy(by, cost, Purchase::Development(development));
                    }
                }
            }
            _ => unreachable!("something is done on a square"),
        }
    }

    /// The first slot of this price with a permanent.
    pub(crate) fn office_slot(&self, price: u8) -> Option<usize> {
        let prices = self.edition().layout(self.seats).office;
        let held = |slot: &usize| self.office >> slot & 1 == 1 && prices[*slot] == Some(price);
        (0..prices.len()).find(held)
    }

    /// A tile that was bought leaves the square, if it lay there.
    pub(super) fn lift(&mut self, by: Seat, tile: Tile) {
        let spot = self.players[by].pawn;
        // From a start space, or after the last square, only tiles from elsewhere are bought.
        if !(1..OUT).contains(&spot.column) {
            return;
        }
        let place = &mut self.plate_mut(spot.round())[spot.index()];
        if *place == Some(tile) {
            *place = None;
        }
    }

    /// TH-B2 (SK-8.8).
    pub(crate) fn more_seasonals(&self, by: Seat) -> u8 {
        self.perk(by, Perk::SeasonalMore).unwrap_or(0)
    }
}
