//! The client's own words in every language.

use catalog::Title;
use scene::{Lang, Line, LogEntry, Speech, Speeches, Standing, Table};
use tabletop::Refusal;

static SPEECHES: Speeches = Speeches::new(scene::words!());

pub(crate) fn speech(lang: Lang) -> &'static Speech {
    SPEECHES.of(lang)
}

/// The game's name as it is printed on the box.
pub(crate) fn name_of(title: &dyn Title, lang: Lang) -> String {
    let speech = title.speech(lang);
    if speech.has("title") { speech.word("title") } else { title.name().to_owned() }
}

/// Why something typed or asked for was not done.
pub(crate) fn refusal(refusal: &Refusal, typed: &str) -> Line {
    match refusal {
        Refusal::GameOver => Line::new("game-over"),
        Refusal::NotYourTurn { decider: Some(seat) } => {
            Line::new("waiting-for").with_text("seat", seat)
        }
        Refusal::NotYourTurn { decider: None } => Line::new("not-asked"),
        Refusal::NotAnAction(_) => Line::new("not-understood").with_text("typed", typed),
        Refusal::NotLegal { action } => Line::new("not-possible").with_text("typed", action),
        Refusal::NothingToUndo => Line::new("nothing-to-undo"),
        Refusal::NothingToRedo => Line::new("nothing-to-redo"),
    }
}

/// How a game ended, best first; no lines while it goes on.
pub(crate) fn standings(table: &dyn Table, lang: Lang) -> Vec<String> {
    let line = |standing: Standing| {
        Line::new("standing")
            .with("place", standing.place)
            .with_text("seat", standing.seat)
            .with("score", standing.score)
    };
    let standings = table.standings().unwrap_or_default();
    standings.into_iter().map(|standing| speech(lang).say(&line(standing))).collect()
}

/// Which move of a game that is shown again was made last.
pub(crate) fn move_made(table: &dyn Table, at: usize, lang: Lang) -> String {
    let line = match table.step(at) {
        Some((seat, notation)) => Line::new("move-made")
            .with("at", at as u32)
            .with_text("seat", seat)
            .with_text("notation", notation),
        None => Line::new("no-move-yet"),
    };
    speech(lang).say(&line)
}

/// What everybody could read of the moves `from` to `to`.
pub(crate) fn told(table: &dyn Table, from: usize, to: usize, lang: Lang) -> Vec<LogEntry> {
    let mut log = table.log(from, None, lang);
    log.retain(|entry| entry.step <= to);
    log
}

/// A chance as people say it.
pub(crate) fn percent(chance: f32) -> u8 {
    (chance * 100.0).round() as u8
}
