//! Joints: the halves and quarters of square slots, and where a building fits among them.

use crate::{
    building::Building,
    colour::Colour,
    edition::Edition,
    mountain::{self, Slopes},
    village::{COLUMNS, Edge, Edges, PLACES, Place, Village},
};

const FIRST_COLUMN: u16 = 0b00001_00001_00001;
const LAST_COLUMN: u16 = FIRST_COLUMN << (COLUMNS - 1);
const FIRST_ROW: u16 = (1 << COLUMNS) - 1;
const ALL: u16 = (1 << PLACES) - 1;
const SKI_ROW: u16 = (1 << mountain::COLUMNS) - 1;

/// The fractions of a village: for each side and corner the places that have one there, as bits.
#[derive(Copy, Clone, Debug)]
pub struct Joints {
    has: [u16; Edge::COUNT],
    built: u16,
    /// Village columns with two green pistes above them, and with room for them; likewise between a
    /// column and the next one.
    top: Above,
    top_corner: Above,
}

/// Ski cells above places of the first village row.
#[derive(Copy, Clone, Debug, Default)]
struct Above {
    green: u16,
    free: u16,
}

impl Joints {
    pub fn of(village: &Village, slopes: &Slopes, edition: &Edition) -> Joints {
        let green = slopes.of(Colour::Green);
        let spoilt = slopes.covered().without(green);
        let green = pairs(green.first_row());
        let free = pairs(!spoilt.first_row());
        let above =
            |odd: u16| Above { green: every_other(green >> odd), free: every_other(free >> odd) };
        let none = Joints { has: [0; Edge::COUNT], built: 0, top: above(0), top_corner: above(1) };
        village
            .built()
            .fold(none, |all, (place, tile)| all.with(place, edition.building(tile).edges))
    }

    /// With a building that has these fractions.
    fn with(mut self, place: Place, edges: Edges) -> Joints {
        self.built |= 1 << place.index();
        for (&edge, has) in Edge::ALL.iter().zip(&mut self.has) {
            *has |= u16::from(edges.has(edge)) << place.index();
        }
        self
    }

    /// Places with a fraction, those to the right or below counted as their neighbour's.
    #[inline]
    fn at(&self, edge: Edge, places: u8) -> u16 {
        self.has[edge.index()] >> places
    }

    /// Slots that are complete (SK-13.4 to SK-13.8).
    pub fn complete(&self) -> u8 {
        let right = self.at(Edge::E, 0) & self.at(Edge::W, 1) & !LAST_COLUMN;
        let below = self.at(Edge::S, 0) & self.at(Edge::N, COLUMNS);
        let corner = quarters(|edge, places| self.at(edge, places));
        let top = self.at(Edge::N, 0) & self.top.green;
        let top_corner = self.at(Edge::Ne, 0) & self.at(Edge::Nw, 1) & self.top_corner.green;
        let sides = right.count_ones() + below.count_ones() + top.count_ones();
        (sides + corner.count_ones() + top_corner.count_ones()) as u8
    }

    /// Halves that a building or pistes may still complete.
    pub fn open_halves(&self) -> u8 {
        let empty = ALL & !self.built;
        let right = self.at(Edge::E, 0) & empty >> 1 & !LAST_COLUMN;
        let left = self.at(Edge::W, 0) & empty << 1 & !FIRST_COLUMN;
        let below = self.at(Edge::S, 0) & empty >> COLUMNS;
        let above = self.at(Edge::N, 0) & empty << COLUMNS;
        let top = self.at(Edge::N, 0) & self.top.free & !self.top.green;
        [right, left, below, above, top].into_iter().map(|half| half.count_ones() as u8).sum()
    }

    /// Corners with a quarter that may still be completed.
    pub fn open_corners(&self) -> u8 {
        let may = |edge, places| self.at(edge, places) | (ALL & !self.built) >> places;
        let begun = self.at(Edge::Se, 0)
            | self.at(Edge::Sw, 1)
            | self.at(Edge::Ne, COLUMNS)
            | self.at(Edge::Nw, COLUMNS + 1);
        let whole = quarters(|edge, places| self.at(edge, places));
        let corner = quarters(may) & begun & !whole;
        let top_begun = self.at(Edge::Ne, 0) | self.at(Edge::Nw, 1);
        let top_whole = self.at(Edge::Ne, 0) & self.at(Edge::Nw, 1) & self.top_corner.green;
        let top = may(Edge::Ne, 0) & may(Edge::Nw, 1) & top_begun & self.top_corner.free;
        (corner.count_ones() + (top & !top_whole).count_ones()) as u8
    }

    /// Where a building completes most slots, and then leaves most open; `None` in a full village.
    pub fn best_site(&self, building: Building, edition: &Edition) -> Option<Place> {
        let edges = edition.building(building).edges;
        let beside = (self.built << 1 & !FIRST_COLUMN)
            | (self.built >> 1 & !LAST_COLUMN)
            | self.built << COLUMNS
            | self.built >> COLUMNS;
        let sites = (beside | FIRST_ROW) & ALL & !self.built;
        let sites = Place::all().filter(|place| sites >> place.index() & 1 == 1);
        sites.max_by_key(|&place| {
            let then = self.with(place, edges);
            (then.complete(), then.open_halves() + then.open_corners())
        })
    }
}

/// Cells that have a neighbour to the right, as bits.
fn pairs(row: u16) -> u16 {
    let row = row & SKI_ROW;
    row & row >> 1
}

/// The first, third, fifth bit and so on.
fn every_other(bits: u16) -> u16 {
    (0..COLUMNS).fold(0, |all, at| all | (bits >> (2 * at) & 1) << at)
}

/// Inner corners of which all four quarters are there.
fn quarters(at: impl Fn(Edge, u8) -> u16) -> u16 {
    let upper = at(Edge::Se, 0) & at(Edge::Sw, 1);
    upper & at(Edge::Ne, COLUMNS) & at(Edge::Nw, COLUMNS + 1) & !LAST_COLUMN
}
