//! The end: last fights, final scoring, places (chapters CA-25 and CA-26).

use tabletop::{Flow, Seat};

use crate::{
    CloudAge, Cx,
    city::City,
    edition::TilePlace,
    event::{Event, Reason},
    frame::{Cause, Step},
    mission::{Count, Mission},
    options::TIE_BREAKS,
    project::Colour,
    upgrade::Type,
};

/// Printed cost of a great Project card, in Water (CA-25.12).
pub(crate) const GREAT: u8 = 8;

impl CloudAge {
    /// The story card is tested, the last fights are fought (CA-30.10, CA-26.2).
    pub(crate) fn close(&mut self) {
        self.then(Step::Result);
        self.ending = self.story.and_then(|story| self.branch_of(story));
        for seat in self.turn_order().rev() {
            if self.players[seat].missions.iter().any(|m| self.count_of(m) == Count::LastFight) {
                self.then(Step::Fight(seat, Cause::Mission));
            }
        }
    }

    fn count_of(&self, mission: Mission) -> Count {
        self.edition().mission(mission).count
    }

    pub(crate) fn score_vp(&mut self, by: Seat, vp: i16, reason: Reason, cx: &mut Cx<'_>) {
        if vp != 0 {
            self.players[by].vp += vp;
            cx.tell(|| Event::Scored { seat: by, vp, reason });
        }
    }

    /// The closing fight of a mission (CA-25.6).
    pub(crate) fn score_fight(&mut self, by: Seat, total: u8, cx: &mut Cx<'_>) {
        for mission in self.players[by].missions.iter() {
            if self.count_of(mission) == Count::LastFight {
                let vp = self.tier(mission, total);
                self.score_vp(by, vp, Reason::Mission(mission), cx);
            }
        }
    }

    /// The VP of the highest tier reached (CA-25.3).
    pub(crate) fn tier(&self, mission: Mission, reached: u8) -> i16 {
        let tiers = self.edition().mission(mission).tiers.iter();
        tiers.filter(|(from, _)| *from <= reached).map(|&(_, vp)| vp.into()).max().unwrap_or(0)
    }

    pub(crate) fn result(&mut self, cx: &mut Cx<'_>) {
        for seat in self.turn_order() {
            self.score_player(seat, cx);
        }
        self.over = true;
        cx.tell(|| Event::Over);
        if let Some(card) = self.ending {
            self.read_end(card, cx);
        }
    }

    fn score_player(&mut self, seat: Seat, cx: &mut Cx<'_>) {
        let edition = self.edition();
        let played = self.players[seat].played;
        let vp = played.iter().map(|&project| i16::from(edition.project(project).vp)).sum();
        self.score_vp(seat, vp, Reason::Projects, cx);
        for &kind in Type::ALL {
            let built = usize::from(self.players[seat].built(kind));
            let highest = built.checked_sub(1).map(|at| edition.upgrades(kind).steps[at].vp);
            self.score_vp(seat, highest.unwrap_or(0).into(), Reason::Upgrade(kind), cx);
        }
        for mission in self.players[seat].missions.iter() {
            if self.count_of(mission) != Count::LastFight {
                let vp = self.tier(mission, self.counted(seat, mission));
                self.score_vp(seat, vp, Reason::Mission(mission), cx);
            }
        }
        for tile in self.tiles.iter() {
            let facts = edition.tile(tile);
            if let TilePlace::Part(city) | TilePlace::City(city) = facts.place
                && 0 < self.players[seat].markers_in(city)
            {
                self.score_vp(seat, facts.marker_vp.into(), Reason::Tile(tile), cx);
            }
        }
        if self.options.leftovers {
            let player = &self.players[seat];
            let goods = player.water + player.metal + player.energy;
            let vp = goods / u16::from(edition.measures.leftover_goods);
            self.score_vp(seat, vp as i16, Reason::Leftovers, cx);
        }
    }

    /// What a mission counts at the end (CA-25.4 to CA-25.15).
    pub(crate) fn counted(&self, seat: Seat, mission: Mission) -> u8 {
        let player = &self.players[seat];
        let facts = self.edition().mission(mission);
        let colour = |colour: Colour| {
            let of = |&&project: &&_| self.edition().project(project).colour == colour;
            player.played.iter().filter(of).count() as u8
        };
        match facts.count {
            Count::Level => player.level,
            Count::Cities => {
                let visited = |city: &&City| 0 < player.markers_in(**city);
                facts.cities.iter().filter(visited).count() as u8
            }
            Count::LastFight => 0,
            Count::Upgrades => player.upgrades.iter().sum(),
            Count::Projects => player.played.len() as u8,
            Count::Green => colour(Colour::Green),
            Count::Blue => colour(Colour::Blue),
            Count::Purple => colour(Colour::Purple),
            Count::Great => {
                let great = |&&project: &&_| GREAT <= self.edition().project(project).water;
                player.played.iter().filter(great).count() as u8
            }
            Count::Movement => self.movement(seat) + self.edition().measures.solar_movement,
            Count::Combat => self.base_combat(seat),
            Count::NavigationCards => player.navigation_cards(),
        }
    }

    /// What decides between players, the strongest first (CA-26.12).
    fn merit(&self, seat: Seat) -> [i32; 4] {
        let player = &self.players[seat];
        let mut merit = [player.vp.into(), 0, 0, 0];
        let breaks = TIE_BREAKS[usize::from(self.options.tie_break)];
        for (place, word) in merit[1..].iter_mut().zip(breaks.split('-')) {
            *place = match word {
                "water" => player.water.into(),
                "metal" => player.metal.into(),
                "energy" => player.energy.into(),
                _ => 0,
            };
        }
        merit
    }

    pub(crate) fn rank(&self, seat: Seat) -> u8 {
        let better = |other: &Seat| self.merit(seat) < self.merit(*other);
        self.all_seats().filter(better).count() as u8 + 1
    }
}
