//! DEC-17, DEC-19, DEC-20: upgrades and Project cards (chapters CA-16, CA-20, CA-21).

use tabletop::{Choices, Flow, Seat};

use crate::{
    CloudAge, Cx,
    action::{Action, Good},
    effect::{Effect, Price},
    event::Event,
    frame::{Payment, Question, Source, Step},
    project::Project,
    upgrade::Type,
};

impl CloudAge {
    pub(super) fn build_answers(&self, by: Seat, out: &mut impl Choices<Action>) {
        let payable = |kind: &&Type| self.can_upgrade(by, **kind, 0);
        Type::ALL.iter().filter(payable).for_each(|&kind| out.offer(Action::Upgrade(kind)));
        self.card_answers(by, out);
        self.resource_answers(out);
    }

    fn card_answers(&self, by: Seat, out: &mut impl Choices<Action>) {
        let payable = |project: &Project| self.can_play(by, *project);
        let cards = self.players[by].hand.kinds().filter(payable);
        cards.for_each(|project| out.offer(Action::Play(project)));
    }

    /// A build action, the wrench, or a resource of choice.
    pub(super) fn build_choose(
        &mut self,
        by: Seat,
        action: Action,
        source: Source,
        cx: &mut Cx<'_>,
    ) {
        match action {
            Action::Upgrade(kind) => self.build_upgrade(by, kind, 0, cx),
            Action::Play(project) => self.play(by, project, cx),
            Action::Resource(good) => self.gain(by, good, 1, source, cx),
            _ => {}
        }
    }

    fn build_upgrade(&mut self, by: Seat, kind: Type, less: u8, cx: &mut Cx<'_>) {
        let Some(metal) = self.upgrade_price(by, kind, less) else { return };
        self.pay(by, Good::Metal, metal, cx);
        self.players[by].upgrades[kind.index()] += 1;
        let step = self.players[by].built(kind);
        cx.tell(|| Event::UpgradeBuilt { seat: by, kind, step, metal });
        let facts = self.edition().upgrades(kind);
        if usize::from(step) == facts.steps.len() {
            self.give(by, &facts.last, Source::Upgrade(kind));
        }
    }

    /// Pay, place, immediate effect, symbols (CA-21.7).
    fn play(&mut self, by: Seat, project: Project, cx: &mut Cx<'_>) {
        let water = self.water_price(by, project);
        self.players[by].hand.take(project);
        self.then(Step::Place(by, project));
        self.pay(by, Good::Water, water, cx);
        let cards = self.edition().project(project).cards;
        self.pay_cards(by, cards, Payment::Project(project), cx);
    }

    pub(crate) fn place_project(&mut self, by: Seat, project: Project, cx: &mut Cx<'_>) {
        self.players[by].played.push(project);
        cx.tell(|| Event::ProjectPlayed { seat: by, project });
        let facts = self.edition().project(project);
        (0..facts.symbols).for_each(|_| self.then(Step::LevelUp(by)));
        match facts.does.offer {
            Some(way) => {
                if matches!(way.price, Price::Pay(price) if self.can_pay(by, &price)) {
                    self.ask(by, Question::Sell(project));
                }
            }
            None => self.give(by, &facts.does.gains, Source::Project(project)),
        }
    }

    pub(super) fn sell_answers(out: &mut impl Choices<Action>) {
        out.offer(Action::Sell);
        out.offer(Action::Stop);
    }

    pub(super) fn sell_choose(
        &mut self,
        by: Seat,
        project: Project,
        action: Action,
        cx: &mut Cx<'_>,
    ) {
        let offer = self.edition().project(project).does.offer;
        if let Some(way) = offer.filter(|_| action == Action::Sell)
            && let Price::Pay(price) = way.price
        {
            self.give(by, &way.gains, Source::Project(project));
            self.pay_all(by, &price, Payment::Market(project), cx);
        }
    }

    /// An upgrade that is offered: of one type, or of any.
    pub(super) fn upgrade_answers(
        &self,
        by: Seat,
        of: Option<Type>,
        less: u8,
        out: &mut impl Choices<Action>,
    ) {
        let offered =
            |kind: &&Type| of.is_none_or(|of| of == **kind) && self.can_upgrade(by, **kind, less);
        Type::ALL.iter().filter(offered).for_each(|&kind| out.offer(Action::Upgrade(kind)));
        out.offer(Action::Instead);
    }

    pub(super) fn upgrade_choose(
        &mut self,
        by: Seat,
        less: u8,
        instead: Option<Effect>,
        source: Source,
        action: Action,
        cx: &mut Cx<'_>,
    ) {
        match (action, instead) {
            (Action::Upgrade(kind), _) => self.build_upgrade(by, kind, less, cx),
            (_, Some(effect)) => self.carry_out(by, effect, source, cx),
            _ => {}
        }
    }

    pub(super) fn project_answers(&self, by: Seat, out: &mut impl Choices<Action>) {
        self.card_answers(by, out);
        out.offer(Action::Instead);
    }

    pub(super) fn project_choose(
        &mut self,
        by: Seat,
        instead: Option<Effect>,
        source: Source,
        action: Action,
        cx: &mut Cx<'_>,
    ) {
        match (action, instead) {
            (Action::Play(project), _) => self.play(by, project, cx),
            (_, Some(effect)) => self.carry_out(by, effect, source, cx),
            _ => {}
        }
    }
}
