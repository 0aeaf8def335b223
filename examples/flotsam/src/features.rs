//! Features: what a player of Flotsam counts to judge a position.

use tabletop::{Counts, Features, Seat};

use crate::{
    Flotsam,
    action::Action,
    drift::{Drift, finds},
    frame::{Frame, Step},
};

tabletop::ids! {
    /// What is counted.
    enum Count ("count") {
        Wished = "points of the wish",
        Catch = "points of the catch",
        AtRisk = "points of the catch the next step may lose",
        Waves = "waves drawn",
        Turns = "turns to come",
    }
}

impl Features for Flotsam {
    const NAMES: &'static [&'static str] = Count::IDS;
    const WEIGHTS: &'static str = include_str!("../weights.toml");

    fn features(&self, seat: Seat, out: &mut [i16]) {
        // Once the game is over, the score says everything.
        if self.is_over() {
            return;
        }
        let counts = &mut Counts::new(out);
        let edition = &self.options.edition;
        let player = &self.players[seat];
        counts[Count::Wished] = self.wished(seat) as i16;
        counts[Count::Turns] = self.turns_to_come(seat);
        if self.is_combing() == Some(seat) {
            let bonus = player.wish.map_or(0, |wish| u16::from(self.catch.count(wish)));
            let catch = edition.worth(&self.catch) + bonus * edition.bonus;
            let waves = self.catch.count(Drift::Wave);
            counts[Count::Catch] = catch as i16;
            counts[Count::Waves] = waves.into();
            if waves + 1 == edition.waves {
                let likely = u16::from(self.sea.count(Drift::Wave));
                let all = u16::from(self.sea.len()).max(1);
                counts[Count::AtRisk] = (catch * likely / all) as i16;
            }
        }
    }

    fn progress(&self) -> u8 {
        if self.is_over() {
            return 100;
        }
        let rounds = u16::from(self.options.edition.rounds(self.seats));
        let (begun, seats) = (u16::from(self.round.saturating_sub(1)), u16::from(self.seats));
        let open = self.all_seats().filter(|&seat| self.has_turn(seat)).count() as u16;
        let done = if self.round == 0 { 0 } else { begun * seats + seats - open };
        (done * 100 / (rounds * seats)).min(99) as u8
    }

    fn candidates(&self, by: Seat, out: &mut Vec<Action>) {
        self.think(by, out);
    }
}

impl Flotsam {
    /// Whether a turn of this round is going on or still to come.
    pub(crate) fn has_turn(&self, seat: Seat) -> bool {
        let to_come = Frame::Do(Step::Turn { by: seat });
        self.is_combing() == Some(seat) || self.stack.contains(&to_come)
    }

    fn turns_to_come(&self, seat: Seat) -> i16 {
        if finds(&self.sea) == 0 {
            return 0;
        }
        let rounds = i16::from(self.options.edition.rounds(self.seats) - self.round);
        rounds + i16::from(self.stack.contains(&Frame::Do(Step::Turn { by: seat })))
    }
}
