//! Tests in the order to read them: laws, scenarios, tables, goldens.

mod laws;
mod scenarios;
