//! Reports: charts and tables in one file of HTML that needs no script and nothing from outside.
//!
//! A [`Page`] has sections, a [`Section`] has figures, and a [`Figure`] is a chart with its numbers
//! in a table. Charts come as panels for a narrow screen; a wide one shows several side by side.
//! This crate knows no game and reads and writes no file.

mod axis;
mod dots;
mod figure;
mod histogram;
mod markup;
mod matrix;
mod page;
mod ribbon;

pub use dots::{Dots, Row};
pub use figure::{Figure, Table, percent};
pub use histogram::{Histogram, histograms};
pub use matrix::{Cell, Matrix};
pub use page::{Page, Section};
pub use ribbon::{Point, Ribbon, ribbons};
#[cfg(test)]
mod tests;
