//! Palette: the colours of a sheet by their names, by day and by night.

use std::{collections::BTreeMap, fmt, str::FromStr};

use serde::Deserialize;
use tabletop::{Fault, ParseError, Source};

#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, Default)]
pub enum Theme {
    #[default]
    Light,
    Dark,
}

impl fmt::Display for Theme {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Theme::Light => "light",
            Theme::Dark => "dark",
        })
    }
}

impl FromStr for Theme {
    type Err = ParseError;
    fn from_str(text: &str) -> Result<Theme, ParseError> {
        match text {
            "light" => Ok(Theme::Light),
            "dark" => Ok(Theme::Dark),
            _ => Err(ParseError::unknown(text, "theme: light and dark are")),
        }
    }
}

/// `palette.toml`: all colours in light, and those that differ in dark.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Palette {
    light: BTreeMap<String, String>,
    dark: BTreeMap<String, String>,
}

impl Palette {
    pub fn read(source: Source<'_>) -> Result<Palette, Fault> {
        let palette: Palette = crate::format::read(source)?;
        for name in palette.dark.keys() {
            if !palette.light.contains_key(name) {
                let offset = source.text.rfind(name.as_str()).unwrap_or(0);
                let reason = format!("`{name}` is dark only: it needs a light colour as well");
                return Err(Fault::at_offset(source, offset, reason));
            }
        }
        Ok(palette)
    }

    pub fn has(&self, name: &str) -> bool {
        self.light.contains_key(name)
    }

    pub fn colour(&self, name: &str, theme: Theme) -> Option<&str> {
        let dark = self.dark.get(name).filter(|_| theme == Theme::Dark);
        dark.or_else(|| self.light.get(name)).map(String::as_str)
    }

    /// The colours as custom properties of everything that is drawn with them.
    pub fn css(&self) -> String {
        let properties = |colours: &BTreeMap<String, String>| -> String {
            colours.iter().map(|(name, colour)| format!("--{name}:{colour};")).collect()
        };
        format!(
            ".table-art{{{}}}\n[data-theme=\"dark\"] .table-art,.table-art[data-theme=\"dark\"]{{{}}}\n",
            properties(&self.light),
            properties(&self.dark)
        )
    }
}
