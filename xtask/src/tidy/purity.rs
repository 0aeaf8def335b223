//! A rules crate does no I/O, reads no clock, spawns nothing, iterates no hash map, and knows serde
//! only in its loader.

use super::{Rules, files, read, short};

const FORBIDDEN: &[&str] = &[
    "std::fs",
    "std::io",
    "std::net",
    "std::env",
    "std::process",
    "std::thread",
    "std::time",
    "HashMap",
    "HashSet",
    "println!",
    "eprintln!",
    "f32",
    "f64",
    "rand::",
];

/// Words that stand in a rules crate only where facts are read.
const LOADER: &[&str] = &["serde", "toml::"];

pub fn check(game: &Rules, faults: &mut Vec<String>) -> Result<(), String> {
    for path in files(&format!("{}/src", game.folder), &[".rs"])? {
        let name = short(&path);
        if name.contains("/tests") {
            continue;
        }
        let loader = name.ends_with("/load.rs");
        for (i, line) in read(&path)?.lines().enumerate() {
            let code = line.split("//").next().unwrap_or("");
            let mut banned = FORBIDDEN.iter().chain(LOADER.iter().filter(|_| !loader));
            if let Some(word) = banned.find(|word| code.contains(**word)) {
                faults.push(format!("{name}:{}: a rules crate has no `{word}` here", i + 1));
            }
        }
    }
    Ok(())
}
