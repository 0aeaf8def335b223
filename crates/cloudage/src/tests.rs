//! Tests in the order to read them: laws, scenarios, tables, flights, the story, views, words,
//! editions, goldens, features.

mod laws;
mod scenarios;

mod campaign;
mod components;
mod editions;
mod eyes;
mod features;
mod flights;
mod goldens;
mod mistakes;
mod rulebook;
mod tables;
mod views;
mod words;

use tabletop::Options as _;

use crate::Options;

/// The rules with these switches.
fn options(reading: &[(&str, &str)]) -> Options {
    let mut options = Options::default();
    reading.iter().for_each(|(name, value)| options.set(name, value).unwrap());
    options
}
