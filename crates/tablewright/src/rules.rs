//! `rules`: the reference.

use std::io::{self, Write};

use scene::Lang;

use crate::trouble::{Done, Trouble};

#[derive(clap::Args)]
pub struct Args {
    /// The game: see `tablewright games`
    game: String,
    /// A clause (IM-19.5), a chapter (IM-19), a ruling, a component, or any words
    what: Vec<String>,
    /// Language: en or fr
    #[arg(long, default_value = "en")]
    lang: Lang,
}

pub fn run(args: &Args) -> Done {
    let title = catalog::find(&args.game).map_err(Trouble::Usage)?;
    let mut out = io::stdout().lock();
    let what = args.what.join(" ");
    if what.is_empty() {
        write!(out, "{}", title.rules(args.lang))?;
        return Ok(());
    }
    let found = look_up(title.rules(args.lang), &what);
    if found.is_empty() {
        let reason = format!("nothing about `{what}` in the rules of {}", title.name());
        return Err(Trouble::Failure(reason));
    }
    for line in found {
        writeln!(out, "{line}")?;
    }
    Ok(())
}

/// The lines with this id at their head; else the lines of this chapter; else the lines that have
/// these words in them.
fn look_up<'a>(rules: &'a str, what: &str) -> Vec<&'a str> {
    let head = |line: &'a str| {
        let text = line.trim_start_matches(['-', '|', ' ', '*']);
        text.split([' ', '*', '|']).next().unwrap_or("")
    };
    let lines: Vec<&str> =
        rules.lines().filter(|line| line.starts_with("- **") || line.starts_with("| ")).collect();
    let id = what.to_uppercase();
    let exact: Vec<&str> = lines.iter().copied().filter(|line| head(line) == id).collect();
    if !exact.is_empty() {
        return exact;
    }
    let chapter = format!("{id}.");
    let inside: Vec<&str> =
        lines.iter().copied().filter(|line| head(line).starts_with(&chapter)).collect();
    if !inside.is_empty() {
        return inside;
    }
    let words = what.to_lowercase();
    lines.into_iter().filter(|line| line.to_lowercase().contains(&words)).collect()
}
