//! Tests of the vocabulary itself; how games are played is tried by the laws on every game.

mod campaigns;
mod names;
mod replays;

use crate::toy::Pile;
use crate::{
    Bag, Chance, Fault, List, Luck, Odometer, ParseError, Rng, Script, ScriptError, Seat, Set,
    Source, Spread,
};

#[test]
fn a_list_keeps_its_order() {
    let mut list: List<u8, 5> = [1, 2, 4].into_iter().collect();
    list.insert(2, 3);
    list.push(5);
    assert_eq!(*list, [1, 2, 3, 4, 5]);
    assert!(list.is_full());
    assert_eq!((list.remove(0), list.pop()), (1, Some(5)));
    assert_eq!(*list, [2, 3, 4]);
}

#[test]
fn lists_are_equal_by_what_is_in_them() {
    let mut once: List<u8, 4> = [1, 2].into_iter().collect();
    let again = once;
    once.push(3);
    once.pop();
    assert_eq!(once, again);
}

crate::ids! {
    enum Stone ("stone") { Opal = "opal", Jade = "jade", Onyx = "onyx", Ruby = "ruby" }
}

#[test]
fn a_set_has_each_member_once() {
    let mut set: Set<Stone> = [Stone::Ruby, Stone::Opal, Stone::Ruby].into_iter().collect();
    assert_eq!(set.iter().collect::<Vec<_>>(), [Stone::Opal, Stone::Ruby]);
    assert!(set.has(Stone::Ruby) && !set.has(Stone::Jade));
    set.remove(Stone::Ruby);
    assert_eq!((set.len(), set.without(set).is_empty()), (1, true));
}

#[test]
fn ids_are_read_as_they_are_written() {
    assert_eq!(Stone::Onyx.to_string().parse(), Ok(Stone::Onyx));
    assert_eq!("gold".parse::<Stone>(), Err(ParseError::unknown("gold", "stone")));
}

#[test]
fn a_bag_knows_its_kinds_and_gives_what_it_has() {
    let mut bag: Bag<Stone, 4> = Bag::of([0, 2, 0, 1]);
    assert_eq!(bag.kinds().collect::<Vec<_>>(), [Stone::Jade, Stone::Ruby]);
    let mut rng = Rng::new(1);
    let mut drawn: Vec<Stone> = std::iter::from_fn(|| bag.draw(Pile::Deck, &mut rng)).collect();
    drawn.sort_unstable();
    assert_eq!(drawn, [Stone::Jade, Stone::Jade, Stone::Ruby]);
    assert_eq!((bag.is_empty(), bag.draw(Pile::Deck, &mut rng)), (true, None));
}

crate::ids! {
    enum Letter ("letter") {
        A = "a", B = "b", C = "c", D = "d", E = "e", F = "f", G = "g", H = "h", I = "i",
        J = "j", K = "k", L = "l", M = "m", N = "n", O = "o", P = "p", Q = "q", R = "r",
    }
}

#[test]
fn a_bag_of_many_kinds_lists_them_in_order() {
    let mut bag: Bag<Letter, 18> = Bag::of([0; 18]);
    assert_eq!(bag.kinds().next(), None);
    let some = [Letter::A, Letter::H, Letter::Q, Letter::R];
    some.into_iter().chain([Letter::H]).for_each(|letter| bag.put(letter));
    assert_eq!(bag.kinds().collect::<Vec<_>>(), some);
}

#[test]
fn every_outcome_is_enumerated_once_with_its_probability() {
    let mut luck = Odometer::default();
    let mut outcomes = Vec::new();
    while luck.advance() {
        let mut bag: Bag<Stone, 4> = Bag::of([1, 2, 1, 0]);
        let two =
            (bag.draw(Pile::Deck, &mut luck).unwrap(), bag.draw(Pile::Deck, &mut luck).unwrap());
        let two = (two.0.index(), two.1.index());
        outcomes.push((two, luck.probability()));
    }
    let expected = [
        ((0, 1), 1.0 / 6.0),
        ((0, 2), 1.0 / 12.0),
        ((1, 0), 1.0 / 6.0),
        ((1, 1), 1.0 / 6.0),
        ((1, 2), 1.0 / 6.0),
        ((2, 0), 1.0 / 12.0),
        ((2, 1), 1.0 / 6.0),
    ];
    assert_eq!(outcomes.len(), expected.len());
    for (found, wanted) in outcomes.iter().zip(expected) {
        assert_eq!(found.0, wanted.0);
        assert!((found.1 - wanted.1).abs() < 1e-12, "{found:?}");
    }
}

#[test]
fn draws_are_as_likely_as_their_weights() {
    let mut rng = Rng::new(7);
    let mut counts = [0u32; 3];
    for _ in 0..60_000 {
        counts[rng.draw(0, &[1, 2, 3])] += 1;
    }
    for (count, expected) in counts.into_iter().zip([10_000, 20_000, 30_000]) {
        assert!(count.abs_diff(expected) < 600, "{counts:?}");
    }
}

#[test]
fn every_item_is_picked_as_often_as_the_others() {
    let mut rng = Rng::new(11);
    let mut counts = [0u32; 3];
    for _ in 0..30_000 {
        counts[rng.pick(&[2usize, 0, 1])] += 1;
    }
    assert!(counts.iter().all(|count| count.abs_diff(10_000) < 400), "{counts:?}");
}

#[test]
fn spread_luck_takes_each_kind_in_turn() {
    let mut luck = Spread::default();
    let draws: Vec<usize> = (0..4).map(|_| luck.draw(0, &[1, 0, 1, 1])).collect();
    assert_eq!(draws, [0, 2, 3, 0]);
}

#[test]
fn a_script_tells_how_it_was_wrong() {
    let luck = |kind| Luck { pile: Pile::Deck, kind };
    let told = |said: &[Luck<Pile>], draws: usize| {
        let mut script = Script::new(said);
        (0..draws).for_each(|_| _ = script.draw(0, &[0, 1]));
        script.finish()
    };
    assert_eq!(told(&[luck(1)], 1), Ok(()));
    assert_eq!(told(&[luck(1)], 2), Err(ScriptError::RanOut));
    assert_eq!(told(&[luck(0)], 1), Err(ScriptError::NotThere("0".to_owned())));
    assert_eq!(told(&[luck(9)], 1), Err(ScriptError::NotThere("9".to_owned())));
    assert_eq!(told(&[luck(1), luck(1)], 1), Err(ScriptError::LeftOver("1".to_owned())));
}

#[test]
fn seats_are_letters() {
    assert_eq!((Seat(0).to_string(), "C".parse()), ("A".to_owned(), Ok(Seat(2))));
    assert!("a".parse::<Seat>().is_err() && "AB".parse::<Seat>().is_err());
}

#[test]
fn faults_have_a_line_and_a_column() {
    let source = Source { name: "f", text: "één\ntwee drie\n" };
    assert_eq!(Fault::at_offset(source, 11, "here").to_string(), "f:2:6: here");
    assert_eq!(
        Fault::at_offset(source, 1, "inside a letter").to_string(),
        "f:1:1: inside a letter"
    );
    assert_eq!(Fault::at_offset(source, 999, "after the end").line, 3);
}
