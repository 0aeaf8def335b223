//! Fields by name: how a scenario sets up a position and looks at it.

use thiserror::Error;

use crate::{Ctx, Frame, Game, Impossible, ParseError, Seat, Spread};

/// One line of the field table a game offers to scenarios.
#[derive(Copy, Clone, Debug)]
pub struct Field {
    /// How it is called.
    pub name: &'static str,
    /// Whether the field belongs to a seat (`A yard`) or to the table (`belt`).
    pub of_seat: bool,
    /// What may be written there, in words.
    pub about: &'static str,
}

/// A field of a seat.
pub const fn of_seat(name: &'static str, about: &'static str) -> Field {
    Field { name, of_seat: true, about }
}

/// A field of the table.
pub const fn of_table(name: &'static str, about: &'static str) -> Field {
    Field { name, of_seat: false, about }
}

/// A game whose position can be written and read field by field.
///
/// `write` then `read` gives back an equal value in canonical form; a scenario's `expect`
/// holds when writing the expected value changes nothing.
///
/// ```
/// use tabletop::{Fields, Rng, Seat, Session};
/// use tabletop::toy::{NoOptions, Toy};
///
/// let mut game = *Session::<Toy>::new(2, NoOptions, &mut Rng::new(1)).state();
/// game.write(Some(Seat(0)), "hand", "7")?;
/// assert_eq!(game.read(Some(Seat(0)), "hand")?, "7");
/// let refused = game.write(None, "wind", "north").unwrap_err();
/// assert_eq!(refused.to_string(), "`wind` is no field of the table: known are ");
/// # Ok::<(), tabletop::FieldError>(())
/// ```
pub trait Fields: Game {
    /// All fields of the game, in the order of its guide.
    const FIELDS: &'static [Field];

    /// Writes a field of a seat, or of the table.
    ///
    /// # Errors
    ///
    /// When there is no such field, or it cannot have this value.
    fn write(&mut self, seat: Option<Seat>, field: &str, value: &str) -> Result<(), FieldError>;

    /// What stands in a field of a seat, or of the table.
    ///
    /// # Errors
    ///
    /// When there is no such field.
    fn read(&self, seat: Option<Seat>, field: &str) -> Result<String, FieldError>;

    /// Completes the position after all `given` lines: the cards nobody named form the deck.
    ///
    /// # Errors
    ///
    /// When what was written cannot be.
    fn complete(&mut self) -> Result<(), FieldError>;

    /// Completes the position and runs on to the next question.
    ///
    /// # Errors
    ///
    /// When what was written cannot be, before or after.
    fn settle(&mut self) -> Result<(), FieldError> {
        self.complete()?;
        self.invariants()?;
        if let Some(Frame::Ask(by, question)) = self.top()
            && self.probe(by, question).count == 0
        {
            let turn = self.read(None, "turn").unwrap_or_default();
            let reason = format!("nobody could answer what is asked now: {turn}");
            return Err(FieldError::impossible(reason));
        }
        self.run(&mut Ctx { chance: &mut Spread::default(), log: None });
        Ok(self.invariants()?)
    }

    /// Why a name is refused.
    fn unknown(field: &str, of_seat: bool) -> FieldError {
        let known = Self::FIELDS.iter().filter(|known| known.of_seat == of_seat);
        let known = known.map(|known| known.name).collect();
        FieldError::Unknown { field: field.to_owned(), of_seat, known }
    }
}

/// Why a field is not written or read, or a position is not played from.
#[derive(Clone, Debug, Eq, PartialEq, Error)]
pub enum FieldError {
    /// There is no such field.
    #[error("`{field}` is no field {}: known are {}", whose(*of_seat), known.join(", "))]
    Unknown {
        /// The name that was written.
        field: String,
        /// Whether a field of a seat was asked for, or one of the table.
        of_seat: bool,
        /// The names of those that there are.
        known: Vec<&'static str>,
    },
    /// The field can be looked at, but not be written.
    #[error("`{0}` is only read: it follows from the rest")]
    OnlyRead(String),
    /// The value could not be read.
    #[error(transparent)]
    Value(#[from] ParseError),
    /// The position can never be.
    #[error(transparent)]
    Impossible(#[from] Impossible),
}

impl FieldError {
    /// The position can never be, for this reason.
    pub fn impossible(reason: impl Into<String>) -> FieldError {
        Impossible::new(reason).into()
    }
}

fn whose(of_seat: bool) -> &'static str {
    if of_seat { "of a seat" } else { "of the table" }
}
