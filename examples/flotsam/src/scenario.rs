//! Fields by name: how scenarios write and read a position.

use tabletop::{
    Field, FieldError, Fields, Flow, ParseError, Seat,
    fields::{of_seat, of_table},
    notation::{maybe, read_counted, read_number, show_bag, show_maybe},
};

use crate::{
    Flotsam,
    drift::{Drift, Drifts, finds},
    frame::{Frame, Question, Step},
};

impl Fields for Flotsam {
    const FIELDS: &'static [Field] = &[
        of_seat(
            "wish",
            "the wish card somebody holds: `shell`, `wood`, `glass`, `amber` or `none`",
        ),
        of_seat("basket", "the finds somebody carried home: `shell*3 amber`, or `none`"),
        of_table("sea", "what can still be found, waves too; write it after `basket` and `catch`"),
        of_table("catch", "what lies on the beach: `shell*2 wave`, or `none`"),
        of_table("wishes", "the wish cards nobody holds; write it after `wish`"),
        of_table("round", "the number of the round; write it before `turn`"),
        of_table("turn", "who is asked what: `A comb`; only read are `A keep` and `over`"),
    ];

    fn write(&mut self, seat: Option<Seat>, field: &str, value: &str) -> Result<(), FieldError> {
        match (seat, field) {
            (Some(seat), "wish") => {
                if let Some(old) = self.players[seat].wish.take() {
                    self.wishes.put(old);
                }
                self.players[seat].wish = maybe(value)?;
                if let Some(wish) = self.players[seat].wish {
                    take(&mut self.wishes, wish, "wish card")?;
                }
            }
            (Some(seat), "basket") => {
                let mut basket = self.players[seat].basket;
                self.sea.pour(&mut basket);
                self.players[seat].basket = self.take_from_sea(value)?;
                if finds(&self.players[seat].basket) < self.players[seat].basket.len() {
                    return Err(FieldError::impossible("nobody carries a wave home"));
                }
            }
            (None, "catch") => {
                self.sea.pour(&mut self.catch);
                self.catch = self.take_from_sea(value)?;
            }
            (None, "sea") => self.sea = all(value)?,
            (None, "wishes") => self.wishes = all(value)?,
            (None, "round") => {
                self.round = read_number(value, self.options.edition.rounds(self.seats))?;
            }
            (None, "turn") => self.write_turn(value)?,
            _ => return Err(Self::unknown(field, seat.is_some())),
        }
        Ok(())
    }

    fn read(&self, seat: Option<Seat>, field: &str) -> Result<String, FieldError> {
        Ok(match (seat, field) {
            (Some(seat), "wish") => show_maybe(self.players[seat].wish),
            (Some(seat), "basket") => show_bag(&self.players[seat].basket),
            (None, "sea") => show_bag(&self.sea),
            (None, "catch") => show_bag(&self.catch),
            (None, "wishes") => show_bag(&self.wishes),
            (None, "round") => self.round.to_string(),
            (None, "turn") => match self.stack.last() {
                Some(Frame::Ask(by, Question::Keep)) => format!("{by} keep"),
                Some(Frame::Ask(by, Question::Comb)) => format!("{by} comb"),
                Some(Frame::Do(_)) => "nothing yet".to_owned(),
                None => "over".to_owned(),
            },
            _ => return Err(Self::unknown(field, seat.is_some())),
        })
    }

    /// A position is whole once it is written: whatever nobody has is in the sea.
    fn complete(&mut self) -> Result<(), FieldError> {
        if self.is_offered().is_some() && 0 < self.round {
            return Err(FieldError::impossible("wish cards are kept before the first round"));
        }
        Ok(())
    }
}

impl Flotsam {
    /// In the middle of a round: everybody from this player on has a turn to come.
    fn write_turn(&mut self, value: &str) -> Result<(), FieldError> {
        let by = value.strip_suffix(" comb");
        let by = by.ok_or_else(|| ParseError::unfit(value, "is no moment: write `A comb`"))?;
        let by: Seat = by.parse()?;
        if self.seats <= by.0 {
            return Err(FieldError::impossible(format!("there is no player {by}")));
        }
        self.wishes.pour(&mut self.offer);
        self.round = self.round.max(1);
        self.stack.clear();
        self.then(Step::Round);
        for next in self.order().rev().take_while(|&next| next != by) {
            self.then(Step::Turn { by: next });
        }
        self.ask(by, Question::Comb);
        Ok(())
    }

    fn take_from_sea(&mut self, value: &str) -> Result<Drifts, FieldError> {
        let drifts = all(value)?;
        for drift in drifts.kinds() {
            for _ in 0..drifts.count(drift) {
                take(&mut self.sea, drift, "in the sea")?;
            }
        }
        Ok(drifts)
    }
}

/// The most of a kind that a game can have.
const MOST: u16 = 20;

fn all(value: &str) -> Result<Drifts, FieldError> {
    let mut drifts = Drifts::default();
    for drift in read_counted::<Drift>(value, MOST)? {
        if u16::from(drifts.count(drift)) == MOST {
            return Err(FieldError::impossible(format!("more than {MOST} {drift}")));
        }
        drifts.put(drift);
    }
    Ok(drifts)
}

fn take(pile: &mut Drifts, drift: Drift, what: &str) -> Result<(), FieldError> {
    if pile.count(drift) == 0 {
        return Err(FieldError::impossible(format!("no {drift} is left ({what})")));
    }
    pile.take(drift);
    Ok(())
}
