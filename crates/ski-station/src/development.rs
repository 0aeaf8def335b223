//! Developments (SK-1.6).

use tabletop::Set;

tabletop::ids! {
    pub enum Development ("development") {
        SmallSubsidy = "d-01", HelpingHands = "d-02", NegotiatedEntry = "d-03",
        ExpressShuttle = "d-04", SteepKnowHow = "d-05", FeasibilityStudy = "d-06",
        Sponsorship = "d-07", Recycling = "d-08", CrewLeaders = "d-09", SteadyContract = "d-10",
        RestDay = "d-11", AddressBook = "d-12", NewWalkway = "d-13", ReplantingCrew = "d-14",
        SideStep = "d-15", GoodPlanning = "d-16", DonatedRun = "d-17", GoldenHours = "d-18",
        RegularGuests = "d-19", PistePlan = "d-20", SecondHandIdeas = "d-21",
        HiringDrive = "d-22", HighSeasonCrew = "d-23", PressVisit = "d-24", LongWeekend = "d-25",
        RestoredFront = "d-26", VillageRenewal = "d-27", MasterPlan = "d-28",
        Reforestation = "d-29", TrafficPlan = "d-30", RoadCrew = "d-31", PairedRuns = "d-32",
        InnovationPrize = "d-33", BackInFashion = "d-34", GrandDesign = "d-35",
        LateEntry = "d-36", ChangeOfCourse = "d-37", LenientTargets = "d-38",
        SalvagePermit = "d-39", PropertyDeal = "d-40",
    }
}

pub type Developments = Set<Development>;

tabletop::ids! {
    /// How a development works (SK-15.5 to SK-15.7).
    pub enum Type ("type: I, O or P") {
        Immediate = "I", OneShot = "O", Permanent = "P",
    }
}
