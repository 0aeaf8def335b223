//! What lies before one player: cards, upgrades, the round track, the stock.

use scene::{Figure, Figures};
use tabletop::Seat;

use super::{layout::of_seat, paint::Painter, sign};
use crate::{
    CloudAge,
    card::{Card, Cards},
    edition::SLOTS,
    frame::{Frame, Question, Step},
    project::Project,
    upgrade::{Type, Upgrade},
};

impl CloudAge {
    /// The first slot of the round track with a marker at the start (CA-6.15).
    pub(super) fn first_slot(&self) -> u8 {
        SLOTS as u8 + 1 - self.rounds
    }

    /// The slot whose marker is the next to be taken.
    fn next_slot(&self, seat: Seat) -> u8 {
        let turn = (seat.0 + self.seats - self.first.0) % self.seats;
        let flies_later = self.waits(|step| matches!(step, Step::Flight(n) if n <= turn));
        let lands =
            seat == self.active && self.waits(|step| matches!(step, Step::Landed | Step::Marker));
        match self.round {
            0 => self.first_slot(),
            _ => self.slot() + u8::from(!flies_later && !lands),
        }
    }

    /// Cards on their way from the hand into play, not paid in full.
    fn being_played(&self, seat: Seat) -> impl Iterator<Item = Project> {
        let placed = move |frame: &Frame| match *frame {
            Frame::Do(Step::Place(by, project)) if by == seat => Some(project),
            _ => None,
        };
        self.stack.iter().filter_map(placed)
    }

    /// Who fights.
    fn fighter(&self) -> Option<Seat> {
        self.stack.iter().find_map(|frame| match *frame {
            Frame::Ask(by, Question::Fight) => Some(by),
            _ => None,
        })
    }

    pub(super) fn waits_for_book(&self) -> bool {
        self.waits(|step| step == Step::BookDone)
    }

    /// While it is decided about the first book, the card shows its front (CA-8.18).
    pub(super) fn waits_for_first_book(&self) -> bool {
        self.books == 1 && self.waits_for_book()
    }
}

