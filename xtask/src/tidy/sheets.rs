//! Art sheets read figures by their names: no template takes a text apart.

use crate::files::{files, read, short};

pub fn check(faults: &mut Vec<String>) -> Result<(), String> {
    for path in [files("art", &[".svg"])?, files("examples", &[".svg"])?].concat() {
        for (i, line) in read(&path)?.lines().enumerate() {
            if line.contains("split(") {
                let place = format!("{}:{}", short(&path), i + 1);
                faults.push(format!("{place}: `split`: the game gives figures with names instead"));
            }
        }
    }
    Ok(())
}
