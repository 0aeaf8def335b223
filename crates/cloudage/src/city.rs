//! Cities and hamlets, where flights end and markers lie.

tabletop::ids! {
    /// Those with a name and a combat value, then the hamlets (CA-11.7); last START, which counts as
    /// one by SW-3 only (CA-11.10).
    #[derive(Default)]
    pub enum City ("city") {
        #[default]
        Borderville = "ct-borderville", Cinderford = "ct-cinderford", Dustmere = "ct-dustmere",
        LastWell = "ct-last-well", BeggarsEnd = "ct-beggars-end", Rustwater = "ct-rustwater",
        Whika = "ct-whika", DevilsFork = "ct-devils-fork", Promise = "ct-promise",
        Ironbloom = "ct-ironbloom", Whitehaven = "ct-whitehaven", Taintbo = "ct-taintbo",
        GallowsReach = "ct-gallows-reach", Stormhold = "ct-stormhold", Skyforge = "ct-skyforge",
        Nefaria = "ct-nefaria", AshenCrown = "ct-ashen-crown", Cloudgate = "ct-cloudgate",
        Hamlet1 = "hm-1", Hamlet2 = "hm-2", Hamlet3 = "hm-3", Hamlet4 = "hm-4", Hamlet5 = "hm-5",
        Hamlet6 = "hm-6", Hamlet7 = "hm-7", Hamlet8 = "hm-8", Hamlet9 = "hm-9",
        Start = "hm-start",
    }
}

impl City {
    /// How many have a name.
    pub const NAMED: usize = 18;

    pub fn is_hamlet(self) -> bool {
        City::NAMED <= self.index()
    }

    pub fn named() -> &'static [City] {
        &City::ALL[..City::NAMED]
    }

    /// Those without a name that are printed as such.
    pub fn hamlets() -> &'static [City] {
        &City::ALL[City::NAMED..City::COUNT - 1]
    }
}
