//! The outlook: what a player will have when all that is open in the middle of a turn is done.

use tabletop::Seat;

use crate::{
    WhistleMountain,
    ability::Ability,
    airship::Airship,
    can::Promised,
    deed::{Deed, Effect},
    frame::{Frame, Half, Offer, Question, Step},
    goods::{Cost, Good, Goods},
    grid::{Cells, Spot},
    machine::{Machine, Order, Size},
    state::Workers,
    upgrade::Upgrade,
    worker::Place,
};

/// What has a kind or a place of its own is counted where it will be; of the rest it is only known
/// how much there will be.
#[derive(Default)]
pub(super) struct Outlook {
    /// When costs are paid and the parcel is taken.
    pub goods: Goods,
    /// Without those on their way.
    pub workers: Workers,
    /// More than lie in the storage now.
    pub cards: i16,
    pub scaffolds: i16,
    pub awards: i16,
    pub machines: [i16; Size::COUNT],
    pub machine_points: i16,
    pub upgrades: i16,
    pub upgrade_points: i16,
    pub points: i16,
    /// Resources of which the kind is still to be chosen.
    pub choices: i16,
    pub flight: Option<Airship>,
    /// The pieces that are about to be placed, and builds besides.
    pub machine: Option<Machine>,
    pub tile: bool,
    pub builds: i16,
    /// Workers on their way, and moves or rescues besides.
    pub walkers: i16,
    pub moves: i16,
    pub activations: i16,
    pub homecomings: i16,
    pub floods: i16,
}

impl Outlook {
    pub fn new(game: &WhistleMountain, seat: Seat) -> Outlook {
        let player = game.player(seat);
        let (goods, workers) = (player.goods, player.workers);
        let mut outlook = Outlook { goods, workers, ..Outlook::default() };
        if seat == game.active {
            outlook.collect(game, seat);
        }
        // From the top: what is paid first is not there for what comes later.
        for &frame in game.stack.iter().rev() {
            match frame {
                Frame::Ask(by, question) if by == seat => outlook.ask(game, seat, question),
                Frame::Do(step) if game.active == seat => outlook.step(game, seat, step),
                _ => {}
            }
        }
        outlook
    }

    /// The parcel is taken, and what can be activated is activated, as long as there are goods for
    /// it.
    fn collect(&mut self, game: &WhistleMountain, seat: Seat) {
        if let Some(parcel) = game.now.parcel {
            self.goods += parcel.at_most(game.supply);
        }
        for machine in game.now.eligible.iter() {
            let deed = Deed::Activate(machine, Order::Airship);
            let (price, effect) = (game.price(deed), game.effect(deed));
            let cards = i16::from(game.player(seat).hand.len()) + self.cards;
            let is_paid =
                i16::from(price.card) <= cards && game.wild(seat).can_pay(self.goods, price.cost);
            let works = game.works(seat, effect, Promised::default());
            if game.canyon.is_active(machine) && is_paid && works {
                self.pay(price.cost);
                self.cards -= i16::from(price.card);
                self.gain(game, seat, effect);
            }
        }
    }

    /// Natural tokens first, then whistles, then what there is most of.
    fn pay(&mut self, cost: Cost) {
        let mut rest = cost.any;
        for (good, n) in cost.named.iter() {
            let natural = n.min(self.goods[good]);
            self.goods[good] -= natural;
            let wild = (n - natural).min(self.goods[Good::Whistle]);
            self.goods[Good::Whistle] -= wild;
            rest += n - natural - wild;
        }
        for _ in 0..rest {
            let most = Good::ALL.iter().max_by_key(|&&good| self.goods[good]);
            if let Some(&good) = most.filter(|&&good| 0 < self.goods[good]) {
                self.goods[good] -= 1;
            }
        }
    }

    fn step(&mut self, game: &WhistleMountain, seat: Seat, step: Step) {
        match step {
            Step::Perform(deed) => self.gain(game, seat, game.effect(deed)),
            Step::ScoreScaffold(tile, spot) => {
                self.points += game.edges(game.edition().scaffold_cells(tile, spot)) as i16;
            }
            Step::LayMachine(machine, spot) => {
                self.points += i16::from(game.edition().machine(machine).vp);
                self.flood(game, machine, spot);
            }
            Step::Built(machine, spot, _) => self.flood(game, machine, spot),
            Step::TakeScaffolds(n) => self.scaffolds += i16::from(n),
            Step::GainAny(n) => self.choices += i16::from(n),
            Step::UpgradeGained(_) if game.has(seat, Ability::Planner) => {
                self.gain(game, seat, Effect::Machine(Size::Small));
            }
            Step::UpgradeGained(_)
            | Step::Begin
            | Step::EndTurn(_)
            | Step::Discard(_)
            | Step::Dock(_)
            | Step::Relocate(..)
            | Step::Moved { .. }
            | Step::Doomsday { .. } => {}
        }
    }

