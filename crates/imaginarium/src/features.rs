//! Features: what a player of Imaginarium counts to judge a position.

mod bench;
mod needs;
mod prospect;

use tabletop::{Features, Seat};

use self::{
    bench::{Bench, in_yard},
    needs::Needs,
    prospect::{Open, Prospect},
};
use crate::{
    Imaginarium,
    assistant::Assistant,
    board::{BELT, Piece, Space},
    dial::Jobs,
    flow::GOAL,
    goods::{Good, Goods},
    machine::Machine,
    score::{MAJORITY, STOCKPILER_MAJORITY},
    slot::Stack,
    state::Player,
    text::Effect,
};

tabletop::ids! {
    /// What is counted. Goods are counted as if everything certain had happened: machines that will
    /// be run, the reserved machine that will be paid, an extraction that was chosen.
    enum Count ("count") {
        Wood = "wood",
        Copper = "copper",
        Crystal = "crystal",
        Charbonium = "charbonium",
        FirstWood = "first two wood",
        FirstCopper = "first two copper",
        FirstCrystal = "first two crystal",
        FirstCharbonium = "first five charbonium",
        Kinds = "kinds of cubes",
        PointsToCome = "points about to be made",
        PointsForSale = "points charbonium would buy",

        MajorityPoints = "majority points",
        MajoritiesNear = "majorities two cubes away",

        MakesWood = "makes wood",
        MakesCopper = "makes copper",
        MakesCrystal = "makes crystal",
        MakesCharbonium = "makes charbonium",
        MakesPoints = "makes points",
        MakesChoice = "makes cubes of choice",
        TurnsToCopper = "turns a cube to copper",
        TurnsToCrystal = "turns a cube to crystal",
        TurnsToCharbonium = "turns cubes to charbonium",
        JammedOutput = "output of jammed slots",

        // In the order of `Family`.
        Production = "production machines",
        Transformation = "transformation machines",
        Attack = "attack machines",
        Defence = "defence machines",
        Special = "special machines",
        Levels = "levels of machines",
        SafeCharbonium = "charbonium is safe",
        SafeCubes = "cubes are safe",
        FreeSlots = "free slots",
        BestLoose = "level of the best loose machine",
        JoinGain = "output gained by a join",
        CanJoin = "slots can be joined",

        // In the order of `Family`.
        BrokenProduction = "broken production machines",
        BrokenTransformation = "broken transformation machines",
        BrokenAttack = "broken attack machines",
        BrokenDefence = "broken defence machines",
        BrokenSpecial = "broken special machines",
        BrokenLevels = "levels of broken machines",
        Stranded = "broken machines without a free slot",
        Repairable = "machines that can be repaired",
        RepairOutput = "output of the best repair",
        RepairShort = "charbonium short of a repair",
        BrokenPartners = "broken machines that fit a slot",
        BrokenPoints = "project points of a broken machine",

        // In the order of `Assistant`.
        FreeHand = "free hand",
        ScrapDealer = "scrap dealer",
        DoubleShift = "double shift",
        ProjectBacker = "project backer",
        Haggler = "haggler",
        ExtensionBuilder = "extension builder",
        BackDoorBuyer = "back-door buyer",
        SecretDossier = "secret dossier",
        DiplomaBroker = "diploma broker",
        MarketRunner = "market runner",
        TestPilot = "test pilot",
        Borrower = "borrower",
        Stockpiler = "stockpiler",
        Recruitable = "price of the best assistant in reach",

        ProjectsMet = "points of projects met",
        ProjectsOneStep = "points of projects one step away",
        ProjectsTwoSteps = "points of projects two steps away",
        ProjectsFurther = "points of projects further away",
        Unclaimed = "projects nobody has",

        Turn = "turn to come",
        Dial = "actions to come",
        Before = "pieces before mine",
        BeltWanted = "project points on the belt in reach",
        Fails = "reserved machine cannot be paid",
        // In the order of `Jobs::PAIRS`.
        BarredRecruitExtract = "barred: recruit and extract",
        BarredExtractRepair = "barred: extract and repair",
        BarredRepairTrade = "barred: repair and trade",

        OpenRepair = "open: repair",
        OpenRepairLevel = "open: level of the best repair",
        OpenRepairOutput = "open: output of the best repair",
        OpenRepairPoints = "open: project points of a repair",
        OpenRepairTrade = "open: repair after trade",
        OpenTrade = "open: transactions",
        OpenTradePoints = "open: points to buy",
        OpenRecruit = "open: price of an assistant",
        OpenRecruitPoints = "open: project points of an assistant",
        OpenDismantle = "open: level of a machine to dismantle",
        OpenScrap = "open: level of a machine to scrap",
        OpenJoin = "open: output of a join",
        OpenJoinPoints = "open: project points of a join",
        OpenRecycle = "open: recycle",
        TooManySlots = "slots above the limit",

        LastRound = "last round",
        NoTurnLeft = "no turn left",
    }
}

