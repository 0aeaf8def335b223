//! What is done with a mutated file: everything that reads files of its kind.

use std::{
    fs,
    path::{Path, PathBuf},
};

use tabletop::{Rng, campaign::seal};

use super::{
    corpus::{Corpus, Kind, Sample},
    mutation::{contradicted, mutated, renumbered},
    process::Process,
    server::Server,
};

/// Scenarios that one process checks.
const BATCH: usize = 100;

/// Requests to a server before a new one takes its place: it keeps every edition in memory.
const REQUESTS: usize = 400;

/// An input that the program failed on.
pub struct FailingInput {
    pub cause: String,
    /// What was done, as a command line or a request.
    pub done: String,
    pub said: String,
    pub files: Vec<(String, Vec<u8>)>,
}

/// What came of some inputs.
#[derive(Default)]
pub struct Meal {
    pub given: usize,
    pub failures: Vec<FailingInput>,
}

/// The program and a server, hungry for files.
pub struct Feed {
    program: PathBuf,
    folder: PathBuf,
    server: Server,
    requests: usize,
}

impl Feed {
    pub fn new(program: &Path, folder: &Path) -> Result<Feed, String> {
        let (program, folder) = (program.to_owned(), folder.to_owned());
        let server = Server::start(&program, &folder.join("server"))?;
        Ok(Feed { program, folder, server, requests: 0 })
    }

    /// Some inputs of a kind.
    pub fn round(&mut self, kind: Kind, corpus: &Corpus, luck: &mut Rng) -> Result<Meal, String> {
        match kind {
            Kind::Scenario => self.scenarios(corpus, luck),
            Kind::Replay => self.many(4, |feed| feed.replay(corpus, luck)),
            Kind::Edition => self.many(4, |feed| feed.edition(corpus, luck)),
            Kind::Weights => self.many(2, |feed| feed.weights(corpus, luck)),
            Kind::Campaign => self.many(4, |feed| feed.campaign(corpus, luck)),
        }
    }

    /// What the server did after its last answer.
    pub fn finish(&mut self) -> Option<FailingInput> {
        let cause = self.server.panicked()?;
        Some(FailingInput { cause, done: String::new(), said: String::new(), files: Vec::new() })
    }

    fn many(
        &mut self,
        times: usize,
        mut one: impl FnMut(&mut Feed) -> Result<Option<FailingInput>, String>,
    ) -> Result<Meal, String> {
        let mut meal = Meal { given: times, failures: Vec::new() };
        for _ in 0..times {
            meal.failures.extend(one(self)?);
        }
        Ok(meal)
    }

    /// A batch at once; if it fails, one by one to find out which.
    fn scenarios(&mut self, corpus: &Corpus, luck: &mut Rng) -> Result<Meal, String> {
        let texts: Vec<String> = (0..BATCH)
            .map(|_| mutant(Kind::Scenario, corpus, luck))
            .map(|(_, text)| text)
            .collect();
        let mut paths = Vec::new();
        for (n, text) in texts.iter().enumerate() {
            paths.push(self.write(&format!("scenario-{n}.txt"), text)?);
        }
        let words: Vec<&str> = paths.iter().map(String::as_str).collect();
        let mut meal = Meal { given: BATCH, failures: Vec::new() };
        if Process::run(&self.program, &[&["check"], &words[..]].concat(), "")?.failure().is_none()
        {
            return Ok(meal);
        }
        for (path, text) in paths.iter().zip(&texts) {
            meal.failures.extend(self.command(&["check", path], "", &[("scenario.txt", text)])?);
        }
        Ok(meal)
    }

    fn replay(&mut self, corpus: &Corpus, luck: &mut Rng) -> Result<Option<FailingInput>, String> {
        let (_, text) = mutant(Kind::Replay, corpus, luck);
        let file = self.write("mutant.replay", &text)?;
        let at = luck.below(text.lines().count() as u32 + 1).to_string();
        let args: &[&str] = match luck.below(5) {
            0 => &["replay", &file, "--at", &at, "--json"],
            1 => &["replay", &file, "--at", &at, "--svg", "mutant.svg", "--lang", "fr"],
            2 => &["play", "--plain", "--resume", &file],
            _ => &["replay", &file, "--at", &at],
        };
        let input = if args[0] == "play" { "1\n1\n1\nquit\n" } else { "" };
        self.command(args, input, &[("mutant.replay", &text)])
    }

