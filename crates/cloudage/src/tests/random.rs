//! Random games reach their end, and hold what must hold.

use tabletop::{Ctx, Game, Options as _, Rng};

use crate::{CloudAge, Options};

fn play(seats: u8, options: Options, seed: u64) -> (CloudAge, usize) {
    let mut chance = Rng::new(seed);
    let mut luck = Rng::new(seed + 1_000_000);
    let mut game = CloudAge::setup(seats, options, &mut Ctx { chance: &mut chance, log: None });
    let mut actions = Vec::new();
    let mut decisions = 0;
    while let Some(by) = game.deciders().iter().next() {
        game.legal_actions(by, &mut actions);
        assert!(actions.is_sorted(), "{actions:?}");
        let weights = vec![1; actions.len()];
        let at = tabletop::Chance::draw(&mut luck, 0, &weights);
        let action = actions[at];
        assert_eq!(action.to_string().parse(), Ok(action));
        game.apply(by, action, &mut Ctx { chance: &mut chance, log: None });
        game.invariants().unwrap_or_else(|e| panic!("{seats} players, seed {seed}: {e}"));
        decisions += 1;
    }
    (game, decisions)
}

#[test]
fn random_games_end() {
    for scenario in ["1", "2", "3"] {
        for seats in 1..=4 {
            let mut options = Options::default();
            options.set("scenario", scenario).unwrap();
            let (mut total, mut score) = (0, 0);
            for seed in 0..60 {
                let (game, decisions) = play(seats, options, seed);
                total += decisions;
                score += game.score(tabletop::Seat(0));
            }
            println!(
                "scenario {scenario}, {seats} players: {} decisions, {} VP",
                total / 60,
                score / 60
            );
        }
    }
}
