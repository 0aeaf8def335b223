//! Games among bots.

mod analysis;
mod arena;
mod bots;
mod external;
mod simulate;
mod tally;
