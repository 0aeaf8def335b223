//! Bots know what their seat knows, choose what is legal, and choose the same again.

use std::{
    cell::{Cell, RefCell},
    collections::BTreeSet,
    sync::Arc,
};

use bots::{
    Bot, Model, Random, SearchParams, WeightsFile,
    train::{TrainingPlan, TrainingState},
};
use scene::Present;
use tabletop::{Ctx, Rng, Setup, View};
use tournament::Simulation;

use crate::{find, titles};

const THINKERS: [&str; 4] = ["greedy", "novice", "mcts:40", "mcts:40x2"];

/// Plays at random and stops at every decision in `every` for a look at it.
/// Says where it ended.
fn at_decisions<G: Present>(every: usize, look: impl Fn(&G, usize)) -> G {
    let mut luck = Rng::new(11);
    let mut random = Random::<G>::new(12);
    let seats = *G::SEATS.end();
    let mut ctx = Ctx { chance: &mut luck, log: None };
    let mut state = G::setup(seats, G::Options::default(), &mut ctx);
    for moves in 0.. {
        let Some(by) = state.deciders().first() else { break };
        if moves % every == 0 {
            look(&state, moves);
        }
        state.apply(by, random.choose(View::new(&state, by)), &mut ctx);
    }
    state
}

fn choices<G: Present>(kind: &str, state: &G) -> Vec<G::Action> {
    let by = state.deciders().first().expect("somebody is asked");
    let mut bot = bots::bot::<G>(kind, 5).expect("a kind that is known");
    // Twice, since a bot may remember.
    (0..2).map(|moves| bot.choose(View::new(state, by).after(moves))).collect()
}

fn is_fair<G: Present>() {
    at_decisions(23, |state: &G, moves| {
        let by = state.deciders().first().expect("somebody is asked");
        let mut legal = Vec::new();
        state.legal_actions(by, &mut legal);
        let alike = View::new(state, by).sample(&mut Rng::new(moves as u64));
        for kind in THINKERS {
            let chosen = choices(kind, state);
            assert!(legal.contains(&chosen[0]), "{kind} at move {moves}");
            assert_eq!(chosen, choices(kind, state), "{kind} chooses the same again at {moves}");
            assert_eq!(
                chosen,
                choices(kind, &alike),
                "{kind} knows a secret of {} at {moves}",
                G::NAME
            );
        }
    });
}

#[test]
fn what_a_seat_cannot_know_changes_no_choice() {
    is_fair::<imaginarium::Imaginarium>();
    is_fair::<whistle_mountain::WhistleMountain>();
    is_fair::<ski_station::SkiStation>();
    is_fair::<cloudage::CloudAge>();
}

/// In the order in which what is legal is listed: the search relies on it.
fn weighs_what_is_legal<G: Present>() {
    let (legal, candidates) = (RefCell::new(Vec::new()), RefCell::new(Vec::new()));
    at_decisions(1, |state: &G, moves| {
        let (legal, candidates) = (&mut *legal.borrow_mut(), &mut *candidates.borrow_mut());
        for by in state.deciders().iter() {
            state.legal_actions(by, legal);
            state.candidates(by, candidates);
            assert!(!candidates.is_empty(), "{} at {moves}", G::NAME);
            let mut rest = legal.iter();
            for candidate in &*candidates {
                assert!(rest.any(|it| it == candidate), "{candidate} of {} at {moves}", G::NAME);
            }
        }
    });
}

#[test]
fn what_a_good_player_weighs_is_legal() {
    weighs_what_is_legal::<imaginarium::Imaginarium>();
    weighs_what_is_legal::<whistle_mountain::WhistleMountain>();
    weighs_what_is_legal::<ski_station::SkiStation>();
    weighs_what_is_legal::<cloudage::CloudAge>();
}

/// Else a bot that is far ahead would play on for ever.
#[test]
fn nothing_is_as_good_as_to_have_won() {
    fn holds<G: Present>() {
        let best = Cell::new(0.0f32);
        let last = at_decisions(1, |state: &G, _| {
            let value = Arc::clone(Model::shipped::<G>().value(state.seats()));
            let probabilities = value.win_probabilities(state, 0.0);
            best.set(probabilities.into_iter().fold(best.get(), f32::max));
        });
        let value = Arc::clone(Model::shipped::<G>().value(last.seats()));
        let ends = value.win_probabilities(&last, 0.0);
        let won = ends.into_iter().fold(0.0, f32::max);
        assert!(best.get() < won, "{}: {} before the end, {won} at the end", G::NAME, best.get());
    }
    holds::<imaginarium::Imaginarium>();
    holds::<whistle_mountain::WhistleMountain>();
    holds::<ski_station::SkiStation>();
    holds::<cloudage::CloudAge>();
}

