//! The questions: one file each, its answers (`*_answers`) beside what they do (`*_choose`).

mod book;
mod build;
mod city;
mod fight;
mod fly;
mod gain;
mod gather;
mod hand;
mod pay;
mod plant;
mod produce;

use tabletop::{Choices, Flow, Seat, Stack};

use crate::{
    CloudAge, Cx,
    action::Action,
    event::Event,
    frame::{Frame, Question, Source, Step},
};

impl Flow for CloudAge {
    type Step = Step;
    type Question = Question;
    type Action = Action;
    type Event = Event;

    #[inline]
    fn stack(&self) -> &impl Stack<Frame> {
        &self.stack
    }

    #[inline]
    fn stack_mut(&mut self) -> &mut impl Stack<Frame> {
        &mut self.stack
    }

    fn step(&mut self, step: Step, cx: &mut Cx<'_>) {
        match step {
            Step::Round => self.begin_round(cx),
            Step::BookDone => self.turn_card(cx),
            Step::Production(n) => self.production(n),
            Step::Navigation(n) => self.navigation(n, cx),
            Step::Flight(n) => self.flight(n, cx),
            Step::Turn(n) => self.turn(n),
            Step::Landed => self.landed(cx),
            Step::Marker => self.put_marker(cx),
            Step::Combat => self.city_combat(),
            Step::Fight(by, cause) => self.begin_fight(by, cause, cx),
            Step::SoloBoard => self.solo_board(),
            Step::OwnEnd => self.own_end(),
            Step::Handbook => self.give_tiers(self.active, self.now.planted, |does| &does.planted),
            Step::Follower(k) => self.follower(k),
            Step::EndTurn => self.end_turn(),
            Step::CityCard => self.take_city_card(cx),
            Step::Gather(by) => self.gather(by, cx),
            Step::Gain(by, part, source) => self.gain_part(by, part, source, cx),
            Step::Place(by, project) => self.place_project(by, project, cx),
            Step::LevelUp(by) => self.level_up(by, cx),
            Step::Plant(by, planting) => self.go_on_planting(by, planting),
            Step::Return(plant) => self.return_plant(plant, cx),
            Step::Discovery(by, story) => self.discover(by, story, cx),
            Step::Score => self.close(),
            Step::Result => self.result(cx),
        }
    }

    #[inline]
    fn is_always_asked(&self, _: Seat, _: Question) -> bool {
        false
    }

    #[inline]
    fn tell_only_answer(&self, by: Seat, only: Action, cx: &mut Cx<'_>) {
        if !matches!(only, Action::Stop | Action::Bag) {
            cx.tell(|| Event::Automatic { seat: by, action: only });
        }
    }

    #[inline]
    fn answers(&self, by: Seat, question: Question, out: &mut impl Choices<Action>) {
        match question {
            Question::Mission => self.mission_answers(by, out),
            Question::Discard => self.discard_answers(by, out),
            Question::Book => self.book_answers(by, out),
            Question::Produce => self.produce_answers(by, out),
            Question::Navigation(_) => self.navigation_answers(out),
            Question::Fly => self.fly_answers(by, out),
            Question::Gain(part, _) => self.gain_answers(part, out),
            Question::Toll(part) => self.toll_answers(by, part, out),
            Question::Fight => self.fight_answers(by, out),
            Question::Action => self.action_answers(by, out),
            Question::District => self.district_answers(out),
            Question::Space => self.space_answers(out),
            Question::OnDeck(_) => CloudAge::on_deck_answers(out),
            Question::Update => self.update_answers(by, out),
            Question::Wrench => self.wrench_answers(by, out),
            Question::First(..) => CloudAge::first_answers(out),
            Question::Build => self.build_answers(by, out),
            Question::Resource => self.resource_answers(out),
            Question::PayCard(..) => self.pay_card_answers(by, out),
            Question::PayPlant(..) => self.pay_plant_answers(by, out),
            Question::Upgrade { of, less, .. } => self.upgrade_answers(by, of, less, out),
            Question::Project { .. } => self.project_answers(by, out),
            Question::Sell(_) => CloudAge::sell_answers(out),
            Question::Plant(planting) => self.plant_answers(by, planting, out),
            Question::Lay { must, .. } => self.lay_answers(by, must, out),
            Question::Whitehaven => self.whitehaven_answers(by, out),
            Question::Weapon => self.weapon_answers(out),
            Question::Solo => self.solo_answers(out),
        }
    }

    fn choose(&mut self, by: Seat, question: Question, action: Action, cx: &mut Cx<'_>) {
        match question {
            Question::Mission => self.mission_choose(by, action, cx),
            Question::Discard => self.discard_choose(by, action, cx),
            Question::Book => self.book_choose(by, action, cx),
            Question::Produce => self.produce_choose(by, action, cx),
            Question::Navigation(n) => self.navigation_choose(by, n, action, cx),
            Question::Fly => self.fly_choose(by, action, cx),
            Question::Gain(part, source) => self.gain_choose(by, part, source, action, cx),
            Question::Toll(part) => self.toll_choose(by, part, action, cx),
            Question::Fight => self.fight_choose(by, action, cx),
            Question::Action => self.action_choose(by, action, cx),
            Question::District => self.district_choose(by, action),
            Question::Space => self.space_choose(by, action, cx),
            Question::OnDeck(card) => self.on_deck_choose(by, card, action, cx),
            Question::Update => self.update_choose(by, action, cx),
            Question::Wrench => self.build_choose(by, action, Source::Wrench, cx),
            Question::Build | Question::Resource => {
                self.build_choose(by, action, Source::Build, cx);
            }
            Question::First(zone, planting) => self.first_choose(by, zone, planting, action),
            Question::PayCard(n, payment) => self.pay_card_choose(by, n, payment, action, cx),
            Question::PayPlant(n, payment) => self.pay_plant_choose(by, n, payment, action, cx),
            Question::Upgrade { less, instead, source, .. } => {
                self.upgrade_choose(by, less, instead, source, action, cx);
            }
            Question::Project { instead, source } => {
                self.project_choose(by, instead, source, action, cx);
            }
            Question::Sell(project) => self.sell_choose(by, project, action, cx),
            Question::Plant(planting) => self.plant_choose(by, planting, action, cx),
            Question::Lay { plant, .. } => self.lay_choose(by, plant, action, cx),
            Question::Whitehaven => self.whitehaven_choose(by, action, cx),
            Question::Weapon => self.weapon_choose(by, action, cx),
            Question::Solo => self.solo_choose(by, action, cx),
        }
    }
}
