//! The map looked at cell by cell, as RULES.md draws it, without bits: for comparing.

use std::collections::{BTreeMap, BTreeSet};

use tabletop::Seat;

use crate::{
    CloudAge,
    map::{COLUMNS, Cell, ROWS},
    plant::Plant,
    tile::Tile,
};

const RULES: &str = include_str!("../../RULES.md");

/// Column, counted over all boards, and row.
pub type Pair = (i32, i32);

/// The map of a game as one player sees it in the movement turn.
pub struct Chart {
    costs: BTreeMap<Pair, u8>,
    ends: BTreeSet<Pair>,
}

/// The words of 3.1 for a board, face A or B, row by row.
fn printed(board: u8, b: bool) -> Vec<Vec<&'static str>> {
    let head = format!("Board {board}A ");
    let rows = RULES.lines().skip_while(|line| !line.starts_with(&head)).skip(1);
    let halves = rows.take(ROWS.into()).map(|line| line.split(" | ").nth(b.into()).unwrap());
    halves.map(|half| half.split_whitespace().collect()).collect()
}

impl Chart {
    /// CA-11.7 to CA-11.12, CA-12.11, CA-28.25 to CA-28.34, CA-31.14.
    pub fn of(game: &CloudAge, by: Seat) -> Chart {
        let mut chart = Chart { costs: BTreeMap::new(), ends: BTreeSet::new() };
        for board in 1..=game.boards {
            for (row, words) in printed(board, game.sides.is_b(board)).into_iter().enumerate() {
                for (column, word) in words.into_iter().enumerate() {
                    let column = usize::from((board - 1) * COLUMNS) + column;
                    chart.look(game, (column as i32, row as i32), word);
                }
            }
        }
        for seat in game.all_seats().filter(|&seat| seat != by) {
            let other = pair(game.player(seat).airship);
            let is_start = other == (0, 2);
            if !(is_start && game.options.start_is_city) {
                chart.ends.remove(&other);
            }
        }
        chart
    }

    /// A cell by its word: cost, city, letter.
    fn look(&mut self, game: &CloudAge, at: Pair, word: &str) {
        let has = |tile: &str| game.has(tile.parse().unwrap());
        let letter = word.split('@').nth(1);
        let weapon = ["I l9", "J l10", "K l11", "L l12", "M l13"].into_iter().any(|pair| {
            let (sign, tile) = pair.split_once(' ').unwrap();
            letter == Some(sign) && has(tile)
        });
        let lost_city = word.contains(":Ta") && game.has(Tile::L8);
        let cost = match &word[..1] {
            _ if Plant::ALL.iter().any(|kind| game.laid[kind.index()].has(cell(at))) => 1,
            _ if weapon => 3,
            _ if lost_city => 2,
            "-" if game.has(Tile::L7) => game.options.l7_entry(),
            "-" => return,
            "S" => 1,
            "2" if game.storm => 3,
            number => number.parse().unwrap(),
        };
        self.costs.insert(at, cost);
        let start = word.starts_with('S') && game.options.start_is_city;
        if start || word.contains(':') && !lost_city {
            self.ends.insert(at);
        }
    }

    /// CA-11.3.
    fn around(&self, (column, row): Pair) -> impl Iterator<Item = (Pair, u8)> {
        let down = column % 2;
        let beside = [column - 1, column + 1].map(|c| [(c, row - 1 + down), (c, row + down)]);
        let all = beside.into_iter().flatten().chain([(column, row - 1), (column, row + 1)]);
        all.filter_map(|at| self.costs.get(&at).map(|&cost| (at, cost)))
    }

    /// Every cell a flight can come to, with the fewest points it takes: all flights are flown, one
    /// step further at a time.
    pub fn reach(&self, from: Pair, points: u8) -> BTreeMap<Pair, u8> {
        let mut least = BTreeMap::from([(from, 0)]);
        let mut flights = BTreeSet::from([(from, 0)]);
        while !flights.is_empty() {
            let mut longer = BTreeSet::new();
            for (at, spent) in flights {
                for (next, cost) in self.around(at).filter(|(_, cost)| spent + cost <= points) {
                    longer.insert((next, spent + cost));
                    let known = least.entry(next).or_insert(u8::MAX);
                    *known = (*known).min(spent + cost);
                }
            }
            flights = longer;
        }
        least
    }

    fn can_end(&self, from: Pair, points: u8) -> bool {
        self.reach(from, points).keys().any(|at| self.ends.contains(at))
    }

    /// CA-12.14: the neighbours that are offered.
    pub fn steps(&self, from: Pair, points: u8, solar: bool) -> BTreeSet<Pair> {
        let payable = self.around(from).filter(|(_, cost)| *cost <= points);
        let safe = payable
            .filter(|&(at, cost)| self.can_end(at, points - cost + u8::from(solar)))
            .map(|(at, _)| at);
        safe.collect()
    }

    pub fn is_end(&self, at: Pair) -> bool {
        self.ends.contains(&at)
    }

    /// How many flights there are, told apart by what is answered on the way.
    pub fn flights(&self, from: Pair, points: u8, solar: bool) -> u32 {
        let steps = self.steps(from, points, solar).into_iter();
        let on = steps.map(|at| self.flights(at, points - self.costs[&at], solar)).sum::<u32>();
        let with_solar = if solar { self.flights(from, points + 1, false) } else { 0 };
        on + with_solar + u32::from(self.is_end(from))
    }
}

pub fn pair(cell: Cell) -> Pair {
    (((cell.board() - 1) * COLUMNS + cell.column()).into(), cell.row().into())
}

pub fn cell((column, row): Pair) -> Cell {
    let (board, column) = (column as u8 / COLUMNS + 1, column as u8 % COLUMNS);
    Cell::on(board, column, row as u8).unwrap()
}
