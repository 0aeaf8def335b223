//! The terminal client: draws the scene of any game, full screen or line by line.
//!
//! [`play()`] and [`watch()`] fill the screen; [`plain()`], [`tell()`] and [`hindsight()`] write
//! sentences, for scripts and screen readers. Nothing here knows a rule or a game: all that is shown comes from a
//! [`scene::Table`], as the one who looks may see it.

mod app;
mod class;
mod command;
mod game;
mod hexes;
mod hindsight;
mod hint;
mod ink;
mod lesson_screen;
mod page;
mod panel;
mod picker;
mod picture;
mod plain;
mod plain_lesson;
mod report;
mod terminal;
mod thought;
mod view_state;
mod voice;
mod watch;
mod wrap;
mod zones;

#[cfg(test)]
mod tests;

use std::io::{self, BufRead, ErrorKind, Write};

use analysis::Analysis;
use catalog::Title;
use scene::{Lang, Table};

pub use class::Class;
pub use game::{Game, Save};
pub use hindsight::Form;

/// How playing came to its end.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum Outcome {
    /// The game is over.
    Finished,
    /// Somebody left before its end.
    Left,
}

/// Plays on the whole screen of the terminal.
pub fn play(game: Game) -> io::Result<Outcome> {
    terminal::run(&mut app::App::new(game, ink::Ink::of_environment()))
}

/// Plays line by line.
pub fn plain(game: Game, input: &mut dyn BufRead, output: &mut dyn Write) -> io::Result<Outcome> {
    match plain::Dialogue::new(game, input, output).run() {
        Err(error) if error.kind() == ErrorKind::BrokenPipe => Ok(Outcome::Left),
        result => result,
    }
}

/// Takes lessons on the whole screen of the terminal.
pub fn learn(class: Class) -> io::Result<Outcome> {
    terminal::run(&mut lesson_screen::LessonScreen::new(class, ink::Ink::of_environment())?)
}

/// Takes lessons line by line.
pub fn learn_plain(
    class: Class,
    input: &mut dyn BufRead,
    output: &mut dyn Write,
) -> io::Result<Outcome> {
    match plain_lesson::LessonDialogue::new(class, input, output)?.run() {
        Err(error) if error.kind() == ErrorKind::BrokenPipe => Ok(Outcome::Left),
        result => result,
    }
}

/// Shows a game again on the whole screen, from the position after move `at` on.
pub fn watch(
    title: &'static dyn Title,
    table: Box<dyn Table>,
    at: usize,
    lang: Lang,
) -> io::Result<()> {
    let ink = ink::Ink::of_environment();
    terminal::run(&mut watch::Watch::new(title, table, at, lang, ink)).map(|_| ())
}

/// How a game ended, a line for each seat, best first; no lines while it goes on.
pub fn standings(table: &dyn Table, lang: Lang) -> Vec<String> {
    voice::standings(table, lang)
}

/// Says what move `at` of a game did, and how the table looked after it.
pub fn tell(
    title: &'static dyn Title,
    table: &dyn Table,
    at: usize,
    lang: Lang,
    output: &mut dyn Write,
) -> io::Result<()> {
    match report::position(title, table, at, lang, output) {
        Err(error) if error.kind() == ErrorKind::BrokenPipe => Ok(()),
        result => result,
    }
}

/// Tells everybody's chances over a game that is over, and where it was decided.
pub fn hindsight(
    table: &dyn Table,
    analysis: &Analysis,
    form: Form,
    lang: Lang,
    output: &mut dyn Write,
) -> io::Result<()> {
    match (hindsight::Hindsight { table, analysis, lang }).write(form, output) {
        Err(error) if error.kind() == ErrorKind::BrokenPipe => Ok(()),
        result => result,
    }
}

/// How many columns the terminal has.
pub fn width() -> usize {
    const USUAL: usize = 80;
    crossterm::terminal::size().map_or(USUAL, |(columns, _)| columns.into())
}
