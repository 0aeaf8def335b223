//! Motions between two scenes.

use std::slice;

use tabletop::Seat;

use crate::{Counted, Counter, LogEntry, Motion, Outline, Scene, Sentence, Token};

fn token(id: &str, face: &str, zone: &str, space: Option<usize>) -> Token {
    let [id, face, zone] = [id, face, zone].map(str::to_owned);
    Token { id, face, zone, space, ..Token::default() }
}

fn between(before: &[Token], after: &[Token]) -> Motion {
    let scene = |tokens: &[Token]| Scene { tokens: tokens.to_vec(), ..Scene::default() };
    Motion::between(&Outline::of(scene(before)), &Outline::of(scene(after)), &[])
}

fn moved(motion: &Motion) -> Vec<(&str, &str)> {
    motion.moved.iter().map(|(then, now)| (&*then.id, &*now.id)).collect()
}

#[test]
fn a_token_moves_to_another_zone_or_space() {
    let before = [token("P1", "machine/P1", "belt", Some(2)), token("a", "pawn/A", "start", None)];
    let after = [token("P1", "machine/P1", "yard-A", None), token("a", "pawn/A", "start", Some(3))];
    let motion = between(&before, &after);
    assert_eq!(moved(&motion), [("P1", "P1"), ("a", "a")]);
    assert_eq!(motion.moved[0].1.zone, "yard-A");
    assert!(motion.came.is_empty() && motion.left.is_empty());
}

#[test]
fn nothing_moves_where_nobody_can_tell_two_tokens_apart() {
    // The goods on two cells are numbered anew.
    let before = [token("c/0", "good/c", "grid", Some(4)), token("c/1", "good/c", "grid", Some(9))];
    let after = [token("c/0", "good/c", "grid", Some(9)), token("c/1", "good/c", "grid", Some(4))];
    assert_eq!(between(&before, &after), Motion::default());
}

#[test]
fn what_has_a_new_id_is_the_nearest_of_its_face_that_is_gone() {
    let before = [
        token("cube/7", "cube", "village-A", Some(7)),
        token("cube/2", "cube", "village-A", Some(2)),
        token("cube/x", "cube", "village-B", Some(3)),
    ];
    let after =
        [token("cube/3", "cube", "village-A", Some(3)), token("top", "card/9", "deck", None)];
    let motion = between(&before, &after);
    assert_eq!(moved(&motion), [("cube/2", "cube/3")]);
    assert_eq!(motion.came[0].id, "top");
    let left: Vec<_> = motion.left.iter().map(|thing| &*thing.id).collect();
    assert_eq!(left, ["cube/7", "cube/x"]);
}

#[test]
fn a_card_that_was_turned_up_did_not_come_from_one_that_lies_face_down() {
    let down = Token { face_down: true, ..token("1", "back", "deck", None) };
    let motion = between(&[down], &[token("2", "back", "row", Some(0))]);
    assert_eq!((motion.moved.len(), motion.came.len(), motion.left.len()), (0, 1, 1));
}

#[test]
fn counters_tell_from_what_to_what_and_nothing_of_what_is_hidden() {
    let counter = |face: &str, amount| Counter {
        zone: "purse-A".to_owned(),
        face: face.to_owned(),
        glyph: String::new(),
        name: String::new(),
        amount,
    };
    let scene = |counters| Outline::of(Scene { counters, ..Scene::default() });
    let before = scene(vec![counter("wood", Some(2)), counter("vp", Some(5)), counter("ch", None)]);
    let after =
        scene(vec![counter("wood", Some(6)), counter("vp", Some(5)), counter("ch", Some(1))]);
    let [zone, face] = ["purse-A", "wood"].map(str::to_owned);
    let expected = [Counted { zone, face, before: 2, after: 6 }];
    assert_eq!(Motion::between(&before, &after, &[]).counted, expected);
}

#[test]
fn what_was_used_flashes_where_it_lies_alone() {
    let log = |id: &'static str| {
        [LogEntry { used: Some(id), ..LogEntry::remark(1, Seat(0), Sentence::default()) }]
    };
    let used = |tokens: &[Token], id| {
        let outline = Outline::of(Scene { tokens: tokens.to_vec(), ..Scene::default() });
        Motion::between(&outline, &outline, &log(id)).used.len()
    };
    let machine = token("P1", "machine/P1", "yard-A", None);
    assert_eq!(used(slice::from_ref(&machine), "P1"), 1);
    assert_eq!(used(slice::from_ref(&machine), "1"), 0);
    assert_eq!(used(&[machine, token("copy", "ghost/P1", "yard-A", None)], "P1"), 0);
}
