//! Corrected facts: what is refused with its place and reason (SK-23.3), and rules that only other
//! facts bring about.

use expect_test::{Expect, expect};
use facts::Facts as _;
use tabletop::{Options as _, Scenario, Source, scenario};

use crate::{Edition, Options, SkiStation};

fn file(name: &str) -> &'static str {
    Edition::DATA.iter().find(|file| file.name == name).unwrap().text
}

/// An edition in which some words of a file are others.
fn corrected(name: &str, changes: &[(&str, &str)]) -> Options {
    let mut text = file(name).to_owned();
    for (from, to) in changes {
        assert!(text.contains(from), "{from} stands in {name}");
        text = text.replacen(from, to, 1);
    }
    let mut options = Options::default();
    options.load(&[Source { name, text: &text }]).unwrap();
    options
}

laws::edition_laws!(SkiStation);

/// What players are told who write each of these instead of what ships.
#[track_caller]
fn refused(file: &str, changes: &[(&str, &str)], told: Expect) {
    let reasons = changes.iter().map(|(old, new)| laws::refused::<Options>(file, old, new) + "\n");
    told.assert_eq(&reasons.collect::<String>());
}

/// SK-5.13, SK-19.12, SK-23.3: seven rounds with piles as high as their plates need.
#[test]
fn boards_that_cannot_be() {
    refused(
        "board.toml",
        &[
            ("\"rounds\",          is = 7", "\"rounds\",          is = 8"),
            ("\"malus\",           is = 1", "\"malus\",           is = -1"),
            ("eur = 4", "eur = 40"),
            ("{ id = \"1\", eur = 0", "{ id = \"1\", eur = 1"),
            ("pv = 3, per = 2", "pv = 3, per = 0"),
            ("id = \"off-2\", players = 2", "id = \"off-2\", players = 3"),
            ("[0, 1, 1, 2]", "[0, 0, 1, 1, 2]"),
            ("top = 11", "top = 12"),
        ],
        expect![[r#"
            board.toml:12:34: the program lays out 7
            board.toml:21:34: malus is at least 0
            board.toml:37:47: 40: it is 20 at most
            board.toml:45:21: one seasonal costs nothing
            board.toml:62:29: a group has at least one building
            board.toml:73:29: off-2 is not for 3 players
            board.toml:75:41: an office has at most four slots
            board.toml:82:39: the plates of all rounds have 21 squares W
        "#]],
    );
}

/// The green pistes of the start lie in row 1.
#[test]
fn mountains_that_cannot_be() {
    refused(
        "mountain.toml",
        &[
            ("low = 1, high = 4", "low = 4, high = 1"),
            ("low = 1, high = 3", "low = 2, high = 3"),
            ("low = 1, high = 3", "low = 1, high = 7"),
            ("rows = -1, columns = 0", "rows = 1, columns = 0"),
            ("id = \"row-1\", row = 1", "id = \"row-1\", row = 2"),
            ("row = 1, column = 2,", "row = 1, column = 1,"),
            ("row = 1, column = 2,", "row = 1, column = 11,"),
        ],
        expect![[r#"
            mountain.toml:19:31: the highest row is below the lowest
            mountain.toml:53:76: a G piste does not lie in row 1
            mountain.toml:18:31: row 7: rows are 1 to 6
            mountain.toml:27:29: a piste leads one row down, and at most one column aside
            mountain.toml:34:25: row-1 is not row 2
            mountain.toml:50:24: cell 1.1 stands here twice
            mountain.toml:50:36: column 11: columns are 1 to 10
        "#]],
    );
}

#[test]
fn plates_that_cannot_be() {
    refused(
        "plates.toml",
        &[
            ("\"down\"", "\"left\""),
            ("\"2 4 6\"", "\"2 4 5\""),
            ("\"2 4 6\"", "\"2 4 8\""),
            ("\"pl-2a\", players = 2", "\"pl-2a\", players = 3"),
            ("WPYR RYPW YWRP\"", "WPYR RYPW\""),
            ("WPYR RYPW YWRP\"", "WPYR RYP YWRP\""),
            ("WPYR RYPW YWRP\"", "WPYR RXPW YWRP\""),
            ("WPYR RYPW YWRP\"", "WPYR RYPW YRRP\""),
            ("plate = [", "plate = ("),
        ],
        expect![[r#"
            plates.toml:6:25: runs `left`: it is down or up
            plates.toml:18:3: round 5 is served by both faces
            plates.toml:18:41: `8`: rounds are 1 to 7
            plates.toml:17:29: pl-2a is not for 3 players
            plates.toml:17:62: 2 rows: this plate has 3
            plates.toml:17:62: `RYP`: a row has 4 squares
            plates.toml:17:62: `X` is no square: R, P, W or Y
            board.toml:82:39: the plates of all rounds have 17 squares W
            plates.toml:17:3: invalid key-value pair, expected key
        "#]],
    );
}

/// SK-2.26: a half in the north of the base building would have green pistes above.
#[test]
fn buildings_that_cannot_be() {
    refused(
        "buildings.toml",
        &[
            ("row = 1, column = 3", "row = 4, column = 3"),
            ("sides = \"E S W\"", "sides = \"N E S W\""),
            ("back = \"II\"", "back = \"I\" "),
            ("sides = \"N S\"", "sides = \"N Q\""),
            ("does = \"eur:2\"", "does = \"gold:2\""),
            ("does = \"eur:2\"", "does = \"eur:2 / time:1\""),
            ("E1 -> time:1", "Z1 -> time:1"),
            ("/ E3 -> seasonal:2", "/ seasonal:2"),
            ("\"b-01\", when = \"built\"", "\"b-01\", when = \"sometimes\""),
            ("\"b-01\", when = \"built\"", "\"b-01\", when = \"end\""),
        ],
        expect![[r#"
            buildings.toml:6:24: `4.3` is no place of the village: 1.1 to 3.5
            buildings.toml:5:8: the base building has a complete square slot at the start
            buildings.toml:14:12: 19 tiles with the back II: the rulebook counts 20
            buildings.toml:15:74: `Q` is no side or corner: N, E, S, W, NE, SE, SW or NW
            buildings.toml:68:45: `gold` is no effect: RULES.md lists them in table 27.5
            buildings.toml:68:45: this does not fit when it happens
            buildings.toml:73:45: `Z1` is no price: it is E, M or X with a number, as in E2
            buildings.toml:97:45: `M1 -> eur:3 / seasonal:2`: either every mode has a price or none has
            buildings.toml:68:25: when `sometimes`: it is built, income, activated, end or slots
            buildings.toml:68:43: this does not fit when it happens
        "#]],
    );
}

/// SK-15.5 to SK-15.7.
#[test]
fn developments_that_cannot_be() {
    refused(
        "developments.toml",
        &[
            ("back = \"I\", ", "back = \"III\","),
            ("type = \"I\"", "type = \"X\""),
            ("does = \"eur:3\"", "does = \"E1 -> eur:3\""),
            ("does = \"eur:3\"", "does = \"eur:3 / time:1\""),
            ("does = \"stand:3\"", "does = \"time-pv:2\""),
            ("does = \"time-eur:3 ", "does = \"eur:3 "),
        ],
        expect![[r#"
            developments.toml:6:25: back `III`: it is I or II
            developments.toml:6:48: `X` is no type: I, O or P
            developments.toml:52:25: only buildings are activated for a price
            developments.toml:52:25: type I does one thing at once
            developments.toml:62:25: type O does something once
            developments.toml:69:25: type P gives an advantage or income
        "#]],
    );
}

#[test]
fn bonuses_and_rewards_that_cannot_be() {
    refused(
        "bonuses.toml",
        &[
            ("per = 3, of = \"best-colour\"", "per = 0, of = \"best-colour\""),
            ("of = \"best-colour\"", "of = \"snow\""),
        ],
        expect![[r#"
            bonuses.toml:26:33: PV are given for at least one
            bonuses.toml:26:41: `snow` is no thing that is counted
        "#]],
    );
    refused(
        "rewards.toml",
        &[
            ("rank = 2", "rank = 0"),
            ("rank = 2", "rank = 6"),
            ("eur:6", "eur:60"),
            ("keep = false", "keep = true"),
        ],
        expect![[r#"
            rewards.toml:6:25: a reward tile has a rank, 2 to 5
            rewards.toml:6:25: rank 6: it is 2 to 5, or 0 for none
            rewards.toml:41:39: `eur:60`: it is 20 at most
            rewards.toml:29:38: a tile that is kept gives income, another does something
        "#]],
    );
}

#[test]
fn thresholds_that_cannot_be() {
    refused(
        "thresholds.toml",
        &[
            ("effect = \"th-g1\"", "effect = \"th-g4\""),
            ("does = \"income-eur:1\"", "does = \"eur:1\""),
            ("[9, 8, 6, 4]", "[9, 8, 6]"),
        ],
        expect![[r#"
            thresholds.toml:15:26: `th-g4` is no threshold effect
            thresholds.toml:35:26: a step gives an advantage or income
            thresholds.toml:7:28: invalid length 3, expected an array of length 4
        "#]],
    );
}

#[test]
fn a_file_that_is_none_of_them() {
    let fault = Edition::load(&[Source { name: "robots.toml", text: "" }]).unwrap_err();
    expect!["robots.toml:1:1: no such data file: known are board.toml, mountain.toml, plates.toml, buildings.toml, developments.toml, bonuses.toml, rewards.toml, thresholds.toml"].assert_eq(&fault.to_string());
}

/// A number marked C is read from the data (SK-23.3, OPT-11).
#[test]
fn a_corrected_number_is_played_with() {
    let options = corrected("bonuses.toml", &[("\"bt-01\", eur = 2", "\"bt-01\", eur = 0")]);
    assert_ne!(options.edition(), "standard");
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

/// Modes of a reward are one only if they come to the same (Q-17).
#[test]
fn a_reward_with_a_choice_is_played_with() {
    let changes =
        [("\"rw-m\", rank = 4", "\"rw-m\", rank = 2"), ("\"eur:6\"", "\"eur:6 / time:3\"")];
    play(
        corrected("rewards.toml", &changes),
        "game ski-station
         scenario money or time
         given round 1
         given rewards rw-m
         given A pawn 2.1
         given turn A square
         A piste G 1.1
         A reward rw-m
         legal A mode 1 | mode 2
         A mode 2
         expect A time 3",
    );
}

/// The guard of SK-5.25 moves whoever cannot move: into the next column, without malus or action,
/// and any-time actions stay possible. The plates that ship never need it; these have no recruitment.
#[test]
fn who_cannot_move_goes_to_the_next_free_square() {
    let changes = [("WPYR RYPW YWRP", "WPYP PYPW YWPP"), ("PYRW WRYP YPWR", "PYPW WPYP YPWP")];
    let options = corrected("plates.toml", &changes);
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
