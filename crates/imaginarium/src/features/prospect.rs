//! The prospect of a seat: its goods once everything that is certain has happened, and what is open
//! in its turn.

use tabletop::Seat;

use crate::{
    Imaginarium,
    assistant::Assistant,
    board::{Piece, Space},
    decide::EXTRACT,
    dial::{Job, Jobs},
    frame::{Frame, Question, Step},
    goods::{Good, Goods, cubes},
    machine::Machine,
    slot::Stack,
    state::Player,
    text::Effect,
};

/// What a turn may still bring.
#[derive(Copy, Clone, Debug, Default)]
pub struct Open {
    pub repairs: u8,
    pub dismantlings: u8,
    pub transactions: u8,
    /// VP that can be bought with them.
    pub points: u16,
    /// Price of the dearest assistant that can be recruited.
    pub recruit: u16,
    pub joins: bool,
    pub recycling: bool,
}

#[derive(Copy, Clone, Debug, Default)]
pub struct Prospect {
    pub goods: Goods,
    /// The machine that will be bought before the next action.
    pub reserved: Option<Machine>,
    /// The reserved machine cannot be paid (IM-10.4).
    pub fails: bool,
    /// The whole turn of this round is still to come.
    pub turn: bool,
    /// The actions of this turn are still to be chosen.
    pub dial: bool,
    /// The seat is in the middle of its turn.
    pub acting: bool,
    pub open: Open,
}

impl Prospect {
    /// Goes down the stack: what lies on top happens first.
    pub fn of(game: &Imaginarium, seat: Seat) -> Prospect {
        let mut prospect = Prospect { goods: game.player(seat).goods, ..Prospect::default() };
        for &frame in game.stack.iter().rev() {
            match frame {
                Frame::Ask(by, question) if by == seat => prospect.expect(game, seat, question),
                Frame::Ask(..) => {}
                Frame::Do(Step::Validation { by }) => prospect.acting |= by == seat,
                Frame::Do(Step::Planning | Step::Order) => prospect.turn = true,
                Frame::Do(Step::Realisation { at }) => {
                    let left = game.path.get(usize::from(at)..).unwrap_or_default();
                    prospect.turn |= left.contains(&Piece::handyman(seat));
                }
                Frame::Do(Step::Round | Step::Check) => {}
            }
        }
        if prospect.turn {
            prospect.run(game, seat, 0);
            prospect.collect(game, seat);
            prospect.dial = true;
        }
        prospect
    }

    fn expect(&mut self, game: &Imaginarium, seat: Seat, question: Question) {
        match question {
            // The order of turns tells more: the whole turn is to come.
            Question::Place { .. } => {}
            Question::Use { used, .. } => self.run(game, seat, used),
            Question::Collect => self.collect(game, seat),
            Question::PayWood { need } => self.pay(game, seat, &Good::CUBES, need),
            Question::PayCopper { wood, need } => {
                self.goods[Good::Wood] -= u16::from(wood);
                self.pay(game, seat, &Good::CUBES[1..], need);
            }
            Question::Dial => self.dial = true,
            Question::Act { left } => self.open_jobs(game, seat, left),
            Question::Repair { done } => self.open.repairs = game.shifts(seat) - done,
            Question::Effect { machine, again, .. } => {
                let effect = game.options.edition.effect(Stack::single(machine));
                (0..=u8::from(again)).for_each(|_| self.apply(game, effect));
            }
            Question::Recycle => self.open.recycling = true,
            Question::Dismantle { done } => self.open.dismantlings = game.shifts(seat) - done,
            Question::Apart { .. } | Question::Join { .. } => self.open.joins = true,
            Question::Trade { done } => self.open_trade(game, seat, done),
            Question::Recruit => self.open_recruiting(game, seat),
            Question::Finish => self.acting = true,
            // What they do to others shows in the counts of the others.
            Question::Erase | Question::Jam { .. } | Question::TopCard => {}
        }
    }

    /// Runs the machines that were not used yet: first what only gives, then what turns cubes.
    fn run(&mut self, game: &Imaginarium, seat: Seat, used: u8) {
        let slots = &game.player(seat).slots;
        for turns in [false, true] {
            for (i, slot) in slots.iter().enumerate() {
                let effect = game.options.edition.effect(slot.stack);
                let is_free = !slot.down && used >> i & 1 == 0;
                if is_free && matches!(effect, Effect::Turn { .. }) == turns {
                    self.apply(game, effect);
                }
            }
        }
    }

