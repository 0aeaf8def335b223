//! The bench: what lies ready to be repaired, joined and taken apart, the best of each.

use tabletop::Seat;

use super::{Needs, Prospect};
use crate::{
    Imaginarium,
    goods::Good,
    machine::Machine,
    slot::{Slot, Stack},
    state::Player,
};

#[derive(Copy, Clone, Debug, Default)]
pub struct Bench {
    /// Machines that can be repaired now, and of the best of them level, output and project points.
    pub repairable: i16,
    pub level: i16,
    pub output: i16,
    pub points: i16,
    /// Charbonium for the cubes that the nearest repair still needs.
    pub short: i16,
    /// Cubes for the nearest repair can be bought in one trade.
    pub short_of_trade: bool,
    /// Level of the best loose machine, and of the best broken one.
    pub loose: i16,
    pub scrap: i16,
    /// What the best join adds to the output.
    pub join: i16,
    pub can_join: bool,
}

impl Bench {
    pub fn of(game: &Imaginarium, seat: Seat, prospect: &Prospect, needs: &Needs) -> Bench {
        let player = game.player(seat);
        let mut bench = Bench::default();
        bench.look_at_slots(game, &player.slots);
        let has_room = player.slots.len() < player.slot_limit();
        let mut nearest = None;
        for (machine, _) in in_yard(player, prospect) {
            let facts = game.options.edition.machine(machine);
            let level = facts.level as i16;
            if machine.can_be_dismantled() {
                bench.scrap = bench.scrap.max(level);
            }
            let missing = facts.repair - facts.repair.at_most(prospect.goods);
            if has_room && missing.is_empty() {
                bench.repairable += 1;
                bench.level = bench.level.max(level);
                bench.points = bench.points.max(needs.completed_by(machine));
                if machine != Machine::S1 {
                    bench.output = bench.output.max(game.output(Stack::single(machine)));
                }
            }
            let short = (game.worth(missing), missing.total());
            nearest = Some(nearest.map_or(short, |other: (u16, u16)| other.min(short)));
        }
        if let Some((price, cubes)) = nearest {
            bench.short = price as i16;
            bench.short_of_trade = has_room
                && 0 < cubes
                && cubes <= u16::from(prospect.open.transactions)
                && price <= prospect.goods[Good::Charbonium];
        }
        bench
    }

    fn look_at_slots(&mut self, game: &Imaginarium, slots: &[Slot]) {
        let edition = &game.options.edition;
        for (i, a) in slots.iter().enumerate() {
            if let Some(machine) = a.stack.loose().filter(|machine| machine.can_be_dismantled()) {
                self.loose = self.loose.max(edition.machine(machine).level as i16);
            }
            for b in &slots[i + 1..] {
                if let Some(joined) = edition.join(a.stack, b.stack) {
                    self.can_join = true;
                    let before = game.output(a.stack) + game.output(b.stack);
                    self.join = self.join.max(game.output(joined) - before);
                }
            }
        }
    }
}

/// What lies in the yard, with the machine that will be bought.
pub fn in_yard(player: &Player, prospect: &Prospect) -> impl Iterator<Item = (Machine, i16)> {
    let there = player.yard.kinds().map(|machine| (machine, player.yard.count(machine).into()));
    there.chain(prospect.reserved.map(|machine| (machine, 1)))
}
