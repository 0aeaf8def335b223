//! Every clause is tested, every citation is of a clause, every component has a scenario.

use std::collections::BTreeSet;

use super::{Rules, files, read, short};
use crate::chores::root;

pub fn check(game: &Rules, faults: &mut Vec<String>) -> Result<(), String> {
    let folder = root().join(game.folder);
    let rules = read(&folder.join("RULES.md"))?;
    let clauses: BTreeSet<String> = rules
        .lines()
        .filter_map(|line| line.strip_prefix("- **")?.split("**").next().map(str::to_owned))
        .collect();
    let mut tested = BTreeSet::new();
    for path in files(game.folder, &[".txt", ".rs"])? {
        let text = read(&path)?;
        let name = short(&path);
        if name.contains("/playthroughs/") {
            continue;
        }
        for (n, id) in citations(&text, game.prefix) {
            if !clauses.contains(&id) {
                faults.push(format!("{name}:{n}: {id} is no clause"));
            } else if name.contains("/scenarios/") && about(&text, n)
                || name.contains("/src/tests/")
            {
                tested.insert(id);
            }
        }
    }
    for clause in clauses.difference(&tested) {
        faults.push(format!("{}/RULES.md: no test cites {clause}", game.folder));
    }
    println!("{}: {} of {} clauses tested", game.folder, tested.len(), clauses.len());
    components(game, faults)
}

fn about(text: &str, line: usize) -> bool {
    text.lines().nth(line - 1).is_some_and(|line| line.starts_with("about "))
}

/// Every clause number in a text, with its line.
fn citations(text: &str, prefix: &str) -> Vec<(usize, String)> {
    let start = format!("{prefix}-");
    let mut found = Vec::new();
    for (i, line) in text.lines().enumerate() {
        for (at, _) in line.match_indices(&start) {
            let rest = &line[at + start.len()..];
            let end = rest.find(|c: char| !c.is_ascii_digit() && c != '.').unwrap_or(rest.len());
            let number = rest[..end].trim_end_matches('.');
            if number.contains('.') {
                found.push((i + 1, format!("{start}{number}")));
            }
        }
    }
    found
}

/// Every id of the component files stands in an `about` line of a scenario.
fn components(game: &Rules, faults: &mut Vec<String>) -> Result<(), String> {
    let mut shown = BTreeSet::new();
    for path in files(&format!("{}/scenarios", game.folder), &[".txt"])? {
        let text = read(&path)?;
        let words = text.lines().filter_map(|line| line.strip_prefix("about "));
        shown.extend(words.flat_map(str::split_whitespace).map(str::to_owned));
    }
    let mut total = 0;
    for file in game.components {
        let path = root().join(game.folder).join("data").join(file);
        for line in read(&path)?.lines() {
            let Some((_, rest)) = line.split_once("id = \"") else { continue };
            let id = rest.split('"').next().unwrap_or("");
            total += 1;
            if !shown.contains(id) {
                faults.push(format!("{}: no scenario is about {id}", short(&path)));
            }
        }
    }
    println!("{}: {total} components, each with a scenario", game.folder);
    Ok(())
}