    /// Uses an effect as most players would: crystal where there is a choice, and the cheapest
    /// cubes are fed if that is a gain.
    fn apply(&mut self, game: &Imaginarium, effect: Effect) {
        match effect {
            Effect::Nothing => {}
            Effect::Gain(gain) => self.goods += gain,
            Effect::GainAlike(n) => self.goods[Good::Crystal] += n,
            Effect::Turn { cubes: n, into } => {
                if n <= cubes(self.goods) {
                    let after = spend(self.goods, &Good::CUBES, n);
                    let fed = game.worth(self.goods) - game.worth(after);
                    if fed < game.worth(into) {
                        self.goods = after + into;
                    }
                }
            }
        }
    }

    /// Chapters 9 and 10, as if the turn had come to it.
    fn collect(&mut self, game: &Imaginarium, seat: Seat) {
        let Some(space) = game.space_of(Piece::handyman(seat)) else { return };
        if space.is_extractor() {
            self.goods[Good::Charbonium] += game.options.edition.space(space);
            return;
        }
        let Some((machine, price)) = on_belt(game, seat, space) else { return };
        let charbonium = self.goods[Good::Charbonium];
        let need = 2 * price.saturating_sub(charbonium);
        self.fails = cubes(self.goods) < need;
        if self.fails {
            self.goods = Goods::of(Good::Vp, self.goods[Good::Vp]);
            return;
        }
        self.reserved = Some(machine);
        self.goods[Good::Charbonium] = charbonium.saturating_sub(price);
        self.goods = spend(self.goods, &Good::CUBES, need);
    }

    /// The rest of a payment with cubes (IM-10.2): so many of these kinds.
    fn pay(&mut self, game: &Imaginarium, seat: Seat, kinds: &[Good], need: u8) {
        let space = game.space_of(Piece::handyman(seat));
        let bought = space.and_then(|space| on_belt(game, seat, space));
        self.reserved = bought.map(|(machine, _)| machine);
        self.goods[Good::Charbonium] = 0;
        self.goods = spend(self.goods, kinds, need.into());
    }

    fn open_jobs(&mut self, game: &Imaginarium, seat: Seat, left: Jobs) {
        // It is certain, and it may pay for the other action.
        if left.has(Job::Extract) {
            self.goods[Good::Charbonium] += EXTRACT;
        }
        for job in left.iter() {
            match job {
                Job::Extract => {}
                Job::Recruit => self.open_recruiting(game, seat),
                Job::Repair => self.open.repairs = game.shifts(seat),
                Job::Trade => self.open_trade(game, seat, 0),
                Job::Dismantle => self.open.dismantlings = game.shifts(seat),
                Job::Reorganise => self.open.joins = true,
            }
        }
    }

    fn open_trade(&mut self, game: &Imaginarium, seat: Seat, done: u8) {
        self.open.transactions = game.transactions(seat) - done;
        let affordable = self.goods[Good::Charbonium] / game.buying_price(seat, Good::Vp).max(1);
        self.open.points = affordable.min(self.open.transactions.into());
    }

    fn open_recruiting(&mut self, game: &Imaginarium, seat: Seat) {
        self.open.recruit = game.dearest_assistant(seat, self.goods[Good::Charbonium]);
    }
}

/// What is left after so many cubes of these kinds were spent, the cheapest first.
fn spend(mut goods: Goods, kinds: &[Good], n: u16) -> Goods {
    let mut left = n;
    for &cube in kinds {
        let spent = left.min(goods[cube]);
        goods[cube] -= spent;
        left -= spent;
    }
    goods
}

fn on_belt(game: &Imaginarium, seat: Seat, space: Space) -> Option<(Machine, u16)> {
    let machine = game.belt.get(space.index()).copied().flatten()?;
    Some((machine, game.price(seat, space, machine)))
}

impl Imaginarium {
    /// What goods are worth in charbonium, at the prices of the market.
    pub(super) fn worth(&self, goods: Goods) -> u16 {
        let price = |good| self.options.edition.trade_price(good);
        let priced = [Good::Wood, Good::Copper, Good::Crystal, Good::Vp];
        goods[Good::Charbonium]
            + priced.into_iter().map(|good| goods[good] * price(good)).sum::<u16>()
    }

    /// What the dearest face-up assistant costs that so much charbonium pays for.
    pub(super) fn dearest_assistant(&self, seat: Seat, charbonium: u16) -> u16 {
        if Player::PLACES <= self.player(seat).staff.len() {
            return 0;
        }
        let cost = |assistant: Assistant| self.options.edition.assistant_cost(assistant);
        let costs = self.room.into_iter().flatten().map(cost);
        costs.filter(|&cost| cost <= charbonium).max().unwrap_or(0)
    }
}
