//! `mutate`: files of every kind, changed at random and given to the program and to the server;
//! whatever they hold, nothing may panic, hang or stop answering.

mod corpus;
mod feed;
mod mutation;
mod process;
mod server;

use std::{
    fs,
    io::{IsTerminal, Write, stderr},
    path::{Path, PathBuf},
    time::{Duration, Instant, SystemTime, UNIX_EPOCH},
};

use tabletop::Rng;

use crate::shell::{Done, run, target};
use corpus::{Corpus, KINDS, Kind};
use feed::Feed;

/// How often progress is told where nobody looks at a terminal.
const TOLD_EVERY: Duration = Duration::from_secs(15);

/// Failing inputs of one cause that are kept; more of them teach nothing.
const KEPT_OF_A_CAUSE: usize = 3;

struct Plan {
    seconds: u64,
    seed: u64,
    kinds: Vec<Kind>,
    /// `release`, or `debug`, which also notices numbers that overflow.
    profile: &'static str,
}

/// What was given to the program, and what came of it.
#[derive(Default)]
struct Tally {
    passed: usize,
    /// Failed inputs by their cause.
    causes: Vec<(String, usize)>,
}

pub fn mutate(args: &[String]) -> Done {
    let plan = Plan::read(args)?;
    let flag = if plan.profile == "release" { "--release " } else { "" };
    run(&format!("cargo build {flag}--quiet --package tablewright"))?;
    let folder = target().join("mutate");
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).map_err(|e| format!("{}: {e}", folder.display()))?;
    let folder = folder.canonicalize().map_err(|e| format!("{}: {e}", folder.display()))?;
    // A copy, so that a build meanwhile does not change what is tried.
    let program = folder.join("tablewright");
    let built = target().join(plan.profile).join("tablewright");
    fs::copy(&built, &program).map_err(|e| format!("{}: {e}", built.display()))?;
    let corpus = Corpus::gather(&program, &folder)?;
    eprintln!("{}; seed {}, which gives the same inputs again", corpus.summary(), plan.seed);
    let tally = plan.carry_out(&corpus, &mut Feed::new(&program, &folder)?, &folder)?;
    for (cause, times) in &tally.causes {
        println!("{times:>6}  {cause}");
    }
    println!("{} passed, {} failed", tally.passed, tally.failed());
    match tally.failed() {
        0 => Ok(()),
        _ => Err(format!("inputs that failed are in {}", folder.join("failed").display())),
    }
}

impl Plan {
    fn read(args: &[String]) -> Result<Plan, String> {
        let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        let seed = now.as_secs();
        let mut plan = Plan { seconds: 60, seed, kinds: KINDS.to_vec(), profile: "release" };
        let mut words = args.iter();
        while let Some(word) = words.next() {
            let number = |text: Option<&String>| {
                let number = text.and_then(|text| text.parse().ok());
                number.ok_or_else(|| format!("`{word}` needs a number"))
            };
            match word.as_str() {
                "--seed" => plan.seed = number(words.next())?,
                "--only" => {
                    let names: Vec<&str> = KINDS.iter().map(|kind| kind.name()).collect();
                    let found = |name: &&String| KINDS.iter().find(|kind| kind.name() == *name);
                    let kind = words.next().as_ref().and_then(found);
                    let known = || format!("`--only` needs one of {}", names.join(", "));
                    plan.kinds = vec![*kind.ok_or_else(known)?];
                }
                "--debug" => plan.profile = "debug",
                _ => plan.seconds = number(Some(word))?,
            }
        }
        Ok(plan)
    }

    fn carry_out(&self, corpus: &Corpus, feed: &mut Feed, folder: &Path) -> Result<Tally, String> {
        let (start, mut told) = (Instant::now(), Instant::now());
        let mut tally = Tally::default();
        let mut luck = Rng::new(self.seed);
        while start.elapsed().as_secs() < self.seconds {
            for &kind in &self.kinds {
                // Each round has luck of its own, so that none depends on how another went.
                let meal = feed.round(kind, corpus, &mut luck.fork())?;
                tally.passed += meal.given - meal.failures.len();
                for failure in &meal.failures {
                    if tally.add(&failure.cause) <= KEPT_OF_A_CAUSE {
                        let kept = keep(&folder.join("failed"), tally.failed(), failure)?;
                        eprintln!("\r{}: {}", kept.display(), failure.cause);
                    }
                }
            }
            let is_seen = stderr().is_terminal();
            if is_seen || TOLD_EVERY <= told.elapsed() {
                told = Instant::now();
                let (passed, failed) = (tally.passed, tally.failed());
                let end = if is_seen { "" } else { "\n" };
                eprint!("\r{} s: {passed} passed, {failed} failed{end}", start.elapsed().as_secs());
                let _ = stderr().flush();
            }
        }
        eprintln!();
        feed.finish().into_iter().for_each(|failure| {
            tally.add(&failure.cause);
        });
        Ok(tally)
    }
}

impl Tally {
    /// How often this cause was met, now included.
    fn add(&mut self, cause: &str) -> usize {
        match self.causes.iter_mut().find(|(known, _)| known == cause) {
            Some((_, times)) => {
                *times += 1;
                *times
            }
            None => {
                self.causes.push((cause.to_owned(), 1));
                1
            }
        }
    }

    fn failed(&self) -> usize {
        self.causes.iter().map(|(_, times)| times).sum()
    }
}

/// Keeps a failing input with what was done with it.
fn keep(folder: &Path, number: usize, failure: &feed::FailingInput) -> Result<PathBuf, String> {
    let folder = folder.join(format!("{number:04}"));
    fs::create_dir_all(&folder).map_err(|e| format!("{}: {e}", folder.display()))?;
    let story = format!("{}\n\n{}\n\n{}", failure.done, failure.cause, failure.said);
    let story = ("story.log".to_owned(), story.into_bytes());
    for (name, bytes) in failure.files.iter().chain([&story]) {
        let path = folder.join(name);
        fs::write(&path, bytes).map_err(|e| format!("{}: {e}", path.display()))?;
    }
    Ok(folder)
}
