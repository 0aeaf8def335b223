//! Campaigns: games in a row, each of which inherits what the one before left.
//!
//! The save is a text that is only ever added to: a head, then what every chapter left, each closed
//! by a `save` line with a sum over all that stands before it. So a save that was damaged is noticed,
//! and all that stood before the damage is still good.

use std::fmt;

use thiserror::Error;

use crate::{Fault, ParseError, Source, error::Reason};

/// The option by which a game is a chapter: what it inherits, in the words of the game.
pub const CAMPAIGN: &str = "campaign";

/// The campaign of a game that has one.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
pub struct Saga {
    /// What the first chapter inherits.
    pub first: &'static str,
    /// How many chapters it has.
    pub chapters: u8,
}

/// What comes after a chapter.
#[derive(Clone, Debug, Eq, PartialEq)]
pub enum Sequel {
    /// Another chapter, which inherits this.
    Next(String),
    /// Nothing: the campaign is over, and gives these points to everybody.
    End(i32),
}

/// A chapter that was played.
#[derive(Clone, Debug, Default, Eq, PartialEq)]
pub struct Chapter {
    /// The score of every seat.
    pub scores: Vec<i32>,
    /// The place of every seat, from one.
    pub places: Vec<u8>,
    /// What it is remembered for, by id and in its order.
    pub road: Vec<String>,
}

/// Somebody on a seat, for the whole campaign.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Traveller {
    /// `human`, or the kind of a bot.
    pub kind: String,
    /// The name that others read.
    pub name: String,
}

/// How a seat stands in a campaign.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
pub struct Tally {
    /// The points of all chapters and of the ending.
    pub sum: i32,
    /// Chapters won, also shared ones.
    pub wins: u32,
    /// The place among all, from one.
    pub place: u8,
}

/// What a campaign carries from chapter to chapter.
///
/// ```
/// use tabletop::{Campaign, Chapter, Saga, Sequel, Source, Traveller};
///
/// let anna = Traveller { kind: "human".to_owned(), name: "Anna".to_owned() };
/// let saga = Saga { first: "st-1", chapters: 2 };
/// let standard = "standard".to_owned();
/// let mut campaign =
///     Campaign::new("North".to_owned(), "clouds", standard, vec![], vec![anna], saga);
/// assert_eq!(campaign.legacy(), Some("st-1"));
///
/// let chapter = Chapter { scores: vec![31], places: vec![1], road: vec![] };
/// campaign.add(chapter, Sequel::Next("st-2 a".to_owned()));
/// assert_eq!((campaign.number(), campaign.legacy()), (2, Some("st-2 a")));
///
/// // The save is a text that reads back, and damage to it is noticed.
/// let save = campaign.to_string();
/// assert_eq!(Campaign::parse(Source { name: "north", text: &save }), Ok(campaign));
/// let spoiled = Campaign::parse(Source { name: "north", text: &save.replace("31", "91") });
/// assert!(spoiled.unwrap_err().last_good.is_some(), "the first chapter is as it was");
/// ```
#[derive(Clone, Debug, Default, Eq, PartialEq)]
pub struct Campaign {
    /// How the players call it.
    pub name: String,
    /// The name of the game.
    pub game: String,
    /// The facts it is played with: `standard`, or a fingerprint.
    pub edition: String,
    /// The options of every chapter, by name and value.
    pub options: Vec<(String, String)>,
    /// Who sits where, in the order of the seats.
    pub travellers: Vec<Traveller>,
    /// The chapters that were played.
    pub chapters: Vec<Chapter>,
    /// What every chapter inherits, also the one to come.
    legacies: Vec<String>,
    /// The points of the ending.
    end: Option<i32>,
}

/// A save that cannot be used as it is, and what can be saved of it.
#[derive(Clone, Debug, Eq, PartialEq, Error)]
#[error("{fault}")]
pub struct Spoiled {
    /// Where the save is damaged.
    pub fault: Fault,
    /// The campaign as it was saved before the damage.
    pub last_good: Option<Box<Campaign>>,
}

const HEAD: &str = "tablewright campaign 1";

