//! Definitions: symbols, paints and filters that pictures refer to by id.

use std::collections::HashSet;

/// The elements that define something. None of them stands in another of its kind.
const KINDS: [&str; 5] = ["symbol", "linearGradient", "radialGradient", "pattern", "filter"];

/// Those of `definitions` that `picture` refers to, directly or through another.
pub fn needed(definitions: &str, picture: &str) -> String {
    let all = each(definitions);
    let mut wanted: HashSet<&str> = references(picture).collect();
    let mut fresh: Vec<&str> = wanted.iter().copied().collect();
    while let Some(id) = fresh.pop() {
        let found = all.iter().filter(|(other, _)| *other == id);
        for reference in found.flat_map(|(_, text)| references(text)) {
            if wanted.insert(reference) {
                fresh.push(reference);
            }
        }
    }
    all.iter().filter(|(id, _)| wanted.contains(id)).map(|(_, text)| *text).collect()
}

/// All definitions with their ids, in their order.
fn each(text: &str) -> Vec<(&str, &str)> {
    let mut found = Vec::new();
    let mut rest = text;
    while let Some((start, kind)) = first(rest) {
        let close = format!("</{kind}>");
        let end = rest[start..].find(&close).map_or(rest.len(), |at| start + at + close.len());
        let element = &rest[start..end];
        let id = element.split("id=\"").nth(1).and_then(|rest| rest.split('"').next());
        found.extend(id.map(|id| (id, element)));
        rest = &rest[end..];
    }
    found
}

/// Where the next definition begins, and what it is.
fn first(text: &str) -> Option<(usize, &'static str)> {
    let starts = text.match_indices('<');
    starts.into_iter().find_map(|(at, _)| {
        let tag = &text[at + 1..];
        let kind = KINDS
            .into_iter()
            .find(|kind| tag.strip_prefix(kind).is_some_and(|rest| rest.starts_with([' ', '>'])));
        kind.map(|kind| (at, kind))
    })
}

fn references(svg: &str) -> impl Iterator<Item = &str> {
    let hrefs = svg.split("href=\"#").skip(1).filter_map(|rest| rest.split('"').next());
    let paints = svg.split("url(#").skip(1).filter_map(|rest| rest.split(')').next());
    hrefs.chain(paints)
}
