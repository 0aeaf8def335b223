//! What a piste or a building would bring at once, in words and in signs.

use scene::Line;
use tabletop::Seat;

use super::words;
use crate::{
    SkiStation,
    building::Building,
    colour::Colour,
    effect::Perk,
    mountain::{Cell, Cells},
    village::Place,
};

#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum Gain {
    /// For a reward cell, a row of pistes, a village column.
    Reward(u8),
    Line(u8),
    Column(u8),
    /// An octagon for a wooded cell.
    Felling,
    /// Square slots that become complete.
    Slots(u8),
    Eur(u8),
}

impl Gain {
    pub fn in_words(self) -> Line {
        match self {
            Gain::Reward(rank) => words::amount("brings-reward", rank),
            Gain::Line(rank) => words::amount("brings-line", rank),
            Gain::Column(rank) => words::amount("brings-column", rank),
            Gain::Felling => words::amount("n-octagon", 1_u8),
            Gain::Slots(n) => words::amount("brings-slots", n),
            Gain::Eur(n) => words::amount("n-eur", n),
        }
    }

    /// As figure and icon.
    fn sign(self) -> String {
        match self {
            Gain::Reward(rank) | Gain::Line(rank) | Gain::Column(rank) => format!("rank-{rank}"),
            // Without a number: it is nothing to be glad of.
            Gain::Felling => "octagon".to_owned(),
            Gain::Slots(n) => format!("+{n}square-slot"),
            Gain::Eur(n) => format!("+{n}eur"),
        }
    }
}

/// "rank-3 +1square-slot".
pub fn signs(gains: &[Gain]) -> String {
    let signs: Vec<String> = gains.iter().map(|gain| gain.sign()).collect();
    signs.join(" ")
}

impl SkiStation {
    /// Rewards with the rank they have now (SK-11.16).
    pub(super) fn gains_of_piste(&self, by: Seat, colour: Colour, cell: Cell) -> Vec<Gain> {
        let (mut player, edition) = (self.players[by], self.edition());
        let mountain = &edition.mountain;
        player.slopes.lay(colour, cell, mountain);
        let mut gains = Vec::new();
        let rank = mountain.ranks[cell.index()];
        if 0 < rank {
            gains.push(Gain::Reward(self.reward_rank(by, rank)));
        }
        let line = mountain.lines[usize::from(cell.row() - 1)];
        let row = mountain.cells & Cells::row(cell.row());
        if 0 < line && player.slopes.covered().covers(row) {
            gains.push(Gain::Line(self.reward_rank(by, line)));
        }
        let slots = player.village.slots(player.slopes.of(Colour::Green), edition);
        gains.extend(self.new_slots(by, slots.len()));
        if colour == Colour::Blue {
            gains.extend(self.perk(by, Perk::BluePisteEur).map(Gain::Eur));
        }
        if mountain.wooded.has(cell) {
            gains.push(Gain::Felling);
        }
        gains
    }

    pub(super) fn gains_of_site(&self, by: Seat, building: Building, place: Place) -> Vec<Gain> {
        let (player, edition) = (&self.players[by], self.edition());
        let mut village = player.village;
        village.buildings[place.index()] = Some(building);
        let slots = village.slots(player.slopes.of(Colour::Green), edition);
        let mut gains: Vec<Gain> = self.new_slots(by, slots.len()).into_iter().collect();
        if village.is_column_full(place.column()) {
            gains.push(Gain::Column(self.reward_rank(by, edition.board.village_reward)));
        }
        gains
    }

    fn new_slots(&self, by: Seat, then: u8) -> Option<Gain> {
        let more = then - self.slots(by).len();
        (0 < more).then_some(Gain::Slots(more))
    }
}
