//! The village: places, buildings, and the slots that form between them (chapters SK-12, SK-13).

use std::{fmt, str::FromStr};

use tabletop::ParseError;

use crate::{building::Building, edition::Edition, mountain::Cells, stock::Bundle};

pub const ROWS: u8 = 3;
pub const COLUMNS: u8 = 5;
pub const PLACES: usize = (ROWS * COLUMNS) as usize;

/// A place of the village, written `row.column`; row 1 touches the ski area.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug, Default)]
pub struct Place(u8);

impl Place {
    pub const fn new(row: u8, column: u8) -> Place {
        Place((row - 1) * COLUMNS + column - 1)
    }

    pub const fn at(index: usize) -> Place {
        Place(index as u8)
    }

    pub const fn index(self) -> usize {
        self.0 as usize
    }

    pub const fn row(self) -> u8 {
        self.0 / COLUMNS + 1
    }

    pub const fn column(self) -> u8 {
        self.0 % COLUMNS + 1
    }

    pub fn all() -> impl Iterator<Item = Place> + Clone {
        (0..PLACES).map(Place::at)
    }

    /// The place so many rows down and columns right, if there is one.
    pub fn step(self, rows: i8, columns: i8) -> Option<Place> {
        let row = self.row().checked_add_signed(rows)?;
        let column = self.column().checked_add_signed(columns)?;
        let inside = (1..=ROWS).contains(&row) && (1..=COLUMNS).contains(&column);
        inside.then(|| Place::new(row, column))
    }

    /// Those that share a side.
    pub fn beside(self) -> impl Iterator<Item = Place> {
        [(-1, 0), (0, 1), (1, 0), (0, -1)].into_iter().filter_map(move |(r, c)| self.step(r, c))
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}", self.row(), self.column())
    }
}

impl FromStr for Place {
    type Err = ParseError;
    fn from_str(text: &str) -> Result<Place, ParseError> {
        let place = text.split_once('.').and_then(|(row, column)| {
            let (row, column) = (row.parse().ok()?, column.parse().ok()?);
            ((1..=ROWS).contains(&row) && (1..=COLUMNS).contains(&column))
                .then(|| Place::new(row, column))
        });
        place.ok_or_else(|| ParseError::unknown(text, "place of the village: 1.1 to 3.5"))
    }
}

tabletop::ids! {
    /// Where a fraction of a square slot is printed (SK-13.1).
    pub enum Edge ("side or corner: N, E, S, W, NE, SE, SW or NW") {
        N = "N", E = "E", S = "S", W = "W", Ne = "NE", Se = "SE", Sw = "SW", Nw = "NW",
    }
}

pub type Edges = tabletop::Set<Edge>;

/// Where a square slot can form: between buildings, between buildings and pistes, or on a building.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug)]
pub struct SlotAt(u8);

/// Where a slot lies, as people say it.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum Lies {
    RightOf(Place),
    Below(Place),
    Above(Place),
    /// In the corner right below, or right above, a place.
    Corner(Place),
    TopCorner(Place),
    On(Place),
}

tabletop::cells! {
    /// Some slots. First come the sides below and right of each place, then the top sides, the corners
    /// below right, the top corners, and the slots of buildings.
    pub struct Slots(u64) of SlotAt;
}

const RIGHT: u8 = 0;
const BELOW: u8 = 12;
const TOP: u8 = 22;
const CORNER: u8 = 27;
const TOP_CORNER: u8 = 35;
const OWN: u8 = 39;

impl SlotAt {
    pub fn index(self) -> usize {
        self.0.into()
    }

