//! WD-14 to WD-17: what is taken at a dock, or by an effect that gives the same (chapter WM-7).

use tabletop::{Choices, Flow, Seat};

use crate::{
    Cx, WhistleMountain,
    action::Action,
    airship::Dock,
    deed::{Deed, Effect},
    event::Event,
    frame::{Question, Step},
    goods::Goods,
    machine::Size,
    scaffold::Shape,
    state::Stack,
};

impl WhistleMountain {
    /// The activity must be carried out (WM-7.4).
    pub(crate) fn work_at_dock(&mut self, dock: Dock) {
        let by = self.active;
        match dock {
            Dock::Card | Dock::Scaffold1 | Dock::Scaffold2 => self.ask(by, Question::Tier(dock)),
            Dock::Upgrade => self.ask(by, Question::TakeUpgrade { at_dock: true }),
            Dock::Small1 | Dock::Small2 | Dock::Medium | Dock::Large | Dock::Rescue => {
                let deed = Deed::Dock(dock, 0);
                self.then(Step::Perform(deed));
                self.pay_for(by, deed);
            }
        }
    }

    /// A paid tier needs all its items (WM-7.12, WM-7.26).
    pub(super) fn tier_answers(&self, by: Seat, dock: Dock, out: &mut impl Choices<Action>) {
        let left = match dock {
            Dock::Card => self.cards_left(),
            _ => self.scaffolds.iter().map(Stack::len).sum(),
        };
        for tier in 0..3 {
            let cost = self.price(Deed::Dock(dock, tier)).cost;
            if tier < left && self.can_pay(by, cost) {
                out.offer(Action::Tier(tier + 1));
            }
        }
    }

    pub(super) fn tier_choose(&mut self, by: Seat, dock: Dock, action: Action, cx: &mut Cx<'_>) {
        let Action::Tier(n) = action else { unreachable!("a number is chosen") };
        self.begin(by, Deed::Dock(dock, n - 1), cx);
    }

    /// A faceup machine, if there is one (WM-7.17).
    pub(crate) fn offer_machine(&mut self, by: Seat, size: Size) {
        if self.market[size.index()].iter().any(Option::is_some) {
            self.ask(by, Question::TakeMachine(size));
        }
    }

    pub(super) fn take_machine_answers(&self, size: Size, out: &mut impl Choices<Action>) {
        let mut row = self.market[size.index()];
        row.sort_unstable();
        row.into_iter().flatten().for_each(|machine| out.offer(Action::TakeMachine(machine)));
    }

    pub(super) fn take_machine_choose(&mut self, by: Seat, action: Action, cx: &mut Cx<'_>) {
        let Action::TakeMachine(machine) = action else { unreachable!("a machine is chosen") };
        self.gain_machine(by, machine, cx);
    }

    /// A faceup upgrade without its cost (WM-23.39), if there is one and a slot.
    pub(crate) fn offer_upgrade(&mut self, by: Seat) {
        if self.works(by, Effect::Upgrade, Default::default()) {
            self.ask(by, Question::TakeUpgrade { at_dock: false });
        }
    }

    pub(super) fn take_upgrade_answers(
        &self,
        by: Seat,
        at_dock: bool,
        out: &mut impl Choices<Action>,
    ) {
        let mut faceup = self.upgrade_market;
        faceup.sort_unstable();
        for upgrade in faceup.into_iter().flatten() {
            if !at_dock || self.can(by, Deed::Buy(upgrade)) {
                out.offer(Action::TakeUpgrade(upgrade));
            }
        }
    }

    pub(super) fn take_upgrade_choose(
        &mut self,
        by: Seat,
        at_dock: bool,
        action: Action,
        cx: &mut Cx<'_>,
    ) {
        let Action::TakeUpgrade(upgrade) = action else { unreachable!("an upgrade is chosen") };
        if at_dock {
            self.begin(by, Deed::Buy(upgrade), cx);
        } else {
            self.gain_upgrade(by, upgrade, cx);
        }
    }

    /// Each scaffold comes from a stack chosen anew (WM-7.23), as long as there are any (WM-20.14).
    pub(crate) fn take_scaffolds(&mut self, n: u8) {
        if 0 < n && self.has_scaffolds() {
            self.then(Step::TakeScaffolds(n - 1));
            self.ask(self.active, Question::TakeScaffold { recycle: false });
        }
    }

    pub(super) fn take_scaffold_answers(&self, out: &mut impl Choices<Action>) {
        for &shape in Shape::ALL {
            if self.scaffolds[shape.index()].top.is_some() {
                out.offer(Action::Stack(shape));
            }
        }
    }

    pub(super) fn take_scaffold_choose(
        &mut self,
        by: Seat,
        recycle: bool,
        action: Action,
        cx: &mut Cx<'_>,
    ) {
        let Action::Stack(shape) = action else { unreachable!("a stack is chosen") };
        if !recycle {
            return self.gain_scaffold(by, shape, cx);
        }
        // `cd-recycle`: the resources of the top tile, which then goes to the bottom.
        let Some(tile) = self.lift_scaffold(shape, cx) else { return };
        let facts = self.edition().scaffold(tile);
        let prints: Goods = [(facts.a, 1), (facts.b, 1)].into_iter().collect();
        self.put_back(tile);
        cx.tell(|| Event::ScaffoldReturned { seat: by, scaffold: tile });
        self.gain(by, prints, cx);
    }
}
