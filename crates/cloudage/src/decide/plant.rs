//! DEC-21 and DEC-22: planting (chapters CA-23 and CA-24).

use tabletop::{Choices, Flow, Seat};

use crate::{
    CloudAge, Cx,
    action::Action,
    edition::Waits,
    effect::Deed,
    event::Event,
    frame::{Planting, Question, Source, Step},
    map::Cells,
    plant::Plant,
};

impl CloudAge {
    /// Tiles of a kind this planting can still use (CA-23.10).
    fn usable(&self, by: Seat, planting: &Planting, plant: Plant) -> bool {
        0 < planting.stock[plant.index()].min(self.plantable(by, plant))
    }

    pub(crate) fn go_on_planting(&mut self, by: Seat, planting: Planting) {
        self.now.unplanted = planting.stock;
        let any = Plant::ALL.iter().any(|&plant| self.usable(by, &planting, plant));
        if 0 < planting.left && any {
            self.ask(by, Question::Plant(planting));
        }
    }

    pub(super) fn plant_answers(
        &self,
        by: Seat,
        planting: Planting,
        out: &mut impl Choices<Action>,
    ) {
        let usable = |plant: &&Plant| self.usable(by, &planting, **plant);
        Plant::ALL.iter().filter(usable).for_each(|&plant| out.offer(Action::Plant(plant)));
        if !planting.must {
            out.offer(Action::Stop);
        }
    }

    pub(super) fn plant_choose(
        &mut self,
        by: Seat,
        mut planting: Planting,
        action: Action,
        cx: &mut Cx<'_>,
    ) {
        let Action::Plant(plant) = action else { return };
        self.players[by].stock.take(plant);
        planting.left -= 1;
        planting.stock[plant.index()] -= 1;
        planting.must = false;
        self.now.planted += u8::from(by == self.active);
        cx.tell(|| Event::Planted { seat: by, plant });
        self.then(Step::Plant(by, planting));
        let facts = self.edition().plant(plant);
        if planting.laid {
            self.ask(by, Question::Lay { plant, must: true });
        } else if facts.withered {
            self.then(Step::Return(plant));
        }
        for &part in facts.gains.0.iter().rev() {
            if part.first.deed != Deed::Lay || !planting.laid {
                self.then(Step::Gain(by, part, Source::Plant(plant)));
            }
        }
    }

    pub(crate) fn return_plant(&mut self, plant: Plant, cx: &mut Cx<'_>) {
        self.bag.put(plant);
        cx.tell(|| Event::PlantReturned { plant });
    }

    pub(super) fn lay_answers(&self, by: Seat, must: bool, out: &mut impl Choices<Action>) {
        let beds = self.beds(by);
        beds.iter().for_each(|cell| out.offer(Action::Lay(cell)));
        if !must || beds.is_empty() {
            out.offer(Action::Bag);
        }
    }

    pub(super) fn lay_choose(&mut self, by: Seat, plant: Plant, action: Action, cx: &mut Cx<'_>) {
        let Action::Lay(cell) = action else { return self.return_plant(plant, cx) };
        let find = self.find(cell);
        self.laid[plant.index()].insert(cell);
        cx.tell(|| Event::PlantLaid { seat: by, plant, cell });
        let plants = self.plants();
        let group = plants.connected_with(Cells::one(cell)) | Cells::one(cell);
        self.done(by, Waits::PlantGroup(group.len()));
        for tile in self.tiles.iter() {
            if !(self.cells_of(tile).around() & Cells::one(cell)).is_empty() {
                self.done(by, Waits::LaidNextTo(tile));
            }
        }
        match find {
            Some(find) => self.then(Step::Gain(by, find, Source::Find(cell))),
            None => self.now.bare += 1,
        }
    }
}