    pub fn lies(self) -> Lies {
        // Between columns there is one slot fewer than there are columns.
        let beside = |first: u8| {
            let at = self.0 - first;
            Place::new(at / (COLUMNS - 1) + 1, at % (COLUMNS - 1) + 1)
        };
        match self.0 {
            ..BELOW => Lies::RightOf(beside(RIGHT)),
            BELOW..TOP => Lies::Below(Place(self.0 - BELOW)),
            TOP..CORNER => Lies::Above(Place(self.0 - TOP)),
            CORNER..TOP_CORNER => Lies::Corner(beside(CORNER)),
            TOP_CORNER..OWN => Lies::TopCorner(Place(self.0 - TOP_CORNER)),
            OWN.. => Lies::On(Place(self.0 - OWN)),
        }
    }

    fn right_of(place: Place) -> SlotAt {
        SlotAt(RIGHT + (place.row() - 1) * (COLUMNS - 1) + place.column() - 1)
    }

    fn below(place: Place) -> SlotAt {
        SlotAt(BELOW + place.0)
    }

    fn top_of(column: u8) -> SlotAt {
        SlotAt(TOP + column - 1)
    }

    /// The inner corner below and right of a place.
    fn corner(place: Place) -> SlotAt {
        SlotAt(CORNER + (place.row() - 1) * (COLUMNS - 1) + place.column() - 1)
    }

    /// Between the tops of a column and the next one.
    fn top_corner(column: u8) -> SlotAt {
        SlotAt(TOP_CORNER + column - 1)
    }

    fn own(place: Place) -> SlotAt {
        SlotAt(OWN + place.0)
    }
}

impl fmt::Display for SlotAt {
    /// The place it belongs to and where it is there: `1.3e`, `1.3s`, `1.3n`, `1.3se`, `1.3ne`; only
    /// the place if it is printed on the building.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.lies() {
            Lies::RightOf(place) => write!(f, "{place}e"),
            Lies::Below(place) => write!(f, "{place}s"),
            Lies::Above(place) => write!(f, "{place}n"),
            Lies::Corner(place) => write!(f, "{place}se"),
            Lies::TopCorner(place) => write!(f, "{place}ne"),
            Lies::On(place) => place.fmt(f),
        }
    }
}

impl FromStr for SlotAt {
    type Err = ParseError;
    fn from_str(text: &str) -> Result<SlotAt, ParseError> {
        let slot = (0..OWN + PLACES as u8).map(SlotAt).find(|slot| slot.to_string() == text);
        slot.ok_or_else(|| {
            ParseError::unknown(text, "slot: it is a place and n, e, s, se or ne, 1.3se")
        })
    }
}

impl Slots {
    /// The slots on the sides of a place.
    pub fn beside(place: Place) -> Slots {
        let mut slots = Slots::NONE;
        if place.column() < COLUMNS {
            slots.insert(SlotAt::right_of(place));
        }
        if place.row() < ROWS {
            slots.insert(SlotAt::below(place));
        }
        if let Some(left) = place.step(0, -1) {
            slots.insert(SlotAt::right_of(left));
        }
        match place.step(-1, 0) {
            Some(above) => slots.insert(SlotAt::below(above)),
            None => slots.insert(SlotAt::top_of(place.column())),
        }
        slots
    }

    /// The slots in the corners of a place.
    pub fn around(place: Place) -> Slots {
        let mut slots = Slots::NONE;
        for column in [place.column().wrapping_sub(1), place.column()] {
            if !(1..COLUMNS).contains(&column) {
                continue;
            }
            if place.row() < ROWS {
                slots.insert(SlotAt::corner(Place::new(place.row(), column)));
            }
            match place.row() {
                1 => slots.insert(SlotAt::top_corner(column)),
                row => slots.insert(SlotAt::corner(Place::new(row - 1, column))),
            }
        }
        slots
    }
}

/// The village of one player.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, Default)]
pub struct Village {
    pub buildings: [Option<Building>; PLACES],
    /// What lies on buildings since they were activated (SK-16.5).
    pub paid: [Bundle; PLACES],
    /// Places whose building was activated in this round, as bits (SK-16.6).
    activated: u16,
}