impl Painter<'_> {
    /// Faces only for the owner (CA-32.1).
    pub(super) fn hand(&mut self, seat: Seat) {
        let zone = of_seat("hand", seat);
        let hand = self.game.players[seat].hand;
        if self.viewer == Some(seat) {
            for project in hand.kinds() {
                (0..hand.count(project)).for_each(|_| {
                    self.project(&zone, project);
                });
            }
        } else {
            let name = self.voice.word("piece-hand");
            self.counter(&zone, "hand", name, hand.len().into());
        }
    }

    pub(super) fn player(&mut self, seat: Seat) {
        self.played(seat);
        self.navigation(seat);
        self.upgrades(seat);
        self.track(seat);
        self.stock(seat);
        self.missions(seat);
    }

    fn played(&mut self, seat: Seat) {
        let game = self.game;
        let zone = of_seat("played", seat);
        for &project in game.players[seat].played.iter() {
            self.project(&zone, project).owner = Some(seat);
        }
        for project in game.being_played(seat) {
            let token = self.project(&zone, project);
            token.owner = Some(seat);
            token.figures = Figures::NONE.with("unpaid", true);
        }
    }

    /// The deck as a set, its known top card, the discard and the combat zone (CA-32.5 to CA-32.7).
    fn navigation(&mut self, seat: Seat) {
        let game = self.game;
        let player = &game.players[seat];
        let zone = of_seat("deck", seat);
        let mut deck = player.deck;
        player.on_deck.into_iter().for_each(|card| deck.put(card));
        let name = self.voice.word("counter-deck");
        self.counter(&zone, "card", name, deck.len().into());
        let values = game.values(&deck);
        for (value, &n) in values.iter().enumerate().filter(|(_, n)| 0 < **n) {
            let line = super::words::amount("counter-value", value as u32);
            let name = self.voice.say(&line);
            self.counter(&zone, &format!("value/{value}"), name, n.into());
        }
        let figures = Figures::NONE.with("values", values.into_iter().collect::<Figure>());
        let figures = match player.on_deck {
            Some(card) => {
                let top = super::words::named(card.id());
                let name = self.voice.say(&scene::Line::new("counter-top").with("what", top));
                self.counter(&zone, &format!("card/{card}"), name, 1);
                figures.with("top", card.id())
            }
            None => figures.with("top", ""),
        };
        self.scene.note(zone, figures);
        let mut copies = [0; Card::COUNT];
        self.cards(seat, "navigation", &player.discard, &mut copies);
        if game.fighter() == Some(seat) {
            self.cards(seat, "combat", &game.zone, &mut copies);
            self.fight(seat, &deck);
        }
    }

    /// What is reached in a combat, and what would be enough (CA-15.5).
    fn fight(&mut self, seat: Seat, deck: &Cards) {
        let game = self.game;
        let Some(fight) = game.now.fight else { return };
        let (value, gains) = game.prize(fight.cause);
        let figures = Figures::NONE
            .with("base", game.base_combat(seat))
            .with("total", fight.total)
            .with("gains", sign::gains(&gains))
            .with("deck", game.values(deck).into_iter().collect::<Figure>());
        let figures = match value {
            Some(value) => figures.with("value", value),
            None => figures,
        };
        self.scene.note(of_seat("combat", seat), figures);
    }

    fn cards(&mut self, seat: Seat, zone: &str, cards: &Cards, copies: &mut [u8; Card::COUNT]) {
        // The flight card lies on top (CA-10.6).
        let mut kinds: Vec<Card> = cards.kinds().collect();
        kinds
            .sort_by_key(|&card| self.game.edition().value(card) == self.game.players[seat].flight);
        for card in kinds {
            for _ in 0..cards.count(card) {
                let copy = &mut copies[card.index()];
                let id = format!("card/{seat}/{card}/{copy}");
                *copy += 1;
                let value = self.game.edition().value(card);
                let token = self.token(&of_seat(zone, seat), id, format!("card/{card}"));
                token.owner = Some(seat);
                token.glyph = value.to_string();
            }
        }
    }

    fn upgrades(&mut self, seat: Seat) {
        let game = self.game;
        let zone = of_seat("upgrades", seat);
        for &upgrade in Upgrade::ALL {
            let (kind, step) = upgrade.place();
            if kind == Type::Planting && !game.planting {
                continue;
            }
            let built = game.players[seat].built(kind);
            let figures = Figures::NONE.with("built", step <= built);
            let figures = match game.upgrade_price(seat, kind, 0) {
                Some(price) if step == built + 1 => figures.with("price", price),
                _ => figures,
            };
            let token = self.token(
                &zone,
                format!("upgrade/{seat}/{upgrade}"),
                format!("upgrade/{upgrade}"),
            );
            token.space = Some(upgrade.index());
            token.owner = Some(seat);
            token.face_down = built < step;
            token.figures = figures;
        }
    }

    fn track(&mut self, seat: Seat) {
        let game = self.game;
        let zone = of_seat("track", seat);
        for slot in game.next_slot(seat)..=SLOTS as u8 {
            self.piece(&zone, format!("marker/{seat}/{slot}"), "marker", seat).space =
                Some(usize::from(slot) - 1);
        }
        let books = game.edition().books;
        let books = (1..=SLOTS as u8).filter(|slot| books >> (slot - 1) & 1 == 1);
        let figures = Figures::NONE
            .with("gains", game.edition().track.iter().map(sign::gains).collect::<Figure>())
            .with("books", books.collect::<Figure>())
            .with("active", if game.waits_for_book() { game.slot() - 1 } else { 0 })
            .with("round", game.round)
            .with("first", game.first_slot());
        self.scene.note(zone, figures);
    }

    fn stock(&mut self, seat: Seat) {
        let game = self.game;
        let zone = of_seat("stock", seat);
        let player = &game.players[seat];
        let word = |name: &str| self.voice.word(&format!("piece-{name}"));
        let names = ["water", "metal", "energy"].map(|name| (name, word(name)));
        let vp = word(if player.vp < 0 { "debt" } else { "vp" });
        let hand = word("hand");
        for ((face, name), n) in names.into_iter().zip([player.water, player.metal, player.energy])
        {
            self.counter(&zone, face, name, n.into());
        }
        self.counter(&zone, "vp", vp, player.vp.unsigned_abs().into());
        self.counter(&zone, "hand", hand, player.hand.len().into());
        if game.planting {
            self.plants(&zone, &player.stock);
        }
        let flies = seat == game.active && game.waits(|step| step == Step::Landed);
        let figures = Figures::NONE
            .with("first", seat == game.first)
            .with("vp", i32::from(player.vp))
            .with("level", player.level)
            .with("flight", player.flight)
            .with("movement", game.movement(seat))
            .with("base", game.base_combat(seat))
            .with("capacity", game.capacity(seat));
        let figures = match flies {
            true => figures.with("points", game.now.points).with("solar", game.now.solar),
            false => figures,
        };
        self.scene.note(zone, figures);
    }

    fn missions(&mut self, seat: Seat) {
        let zone = of_seat("missions", seat);
        for mission in self.game.players[seat].missions.iter() {
            let counted = self.game.counted(seat, mission);
            let token = self.only(&zone, "mission", mission.id());
            token.owner = Some(seat);
            token.figures = Figures::NONE.with("counted", counted);
        }
    }
}

impl CloudAge {
    /// How many cards there are of each navigation value.
    fn values(&self, cards: &Cards) -> Vec<u8> {
        let mut values = Vec::new();
        for card in cards.kinds() {
            let value = usize::from(self.edition().value(card));
            if values.len() <= value {
                values.resize(value + 1, 0);
            }
            values[value] += cards.count(card);
        }
        values
    }
}