    fn ask(&mut self, game: &WhistleMountain, seat: Seat, question: Question) {
        match question {
            // One of the two tiles is kept.
            Question::StartStack => self.scaffolds += 1,
            Question::StartTile(..) | Question::StartPlace(_) => self.scaffolds -= 1,
            Question::Fly { airship, .. } => self.flight = Some(airship),
            Question::Tier(dock) => self.gain(game, seat, game.effect(Deed::Dock(dock, 0))),
            Question::TakeMachine(size) => self.gain(game, seat, Effect::Machine(size)),
            Question::TakeUpgrade { at_dock: false } => self.gain(game, seat, Effect::Upgrade),
            Question::TakeUpgrade { at_dock: true } => self.buy(game, seat),
            Question::TakeScaffold { recycle: false } => self.scaffolds += 1,
            Question::TakeScaffold { recycle: true } => self.gain(game, seat, Effect::Recycle),
            Question::Pay(deed) => self.pay(game.price(deed).cost),
            Question::Toll => self.pay(Cost::ANY),
            Question::Forge { builds, moved } => self.forge(game, builds, moved),
            Question::Build => self.builds += 1,
            Question::PlaceScaffold(_) => self.tile = true,
            Question::PlaceMachine(machine) => self.machine = Some(machine),
            Question::Worker(_) | Question::Offer(Offer::JetpackMove) => self.moves += 1,
            Question::Where(_, from) => self.walk(from),
            Question::Activate { .. } | Question::Offer(Offer::Again(_) | Offer::Admiral(_)) => {
                self.activations += 1;
            }
            Question::Hub { before } => self.activations += 2 - i16::from(before.is_some()),
            Question::Offer(Offer::Half(half)) => self.half(half),
            Question::FirstHalf(machine) => self.gain(game, seat, Effect::Halves(machine)),
            Question::GainAny | Question::Smuggle(_) | Question::Extract(_) => self.choices += 1,
            Question::Keep(n) => self.cards += i16::from(n),
            Question::DiscardCard(_) => self.cards -= 1,
            Question::DrawingBoard(n) => self.cards += i16::from(n) + 1,
            Question::DiscardScaffold(_) => self.scaffolds -= 1,
            Question::Home { .. } | Question::Offer(Offer::Shuttle) => self.homecomings += 1,
            Question::Salvage => self.gain(game, seat, Effect::Salvage),
            Question::TowerStep => self.gain(game, seat, Effect::TowerStep),
            Question::Glide => self.gain(game, seat, Effect::Promote),
            Question::Disassemble => self.gain(game, seat, Effect::Disassemble),
            // What these bring about is seen once they are answered.
            Question::Draft
            | Question::Turn
            | Question::Ram
            | Question::Collect
            | Question::Extend(..)
            | Question::Elevate
            | Question::Doomed
            | Question::SwapUpgrades
            | Question::SwapToken
            | Question::Exchange
            | Question::Requisition
            | Question::Duplicate
            | Question::Relocation { .. } => {}
        }
    }

