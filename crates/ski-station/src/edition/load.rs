//! Reads an edition from its files and refuses what cannot be, with file, line and column.

use std::ops::Range;

use facts::{Facts as _, File, Files, Rows, Spanned, fixed};
use tabletop::{Fact, Fault, Source};

use super::{
    Board, BonusFacts, BuildingFacts, Convenience, DevelopmentFacts, Edition, Giver, Givers,
    Layout, RewardFacts, Start, Step, Track, mountain::mountain, plates::plates, rows::*,
};
use crate::{
    bonus::Bonus,
    building::Building,
    colour::Colour,
    development::{Development, Developments, Type},
    effect::{Does, Perk},
    plate::{Face, Square},
    reward::Reward,
    village::{self, Edges, Place, Village},
};

/// What the program lays out in these numbers and no others, then what may change.
const MEASURES: [&str; 21] = [
    "rounds",
    "bonus-tiles",
    "disks",
    "village-columns",
    "village-rows",
    "cubes",
    "octagons",
    "village-reward",
    "wage",
    "malus",
    "black",
    "cube-price",
    "octagon-price",
    "time-eur",
    "time-employees",
    "time-pv",
    "eur-per-pv",
    "variety-pv",
    "zone-pv",
    "vacant-pv",
    "extra-cube-pv",
];
const LAID_OUT: [i8; 5] = [7, 7, 7, village::COLUMNS as i8, village::ROWS as i8];

