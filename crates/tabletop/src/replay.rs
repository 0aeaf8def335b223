//! Replays: a game as text, which is save file, log, bug report and golden at once.

use std::{fmt, fmt::Write};

use crate::{Fault, Seat, Source};

/// A game as it is written down. Nothing in it is trusted: `Session::load` plays it again.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Replay {
    pub file: String,
    pub game: String,
    pub version: u32,
    pub seats: u8,
    pub edition: String,
    pub options: Vec<(String, String)>,
    pub luck: Vec<String>,
    pub luck_line: usize,
    pub moves: Vec<Move>,
}

/// One line of a replay: who, what, and what was drawn.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Move {
    pub line: usize,
    pub by: Seat,
    pub action: String,
    pub luck: Vec<String>,
}

const HEAD: &str = "tablewright replay 1";

impl fmt::Display for Replay {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let luck = |words: &[String]| match words {
            [] => String::new(),
            words => format!(" = {}", words.join(" ")),
        };
        writeln!(f, "{HEAD}\ngame {} {}\nseats {}", self.game, self.version, self.seats)?;
        writeln!(f, "edition {}", self.edition)?;
        for (name, value) in &self.options {
            writeln!(f, "option {name} {value}")?;
        }
        writeln!(f, "setup{}", luck(&self.luck))?;
        for step in &self.moves {
            writeln!(f, "{} {}{}", step.by, step.action, luck(&step.luck))?;
        }
        writeln!(f, "end {}", self.moves.len())
    }
}

impl Replay {
    /// Reads the text of a replay; whether its moves are legal is for `Session::load` to see.
    pub fn parse(source: Source<'_>) -> Result<Replay, Fault> {
        let fault = |line, reason: &str| Fault::at_line(source.name, line, reason);
        let mut lines = source
            .text
            .lines()
            .enumerate()
            .map(|(i, line)| (i + 1, line.trim()))
            .filter(|(_, line)| !line.is_empty() && !line.starts_with('#'));
        match lines.next() {
            Some((_, HEAD)) => {}
            Some((n, line)) if line.starts_with("tablewright replay") => {
                return Err(fault(
                    n,
                    &format!("written in another format: this one reads `{HEAD}`"),
                ));
            }
            _ => return Err(fault(1, &format!("not a replay: the first line must be `{HEAD}`"))),
        }
        let mut replay = Replay {
            file: source.name.to_owned(),
            game: String::new(),
            version: 0,
            seats: 0,
            edition: "standard".to_owned(),
            options: Vec::new(),
            luck: Vec::new(),
            luck_line: 1,
            moves: Vec::new(),
        };
        let mut ended = false;
        let mut last = 1;
        for (n, line) in lines {
            last = n;
            if ended {
                return Err(fault(n, "nothing may follow the `end` line"));
            }
            ended = replay.read_line(n, line).map_err(|reason| fault(n, &reason))?;
        }
        if replay.game.is_empty() || replay.seats == 0 {
            return Err(fault(last, "cut off: the `game` and `seats` lines are missing"));
        }
        if !ended {
            let mut reason = String::from("cut off: the last line must be ");
            let _ = write!(reason, "`end {}`", replay.moves.len());
            return Err(fault(last, &reason));
        }
        Ok(replay)
    }

    /// Takes in one line; true when it was the last.
    fn read_line(&mut self, n: usize, line: &str) -> Result<bool, String> {
        let (line, luck) = split_luck(line);
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        let number = |text: &str| text.parse().map_err(|_| format!("`{text}` is no number"));
        match word {
            "game" => {
                let (name, version) =
                    rest.split_once(' ').ok_or("the game line is `game NAME VERSION`")?;
                self.game = name.to_owned();
                self.version = number(version)?;
            }
            "seats" => {
                self.seats = u8::try_from(number(rest)?).map_err(|_| "too many seats")?;
            }
            "edition" => self.edition = rest.to_owned(),
            "option" => {
                let (name, value) =
                    rest.split_once(' ').ok_or("an option line is `option NAME VALUE`")?;
                self.options.push((name.to_owned(), value.to_owned()));
            }
            "setup" => (self.luck, self.luck_line) = (luck, n),
            "end" => {
                let (said, found) = (number(rest)?, self.moves.len());
                if u32::try_from(found) != Ok(said) {
                    return Err(format!("the end line counts {said} moves, but {found} are here"));
                }
                return Ok(true);
            }
            _ => {
                let by: Seat =
                    word.parse().map_err(|_| format!("`{word}` begins no line of a replay"))?;
                self.moves.push(Move { line: n, by, action: rest.to_owned(), luck });
            }
        }
        Ok(false)
    }
}

/// A line and the luck written after its `=`.
pub(crate) fn split_luck(line: &str) -> (&str, Vec<String>) {
    match line.split_once(" = ") {
        None => (line, Vec::new()),
        Some((line, luck)) => (line.trim(), luck.split_whitespace().map(str::to_owned).collect()),
    }
}
