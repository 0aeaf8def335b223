//! Facts of components, and how we know them.

crate::ids! {
    /// How we know a fact.
    pub enum Mark ("mark: stated, read, inferred or reconstructed") {
        /// The rulebook says so.
        Stated = "stated",
        /// Read off a printed component.
        Read = "read",
        /// It follows from what is stated or read.
        Inferred = "inferred",
        /// No source tells.
        Reconstructed = "reconstructed",
    }
}

/// One line of a data file, for whoever wants to check it.
#[derive(Clone, PartialEq, Debug)]
pub struct Fact {
    pub file: &'static str,
    pub id: String,
    pub mark: Mark,
    /// The line as it is written.
    pub says: String,
}
