//! What a player of Whistle Mountain counts to judge a position.

mod ground;
mod outlook;
mod purpose;

use ground::Ground;
use outlook::Outlook;
use purpose::{has_gift, purpose_of_card, purpose_of_upgrade};
use tabletop::{Features, Flow, Seat};

use crate::{
    WhistleMountain,
    ability::Ability,
    action::Action,
    airship::{Airship, Berth, Dock},
    award::Award,
    event::Reason,
    frame::{Frame, Question},
    goods::{Good, Goods},
    grid::Cells,
    machine::{Machine, Size},
    scaffold::Shape,
    state::LEVELS,
    upgrade::Upgrade,
};

tabletop::ids! {
    /// One of the things that are counted. A new one gets a line here and is counted in one of the
    /// functions below.
    pub(crate) enum Count ("count") {
        // The final scoring, as if the game ended now.
        Tower = "tower points", Drowned = "points lost in the whirlpool",
        UpgradePoints = "upgrade points", Storage = "storage points",

        Due = "points to come",
        Coal = "coal", Iron = "iron", Gold = "gold", Water = "water", Whistle = "whistles",
        Excess = "goods beyond four", Choices = "goods to choose",
        Wild = "wild goods",
        MissingMedium = "missing for a medium machine",
        MissingLarge = "missing for a large machine",
        BestMachine = "best machine points within means",
        BestUpgrade = "best upgrade points within means",

        Scaffolds = "scaffolds", FirstScaffolds = "first two scaffolds",
        STiles = "s scaffolds", LTiles = "l scaffolds", WhistlePrints = "whistles on scaffolds",
        SmallMachines = "small machines", MediumMachines = "medium machines",
        LargeMachines = "large machines", MachinePoints = "machine points stored",
        FittingPoints = "machine points with a place", Gifts = "machines with a gift",
        Cards = "cards", MarketCards = "market cards", WorkCards = "cards for works",
        GoodsCards = "cards for goods",
        Awards = "awards", AwardPoints = "award points",
        WorkAwards = "awards for works",
        Upgrades = "upgrades", Lungs = "lungs", ScoringUpgrades = "upgrades that score",
        WorkUpgrades = "upgrades for works", PieceUpgrades = "upgrades for pieces",

        Balloon = "balloon at home", Blimp = "blimp at home", Dreadnought = "dreadnought at home",
        NoneHome = "no airship at home", Homecomings = "airships coming home",

        Barracks = "barracks workers", LowBarracks = "barracks workers at the water",
        NextBarracks = "barracks workers above those",
        Canyon = "canyon workers", Rows = "rows of canyon workers",
        LowWorkers = "canyon workers at the water", NextWorkers = "canyon workers above those",
        Finders = "canyon workers beside an award",
        Lifted = "workers my machines can lift", LiftedRows = "rows my machines can lift",
        AnyRows = "rows any machine can lift", OnMachines = "workers on machines",
        TopSpace = "highest space for the next worker",

        Walkers = "workers on their way", Moves = "moves to come",
        BuildPoints = "machine points to build", BuildScaffolds = "scaffolds to build",
        Activations = "activations to come", Floods = "floods to come",
        Flight = "flight to come", FlightGoods = "goods for the flight",
        FlightMachines = "machines for the flight",

        Main = "main action left", Card = "card left to play", Award = "award left to redeem",
        Waiting = "turns before mine",

        Level = "water level", Spaces = "empty worker spaces",
        MediumPlaces = "places for a medium machine", LargePlaces = "places for a large machine",
        ActiveMachines = "active machines",
        OthersBarracks = "barracks workers of the others",

        // In the order of the abilities.
        AcePilot = "ace pilot", Admiral = "admiral", Aeronaut = "aeronaut",
        Architect = "architect", BlastValve = "blast valve", Craftsman = "craftsman",
        DreadnoughtAbility = "dreadnought", Exchanger = "exchanger",
        LeadEngineer = "lead engineer", MadScientist = "mad scientist", Planner = "planner",
        Requisitioner = "requisitioner", Riveter = "riveter", Scavenger = "scavenger",
        Smuggler = "smuggler", TeamLead = "team lead", Technician = "technician",
    }
}

/// The counts of one seat.
type Counts<'a> = tabletop::Counts<'a, Count>;

