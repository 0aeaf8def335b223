//! Scenarios: a position, some moves and what must come of them, as text.
//!
//! The language is described for everybody in `docs/scenario.md`; this file reads it,
//! `run.rs` beside it plays it.

mod run;

pub use run::{lay_out, run};

use std::fmt;

use crate::{Fault, Seat, Source, error::Reason, replay::split_luck};

/// One scenario of a file.
///
/// ```
/// use tabletop::{Scenario, Source, scenario};
/// use tabletop::toy::{NoOptions, Toy};
///
/// let text = "\
/// game toy
/// scenario the highest card wins
/// players 2
/// A draw = 4
/// B draw = 7
/// expect B place 1
/// expect over
/// ";
/// let all = Scenario::parse(Source { name: "toy.txt", text })?;
/// assert_eq!(all[0].title, "the highest card wins");
/// scenario::run::<Toy>(&all[0], NoOptions)?;
///
/// let wrong = text.replace("B place 1", "B place 2");
/// let all = Scenario::parse(Source { name: "toy.txt", text: &wrong })?;
/// let fault = scenario::run::<Toy>(&all[0], NoOptions).unwrap_err();
/// assert_eq!(fault.line, 6);
/// # Ok::<(), tabletop::Fault>(())
/// ```
#[derive(Clone, Debug)]
pub struct Scenario {
    /// The file it stands in.
    pub file: String,
    /// The line of its title.
    pub line: usize,
    /// The name of the game.
    pub game: String,
    /// The sentence it shows to be true.
    pub title: String,
    /// The clauses, rulings, components and cases it is about.
    pub about: Vec<String>,
    /// How many play.
    pub seats: u8,
    /// The options it sets, each with its line, name and value.
    pub options: Vec<(usize, String, String)>,
    /// What setup draws, with its line; as many different kinds as possible where nothing is said.
    pub luck: Option<(usize, Vec<String>)>,
    /// What is given, played and expected, each with its line.
    pub lines: Vec<(usize, Line)>,
}

/// One line of a scenario after its head.
#[derive(Clone, Debug, Eq, PartialEq)]
pub enum Line {
    /// A field is set before the play begins.
    Given {
        /// Whose field it is; `None` for one of the table.
        seat: Option<Seat>,
        /// The name of the field and its value.
        text: String,
    },
    /// A move that is made.
    Play {
        /// Who moves.
        by: Seat,
        /// The notation of the move.
        action: String,
        /// What it draws; `None` where the scenario does not say.
        luck: Option<Vec<String>>,
    },
    /// A move that must not be legal.
    Refused {
        /// Who must not do it.
        by: Seat,
        /// The notation of the move.
        action: String,
    },
    /// All that somebody may do, and nothing else.
    Legal {
        /// Who is looked at.
        by: Seat,
        /// The notation of every legal move.
        actions: Vec<String>,
    },
    /// A field must have this value.
    Expect {
        /// Whose field it is; `None` for one of the table.
        seat: Option<Seat>,
        /// The name of the field and its value.
        text: String,
    },
    /// An event of the last move, or with `not` none like it.
    Event {
        /// Whether it must not have been told.
        not: bool,
        /// The beginning of its notation.
        text: String,
    },
    /// The game must be over.
    Over,
}

impl Scenario {
    /// Nothing is said yet but what it is called.
    pub(crate) fn begin(file: &str, line: usize, game: &str, title: &str) -> Scenario {
        Scenario {
            file: file.to_owned(),
            line,
            game: game.to_owned(),
            title: title.to_owned(),
            about: Vec::new(),
            seats: 2,
            options: Vec::new(),
            luck: None,
            lines: Vec::new(),
        }
    }

    /// Something is wrong with a line of this scenario.
    fn fault(&self, line: usize, reason: impl fmt::Display) -> Fault {
        Fault::at_line(&self.file, line, reason)
    }

