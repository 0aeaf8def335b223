//! Descriptions: all that a game tells about one event.

use std::borrow::Cow;

use tabletop::Seat;

use crate::{Arg, Line};

/// All that a game tells about one event, in no language yet.
///
/// ```
/// use scene::{Description, Line};
/// use tabletop::Seat;
///
/// let sale = Description::by(Seat(1), "X-3.2", "log-sold")
///     .with("price", 4u8)
///     .points(2, Line::new("score-trade"))
///     .uses("P1");
/// assert_eq!(sale.used, Some((Seat(1), "P1")));
/// assert_eq!(sale.points.expect("points are told").amount, 2);
/// ```
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Description {
    /// The clause it happens by.
    pub clause: &'static str,
    /// Whom it is about; `None` where it is about everybody.
    pub seat: Option<Seat>,
    /// Whether it is a step of the game itself, such as a new round, and nobody's doing.
    pub phase: bool,
    /// `None` for what another sentence tells already.
    pub sentence: Option<Line>,
    /// Over a game these add up to the scores.
    pub points: Option<Points>,
    /// The component somebody made use of, by its id.
    pub used: Option<(Seat, &'static str)>,
    /// What a campaign remembers it for, by its id: a story card that was read.
    pub remembered: Option<&'static str>,
}

/// Points somebody got or lost, and what for.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Points {
    pub seat: Seat,
    pub amount: i32,
    pub reason: Line,
}

impl Description {
    /// An event that no sentence tells.
    pub fn silent(clause: &'static str) -> Description {
        Description {
            clause,
            seat: None,
            phase: false,
            sentence: None,
            points: None,
            used: None,
            remembered: None,
        }
    }

    /// An event told by a message that names no seat.
    pub fn new(clause: &'static str, key: impl Into<Cow<'static, str>>) -> Description {
        Description { sentence: Some(Line::new(key)), ..Description::silent(clause) }
    }

    /// An event about a seat, told by a message that names it as `$seat`.
    pub fn by(seat: Seat, clause: &'static str, key: impl Into<Cow<'static, str>>) -> Description {
        Description::new(clause, key).about(seat).with("seat", seat)
    }

    /// The same about a seat that the message does not name as `$seat`.
    #[must_use]
    pub fn about(self, seat: Seat) -> Description {
        Description { seat: Some(seat), ..self }
    }

    /// The same as a step of the game itself.
    #[must_use]
    pub fn phase(self) -> Description {
        Description { phase: true, ..self }
    }

    /// Puts something into the sentence.
    #[must_use]
    pub fn with(self, name: &'static str, arg: impl Into<Arg>) -> Description {
        self.say(|line| line.with(name, arg))
    }

    /// Puts an id into the sentence.
    #[must_use]
    pub fn with_text(self, name: &'static str, text: impl ToString) -> Description {
        self.say(|line| line.with_text(name, text))
    }

    /// Puts a list into the sentence.
    #[must_use]
    pub fn with_list(
        self,
        name: &'static str,
        lines: impl IntoIterator<Item = Line>,
    ) -> Description {
        self.say(|line| line.with_list(name, lines))
    }

    fn say(self, change: impl FnOnce(Line) -> Line) -> Description {
        Description { sentence: self.sentence.map(change), ..self }
    }

    /// The seat it is about gets points. None are not told.
    ///
    /// # Panics
    ///
    /// If it is about no seat.
    #[must_use]
    pub fn points(self, amount: impl Into<i32>, reason: Line) -> Description {
        let (seat, amount) = (self.actor(), amount.into());
        let points = (amount != 0).then_some(Points { seat, amount, reason });
        Description { points, ..self }
    }

    /// The seat it is about makes use of a component.
    ///
    /// # Panics
    ///
    /// If it is about no seat.
    #[must_use]
    pub fn uses(self, component: impl Into<Option<&'static str>>) -> Description {
        let seat = self.actor();
        Description { used: component.into().map(|id| (seat, id)), ..self }
    }

    /// A campaign remembers this.
    #[must_use]
    pub fn remembers(self, id: &'static str) -> Description {
        Description { remembered: Some(id), ..self }
    }

    fn actor(&self) -> Seat {
        self.seat.expect("only what is about a seat brings points or uses a component")
    }
}
