//! Tests of the rules.

mod components;
mod editions;
mod laws;
mod mistakes;
mod scenarios;
mod words;