    /// Reads all scenarios of a file.
    ///
    /// # Errors
    ///
    /// The first line that cannot be read.
    pub fn parse(source: Source<'_>) -> Result<Vec<Scenario>, Fault> {
        let mut game = String::new();
        let mut all: Vec<Scenario> = Vec::new();
        for (i, line) in source.text.lines().enumerate() {
            let n = i + 1;
            let line = line.split('#').next().unwrap_or("").trim();
            let fault = |reason: String| Fault::at_line(source.name, n, reason);
            let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
            let rest = rest.trim();
            match (word, all.last_mut()) {
                ("", _) => {}
                ("game", None) => rest.clone_into(&mut game),
                ("game", Some(_)) => {
                    return Err(fault("`game` stands once, before the first scenario".to_owned()));
                }
                ("scenario", _) if game.is_empty() => {
                    return Err(fault("a `game NAME` line must come first".to_owned()));
                }
                ("scenario", _) => all.push(Scenario::begin(source.name, n, &game, rest)),
                (_, None) => {
                    return Err(fault(format!(
                        "`{word}` before the first scenario: begin one with `scenario TITLE`"
                    )));
                }
                (_, Some(scenario)) => {
                    let read = scenario.read_line(n, word, rest, line);
                    read.map_err(|reason| scenario.fault(n, reason))?;
                }
            }
        }
        if all.is_empty() {
            let reason = "no scenario here: begin one with `scenario TITLE`";
            return Err(Fault::at_line(source.name, 1, reason));
        }
        Ok(all)
    }

    pub(crate) fn read_line(
        &mut self,
        n: usize,
        word: &str,
        rest: &str,
        line: &str,
    ) -> Result<(), Reason> {
        match word {
            "about" => self.about.extend(rest.split_whitespace().map(str::to_owned)),
            "players" => {
                self.seats =
                    rest.parse().map_err(|_| format!("`{rest}` is no number of players"))?;
            }
            "option" => {
                let (name, value) =
                    rest.split_once(' ').ok_or("an option line is `option NAME VALUE`")?;
                self.options.push((n, name.to_owned(), value.trim().to_owned()));
            }
            "setup" => {
                let luck =
                    rest.strip_prefix('=').ok_or("a setup line is `setup = WHAT IS DRAWN`")?;
                self.luck = Some((n, luck.split_whitespace().map(str::to_owned).collect()));
            }
            _ => self.lines.push((n, read_step(word, rest, line)?)),
        }
        Ok(())
    }
}

pub(crate) fn read_step(word: &str, rest: &str, line: &str) -> Result<Line, Reason> {
    let of_seat = |text: &str| -> Result<(Seat, String), Reason> {
        let (seat, text) = text.split_once(' ').unwrap_or((text, ""));
        Ok((seat.parse()?, text.trim().to_owned()))
    };
    let field = |text: &str| match of_seat(text) {
        Ok((seat, text)) => (Some(seat), text),
        Err(_) => (None, text.to_owned()),
    };
    Ok(match word {
        "given" => {
            let (seat, text) = field(rest);
            Line::Given { seat, text }
        }
        "refused" => {
            let (by, action) = of_seat(rest)?;
            Line::Refused { by, action }
        }
        "legal" => {
            let (by, actions) = of_seat(rest)?;
            let actions = actions.split('|').map(|a| a.trim().to_owned()).collect();
            Line::Legal { by, actions }
        }
        "expect" => match rest.split_once(' ').unwrap_or((rest, "")) {
            ("over", "") => Line::Over,
            ("event", text) => Line::Event { not: false, text: text.trim().to_owned() },
            ("no", text) => match text.trim().strip_prefix("event ") {
                Some(text) => Line::Event { not: true, text: text.trim().to_owned() },
                None => return Err("after `expect no` comes `event`".into()),
            },
            _ => {
                let (seat, text) = field(rest);
                Line::Expect { seat, text }
            }
        },
        _ => {
            let by = word.parse::<Seat>().map_err(|_| {
                format!(
                    "`{word}` begins no line: known are scenario, about, players, option, setup, \
                     given, refused, legal, expect and a seat (A, B ...)"
                )
            })?;
            // `=` alone at the end says that nothing is drawn.
            let scripted = line.contains(" = ") || line.ends_with(" =");
            let (action, luck) = split_luck(rest.trim_end_matches(" ="));
            Line::Play { by, action: action.to_owned(), luck: scripted.then_some(luck) }
        }
    })
}
