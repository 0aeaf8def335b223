//! Plant tiles: green ones, and three kinds of withered ones.

use tabletop::Bag;

tabletop::ids! {
    #[derive(Default)]
    pub enum Plant ("plant tile") {
        #[default]
        Green = "pl-g", A = "pl-a", B = "pl-b", C = "pl-c",
    }
}

pub type Plants = Bag<Plant, { Plant::COUNT }>;
