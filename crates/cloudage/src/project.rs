//! Project cards: 52 names, of some of them several copies.

use tabletop::Bag;

tabletop::ids! {
    #[derive(Default)]
    pub enum Project ("Project card") {
        #[default]
        Wreck = "pj-wreck", SolarPanel = "pj-solar-panel", OldPump = "pj-old-pump",
        SupplyDrop = "pj-supply-drop", WindTurbine = "pj-wind-turbine",
        RainCollector = "pj-rain-collector", Scrapyard = "pj-scrapyard", Archive = "pj-archive",
        BlackMarket = "pj-black-market", RuinedRefinery = "pj-ruined-refinery",
        WaterTower = "pj-water-tower", GeothermalWell = "pj-geothermal-well",
        DesalinationPlant = "pj-desalination-plant", PropellerPlans = "pj-propeller-plans",
        EmpPlans = "pj-emp-plans", GrapplingHook = "pj-grappling-hook",
        Accumulator = "pj-accumulator", PilotBadge = "pj-pilot-badge",
        CombatBadge = "pj-combat-badge", CombatSequence = "pj-combat-sequence",
        SidePropeller = "pj-side-propeller", HarpoonLauncher = "pj-harpoon-launcher",
        NetThrower = "pj-net-thrower", TwinEngine = "pj-twin-engine",
        TwinCannon = "pj-twin-cannon", Mechanic = "pj-mechanic", Inventor = "pj-inventor",
        FlightLessons = "pj-flight-lessons", Porthole = "pj-porthole",
        SecretTunnel = "pj-secret-tunnel", Hydroponics = "pj-hydroponics",
        PlantMarket = "pj-plant-market", BiologyHandbook = "pj-biology-handbook",
        SeedVault = "pj-seed-vault", IrrigationCanal = "pj-irrigation-canal", Sam = "pj-sam",
        SalvageCrane = "pj-salvage-crane", TailRotor = "pj-tail-rotor", Frank = "pj-frank",
        Aquifer = "pj-aquifer", SolarFarm = "pj-solar-farm", Jose = "pj-jose",
        Greenhouse = "pj-greenhouse", Parrot = "pj-parrot", WeatherBalloon = "pj-weather-balloon",
        RadioMast = "pj-radio-mast", RamProw = "pj-ram-prow",
        ReinforcedHull = "pj-reinforced-hull", FreedMilitia = "pj-freed-militia",
        SkyBeacon = "pj-sky-beacon", CloudCondenser = "pj-cloud-condenser",
        RebuiltReservoir = "pj-rebuilt-reservoir",
    }
}

tabletop::ids! {
    /// The colour stands for a phase (CA-21.14).
    pub enum Colour ("colour") {
        Green = "green", Blue = "blue", Purple = "purple",
    }
}

/// Project cards whose order nobody knows or that have none.
pub type Projects = Bag<Project, { Project::COUNT }>;
