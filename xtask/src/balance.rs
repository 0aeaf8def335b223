//! Measures how even the games are: every figure of docs/balance.md, in one command.

use std::{fmt, fs, path::Path, process::Command};

use serde_json::Value;

use crate::{
    shell::{Done, run, target},
    strength::{knowledge, only_games},
};

const SEED: &str = "7";
const BOT: &str = "keen";
/// A component that fewer used says nothing.
const USERS: u64 = 20;
/// The components that stand out most.
const SHOWN: usize = 12;

/// `cargo xtask balance [GAME ...]`: games among equals with every number of players, as Markdown. What
/// was played before is only told again.
pub fn balance(args: &[String]) -> Done {
    let games = only_games(args)?;
    run("cargo build --release --package tablewright")?;
    let folder = target().join("balance");
    fs::create_dir_all(&folder).map_err(|e| format!("{}: {e}", folder.display()))?;
    for game in games {
        println!("\n### {game}\n");
        println!(
            "| table | games | rounds | decisions | winner | all | wins of the seats (95 %) |"
        );
        println!("| --- | --- | --- | --- | --- | --- | --- |");
        let mut told = Vec::new();
        for table in tables(game) {
            let it = play(game, &table, &folder)?;
            tell(&table, &it);
            told.push((table, it));
        }
        for (table, it) in told.iter().filter(|(table, _)| table.players != 1) {
            tell_components(table, it);
        }
    }
    Ok(())
}

/// What is played: so many at a table, by one of the game's options.
struct Table {
    players: u8,
    option: Option<&'static str>,
}

impl fmt::Display for Table {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let plural = if self.players == 1 { "" } else { "s" };
        write!(f, "{} player{plural}", self.players)?;
        self.option.map_or(Ok(()), |option| write!(f, ", {option}"))
    }
}

/// Every number of players; where cards and boards depend on a scenario, the others alone and for two.
fn tables(game: &str) -> Vec<Table> {
    let players = match game {
        "imaginarium" => 2..=5,
        "cloudage" => 1..=4,
        _ => 2..=4,
    };
    let mut tables: Vec<_> = players.map(|players| Table { players, option: None }).collect();
    if game == "cloudage" {
        for option in ["scenario=2", "scenario=3"] {
            tables.extend([1, 2].map(|players| Table { players, option: Some(option) }));
        }
    }
    tables
}

/// So many that a seat's share is known within a few points; long games are played less often.
fn how_many(game: &str) -> u32 {
    if game == "whistle-mountain" { 100 } else { 200 }
}

fn play(game: &str, table: &Table, folder: &Path) -> Result<Value, String> {
    let Table { players, option } = *table;
    let name = format!("{game}-{players}{}", option.unwrap_or_default());
    let file = folder.join(format!("{name}-{:08x}.json", knowledge(game)?));
    let wrong = |reason: String| format!("{}: {reason}", file.display());
    if !file.exists() {
        let bots = vec![BOT; players.into()].join(",");
        let output = Command::new(target().join("release/tablewright"))
            .args(["simulate", game, "--json", "--seed", SEED, "--seats", &bots])
            .args(["--players", &players.to_string()])
            .args(["--games", &how_many(game).to_string()])
            .args(option.iter().flat_map(|option| ["--option", option]))
            .stderr(std::process::Stdio::inherit())
            .output()
            .map_err(|e| format!("tablewright: {e}"))?;
        if !output.status.success() {
            return Err(format!("{game}, {table}: the simulation failed"));
        }
        fs::write(&file, output.stdout).map_err(|e| wrong(e.to_string()))?;
    }
    let text = fs::read(&file).map_err(|e| wrong(e.to_string()))?;
    serde_json::from_slice(&text).map_err(|e| wrong(e.to_string()))
}

/// One line: how long, how high, who wins.
fn tell(table: &Table, it: &Value) {
    let all = list(&it["seats"]);
    let mean =
        all.iter().map(|seat| number(&seat["score"]["mean"])).sum::<f64>() / all.len() as f64;
    let seats: Vec<String> = all.iter().map(|seat| share(&seat["wins"])).collect();
    println!(
        "| {table} | {} | {:.1} | {:.0} | {} | {mean:.1} | {} |",
        it["games"],
        number(&it["rounds"]["mean"]),
        number(&it["decisions"]["mean"]),
        range(&it["winning_score"]),
        seats.join(" · "),
    );
}

/// The components whose users win clearly more or less often than a fair share.
fn tell_components(table: &Table, it: &Value) {
    let fair = 1.0 / f64::from(table.players);
    let off = |component: &Value| {
        let wins = &component["wins"];
        (number(&wins["low"]) - fair).max(fair - number(&wins["high"]))
    };
    let known = |component: &&Value| USERS <= component["users"].as_u64().unwrap_or(0);
    let mut components: Vec<&Value> = list(&it["components"]).iter().filter(known).collect();
    let count = components.len();
    components.retain(|component| 0.0 < off(component));
    println!("\n{table}: of {count} components {} stand out.\n", components.len());
    components.sort_by(|a, b| off(b).total_cmp(&off(a)));
    println!("| component | users | wins (95 %) |\n| --- | --- | --- |");
    for component in components.iter().take(SHOWN) {
        let id = component["id"].as_str().unwrap_or_default();
        println!("| `{id}` | {} | {} |", component["users"], share(&component["wins"]));
    }
}

fn list(of: &Value) -> &[Value] {
    of.as_array().map_or(&[], Vec::as_slice)
}

fn number(of: &Value) -> f64 {
    of.as_f64().unwrap_or(0.0)
}

fn share(wins: &Value) -> String {
    let [share, low, high] = ["share", "low", "high"].map(|name| 100.0 * number(&wins[name]));
    format!("{share:.0} % ({low:.0} to {high:.0})")
}

fn range(scores: &Value) -> String {
    format!("{:.1} ({} to {})", number(&scores["mean"]), scores["low"], scores["high"])
}