/// The highest and lowest score of a chapter or of an ending that a save may hold: far more than any
/// game gives, and so little that a sum of all chapters is a number too.
const SCORE_LIMIT: i32 = 1_000_000;

/// The most chapters and players of a save, which are counted in a byte.
const CHAPTER_LIMIT: usize = 99;
const PLAYER_LIMIT: usize = 8;

impl Campaign {
    /// Begins with the first chapter.
    pub fn new(
        name: String,
        game: &str,
        edition: String,
        options: Vec<(String, String)>,
        travellers: Vec<Traveller>,
        saga: Saga,
    ) -> Campaign {
        let legacies = vec![saga.first.to_owned()];
        let game = game.to_owned();
        let chapters = Vec::new();
        Campaign { name, game, edition, options, travellers, chapters, legacies, end: None }
    }

    /// How many play.
    pub fn seats(&self) -> u8 {
        self.travellers.len() as u8
    }

    /// The chapter to be played, counted from one.
    pub fn number(&self) -> u8 {
        self.chapters.len() as u8 + 1
    }

    /// What the chapter to be played inherits; `None` when the campaign is over.
    pub fn legacy(&self) -> Option<&str> {
        self.legacies.get(self.chapters.len()).map(String::as_str)
    }

    /// What all chapters inherited, from the first on.
    pub fn legacies(&self) -> &[String] {
        &self.legacies
    }

    /// The points of the ending, once it is reached.
    pub fn ending(&self) -> Option<i32> {
        self.end
    }

    /// The options of the chapter to be played; `None` when the campaign is over.
    pub fn next_options(&self) -> Option<Vec<(String, String)>> {
        let mut options = self.options.clone();
        options.push((CAMPAIGN.to_owned(), self.legacy()?.to_owned()));
        Some(options)
    }

    /// A chapter was played.
    pub fn add(&mut self, chapter: Chapter, sequel: Sequel) {
        self.chapters.push(chapter);
        match sequel {
            Sequel::Next(legacy) => self.legacies.push(legacy),
            Sequel::End(points) => self.end = Some(points),
        }
    }

    /// The campaign as it was after its first chapters.
    pub fn back_to(&self, chapters: usize) -> Campaign {
        let mut before = self.clone();
        before.chapters.truncate(chapters);
        before.legacies.truncate(chapters + 1);
        before.end = self.end.filter(|_| self.chapters.len() <= chapters);
        before
    }

    /// The highest sum of scores and points of the ending wins, then the most chapters won.
    pub fn tallies(&self) -> Vec<Tally> {
        let of = |at: usize| {
            let sum: i32 = self.chapters.iter().map(|chapter| chapter.scores[at]).sum();
            let won = self.chapters.iter().filter(|chapter| chapter.places[at] == 1);
            (sum + self.end.unwrap_or(0), won.count() as u32)
        };
        let all: Vec<(i32, u32)> = (0..self.travellers.len()).map(of).collect();
        let place = |own| all.iter().filter(|other| own < **other).count() as u8 + 1;
        all.iter().map(|&(sum, wins)| Tally { sum, wins, place: place((sum, wins)) }).collect()
    }

    /// Reads a save. What its chapters inherit is for the game to check.
    ///
    /// # Errors
    ///
    /// The first line that is not as it was saved, with what can be saved of the campaign.
    pub fn parse(source: Source<'_>) -> Result<Campaign, Spoiled> {
        let mut reader = Reader::default();
        let mut offset = 0;
        let mut number = 0;
        for line in source.text.split_inclusive('\n') {
            number += 1;
            let before = &source.text[..offset];
            if let Err(reason) = reader.line(number, line.trim_end(), before) {
                return Err(reader.spoiled(source.name, number, reason));
            }
            offset += line.len();
        }
        if reader.is_open || reader.good.is_none() {
            let reason = "cut off: a `save` line must be the last";
            return Err(reader.spoiled(source.name, number.max(1), reason));
        }
        Ok(reader.good.expect("just asked"))
    }
}

