//! Games among bots.

mod distribution;
mod simulation;
mod tournament;