impl Village {
    #[inline]
    pub fn at(&self, place: Place) -> Option<Building> {
        self.buildings[place.index()]
    }

    pub fn built(&self) -> impl Iterator<Item = (Place, Building)> + Clone {
        Place::all().zip(self.buildings).filter_map(|(place, at)| Some((place, at?)))
    }

    pub fn place_of(&self, building: Building) -> Option<Place> {
        self.built().find(|&(_, other)| other == building).map(|(place, _)| place)
    }

    pub fn len(&self) -> u8 {
        self.buildings.iter().flatten().count() as u8
    }

    pub fn is_full(&self) -> bool {
        self.buildings.iter().all(Option::is_some)
    }

    /// Whether a building can stand here: empty, and beside a building or the ski area (SK-12.4).
    pub fn is_site(&self, place: Place) -> bool {
        self.at(place).is_none()
            && (place.row() == 1 || place.beside().any(|other| self.at(other).is_some()))
    }

    pub fn is_activated(&self, place: Place) -> bool {
        self.activated >> place.0 & 1 == 1
    }

    pub fn activate(&mut self, place: Place) {
        self.activated |= 1 << place.0;
    }

    /// Everything that lies on buildings leaves them, and they can be activated again (SK-19.1 to
    /// SK-19.5).
    pub fn clear(&mut self) -> Bundle {
        self.activated = 0;
        let mut all = Bundle::default();
        self.paid.iter_mut().for_each(|paid| all.add(std::mem::take(paid)));
        all
    }

    /// Permanents lying on buildings.
    pub fn permanents(&self) -> u8 {
        self.paid.iter().map(|paid| paid.permanents).sum()
    }

    pub fn is_column_full(&self, column: u8) -> bool {
        (1..=ROWS).all(|row| self.at(Place::new(row, column)).is_some())
    }

    pub fn full_rows(&self) -> u8 {
        let full = |row| (1..=COLUMNS).all(|column| self.at(Place::new(row, column)).is_some());
        (1..=ROWS).filter(|&row| full(row)).count() as u8
    }

    /// Every complete square slot (SK-13.4 to SK-13.9), with the green pistes of the ski area.
    pub fn slots(&self, green: Cells, edition: &Edition) -> Slots {
        let mut slots = Slots::NONE;
        let edges = |place: Option<Place>| -> Edges {
            let building = place.and_then(|place| self.at(place));
            building.map_or(Edges::default(), |building| edition.building(building).edges)
        };
        let green_at = |column: u8| green.has(crate::mountain::Cell::new(1, column));
        for (place, building) in self.built() {
            let here = edges(Some(place));
            let right = edges(place.step(0, 1));
            let below = edges(place.step(1, 0));
            if here.has(Edge::E) && right.has(Edge::W) {
                slots.insert(SlotAt::right_of(place));
            }
            if here.has(Edge::S) && below.has(Edge::N) {
                slots.insert(SlotAt::below(place));
            }
            if here.has(Edge::Se)
                && right.has(Edge::Sw)
                && below.has(Edge::Ne)
                && edges(place.step(1, 1)).has(Edge::Nw)
            {
                slots.insert(SlotAt::corner(place));
            }
            if 0 < edition.building(building).does.square_slots {
                slots.insert(SlotAt::own(place));
            }
            if place.row() != 1 {
                continue;
            }
            let column = place.column();
            if here.has(Edge::N) && green_at(2 * column - 1) && green_at(2 * column) {
                slots.insert(SlotAt::top_of(column));
            }
            if here.has(Edge::Ne)
                && right.has(Edge::Nw)
                && green_at(2 * column)
                && green_at(2 * column + 1)
            {
                slots.insert(SlotAt::top_corner(column));
            }
        }
        slots
    }

    pub fn octagon_slots(&self, edition: &Edition) -> u8 {
        let slots = self.built().map(|(_, building)| edition.building(building).does.octagon_slots);
        slots.fold(0, u8::saturating_add)
    }
}
