//! Random games.

use tabletop::{Ctx, Game, Rng};

use crate::{Options, SkiStation};

#[test]
fn random_games_end() {
    let mut depth = 0;
    for seats in 2..=4 {
        for seed in 0..300 {
            let mut rng = Rng::new(seed);
            let mut game = SkiStation::setup(
                seats,
                Options::default(),
                &mut Ctx { chance: &mut rng, log: None },
            );
            let mut out = Vec::new();
            let mut n = 0;
            while let Some(by) = game.deciders().first() {
                if seed % 2 == 0 {
                    game.sensible_actions(by, &mut out)
                } else {
                    game.legal_actions(by, &mut out)
                }
                let mut sorted = out.clone();
                sorted.sort_unstable();
                sorted.dedup();
                assert_eq!(out, sorted);
                let action = rng.pick(&out);
                let again: crate::Action = action.to_string().parse().unwrap();
                assert_eq!(again, action);
                game.apply(by, action, &mut Ctx { chance: &mut rng, log: None });
                game.check().unwrap();
                depth = depth.max(game.stack.len());
                n += 1;
                assert!(n < 20_000);
            }
            if seed < 4 {
                let scores: Vec<i32> = game.all_seats().map(|s| game.score(s)).collect();
                println!("{seats} {seed} {n} {scores:?}");
            }
        }
    }
    println!("depth {depth} size {}", size_of::<SkiStation>());
}
