//! The grid: cells, sets of cells as bits, and what covers several of them.

use std::{fmt, str::FromStr};

use tabletop::ParseError;

/// Places of a row in a set of cells. A row has fewer columns than that, so that a step sideways
/// never ends in another row.
const STRIDE: u8 = 16;

/// The most columns and rows an edition may have.
pub const COLUMNS: u8 = STRIDE - 1;
pub const ROWS: u8 = 12;

/// A cell by column and row, written `d9`: column 4, row 9. Row 1 is at the bottom (WM-0.1).
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug, Default)]
pub struct Cell(u8);

impl Cell {
    /// Column and row count from one.
    #[inline]
    pub const fn new(column: u8, row: u8) -> Cell {
        Cell((row - 1) * STRIDE + column - 1)
    }

    #[inline]
    pub const fn column(self) -> u8 {
        self.0 % STRIDE + 1
    }

    #[inline]
    pub const fn row(self) -> u8 {
        self.0 / STRIDE + 1
    }

    /// How many steps lie between two cells.
    pub const fn distance(self, other: Cell) -> u8 {
        self.column().abs_diff(other.column()) + self.row().abs_diff(other.row())
    }
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(b'a' + self.column() - 1), self.row())
    }
}

impl FromStr for Cell {
    type Err = ParseError;
    fn from_str(text: &str) -> Result<Cell, ParseError> {
        let cell = || {
            let column = text.bytes().next()?.checked_sub(b'a')? + 1;
            let row: u8 = text.get(1..)?.parse().ok()?;
            ((1..=COLUMNS).contains(&column) && (1..=ROWS).contains(&row))
                .then(|| Cell::new(column, row))
        };
        cell().ok_or_else(|| ParseError::unknown(text, "cell: a letter and a row, as in d9"))
    }
}

tabletop::cells! {
    /// Some cells of the grid, row by row from below.
    pub struct Cells([u64; 3]) of Cell;
}

impl Cells {
    /// All cells of a grid of this size.
    pub fn all(columns: u8, rows: u8) -> Cells {
        let mut cells = Cells::NONE;
        for row in 1..=rows {
            (1..=columns).for_each(|column| cells.insert(Cell::new(column, row)));
        }
        cells
    }

    /// All places of these rows, from the first one up to and including the last.
    #[inline]
    pub fn rows(first: u8, last: u8) -> Cells {
        if last < first {
            return Cells::NONE;
        }
        let all = Cells([u64::MAX; 3]);
        all.up((first - 1) * STRIDE) & all.down((ROWS - last) * STRIDE)
    }

    /// Every cell shifted by so many places towards the last one.
    #[inline]
    fn up(self, n: u8) -> Cells {
        let [a, b, c] = self.0;
        match (n / 64, n % 64) {
            (0, 0) => self,
            (0, n) => Cells([a << n, b << n | a >> (64 - n), c << n | b >> (64 - n)]),
            (1, 0) => Cells([0, a, b]),
            (1, n) => Cells([0, a << n, b << n | a >> (64 - n)]),
            (2, n) => Cells([0, 0, a << n]),
            _ => Cells::NONE,
        }
    }

    /// Every cell shifted by so many places towards the first one.
    #[inline]
    fn down(self, n: u8) -> Cells {
        let [a, b, c] = self.0;
        match (n / 64, n % 64) {
            (0, 0) => self,
            (0, n) => Cells([a >> n | b << (64 - n), b >> n | c << (64 - n), c >> n]),
            (1, 0) => Cells([b, c, 0]),
            (1, n) => Cells([b >> n | c << (64 - n), c >> n, 0]),
            (2, n) => Cells([c >> n, 0, 0]),
            _ => Cells::NONE,
        }
    }

    /// The four neighbours of each cell, as places to be looked at; the cells themselves only where
    /// they neighbour each other (WM-0.4).
    #[inline]
    pub fn sides(self) -> [Cells; 4] {
        [self.up(1), self.down(1), self.up(STRIDE), self.down(STRIDE)]
    }

