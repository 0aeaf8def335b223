//! Measures how strong the bots are: every figure of docs/bots.md, in one command.

mod figure;
mod plot;

use std::{
    fs,
    hash::{DefaultHasher, Hash, Hasher},
    process::Command,
    time::Instant,
};

use serde_json::Value;

use crate::{
    files::{files, read},
    shell::{Done, root, run, target},
};
use figure::{Figure, Figures};

const GAMES: [&str; 4] = ["imaginarium", "whistle-mountain", "ski-station", "cloudage"];
const SEED: &str = "2026";

/// A match of one kind of bot against another.
#[derive(Copy, Clone)]
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
    Match { players: 4, ..duel("greedy", "random", 144, 95.0) },
    Match { players: 4, ..duel("master", "keen", 64, 50.0) },
];

/// Twice the iterations against once.
const DOUBLINGS: [(&str, &str); 6] = [
    ("mcts:500", "mcts:250"),
    ("mcts:1000", "mcts:500"),
    ("mcts:2000", "mcts:1000"),
    ("mcts:4000", "mcts:2000"),
    ("mcts:8000", "mcts:4000"),
    ("mcts:16000", "mcts:8000"),
];
/// Half of the games would be no gain yet.
const A_GAIN: f64 = 50.1;

/// How often each doubling is played: as often as three hours for everything allow. It is to be fixed
/// before the games, since whoever plays on where the share is poor finds a gain that is none;
/// docs/bots.md says where that was not so.
fn often(game: &str) -> [u32; 6] {
    match game {
        "imaginarium" => [400; 6],
        "whistle-mountain" => [400, 400, 280, 200, 200, 300],
        _ => [400, 400, 400, 240, 200, 160],
    }
}

/// `cargo xtask strength [GAME ...] [BOT ...]`: the ladder and the doublings of these games, or of all;
/// of them the matches of these stronger bots, or all. Matches that were stopped go on where they
/// were; those that are over are not played again. What they came to is kept in docs/strength.json,
/// and told and drawn in docs/bots.md with all that is known of the others.
pub fn strength(args: &[String]) -> Done {
    let (bots, games): (Vec<_>, Vec<_>) =
        args.iter().cloned().partition(|arg| matches(GAMES[0]).any(|it| it.strong == arg));
    let games = only_games(&games)?;
    let is_wanted = |it: &Match| bots.is_empty() || bots.iter().any(|bot| bot == it.strong);
    run("cargo build --release --package tablewright")?;
    let start = Instant::now();
    let mut figures = Figures::read()?;
    let mut missed = Vec::new();
    for game in games {
        for (number, it) in matches(game).enumerate().filter(|(_, it)| is_wanted(it)) {
            let figure = play(game, &it, number)?;
            eprintln!("{figure}");
            if figure.won < it.least {
                missed.push(format!("{game}: {} against {}", it.strong, it.weak));
            }
            figures.note(figure);
            figures.write()?;
        }
    }
    figures.tell()?;
    let picture = root().join("docs/pictures/ladder.svg");
    let lines: Vec<_> = GAMES.iter().map(|game| plot::Line::new(game, &figures)).collect();
    fs::write(&picture, plot::draw(&lines)).map_err(|e| format!("{}: {e}", picture.display()))?;
    eprintln!("{:.0} s; told in docs/bots.md", start.elapsed().as_secs_f64());
    if missed.is_empty() { Ok(()) } else { Err(format!("too weak: {}", missed.join("; "))) }
}

/// All that is played of a game.
fn matches(game: &str) -> impl Iterator<Item = Match> {
    let doublings = DOUBLINGS.into_iter().zip(often(game));
    let doublings = doublings.map(|((strong, weak), games)| duel(strong, weak, games, A_GAIN));
    LADDER.into_iter().chain(doublings)
}

