//! What a player counts to judge a position: points that are sure, the engine, goods, the hand, the
//! way ahead, and what is still open in the middle of a turn.
//!
//! To count something else, give it a name in `Feature` and note it where its theme is.

mod engine;
mod hand;
mod mission;
mod open;
mod prize;
mod worth;

use tabletop::{Ctx, Features, Flow, Frame, Seat, Spread};

use crate::{
    CloudAge,
    frame::{Payment, Question, Step},
    mission::Count,
    plant::Plant,
    project::Project,
    upgrade::Type,
};
use engine::Engine;
use open::Open;
use prize::Crew;

tabletop::ids! {
    /// What is counted. A worth is in tenths of a point, see `worth.rs`.
    enum Feature ("feature") {
        CardPoints = "points of cards", UpgradePoints = "points of upgrades",
        PointsOnTheWay = "points on the way",

        MissionPoints = "mission points", OneMissing = "next tier, 1 missing",
        TwoMissing = "next tier, 2 missing", MoreMissing = "next tier, more missing",
        MissionLevel = "mission: level", MissionCities = "mission: cities",
        MissionLastFight = "mission: last fight", MissionUpgrades = "mission: upgrades",
        MissionProjects = "mission: cards", MissionGreen = "mission: green cards",
        MissionBlue = "mission: blue cards", MissionPurple = "mission: purple cards",
        MissionGreat = "mission: great cards", MissionMovement = "mission: movement",
        MissionCombat = "mission: combat", MissionNavigation = "mission: navigation cards",

        Water = "water", FirstWater = "water up to 6", Metal = "metal",
        FirstMetal = "metal up to 4", Energy = "energy", FirstEnergy = "energy up to 3",
        Cards = "cards in hand",
        Green = "green tiles", KindA = "tiles of kind A", KindB = "tiles of kind B",
        KindC = "tiles of kind C", Tiles = "tiles up to the capacity",

        Level = "level",
        ProductionWater = "water of the production that can be paid",
        ProductionPoints = "points of the production that can be paid",
        Movement = "movement", Combat = "combat", PlantingUpgrades = "planting upgrades",
        BestUpgrade = "points of the best upgrade that can be paid",
        MetalMissing = "metal missing for an upgrade",
        IncomeWater = "income: water", IncomeMetal = "income: metal",
        IncomeEnergy = "income: energy", IncomeCards = "income: cards",
        CardDiscount = "discount on cards", UpgradeDiscount = "discount on upgrades",
        GatheringCards = "cards for gathering", OtherCards = "cards with other powers",

        HandPoints = "hand: points", HandSymbols = "hand: symbols", HandCost = "hand: cost",
        HandStrength = "hand: movement and combat",
        HandIncome = "hand: worth of income", HandGains = "hand: worth of gains",
        HandPowers = "hand: powers", HandMission = "hand: cards for the mission",
        Payable = "hand: cards that can be paid", BestCard = "hand: worth of the best card",
        SecondCard = "hand: worth of the second card",
        WaterMissing = "water missing for the best card",

        NavigationCards = "navigation cards",
        NavigationHigh = "navigation cards of 3 or more", NavigationMean = "mean navigation card",
        DeckMean = "mean card of the deck", Strength = "strength in a fight",

        Board = "board", CitiesVisited = "cities visited", NewCities = "new cities near",
        NearWorth = "worth of the best city near", PrizePoints = "prize: points",
        PrizeGoods = "prize: goods", PrizeEnergy = "prize: energy it takes",
        PointsLeft = "movement points left", FindInReach = "worth of the best find in reach",
        Book = "worth of the book in reach",

        ToProduce = "to come: production", ToNavigate = "to come: navigation",
        ToFly = "to come: flight", FlightValue = "to come: flight value",
        ToAct = "to come: city action", OthersAct = "to come: actions of others",
        Place = "place in turn order",

        Builds = "open: builds", BestBuild = "open: worth of the best build",
        SecondBuild = "open: worth of the second build", Choices = "open: worth of choices",
        Gather = "open: worth of gathering", Update = "open: update", Wrench = "open: wrench",
        ToPlant = "open: tiles to plant", GreenToPlant = "open: green tiles to plant",
        BestBed = "open: worth of the best bed",
    }
}

/// The counts of one seat. An array of their number, and not `tabletop::Counts`: without the check of every
/// place a search is a twelfth faster.
struct Counts<'a>(&'a mut [i16; Feature::COUNT]);

impl Counts<'_> {
    #[inline]
    fn add(&mut self, feature: Feature, n: impl Into<i16>) {
        self.0[feature.index()] += n.into();
    }
}

impl Features for CloudAge {
    const NAMES: &'static [&'static str] = Feature::IDS;
    const WEIGHTS: &'static str = include_str!("../weights.toml");

    fn features(&self, seat: Seat, out: &mut [i16]) {
        match self.being_paid(seat) {
            // Everything is scored.
            _ if self.over => {}
            Some(project) => self.with_card_in_play(seat, project).count_all(seat, out),
            None => self.count_all(seat, out),
        }
    }

    fn progress(&self) -> u8 {
        let Some(before) = self.round.checked_sub(1) else { return 0 };
        let rounds = u16::from(self.rounds);
        ((u16::from(before) * 100 + self.share_of_round()) / rounds.max(1)).min(100) as u8
    }
}