impl Features for WhistleMountain {
    const NAMES: &'static [&'static str] = Count::IDS;
    const WEIGHTS: &'static str = include_str!("../weights.toml");

    fn features(&self, seat: Seat, out: &mut [i16]) {
        let counts = &mut Counts::new(out);
        if self.over {
            return;
        }
        self.count_final_scoring(seat, counts);
        // Whoever has no turn left gains nothing else.
        if !self.has_turn_left(seat) {
            return;
        }
        let outlook = &Outlook::new(self, seat);
        self.count_goods(seat, outlook, counts);
        self.count_pieces(seat, outlook, counts);
        self.count_cards_and_awards(seat, outlook, counts);
        self.count_upgrades(seat, outlook, counts);
        self.count_airships(seat, outlook, counts);
        let ground = &Ground::new(self);
        self.count_workers(seat, outlook, ground, counts);
        self.count_builds(seat, outlook, ground, counts);
        self.count_flight(outlook, ground, counts);
        self.count_time(seat, counts);
        self.count_canyon(ground, counts);
        self.count_others(seat, counts);
    }

    /// The barracks empty until the end is triggered (WM-16.1); then a last turn each follows. Or
    /// the patience ends (WM-16.6).
    fn progress(&self) -> u8 {
        if self.over {
            return 100;
        }
        if let Some(left) = self.last_turns {
            return 100 - 2 * (left + 1);
        }
        let left: u32 =
            self.all_seats().map(|seat| self.players[seat].workers.barracks.count_ones()).sum();
        let all = u32::from(LEVELS) * u32::from(self.seats);
        let turns = u32::from(self.edition().board.patience) * u32::from(self.seats);
        let patience = if self.options.endless { 0 } else { 100 * u32::from(self.turn) / turns };
        (90 * (all - left) / all).max(patience).min(92) as u8
    }
    /// Whoever can fly or fetch an airship home does not let the turn go by (WM-4.3).
    fn candidates(&self, by: Seat, out: &mut Vec<Action>) {
        self.legal_actions(by, out);
        if self.now.main || !matches!(self.top(), Some(Frame::Ask(_, Question::Turn))) {
            return;
        }
        let is_out = |berth: &Berth| *berth != Berth::Home;
        let can_fetch = || self.players[by].airships.iter().any(is_out);
        let has_main = |action: &Action| match action {
            Action::Fly(_) => true,
            Action::Forge => can_fetch(),
            _ => false,
        };
        if out.iter().any(has_main) {
            out.retain(|&action| action != Action::End);
        }
    }
}

impl WhistleMountain {
    fn has_turn_left(&self, seat: Seat) -> bool {
        self.last_turns.is_none_or(|left| self.turns_before(seat) <= left)
    }

    /// How many turns begin before this seat has one; none if it has one now.
    fn turns_before(&self, seat: Seat) -> u8 {
        (seat.0 + self.seats - self.active.0) % self.seats
    }

    fn count_final_scoring(&self, seat: Seat, counts: &mut Counts<'_>) {
        for (reason, vp) in self.final_lines(seat) {
            match reason {
                Reason::Tower => counts[Count::Tower] += vp,
                Reason::Whirlpool => counts[Count::Drowned] -= vp,
                Reason::Upgrades | Reason::Stash => counts[Count::UpgradePoints] += vp,
                _ => counts[Count::Storage] += vp,
            }
        }
    }

    fn count_goods(&self, seat: Seat, outlook: &Outlook, counts: &mut Counts<'_>) {
        let (goods, edition) = (outlook.goods, self.edition());
        let keep = i16::from(edition.board.keep);
        let kinds = [Count::Coal, Count::Iron, Count::Gold, Count::Water, Count::Whistle];
        for (&good, count) in Good::ALL.iter().zip(kinds) {
            let n = goods[good] as i16;
            counts[count] = n.min(keep);
            counts[Count::Excess] += (n - keep).max(0);
        }
        counts[Count::Due] = outlook.points;
        counts[Count::Choices] = outlook.choices;

        let wild = self.wild_goods(seat, goods);
        counts[Count::Wild] = wild.total() as i16;
        let missing = |cost: Goods| {
            let (mut short, mut spare) = (0, 0);
            for &good in Good::ALL {
                short += cost[good].saturating_sub(goods[good]);
                spare += wild[good].saturating_sub(cost[good]);
            }
            short.saturating_sub(spare) as i16
        };
        let docks = [Dock::Small1, Dock::Medium, Dock::Large];
        let prices = docks.map(|dock| edition.dock(dock, 0).unwrap_or_default().named);
        let [small, medium, large] = prices.map(missing);
        counts[Count::MissingMedium] = medium;
        counts[Count::MissingLarge] = large;
        for (row, missing) in self.market.iter().zip([small, medium, large]) {
            if missing == 0 {
                let points = row.iter().flatten().map(|&machine| edition.machine(machine).vp);
                let best = &mut counts[Count::BestMachine];
                *best = (*best).max(points.max().unwrap_or(0).into());
            }
        }
        for &upgrade in self.upgrade_market.iter().flatten() {
            let facts = edition.upgrade(upgrade);
            if missing(facts.cost) == 0 && self.has_slot(seat) {
                let best = &mut counts[Count::BestUpgrade];
                *best = (*best).max(facts.vp.into());
            }
        }
    }

