//! Reads an edition from its files and refuses what cannot be, with file, line and column.

use std::ops::Range;

use facts::{Facts as _, File, Files, Row, Rows, Spanned, fixed};
use serde::Deserialize;
use tabletop::{Fact, Fault, List, Source};

use super::{Edition, MachineFacts, Workshop, WorkshopFacts};
use crate::{
    assistant::Assistant,
    board::Space,
    goods::{Cubes, Good, Goods, cubes},
    machine::{Family, Machine},
    project::Project,
    slot::Stack,
    text::Effect,
};

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct MachineFile {
    machine: Rows<MachineRow>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct MachineRow {
    id: Spanned<String>,
    level: Spanned<u16>,
    repair: Spanned<String>,
    copies: Spanned<u8>,
    makes: Spanned<Vec<u16>>,
    with: Spanned<String>,
    mark: Spanned<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct AssistantFile {
    assistant: Rows<AssistantRow>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct AssistantRow {
    id: Spanned<String>,
    cost: u16,
    mark: Spanned<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ProjectFile {
    project: Rows<ProjectRow>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ProjectRow {
    id: Spanned<String>,
    vp: Spanned<u16>,
    mark: Spanned<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct WorkshopFile {
    workshop: Rows<WorkshopRow>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct WorkshopRow {
    id: Spanned<String>,
    initiative: Spanned<u8>,
    machines: Spanned<String>,
    goods: Spanned<String>,
    alternative: Spanned<String>,
    mark: Spanned<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct BoardFile {
    belt: Rows<BeltRow>,
    extractor: Rows<ExtractorRow>,
    trade: Rows<TradeRow>,
    office: Rows<OfficeRow>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct BeltRow {
    id: Spanned<String>,
    cost: Spanned<u16>,
    mark: Spanned<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ExtractorRow {
    id: Spanned<String>,
    pays: u16,
    mark: Spanned<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct TradeRow {
    id: Spanned<String>,
    price: Spanned<u16>,
    mark: Spanned<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct OfficeRow {
    players: Spanned<u8>,
    projects: Spanned<u8>,
    mark: Spanned<String>,
}

facts::rows!(MachineRow, AssistantRow, ProjectRow, WorkshopRow, BeltRow, ExtractorRow, TradeRow);

impl Row for OfficeRow {
    fn id(&self) -> (String, Range<usize>) {
        (self.players.get_ref().to_string(), self.players.span())
    }

    fn mark(&self) -> &Spanned<String> {
        &self.mark
    }
}

/// Goods of the right sort: cubes only where `cubes` says so, VP never.
fn goods(file: &File<'_>, text: &Spanned<String>, cubes: bool) -> Result<Goods, Fault> {
    let goods: Goods = file.read(text)?;
    if 0 < goods[Good::Vp] || cubes && 0 < goods[Good::Charbonium] {
        return Err(file.fault(text.span(), "only w, cu and cr stand here, no VP"));
    }
    Ok(goods)
}

pub fn edition(files: &[Source<'_>]) -> Result<Edition, Fault> {
    let files = Files::new(Edition::DATA, files)?;
    let (machines, mut facts) = machines(files)?;
    let (assistants, more) = assistants(files)?;
    facts.extend(more);
    let (projects, more) = projects(files)?;
    facts.extend(more);
    let (workshops, more) = workshops(files, &machines)?;
    facts.extend(more);
    let board = board(files)?;
    facts.extend(board.facts);
    let mut edition = Edition {
        machines: fixed(machines),
        assistants: fixed(assistants),
        projects: fixed(projects),
        workshops: fixed(workshops),
        spaces: fixed(board.spaces),
        trade: fixed(board.trade),
        office: fixed(board.office),
        facts,
        effects: [Effect::Nothing; Stack::COUNT],
        legal: [false; Stack::COUNT],
        joined: Vec::new(),
        partners: [0; Stack::COUNT],
        levels: [0; 4],
    };
    edition.work_out();
    check_combinations(files, &edition)?;
    Ok(edition)
}

fn names<T>(all: &[T], id: impl Fn(&T) -> &'static str) -> Vec<&'static str> {
    all.iter().map(id).collect()
}

/// IM-2.10: what the rulebook counts of each family.
const FAMILY_TOTALS: [(Family, u16); 5] = [
    (Family::Production, 29),
    (Family::Transformation, 12),
    (Family::Attack, 10),
    (Family::Defence, 6),
    (Family::Special, 4),
];

fn machines(files: Files<'_>) -> Result<(Vec<MachineFacts>, Vec<Fact>), Fault> {
    let mut file = files.open("machines.toml");
    let parsed: MachineFile = file.parse()?;
    let rows = parsed.machine;
    let ids = names(Machine::ALL, |m| m.id());
    let machines = file.table(&rows, &ids, machine)?;
    for (family, total) in FAMILY_TOTALS {
        let of_family = Machine::ALL.iter().filter(|m| m.family() == family);
        let found: u16 = of_family.map(|m| u16::from(machines[m.index()].copies)).sum();
        if found != total {
            let reason = format!("{found} cards of family {family}: the rulebook counts {total}");
            return Err(file.fault(rows.span(), reason));
        }
    }
    for (&a, row) in Machine::ALL.iter().zip(&machines) {
        for &b in Machine::ALL.iter().filter(|b| row.with >> b.index() & 1 == 1) {
            if machines[b.index()].with >> a.index() & 1 == 0 {
                let line = rows.get_ref().iter().find(|r| r.get_ref().id.get_ref() == b.id());
                let at = line.map_or(rows.span(), |r| r.get_ref().with.span());
                return Err(file.fault(at, format!("{a} lists {b}, but {b} does not list {a}")));
            }
        }
    }
    Ok((machines, file.facts()))
}

fn machine(file: &File<'_>, row: &MachineRow) -> Result<MachineFacts, Fault> {
    let repair = goods(file, &row.repair, true)?;
    let level = *row.level.get_ref();
    if !(1..=3).contains(&level) {
        return Err(file.fault(row.level.span(), format!("level {level}: levels are 1, 2, 3")));
    }
    if cubes(repair) < level || 20 < cubes(repair) {
        let reason = "a repair costs at least as many cubes as the level, and at most 20";
        return Err(file.fault(row.repair.span(), reason));
    }
    let id: Machine = file.read(&row.id)?;
    // Slots know two of each defence machine, and projects two P6; the box has no more.
    let most = if id.family() == Family::Defence || id == Machine::P6 { 2 } else { 20 };
    if !(1..=most).contains(row.copies.get_ref()) {
        return Err(file.fault(row.copies.span(), format!("{id} has 1 to {most} copies")));
    }
    let makes = row.makes.get_ref();
    let needs_amounts = !matches!(id.family(), Family::Defence)
        && !matches!(id, Machine::A5 | Machine::A6 | Machine::S1);
    if 3 < makes.len() || makes.is_empty() == needs_amounts || makes.iter().any(|&n| 99 < n) {
        let reason = if needs_amounts { "one to three amounts up to 99" } else { "no amounts" };
        return Err(file.fault(row.makes.span(), format!("{id} makes {reason}")));
    }
    let with = file.read_all::<Machine>(&row.with)?.iter().fold(0, |with, m| with | 1 << m.index());
    Ok(MachineFacts {
        level,
        repair,
        copies: *row.copies.get_ref(),
        makes: makes.iter().copied().collect(),
        with,
        scrap: parts(repair, level),
    })
}

/// All parts of a repair cost that have as many cubes as the level (IM-16.4, IM-16.5).
fn parts(cost: Goods, cubes: u16) -> List<Cubes, 10> {
    let mut parts = List::default();
    for wood in 0..=cost[Good::Wood].min(cubes) {
        for copper in 0..=cost[Good::Copper].min(cubes - wood) {
            let crystal = cubes - wood - copper;
            if crystal <= cost[Good::Crystal] {
                parts.push(Cubes([wood as u8, copper as u8, crystal as u8]));
            }
        }
    }
    parts
}

fn assistants(files: Files<'_>) -> Result<(Vec<u16>, Vec<Fact>), Fault> {
    let mut file = files.open("assistants.toml");
    let rows = file.parse::<AssistantFile>()?.assistant;
    let ids = names(Assistant::ALL, |a| a.id());
    let costs = file.table(&rows, &ids, |_, row| Ok(row.cost))?;
    Ok((costs, file.facts()))
}

fn projects(files: Files<'_>) -> Result<(Vec<u16>, Vec<Fact>), Fault> {
    let mut file = files.open("projects.toml");
    let rows = file.parse::<ProjectFile>()?.project;
    let ids = names(Project::ALL, |p| p.id());
    let vp = file.table(&rows, &ids, |file, row| match *row.vp.get_ref() {
        vp @ 1..=20 => Ok(vp),
        vp => Err(file.fault(row.vp.span(), format!("{vp} VP: a project is worth 1 to 20"))),
    })?;
    Ok((vp, file.facts()))
}

fn workshops(
    files: Files<'_>,
    machines_of: &[MachineFacts],
) -> Result<(Vec<WorkshopFacts>, Vec<Fact>), Fault> {
    let mut file = files.open("workshops.toml");
    let rows = file.parse::<WorkshopFile>()?.workshop;
    let ids = names(Workshop::ALL, |w| w.id());
    let mut taken = 0u8;
    let workshops = file.table(&rows, &ids, |file, row| {
        let initiative = *row.initiative.get_ref();
        if !(1..=5).contains(&initiative) || taken >> initiative & 1 == 1 {
            let reason = "every workshop has an initiative of its own, 1 to 5";
            return Err(file.fault(row.initiative.span(), reason));
        }
        taken |= 1 << initiative;
        let machines = file.read_all(&row.machines)?;
        if 4 < machines.len() || machines.contains(&Machine::S1) {
            return Err(file.fault(row.machines.span(), "at most four machines, and no S1"));
        }
        let (goods, alternative) =
            (goods(file, &row.goods, false)?, goods(file, &row.alternative, false)?);
        Ok(WorkshopFacts { initiative, machines, goods, alternative })
    })?;
    for &machine in Machine::ALL {
        let all = workshops.iter().flat_map(|workshop| &workshop.machines);
        let listed = all.filter(|&&m| m == machine).count();
        let copies = machines_of[machine.index()].copies;
        if usize::from(copies) < listed {
            let reason = format!("{listed} {machine} listed: the box has {copies}");
            return Err(file.fault(rows.span(), reason));
        }
    }
    Ok((workshops, file.facts()))
}

struct Board {
    spaces: Vec<u16>,
    trade: Vec<u16>,
    office: Vec<u8>,
    facts: Vec<Fact>,
}

fn board(files: Files<'_>) -> Result<Board, Fault> {
    let mut file = files.open("board.toml");
    let rows: BoardFile = file.parse()?;
    let ids = names(Space::ALL, |s| s.id());
    let mut spaces = file.table(&rows.belt, &ids[..7], |file, row| {
        // IM-9.5: with levels 1 to 3 the prices lie between 2 and 7.
        match *row.cost.get_ref() {
            cost @ 1..=4 => Ok(cost),
            cost => Err(file.fault(row.cost.span(), format!("base cost {cost}: it is 1 to 4"))),
        }
    })?;
    spaces.extend(file.table(&rows.extractor, &ids[7..], |_, row| Ok(row.pays))?);
    let goods = ["w", "cu", "cr", "vp"];
    let mut trade = file.table(&rows.trade, &goods, |file, row| match *row.price.get_ref() {
        0 => Err(file.fault(row.price.span(), "nothing is traded for nothing")),
        price => Ok(price),
    })?;
    trade.insert(3, 0); // Charbonium is not traded for itself.
    let counts = ["2", "3", "4", "5"];
    let office = file.table(&rows.office, &counts, |file, row| match *row.projects.get_ref() {
        // Two tiles must be left for AS-08.
        n @ 1..=12 => Ok(n),
        n => Err(file.fault(row.projects.span(), format!("{n} projects: 1 to 12 of the 14"))),
    })?;
    Ok(Board { spaces, trade, office, facts: file.facts() })
}

/// The rulebook's lists make 47 combinations; other numbers mean a mistyped list.
fn check_combinations(files: Files<'_>, edition: &Edition) -> Result<(), Fault> {
    let found = edition.combinations().count();
    if found == 47 {
        return Ok(());
    }
    let file = files.open("machines.toml");
    let rows = file.parse::<MachineFile>()?.machine;
    Err(file
        .fault(rows.span(), format!("the lists allow {found} combinations: they must allow 47")))
}
