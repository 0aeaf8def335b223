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
    /// The file it stands in.
    pub file: &'static str,
    /// The component it is about.
    pub id: String,
    /// How we know it.
    pub mark: Mark,
    /// The line as it is written.
    pub says: String,
}
