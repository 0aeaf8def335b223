//! Chores that run other programs.

use crate::{
    fuzz, provide,
    shell::{Done, run, run_in, run_with, target},
    tidy,
};

/// Builds the browser client, which the server then carries.
pub fn web() -> Done {
    provide::packages()?;
    run_in("web", "npm run build --silent", &[])
}

/// Types of the browser client, written from the messages of the server.
pub fn types() -> Done {
    run_with("cargo test --package wire --quiet", &[], &[("UPDATE_EXPECT", "1")])
}

/// Runs every test. What a machine cannot provide is left out with plain words.
pub fn test() -> Done {
    provide::tmux();
    let chromium = provide::chromium();
    web()?;
    run("cargo build --workspace --all-targets")?;
    {
        let postgres = provide::Postgres::start();
        let url = postgres.as_ref().map(provide::Postgres::url);
        let variables: Vec<(&str, &str)> =
            url.iter().map(|url| ("TABLEWRIGHT_TEST_POSTGRES", url.as_str())).collect();
        run_with("cargo test --workspace --quiet", &[], &variables)?;
    }
    run_in("web", "npm run check --silent", &[])?;
    run_in("web", "npm test --silent", &[])?;
    match chromium {
        Some(chromium) => e2e(&chromium.to_string_lossy()),
        None => Ok(()),
    }
}

/// The tests in a real browser, against the program just built.
fn e2e(chromium: &str) -> Done {
    let program = target().join("debug/tablewright");
    let variables = [("TABLEWRIGHT_BIN", &*program.to_string_lossy()), ("CHROMIUM", chromium)];
    run_in("web", "npm run e2e --silent", &variables)
}

pub fn ci() -> Done {
    run("cargo fmt --all --check")?;
    tidy::tidy()?;
    web()?;
    run("cargo clippy --workspace --all-targets --quiet -- --deny warnings")?;
    test()?;
    run_with(
        "cargo doc --workspace --no-deps --quiet --document-private-items",
        &[],
        &[("RUSTDOCFLAGS", "--deny warnings")],
    )?;
    fuzz::fuzz(&["20".to_owned()])
}

pub fn golden() -> Done {
    run_with("cargo test --workspace --quiet", &[], &[("UPDATE_EXPECT", "1")])
}

/// Many live tables at once: how long a click takes, and how much memory the server.
pub fn load(args: &[String]) -> Done {
    web()?;
    run("cargo build --release --package tablewright")?;
    run_with("cargo run --release --quiet --package load --", args, &[])
}

pub fn bench(args: &[String]) -> Done {
    let (peer, rest): (Vec<String>, Vec<String>) =
        args.iter().cloned().partition(|arg| arg == "--peer");
    run_with("cargo run --release --quiet --package tablewright -- bench", &rest, &[])?;
    if peer.is_empty() {
        return Ok(());
    }
    let json = rest.into_iter().filter(|arg| arg == "--json").collect::<Vec<_>>();
    run_with("cargo bench --quiet --package peer-bench --bench peer --", &json, &[])
}
