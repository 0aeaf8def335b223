//! A resort as a player judges it: every count that takes more than a look.

use tabletop::Seat;

use crate::{
    Player, SkiStation,
    bonus::{Count, LAID},
    colour::Colour,
    effect::{Deed, Perk},
    frame::Laid,
    mountain::Cells,
    plate::{COLUMNS, OUT, ROUNDS},
    state::{SEATS, Seating},
    stock::Kind,
    village::{self, Place},
};

use super::{
    foresight::{Foresight, Open},
    joints::Joints,
};

/// What an activation or a one-shot is good for.
#[derive(Copy, Clone, Debug)]
pub enum Theme {
    Goods,
    Staff,
    Pistes,
    Discards,
    Thresholds,
    Disks,
    Tiles,
}

impl Theme {
    const COUNT: usize = 7;

    fn of(deed: Deed) -> Theme {
        match deed {
            Deed::Eur | Deed::Time | Deed::Pv | Deed::DevelopmentSets | Deed::Reward => {
                Theme::Goods
            }
            Deed::Seasonal | Deed::Permanent | Deed::Stand => Theme::Staff,
            Deed::FreePistes | Deed::Pistes => Theme::Pistes,
            Deed::DiscardCubes | Deed::DiscardOctagons => Theme::Discards,
            Deed::ImproveFree | Deed::ImprovePaid => Theme::Thresholds,
            Deed::DiskFree | Deed::DiskPaid | Deed::DiskMove | Deed::ScoreBonus => Theme::Disks,
            Deed::TurnUp
            | Deed::BuyDevelopment
            | Deed::Build
            | Deed::BuildLess
            | Deed::ActivateFree => Theme::Tiles,
        }
    }
}

/// A resort with what is open imagined as done.
#[derive(Debug)]
pub struct Resort<'a> {
    game: &'a SkiStation,
    seat: Seat,
    pub player: &'a Player,
    pub open: &'a Open,
    pub joints: Joints,
    pub scale: Seating,
    pub zone: Seating,
    /// Euros and seasonals of all phases of income to come.
    pub income: [i16; 2],
    /// At the end, as if it came now (SK-20.2 to SK-20.12).
    pub end: [i16; 7],
    /// Pistes over the thresholds of every seat, negative if some are missing.
    over: [[i16; 3]; SEATS],
    /// What bonus tiles would score now.
    bonuses: [i16; LAID],
    activations: [i16; Theme::COUNT],
    one_shots: [i16; Theme::COUNT],
    covered: Cells,
    /// Cells that take a piste, by colour and all together.
    cells: [Cells; Colour::COUNT],
    reach: Cells,
}

