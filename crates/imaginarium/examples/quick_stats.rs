use imaginarium::*;
use tabletop::*;
use std::collections::BTreeMap;
fn main() {
    let mut rng = Rng::new(1);
    let mut pick = Rng::new(7);
    let mut buf = Vec::with_capacity(256);
    let mut kinds: BTreeMap<String,u64> = BTreeMap::new();
    let mut asked: BTreeMap<String,u64> = BTreeMap::new();
    let n = 500;
    let mut rounds=0u64;
    for _ in 0..n {
        let mut log = Vec::new();
        let mut cx = Ctx { chance: &mut rng, log: Some(&mut log) };
        let mut g = Imaginarium::setup(4, Default::default(), &mut cx);
        while let Some(by) = g.deciders().first() {
            if std::env::args().nth(1).is_some() { g.legal_actions(by, &mut buf) } else { g.sensible_actions(by, &mut buf) };
            let f = g.read(None,"turn").unwrap(); let f=f.split(' ').nth(1).unwrap().to_string();
            *asked.entry(f).or_default() += 1;
            let a = buf[pick.below(buf.len() as u32) as usize];
            g.apply(by, a, &mut cx);
        }
        rounds += g.read(None,"round").unwrap().parse::<u64>().unwrap();
        for e in &log { let s=e.to_string(); let mut w=s.split(' '); let k=w.next().unwrap().to_string();
            let mut vp=0u64; if s.contains("vp") { for x in s.split(' ') { if let Some(v)=x.strip_suffix("vp") { vp+=v.parse::<u64>().unwrap_or(1);} } }
            *kinds.entry(k.clone()).or_default()+=1; if vp>0 { *kinds.entry(format!("{k}-VP")).or_default()+=vp; } }
    }
    println!("rounds {}", rounds as f64/n as f64);
    for (k,v) in asked { println!("asked {k} {:.1}", v as f64/n as f64); }
    for (k,v) in kinds { println!("{k} {:.1}", v as f64/n as f64); }
}
