//! Effects of tiles, and: their modes, standing up, activations.

use tabletop::{Choices, Flow, List, Seat};

use crate::{
    Cx, SkiStation,
    action::Action,
    building::Buildings,
    effect::{Deed, Effect, Perk},
    event::{Event, Reason, Source},
    frame::{From, Lot, Purchase, Question, Step},
    stock::Bundle,
};

/// Colours of free pistes: green, blue, red (SK-10.21).
const FREE: u8 = 0b111;

impl SkiStation {
    pub(super) fn carry_out_effect(
        &mut self,
        by: Seat,
        effect: Effect,
        from: From,
        cx: &mut Cx<'_>,
    ) {
        let n = effect.n;
        let none = Bundle::default();
        match effect.deed {
            Deed::Eur => self.gain(by, Bundle { eur: n, ..none }, Source::Tile(from), cx),
            Deed::Time => self.gain(by, Bundle { time: n, ..none }, Source::Tile(from), cx),
            Deed::Seasonal => {
                self.gain(by, Bundle { seasonals: n, ..none }, Source::Tile(from), cx);
            }
            Deed::Permanent => {
                self.gain(by, Bundle { permanents: n, ..none }, Source::Tile(from), cx);
            }
            Deed::Pv => self.score(by, n.into(), Reason::Tile(from), cx),
            Deed::DevelopmentSets => {
                let sets = self.players[by].developments.len() as u8 / n.max(1);
                self.gain(by, Bundle { eur: sets, ..none }, Source::Tile(from), cx);
                self.score(by, sets.into(), Reason::Tile(from), cx);
            }
            Deed::Reward => self.then(Step::Reward(n)),
            Deed::DiscardCubes => {
                let rest = Effect { n: n.saturating_sub(1), ..effect };
                if 0 < rest.n {
                    self.then(Step::Effect(rest, from));
                }
                self.discard_cube(by, cx);
            }
            Deed::DiscardOctagons => (0..n).for_each(|_| self.discard_octagon(by, cx)),
            _ if self.works(by, effect, &self.dues(by, Question::Rest)) => {
                self.ask_about(by, effect, from);
            }
            _ => {}
        }
    }

    /// Effects somebody decides about.
    fn ask_about(&mut self, by: Seat, effect: Effect, from: From) {
        let n = effect.n;
        match effect.deed {
            Deed::FreePistes => {
                let question = Question::FreePiste { lot: Lot::default(), colours: FREE, left: n };
                self.ask(by, question);
            }
            Deed::Pistes => self.ask(by, Question::Piste { lot: Lot::default(), square: false }),
            Deed::ImproveFree | Deed::ImprovePaid => {
                let rest = Effect { n: n.saturating_sub(1), ..effect };
                if 0 < rest.n {
                    self.then(Step::Effect(rest, from));
                }
                self.ask(by, Question::Improve { paid: effect.deed == Deed::ImprovePaid });
            }
            Deed::Stand => self.ask(by, Question::Stand(n)),
            Deed::DiskFree => self.ask(by, Question::Disk { free: true }),
            Deed::DiskPaid => self.ask(by, Question::Disk { free: false }),
            Deed::DiskMove => self.ask(by, Question::MoveDisk),
            Deed::ScoreBonus => self.ask(by, Question::ScoreBonus),
            Deed::TurnUp => self.ask(by, Question::TurnUp(n)),
            Deed::BuyDevelopment => self.ask(by, Question::BuyDiscarded),
            Deed::Build => {
                let may = matches!(from, From::Reward(_));
                self.ask(by, Question::Discarded { left: n, less: 0, may });
            }
            Deed::BuildLess => {
                self.ask(by, Question::Discarded { left: 1, less: n, may: false });
            }
            Deed::ActivateFree => self.ask(by, Question::ActivateFree(n)),
            _ => unreachable!("nobody decides about {effect}"),
        }
    }

    /// The modes that are possible; of a reward those with different results.
    pub(super) fn mode_answers(
        &self,
        by: Seat,
        from: From,
        free: bool,
        out: &mut impl Choices<Action>,
    ) {
        let dues = self.dues(by, Question::Mode { from, free });
        let modes = &self.does(from).modes;
        let is_possible = |at: usize| match from {
            From::Building(building) if !free => self.can_activate(by, building, &modes[at], &dues),
            From::Building(_) => self.is_worth_activating(by, &modes[at], &dues),
            From::Reward(_) => !(0..at).any(|other| {
                self.results(by, &modes[other].effects) == self.results(by, &modes[at].effects)
            }),
            From::Development(_) => self.mode_works(by, &modes[at], &dues),
        };
        for at in (0..modes.len()).filter(|&at| is_possible(at)) {
            out.offer(Action::Mode(at as u8 + 1));
        }
    }

