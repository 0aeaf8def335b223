//! Colours of pistes, easiest first (SK-10.9).

tabletop::ids! {
    pub enum Colour ("colour: G, B, R or K") {
        Green = "G", Blue = "B", Red = "R", Black = "K",
    }
}

impl Colour {
    /// Those with a threshold track (SK-21.1). They are also those of free pistes (SK-10.21).
    pub const TRACKS: [Colour; 3] = [Colour::Green, Colour::Blue, Colour::Red];
}
