//! Tidy: what no compiler checks. Clauses and tests belong together, files and functions stay
//! small, rules crates stay pure, art sheets read figures by their names.

mod clauses;
mod purity;
mod sheets;
mod size;

use crate::{
    files::{files, short},
    shell::root,
};

/// A game as tidy knows it: its crate and the letters its clauses begin with.
pub struct Rules {
    folder: &'static str,
    prefix: &'static str,
    /// How the ids of rulings and worked cases begin.
    rulings: &'static str,
    cases: &'static str,
    /// The data files, and the tables in them, whose ids are components.
    components: &'static [(&'static str, &'static str)],
}

const GAMES: &[Rules] = &[
    Rules {
        folder: "crates/imaginarium",
        prefix: "IM",
        rulings: "J",
        cases: "EX-",
        components: &[
            ("machines.toml", "machine"),
            ("assistants.toml", "assistant"),
            ("projects.toml", "project"),
            ("workshops.toml", "workshop"),
        ],
    },
    Rules {
        folder: "crates/whistle-mountain",
        prefix: "WM",
        rulings: "J-",
        cases: "A-",
        components: &[
            ("machines.toml", "machine"),
            ("upgrades.toml", "upgrade"),
            ("awards.toml", "award"),
            ("abilities.toml", "ability"),
            ("cards.toml", "card"),
            ("board.toml", "dock"),
        ],
    },
    Rules {
        folder: "crates/ski-station",
        prefix: "SK",
        rulings: "A",
        cases: "V-",
        components: &[
            ("buildings.toml", "effect"),
            ("developments.toml", "development"),
            ("bonuses.toml", "bonus"),
            ("rewards.toml", "reward"),
            ("thresholds.toml", "threshold"),
            ("plates.toml", "plate"),
        ],
    },
    Rules {
        folder: "crates/cloudage",
        prefix: "CA",
        rulings: "J",
        cases: "T",
        components: &[
            ("cities.toml", "city"),
            ("cities.toml", "hamlet"),
            ("finds.toml", "find"),
            ("track.toml", "slot"),
            ("production.toml", "level"),
            ("upgrades.toml", "upgrade"),
            ("navigation.toml", "navigation"),
            ("city-cards.toml", "card"),
            ("sleeves.toml", "sleeve"),
            ("projects.toml", "project"),
            ("plants.toml", "plant"),
            ("missions.toml", "mission"),
            ("tiles.toml", "tile"),
            ("solo.toml", "place"),
            ("scenarios.toml", "scenario"),
            ("campaign.toml", "chapter"),
            ("story.toml", "story"),
        ],
    },
    Rules {
        folder: "examples/flotsam",
        prefix: "FL",
        rulings: "J",
        cases: "EX-",
        components: &[("drift.toml", "drift")],
    },
];

pub fn tidy() -> Result<(), String> {
    let mut faults = Vec::new();
    for path in [files("crates", &["RULES.md"])?, files("examples", &["RULES.md"])?].concat() {
        if !GAMES.iter().any(|game| root().join(game.folder).join("RULES.md") == path) {
            faults.push(format!("{}: a game that tidy does not know", short(&path)));
        }
    }
    for game in GAMES {
        clauses::check(game, &mut faults)?;
        purity::check(game, &mut faults)?;
    }
    size::check(&mut faults)?;
    sheets::check(&mut faults)?;
    if faults.is_empty() {
        println!("tidy");
        return Ok(());
    }
    faults.iter().for_each(|fault| println!("{fault}"));
    Err(format!("{} things are not tidy", faults.len()))
}
