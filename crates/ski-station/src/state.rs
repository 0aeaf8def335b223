//! The state: all that lies on the table, as plain data.

use tabletop::{List, PerSeat, Seat};

use crate::{
    bonus::{Bonus, LAID},
    building::{Building, Buildings},
    colour::Colour,
    development::{Development, Developments},
    edition::Edition,
    effect::Perk,
    frame::{Frame, Laid},
    mountain::Slopes,
    options::Options,
    plate::{COLUMNS, OUT, Plate, ROUNDS, Spot},
    reward::Rewards,
    stock::{Purse, Staff},
    village::{Slots, Village},
};

/// The most players (SK-1.1).
pub const SEATS: usize = 4;

/// What one player owns.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, Default)]
pub struct Player {
    pub pawn: Spot,
    pub eur: u16,
    pub time: u8,
    /// In the stock, usable and used (SK-1.21); those on buildings are with the village.
    pub standing: Staff,
    pub lying: Staff,
    pub pv: i16,
    pub slopes: Slopes,
    pub village: Village,
    pub cubes: u8,
    pub octagons: u8,
    /// Where cubes sit, if that is chosen (SK-13.19).
    pub seats: Slots,
    /// Steps of the green, blue and red track.
    pub steps: [u8; 3],
    pub developments: Developments,
    pub face_up: Developments,
    pub kept: Rewards,
    /// Bonus tiles with a disk, that of round 1 the lowest bit.
    pub(crate) disks: u8,
}

impl Player {
    #[inline]
    pub fn has_disk(&self, laid: Laid) -> bool {
        self.disks >> laid.0 & 1 == 1
    }

    pub fn put_disk(&mut self, laid: Laid) {
        self.disks |= 1 << laid.0;
    }

    pub fn take_disk(&mut self, laid: Laid) {
        self.disks &= !(1 << laid.0);
    }

    pub fn disks(&self) -> u8 {
        self.disks.count_ones() as u8
    }

    /// Standing, lying and on buildings.
    pub fn permanents(&self) -> u8 {
        self.standing.permanents + self.lying.permanents + self.village.permanents()
    }
}

/// A game of Ski Station.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub struct SkiStation {
    pub(crate) options: Options,
    pub(crate) seats: u8,
    pub(crate) round: u8,
    /// Whose turn of phase 2 it is.
    pub(crate) active: Seat,
    pub(crate) over: bool,
    pub(crate) players: PerSeat<Player, SEATS>,
    /// The tiles of the plates of odd and of even rounds.
    pub(crate) plates: [Plate; 2],
    /// Tiles nobody has seen, in the piles or out of the game (SK-2.5), and how many of each kind
    /// were drawn.
    pub(crate) buildings: Buildings,
    pub(crate) developments: Developments,
    pub(crate) drawn: [u8; 2],
    pub(crate) discarded_buildings: Buildings,
    pub(crate) discarded_developments: Developments,
    pub(crate) bonuses: [Bonus; LAID],
    pub(crate) rewards: Rewards,
    /// Office slots with a permanent, as bits.
    pub(crate) office: u8,
    pub(crate) stack: List<Frame, 48>,
}

const _: () = assert!(size_of::<SkiStation>() <= 2048);

impl SkiStation {
    #[inline]
    pub(crate) fn edition(&self) -> &'static Edition {
        self.options.edition.get()
    }

    pub fn all_seats(&self) -> impl DoubleEndedIterator<Item = Seat> + Clone + use<> {
        Seat::first(self.seats)
    }

    pub fn player(&self, seat: Seat) -> &Player {
        &self.players[seat]
    }

    /// Everybody, rearmost first (SK-5.1).
    pub fn order(&self) -> List<Seat, SEATS> {
        let mut order: List<Seat, SEATS> = self.all_seats().collect();
        order.sort_unstable_by_key(|&seat| self.path(self.players[seat].pawn));
        order
    }

    /// How far along the path a spot is (SK-5.2).
    pub(crate) fn path(&self, spot: Spot) -> (u8, u8) {
        (spot.column, self.edition().along(spot, self.seats))
    }

    /// Whether a pawn has still to move in this phase (SK-5.20, SK-5.22).
    pub(crate) fn is_on_current_plate(&self, spot: Spot) -> bool {
        spot.column <= COLUMNS * self.round
    }

    /// The last column a pawn may move to (SK-5.8).
    pub(crate) fn last_column(&self) -> u8 {
        COLUMNS * (self.round + 1).min(ROUNDS)
    }

    /// The tiles of the plate of a round.
    pub(crate) fn plate(&self, round: u8) -> &Plate {
        &self.plates[usize::from((round + 1) % 2)]
    }

    pub(crate) fn plate_mut(&mut self, round: u8) -> &mut Plate {
        &mut self.plates[usize::from((round + 1) % 2)]
    }

    pub(crate) fn is_taken(&self, spot: Spot) -> bool {
        spot.column < OUT && self.all_seats().any(|seat| self.players[seat].pawn == spot)
    }

    /// The amount of an advantage a player has.
    #[inline]
    pub(crate) fn perk(&self, seat: Seat, perk: Perk) -> Option<u8> {
        let player = &self.players[seat];
        self.edition().perk(perk, player.face_up, &player.steps)
    }

    pub(crate) fn has(&self, seat: Seat, perk: Perk) -> bool {
        self.perk(seat, perk).is_some()
    }

    /// What a player can pay with now.
    pub(crate) fn purse(&self, seat: Seat) -> Purse {
        let (player, board) = (&self.players[seat], &self.edition().board);
        Purse {
            eur: player.eur,
            permanents: player.standing.permanents,
            seasonals: player.standing.seasonals,
            time: player.time,
            time_eur: self.perk(seat, Perk::TimeEur).unwrap_or(board.time_eur),
            time_employees: board.time_employees,
        }
    }

    /// Complete square slots of a resort.
    pub fn slots(&self, seat: Seat) -> Slots {
        let player = &self.players[seat];
        player.village.slots(player.slopes.of(Colour::Green), self.edition())
    }

    /// Cubes on the scale and vacant square slots (SK-13.14).
    pub fn seating(&self, seat: Seat) -> Seating {
        Seating::of(self.players[seat].cubes, self.slots(seat).len())
    }

    /// Octagons in the zone and vacant octagon slots (SK-14.6).
    pub fn zone(&self, seat: Seat) -> Seating {
        let player = &self.players[seat];
        Seating::of(player.octagons, player.village.octagon_slots(self.edition()))
    }

    pub(crate) fn is_face_down(&self, seat: Seat, development: Development) -> bool {
        let player = &self.players[seat];
        player.developments.has(development) && !player.face_up.has(development)
    }

    /// The threshold value of a colour (SK-17.16, SK-17.17).
    pub fn threshold(&self, seat: Seat, colour: Colour) -> u8 {
        let step = self.players[seat].steps[colour.index()];
        let value = self.edition().track(colour).values[usize::from(step)];
        value.saturating_sub(self.perk(seat, Perk::ThresholdLess).unwrap_or(0))
    }

    pub(crate) fn place_of(&self, seat: Seat, building: Building) -> Option<crate::Place> {
        self.players[seat].village.place_of(building)
    }
}

/// How pieces are seated.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub struct Seating {
    pub seated: u8,
    /// Without a slot: on the scale, in the zone.
    pub outside: u8,
    pub vacant: u8,
}

impl Seating {
    pub(crate) fn of(pieces: u8, slots: u8) -> Seating {
        let seated = pieces.min(slots);
        Seating { seated, outside: pieces - seated, vacant: slots - seated }
    }
}
