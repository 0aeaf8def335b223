//! Formats: how the table lies on a wide screen and on a tall one.

use std::{collections::BTreeMap, fmt, str::FromStr};

use serde::{Deserialize, de::DeserializeOwned};
use tabletop::{Fault, ParseError, Source};

use crate::subject::Shows;

#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, Default)]
pub enum Format {
    /// A desktop.
    #[default]
    Wide,
    /// A phone.
    Tall,
}

impl Format {
    pub const ALL: [Format; 2] = [Format::Wide, Format::Tall];
}

impl fmt::Display for Format {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Format::Wide => "wide",
            Format::Tall => "tall",
        })
    }
}

impl FromStr for Format {
    type Err = ParseError;
    fn from_str(text: &str) -> Result<Format, ParseError> {
        Format::ALL
            .into_iter()
            .find(|format| format.to_string() == text)
            .ok_or_else(|| ParseError::unknown(text, "format: wide and tall are"))
    }
}

/// `wide.toml` or `tall.toml`: where everything lies.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Plan {
    pub size: [f64; 2],
    /// The least width and height of what can be clicked.
    pub reach: f64,
    /// What the client fills by itself: the bar, the prompt, the log.
    pub areas: BTreeMap<String, [f64; 4]>,
    /// Where the rivals' panels lie, by number of seats.
    pub rivals: Vec<Rivals>,
    /// In the order of drawing.
    pub part: Vec<Placed>,
}

/// The panel of the first rival, and the way to the next one.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Rivals {
    pub seats: Vec<u8>,
    pub at: [f64; 4],
    pub step: [f64; 2],
}

/// A part: one zone, or what belongs to a seat without being a zone.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Placed {
    pub zone: String,
    #[serde(default)]
    pub whose: Whose,
    /// Its corner and size; for a rival's, from the corner of the panel.
    pub at: [f64; 4],
    /// The template in `zones/`, if it is not called as the zone.
    #[serde(default)]
    draw: Option<String>,
    /// Whether its template is given one space of the zone at a time. Each is then remembered by itself.
    #[serde(default)]
    pub by_space: bool,
    /// What its template reads of those who sit here.
    #[serde(skip)]
    pub shows: Shows,
    /// Only with so many seats; with any number if empty.
    #[serde(default)]
    seats: Vec<u8>,
}

/// Whose zone a part shows.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Default, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Whose {
    #[default]
    Everybodys,
    Mine,
    Rivals,
}

impl Plan {
    pub fn read(source: Source<'_>) -> Result<Plan, Fault> {
        read(source)
    }

    /// The panel of the rival who sits so many seats after me, counted from zero.
    pub fn panel(&self, seats: u8, rival: u8) -> Option<[f64; 4]> {
        let rivals = self.rivals.iter().find(|rivals| rivals.seats.contains(&seats))?;
        let [x, y, w, h] = rivals.at;
        let [dx, dy] = rivals.step;
        Some([x + dx * f64::from(rival), y + dy * f64::from(rival), w, h])
    }
}

impl Placed {
    pub fn template(&self) -> String {
        format!("zones/{}.svg", self.draw.as_ref().unwrap_or(&self.zone))
    }

    pub fn is_for(&self, seats: u8) -> bool {
        self.seats.is_empty() || self.seats.contains(&seats)
    }
}

/// A TOML file of the sheet.
pub fn read<T: DeserializeOwned>(source: Source<'_>) -> Result<T, Fault> {
    toml::from_str(source.text).map_err(|e| {
        let offset = e.span().map_or(0, |span| span.start);
        Fault::at_offset(source, offset, e.message())
    })
}
