//! Rounds: production, movement, action (chapters CA-7 to CA-18).

use tabletop::{Flow, List, Seat};

use crate::{
    CloudAge, Cx,
    action::Good,
    card::{Card, Zone},
    edition::TilePlace,
    effect::{Tiers, Way},
    event::Event,
    frame::{Cause, Question, Source, Step},
    state::{Follow, Now},
    tile::Tile,
};

impl CloudAge {
    pub(crate) fn begin_round(&mut self, cx: &mut Cx<'_>) {
        self.round += 1;
        if 1 < self.round {
            self.first = self.after(self.first, 1);
        }
        let (round, first) = (self.round, self.first);
        cx.tell(|| Event::Round { round, first });
        self.then(Step::Turn(0));
        self.then(Step::Flight(0));
        self.then(Step::Navigation(0));
        self.then(Step::Production(0));
        if self.has_book(self.round) {
            self.books += 1;
            self.storm = false;
            let book = self.books;
            cx.tell(|| Event::BookActive { book });
            self.then(Step::BookDone);
            self.turn_order().rev().for_each(|seat| self.ask(seat, Question::Book));
        }
    }

    /// Whether the marker left of a book was taken in the round before (CA-8.5).
    pub(crate) fn has_book(&self, round: u8) -> bool {
        1 < round && self.edition().books >> (self.slot_of(round) - 2) & 1 == 1
    }

    /// The ways of the book action (CA-8.18, CA-8.20).
    pub(crate) fn ways(&self) -> List<Way, 2> {
        match self.story {
            Some(story) => self.edition().story(story).ways,
            None => {
                let books = &self.edition().scenario(self.options.scenario()).books;
                books[usize::from(1 < self.books)]
            }
        }
    }

    /// All have decided: after the first book the card is turned.
    pub(crate) fn turn_card(&mut self, cx: &mut Cx<'_>) {
        if self.books != 1 {
            return;
        }
        match self.story {
            Some(story) => self.follow_branch(story, cx),
            None => cx.tell(|| Event::CardTurned),
        }
    }

    /// Income, card by card, then production (CA-9.1, CA-9.2).
    pub(crate) fn production(&mut self, n: u8) {
        if n == self.seats {
            return;
        }
        self.then(Step::Production(n + 1));
        let by = self.in_turn(n);
        self.ask(by, Question::Produce);
        for &project in self.players[by].played.clone().iter().rev() {
            self.give(by, &self.edition().project(project).does.income, Source::Project(project));
        }
    }

    /// Two Navigation cards are revealed (CA-10.1).
    pub(crate) fn navigation(&mut self, n: u8, cx: &mut Cx<'_>) {
        if n == self.seats {
            return;
        }
        self.then(Step::Navigation(n + 1));
        let by = self.in_turn(n);
        let mut reveal = || self.draw_card(by, cx).expect("two Navigation cards are always left");
        let cards: [Card; 2] = [reveal(), reveal()];
        cx.tell(|| Event::Revealed { seat: by, cards });
        let values = cards.map(|card| self.edition().value(card));
        let player = &mut self.players[by];
        cards.iter().for_each(|&card| player.discard.put(card));
        player.flight = values[0].max(values[1]);
        let low = values[0].min(values[1]);
        if 0 < low {
            self.ask(by, Question::Navigation(low));
        }
    }

    /// A movement turn (CA-12.2).
    pub(crate) fn flight(&mut self, n: u8, cx: &mut Cx<'_>) {
        if n == self.seats {
            return;
        }
        self.then(Step::Flight(n + 1));
        let by = self.in_turn(n);
        self.active = by;
        let points = self.players[by].flight + self.movement(by);
        self.now = Now { points, all_points: points, solar: true, ..Now::default() };
        let far = points + self.edition().measures.solar_movement;
        if self.within(self.ends(by), far).has(self.players[by].airship) {
            self.then(Step::Landed);
            self.ask(by, Question::Fly);
        } else {
            // No end can be reached: the airship stays, its marker is lost (CA-12.15).
            cx.tell(|| Event::MarkerLost { seat: by });
        }
    }