impl<'a> Resort<'a> {
    pub fn of(foresight: &'a Foresight, seat: Seat) -> Resort<'a> {
        let Foresight { game, open, .. } = foresight;
        let (player, edition) = (&game.players[seat], game.edition());
        let joints = Joints::of(&player.village, &player.slopes, edition);
        let (mut squares, mut octagons) = (joints.complete(), 0);
        for (_, building) in player.village.built() {
            let does = &edition.building(building).does;
            squares += does.square_slots.min(1);
            octagons += does.octagon_slots;
        }
        let scale = Seating::of(player.cubes, squares);
        let zone = Seating::of(player.octagons, octagons);
        let income = game.income(seat);
        let incomes = i16::from(ROUNDS - game.round);
        let cells = std::array::from_fn(|colour| game.open(seat, Colour::at(colour)));
        Resort {
            game,
            seat,
            player,
            open,
            joints,
            scale,
            zone,
            income: [income.eur, income.seasonals].map(|n| i16::from(n) * incomes),
            end: game.final_lines(seat, scale, zone).map(|(_, pv)| pv),
            over: over_thresholds(game),
            bonuses: bonuses(game, seat, open),
            activations: activations(game, player),
            one_shots: one_shots(game, player),
            covered: player.slopes.covered(),
            cells,
            reach: cells.into_iter().fold(Cells::NONE, |all, cells| all | cells),
        }
    }

    /// How many of these advantages the player has.
    pub fn perks(&self, perks: &[Perk]) -> i16 {
        perks.iter().filter(|&&perk| self.game.has(self.seat, perk)).count() as i16
    }

    /// Evaluations that are still to come.
    fn evaluations(&self) -> i16 {
        if self.game.over { 0 } else { i16::from(ROUNDS + 1 - self.game.round) }
    }

    pub fn euros(&self) -> i16 {
        self.player.eur.min(100) as i16
    }

    pub fn to_pay(&self, kind: Kind) -> i16 {
        self.open.to_pay[kind.index()]
    }

    /// Employees and Time that can be used in this round.
    pub fn staff(&self) -> i16 {
        let player = self.player;
        let staff = i16::from(player.standing.total()) + i16::from(player.time);
        (staff - self.to_pay(Kind::Employees)).max(0)
    }

    /// Euros and staff that can buy tiles.
    pub fn means(&self) -> i16 {
        let player = self.player;
        let means = self.euros() + i16::from(player.standing.total()) + 2 * i16::from(player.time);
        (means - self.open.to_pay.iter().sum::<i16>()).max(0)
    }

    /// Pistes of the next lot that can be paid for.
    pub fn payable_pistes(&self) -> i16 {
        let purse = self.game.purse(self.seat);
        let can_pay = |&n: &u8| purse.pays(self.game.lot_cost(self.seat, n, false));
        (1..=3).filter(can_pay).count() as i16
    }

    pub fn columns_left(&self) -> i16 {
        i16::from(OUT - self.player.pawn.column)
    }

    pub fn columns_left_this_round(&self) -> u8 {
        (COLUMNS * self.game.round).saturating_sub(self.player.pawn.column).min(COLUMNS)
    }

    /// Pawns that move before this one.
    pub fn pawns_behind(&self) -> i16 {
        let mine = self.game.path(self.player.pawn);
        let behind = |&seat: &Seat| self.game.path(self.game.players[seat].pawn) < mine;
        self.game.all_seats().filter(behind).count() as i16
    }

    /// Cells that take a piste of a colour.
    pub fn cells(&self, colour: Colour) -> u8 {
        self.cells[colour.index()].len()
    }

    /// Ranks of reward cells a piste can cover now.
    pub fn ranks_in_reach(&self) -> i16 {
        self.ranks(self.reach)
    }

    /// Ranks of reward cells that lie just above.
    pub fn ranks_above(&self) -> i16 {
        let above = [-1, 0, 1].map(|columns| self.reach.above(columns));
        let above = above.into_iter().fold(Cells::NONE, |all, cells| all | cells);
        self.ranks(above.without(self.reach | self.covered))
    }

    fn ranks(&self, cells: Cells) -> i16 {
        let mountain = &self.game.edition().mountain;
        let rewards = (mountain.rewards & cells).iter();
        rewards.map(|cell| i16::from(mountain.ranks[cell.index()])).sum()
    }

    /// Ranks of lines that lack at most three pistes, the more the fewer are missing.
    pub fn ranks_of_lines(&self) -> i16 {
        let mountain = &self.game.edition().mountain;
        let lines = (1..).zip(mountain.lines).map(|(row, rank)| {
            let missing = (mountain.cells & Cells::row(row)).without(self.covered).len();
            match missing {
                1..=3 => i16::from(rank) * i16::from(4 - missing),
                _ => 0,
            }
        });
        lines.sum()
    }

    /// Colours of which there is a piste more than whole sets have.
    pub fn colours_of_the_next_set(&self) -> i16 {
        let slopes = &self.player.slopes;
        let sets = slopes.sets();
        Colour::ALL.iter().filter(|&&colour| sets < slopes.count(colour)).count() as i16
    }

    pub fn has_step(&self, colour: Colour, step: u8) -> bool {
        step <= self.player.steps[colour.index()]
    }

    fn over(&self, seat: Seat, colour: Colour) -> i16 {
        self.over[seat.index()][colour.index()]
    }

    pub fn missing(&self, colour: Colour) -> i16 {
        (-self.over(self.seat, colour)).max(0)
    }

    fn others(&self) -> impl Iterator<Item = Seat> {
        self.game.all_seats().filter(|&seat| seat != self.seat)
    }

    /// How far ahead of everybody who reaches the threshold, or nearly does.
    pub fn lead(&self, colour: Colour) -> i16 {
        let best = self.others().map(|seat| self.over(seat, colour).max(-2)).max().unwrap_or(0);
        (self.over(self.seat, colour) - best).clamp(-5, 5)
    }

    /// What a colour would bring now (SK-21.5 to SK-21.8).
    pub fn threshold_points(&self, colour: Colour) -> i16 {
        let mine = self.over(self.seat, colour);
        let ahead = self.others().filter(|&seat| mine < self.over(seat, colour)).count();
        let tied = self.others().filter(|&seat| mine == self.over(seat, colour)).count() as i16;
        let [first, second] = self.game.edition().places.map(i16::from);
        match ahead {
            _ if mine < 0 => 0,
            0 if tied == 0 => first,
            0 => (first + second) / (1 + tied),
            1 => second / (1 + tied),
            _ => 0,
        }
    }

    pub fn building_points(&self) -> i16 {
        let village = &self.player.village;
        village.built().map(|(place, _)| self.game.building_pv(self.seat, place)).sum()
    }

    /// Village columns that lack one building.
    pub fn columns_lacking_one(&self) -> i16 {
        let village = &self.player.village;
        let stands = |row, column| village.at(Place::new(row, column)).is_some();
        let built = |column: u8| (1..=village::ROWS).filter(|&row| stands(row, column)).count();
        let lacking = (1..=village::COLUMNS).filter(|&c| built(c) + 1 == village::ROWS.into());
        lacking.count() as i16
    }

    /// What the disks score until the end, if nothing changes.
    pub fn disk_points(&self) -> i16 {
        let disks = Laid::all().filter(|&laid| self.player.has_disk(laid));
        disks.map(|laid| self.bonuses[laid.index()]).sum::<i16>() * self.evaluations()
    }

    /// What is there of groups that are not complete yet, in thirds of their points.
    pub fn disk_thirds(&self) -> i16 {
        let disks = Laid::all().filter(|&laid| self.player.has_disk(laid));
        let thirds = disks.map(|laid| {
            let facts = self.game.edition().bonus(self.game.bonuses[laid.index()]);
            match facts.of {
                Count::Runs => 0,
                _ if facts.per == 1 => 0,
                of => {
                    let rest = self.game.count(self.seat, of, laid) % facts.per;
                    i16::from(facts.pv) * i16::from(3 * rest / facts.per)
                }
            }
        });
        thirds.sum::<i16>() * self.evaluations()
    }

    /// What a disk on the tile of the round would score until the end.
    pub fn bonus_of_the_round(&self) -> i16 {
        let laid = Laid(self.game.round - 1);
        let free = !self.player.has_disk(laid);
        i16::from(free) * self.bonuses[laid.index()] * self.evaluations()
    }

    /// What the tiles of later rounds would score if each got its disk in its round.
    pub fn later_bonuses(&self) -> i16 {
        let later = Laid::all().skip(self.game.round.into());
        let free = later.filter(|&laid| !self.player.has_disk(laid));
        free.map(|laid| self.bonuses[laid.index()] * i16::from(ROUNDS - laid.0)).sum()
    }

    /// The best tile without a disk.
    fn best_bonus(&self) -> i16 {
        let free = Laid::all().filter(|&laid| !self.player.has_disk(laid));
        free.map(|laid| self.bonuses[laid.index()]).max().unwrap_or(0)
    }

    /// What a disk that is to be placed would score: on any tile, or on that of the round.
    pub fn open_disk_points(&self) -> i16 {
        if 0 < self.open.disks {
            return self.best_bonus() * self.evaluations();
        }
        let laid = Laid(self.game.round - 1);
        let none = Default::default();
        let can = 0 < self.open.recruitments && self.game.can_pay_disk(self.seat, laid, &none);
        if can { self.bonus_of_the_round() } else { 0 }
    }

    /// What would be won by moving the worst disk to the best tile.
    pub fn open_disk_move(&self) -> i16 {
        let disks = Laid::all().filter(|&laid| self.player.has_disk(laid));
        let worst = disks.map(|laid| self.bonuses[laid.index()]).min().unwrap_or(0);
        let won = (self.best_bonus() - worst).max(0) * self.evaluations();
        if 0 < self.open.disk_moves { won } else { 0 }
    }

    /// Points that come without a further decision, or by scoring the best tile.
    pub fn open_points(&self) -> i16 {
        let scored = if 0 < self.open.bonus_scores { self.best_bonus() } else { 0 };
        self.open.points + scored
    }

    /// Activations that are possible until the end, and one-shots that are not used yet.
    pub fn activations(&self, theme: Theme) -> i16 {
        self.activations[theme as usize]
    }

    pub fn one_shots(&self, theme: Theme) -> i16 {
        self.one_shots[theme as usize]
    }
}

/// Of every seat and colour with a threshold.
fn over_thresholds(game: &SkiStation) -> [[i16; 3]; SEATS] {
    let mut over = [[0; 3]; SEATS];
    for seat in game.all_seats() {
        let player = &game.players[seat];
        let less = game.perk(seat, Perk::ThresholdLess).unwrap_or(0);
        over[seat.index()] = Colour::TRACKS.map(|colour| {
            let step = usize::from(player.steps[colour.index()]);
            let value = game.edition().track(colour).values[step].saturating_sub(less);
            i16::from(player.slopes.count(colour)) - i16::from(value)
        });
    }
    over
}

/// Of tiles with a disk and of tiles that may get one.
fn bonuses(game: &SkiStation, seat: Seat, open: &Open) -> [i16; LAID] {
    let any = 0 < open.disks + open.disk_moves + open.bonus_scores;
    std::array::from_fn(|at| {
        let laid = Laid(at as u8);
        match any || game.round <= laid.0 + 1 || game.players[seat].has_disk(laid) {
            true => game.bonus_pv(seat, laid),
            false => 0,
        }
    })
}

fn activations(game: &SkiStation, player: &Player) -> [i16; Theme::COUNT] {
    let mut all = [0; Theme::COUNT];
    for (place, building) in player.village.built() {
        let does = &game.edition().building(building).does;
        if let Some(effect) = does.modes.first().and_then(|mode| mode.effects.first())
            && does.is_activated()
        {
            let now = i16::from(!player.village.is_activated(place));
            all[Theme::of(effect.deed) as usize] += now + i16::from(ROUNDS - game.round);
        }
    }
    all
}

fn one_shots(game: &SkiStation, player: &Player) -> [i16; Theme::COUNT] {
    let mut all = [0; Theme::COUNT];
    for development in (player.face_up & game.edition().one_shots()).iter() {
        let modes = &game.edition().development(development).does.modes;
        if let Some(effect) = modes.first().and_then(|mode| mode.effects.first()) {
            all[Theme::of(effect.deed) as usize] += 1;
        }
    }
    all
}
