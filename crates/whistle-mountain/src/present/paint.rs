//! What lies in the zones, for one viewer.

use scene::{Figure, Figures, Line, Scene, Token, Voice};
use tabletop::{Flow, Seat};

use super::{
    face,
    layout::{market_of, of_seat},
};
use crate::{
    WhistleMountain,
    ability::Ability,
    airship::Airship,
    card::{Card, Cards},
    frame::{Frame, Question},
    goods::Good,
    grid::{Cell, Cells},
    machine::{Machine, Size},
    scaffold::Shape,
    upgrade::Upgrade,
};

/// A scene being filled, in words of one language.
pub(super) struct Painter<'a> {
    pub game: &'a WhistleMountain,
    pub voice: Voice<'a>,
    pub viewer: Option<Seat>,
    pub scene: Scene,
}

impl WhistleMountain {
    pub(super) fn draw_scene(&self, viewer: Option<Seat>, voice: Voice<'_>) -> Scene {
        let scene = self.scene_of_turn(voice);
        let mut painter = Painter { game: self, voice, viewer, scene };
        painter.canyon();
        painter.tower();
        painter.market();
        painter.piles();
        painter.discard();
        painter.draft();
        painter.drawn();
        for seat in self.all_seats() {
            painter.player(seat);
        }
        painter.fleet();
        for seat in self.all_seats() {
            painter.workers(seat);
        }
        painter.scene
    }

    /// Whether this seat is asked to choose among abilities or cards nobody else sees.
    fn holds(&self, viewer: Option<Seat>, kind: fn(Question) -> bool) -> bool {
        match self.top() {
            Some(Frame::Ask(seat, question)) => kind(question) && viewer == Some(seat),
            _ => false,
        }
    }
}

