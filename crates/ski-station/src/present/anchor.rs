//! Where on the table an answer is clicked.

use scene::{Anchor, Placement};
use tabletop::Seat;

use super::{
    gain::{self, Gain},
    layout::{of_seat, plate_of, position},
};
use crate::{
    SkiStation,
    action::Action,
    colour::Colour,
    frame::{From, Question},
    mountain::{self, Cell, Cells},
    plate::Tile,
    village::{self, Place},
};

impl SkiStation {
    pub(super) fn anchor_of(&self, by: Seat, action: Action) -> Anchor {
        let own = |zone: &str| of_seat(zone, by);
        let bonus = |bonus| Anchor::token("bonuses", format!("bonus/{bonus}"));
        let slope = |cell: Cell| Anchor::space(own("slopes"), cell.index());
        match action {
            Action::Go(spot) => {
                Anchor::space(plate_of(spot.round()), spot.index()).with_ghost(format!("pawn/{by}"))
            }
            Action::Out => Anchor::zone("out"),
            Action::Take => self.anchor_of_square_tile(by),
            Action::Permanent(price) => match self.office_slot(price) {
                Some(slot) => Anchor::space("office", slot),
                None => Anchor::zone("office"),
            },
            Action::Seasonals(n) => Anchor::space("seasonals", usize::from(n - 1)),
            Action::Disk(tile) => bonus(tile).with_ghost(format!("disk/{by}")),
            Action::MoveDisk(tile) | Action::MoveDiskTo(tile) | Action::ScoreBonus(tile) => {
                bonus(tile)
            }
            Action::Piste(colour, cell) => self.anchor_of_piste(by, colour, cell),
            Action::Fell => Anchor::zone(own("slopes")),
            Action::RewardCell(cell) => slope(cell),
            Action::Line(row) => {
                let cells = self.edition().mountain.cells & Cells::row(row);
                cells.iter().next().map_or_else(|| Anchor::zone(own("slopes")), slope)
            }
            Action::RewardTile(tile) => Anchor::token("rewards", format!("reward/{tile}")),
            Action::Site(place) => self.anchor_of_site(by, place),
            Action::Building(tile) => Anchor::token("discard", format!("building/{tile}")),
            Action::Development(tile) => {
                let zone = match self.open_question() {
                    Some(Question::TurnUp(_)) => own("developments"),
                    _ => "discard".to_owned(),
                };
                Anchor::token(zone, format!("development/{tile}"))
            }
            Action::Improve(colour) => Anchor::token(own("tracks"), format!("track/{by}/{colour}")),
            Action::Mode(_) => self.anchor_of_mode(by),
            Action::Activate(tile) => Anchor::token(own("village"), format!("building/{tile}")),
            Action::Use(tile) => Anchor::token(own("developments"), format!("development/{tile}")),
            Action::Seat(_) | Action::Unseat(_) | Action::DiscardCube | Action::DiscardOctagon => {
                Anchor::zone(own("village"))
            }
            Action::Pv
            | Action::Stand { .. }
            | Action::Time(_)
            | Action::Pay(_)
            | Action::Stop
            | Action::Decline
            | Action::End => Anchor::zone(own("stock")),
        }
    }

    fn anchor_of_square_tile(&self, by: Seat) -> Anchor {
        let spot = self.players[by].pawn;
        let zone = plate_of(spot.round());
        match self.plate(spot.round())[spot.index()] {
            Some(Tile::Building(tile)) => Anchor::token(zone, format!("building/{tile}")),
            Some(Tile::Development(tile)) => Anchor::token(zone, format!("development/{tile}")),
            None => Anchor::space(zone, spot.index()),
        }
    }

    /// The colours that fit a cell are the turns of one piece: so a client goes through them.
    fn anchor_of_piste(&self, by: Seat, colour: Colour, cell: Cell) -> Anchor {
        let gains = self.gains_of_piste(by, colour, cell);
        let placement = placed(cell.index(), mountain::COLUMNS, &gains);
        let marks = self.marks_of_piste(by, colour, cell);
        Anchor::space(of_seat("slopes", by), cell.index())
            .with_ghost("piste".to_owned())
            .with_placement(Placement { quarters: colour.index() as u8, marks, ..placement })
    }

    fn anchor_of_site(&self, by: Seat, place: Place) -> Anchor {
        let anchor = Anchor::space(of_seat("village", by), position(place));
        let Some(Question::Site(building)) = self.open_question() else { return anchor };
        let gains = self.gains_of_site(by, building, place);
        let placement = placed(position(place), village::COLUMNS, &gains);
        let marks = self.marks_of_site(by, building, place);
        anchor
            .with_ghost(format!("building/{building}"))
            .with_placement(Placement { marks, ..placement })
    }

    fn anchor_of_mode(&self, by: Seat) -> Anchor {
        match self.open_question() {
            Some(Question::Mode { from: From::Building(tile), .. }) => {
                Anchor::token(of_seat("village", by), format!("building/{tile}"))
            }
            Some(Question::Mode { from: From::Development(tile), .. }) => {
                Anchor::token(of_seat("developments", by), format!("development/{tile}"))
            }
            _ => Anchor::zone(of_seat("stock", by)),
        }
    }
}

fn placed(at: usize, columns: u8, gains: &[Gain]) -> Placement {
    Placement {
        covers: vec![at],
        columns: columns.into(),
        quarters: 0,
        flipped: false,
        worth: gain::signs(gains),
        marks: Vec::new(),
    }
}
