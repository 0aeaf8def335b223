//! Measures how strong the bots are: every figure of docs/bots.md, in one command.

mod plot;

use std::{fs, process::Command, time::Instant};

use serde_json::Value;

use crate::shell::{Done, run, target};

const GAMES: [&str; 4] = ["imaginarium", "whistle-mountain", "ski-station", "cloudage"];
const SEED: &str = "7";

/// A match of one kind of bot against another.
struct Match {
    strong: &'static str,
    weak: &'static str,
    players: u8,
    games: u32,
    /// What the stronger is to win at least, in per cent.
    least: f64,
}

const fn duel(strong: &'static str, weak: &'static str, games: u32, least: f64) -> Match {
    Match { strong, weak, players: 2, games, least }
}

/// From the weakest to the strongest. With four players both kinds have as many chairs, so half of
/// the games are a fair share there, too.
const LADDER: [Match; 7] = [
    duel("greedy", "random", 1000, 95.0),
    duel("casual", "novice", 200, 60.0),
    duel("keen", "casual", 200, 60.0),
    duel("keen", "greedy", 200, 75.0),
    duel("master", "keen", 200, 60.0),
    Match { players: 4, ..duel("greedy", "random", 140, 50.0) },
    Match { players: 4, ..duel("master", "keen", 56, 50.0) },
];

/// Twice the iterations against once.
const DOUBLINGS: [Match; 6] = [
    duel("mcts:500", "mcts:250", 200, 50.0),
    duel("mcts:1000", "mcts:500", 200, 50.0),
    duel("mcts:2000", "mcts:1000", 160, 50.0),
    duel("mcts:4000", "mcts:2000", 120, 50.0),
    duel("mcts:8000", "mcts:4000", 80, 50.0),
    duel("mcts:16000", "mcts:8000", 60, 50.0),
];

/// What came of a match, in shares of the games.
#[derive(Copy, Clone)]
struct Share {
    won: f64,
    low: f64,
    high: f64,
}

/// `cargo xtask strength [GAME ...]`: the ladder and the doublings, as Markdown. Matches that were
/// stopped go on where they were; those that are over are not played again.
pub fn strength(args: &[String]) -> Done {
    let games = only_games(args)?;
    run("cargo build --release --package tablewright")?;
    let start = Instant::now();
    let mut missed = Vec::new();
    println!("| game | players | match | games | wins (95 %) | at least |");
    println!("| --- | --- | --- | --- | --- | --- |");
    for game in &games {
        for (number, it) in LADDER.iter().enumerate() {
            let share = play(game, it, number)?;
            tell(game, it, share);
            if 100.0 * share.won < it.least {
                missed.push(format!("{game}: {} against {}", it.strong, it.weak));
            }
        }
    }
    let mut lines = Vec::new();
    for game in &games {
        let mut steps = Vec::new();
        for (number, it) in DOUBLINGS.iter().enumerate() {
            let share = play(game, it, LADDER.len() + number)?;
            tell(game, it, share);
            steps.push(share);
        }
        lines.push(plot::Line { game, steps });
    }
    let picture = target().join("strength/ladder.svg");
    fs::write(&picture, plot::draw(&lines)).map_err(|e| format!("{}: {e}", picture.display()))?;
    eprintln!("{:.0} s; the plot is {}", start.elapsed().as_secs_f64(), picture.display());
    if missed.is_empty() { Ok(()) } else { Err(format!("too weak: {}", missed.join("; "))) }
}

/// The games that are named, or all of them.
pub fn only_games(args: &[String]) -> Result<Vec<&str>, String> {
    match args.iter().find(|arg| !GAMES.contains(&arg.as_str())) {
        Some(unknown) => Err(format!("`{unknown}` is no game: known are {}", GAMES.join(", "))),
        None if args.is_empty() => Ok(GAMES.to_vec()),
        None => Ok(args.iter().map(String::as_str).collect()),
    }
}

fn tell(game: &str, it: &Match, share: Share) {
    let [won, low, high] = [share.won, share.low, share.high].map(|share| 100.0 * share);
    let Match { strong, weak, players, games, least } = it;
    println!(
        "| {game} | {players} | {strong} against {weak} | {games} | {won:.1} % ({low:.1} to {high:.1}) | {least} % |"
    );
}

/// Plays a match with the release build and reads what came of it.
fn play(game: &str, it: &Match, number: usize) -> Result<Share, String> {
    let folder = target().join("strength");
    fs::create_dir_all(&folder).map_err(|e| format!("{}: {e}", folder.display()))?;
    let ledger = folder.join(format!("{game}-{number}.jsonl"));
    let output = Command::new(target().join("release/tablewright"))
        .args(["arena", game, "--json", "--seed", SEED])
        .args(["--bots", &format!("{},{}", it.strong, it.weak)])
        .args(["--players", &it.players.to_string(), "--games", &it.games.to_string()])
        .arg("--out")
        .arg(ledger)
        .stderr(std::process::Stdio::inherit())
        .output()
        .map_err(|e| format!("tablewright: {e}"))?;
    let wrong = |reason: &str| format!("{game}, {} against {}: {reason}", it.strong, it.weak);
    if !output.status.success() {
        return Err(wrong("the arena failed"));
    }
    let told: Value = serde_json::from_slice(&output.stdout).map_err(|e| wrong(&e.to_string()))?;
    let ranking = told["ranking"].as_array().ok_or_else(|| wrong("there is no ranking"))?;
    let strong = ranking.iter().find(|entrant| entrant["name"] == it.strong);
    let wins = &strong.ok_or_else(|| wrong("the stronger is not ranked"))?["record"]["wins"];
    let number = |name: &str| wins[name].as_f64().ok_or_else(|| wrong("a share is missing"));
    Ok(Share { won: number("share")?, low: number("low")?, high: number("high")? })
}