/// The games that are named, or all of them.
pub fn only_games(args: &[String]) -> Result<Vec<&str>, String> {
    match args.iter().find(|arg| !GAMES.contains(&arg.as_str())) {
        Some(unknown) => Err(format!("`{unknown}` is no game: known are {}", GAMES.join(", "))),
        None if args.is_empty() => Ok(GAMES.to_vec()),
        None => Ok(args.iter().map(String::as_str).collect()),
    }
}

/// Plays a match with the release build and reads what came of it.
fn play(game: &str, it: &Match, number: usize) -> Result<Figure, String> {
    let folder = target().join("strength");
    fs::create_dir_all(&folder).map_err(|e| format!("{}: {e}", folder.display()))?;
    let output = Command::new(target().join("release/tablewright"))
        .args(["arena", game, "--json", "--seed", SEED])
        .args(["--bots", &format!("{},{}", it.strong, it.weak)])
        .args(["--players", &it.players.to_string(), "--games", &it.games.to_string()])
        .arg("--out")
        .arg(folder.join(format!("{game}-{number}-{SEED}-{:08x}.jsonl", knowledge(game)?)))
        .stderr(std::process::Stdio::inherit())
        .output()
        .map_err(|e| format!("tablewright: {e}"))?;
    let wrong = |reason: &str| format!("{game}, {} against {}: {reason}", it.strong, it.weak);
    if !output.status.success() {
        return Err(wrong("the arena failed"));
    }
    let told: Value = serde_json::from_slice(&output.stdout).map_err(|e| wrong(&e.to_string()))?;
    let ranking = told["ranking"].as_array().ok_or_else(|| wrong("there is no ranking"))?;
    let thought = |entrant: &Value| {
        let record = &entrant["record"];
        Some(record["decisions"].as_f64()? * record["seconds_per_decision"].as_f64()?)
    };
    let seconds = ranking.iter().map(thought).sum::<Option<f64>>();
    let seconds = seconds.ok_or_else(|| wrong("how long they thought is missing"))?;
    let strong = ranking.iter().find(|entrant| entrant["name"] == it.strong);
    let wins = &strong.ok_or_else(|| wrong("the stronger is not ranked"))?["record"]["wins"];
    let share = wins["share"].as_f64().ok_or_else(|| wrong("its share is missing"))?;
    // Of a chair; both have half of the chairs.
    let share = share * f64::from(it.players) / 2.0;
    // As many as the match asks for, or a few more, so that both sit everywhere as often.
    let games =
        told["games"].as_u64().ok_or_else(|| wrong("how many games there were is missing"))? as u32;
    let (low, high) = interval(share, games.into());
    let percent = |share: f64| (1000.0 * share).round() / 10.0;
    Ok(Figure {
        game: game.to_owned(),
        players: it.players,
        strong: it.strong.to_owned(),
        weak: it.weak.to_owned(),
        games,
        won: percent(share),
        low: percent(low),
        high: percent(high),
        least: it.least,
        seconds: seconds.round(),
    })
}

/// Where the true share lies in 95 % of all cases, after Wilson.
fn interval(share: f64, games: f64) -> (f64, f64) {
    let z = 1.96;
    let all = 1.0 + z * z / games;
    let middle = (share + z * z / (2.0 * games)) / all;
    let spread = z * (share * (1.0 - share) / games + z * z / (4.0 * games * games)).sqrt() / all;
    (middle - spread, middle + spread)
}

/// The rules and facts of a game, what the bots know of it and how they think, as a number: with others,
/// other games are played.
pub fn knowledge(game: &str) -> Result<u32, String> {
    let mut hasher = DefaultHasher::new();
    for folder in ["bots/src", &format!("{game}/src"), &format!("{game}/data")] {
        for file in files(&format!("crates/{folder}"), &[".rs", ".toml"])? {
            read(&file)?.hash(&mut hasher);
        }
    }
    read(&root().join("crates").join(game).join("weights.toml"))?.hash(&mut hasher);
    Ok(hasher.finish() as u32)
}
