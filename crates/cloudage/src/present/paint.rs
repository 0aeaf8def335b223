//! What lies in the zones that belong to all.

use scene::{Figure, Figures, Scene, Token, Voice};
use tabletop::Seat;

use super::{face, sign, story};
use crate::{
    CloudAge,
    action::CityAction,
    card::Zone,
    plant::{Plant, Plants},
    project::Project,
    story::Story,
};

/// A scene being filled for one viewer, in words of one language.
pub(super) struct Painter<'a> {
    pub game: &'a CloudAge,
    pub viewer: Option<Seat>,
    pub voice: Voice<'a>,
    pub scene: Scene,
    /// How many copies of each Project card lie on the table already.
    copies: [u8; Project::COUNT],
}

impl CloudAge {
    pub(super) fn draw_scene(&self, viewer: Option<Seat>, voice: Voice<'_>) -> Scene {
        let scene = self.scene_of_round(voice);
        let mut painter = Painter { game: self, viewer, voice, scene, copies: [0; Project::COUNT] };
        painter.map();
        painter.cities();
        painter.production();
        painter.districts();
        painter.city_board();
        painter.book();
        painter.tiles();
        if self.seats == 1 {
            painter.solo();
        }
        // The copies of a card are counted from the hand on, so that one keeps its number when it
        // is played or discarded.
        self.all_seats().for_each(|seat| painter.hand(seat));
        self.all_seats().for_each(|seat| painter.player(seat));
        painter.piles();
        painter.scene
    }

    /// The card of the book: never one that was not read (CA-32.13).
    fn story_on_table(&self) -> Option<Story> {
        let is_read = |story: &Story| self.read.has(*story);
        self.story.filter(is_read).or_else(|| self.ending.filter(is_read))
    }
}

