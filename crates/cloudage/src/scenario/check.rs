//! Positions that cannot be, besides what every position keeps.

use tabletop::{FieldError, Seat};

use crate::{
    CloudAge,
    card::Card,
    edition::Land,
    frame::{Frame, Question, Step},
    map::Cells,
    plant::Plant,
    story::Kind,
};

impl CloudAge {
    /// Airships stand in cities, each on a cell of its own; on START only where nobody has to leave
    /// it yet. Plant tiles lie where one may be put.
    pub(super) fn look_at_the_map(&self) -> Result<(), FieldError> {
        let start = self.edition().start;
        for seat in self.all_seats() {
            let cell = self.players[seat].airship;
            if cell == start {
                if self.round <= 1 || self.options.start_is_city {
                    continue;
                }
                return Err(FieldError::impossible(format!("{seat} has left START in round 1")));
            }
            if self.city_at(cell).is_none() || self.boards < cell.board() {
                return Err(FieldError::impossible(format!(
                    "the airship of {seat} stands on {cell}, which is no city"
                )));
            }
            let others = self.all_seats().filter(|&other| other != seat);
            if let Some(other) = { others }.find(|&other| self.players[other].airship == cell) {
                return Err(FieldError::impossible(format!("{seat} and {other} stand on {cell}")));
            }
        }
        let tiles = self.tiles.iter().fold(Cells::NONE, |all, tile| all | self.cells_of(tile));
        let taken = tiles | self.land().city_cells | self.land().gap;
        let open = Land::of_boards(self.boards).without(taken);
        match self.plants().without(open).iter().next() {
            Some(cell) => Err(FieldError::impossible(format!("no plant tile can lie on {cell}"))),
            None => Ok(()),
        }
    }

    /// A start card is in play until the first book is over, a book card after it.
    pub(super) fn look_at_the_story(&self) -> Result<(), FieldError> {
        let Some(bags) = self.options.campaign else { return Ok(()) };
        let facts = self.story.map(|story| self.edition().story(story));
        let facts =
            facts.ok_or_else(|| FieldError::impossible("a story card is always in play"))?;
        let in_book = self.stack.contains(&Frame::Do(Step::BookDone));
        let is_new = self.books == 0 || self.books == 1 && in_book;
        let kind = if is_new { Kind::Start } else { Kind::Book };
        if (facts.chapter.index() + 1, facts.kind) != (usize::from(bags.chapter), kind) {
            return Err(FieldError::impossible(format!(
                "a {kind} card of chapter {} is in play now",
                bags.chapter
            )));
        }
        if let Some(ready) = self.ready {
            let facts = self.edition().story(ready);
            let right = (usize::from(bags.chapter), Kind::Discovery);
            if (facts.chapter.index() + 1, facts.kind) != right {
                return Err(FieldError::impossible(format!(
                    "{ready} is no discovery card of chapter {}",
                    bags.chapter
                )));
            }
        }
        if self.edition().never.iter().all(|&tile| self.tiles.has(tile)) {
            let [one, other] = self.edition().never;
            return Err(FieldError::impossible(format!(
                "{one} and {other} are never in play together"
            )));
        }
        match (self.tiles & self.weapons_removed).iter().next() {
            Some(tile) => {
                Err(FieldError::impossible(format!("{tile} was removed and does not come back")))
            }
            None => Ok(()),
        }
    }

    /// There are enough City cards for the sleeves, and each sleeve is used once.
    pub(super) fn look_at_the_cards(&self) -> Result<(), FieldError> {
        let covered: usize =
            self.districts.iter().map(|district| usize::from(district.left.max(1) - 1)).sum();
        if self.unseen.len() < covered {
            return Err(FieldError::impossible(
                "there are fewer City cards: write how many the sleeves hold",
            ));
        }
        let [a, b, c] = self.districts.map(|district| district.sleeve);
        if a == b || b == c || a == c {
            return Err(FieldError::impossible("a sleeve is used once"));
        }
        Ok(())
    }

    pub(super) fn look_at_the_player(&self, seat: Seat) -> Result<(), FieldError> {
        let player = &self.players[seat];
        let cards = self.all_cards(seat);
        for (&card, &copies) in Card::ALL.iter().zip(&self.edition().starting) {
            if copies < cards.count(card) {
                return Err(FieldError::impossible(format!("{seat} starts with fewer {card}")));
            }
        }
        if !self.planting && !player.stock.is_empty() {
            return Err(FieldError::impossible("there are no plants in this game"));
        }
        let is_short = |plant: &&Plant| player.stock.count(**plant) < player.locked.count(**plant);
        if let Some(plant) = Plant::ALL.iter().find(is_short) {
            return Err(FieldError::impossible(format!(
                "{seat} has fewer {plant} than are locked"
            )));
        }
        let put = self.round.saturating_sub(self.puts_a_marker_yet(seat).into());
        if usize::from(put) < player.markers.len() {
            return Err(FieldError::impossible(format!("{seat} has put one marker a round")));
        }
        if let Some(city) = player.markers.iter().find(|&&city| self.cells_in(city).is_empty()) {
            return Err(FieldError::impossible(format!("{city} is not on the map")));
        }
        let is_setup =
            self.stack.iter().any(|frame| matches!(frame, Frame::Ask(_, Question::Mission)));
        let kept = if self.options.both_missions || is_setup { 2 } else { 1 };
        if kept < player.missions.len() {
            return Err(FieldError::impossible(format!("{seat} has kept {kept} missions at most")));
        }
        self.look_at_the_start(seat)?;
        let others = self.all_seats().filter(|&other| other != seat);
        let shared = { others }
            .find_map(|other| (self.players[other].missions & player.missions).iter().next());
        match shared {
            Some(mission) => Err(FieldError::impossible(format!("there is one {mission}"))),
            None => Ok(()),
        }
    }

    /// Whoever is still to choose among the first cards has them (CA-5.20).
    fn look_at_the_start(&self, seat: Seat) -> Result<(), FieldError> {
        let asked = |question: Question| {
            self.stack.iter().filter(|&&frame| frame == Frame::Ask(seat, question)).count()
        };
        let discards = asked(Question::Discard);
        if usize::from(self.players[seat].hand.len()) < discards {
            return Err(FieldError::impossible(format!(
                "{seat} has {discards} Project cards to discard yet"
            )));
        }
        if 0 < asked(Question::Mission) && self.players[seat].missions.is_empty() {
            return Err(FieldError::impossible(format!("{seat} has a mission to keep yet")));
        }
        Ok(())
    }

    /// Whether the flight of this round is still to end for a player (CA-12.2).
    fn puts_a_marker_yet(&self, seat: Seat) -> bool {
        let turn = (seat.0 + self.seats - self.first.0) % self.seats;
        self.stack.iter().any(|frame| match frame {
            Frame::Do(Step::Flight(n)) => *n <= turn,
            Frame::Do(Step::Landed | Step::Marker) => self.active == seat,
            _ => false,
        })
    }
}
