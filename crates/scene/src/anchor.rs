//! Where on the table an action is clicked.

/// A place of the scene that stands for an action.
///
/// ```
/// use scene::Anchor;
///
/// assert_eq!(Anchor::zone("belt").place(), "belt");
/// assert_eq!(Anchor::space("belt", 2).place(), "belt:2");
/// assert_eq!(Anchor::token("yard-A", "yard-A/P3").place(), "yard-A/P3");
/// ```
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Anchor {
    /// The id of the zone.
    pub zone: String,
    /// What of the zone.
    pub spot: Spot,
    /// The face of what the action puts there, if it can be shown beforehand.
    pub ghost: Option<String>,
    /// How that lies on a grid, if the action is to place a piece.
    pub placement: Option<Placement>,
}

/// A piece on a grid, turned and put down. Clients let people move and turn it.
///
/// ```
/// use scene::Placement;
///
/// let piece = Placement {
///     covers: vec![9, 10, 17],
///     columns: 8,
///     quarters: 0,
///     flipped: false,
///     worth: String::new(),
///     marks: Vec::new(),
/// };
/// assert_eq!(piece.corner(), (1, 1));
/// ```
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Placement {
    /// The spaces it covers, and how many columns its grid has.
    pub covers: Vec<usize>,
    /// How many columns the grid has.
    pub columns: usize,
    /// How it is turned: quarter turns to the left, after it was flipped if it was.
    pub quarters: u8,
    /// Whether it lies on its other side.
    pub flipped: bool,
    /// What it would bring at once: figures, each with the name of an icon: "+4vp", "2c 1w".
    pub worth: String,
    /// What it would do around it.
    pub marks: Vec<Mark>,
}

/// What a placement would do at a space of its grid: a sign to be drawn there.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum Mark {
    /// It scores for the edge between two spaces.
    Scores {
        /// The space inside the piece.
        at: usize,
        /// The space on the other side of the edge.
        beside: usize,
    },
    /// It takes what lies there.
    Takes {
        /// The space it lies on.
        at: usize,
    },
    /// It sends away who stands there.
    Sends {
        /// The space they stand on.
        at: usize,
    },
    /// A way leads on from it to another space.
    Leads {
        /// The space the way begins on.
        at: usize,
        /// The space it leads to.
        to: usize,
    },
}

impl Placement {
    /// Column and row of the lower left corner of the box around it, from zero.
    pub fn corner(&self) -> (usize, usize) {
        let column = self.covers.iter().map(|at| at % self.columns).min().unwrap_or(0);
        let row = self.covers.iter().map(|at| at / self.columns).min().unwrap_or(0);
        (column, row)
    }
}

/// What of the zone is clicked.
#[derive(Clone, Eq, PartialEq, Debug)]
pub enum Spot {
    /// The zone as a whole.
    Zone,
    /// A space of a row, by its position.
    Space(usize),
    /// A token, by its id.
    Token(String),
}

impl Anchor {
    /// A zone as a whole.
    pub fn zone(zone: impl Into<String>) -> Anchor {
        Anchor { zone: zone.into(), spot: Spot::Zone, ghost: None, placement: None }
    }

    /// A space of a row, or a cell of a grid.
    pub fn space(zone: impl Into<String>, at: usize) -> Anchor {
        Anchor { zone: zone.into(), spot: Spot::Space(at), ghost: None, placement: None }
    }

    /// A token that lies in a zone.
    pub fn token(zone: impl Into<String>, id: impl Into<String>) -> Anchor {
        Anchor { zone: zone.into(), spot: Spot::Token(id.into()), ghost: None, placement: None }
    }

    /// The same, with the face of what the action puts there.
    pub fn with_ghost(self, face: String) -> Anchor {
        Anchor { ghost: Some(face), ..self }
    }

    /// The same, with how a piece would lie there.
    pub fn with_placement(self, placement: Placement) -> Anchor {
        Anchor { placement: Some(placement), ..self }
    }

    /// The name of the place on a picture: `belt`, `belt:2`, `yard-A/P3`.
    pub fn place(&self) -> String {
        match &self.spot {
            Spot::Zone => self.zone.clone(),
            Spot::Space(at) => format!("{}:{at}", self.zone),
            Spot::Token(id) => id.clone(),
        }
    }
}
