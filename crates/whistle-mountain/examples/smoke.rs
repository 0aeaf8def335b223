//! Random games, quickly.
use std::time::Instant;
use tabletop::{Ctx, Game, Rng};
use whistle_mountain::{Options, WhistleMountain};
fn main() {
    let games: u64 = std::env::args().nth(1).map_or(200, |n| n.parse().unwrap());
    let check = std::env::args().nth(2).is_none();
    for seats in 2..=4u8 {
        let start = Instant::now();
        let (mut decisions, mut turns, mut best, mut choices, mut most) =
            (0u64, 0u64, 0i64, 0u64, 0usize);
        for seed in 0..games {
            let mut luck = Rng::new(seed);
            let mut pick = Rng::new(seed ^ 77);
            let mut game = WhistleMountain::setup(
                seats,
                Options::default(),
                &mut Ctx { chance: &mut luck, log: None },
            );
            let mut legal = Vec::new();
            while let Some(by) = game.deciders().first() {
                if check {
                    game.legal_actions(by, &mut legal);
                } else {
                    game.sensible_actions(by, &mut legal);
                }
                if check {
                    assert!(legal.is_sorted_by(|a, b| a < b), "seed {seed}: {legal:?}");
                    game.invariants()
                        .unwrap_or_else(|e| panic!("seats {seats} seed {seed} {decisions}: {e}"));
                    for action in &legal {
                        assert_eq!(action.to_string().parse().as_ref(), Ok(action));
                    }
                }
                choices += legal.len() as u64;
                most = most.max(legal.len());
                let action = pick.pick(&legal);
                game.apply(by, action, &mut Ctx { chance: &mut luck, log: None });
                decisions += 1;
            }
            turns += u64::from(game.round());
            best += i64::from((0..seats).map(|s| game.score(tabletop::Seat(s))).max().unwrap());
        }
        let t = start.elapsed().as_secs_f64();
        println!(
            "{seats}: {:.0} decisions a game, {:.1} rounds, best {:.1}, {:.1} choices (most {most}), {:.0} games/s, {:.0} decisions/s",
            decisions as f64 / games as f64,
            turns as f64 / games as f64,
            best as f64 / games as f64,
            choices as f64 / decisions as f64,
            games as f64 / t,
            decisions as f64 / t
        );
    }
    println!("{} bytes", size_of::<WhistleMountain>());
}
