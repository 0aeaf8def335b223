//! What lies in the resort of one player: pistes, buildings, tracks, the stock, the play area.

use std::collections::BTreeMap;

use scene::{Figure, Figures, Line};
use tabletop::{Flow, Seat};

use super::{
    layout::{of_seat, position},
    paint::Painter,
    text, words,
};
use crate::{
    SkiStation,
    action::Action,
    bonus::LAID,
    colour::Colour,
    edition::Convenience,
    frame::{Frame, Question},
    mountain::{Cell, Cells, Mountain, ROWS},
    stock::Bundle,
    village::{Lies, SlotAt},
};

impl SkiStation {
    /// Complete square slots and whether a cube sits there. Where seats are not chosen the first
    /// ones are taken.
    fn seats_in_order(&self, seat: Seat) -> impl Iterator<Item = (SlotAt, bool)> {
        let seated = usize::from(self.seating(seat).seated);
        let (manual, seats) = (self.options.manual_seating, self.players[seat].seats);
        let slots = self.slots(seat).iter().enumerate();
        slots.map(move |(n, slot)| (slot, if manual { seats.has(slot) } else { n < seated }))
    }

    /// The colours each cell can take now, if pistes are asked for.
    fn fitting(&self, seat: Seat) -> Figure {
        let mut answers = Vec::new();
        if let Some(Frame::Ask(by, Question::Piste { .. } | Question::FreePiste { .. })) =
            self.top()
            && by == seat
        {
            self.legal_actions(seat, &mut answers);
        }
        let mut fits: BTreeMap<Cell, Vec<&str>> = BTreeMap::new();
        for action in answers {
            if let Action::Piste(colour, cell) = action {
                fits.entry(cell).or_default().push(colour.id());
            }
        }
        let fit = |(cell, colours): (Cell, Vec<&str>)| {
            Figures::NONE
                .with("at", cell.index() as u32)
                .with("colours", colours.into_iter().collect::<Figure>())
        };
        fits.into_iter().map(fit).collect()
    }

    /// Cubes without a slot.
    fn scale(&self, seat: Seat) -> u8 {
        match self.options.manual_seating {
            // While one is chosen to leave, there is a seat too many.
            true => self.players[seat].cubes.saturating_sub(self.players[seat].seats.len()),
            false => self.seating(seat).outside,
        }
    }
}

impl SkiStation {
    /// Where a marker stands, and what its next step would be.
    fn track_in_words(&self, seat: Seat, colour: Colour) -> Line {
        let (player, track) = (&self.players[seat], self.edition().track(colour));
        let step = player.steps[colour.index()];
        let now = Line::new("text-track-now")
            .with("step", step)
            .with("value", self.threshold(seat, colour))
            .with("pistes", words::amount("n-piste", player.slopes.count(colour)));
        match self.step_cost(seat, colour) {
            Some(_) => {
                let value = self.next_threshold(seat, colour);
                let next = text::track_step(&self.options, track, step.into(), value);
                Line::new("text-track-next").with("now", now).with("next", next)
            }
            None => now,
        }
    }

    /// The value of a track after its next step.
    pub(super) fn next_threshold(&self, seat: Seat, colour: Colour) -> u8 {
        let mut then = *self;
        then.players[seat].steps[colour.index()] += 1;
        then.threshold(seat, colour)
    }
}

