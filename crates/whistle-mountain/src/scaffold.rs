//! Scaffolds: tiles of four cells that fill the canyon.

use crate::grid::Spot;

tabletop::ids! {
    /// A scaffold. Tiles of the same shape with the same print are told apart by nobody: the first
    /// of them stands for all (see `Edition`).
    #[derive(Default)]
    pub enum Scaffold ("scaffold") {
        #[default]
        S01 = "sc-s-01", S02 = "sc-s-02", S03 = "sc-s-03", S04 = "sc-s-04", S05 = "sc-s-05",
        S06 = "sc-s-06", S07 = "sc-s-07", S08 = "sc-s-08", S09 = "sc-s-09", S10 = "sc-s-10",
        S11 = "sc-s-11", S12 = "sc-s-12", S13 = "sc-s-13", S14 = "sc-s-14", L01 = "sc-l-01",
        L02 = "sc-l-02", L03 = "sc-l-03", L04 = "sc-l-04", L05 = "sc-l-05", L06 = "sc-l-06",
        L07 = "sc-l-07", L08 = "sc-l-08", L09 = "sc-l-09", L10 = "sc-l-10", L11 = "sc-l-11",
        L12 = "sc-l-12", L13 = "sc-l-13", L14 = "sc-l-14", T01 = "sc-t-01", T02 = "sc-t-02",
        T03 = "sc-t-03", T04 = "sc-t-04", T05 = "sc-t-05", T06 = "sc-t-06", T07 = "sc-t-07",
        T08 = "sc-t-08", T09 = "sc-t-09", T10 = "sc-t-10", T11 = "sc-t-11", T12 = "sc-t-12",
        T13 = "sc-t-13", T14 = "sc-t-14",
    }
}

tabletop::ids! {
    /// The shape of a scaffold, and so its stack (WM-1.5).
    pub enum Shape ("shape: s, l or t") { S = "s", L = "l", T = "t" }
}

/// Scaffolds in a storage.
pub type Scaffolds = tabletop::Bag<Scaffold, { Scaffold::COUNT }>;

/// Scaffolds of one shape.
pub const PER_SHAPE: usize = 14;

impl Scaffold {
    #[inline]
    pub const fn shape(self) -> Shape {
        Shape::at(self.index() / PER_SHAPE)
    }
}

/// A scaffold on the grid.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug)]
pub struct Laid {
    pub spot: Spot,
    pub scaffold: Scaffold,
}

impl Default for Laid {
    fn default() -> Laid {
        Laid { spot: Spot::default(), scaffold: Scaffold::S01 }
    }
}
