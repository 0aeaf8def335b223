//! Files stay under 500 lines and functions under 70, and every file says what it is.

use crate::{
    files::{files, read, short},
    shell::root,
};

const FILE: usize = 500;
const FUNCTION: usize = 70;

/// Functions that may be longer, with the reason. The list may only shrink.
const EXCEPTIONS: &[(&str, &str)] = &[
    // One arm an event: a table in the shape of a match.
    ("crates/imaginarium/src/event.rs", "fmt"),
    ("crates/imaginarium/src/present/describe.rs", "describe"),
    ("crates/whistle-mountain/src/event.rs", "fmt"),
    ("crates/whistle-mountain/src/present/describe.rs", "describe"),
    ("crates/ski-station/src/present/describe.rs", "describe"),
    ("crates/cloudage/src/present/describe.rs", "describe"),
];

pub fn check(faults: &mut Vec<String>) -> Result<(), String> {
    for path in ["crates", "examples", "xtask", "bench", "faults", "fuzz", "load"]
        .into_iter()
        .map(|folder| files(folder, &[".rs"]))
        .collect::<Result<Vec<_>, _>>()?
        .concat()
    {
        let (name, text) = (short(&path), read(&path)?);
        let lines: Vec<&str> = text.lines().collect();
        if FILE < lines.len() {
            faults.push(format!("{name}: {} lines, {FILE} are allowed", lines.len()));
        }
        if !text.starts_with("//!") {
            faults.push(format!("{name}: begins without a `//!` sentence"));
        }
        for (function, at, length) in functions(&lines) {
            let excepted = EXCEPTIONS.contains(&(name.as_str(), function));
            if FUNCTION < length && !excepted {
                faults.push(format!("{name}:{at}: `{function}` has {length} lines"));
            }
        }
    }
    for path in [files("web/src", &[".svelte", ".ts"])?, files("web/e2e", &[".ts"])?].concat() {
        let text = read(&path)?;
        let lines = text.lines().count();
        // What a program writes, nobody has to read from top to bottom.
        let is_written = text.lines().next().is_some_and(|line| line.contains("Written by"));
        if FILE < lines && !is_written {
            faults.push(format!("{}: {lines} lines, {FILE} are allowed", short(&path)));
        }
    }
    for (name, function) in EXCEPTIONS {
        let text = read(&root().join(name))?;
        let lines: Vec<&str> = text.lines().collect();
        let long = functions(&lines).any(|(f, _, length)| f == *function && FUNCTION < length);
        if !long {
            faults.push(format!(
                "xtask/src/tidy/size.rs: {name} `{function}` is no exception any more"
            ));
        }
    }
    Ok(())
}

/// Name, line and length of every function, as rustfmt lays them out: the closing brace stands
/// under the first word.
fn functions<'a>(lines: &'a [&'a str]) -> impl Iterator<Item = (&'a str, usize, usize)> {
    lines.iter().enumerate().filter_map(move |(at, line)| {
        let indent = line.len() - line.trim_start().len();
        let before = line.split("fn ").next()?;
        let is_head = before.split_whitespace().all(|word| {
            ["const", "unsafe", "async", "pub", "pub(crate)", "pub(super)"].contains(&word)
        });
        if !is_head || !line.contains("fn ") {
            return None;
        }
        // A method that is only declared, or does nothing, has no lines.
        let head = lines[at..].iter().find(|line| line.ends_with([';', '{', '}']))?;
        if !head.ends_with('{') {
            return None;
        }
        let name = line.split("fn ").nth(1)?.split(['(', '<']).next()?;
        // `})*` where a macro repeats functions.
        let close = format!("{}}}", " ".repeat(indent));
        let length = lines[at..].iter().position(|line| line.starts_with(&close))? + 1;
        Some((name, at + 1, length))
    })
}
