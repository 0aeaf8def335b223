//! What lies in the zones: the plates and the main board.

use scene::{Figures, Scene, Token, Voice};
use tabletop::{Flow, Seat};

use super::{
    face::{self, back},
    layout::plate_of,
};
use crate::{
    SkiStation,
    action::Action,
    frame::{Frame, Laid, Purchase, Question, Step},
    plate::{COLUMNS, OUT, ROUNDS, Spot, Tile},
};

/// A scene being filled, in words of one language.
pub(super) struct Painter<'a> {
    pub game: &'a SkiStation,
    pub voice: Voice<'a>,
    pub scene: Scene,
}

impl SkiStation {
    /// The same for everybody: nobody has secrets (SK-31.3).
    pub(super) fn draw_scene(&self, voice: Voice<'_>) -> Scene {
        let scene = self.scene_of_round(voice);
        let mut painter = Painter { game: self, voice, scene };
        painter.plate(self.round);
        painter.plate(self.round + 1);
        painter.bonuses();
        painter.recruitment();
        painter.piles();
        for seat in self.all_seats() {
            painter.resort(seat);
        }
        painter.pawns();
        painter.scene
    }

    /// The squares the active pawn can go to now.
    fn destinations(&self) -> Vec<Spot> {
        let mut answers = Vec::new();
        if let Some(Frame::Ask(by, Question::Move)) = self.top() {
            self.legal_actions(by, &mut answers);
        }
        let spot = |action| match action {
            Action::Go(spot) => Some(spot),
            _ => None,
        };
        answers.into_iter().filter_map(spot).collect()
    }

    /// Tiles that are being bought and lie nowhere: out of the discard and not paid for yet, or
    /// without a place.
    pub(crate) fn tiles_in_hand(&self, seat: Seat) -> impl Iterator<Item = Tile> {
        let held = move |frame: &Frame| match *frame {
            Frame::Ask(by, Question::Site(tile)) if by == seat => Some(Tile::Building(tile)),
            Frame::Do(Step::Bought(by, Purchase::Building(tile))) if by == seat => {
                Some(Tile::Building(tile))
            }
            Frame::Do(Step::Bought(by, Purchase::Development(tile))) if by == seat => {
                Some(Tile::Development(tile))
            }
            _ => None,
        };
        let is_on_plate = |tile| self.plates.iter().flatten().any(|&other| other == Some(tile));
        self.stack.iter().filter_map(held).filter(move |&tile| !is_on_plate(tile))
    }
}

impl Painter<'_> {
    /// Puts a thing with a known face down.
    pub fn token(&mut self, zone: &str, id: String, face: String) -> &mut Token {
        let printed = face::face(&self.game.options, &face, self.voice);
        self.scene.put_face(zone, id, face, printed)
    }

    /// Puts a tile down, which is followed with the eyes wherever it goes.
    pub fn tile(&mut self, zone: &str, kind: &str, tile: &str) -> &mut Token {
        let id = format!("{kind}/{tile}");
        self.token(zone, id.clone(), id)
    }

    pub fn either_tile(&mut self, zone: &str, tile: Tile) -> &mut Token {
        match tile {
            Tile::Building(tile) => self.tile(zone, "building", tile.id()),
            Tile::Development(tile) => self.tile(zone, "development", tile.id()),
        }
    }

    pub fn counter(&mut self, zone: &str, face: &str, glyph: &str, name: &str, amount: u32) {
        self.scene.count(zone, face, glyph, self.voice.word(name), amount);
    }

    /// The plate of the round or of the next one; in the last round there is no next (SK-19.11).
    fn plate(&mut self, round: u8) {
        let game = self.game;
        let zone = plate_of(round);
        let figures = Figures::NONE
            .with("round", round)
            .with("now", round == game.round)
            .with("gone", ROUNDS < round)
            .with("path", game.edition().ways().collect::<scene::Figure>());
        self.scene.note(zone.to_owned(), figures);
        if ROUNDS < round {
            return;
        }
        let letter = zone.trim_start_matches("plate-");
        let face = game.edition().face(game.seats, round);
        let (destinations, outlook) = (game.destinations(), game.outlook(game.active));
        for at in 0..usize::from(face.rows * COLUMNS) {
            let id = format!("square/{letter}/{at}");
            let token = self.token(zone, id, format!("square/{}", face.squares[at]));
            token.space = Some(at);
            // As a move is written, so that a reader finds it again.
            token.glyph = Spot::on(round, at).to_string();
            let there = |spot: &&Spot| spot.round() == round && spot.index() == at;
            if let Some(&spot) = destinations.iter().find(there) {
                let bonus = outlook.bonus(spot);
                token.figures = Figures::NONE
                    .with("malus", outlook.malus(spot))
                    .with("time", bonus.time)
                    .with("eur", bonus.eur);
            }
            if let Some(tile) = game.plate(round)[at] {
                self.either_tile(zone, tile).space = Some(at);
            }
        }
    }

    fn pawns(&mut self) {
        for seat in self.game.all_seats() {
            let pawn = self.game.players[seat].pawn;
            let (zone, space) = match pawn.column {
                0 => ("start", Some(usize::from(pawn.row - 1))),
                OUT => ("out", None),
                _ => (plate_of(pawn.round()), Some(pawn.index())),
            };
            let id = format!("pawn/{seat}");
            let token = self.token(zone, id.clone(), id);
            token.owner = Some(seat);
            token.glyph = seat.to_string();
            token.space = space;
        }
    }

    /// The seven tiles with their disks, and the rewards.
    fn bonuses(&mut self) {
        let game = self.game;
        for laid in Laid::all() {
            let token = self.tile("bonuses", "bonus", game.bonuses[laid.index()].id());
            token.space = Some(laid.index());
            token.figures = Figures::NONE.with("now", laid.0 + 1 == game.round);
            for seat in game.all_seats().filter(|&seat| game.players[seat].has_disk(laid)) {
                let token = self.token(
                    "bonuses",
                    format!("disk/{seat}/{}", laid.0),
                    format!("disk/{seat}"),
                );
                token.owner = Some(seat);
                token.glyph = seat.to_string();
                token.space = Some(laid.index());
            }
        }
        for reward in game.rewards.iter() {
            let rank = game.edition().reward(reward).rank;
            let token = self.tile("rewards", "reward", reward.id());
            token.figures = Figures::NONE.with("rank", rank);
        }
    }

    fn recruitment(&mut self) {
        let office = self.game.office;
        for slot in (0..8_usize).filter(|slot| office >> slot & 1 == 1) {
            let id = format!("permanent/{}", slot + 1);
            self.token("office", id, "permanent".to_owned()).space = Some(slot);
        }
        let black = self.game.edition().board.black;
        self.scene.note("lots".to_owned(), Figures::NONE.with("black", black));
    }

    fn piles(&mut self) {
        let game = self.game;
        for (at, kind) in ["buildings", "developments"].into_iter().enumerate() {
            let face = format!("pile/{kind}");
            self.counter("piles", &face, "", &format!("pile-{kind}"), game.pile(at).into());
        }
        let figures = Figures::NONE
            .with("buildings-back", back(game.is_second(0)))
            .with("developments-back", back(game.is_second(1)));
        self.scene.note("piles".to_owned(), figures);
        for tile in game.discarded_buildings.iter() {
            self.tile("discard", "building", tile.id());
        }
        for tile in game.discarded_developments.iter() {
            self.tile("discard", "development", tile.id());
        }
    }
}
