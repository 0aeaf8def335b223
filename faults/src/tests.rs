//! The judge itself: what it must find, and what it must let pass.

use serde_json::json;
use wire::{ErrorBody, table::State};

use crate::{
    law::Violation,
    ledger::{Asked, Ledger},
    rescue,
};

/// A table after so many moves, each with one line in the log.
fn state(version: u64, moves: u32, chat: &[&str]) -> State {
    let log = (0..=moves).map(|step| {
        json!({ "step": step, "kind": "move", "by": null, "seat": null, "name": "",
                "text": format!("move {step}"), "clause": "", "names": [] })
    });
    let chat = chat
        .iter()
        .zip(1..)
        .map(|(text, id)| json!({ "id": id, "seat": "A", "name": "Ada", "text": text, "at": 0 }));
    let turn = json!({ "version": version, "moves": moves, "headline": "", "round": 1, "steps": [],
        "order": [], "prompt": "", "asked": [], "choices": [], "undo": 0, "redo": false,
        "zones": [], "standings": null });
    let people = json!({ "status": "running", "chairs": [], "watching": 0,
        "time_control": { "kind": "easy" }, "clocks": [], "requests": [], "expires": null });
    let picture = json!({ "width": 1.0, "height": 1.0, "ground": "", "parts": [], "areas": [] });
    let state = json!({ "table": "t", "game": "g", "gallery": "", "css": "", "edition": "",
        "options": [], "seeded": false, "hints": false, "my_seat": "A", "people": people,
        "picture": picture, "turn": turn, "log": log.collect::<Vec<_>>(),
        "chat": chat.collect::<Vec<_>>(), "rematch": null, "chapter": null });
    serde_json::from_value(state).unwrap()
}

/// Somebody who has seen version 3.
fn ledger() -> Ledger {
    let mut ledger = Ledger::new("table".to_owned(), 1, false);
    ledger.state(0, &state(3, 3, &[]), 0);
    ledger
}

fn play() -> Asked {
    Asked::Play { seat: 0, base: 3, notation: "M1".to_owned() }
}

fn error(reason: &str) -> ErrorBody {
    ErrorBody { code: "not-kept".to_owned(), reason: reason.to_owned() }
}

#[test]
fn an_acknowledged_move_that_is_gone_is_lost() {
    let mut ledger = ledger();
    ledger.pending = Some(play());
    ledger.state(0, &state(4, 4, &[]), 0);
    ledger.done(4);
    assert_eq!((ledger.acknowledged, ledger.violations.len()), (1, 0));
    ledger.state(0, &state(3, 3, &[]), 4);
    assert!(matches!(ledger.violations[..], [Violation::Lost(_)]), "{:?}", ledger.violations);
}

#[test]
fn a_log_that_reads_differently_is_lost() {
    let mut ledger = ledger();
    let mut other = state(3, 3, &[]);
    other.log[2].text = "something else".to_owned();
    ledger.state(0, &other, 3);
    assert!(matches!(ledger.violations[..], [Violation::Lost(_)]), "{:?}", ledger.violations);
}

#[test]
fn a_refused_move_must_not_have_happened() {
    let mut ledger = ledger();
    ledger.pending = Some(play());
    ledger.refuse(&error("the disk is full"));
    ledger.state(0, &state(3, 3, &[]), 3);
    assert_eq!((ledger.refused, ledger.violations.len()), (1, 0));
    ledger.state(0, &state(4, 4, &[]), 3);
    assert!(matches!(ledger.violations[..], [Violation::Happened(_)]), "{:?}", ledger.violations);
}

#[test]
fn a_move_without_an_answer_may_have_happened_once() {
    let mut ledger = ledger();
    ledger.pending = Some(play());
    ledger.hung_up(0);
    ledger.state(0, &state(4, 4, &[]), 3);
    assert!(ledger.violations.is_empty(), "{:?}", ledger.violations);
    ledger.state(0, &state(5, 5, &[]), 4);
    assert!(matches!(ledger.violations[..], [Violation::Happened(_)]), "{:?}", ledger.violations);
}

#[test]
fn a_refusal_has_a_reason() {
    let mut ledger = ledger();
    ledger.check_reason(&error(" "));
    assert!(matches!(ledger.violations[..], [Violation::NoReason(_)]), "{:?}", ledger.violations);
}

#[test]
fn a_refused_line_of_chat_must_not_be_read() {
    let mut ledger = ledger();
    for text in ["kept", "refused"] {
        ledger.pending = Some(Asked::Chat { seat: 0, text: text.to_owned() });
        if text == "kept" { ledger.done(3) } else { ledger.refuse(&error("the disk is full")) }
    }
    ledger.state(0, &state(3, 3, &["kept"]), 3);
    assert!(ledger.violations.is_empty(), "{:?}", ledger.violations);
    ledger.state(0, &state(3, 3, &["kept", "refused"]), 3);
    assert!(matches!(ledger.violations[..], [Violation::Happened(_)]), "{:?}", ledger.violations);
    ledger.state(0, &state(3, 3, &["refused"]), 3);
    assert!(matches!(ledger.violations[1], Violation::Lost(_)), "{:?}", ledger.violations);
}

#[test]
fn a_rescue_file_is_found_in_the_last_words() {
    let folder = std::env::temp_dir().join(format!("tablewright-rescue-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    let (database, saved) = (folder.join("a.db"), folder.join("a.db.rescued"));
    std::fs::write(&saved, "everything").unwrap();
    let log =
        format!("ERROR {} is gone: everything is in `{}`.", database.display(), saved.display());
    assert!(rescue::put_back("nothing is said", &database).is_err());
    rescue::put_back(&log, &database).unwrap();
    assert_eq!(std::fs::read_to_string(&database).unwrap(), "everything");
    std::fs::remove_dir_all(&folder).unwrap();
}
