//! Bonus tiles, and what they count (SK-1.8).

use tabletop::Set;

/// So many are used in a game (SK-2.6).
pub const LAID: usize = 7;

tabletop::ids! {
    pub enum Bonus ("bonus tile") {
        SignatureColour = "bt-01", UnspoiltSite = "bt-02", TopToBottom = "bt-03",
        Innovators = "bt-04", Ambitions = "bt-05", TargetsMet = "bt-06", BigVillage = "bt-07",
        MainStreet = "bt-08", AllRounder = "bt-09", FullPalette = "bt-10", EasyAccess = "bt-11",
        LongTraverse = "bt-12", LoyalStaff = "bt-13", Prestige = "bt-14", TreasureHunt = "bt-15",
        SolidBlock = "bt-16",
    }
}

pub type Bonuses = Set<Bonus>;

tabletop::ids! {
    /// What a bonus tile counts, as the data name it.
    pub enum Count ("thing that is counted") {
        BestColour = "best-colour", Unspoilt = "unspoilt", SkiColumns = "ski-columns",
        Developments = "developments", Steps = "steps", Targets = "targets",
        Buildings = "buildings", VillageRows = "village-rows", MixedSets = "mixed-sets",
        ColourSets = "colour-sets", SeatedCubes = "seated-cubes", Runs = "runs",
        Permanents = "permanents", OtherBonuses = "other-bonuses", RewardCells = "reward-cells",
        Blocks = "blocks",
    }
}
