//! Bots that are programs of their own: they are told lines of text and answer with lines of text.
//!
//! docs/bot-protocol.md describes the lines. A [`Command`] is how such a bot is started, `Process` is one
//! that runs, [`protocol`] writes what it is told, and `registry` lists all that run.

mod command;
mod error;
mod lapses;
mod log;
mod process;
pub mod protocol;
mod registry;

use std::{fmt, time::Duration};

use bots::{Bot, Random};
use scene::{Present, Sight};

pub use command::{Command, is_program};
pub use error::CommandError;
pub use lapses::{Lapse, Lapses};
pub use registry::end_all;

use error::AnswerError;
use process::Process;

/// How often a program is started in one game.
const MAX_STARTS: u32 = 4;

/// A bot that is a program. A move that the program does not make is made for it, at random.
pub struct ExternalBot<G: Present> {
    command: Command,
    process: Option<Process>,
    starts: u32,
    /// How long a move may take now.
    limit: Duration,
    /// The events the process was told; `None` before it was told anything.
    told: Option<Vec<G::Event>>,
    /// What the process has to hear about its last answer.
    rejection: Option<String>,
    substitute: Random<G>,
    lapses: Lapses,
    /// Why the last move was lost, if it was.
    lapse: Option<String>,
}

impl<G: Present> fmt::Debug for ExternalBot<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("ExternalBot").field("command", &self.command).finish_non_exhaustive()
    }
}

impl<G: Present> ExternalBot<G> {
    /// A bot by its command. `seed` is that of the substitute. The program starts at the first decision.
    pub fn new(command: Command, seed: u64) -> ExternalBot<G> {
        ExternalBot {
            limit: command.limit,
            command,
            process: None,
            starts: 0,
            told: None,
            rejection: None,
            substitute: Random::new(seed),
            lapses: Lapses::default(),
            lapse: None,
        }
    }

    /// The action of the program, or one of the substitute if the program has none that is legal.
    pub fn choose(&mut self, sight: &Sight<'_, G>) -> G::Action {
        self.lapse = None;
        self.answer(sight).unwrap_or_else(|error| {
            let reason = error.to_string();
            if error.is_about_the_answer() {
                self.rejection = Some(reason.clone());
            }
            self.lapses.add(reason.clone());
            self.lapse = Some(reason);
            self.substitute.choose(sight.view())
        })
    }

    /// Waits for an answer no longer than this, from now on.
    pub fn limit_time(&mut self, time: Duration) {
        self.limit = time.min(self.command.limit);
    }

    /// The moves the program lost so far.
    pub fn lapses(&self) -> &Lapses {
        &self.lapses
    }

    /// Why the last move was lost, if it was.
    pub fn lapse(&self) -> Option<&str> {
        self.lapse.as_deref()
    }

    /// Tells how the game ended. The program has a moment to end by itself.
    pub fn game_over(&mut self, sight: &Sight<'_, G>) {
        let Some(process) = self.process.take() else { return };
        let text = self.updates(sight) + &protocol::ending(sight);
        process.tell(text);
    }

    fn answer(&mut self, sight: &Sight<'_, G>) -> Result<G::Action, AnswerError> {
        let mut legal = Vec::new();
        sight.view().legal_actions(&mut legal);
        let question = protocol::question(sight, &legal, self.limit);
        let line = self.ask(sight, question)?;
        read::<G>(&line, &legal)
    }

    /// The answer to a question. A program that fails to give one is ended.
    fn ask(&mut self, sight: &Sight<'_, G>, question: String) -> Result<String, AnswerError> {
        let process = match self.process.take() {
            Some(process) => process,
            None => self.start()?,
        };
        let text = self.updates(sight) + &question;
        match process.ask(text, self.limit) {
            Ok(Some(line)) => {
                self.process = Some(process);
                Ok(line)
            }
            Ok(None) => Err(AnswerError::Ended(process.how_it_ended())),
            Err(error) => {
                process.kill();
                Err(error)
            }
        }
    }

    fn start(&mut self) -> Result<Process, AnswerError> {
        if MAX_STARTS <= self.starts {
            return Err(AnswerError::GivenUp(MAX_STARTS));
        }
        self.starts += 1;
        self.told = None;
        self.rejection = None;
        Ok(Process::start(&self.command)?)
    }

    /// What the process was not told yet: for a new one everything, and after moves that were taken back
    /// everything again.
    fn updates(&mut self, sight: &Sight<'_, G>) -> String {
        let events = sight.events();
        let (mut text, known) = match &self.told {
            Some(told) if events.starts_with(told) => (String::new(), told.len()),
            _ => (protocol::beginning(sight), 0),
        };
        if let Some(reason) = self.rejection.take() {
            text += &protocol::rejection(&reason);
        }
        text += &protocol::events::<G>(&events[known..]);
        self.told = Some(events);
        text
    }
}

/// The action an answer stands for, if it is one of those that are legal.
fn read<G: Present>(line: &str, legal: &[G::Action]) -> Result<G::Action, AnswerError> {
    let notation = line.strip_prefix("play ").map(str::trim);
    let notation = notation.ok_or_else(|| AnswerError::Malformed(brief(line)))?;
    let action = notation.parse::<G::Action>();
    let action = action.map_err(|error| AnswerError::Unreadable(brief(&error.to_string())))?;
    match legal.contains(&action) {
        true => Ok(action),
        false => Err(AnswerError::Illegal(action.to_string())),
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
