//! What bots are called and what they learned, as text.

use std::{collections::BTreeMap, time::Duration};

use crate::{Budget, Habits, Kind, Lesson, Sketch, Weights, net::UNITS, train::Stage};

#[test]
fn kinds_are_written_as_they_are_read() {
    let kinds = [
        "random",
        "uniform",
        "greedy",
        "novice",
        "master",
        "mcts:1000",
        "mcts:500ms",
        "mcts:2000x4",
        "mcts:100/rollout=10/curiosity=1.5",
        "keen@mine.toml",
        "mcts:100/trust=3@a/b.toml",
    ];
    for text in kinds {
        let kind: Kind = text.parse().unwrap_or_else(|reason| panic!("{text}: {reason}"));
        assert_eq!(kind.to_string(), text);
    }
}

#[test]
fn a_kind_that_does_not_exist_is_told_so() {
    let refused = |text: &str| text.parse::<Kind>().expect_err("no kind of bot");
    assert_eq!(
        refused("strong"),
        "`strong` is no kind of bot: known are random, uniform, greedy, novice, casual, keen, master, \
         and mcts:1000 or mcts:500ms"
    );
    for text in ["mcts:", "mcts:0", "mcts:-5", "mcts:10x0", "mcts:10x999", "mcts:5s"] {
        assert!(refused(text).contains("is no budget"), "{text}");
    }
    assert_eq!(refused("keen/wild"), "`wild` is no habit: write it as curiosity=1.5");
}

#[test]
fn whatever_is_spent_first_ends_a_thought() {
    let budget = Budget::iterations(500).within(Duration::from_secs(2));
    assert_eq!((budget.iterations, budget.time), (500, Some(Duration::from_secs(2))));
    let shorter = budget.within(Duration::from_secs(1)).within(Duration::from_secs(3));
    assert_eq!(shorter.time, Some(Duration::from_secs(1)));
}

#[test]
fn weights_are_read_as_they_are_written() {
    let lesson = Lesson {
        command: "tablewright train chess --players 2".to_owned(),
        generation: 3,
        games: 700,
        doubt: vec![4.25, 1.5],
        worth: BTreeMap::from([
            ("open: \"repair\"".to_owned(), [1.0, -0.5, 0.25]),
            ("points".to_owned(), [0.0, 0.125, 0.0]),
        ]),
        net: Some(Sketch {
            points: [-1.25; UNITS],
            rows: BTreeMap::from([("points".to_owned(), [0.125; UNITS])]),
        }),
    };
    let weights = Weights {
        habits: Habits { curiosity: 0.75, ..Habits::default() },
        players: BTreeMap::from([("2".to_owned(), lesson)]),
    };
    assert_eq!(Weights::read(&weights.to_string()), Ok(weights));
}

#[test]
fn weights_for_another_number_of_players_are_better_than_none() {
    let lesson = |games| Lesson { games, ..Lesson::default() };
    let players = BTreeMap::from([("2".to_owned(), lesson(2)), ("4".to_owned(), lesson(4))]);
    let weights = Weights { players, ..Weights::default() };
    let nearest = |seats| weights.lesson(seats).map(|lesson| lesson.games);
    assert_eq!([1, 2, 4, 5].map(nearest), [Some(2), Some(2), Some(4), Some(4)]);
    assert_eq!(Weights::default().lesson(2), None);
}

#[test]
fn a_mistake_in_a_weights_file_is_shown() {
    let reason = Weights::read("[habits]\ncuriosty = 1.0").expect_err("a word that is no habit");
    assert!(reason.contains("line 2") && reason.contains("curiosty"), "{reason}");
    let net = "points = [1.0, 2.0]\nrows = {}";
    let reason = toml::from_str::<Sketch>(net).expect_err("two numbers for all units").to_string();
    assert!(reason.contains("line 1") && reason.contains("invalid length 2"), "{reason}");
}

#[test]
fn stages_are_written_as_they_are_read() {
    for text in ["random:5000", "greedy:300", "200:400", "net800:700"] {
        let stage: Stage = text.parse().expect("a stage");
        assert_eq!(stage.to_string(), text);
    }
    for text in ["greedy", "greedy:3", "keen:300", "200:", "netgreedy:300", "net:300"] {
        assert!(text.parse::<Stage>().is_err(), "{text}");
    }
}
