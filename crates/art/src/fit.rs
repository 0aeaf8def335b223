//! Fit: where things lie, reckoned for templates, whose macros can only return text.

use serde::{Deserialize, Serialize};

/// Things of one shape side by side.
#[derive(Clone, PartialEq, Serialize, Debug)]
pub struct Best {
    pub columns: u32,
    /// How wide each of them is.
    pub side: f64,
}

/// How `n` things lie in a box as large as they can, in at most `rows` rows; `ratio` is their width by
/// their height, and none is wider than `most`.
pub fn best(n: u32, [w, h]: [f64; 2], ratio: f64, most: f64, gap: f64, rows: u32) -> Best {
    let mut best = Best { columns: 1, side: 0.0 };
    for rows in 1..=rows {
        let columns = n.div_ceil(rows);
        let wide = (w + gap) / f64::from(columns.max(1)) - gap;
        let high = ((h + gap) / f64::from(rows) - gap) * ratio;
        let side = wide.min(high).min(most);
        if best.side < side {
            best = Best { columns, side };
        }
    }
    Best { side: hundredths(best.side), ..best }
}

/// The box around some cells of a grid, in cells.
#[derive(Clone, Eq, PartialEq, Serialize, Debug, Default)]
pub struct Bounds {
    pub left: usize,
    pub columns: usize,
    pub rows: usize,
    /// The first row above it.
    pub top: usize,
}

/// The box around these cells of a grid with so many columns, counted from the lower left corner.
pub fn bounds(cells: &[usize], columns: usize) -> Bounds {
    let columns = columns.max(1);
    let column = || cells.iter().map(|cell| cell % columns);
    let row = || cells.iter().map(|cell| cell / columns);
    match (column().min(), column().max(), row().min(), row().max()) {
        (Some(left), Some(right), Some(low), Some(high)) => {
            Bounds { left, columns: right - left + 1, rows: high - low + 1, top: high + 1 }
        }
        _ => Bounds::default(),
    }
}

/// Flat-topped hexagons, the odd columns half a cell lower. So many columns are a band, and the next
/// band lies below it.
#[derive(Clone, PartialEq, Deserialize, Debug)]
pub struct Hexes {
    /// The side of a cell.
    pub s: f64,
    /// The top left corner.
    pub x: f64,
    pub y: f64,
    pub columns: usize,
    /// From one band to the next.
    pub band: f64,
}

#[derive(Clone, PartialEq, Serialize, Debug)]
pub struct Point {
    pub x: f64,
    pub y: f64,
}

/// The middle of a cell on a map with so many columns, which begins `left` further to the right.
pub fn hexagon(cell: usize, columns: usize, hexes: &Hexes, left: f64) -> Point {
    let (column, row) = (cell % columns.max(1), cell / columns.max(1));
    let band = column / hexes.columns.max(1);
    let across = (column - band * hexes.columns) as f64;
    let down = row as f64 + 0.5 + if column % 2 == 1 { 0.5 } else { 0.0 };
    Point {
        x: hundredths(hexes.x + left + hexes.s * (1.0 + 1.5 * across)),
        y: hundredths(hexes.y + band as f64 * hexes.band + hexes.s * 1.732 * down),
    }
}

/// As exact as numbers are written.
fn hundredths(number: f64) -> f64 {
    (number * 100.0).round() / 100.0
}
