//! The scenarios of a game: the rules, told as positions and moves; and positions for other tests.

use std::{fs, path::Path};

use tabletop::{Fields, Scenario, Seat, Source, scenario};

/// A position with these fields written into it, each with its seat or for the table.
#[track_caller]
pub fn given<G: Fields>(mut game: G, fields: &[(Option<Seat>, &str, &str)]) -> G {
    for (seat, field, value) in fields {
        game.write(*seat, field, value).unwrap_or_else(|e| panic!("{field} {value}: {e}"));
    }
    game.settle().unwrap_or_else(|e| panic!("{e}"));
    game
}

/// Runs every scenario in the files of a folder, and tells all that fail.
pub fn every_scenario_holds<G: Fields>(folder: &Path, options: G::Options) {
    let mut files: Vec<_> =
        fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    files.sort();
    let mut failures = Vec::new();
    for file in files {
        let name = file.file_name().unwrap().to_string_lossy().into_owned();
        let text = fs::read_to_string(&file).unwrap();
        match Scenario::parse(Source { name: &name, text: &text }) {
            Err(fault) => failures.push(fault.to_string()),
            Ok(all) => failures.extend(all.iter().filter_map(|it| {
                let fault = scenario::run::<G>(it, options).err()?;
                Some(format!("{}\n{fault}", it.title))
            })),
        }
    }
    assert!(failures.is_empty(), "{}", failures.join("\n\n"));
}