/// The counts of one seat.
type Counts<'a> = tabletop::Counts<'a, Count>;

impl Features for Imaginarium {
    const NAMES: &'static [&'static str] = Count::IDS;

    const WEIGHTS: &'static str = include_str!("../weights.toml");

    fn features(&self, seat: Seat, out: &mut [i16]) {
        // Once the game is over, the score says everything.
        if self.stack.is_empty() {
            return;
        }
        let counts = &mut Counts::new(out);
        let prospect = Prospect::of(self, seat);
        let is_last_round = self.is_last_round();
        self.count_majorities(seat, prospect.goods, counts);
        if is_last_round {
            counts.set(Count::LastRound, 1);
            if !prospect.turn && !prospect.acting {
                return counts.set(Count::NoTurnLeft, 1);
            }
        }
        let needs = Needs::of(self, seat, &prospect);
        let bench = Bench::of(self, seat, &prospect, &needs);
        self.count_goods(seat, prospect.goods, counts);
        count_projects(&needs, counts);
        self.count_turn(seat, &prospect, &needs, counts);
        count_open(&prospect.open, &bench, &needs, counts);
        self.count_yard(seat, &prospect, &bench, &needs, counts);
        // What only pays in later rounds.
        if !is_last_round {
            self.count_output(seat, counts);
            self.count_machines(seat, &bench, counts);
            self.count_staff(seat, &prospect, counts);
        }
    }

    /// Points end the game. At first nobody has any, so the first rounds count by themselves.
    fn progress(&self) -> u8 {
        let most = self.all_seats().map(|seat| self.players[seat].goods[Good::Vp]).max();
        let by_points = most.unwrap_or(0) * 100 / GOAL;
        let by_rounds = (5 * self.round.saturating_sub(1)).min(60);
        let by_limit = match self.options.round_limit {
            0 => 0,
            limit => u32::from(self.round) * 100 / u32::from(limit),
        };
        if self.stack.is_empty() {
            return 100;
        }
        by_points.max(by_rounds).max(by_limit.min(100) as u16).min(100) as u8
    }
}

impl Imaginarium {
    /// Whether the check of this round is sure to end the game (IM-25.1, SW-8).
    fn is_last_round(&self) -> bool {
        let limit = self.options.round_limit;
        0 < limit && limit <= self.round
            || self.all_seats().any(|seat| GOAL <= self.players[seat].goods[Good::Vp])
    }

    fn count_goods(&self, seat: Seat, goods: Goods, counts: &mut Counts<'_>) {
        for (i, cube) in Good::CUBES.into_iter().enumerate() {
            counts.add_nth(Count::Wood, i, goods[cube].min(20));
            counts.add_nth(Count::FirstWood, i, goods[cube].min(2));
            counts.add(Count::Kinds, i16::from(0 < goods[cube]));
        }
        let charbonium = goods[Good::Charbonium];
        counts.set(Count::Charbonium, charbonium.min(40));
        counts.set(Count::FirstCharbonium, charbonium.min(5));
        counts.set(Count::PointsToCome, goods[Good::Vp] - self.players[seat].goods[Good::Vp]);
        let affordable = charbonium / self.buying_price(seat, Good::Vp).max(1);
        counts.set(Count::PointsForSale, affordable.min(self.transactions(seat).into()));
    }

