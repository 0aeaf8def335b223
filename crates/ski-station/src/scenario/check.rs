//! Positions that cannot be, besides what every position keeps.

use tabletop::{FieldError, Frame, Seat};

use crate::{
    SkiStation,
    colour::Colour,
    frame::{Question, Step},
    plate::{COLUMNS, OUT, ROUNDS, Square},
    village::Place,
};

impl SkiStation {
    /// Where seats are chosen no cube stays on the scale beside a vacant slot (SK-13.14): cubes
    /// without a seat take the first slots that are free.
    pub(super) fn fill_seats(&mut self, seat: Seat) {
        if !self.options.manual_seating {
            return;
        }
        let vacant = self.slots(seat).without(self.players[seat].seats);
        let player = &mut self.players[seat];
        let standing = player.cubes.saturating_sub(player.seats.len());
        vacant.iter().take(standing.into()).for_each(|slot| player.seats.insert(slot));
    }

    /// Pawns stand on squares there are, none behind the plate of the round, and it is the turn of
    /// whoever is rearmost.
    pub(super) fn look_at_the_pawns(&self) -> Result<(), FieldError> {
        let first = COLUMNS * (self.round - 1) + 1;
        for seat in self.all_seats() {
            let pawn = self.players[seat].pawn;
            let is_out = |&other: &Seat| self.players[other].pawn.column == OUT;
            let rows = match pawn.column {
                0 => 4,
                // Whoever leaves next stands behind those who have left.
                OUT => self.all_seats().filter(is_out).count() as u8,
                _ => self.seats + 1,
            };
            let is_start = pawn.column == 0 && self.round == 1;
            let columns = first..=if self.round == ROUNDS { OUT } else { self.last_column() };
            if !is_start && !columns.contains(&pawn.column) || !(1..=rows).contains(&pawn.row) {
                return Err(FieldError::impossible(format!(
                    "the pawn of {seat} cannot stand there in this round"
                )));
            }
        }
        match self.stack.last() {
            Some(&Frame::Ask(by, Question::Move)) => {
                if self.order()[0] != by {
                    return Err(FieldError::impossible(format!(
                        "it is the turn of {}, who is rearmost",
                        self.order()[0]
                    )));
                }
                match self.is_on_current_plate(self.players[by].pawn) {
                    true => Ok(()),
                    false => Err(FieldError::impossible(format!(
                        "{by} has left the plate: no more turn in this round"
                    ))),
                }
            }
            Some(Frame::Do(Step::Square))
            | Some(Frame::Ask(_, Question::Square | Question::Piste { .. })) => {
                self.look_at_the_square(self.active)
            }
            _ => Ok(()),
        }
    }

    fn look_at_the_square(&self, by: Seat) -> Result<(), FieldError> {
        let pawn = self.players[by].pawn;
        if !(1..OUT).contains(&pawn.column) {
            return Err(FieldError::impossible(format!("{by} stands on no square")));
        }
        let square = self.edition().square(self.seats, pawn);
        match self.action_cost(by, pawn) {
            None => Err(FieldError::impossible(format!(
                "nothing can be done on {pawn}, a square {square}"
            ))),
            Some(Some(cost)) if square != Square::Recruitment && !self.purse(by).pays(cost) => Err(
                FieldError::impossible(format!("{by} cannot pay for the action of {pawn}: {cost}")),
            ),
            _ => Ok(()),
        }
    }

    /// Every piste has a way down, every building a neighbour or the ski area.
    pub(super) fn look_at_the_resort(&self, seat: Seat) -> Result<(), FieldError> {
        let (player, mountain) = (&self.players[seat], &self.edition().mountain);
        for &colour in Colour::ALL {
            let connected = player.slopes.connected(colour, mountain);
            if let Some(cell) = player.slopes.of(colour).without(connected).iter().next() {
                return Err(FieldError::impossible(format!(
                    "the {colour} piste of {seat} on {cell} has no way down"
                )));
            }
        }
        let village = &player.village;
        let mut reached: Vec<Place> =
            Place::all().filter(|place| place.row() == 1 && village.at(*place).is_some()).collect();
        let mut at = 0;
        while let Some(place) = reached.get(at) {
            let more: Vec<Place> = place
                .beside()
                .filter(|other| village.at(*other).is_some() && !reached.contains(other))
                .collect();
            reached.extend(more);
            at += 1;
        }
        match village.built().find(|(place, _)| !reached.contains(place)) {
            Some((place, tile)) => {
                Err(FieldError::impossible(format!("{tile} of {seat} stands alone on {place}")))
            }
            None => Ok(()),
        }
    }
}
