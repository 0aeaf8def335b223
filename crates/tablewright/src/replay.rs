//! `replay`: a saved game, step by step.

use std::{
    io::{self, IsTerminal, Write},
    path::PathBuf,
};

use scene::{Lang, Table};

use crate::{
    analyse, campaign,
    cli_error::{CliError, CliResult},
    files, picture,
};

#[derive(clap::Args)]
pub struct Args {
    /// A file that `play` or `simulate --save` has written; of a campaign, the road so far is told
    file: PathBuf,
    /// Print the position after this many moves
    #[arg(long, value_name = "N")]
    at: Option<usize>,
    /// Language: en or fr
    #[arg(long, default_value = "en")]
    lang: Lang,
    /// The folder with the facts the game was played with
    #[arg(long, value_name = "DIR")]
    edition: Option<PathBuf>,
    #[command(flatten)]
    picture: picture::Args,
    #[command(flatten)]
    analyse: analyse::Args,
}

pub fn run(args: &Args) -> CliResult {
    if campaign::is_one(&args.file) {
        let (title, road) = campaign::load(&args.file, args.edition.as_deref(), false)?;
        let edition = files::edition_of(title, args.edition.as_deref())?;
        return Ok(campaign::tell_road(title, &road, &edition, args.lang, &mut io::stdout())?);
    }
    let (title, replay) = files::replay(&args.file)?;
    let edition = files::edition_of(title, args.edition.as_deref())?;
    let table = title.load(&replay, &edition).map_err(CliError::failed)?;
    let moves = table.moves();
    let mut out = io::stdout();
    if args.analyse.is_wanted() {
        return args.analyse.tell(title, table.as_ref(), args.lang, &mut out);
    }
    match args.at {
        Some(at) if moves < at => {
            Err(CliError::Usage(format!("--at {at}: this game has {moves} moves")))
        }
        at if args.picture.is_wanted() => {
            args.picture.draw(title, table.as_ref(), at.unwrap_or(moves), args.lang)
        }
        Some(at) => Ok(tui::tell(title, table.as_ref(), at, args.lang, &mut out)?),
        None if out.is_terminal() => Ok(tui::watch(title, table, 0, args.lang)?),
        None => print_log(table.as_ref(), args.lang, &mut out),
    }
}

/// The whole log, each move before the sentences it brought about, and how the game ended.
fn print_log(table: &dyn Table, lang: Lang, out: &mut impl Write) -> CliResult {
    let mut step = 0;
    for entry in table.log(0, None, lang) {
        while step < entry.step {
            step += 1;
            if let Some((by, action)) = table.step(step) {
                writeln!(out, "{step:>4} {by} {action}")?;
            }
        }
        writeln!(out, "       {}  [{}]", entry.sentence, entry.clause)?;
    }
    for standing in tui::standings(table, lang) {
        writeln!(out, "{standing}")?;
    }
    Ok(())
}
