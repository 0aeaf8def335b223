//! Lessons: the course of a game by HTTP, and what a coach says over the socket of a lesson,
//! `/api/games/GAME/lessons/LESSON/socket?step=`, which is one of a table besides.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// `GET /api/games/GAME/course?lang=`.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct Course {
    /// In the order in which they are taken.
    pub lessons: Vec<LessonSummary>,
}

#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct LessonSummary {
    pub id: String,
    pub title: String,
    /// What one can do afterwards.
    pub goal: String,
    pub minutes: u8,
    /// Whether I have taken it to its end.
    pub done: bool,
}

/// What the coach says now.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct Coach {
    pub lesson: String,
    pub title: String,
    /// Which lesson of how many, and which step of how many, counted from one.
    pub number: u32,
    pub lessons: u32,
    pub step: u32,
    pub steps: u32,
    pub phase: CoachPhase,
    pub say: String,
    /// What I am to do; empty where there is only something to look at.
    pub task: String,
    /// How many moves the task has, and how many of them were made.
    pub moves: u32,
    pub made: u32,
    /// The places to look at: `data-spot`s and zones of the picture.
    pub lit: Vec<String>,
    /// The same in words.
    pub look_at: Vec<String>,
    /// What is said to my last move.
    pub reply: Option<CoachReply>,
    /// What is said when the task is done, and at the end of the lesson.
    pub then: String,
    /// The lesson that comes after this one.
    pub next: Option<LessonSummary>,
}

#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum CoachPhase {
    /// I am to do something.
    Asking,
    /// Somebody else moves.
    Others,
    /// The step is done, and goes on when I say so.
    Done,
    /// The lesson is over.
    Over,
}

#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct CoachReply {
    /// Whether the move was played; otherwise it is only explained, and nothing has changed.
    pub played: bool,
    pub text: String,
}

/// What can be asked of a coach.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum CoachRequest {
    /// The next step, once this one is done.
    GoOn,
    /// Makes the move for me.
    ShowMe,
    /// The lesson from its beginning.
    StartOver,
}
