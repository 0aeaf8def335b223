//! Bots outside of this program: they are told lines of text and answer with lines of text.
//!
//! `docs/bot-protocol.md` describes the lines. [`Command`] is how such a bot is started, [`Process`]
//! is one that runs, `briefing` is what it is told, and `roll` lists all that run.

pub(crate) mod briefing;
mod command;
mod log;
mod process;
pub(crate) mod roll;

use std::time::Duration;

use bots::{Bot, Random};
use scene::{Present, Sight};

use crate::lapses::Lapses;

pub(crate) use command::Command;
use process::{Mishap, Process};

/// How often a program is started in one game.
const STARTS: u32 = 4;

/// A bot outside. A move that its program does not make is made for it, at random.
pub(crate) struct External<G: Present> {
    command: Command,
    process: Option<Process>,
    starts: u32,
    /// How long a move may take now.
    limit: Duration,
    /// What the process knows of what happened; nothing before it was told anything.
    told: Option<Vec<G::Event>>,
    /// What the process has to hear about its last answer.
    blame: Option<String>,
    substitute: Random<G>,
    lapses: Lapses,
    /// Why the last move was lost, if it was.
    lapse: Option<String>,
}

impl<G: Present> External<G> {
    /// Nothing is started before the first decision.
    pub(crate) fn new(command: Command, seed: u64) -> External<G> {
        External {
            limit: command.limit,
            command,
            process: None,
            starts: 0,
            told: None,
            blame: None,
            substitute: Random::new(seed),
            lapses: Lapses::default(),
            lapse: None,
        }
    }

    /// What the program wants to do, or if that cannot be done, what anybody might.
    pub(crate) fn choose(&mut self, sight: &Sight<'_, G>) -> G::Action {
        self.lapse = None;
        self.answer(sight).unwrap_or_else(|reason| {
            self.lapses.add(reason.clone());
            self.lapse = Some(reason);
            self.substitute.choose(sight.view())
        })
    }

    /// Waits for an answer no longer than this, from now on.
    pub(crate) fn limit_time(&mut self, time: Duration) {
        self.limit = time.min(self.command.limit);
    }

    pub(crate) fn lapses(&self) -> &Lapses {
        &self.lapses
    }

    pub(crate) fn lapse(&self) -> Option<&str> {
        self.lapse.as_deref()
    }

    /// Tells how the game ended. The program has a moment to go by itself.
    pub(crate) fn game_over(&mut self, sight: &Sight<'_, G>) {
        let Some(process) = self.process.take() else { return };
        let text = self.news(sight) + &briefing::ending(sight);
        process.tell(text);
    }

    fn answer(&mut self, sight: &Sight<'_, G>) -> Result<G::Action, String> {
        let mut legal = Vec::new();
        sight.view().legal_actions(&mut legal);
        let question = briefing::question(sight, &legal, self.limit);
        let line = self.ask(sight, question)?;
        let action = read::<G>(&line, &legal);
        if let Err(reason) = &action {
            self.blame = Some(reason.clone());
        }
        action
    }

    /// The answer to a question. A program that fails to give one does not go on.
    fn ask(&mut self, sight: &Sight<'_, G>, question: String) -> Result<String, String> {
        let process = match self.process.take() {
            Some(process) => process,
            None => self.start()?,
        };
        let text = self.news(sight) + &question;
        match process.ask(text, self.limit) {
            Ok(line) => {
                self.process = Some(process);
                Ok(line)
            }
            Err(Mishap::Ended) => Err(process.how_it_ended()),
            Err(mishap) => {
                process.kill();
                Err(mishap.in_notation(self.limit))
            }
        }
    }

    fn start(&mut self) -> Result<Process, String> {
        if STARTS <= self.starts {
            return Err(format!("it failed {STARTS} times and is not started again"));
        }
        self.starts += 1;
        self.told = None;
        self.blame = None;
        Process::start(&self.command).map_err(|error| format!("it cannot be started: {error}"))
    }

    /// What the process does not know yet: for a new one everything, and after moves that were
    /// taken back everything again.
    fn news(&mut self, sight: &Sight<'_, G>) -> String {
        let events = sight.events();
        let (mut text, known) = match &self.told {
            Some(told) if events.starts_with(told) => (String::new(), told.len()),
            _ => (briefing::beginning(sight), 0),
        };
        if let Some(reason) = self.blame.take() {
            text += &briefing::blame(&reason);
        }
        text += &briefing::events::<G>(&events[known..]);
        self.told = Some(events);
        text
    }
}

/// The action an answer stands for, if it is one of those that are legal.
fn read<G: Present>(line: &str, legal: &[G::Action]) -> Result<G::Action, String> {
    let notation = line.strip_prefix("play ").map(str::trim);
    let notation =
        notation.ok_or_else(|| format!("it said `{}` and not `play ACTION`", brief(line)))?;
    let action: G::Action = notation.parse().map_err(|reason: String| brief(&reason))?;
    match legal.contains(&action) {
        true => Ok(action),
        false => Err(format!("`{action}` is not possible now")),
    }
}

/// So much of a text as fits into a sentence.
fn brief(text: &str) -> String {
    let mut brief: String = text.chars().take(80).collect();
    if brief.len() < text.len() {
        brief.push_str("...");
    }
    brief
}