    /// The flight is over: solar panel, then cards that look at it (CA-13.9, CA-22.12).
    pub(crate) fn landed(&mut self, cx: &mut Cx<'_>) {
        let by = self.active;
        let cell = self.players[by].airship;
        cx.tell(|| Event::Landed { seat: by, cell });
        let city = self.city_at(cell);
        self.now.first_visit = city.is_some_and(|city| self.players[by].markers_in(city) == 0);
        let parts = [Step::Combat, Step::Marker];
        match self.options.combat_first {
            true => parts.iter().rev().for_each(|&part| self.then(part)),
            false => parts.iter().for_each(|&part| self.then(part)),
        }
        self.give_tiers(by, self.now.all_points, |does| &does.flight);
        if self.now.solar {
            self.now.solar = false;
            let energy = self.edition().measures.solar_energy;
            self.gain(by, Good::Energy, energy, Source::Solar, cx);
        }
    }

    /// What cards in play give for reaching a number (CA-22.13).
    pub(crate) fn give_tiers(
        &mut self,
        by: Seat,
        reached: u8,
        of: impl Fn(&'static crate::effect::Does) -> &'static Tiers,
    ) {
        let played = self.players[by].played;
        for &project in played.iter().rev() {
            let tiers = &of(&self.edition().project(project).does).0;
            let reached = tiers.iter().filter(|(from, _)| *from <= reached);
            let paid = if self.options.tiers_add_up { tiers.len() } else { 1 };
            for &(_, part) in reached.rev().take(paid) {
                self.then(Step::Gain(by, part, Source::Project(project)));
            }
        }
    }

    /// The marker of the round goes to the city (CA-14.1).
    pub(crate) fn put_marker(&mut self, cx: &mut Cx<'_>) {
        let by = self.active;
        let slot = self.slot();
        let city = self.city_at(self.players[by].airship).expect("a flight ends in a city");
        self.players[by].markers.push(city);
        cx.tell(|| Event::MarkerPut { seat: by, city });
        self.give(by, &self.edition().track[usize::from(slot) - 1], Source::Track(slot));
    }

    /// The fight for a city (CA-15.1).
    pub(crate) fn city_combat(&mut self) {
        let by = self.active;
        let city = self.city_at(self.players[by].airship).filter(|_| self.now.first_visit);
        if let Some(city) = city.filter(|&city| self.city_values(city).is_some()) {
            self.then(Step::Fight(by, Cause::City(city)));
        }
    }

    /// The turn of an active player (CA-17.1).
    pub(crate) fn turn(&mut self, n: u8) {
        if n == self.seats {
            let last = self.round == self.rounds;
            return self.then(if last { Step::Score } else { Step::Round });
        }
        self.then(Step::Turn(n + 1));
        let by = self.in_turn(n);
        self.active = by;
        self.now = Now::default();
        self.then(Step::EndTurn);
        (1..self.seats).rev().for_each(|k| self.then(Step::Follower(k)));
        self.then(Step::OwnEnd);
        self.ask(by, Question::Action);
        if self.seats == 1 {
            self.then(Step::SoloBoard);
        }
        self.open_window(by);
    }

    /// The tile whose markers serve in the action phase, if a player could use one (CA-28.21).
    pub(crate) fn window(&self, by: Seat) -> Option<Tile> {
        let usable = |tile: &Tile| {
            let facts = self.edition().tile(*tile);
            facts.marker_action.is_some()
                && matches!(facts.place, TilePlace::City(city)
                    if 0 < self.players[by].markers_in(city))
        };
        let tile = self.tiles.iter().find(usable)?;
        self.can_plant(by).then_some(tile)
    }

    pub(crate) fn open_window(&mut self, by: Seat) {
        if self.window(by).is_some() {
            self.ask(by, Question::Whitehaven);
        }
    }

    /// The own part of a turn is over.
    pub(crate) fn own_end(&mut self) {
        self.then(Step::Handbook);
        if !self.now.lost {
            self.open_window(self.active);
        }
    }

    pub(crate) fn follower(&mut self, k: u8) {
        let by = self.after(self.active, k);
        match self.now.follow {
            Follow::Nothing => return,
            Follow::Build => self.ask(by, Question::Build),
            Follow::Gather => self.then(Step::Gather(by)),
        }
        if !self.options.l5_in_own_turn {
            self.open_window(by);
        }
    }

    /// Tiles drawn in this turn are free again (CA-23.9).
    pub(crate) fn end_turn(&mut self) {
        self.all_seats().for_each(|seat| self.players[seat].locked = Default::default());
    }

    /// The zone a player's drone stands in.
    pub(crate) fn zone_of(&self, by: Seat) -> Option<Zone> {
        let at = self.now.spaces.iter().position(|&space| space == Some(by))?;
        Some(Zone::at(at))
    }
}
