//! Needs: what is missing in a workshop for the projects it may still score.

use tabletop::{List, Seat};

use super::Prospect;
use crate::{
    Imaginarium,
    assistant::Assistant,
    goods::{Good, cubes},
    machine::{Family, Machine},
    project::{Project, Projects, Tally},
    slot::Slots,
    state::Player,
};

/// Some machine types, as bits.
type Types = u32;

const fn bit(machine: Machine) -> Types {
    1 << machine.index()
}

const fn of_family(family: Family) -> Types {
    let (mut types, mut i) = (0, 0);
    while i < Machine::COUNT {
        if Machine::at(i).family() as usize == family as usize {
            types |= 1 << i;
        }
        i += 1;
    }
    types
}

const PRODUCTION: Types = of_family(Family::Production);
const TRANSFORMATION: Types = of_family(Family::Transformation);
const ATTACK: Types = of_family(Family::Attack);
const DEFENCE: Types = of_family(Family::Defence);
const ALL: Types = (1 << Machine::COUNT) - 1;
/// What makes wood, copper or crystal, in the order of `Good::CUBES`.
const MAKERS: [Types; 3] = [
    bit(Machine::P2) | bit(Machine::P5) | bit(Machine::P6),
    bit(Machine::P3) | bit(Machine::P5) | bit(Machine::P6),
    bit(Machine::P4) | bit(Machine::P6),
];
/// What makes three cubes of a kind as a pair.
const PAIRED: [Machine; 4] = [Machine::P2, Machine::P3, Machine::P4, Machine::P6];
/// What has a triple (IM-23.17).
const TRIPLED: [Machine; 5] = [Machine::P1, Machine::P2, Machine::P3, Machine::P4, Machine::T4];
/// What is missing for one project.
#[derive(Copy, Clone, Debug, Default)]
struct Need {
    points: i16,
    /// Machines that would help.
    types: Types,
    /// How many of them are not repaired yet.
    missing: u8,
    /// How many are not even in the yard.
    lacking: u8,
    /// They must be joined, too.
    joins: bool,
}

/// The projects a seat may still score, by how far they are: a purchase, a repair, joining are a
/// step each.
#[derive(Copy, Clone, Debug, Default)]
pub struct Needs {
    list: List<Need, { Project::COUNT }>,
    /// Points of projects whose condition holds.
    pub met: i16,
    pub one_step: i16,
    pub two_steps: i16,
    pub further: i16,
    /// Projects nobody has validated.
    pub unclaimed: i16,
    /// Points that joining alone brings.
    pub by_joining: i16,
    /// Points that one assistant brings.
    pub by_recruiting: i16,
}

/// The machines somebody owns: type, as a bit, and number.
#[derive(Default)]
struct Owned {
    repaired: List<(Types, u8), { Slots::CAPACITY }>,
    broken: List<(Types, u8), { Machine::COUNT + 1 }>,
}

impl Owned {
    fn count(player: &Player, reserved: Option<Machine>) -> Owned {
        let mut owned = Owned::default();
        for machine in player.slots.machines() {
            owned.repaired.push((bit(machine), 1));
        }
        for machine in player.yard.kinds() {
            owned.broken.push((bit(machine), player.yard.count(machine)));
        }
        if let Some(machine) = reserved {
            owned.broken.push((bit(machine), 1));
        }
        owned
    }

    fn repaired(&self, types: Types) -> u8 {
        sum(&self.repaired, types)
    }

    fn broken(&self, types: Types) -> u8 {
        sum(&self.broken, types)
    }

    /// So many of these machines.
    fn need(&self, types: Types, count: u8) -> Need {
        self.short_of(types, count.saturating_sub(self.repaired(types)))
    }

    /// So many more of these machines.
    fn short_of(&self, types: Types, missing: u8) -> Need {
        let lacking = missing.saturating_sub(self.broken(types));
        Need { types, missing, lacking, ..Need::default() }
    }
}

fn sum(machines: &[(Types, u8)], types: Types) -> u8 {
    machines.iter().map(|&(kind, n)| if kind & types == 0 { 0 } else { n }).sum()
}

impl Needs {
    pub fn of(game: &Imaginarium, seat: Seat, prospect: &Prospect) -> Needs {
        let player = game.player(seat);
        let edition = &game.options.edition;
        let tally = Tally::count(edition, &player.slots, prospect.goods, player.staff.len());
        let owned = Owned::count(player, prospect.reserved);
        let bonus = i16::from(player.staff.has(Assistant::ProjectBacker));
        let mut needs = Needs::default();
        let validated = game.all_seats().map(|seat| game.player(seat).validated);
        let unclaimed = validated.fold(game.office, Projects::without);
        needs.unclaimed = unclaimed.len() as i16;
        for project in game.office.without(player.validated).iter() {
            let claimed = i16::from(!unclaimed.has(project));
            let points = edition.project_vp(project) as i16 + bonus - claimed;
            needs.count(project, points, &tally, || need(game, player, &tally, &owned, project));
        }
        for project in player.secrets.iter() {
            let points = edition.project_vp(project) as i16 + bonus;
            needs.count(project, points, &tally, || need(game, player, &tally, &owned, project));
        }
        needs
    }

