//! The story: cards are read, branches followed, discoveries made (chapters CA-30 and CA-31).

use tabletop::{Flow, Seat};

use crate::{
    CloudAge, Cx,
    edition::{Amount, Branch, Counted, NUMBERS, Tale, Test, Waits},
    effect::{Effect, Part},
    event::Event,
    frame::{Source, Step},
    map::Cells,
    plant::Plant,
    story::{Kind, Story},
    tile::Tile,
};

impl CloudAge {
    /// The start card is read at the end of the setup (CA-6.10).
    pub(crate) fn tell_story(&mut self, cx: &mut Cx<'_>) {
        if let Some(story) = self.story {
            self.read_card(story, None, cx);
        }
    }

    /// Project numbers and tiles of a start card belong to the setup; reading the card changes nothing
    /// more about them (CA-6.11, CA-31.15).
    pub(crate) fn set_up_story(&mut self, story: Story, cx: &mut Cx<'_>) {
        for &tale in &self.edition().story(story).tales {
            if matches!(tale, Tale::AllProjects | Tale::Projects { .. } | Tale::Place(_)) {
                self.follow_tale(story, tale, None, cx);
            }
        }
    }

    /// The end card is read after final scoring (CA-30.10).
    pub(crate) fn read_end(&mut self, story: Story, cx: &mut Cx<'_>) {
        self.read_card(story, None, cx);
    }

    fn read_card(&mut self, story: Story, finder: Option<Seat>, cx: &mut Cx<'_>) {
        self.read.insert(story);
        cx.tell(|| Event::StoryRead { story });
        let facts = self.edition().story(story);
        if matches!(facts.kind, Kind::Start | Kind::Book) {
            self.story = Some(story);
        }
        for &tale in facts.tales.iter().rev() {
            self.follow_tale(story, tale, finder, cx);
        }
    }

    fn follow_tale(&mut self, story: Story, tale: Tale, finder: Option<Seat>, cx: &mut Cx<'_>) {
        match tale {
            Tale::Projects { number, else_number, now } => {
                let known = |number: &u8| self.numbers >> number & 1 == 1;
                let wanted = [Some(number), else_number].into_iter().flatten();
                if let Some(number) = wanted.into_iter().find(|number| !known(number)) {
                    self.unlock(1 << number, now, cx);
                }
            }
            Tale::AllProjects => self.unlock((1 << NUMBERS) - 1, true, cx),
            Tale::Unlock(tile) => {
                self.tiles.insert(tile);
                cx.tell(|| Event::TileUnlocked { tile });
            }
            Tale::Lock(tile) => {
                self.tiles.remove(tile);
                cx.tell(|| Event::TileLocked { tile });
            }
            Tale::Place(tile) => self.place_tile(tile, cx),
            Tale::Everybody(effect) => {
                for seat in self.turn_order().rev() {
                    self.then(gain(seat, effect, story));
                }
            }
            Tale::Finder(effect) => {
                if let Some(finder) = finder {
                    self.then(gain(finder, effect, story));
                }
            }
            Tale::Last(effect) => self.comfort_last(effect, story),
            Tale::Ready(card) => self.ready = Some(card),
            Tale::DustStorm => {
                self.storm = true;
                cx.tell(|| Event::Storm);
            }
            Tale::Next(card) => self.story = Some(card),
            Tale::Points(points) => self.campaign_points = points,
        }
    }

    /// Project numbers are unlocked; those of a running chapter join the deck (CA-30.7).
    fn unlock(&mut self, numbers: u16, now: bool, cx: &mut Cx<'_>) {
        let fresh = numbers & !self.numbers;
        self.numbers |= numbers;
        for number in (0..NUMBERS as u8).filter(|number| fresh >> number & 1 == 1) {
            cx.tell(|| Event::NumberUnlocked { number });
        }
        if now && (self.round == 0 || !self.options.cards_wait) {
            let mut cards = self.numbered(fresh);
            self.deck.pour(&mut cards);
        }
    }

    /// A weapon system that was removed does not come back (CA-30.14).
    fn place_tile(&mut self, tile: Tile, cx: &mut Cx<'_>) {
        if self.weapons_removed.has(tile) || self.tiles.has(tile) {
            return;
        }
        self.tiles.insert(tile);
        cx.tell(|| Event::TilePlaced { tile });
        let under = self.cells_of(tile);
        for &plant in Plant::ALL {
            let covered = self.laid[plant.index()] & under;
            self.laid[plant.index()] = self.laid[plant.index()].without(covered);
            (0..covered.len()).for_each(|_| self.return_plant(plant, cx));
        }
    }

