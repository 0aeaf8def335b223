//! Every clause is tested, every citation is of a clause, every component has a scenario.

use std::collections::BTreeSet;

use super::Rules;
use crate::{
    files::{files, read, short},
    shell::root,
};

pub fn check(game: &Rules, faults: &mut Vec<String>) -> Result<(), String> {
    let folder = root().join(game.folder);
    let rules = read(&folder.join("RULES.md"))?;
    let clauses = clauses(&rules);
    for path in files(&format!("{}/text", game.folder), &[".md"])? {
        let name = short(&path);
        if !name.contains("/RULES.") {
            continue;
        }
        let translated = self::clauses(&read(&path)?);
        let differing = clauses.symmetric_difference(&translated);
        faults.extend(differing.map(|id| format!("{name}: {id} is not in both it and RULES.md")));
    }
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
    let shown = shown(game)?;
    // Not every game has worked cases.
    let cases = folder.join("CASES.md");
    let cases = if cases.exists() { read(&cases)? } else { String::new() };
    report(game, "rulings", &rows(&rules, game.rulings), &shown, faults);
    report(game, "cases", &rows(&cases, game.cases), &shown, faults);
    report(game, "components", &components(game)?, &shown, faults);
    Ok(())
}

fn clauses(rules: &str) -> BTreeSet<String> {
    let id = |line: &str| line.strip_prefix("- **")?.split("**").next().map(str::to_owned);
    rules.lines().filter_map(id).collect()
}

/// The ids at the head of table rows that begin with these letters and go on with a number.
fn rows(text: &str, start: &str) -> BTreeSet<String> {
    let id = |line: &str| {
        let id = line.strip_prefix("| ")?.split(' ').next()?;
        let number = id.strip_prefix(start)?;
        number.parse::<u32>().is_ok().then(|| id.to_owned())
    };
    text.lines().filter_map(id).collect()
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

/// Everything that stands in an `about` line of a scenario.
fn shown(game: &Rules) -> Result<BTreeSet<String>, String> {
    let mut shown = BTreeSet::new();
    for path in files(&format!("{}/scenarios", game.folder), &[".txt"])? {
        let text = read(&path)?;
        let words = text.lines().filter_map(|line| line.strip_prefix("about "));
        shown.extend(words.flat_map(str::split_whitespace).map(str::to_owned));
    }
    Ok(shown)
}

/// Every id of the component tables.
fn components(game: &Rules) -> Result<BTreeSet<String>, String> {
    let mut ids = BTreeSet::new();
    for (file, table) in game.components {
        let text = read(&root().join(game.folder).join("data").join(file))?;
        let head = format!("{table} = [");
        let rows = text.lines().skip_while(|line| *line != head).take_while(|line| *line != "]");
        let id = |line: &str| Some(line.split_once("id = \"")?.1.split('"').next()?.to_owned());
        ids.extend(rows.filter_map(id));
    }
    Ok(ids)
}

fn report(
    game: &Rules,
    what: &str,
    all: &BTreeSet<String>,
    shown: &BTreeSet<String>,
    faults: &mut Vec<String>,
) {
    let missing = all.difference(shown);
    faults.extend(missing.map(|id| format!("{}: no scenario is about {id}", game.folder)));
    let n = all.intersection(shown).count();
    println!("{}: {n} of {} {what} with a scenario", game.folder, all.len());
}
