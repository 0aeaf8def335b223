//! Where we are in the game: the headline, the phases of the round, the order of play.

use scene::{Line, Progress, Scene, Stage, Turn, Voice};
use tabletop::{Flow, Game, Seat};

use crate::{
    CloudAge,
    frame::{Frame, Step},
    story::Chapter,
};

/// The phases of a round (CA-7.1).
const PHASES: [&str; 3] = ["production", "movement", "action"];

/// Where the game is: in a phase of a round, before all of them, or after.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
enum Moment {
    Setup,
    /// As a position in `PHASES`.
    Phase(usize),
    Scoring,
    Over,
}

impl CloudAge {
    /// A scene with nothing on the table yet.
    pub(super) fn scene_of_round(&self, voice: Voice<'_>) -> Scene {
        let moment = self.moment();
        let stage = |(at, phase): (usize, &&str)| Stage {
            name: voice.word(&format!("stage-{phase}")),
            state: match moment {
                Moment::Setup => Progress::Next,
                Moment::Phase(now) if now < at => Progress::Next,
                Moment::Phase(now) if now == at => Progress::Now,
                Moment::Phase(_) | Moment::Scoring | Moment::Over => Progress::Done,
            },
        };
        Scene {
            headline: self.headline(moment, voice),
            round: self.round(),
            steps: PHASES.iter().enumerate().map(stage).collect(),
            order: self.order_in_words(moment, voice),
            ..Scene::default()
        }
    }

    /// What comes later waits on the stack.
    pub(super) fn waits(&self, is_it: impl Fn(Step) -> bool) -> bool {
        self.stack.iter().any(|frame| matches!(*frame, Frame::Do(step) if is_it(step)))
    }

    fn moment(&self) -> Moment {
        let produces =
            |step| matches!(step, Step::BookDone | Step::Production(_) | Step::Navigation(_));
        match self {
            _ if self.over => Moment::Over,
            _ if self.round == 0 => Moment::Setup,
            _ if self.waits(|step| step == Step::Result) => Moment::Scoring,
            _ if self.waits(produces) => Moment::Phase(0),
            _ if self.waits(|step| matches!(step, Step::Flight(_))) => Moment::Phase(1),
            _ => Moment::Phase(2),
        }
    }

    fn headline(&self, moment: Moment, voice: Voice<'_>) -> String {
        let phase = match moment {
            Moment::Setup => "setup",
            Moment::Phase(at) => PHASES[at],
            Moment::Scoring => "scoring",
            Moment::Over => return voice.say(&self.result_in_words()),
        };
        let seat = self.deciders().first().unwrap_or(self.active);
        let phase = Line::new(format!("phase-{phase}")).with("seat", seat);
        let headline = Line::new("headline")
            .with("round", self.round())
            .with("rounds", self.rounds)
            .with("phase", phase);
        voice.say(&match self.chapter() {
            Some(chapter) => Line::new("headline-chapter")
                .with("chapter", Line::new(chapter.id()))
                .with("headline", headline),
            None => headline,
        })
    }

    /// A solo game is measured (CA-27.25).
    fn result_in_words(&self) -> Line {
        if 1 < self.seats || self.options.no_targets {
            return Line::new("phase-over");
        }
        let vp = self.players[Seat(0)].vp;
        let reached = self.targets().iter().filter(|&&target| i16::from(target) <= vp).count();
        Line::new(["target-missed", "target-pass", "target-good", "target-great"][reached])
            .with("vp", i32::from(vp))
    }

    /// Pass, good and great.
    pub(super) fn targets(&self) -> [u8; 3] {
        let edition = self.edition();
        let scenario = match self.chapter() {
            Some(chapter) => edition.chapter(chapter).targets,
            None => self.options.scenario(),
        };
        edition.scenario(scenario).targets
    }

    /// The chapter being played, if any.
    fn chapter(&self) -> Option<Chapter> {
        self.options.campaign.map(|bags| Chapter::at(usize::from(bags.chapter) - 1))
    }

    /// Those before the one whose turn it is have had theirs.
    fn order_in_words(&self, moment: Moment, voice: Voice<'_>) -> Vec<Turn> {
        let asked = self.deciders();
        let now = match moment {
            Moment::Phase(1 | 2) => Some(self.active),
            Moment::Setup | Moment::Phase(_) | Moment::Scoring => asked.first(),
            Moment::Over => None,
        };
        let mut passed = now.is_none();
        let turn = |seat: Seat| {
            let is_now = now == Some(seat);
            let state = match passed {
                _ if is_now || asked.contains(seat) => Progress::Now,
                _ if now.is_none() => Progress::Done,
                true => Progress::Next,
                false => Progress::Done,
            };
            passed |= is_now;
            Turn { seat, state, note: self.whereabouts(seat, voice) }
        };
        self.turn_order().map(turn).collect()
    }

    /// Where an airship is: a city, or a cell.
    fn whereabouts(&self, seat: Seat, voice: Voice<'_>) -> String {
        let cell = self.players[seat].airship;
        match self.city_at(cell) {
            Some(city) => voice.word(city.id()),
            None if cell == self.edition().start => voice.word("start"),
            None => cell.to_string(),
        }
    }
}
