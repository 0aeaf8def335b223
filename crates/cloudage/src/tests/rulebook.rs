//! The rulebooks as tables, and the data files as words, for comparing them.

use facts::Facts as _;
use scene::{Lang, Present};

use crate::{CloudAge, edition::Edition};

/// What stands below a heading.
pub fn below(lang: Lang, heading: &str) -> &'static str {
    let rules = CloudAge::rules(lang);
    let heading = format!("\n### {heading} ");
    let start = rules.find(&heading).unwrap_or_else(|| panic!("no {heading} in {lang:?}"));
    let text = &rules[start + heading.len()..];
    text.split("\n### ").next().unwrap().split("\n## ").next().unwrap()
}

/// The rows of the tables below a heading, cell by cell; those whose first cell begins like this.
pub fn rows(lang: Lang, heading: &str, first: &str) -> Vec<Vec<&'static str>> {
    let lines = below(lang, heading).lines();
    let lines = lines.filter_map(|line| line.strip_prefix("| ")?.strip_suffix(" |"));
    let rows = lines.map(|line| line.split(" | ").map(str::trim).collect::<Vec<_>>());
    rows.filter(|row| row[0].starts_with(first)).collect()
}

/// The same of both rulebooks, with the language each row is in.
pub fn both(heading: &str, first: &str, count: usize) -> Vec<(Lang, Vec<&'static str>)> {
    let rows = |lang: Lang| rows(lang, heading, first).into_iter().map(move |row| (lang, row));
    let rows: Vec<_> = Lang::all_of(CloudAge::RULES).flat_map(rows).collect();
    assert_eq!(rows.len(), 2 * count, "{heading}");
    rows
}

/// What a data file says of an id under a key: the first line that has both.
pub fn says(file: &str, id: &str, key: &str) -> String {
    may_say(file, id, key).unwrap_or_else(|| panic!("{file} has no {key} of {id}"))
}

pub fn may_say(file: &str, id: &str, key: &str) -> Option<String> {
    let key = format!(" {key} = ");
    let edition = Edition::standard();
    let mut facts = edition.facts().iter().filter(|fact| fact.file == file && fact.id == id);
    let value = facts.find_map(|fact| Some(fact.says.split_once(&key)?.1.to_owned()))?;
    Some(match value.strip_prefix('"') {
        Some(text) => text.split('"').next().unwrap().to_owned(),
        None => value.split([',', ' ']).next().unwrap().to_owned(),
    })
}

/// `Label EN / FR`, or the other way round in the French rulebook.
pub fn check_label(lang: Lang, key: &str, cell: &str) {
    let (own, other) = cell.split_once(" / ").unwrap();
    let (en, fr) = if lang == Lang::EN { (own, other) } else { (other, own) };
    assert_eq!(CloudAge::speech(Lang::EN).word(key), en, "{key}");
    assert_eq!(CloudAge::speech(Lang::of("fr")).word(key), fr, "{key}");
}

/// `V2 + (P2 or E2)` as the data files write it: `V2 P2|E2`.
pub fn gains(cell: &str) -> String {
    let cell = cell.replace(" or ", "|").replace(" ou ", "|").replace("\\|", "|");
    let cell = cell.replace(['(', ')'], "");
    cell.replace(" + ", " ").replace('+', " ").trim_matches('-').to_owned()
}

/// `pay M2: V4, or combat 8: V9` as the data files write it: `M2 -> V4 / fight:8 -> V9`.
pub fn ways(cell: &str) -> String {
    let way = |text: &str| {
        let text = text.replace("payer ", "").replace("pay ", "").replace("combat ", "fight:");
        let (price, gain) = text.split_once(": ").or_else(|| text.split_once(" : ")).unwrap();
        format!("{} -> {}", gains(price.trim()), gains(gain))
    };
    let split = cell.replace(", ou ", ", or ");
    split.split(", or ").map(way).collect::<Vec<_>>().join(" / ")
}

/// Whether a cell says yes.
pub fn yes(cell: &str) -> bool {
    ["yes", "oui"].iter().any(|word| cell.starts_with(word))
}
