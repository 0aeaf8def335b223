//! The facts of the components, as `data/*.toml` prints them, ready for play.

mod load;

use tabletop::Fact;

use crate::{
    ability::{Abilities, Ability},
    airship::{Airship, Dock},
    award::{Award, Awards},
    card::{Card, Cards},
    goods::{Cost, Good, Goods},
    grid::{Cell, Cells, Footprint, ROWS, Spot, Turn},
    machine::{Machine, Machines, Size},
    scaffold::{Scaffold, Shape},
    upgrade::{Upgrade, Upgrades},
};

/// The measures of the board.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub struct Board {
    pub columns: u8,
    pub rows: u8,
    /// The first row above the bridge (WM-0.12).
    pub bridge: u8,
    /// Water bars (WM-1.2).
    pub bars: u8,
    /// Tokens of each kind in the box (WM-1.14).
    pub tokens: u8,
    /// Tokens of each kind kept at the end of a turn (WM-15.1).
    pub keep: u8,
    /// Upgrades a player board holds (WM-20.1).
    pub slots: u8,
    /// What a worker in the whirlpool costs (WM-17.5).
    pub whirlpool: u8,
    /// Turns of each player before the stall guard ends the game (WM-16.6).
    pub patience: u8,
}

#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub struct MachineFacts {
    /// Scored when it is built.
    pub vp: u8,
    /// What an activation costs.
    pub cost: Cost,
    /// What an activation of a small machine gives.
    pub gives: Goods,
    pub points: u8,
    advanced: bool,
}

#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub struct UpgradeFacts {
    pub cost: Goods,
    pub vp: u8,
    advanced: bool,
}

/// What is printed on a scaffold, and how many look like it.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub struct ScaffoldFacts {
    pub a: Good,
    pub b: Good,
    /// How many tiles this one stands for; 0 if another one stands for it.
    pub copies: u8,
    /// The turns with different results, as bits.
    turns: u8,
}

/// A shape in one of its turns.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Default)]
pub struct Turned {
    pub footprint: Footprint,
    /// The cells with printed resources.
    a: Footprint,
    b: Footprint,
}

/// What the Works of one Forge cost (WM-8.7 to WM-8.9).
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub struct Works {
    pub builds: [Cost; 3],
    pub moving: Cost,
    pub rescue: Cost,
}

/// All facts of the game.
#[derive(Clone, PartialEq, Debug)]
pub struct Edition {
    pub board: Board,
    /// Every cell of the grid.
    pub grid: Cells,
    pub works: Works,
    machines: [MachineFacts; Machine::COUNT],
    upgrades: [UpgradeFacts; Upgrade::COUNT],
    awards: [u8; Award::COUNT],
    cards: [(Cost, u8); Card::COUNT],
    advanced_abilities: Abilities,
    scaffolds: [ScaffoldFacts; Scaffold::COUNT],
    shapes: [[Turned; Turn::COUNT]; Shape::COUNT],
    sizes: [[Footprint; 2]; Size::COUNT],
    airships: [[Footprint; 2]; Airship::COUNT],
    docks: [[Option<Cost>; 3]; Dock::COUNT],
    floors: [u8; ROWS as usize],
    start: [Goods; 4],
    facts: Vec<Fact>,
}

facts::edition! {
    Edition, load::edition,
    "machines.toml",
    "upgrades.toml",
    "awards.toml",
    "abilities.toml",
    "cards.toml",
    "scaffolds.toml",
    "board.toml",
}

impl Edition {
    #[inline]
    pub fn machine(&self, machine: Machine) -> &MachineFacts {
        &self.machines[machine.index()]
    }

    #[inline]
    pub fn upgrade(&self, upgrade: Upgrade) -> &UpgradeFacts {
        &self.upgrades[upgrade.index()]
    }

    #[inline]
    pub fn scaffold(&self, scaffold: Scaffold) -> &ScaffoldFacts {
        &self.scaffolds[scaffold.index()]
    }

    pub fn card_cost(&self, card: Card) -> Cost {
        self.cards[card.index()].0
    }