    /// As if the game ended now (IM-26.4 to IM-26.7).
    fn count_majorities(&self, seat: Seat, goods: Goods, counts: &mut Counts<'_>) {
        let has_stockpiler = self.players[seat].staff.has(Assistant::Stockpiler);
        let points = if has_stockpiler { STOCKPILER_MAJORITY } else { MAJORITY };
        for good in Good::MAJORITIES {
            let rivals = self.others(seat).map(|other| self.players[other].goods[good]).max();
            let rival = rivals.unwrap_or(0);
            if rival <= goods[good] && (0 < goods[good] || self.options.zero_majority) {
                counts.add(Count::MajorityPoints, points);
            } else if rival <= goods[good] + 2 {
                counts.add(Count::MajoritiesNear, 1);
            }
        }
    }

    fn count_output(&self, seat: Seat, counts: &mut Counts<'_>) {
        for slot in self.players[seat].slots.iter() {
            match self.options.edition.effect(slot.stack) {
                Effect::Nothing => {}
                // `Good` and these counts have the same order.
                Effect::Gain(gain) => {
                    for &good in Good::ALL {
                        counts.add_nth(Count::MakesWood, good.index(), gain[good]);
                    }
                }
                Effect::GainAlike(n) => counts.add(Count::MakesChoice, n),
                Effect::Turn { into, .. } => {
                    counts.add(Count::TurnsToCopper, into[Good::Copper]);
                    counts.add(Count::TurnsToCrystal, into[Good::Crystal]);
                    counts.add(Count::TurnsToCharbonium, into[Good::Charbonium]);
                }
            }
            if slot.down {
                counts.add(Count::JammedOutput, self.output(slot.stack));
            }
        }
    }

    /// What one use of a slot is worth in charbonium.
    fn output(&self, stack: Stack) -> i16 {
        let edition = &self.options.edition;
        let worth = match edition.effect(stack) {
            Effect::Nothing => 0,
            Effect::Gain(gain) => self.worth(gain),
            Effect::GainAlike(n) => n * edition.trade_price(Good::Crystal),
            Effect::Turn { cubes, into } => {
                self.worth(into).saturating_sub(cubes * edition.trade_price(Good::Wood))
            }
        };
        worth as i16
    }

    fn count_machines(&self, seat: Seat, bench: &Bench, counts: &mut Counts<'_>) {
        for machine in self.players[seat].slots.machines() {
            counts.add_nth(Count::Production, machine.family().index(), 1);
            counts.add(Count::Levels, self.options.edition.machine(machine).level);
            let is_fortress = machine == Machine::D3;
            if machine == Machine::D1 || is_fortress {
                counts.set(Count::SafeCharbonium, 1);
            }
            if machine == Machine::D2 || is_fortress {
                counts.set(Count::SafeCubes, 1);
            }
        }
        counts.set(Count::BestLoose, bench.loose);
        counts.set(Count::JoinGain, bench.join);
        counts.set(Count::CanJoin, i16::from(bench.can_join));
    }

    fn count_yard(
        &self,
        seat: Seat,
        prospect: &Prospect,
        bench: &Bench,
        needs: &Needs,
        counts: &mut Counts<'_>,
    ) {
        let player = &self.players[seat];
        let (mut broken, mut points) = (0, 0);
        for (machine, n) in in_yard(player, prospect) {
            broken += n;
            counts.add_nth(Count::BrokenProduction, machine.family().index(), n);
            counts.add(Count::BrokenLevels, n * self.options.edition.machine(machine).level as i16);
            counts.add(Count::BrokenPartners, i16::from(self.fits_a_slot(player, machine)));
            points = needs.completed_by(machine).max(points);
        }
        let free = player.slot_limit() as i16 - player.slots.len() as i16;
        counts.set(Count::FreeSlots, free.max(0));
        counts.set(Count::TooManySlots, (-free).max(0));
        counts.set(Count::Stranded, (broken - free.max(0)).max(0));
        counts.set(Count::BrokenPoints, points);
        counts.set(Count::Repairable, bench.repairable);
        counts.set(Count::RepairOutput, bench.output);
        counts.set(Count::RepairShort, bench.short);
    }