pub fn edition(given: &[Source<'_>]) -> Result<Edition, Fault> {
    let files = Files::new(Edition::DATA, given)?;
    let mut facts = Vec::new();
    let mountain = mountain(files.open("mountain.toml"), &mut facts)?;
    let (base, buildings) = buildings(files.open("buildings.toml"), &mut facts)?;
    let developments = developments(files.open("developments.toml"), &mut facts)?;
    let bonuses = bonuses(files.open("bonuses.toml"), &mut facts)?;
    let rewards = rewards(files.open("rewards.toml"), &mut facts)?;
    let (tracks, places) = thresholds(files.open("thresholds.toml"), &mut facts)?;
    let (faces, down, plates) = plates(files.open("plates.toml"), &mut facts)?;
    let mut file = files.open("board.toml");
    let BoardFile { measure, start, seasonals, lot, scale, office, pile } = file.parse()?;
    let board = board(&mut file, &measure)?;
    let four = ["1", "2", "3", "4"];
    let start = file.table(&start, &four, |_, row: &StartRow| {
        Ok(Start { permanents: row.permanents.into(), time: row.time.into(), eur: row.eur.into() })
    })?;
    let seasonals = file.table(&seasonals, &four, read_seasonals)?;
    let lot = file.table(&lot, &four[..3], |_, row: &LotRow| Ok(row.employees.into()))?;
    let cubes = ["0", "1", "2", "3", "4", "5", "6"];
    let scale = file.table(&scale, &cubes, |file, row: &ScaleRow| match *row.per.get_ref() {
        0 => Err(file.fault(row.per.span(), "a group has at least one building")),
        per => Ok(Convenience { pv: row.pv.into(), per }),
    })?;
    let offices = file.table(&office, &["off-2", "off-3", "off-4"], read_office)?;
    let piles = file.table(&pile, &["pile-2", "pile-3", "pile-4"], |file, row: &PileRow| {
        let plates = plates[players(file, &row.id, &row.players)?];
        read_pile(file, row, &faces.map(|face| plates[usize::from(face)]))
    })?;
    facts.extend(file.facts());
    let layout = |at: usize| Layout { faces: plates[at], office: offices[at], piles: piles[at] };
    let edition = Edition {
        board,
        mountain,
        base,
        faces,
        down,
        layouts: [0, 1, 2].map(layout),
        start: fixed(start),
        seasonals: fixed(seasonals),
        lot: fixed(lot),
        scale: fixed(scale),
        places,
        one_shots: one_shots(&developments),
        givers: givers(&developments, &tracks),
        buildings: fixed(buildings),
        developments: fixed(developments),
        bonuses,
        rewards,
        tracks,
        facts,
    };
    check_base(&edition, &files)?;
    Ok(edition)
}

/// The place of this number of players in tables that have a line for 2, 3 and 4, which its id names.
pub(super) fn players(
    file: &File<'_>,
    id: &Spanned<String>,
    n: &Spanned<u8>,
) -> Result<usize, Fault> {
    if id.get_ref().contains(&n.get_ref().to_string()) {
        return Ok(usize::from(n.get_ref() - 2));
    }
    Err(file.fault(n.span(), format!("{} is not for {} players", id.get_ref(), n.get_ref())))
}

fn board(file: &mut File<'_>, rows: &Rows<MeasureRow>) -> Result<Board, Fault> {
    let is = file.table(rows, &MEASURES, |file, row: &MeasureRow| {
        let (id, is) = (row.id.get_ref().as_str(), *row.is.get_ref());
        let at = MEASURES.iter().position(|&name| name == id).unwrap_or(0);
        if LAID_OUT.get(at).is_some_and(|&must| must != is) {
            let reason = format!("the program lays out {}", LAID_OUT[at]);
            return Err(file.fault(row.is.span(), reason));
        }
        let may_be_negative =
            matches!(id, "zone-pv" | "extra-cube-pv" | "vacant-pv" | "variety-pv");
        let least = if may_be_negative {
            i8::MIN
        } else {
            i8::from(id == "eur-per-pv" || id == "time-eur")
        };
        if is < least {
            return Err(file.fault(row.is.span(), format!("{id} is at least {least}")));
        }
        Ok(is)
    })?;
    let n = |at: usize| is[at] as u8;
    Ok(Board {
        cubes: n(5),
        octagons: n(6),
        village_reward: n(7),
        wage: n(8),
        malus: n(9),
        black: n(10),
        cube_price: n(11),
        octagon_price: n(12),
        time_eur: n(13),
        time_employees: n(14),
        time_pv: n(15),
        eur_per_pv: n(16),
        variety_pv: is[17],
        zone_pv: is[18],
        vacant_pv: is[19],
        extra_cube_pv: is[20],
    })
}

/// A pile is used up by the plates of all rounds (SK-19.12).
fn read_pile(file: &File<'_>, row: &PileRow, plates: &[Face]) -> Result<[u8; 2], Fault> {
    let n = [row.top.get_ref(), &row.bottom].map(|n| u8::from(*n));
    for square in [Square::Building, Square::Development] {
        let need: u8 = plates.iter().map(|plate| plate.count(square)).sum();
        if need != n[0] + n[1] {
            let reason = format!("the plates of all rounds have {need} squares {square}");
            return Err(file.fault(row.top.span(), reason));
        }
    }
    Ok(n)
}

/// A recruitment square always offers something (SK-5.13).
fn read_seasonals(file: &File<'_>, row: &SeasonalRow) -> Result<u8, Fault> {
    let eur = u8::from(*row.eur.get_ref());
    if row.id.get_ref() == "1" && 0 < eur {
        return Err(file.fault(row.eur.span(), "one seasonal costs nothing"));
    }
    Ok(eur)
}

fn read_office(file: &File<'_>, row: &OfficeRow) -> Result<[Option<u8>; 4], Fault> {
    players(file, &row.id, &row.players)?;
    let prices = row.prices.get_ref();
    if 4 < prices.len() {
        return Err(file.fault(row.prices.span(), "an office has at most four slots"));
    }
    let mut sorted: Vec<u8> = prices.iter().map(|&price| price.into()).collect();
    sorted.sort_unstable();
    Ok(std::array::from_fn(|at| sorted.get(at).copied()))
}

pub(super) fn rank(file: &File<'_>, rank: &Spanned<u8>) -> Result<u8, Fault> {
    match *rank.get_ref() {
        n @ (0 | 2..=5) => Ok(n),
        n => Err(file.fault(rank.span(), format!("rank {n}: it is 2 to 5, or 0 for none"))),
    }
}

fn edges(
    file: &File<'_>,
    sides: &Spanned<String>,
    corners: &Spanned<String>,
) -> Result<Edges, Fault> {
    let both = [file.read_all(sides)?, file.read_all(corners)?];
    Ok(both.into_iter().flatten().collect())
}

/// Whether a back is II.
fn is_second(file: &File<'_>, back: &Spanned<String>) -> Result<bool, Fault> {
    match back.get_ref().as_str() {
        "I" => Ok(false),
        "II" => Ok(true),
        other => Err(file.fault(back.span(), format!("back `{other}`: it is I or II"))),
    }
}

/// There are 20 tiles of each back (SK-1.5, SK-1.6).
fn twenty_of_each<R>(
    file: &File<'_>,
    rows: &Rows<R>,
    seconds: impl Iterator<Item = bool>,
) -> Result<(), Fault> {
    match seconds.filter(|&second| second).count() {
        20 => Ok(()),
        n => {
            let reason = format!("{n} tiles with the back II: the rulebook counts 20");
            Err(file.fault(rows.span(), reason))
        }
    }
}

fn buildings(
    mut file: File<'_>,
    facts: &mut Vec<Fact>,
) -> Result<(Place, Vec<BuildingFacts>), Fault> {
    let BuildingFile { base, building, effect } = file.parse()?;
    let ids: Vec<_> = Building::ALL.iter().map(|building| building.id()).collect();
    let base = file.table(&base, &ids[..1], |file, row: &BaseRow| {
        let place = format!("{}.{}", row.row.get_ref(), row.column.get_ref());
        let place: Place = place.parse().map_err(|e| file.fault(row.row.span(), e))?;
        Ok((place, edges(file, &row.sides, &row.corners)?))
    })?;
    let tiles = file.table(&building, &ids[1..], |file, row: &BuildingRow| {
        Ok(BuildingFacts {
            second: is_second(file, &row.back)?,
            cost: row.cost.into(),
            cubes: row.cubes.into(),
            octagons: row.octagons.into(),
            edges: edges(file, &row.sides, &row.corners)?,
            does: Does::default(),
        })
    })?;
    twenty_of_each(&file, &building, tiles.iter().map(|tile| tile.second))?;
    let does = file.table(&effect, &ids, |file, row: &WhenRow| {
        let does: Does = file.read(&row.does)?;
        // Only an activation is paid for, and only there a mode is chosen.
        let is_plain = !does.is_activated() && does.modes.len() <= 1;
        let fits = match row.when.get_ref().as_str() {
            "built" => is_plain && !does.modes.is_empty(),
            "income" => is_plain && 0 < does.eur + does.seasonals,
            "activated" => does.is_activated(),
            "end" => is_plain && does.ending.is_some(),
            "slots" => is_plain && 0 < does.octagon_slots + does.square_slots,
            other => {
                let reason =
                    format!("when `{other}`: it is built, income, activated, end or slots");
                return Err(file.fault(row.when.span(), reason));
            }
        };
        if !fits {
            return Err(file.fault(row.does.span(), "this does not fit when it happens"));
        }
        Ok(does)
    })?;
    facts.extend(file.facts());
    let (place, edges) = base[0];
    let base = BuildingFacts {
        second: false,
        cost: 0,
        cubes: 0,
        octagons: 0,
        edges,
        does: Does::default(),
    };
    let tiles = std::iter::once(base).chain(tiles);
    Ok((place, tiles.zip(does).map(|(tile, does)| BuildingFacts { does, ..tile }).collect()))
}

/// What a tile does, if it fits the tile and only buildings have a price for it.
fn fit(
    file: &File<'_>,
    at: Range<usize>,
    does: Does,
    fits: bool,
    reason: &str,
) -> Result<Does, Fault> {
    match (fits, does.is_activated()) {
        (true, false) => Ok(does),
        (true, true) => Err(file.fault(at, "only buildings are activated for a price")),
        (false, _) => Err(file.fault(at, reason)),
    }
}

fn developments(mut file: File<'_>, facts: &mut Vec<Fact>) -> Result<Vec<DevelopmentFacts>, Fault> {
    let DevelopmentFile { development, effect } = file.parse()?;
    let ids: Vec<_> = Development::ALL.iter().map(|tile| tile.id()).collect();
    let tiles = file.table(&development, &ids, |file, row: &DevelopmentRow| {
        Ok((is_second(file, &row.back)?, row.cost.into(), file.read(&row.kind)?))
    })?;
    twenty_of_each(&file, &development, tiles.iter().map(|&(second, ..)| second))?;
    let does = file.table(&effect, &ids, |file, row: &DoesRow| {
        let at = ids.iter().position(|id| id == row.id.get_ref()).unwrap_or(0);
        let does: Does = file.read(&row.does)?;
        let (fits, reason) = match tiles[at].2 {
            Type::Immediate => (does.modes.len() == 1, "type I does one thing at once"),
            Type::OneShot => (!does.modes.is_empty(), "type O does something once"),
            Type::Permanent => (does.modes.is_empty(), "type P gives an advantage or income"),
        };
        fit(file, row.does.span(), does, fits, reason)
    })?;
    facts.extend(file.facts());
    let tile = |((second, cost, kind), does)| DevelopmentFacts { second, cost, kind, does };
    Ok(tiles.into_iter().zip(does).map(tile).collect())
}

fn bonuses(mut file: File<'_>, facts: &mut Vec<Fact>) -> Result<[BonusFacts; Bonus::COUNT], Fault> {
    let BonusFile { bonus, score } = file.parse()?;
    let ids: Vec<_> = Bonus::ALL.iter().map(|tile| tile.id()).collect();
    let eur = file.table(&bonus, &ids, |_, row: &BonusRow| Ok(row.eur.into()))?;
    let scores = file.table(&score, &ids, |file, row: &ScoreRow| match *row.per.get_ref() {
        0 => Err(file.fault(row.per.span(), "PV are given for at least one")),
        per => Ok((row.pv.into(), per, file.read(&row.of)?)),
    })?;
    facts.extend(file.facts());
    let tile = |(eur, (pv, per, of))| BonusFacts { eur, pv, per, of };
    Ok(fixed(eur.into_iter().zip(scores).map(tile).collect()))
}

fn rewards(
    mut file: File<'_>,
    facts: &mut Vec<Fact>,
) -> Result<[RewardFacts; Reward::COUNT], Fault> {
    let RewardFile { reward, effect } = file.parse()?;
    let ids: Vec<_> = Reward::ALL.iter().map(|tile| tile.id()).collect();
    let ranks =
        file.table(&reward, &ids, |file, row: &RewardRow| match rank(file, &row.rank)? {
            0 => Err(file.fault(row.rank.span(), "a reward tile has a rank, 2 to 5")),
            rank => Ok(rank),
        })?;
    let does = file.table(&effect, &ids, |file, row: &KeptRow| {
        let does: Does = file.read(&row.does)?;
        let reason = "a tile that is kept gives income, another does something";
        let fits = does.modes.is_empty() == row.keep;
        Ok((row.keep, fit(file, row.does.span(), does, fits, reason)?))
    })?;
    facts.extend(file.facts());
    let tile = |(rank, (keep, does))| RewardFacts { rank, keep, does };
    Ok(fixed(ranks.into_iter().zip(does).map(tile).collect()))
}

/// The threshold effects, track by track and step by step as in the box.
pub const EFFECTS: [[&str; 3]; 3] =
    [["th-g1", "th-g2", "th-g3"], ["th-b1", "th-b2", "th-b3"], ["th-r1", "th-r2", "th-r3"]];

fn thresholds(mut file: File<'_>, facts: &mut Vec<Fact>) -> Result<([Track; 3], [u8; 2]), Fault> {
    let ThresholdFile { track, step, threshold, place } = file.parse()?;
    let tracks = file.table(&track, &["trk-g", "trk-b", "trk-r"], |_, row: &TrackRow| {
        Ok((row.values.map(u8::from), row.employees.map(u8::from)))
    })?;
    let does = file.table(&threshold, EFFECTS.as_flattened(), |file, row: &DoesRow| {
        let does: Does = file.read(&row.does)?;
        let fits = does.modes.is_empty();
        fit(file, row.does.span(), does, fits, "a step gives an advantage or income")
    })?;
    let ids = ["g-1", "g-2", "g-3", "b-1", "b-2", "b-3", "r-1", "r-2", "r-3"];
    let steps = file.table(&step, &ids, |file, row: &StepRow| {
        let effect = row.effect.get_ref();
        let effects = EFFECTS.as_flattened();
        let at = effects.iter().position(|id| id == effect).ok_or_else(|| {
            file.fault(row.effect.span(), format!("`{effect}` is no threshold effect"))
        })?;
        Ok(Step { id: effects[at], does: does[at].clone() })
    })?;
    let places = file.table(&place, &["1", "2"], |_, row: &PlaceRow| Ok(row.pv.into()))?;
    facts.extend(file.facts());
    let mut steps = steps.into_iter();
    let track =
        |(values, prices)| Track { values, prices, steps: fixed(steps.by_ref().take(3).collect()) };
    Ok((fixed(tracks.into_iter().map(track).collect()), fixed(places)))
}

fn one_shots(developments: &[DevelopmentFacts]) -> Developments {
    let tiles = Development::ALL.iter().copied().zip(developments);
    tiles.filter(|(_, facts)| facts.kind == Type::OneShot).map(|(tile, _)| tile).collect()
}

/// For every advantage the developments and steps that give it.
fn givers(developments: &[DevelopmentFacts], tracks: &[Track; 3]) -> [Givers; Perk::COUNT] {
    let mut all = std::array::from_fn(|_| Givers {
        developments: Developments::default(),
        steps: [u8::MAX; 3],
        amounts: Vec::new(),
    });
    for (&tile, facts) in Development::ALL.iter().zip(developments) {
        for &(perk, n) in &facts.does.perks {
            all[perk.index()].developments.insert(tile);
            all[perk.index()].amounts.push((Giver::Development(tile), n));
        }
    }
    for (colour, track) in Colour::TRACKS.into_iter().zip(tracks) {
        for (step, at) in (1..).zip(&track.steps) {
            for &(perk, n) in &at.does.perks {
                let givers = &mut all[perk.index()];
                let first = &mut givers.steps[colour.index()];
                *first = step.min(*first);
                givers.amounts.push((Giver::Step(colour, step), n));
            }
        }
    }
    all
}

/// No slot is complete at the start (SK-2.26).
fn check_base(edition: &Edition, files: &Files<'_>) -> Result<(), Fault> {
    let mut village = Village::default();
    village.buildings[edition.base.index()] = Some(Building::BaseLodge);
    if village.slots(edition.mountain.start.of(Colour::Green), edition).is_empty() {
        return Ok(());
    }
    let file = files.open("buildings.toml");
    let BuildingFile { base, .. } = file.parse()?;
    Err(file.fault(base.span(), "the base building has a complete square slot at the start"))
}
