//! The state: all that lies on the table, as plain data.

use tabletop::{List, PerSeat, Seat, Set};

use crate::{
    card::{Card, Cards, Sleeve, Zone},
    city::City,
    edition::{Edition, Land, Sides},
    frame::{Cause, Frame},
    map::{Cell, Cells},
    mission::Missions,
    options::Options,
    plant::{Plant, Plants},
    project::{Project, Projects},
    story::{Stories, Story},
    tile::{Tile, Tiles},
    upgrade::Type,
};

/// The most players (CA-1.2).
pub const SEATS: usize = 4;

/// All Project cards there are (CA-2.15).
const PROJECTS: usize = 79;

/// What one player owns.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, Default)]
pub struct Player {
    pub water: u16,
    pub metal: u16,
    pub energy: u16,
    pub vp: i16,
    /// On the production board.
    pub level: u8,
    /// Steps built of each type.
    pub upgrades: [u8; Type::COUNT],
    pub hand: Projects,
    /// In the order played (CA-9.1).
    pub played: List<Project, PROJECTS>,
    pub deck: Cards,
    /// A card that everybody knows to be on top of the deck (CA-32.7).
    pub on_deck: Option<Card>,
    pub discard: Cards,
    /// The flight value of this round (CA-10.8).
    pub flight: u8,
    pub airship: Cell,
    pub stock: Plants,
    /// Tiles of the stock that may not be planted in this turn (CA-23.9).
    pub locked: Plants,
    pub missions: Missions,
    pub markers: List<City, 8>,
}

impl Player {
    pub fn built(&self, kind: Type) -> u8 {
        self.upgrades[kind.index()]
    }

    pub fn markers_in(&self, city: City) -> usize {
        self.markers.iter().filter(|&&other| other == city).count()
    }

    pub fn navigation_cards(&self) -> u8 {
        self.deck.len() + self.discard.len() + u8::from(self.on_deck.is_some())
    }
}

/// A cloud sleeve with its City cards.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub struct District {
    pub sleeve: Sleeve,
    /// Cards left, the top one included.
    pub left: u8,
    pub top: Option<Card>,
}

/// The movement turn, the combat and the City action of the moment.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, Default)]
pub struct Now {
    /// Movement points left, and those there were.
    pub points: u8,
    pub all_points: u8,
    /// The solar panel can still be used.
    pub solar: bool,
    /// Finds gained in this movement turn.
    pub found: Cells,
    /// A Metal find was gained (CA-22.9).
    pub hooked: bool,
    /// The city had no own marker (CA-15.2).
    pub first_visit: bool,
    pub fight: Option<Fight>,
    /// Tiles planted by the active player in this turn (CA-22.25).
    pub planted: u8,
    /// Of these, in the action of L14, on cells without a find (CA-28.41).
    pub bare: u8,
    /// Tiles of each kind that the last planting could still use (CA-28.39).
    pub unplanted: [u8; Plant::COUNT],
    /// What followers do.
    pub follow: Follow,
    /// The combat of L14 or L15 was lost (CA-28.37).
    pub lost: bool,
    /// A gathering: the district, counted from 1, and who stands on the space of each zone.
    pub district: u8,
    pub spaces: [Option<Seat>; Zone::COUNT],
    pub card: Option<Card>,
    /// By the solo board (CA-27.17).
    pub by_solo_board: bool,
}

/// What followers of a City action do (CA-17.5).
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, Default)]
pub enum Follow {
    #[default]
    Nothing,
    Build,
    Gather,
}

/// A combat in progress.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub struct Fight {
    pub cause: Cause,
    pub total: u8,
    /// Navigation cards drawn.
    pub drawn: u8,
}

/// A game of CloudAge.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub struct CloudAge {
    pub(crate) options: Options,
    pub(crate) seats: u8,
    pub(crate) sides: Sides,
    pub(crate) boards: u8,
    /// Whether plants are in the game (CA-6.21).
    pub(crate) planting: bool,
    pub(crate) rounds: u8,
    pub(crate) round: u8,
    /// The first player of this round.
    pub(crate) first: Seat,
    /// Whose movement turn or City action it is.
    pub(crate) active: Seat,
    pub(crate) over: bool,
    pub(crate) players: PerSeat<Player, SEATS>,
    pub(crate) deck: Projects,
    pub(crate) discard: Projects,
    pub(crate) bag: Plants,
    /// The plant tiles on the map, kind by kind.
    pub(crate) laid: [Cells; Plant::COUNT],
    pub(crate) districts: [District; 3],
    /// City cards nobody has seen.
    pub(crate) unseen: Set<Card>,
    /// Navigation cards drawn in the combat of the moment.
    pub(crate) zone: Cards,
    /// Campaign tiles in play.
    pub(crate) tiles: Tiles,
    /// Books that were active in this game.
    pub(crate) books: u8,
    /// The story card in play, those read, and the discovery card that lies ready.
    pub(crate) story: Option<Story>,
    pub(crate) read: Stories,
    pub(crate) ready: Option<Story>,
    /// The card the chapter ends with (CA-30.10).
    pub(crate) ending: Option<Story>,
    /// Project numbers in the green bag, a bit each.
    pub(crate) numbers: u16,
    pub(crate) weapons_removed: Tiles,
    /// Tolls of L7 paid in Water and in VP.
    pub(crate) tolls: [u8; 2],
    /// The dust storm (CA-31.14).
    pub(crate) storm: bool,
    pub(crate) campaign_points: u8,
    pub(crate) now: Now,
    pub(crate) stack: List<Frame, 48>,
}

const _: () = assert!(size_of::<CloudAge>() <= 3072);

impl CloudAge {
    #[inline]
    pub(crate) fn edition(&self) -> &'static Edition {
        self.options.edition.get()
    }

    #[inline]
    pub(crate) fn land(&self) -> &'static Land {
        self.edition().land(self.sides)
    }

    pub fn all_seats(&self) -> impl DoubleEndedIterator<Item = Seat> + Clone + use<> {
        Seat::first(self.seats)
    }

    pub fn player(&self, seat: Seat) -> &Player {
        &self.players[seat]
    }

    /// The n-th after a seat, clockwise.
    pub(crate) fn after(&self, seat: Seat, n: u8) -> Seat {
        Seat((seat.0 + n) % self.seats)
    }

    /// The n-th in turn order, 0 for the first player (CA-7.7).
    pub(crate) fn in_turn(&self, n: u8) -> Seat {
        self.after(self.first, n)
    }

    /// Everybody in turn order.
    pub(crate) fn turn_order(&self) -> impl DoubleEndedIterator<Item = Seat> + use<> {
        let (first, seats) = (self.first.0, self.seats);
        (0..seats).map(move |n| Seat((first + n) % seats))
    }

    /// All plant tiles on the map.
    pub(crate) fn plants(&self) -> Cells {
        self.laid.iter().fold(Cells::NONE, |all, &cells| all | cells)
    }

    #[inline]
    pub(crate) fn has(&self, tile: Tile) -> bool {
        self.tiles.has(tile)
    }

    /// The slot of the round track whose marker is taken in this round, counted from 1.
    pub(crate) fn slot(&self) -> u8 {
        self.slot_of(self.round)
    }

    pub(crate) fn slot_of(&self, round: u8) -> u8 {
        8 - self.rounds + round
    }
}
