//! City cards and the sleeves that hide a part of them: city-cards.toml, sleeves.toml.

use facts::{File, Files, Spanned, fixed};
use tabletop::{Fact, Fault, ParseError};

use super::{
    player::HIGHEST,
    rows::{CardRow, CityCardFile, PictureRow, SleeveFile, SleeveRow, Text, TilesRow, ZonesRow},
    words::{ids, picture, within},
};
use crate::card::{Card, Sleeve, Zone};

/// Columns and rows of the picture of a City card.
pub const PICTURE: [usize; 2] = [12, 8];

type Picture = [[Zone; PICTURE[0]]; PICTURE[1]];

/// A City card (CA-19.1).
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct CityCard {
    /// In the order of `Zone`.
    pub amounts: [u8; Zone::COUNT],
    pub update: Zone,
    pub wrench: Zone,
    pub plants: u8,
    pub picture: Picture,
    /// The row of the railway in each column.
    pub rail: [u8; PICTURE[0]],
    /// Column and row of the bonuses.
    pub update_at: [u8; 2],
    pub wrench_at: [u8; 2],
}

/// What a sleeve hides, row by row.
pub type Mask = [[bool; PICTURE[0]]; PICTURE[1]];

/// What the zones give, the largest first (CA-19.3).
const AMOUNTS: [u8; Zone::COUNT] = [3, 2, 1, 1];

/// The navigation values of the City cards, and what else is printed on them.
pub fn city_cards(
    files: &Files<'_>,
    facts: &mut Vec<Fact>,
) -> Result<(Vec<u8>, Vec<CityCard>), Fault> {
    let mut file = files.open("city-cards.toml");
    let CityCardFile { card, zones, plants, picture } = file.parse()?;
    let ids = ids(Card::city_cards(), Card::id);
    let values =
        file.table(&card, &ids, |file, row: &CardRow| within(file, &row.value, 0..=HIGHEST))?;
    let zones = file.table(&zones, &ids, read_zones)?;
    // Some cards show 1 to 3 plant tiles (CA-19.6).
    let plants =
        file.table(&plants, &ids, |file, row: &TilesRow| within(file, &row.tiles, 0..=3))?;
    let cards = file.table(&picture, &ids, |file, row: &PictureRow| {
        let at = file.read::<Card>(&row.id)?.index() - Card::STARTING;
        read_card(file, row, &zones[at], plants[at])
    })?;
    facts.extend(file.facts());
    Ok((values, cards))
}

/// The amounts, and the zones of update and wrench.
type Zones = ([u8; Zone::COUNT], Zone, Zone);

fn read_zones(file: &File<'_>, row: &ZonesRow) -> Result<Zones, Fault> {
    let amounts = [row.energy, row.metal, row.water, row.project];
    let mut sorted = amounts;
    sorted.sort_unstable_by(|left, right| right.cmp(left));
    if sorted != AMOUNTS {
        return Err(file.fault(row.id.span(), "the zones give 3, 2, 1 and 1"));
    }
    let (update, wrench) = (file.read(&row.update)?, file.read(&row.wrench)?);
    if update == wrench {
        let reason = "update and wrench are in two different zones (CA-19.5)";
        return Err(file.fault(row.wrench.span(), reason));
    }
    Ok((amounts, update, wrench))
}

fn read_card(
    file: &File<'_>,
    row: &PictureRow,
    &(amounts, update, wrench): &Zones,
    plants: u8,
) -> Result<CityCard, Fault> {
    let picture = picture(file, &row.zones, read_zone)?;
    check_areas(file, &row.zones, &picture, amounts)?;
    let rail = read_rail(file, &row.rail)?;
    let bonus = |text: &Text, zone: Zone| {
        let [column, row] = read_place(file, text)?;
        let there = picture[usize::from(row)][usize::from(column)];
        if there != zone {
            let reason = format!("this cell is {there}, but the bonus is in {zone}");
            return Err(file.fault(text.span(), reason));
        }
        if rail[usize::from(column)] != row {
            return Err(file.fault(text.span(), "the bonuses lie along the railway (CA-19.5)"));
        }
        Ok([column, row])
    };
    let (update_at, wrench_at) = (bonus(&row.update, update)?, bonus(&row.wrench, wrench)?);
    Ok(CityCard { amounts, update, wrench, plants, picture, rail, update_at, wrench_at })
}

