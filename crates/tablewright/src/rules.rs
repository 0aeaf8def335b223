//! `rules`: the reference.

use std::io::{self, Write};

use scene::{Lang, rulebook};

use crate::cli_error::{CliError, CliResult};

#[derive(clap::Args)]
pub struct Args {
    /// The game: see `tablewright games`
    game: String,
    /// A clause (IM-19.5), a chapter (IM-19), a ruling, a component, or any words
    what: Vec<String>,
    /// Language: en or fr
    #[arg(long, default_value = "en")]
    lang: Lang,
    /// The one page that players have beside them, instead
    #[arg(long, conflicts_with = "what")]
    aid: bool,
}

pub fn run(args: &Args) -> CliResult {
    let title = catalog::find(&args.game).map_err(CliError::usage)?;
    let mut out = io::stdout().lock();
    if args.aid {
        write!(out, "{}", title.aid(args.lang))?;
        return Ok(());
    }
    let what = args.what.join(" ");
    if what.is_empty() {
        write!(out, "{}", title.rules(args.lang))?;
        return Ok(());
    }
    let found = rulebook::search(title.rules(args.lang), &what);
    if found.is_empty() {
        let reason = format!("nothing about `{what}` in the rules of {}", title.name());
        return Err(CliError::Failed(reason));
    }
    for clause in found {
        writeln!(out, "{} {}", clause.id, clause.text)?;
    }
    Ok(())
}
