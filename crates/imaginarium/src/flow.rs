//! The flow: rounds, phases, turns, the check and the reset (chapters 5 to 7 and 25).

use tabletop::{Flow, Seat, Seats};

use crate::{
    Cx, Imaginarium,
    assistant::Assistant,
    board::{BELT, Piece, Space},
    event::Event,
    frame::{Frame, Question, Step},
    goods::{Good, Goods},
};

/// IM-25.1.
pub(crate) const GOAL: u16 = 20;

impl Imaginarium {
    pub(crate) fn do_step(&mut self, step: Step, cx: &mut Cx<'_>) {
        match step {
            Step::Round => self.begin_round(cx),
            Step::Planning => self.plan(cx),
            Step::Order => self.fix_order(),
            Step::Realisation { at } => self.resolve(at, cx),
            Step::Validation { by } => self.validate_all(by, cx),
            Step::Check => self.check(cx),
        }
    }

    fn begin_round(&mut self, cx: &mut Cx<'_>) {
        // A game in which nobody scores goes on for ever.
        self.round = self.round.saturating_add(1);
        let (round, initiative) = (self.round, self.initiative);
        let order = || initiative.into_iter().flatten().collect();
        cx.tell(|| Event::RoundStarted { round, order: order() });
        self.stack.push(Frame::Do(Step::Check));
        self.stack.push(Frame::Do(Step::Order));
        self.stack.push(Frame::Do(Step::Planning));
    }

    /// The piece with the lowest number is placed next (IM-6.1, IM-6.2); without a free space it
    /// waits behind X3 (IM-6.10).
    fn plan(&mut self, cx: &mut Cx<'_>) {
        let Some(piece) = self.initiative.into_iter().flatten().next() else { return };
        self.stack.push(Frame::Do(Step::Planning));
        if Space::ALL.iter().any(|&space| self.is_free(space)) {
            self.ask(piece.seat, Question::Place { saboteur: piece.saboteur });
        } else {
            self.lift(piece);
            self.waiting.push(piece);
            cx.tell(|| Event::Waits { piece });
        }
    }

    /// The order of the board path, then the waiting pieces (IM-7.1, IM-7.2).
    pub(crate) fn fix_order(&mut self) {
        self.path = self.standing.into_iter().flatten().collect();
        let waiting = self.waiting;
        waiting.iter().for_each(|&piece| self.path.push(piece));
        self.stack.push(Frame::Do(Step::Realisation { at: 0 }));
    }

    fn resolve(&mut self, at: u8, cx: &mut Cx<'_>) {
        let Some(&piece) = self.path.get(usize::from(at)) else { return };
        self.stack.push(Frame::Do(Step::Realisation { at: at + 1 }));
        if piece.saboteur {
            return self.sabotage(piece, cx);
        }
        let (by, space) = (piece.seat, self.space_of(piece));
        cx.tell(|| Event::TurnStarted { seat: by, space });
        Self::steps(by).into_iter().for_each(|step| self.stack.push(step));
    }

    /// The steps of a turn (IM-7.3), the last one first: the stack turns them round. Step 5 follows
    /// from step 4.
    pub(crate) fn steps(by: Seat) -> [Frame; 4] {
        [
            Frame::Do(Step::Validation { by }),
            Frame::Ask(by, Question::Dial),
            Frame::Ask(by, Question::Collect),
            Frame::Ask(by, Question::Use { used: 0, borrowed: false }),
        ]
    }

    /// The machine goes to the shredder (IM-28.8); an extractor was merely blocked (IM-28.9).
    fn sabotage(&mut self, piece: Piece, cx: &mut Cx<'_>) {
        let space = self.space_of(piece);
        let place = space.and_then(|space| self.belt.get_mut(space.index()));
        let machine = place.and_then(Option::take);
        if let Some(machine) = machine {
            self.shredder.put(machine);
        }
        cx.tell(|| Event::Sabotaged { piece, space, machine });
        self.take_initiative(piece, cx);
    }

    /// The end is checked only after all turns of the round (IM-26.1).
    fn check(&mut self, cx: &mut Cx<'_>) {
        let mut announced = Seats::NONE;
        for seat in self.all_seats() {
            if GOAL <= self.players[seat].goods[Good::Vp] {
                announced.insert(seat);
            }
        }
        if !announced.is_empty() {
            cx.tell(|| Event::EndAnnounced { seats: announced });
            return self.end_game(cx);
        }
        let round = self.round;
        if 0 < self.options.round_limit && self.options.round_limit <= round {
            cx.tell(|| Event::RoundLimitReached { round });
            return self.end_game(cx);
        }
        self.path.clear();
        self.discard_rightmost(cx);
        self.slide_belt();
        self.refill_belt(cx);
        self.refill_room(cx);
        self.stack.push(Frame::Do(Step::Round));
    }

    /// IM-25.3 with SW-1; AS-02 is paid at once (IM-25.10).
    fn discard_rightmost(&mut self, cx: &mut Cx<'_>) {
        let last = self.belt.iter().rposition(Option::is_some);
        let last = last.filter(|&at| at == BELT - 1 || !self.options.discard_only_m7);
        let machine = last.and_then(|at| Some((self.belt[at].take()?, Space::at(at))));
        cx.tell(|| Event::Discarded { machine });
        let Some((machine, _)) = machine else { return };
        self.shredder.put(machine);
        let charbonium = self.options.edition.machine(machine).level;
        for seat in self.all_seats() {
            if self.players[seat].staff.has(Assistant::ScrapDealer) {
                self.exchange(seat, Goods::NONE, Goods::of(Good::Charbonium, charbonium));
                cx.tell(|| Event::ScrapBonus { seat, charbonium });
            }
        }
    }

    /// To the right until no gap is left, keeping their order (IM-25.4).
    fn slide_belt(&mut self) {
        let mut free = BELT;
        for at in (0..BELT).rev() {
            if let Some(machine) = self.belt[at].take() {
                free -= 1;
                self.belt[free] = Some(machine);
            }
        }
    }

    /// The rightmost empty space first (IM-25.5).
    fn refill_belt(&mut self, cx: &mut Cx<'_>) {
        let mut added = [None; BELT];
        for at in (0..BELT).rev() {
            if self.belt[at].is_none() {
                self.belt[at] = self.draw_machine(cx);
                added[at] = self.belt[at];
            }
        }
        cx.tell(|| Event::BeltRefilled { belt: added });
    }

    fn refill_room(&mut self, cx: &mut Cx<'_>) {
        let before = self.room;
        self.fill_room(cx);
        let room = self.room;
        if room != before {
            cx.tell(|| Event::RoomRefilled { room });
        }
    }
}
