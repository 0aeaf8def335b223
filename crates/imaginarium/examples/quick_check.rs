use imaginarium::Imaginarium;
use tabletop::*;
fn main() {
    let mut failed = 0;
    let mut n = 0;
    for file in std::env::args().skip(1) {
        let text = std::fs::read_to_string(&file).unwrap();
        match Scenario::parse(Source { name: &file, text: &text }) {
            Err(e) => { println!("{e}"); failed += 1; }
            Ok(all) => for s in all {
                n += 1;
                if let Err(e) = scenario::run::<Imaginarium>(&s, Default::default()) {
                    println!("FAILED {}\n{e}", s.title); failed += 1;
                }
            }
        }
    }
    println!("{n} scenarios, {failed} failed");
    std::process::exit((failed > 0) as i32);
}
