//! What the matches came to, kept beside the page that quotes it.

use std::{fmt, fs, path::PathBuf};

use serde::{Deserialize, Serialize};

use super::{GAMES, matches};
use crate::shell::{Done, root};

/// Between these lines of docs/bots.md stands what the matches came to.
const BEGIN: &str = "<!-- written by cargo xtask strength -->\n";
const END: &str = "<!-- until here -->\n";

/// What a match came to, in per cent of the games, with the 95 % interval.
#[derive(Clone, Serialize, Deserialize)]
pub struct Figure {
    pub game: String,
    pub players: u8,
    pub strong: String,
    pub weak: String,
    pub games: u32,
    pub won: f64,
    pub low: f64,
    pub high: f64,
    /// What was wanted.
    pub least: f64,
    /// How long both thought, on one core.
    pub seconds: f64,
}

impl Figure {
    /// Which match it was.
    fn key(&self) -> (&str, u8, &str, &str) {
        (&self.game, self.players, &self.strong, &self.weak)
    }

    /// Where it stands among all others: in the order in which they are played.
    fn place(&self) -> (Option<usize>, Option<usize>) {
        let (_, players, strong, weak) = self.key();
        let game = GAMES.iter().position(|game| *game == self.game);
        let mut all = matches(&self.game);
        (game, all.position(|it| (it.players, it.strong, it.weak) == (players, strong, weak)))
    }
}

impl fmt::Display for Figure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Figure { game, players, strong, weak, games, won, low, high, least: _, seconds } = self;
        write!(
            f,
            "| {game} | {players} | `{strong}` against `{weak}` | {games} | {won} % ({low} to {high}) | {:.1} |",
            seconds / 120.0
        )
    }
}

/// All that was ever measured, game by game.
#[derive(Default, Serialize, Deserialize)]
pub struct Figures(pub Vec<Figure>);

impl Figures {
    fn file() -> PathBuf {
        root().join("docs/strength.json")
    }

    pub fn read() -> Result<Figures, String> {
        let file = Figures::file();
        if !file.exists() {
            return Ok(Figures::default());
        }
        let wrong = |reason: String| format!("{}: {reason}", file.display());
        let text = fs::read_to_string(&file).map_err(|e| wrong(e.to_string()))?;
        serde_json::from_str(&text).map_err(|e| wrong(e.to_string()))
    }

    pub fn write(&self) -> Done {
        let text = serde_json::to_string_pretty(self).map_err(|e| e.to_string())? + "\n";
        let file = Figures::file();
        fs::write(&file, text).map_err(|e| format!("{}: {e}", file.display()))
    }

    /// In place of what was measured before.
    pub fn note(&mut self, figure: Figure) {
        match self.0.iter_mut().find(|it| it.key() == figure.key()) {
            Some(before) => *before = figure,
            None => self.0.push(figure),
        }
        self.0.sort_by_key(Figure::place);
    }

    /// Writes the table of docs/bots.md anew.
    pub fn tell(&self) -> Done {
        let file = root().join("docs/bots.md");
        let wrong = |reason: String| format!("{}: {reason}", file.display());
        let text = fs::read_to_string(&file).map_err(|e| wrong(e.to_string()))?;
        let parts = text.split_once(BEGIN).and_then(|(before, rest)| {
            let (_, after) = rest.split_once(END)?;
            Some((before, after))
        });
        let (before, after) =
            parts.ok_or_else(|| wrong("the marks around the table are missing".to_owned()))?;
        let text = format!("{before}{BEGIN}{self}{END}{after}");
        fs::write(&file, text).map_err(|e| wrong(e.to_string()))
    }
}

impl fmt::Display for Figures {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "| game | players | match | games | wins (95 %) | minutes |")?;
        writeln!(f, "| --- | --- | --- | --- | --- | --- |")?;
        self.0.iter().try_for_each(|figure| writeln!(f, "{figure}"))?;
        let minutes = self.0.iter().map(|figure| figure.seconds).sum::<f64>() / 120.0;
        writeln!(f, "| all | | | | | {minutes:.0} |")
    }
}
