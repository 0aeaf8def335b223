//! Story cards, and the chapters they tell.

use tabletop::Set;

tabletop::ids! {
    pub enum Story ("story card") {
        St11 = "st-11", St12 = "st-12", St13 = "st-13", St14 = "st-14", St15 = "st-15",
        St16 = "st-16", St17 = "st-17", St18 = "st-18", St19 = "st-19", St20 = "st-20",
        St21 = "st-21", St22 = "st-22", St23 = "st-23", St24 = "st-24", St25 = "st-25",
        St26 = "st-26", St27 = "st-27", St28 = "st-28", St29 = "st-29", St30 = "st-30",
        St31 = "st-31", St32 = "st-32", St33 = "st-33", St34 = "st-34", St35 = "st-35",
        St36 = "st-36", St37 = "st-37", St38 = "st-38", St39 = "st-39", St40 = "st-40",
        St41 = "st-41", St42 = "st-42", St43 = "st-43", St44 = "st-44", St45 = "st-45",
        St46 = "st-46", St47 = "st-47", St48 = "st-48",
    }
}

pub type Stories = Set<Story>;

tabletop::ids! {
    /// When a card is read (CA-31.3).
    pub enum Kind ("kind of story card") {
        Start = "start", Book = "book", End = "end", Discovery = "discovery", Ending = "ending",
    }
}

tabletop::ids! {
    pub enum Chapter ("chapter") {
        Ch1 = "ch-1", Ch2 = "ch-2", Ch3 = "ch-3", Ch4 = "ch-4", Ch5 = "ch-5", Ch6 = "ch-6",
        Ch7 = "ch-7",
    }
}

tabletop::ids! {
    pub enum Scenario ("scenario") {
        Sc1 = "sc-1", Sc2 = "sc-2", Sc3 = "sc-3",
    }
}
