//! Replays: a game as text, which is save file, log, bug report and golden at once.

use std::{fmt, str::FromStr};

use crate::{Fault, Game, Luck, Options, ParseError, Seat, Source, error::Reason};

/// A game as it is written down. Nothing in it is trusted: `Session::load` plays it again.
///
/// ```
/// use tabletop::{Replay, Seat, Session, Source};
/// use tabletop::toy::{NoOptions, Toy};
///
/// let text = "\
/// tablewright replay 1
/// game toy 3
/// seats 2
/// edition standard
/// setup
/// A draw = 4
/// B draw = 7
/// end 2
/// ";
/// let replay = Replay::parse(Source { name: "toy.replay", text })?;
/// assert_eq!(replay.to_string(), text);
/// let session = Session::<Toy>::load(&replay, NoOptions)?;
/// assert_eq!(session.last().map(|step| step.by), Some(Seat(1)));
///
/// let cut = Replay::parse(Source { name: "toy.replay", text: text.trim_end_matches("end 2\n") }).unwrap_err();
/// assert!(cut.reason.starts_with("cut off"));
/// # Ok::<(), tabletop::Fault>(())
/// ```
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Replay {
    /// Where it was read, for complaints; empty if it was never written.
    pub file: String,
    /// The name of the game.
    pub game: String,
    /// The version of the rules it was played by.
    pub version: u32,
    /// How many played.
    pub seats: u8,
    /// The kind of player on every seat; empty where nobody wrote it down.
    pub players: Vec<String>,
    /// The facts it was played with: `standard`, or a fingerprint.
    pub edition: String,
    /// The options that are not as usual, by name and value.
    pub options: Vec<(String, String)>,
    /// What setup drew.
    pub luck: Vec<String>,
    /// All moves, the first one first.
    pub moves: Vec<Move>,
    /// Where the lines of its head stand.
    pub lines: Lines,
}

/// Where the lines of the head stand, for complaints; zero for those that are not there.
#[derive(Copy, Clone, Debug, Default, Eq, PartialEq)]
pub struct Lines {
    /// The `game` line.
    pub game: usize,
    /// The `seats` line.
    pub seats: usize,
    /// The `players` line.
    pub players: usize,
    /// The `edition` line.
    pub edition: usize,
    /// The `setup` line.
    pub setup: usize,
}

/// One line of a replay: who, what, and what was drawn.
///
/// ```
/// use tabletop::{Move, Seat};
///
/// let step: Move = "A draw = 4".parse()?;
/// assert_eq!((step.by, step.action.as_str()), (Seat(0), "draw"));
/// assert_eq!(step.luck, ["4"]);
/// assert_eq!(step.to_string(), "A draw = 4");
/// # Ok::<(), tabletop::ParseError>(())
/// ```
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Move {
    /// Its line in the file; zero for a move that was never written.
    pub line: usize,
    /// Who moved.
    pub by: Seat,
    /// The notation of the action.
    pub action: String,
    /// The notation of what was drawn.
    pub luck: Vec<String>,
}

const HEAD: &str = "tablewright replay 1";

impl fmt::Display for Replay {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{HEAD}\ngame {} {}\nseats {}", self.game, self.version, self.seats)?;
        if !self.players.is_empty() {
            writeln!(f, "players {}", self.players.join(" "))?;
        }
        writeln!(f, "edition {}", self.edition)?;
        for (name, value) in &self.options {
            writeln!(f, "option {name} {value}")?;
        }
        writeln!(f, "setup{}", after_equals(&self.luck))?;
        for step in &self.moves {
            writeln!(f, "{step}")?;
        }
        writeln!(f, "end {}", self.moves.len())
    }
}

fn after_equals(luck: &[String]) -> String {
    match luck {
        [] => String::new(),
        words => format!(" = {}", words.join(" ")),
    }
}

impl Move {
    /// A move that was made, with what it drew.
    pub fn of<G: Game>(by: Seat, action: G::Action, luck: &[Luck<G::Pile>]) -> Move {
        let luck = luck.iter().map(ToString::to_string).collect();
        Move { line: 0, by, action: action.to_string(), luck }
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}{}", self.by, self.action, after_equals(&self.luck))
    }
}

impl FromStr for Move {
    type Err = ParseError;
    fn from_str(line: &str) -> Result<Move, ParseError> {
        let (line, luck) = split_luck(line);
        let (word, action) = line.split_once(' ').unwrap_or((line, ""));
        let by = word.parse();
        let by = by.map_err(|_| ParseError::unfit(word, "begins no line of a replay"))?;
        Ok(Move { line: 0, by, action: action.to_owned(), luck })
    }
}

impl Replay {
    /// A game that was played: what setup drew, then who did what and what that drew.
    pub fn of<'a, G: Game>(
        seats: u8,
        options: &G::Options,
        opening: &[Luck<G::Pile>],
        steps: impl IntoIterator<Item = (Seat, G::Action, &'a [Luck<G::Pile>])>,
    ) -> Replay {
        let step = |(by, action, luck)| Move::of::<G>(by, action, luck);
        Replay {
            file: String::new(),
            game: G::NAME.to_owned(),
            version: G::VERSION,
            seats,
            players: Vec::new(),
            edition: options.edition(),
            options: options.changed(),
            luck: opening.iter().map(ToString::to_string).collect(),
            moves: steps.into_iter().map(step).collect(),
            lines: Lines::default(),
        }
    }

