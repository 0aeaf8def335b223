//! Questions in words.

use scene::Line;
use tabletop::{Flow, Seat};

use super::{text, words};
use crate::{
    SkiStation,
    colour::Colour,
    frame::{Frame, Lot, Purchase, Question},
    plate::{ROUNDS, Square, Tile},
    stock::{Cost, Kind},
};

impl SkiStation {
    /// What is asked now.
    pub(super) fn open_question(&self) -> Option<Question> {
        match self.top() {
            Some(Frame::Ask(_, question)) => Some(question),
            _ => None,
        }
    }

    pub(super) fn ask_in_words(&self) -> Option<Line> {
        let Some(Frame::Ask(by, question)) = self.top() else { return None };
        Some(match question {
            Question::Move => self.ask_move(by),
            Question::Pay(cost, purchase) => self.ask_pay(by, cost, purchase),
            Question::Square => self.ask_square(by),
            Question::Disk { free: true } => Line::new("ask-disk-free"),
            Question::Disk { free: false } => Line::new("ask-disk"),
            Question::Piste { lot, .. } => self.ask_piste(by, lot),
            Question::FreePiste { colours, left, .. } => {
                let open = Colour::TRACKS.into_iter().filter(|it| colours >> it.index() & 1 == 1);
                words::amount("ask-free-piste", left).with_list("colours", open.map(words::colour))
            }
            Question::Pending(pending) => {
                let kinds = u32::from(0 < pending.felled) + pending.lines.count_ones();
                words::amount("ask-pending", kinds + u32::from(pending.rewards.len()))
            }
            Question::Reward(rank) => words::amount("ask-reward", self.reward_rank(by, rank)),
            Question::Site(building) => Line::new("ask-site")
                .with("what", words::named(building.id()))
                .with("pieces", text::pieces(&self.options, building)),
            Question::Discarded { less: 0, left, may: false } => {
                words::amount("ask-discarded", left)
            }
            Question::Discarded { less: 0, may: true, .. } => Line::new("ask-discarded-may"),
            Question::Discarded { less, .. } => words::amount("ask-discarded-less", less),
            Question::Mode { from, .. } => Line::new("ask-mode").with("what", words::from(from)),
            Question::BuyDiscarded => Line::new("ask-buy-discarded"),
            Question::Improve { paid } if paid && !self.options.d06_free => {
                Line::new("ask-improve-paid")
            }
            Question::Improve { .. } => Line::new("ask-improve"),
            Question::Threshold => Line::new("ask-threshold"),
            Question::TurnUp(most) => words::amount("ask-turn-up", most),
            Question::Stand(n) => words::amount("ask-stand", n.min(self.players[by].lying.total())),
            Question::ActivateFree(left) => words::amount("ask-activate-free", left),
            Question::MoveDisk => Line::new("ask-move-disk"),
            Question::MoveDiskTo(from) => {
                let bonus = self.bonuses[from.index()];
                Line::new("ask-move-disk-to").with("bonus", words::named(bonus.id()))
            }
            Question::ScoreBonus => Line::new("ask-score-bonus"),
            Question::Wages => self.ask_wages(by),
            Question::Rest => Line::new("ask-rest"),
            Question::Seat => {
                let player = &self.players[by];
                words::amount("ask-seat", player.cubes - player.seats.len())
            }
            Question::Unseat => Line::new("ask-unseat"),
        })
    }

    /// With what a move brings and costs (SK-6.1, SK-6.5, SK-6.10).
    fn ask_move(&self, by: Seat) -> Line {
        let pawn = self.players[by].pawn;
        if pawn.column == 0 {
            return Line::new("ask-move-first");
        }
        let key = if self.round == ROUNDS { "ask-move-last" } else { "ask-move" };
        Line::new(key).with("spot", words::spot(pawn)).with("malus", self.edition().board.malus)
    }

    fn ask_square(&self, by: Seat) -> Line {
        let spot = self.players[by].pawn;
        let tile = self.plate(spot.round())[spot.index()];
        match (self.edition().square(self.seats, spot), tile) {
            (Square::Building | Square::Development, Some(tile)) => Line::new("ask-take")
                .with("what", words::tile(tile))
                .with("cost", words::cost(self.tile_cost(by, tile))),
            _ => Line::new("ask-recruit"),
        }
    }

    /// What the tile of a square costs.
    pub(super) fn tile_cost(&self, by: Seat, tile: Tile) -> Cost {
        match tile {
            Tile::Building(tile) => self.building_cost(by, tile),
            Tile::Development(tile) => self.development_cost(tile),
        }
    }

    /// The price of the lot with one more piste, and with a black one (SK-10.1, SK-10.2).
    fn ask_piste(&self, by: Seat, lot: Lot) -> Line {
        let n = lot.len() + 1;
        let cost = self.lot_cost(by, n, self.has_black(by, lot));
        let black = self.lot_cost(by, n, true);
        let key = if cost == black { "ask-piste" } else { "ask-piste-black" };
        let line = Line::new(key).with("n", n).with("most", self.edition().lot.len() as u32);
        let line = line.with("cost", words::cost(cost));
        if cost == black { line } else { line.with("black", words::cost(black)) }
    }

    /// With what permanents and Time count, where that is not plain.
    fn ask_pay(&self, by: Seat, cost: Cost, purchase: Purchase) -> Line {
        let purse = self.purse(by);
        let mut notes = Vec::new();
        if cost.double {
            notes.push(Line::new("note-double"));
        }
        if 0 < purse.time {
            notes.push(Line::new("note-time").with(
                "worth",
                match cost.kind {
                    Kind::Employees => words::amount("n-employee", purse.time_employees),
                    Kind::Euros | Kind::Mixed => words::amount("n-eur", purse.time_eur),
                },
            ));
        }
        let key = if notes.is_empty() { "ask-pay" } else { "ask-pay-notes" };
        let line = Line::new(key)
            .with("what", self.purchase_in_words(by, purchase))
            .with("cost", words::cost(cost));
        if notes.is_empty() { line } else { line.with("notes", words::together(notes)) }
    }

    /// By name where the state knows one.
    fn purchase_in_words(&self, by: Seat, purchase: Purchase) -> Line {
        match purchase {
            Purchase::Disk(laid) => Line::new("buy-disk-named")
                .with("bonus", words::named(self.bonuses[laid.index()].id())),
            Purchase::Activation(place) => match self.players[by].village.at(place) {
                Some(building) => {
                    Line::new("buy-activation-named").with("what", words::named(building.id()))
                }
                None => words::purchase(purchase),
            },
            _ => words::purchase(purchase),
        }
    }

    fn ask_wages(&self, by: Seat) -> Line {
        Line::new("ask-wages")
            .with("wages", words::amount("n-eur", self.wages(by)))
            .with("eur", words::amount("n-eur", self.players[by].eur))
            .with("worth", words::amount("n-eur", self.purse(by).time_eur))
    }
}