    /// Most editions are refused. With one that is taken, bots play, and so does the server.
    fn edition(&mut self, corpus: &Corpus, luck: &mut Rng) -> Result<Option<FailingInput>, String> {
        let (sample, text) = mutant(Kind::Edition, corpus, luck);
        let Sample { game, name, .. } = sample;
        let folder = self.folder.join("edition");
        let _ = fs::remove_dir_all(&folder);
        for other in corpus.like(sample) {
            let text = if other.name == *name { &text } else { &other.text };
            self.write(&format!("edition/{}", other.name), text)?;
        }
        let folder = folder.display().to_string();
        let files = [(name.as_str(), text.as_str())];
        let facts = ["data", game, "--edition", &folder];
        let read = Process::run(&self.program, &facts, "")?;
        if !read.is_well() {
            return Ok(failure(&read, &facts, &files));
        }
        let seats = 2 + luck.below(2) as usize;
        let bots = vec!["random"; seats].join(",");
        let seed = luck.below(1_000_000).to_string();
        let same = |other: &&&Sample| other.game == *game;
        let scenarios: Vec<&Sample> =
            corpus.of(Kind::Scenario).iter().filter(same).copied().collect();
        let scenario = self.write("scenario.txt", &luck.pick(&scenarios).text)?;
        let [simulate, scenarios, play] = [
            &[
                "simulate",
                game,
                "--games",
                "3",
                "--threads",
                "1",
                "--seats",
                &bots,
                "--seed",
                &seed,
            ][..],
            &["check", &scenario],
            &["play", game, "--plain", "--players", "2", "--seed", &seed],
        ];
        let args = if luck.below(4) == 0 { scenarios } else { simulate };
        for args in [args, play] {
            let args = [args, &["--edition", &folder]].concat();
            let input = if args[0] == "play" { "1\n2\n1\n1\nquit\n" } else { "" };
            if let Some(failure) = self.command(&args, input, &files)? {
                return Ok(Some(failure));
            }
        }
        let cause = self.served(|server| server.open_table(game, seats, files[0]))?;
        Ok(cause.map(|cause| sent("/api/tables", cause, &files)))
    }

    fn weights(&mut self, corpus: &Corpus, luck: &mut Rng) -> Result<Option<FailingInput>, String> {
        let (sample, text) = mutant(Kind::Weights, corpus, luck);
        let file = self.write("weights.toml", &text)?;
        let bots = format!("greedy@{file},random");
        let seed = luck.below(1_000_000).to_string();
        let simulate =
            ["simulate", &sample.game, "--games", "1", "--threads", "1", "--seed", &seed];
        let args = [&simulate[..], &["--seats", &bots]].concat();
        self.command(&args, "", &[("weights.toml", &text)])
    }

    fn campaign(
        &mut self,
        corpus: &Corpus,
        luck: &mut Rng,
    ) -> Result<Option<FailingInput>, String> {
        let (_, text) = mutant(Kind::Campaign, corpus, luck);
        // A sum that does not fit would hide everything behind it.
        let text = if luck.below(4) == 0 { text } else { seal(&text) };
        let folder = self.folder.join("campaign");
        let _ = fs::remove_dir_all(&folder);
        let file = self.write("campaign/mutant.campaign", &text)?;
        let files = [("mutant.campaign", text.as_str())];
        let play = ["play", "--plain", "--campaign", &file];
        let all = [
            (&["replay", &file][..], ""),
            (&play, "1\n2\n1\n1\nquit\n"),
            (&[&play[..], &["--restore", "--again"]].concat(), "1\n1\nquit\n"),
        ];
        for (args, input) in all {
            if let Some(failure) = self.command(args, input, &files)? {
                return Ok(Some(failure));
            }
        }
        let restore = luck.below(2) == 0;
        let cause = self.served(|server| server.take_in(&text, restore))?;
        Ok(cause.map(|cause| sent("/api/campaigns", cause, &files)))
    }

    /// Asks the server for something; one that panicked or is full of editions is replaced after.
    fn served(
        &mut self,
        ask: impl FnOnce(&mut Server) -> Option<String>,
    ) -> Result<Option<String>, String> {
        let cause = ask(&mut self.server);
        self.requests += 1;
        if cause.is_some() || self.requests.is_multiple_of(REQUESTS) {
            let folder = self.folder.join(format!("server-{}", self.requests));
            self.server = Server::start(&self.program, &folder)?;
        }
        Ok(cause)
    }

    fn command(
        &self,
        args: &[&str],
        input: &str,
        files: &[(&str, &str)],
    ) -> Result<Option<FailingInput>, String> {
        Ok(failure(&Process::run(&self.program, args, input)?, args, files))
    }

    fn write(&self, name: &str, text: &str) -> Result<String, String> {
        let path = self.folder.join(name);
        let complain = |e| format!("{}: {e}", path.display());
        path.parent().map_or(Ok(()), fs::create_dir_all).map_err(complain)?;
        fs::write(&path, text).map_err(complain)?;
        Ok(path.display().to_string())
    }
}

/// A sample of a kind, and its text mutated.
fn mutant<'a>(kind: Kind, corpus: &'a Corpus, luck: &mut Rng) -> (&'a Sample, String) {
    let sample = luck.pick(&corpus.of(kind));
    let other = luck.pick(&corpus.like(sample));
    let text = match kind {
        Kind::Edition | Kind::Weights if luck.below(2) == 0 => renumbered(&sample.text, luck),
        Kind::Scenario if luck.below(2) == 0 => contradicted(&sample.text, &other.text, luck),
        _ => mutated(&sample.text, &other.text, luck),
    };
    (sample, text)
}

fn kept(files: &[(&str, &str)]) -> Vec<(String, Vec<u8>)> {
    files.iter().map(|(name, text)| ((*name).to_owned(), text.as_bytes().to_vec())).collect()
}

fn failure(process: &Process, args: &[&str], files: &[(&str, &str)]) -> Option<FailingInput> {
    let (done, said) = (format!("tablewright {}", args.join(" ")), process.said.clone());
    Some(FailingInput { cause: process.failure()?, done, said, files: kept(files) })
}

fn sent(path: &str, cause: String, files: &[(&str, &str)]) -> FailingInput {
    FailingInput { cause, done: format!("POST {path}"), said: String::new(), files: kept(files) }
}
