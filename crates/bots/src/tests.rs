//! What bots are called and what they learned, as text.

use std::{collections::BTreeMap, time::Duration};

use crate::{
    Budget, Kind, NamedNet, SearchParams, TrainedWeights, UNITS, WeightsFile,
    train::{Stage, TrainingState},
};

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
        "mcts:100/rollout_depth=10/c_puct=1.5",
        "keen@mine.toml",
        "mcts:100/prior_visits=3@a/b.toml",
    ];
    for text in kinds {
        let kind: Kind = text.parse().unwrap_or_else(|reason| panic!("{text}: {reason}"));
        assert_eq!(kind.to_string(), text);
    }
}

#[test]
fn kinds_with_the_parameter_names_of_0_1_0_are_read() {
    let old = "mcts:9/curiosity=1/openness=2/trust=3/patience=4/conviction=5/rollout=6@a.toml";
    let new = "mcts:9/c_puct=1/prior_temperature=2/prior_visits=3/expand_after=4\
               /max_backup_weight=5/rollout_depth=6@a.toml";
    assert_eq!(old.parse::<Kind>().expect("a kind").to_string(), new);
}

#[test]
fn a_kind_that_does_not_exist_is_told_so() {
    let refused = |text: &str| text.parse::<Kind>().expect_err("no kind of bot").to_string();
    assert_eq!(
        refused("strong"),
        "`strong` is no kind of bot: known are random, uniform, greedy, novice, casual, keen, master, \
         and mcts:1000 or mcts:500ms"
    );
    for text in ["mcts:", "mcts:0", "mcts:-5", "mcts:10x0", "mcts:10x999", "mcts:5s"] {
        assert!(refused(text).contains("is no budget"), "{text}");
    }
    assert_eq!(refused("keen/wild"), "`wild` is no search parameter: write it as c_puct=1.5");
    assert_eq!(
        refused("keen/wild=2"),
        "`wild` is no search parameter: known are c_puct, prior_temperature, prior_visits, \
         expand_after, max_backup_weight, rollout_depth"
    );
}

#[test]
fn whatever_is_spent_first_ends_a_search() {
    let budget = Budget::iterations(500).within(Duration::from_secs(2));
    assert_eq!((budget.iterations, budget.time), (500, Some(Duration::from_secs(2))));
    let shorter = budget.within(Duration::from_secs(1)).within(Duration::from_secs(3));
    assert_eq!(shorter.time, Some(Duration::from_secs(1)));
}

fn some_weights() -> WeightsFile {
    let trained = TrainedWeights {
        command: "tablewright train chess --players 2".to_owned(),
        generation: 3,
        games: 700,
        margin_scale: vec![4.25, 1.5],
        coefficients: BTreeMap::from([
            ("open: \"repair\"".to_owned(), [1.0, -0.5, 0.25]),
            ("points".to_owned(), [0.0, 0.125, 0.0]),
        ]),
        net: Some(NamedNet {
            output: [-1.25; UNITS],
            hidden: BTreeMap::from([("points".to_owned(), [0.125; UNITS])]),
        }),
    };
    let search = SearchParams {
        c_puct: 0.75,
        prior_temperature: 0.02,
        prior_visits: 1.0,
        expand_after: 4,
        max_backup_weight: 0.7,
        rollout_depth: 3,
    };
    WeightsFile { search, players: BTreeMap::from([("2".to_owned(), trained)]) }
}

#[test]
fn weights_are_read_as_they_are_written() {
    let weights = some_weights();
    assert_eq!(WeightsFile::parse(&weights.to_string()).expect("well formed"), weights);
}

#[test]
fn weights_of_0_1_0_are_read() {
    let old = WeightsFile::parse(include_str!("tests/old-weights.toml")).expect("well formed");
    assert_eq!(old, some_weights());
    let old = include_str!("tests/old-progress.json");
    let state: TrainingState = serde_json::from_str(old).expect("well formed");
    assert_eq!((state.weights.margin_scale, state.games), (vec![4.25, 1.5], 900));
    assert_eq!(state.weights.coefficients["points"], [0.0, 0.125, 0.0]);
}

#[test]
fn weights_for_another_number_of_players_are_better_than_none() {
    let trained = |games| TrainedWeights { games, ..TrainedWeights::default() };
    let players = BTreeMap::from([("2".to_owned(), trained(2)), ("4".to_owned(), trained(4))]);
    let weights = WeightsFile { players, ..WeightsFile::default() };
    let nearest = |players| weights.for_players(players).map(|trained| trained.games);
    assert_eq!([1, 2, 4, 5].map(nearest), [Some(2), Some(2), Some(4), Some(4)]);
    assert_eq!(WeightsFile::default().for_players(2), None);
}

#[test]
fn a_mistake_in_a_weights_file_is_shown() {
    let reason = WeightsFile::parse("[search]\nc_punct = 1.0").expect_err("no such parameter");
    let reason = reason.to_string();
    assert!(reason.contains("line 2") && reason.contains("c_punct"), "{reason}");
    let net = "output = [1.0, 2.0]\nhidden = {}";
    let reason =
        toml::from_str::<NamedNet>(net).expect_err("two numbers for all units").to_string();
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
