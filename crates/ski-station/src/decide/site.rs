//! where a building stands, and buildings out of the discard (chapter SK-12).

use tabletop::{Choices, Flow, Seat};

use crate::{
    Cx, SkiStation,
    action::Action,
    building::Building,
    event::Event,
    frame::{From, Purchase, Question, Step},
    plate::Tile,
    village::Place,
};

impl SkiStation {
    pub(super) fn site_answers(&self, by: Seat, out: &mut impl Choices<Action>) {
        let village = &self.players[by].village;
        let sites = Place::all().filter(|&place| village.is_site(place));
        sites.for_each(|place| out.offer(Action::Site(place)));
    }

    /// Place, pieces, seats, column, effect (SK-12.12).
    pub(super) fn site_choose(
        &mut self,
        by: Seat,
        building: Building,
        action: Action,
        cx: &mut Cx<'_>,
    ) {
        let Action::Site(place) = action else { unreachable!("a building has a place") };
        let edition = self.edition();
        let facts = edition.building(building);
        let player = &mut self.players[by];
        player.village.buildings[place.index()] = Some(building);
        player.cubes = player.cubes.saturating_add(facts.cubes);
        player.octagons = player.octagons.saturating_add(facts.octagons);
        let is_column_full = player.village.is_column_full(place.column());
        cx.tell(|| Event::Built { seat: by, building, place });
        if 0 < facts.cubes + facts.octagons {
            let (cubes, octagons) = (facts.cubes, facts.octagons);
            cx.tell(|| Event::PiecesAdded { seat: by, cubes, octagons });
        }
        if !facts.does.is_activated() {
            self.carry_out(by, &facts.does, From::Building(building));
        }
        if is_column_full {
            let column = place.column();
            cx.tell(|| Event::ColumnCompleted { seat: by, column });
            self.then(Step::Reward(edition.board.village_reward));
        }
        self.reseat();
    }

    pub(super) fn discarded_answers(
        &self,
        by: Seat,
        left: u8,
        less: u8,
        may: bool,
        out: &mut impl Choices<Action>,
    ) {
        let dues = self.dues(by, Question::Discarded { left, less, may });
        if !self.players[by].village.is_full() {
            for tile in self.discarded_buildings.iter() {
                if self.can_pay(by, self.building_cost(by, tile).less(less), &dues) {
                    out.offer(Action::Building(tile));
                }
            }
        }
        if may {
            out.offer(Action::Decline);
        }
    }

    /// A second building is optional (A57).
    pub(super) fn discarded_choose(
        &mut self,
        by: Seat,
        left: u8,
        less: u8,
        action: Action,
        cx: &mut Cx<'_>,
    ) {
        let Action::Building(building) = action else { return };
        self.discarded_buildings.remove(building);
        cx.tell(|| Event::BoughtDiscarded { seat: by, tile: Tile::Building(building) });
        if 1 < left {
            self.ask(by, Question::Discarded { left: left - 1, less, may: true });
        }
        let cost = self.building_cost(by, building).less(less);
        self.buy(by, cost, Purchase::Building(building));
    }
}