    /// Effects with no more discards than there are pieces: what comes of them.
    fn results(&self, by: Seat, effects: &[Effect]) -> List<Effect, 3> {
        let player = &self.players[by];
        let cut = |effect: Effect| match effect.deed {
            Deed::DiscardCubes => Effect { n: effect.n.min(player.cubes), ..effect },
            Deed::DiscardOctagons => Effect { n: effect.n.min(player.octagons), ..effect },
            _ => effect,
        };
        effects.iter().map(|&effect| cut(effect)).filter(|effect| 0 < effect.n).collect()
    }

    pub(super) fn mode_choose(
        &mut self,
        by: Seat,
        from: From,
        free: bool,
        action: Action,
        cx: &mut Cx<'_>,
    ) {
        let Action::Mode(n) = action else { unreachable!("a mode is chosen") };
        let mode = self.does(from).modes[usize::from(n - 1)];
        let From::Building(building) = from else {
            let effects = mode.effects.iter().rev();
            return effects.for_each(|&effect| self.then(Step::Effect(effect, from)));
        };
        let place = self.place_of(by, building).expect("an own building is activated");
        // From its payment on it counts as activated (SK-16.6).
        self.players[by].village.activate(place);
        cx.tell(|| Event::Activated { seat: by, building, free });
        mode.effects.iter().rev().for_each(|&effect| self.then(Step::Effect(effect, from)));
        let purchase = Purchase::Activation(place);
        if free {
            // The bank pays (SK-16.17).
            let eur = Bundle { eur: 1, ..Bundle::default() };
            self.players[by].village.paid[place.index()].add(eur);
            self.then(Step::Bought(by, purchase));
        } else {
            self.buy(by, mode.price.expect("an activation has a price"), purchase);
        }
    }

    /// TH-G3 and D-19 pay before the effect (SK-16.15).
    pub(super) fn activated(&mut self, by: Seat, cx: &mut Cx<'_>) {
        if let Some(pv) = self.perk(by, Perk::ActivationPv) {
            self.score(by, pv.into(), Reason::Activation, cx);
        }
        if let Some(eur) = self.perk(by, Perk::ActivationEur) {
            self.gain_eur(by, eur, Source::Activation, cx);
        }
    }

    pub(super) fn activate_free_answers(&self, by: Seat, left: u8, out: &mut impl Choices<Action>) {
        let dues = self.dues(by, Question::ActivateFree(left));
        let built = self.players[by].village.built().map(|(_, tile)| tile);
        let tiles = built.filter(|&tile| self.can_activate_free(by, tile, &dues));
        let tiles: Buildings = tiles.collect();
        tiles.iter().for_each(|tile| out.offer(Action::Activate(tile)));
        out.offer(Action::Decline);
    }

    /// The first resolves fully before the second is chosen (A68).
    pub(super) fn activate_free_choose(
        &mut self,
        by: Seat,
        left: u8,
        action: Action,
        _cx: &mut Cx<'_>,
    ) {
        let Action::Activate(building) = action else { return };
        if 1 < left {
            self.ask(by, Question::ActivateFree(left - 1));
        }
        self.ask(by, Question::Mode { from: From::Building(building), free: true });
    }

    /// As many as possible; which of them is chosen (SK-16.8).
    pub(super) fn stand_answers(&self, by: Seat, n: u8, out: &mut impl Choices<Action>) {
        let lying = self.players[by].lying;
        let n = n.min(lying.total());
        for permanents in 0..=n.min(lying.permanents) {
            let seasonals = n - permanents;
            if seasonals <= lying.seasonals {
                out.offer(Action::Stand { permanents, seasonals });
            }
        }
    }

    pub(super) fn stand_choose(&mut self, by: Seat, action: Action, cx: &mut Cx<'_>) {
        let Action::Stand { permanents, seasonals } = action else {
            unreachable!("employees stand up")
        };
        let player = &mut self.players[by];
        player.lying.permanents -= permanents;
        player.lying.seasonals -= seasonals;
        player.standing.permanents += permanents;
        player.standing.seasonals += seasonals;
        cx.tell(|| Event::Stood { seat: by, permanents, seasonals });
    }
}
