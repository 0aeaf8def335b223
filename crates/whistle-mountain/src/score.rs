//! The end of the game: scoring and ties (chapters WM-17 and WM-18).

use tabletop::Seat;

use crate::{
    Cx, WhistleMountain,
    event::{Event, Reason},
    upgrade::Upgrade,
};

impl WhistleMountain {
    pub(crate) fn end_game(&mut self, cx: &mut Cx<'_>) {
        self.over = true;
        for seat in self.from(self.first) {
            for (reason, vp) in self.final_lines(seat) {
                self.score(seat, vp, reason, cx);
            }
        }
        self.tell_winners(cx);
    }

    fn tell_winners(&self, cx: &mut Cx<'_>) {
        let best = self.all_seats().map(|seat| self.players[seat].vp).max();
        let tied = self.all_seats().filter(|&seat| Some(self.players[seat].vp) == best);
        if 1 < tied.clone().count() {
            for seat in tied {
                let (_, floor, items) = self.standing(seat);
                cx.tell(|| Event::TieBroken { seat, floor, items });
            }
        }
        let winners = self.all_seats().filter(|&seat| self.rank(seat) == 1).collect();
        cx.tell(|| Event::Ended { winners });
    }

    /// WM-17.3 to WM-17.14, line by line.
    pub(crate) fn final_lines(&self, seat: Seat) -> [(Reason, i16); 9] {
        let (player, edition) = (&self.players[seat], self.edition());
        let floors = 1..=edition.board.rows;
        let on = |floor: u8| i16::from(player.workers.tower[usize::from(floor - 1)]);
        let drowned = i16::from(player.workers.whirlpool) * i16::from(edition.board.whirlpool);
        let saved = player.upgrades.has(Upgrade::Lifeboat);
        let upgrades = player.upgrades.iter().map(|upgrade| i16::from(edition.upgrade(upgrade).vp));
        let stash = player.upgrades.has(Upgrade::Stash);
        [
            (Reason::Tower, floors.map(|floor| on(floor) * edition.floor(floor)).sum()),
            (Reason::Whirlpool, if saved { 0 } else { -drowned }),
            (Reason::Upgrades, upgrades.sum()),
            (Reason::Stash, if stash { 2 * player.upgrades.len() as i16 } else { 0 }),
            (Reason::StoredMachines, player.machines.len() as i16),
            (Reason::StoredAwards, player.awards.len().into()),
            (Reason::StoredScaffolds, (player.scaffolds.len() / 2).into()),
            (Reason::StoredCards, (player.hand.len() / 2).into()),
            (Reason::StoredGoods, player.goods.total() as i16 / 4),
        ]
    }

    /// VP, then the highest tower worker, then storage items (WM-18.1 to WM-18.3).
    fn standing(&self, seat: Seat) -> (i16, u8, u16) {
        let player = &self.players[seat];
        let highest =
            player.workers.tower.iter().rposition(|&n| 0 < n).map_or(0, |at| at as u8 + 1);
        let tiles = player.awards.len() + player.scaffolds.len() + player.hand.len();
        let items = player.machines.len() as u16 + u16::from(tiles) + player.goods.total();
        (player.vp, highest, items)
    }

    /// The place of a player; equal ones are shared (WM-18.4, WM-18.5).
    pub(crate) fn rank(&self, seat: Seat) -> u8 {
        let mine = self.standing(seat);
        1 + self.all_seats().filter(|&other| mine < self.standing(other)).count() as u8
    }
}
