//! Buildings: the base building and the 40 tiles (SK-1.5).

use tabletop::Set;

tabletop::ids! {
    pub enum Building ("building") {
        BaseLodge = "b-00", TicketBooth = "b-01", StaffLodging = "b-02", GiftStall = "b-03",
        SkiRental = "b-04", VillageSquare = "b-05", ClockTower = "b-06", GroomerShed = "b-07",
        GuidesRefuge = "b-08", GrandHotel = "b-09", WaysideChapel = "b-10", Belvedere = "b-11",
        WestGate = "b-12", EastGate = "b-13", PlanningOffice = "b-14", SeasonalHostel = "b-15",
        PisteWorkshop = "b-16", PostOffice = "b-17", TempAgency = "b-18", OldBarn = "b-19",
        InstructorsHouse = "b-20", ThermalBaths = "b-21", CrossroadsPavilion = "b-22",
        ArcadedHouse = "b-23", Cinema = "b-24", Restaurant = "b-25", RoadworksDepot = "b-26",
        CarpentersYard = "b-27", SkiClub = "b-28", TradingCounter = "b-29", ChaletHamlet = "b-30",
        TownHall = "b-31", CarvedFountain = "b-32", LowerTerrace = "b-33", TwinChalets = "b-34",
        HeritageMuseum = "b-35", LiftCompany = "b-36", TouristOffice = "b-37",
        TrainingCentre = "b-38", FestivalHall = "b-39", CoveredMarket = "b-40",
    }
}

pub type Buildings = Set<Building>;
