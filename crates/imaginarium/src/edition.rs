//! The facts of the components, as `data/*.toml` prints them, ready for play.

mod load;

use std::collections::BTreeMap;

use tabletop::{Fact, List};

use crate::{
    assistant::Assistant,
    board::Space,
    goods::{Cubes, Good, Goods},
    machine::{Family, Machine},
    project::Project,
    slot::Stack,
    text::{self, Amounts, Effect, Lightning},
};

tabletop::ids! {
    /// The five workshops; the number is the place on the initiative track (IM-4.8).
    #[derive(Default)]
    pub enum Workshop ("workshop") {
        #[default]
        Ws1 = "WS-1", Ws2 = "WS-2", Ws3 = "WS-3", Ws4 = "WS-4", Ws5 = "WS-5",
    }
}

#[derive(Clone, PartialEq, Debug)]
pub struct MachineFacts {
    pub level: u16,
    pub repair: Goods,
    pub copies: u8,
    pub makes: Amounts,
    /// The serial numbers it combines with, as bits.
    with: u32,
    /// What dismantling it broken may yield (IM-16.5), sorted.
    pub scrap: List<Cubes, 10>,
}

#[derive(Clone, PartialEq, Debug)]
pub struct WorkshopFacts {
    pub initiative: u8,
    pub machines: Vec<Machine>,
    pub goods: Goods,
    pub alternative: Goods,
}

/// All facts of the game, and what follows from them for every slot.
#[derive(Clone, PartialEq, Debug)]
pub struct Edition {
    machines: [MachineFacts; Machine::COUNT],
    assistants: [u16; Assistant::COUNT],
    projects: [u16; Project::COUNT],
    workshops: [WorkshopFacts; Workshop::COUNT],
    /// Base cost of a belt space, or what an extractor pays.
    spaces: [u16; Space::COUNT],
    trade: [u16; Good::COUNT],
    office: [u8; 4],
    facts: Vec<Fact>,
    effects: [Effect; Stack::COUNT],
    legal: [bool; Stack::COUNT],
    joined: Vec<Option<Stack>>,
    /// For every contents, what they may be joined with, as bits.
    partners: [u128; Stack::COUNT],
    /// The machines of each level, as bits.
    levels: [u32; 4],
}

facts::edition! {
    Edition, load::edition,
    "machines.toml",
    "assistants.toml",
    "projects.toml",
    "workshops.toml",
    "board.toml",
}

impl Edition {
    #[inline]
    pub fn machine(&self, machine: Machine) -> &MachineFacts {
        &self.machines[machine.index()]
    }

    #[inline]
    pub fn assistant_cost(&self, assistant: Assistant) -> u16 {
        self.assistants[assistant.index()]
    }

    #[inline]
    pub fn project_vp(&self, project: Project) -> u16 {
        self.projects[project.index()]
    }

    pub fn workshop(&self, workshop: Workshop) -> &WorkshopFacts {
        &self.workshops[workshop.index()]
    }

    /// The base cost of a belt space (IM-9.4), or what an extractor pays (IM-9.1).
    #[inline]
    pub fn space(&self, space: Space) -> u16 {
        self.spaces[space.index()]
    }

    #[inline]
    pub fn trade_price(&self, good: Good) -> u16 {
        self.trade[good.index()]
    }

    /// How many projects are laid out (IM-4.16, IM-4.17).
    pub fn projects_shown(&self, players: u8) -> u8 {
        self.office[usize::from(players) - 2]
    }

    /// What using a slot does.
    #[inline]
    pub fn effect(&self, stack: Stack) -> Effect {
        self.effects[stack.index()]
    }

    pub fn lightning(&self, machine: Machine) -> Option<Lightning> {
        let amount = self.machine(machine).makes.first().copied().unwrap_or(0);
        text::lightning(machine, amount)
    }

    pub fn is_legal(&self, stack: Stack) -> bool {
        self.legal[stack.index()]
    }

    /// What two slots become when they are joined, if that is legal.
    #[inline]
    pub fn join(&self, a: Stack, b: Stack) -> Option<Stack> {
        self.joined[a.index() * Stack::COUNT + b.index()]
    }

    /// Whether any two of these slots may be joined.
    #[inline]
    pub fn can_join_any(&self, stacks: impl Iterator<Item = Stack>) -> bool {
        let mut seen = 0u128;
        for stack in stacks {
            if self.partners[stack.index()] & seen != 0 {
                return true;
            }
            seen |= 1 << stack.index();
        }
        false
    }

    /// The machines of a level, as bits.
    pub fn of_level(&self, level: u16) -> u32 {
        self.levels[usize::from(level)]
    }

    /// All legal combinations proper: two machines or more in one slot.
    pub fn combinations(&self) -> impl Iterator<Item = Stack> {
        Stack::all().filter(|&stack| self.is_legal(stack) && stack.loose().is_none())
    }

    /// Whether a card prints that it combines with the other one.
    pub fn lists(&self, machine: Machine, other: Machine) -> bool {
        self.machine(machine).with >> other.index() & 1 == 1
    }

    /// Chapter 18: identical machines as far as multipliers are printed, one T with one P that
    /// list each other, and any mix of defence machines.
    fn may_share_a_slot(&self, stack: Stack) -> bool {
        let machines = stack.machines();
        let (first, n) = (machines[0], machines.len());
        if n == 1 {
            return true;
        }
        let lists_all = machines[1..].iter().all(|&m| self.lists(first, m) && self.lists(m, first));
        let identical = machines[1..].iter().all(|&m| m == first);
        match first.family() {
            Family::Defence => lists_all,
            _ if identical => lists_all && n <= self.machine(first).makes.len(),
            _ => lists_all && n == 2,
        }
    }

    /// Works out once what every slot does and what it may be joined with.
    fn work_out(&mut self) {
        for &machine in Machine::ALL {
            self.levels[usize::from(self.machine(machine).level)] |= 1 << machine.index();
        }
        for stack in Stack::all() {
            let effect = text::effect(stack.machines(), |m| self.machine(m).makes);
            self.effects[stack.index()] = effect;
            self.legal[stack.index()] = self.may_share_a_slot(stack);
        }
        let by_machines: BTreeMap<&[Machine], Stack> = Stack::all()
            .filter(|&stack| self.is_legal(stack))
            .map(|stack| (stack.machines(), stack))
            .collect();
        let join = |a: Stack, b: Stack| {
            let mut both = [a.machines(), b.machines()].concat();
            both.sort_unstable();
            by_machines.get(both.as_slice()).copied()
        };
        let mut joined = Vec::with_capacity(Stack::COUNT * Stack::COUNT);
        let mut partners = [0; Stack::COUNT];
        for a in Stack::all() {
            for b in Stack::all() {
                joined.push(join(a, b));
                partners[a.index()] |= u128::from(join(a, b).is_some()) << b.index();
            }
        }
        (self.joined, self.partners) = (joined, partners);
    }
}
