//! Foresight: the table as it will be for a seat once all that is open is done.

use tabletop::Seat;

use crate::{
    Player, SkiStation,
    building::Building,
    colour::Colour,
    development::{Development, Type},
    edition::Edition,
    effect::{Deed, Does, Effect, Perk},
    frame::{Frame, From, Lot, Pending, Purchase, Question, Step},
    mountain::ROWS,
    plate::{Square, Tile},
    stock::{Cost, Kind},
};

use super::joints::Joints;

/// What is sure to come is imagined as had: what was bought but not paid for, goods an effect gives,
/// a building on a good site. What depends on a decision is only counted.
#[derive(Debug)]
pub struct Foresight {
    pub game: SkiStation,
    seat: Seat,
    pub open: Open,
}

/// What a seat has still to pay and to decide.
#[derive(Debug, Default)]
pub struct Open {
    /// By kind of cost.
    pub to_pay: [i16; Kind::COUNT],
    pub points: i16,
    pub recruitments: i16,
    /// Pistes that can be added to a lot, and free ones.
    pub pistes: i16,
    pub free_pistes: i16,
    pub rewards: i16,
    pub reward_ranks: i16,
    pub sites: i16,
    pub improvements: i16,
    /// Whether anybody asks about a threshold at the end of the round.
    pub threshold: bool,
    pub stand: i16,
    /// A disk to be placed on any tile, to be moved, a tile to be scored.
    pub disks: i16,
    pub disk_moves: i16,
    pub bonus_scores: i16,
    /// Buildings and developments out of the discard, developments that turn up.
    pub buildings: i16,
    pub developments: i16,
    pub turn_ups: i16,
    pub activations: i16,
    /// Any-time actions are still possible in this turn.
    pub turn: bool,
}

impl Foresight {
    pub fn of(game: &SkiStation, seat: Seat) -> Foresight {
        let mut foresight = Foresight { game: *game, seat, open: Open::default() };
        for &frame in game.stack.iter().rev() {
            match frame {
                Frame::Ask(by, question) if by == seat => foresight.asked(question),
                Frame::Do(Step::Bought(by, purchase)) if by == seat => foresight.bought(purchase),
                Frame::Do(step) if game.active == seat => foresight.done(step),
                Frame::Ask(..) | Frame::Do(_) => {}
            }
        }
        foresight
    }

    fn player(&self) -> &Player {
        &self.game.players[self.seat]
    }

    fn mine(&mut self) -> &mut Player {
        &mut self.game.players[self.seat]
    }