impl fmt::Display for Campaign {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut text = format!("{HEAD}\nname {}\ngame {}\n", self.name, self.game);
        text += &format!("edition {}\n", self.edition);
        for (name, value) in &self.options {
            text += &format!("option {name} {value}\n");
        }
        for traveller in &self.travellers {
            text += &format!("player {} {}\n", traveller.kind, traveller.name);
        }
        for (at, legacy) in self.legacies.iter().enumerate() {
            if let Some(before) = at.checked_sub(1) {
                text += &self.chapters[before].to_string();
            }
            text += &format!("next {legacy}\n");
            text += &save_line(&text);
        }
        if let Some(points) = self.end {
            text += &self.chapters.last().map(ToString::to_string).unwrap_or_default();
            text += &format!("end {points}\n");
            text += &save_line(&text);
        }
        f.write_str(&text)
    }
}

impl fmt::Display for Chapter {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let words = |numbers: Vec<String>| numbers.join(" ");
        writeln!(f, "scores {}", words(self.scores.iter().map(ToString::to_string).collect()))?;
        writeln!(f, "places {}", words(self.places.iter().map(ToString::to_string).collect()))?;
        writeln!(f, "road {}", self.road.join(" "))
    }
}

/// The text of a save with the sums that belong to it: for tests, which change a save and want it
/// read all the same.
///
/// ```
/// let text = "tablewright campaign 1\nname North\nsave 0\n";
/// assert_ne!(tabletop::campaign::seal(text), text);
/// ```
pub fn seal(text: &str) -> String {
    text.split_inclusive('\n').fold(String::new(), |before, line| {
        let line = if line.starts_with("save ") { save_line(&before) } else { line.to_owned() };
        before + &line
    })
}

fn save_line(before: &str) -> String {
    format!("save {:016x}\n", sum(before))
}

