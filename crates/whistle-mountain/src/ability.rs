//! Starting abilities: what sets one player apart from another.

tabletop::ids! {
    /// A starting ability; there is one of each (WM-1.11).
    pub enum Ability ("ability") {
        AcePilot = "ab-ace-pilot", Admiral = "ab-admiral", Aeronaut = "ab-aeronaut",
        Architect = "ab-architect", BlastValve = "ab-blast-valve", Craftsman = "ab-craftsman",
        Dreadnought = "ab-dreadnought", Exchanger = "ab-exchanger",
        LeadEngineer = "ab-lead-engineer", MadScientist = "ab-mad-scientist",
        Planner = "ab-planner", Requisitioner = "ab-requisitioner", Riveter = "ab-riveter",
        Scavenger = "ab-scavenger", Smuggler = "ab-smuggler", TeamLead = "ab-team-lead",
        Technician = "ab-technician",
    }
}

pub type Abilities = tabletop::Set<Ability>;
