//! Missions, and what they count at the end.

use tabletop::Set;

tabletop::ids! {
    pub enum Mission ("mission") {
        M01 = "mi-01", M02 = "mi-02", M03 = "mi-03", M04 = "mi-04", M05 = "mi-05", M06 = "mi-06",
        M07 = "mi-07", M08 = "mi-08", M09 = "mi-09", M10 = "mi-10", M11 = "mi-11", M12 = "mi-12",
    }
}

pub type Missions = Set<Mission>;

tabletop::ids! {
    pub enum Count ("count") {
        Level = "level", Cities = "cities", LastFight = "last-fight", Upgrades = "upgrades",
        Projects = "projects", Green = "green-projects", Blue = "blue-projects",
        Purple = "purple-projects", Great = "great-projects", Movement = "movement",
        Combat = "combat", NavigationCards = "navigation-cards",
    }
}