    /// The tokens that pay for others (WM-19.13).
    fn wild_goods(&self, seat: Seat, goods: Goods) -> Goods {
        let mut wild = Goods::NONE;
        if !self.canyon.is_active(Machine::WhistleSurplus) {
            wild[Good::Whistle] = goods[Good::Whistle];
        }
        if let Some(good) = self.swap {
            wild[good] = goods[good];
        }
        for (lung, good) in Upgrade::LUNGS {
            if self.owns(seat, lung) {
                wild[good] = goods[good];
            }
        }
        wild
    }

    fn count_pieces(&self, seat: Seat, outlook: &Outlook, counts: &mut Counts<'_>) {
        let player = &self.players[seat];
        let scaffolds = i16::from(player.scaffolds.len()) + outlook.scaffolds;
        counts[Count::Scaffolds] = scaffolds;
        counts[Count::FirstScaffolds] = scaffolds.min(2);
        for tile in player.scaffolds.kinds() {
            let n = i16::from(player.scaffolds.count(tile));
            match tile.shape() {
                Shape::S => counts[Count::STiles] += n,
                Shape::L => counts[Count::LTiles] += n,
                Shape::T => {}
            }
            let facts = self.edition().scaffold(tile);
            let whistles = [facts.a, facts.b].map(|good| i16::from(good == Good::Whistle));
            counts[Count::WhistlePrints] += n * (whistles[0] + whistles[1]);
        }
        let sizes = [Count::SmallMachines, Count::MediumMachines, Count::LargeMachines];
        for (count, n) in sizes.into_iter().zip(outlook.machines) {
            counts[count] = n;
        }
        counts[Count::MachinePoints] = outlook.machine_points;
        for machine in player.machines.iter() {
            counts[sizes[machine.size().index()]] += 1;
            counts[Count::MachinePoints] += i16::from(self.edition().machine(machine).vp);
            counts[Count::Gifts] += i16::from(has_gift(machine));
        }
        let copied = self.copied.filter(|_| self.owns(seat, Upgrade::Duplicator));
        for ability in [player.ability, copied].into_iter().flatten() {
            counts[count_of(ability)] = 1;
        }
    }

    fn count_cards_and_awards(&self, seat: Seat, outlook: &Outlook, counts: &mut Counts<'_>) {
        let player = &self.players[seat];
        counts[Count::Cards] = i16::from(player.hand.len()) + outlook.cards;
        for card in player.hand.kinds() {
            if let Some(count) = purpose_of_card(card) {
                counts[count] += i16::from(player.hand.count(card));
            }
        }
        counts[Count::Awards] = i16::from(player.awards.len()) + outlook.awards;
        for award in player.awards.kinds() {
            let n = i16::from(player.awards.count(award));
            match award {
                Award::Vp4 => counts[Count::AwardPoints] += 4 * n,
                Award::Vp6 => counts[Count::AwardPoints] += 6 * n,
                Award::Activate | Award::Build | Award::Move | Award::Rescue => {
                    counts[Count::WorkAwards] += n;
                }
                Award::Card
                | Award::Scaffold
                | Award::SmallMachine
                | Award::Upgrade
                | Award::Whistle => {}
            }
        }
    }

    fn count_upgrades(&self, seat: Seat, outlook: &Outlook, counts: &mut Counts<'_>) {
        let upgrades = self.players[seat].upgrades;
        counts[Count::Upgrades] = upgrades.len() as i16 + outlook.upgrades;
        counts[Count::UpgradePoints] += outlook.upgrade_points;
        for upgrade in upgrades.iter() {
            if let Some(count) = purpose_of_upgrade(upgrade) {
                counts[count] += 1;
            }
        }
    }

    /// The one that is about to fly is at home no more.
    fn count_airships(&self, seat: Seat, outlook: &Outlook, counts: &mut Counts<'_>) {
        let at_home = [Count::Balloon, Count::Blimp, Count::Dreadnought];
        let mut none = true;
        for (&airship, count) in Airship::ALL.iter().zip(at_home) {
            let berth = self.players[seat].airships[airship.index()];
            if berth == Berth::Home && outlook.flight != Some(airship) {
                counts[count] = 1;
                none = false;
            }
        }
        counts[Count::NoneHome] = none.into();
        counts[Count::Homecomings] = outlook.homecomings;
    }

