//! The solo board: solo.toml.

use facts::{Files, fixed};
use tabletop::{Fact, Fault, ParseError};

use super::{
    SLOTS,
    rows::{DoesRow, SoloFile, SoloPlaceRow},
};
use crate::effect::{Deed, Effect, Part};

/// The action of a place of the solo board (CA-27.9 to CA-27.14).
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub struct SoloPlace {
    pub part: Part,
}

const KINDS: [&str; 6] = ["build", "build-twice", "upgrade", "project", "gather-12", "gather-3"];
const PLACES: [&str; SLOTS] = ["so-1", "so-2", "so-3", "so-4", "so-5", "so-6", "so-7", "so-8"];

pub fn places(files: &Files<'_>, facts: &mut Vec<Fact>) -> Result<[SoloPlace; SLOTS], Fault> {
    let mut file = files.open("solo.toml");
    let SoloFile { kind, place } = file.parse()?;
    let kinds = file.table(&kind, &KINDS, |file, row: &DoesRow| {
        let part: Part = file.read(&row.does)?;
        check(part).map_err(|e| file.fault(row.does.span(), e))?;
        Ok(part)
    })?;
    let places = file.table(&place, &PLACES, |file, row: &SoloPlaceRow| {
        let at = KINDS.iter().position(|kind| kind == row.kind.get_ref());
        let no_kind = || {
            let is = row.kind.get_ref();
            file.fault(row.kind.span(), format!("`{is}`: known are {}", KINDS.join(", ")))
        };
        Ok(SoloPlace { part: kinds[at.ok_or_else(no_kind)?] })
    })?;
    facts.extend(file.facts());
    Ok(fixed(places))
}

/// Gathering in a district, or there, or building; else building, or VP for who does not.
fn check(part: Part) -> Result<(), ParseError> {
    let built: [&[Deed]; 2] = [&[Deed::Build, Deed::Upgrade, Deed::Project], &[Deed::Vp]];
    let gathered: [&[Deed]; 2] = [&[Deed::Gather], &[Deed::Gather, Deed::Build]];
    let deeds = if part.first.deed == Deed::Gather { gathered } else { built };
    part.effects().zip(deeds).try_for_each(|(effect, deeds)| effect.among(deeds))?;
    if part.effects().any(|effect| effect == Effect::of(Deed::Gather, 0)) {
        return Err(ParseError::malformed(part, "a district goes with it, as in gather:3"));
    }
    Ok(())
}
