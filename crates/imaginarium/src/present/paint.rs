//! What lies in the zones, for one viewer.

use scene::{Arg, Counter, Line, Scene, Speech, Token};
use tabletop::Seat;

use super::layout::of_seat;
use crate::{
    Imaginarium,
    board::{BELT, Piece},
    frame::{Frame, Question},
    goods::Good,
    machine::{Machine, Pile},
    project::Project,
};

/// A scene being filled, with the words of one language.
struct Painter<'a> {
    game: &'a Imaginarium,
    speech: &'a Speech,
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
        speech: &Speech,
    ) -> Scene {
        let scene = Scene::default();
        let mut painter = Painter { game: self, speech, viewer, afterwards, scene };
        painter.headline();
        painter.board();
        painter.piles();
        for seat in self.all_seats() {
            painter.player(seat);
        }
        painter.scene
    }
}

impl Painter<'_> {
    fn headline(&mut self) {
        let game = self.game;
        let phase = match game.stack.last() {
            Some(&Frame::Ask(_, Question::Place { .. })) => Line::new("phase-planning"),
            Some(&Frame::Ask(seat, question)) => {
                let step = match question {
                    Question::Use { .. } => "step-use",
                    Question::Collect
                    | Question::TopCard
                    | Question::PayWood { .. }
                    | Question::PayCopper { .. } => "step-collect",
                    Question::Finish => "step-projects",
                    _ => "step-actions",
                };
                Line::new("phase-turn").with_text("seat", seat).with("step", Line::new(step))
            }
            Some(Frame::Do(_)) | None => Line::new("phase-over"),
        };
        let line = Line::new("headline").with("round", game.round).with("phase", phase);
        self.scene.headline = self.speech.say(&line);
    }

    fn token(&mut self, zone: &str, space: Option<usize>, face: &str, id: &str) -> &mut Token {
        let name = self.speech.word(id);
        let token = Token {
            id: format!("{zone}/{id}"),
            zone: zone.to_owned(),
            space,
            face: format!("{face}/{id}"),
            glyph: id.to_owned(),
            name,
            text: String::new(),
            owner: None,
            face_down: false,
            spent: false,
        };
        self.scene.tokens.push(token);
        self.scene.tokens.last_mut().expect("just pushed")
    }

    /// What a machine does, with the amounts of this edition.
    fn machine_text(&self, machine: Machine) -> String {
        let facts = self.game.options.edition.machine(machine);
        let mut line = Line::new(format!("{machine}-text"));
        for (name, &n) in ["one", "two", "three"].into_iter().zip(facts.makes.iter()) {
            line.args.push((name, Arg::Number(n.into())));
        }
        let card = Line::new("machine-card")
            .with("level", facts.level)
            .with("repair", super::words::goods(facts.repair))
            .with("text", line);
        self.speech.say(&card)
    }

    fn machine(&mut self, zone: &str, space: Option<usize>, machine: Machine) -> &mut Token {
        let text = self.machine_text(machine);
        let token = self.token(zone, space, "machine", machine.id());
        token.text = text;
        token
    }

    fn project(&mut self, zone: &str, project: Project) {
        let first = self.game.options.edition.project_vp(project);
        let done: Vec<String> = self
            .game
            .all_seats()
            .filter(|&seat| self.game.players[seat].validated.has(project))
            .map(|seat| seat.to_string())
            .collect();
        let key = if done.is_empty() { "project-tile" } else { "project-tile-done" };
        let mut line = Line::new(key)
            .with("vp", first)
            .with("later", first - 1)
            .with("text", Line::new(format!("{project}-text")));
        if !done.is_empty() {
            line = line.with_text("seats", done.join(" "));
        }
        let text = self.speech.say(&line);
        self.token(zone, None, "project", project.id()).text = text;
    }

    fn piece(&mut self, zone: &str, space: Option<usize>, piece: Piece) {
        let face = if piece.saboteur { "saboteur" } else { "handyman" };
        let name = self.speech.say(&super::words::piece(piece));
        self.scene.tokens.push(Token {
            id: format!("piece/{piece}"),
            zone: zone.to_owned(),
            space,
            face: format!("{face}/{}", piece.seat),
            glyph: piece.to_string(),
            name,
            text: String::new(),
            owner: Some(piece.seat),
            face_down: false,
            spent: false,
        });
    }

    fn board(&mut self) {
        let game = self.game;
        for (at, machine) in game.belt.iter().enumerate() {
            if let &Some(machine) = machine {
                // Two equal cards on the belt are told apart by their space.
                self.machine("belt", Some(at), machine).id = format!("belt/M{}", at + 1);
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
            let cost = game.options.edition.assistant_cost(assistant);
            let line = Line::new("assistant-card").with("cost", cost);
            let line = line.with("text", Line::new(format!("{assistant}-text")));
            let text = self.speech.say(&line);
            self.token("room", Some(at), "assistant", assistant.id()).text = text;
        }
        for project in game.office.iter() {
            self.project("office", project);
        }
    }

    fn counter(&mut self, zone: &str, face: &str, glyph: &str, amount: Option<u32>) {
        let name = self.speech.word(face);
        let (zone, face) = (zone.to_owned(), face.to_owned());
        self.scene.counters.push(Counter { zone, face, glyph: glyph.to_owned(), name, amount });
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
    }

    fn pile(&mut self, zone: &str, pile: &Pile) {
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
            let text = self.speech.word(&format!("{assistant}-text"));
            self.token(&of_seat("staff", seat), None, "assistant", assistant.id()).text = text;
        }
        self.secrets(seat);
        if !player.dial.is_empty() {
            let name = self.speech.say(&super::words::pair(player.dial));
            self.scene.tokens.push(Token {
                id: format!("dial/{seat}"),
                zone: of_seat("dial", seat),
                space: None,
                face: format!("dial/{}", player.dial),
                glyph: String::new(),
                name,
                text: String::new(),
                owner: Some(seat),
                face_down: false,
                spent: false,
            });
        }
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
                space: None,
                face: format!("slot/{}", slot.stack),
                glyph: slot.to_string(),
                name: self.speech.say(&super::words::stack(slot.stack)),
                text: text.join(" "),
                owner: Some(seat),
                face_down: slot.down,
                spent: used >> i & 1 == 1,
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
