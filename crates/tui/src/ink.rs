//! Ink: how things are made to stand out. Colour only repeats what letters and marks say.

use std::env;

use ratatui::style::{Color, Modifier, Style};
use tabletop::Seat;

#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub(crate) struct Ink {
    pub colour: bool,
}

impl Ink {
    pub const PLAIN: Style = Style::new();
    pub const STRONG: Style = Style::new().add_modifier(Modifier::BOLD);
    pub const FAINT: Style = Style::new().add_modifier(Modifier::DIM);
    /// What the selected choice is about.
    pub const LIT: Style = Style::new().add_modifier(Modifier::BOLD.union(Modifier::REVERSED));
    pub const BANNER: Style = Style::new().add_modifier(Modifier::REVERSED);

    /// Without colour for those who set `NO_COLOR`.
    pub fn of_environment() -> Ink {
        Ink { colour: env::var_os("NO_COLOR").is_none_or(|value| value.is_empty()) }
    }

    pub fn notice(self) -> Style {
        self.tinted(Color::Yellow)
    }

    pub fn of(self, seat: Seat) -> Style {
        const COLOURS: [Color; 8] = [
            Color::LightYellow,
            Color::LightCyan,
            Color::LightMagenta,
            Color::LightGreen,
            Color::LightBlue,
            Color::LightRed,
            Color::White,
            Color::Gray,
        ];
        self.tinted(COLOURS[seat.index() % COLOURS.len()])
    }

    fn tinted(self, colour: Color) -> Style {
        if self.colour { Ink::STRONG.fg(colour) } else { Ink::STRONG }
    }
}
