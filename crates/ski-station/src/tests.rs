//! Tests of the rules.

mod editions;
mod laws;
mod places;
mod scenarios;
mod words;
