//! Frames: what is still to be done. The top of the stack is what is being done now.

use tabletop::Seat;

use crate::{
    card::{Card, Zone},
    city::City,
    effect::{Effect, Part},
    map::Cell,
    plant::Plant,
    project::Project,
    story::Story,
    tile::Tile,
    upgrade::Type,
};

/// Something still to be done.
pub type Frame = tabletop::Frame<Step, Question>;

/// Where a gain comes from.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug)]
pub enum Source {
    Start,
    /// The lower of the two Navigation cards (CA-10.2).
    Navigation,
    /// The built-in panel (CA-13.9).
    Solar,
    Book,
    Project(Project),
    /// Production at a level (CA-9.3).
    Level(u8),
    /// Arriving on a level (CA-9.13), or a step above the highest (CA-9.16).
    Rise(u8),
    Top,
    /// A slot of the round track, counted from 1.
    Track(u8),
    Find(Cell),
    City(City),
    Plant(Plant),
    Upgrade(Type),
    Tile(Tile),
    Story(Story),
    CityCard(Card),
    Solo,
    Build,
    Wrench,
}

/// What a combat is about.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub enum Cause {
    City(City),
    /// By this way of the book action.
    Book(u8),
    /// The City action of L14 or L15.
    Tile(Tile),
    /// The closing fight of a mission, which has no value to beat (CA-25.6).
    Mission,
}

/// A planting: how many tiles more, and how many of each kind were there when it began, less those
/// planted since (CA-23.10).
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub struct Planting {
    pub left: u8,
    pub stock: [u8; Plant::COUNT],
    /// At least one tile has to be planted (CA-23.5).
    pub must: bool,
    /// The tiles go on the map even if withered (CA-28.40).
    pub laid: bool,
}

/// What is paid with cards or tiles, one at a time.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub enum Payment {
    Project(Project),
    Book,
    Market(Project),
}

/// What the rules do by themselves.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, Default)]
pub enum Step {
    /// A round begins: the first player moves on, and perhaps a book is active.
    #[default]
    Round,
    /// All have decided about the book (CA-8.18, CA-8.20).
    BookDone,
    /// Income and production, Navigation cards, flight and City action of the n-th in turn order.
    Production(u8),
    Navigation(u8),
    Flight(u8),
    Turn(u8),
    /// Parts of a movement turn (CA-12.2).
    Landed,
    Marker,
    Combat,
    Fight(Seat, Cause),
    /// The solo board has its turn (CA-27.8).
    SoloBoard,
    /// The own part of a turn is over.
    OwnEnd,
    /// Cards that look at the tiles planted in the own turn (CA-22.25).
    Handbook,
    /// The n-th after the active player follows.
    Follower(u8),
    EndTurn,
    /// Somebody takes the City card of the district, and the tiles on it.
    CityCard,
    /// The gains of a zone (CA-18.13).
    Gather(Seat),
    Gain(Seat, Part, Source),
    /// A card is paid and comes into play.
    Place(Seat, Project),
    LevelUp(Seat),
    Plant(Seat, Planting),
    /// A withered tile goes back into the bag (CA-24.2).
    Return(Plant),
    /// A discovery card is read (CA-31.7).
    Discovery(Seat, Story),
    /// Final scoring.
    Score,
    Result,
}

/// What a player is asked. It never holds the answers: they are made when they are wanted.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub enum Question {
    /// DEC-01.
    Mission,
    /// DEC-02.
    Discard,
    /// DEC-03.
    Book,
    /// DEC-04.
    Produce,
    /// DEC-05: so much Energy, or so many cards.
    Navigation(u8),
    /// DEC-06.
    Fly,
    /// DEC-07.
    Gain(Part, Source),
    /// DEC-08.
    Toll(Part),
    /// DEC-09.
    Fight,
    /// DEC-10.
    Action,
    /// DEC-11.
    District,
    /// DEC-12.
    Space,
    /// DEC-13.
    OnDeck(Card),
    /// DEC-14.
    Update,
    /// DEC-15.
    Wrench,
    /// DEC-16: the bonus of the zone, or planting by this card.
    First(Zone, Effect),
    /// DEC-17, and a resource of choice.
    Build,
    Resource,
    /// DEC-18 and DEC-25: how many cards or tiles more.
    PayCard(u8, Payment),
    PayPlant(u8, Payment),
    /// DEC-19: of this type or of any, for so many Metal less, and what else.
    Upgrade {
        of: Option<Type>,
        less: u8,
        instead: Option<Effect>,
        source: Source,
    },
    /// A Project card may be played, or this (CA-27.12).
    Project {
        instead: Option<Effect>,
        source: Source,
    },
    /// DEC-20.
    Sell(Project),
    /// DEC-21.
    Plant(Planting),
    /// DEC-22.
    Lay {
        plant: Plant,
        must: bool,
    },
    /// DEC-23.
    Whitehaven,
    /// DEC-24.
    Weapon,
    /// DEC-26.
    Solo,
}

const _: () = assert!(size_of::<Frame>() <= 16);
