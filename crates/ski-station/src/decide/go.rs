//! where the pawn moves (chapters SK-5 and SK-6).

use tabletop::{Choices, Flow, Seat};

use crate::{
    Cx, SkiStation,
    action::Action,
    effect::Perk,
    event::{Event, Source},
    frame::{Purchase, Question, Step},
    plate::{OUT, ROUNDS, Spot, Square, Tile},
    stock::{Bundle, Cost, Purse},
};

/// What decides about destinations, looked up once for all of them.
pub(crate) struct Outlook {
    from: Spot,
    purse: Purse,
    /// Advantages of a move that skips a column, and of one to the next (SK-6.13 to SK-6.15).
    skip_eur: u8,
    skip_malus_less: u8,
    side_step: bool,
    /// The cheapest lot, if a piste can be laid.
    lot: Option<Cost>,
    has_room: bool,
    building_double: bool,
    /// For each row (SK-6.5).
    malus: u8,
}

impl Outlook {
    /// SK-6.1, SK-6.15.
    pub(crate) fn bonus(&self, to: Spot) -> Bundle {
        let time = to.column - self.from.column - 1;
        let eur = if 0 < time { self.skip_eur } else { 0 };
        Bundle { time, eur, ..Bundle::default() }
    }

    /// Units to pay (SK-6.5, SK-6.10 to SK-6.14).
    pub(crate) fn malus(&self, to: Spot) -> u8 {
        let rows = self.from.row.abs_diff(to.row);
        let skips = self.from.column + 1 < to.column;
        if self.from.column == 0 || to.column == OUT || !skips && rows == 1 && self.side_step {
            return 0;
        }
        let rows = if skips { rows.saturating_sub(self.skip_malus_less) } else { rows };
        rows * self.malus
    }
}

impl SkiStation {
    pub(crate) fn outlook(&self, by: Seat) -> Outlook {
        Outlook {
            from: self.players[by].pawn,
            purse: self.purse(by),
            skip_eur: self.perk(by, Perk::SkipEur).unwrap_or(0),
            skip_malus_less: self.perk(by, Perk::SkipMalusLess).unwrap_or(0),
            side_step: self.has(by, Perk::SideStep),
            lot: self.cheapest_lot(by),
            has_room: !self.players[by].village.is_full(),
            building_double: self.has(by, Perk::BuildingDouble),
            malus: self.edition().board.malus,
        }
    }

    pub(super) fn move_answers(&self, by: Seat, out: &mut impl Choices<Action>) {
        let outlook = self.outlook(by);
        let mut found = false;
        for spot in self.later_squares(by).filter(|&spot| self.can_go(&outlook, spot)) {
            out.offer(Action::Go(spot));
            found = true;
            if out.has_enough() {
                return;
            }
        }
        if self.round == ROUNDS {
            out.offer(Action::Out);
        } else if !found && let Some(spot) = self.guard(by) {
            out.offer(Action::Go(spot));
        }
        self.anytime_answers(by, Question::Move, out);
    }

    /// The free squares of later columns, column by column (SK-5.5, SK-5.6, SK-5.8).
    pub(crate) fn later_squares(&self, by: Seat) -> impl Iterator<Item = Spot> {
        let (last, rows) = (self.last_column(), self.seats + 1);
        let mut next = Spot { column: self.players[by].pawn.column + 1, row: 1 };
        let squares = std::iter::from_fn(move || {
            let spot = next;
            next = match spot.row < rows {
                true => Spot { row: spot.row + 1, ..spot },
                false => Spot { column: spot.column + 1, row: 1 },
            };
            (spot.column <= last).then_some(spot)
        });
        squares.filter(|&spot| !self.is_taken(spot))
    }

    /// Whether malus and the cheapest form of the action can be paid with the bonus of the move
    /// (SK-5.10 to SK-5.12).
    pub(crate) fn can_go(&self, outlook: &Outlook, spot: Spot) -> bool {
        let action = match self.edition().square(self.seats, spot) {
            Square::Recruitment => Some(Cost::default()),
            Square::Pistes => outlook.lot,
            Square::Building | Square::Development => {
                match self.plate(spot.round())[spot.index()] {
                    Some(Tile::Building(tile)) if outlook.has_room => {
                        let cost = Cost::mixed(self.edition().building(tile).cost);
                        Some(cost.doubled(outlook.building_double))
                    }
                    Some(Tile::Development(tile)) => Some(self.development_cost(tile)),
                    _ => None,
                }
            }
        };
        let Some(action) = action else { return false };
        let bonus = outlook.bonus(spot);
        let purse = Purse {
            time: outlook.purse.time + bonus.time,
            eur: outlook.purse.eur + u16::from(bonus.eur),
            ..outlook.purse
        };
        let malus = Cost::mixed(outlook.malus(spot));
        if malus.n == 0 { purse.pays(action) } else { purse.pays_all(&[malus, action]) }
    }

    /// The first free square of the nearest later column, if no move is possible (SK-5.25).
    fn guard(&self, by: Seat) -> Option<Spot> {
        self.later_squares(by).min_by_key(|&spot| self.path(spot))
    }

    pub(super) fn move_choose(&mut self, by: Seat, action: Action, cx: &mut Cx<'_>) {
        let (from, outlook) = (self.players[by].pawn, self.outlook(by));
        let (to, guard) = match action {
            Action::Go(spot) => (spot, !self.can_go(&outlook, spot)),
            Action::Out => (Spot { column: OUT, row: 1 + self.out() }, false),
            _ => unreachable!("a pawn moves"),
        };
        let (bonus, malus) = (outlook.bonus(to), outlook.malus(to));
        cx.tell(|| Event::Moved { seat: by, from, to, guard });
        self.gain(by, bonus, Source::Movement, cx);
        self.players[by].pawn = to;
        self.then(Step::Turns);
        self.ask(by, Question::Rest);
        if to.column == OUT || guard {
            return;
        }
        self.then(Step::Square);
        if 0 < malus {
            let rows = from.row.abs_diff(to.row);
            cx.tell(|| Event::Malus { seat: by, rows, units: malus });
            self.charge(by, Cost::mixed(malus), Purchase::Malus);
        }
    }

    /// Pawns that have left.
    fn out(&self) -> u8 {
        self.all_seats().filter(|&seat| self.players[seat].pawn.column == OUT).count() as u8
    }
}
