//! Hindsight: everybody's chances over a game that is over, as a chart or in sentences.

use std::io::{self, Write};

use analysis::{Analysis, TurningPoint};
use scene::{Lang, Line, Table};
use tabletop::Seat;

use crate::{ink::Ink, voice, wrap::wrap};

/// How hindsight is written down.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum Form {
    /// A chart of at most so many columns.
    Chart(usize),
    /// Sentences only, for scripts and screen readers.
    Words,
}

/// Lines of a seat's chart, and what fills a line from the bottom by eighths.
const ROWS: usize = 3;
const BLOCKS: [char; 9] = [' ', '▁', '▂', '▃', '▄', '▅', '▆', '▇', '█'];
/// Behind the number of a turning point.
const INDENT: usize = 3;
/// Columns of the chart, at least.
const LEAST: usize = 10;

/// A game that is over, and what was found out about it.
pub(crate) struct Hindsight<'a> {
    pub table: &'a dyn Table,
    pub analysis: &'a Analysis,
    pub lang: Lang,
}

impl Hindsight<'_> {
    pub fn write(&self, form: Form, output: &mut dyn Write) -> io::Result<()> {
        let Analysis { points, turns } = self.analysis;
        if points.is_empty() {
            writeln!(output, "{}", self.word("chances-alone"))?;
        } else {
            writeln!(output, "{}", self.word("chances"))?;
            let lines = match form {
                Form::Chart(width) => self.chart(width),
                Form::Words => self.rounds(),
            };
            lines.iter().try_for_each(|line| writeln!(output, "{line}"))?;
        }
        writeln!(output, "\n{}", self.word("turns"))?;
        if turns.is_empty() {
            writeln!(output, "{}", self.word("turns-none"))?;
        }
        for (n, turn) in (1..).zip(turns) {
            let said = self.turn(n, turn);
            match form {
                Form::Words => writeln!(output, "{said}")?,
                Form::Chart(width) => wrap(&said, Ink::PLAIN, width, INDENT)
                    .iter()
                    .try_for_each(|line| writeln!(output, "{line}"))?,
            }
        }
        output.flush()
    }

    fn word(&self, key: &str) -> String {
        voice::speech(self.lang).word(key)
    }

    fn seats(&self) -> impl Iterator<Item = Seat> {
        Seat::first(self.table.seats())
    }

    /// The chances at the beginning of every round, and at the end.
    fn rounds(&self) -> Vec<String> {
        let mut round = 0;
        let mut lines = Vec::new();
        for point in &self.analysis.points {
            let at = Line::new("chances-at");
            let chance = |seat: Seat| {
                let chance = voice::percent(point.chances[seat.index()]);
                at.clone().with_text("seat", seat).with("chance", chance)
            };
            let now = self.table.round(point.moves);
            let line = match point.by {
                None => Line::new("chances-end"),
                Some(_) if now == round => continue,
                Some(_) => Line::new("chances-round").with("round", now),
            };
            round = now;
            let line = line.with_list("chances", self.seats().map(chance));
            lines.push(voice::speech(self.lang).say(&line));
        }
        lines
    }

    /// A few lines a seat, below them the rounds, and the numbers of the turning points.
    fn chart(&self, width: usize) -> Vec<String> {
        let rounds = self.word("rounds");
        let margin = rounds.chars().count() + 1;
        // Its frame and "100 %" behind it need room, too.
        let room = width.saturating_sub(margin + 8).max(LEAST);
        let columns = room.min(self.analysis.points.len());
        let mut lines = Vec::new();
        for seat in self.seats() {
            if !lines.is_empty() {
                lines.push(format!("{:margin$}├{}┤", "", "─".repeat(columns)));
            }
            lines.append(&mut self.curve(seat, columns, margin));
        }
        lines.push(format!("{rounds:<margin$} {}", marks(self.begins(columns))));
        let turns = self.turns_at(columns);
        if !turns.is_empty() {
            lines.push(format!("{:<margin$} {}", "▲", marks(turns)));
        }
        lines
    }

    /// The chances of one seat.
    fn curve(&self, seat: Seat, columns: usize, margin: usize) -> Vec<String> {
        let points = &self.analysis.points;
        let mean = |at: usize| {
            let near = &points[at * points.len() / columns..(at + 1) * points.len() / columns];
            let sum: f32 = near.iter().map(|point| point.chances[seat.index()]).sum();
            sum / near.len() as f32
        };
        let line = |row: usize| {
            let block = |at: usize| {
                let eighths = (mean(at) * (8 * ROWS) as f32).round() as usize;
                BLOCKS[eighths.saturating_sub(8 * row).min(8)]
            };
            let blocks: String = (0..columns).map(block).collect();
            let last = points.last().filter(|_| row == 0).map(|point| {
                let chance = voice::percent(point.chances[seat.index()]);
                (seat.to_string(), format!(" {chance:>3} %"))
            });
            let (name, end) = last.unwrap_or_default();
            format!("{name:<margin$}│{blocks}│{end}")
        };
        (0..ROWS).rev().map(line).collect()
    }

    /// The rounds, and in which column each of them begins.
    fn begins(&self, columns: usize) -> Vec<(usize, String)> {
        let points = &self.analysis.points;
        let mut begun = 0;
        let begins = |at: usize| {
            let round = self.table.round(points[at * points.len() / columns].moves);
            let is_new = std::mem::replace(&mut begun, round) != round;
            is_new.then(|| (at, round.to_string()))
        };
        (0..columns).filter_map(begins).collect()
    }

    /// The numbers of the turning points, each in its column or as near to it as there is room.
    fn turns_at(&self, columns: usize) -> Vec<(usize, String)> {
        let Analysis { points, turns } = self.analysis;
        let column = |turn: &TurningPoint| turn.moves * columns / points.len();
        let numbered = (1..).zip(turns).map(|(n, turn): (u32, _)| (column(turn), n.to_string()));
        let mut numbered: Vec<(usize, String)> = numbered.collect();
        numbered.sort();
        let mut free = 0;
        for (at, _) in &mut numbered {
            *at = free.max(*at);
            free = *at + 2;
        }
        numbered
    }

    fn turn(&self, number: u32, turn: &TurningPoint) -> String {
        let label = |notation: &String| {
            let label = self.table.label_again(turn.moves, notation, self.lang);
            label.unwrap_or_else(|| notation.clone())
        };
        let key = if turn.is_luck() { "turn-luck" } else { "turn-decision" };
        let mut line = Line::new(key)
            .with("number", number)
            .with("round", self.table.round(turn.moves))
            .with("move", turn.moves as u32 + 1)
            .with_text("seat", turn.by)
            .with_text("played", label(&turn.played))
            .with("before", voice::percent(turn.chance_before))
            .with("after", voice::percent(turn.chance_after));
        if let Some((better, chance)) = &turn.better {
            line = line.with_text("better", label(better)).with("chance", voice::percent(*chance));
        }
        voice::speech(self.lang).say(&line)
    }
}

/// Words on one line, each at its column; those without room for them are left out.
fn marks(words: Vec<(usize, String)>) -> String {
    let mut line = String::new();
    for (at, word) in words {
        let filled = line.chars().count();
        if filled <= at {
            line += &" ".repeat(at - filled);
            line += &word;
            line.push(' ');
        }
    }
    line.trim_end().to_owned()
}
