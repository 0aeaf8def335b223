//! What lies in the zones, for one viewer.

use scene::{Figure, Figures, Line, Scene, Token, Voice};
use tabletop::Seat;

use super::{face, layout::of_seat};
use crate::{
    Imaginarium,
    board::{BELT, Piece, Space},
    dial::{Job, Jobs},
    frame::{Frame, Question},
    goods::Good,
    machine::{Machine, Machines},
    project::Project,
    state::Player,
};

/// A scene being filled, in words of one language.
struct Painter<'a> {
    game: &'a Imaginarium,
    voice: Voice<'a>,
    viewer: Option<Seat>,
    /// The game is over and shown again: all goods are open.
    afterwards: bool,
    scene: Scene,
}

impl Imaginarium {
    pub(super) fn draw_scene(
        &self,
        viewer: Option<Seat>,
        afterwards: bool,
        voice: Voice<'_>,
    ) -> Scene {
        let scene = self.scene_of_round(voice);
        let mut painter = Painter { game: self, voice, viewer, afterwards, scene };
        painter.board();
        painter.piles();
        for seat in self.all_seats() {
            painter.player(seat);
        }
        painter.scene
    }
}

impl Painter<'_> {
    fn token(&mut self, zone: &str, space: Option<usize>, face: &str, id: &str) -> &mut Token {
        self.scene.put(Token {
            id: format!("{zone}/{id}"),
            zone: zone.to_owned(),
            space,
            face: format!("{face}/{id}"),
            glyph: id.to_owned(),
            name: self.voice.word(id),
            ..Token::default()
        })
    }

    fn machine_text(&self, machine: Machine) -> String {
        face::machine_text(self.game.options.edition, machine, self.voice)
    }

    fn machine(&mut self, zone: &str, space: Option<usize>, machine: Machine) -> &mut Token {
        let text = self.machine_text(machine);
        let token = self.token(zone, space, "machine", machine.id());
        token.text = text;
        token
    }

    fn project(&mut self, zone: &str, project: Project) {
        let first = self.game.options.edition.project_vp(project);
        let has_it = |seat: &Seat| self.game.players[*seat].validated.has(project);
        let done: Vec<Seat> = self.game.all_seats().filter(has_it).collect();
        let key = if done.is_empty() { "project-tile" } else { "project-tile-done" };
        let mut line = Line::new(key)
            .with("vp", first)
            .with("later", first - 1)
            .with("text", Line::new(format!("{project}-text")));
        if !done.is_empty() {
            let seat = |&seat: &Seat| Line::new("verbatim-seat").with("seat", seat);
            line = line.with_list("seats", done.iter().map(seat));
        }
        let text = self.voice.say(&line);
        let token = self.token(zone, None, "project", project.id());
        token.text = text;
        token.figures = Figures::NONE
            .with("first", first)
            .with("later", first - 1)
            .with("done", done.iter().map(Seat::to_string).collect::<Figure>());
    }

    fn piece(&mut self, zone: &str, space: Option<usize>, piece: Piece) {
        let face = if piece.saboteur { "saboteur" } else { "handyman" };
        self.scene.tokens.push(Token {
            id: format!("piece/{piece}"),
            zone: zone.to_owned(),
            space,
            face: format!("{face}/{}", piece.seat),
            glyph: piece.to_string(),
            name: self.voice.say(&super::words::piece(piece)),
            owner: Some(piece.seat),
            ..Token::default()
        });
    }

    fn board(&mut self) {
        let game = self.game;
        for (at, machine) in game.belt.iter().enumerate() {
            if let &Some(machine) = machine {
                let figures = self.price(Space::at(at), machine);
                let token = self.machine("belt", Some(at), machine);
                // Two equal cards on the belt are told apart by their space.
                token.id = format!("belt/M{}", at + 1);
                token.figures = figures;
            }
        }
        for (at, piece) in game.standing.iter().enumerate() {
            let Some(piece) = *piece else { continue };
            if at < BELT {
                self.piece("belt", Some(at), piece);
            } else {
                self.piece("extractors", Some(at - BELT), piece);
            }
        }
        for &piece in game.waiting.iter() {
            self.piece("waiting", None, piece);
        }
        for (at, piece) in game.initiative.iter().enumerate() {
            if let &Some(piece) = piece {
                self.piece("initiative", Some(at), piece);
            }
        }
        for (at, assistant) in game.room.iter().enumerate() {
            let Some(assistant) = *assistant else { continue };
            let text = face::assistant_text(&game.options.edition, assistant, self.voice);
            self.token("room", Some(at), "assistant", assistant.id()).text = text;
        }
        for project in game.office.iter() {
            self.project("office", project);
        }
    }

    /// What a machine on the belt costs the viewer; for spectators, anybody without AS-05.
    fn price(&self, space: Space, machine: Machine) -> Figures {
        let edition = &self.game.options.edition;
        let (base, level) = (edition.space(space), edition.machine(machine).level);
        let price = self.viewer.map_or(base + level, |seat| self.game.price(seat, space, machine));
        Figures::NONE.with("base", base).with("level", level).with("price", price)
    }

    fn counter(&mut self, zone: &str, face: &str, glyph: &str, amount: Option<u32>) {
        self.scene.count(zone, face, glyph, self.voice.word(face), amount);
    }

    fn piles(&mut self) {
        let game = self.game;
        for (face, amount) in [
            ("pile-deck", game.deck.len()),
            ("pile-shredder", game.shredder.len()),
            ("pile-assistants", game.assistants.len()),
            ("pile-reserve", game.reserve.len()),
        ] {
            self.counter("piles", face, "", Some(amount.into()));
        }
        self.pile("shredder", &game.shredder);
        let price = |&good: &Good| {
            let usual = || game.options.edition.trade_price(good);
            let price = self.viewer.map_or_else(usual, |seat| game.buying_price(seat, good));
            Figures::NONE.with("n", price).with("good", good.id())
        };
        let prices = [Good::Wood, Good::Copper, Good::Crystal, Good::Vp].iter().map(price);
        let prices = Figures::NONE.with("prices", prices.collect::<Figure>());
        self.scene.note("piles".to_owned(), prices);
    }

    fn pile(&mut self, zone: &str, pile: &Machines) {
        for machine in pile.kinds() {
            for copy in 0..pile.count(machine) {
                let token = self.machine(zone, None, machine);
                if 0 < copy {
                    token.id += &format!("#{}", copy + 1);
                }
            }
        }
    }

    fn player(&mut self, seat: Seat) {
        let game = self.game;
        let player = &game.players[seat];
        let over = game.stack.is_empty() || self.afterwards;
        let open = over || game.options.open_holdings || self.viewer == Some(seat);
        for &good in Good::ALL {
            let amount = open.then_some(player.goods[good].into());
            self.counter(
                &of_seat("goods", seat),
                &format!("good-{}", good.id()),
                good.id(),
                amount,
            );
        }
        self.slots(seat);
        self.pile(&of_seat("yard", seat), &player.yard);
        for assistant in player.staff.iter() {
            let text = self.voice.word(&format!("{assistant}-text"));
            self.token(&of_seat("staff", seat), None, "assistant", assistant.id()).text = text;
        }
        self.secrets(seat);
        self.dial(seat);
        self.scene
            .note(of_seat("slots", seat), Figures::NONE.with("limit", player.slot_limit() as u32));
        self.scene.note(of_seat("staff", seat), Figures::NONE.with("limit", Player::PLACES as u32));
        self.scene
            .note(of_seat("goods", seat), Figures::NONE.with("workshop", player.workshop.id()));
    }

    /// The pair that was set, and how far the player is with it in this turn.
    fn dial(&mut self, seat: Seat) {
        let player = &self.game.players[seat];
        if player.dial.is_empty() {
            return;
        }
        let jobs = |jobs: Jobs| jobs.iter().map(Job::id).collect::<Figure>();
        let mut figures = Figures::NONE.with("pair", jobs(player.dial));
        match self.game.work(seat) {
            Some(work) => {
                let done =
                    player.dial.iter().filter(|&job| !work.left.has(job) && work.now != Some(job));
                figures = figures.with("fresh", true).with("done", jobs(done.collect()));
                if let Some(now) = work.now {
                    figures = figures.with("now", now.id());
                }
            }
            None if !player.free_hand => figures = figures.with("barred", jobs(player.dial)),
            None => {}
        }
        self.scene.tokens.push(Token {
            id: format!("dial/{seat}"),
            zone: of_seat("dial", seat),
            face: format!("dial/{}", player.dial),
            name: self.voice.say(&super::words::pair(player.dial)),
            owner: Some(seat),
            figures,
            ..Token::default()
        });
    }

    fn slots(&mut self, seat: Seat) {
        let zone = of_seat("slots", seat);
        let mut last = None;
        let mut copy = 0;
        let used = match self.game.stack.last() {
            Some(&Frame::Ask(by, Question::Use { used, .. })) if by == seat => used,
            _ => 0,
        };
        for (i, slot) in self.game.players[seat].slots.iter().enumerate() {
            copy = if last.replace(slot) == Some(slot) { copy + 1 } else { 1 };
            let text: Vec<String> =
                slot.stack.machines().iter().map(|&machine| self.machine_text(machine)).collect();
            let number = if 1 < copy { format!("#{copy}") } else { String::new() };
            self.scene.tokens.push(Token {
                id: format!("{zone}/{slot}{number}"),
                zone: zone.clone(),
                face: format!("slot/{}", slot.stack),
                glyph: slot.to_string(),
                name: self.voice.say(&super::words::stack(slot.stack)),
                text: text.join(" "),
                owner: Some(seat),
                face_down: slot.down,
                spent: used >> i & 1 == 1,
                figures: face::slot_figures(&self.game.options.edition, slot.stack),
                ..Token::default()
            });
        }
    }

    /// The tiles of AS-08 for their owner; two backs for everybody else (IM-29.3).
    fn secrets(&mut self, seat: Seat) {
        let zone = of_seat("secrets", seat);
        let secrets = self.game.players[seat].secrets;
        for (at, project) in secrets.iter().enumerate() {
            if self.viewer == Some(seat) {
                self.project(&zone, project);
                continue;
            }
            let token = self.token(&zone, None, "back", "secret-project");
            token.glyph = "?".to_owned();
            token.id += &format!("#{}", at + 1);
            token.face_down = true;
        }
    }
}