fn read_zone(letter: char) -> Result<Zone, ParseError> {
    let is_it = |zone: &&Zone| zone.id().starts_with(letter.to_ascii_lowercase());
    let zone = Zone::ALL.iter().find(is_it).filter(|_| letter.is_ascii_uppercase());
    zone.copied().ok_or_else(|| ParseError::unknown(letter, "zone: E, M, W or P"))
}

/// The largest zone gives most; the parts of a divided zone are added up (CA-19.3, CA-19.4).
fn check_areas(
    file: &File<'_>,
    text: &Spanned<String>,
    picture: &Picture,
    amounts: [u8; Zone::COUNT],
) -> Result<(), Fault> {
    let area = |zone: Zone| picture.iter().flatten().filter(|&&cell| cell == zone).count();
    let mut zones: [Zone; Zone::COUNT] = std::array::from_fn(Zone::at);
    zones.sort_by_key(|&zone| std::cmp::Reverse(area(zone)));
    let areas = zones.map(area);
    let agree = zones.map(|zone| amounts[zone.index()]) == AMOUNTS;
    if agree && areas[1] < areas[0] && areas[2] < areas[1] && 0 < areas[3] {
        return Ok(());
    }
    let areas: Vec<_> = zones.iter().map(|&zone| format!("{zone} {}", area(zone))).collect();
    let reason = format!("the areas ({}) do not agree with what the zones give", areas.join(", "));
    Err(file.fault(text.span(), reason))
}

fn read_rail(file: &File<'_>, text: &Text) -> Result<[u8; PICTURE[0]], Fault> {
    let rows = text.get_ref().chars().map(|letter| {
        let row = letter.to_digit(PICTURE[1] as u32)?;
        u8::try_from(row).ok()
    });
    let rail = rows.collect::<Option<Vec<_>>>().and_then(|rail| rail.try_into().ok());
    rail.ok_or_else(|| file.fault(text.span(), "the railway has a row, 0 to 7, in 12 columns"))
}

fn read_place(file: &File<'_>, text: &Text) -> Result<[u8; 2], Fault> {
    let place = text.get_ref().split_once(',').and_then(|(column, row)| {
        let place = [column.parse().ok()?, row.parse().ok()?];
        place.iter().zip(PICTURE).all(|(&n, all): (&u8, _)| usize::from(n) < all).then_some(place)
    });
    let is = text.get_ref();
    place.ok_or_else(|| file.fault(text.span(), format!("`{is}` is no column and row, as in 9,7")))
}

pub fn sleeves(files: &Files<'_>, facts: &mut Vec<Fact>) -> Result<[Mask; Sleeve::COUNT], Fault> {
    let mut file = files.open("sleeves.toml");
    let SleeveFile { sleeve } = file.parse()?;
    let masks = file.table(&sleeve, &ids(Sleeve::ALL, Sleeve::id), read_mask)?;
    facts.extend(file.facts());
    Ok(fixed(masks))
}

fn read_mask(file: &File<'_>, row: &SleeveRow) -> Result<Mask, Fault> {
    let mask: Mask = picture(file, &row.mask, |letter| match letter {
        '#' => Ok(true),
        '.' => Ok(false),
        other => Err(ParseError::malformed(other, "# is hidden, . is open")),
    })?;
    if !mask[2..6].iter().all(|row| row[4..8].iter().all(|&hidden| hidden)) {
        return Err(
            file.fault(row.mask.span(), "the centre is hidden: columns 4 to 7, rows 2 to 5")
        );
    }
    let hidden = mask.iter().flatten().filter(|&&hidden| hidden).count();
    if hidden != usize::from(*row.hidden.get_ref()) {
        return Err(file.fault(row.hidden.span(), format!("the mask hides {hidden} cells")));
    }
    Ok(mask)
}
