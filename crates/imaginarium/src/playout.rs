//! What a player would think about: random play that looks like play.
//!
//! A player who picks any legal action reserves machines that cannot be paid, loses everything,
//! and needs 130 rounds. Here plainly useless answers are left out; the rest is luck.

use tabletop::{Flow, Seat};

use crate::{
    Imaginarium,
    action::{Action, Yield},
    board::BELT,
    dial::{Job, Jobs},
    frame::{Frame, Question},
    goods::{Good, cubes},
    machine::Family,
};

impl Imaginarium {
    pub(crate) fn think(&self, by: Seat, out: &mut Vec<Action>) {
        out.clear();
        let Some(&Frame::Ask(asked, question)) = self.stack.last() else { return };
        if asked != by {
            return;
        }
        match question {
            Question::Dial => return self.think_of_pairs(by, out),
            Question::Act { left } if !self.players[by].is_over_limit() => {
                return self.think_of_actions(by, left, out);
            }
            _ => self.answers(by, question, out),
        }
        let goes_on =
            |action: Action| !matches!(action, Action::Done | Action::Decline | Action::Cancel);
        match question {
            Question::Place { saboteur: false } => {
                keep(out, |action| self.can_pay(by, action));
            }
            Question::Use { .. } if out.contains(&Action::UseAll) => {
                out.clear();
                out.push(Action::UseAll);
            }
            Question::Trade { .. } => keep_or_stop(out, |action| self.is_wanted(by, action)),
            Question::Dismantle { .. } => keep_or_stop(out, |action| self.is_worth_it(by, action)),
            Question::Apart { .. } => keep(out, |action| action == Action::Assemble),
            Question::Join { .. } => keep(out, |action| matches!(action, Action::Join(..))),
            Question::Finish => keep(out, |action| action != Action::Finish),
            _ => keep(out, goes_on),
        }
    }

    /// A machine the player has the charbonium for, if the yard is not full of broken ones.
    fn can_pay(&self, by: Seat, action: Action) -> bool {
        let Action::Place(space) = action else { return true };
        let player = &self.players[by];
        let price = |at: usize| self.belt[at].map(|machine| self.price(by, space, machine));
        match space.index() {
            at if at < BELT => {
                player.yard.len() < 2
                    && price(at).is_some_and(|price| price <= player.goods[Good::Charbonium])
            }
            _ => true,
        }
    }

    /// VP, cubes that are missing for a repair, and money for cubes that are too many.
    fn is_wanted(&self, by: Seat, action: Action) -> bool {
        let player = &self.players[by];
        match action {
            Action::Buy(Good::Vp) => true,
            Action::Buy(good) => {
                player.slots.len() < player.slot_limit()
                    && player.yard.kinds().any(|machine| {
                        player.goods[good] < self.options.edition.machine(machine).repair[good]
                    })
            }
            Action::Sell(_) => 6 < cubes(player.goods),
            _ => false,
        }
    }

    /// Broken machines for cubes, spent attack machines for VP, others only from a full workshop.
    fn is_worth_it(&self, by: Seat, action: Action) -> bool {
        let player = &self.players[by];
        match action {
            Action::Dismantle(machine, Yield::Vp) => {
                machine.family() == Family::Attack || player.slot_limit() <= player.slots.len()
            }
            Action::Dismantle(..) => false,
            Action::Scrap(..) => 1 < player.yard.len(),
            _ => false,
        }
    }

    /// Whether an action of the dial is possible and has anything a player would do.
    fn is_useful(&self, by: Seat, job: Job) -> bool {
        let player = &self.players[by];
        self.can_begin(by, job)
            && match job {
                Job::Extract | Job::Recruit | Job::Repair | Job::Reorganise => true,
                Job::Trade => {
                    let charbonium = player.goods[Good::Charbonium];
                    let wants = |&good: &Good| {
                        self.buying_price(by, good) <= charbonium
                            && self.is_wanted(by, Action::Buy(good))
                    };
                    [Good::Vp, Good::Wood, Good::Copper, Good::Crystal].iter().any(wants)
                        || 6 < cubes(player.goods)
                }
                Job::Dismantle => {
                    1 < player.yard.len()
                        || player.slots.iter().filter_map(|slot| slot.stack.loose()).any(
                            |machine| {
                                machine.can_be_dismantled()
                                    && self.is_worth_it(by, Action::Dismantle(machine, Yield::Vp))
                            },
                        )
                }
            }
    }

    /// The actions of the pair that are worth it, or no more.
    fn think_of_actions(&self, by: Seat, left: Jobs, out: &mut Vec<Action>) {
        out.extend(left.iter().filter(|&job| self.is_useful(by, job)).map(Action::Begin));
        if out.is_empty() {
            out.push(Action::Done);
        }
    }

    /// The pairs that promise most; those with a repair if there is one.
    fn think_of_pairs(&self, by: Seat, out: &mut Vec<Action>) {
        let worth = |job: Job| match job {
            _ if !self.is_useful(by, job) => 0,
            Job::Repair => 4,
            Job::Recruit | Job::Trade => 3,
            Job::Extract => 2,
            Job::Dismantle | Job::Reorganise => 1,
        };
        let worths: [u8; Job::COUNT] = std::array::from_fn(|i| worth(Job::at(i)));
        let value = |action: Action| match action {
            Action::Dial(pair) => pair.iter().map(|job| worths[job.index()]).sum::<u8>(),
            _ => 0,
        };
        self.answers(by, Question::Dial, out);
        let best = out.iter().map(|&action| value(action)).max().unwrap_or(0);
        keep(out, |action| best <= value(action) + 1);
    }
}

/// Leaves out what is not wished, unless that is everything.
fn keep(actions: &mut Vec<Action>, wish: impl Fn(Action) -> bool) {
    if actions.iter().any(|&action| wish(action)) {
        actions.retain(|&action| wish(action));
    }
}

/// Leaves out what is not wished; if that is everything, stops. `Done` is always the last answer.
fn keep_or_stop(actions: &mut Vec<Action>, wish: impl Fn(Action) -> bool) {
    let Some(done) = actions.pop_if(|action| *action == Action::Done) else {
        return keep(actions, wish);
    };
    actions.retain(|&action| wish(action));
    if actions.is_empty() {
        actions.push(done);
    }
}
