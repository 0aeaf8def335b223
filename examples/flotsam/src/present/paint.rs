//! What lies in the zones, for one viewer.

use scene::{Figures, Line, Progress, Scene, Stage, Token, Turn, Voice};
use tabletop::{Flow, Game, Seat};

use super::{face, layout::of_seat};
use crate::{
    Flotsam,
    drift::{Drift, Drifts},
    frame::{Frame, Step},
};

/// A scene being filled, in words of one language.
struct Painter<'a> {
    game: &'a Flotsam,
    voice: Voice<'a>,
    viewer: Option<Seat>,
    scene: Scene,
}

impl Flotsam {
    pub(super) fn draw_scene(&self, viewer: Option<Seat>, voice: Voice<'_>) -> Scene {
        let headline = match self.round {
            _ if self.is_over() => Line::new("headline-over"),
            0 => Line::new("headline-wishes"),
            round => Line::new("headline")
                .with("round", round)
                .with("rounds", self.options.edition.rounds(self.seats)),
        };
        let stage = |key, state| Stage { name: voice.word(key), state };
        let (keeping, combing) = match (self.is_over(), self.round) {
            (true, _) => (Progress::Done, Progress::Done),
            (_, 0) => (Progress::Now, Progress::Next),
            _ => (Progress::Done, Progress::Now),
        };
        let scene = Scene {
            headline: voice.say(&headline),
            round: self.round(),
            steps: vec![stage("stage-wishes", keeping), stage("stage-beach", combing)],
            order: self.order().map(|seat| self.turn_of(seat)).collect(),
            ..Scene::default()
        };
        let mut painter = Painter { game: self, voice, viewer, scene };
        painter.counters("sea", Drift::ALL, &self.sea);
        painter.catch();
        self.all_seats().for_each(|seat| painter.player(seat));
        painter.scene
    }

    fn turn_of(&self, seat: Seat) -> Turn {
        let to_come = [Step::Turn { by: seat }, Step::Offer { to: seat }].map(Frame::Do);
        let state = if self.deciders().contains(seat) {
            Progress::Now
        } else if self.stack.iter().any(|frame| to_come.contains(frame)) {
            Progress::Next
        } else {
            Progress::Done
        };
        Turn { seat, state, note: String::new() }
    }
}

impl Painter<'_> {
    fn counters(&mut self, zone: &str, kinds: &[Drift], drifts: &Drifts) {
        for &drift in kinds {
            let (face, name) = (format!("drift/{drift}"), self.voice.word(drift.id()));
            self.scene.count(zone, &face, drift.id(), name, u32::from(drifts.count(drift)));
        }
    }

    /// One thing after the other; equal ones are told apart by a number.
    fn catch(&mut self) {
        let game = self.game;
        for drift in game.catch.kinds() {
            for copy in 1..=game.catch.count(drift) {
                let number = if copy == 1 { String::new() } else { format!("#{copy}") };
                self.scene.put(Token {
                    id: format!("beach/{drift}{number}"),
                    zone: "beach".to_owned(),
                    face: format!("drift/{drift}"),
                    glyph: drift.id().to_owned(),
                    name: self.voice.word(drift.id()),
                    text: face::drift_text(&game.options, drift, self.voice),
                    ..Token::default()
                });
            }
        }
        let worth = game.options.edition.worth(&game.catch);
        let by = game.is_combing().map(|seat| seat.0 + 1);
        let waves = game.options.edition.waves;
        let figures = Figures::NONE.with("worth", worth).with("waves", waves).with_some("seat", by);
        self.scene.note("beach", figures);
    }

    fn player(&mut self, seat: Seat) {
        let game = self.game;
        let zone = of_seat("basket", seat);
        self.counters(&zone, Drift::FINDS, &game.players[seat].basket);
        self.scene.note(zone, Figures::NONE.with("vp", game.score(seat)));
        let is_offered = game.is_offered() == Some(seat);
        // Wishes are hidden until the game is over (FL-7.1).
        let open = self.viewer == Some(seat) || game.is_over();
        let kept = game.players[seat].wish;
        let offer = Drift::FINDS.iter().map(|&wish| (wish, game.offer.count(wish)));
        let offer = offer.filter(|_| is_offered).chain(kept.map(|wish| (wish, 1)));
        let mut backs = 0;
        for (wish, copies) in offer {
            for copy in 1..=copies {
                backs += u8::from(!open);
                let (shown, number) = if open { (Some(wish), copy) } else { (None, backs) };
                self.wish(seat, shown, number);
            }
        }
    }

    /// A wish card, or the back of one.
    fn wish(&mut self, seat: Seat, wish: Option<Drift>, number: u8) {
        let zone = of_seat("wish", seat);
        let number = if number == 1 { String::new() } else { format!("#{number}") };
        let id = wish.map_or("back", Drift::id);
        let name = match wish {
            Some(wish) => self.voice.say(&face::wish_name(wish)),
            None => self.voice.word("wish-back"),
        };
        self.scene.put(Token {
            id: format!("{zone}/{id}{number}"),
            zone,
            face: format!("wish/{id}"),
            glyph: if wish.is_some() { id.to_owned() } else { "?".to_owned() },
            name,
            text: face::wish_text(&self.game.options, self.voice),
            owner: Some(seat),
            face_down: wish.is_none(),
            ..Token::default()
        });
    }
}
