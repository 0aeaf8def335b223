//! Campaign tiles, which change the map and the City board.

use tabletop::Set;

tabletop::ids! {
    pub enum Tile ("campaign tile") {
        L1 = "l1", L2 = "l2", L3 = "l3", L4 = "l4", L5 = "l5", L6 = "l6", L7 = "l7", L8 = "l8",
        L9 = "l9", L10 = "l10", L11 = "l11", L12 = "l12", L13 = "l13", L14 = "l14", L15 = "l15",
    }
}

pub type Tiles = Set<Tile>;