    fn count(&mut self, project: Project, points: i16, tally: &Tally, need: impl Fn() -> Need) {
        if tally.fulfils(project) {
            self.met += points;
            return;
        }
        let need = Need { points, ..need() };
        match need.missing + need.lacking + u8::from(need.joins) {
            0 | 1 => self.one_step += points,
            2 => self.two_steps += points,
            _ => self.further += points,
        }
        if need.missing == 0 && need.joins {
            self.by_joining += points;
        }
        if need.missing == 1 && project == Project::FullStaff {
            self.by_recruiting += points;
        }
        self.list.push(need);
    }

    /// Points of projects that this machine brings nearer; the fewer are lacking, the more.
    pub fn wanted(&self, machine: Machine) -> i16 {
        let helps = |need: &&Need| 0 < need.lacking && need.types & bit(machine) != 0;
        self.list.iter().filter(helps).map(|need| need.points / i16::from(need.lacking)).sum()
    }

    /// Points of projects that are met once this machine is repaired.
    pub fn completed_by(&self, machine: Machine) -> i16 {
        let is_last = |need: &&Need| need.missing == 1 && !need.joins;
        let helps = |need: &&Need| is_last(need) && need.types & bit(machine) != 0;
        self.list.iter().filter(helps).map(|need| need.points).sum()
    }
}

/// What is missing for a project whose condition does not hold.
fn need(
    game: &Imaginarium,
    player: &Player,
    tally: &Tally,
    owned: &Owned,
    project: Project,
) -> Need {
    let of_level = |level| game.options.edition.of_level(level);
    match project {
        Project::FourProductionSlots => {
            owned.short_of(PRODUCTION, 4_u16.saturating_sub(tally.production_slots) as u8)
        }
        Project::SixMachines => owned.need(ALL, 6),
        Project::TwoOfLevelThree => owned.need(of_level(3), 2),
        Project::ThreeOfLevelTwo => owned.need(of_level(2), 3),
        Project::TwoAttackers => owned.need(ATTACK, 2),
        Project::TwoConverters => owned.need(TRANSFORMATION, 2),
        Project::TwoShields => owned.need(DEFENCE, 2),
        Project::SwordAndShield => sword_and_shield(owned),
        Project::Triple => combination(owned, &TRIPLED, 3),
        Project::ThreeAlike => combination(owned, &PAIRED, 2),
        Project::SixInTwoKinds => {
            let made = cubes(tally.makes) + tally.alike[0] + tally.alike[1];
            // A machine more is worth two cubes, since it joins others.
            owned.short_of(
                MAKERS[0] | MAKERS[1] | MAKERS[2],
                (6_u16.saturating_sub(made).div_ceil(2)).max(1) as u8,
            )
        }
        Project::OneOfEach => one_of_each(tally, owned),
        Project::FifteenCharbonium => {
            let short = 15_u16.saturating_sub(tally.charbonium);
            // An extraction is a step.
            Need { missing: short.div_ceil(3) as u8, ..Need::default() }
        }
        Project::FullStaff => {
            let missing = Player::PLACES.saturating_sub(player.staff.len()) as u8;
            Need { missing, lacking: missing - 1, ..Need::default() }
        }
    }
}

/// So many identical machines in one slot, of the type that has come furthest.
fn combination(owned: &Owned, machines: &[Machine], n: u8) -> Need {
    let progress = |&types: &Types| 4 * owned.repaired(types) + owned.broken(types);
    let furthest = machines.iter().map(|&machine| bit(machine)).max_by_key(progress);
    Need { joins: true, ..owned.need(furthest.unwrap_or(0), n) }
}

fn sword_and_shield(owned: &Owned) -> Need {
    let [sword, shield] = [ATTACK, DEFENCE].map(|types| owned.need(types, 1));
    let lacking = sword.lacking + shield.lacking;
    let needed = |need: Need| {
        let is_needed = if lacking == 0 { 0 < need.missing } else { 0 < need.lacking };
        if is_needed { need.types } else { 0 }
    };
    Need {
        types: needed(sword) | needed(shield),
        missing: sword.missing + shield.missing,
        lacking,
        ..Need::default()
    }
}

fn one_of_each(tally: &Tally, owned: &Owned) -> Need {
    let choices = tally.alike.iter().filter(|&&n| 0 < n).count();
    let absent = || Good::CUBES.into_iter().filter(|&cube| tally.makes[cube] == 0);
    let types = absent().fold(0, |types, cube| types | MAKERS[cube.index()]);
    owned.short_of(types, absent().count().saturating_sub(choices) as u8)
}
