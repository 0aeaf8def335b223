//! disks on bonus tiles (chapter SK-9).

use tabletop::{Choices, Flow, Seat};

use crate::{
    Cx, SkiStation,
    action::Action,
    bonus::{Bonus, Bonuses},
    event::{Event, Reason},
    frame::{Laid, Purchase, Question, Step},
};

impl SkiStation {
    pub(crate) fn laid(&self, bonus: Bonus) -> Laid {
        Laid::all()
            .find(|laid| self.bonuses[laid.index()] == bonus)
            .expect("only tiles that are laid out are offered")
    }

    /// Offers tiles without an own disk, sorted by their ids.
    fn offer_tiles(
        &self,
        out: &mut impl Choices<Action>,
        is_good: impl Fn(Laid) -> bool,
        action: fn(Bonus) -> Action,
    ) {
        let tiles = Laid::all().filter(|&laid| is_good(laid));
        let tiles: Bonuses = tiles.map(|laid| self.bonuses[laid.index()]).collect();
        tiles.iter().for_each(|bonus| out.offer(action(bonus)));
    }

    /// SK-9.3.
    pub(super) fn offer_disks(
        &self,
        by: Seat,
        out: &mut impl Choices<Action>,
        is_good: impl Fn(Laid) -> bool,
    ) {
        let player = &self.players[by];
        self.offer_tiles(out, |laid| !player.has_disk(laid) && is_good(laid), Action::Disk);
    }

    /// Any of the seven tiles (SK-9.13).
    pub(super) fn disk_answers(&self, by: Seat, free: bool, out: &mut impl Choices<Action>) {
        let dues = self.dues(by, Question::Disk { free });
        self.offer_disks(by, out, |laid| free || self.can_pay_disk(by, laid, &dues));
    }

    pub(super) fn disk_choose(&mut self, by: Seat, free: bool, action: Action, cx: &mut Cx<'_>) {
        let Action::Disk(bonus) = action else { unreachable!("a disk is placed") };
        if free {
            self.place_disk(by, self.laid(bonus), cx);
        } else {
            self.buy_disk(by, bonus);
        }
    }

    /// First the fixed part, then the employees (SK-9.17).
    pub(super) fn buy_disk(&mut self, by: Seat, bonus: Bonus) {
        let laid = self.laid(bonus);
        let [euros, employees] = self.disk_cost(by, laid);
        self.then(Step::Bought(by, Purchase::Disk(laid)));
        self.charge(by, employees, Purchase::Disk(laid));
        self.charge(by, euros, Purchase::Disk(laid));
    }

    pub(super) fn place_disk(&mut self, by: Seat, laid: Laid, cx: &mut Cx<'_>) {
        self.players[by].put_disk(laid);
        let bonus = self.bonuses[laid.index()];
        cx.tell(|| Event::DiskPlaced { seat: by, bonus });
    }

    pub(super) fn move_disk_answers(&self, by: Seat, own: bool, out: &mut impl Choices<Action>) {
        let player = &self.players[by];
        let action = if own { Action::MoveDisk } else { Action::MoveDiskTo };
        self.offer_tiles(out, |laid| player.has_disk(laid) == own, action);
    }

    pub(super) fn move_disk_choose(&mut self, by: Seat, action: Action) {
        let Action::MoveDisk(from) = action else { unreachable!("a disk moves") };
        self.ask(by, Question::MoveDiskTo(self.laid(from)));
    }

    /// SK-9.14.
    pub(super) fn move_disk_to_choose(
        &mut self,
        by: Seat,
        from: Laid,
        action: Action,
        cx: &mut Cx<'_>,
    ) {
        let Action::MoveDiskTo(to) = action else { unreachable!("a disk moves") };
        let laid = self.laid(to);
        self.players[by].take_disk(from);
        self.players[by].put_disk(laid);
        let from = self.bonuses[from.index()];
        cx.tell(|| Event::DiskMoved { seat: by, from, to });
    }

    pub(super) fn score_bonus_answers(&self, by: Seat, out: &mut impl Choices<Action>) {
        let player = &self.players[by];
        self.offer_tiles(out, |laid| !player.has_disk(laid), Action::ScoreBonus);
    }

    /// SK-18.7.
    pub(super) fn score_bonus_choose(&mut self, by: Seat, action: Action, cx: &mut Cx<'_>) {
        let Action::ScoreBonus(bonus) = action else { unreachable!("a tile is scored") };
        let pv = self.bonus_pv(by, self.laid(bonus));
        self.score(by, pv, Reason::Bonus(bonus), cx);
    }
}