    /// The last of the chapter before (CA-31.8).
    fn comfort_last(&mut self, effect: Effect, story: Story) {
        let scores = self.options.campaign.map(|bags| bags.scores).unwrap_or_default();
        if self.seats == 1 {
            return;
        }
        let score = |seat: Seat| scores.get(seat.index());
        let lowest = self.all_seats().filter_map(score).min();
        for seat in self.turn_order().rev().filter(|&s| score(s).is_some() && score(s) == lowest) {
            self.then(gain(seat, effect, story));
        }
    }

    /// A deed is done: the discovery card that waits for it is read after it (CA-31.7).
    pub(crate) fn done(&mut self, by: Seat, deed: Waits) {
        let Some(story) = self.ready else { return };
        let fits = match (self.edition().story(story).waits, deed) {
            (Some(Waits::PlantGroup(least)), Waits::PlantGroup(size)) => least <= size,
            (Some(waits), deed) => waits == deed,
            (None, _) => false,
        };
        if fits {
            self.ready = None;
            self.then(Step::Discovery(by, story));
        }
    }

    pub(crate) fn discover(&mut self, by: Seat, story: Story, cx: &mut Cx<'_>) {
        cx.tell(|| Event::Discovery { seat: by, story });
        self.read_card(story, Some(by), cx);
    }

    /// After the first book the card leads to another (CA-31.5).
    pub(crate) fn follow_branch(&mut self, story: Story, cx: &mut Cx<'_>) {
        if self.edition().story(story).after_book
            && let Some(next) = self.branch_of(story)
        {
            self.read_card(next, None, cx);
        }
    }

    /// The first card whose tests hold (CA-31.4).
    pub(crate) fn branch_of(&self, story: Story) -> Option<Story> {
        let branches = self.edition().story(story).branches.iter();
        branches.clone().find(|branch| self.leads(branch)).map(|branch| branch.to)
    }

    fn leads(&self, branch: &Branch) -> bool {
        let mut tests = branch.tests.iter();
        match branch.any {
            true => tests.any(|test| self.holds(test)),
            false => tests.all(|test| self.holds(test)),
        }
    }

    fn holds(&self, test: &Test) -> bool {
        let n = i16::from(self.seats);
        let amount = match test.amount {
            Amount::Number(number) => number.into(),
            Amount::Players => n,
            Amount::TwicePlayers => 2 * n,
            Amount::HalfPlayers => (n + 1) / 2,
        };
        let counted = self.count(test.counted);
        if test.at_least { amount <= counted } else { counted <= amount }
    }

    /// CA-31.21.
    fn count(&self, counted: Counted) -> i16 {
        let markers = |fits: &dyn Fn(crate::city::City) -> bool| {
            let of = |seat: Seat| self.players[seat].markers.iter().filter(|city| fits(**city));
            self.all_seats().map(|seat| of(seat).count() as i16).sum()
        };
        let on = |boards: u8| {
            (1..=4)
                .filter(|board| boards >> (board - 1) & 1 == 1)
                .fold(Cells::NONE, |all, board| all | Cells::of_board(board))
        };
        let plants = |cells: Cells| i16::from((self.plants() & cells).len());
        let weapons = self.weapons().count() as i16;
        match counted {
            Counted::MarkersIn(city) => markers(&|other| other == city),
            Counted::MarkersOn(boards) => {
                markers(&|city| !(self.cells_in(city) & on(boards)).is_empty())
            }
            Counted::Plants => i16::from(self.plants().len()),
            Counted::PlantsOn(boards) => plants(on(boards)),
            Counted::Weapons => weapons,
            Counted::WeaponsRemoved => {
                let before = self.options.campaign.map(|bags| bags.weapons_removed);
                self.weapons_removed.without(before.unwrap_or_default()).len() as i16
            }
            Counted::VpTollsOverWater => i16::from(self.tolls[1]) - i16::from(self.tolls[0]),
            Counted::PlantsLessWeapons => i16::from(self.plants().len()) - 2 * weapons,
        }
    }
}

fn gain(seat: Seat, effect: Effect, story: Story) -> Step {
    Step::Gain(seat, Part { first: effect, or: None }, Source::Story(story))
}
