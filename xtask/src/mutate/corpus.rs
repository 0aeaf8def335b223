//! The files that are mutated: all of each kind that the project has, and some that it makes.

use std::{
    fs,
    path::{Path, PathBuf},
};

use super::process::Process;
use crate::files::{files, read, short};

#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum Kind {
    Scenario,
    Replay,
    Edition,
    Weights,
    Campaign,
}

pub const KINDS: [Kind; 5] =
    [Kind::Scenario, Kind::Replay, Kind::Edition, Kind::Weights, Kind::Campaign];

impl Kind {
    pub fn name(self) -> &'static str {
        match self {
            Kind::Scenario => "scenario",
            Kind::Replay => "replay",
            Kind::Edition => "edition",
            Kind::Weights => "weights",
            Kind::Campaign => "campaign",
        }
    }
}

/// A file as it should be.
#[derive(Clone, Debug)]
pub struct Sample {
    pub kind: Kind,
    pub game: String,
    /// What a data file must be called.
    pub name: String,
    pub text: String,
}

pub struct Corpus {
    pub samples: Vec<Sample>,
}

impl Corpus {
    /// Replays and campaigns are played for the purpose, below `folder`.
    pub fn gather(program: &Path, folder: &Path) -> Result<Corpus, String> {
        let mut corpus = Corpus { samples: Vec::new() };
        for path in files("crates", &[".txt", ".toml", ".campaign"])? {
            corpus.add(&path)?;
        }
        for path in files("fuzz/seeds", &[".replay"])? {
            corpus.add(&path)?;
        }
        let played = folder.join("played");
        fs::create_dir_all(&played).map_err(|e| format!("{}: {e}", played.display()))?;
        for game in corpus.games() {
            for seats in ["random,random", "random,greedy,random"] {
                let save = played.join(format!("{game}-{}", seats.len()));
                let save = save.display().to_string();
                let made = ["simulate", &game, "--games", "2", "--seats", seats, "--save", &save];
                Process::must_end_well(program, &made, "")?;
                for entry in fs::read_dir(&save).map_err(|e| format!("{save}: {e}"))?.flatten() {
                    corpus.add(&entry.path())?;
                }
            }
        }
        let road = played.join("road.campaign");
        let moves = "1\n".repeat(5_000);
        for more in [&["cloudage", "--seats", "human,random"][..], &[], &[]] {
            let play = ["play", "--plain", "--campaign", &road.display().to_string()];
            Process::must_end_well(program, &[&play, more].concat(), &moves)?;
            corpus.add(&road)?;
        }
        Ok(corpus)
    }

    fn add(&mut self, path: &Path) -> Result<(), String> {
        let place = short(path);
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        let ending = path.extension().unwrap_or_default().to_string_lossy().into_owned();
        let folder = PathBuf::from(&place).iter().nth(1).unwrap_or_default().to_owned();
        let kind = match ending.as_str() {
            "replay" => Kind::Replay,
            "campaign" => Kind::Campaign,
            "txt" if place.contains("/scenarios/") => Kind::Scenario,
            "toml" if place.contains("/data/") => Kind::Edition,
            "toml" if name == "weights.toml" => Kind::Weights,
            _ => return Ok(()),
        };
        let text = read(path)?;
        let said = text.lines().find_map(|line| line.strip_prefix("game "));
        let said = said.and_then(|said| said.split_whitespace().next()).map(str::to_owned);
        let game = said.unwrap_or_else(|| folder.to_string_lossy().into_owned());
        // Each scenario by itself: a line that cannot be read spoils a whole file.
        let texts = match (kind, text.split_once("\nscenario ")) {
            (Kind::Scenario, Some((head, scenarios))) => scenarios
                .split("\nscenario ")
                .map(|scenario| format!("{head}\nscenario {scenario}\n"))
                .collect(),
            _ => vec![text],
        };
        let sample = |text| Sample { kind, game: game.clone(), name: name.clone(), text };
        self.samples.extend(texts.into_iter().map(sample));
        Ok(())
    }

    pub fn of(&self, kind: Kind) -> Vec<&Sample> {
        self.samples.iter().filter(|sample| sample.kind == kind).collect()
    }

    /// Others that words can be taken from.
    pub fn like(&self, sample: &Sample) -> Vec<&Sample> {
        let is_like = |other: &&Sample| other.kind == sample.kind && other.game == sample.game;
        self.samples.iter().filter(is_like).collect()
    }

    fn games(&self) -> Vec<String> {
        let mut games: Vec<_> = self.of(Kind::Edition).iter().map(|s| s.game.clone()).collect();
        games.dedup();
        games
    }

    pub fn summary(&self) -> String {
        let count = |kind: &Kind| format!("{} of kind {}", self.of(*kind).len(), kind.name());
        KINDS.iter().map(count).collect::<Vec<_>>().join(", ")
    }
}