    /// What a dock costs; `None` if it has no such tier.
    pub fn dock(&self, dock: Dock, tier: u8) -> Option<Cost> {
        self.docks[dock.index()].get(usize::from(tier)).copied().flatten()
    }

    /// The VP of a tower floor (WM-17.4).
    pub fn floor(&self, floor: u8) -> i16 {
        self.floors[usize::from(floor - 1)].into()
    }

    /// The starting stock of the player who is so many turns after the first (WM-3.4 to WM-3.7).
    pub fn start(&self, after_first: u8) -> Goods {
        self.start[usize::from(after_first)]
    }

    /// The machines of a size that are in the box (WM-2.1).
    pub fn machines_of(&self, size: Size, first_game: bool) -> Machines {
        let all = Machine::ALL.iter().copied().filter(|machine| machine.size() == size);
        all.filter(|&machine| !(first_game && self.machine(machine).advanced)).collect()
    }

    pub fn upgrades_in_box(&self, first_game: bool) -> Upgrades {
        let all = Upgrade::ALL.iter().copied();
        all.filter(|&upgrade| !(first_game && self.upgrade(upgrade).advanced)).collect()
    }

    pub fn abilities_in_box(&self, first_game: bool) -> Abilities {
        let all = Ability::ALL.iter().copied();
        all.filter(|&ability| !(first_game && self.advanced_abilities.has(ability))).collect()
    }

    pub fn awards_in_box(&self) -> Awards {
        Awards::of(self.awards)
    }

    pub fn cards_in_box(&self) -> Cards {
        Cards::of(self.cards.map(|(_, copies)| copies))
    }

    /// A shape in all its turns.
    #[inline]
    pub fn shape(&self, shape: Shape) -> &[Turned; Turn::COUNT] {
        &self.shapes[shape.index()]
    }

    /// The turns of a scaffold that make a difference.
    #[inline]
    pub fn turns(&self, scaffold: Scaffold) -> impl Iterator<Item = Turn> + Clone + use<> {
        let turns = self.scaffold(scaffold).turns;
        Turn::ALL.iter().copied().filter(move |turn| turns >> turn.index() & 1 == 1)
    }

    #[inline]
    pub fn scaffold_cells(&self, scaffold: Scaffold, spot: Spot) -> Cells {
        self.shape(scaffold.shape())[spot.turn.index()].footprint.at(spot.cell)
    }

    /// What is printed on a scaffold, and where it comes to lie.
    pub fn prints(&self, scaffold: Scaffold, spot: Spot) -> [(Good, Cell); 2] {
        let turned = &self.shape(scaffold.shape())[spot.turn.index()];
        let cell = |one: &Footprint| one.at(spot.cell).iter().next().expect("one cell");
        let facts = self.scaffold(scaffold);
        [(facts.a, cell(&turned.a)), (facts.b, cell(&turned.b))]
    }

    /// The turns in which a machine of a size can lie, each with its cells (WM-11.4).
    #[inline]
    pub fn machine_turns(&self, size: Size) -> &[Footprint] {
        let [flat, upright] = &self.sizes[size.index()];
        if flat == upright { &self.sizes[size.index()][..1] } else { &self.sizes[size.index()] }
    }

    #[inline]
    pub fn machine_cells(&self, machine: Machine, spot: Spot) -> Cells {
        self.machine_turns(machine.size())[spot.turn.index()].at(spot.cell)
    }

    #[inline]
    pub fn airship_turns(&self, airship: Airship) -> &[Footprint] {
        let turns = &self.airships[airship.index()];
        if airship == Airship::Balloon { &turns[..1] } else { turns }
    }

    #[inline]
    pub fn airship_cells(&self, airship: Airship, spot: Spot) -> Cells {
        self.airship_turns(airship)[spot.turn.index()].at(spot.cell)
    }

    /// The rows that a water level leaves dry (WM-0.3).
    #[inline]
    pub fn dry(&self, level: u8) -> Cells {
        self.grid & Cells::rows(level + 1, ROWS)
    }
}