    /// Reads the text of a replay; whether its moves are legal is for `Session::load` to see.
    ///
    /// # Errors
    ///
    /// The first line that cannot be read.
    pub fn parse(source: Source<'_>) -> Result<Replay, Fault> {
        let fault = |line, reason: String| Fault::at_line(source.name, line, reason);
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
                    format!("written in another format: this one reads `{HEAD}`"),
                ));
            }
            _ => return Err(fault(1, format!("not a replay: the first line must be `{HEAD}`"))),
        }
        let mut replay = Replay {
            file: source.name.to_owned(),
            game: String::new(),
            version: 0,
            seats: 0,
            players: Vec::new(),
            edition: "standard".to_owned(),
            options: Vec::new(),
            luck: Vec::new(),
            moves: Vec::new(),
            lines: Lines::default(),
        };
        let mut ended = false;
        let mut last = 1;
        for (n, line) in lines {
            last = n;
            if ended {
                return Err(fault(n, "nothing may follow the `end` line".to_owned()));
            }
            ended = replay.read_line(n, line).map_err(|e| Fault::at_line(source.name, n, e))?;
        }
        if !ended {
            let reason = format!("cut off: the last line must be `end {}`", replay.moves.len());
            return Err(fault(last, reason));
        }
        if !replay.players.is_empty() && replay.players.len() != usize::from(replay.seats) {
            let (named, seats) = (replay.players.len(), replay.seats);
            let reason = format!("{named} players are named, but there are {seats} seats");
            return Err(fault(replay.lines.players, reason));
        }
        Ok(replay)
    }

    /// Takes in one line; true when it was the last.
    fn read_line(&mut self, n: usize, whole: &str) -> Result<bool, Reason> {
        let (line, luck) = split_luck(whole);
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        match word {
            "game" | "seats" | "players" | "edition" | "option" | "setup" => {
                if !self.moves.is_empty() {
                    return Err(format!("the `{word}` line belongs before the first move").into());
                }
                self.read_head(n, word, rest)?;
                if word == "setup" {
                    self.luck = luck;
                }
            }
            "end" => {
                self.head_is_whole()?;
                let (said, found) = (number(rest)?, self.moves.len());
                if u32::try_from(found) != Ok(said) {
                    return Err(
                        format!("the end line counts {said} moves, but {found} are here").into()
                    );
                }
                return Ok(true);
            }
            _ => {
                let step: Move = whole.parse()?;
                self.head_is_whole()?;
                self.moves.push(Move { line: n, ..step });
            }
        }
        Ok(false)
    }

    fn read_head(&mut self, n: usize, word: &str, rest: &str) -> Result<(), Reason> {
        let once = |line: &mut usize| -> Result<(), Reason> {
            match std::mem::replace(line, n) {
                0 => Ok(()),
                first => Err(format!("a second `{word}` line: the first is line {first}").into()),
            }
        };
        match word {
            "game" => {
                once(&mut self.lines.game)?;
                let (name, version) =
                    rest.split_once(' ').ok_or("the game line is `game NAME VERSION`")?;
                self.game = name.to_owned();
                self.version = number(version)?;
            }
            "seats" => {
                once(&mut self.lines.seats)?;
                self.seats = u8::try_from(number(rest)?).map_err(|_| "too many seats")?;
            }
            "players" => {
                once(&mut self.lines.players)?;
                self.players = rest.split_whitespace().map(str::to_owned).collect();
            }
            "edition" => {
                once(&mut self.lines.edition)?;
                self.edition = rest.to_owned();
            }
            "setup" => once(&mut self.lines.setup)?,
            _ => {
                let (name, value) =
                    rest.split_once(' ').ok_or("an option line is `option NAME VALUE`")?;
                if self.options.iter().any(|(other, _)| other == name) {
                    return Err(format!("a second line for option {name}").into());
                }
                self.options.push((name.to_owned(), value.to_owned()));
            }
        }
        Ok(())
    }

    /// Whether everything is there that must stand before the first move.
    fn head_is_whole(&self) -> Result<(), Reason> {
        let Lines { game, seats, setup, .. } = self.lines;
        match [("game", game), ("seats", seats), ("setup", setup)].iter().find(|(_, n)| *n == 0) {
            Some((word, _)) => Err(format!("the `{word}` line is missing before this one").into()),
            None => Ok(()),
        }
    }

    /// Whether this is a game of `G` by its present rules, with as many players as it takes.
    ///
    /// # Errors
    ///
    /// The first line of the head that says otherwise.
    pub fn fits<G: Game>(&self) -> Result<(), Fault> {
        let fault = |line, reason: String| Err(Fault::at_line(&self.file, line, reason));
        let (name, version) = (G::NAME, G::VERSION);
        if self.game != name {
            let reason = format!("this is a game of {}, not of {name}", self.game);
            return fault(self.lines.game, reason);
        }
        if self.version != version {
            let reason = format!(
                "written by version {} of the rules of {name}; this is version {version}",
                self.version
            );
            return fault(self.lines.game, reason);
        }
        if !G::SEATS.contains(&self.seats) {
            let (least, most) = (G::SEATS.start(), G::SEATS.end());
            let reason = format!("{name} takes {least} to {most} players, not {}", self.seats);
            return fault(self.lines.seats, reason);
        }
        Ok(())
    }
}

fn number(text: &str) -> Result<u32, ParseError> {
    text.parse().map_err(|_| ParseError::unknown(text, "number"))
}

/// A line and the luck written after its `=`.
pub(crate) fn split_luck(line: &str) -> (&str, Vec<String>) {
    match line.split_once(" = ") {
        None => (line, Vec::new()),
        Some((line, luck)) => (line.trim(), luck.split_whitespace().map(str::to_owned).collect()),
    }
}