impl Painter<'_> {
    /// Puts a thing with a known face down.
    pub fn token(&mut self, zone: &str, id: String, face: String) -> &mut Token {
        let printed = face::face(self.game.options.edition, &face, self.voice);
        self.scene.put_face(zone, id, face, printed)
    }

    /// The same where there may be several of it, told as a figure and behind the name.
    fn pile(&mut self, zone: &str, id: String, face: String, n: u8) -> &mut Token {
        let voice = self.voice;
        let token = self.token(zone, id, face);
        if 1 < n {
            let several = Line::new("several").with_text("name", &token.name).with("n", n);
            token.name = voice.say(&several);
        }
        token.figures = Figures::NONE.with("n", n);
        token
    }

    /// Things face down, of which only the number is known.
    fn backs(&mut self, zone: &str, id: String, kind: &str, n: u8) {
        if n == 0 {
            return;
        }
        let voice = self.voice;
        let mut name = voice.word(&format!("{kind}-back"));
        if 1 < n {
            name = voice.say(&Line::new("several").with_text("name", name).with("n", n));
        }
        self.scene.tokens.push(Token {
            id,
            zone: zone.to_owned(),
            face: format!("{kind}/back"),
            name,
            face_down: true,
            figures: Figures::NONE.with("n", n),
            ..Token::default()
        });
    }

    fn counter(&mut self, zone: &str, face: &str, glyph: &str, name: &str, amount: u32) {
        self.scene.count(zone, face, glyph, self.voice.word(name), amount);
    }

    fn machine(&mut self, zone: &str, machine: Machine) -> &mut Token {
        let id = format!("machine/{machine}");
        self.token(zone, id.clone(), id)
    }

    fn upgrade(&mut self, zone: &str, upgrade: Upgrade) -> &mut Token {
        let id = format!("upgrade/{upgrade}");
        self.token(zone, id.clone(), id)
    }

    fn ability(&mut self, zone: &str, ability: Ability) -> &mut Token {
        let id = format!("ability/{ability}");
        self.token(zone, id.clone(), id)
    }

    /// Scaffolds, and the machines on them.
    fn canyon(&mut self) {
        let game = self.game;
        let (edition, canyon) = (game.edition(), &game.canyon);
        for laid in canyon.laid.iter() {
            let (tile, spot) = (laid.scaffold, laid.spot);
            let cells = game.positions(edition.scaffold_cells(tile, spot));
            let [(ga, a), (gb, b)] = edition.prints(tile, spot);
            let letter = |cell: Cell| match cell {
                _ if cell == a => ga.id(),
                _ if cell == b => gb.id(),
                _ => "+",
            };
            let letters = edition.scaffold_cells(tile, spot).iter().map(letter);
            let figures = Figures::NONE
                .with("turn", spot.turn.id())
                .with("cells", list(&cells))
                .with("a", game.position(a) as u32)
                .with("b", game.position(b) as u32)
                .with("ga", ga.id())
                .with("gb", gb.id())
                .with("letters", letters.collect::<Figure>());
            let token =
                self.token("grid", format!("laid/{}", spot.cell), format!("scaffold/{tile}"));
            token.space = Some(game.position(spot.cell));
            token.covers = cells;
            token.figures = figures;
        }
        for machine in canyon.built.iter() {
            let spot = canyon.spot(machine);
            let mut figures = Figures::NONE
                .with("turn", spot.turn.id())
                .with("waterlogged", !canyon.is_active(machine))
                .with("beneath", self.prints(game.cells_of(machine)));
            if machine == Machine::TollBridge {
                figures = figures.with("tolls", face::one_by_one(game.toll));
            }
            if let Some(good) = game.swap.filter(|_| machine == Machine::SwapMeet) {
                figures = figures.with("token", good.id());
            }
            let token = self.machine("grid", machine);
            token.space = Some(game.position(spot.cell));
            token.covers = game.positions(game.cells_of(machine));
            let letters = initials(&token.name);
            token.figures = figures.with("letters", everywhere(&token.covers, &letters));
        }
        let board = edition.board;
        let figures = Figures::NONE
            .with("level", canyon.water)
            .with("bars", board.bars - canyon.water)
            .with("bridge", board.bridge)
            .with("prints", self.prints(game.open_scaffolds()))
            .with("last", game.last_turns.is_some());
        self.scene.note("grid".to_owned(), figures);
    }

    /// What is printed on these cells, and where.
    fn prints(&self, cells: Cells) -> Figure {
        let game = self.game;
        let of = |&good: &Good| {
            let there = game.canyon.printed[good.index()] & cells;
            let of_cell = move |cell| {
                Figures::NONE.with("good", good.id()).with("at", game.position(cell) as u32)
            };
            there.iter().map(of_cell)
        };
        Good::ALL.iter().flat_map(of).collect()
    }

    /// The awards on the floors, and what the whirlpool costs.
    fn tower(&mut self) {
        let cost = self.game.edition().board.whirlpool;
        self.scene.note("whirlpool".to_owned(), Figures::NONE.with("cost", cost));
        for (at, floor) in self.game.tower.iter().enumerate() {
            if let Some(award) = floor.award {
                let id = format!("award/floor-{}", at + 1);
                let token = self.pile("tower", id, format!("award/{award}"), floor.left);
                token.space = Some(at);
            }
        }
    }

    /// What lies face up to be taken.
    fn market(&mut self) {
        let game = self.game;
        for &size in Size::ALL {
            for (at, machine) in game.market[size.index()].iter().enumerate() {
                if let &Some(machine) = machine {
                    self.machine(market_of(size), machine).space = Some(at);
                }
            }
        }
        for (at, upgrade) in game.upgrade_market.iter().enumerate() {
            if let &Some(upgrade) = upgrade {
                self.upgrade("market-upgrades", upgrade).space = Some(at);
            }
        }
        for &shape in Shape::ALL {
            let stack = &game.scaffolds[shape.index()];
            if let Some(top) = stack.top {
                let id = format!("stack/{shape}");
                let token = self.token("stacks", id, format!("scaffold/{top}"));
                token.space = Some(shape.index());
                token.figures = Figures::NONE.with("n", stack.len());
            }
        }
    }

    fn piles(&mut self) {
        let game = self.game;
        let machines = |size: Size| {
            game.machines.iter().filter(|machine| machine.size() == size).count() as u32
        };
        for (name, amount) in [
            ("cards", game.deck.len().into()),
            ("discard", game.discard.len().into()),
            ("small", machines(Size::Small)),
            ("medium", machines(Size::Medium)),
            ("large", machines(Size::Large)),
            ("upgrades", game.upgrades.len() as u32),
            ("awards", game.awards.len().into()),
        ] {
            self.counter("piles", &format!("pile/{name}"), "", &format!("pile-{name}"), amount);
        }
        for &good in Good::ALL {
            self.good("supply", good, game.supply[good]);
        }
    }

    fn good(&mut self, zone: &str, good: Good, amount: u16) {
        let (face, name) = (format!("good/{good}"), format!("good-{good}"));
        self.counter(zone, &face, good.id(), &name, amount.into());
    }

    fn cards(&mut self, zone: &str, whose: &str, cards: &Cards) {
        for card in cards.kinds() {
            self.card(zone, whose, card, cards.count(card));
        }
    }

    fn card(&mut self, zone: &str, whose: &str, card: Card, n: u8) {
        self.pile(zone, format!("card/{whose}/{card}"), format!("card/{card}"), n);
    }

    /// Open to all (WM-24.3).
    fn discard(&mut self) {
        self.cards("discard", "discard", &self.game.discard);
    }

    /// Only the one who holds the tiles sees them (WM-3.13).
    fn draft(&mut self) {
        let game = self.game;
        if game.holds(self.viewer, |question| question == Question::Draft) {
            for ability in game.draft.iter() {
                self.ability("draft", ability);
            }
        } else {
            self.backs("draft", "ability/back".to_owned(), "ability", game.draft.len() as u8);
        }
    }

    /// Only the one who drew sees the cards (WM-24.5).
    fn drawn(&mut self) {
        let game = self.game;
        let mut cards = Cards::default();
        game.drawn.iter().for_each(|&card| cards.put(card));
        if game.holds(self.viewer, |question| matches!(question, Question::Keep(_))) {
            self.cards("drawn", "drawn", &cards);
        } else {
            self.backs("drawn", "card/drawn/back".to_owned(), "card", cards.len());
        }
    }

    fn player(&mut self, seat: Seat) {
        let game = self.game;
        let player = &game.players[seat];
        let zone = of_seat("goods", seat);
        for &good in Good::ALL {
            self.good(&zone, good, player.goods[good]);
        }
        self.counter(&zone, "vp", "VP", "good-vp", u32::try_from(player.vp).unwrap_or_default());
        let figures = Figures::NONE
            .with("whirlpool", player.workers.whirlpool)
            .with("barracks", player.workers.barracks.count_ones())
            .with("active", 0 < game.turn && !game.over && game.active == seat)
            // A counter cannot be below zero, a total can (WM-17.17).
            .with("vp", i32::from(player.vp));
        self.scene.note(zone, figures);
        self.board(seat);
        let zone = of_seat("machines", seat);
        for machine in player.machines.iter() {
            self.machine(&zone, machine).owner = Some(seat);
        }
        let zone = of_seat("scaffolds", seat);
        for tile in player.scaffolds.kinds() {
            let n = player.scaffolds.count(tile);
            let id = format!("scaffold/{seat}/{tile}");
            self.pile(&zone, id, format!("scaffold/{tile}"), n).owner = Some(seat);
        }
        let zone = of_seat("awards", seat);
        for award in player.awards.kinds() {
            let n = player.awards.count(award);
            let id = format!("award/{seat}/{award}");
            self.pile(&zone, id, format!("award/{award}"), n).owner = Some(seat);
        }
        // Only the owner knows the hand (WM-24.1).
        let zone = of_seat("cards", seat);
        if self.viewer == Some(seat) {
            self.cards(&zone, &seat.to_string(), &player.hand);
        } else {
            self.backs(&zone, format!("card/{seat}/back"), "card", player.hand.len());
        }
    }

    /// The starting ability with the Duplicator on it, and the upgrades.
    fn board(&mut self, seat: Seat) {
        let game = self.game;
        let player = &game.players[seat];
        let on_turn = game.active == seat;
        let zone = of_seat("ability", seat);
        if let Some(ability) = player.ability {
            let token = self.ability(&zone, ability);
            token.owner = Some(seat);
            token.spent = on_turn && game.now.used_abilities.has(ability);
        }
        if game.copied.is_some() && game.copied == player.ability {
            self.scene.tokens.push(Token {
                id: "duplicator".to_owned(),
                zone,
                face: "duplicator".to_owned(),
                name: self.voice.word("duplicator"),
                owner: game.all_seats().find(|&seat| game.owns(seat, Upgrade::Duplicator)),
                ..Token::default()
            });
        }
        let zone = of_seat("upgrades", seat);
        for upgrade in player.upgrades.iter() {
            let token = self.upgrade(&zone, upgrade);
            token.owner = Some(seat);
            token.spent = on_turn && game.now.used_upgrades.has(upgrade);
        }
    }

    fn fleet(&mut self) {
        for seat in self.game.all_seats() {
            Airship::ALL.iter().for_each(|&airship| self.airship(seat, airship));
        }
    }
}

/// Two letters for a machine on a map: "AS" for Alpha Site, "Fo" for Forge.
fn initials(name: &str) -> String {
    let firsts: String = name.split([' ', '-']).filter_map(|word| word.chars().next()).collect();
    let letters = if firsts.chars().nth(1).is_some() { firsts } else { name.to_owned() };
    letters.chars().take(2).collect()
}

/// The same letters on every cell.
pub(super) fn everywhere(covers: &[usize], letters: &str) -> Figure {
    covers.iter().map(|_| letters).collect()
}

fn list(positions: &[usize]) -> Figure {
    positions.iter().map(|&at| at as u32).collect()
}
