//! The land: hexagonal cells of up to four boards in a row, and sets of them.

use std::{fmt, str::FromStr};

use tabletop::ParseError;

/// Columns and rows of a board (CA-11.2).
pub const COLUMNS: u8 = 6;
pub const ROWS: u8 = 5;
pub const BOARDS: u8 = 4;
const ON_A_BOARD: u8 = COLUMNS * ROWS;
pub const CELLS: usize = (BOARDS * ON_A_BOARD) as usize;

/// A cell, written `2:3,4`: board 2, column 3, row 4. Columns and rows count from 0.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug, Default)]
pub struct Cell(u8);

impl Cell {
    /// Columns run over all boards, so the order of cells is by column, then by row.
    pub fn at(index: usize) -> Cell {
        debug_assert!(index < CELLS);
        Cell(index as u8)
    }

    /// A cell of a board, counted from 1; `None` if there is no such cell.
    pub fn on(board: u8, column: u8, row: u8) -> Option<Cell> {
        let there = (1..=BOARDS).contains(&board) && column < COLUMNS && row < ROWS;
        there.then(|| Cell((board - 1) * ON_A_BOARD + column * ROWS + row))
    }

    #[inline]
    pub fn index(self) -> usize {
        self.0.into()
    }

    /// Counted from 1.
    pub fn board(self) -> u8 {
        self.0 / ON_A_BOARD + 1
    }

    pub fn column(self) -> u8 {
        self.0 % ON_A_BOARD / ROWS
    }

    pub fn row(self) -> u8 {
        self.0 % ROWS
    }
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{},{}", self.board(), self.column(), self.row())
    }
}

impl FromStr for Cell {
    type Err = ParseError;
    fn from_str(text: &str) -> Result<Cell, ParseError> {
        let parts = text.split_once(':').and_then(|(board, cell)| {
            let (column, row) = cell.split_once(',')?;
            Cell::on(board.parse().ok()?, column.parse().ok()?, row.parse().ok()?)
        });
        parts.ok_or_else(|| ParseError::unknown(text, "cell: board, column and row, as in 2:3,4"))
    }
}

tabletop::cells! {
    /// Some cells, by column, then by row.
    pub struct Cells(u128) of Cell;
}

/// Every `step`-th group of `width` cells from the first on.
const fn every(step: u8, width: u8) -> u128 {
    let (mut cells, mut at) = (0, 0);
    while at < CELLS as u8 {
        cells |= ((1 << width) - 1) << at;
        at += step;
    }
    cells
}

const ALL: u128 = (1 << CELLS) - 1;
const TOP: u128 = every(ROWS, 1);
const BOTTOM: u128 = TOP << (ROWS - 1);
const EVEN: u128 = every(2 * ROWS, ROWS);

impl Cells {
    /// All cells of a board, counted from 1.
    pub fn of_board(board: u8) -> Cells {
        Cells(((1 << ON_A_BOARD) - 1) << ((board - 1) * ON_A_BOARD))
    }

    /// The neighbours of these cells (CA-11.3): odd columns lie half a cell lower.
    #[inline]
    #[must_use]
    pub fn around(self) -> Cells {
        let cells = self.0;
        let (even, odd) = (cells & EVEN, cells & !EVEN);
        let along = (cells & !TOP) >> 1 | (cells & !BOTTOM) << 1;
        let beside = cells << ROWS | cells >> ROWS;
        let above = (even & !TOP) << (ROWS - 1) | (even & !TOP) >> (ROWS + 1);
        let below = (odd & !BOTTOM) << (ROWS + 1) | (odd & !BOTTOM) >> (ROWS - 1);
        Cells((along | beside | above | below) & ALL)
    }

    /// Those that hang together with `from` through these cells, `from` not counted unless it is one.
    #[must_use]
    pub fn connected_with(self, from: Cells) -> Cells {
        let mut found = from.around() & self;
        loop {
            let more = found | (found.around() & self);
            if more == found {
                return found;
            }
            found = more;
        }
    }
}
