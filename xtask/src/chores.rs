//! Chores that run other programs.

use crate::{
    fuzz, provide,
    shell::{Done, run, run_in, run_program, run_with, target},
    tidy, words,
};

/// Builds the browser client, which the server then carries.
pub fn web() -> Done {
    provide::packages()?;
    run_in("web", "npm run build --silent", &[])
}

/// Types of the browser client, written from the messages of the server and from its own words.
pub fn types() -> Done {
    words::types()?;
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
        let mut variables: Vec<(&str, &str)> =
            url.iter().map(|url| ("TABLEWRIGHT_TEST_POSTGRES", url.as_str())).collect();
        let certificate = postgres.as_ref().and_then(provide::Postgres::certificate);
        let certificate = certificate.as_ref().and_then(|path| path.to_str());
        variables.extend(certificate.map(|path| ("TABLEWRIGHT_TEST_POSTGRES_CERT", path)));
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
    words::words(&[])?;
    web()?;
    run("cargo clippy --workspace --all-targets --quiet -- --deny warnings")?;
    test()?;
    faults_short()?;
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

/// Faults below the running program, and what people at its tables were promised.
pub fn faults(args: &[String]) -> Done {
    web()?;
    if args.iter().any(|arg| arg == "--short") {
        run("cargo build --package tablewright --package faults")?;
        return run_faults("debug/tablewright", args);
    }
    run("cargo build --release --package tablewright")?;
    run("cargo build --package faults")?;
    run_faults("release/tablewright", args)
}

/// A few of its cells, with the programs that the tests have built.
pub fn faults_short() -> Done {
    run_faults("debug/tablewright", &["--short".to_owned()])
}

fn run_faults(program: &str, args: &[String]) -> Done {
    let postgres = provide::postgres();
    let postgres = postgres.as_ref().map(|programs| programs.to_string_lossy());
    let variables: Vec<(&str, &str)> =
        postgres.iter().map(|programs| ("TABLEWRIGHT_POSTGRES_PROGRAMS", &**programs)).collect();
    let built = |path: &str| target().join(path).to_string_lossy().into_owned();
    let places =
        ["--program".to_owned(), built(program), "--folder".to_owned(), built("faults-cells")];
    run_program(&target().join("debug/faults"), &[args, &places].concat(), &variables)
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