impl Painter<'_> {
    /// Puts a thing with a known face down.
    pub fn token(&mut self, zone: &str, id: String, face: String) -> &mut Token {
        let printed = face::face(&self.game.options, &face, self.voice);
        self.scene.put_face(zone, id, face, printed)
    }

    /// Puts a thing down of which there is only one.
    pub fn only(&mut self, zone: &str, kind: &str, id: &str) -> &mut Token {
        let id = format!("{kind}/{id}");
        self.token(zone, id.clone(), id)
    }

    /// Puts a piece of somebody down.
    pub fn piece(&mut self, zone: &str, id: String, kind: &str, seat: Seat) -> &mut Token {
        let token = self.token(zone, id, format!("{kind}/{seat}"));
        token.owner = Some(seat);
        token.glyph = seat.to_string();
        token
    }

    pub fn project(&mut self, zone: &str, project: Project) -> &mut Token {
        let copy = self.copies[project.index()];
        self.copies[project.index()] += 1;
        self.token(zone, format!("project/{project}/{copy}"), format!("project/{project}"))
    }

    pub fn counter(&mut self, zone: &str, face: &str, name: String, amount: u32) {
        self.scene.count(zone, face, "", name, amount);
    }

    pub fn plants(&mut self, zone: &str, plants: &Plants) {
        for &plant in Plant::ALL {
            let (face, name) = (format!("plant/{plant}"), self.voice.word(plant.id()));
            self.counter(zone, &face, name, plants.count(plant).into());
        }
    }

    /// Everybody sees the same of a sleeve: how many cards, and the open part of the top one
    /// (CA-32.8).
    fn districts(&mut self) {
        let edition = self.game.edition();
        for (at, district) in self.game.districts.iter().enumerate() {
            let mut figures = Figures::NONE.with("left", district.left);
            if let Some(top) = district.top {
                let (card, mask) = (edition.city_card(top), edition.mask(district.sleeve));
                let open = |at: [u8; 2]| {
                    let [column, row] = at.map(usize::from);
                    (!mask[row][column]).then(|| sign::cell(at))
                };
                figures = figures
                    .with("value", edition.value(top))
                    .with("plants", card.plants)
                    .with("open", sign::open_part(card, mask).into_iter().collect::<Figure>())
                    .with("rail", sign::open_rail(card, mask))
                    .with_some("update", open(card.update_at))
                    .with_some("wrench", open(card.wrench_at));
            }
            let text = self.voice.say(&self.game.district_in_words(at));
            let token = self.token(
                "districts",
                format!("sleeve/{}", at + 1),
                format!("sleeve/{}", district.sleeve),
            );
            token.space = Some(at);
            token.text = text;
            token.spent = district.left == 0;
            token.figures = figures;
        }
    }

    /// The actions there are, and the drones: in the launch bay, or on the spaces of a district
    /// (CA-5.6).
    fn city_board(&mut self) {
        let game = self.game;
        let is_there = |action: &&CityAction| match face::tile_of(**action) {
            Some(tile) => game.has(tile),
            None => **action != CityAction::Plant || game.planting,
        };
        let actions = CityAction::ALL.iter().filter(is_there).map(|action| action.id());
        self.scene.note("city-board", Figures::NONE.with("actions", actions.collect::<Figure>()));
        self.scene.note("spaces", Figures::NONE.with("district", game.now.district));
        for seat in game.all_seats() {
            let zone = game.zone_of(seat).map(Zone::index);
            let place = if zone.is_some() { "spaces" } else { "city-board" };
            self.piece(place, format!("drone/{seat}"), "drone", seat).space = zone;
        }
    }

    fn production(&mut self) {
        let game = self.game;
        let levels = &game.edition().levels;
        let rewards = levels.iter().enumerate().filter(|(_, level)| !level.reward.0.is_empty());
        let rewards = rewards.map(|(n, level)| {
            Figures::NONE.with("level", n as u32).with("gains", sign::gains(&level.reward))
        });
        let figures = Figures::NONE
            .with("energy", levels.iter().map(|level| level.energy).collect::<Figure>())
            .with("water", levels.iter().map(|level| level.water).collect::<Figure>())
            .with("vp", levels.iter().map(|level| level.vp).collect::<Figure>())
            .with("rewards", rewards.collect::<Figure>());
        self.scene.note("production", figures);
        for seat in game.all_seats() {
            let level = game.players[seat].level;
            self.piece("production", format!("level/{seat}"), "level", seat).space =
                Some(level.into());
        }
    }

    /// The scenario card or the story card in play.
    fn book(&mut self) {
        let game = self.game;
        let figures = Figures::NONE.with("books", game.books);
        if game.options.campaign.is_none() {
            let turned = 0 < game.books && !game.waits_for_first_book();
            let figures = Figures::NONE
                .with("side", if turned { "back" } else { "front" })
                .with("active", game.waits_for_book());
            self.only("book", "scenario", game.options.scenario().id()).figures = figures;
        } else if let Some(card) = game.story_on_table() {
            let facts = game.edition().story(card);
            let title = self.voice.word(&format!("story-{card}-title"));
            let told = self.voice.word(&format!("story-{card}-text"));
            let text = self.voice.say(&story::text(facts, card));
            let token = self.token("book", format!("story/{card}"), "story".to_owned());
            let number = card.id().trim_start_matches("st-");
            token.figures = Figures::NONE
                .with("number", number)
                .with("chapter", facts.chapter.index() as u32 + 1)
                .with("title", title.as_str())
                .with("text", told)
                .with("ways", sign::ways(&facts.ways))
                .with("active", game.waits_for_book());
            number.clone_into(&mut token.glyph);
            (token.name, token.text) = (title, text);
        }
        self.scene.note("book", figures);
    }

    fn tiles(&mut self) {
        for tile in self.game.tiles.iter() {
            let cell = self.game.cells_of(tile).iter().next();
            let figures = match cell {
                Some(cell) => Figures::NONE.with("at", self.game.position(cell) as u32),
                None => Figures::NONE,
            };
            self.only("tiles", "tile", tile.id()).figures = figures;
        }
    }

    /// Which places are in use and which has its turn, counted from 1 (CA-27.8).
    fn solo(&mut self) {
        let game = self.game;
        let targets = game.targets().into_iter().collect::<Figure>();
        let places = game.edition().solo.iter().map(|place| sign::part(place.part));
        let places = places.collect::<Figure>();
        let figures = Figures::NONE
            .with("first", game.first_slot())
            .with("now", game.slot())
            .with("targets", targets)
            .with("places", places);
        self.scene.note("solo", figures);
    }

    fn piles(&mut self) {
        let game = self.game;
        let name = self.voice.word("counter-deck");
        self.counter("projects", "project", name, game.deck.len().into());
        for project in game.discard.kinds() {
            (0..game.discard.count(project)).for_each(|_| {
                self.project("discard", project);
            });
        }
        if game.planting {
            self.plants("bag", &game.bag);
        }
    }
}
