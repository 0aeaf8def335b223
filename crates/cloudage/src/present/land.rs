//! The map as it is now, and what lies on it.

use scene::{Figure, Figures};

use super::{face, paint::Painter, sign, text};
use crate::{
    CloudAge,
    city::City,
    edition::Land,
    frame::Question,
    map::{Cell, Cells},
    plant::Plant,
    tile::Tile,
};

impl CloudAge {
    /// A cell: what it costs to fly there, its city or hamlet, a tile that covers it, and a find.
    fn cell_figures(&self, cell: Cell) -> Figures {
        let tile = self.tiles.iter().find(|&tile| self.cells_of(tile).has(cell));
        let cost = Some(self.cost(cell)).filter(|&cost| 0 < cost);
        Figures::NONE
            .with("at", self.position(cell) as u32)
            .with_some("cost", cost)
            .with_some("city", self.city_at(cell).map(City::id))
            .with_some("tile", tile.map(Tile::id))
            .with_some("find", self.find(cell).map(sign::part))
    }

    /// Where a flight can still go with the points left, and what the cheapest way costs. On `ways`
    /// it can go on to an end, on `ends` it can stop.
    fn horizon(&self, figures: Figures) -> Figures {
        if self.open_question() != Some(Question::Fly) {
            return figures;
        }
        let (airship, points) = (self.players[self.active].airship, self.now.points);
        let ends = self.ends(self.active);
        let mut seen = Cells::one(airship);
        let [mut stops, mut ways] = [const { Vec::new() }; 2];
        for spent in 1..=points {
            let near = self.reached(airship, spent);
            let goes_on = self.within(ends, points - spent);
            for cell in near.without(seen).iter().filter(|&cell| goes_on.has(cell)) {
                let list = if ends.has(cell) { &mut stops } else { &mut ways };
                let at = self.position(cell) as u32;
                list.push(Figures::NONE.with("at", at).with("cost", spent));
            }
            seen |= near;
        }
        figures
            .with("ends", stops.into_iter().collect::<Figure>())
            .with("ways", ways.into_iter().collect::<Figure>())
    }

    /// The cells of cities.
    fn city_cells(&self) -> Figure {
        let of_city = |cell| {
            let at = self.position(cell) as u32;
            let city = self.city_at(cell)?;
            Some(Figures::NONE.with("at", at).with("city", city.id()))
        };
        Land::of_boards(self.boards).iter().filter_map(of_city).collect()
    }
}

impl Painter<'_> {
    pub(super) fn map(&mut self) {
        let game = self.game;
        let in_use = Land::of_boards(game.boards);
        let covered = game.tiles.iter().fold(Cells::NONE, |all, tile| all | game.cells_of(tile));
        let sides = (1..=game.boards).map(|board| if game.sides.is_b(board) { "B" } else { "A" });
        let figures = Figures::NONE
            .with("sides", sides.collect::<Figure>())
            .with("boards", game.boards)
            .with("cells", in_use.iter().map(|cell| game.cell_figures(cell)).collect::<Figure>())
            .with("start", game.position(game.edition().start) as u32)
            .with("storm", game.storm);
        let gap = (game.land().gap & in_use).without(covered).iter().next();
        let figures = figures.with_some("gap", gap.map(|cell| game.position(cell) as u32));
        // The land is drawn apart from what moves on it.
        self.scene.note("land", figures.clone());
        let cells: Vec<Cell> = self.cells_in_rows();
        let names: Figure = cells.iter().map(Cell::to_string).collect();
        let ground: Figure = cells.iter().map(|&cell| self.letters(cell)).collect();
        self.scene.note("map", game.horizon(figures).with("names", names).with("ground", ground));
        for &plant in Plant::ALL {
            for cell in game.laid[plant.index()].iter() {
                let at = game.position(cell);
                self.token("map", format!("plant/{at}"), format!("plant/{plant}")).space = Some(at);
            }
        }
        for seat in game.all_seats() {
            let at = game.position(game.players[seat].airship);
            self.piece("map", format!("airship/{seat}"), "airship", seat).space = Some(at);
        }
    }

    fn cells_in_rows(&self) -> Vec<Cell> {
        let mut cells: Vec<Cell> = Land::of_boards(self.game.boards).iter().collect();
        cells.sort_by_key(|&cell| self.game.position(cell));
        cells
    }

    /// A cell for maps made of five letters: its cost, then how its city begins and its combat
    /// value, or what is found there.
    fn letters(&self, cell: Cell) -> String {
        let game = self.game;
        let cost = match game.cost(cell) {
            0 => "#".to_owned(),
            cost => cost.to_string(),
        };
        let find = game.find(cell).map(|find| find.to_string());
        let Some(city) = game.city_at(cell) else { return cost + &find.unwrap_or_default() };
        let value = || game.city_values(city).map(|(value, _)| value.to_string());
        let end = find.or_else(value).unwrap_or_default();
        let name = self.voice.word(city.id());
        let letters =
            name.chars().filter(|letter| *letter != ' ').take(4_usize.saturating_sub(end.len()));
        format!("{cost}{}{end}", letters.collect::<String>())
    }

    /// The cities with their values of the moment, and the markers in them.
    pub(super) fn cities(&mut self) {
        let game = self.game;
        let figures = Figures::NONE.with("boards", game.boards).with("cities", game.city_cells());
        self.scene.note("cities", figures);
        for (at, city) in game.cities().enumerate() {
            let values = game.city_values(city);
            let said = values.map(|(value, gains)| self.voice.say(&text::combat(value, &gains)));
            let token = self.only("cities", "city", city.id());
            token.space = Some(at);
            if let (Some((value, gains)), Some(said)) = (values, said) {
                token.text = said;
                token.figures = face::city_figures(Some(value), &gains);
            }
            for seat in game.all_seats() {
                let lie = game.players[seat].markers.iter().zip(game.first_slot()..);
                for (_, n) in lie.filter(|(other, _)| **other == city) {
                    self.piece("cities", format!("marker/{seat}/{n}"), "marker", seat).space =
                        Some(at);
                }
            }
        }
    }
}
