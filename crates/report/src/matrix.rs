//! Matrices: everybody against everybody.

use crate::{
    figure::{Figure, Table, WIDTH, label, percent, short},
    markup::Element,
};

/// What share of their games everybody won against everybody.
#[derive(Clone, Debug)]
pub struct Matrix {
    pub name: String,
    pub players: Vec<String>,
    /// A row for every player, with a cell for every opponent; `None` where they did not meet.
    pub cells: Vec<Vec<Option<Cell>>>,
}

/// A share with its 95 % interval.
#[derive(Copy, Clone, Debug)]
pub struct Cell {
    pub share: f64,
    pub low: f64,
    pub high: f64,
    pub games: u64,
}

const LEFT: f64 = 124.0;
const TOP: f64 = 24.0;
const ROW: f64 = 42.0;
/// A cell needs room for two lines of text.
const NARROW: f64 = 58.0;

impl Matrix {
    pub fn figure(&self) -> Figure {
        let count = self.players.len() as f64;
        let column = ((WIDTH - LEFT) / count).max(NARROW);
        let size = (LEFT + column * count, TOP + ROW * count + 4.0);
        let mut parts = Vec::new();
        for (at, player) in self.players.iter().enumerate() {
            let (x, y) = (LEFT + column * (at as f64 + 0.5), TOP + ROW * (at as f64 + 0.5));
            parts.push(label(x, TOP - 8.0, "middle", at + 1));
            let row = format!("{} {}", at + 1, short(player, 18));
            parts.push(label(2.0, y + 4.0, "start", row));
        }
        for (i, row) in self.cells.iter().enumerate() {
            for (j, cell) in row.iter().enumerate() {
                let (x, y) = (LEFT + column * j as f64, TOP + ROW * i as f64);
                parts.push(paint(*cell, x, y, column));
            }
        }
        let words = format!(
            "A table of {} players, strongest first: each row has the shares of wins against the \
             others.",
            self.players.len()
        );
        Figure::new(&self.name, &words, size, parts, self.table())
    }

    fn table(&self) -> Table {
        let mut rows = Vec::new();
        for (player, row) in self.players.iter().zip(&self.cells) {
            for (opponent, cell) in self.players.iter().zip(row) {
                if let Some(Cell { share, low, high, games }) = *cell {
                    let numbers = [games.to_string(), percent(share), percent(low), percent(high)];
                    let [games, share, low, high] = numbers;
                    rows.push([player.clone(), opponent.clone(), games, share, low, high]);
                }
            }
        }
        Table::new(["", "against", "games", "won", "95 %: from", "to"], rows)
    }
}

/// The more often somebody wins, the stronger the colour; and the same for losing.
fn paint(cell: Option<Cell>, x: f64, y: f64, width: f64) -> Element {
    let field = |class| {
        let field = Element::new("rect").with("class", class).at("x", x + 1.0).at("y", y + 1.0);
        field.at("width", width - 2.0).at("height", ROW - 2.0).with("rx", 3)
    };
    let Some(Cell { share, low, high, .. }) = cell else { return field("ground") };
    let class = if share < 0.5 { "lost" } else { "won" };
    let middle = x + width / 2.0;
    let whole = |share: f64| format!("{:.0}", 100.0 * share);
    let range = format!("{} to {}", whole(low), whole(high));
    Element::new("g")
        .child(field("ground"))
        .child(field(class).with("opacity", format!("{:.2}", 1.5 * (share - 0.5).abs())))
        .child(
            label(middle, y + 19.0, "middle", format!("{} %", whole(share)))
                .with("class", "strong"),
        )
        .child(label(middle, y + 33.0, "middle", range).with("class", "small"))
}
