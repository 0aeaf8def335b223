//! Fixed boards, and how many places there are for each piece: by bits, by eye, and as it was once
//! counted.

use expect_test::{Expect, expect};
use laws::given;
use tabletop::{Flow, Seat};

use super::{
    eyes::{landings, machine_places, scaffold_places, worker_places},
    places::{new_game, offered, offered_cells},
};
use crate::{
    Ability, Airship, Machine, Scaffold, WhistleMountain,
    frame::Question,
    worker::{Errand, Place},
};

const A: Seat = Seat(0);
const B: Seat = Seat(1);
const C: Seat = Seat(2);
const D: Seat = Seat(3);

/// A field of a seat or of the table, with its value.
type Written = (Option<Seat>, &'static str, &'static str);

/// After the setup: three scaffolds, an airship of each player on the grid.
const EARLY: &[Written] = &[
    (None, "water", "0"),
    (None, "scaffolds", "sc-l-01@d1/r90 sc-l-13@g1/r270 sc-l-12@j1/r270"),
    (None, "built", "none"),
    (Some(A), "workers", "none"),
    (Some(A), "airships", "c1 home dock-card"),
    (Some(B), "workers", "e3"),
    (Some(B), "airships", "f3 home dock-rescue"),
    (Some(C), "workers", "none"),
    (Some(C), "airships", "home a1 dock-scaffold-1"),
];

/// Twelve scaffolds, five machines, seven workers, five airships.
const MIDDLE: &[Written] = &[
    (None, "water", "0"),
    (
        None,
        "scaffolds",
        "sc-t-10@a1 sc-t-11@a7 sc-l-01@d1/r90 sc-t-04@g3/r90 sc-s-07@a9/r180 \
         sc-l-13@g1/r270 sc-l-12@j1/r270 sc-t-07@f6/r270 sc-l-07@i4/fr0 sc-t-01@c6/fr0 \
         sc-l-02@b3/fr90 sc-l-10@k3/fr90",
    ),
    (
        None,
        "built",
        "sm-black-pointer@b3 sm-shiny-pointer@b1/r90 sm-wet-coal@l3/r90 sm-wet-gold@d3 \
         mm-controller@g3",
    ),
    (Some(A), "workers", "g2 b7"),
    (Some(A), "airships", "home e7/r90 f3/r90"),
    (Some(B), "workers", "e2 j4 d7"),
    (Some(B), "airships", "home home home"),
    (Some(C), "workers", "j1 c4"),
    (Some(C), "airships", "g4 c2 g6"),
];

/// Six rows under water: 21 scaffolds and eight machines, some of them drowned.
const FLOODED: &[Written] = &[
    (None, "water", "6"),
    (
        None,
        "scaffolds",
        "sc-l-10@c4 sc-t-07@h6 sc-t-12@b7 sc-l-14@f10 sc-l-04@f1/r90 sc-l-01@k9/r90 \
         sc-l-02@a1/r180 sc-l-07@g11/r180 sc-t-13@a5/r270 sc-l-13@d1/fr90 \
         sc-s-07@h1/fr90 sc-l-07@f3/fr180 sc-l-12@g4/fr180 sc-t-07@j4/fr180 \
         sc-t-04@f6/fr180 sc-s-14@i8/fr180 sc-t-07@c9/fr180 sc-s-04@i10/fr180 \
         sc-l-11@j1/fr270 sc-s-07@k6/fr270 sc-l-01@e7/fr270",
    ),
    (
        None,
        "built",
        "sm-black-iron@i9 sm-double-pointer@k7/r90 sm-metal-pointer@f9/r90 \
         sm-wet-gold@l8/r90 sm-wet-iron@g2 sm-whistle-pointer@a1/r90 \
         mm-printing-press@g6 lm-megaphone@i5",
    ),
    (Some(A), "workers", "l7 c8 e9 j10"),
    (Some(A), "airships", "l11 home dock-small-2"),
    (Some(B), "workers", "j11"),
    (Some(B), "airships", "f10 home home"),
    (Some(C), "workers", "c7 d10 g10 h10 l10"),
    (Some(C), "airships", "home home dock-upgrade"),
    (Some(D), "workers", "e8"),
    (Some(D), "airships", "k9 i9 home"),
    (None, "last", "3"),
];

/// The position in the turn of A when this is asked.
fn asked(game: &WhistleMountain, question: Question) -> WhistleMountain {
    let mut game = *game;
    game.ask(A, question);
    game
}

fn scaffold(game: &WhistleMountain, tile: Scaffold) -> usize {
    let places = scaffold_places(game, tile, false);
    assert_eq!(offered(&asked(game, Question::PlaceScaffold(tile)), A), places, "{tile}");
    places.len()
}

