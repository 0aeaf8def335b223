//! Random play of every game beside shakmaty's random chess, in turns and on one thread, so that
//! a busy machine slows both alike.

use std::{hint::black_box, time::Instant};

use imaginarium::Imaginarium;
use shakmaty::{Chess, Position};
use tabletop::{Ctx, Game, Rng};

const SLICES: usize = 9;
const SECONDS: f64 = 0.4;

/// Decisions a second of the games `play` plays, for one slice of time.
fn measure(play: &mut dyn FnMut() -> u32) -> f64 {
    let (start, mut decisions) = (Instant::now(), 0u64);
    while start.elapsed().as_secs_f64() < SECONDS {
        decisions += u64::from(play());
    }
    decisions as f64 / start.elapsed().as_secs_f64()
}

/// A game of chess with uniformly random moves, ended by mate, stalemate, bare material or 75
/// moves without progress.
fn chess(pick: &mut Rng) -> u32 {
    let mut position = Chess::default();
    let mut moves = 0;
    while position.halfmoves() < 150 && !position.is_insufficient_material() {
        let legal = position.legal_moves();
        if legal.is_empty() {
            break;
        }
        position.play_unchecked(pick.pick(&legal));
        moves += 1;
    }
    black_box(&position);
    moves
}

fn median(mut values: Vec<f64>) -> f64 {
    values.sort_by(f64::total_cmp);
    values[values.len() / 2]
}

fn main() {
    let (mut luck, mut pick) = (Rng::new(1), Rng::new(2));
    let mut actions = Vec::with_capacity(1024);
    let mut ours = || {
        let options = Default::default();
        let state = Imaginarium::setup(4, options, &mut Ctx { chance: &mut luck, log: None });
        laws::playout(state, &mut luck, &mut pick, &mut actions)
    };
    let mut chess_pick = Rng::new(3);
    let mut theirs = || chess(&mut chess_pick);
    let (mut our_rates, mut their_rates, mut ratios) = (vec![], vec![], vec![]);
    for _ in 0..SLICES {
        let (mine, other) = (measure(&mut ours), measure(&mut theirs));
        our_rates.push(mine);
        their_rates.push(other);
        ratios.push(mine / other);
    }
    let (mine, other, ratio) = (median(our_rates), median(their_rates), median(ratios));
    if std::env::args().any(|arg| arg == "--json") {
        let report = serde_json::json!({
            "imaginarium_decisions_per_s": mine,
            "shakmaty_moves_per_s": other,
            "ratio": ratio,
        });
        println!("{report:#}");
    } else {
        println!("uniform random play, one thread, medians of {SLICES} slices");
        println!("  imaginarium, 4 seats {mine:>12.0} decisions a second");
        println!("  shakmaty, chess      {other:>12.0} moves a second");
        println!("  ratio                {ratio:>12.2}");
    }
}
