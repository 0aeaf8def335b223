//! The flow: rounds and turns (chapter 4), and what the rules do by themselves.

use tabletop::{Flow, Game, Seat, Seats};

use crate::{
    Cx, Flotsam,
    drift::finds,
    event::Event,
    frame::{Question, Step},
    pile::Pile,
};

/// Wish cards that are offered at a time (FL-3.2).
const OFFERED: u8 = 2;

impl Flotsam {
    pub(crate) fn do_step(&mut self, step: Step, cx: &mut Cx<'_>) {
        match step {
            Step::Offer { to } => self.offer(to, cx),
            Step::Round => self.begin_round(cx),
            Step::Turn { by } => {
                // Without finds there is nothing to comb for (FL-4.5).
                if 0 < finds(&self.sea) {
                    self.ask(by, Question::Comb);
                }
            }
        }
    }

    fn offer(&mut self, to: Seat, cx: &mut Cx<'_>) {
        for _ in 0..OFFERED {
            let wish = self.wishes.draw(Pile::Wishes, cx.chance).expect("four need five of them");
            self.offer.put(wish);
        }
        let wishes = Some(self.offer);
        cx.tell(|| Event::Offered { seat: to, wishes });
        self.ask(to, Question::Keep);
    }

    fn begin_round(&mut self, cx: &mut Cx<'_>) {
        if finds(&self.sea) == 0 {
            cx.tell(|| Event::SeaEmpty);
            return self.end(cx);
        }
        if self.options.edition.rounds(self.seats) <= self.round {
            return self.end(cx);
        }
        self.round += 1;
        let (round, first) = (self.round, self.order().next().expect("there are players"));
        cx.tell(|| Event::RoundStarted { round, first });
        self.then(Step::Round);
        for by in self.order().rev() {
            self.then(Step::Turn { by });
        }
    }

    /// All wishes are shown (FL-6.2), and the most points win (FL-6.3).
    fn end(&mut self, cx: &mut Cx<'_>) {
        for seat in self.all_seats() {
            let Some(wish) = self.players[seat].wish else { continue };
            let (finds, vp) = (self.players[seat].basket.count(wish), self.wished(seat));
            cx.tell(|| Event::Wished { seat, wish, finds, vp });
        }
        let winners: Seats = self.all_seats().filter(|&seat| self.place(seat) == 1).collect();
        cx.tell(|| Event::Ended { winners });
    }
}
