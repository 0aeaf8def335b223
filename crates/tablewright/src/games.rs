//! `games`: what can be played.

use std::io::{self, Write};

use scene::Lang;
use serde_json::json;

use crate::cli_error::CliResult;

#[derive(clap::Args)]
pub struct Args {
    /// Language: en or fr
    #[arg(long, default_value = "en")]
    lang: Lang,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

pub fn run(args: &Args) -> CliResult {
    let mut out = io::stdout().lock();
    if args.json {
        let games: Vec<_> =
            catalog::titles().iter().map(|&title| as_json(title, args.lang)).collect();
        writeln!(out, "{:#}", json!(games))?;
        return Ok(());
    }
    for title in catalog::titles() {
        let speech = title.speech(args.lang);
        let seats = title.seats();
        let head = scene::Line::new("game-entry")
            .with_text("name", title.name())
            .with("title", scene::Line::new("title"))
            .with("authors", scene::Line::new("authors"))
            .with("least", *seats.start())
            .with("most", *seats.end());
        writeln!(out, "{}", speech.say(&head))?;
        if let Some(saga) = title.saga() {
            let told = scene::Line::new("game-campaign").with("chapters", saga.chapters);
            writeln!(out, "  --campaign FILE\n      {}", speech.say(&told))?;
        }
        for switch in title.switches() {
            writeln!(out, "  --option {}={}", switch.name, switch.values)?;
            writeln!(
                out,
                "      {} {}",
                switch.id,
                speech.word(&format!("switch-{}", switch.name))
            )?;
        }
    }
    Ok(())
}

fn as_json(title: &dyn catalog::Title, lang: Lang) -> serde_json::Value {
    let speech = title.speech(lang);
    let options: Vec<_> = title
        .switches()
        .iter()
        .map(|switch| {
            json!({
                "id": switch.id,
                "name": switch.name,
                "values": switch.values.to_string(),
                "default": switch.values.default(),
                "about": speech.word(&format!("switch-{}", switch.name)),
            })
        })
        .collect();
    json!({
        "name": title.name(),
        "title": speech.word("title"),
        "authors": speech.word("authors"),
        "rules_version": title.version(),
        "players": { "least": title.seats().start(), "most": title.seats().end() },
        "chapters": title.saga().map_or(0, |saga| saga.chapters),
        "options": options,
    })
}
