//! Tests in the order to read them: laws, scenarios, tables, places, payments, views, words, editions,
//! goldens, features.

mod laws;
mod scenarios;

mod boards;
mod components;
mod editions;
mod eyes;
mod features;
mod goldens;
mod payments;
mod places;
mod tables;
mod views;
mod words;
