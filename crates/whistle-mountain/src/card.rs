//! Cards: played one a turn, or discarded for something else.

tabletop::ids! {
    /// A kind of card (WM-1.13).
    #[derive(Default)]
    pub enum Card ("card") {
        #[default]
        BatteringRam = "cd-battering-ram", Blueprints = "cd-blueprints",
        Charity = "cd-charity", Craft = "cd-craft", Dispatcher = "cd-dispatcher",
        DrawingBoard = "cd-drawing-board", LargeMarket = "cd-large-market",
        Manufacturing = "cd-manufacturing", MediumMarket = "cd-medium-market",
        MysteryUpgrade = "cd-mystery-upgrade", Recycle = "cd-recycle",
        RemoteTrigger = "cd-remote-trigger", Scramble = "cd-scramble",
        SecretDoor = "cd-secret-door", SmallMarket = "cd-small-market",
        StormWinds = "cd-storm-winds", TossALine = "cd-toss-a-line",
        TreasureChest = "cd-treasure-chest", UniqueOpportunity = "cd-unique-opportunity",
        UpgradeMarket = "cd-upgrade-market",
    }
}

pub type Cards = tabletop::Bag<Card, { Card::COUNT }>;