    /// All neighbours (WM-0.4).
    #[inline]
    #[must_use]
    pub fn around(self) -> Cells {
        let [a, b, c, d] = self.sides();
        a | b | c | d
    }

    /// All neighbours, corners included (WM-22.23).
    #[must_use]
    pub fn around_with_corners(self) -> Cells {
        let row = self | self.up(1) | self.down(1);
        (row | row.up(STRIDE) | row.down(STRIDE)).without(self)
    }

    /// The cells directly above each.
    #[inline]
    #[must_use]
    pub fn above(self) -> Cells {
        self.up(STRIDE)
    }
}

impl fmt::Display for Cells {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        tabletop::notation::Words(self.iter()).fmt(f)
    }
}

tabletop::ids! {
    /// How a piece is turned: mirrored first if it is flipped, then turned to the left.
    #[derive(Default)]
    pub enum Turn ("turn: r0, r90, r180, r270, or with f for flipped") {
        #[default]
        R0 = "r0", R90 = "r90", R180 = "r180", R270 = "r270",
        Fr0 = "fr0", Fr90 = "fr90", Fr180 = "fr180", Fr270 = "fr270",
    }
}

/// Where a piece lies: the lower left corner of the box around it, and how it is turned.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug, Default)]
pub struct Spot {
    pub turn: Turn,
    pub cell: Cell,
}

impl fmt::Display for Spot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.turn {
            Turn::R0 => self.cell.fmt(f),
            turn => write!(f, "{}/{turn}", self.cell),
        }
    }
}

impl FromStr for Spot {
    type Err = ParseError;
    /// `d9` or `d9/r90`.
    fn from_str(text: &str) -> Result<Spot, ParseError> {
        let (cell, turn) = text.split_once('/').unwrap_or((text, "r0"));
        Ok(Spot { cell: cell.parse()?, turn: turn.parse()? })
    }
}

/// The cells a piece covers in one of its turns, seen from the corner of the box around it.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, Default)]
pub struct Footprint {
    cells: Cells,
    offsets: [u8; 6],
    len: u8,
    pub width: u8,
    pub height: u8,
}

impl Footprint {
    /// From pairs of column and row that count from zero; at most six, all within a box of 4 x 4.
    pub fn new(pairs: &[(u8, u8)]) -> Footprint {
        let mut footprint = Footprint::default();
        for &(x, y) in pairs {
            footprint.offsets[usize::from(footprint.len)] = y * STRIDE + x;
            footprint.len += 1;
            footprint.cells.insert(Cell::new(x + 1, y + 1));
            footprint.width = footprint.width.max(x + 1);
            footprint.height = footprint.height.max(y + 1);
        }
        footprint
    }

    /// The cells it covers with its corner here.
    #[inline]
    pub fn at(&self, corner: Cell) -> Cells {
        self.cells.up(corner.0)
    }

    #[inline]
    fn offsets(&self) -> &[u8] {
        &self.offsets[..usize::from(self.len)]
    }

    /// Every corner with which all its cells are among these.
    #[inline]
    pub fn fits(&self, free: Cells) -> Cells {
        let corners = self.offsets().iter().map(|&offset| free.down(offset));
        corners.reduce(|all, one| all & one).unwrap_or_default()
    }

    /// Every corner with which at least one of its cells is among these.
    #[inline]
    pub fn touches(&self, cells: Cells) -> Cells {
        let corners = self.offsets().iter().map(|&offset| cells.down(offset));
        corners.reduce(|all, one| all | one).unwrap_or_default()
    }
    /// Every cell it covers with one of these corners.
    #[inline]
    pub fn covers(&self, corners: Cells) -> Cells {
        let cells = self.offsets().iter().map(|&offset| corners.up(offset));
        cells.reduce(|all, one| all | one).unwrap_or_default()
    }
}
