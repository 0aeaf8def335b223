//! Where we are in the game: the headline and the order of play.

use scene::{Line, Progress, Scene, Turn, Voice};
use tabletop::{Flow as _, Game, Seat};

use crate::{
    WhistleMountain,
    frame::{Frame, Question},
};

impl WhistleMountain {
    /// A scene with nothing on the table yet.
    pub(super) fn scene_of_turn(&self, voice: Voice<'_>) -> Scene {
        Scene {
            headline: self.headline(voice),
            round: self.round(),
            order: self.order(voice),
            ..Scene::default()
        }
    }

    /// Whose turn it is; in the setup, who is asked.
    fn on_turn(&self) -> Seat {
        if self.turn == 0 { self.deciders().first().unwrap_or(self.first) } else { self.active }
    }

    fn headline(&self, voice: Voice<'_>) -> String {
        let key = match self.stack.last() {
            _ if self.over => "phase-over",
            Some(Frame::Ask(_, Question::Draft)) => "phase-draft",
            _ if self.turn == 0 => "phase-start",
            _ if self.last_turns.is_some() => "phase-last",
            _ => "phase-turn",
        };
        let mut phase = Line::new(key);
        if !self.over {
            phase = phase.with("seat", self.on_turn());
        }
        voice.say(&Line::new("headline").with("round", self.round()).with("phase", phase))
    }

    /// From the starting player on (WM-0.15).
    fn order(&self, voice: Voice<'_>) -> Vec<Turn> {
        let now = self.on_turn();
        let after = |seat: Seat| self.from(now).position(|other| other == seat);
        let at = self.from(self.first).position(|seat| seat == now);
        let turn = |(i, seat): (usize, Seat)| {
            let state = match at {
                _ if self.over => Progress::Done,
                Some(at) if i < at => Progress::Done,
                Some(at) if i == at => Progress::Now,
                _ => Progress::Next,
            };
            let is_last = self
                .last_turns
                .is_some_and(|left| after(seat).is_some_and(|n| n <= usize::from(left)));
            let note = if is_last && !self.over { voice.word("last-turn") } else { String::new() };
            Turn { seat, state, note }
        };
        self.from(self.first).enumerate().map(turn).collect()
    }
}
