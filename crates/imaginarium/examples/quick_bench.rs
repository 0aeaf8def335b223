use imaginarium::Imaginarium;
use tabletop::*;
fn main() {
    let uniform = std::env::args().nth(1).is_some();
    println!("state {} action {}", size_of::<Imaginarium>(), size_of::<imaginarium::Action>());
    for players in [4u8, 2, 3, 5] {
    let mut rng = Rng::new(1);
    let mut pick = Rng::new(7);
    let mut buf = Vec::with_capacity(256);
    let (mut steps, mut rounds, mut most) = (0u64, 0u64, 0u64);
    let n: u64 = std::env::var("N").ok().and_then(|s| s.parse().ok()).unwrap_or(20000);
    let mut maxc = 0;
    let t = std::time::Instant::now();
    for _ in 0..n {
        let mut cx = Ctx { chance: &mut rng, log: None };
        let mut g = Imaginarium::setup(players, Default::default(), &mut cx);
        let mut k = 0;
        while let Some(by) = g.deciders().first() {
            if uniform { g.legal_actions(by, &mut buf) } else { g.sensible_actions(by, &mut buf) };
            maxc = maxc.max(buf.len());
            let a = buf[pick.below(buf.len() as u32) as usize];
            g.apply(by, a, &mut cx);
            k += 1;
        }
        steps += k; most = most.max(k); rounds += 1;
    }
    let dt = t.elapsed().as_secs_f64();
    println!("{players}p {:.0} games/s {:.2} M decisions/s {:.1} per game, longest {most}, choices max {maxc}", n as f64/dt, steps as f64/dt/1e6, steps as f64/rounds as f64);
    }
}
