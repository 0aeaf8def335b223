//! A rules crate does no I/O, reads no clock, spawns nothing, iterates no hash map, and knows serde
//! only where it reads its facts.

use super::Rules;
use crate::files::{files, read, short};

/// As whole words, so that `use std::{fs, io}` is seen as well as `std::fs::read`.
const FORBIDDEN: &[&str] = &[
    "fs",
    "io",
    "net",
    "env",
    "process",
    "thread",
    "Instant",
    "SystemTime",
    "HashMap",
    "HashSet",
    "println",
    "eprintln",
    "print",
    "f32",
    "f64",
    "rand",
];

/// Words that stand in a rules crate only where facts are read.
const LOADER: &[&str] = &["serde", "toml"];

pub fn check(game: &Rules, faults: &mut Vec<String>) -> Result<(), String> {
    for path in files(&format!("{}/src", game.folder), &[".rs"])? {
        let name = short(&path);
        if name.contains("/tests") {
            continue;
        }
        let loader = name.contains("/edition/");
        for (i, line) in read(&path)?.lines().enumerate() {
            // Words in comments and strings do nothing.
            let code = line.split("//").next().unwrap_or("");
            let code: String = code.split('"').step_by(2).collect();
            let mut banned = FORBIDDEN.iter().chain(LOADER.iter().filter(|_| !loader));
            let words = code.split(|c: char| !c.is_alphanumeric() && c != '_');
            if let Some(word) = banned.find(|word| words.clone().any(|found| found == **word)) {
                faults.push(format!("{name}:{}: a rules crate has no `{word}` here", i + 1));
            }
        }
    }
    Ok(())
}
