//! Corrected facts: what is refused (SK-23.3), and rules that only other plates bring about.

use facts::Facts as _;
use tabletop::{Scenario, Source, scenario};

use crate::{Edition, Options, SkiStation};

fn file(name: &str) -> &'static str {
    Edition::DATA.iter().find(|file| file.name == name).expect("a file of the edition").text
}

/// An edition in which some words of a file are others.
fn corrected(name: &str, changes: &[(&str, &str)]) -> Result<Options, String> {
    let mut text = file(name).to_owned();
    for (from, to) in changes {
        assert!(text.contains(from), "{from} stands in {name}");
        text = text.replacen(from, to, 1);
    }
    let edition = Edition::load(&[Source { name, text: &text }]);
    let edition = edition.map_err(|fault| fault.to_string())?;
    Ok(Options { edition, ..Options::default() })
}

fn refused(name: &str, from: &str, to: &str) {
    corrected(name, &[(from, to)]).expect_err(from);
}

/// What an owner of the box might write by mistake (SK-23.3).
#[test]
fn facts_that_cannot_be_are_refused() {
    let line = |name: &str, id: &str| {
        let is_it = |line: &&str| line.contains(&format!("id = \"{id}\""));
        let line = file(name).lines().find(is_it).expect("a line of this id");
        format!("{line}\n")
    };
    // 46 cells, 40 and 40 tiles, 16 bonus tiles, 16 rewards.
    refused("mountain.toml", &line("mountain.toml", "c-46"), "");
    refused("buildings.toml", &line("buildings.toml", "b-40"), "");
    refused("developments.toml", &line("developments.toml", "d-40"), "");
    refused("bonuses.toml", &line("bonuses.toml", "bt-16"), "");
    refused("rewards.toml", &line("rewards.toml", "rw-p"), "");
    // Piles as high as seven plates need.
    refused("board.toml", "players = 2, top = 11", "players = 2, top = 12");
    refused("plates.toml", "WPYR RYPW YWRP\"", "WPYR RYPW YRRP\"");
    // No complete slot at setup: a half in the north would have green pistes above.
    refused("buildings.toml", "back = \"II\"", "back = \"I\" ");
    refused("buildings.toml", "sides = \"E S W\"", "sides = \"N E S W\"");
}

/// A number marked C is read from the data (SK-23.3, OPT-11).
#[test]
fn a_corrected_number_is_played_with() {
    let options =
        corrected("bonuses.toml", &[("\"bt-01\", eur = 2", "\"bt-01\", eur = 0")]).unwrap();
    play(
        options,
        "game ski-station
         scenario a disk on this tile costs no euros
         given round 1
         given A pawn 1.2
         given A seasonals 1
         given turn A square
         A disk bt-01
         expect A disks bt-01",
    );
}

/// The guard of SK-5.25 moves whoever cannot move: into the next column, without malus or action,
/// and any-time actions stay possible. The plates that ship never need it; these have no recruitment.
#[test]
fn who_cannot_move_goes_to_the_next_free_square() {
    let changes = [("WPYR RYPW YWRP", "WPYP PYPW YWPP"), ("PYRW WRYP YPWR", "PYPW WPYP YPWP")];
    let options = corrected("plates.toml", &changes).unwrap();
    play(
        options,
        "game ski-station
         scenario nothing can be laid and no tile is left
         given round 1
         given A pistes G 1.1 1.2 1.3 1.4 1.7 1.8 1.9 1.10 B 2.1 2.2 2.3 2.4 2.5 2.6 2.7 2.8 2.9 2.10 \
           R 3.2 3.3 3.4 3.5 3.6 3.7 3.8 3.9 4.2 4.3 4.4 4.5 4.6 4.7 4.8 4.9 \
           K 5.3 5.4 5.5 5.6 5.7 5.8 6.4 6.5 6.6 6.7
         given squares none
         given A pawn 1.1
         given B pawn 2.3
         given A village b-24@1.2
         given A eur 4
         given turn A
         legal A go 2.2 | activate b-24
         A go 2.2
         expect event moved A 1.1 2.2 guard
         expect no event malus
         expect no event forfeited
         legal A activate b-24 | end",
    );
}

fn play(options: Options, text: &str) {
    let scenarios = Scenario::parse(Source { name: "test", text }).unwrap();
    for it in &scenarios {
        scenario::run::<SkiStation>(it, options).unwrap();
    }
}
