//! The scenarios of a game: the rules, told as positions and moves.

use std::{fs, path::Path};

use tabletop::{Fields, Scenario, Source, scenario};

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
