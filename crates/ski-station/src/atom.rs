//! Atoms: the small changes of which rules are made, each told as it happens.

use tabletop::{Flow, Seat};

use crate::{
    Cx, SkiStation,
    colour::Colour,
    effect::{Does, Perk},
    event::{Event, Piece, Reason, Source},
    frame::{From, Purchase, Question, Step},
    stock::{Bundle, Cost, Dues},
};

impl SkiStation {
    /// Gains from the reserve; employees stand (SK-7.16).
    pub(crate) fn gain(&mut self, by: Seat, bundle: Bundle, source: Source, cx: &mut Cx<'_>) {
        if bundle.is_empty() {
            return;
        }
        let player = &mut self.players[by];
        let standing = &mut player.standing;
        player.eur = player.eur.saturating_add(bundle.eur.into());
        player.time = player.time.saturating_add(bundle.time);
        standing.permanents = standing.permanents.saturating_add(bundle.permanents);
        standing.seasonals = standing.seasonals.saturating_add(bundle.seasonals);
        cx.tell(|| Event::Gained { seat: by, bundle, source });
    }

    pub(crate) fn gain_eur(&mut self, by: Seat, eur: u8, source: Source, cx: &mut Cx<'_>) {
        self.gain(by, Bundle { eur, ..Bundle::default() }, source, cx);
    }

    pub(crate) fn score(&mut self, by: Seat, pv: i16, reason: Reason, cx: &mut Cx<'_>) {
        if pv != 0 {
            self.players[by].pv += pv;
            cx.tell(|| Event::Scored { seat: by, pv, reason });
        }
    }

    /// Something is had once its cost is paid.
    pub(crate) fn buy(&mut self, by: Seat, cost: Cost, purchase: Purchase) {
        self.then(Step::Bought(by, purchase));
        self.charge(by, cost, purchase);
    }

    pub(crate) fn charge(&mut self, by: Seat, cost: Cost, purchase: Purchase) {
        if 0 < cost.n {
            self.ask(by, Question::Pay(cost, purchase));
        }
    }

    /// The effects of a tile: at once, or of the mode that is chosen.
    pub(crate) fn carry_out(&mut self, by: Seat, does: &Does, from: From) {
        match &does.modes[..] {
            [] => {}
            [only] => {
                only.effects.iter().rev().for_each(|&effect| self.then(Step::Effect(effect, from)));
            }
            _ => self.ask(by, Question::Mode { from, free: false }),
        }
    }

    pub(crate) fn does(&self, from: From) -> &'static Does {
        match from {
            From::Building(tile) => &self.edition().building(tile).does,
            From::Development(tile) => &self.edition().development(tile).does,
            From::Reward(tile) => &self.edition().reward(tile).does,
        }
    }

    /// SK-13.16, SK-16.16. A cube leaves the scale, or else a seat.
    pub(crate) fn discard_cube(&mut self, by: Seat, cx: &mut Cx<'_>) {
        if self.players[by].cubes == 0 {
            return;
        }
        let seated = self.players[by].seats;
        self.players[by].cubes -= 1;
        self.discarded(by, Piece::Cube, cx);
        if self.players[by].cubes < seated.len() {
            self.ask(by, Question::Unseat);
        }
    }

    /// SK-14.8.
    pub(crate) fn discard_octagon(&mut self, by: Seat, cx: &mut Cx<'_>) {
        if 0 < self.players[by].octagons {
            self.players[by].octagons -= 1;
            self.discarded(by, Piece::Octagon, cx);
        }
    }

    fn discarded(&mut self, by: Seat, piece: Piece, cx: &mut Cx<'_>) {
        cx.tell(|| Event::Discarded { seat: by, piece });
        if let Some(eur) = self.perk(by, Perk::DiscardEur) {
            self.gain_eur(by, eur, Source::Discard, cx);
        }
    }

    /// Seats cubes where their owner chooses seats (SK-13.15, SK-13.19).
    pub(crate) fn reseat(&mut self) {
        if self.options.manual_seating {
            self.then(Step::Seat);
        }
    }

    /// SK-17.6.
    pub(crate) fn improve(&mut self, by: Seat, colour: Colour, cx: &mut Cx<'_>) {
        self.players[by].steps[colour.index()] += 1;
        let (step, value) = (self.players[by].steps[colour.index()], self.threshold(by, colour));
        cx.tell(|| Event::Improved { seat: by, colour, step, value });
    }

    /// What has been accepted and is still to be paid, besides the question that is open
    /// (SK-7.19).
    pub(crate) fn dues(&self, by: Seat, open: Question) -> Dues {
        let mut dues = Dues::default();
        let stack = match self.stack.last() {
            Some(top) if *top == tabletop::Frame::Ask(by, open) => {
                &self.stack[..self.stack.len() - 1]
            }
            _ => &self.stack[..],
        };
        for frame in stack.iter().rev() {
            let due = match *frame {
                tabletop::Frame::Ask(payer, Question::Pay(cost, _)) if payer == by => Some(cost),
                tabletop::Frame::Do(Step::Square) => self.square_cost(by),
                tabletop::Frame::Do(Step::Effect(effect, _)) => self.effect_cost(by, effect),
                _ => None,
            };
            match due {
                Some(due) if 0 < due.n && !dues.is_full() => dues.push(due),
                _ => {}
            }
        }
        dues
    }

    /// Whether a cost can be paid beside what has been accepted.
    pub(crate) fn can_pay(&self, by: Seat, cost: Cost, dues: &Dues) -> bool {
        let purse = self.purse(by);
        match (cost.n, &dues[..]) {
            (0, []) => true,
            (0, dues) => purse.pays_all(dues),
            (_, []) => purse.pays(cost),
            (_, dues) => {
                let mut all = Dues::default();
                all.push(cost);
                dues.iter().take(3).for_each(|&due| all.push(due));
                purse.pays_all(&all)
            }
        }
    }
}