/// Strength is measured elsewhere; this notices when it is lost.
#[test]
fn thinking_helps() {
    for title in titles() {
        let wins = |kind: &str, other: &str| {
            let kinds = vec![kind.to_owned(), other.to_owned()];
            let setup = Setup { seats: 2, ..Setup::default() };
            let simulation = Simulation { setup, seed: 3, kinds, games: 4, threads: 2 };
            let report = title.simulate(&simulation, &|_| {}, None).expect("kinds that are known");
            assert_eq!((report.games, report.refused), (4, 0), "{}", title.name());
            report.seats[0].wins.count()
        };
        assert!(3.0 <= wins("greedy", "random"), "{}: greedy", title.name());
        assert!(3.0 <= wins("mcts:50", "random"), "{}: mcts", title.name());
    }
}

#[test]
fn playing_teaches() {
    let title = find("imaginarium").expect("a game on the shelf");
    let plan = TrainingPlan {
        seats: 2,
        seed: 5,
        threads: 1,
        params: SearchParams::default(),
        command: "a test".to_owned(),
    };
    let stage = "random:180".parse().expect("a stage");
    let learn =
        |before: &TrainingState| title.train(&plan, before, stage, &|_| {}).expect("two players");
    let (learned, evaluation) = learn(&TrainingState::default());
    assert!(0.2 < evaluation.explained_variance && 0.6 < evaluation.accuracy, "{evaluation:?}");
    assert_eq!((learned.weights.generation, learned.weights.games), (1, 180));
    assert_eq!(
        learn(&TrainingState::default()).0.weights,
        learned.weights,
        "the same seed, the same weights"
    );
    // Whatever was written down can be gone on with.
    let (more, _) = learn(&learned);
    assert_eq!((more.weights.generation, more.weights.games), (2, 360));
}

#[test]
fn a_search_teaches_a_network() {
    let title = find("cloudage").expect("a game on the shelf");
    let known = WeightsFile::parse(title.weights()).expect("well formed").players["2"].clone();
    let plan = TrainingPlan {
        seats: 2,
        seed: 5,
        threads: 2,
        params: SearchParams::default(),
        command: "a test".to_owned(),
    };
    let stage = "net12:45".parse().expect("a stage");
    let learn = || title.train(&plan, &known.clone().into(), stage, &|_| {}).expect("two players");
    let (learned, evaluation) = learn();
    assert!(0.0 < evaluation.win_ratio && 0 < evaluation.positions, "{evaluation:?}");
    assert_eq!((learned.generation, learned.games), (1, known.games + 45));
    assert_eq!(
        learned.weights.coefficients, known.coefficients,
        "what was known is taken for granted"
    );
    assert_eq!(
        learned.weights.net.is_some(),
        1.0 <= evaluation.win_ratio,
        "only what plays better is kept"
    );
    assert_eq!(learn().0.weights, learned.weights, "the same seed, the same weights");
}

/// Every feature of every game has its coefficients, and no other name has; and so it is with networks.
#[test]
fn weights_fit_their_games() {
    fn fit<G: Present>() {
        let weights = WeightsFile::parse(G::WEIGHTS).expect("well formed");
        for trained in weights.players.values() {
            let learned: BTreeSet<&str> = trained.coefficients.keys().map(String::as_str).collect();
            let counted: BTreeSet<&str> =
                G::NAMES.iter().copied().chain(["points", "always"]).collect();
            assert_eq!(learned, counted, "{}: {}", G::NAME, trained.command);
            if let Some(net) = &trained.net {
                let learned: BTreeSet<&str> = net.hidden.keys().map(String::as_str).collect();
                let counted = counted.into_iter().chain(["progress"]).collect();
                assert_eq!(learned, counted, "{}: {}", G::NAME, trained.command);
            }
        }
    }
    fit::<imaginarium::Imaginarium>();
    fit::<whistle_mountain::WhistleMountain>();
    fit::<ski_station::SkiStation>();
    fit::<cloudage::CloudAge>();
}
