//! The end of the game: majorities, winners, ties (chapters 26 and 27).

use tabletop::{Seat, Seats};

use crate::{
    Cx, Imaginarium,
    assistant::Assistant,
    event::Event,
    goods::{Good, Goods},
    project::level_sum,
};

/// IM-26.4, and with AS-13 (IM-26.7).
pub(crate) const MAJORITY: u16 = 2;
pub(crate) const STOCKPILER_MAJORITY: u16 = 3;

impl Imaginarium {
    pub(crate) fn end_game(&mut self, cx: &mut Cx<'_>) {
        self.stack.clear();
        self.path.clear();
        for seat in self.all_seats() {
            let goods = self.players[seat].goods;
            cx.tell(|| Event::HoldingsRevealed { seat, goods });
        }
        for good in Good::MAJORITIES {
            self.score_majority(good, cx);
        }
        self.tell_winners(cx);
    }

    /// Everybody who shares a majority scores in full (IM-26.5); none of a kind, no majority
    /// (IM-26.6, SW-5).
    fn score_majority(&mut self, good: Good, cx: &mut Cx<'_>) {
        let held = |game: &Imaginarium, seat: Seat| game.players[seat].goods[good];
        let amount = self.all_seats().map(|seat| held(self, seat)).max().unwrap_or(0);
        let mut seats = Seats::NONE;
        if 0 < amount || self.options.zero_majority {
            self.all_seats()
                .filter(|&seat| held(self, seat) == amount)
                .for_each(|s| seats.insert(s));
        }
        cx.tell(|| Event::MajorityScored { good, amount, seats });
        for seat in seats.iter() {
            let stockpiler = self.players[seat].staff.has(Assistant::Stockpiler);
            let vp = if stockpiler { STOCKPILER_MAJORITY } else { MAJORITY };
            self.exchange(seat, Goods::NONE, Goods::of(Good::Vp, vp));
            cx.tell(|| Event::MajorityPaid { seat, good, vp });
        }
    }

    fn tell_winners(&self, cx: &mut Cx<'_>) {
        let best = self.all_seats().map(|seat| self.vp(seat)).max().unwrap_or(0);
        let tied = self.all_seats().filter(|&seat| self.vp(seat) == best);
        if 1 < tied.clone().count() {
            for seat in tied {
                let levels = self.levels(seat);
                cx.tell(|| Event::TieBroken { seat, levels });
            }
        }
        let winners = self.all_seats().filter(|&seat| self.rank(seat) == 1).collect();
        cx.tell(|| Event::Ended { winners });
    }

    fn vp(&self, seat: Seat) -> u16 {
        self.players[seat].goods[Good::Vp]
    }

    /// Levels of all repaired machines, face down or not (IM-27.1, IM-27.2).
    pub(crate) fn levels(&self, seat: Seat) -> u16 {
        level_sum(&self.options.edition, &self.players[seat].slots)
    }

    /// VP, then levels; what is still equal is shared (IM-27.3, IM-27.4).
    pub(crate) fn rank(&self, seat: Seat) -> u8 {
        let worth = |seat: Seat| (self.vp(seat), self.levels(seat));
        1 + self.others(seat).filter(|&other| worth(seat) < worth(other)).count() as u8
    }
}
