//! `play`: builds everything and opens a table in the browser.

use std::{
    io::{BufRead, BufReader},
    process::{Command, Stdio},
};

use crate::{
    chores,
    shell::{Done, root, run, target},
};

/// What opens a page, by system.
const OPENERS: &[&str] = if cfg!(target_os = "macos") {
    &["open"]
} else if cfg!(target_os = "windows") {
    &["explorer"]
} else {
    &["xdg-open", "x-www-browser", "chromium", "firefox"]
};

/// Words after `--no-open` go to `tablewright serve`.
pub fn play(args: &[String]) -> Done {
    let (no_open, rest): (Vec<String>, Vec<String>) =
        args.iter().cloned().partition(|arg| arg == "--no-open");
    chores::web()?;
    run("cargo build --release --package tablewright")?;
    let program = target().join("release/tablewright");
    let mut server = Command::new(&program)
        .arg("serve")
        .args(rest)
        .current_dir(root())
        .stdout(Stdio::piped())
        .spawn()
        .map_err(|e| format!("{}: {e}", program.display()))?;
    let output = server.stdout.take().expect("its output is piped");
    // The first address it tells is where it listens.
    for line in BufReader::new(output).lines().map_while(Result::ok) {
        println!("{line}");
        let address = line.split_whitespace().find(|word| word.starts_with("http"));
        if let Some(address) = address.filter(|_| no_open.is_empty()) {
            open(address);
        }
    }
    let status = server.wait().map_err(|e| e.to_string())?;
    if status.success() { Ok(()) } else { Err(format!("the server ended ({status})")) }
}

fn open(address: &str) {
    let opened = OPENERS.iter().any(|opener| {
        let mut command = Command::new(opener);
        command.arg(address).stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
        command.spawn().is_ok()
    });
    if !opened {
        println!("Open {address} in a browser.");
    }
}