/// FNV-1a: enough to notice an accident.
fn sum(text: &str) -> u64 {
    text.bytes().fold(0xcbf2_9ce4_8422_2325, |sum, byte| {
        (sum ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    })
}

/// A save as far as it has been read.
#[derive(Debug, Default)]
struct Reader {
    draft: Campaign,
    chapter: Chapter,
    /// As of the last `save` line.
    good: Option<Campaign>,
    /// Whether anything follows the last `save` line.
    is_open: bool,
}

impl Reader {
    fn spoiled(self, file: &str, line: usize, reason: impl fmt::Display) -> Spoiled {
        let fault = Fault::at_line(file, line, reason);
        Spoiled { fault, last_good: self.good.map(Box::new) }
    }

    fn line(&mut self, number: usize, line: &str, before: &str) -> Result<(), Reason> {
        if number == 1 {
            return first_line(line);
        }
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        let begun = !self.draft.legacies.is_empty();
        self.is_open = word != "save";
        match word {
            "name" | "game" | "edition" | "option" | "player" if begun => {
                return Err(format!("the `{word}` line belongs before the first `next`").into());
            }
            // Before that it is not known for how many players they are.
            "scores" | "places" | "road" if !begun => {
                return Err(format!("the `{word}` line belongs after the first `next`").into());
            }
            "name" => self.draft.name = rest.to_owned(),
            "game" => self.draft.game = rest.to_owned(),
            "edition" => self.draft.edition = rest.to_owned(),
            "option" => {
                let (name, value) = pair(rest).ok_or("an option line is `option NAME VALUE`")?;
                self.draft.options.push((name, value));
            }
            "player" => {
                let (kind, name) = pair(rest).ok_or("a player line is `player KIND NAME`")?;
                if self.draft.travellers.len() == PLAYER_LIMIT {
                    return Err(format!("a campaign has at most {PLAYER_LIMIT} players").into());
                }
                self.draft.travellers.push(Traveller { kind, name });
            }
            "scores" => self.chapter.scores = self.numbers(rest, score)?,
            "places" => self.chapter.places = self.places(rest)?,
            "road" => self.chapter.road = rest.split_whitespace().map(str::to_owned).collect(),
            "next" => self.close(Sequel::Next(rest.to_owned()))?,
            "end" => {
                let points = score(rest)?;
                self.close(Sequel::End(points))?;
            }
            "save" => self.save(rest, before)?,
            _ => return Err(format!("`{word}` begins no line of a campaign").into()),
        }
        Ok(())
    }

    /// A number for every player.
    fn numbers<N>(
        &self,
        text: &str,
        read: impl Fn(&str) -> Result<N, Reason>,
    ) -> Result<Vec<N>, Reason> {
        let words: Vec<&str> = text.split_whitespace().collect();
        let players = self.draft.travellers.len();
        if words.len() != players {
            return Err(
                format!("`{text}`: a number for each of {players} players is needed").into()
            );
        }
        words.into_iter().map(read).collect()
    }

    fn places(&self, text: &str) -> Result<Vec<u8>, Reason> {
        let players = self.draft.travellers.len();
        self.numbers(text, |word| {
            let place =
                word.parse().ok().filter(|&place: &u8| (1..=players).contains(&place.into()));
            place.ok_or_else(|| format!("`{word}` is no place: there are 1 to {players}").into())
        })
    }

    fn close(&mut self, sequel: Sequel) -> Result<(), Reason> {
        let draft = &mut self.draft;
        if draft.end.is_some() {
            return Err("nothing may follow the end of a campaign".into());
        }
        if draft.legacies.is_empty() {
            let missing =
                [("name", &draft.name), ("game", &draft.game), ("edition", &draft.edition)];
            if let Some((word, _)) = missing.iter().find(|(_, said)| said.is_empty()) {
                return Err(format!("the `{word}` line is missing before this one").into());
            }
            if draft.travellers.is_empty() {
                return Err("the `player` lines are missing before this one".into());
            }
            let Sequel::Next(legacy) = sequel else {
                return Err("a campaign cannot end before it begins".into());
            };
            draft.legacies.push(legacy);
            return Ok(());
        }
        if draft.chapters.len() == CHAPTER_LIMIT {
            return Err(format!("a campaign has at most {CHAPTER_LIMIT} chapters").into());
        }
        let chapter = std::mem::take(&mut self.chapter);
        if chapter.scores.is_empty() || chapter.places.is_empty() {
            return Err("the `scores` and `places` of the chapter are missing".into());
        }
        draft.add(chapter, sequel);
        Ok(())
    }

    /// Everything before this line is as it was written.
    fn save(&mut self, said: &str, before: &str) -> Result<(), Reason> {
        if u64::from_str_radix(said, 16) != Ok(sum(before)) {
            return Err("something above this line is not as it was saved".into());
        }
        let closes = self.draft.legacies.len() + usize::from(self.draft.end.is_some());
        if closes != self.good.as_ref().map_or(0, saves) + 1 {
            return Err("a `save` line closes one chapter".into());
        }
        // Whatever reads well otherwise: lines that stand twice, or in another order.
        if self.draft.to_string() != format!("{before}{}", save_line(before)) {
            return Err("what stands above is not as a campaign is written".into());
        }
        self.good = Some(self.draft.clone());
        Ok(())
    }
}

/// How many `save` lines a campaign has.
fn saves(campaign: &Campaign) -> usize {
    campaign.legacies.len() + usize::from(campaign.end.is_some())
}

fn first_line(line: &str) -> Result<(), Reason> {
    match line {
        HEAD => Ok(()),
        _ if line.starts_with("tablewright campaign") => {
            Err(format!("written in another format: this one reads `{HEAD}`").into())
        }
        _ => Err(format!("no campaign: the first line must be `{HEAD}`").into()),
    }
}

/// A score, or the points of an ending.
fn score(text: &str) -> Result<i32, Reason> {
    let number: i32 = text.parse().map_err(|_| ParseError::unknown(text, "number"))?;
    match (-SCORE_LIMIT..=SCORE_LIMIT).contains(&number) {
        true => Ok(number),
        false => Err(format!("{number} is no score: at most {SCORE_LIMIT} are kept").into()),
    }
}

fn pair(text: &str) -> Option<(String, String)> {
    let (one, other) = text.split_once(' ')?;
    Some((one.to_owned(), other.to_owned()))
}
