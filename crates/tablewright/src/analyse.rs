//! `replay --analyse`: who would have won when, and where the game was decided.

use std::{
    io::{IsTerminal, Stdout, Write},
    thread,
};

use analysis::{Analysis, Settings, TurningPoint, analyse};
use catalog::Title;
use indicatif::{ProgressBar, ProgressStyle};
use scene::{Lang, Table};
use serde_json::{Value, json};
use tui::Form;

use crate::cli_error::{CliError, CliResult};

#[derive(clap::Args)]
#[group(skip)]
pub struct Args {
    /// Tell everybody's chances over the whole game, and where it was decided
    #[arg(long, conflicts_with_all = ["at", "svg", "png"])]
    analyse: bool,
    /// How closely to look: iterations of the search before every move
    #[arg(long, requires = "analyse", default_value_t = Settings::default().iterations,
        value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    iterations: u32,
    /// The luck of the search; the same seed gives the same analysis
    #[arg(long, requires = "analyse", default_value_t = 1)]
    seed: u64,
    /// Threads, at most 256 [default: one a core]; they do not change the result
    #[arg(long, requires = "analyse")]
    threads: Option<usize>,
    /// Sentences in place of the chart, for scripts and screen readers
    #[arg(long, requires = "analyse")]
    plain: bool,
    /// Print JSON
    #[arg(long, requires = "analyse")]
    json: bool,
}

impl Args {
    pub fn is_wanted(&self) -> bool {
        self.analyse
    }

    pub fn tell(
        &self,
        title: &dyn Title,
        table: &dyn Table,
        lang: Lang,
        out: &mut Stdout,
    ) -> CliResult {
        let cores = || thread::available_parallelism().map_or(1, Into::into);
        let settings = Settings {
            iterations: self.iterations,
            threads: self.threads.unwrap_or_else(cores).clamp(1, 256),
            seed: self.seed,
        };
        let bar = ProgressBar::new(100).with_style(
            ProgressStyle::with_template("{bar:40} {pos} %, {eta} left").expect("a fixed template"),
        );
        let progress = |share: f32| bar.set_position((share * 100.0) as u64);
        let analysis = analyse(title, table, &settings, &progress);
        bar.finish_and_clear();
        let analysis = analysis.ok_or_else(|| {
            CliError::Failed("this game is not over: only then can it be analysed".to_owned())
        })?;
        if self.json {
            return Ok(writeln!(out, "{:#}", as_json(&settings, &analysis, table, lang))?);
        }
        let form = match out.is_terminal() && !self.plain {
            true => Form::Chart(tui::width()),
            false => Form::Words,
        };
        Ok(tui::hindsight(table, &analysis, form, lang, out)?)
    }
}

fn as_json(settings: &Settings, analysis: &Analysis, table: &dyn Table, lang: Lang) -> Value {
    let points: Vec<Value> = analysis
        .points
        .iter()
        .map(|point| {
            json!({
                "moves": point.moves,
                "round": table.round(point.moves),
                "by": point.by.map(|seat| seat.to_string()),
                "chances": point.chances,
            })
        })
        .collect();
    let turns: Vec<Value> =
        analysis.turns.iter().map(|turn| turn_as_json(turn, table, lang)).collect();
    json!({
        "game": table.game(),
        "players": table.seats(),
        "iterations": settings.iterations,
        "seed": settings.seed,
        "points": points,
        "turns": turns,
    })
}

fn turn_as_json(turn: &TurningPoint, table: &dyn Table, lang: Lang) -> Value {
    let label = |notation: &String| table.label_again(turn.moves, notation, lang);
    let better = turn.better.as_ref().map(
        |(action, chance)| json!({ "action": action, "label": label(action), "chance": chance }),
    );
    json!({
        "moves": turn.moves,
        "round": table.round(turn.moves),
        "by": turn.by.to_string(),
        "kind": if turn.is_luck() { "luck" } else { "decision" },
        "action": turn.played,
        "label": label(&turn.played),
        "chance_before": turn.chance_before,
        "chance_after": turn.chance_after,
        "better": better,
    })
}