    fn fits_a_slot(&self, player: &Player, machine: Machine) -> bool {
        let edition = &self.options.edition;
        machine != Machine::S1
            && player
                .slots
                .iter()
                .any(|slot| edition.join(slot.stack, Stack::single(machine)).is_some())
    }

    fn count_staff(&self, seat: Seat, prospect: &Prospect, counts: &mut Counts<'_>) {
        for assistant in self.players[seat].staff.iter() {
            counts.add_nth(Count::FreeHand, assistant.index(), 1);
        }
        let charbonium = prospect.goods[Good::Charbonium];
        counts.set(Count::Recruitable, self.dearest_assistant(seat, charbonium));
    }

    fn count_turn(&self, seat: Seat, prospect: &Prospect, needs: &Needs, counts: &mut Counts<'_>) {
        let player = &self.players[seat];
        counts.set(Count::Turn, i16::from(prospect.turn));
        counts.set(Count::Dial, i16::from(prospect.dial));
        counts.set(Count::Fails, i16::from(prospect.fails));
        let space = self.space_of(Piece::handyman(seat));
        counts.set(Count::Before, self.pieces_before(seat, space));
        let barred = Jobs::PAIRS[..3].iter().position(|&pair| pair == player.dial);
        if let Some(pair) = barred.filter(|_| !player.free_hand) {
            counts.add_nth(Count::BarredRecruitExtract, pair, 1);
        }
        if prospect.turn && space.is_none() {
            let charbonium = prospect.goods[Good::Charbonium];
            let wanted = |&at: &usize| {
                let (space, machine) = (Space::at(at), self.belt[at]?);
                let in_reach =
                    self.is_free(space) && self.price(seat, space, machine) <= charbonium;
                in_reach.then(|| needs.wanted(machine))
            };
            let best = (0..BELT).filter_map(|at| wanted(&at)).max();
            counts.set(Count::BeltWanted, best.unwrap_or(0));
        }
    }

    /// The pieces that will be placed before the handyman in the next planning, as far as it is known.
    fn pieces_before(&self, seat: Seat, space: Option<Space>) -> i16 {
        let own = Piece::handyman(seat);
        let on_track = self.initiative.iter().flatten();
        let before = match space {
            None => on_track.take_while(|&&piece| piece != own).count(),
            Some(space) => {
                // Whoever stands on the track while turns are played has had the turn.
                let played = if self.path.is_empty() { 0 } else { on_track.count() };
                played + self.standing[..space.index()].iter().flatten().count()
            }
        };
        before as i16
    }
}

fn count_projects(needs: &Needs, counts: &mut Counts<'_>) {
    counts.set(Count::ProjectsMet, needs.met);
    counts.set(Count::ProjectsOneStep, needs.one_step);
    counts.set(Count::ProjectsTwoSteps, needs.two_steps);
    counts.set(Count::ProjectsFurther, needs.further);
    counts.set(Count::Unclaimed, needs.unclaimed);
}

fn count_open(open: &Open, bench: &Bench, needs: &Needs, counts: &mut Counts<'_>) {
    if 0 < open.repairs {
        counts.set(Count::OpenRepair, bench.repairable.min(open.repairs.into()));
        counts.set(Count::OpenRepairLevel, bench.level);
        counts.set(Count::OpenRepairOutput, bench.output);
        counts.set(Count::OpenRepairPoints, bench.points);
        counts
            .set(Count::OpenRepairTrade, i16::from(bench.repairable == 0 && bench.short_of_trade));
    }
    counts.set(Count::OpenTrade, open.transactions);
    counts.set(Count::OpenTradePoints, open.points);
    counts.set(Count::OpenRecruit, open.recruit);
    if 0 < open.recruit {
        counts.set(Count::OpenRecruitPoints, needs.by_recruiting);
    }
    if 0 < open.dismantlings {
        counts.set(Count::OpenDismantle, bench.loose);
        counts.set(Count::OpenScrap, bench.scrap);
    }
    if open.joins {
        counts.set(Count::OpenJoin, bench.join);
        counts.set(Count::OpenJoinPoints, needs.by_joining);
    }
    counts.set(Count::OpenRecycle, i16::from(open.recycling));
}
