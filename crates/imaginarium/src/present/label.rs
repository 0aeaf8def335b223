//! Questions and answers in words, and where on the table an answer is clicked.

use scene::{Anchor, Line};
use tabletop::Seat;

use super::words;
use crate::{
    Imaginarium,
    action::Action,
    board::{BELT, Piece, Space},
    decide::Means,
    frame::{Frame, Question},
    goods::{Feed, Good, Goods},
    project::Project,
    slot::Stack,
    text::Effect,
};

impl Imaginarium {
    pub(super) fn question(&self) -> Option<Line> {
        let &Frame::Ask(_, question) = self.stack.last()? else { return None };
        Some(match question {
            Question::Place { saboteur: true } => Line::new("ask-place-saboteur"),
            Question::Place { saboteur: false } => Line::new("ask-place"),
            Question::Use { .. } => Line::new("ask-use"),
            Question::Collect => Line::new("ask-collect"),
            Question::TopCard => Line::new("ask-top"),
            Question::PayWood { need, .. } => Line::new("ask-pay-wood").with("need", need),
            Question::PayCopper { need, .. } => Line::new("ask-pay-copper").with("need", need),
            Question::Dial => Line::new("ask-dial"),
            Question::Act { .. } => Line::new("ask-act"),
            Question::Repair { .. } => Line::new("ask-repair"),
            Question::Effect { machine, time, .. } => {
                let key = if time == 1 { "ask-effect" } else { "ask-effect-again" };
                Line::new(key).with("machine", words::machine(machine))
            }
            Question::Erase => Line::new("ask-erase"),
            Question::Jam { victim, .. } => Line::new("ask-jam").with("seat", victim),
            Question::Recycle => Line::new("ask-recycle"),
            Question::Dismantle { .. } => Line::new("ask-dismantle"),
            Question::Apart { .. } => Line::new("ask-apart"),
            Question::Join { .. } => Line::new("ask-join"),
            Question::Trade { .. } => Line::new("ask-trade"),
            Question::Recruit => Line::new("ask-recruit"),
            Question::Finish => Line::new("ask-finish"),
        })
    }

    pub(super) fn label_of(&self, by: Seat, action: Action) -> Line {
        let edition = &self.options.edition;
        match action {
            Action::Place(space) => self.label_place(by, space),
            Action::Use(stack, feed) => self.label_effect(
                Line::new("do-use").with("what", words::stack(stack)),
                stack,
                feed,
            ),
            Action::Borrow(seat, machine, feed) => {
                let line = Line::new("do-borrow").with("seat", seat);
                let stack = Stack::single(machine);
                self.label_effect(line.with("what", words::machine(machine)), stack, feed)
            }
            Action::UseAll => Line::new("do-use-all"),
            Action::Collect => Line::new("do-collect"),
            Action::BuyTop => Line::new("do-buy-top"),
            Action::PayWood(n) => pay(Good::Wood, n),
            Action::PayCopper(n) => pay(Good::Copper, n),
            Action::Dial(pair) => words::pair(pair),
            Action::Begin(job) => words::job(job),
            Action::Repair(machine) => Line::new("do-repair")
                .with("machine", words::machine(machine))
                .with("cost", words::goods(edition.machine(machine).repair)),
            Action::Apply(feed) => match self.stack.last() {
                Some(&Frame::Ask(_, Question::Effect { machine, .. })) => {
                    self.label_effect(Line::new("do-apply"), Stack::single(machine), feed)
                }
                _ => unreachable!("{action} answers DEC-09"),
            },
            Action::Erase(project) => about_project("do-erase", project),
            Action::Jam(seat, slot) => {
                let key = if slot.down { "do-jam-down" } else { "do-jam" };
                Line::new(key).with("seat", seat).with("what", words::stack(slot.stack))
            }
            Action::Take(machine) => Line::new("do-take").with("machine", words::machine(machine)),
            Action::Scrap(machine, cubes) => Line::new("do-scrap")
                .with("machine", words::machine(machine))
                .with("gain", words::goods(cubes.into())),
            Action::Dismantle(machine, yields) => Line::new("do-dismantle")
                .with("machine", words::machine(machine))
                .with("gain", words::goods(self.dismantling_yield(machine, yields))),
            Action::Apart(stack) => Line::new("do-apart").with("what", words::stack(stack)),
            Action::Assemble => Line::new("do-assemble"),
            Action::Join(a, b) => {
                Line::new("do-join").with("a", words::stack(a)).with("b", words::stack(b))
            }
            Action::Buy(good) => Line::new("do-buy")
                .with("what", words::amount(good, 1))
                .with("price", self.buying_price(by, good)),
            Action::Sell(good) => Line::new("do-sell")
                .with("what", words::amount(good, 1))
                .with("price", edition.trade_price(good)),
            Action::Recruit(assistant) => Line::new("do-recruit")
                .with("assistant", words::assistant(assistant))
                .with("cost", edition.assistant_cost(assistant))
                .with("text", Line::new(format!("{assistant}-text"))),
            Action::Validate(project) => about_project("do-validate", project),
            Action::Reveal(project) => about_project("do-reveal", project),
            Action::Decline => Line::new("do-decline"),
            Action::Done => Line::new("do-done"),
            Action::Cancel => Line::new("do-cancel"),
            Action::Finish => Line::new("do-finish"),
        }
    }