    fn edition(&self) -> &'static Edition {
        self.game.edition()
    }

    fn asked(&mut self, question: Question) {
        let open = &mut self.open;
        match question {
            Question::Move | Question::Rest => open.turn = true,
            Question::Pay(cost, _) => self.pay(cost),
            Question::Square => self.square(),
            Question::Disk { .. } => open.disks += 1,
            Question::Piste { lot, .. } => self.lot(lot),
            Question::FreePiste { lot, left, .. } => {
                open.free_pistes += i16::from(left);
                self.laid(lot);
            }
            Question::Pending(pending) => self.pending(pending),
            Question::Reward(rank) => self.reward(rank),
            Question::Site(building) => self.build(building),
            Question::Discarded { left, .. } => open.buildings += i16::from(left),
            Question::Mode { from, free } => self.mode(from, free),
            Question::BuyDiscarded => open.developments += 1,
            Question::Improve { .. } => open.improvements += 1,
            Question::Threshold => open.threshold = true,
            Question::TurnUp(_) => open.turn_ups += 1,
            Question::Stand(n) => self.stand(n),
            Question::ActivateFree(left) => open.activations += i16::from(left),
            Question::MoveDisk => open.disk_moves += 1,
            Question::MoveDiskTo(from) => {
                open.disks += 1;
                self.mine().take_disk(from);
            }
            Question::ScoreBonus => open.bonus_scores += 1,
            Question::Wages => {
                let wages = self.game.wages(self.seat).min(u8::MAX.into());
                self.pay(Cost::euros(wages as u8));
            }
            Question::Seat | Question::Unseat => {}
        }
    }

    fn done(&mut self, step: Step) {
        match step {
            Step::Square => self.square(),
            Step::LotLaid(lot) => self.laid(lot),
            Step::Reward(rank) => self.reward(rank),
            Step::Effect(effect, _) => self.effect(effect),
            Step::TurnDown(development) => self.mine().face_up.remove(development),
            Step::Income
            | Step::Turns
            | Step::Thresholds
            | Step::Evaluation
            | Step::Bought(..)
            | Step::Seat => {}
        }
    }

    fn pay(&mut self, cost: Cost) {
        self.open.to_pay[cost.kind.index()] += i16::from(cost.n);
    }

    fn bought(&mut self, purchase: Purchase) {
        let more = self.game.more_seasonals(self.seat);
        let player = self.mine();
        match purchase {
            Purchase::Malus => {}
            Purchase::Permanent(_) => player.standing.permanents += 1,
            Purchase::Seasonals(n) => player.standing.seasonals += n + more,
            Purchase::Disk(laid) => player.put_disk(laid),
            Purchase::Lot(lot) => self.laid(lot),
            Purchase::Building(building) => self.build(building),
            Purchase::Development(development) => self.develop(development),
            Purchase::Improvement(colour) => player.steps[colour.index()] += 1,
            Purchase::Cube => self.discard(1, 0),
            Purchase::Octagon => self.discard(0, 1),
            Purchase::Activation(_) => {
                self.open.points += i16::from(self.perk(Perk::ActivationPv));
                let eur = self.perk(Perk::ActivationEur);
                self.mine().eur += u16::from(eur);
            }
        }
    }

    fn perk(&self, perk: Perk) -> u8 {
        self.game.perk(self.seat, perk).unwrap_or(0)
    }

    /// The action of the square the pawn stands on; a tile is imagined as taken.
    fn square(&mut self) {
        let spot = self.player().pawn;
        let Some(cost) = self.game.action_cost(self.seat, spot) else { return };
        match self.edition().square(self.game.seats, spot) {
            Square::Recruitment => self.open.recruitments += 1,
            Square::Pistes => self.lot(Lot::default()),
            Square::Building | Square::Development => {
                cost.into_iter().for_each(|cost| self.pay(cost));
                match self.game.plate(spot.round())[spot.index()] {
                    Some(Tile::Building(building)) => self.build(building),
                    Some(Tile::Development(development)) => self.develop(development),
                    None => {}
                }
            }
        }
    }

    /// A lot is paid for as it lies; more pistes may come.
    fn lot(&mut self, lot: Lot) {
        let (seat, laid) = (self.seat, lot.len());
        let black = self.game.has_black(seat, lot);
        let purse = self.game.purse(seat);
        let more = (laid + 1..=3).filter(|&n| purse.pays(self.game.lot_cost(seat, n, black)));
        self.open.pistes += more.count() as i16;
        if 0 < laid {
            self.pay(self.game.lot_cost(seat, laid, black));
            self.laid(lot);
        }
    }

    fn laid(&mut self, lot: Lot) {
        let eur = self.perk(Perk::BluePisteEur);
        let player = self.mine();
        let blue = (player.slopes.of(Colour::Blue) & lot.cells()).len();
        player.eur += u16::from(eur * blue);
        self.pending(self.game.effects_of(self.seat, lot));
    }

    fn pending(&mut self, pending: Pending) {
        let mountain = &self.edition().mountain;
        let player = self.mine();
        player.octagons = player.octagons.saturating_add(pending.felled);
        for cell in pending.rewards.cells().iter() {
            self.reward(mountain.ranks[cell.index()]);
        }
        for row in (0..ROWS).filter(|row| pending.lines >> row & 1 == 1) {
            self.reward(mountain.lines[usize::from(row)]);
        }
    }

    fn reward(&mut self, rank: u8) {
        self.open.rewards += 1;
        self.open.reward_ranks += i16::from(self.game.reward_rank(self.seat, rank));
    }

    /// On the site where it fits best.
    fn build(&mut self, building: Building) {
        let edition = self.edition();
        let facts = edition.building(building);
        let player = self.mine();
        let joints = Joints::of(&player.village, &player.slopes, edition);
        let Some(place) = joints.best_site(building, edition) else { return };
        player.village.buildings[place.index()] = Some(building);
        player.cubes = player.cubes.saturating_add(facts.cubes);
        player.octagons = player.octagons.saturating_add(facts.octagons);
        self.open.sites += 1;
        if !facts.does.is_activated() {
            self.carry_out(&facts.does);
        }
    }

    fn develop(&mut self, development: Development) {
        let facts = self.edition().development(development);
        let player = self.mine();
        player.developments.insert(development);
        match facts.kind {
            Type::Immediate => self.carry_out(&facts.does),
            Type::OneShot | Type::Permanent => player.face_up.insert(development),
        }
    }

    /// Of several modes the first stands for all.
    fn carry_out(&mut self, does: &Does) {
        if let Some(mode) = does.modes.first() {
            mode.effects.iter().for_each(|&effect| self.effect(effect));
        }
    }

    fn mode(&mut self, from: From, free: bool) {
        let does = self.game.does(from);
        let price = does.modes.first().and_then(|mode| mode.price).filter(|_| !free);
        price.into_iter().for_each(|price| self.pay(price));
        self.carry_out(does);
        if let From::Building(building) = from
            && let Some(place) = self.game.place_of(self.seat, building)
        {
            self.mine().village.activate(place);
            self.bought(Purchase::Activation(place));
        }
    }

    fn effect(&mut self, effect: Effect) {
        let n = effect.n;
        let (player, open) = (&mut self.game.players[self.seat], &mut self.open);
        match effect.deed {
            Deed::Eur => player.eur = player.eur.saturating_add(n.into()),
            Deed::Time => player.time = player.time.saturating_add(n),
            Deed::Pv => open.points += i16::from(n),
            Deed::Seasonal => {
                player.standing.seasonals = player.standing.seasonals.saturating_add(n);
            }
            Deed::Permanent => {
                player.standing.permanents = player.standing.permanents.saturating_add(n);
            }
            Deed::FreePistes => open.free_pistes += i16::from(n),
            Deed::Pistes => self.lot(Lot::default()),
            Deed::DiscardCubes => self.discard(n, 0),
            Deed::DiscardOctagons => self.discard(0, n),
            Deed::ImproveFree | Deed::ImprovePaid => open.improvements += i16::from(n),
            Deed::Stand => self.stand(n),
            Deed::DiskFree | Deed::DiskPaid => open.disks += 1,
            Deed::DiskMove => open.disk_moves += 1,
            Deed::ScoreBonus => open.bonus_scores += 1,
            Deed::TurnUp => open.turn_ups += 1,
            Deed::BuyDevelopment => open.developments += 1,
            Deed::DevelopmentSets => {
                let sets = player.developments.len() as u8 / n.max(1);
                player.eur = player.eur.saturating_add(sets.into());
                open.points += i16::from(sets);
            }
            Deed::Build => open.buildings += i16::from(n),
            Deed::BuildLess => open.buildings += 1,
            Deed::Reward => self.reward(n),
            Deed::ActivateFree => open.activations += i16::from(n),
        }
    }

    fn discard(&mut self, cubes: u8, octagons: u8) {
        let eur = self.perk(Perk::DiscardEur);
        let player = self.mine();
        let (cubes, octagons) = (cubes.min(player.cubes), octagons.min(player.octagons));
        player.cubes -= cubes;
        player.octagons -= octagons;
        player.eur += u16::from(eur) * u16::from(cubes + octagons);
    }

    fn stand(&mut self, n: u8) {
        self.open.stand += i16::from(n.min(self.player().lying.total()));
    }
}
