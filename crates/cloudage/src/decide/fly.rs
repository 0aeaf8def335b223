//! DEC-06 and DEC-08: the flight, step by step, and the toll of L7.

use tabletop::{Choices, Flow, Seat};

use crate::{
    CloudAge, Cx,
    action::{Action, Good},
    effect::{Deed, Effect, Part},
    event::Event,
    frame::{Question, Source, Step},
    map::Cells,
};

impl CloudAge {
    /// The neighbours after which one of these ends can still be reached.
    pub(crate) fn steps_towards(&self, ends: Cells, by: Seat) -> Cells {
        let costs = self.costs();
        let around = Cells::one(self.players[by].airship).around();
        let solar = if self.now.solar { self.edition().measures.solar_movement } else { 0 };
        let mut safe = Cells::NONE;
        for (&cells, cost) in costs.iter().zip(1..) {
            let near = around & cells;
            if cost <= self.now.points && !near.is_empty() {
                safe |= near & self.within(ends, self.now.points - cost + solar);
            }
        }
        safe
    }

    /// A step is offered if an end can still be reached after it (CA-12.14).
    pub(super) fn fly_answers(&self, by: Seat, out: &mut impl Choices<Action>) {
        let ends = self.ends(by);
        let safe = self.steps_towards(ends, by);
        safe.iter().for_each(|cell| out.offer(Action::Enter(cell)));
        if self.now.solar {
            out.offer(Action::Solar);
        }
        if ends.has(self.players[by].airship) {
            out.offer(Action::Stop);
        }
    }

    pub(super) fn fly_choose(&mut self, by: Seat, action: Action, cx: &mut Cx<'_>) {
        match action {
            Action::Enter(cell) => {
                let cost = self.cost(cell);
                self.now.points -= cost;
                self.players[by].airship = cell;
                cx.tell(|| Event::Entered { seat: by, cell, cost });
                self.ask(by, Question::Fly);
                self.collect_find(by, cx);
                let toll = self.tiles.iter().find_map(|tile| {
                    let toll = self.edition().tile(tile).toll?;
                    self.cells_of(tile).has(cell).then_some(toll)
                });
                if let Some(toll) = toll {
                    self.ask(by, Question::Toll(toll));
                }
            }
            Action::Solar => {
                let points = self.edition().measures.solar_movement;
                self.now.solar = false;
                self.now.points += points;
                self.now.all_points += points;
                cx.tell(|| Event::SolarUsed { seat: by });
                self.ask(by, Question::Fly);
            }
            _ => {}
        }
    }

    /// A find pays whoever enters its cell, once in a movement turn (CA-13.1, CA-13.2).
    fn collect_find(&mut self, by: Seat, cx: &mut Cx<'_>) {
        let cell = self.players[by].airship;
        let Some(find) = self.find(cell).filter(|_| !self.now.found.has(cell)) else { return };
        self.now.found.insert(cell);
        if find.first.deed == Deed::Metal && !self.now.hooked {
            self.now.hooked = true;
            for &project in self.players[by].played.clone().iter() {
                let metal = self.edition().project(project).does.metal_find;
                self.gain(by, Good::Metal, metal, Source::Project(project), cx);
            }
        }
        self.then(Step::Gain(by, find, Source::Find(cell)));
    }

    pub(super) fn toll_answers(&self, by: Seat, part: Part, out: &mut impl Choices<Action>) {
        let ways = [Some(part.first), part.or];
        let payable = |effect: &Effect| self.can_pay(by, std::slice::from_ref(effect));
        for effect in ways.into_iter().flatten().filter(payable) {
            out.offer(Action::Toll(toll_good(effect)));
        }
    }

    pub(super) fn toll_choose(&mut self, by: Seat, part: Part, action: Action, cx: &mut Cx<'_>) {
        let Action::Toll(good) = action else { return };
        let ways = [Some(part.first), part.or];
        let paid = ways.into_iter().flatten().find(|&effect| toll_good(effect) == good);
        let n = paid.map_or(0, |effect| effect.n);
        self.tolls[usize::from(good == Good::Vp)] += 1;
        self.pay(by, good, n, cx);
    }
}

fn toll_good(effect: Effect) -> Good {
    if effect.deed == Deed::Vp { Good::Vp } else { Good::Water }
}
