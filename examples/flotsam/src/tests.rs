//! Tests in the order to read them: laws, scenarios, views, editions, words, features, art, goldens.

mod laws;
mod scenarios;

mod art;
mod editions;
mod features;
mod goldens;
mod views;
mod words;