impl Painter<'_> {
    pub(super) fn resort(&mut self, seat: Seat) {
        self.slopes(seat);
        self.village(seat);
        self.tracks(seat);
        self.stock(seat);
        self.play_area(seat);
    }

    fn slopes(&mut self, seat: Seat) {
        let game = self.game;
        let mountain = &game.edition().mountain;
        let zone = of_seat("slopes", seat);
        let rank = |cell: Cell| {
            let rank = mountain.ranks[cell.index()];
            Figures::NONE.with("at", cell.index() as u32).with("rank", rank)
        };
        let figures = Figures::NONE
            .with("cells", list(mountain.cells))
            .with("wooded", list(mountain.wooded))
            .with("ranks", mountain.rewards.iter().map(rank).collect::<Figure>())
            .with("rows", (1..=ROWS).map(|row| row_figures(mountain, row)).collect::<Figure>())
            .with("fits", game.fitting(seat));
        self.scene.note(zone.clone(), figures);
        let slopes = &game.players[seat].slopes;
        for cell in slopes.covered().iter() {
            let Some(colour) = slopes.colour_at(cell) else { continue };
            let exit = match mountain.exits[slopes.exit_at(cell)] {
                // Row 1 opens onto the village (SK-10.10).
                _ if cell.row() == 1 => "s",
                0 => "s",
                ..0 => "l",
                1.. => "r",
            };
            let id = format!("piste/{seat}/{}", cell.index());
            let token = self.token(&zone, id, format!("piste/{colour}"));
            token.owner = Some(seat);
            token.glyph = colour.to_string();
            token.space = Some(cell.index());
            token.figures = Figures::NONE.with("exit", exit);
        }
    }

    fn village(&mut self, seat: Seat) {
        let game = self.game;
        let zone = of_seat("village", seat);
        let village = &game.players[seat].village;
        let slot = |(slot, full)| {
            let [x, y] = corner(slot);
            Figures::NONE
                .with("x", x)
                .with("y", y)
                .with("state", if full { "full" } else { "open" })
        };
        let edition = game.edition();
        let figures = Figures::NONE
            .with("slots", game.seats_in_order(seat).map(slot).collect::<Figure>())
            .with("scale", game.scale(seat))
            .with("values", edition.scale.iter().map(value).collect::<Figure>())
            .with("zone", game.zone(seat).outside)
            .with("loss", -i64::from(edition.board.zone_pv));
        self.scene.note(zone.clone(), figures);
        let (squares, octagons) = (game.seating(seat), game.zone(seat));
        for (face, name, amount) in [
            ("cube", "village-scale", game.scale(seat)),
            ("octagon", "village-zone", octagons.outside),
            ("square-slot", "village-squares", squares.vacant),
            ("octagon-slot", "village-octagons", octagons.vacant),
        ] {
            self.counter(&zone, face, "", name, amount.into());
        }
        let mut octagons = game.zone(seat).seated;
        for (place, building) in village.built() {
            let filled = game.edition().building(building).does.octagon_slots.min(octagons);
            octagons -= filled;
            let token = match building {
                // Everybody has one.
                crate::Building::BaseLodge => self.token(
                    &zone,
                    format!("building/{building}/{seat}"),
                    format!("building/{building}"),
                ),
                _ => self.tile(&zone, "building", building.id()),
            };
            token.owner = Some(seat);
            token.glyph = building.id().trim_start_matches("b-").to_owned();
            token.space = Some(position(place));
            token.spent = village.is_activated(place);
            token.figures = Figures::NONE
                .with("paid", letters(village.paid[place.index()]))
                .with("activated", village.is_activated(place))
                .with("octagons", filled);
        }
    }

    fn tracks(&mut self, seat: Seat) {
        let game = self.game;
        let zone = of_seat("tracks", seat);
        for (at, colour) in Colour::TRACKS.into_iter().enumerate() {
            let text = self.voice.say(&game.track_in_words(seat, colour));
            let id = format!("track/{seat}/{colour}");
            let token = self.token(&zone, id, format!("track/{colour}"));
            token.owner = Some(seat);
            token.space = Some(at);
            token.text = text;
            token.figures = Figures::NONE
                .with("step", game.players[seat].steps[at])
                .with("value", game.threshold(seat, colour))
                .with("pistes", game.players[seat].slopes.count(colour));
        }
    }

    fn stock(&mut self, seat: Seat) {
        let game = self.game;
        let player = &game.players[seat];
        let zone = of_seat("stock", seat);
        for (face, glyph, amount) in [
            ("eur", "€", player.eur.into()),
            ("time", "T", player.time.into()),
            ("permanent", "P", player.standing.permanents.into()),
            ("seasonal", "S", player.standing.seasonals.into()),
            ("permanent-lying", "p", player.lying.permanents.into()),
            ("seasonal-lying", "s", player.lying.seasonals.into()),
            ("disk", "D", LAID as u32 - u32::from(player.disks())),
            ("pv", "PV", u32::try_from(player.pv).unwrap_or_default()),
        ] {
            self.counter(&zone, face, glyph, &format!("stock-{face}"), amount);
        }
        let place = game.order().iter().position(|&other| other == seat).unwrap_or_default();
        let figures = Figures::NONE
            .with("active", !game.over && game.active == seat)
            .with("place", place as u32 + 1)
            // A counter cannot be below zero, a total can (SK-20.14).
            .with("pv", i32::from(player.pv));
        self.scene.note(zone, figures);
    }

    fn play_area(&mut self, seat: Seat) {
        let game = self.game;
        let player = &game.players[seat];
        let zone = of_seat("developments", seat);
        for development in player.developments.iter() {
            let down = game.is_face_down(seat, development);
            let token = self.tile(&zone, "development", development.id());
            token.owner = Some(seat);
            token.spent = down;
            token.figures = Figures::NONE.with("down", down);
        }
        for tile in game.tiles_in_hand(seat) {
            let token = self.either_tile(&zone, tile);
            token.owner = Some(seat);
            token.figures = Figures::NONE.with("bought", true);
        }
        let zone = of_seat("kept", seat);
        for reward in player.kept.iter() {
            let rank = game.edition().reward(reward).rank;
            let token = self.tile(&zone, "reward", reward.id());
            token.owner = Some(seat);
            token.figures = Figures::NONE.with("rank", rank);
        }
    }
}

