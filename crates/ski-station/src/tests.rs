//! Tests of the rules.

mod laws;
