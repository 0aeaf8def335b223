//! Projects: 14 tiles with a condition each (IM-2.13, chapter 23), and how a workshop meets it.

use tabletop::Set;

use crate::{
    edition::Edition,
    goods::{Good, Goods, cubes},
    machine::{Family, Machine},
    slot::Slots,
    text::Effect,
};

tabletop::ids! {
    pub enum Project ("project") {
        FourProductionSlots = "PJ-01",
        SixMachines = "PJ-02",
        TwoOfLevelThree = "PJ-03",
        Triple = "PJ-04",
        FifteenCharbonium = "PJ-05",
        ThreeAlike = "PJ-06",
        TwoAttackers = "PJ-07",
        FullStaff = "PJ-08",
        SwordAndShield = "PJ-09",
        SixInTwoKinds = "PJ-10",
        OneOfEach = "PJ-11",
        TwoConverters = "PJ-12",
        ThreeOfLevelTwo = "PJ-13",
        TwoShields = "PJ-14",
    }
}

/// Some of the projects.
pub type Projects = Set<Project>;

/// What the conditions of projects look at, counted once. Only repaired machines are in slots,
/// so only they count (IM-23.9); combined machines count one by one (IM-18.11).
#[derive(Copy, Clone, Debug, Default)]
pub struct Tally {
    machines: u16,
    family: [u16; Family::COUNT],
    level: [u16; 4],
    pub(crate) production_slots: u16,
    has_triple: bool,
    pub(crate) charbonium: u16,
    staff: usize,
    /// What one step 1 could deliver in cubes of a known kind (IM-23.12).
    pub(crate) makes: Goods,
    /// Slots that deliver so many cubes of one kind of choice, at most two (IM-23.15).
    pub(crate) alike: [u16; 2],
}

impl Tally {
    pub fn count(edition: &Edition, slots: &Slots, goods: Goods, staff: usize) -> Tally {
        let mut tally = Tally { charbonium: goods[Good::Charbonium], staff, ..Tally::default() };
        for slot in slots.iter() {
            let machines = slot.stack.machines();
            tally.machines += machines.len() as u16;
            for &machine in machines {
                tally.family[machine.family().index()] += 1;
                tally.level[usize::from(edition.machine(machine).level)] += 1;
            }
            let first = machines[0];
            tally.has_triple |= 3 <= machines.len() && machines.iter().all(|&m| m == first);
            if first.family() == Family::Production {
                tally.production_slots += 1;
                tally.count_output(edition.effect(slot.stack));
            }
        }
        tally
    }

    /// Charbonium is no resource, and only slots with a production machine count (IM-23.13, IM-23.14).
    fn count_output(&mut self, effect: Effect) {
        match effect {
            Effect::Gain(gain) => {
                for cube in Good::CUBES {
                    self.makes[cube] += gain[cube];
                }
            }
            Effect::GainAlike(n) => {
                let free = if self.alike[0] == 0 { 0 } else { 1 };
                self.alike[free] += n;
            }
            Effect::Nothing | Effect::Turn { .. } => {}
        }
    }

    /// Whether some choice of kinds for the P6 slots makes the output satisfy `wish`.
    fn can_make(&self, wish: impl Fn(Goods) -> bool) -> bool {
        // Without a P6 slot there is nothing to choose.
        let kinds = |n: u16| if n == 0 { &Good::CUBES[..1] } else { &Good::CUBES[..] };
        let [first, second] = self.alike;
        kinds(first).iter().any(|&a| {
            kinds(second)
                .iter()
                .any(|&b| wish(self.makes + Goods::of(a, first) + Goods::of(b, second)))
        })
    }

    fn n(&self, family: Family) -> u16 {
        self.family[family.index()]
    }

    pub fn fulfils(&self, project: Project) -> bool {
        let kinds = |out: Goods| Good::CUBES.into_iter().filter(|&cube| 0 < out[cube]).count();
        match project {
            Project::FourProductionSlots => 4 <= self.production_slots, // IM-23.16
            Project::SixMachines => 6 <= self.machines,
            Project::TwoOfLevelThree => 2 <= self.level[3], // IM-23.21
            Project::Triple => self.has_triple,             // IM-23.17
            Project::FifteenCharbonium => 15 <= self.charbonium, // IM-23.18
            Project::ThreeAlike => {
                self.can_make(|out| Good::CUBES.into_iter().any(|cube| 3 <= out[cube]))
            }
            Project::TwoAttackers => 2 <= self.n(Family::Attack),
            Project::FullStaff => 3 <= self.staff, // IM-23.20
            Project::SwordAndShield => 1 <= self.n(Family::Attack) && 1 <= self.n(Family::Defence),
            Project::SixInTwoKinds => self.can_make(|out| 6 <= cubes(out) && 2 <= kinds(out)),
            Project::OneOfEach => self.can_make(|out| kinds(out) == 3),
            Project::TwoConverters => 2 <= self.n(Family::Transformation),
            Project::ThreeOfLevelTwo => 3 <= self.level[2],
            Project::TwoShields => 2 <= self.n(Family::Defence),
        }
    }
}

/// The levels of all repaired machines, for the tie-break (IM-27.1).
pub fn level_sum(edition: &Edition, slots: &Slots) -> u16 {
    slots.machines().map(|machine: Machine| edition.machine(machine).level).sum()
}
