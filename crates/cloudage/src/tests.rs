//! Tests of the rules.

mod components;
mod editions;
mod mistakes;
mod random;
