//! What may be seen of a game that is shown again.
//!
//! Once a game is over nothing in it is secret any more: every seat's zones are shown as their
//! owner saw them, and every move is told as it was told to the one who made it. A game that can
//! still go on is shown as to any spectator.

use scene::{Lang, LogEntry, Scene, Table};
use tabletop::Seat;

fn is_over(table: &dyn Table) -> bool {
    table.deciders().is_empty()
}

/// The scene after the first `at` moves.
pub(crate) fn scene(table: &dyn Table, at: usize, lang: Lang) -> Scene {
    let mut scene = table.scene_at(at, None, lang);
    if !is_over(table) {
        return scene;
    }
    let layout = table.layout(lang);
    let owner = |zone: &str| layout.zones.iter().find(|z| z.id == zone).and_then(|z| z.owner);
    scene.tokens.retain(|token| owner(&token.zone).is_none());
    scene.counters.retain(|counter| owner(&counter.zone).is_none());
    for seat in Seat::first(table.seats()) {
        let seen = table.scene_at(at, Some(seat), lang);
        let own = |zone: &str| owner(zone) == Some(seat);
        scene.tokens.extend(seen.tokens.into_iter().filter(|token| own(&token.zone)));
        scene.counters.extend(seen.counters.into_iter().filter(|counter| own(&counter.zone)));
    }
    scene
}

/// The log of the moves `from` to `to`.
pub(crate) fn log(table: &dyn Table, from: usize, to: usize, lang: Lang) -> Vec<LogEntry> {
    let mut log = Vec::new();
    let by = |step: usize| table.step(step).map(|(seat, _)| seat).filter(|_| is_over(table));
    let viewers = std::iter::once(None).chain(Seat::first(table.seats()).map(Some));
    for viewer in viewers {
        let seen = table.log(from, viewer, lang);
        log.extend(seen.into_iter().filter(|entry| entry.step <= to && by(entry.step) == viewer));
    }
    log.sort_by_key(|entry| entry.step);
    log
}