/// What a building is worth: `2`, or `3/2` where two of them bring 3.
fn value(convenience: &Convenience) -> String {
    let Convenience { pv, per } = convenience;
    if *per == 1 { pv.to_string() } else { format!("{pv}/{per}") }
}

/// A row of the mountain: its first and its last column, the colours it takes, and the rank of the
/// reward for all of its cells, 0 where there is none.
fn row_figures(mountain: &Mountain, row: u8) -> Figures {
    let fits = |colour: &&Colour| !(mountain.altitude[colour.index()] & Cells::row(row)).is_empty();
    let columns = || (mountain.cells & Cells::row(row)).iter().map(Cell::column);
    Figures::NONE
        .with("row", row)
        .with_some("first", columns().min())
        .with_some("last", columns().max())
        .with("colours", Colour::ALL.iter().filter(fits).map(|it| it.id()).collect::<Figure>())
        .with("rank", mountain.lines[usize::from(row - 1)])
}

fn list(cells: Cells) -> Figure {
    cells.iter().map(|cell| cell.index() as u32).collect()
}

/// One letter for each piece.
fn letters(bundle: Bundle) -> Figure {
    let pieces =
        [("e", bundle.eur), ("p", bundle.permanents), ("s", bundle.seasonals), ("t", bundle.time)];
    pieces.into_iter().flat_map(|(letter, n)| (0..n).map(move |_| letter)).collect()
}

/// The middle of a slot in halves of a tile, to the right of and below the top left corner of the
/// village: 2 and 1 are right of the first place.
fn corner(slot: SlotAt) -> [u8; 2] {
    let (place, x, y) = match slot.lies() {
        Lies::RightOf(place) => (place, 2, 1),
        Lies::Below(place) => (place, 1, 2),
        Lies::Above(place) => (place, 1, 0),
        Lies::Corner(place) => (place, 2, 2),
        Lies::TopCorner(place) => (place, 2, 0),
        Lies::On(place) => (place, 1, 1),
    };
    [2 * (place.column() - 1) + x, 2 * (place.row() - 1) + y]
}
