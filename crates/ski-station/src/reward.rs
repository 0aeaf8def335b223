//! Reward tiles (SK-1.9).

use tabletop::Set;

tabletop::ids! {
    pub enum Reward ("reward tile") {
        Reinforcements = "rw-a", NewColleague = "rw-b", SolidRent = "rw-c", BusyEvening = "rw-d",
        ThreeColours = "rw-e", SmallRent = "rw-f", ClearPath = "rw-g", ExtraRun = "rw-h",
        LighterTarget = "rw-i", FullCrew = "rw-j", GuestOfHonour = "rw-k",
        SecondHandHouse = "rw-l", PatronsGift = "rw-m", SecondLife = "rw-n", DoubleRun = "rw-o",
        SpringCleaning = "rw-p",
    }
}

pub type Rewards = Set<Reward>;