impl CloudAge {
    /// How much of the round is over, in percent. The steps on the stack tell who comes next.
    fn share_of_round(&self) -> u16 {
        // Where a phase begins, and how long it is.
        let (begins, takes, next) = self
            .stack
            .iter()
            .rev()
            .find_map(|frame| match *frame {
                Frame::Do(Step::Production(n)) => Some((0, 15, n)),
                Frame::Do(Step::Navigation(n)) => Some((15, 10, n)),
                Frame::Do(Step::Flight(n)) => Some((25, 35, n)),
                Frame::Do(Step::Turn(n)) => Some((60, 40, n)),
                _ => None,
            })
            .unwrap_or((100, 0, 0));
        begins + takes * u16::from(next.saturating_sub(1)) / u16::from(self.seats)
    }

    /// A card this player is paying for.
    fn being_paid(&self, seat: Seat) -> Option<Project> {
        match self.top()? {
            Frame::Ask(by, Question::PayCard(_, Payment::Project(project))) if by == seat => {
                Some(project)
            }
            _ => None,
        }
    }

    /// The card that is being paid for counts as played: whoever chose it wants to see what for.
    fn with_card_in_play(&self, seat: Seat, project: Project) -> CloudAge {
        let mut game = *self;
        let place = Frame::Do(Step::Place(seat, project));
        if let Some(at) = game.stack.iter().rposition(|&frame| frame == place) {
            game.stack.remove(at);
        }
        let cx = &mut Ctx { chance: &mut Spread::default(), log: None };
        game.place_project(seat, project, cx);
        game
    }

    fn count_all(&self, seat: Seat, out: &mut [i16]) {
        let counts = &mut Counts(out.first_chunk_mut().expect("a place for every name"));
        let open = Open::of(self, seat);
        let engine = Engine::of(self, seat);
        let crew = Crew::of(self, seat, &engine, &open);
        self.count_goods(seat, &open, counts);
        engine.count(self, seat, &open, counts);
        self.count_missions(seat, &open, &crew, counts);
        let upgrade = self.count_upgrades(seat, &engine, &open, counts);
        self.count_hand(seat, &engine, &open, upgrade, counts);
        crew.count(counts);
        self.count_way(seat, &engine, &open, &crew, counts);
        open.count(self, seat, counts);
    }

    /// What is in stock or about to be: nothing but a question stands between.
    fn count_goods(&self, seat: Seat, open: &Open, counts: &mut Counts<'_>) {
        let player = &self.players[seat];
        let [water, metal, energy] = open.goods(player);
        counts.add(Feature::Water, water);
        counts.add(Feature::FirstWater, water.min(6));
        counts.add(Feature::Metal, metal);
        counts.add(Feature::FirstMetal, metal.min(4));
        counts.add(Feature::Energy, energy);
        counts.add(Feature::FirstEnergy, energy.min(3));
        let cards = i16::from(player.hand.len()) + open.cards - open.owed_cards;
        counts.add(Feature::Cards, cards);
        counts.add(Feature::Green, player.stock.count(Plant::Green));
        counts.add(Feature::KindA, player.stock.count(Plant::A));
        counts.add(Feature::KindB, player.stock.count(Plant::B));
        counts.add(Feature::KindC, player.stock.count(Plant::C));
        let tiles = i16::from(player.stock.len()) + open.plants - open.owed_plants;
        counts.add(Feature::Tiles, tiles.min(self.capacity(seat).into()));
        counts.add(Feature::PointsOnTheWay, open.points);
    }

    /// What upgrades give at the end and what the next one costs; the worth of building it now.
    fn count_upgrades(
        &self,
        seat: Seat,
        engine: &Engine,
        open: &Open,
        counts: &mut Counts<'_>,
    ) -> i16 {
        let player = &self.players[seat];
        let metal = open.goods(player)[1];
        let (mut best, mut missing, mut worth) = (0, i16::MAX, 0);
        counts.add(Feature::PlantingUpgrades, player.built(Type::Planting));
        for &kind in Type::ALL {
            let built = usize::from(player.built(kind));
            let steps = &self.edition().upgrades(kind).steps;
            let points = built.checked_sub(1).map_or(0, |at| steps[at].vp.into());
            counts.add(Feature::UpgradePoints, points);
            let next = steps.get(built).filter(|_| self.planting || kind != Type::Planting);
            let Some(next) = next else { continue };
            let price = (i16::from(next.metal) - engine.upgrade_less).max(0);
            let price = (price - open.discount(kind)).max(0);
            missing = missing.min((price - metal).max(0));
            if price <= metal && open.allows(kind) {
                let more = i16::from(next.vp) - points;
                best = best.max(more);
                worth = worth.max(more * 10 + 2 * self.rounds_left() - price * 3);
            }
        }
        counts.add(Feature::BestUpgrade, best);
        counts.add(Feature::MetalMissing, if missing == i16::MAX { 0 } else { missing });
        worth
    }

    /// Rounds after this one.
    fn rounds_left(&self) -> i16 {
        (self.rounds - self.round).into()
    }
}

/// A mission by what it counts.
fn mission(count: Count) -> Feature {
    match count {
        Count::Level => Feature::MissionLevel,
        Count::Cities => Feature::MissionCities,
        Count::LastFight => Feature::MissionLastFight,
        Count::Upgrades => Feature::MissionUpgrades,
        Count::Projects => Feature::MissionProjects,
        Count::Green => Feature::MissionGreen,
        Count::Blue => Feature::MissionBlue,
        Count::Purple => Feature::MissionPurple,
        Count::Great => Feature::MissionGreat,
        Count::Movement => Feature::MissionMovement,
        Count::Combat => Feature::MissionCombat,
        Count::NavigationCards => Feature::MissionNavigation,
    }
}
