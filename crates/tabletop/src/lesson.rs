//! Lessons: a position, what a coach says about it, and the moves by which it is understood, as text.
//!
//! The language is described for everybody in `docs/lesson.md`; `read.rs` beside this file reads it. The
//! position and the moves are lines of a [`Scenario`], so that a lesson is checked as one.

mod read;
mod translate;

use crate::{Scenario, Seat, scenario::Line};

/// One lesson: what a newcomer does and is told, step by step.
///
/// ```
/// use tabletop::{Lesson, Source, scenario};
/// use tabletop::toy::{NoOptions, Toy};
///
/// let text = "\
/// game toy
/// lesson The highest card wins
/// goal draw a card and see who wins
/// minutes 1
/// position
/// players 2
///
/// step
/// say There is one thing to do here.
/// task Draw a card.
/// A draw = 4
/// then A four. Now the other one draws.
/// B draw = 7
///
/// end You lost, and you know the game.
/// ";
/// let lesson = Lesson::parse(Source { name: "01-draw.txt", text })?;
/// assert_eq!((&*lesson.id, &*lesson.steps[0].task), ("draw", "Draw a card."));
/// for scenario in lesson.scenarios() {
///     scenario::run::<Toy>(&scenario, NoOptions)?;
/// }
/// # Ok::<(), tabletop::Fault>(())
/// ```
#[derive(Clone, Debug)]
pub struct Lesson {
    /// The file it stands in.
    pub file: String,
    /// What it is remembered by: the name of its file, without the number it is sorted by.
    pub id: String,
    /// The name of the game.
    pub game: String,
    /// What stands above it.
    pub title: String,
    /// What one can do afterwards.
    pub goal: String,
    /// About how long it takes.
    pub minutes: u8,
    /// The clauses and components it is about.
    pub about: Vec<String>,
    /// What is done, one after the other.
    pub steps: Vec<Step>,
    /// What is said at the end.
    pub end: String,
}

/// One step: the coach says something, and the learner does it.
#[derive(Clone, Debug)]
pub struct Step {
    /// The line it begins in.
    pub line: usize,
    /// The position that is laid out before it; `None` where it goes on from the step before.
    pub position: Option<Scenario>,
    /// What the coach says.
    pub say: String,
    /// What the learner is to do; empty where there is only something to look at.
    pub task: String,
    /// What is lit: places of the table.
    pub lit: Vec<String>,
    /// The moves, and what must come of them, each with its line.
    pub script: Vec<(usize, Line)>,
    /// Whether the learner may make the moves in any order.
    pub any_order: bool,
    /// What is said to other moves than those of the script.
    pub replies: Vec<Reply>,
    /// What the coach says when the task is done.
    pub then: String,
}

/// A move of the script.
#[derive(Copy, Clone, Debug)]
pub struct ScriptMove<'a> {
    /// The line it stands in.
    pub line: usize,
    /// Who moves.
    pub by: Seat,
    /// The notation of the move.
    pub action: &'a str,
    /// What it draws; `None` where the lesson does not say.
    pub luck: Option<&'a [String]>,
}

/// What is said to another move than the one of the script.
#[derive(Clone, Debug)]
pub struct Reply {
    /// The line it stands in.
    pub line: usize,
    /// The notation of the move.
    pub action: String,
    /// What it draws, where it is played; `None` where the lesson does not say.
    pub luck: Option<Vec<String>>,
    /// What comes of it.
    pub effect: Effect,
    /// The words.
    pub words: String,
}

/// What comes of a move that is not the one of the script.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum Effect {
    /// It is explained and not played.
    Explained,
    /// It is as good, and played in place of the other one.
    Instead,
    /// The same, and the lesson goes on with this step, counted from zero.
    InsteadTo(usize),
    /// It is played, and the one of the script is still to come.
    Before,
}

impl Lesson {
    /// The seat of whoever learns.
    pub const LEARNER: Seat = Seat(0);

    /// What is played if nothing else is tried, as one scenario for every position of the lesson.
    pub fn scenarios(&self) -> Vec<Scenario> {
        let mut all: Vec<Scenario> = Vec::new();
        for step in &self.steps {
            all.extend(step.position.clone());
            let scenario = all.last_mut().expect("a lesson begins with a position");
            scenario.lines.extend(step.script.iter().cloned());
        }
        all
    }
}

impl Step {
    /// The moves of the script.
    pub fn moves(&self) -> impl Iterator<Item = ScriptMove<'_>> {
        self.script.iter().filter_map(|(line, step)| match step {
            Line::Play { by, action, luck } => {
                Some(ScriptMove { line: *line, by: *by, action, luck: luck.as_deref() })
            }
            _ => None,
        })
    }

    /// Whether the learner moves in it; otherwise there is only something to look at.
    pub fn has_task(&self) -> bool {
        self.moves().any(|step| step.by == Lesson::LEARNER)
    }
}
