//! Tests in the order to read them: laws, scenarios, words.

mod laws;
mod places;
mod scenarios;
mod words;
