//! Plant tiles: plants.toml.

use facts::{Files, fixed};
use tabletop::{Fact, Fault};

use super::{
    rows::{PlantFile, PlantRow, TilesRow},
    words::{gains, ids, only, within},
};
use crate::{
    effect::{Deed, Gains, Part},
    plant::{Plant, Plants},
};

#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub struct PlantFacts {
    pub withered: bool,
    pub gains: Gains,
}

/// All plant tiles there are (CA-2.17).
const TILES: u8 = 40;

/// What each kind gives, and how many there are of it.
pub fn plants(
    files: &Files<'_>,
    facts: &mut Vec<Fact>,
) -> Result<([PlantFacts; Plant::COUNT], Plants), Fault> {
    let mut file = files.open("plants.toml");
    let PlantFile { plant, count } = file.parse()?;
    let ids = ids(Plant::ALL, Plant::id);
    let rewards = [Deed::REWARDS, &[Deed::Lay]].concat();
    let plants = file.table(&plant, &ids, |file, row: &PlantRow| {
        let withered = file.read::<Plant>(&row.id)? != Plant::Green;
        only(file, &row.back, if withered { "withered" } else { "green" })?;
        let gains = gains(file, &row.does, &rewards)?;
        let lays = |part: &&Part| part.effects().any(|effect| effect.deed == Deed::Lay);
        let alone = gains.0.iter().filter(lays).all(|part| part.or.is_none());
        if !alone || gains.0.iter().filter(lays).count() != usize::from(!withered) {
            return Err(file.fault(row.does.span(), "green tiles are laid, and no others"));
        }
        Ok(PlantFacts { withered, gains })
    })?;
    let tiles =
        file.table(&count, &ids, |file, row: &TilesRow| within(file, &row.tiles, 0..=TILES))?;
    let all: u8 = tiles.iter().sum();
    if all != TILES {
        return Err(file.fault(count.span(), format!("{all} plant tiles: the box has {TILES}")));
    }
    facts.extend(file.facts());
    Ok((fixed(plants), Plants::of(fixed(tiles))))
}