    /// With a warning where the machine cannot be paid at present (IM-6.7).
    fn label_place(&self, by: Seat, space: Space) -> Line {
        let saboteur =
            matches!(self.stack.last(), Some(Frame::Ask(_, Question::Place { saboteur: true })));
        let Some(machine) = self.belt.get(space.index()).copied().flatten() else {
            if saboteur {
                return Line::new("do-block").with_text("space", space);
            }
            let pays = words::amount(Good::Charbonium, self.options.edition.space(space));
            return Line::new("do-place").with_text("space", space).with("gain", pays);
        };
        let price = self.price(by, space, machine);
        let key = match self.means_to_pay(by, price) {
            _ if saboteur => "do-sabotage",
            Means::Charbonium => "do-reserve",
            Means::Cubes { .. } => "do-reserve-with-cubes",
            Means::None => "do-reserve-unpaid",
        };
        let line =
            Line::new(key).with_text("space", space).with("machine", words::machine(machine));
        if saboteur { line } else { line.with("price", price) }
    }

    fn label_effect(&self, mut line: Line, stack: Stack, feed: Feed) -> Line {
        let effect = self.options.edition.effect(stack);
        if effect == Effect::Nothing {
            return line.with("gain", words::goods(Goods::NONE));
        }
        let (fed, gain) = effect.apply(feed);
        if !fed.is_empty() {
            line.key += "-fed";
            line = line.with("fed", words::goods(fed));
        }
        line.with("gain", words::goods(gain))
    }

    /// The face of the piece that is being placed.
    fn piece_to_place(&self, by: Seat) -> String {
        let saboteur = self.initiative.iter().flatten().next().is_some_and(|piece| piece.saboteur);
        format!("{}/{by}", if saboteur { "saboteur" } else { "handyman" })
    }

    pub(super) fn anchor_of(&self, by: Seat, action: Action) -> Anchor {
        let own = |zone: &str| format!("{zone}-{by}");
        match action {
            Action::Place(space) => anchor_of_space(space).with_ghost(self.piece_to_place(by)),
            Action::Borrow(seat, machine, _) => {
                Anchor::token(format!("slots-{seat}"), format!("slots-{seat}/{machine}"))
            }
            Action::Jam(seat, slot) => {
                Anchor::token(format!("slots-{seat}"), format!("slots-{seat}/{slot}"))
            }
            Action::Use(stack, _) | Action::Apart(stack) | Action::Join(stack, _) => {
                Anchor::token(own("slots"), format!("{}/{stack}", own("slots")))
            }
            Action::Dismantle(machine, _) => {
                Anchor::token(own("slots"), format!("{}/{machine}", own("slots")))
            }
            Action::Repair(machine) | Action::Scrap(machine, _) => {
                Anchor::token(own("yard"), format!("{}/{machine}", own("yard")))
            }
            Action::UseAll | Action::Apply(_) => Anchor::zone(own("slots")),
            Action::Assemble | Action::Cancel => Anchor::zone(own("slots")),
            Action::Collect => match self.space_of(Piece::handyman(by)) {
                Some(space) => anchor_of_space(space),
                None => Anchor::zone("waiting"),
            },
            Action::BuyTop => Anchor::zone("piles"),
            Action::Take(machine) => Anchor::token("shredder", format!("shredder/{machine}")),
            Action::Erase(project) | Action::Validate(project) => {
                Anchor::token("office", format!("office/{project}"))
            }
            Action::Reveal(project) => {
                Anchor::token(own("secrets"), format!("{}/{project}", own("secrets")))
            }
            Action::Recruit(assistant) => Anchor::token("room", format!("room/{assistant}")),
            Action::Dial(_) | Action::Begin(_) => Anchor::zone(own("dial")),
            Action::PayWood(_) | Action::PayCopper(_) | Action::Buy(_) | Action::Sell(_) => {
                Anchor::zone(own("goods"))
            }
            Action::Decline | Action::Done | Action::Finish => Anchor::zone(own("dial")),
        }
    }
}

fn anchor_of_space(space: Space) -> Anchor {
    match space.index().checked_sub(BELT) {
        Some(extractor) => Anchor::space("extractors", extractor),
        None => Anchor::space("belt", space.index()),
    }
}

fn pay(good: Good, n: u8) -> Line {
    Line::new("do-pay").with("what", words::amount(good, n.into()))
}

fn about_project(key: &'static str, project: Project) -> Line {
    Line::new(key).with("project", words::project(project))
}
