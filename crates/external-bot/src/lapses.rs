//! Lapses: moves that a bot lost, because its program failed, was late or wanted something illegal.

/// How often a bot lost a move, and why it did first.
#[derive(Clone, Eq, PartialEq, Debug, Default)]
pub struct Lapses {
    pub count: u64,
    pub first: Option<Lapse>,
}

/// One lost move.
#[derive(Clone, Eq, PartialEq, Ord, PartialOrd, Debug)]
pub struct Lapse {
    /// The number of the game, from one; zero where there is only one.
    pub game: u64,
    pub reason: String,
}

impl Lapses {
    pub(crate) fn add(&mut self, reason: String) {
        self.count += 1;
        self.first.get_or_insert(Lapse { game: 0, reason });
    }

    /// Those of a game, known by its number.
    pub fn in_game(&self, game: u64) -> Lapses {
        let first = self.first.as_ref().map(|first| Lapse { game, ..first.clone() });
        Lapses { count: self.count, first }
    }

    /// Adds those of other games. The first is that of the first game, whichever comes here first.
    pub fn merge(&mut self, other: &Lapses) {
        self.count += other.count;
        let firsts = [self.first.take(), other.first.clone()];
        self.first = firsts.into_iter().flatten().min();
    }
}
