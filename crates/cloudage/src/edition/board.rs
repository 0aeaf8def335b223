//! What is fixed for every game: board.toml.

use std::ops::RangeInclusive;

use facts::{File, Files, Rows, fixed};
use tabletop::{Fact, Fault};

use super::{
    rows::{ActionRow, BoardFile, MeasureRow, PriceRow, ScoringRow},
    words::{gains, only, part, within},
};
use crate::effect::{DISTRICTS, Deed, Gains, Part};

/// The measures of the table.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub struct Measures {
    pub energy: u8,
    pub water: u8,
    pub metal: u8,
    pub plants: u8,
    pub projects_drawn: u8,
    pub projects_kept: u8,
    pub missions_dealt: u8,
    pub sleeve_cards: u8,
    pub capacity: u8,
    pub solar_energy: u8,
    pub solar_movement: u8,
    pub overflow_vp: u8,
    pub solo_blank: u8,
    pub leftover_goods: u8,
}

/// Each with what it may be: no more is dealt than the box holds for four.
const MEASURES: [(&str, RangeInclusive<u8>); 19] = [
    ("players-least", 1..=1),
    ("players-most", 4..=4),
    ("energy", 0..=20),
    ("water", 0..=20),
    ("metal", 0..=20),
    ("plants", 0..=10),
    ("level", 0..=0),
    ("vp", 0..=0),
    ("projects-drawn", 1..=13),
    ("projects-kept", 1..=13),
    ("missions-dealt", 2..=3),
    ("sleeves", DISTRICTS..=DISTRICTS),
    ("sleeve-cards", 1..=13),
    ("capacity", 1..=20),
    ("solar-energy", 0..=20),
    ("solar-movement", 0..=20),
    ("overflow-vp", 0..=20),
    ("solo-blank", 1..=3),
    ("leftover-goods", 1..=20),
];

/// In the order in which they are scored (CA-26.2).
const SCORING: [&str; 6] =
    ["mission-fights", "vp-track", "project-cards", "upgrades", "missions", "campaign-tiles"];

/// What board.toml tells.
pub struct Board {
    pub measures: Measures,
    /// Of the first Navigation card of a combat, and of every further one.
    pub card_prices: [Part; 2],
    /// What the City action Build gives.
    pub builds: Gains,
}

pub fn board(files: &Files<'_>, facts: &mut Vec<Fact>) -> Result<Board, Fault> {
    let mut file = files.open("board.toml");
    let BoardFile { measure, price, action, scoring } = file.parse()?;
    let measures = measures(&mut file, &measure)?;
    let prices = file.table(&price, &["first", "next"], |file, row: &PriceRow| {
        part(file, &row.pays, &[Deed::Energy, Deed::Vp])
    })?;
    let mut builds = Gains::default();
    let actions = ["ac-gather", "ac-build", "ac-plant"];
    file.table(&action, &actions, |file, row: &ActionRow| {
        let (faces, followers) = match row.id.get_ref().as_str() {
            "ac-gather" => {
                only(file, &row.does, "gather")?;
                ("A B", "gather")
            }
            "ac-build" => {
                builds = gains(file, &row.does, &[Deed::Build])?;
                ("A B", "B1")
            }
            _ => {
                only(file, &row.does, "plant:capacity")?;
                ("B", "B1")
            }
        };
        only(file, &row.faces, faces)?;
        only(file, &row.followers, followers)
    })?;
    file.table(&scoring, &SCORING, |file, row: &ScoringRow| {
        let step = SCORING.iter().zip(1..).find(|(id, _)| *id == row.id.get_ref());
        let (_, step) = step.expect("a step of scoring");
        within(file, &row.step, step..=step)
    })?;
    facts.extend(file.facts());
    Ok(Board { measures, card_prices: fixed(prices), builds })
}

fn measures(file: &mut File<'_>, rows: &Rows<MeasureRow>) -> Result<Measures, Fault> {
    let is = file.table(rows, &MEASURES.map(|(id, _)| id), |file, row: &MeasureRow| {
        let (_, limits) =
            MEASURES.into_iter().find(|(id, _)| id == row.id.get_ref()).expect("a measure");
        within(file, &row.is, limits)
    })?;
    let at = |id: &str| MEASURES.iter().position(|(known, _)| *known == id).expect("a measure");
    let n = |id: &str| is[at(id)];
    if n("projects-drawn") < n("projects-kept") {
        return Err(file.fault(rows.span(), "more Project cards are kept than drawn"));
    }
    Ok(Measures {
        energy: n("energy"),
        water: n("water"),
        metal: n("metal"),
        plants: n("plants"),
        projects_drawn: n("projects-drawn"),
        projects_kept: n("projects-kept"),
        missions_dealt: n("missions-dealt"),
        sleeve_cards: n("sleeve-cards"),
        capacity: n("capacity"),
        solar_energy: n("solar-energy"),
        solar_movement: n("solar-movement"),
        overflow_vp: n("overflow-vp"),
        solo_blank: n("solo-blank"),
        leftover_goods: n("leftover-goods"),
    })
}