    fn count_workers(
        &self,
        seat: Seat,
        outlook: &Outlook,
        ground: &Ground,
        counts: &mut Counts<'_>,
    ) {
        let (workers, water) = (&outlook.workers, self.canyon.water);
        counts[Count::Barracks] = workers.barracks.count_ones() as i16;
        let at_level = |level: u8| i16::from(workers.barracks >> level & 1);
        counts[Count::LowBarracks] = if water < LEVELS { at_level(water) } else { 0 };
        counts[Count::NextBarracks] = if water + 1 < LEVELS { at_level(water + 1) } else { 0 };
        counts[Count::OnMachines] = i16::from(workers.sanctuary) + i16::from(workers.trap);

        counts[Count::Walkers] = outlook.walkers;
        counts[Count::Moves] = outlook.moves;
        if 0 < outlook.walkers + outlook.moves {
            let top = ground.spaces.iter().last();
            counts[Count::TopSpace] = top.map_or(0, |cell| cell.row().into());
        }
        counts[Count::Floods] = outlook.floods;
        if !workers.cells.is_empty() {
            self.count_canyon_workers(seat, workers.cells, ground, counts);
        }
    }

    fn count_canyon_workers(
        &self,
        seat: Seat,
        workers: Cells,
        ground: &Ground,
        counts: &mut Counts<'_>,
    ) {
        let machines = self.players[seat].machines;
        let stored = machines.iter().map(|machine| ground.area(self, machine.size()));
        let mine = stored.fold(Cells::NONE, |all, area| all | area);
        let any = ground.area(self, Size::Small);
        let water = self.canyon.water;
        for cell in workers.iter() {
            let row = i16::from(cell.row());
            counts[Count::Canyon] += 1;
            counts[Count::Rows] += row;
            counts[Count::LowWorkers] += i16::from(cell.row() == water + 1);
            counts[Count::NextWorkers] += i16::from(cell.row() == water + 2);
            let floor = &self.tower[usize::from(cell.row() - 1)];
            counts[Count::Finders] += i16::from(0 < floor.left);
            if mine.has(cell) {
                counts[Count::Lifted] += 1;
                counts[Count::LiftedRows] += row;
            }
            if any.has(cell) {
                counts[Count::AnyRows] += row;
            }
        }
    }

    /// The machine that is about to be placed, then the best of the others, then scaffolds.
    fn count_builds(
        &self,
        seat: Seat,
        outlook: &Outlook,
        ground: &Ground,
        counts: &mut Counts<'_>,
    ) {
        let points = |machine: Machine| i16::from(self.edition().machine(machine).vp);
        let mut best = [0; 4];
        for machine in self.players[seat].machines.iter().filter(|&m| ground.has_place_for(m)) {
            counts[Count::FittingPoints] += points(machine);
            if Some(machine) != outlook.machine {
                let mut left = points(machine);
                for slot in &mut best {
                    (*slot, left) = ((*slot).max(left), (*slot).min(left));
                }
            }
        }
        let builds = outlook.builds.clamp(0, 4) as usize;
        let machines = best[..builds].iter().filter(|&&points| 0 < points).count();
        let scaffolds = (builds - machines) as i16;
        let stored = counts[Count::Scaffolds].max(0);
        counts[Count::BuildPoints] =
            outlook.machine.map_or(0, points) + best[..builds].iter().sum::<i16>();
        counts[Count::BuildScaffolds] = scaffolds.min(stored) + i16::from(outlook.tile);
        counts[Count::Activations] = outlook.activations;
    }

    fn count_flight(&self, outlook: &Outlook, ground: &Ground, counts: &mut Counts<'_>) {
        if let Some(airship) = outlook.flight {
            counts[Count::Flight] = 1;
            counts[Count::FlightGoods] = ground.richest_landing(self, airship);
            counts[Count::FlightMachines] = ground.active;
        }
    }

    fn count_time(&self, seat: Seat, counts: &mut Counts<'_>) {
        let player = &self.players[seat];
        let is_active = seat == self.active;
        counts[Count::Main] = (is_active && !self.now.main).into();
        counts[Count::Card] = (is_active && !self.now.card && !player.hand.is_empty()).into();
        counts[Count::Award] = (is_active && !self.now.award && !player.awards.is_empty()).into();
        counts[Count::Waiting] = self.turns_before(seat).into();
    }

    fn count_canyon(&self, ground: &Ground, counts: &mut Counts<'_>) {
        let at_most = |n: u16, most: i16| (n as i16).min(most);
        counts[Count::Level] = self.canyon.water.into();
        counts[Count::Spaces] = at_most(ground.spaces.len().into(), 10);
        counts[Count::MediumPlaces] = at_most(ground.places(Size::Medium), 6);
        counts[Count::LargePlaces] = at_most(ground.places(Size::Large), 4);
        counts[Count::ActiveMachines] = ground.active;
    }

    fn count_others(&self, seat: Seat, counts: &mut Counts<'_>) {
        for other in self.all_seats().filter(|&other| other != seat) {
            let player = &self.players[other];
            counts[Count::OthersBarracks] += player.workers.barracks.count_ones() as i16;
        }
    }
}

/// The abilities stand among the counts in their own order.
pub(crate) const fn count_of(ability: Ability) -> Count {
    Count::at(Count::AcePilot.index() + ability.index())
}
