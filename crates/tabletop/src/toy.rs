//! The smallest game with luck and a secret, for examples and tests.
//!
//! Everybody in turn draws a card that nobody else sees, and the highest card wins.

use std::ops::RangeInclusive;

use crate::{
    Bag, Chance, Choices, Ctx, Event, Fault, Field, FieldError, Fields, Flow, Frame, Game,
    Impossible, List, Luck, Options, ParseError, Seat, Setting, Source, Stack, Switch,
    fields::of_seat,
};

crate::ids! {
    /// A card, by its value.
    #[allow(missing_docs)]
    pub enum Card ("card") {
        C0 = "0", C1 = "1", C2 = "2", C3 = "3", C4 = "4", C5 = "5", C6 = "6", C7 = "7", C8 = "8",
    }
}

/// A position of the game.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub struct Toy {
    seats: u8,
    deck: Bag<Card, { Card::COUNT }>,
    stack: List<Frame<(), Ask>, 4>,
    /// The card of every seat that has drawn.
    hands: [Option<u8>; 4],
}

/// Nothing is agreed before the game.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Default)]
pub struct NoOptions;

impl Options for NoOptions {
    const SWITCHES: &'static [Switch] = &[];
    const DATA: &'static [Source<'static>] = &[];

    fn setting(&mut self, _: &str) -> Option<Setting<'_>> {
        None
    }

    fn load(&mut self, _: &[Source<'_>]) -> Result<(), Fault> {
        Ok(())
    }

    fn edition(&self) -> String {
        "standard".to_owned()
    }
}

/// All that anybody can do, and all that happens.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug)]
pub struct Draw;

impl std::fmt::Display for Draw {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("draw")
    }
}

impl std::str::FromStr for Draw {
    type Err = ParseError;
    fn from_str(text: &str) -> Result<Draw, ParseError> {
        if text == "draw" { Ok(Draw) } else { Err(ParseError::unknown(text, "action")) }
    }
}

impl Event for Draw {
    fn redact(self, _: Option<Seat>) -> Option<Draw> {
        Some(self)
    }
}

/// Whether a card is drawn: nothing else can be done.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub struct Ask;

impl Flow for Toy {
    type Step = ();
    type Question = Ask;
    type Action = Draw;
    type Event = Draw;

    fn stack(&self) -> &impl Stack<Frame<(), Ask>> {
        &self.stack
    }

    fn stack_mut(&mut self) -> &mut impl Stack<Frame<(), Ask>> {
        &mut self.stack
    }

    fn step(&mut self, (): (), _: &mut Ctx<'_, Draw>) {}

    fn answers(&self, _: Seat, _: Ask, out: &mut impl Choices<Draw>) {
        out.offer(Draw);
    }

    fn choose(&mut self, by: Seat, _: Ask, action: Draw, ctx: &mut Ctx<'_, Draw>) {
        self.hands[by.index()] =
            self.deck.draw(Pile::Deck, ctx.chance).map(|card| card.index() as u8);
        ctx.tell(|| action);
    }

    fn is_always_asked(&self, _: Seat, _: Ask) -> bool {
        true
    }

    fn tell_only_answer(&self, _: Seat, _: Draw, _: &mut Ctx<'_, Draw>) {}
}

crate::ids! {
    /// The one pile that luck is drawn from.
    pub enum Pile ("pile") {
        /// The cards nobody has drawn.
        Deck = "deck",
    }
}

impl crate::Pile for Pile {
    fn show(self, kind: usize) -> String {
        kind.to_string()
    }

    fn read(text: &str) -> Result<Luck<Pile>, ParseError> {
        text.parse().map(|card: Card| Pile::Deck.luck(card))
    }
}

impl Game for Toy {
    type Options = NoOptions;
    type Pile = Pile;

    const NAME: &'static str = "toy";
    const VERSION: u32 = 3;
    const SEATS: RangeInclusive<u8> = 2..=4;

    fn setup(seats: u8, _: NoOptions, _: &mut Ctx<'_, Draw>) -> Toy {
        let deck = Bag::of([1; Card::COUNT]);
        let mut toy = Toy { seats, deck, stack: List::default(), hands: [None; 4] };
        (0..seats).rev().for_each(|seat| toy.ask(Seat(seat), Ask));
        toy
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    fn round(&self) -> u32 {
        1
    }

    fn score(&self, seat: Seat) -> i32 {
        self.hands[seat.index()].map_or(0, i32::from)
    }

    fn place(&self, seat: Seat) -> u8 {
        let better = |other: &Seat| self.score(seat) < self.score(*other);
        Seat::first(self.seats).filter(better).count() as u8 + 1
    }

    fn determinize(&mut self, _: Seat, _: &mut dyn Chance) {}

    fn invariants(&self) -> Result<(), Impossible> {
        Ok(())
    }
}

impl Fields for Toy {
    const FIELDS: &'static [Field] = &[of_seat("hand", "the card somebody has drawn, or `none`")];

    fn write(&mut self, seat: Option<Seat>, field: &str, value: &str) -> Result<(), FieldError> {
        let Some(seat) = seat.filter(|_| field == "hand") else {
            return Err(Self::unknown(field, seat.is_some()));
        };
        let card = if value == "none" { None } else { Some(value.parse::<Card>()?) };
        if let Some(card) = card {
            if self.deck.count(card) == 0 {
                return Err(FieldError::impossible(format!("{card} is drawn already")));
            }
            self.deck.take(card);
        }
        self.hands[seat.index()] = card.map(|card| card.index() as u8);
        Ok(())
    }

    fn read(&self, seat: Option<Seat>, field: &str) -> Result<String, FieldError> {
        match (seat, field) {
            (Some(seat), "hand") => Ok(self.hands[seat.index()]
                .map_or("none".to_owned(), |card| Card::at(card.into()).to_string())),
            _ => Err(Self::unknown(field, seat.is_some())),
        }
    }

    fn complete(&mut self) -> Result<(), FieldError> {
        Ok(())
    }
}