fn machine(game: &WhistleMountain, machine: Machine) -> usize {
    let places = machine_places(game, machine);
    assert_eq!(offered(&asked(game, Question::PlaceMachine(machine)), A), places, "{machine}");
    places.len()
}

/// With this ability instead of the own one.
fn airship(game: &WhistleMountain, airship: Airship, ability: Option<Ability>) -> usize {
    let mut game = asked(game, Question::Fly { airship, ram: false });
    game.players[A].ability = ability;
    let places = landings(&game, A, airship);
    assert_eq!(offered(&game, A), places, "{airship} {ability:?}");
    places.len()
}

fn workers(game: &WhistleMountain, errand: Errand) -> usize {
    let jetpack = errand == Errand::Move && game.canyon.is_active(Machine::JetpackLab);
    let places = worker_places(game, jetpack);
    let question = Question::Where(errand, Place::Whirlpool);
    assert_eq!(offered_cells(&asked(game, question), A), places);
    places.len()
}

/// Scaffolds with two prints of each shape, then S and T with two equal ones; a machine of each
/// size; all airships plainly and as an Ace Pilot, and the dreadnought that pushes others away;
/// workers, rescued and moved.
#[track_caller]
fn counts(seats: u8, board: &[Written], counted: Expect) {
    let turn = [(None, "turn", "A")];
    let game = &given(new_game(seats), &[board, &turn].concat());
    let tiles = [Scaffold::S01, Scaffold::L01, Scaffold::T01, Scaffold::S10, Scaffold::T10];
    // Nobody asks here where they come from.
    let machines = [Machine::DoubleGold, Machine::Vault, Machine::Megaphone];
    let fleet = |ability| [0, 1, 2].map(|at| airship(game, Airship::at(at), ability));
    let ram = airship(game, Airship::Dreadnought, Some(Ability::Dreadnought));
    counted.assert_eq(&format!(
        "scaffolds {:?}\nmachines {:?}\nairships {:?}, ace {:?}, ram {ram}\nworkers {:?}\n",
        tiles.map(|tile| scaffold(game, tile)),
        machines.map(|it| machine(game, it)),
        fleet(None),
        fleet(Some(Ability::AcePilot)),
        [Errand::Rescue, Errand::Move].map(|errand| workers(game, errand)),
    ));
}

/// WM-5.3: all 144 cells, and all lines of two and three. WM-9.6: where nothing is visible, scaffolds
/// begin at the water.
#[test]
fn an_empty_board_has_so_many_places() {
    counts(
        2,
        &[],
        expect![[r#"
            scaffolds [84, 84, 84, 42, 42]
            machines [0, 0, 0]
            airships [144, 264, 240], ace [144, 264, 240], ram 240
            workers [0, 0]
        "#]],
    );
}

#[test]
fn an_early_board_has_so_many_places() {
    counts(
        3,
        EARLY,
        expect![[r#"
            scaffolds [92, 94, 88, 46, 44]
            machines [9, 0, 0]
            airships [128, 222, 193], ace [139, 229, 195], ram 198
            workers [5, 5]
        "#]],
    );
}

#[test]
fn a_full_board_has_so_many_places() {
    counts(
        3,
        MIDDLE,
        expect![[r#"
            scaffolds [78, 81, 82, 39, 41]
            machines [31, 2, 0]
            airships [97, 126, 84], ace [126, 137, 86], ram 89
            workers [9, 9]
        "#]],
    );
}

#[test]
fn a_flooded_board_has_so_many_places() {
    counts(
        4,
        FLOODED,
        expect![[r#"
            scaffolds [36, 32, 38, 18, 19]
            machines [29, 5, 2]
            airships [38, 37, 18], ace [56, 40, 19], ram 18
            workers [5, 5]
        "#]],
    );
}

/// WM-23.20: with Jetpack Lab workers have many more.
#[test]
fn jetpacks_find_so_many_places() {
    let lab: &[Written] = &[
        (None, "scaffolds", "sc-l-01@a1/fr0 sc-l-01@b1/fr180 sc-l-04@e2/fr0 sc-l-04@f2/fr180"),
        (None, "built", "lm-jetpack-lab@a1"),
        (Some(B), "airships", "b3 home home"),
        (Some(A), "workers", "a3 e2"),
    ];
    counts(
        2,
        lab,
        expect![[r#"
            scaffolds [74, 76, 74, 37, 37]
            machines [12, 3, 2]
            airships [132, 230, 200], ace [141, 235, 201], ram 202
            workers [4, 10]
        "#]],
    );
}
