//! Awards: what workers find on the tower, to be redeemed once.

tabletop::ids! {
    /// A kind of award (WM-1.12).
    pub enum Award ("award") {
        Vp4 = "aw-vp-4", Vp6 = "aw-vp-6", Activate = "aw-activate", Build = "aw-build",
        Card = "aw-card", Move = "aw-move", Rescue = "aw-rescue", Scaffold = "aw-scaffold",
        SmallMachine = "aw-small-machine", Upgrade = "aw-upgrade", Whistle = "aw-whistle",
    }
}

pub type Awards = tabletop::Bag<Award, { Award::COUNT }>;
