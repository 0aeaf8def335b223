//! DEC-02: comb on, or go home?

use tabletop::{Choices, Flow, Seat};

use crate::{
    Cx, Flotsam,
    action::Action,
    drift::{Drift, Drifts, finds},
    event::Event,
    frame::Question,
    pile::Pile,
};

impl Flotsam {
    pub(super) fn comb_answers(&self, out: &mut impl Choices<Action>) {
        // Waves alone are no reason to stay (FL-5.3).
        if 0 < finds(&self.sea) {
            out.offer(Action::Comb);
        }
        // Nobody goes home before the first step (FL-5.1).
        if !self.catch.is_empty() {
            out.offer(Action::Home);
        }
    }

    pub(super) fn comb_choose(&mut self, by: Seat, action: Action, cx: &mut Cx<'_>) {
        match action {
            Action::Comb => self.comb(by, cx),
            Action::Home => self.go_home(by, cx),
            Action::Keep(_) => unreachable!("{action} answers DEC-02"),
        }
    }

    fn comb(&mut self, by: Seat, cx: &mut Cx<'_>) {
        let drift = self.sea.draw(Pile::Sea, cx.chance).expect("there are finds in the sea");
        self.catch.put(drift);
        cx.tell(|| Event::Found { seat: by, drift });
        if self.catch.count(Drift::Wave) < self.options.edition.waves {
            self.ask(by, Question::Comb);
        } else {
            self.wash(by, cx);
        }
    }

    /// The catch goes into the basket, and the waves go back (FL-5.4).
    fn go_home(&mut self, by: Seat, cx: &mut Cx<'_>) {
        self.roll_back();
        let (finds, vp) = (self.catch, self.options.edition.worth(&self.catch));
        self.players[by].basket.pour(&mut self.catch);
        cx.tell(|| Event::Home { seat: by, finds, vp });
    }

    /// The catch goes back into the sea (FL-5.5), but for its best find if so agreed (FL-5.6).
    fn wash(&mut self, by: Seat, cx: &mut Cx<'_>) {
        self.roll_back();
        let edition = self.options.edition;
        let best = self.catch.kinds().max_by_key(|&drift| (edition.vp(drift), drift));
        let left = best.filter(|_| self.options.mild_waves);
        if let Some(find) = left {
            self.catch.take(find);
            self.players[by].basket.put(find);
        }
        let lost = self.catch;
        self.sea.pour(&mut self.catch);
        let vp = left.map_or(0, |find| edition.vp(find));
        cx.tell(|| Event::Washed { seat: by, lost, left, vp });
    }

    /// The waves of this turn go back into the sea.
    fn roll_back(&mut self) {
        let mut waves = [0; Drift::COUNT];
        waves[Drift::Wave.index()] = self.catch.count(Drift::Wave);
        for _ in 0..self.catch.count(Drift::Wave) {
            self.catch.take(Drift::Wave);
        }
        self.sea.pour(&mut Drifts::of(waves));
    }
}
