//! Tests in the order to read them: laws, scenarios, tables, views, editions, goldens.

mod laws;
mod scenarios;

mod components;
mod editions;
mod goldens;
mod views;
