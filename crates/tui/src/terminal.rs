//! The terminal: keys come in, pictures go out, and it is left as it was found.

use std::{io, time::Duration};

use crossterm::event::{self, Event, KeyEvent, KeyEventKind};
use ratatui::{DefaultTerminal, Frame};

use crate::Outcome;

/// Something that fills the screen.
pub(crate) trait Show {
    fn update(&mut self, key: KeyEvent) -> io::Result<()>;
    fn render(&mut self, frame: &mut Frame<'_>);
    /// How long it waits before it goes on by itself; `None` where it waits for a key.
    fn pause(&self) -> Option<Duration>;
    /// Goes on by itself; false if there is nothing new to see.
    fn advance(&mut self) -> io::Result<bool>;
    /// How it ended, once it has.
    fn outcome(&self) -> Option<Outcome>;
}

/// Shows it until it ends. The terminal is restored also after an error, and after a panic by the
/// hook that `try_init` sets.
pub(crate) fn run(show: &mut dyn Show) -> io::Result<Outcome> {
    let result = ratatui::try_init().and_then(|mut terminal| converse(show, &mut terminal));
    let restored = ratatui::try_restore();
    let outcome = result?;
    restored.map(|()| outcome)
}

fn converse(show: &mut dyn Show, terminal: &mut DefaultTerminal) -> io::Result<Outcome> {
    loop {
        terminal.draw(|frame| show.render(frame))?;
        if let Some(outcome) = show.outcome() {
            return Ok(outcome);
        }
        // While somebody thinks there is much to wait for and little to draw.
        while let Some(pause) = show.pause()
            && !event::poll(pause)?
        {
            if show.advance()? {
                terminal.draw(|frame| show.render(frame))?;
            }
        }
        // Everything else, a new size above all, only needs the picture drawn again.
        if let Event::Key(key) = event::read()?
            && key.kind != KeyEventKind::Release
        {
            show.update(key)?;
        }
    }
}
