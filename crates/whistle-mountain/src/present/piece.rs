//! The pieces that wander over the table: airships and workers.

use scene::{Figures, Token};
use tabletop::Seat;

use super::{
    layout::of_seat,
    paint::{Painter, everywhere},
};
use crate::{
    WhistleMountain,
    airship::{Airship, Berth},
    machine::Machine,
    state::LEVELS,
};

impl WhistleMountain {
    /// The zone in which an airship is.
    pub(super) fn zone_of(&self, seat: Seat, airship: Airship) -> String {
        match self.players[seat].airships[airship.index()] {
            Berth::Home => of_seat("home", seat),
            Berth::Dock(_) => "docks".to_owned(),
            Berth::Grid(_) => "grid".to_owned(),
        }
    }
}

impl Painter<'_> {
    pub(super) fn airship(&mut self, seat: Seat, airship: Airship) {
        let game = self.game;
        let berth = game.players[seat].airships[airship.index()];
        let id = format!("airship/{seat}/{airship}");
        let zone = game.zone_of(seat, airship);
        let token = self.token(&zone, id, format!("airship/{airship}/{seat}"));
        token.owner = Some(seat);
        match berth {
            Berth::Home => {}
            Berth::Dock(dock) => token.space = Some(dock.index()),
            Berth::Grid(spot) => {
                token.space = Some(game.position(spot.cell));
                token.covers = game.positions(game.airship_cells(seat, airship));
                // A3 is the dreadnought of A.
                let letters = format!("{seat}{}", token.covers.len());
                token.figures = Figures::NONE
                    .with("turn", spot.turn.id())
                    .with("letters", everywhere(&token.covers, &letters));
            }
        }
    }

    /// The workers of a seat, always numbered in the same order.
    pub(super) fn workers(&mut self, seat: Seat) {
        let game = self.game;
        let workers = game.players[seat].workers;
        let mut places: Vec<(&str, Option<usize>, Option<Machine>)> = Vec::new();
        for level in (1..=LEVELS).rev().filter(|level| workers.barracks >> (level - 1) & 1 == 1) {
            places.push(("barracks", Some(usize::from(level - 1)), None));
        }
        places.extend(workers.cells.iter().map(|cell| ("grid", Some(game.position(cell)), None)));
        let on = |machine: Machine| {
            ("grid", Some(game.position(game.canyon.spot(machine).cell)), Some(machine))
        };
        places.extend((0..workers.sanctuary).map(|_| on(Machine::Sanctuary)));
        places.extend((0..workers.trap).map(|_| on(Machine::Trap)));
        for (at, &n) in workers.tower.iter().enumerate() {
            places.extend((0..n).map(|_| ("tower", Some(at), None)));
        }
        places.extend((0..workers.whirlpool).map(|_| ("whirlpool", None, None)));
        let name = self.voice.word("worker");
        for (n, (zone, space, machine)) in places.into_iter().enumerate() {
            let figures =
                machine.map_or(Figures::NONE, |machine| Figures::NONE.with("on", machine.id()));
            self.scene.tokens.push(Token {
                id: format!("worker/{seat}/{}", n + 1),
                zone: zone.to_owned(),
                space,
                face: format!("worker/{seat}"),
                glyph: seat.to_string(),
                name: name.clone(),
                owner: Some(seat),
                figures,
                ..Token::default()
            });
        }
    }
}
