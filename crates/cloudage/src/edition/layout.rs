//! How a game is laid out: boards and faces, as scenarios and chapters say it.

use facts::{File, Spanned};
use tabletop::Fault;

use super::{
    rows::{RoundsRow, Text},
    words::{numbers, only, within},
};
use crate::map::BOARDS;

/// How a game is laid out: a scenario card, or a chapter.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Layout {
    pub boards: u8,
    /// The face of each board.
    pub faces: [Face; BOARDS as usize],
    /// Face B of the City board and of the airship boards: with plants and planting upgrades.
    pub plants: bool,
    pub missions: bool,
    /// Rounds with up to three players, and with four.
    pub rounds: [u8; 2],
}

/// How the face of a board is found.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum Face {
    /// By the number of players (CA-4.2).
    Players,
    A,
    B,
    /// By the option `sides` (CA-4.3).
    Free,
}

/// How many boards are in use, and their faces.
pub fn read_boards(
    file: &File<'_>,
    boards: &Text,
    sides: &Text,
) -> Result<(u8, [Face; BOARDS as usize]), Fault> {
    let used = numbers(file, boards, 1..=BOARDS)?;
    if used.is_empty() || !used.iter().copied().eq(1..=used.len() as u8) {
        return Err(file.fault(boards.span(), "boards are in use from 1 on, in order"));
    }
    let words: Vec<&str> = sides.get_ref().split_whitespace().collect();
    if words.len() != used.len() {
        return Err(file.fault(sides.span(), format!("{} boards are in use", used.len())));
    }
    let mut faces = [Face::A; BOARDS as usize];
    for (board, word) in words.into_iter().enumerate() {
        faces[board] = match (word, board) {
            ("A", _) => Face::A,
            ("B", _) => Face::B,
            ("players", 0) => Face::Players,
            ("free", 1..) => Face::Free,
            _ => {
                let reason = format!("`{word}`: A, B, players for board 1, free for the others");
                return Err(file.fault(sides.span(), reason));
            }
        };
    }
    Ok((used.len() as u8, faces))
}

/// Games with plants have face B of the City board and of the airship boards, the others face A.
pub fn read_plants(
    file: &File<'_>,
    plants: &Spanned<bool>,
    faces: [&Text; 2],
) -> Result<bool, Fault> {
    let plants = *plants.get_ref();
    let face = if plants { "B" } else { "A" };
    faces.into_iter().try_for_each(|text| only(file, text, face))?;
    Ok(plants)
}

pub fn read_rounds(file: &File<'_>, row: &RoundsRow) -> Result<[u8; 2], Fault> {
    Ok([within(file, &row.three, 6..=8)?, within(file, &row.four, 6..=8)?])
}