    fn gain(&mut self, game: &WhistleMountain, seat: Seat, effect: Effect) {
        match effect {
            Effect::Gain(goods, vp) => {
                self.goods += goods.at_most(game.supply);
                self.points += i16::from(vp);
            }
            Effect::GainAny(n) => self.choices += i16::from(n),
            Effect::Recycle => self.choices += 2,
            // Most upgrades cost three tokens.
            Effect::Disassemble => self.choices += 3,
            Effect::TakeTolls => self.goods += game.toll,
            Effect::Cards(n) | Effect::DrawAndKeep(_, n) => self.cards += i16::from(n),
            Effect::DrawingBoard => self.cards += 1,
            Effect::Scaffolds(n) => self.scaffolds += i16::from(n),
            Effect::Machine(size) => {
                let faceup = game.market[size.index()].iter().flatten();
                let points = faceup.map(|&machine| game.edition().machine(machine).vp).max();
                self.machines[size.index()] += i16::from(points.is_some());
                self.machine_points += i16::from(points.unwrap_or(0));
            }
            Effect::Salvage => self.machines[Size::Medium.index()] += 1,
            Effect::Upgrade => {
                let faceup = game.upgrade_market.iter().flatten();
                let points = faceup.map(|&upgrade| game.edition().upgrade(upgrade).vp).max();
                self.upgrades += i16::from(points.is_some());
                self.upgrade_points += i16::from(points.unwrap_or(0));
            }
            Effect::BlindUpgrade => self.upgrades += 1,
            Effect::Buy(upgrade) => {
                self.upgrades += 1;
                self.upgrade_points += i16::from(game.edition().upgrade(upgrade).vp);
            }
            Effect::Awards(n) => self.awards += i16::from(n),
            Effect::Megaphone => {
                self.awards += 1;
                self.goods += Goods::of(Good::Whistle, 1).at_most(game.supply);
            }
            Effect::Build => self.builds += 1,
            Effect::Move | Effect::Rescue | Effect::Shelter | Effect::Escape => self.moves += 1,
            Effect::Activate { .. } | Effect::ActivateAny => self.activations += 1,
            // The highest worker glides, or one climbs by a floor.
            Effect::Promote => {
                let top = game.player(seat).workers.cells.iter().last();
                self.points += top.map_or(0, |cell| game.edition().floor(cell.row()));
            }
            Effect::TowerStep => self.points += 1,
            Effect::ShipHome(_) => self.homecomings += 1,
            Effect::Halves(Machine::AlphaSite) => {
                self.half(Half::Move);
                self.half(Half::Build);
            }
            Effect::Halves(_) => {
                self.half(Half::Build);
                self.half(Half::Scaffold);
            }
            Effect::AllHome
            | Effect::Elevate
            | Effect::SwapUpgrades
            | Effect::SwapToken
            | Effect::Charity
            | Effect::Ram
            | Effect::Exchange
            | Effect::Duplicate => {}
        }
    }

    /// At the upgrade dock: the best one that can be paid for.
    fn buy(&mut self, game: &WhistleMountain, seat: Seat) {
        let can = |upgrade: &&Upgrade| game.can(seat, Deed::Buy(**upgrade));
        let faceup = game.upgrade_market.iter().flatten().filter(can);
        if let Some(&upgrade) = faceup.max_by_key(|&&upgrade| game.edition().upgrade(upgrade).vp) {
            self.pay(game.price(Deed::Buy(upgrade)).cost);
            self.gain(game, seat, Effect::Buy(upgrade));
        }
    }

    /// The Works that are left and can be paid for (WM-8.3, WM-8.7 to WM-8.9).
    fn forge(&mut self, game: &WhistleMountain, builds: u8, moved: bool) {
        let works = &game.edition().works;
        let wild = self.goods[Good::Whistle];
        let mut water = self.goods[Good::Water] + wild;
        for cost in &works.builds[usize::from(builds)..] {
            if cost.units() <= water {
                water -= cost.units();
                self.builds += 1;
            }
        }
        let gold = self.goods[Good::Gold] + wild;
        let workers = &self.workers;
        let movable = workers.barracks != 0 || !workers.cells.is_empty() || 0 < workers.sanctuary;
        let can_move = movable && works.moving.units() <= gold;
        let can_rescue = 0 < workers.whirlpool && works.rescue.units() <= gold;
        self.moves += i16::from(!moved && (can_move || can_rescue));
    }

    /// A machine above the bridge lets the water rise (WM-11.12).
    fn flood(&mut self, game: &WhistleMountain, machine: Machine, spot: Spot) {
        let board = game.edition().board;
        let above = Cells::rows(board.bridge, board.rows);
        let is_above = game.edition().machine_cells(machine, spot).meets(above);
        self.floods += i16::from(is_above);
    }

    fn half(&mut self, half: Half) {
        match half {
            Half::Move => self.moves += 1,
            Half::Build => self.builds += 1,
            Half::Scaffold => self.scaffolds += 1,
        }
    }

    fn walk(&mut self, from: Place) {
        self.walkers += 1;
        match from {
            Place::Barracks(level) => self.workers.barracks &= !(1 << (level - 1)),
            Place::Cell(cell) => self.workers.cells.remove(cell),
            Place::Sanctuary => self.workers.sanctuary -= 1,
            Place::Trap => self.workers.trap -= 1,
            Place::Whirlpool => self.workers.whirlpool -= 1,
        }
    }
}
