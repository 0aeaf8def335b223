//! Tests in the order to read them: laws, scenarios, tables, places, views, words, editions,
//! goldens.

mod laws;
mod scenarios;

mod boards;
mod components;
mod editions;
mod eyes;
mod features;
mod goldens;
mod marks;
mod places;
mod tables;
mod views;
mod words;
