//! What every player has: the round track, the production board, upgrades and starting cards.

use facts::{File, Files, Rows, fixed};
use tabletop::{Fact, Fault, List};

use super::{
    SLOTS,
    rows::{
        BookRow, GainsRow, LengthRow, LevelRow, NavigationFile, NavigationRow, PlaceRow,
        ProductionFile, TrackFile, TypeRow, TypesRow, UpgradeFile, UpgradeRow,
    },
    words::{gains, ids, only, within},
};
use crate::{
    card::Card,
    effect::{Deed, Gains},
    upgrade::{STEPS, Type, Upgrade},
};

/// What a level of the production board costs and gives (CA-9.3), and what arriving there gives.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub struct Level {
    pub energy: u8,
    pub water: u8,
    pub vp: u8,
    pub reward: Gains,
}

pub const LEVELS: usize = 11;

/// A type of upgrades: price and final VP of its steps, and what its last one gives.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub struct TypeFacts {
    pub steps: List<Step, STEPS>,
    pub last: Gains,
}

#[derive(Copy, Clone, Eq, PartialEq, Debug, Default)]
pub struct Step {
    pub metal: u8,
    pub vp: u8,
}

/// The highest navigation value: a combat with all cards there are stays a small number.
pub const HIGHEST: u8 = 6;

/// How many cards every player starts with (CA-2.19).
const STARTING_CARDS: u8 = 7;

/// What taking the marker of each slot gives, and the slots with a book to their right, a bit each.
pub fn track(files: &Files<'_>, facts: &mut Vec<Fact>) -> Result<([Gains; SLOTS], u8), Fault> {
    let mut file = files.open("track.toml");
    let TrackFile { slot, book, length } = file.parse()?;
    let slots = ["rt-1", "rt-2", "rt-3", "rt-4", "rt-5", "rt-6", "rt-7", "rt-8"];
    let gains =
        file.table(&slot, &slots, |file, row: &GainsRow| gains(file, &row.gains, Deed::GAINS))?;
    let books = file.table(&book, &["book-1", "book-2", "book-3"], |file, row: &BookRow| {
        // The shortest game has slots 3 to 8, and no book is lost in it (CA-6.15).
        within(file, &row.after, 3..=7)
    })?;
    if !books.is_sorted_by(|left, right| left < right) {
        return Err(file.fault(book.span(), "the books lie from left to right"));
    }
    file.table(&length, &["8", "7", "6"], |file, row: &LengthRow| {
        let rounds: u8 = row.id.get_ref().parse().expect("a number of rounds");
        let first = SLOTS as u8 + 1 - rounds;
        within(file, &row.first, first..=first)
    })?;
    facts.extend(file.facts());
    let books = books.into_iter().fold(0, |books, slot| books | 1 << (slot - 1));
    Ok((fixed(gains), books))
}

pub fn levels(files: &Files<'_>, facts: &mut Vec<Fact>) -> Result<[Level; LEVELS], Fault> {
    let mut file = files.open("production.toml");
    let ProductionFile { level, reward } = file.parse()?;
    let ids: [&str; LEVELS] =
        ["pb-0", "pb-1", "pb-2", "pb-3", "pb-4", "pb-5", "pb-6", "pb-7", "pb-8", "pb-9", "pb-10"];
    let mut levels = file.table(&level, &ids, |_, row: &LevelRow| {
        let reward = Gains::default();
        Ok(Level { energy: row.energy.into(), water: row.water.into(), vp: row.vp.into(), reward })
    })?;
    let rewarded = [2, 4, 8];
    let rewards = file.table(&reward, &rewarded.map(|at| ids[at]), |file, row: &GainsRow| {
        gains(file, &row.gains, Deed::GOODS)
    })?;
    facts.extend(file.facts());
    rewarded.into_iter().zip(rewards).for_each(|(at, reward)| levels[at].reward = reward);
    Ok(fixed(levels))
}

pub fn upgrades(
    files: &Files<'_>,
    facts: &mut Vec<Fact>,
) -> Result<[TypeFacts; Type::COUNT], Fault> {
    let mut file = files.open("upgrades.toml");
    let UpgradeFile { r#type, board, place, upgrade } = file.parse()?;
    let types = ids(Type::ALL, Type::id);
    let last = file.table(&r#type, &types, |file, row: &TypeRow| {
        let does = match file.read(&row.id)? {
            Type::Movement => "movement:1",
            Type::Combat => "combat:1",
            Type::Planting => "capacity:1",
        };
        only(file, &row.does, does)?;
        gains(file, &row.last, Deed::GOODS)
    })?;
    file.table(&board, &["A", "B"], |file, row: &TypesRow| {
        let plants = row.id.get_ref() == "B";
        only(file, &row.types, if plants { "movement combat planting" } else { "movement combat" })
    })?;
    file.table(&place, &types, |file, row: &PlaceRow| {
        let at = match file.read(&row.id)? {
            Type::Movement => "left",
            Type::Combat => "top",
            Type::Planting => "right",
        };
        only(file, &row.at, at)
    })?;
    let steps = file.table(&upgrade, &ids(Upgrade::ALL, Upgrade::id), read_upgrade)?;
    check_prices(&file, &upgrade, &steps)?;
    facts.extend(file.facts());
    let facts_of = |(&kind, last)| {
        let steps = steps.iter().filter(|(of, _)| *of == kind);
        TypeFacts { steps: steps.map(|&(_, step)| step).collect(), last }
    };
    Ok(fixed(Type::ALL.iter().zip(last).map(facts_of).collect()))
}

fn read_upgrade(file: &File<'_>, row: &UpgradeRow) -> Result<(Type, Step), Fault> {
    let (kind, step) = file.read::<Upgrade>(&row.id)?.place();
    only(file, &row.r#type, kind.id())?;
    within(file, &row.step, step..=step)?;
    Ok((kind, Step { metal: (*row.metal.get_ref()).into(), vp: row.vp.into() }))
}

/// They are built in ascending order of price (CA-16.6).
fn check_prices(
    file: &File<'_>,
    rows: &Rows<UpgradeRow>,
    steps: &[(Type, Step)],
) -> Result<(), Fault> {
    let falls =
        |pair: &[(Type, Step)]| pair[0].0 == pair[1].0 && pair[1].1.metal <= pair[0].1.metal;
    let Some(at) = steps.windows(2).position(falls) else { return Ok(()) };
    let cheap = Upgrade::at(at + 1);
    let row = rows.get_ref().iter().find(|row| row.get_ref().id.get_ref() == cheap.id());
    let span = row.expect("its line").get_ref().metal.span();
    Err(file.fault(span, format!("{cheap} costs more than {}", Upgrade::at(at))))
}

/// Values and copies of the starting Navigation cards.
pub fn starting_cards(
    files: &Files<'_>,
    facts: &mut Vec<Fact>,
) -> Result<[(u8, u8); Card::STARTING], Fault> {
    let mut file = files.open("navigation.toml");
    let NavigationFile { navigation } = file.parse()?;
    let ids = ids(&Card::ALL[..Card::STARTING], Card::id);
    let cards = file.table(&navigation, &ids, |file, row: &NavigationRow| {
        Ok((within(file, &row.value, 0..=HIGHEST)?, u8::from(row.copies)))
    })?;
    let all: u8 = cards.iter().map(|(_, copies)| copies).sum();
    if all != STARTING_CARDS {
        let reason = format!("{all} cards: a player starts with {STARTING_CARDS}");
        return Err(file.fault(navigation.span(), reason));
    }
    facts.extend(file.facts());
    Ok(fixed(cards))
}
