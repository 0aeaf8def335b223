//! Tests in the order to read them: laws, scenarios, tables, views, editions, features, goldens.

mod laws;
mod scenarios;

mod components;
mod editions;
mod features;
mod goldens;
mod views;
