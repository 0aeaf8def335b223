//! `data`: the facts of a game's components, and where they come from.

use std::{
    io::{self, Write},
    path::PathBuf,
};

use serde_json::json;
use tabletop::{Fact, Mark};

use crate::{
    cli_error::{CliError, CliResult},
    files,
};

#[derive(clap::Args)]
pub struct Args {
    /// The game: see `tablewright games`
    game: String,
    /// Only facts with this mark: stated, read, inferred, reconstructed
    #[arg(long)]
    mark: Option<Mark>,
    #[arg(long, value_name = "DIR")]
    edition: Option<PathBuf>,
    /// Write the data files into this folder, to be corrected and played with --edition
    #[arg(long, value_name = "DIR", conflicts_with_all = ["mark", "edition", "json"])]
    export: Option<PathBuf>,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

pub fn run(args: &Args) -> CliResult {
    let title = catalog::find(&args.game).map_err(CliError::usage)?;
    let mut out = io::stdout().lock();
    if let Some(folder) = &args.export {
        for file in title.data() {
            let path = folder.join(file.name);
            if path.exists() {
                return Err(CliError::Failed(format!("{} is there already", path.display())));
            }
            files::write(&path, file.text)?;
            writeln!(out, "{}", path.display())?;
        }
        return Ok(());
    }
    let edition = files::edition(args.edition.as_deref())?;
    let mut facts = title.facts(&edition).map_err(CliError::failed)?;
    facts.retain(|fact| args.mark.is_none_or(|mark| fact.mark == mark));
    if args.json {
        let rows: Vec<_> = facts
            .iter()
            .map(|fact| {
                json!({
                    "file": fact.file,
                    "id": fact.id,
                    "mark": fact.mark.id(),
                    "says": fact.says,
                })
            })
            .collect();
        writeln!(out, "{:#}", json!(rows))?;
        return Ok(());
    }
    for Fact { file, id, mark, says } in &facts {
        writeln!(out, "{file:<16} {id:<6} {:<14} {says}", mark.id())?;
    }
    Ok(())
}
