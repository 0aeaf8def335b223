//! where the pawn moves (chapters SK-5 and SK-6).

use tabletop::{Choices, Flow, Seat};

use crate::{
    Cx, SkiStation,
    action::Action,
    effect::Perk,
    event::{Event, Source},
    frame::{Purchase, Question, Step},
    plate::{OUT, ROUNDS, Spot},
    stock::{Bundle, Cost, Purse},
};

impl SkiStation {
    pub(super) fn move_options(&self, by: Seat, out: &mut impl Choices<Action>) {
        let mut found = false;
        for spot in self.later_squares(by).filter(|&spot| self.can_go(by, spot)) {
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
        self.anytime_options(by, Question::Move, out);
    }

    /// The free squares of later columns, column by column (SK-5.5, SK-5.6, SK-5.8).
    fn later_squares(&self, by: Seat) -> impl Iterator<Item = Spot> {
        let columns = self.players[by].pawn.column + 1..=self.last_column();
        let rows = 1..=self.seats + 1;
        let squares =
            columns.flat_map(move |column| rows.clone().map(move |row| Spot { column, row }));
        squares.filter(|&spot| !self.is_taken(spot))
    }

    /// Whether malus and the cheapest form of the action can be paid with the bonus of the move
    /// (SK-5.10 to SK-5.12).
    fn can_go(&self, by: Seat, spot: Spot) -> bool {
        let Some(action) = self.action_cost(by, spot) else { return false };
        let bonus = self.bonus(by, spot);
        let purse = self.purse(by);
        let purse =
            Purse { time: purse.time + bonus.time, eur: purse.eur + u16::from(bonus.eur), ..purse };
        let malus = Cost::mixed(self.malus(by, spot));
        match action {
            Some(action) if 0 < malus.n => purse.pays_all(&[malus, action]),
            Some(action) => purse.pays(action),
            None => purse.pays(malus),
        }
    }

    /// The first free square of the nearest later column, if no move is possible (SK-5.25).
    fn guard(&self, by: Seat) -> Option<Spot> {
        self.later_squares(by).min_by_key(|&spot| self.path(spot))
    }

    /// Columns between two spots.
    fn skipped(&self, by: Seat, to: u8) -> u8 {
        to - self.players[by].pawn.column - 1
    }

    /// SK-6.1, SK-6.15.
    fn bonus(&self, by: Seat, to: Spot) -> Bundle {
        let time = self.skipped(by, to.column);
        let eur = if 0 < time { self.perk(by, Perk::SkipEur).unwrap_or(0) } else { 0 };
        Bundle { time, eur, ..Bundle::default() }
    }

    /// SK-6.5, SK-6.10 to SK-6.14.
    fn malus(&self, by: Seat, to: Spot) -> u8 {
        let from = self.players[by].pawn;
        let rows = from.row.abs_diff(to.row);
        if from.column == 0 || to.column == OUT {
            return 0;
        }
        let skips = 0 < self.skipped(by, to.column);
        if !skips && rows == 1 && self.has(by, Perk::SideStep) {
            return 0;
        }
        let less = if skips { self.perk(by, Perk::SkipMalusLess).unwrap_or(0) } else { 0 };
        rows.saturating_sub(less) * self.edition().board.malus
    }

    pub(super) fn move_choose(&mut self, by: Seat, action: Action, cx: &mut Cx<'_>) {
        let from = self.players[by].pawn;
        let (to, guard) = match action {
            Action::Go(spot) => (spot, !self.can_go(by, spot)),
            Action::Out => (Spot { column: OUT, row: 1 + self.out() }, false),
            _ => unreachable!("a pawn moves"),
        };
        let (bonus, malus) = (self.bonus(by, to), self.malus(by, to));
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
