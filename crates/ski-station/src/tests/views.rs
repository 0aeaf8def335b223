//! Who sees what (chapter SK-31): everybody sees everything but the piles.

use std::collections::BTreeMap;

use laws::given;
use scene::{Lang, Present, Scene, Voice};
use tabletop::{Ctx, Event as _, Game, Rng, Seat, Session};

use crate::{Building, Development, Event, Options, SkiStation};

const A: Seat = Seat(0);
const B: Seat = Seat(1);

fn game(seats: u8) -> SkiStation {
    let cx = &mut Ctx { chance: &mut Rng::new(5), log: None };
    SkiStation::setup(seats, Options::default(), cx)
}

fn en() -> Voice<'static> {
    SkiStation::speech(Lang::EN).plain()
}

/// The faces in a zone.
fn faces(scene: &Scene, zone: &str) -> Vec<String> {
    let tokens = scene.tokens.iter().filter(|token| token.zone == zone);
    tokens.map(|token| token.face.clone()).collect()
}

/// A resort with something of everything.
fn developed() -> SkiStation {
    let fields = [
        (None, "round", "3"),
        (Some(A), "eur", "7"),
        (Some(A), "time", "2"),
        (Some(A), "permanents", "2 1"),
        (Some(A), "developments", "d-01- d-05"),
        (Some(A), "kept", "rw-c"),
        (Some(A), "village", "b-25@1.2"),
        (Some(A), "on", "b-25 1p"),
        (None, "discard", "b-07 d-08"),
        (None, "turn", "A"),
    ];
    given(game(3), &fields)
}

/// SK-1.23, SK-31.3, SK-31.4: whoever looks sees the same, in whole games, move by move.
#[test]
fn everybody_sees_the_same() {
    let session = laws::played::<SkiStation>(3, Options::default(), 3);
    for n in 0..=session.steps().len() {
        let state = session.at(n);
        let seen = state.scene(None, en());
        for viewer in state.all_seats() {
            assert_eq!(state.scene(Some(viewer), en()), seen, "{viewer} after {n} moves");
        }
    }
}

/// SK-31.3: nothing in the log is anybody's secret.
#[test]
fn everybody_reads_the_same() {
    let session = laws::played::<SkiStation>(2, Options::default(), 3);
    let events = session.opening().iter().chain(session.steps().iter().flat_map(|it| &it.events));
    for event in events {
        for reader in [Some(A), Some(B), None] {
            assert_eq!(event.redact(reader), Some(*event), "{event}");
        }
    }
}

/// SK-1.23, SK-31.2, SK-31.3: stocks, face-down developments, what lies on buildings, the discard.
#[test]
fn holdings_are_public() {
    let game = developed();
    for viewer in [Some(A), Some(B), None] {
        let scene = game.scene(viewer, en());
        let mut developments = faces(&scene, "developments-A");
        developments.sort();
        assert_eq!(developments, ["development/d-01", "development/d-05"]);
        assert_eq!(faces(&scene, "kept-A"), ["reward/rw-c"]);
        assert_eq!(faces(&scene, "discard"), ["building/b-07", "development/d-08"]);
        let stock = scene.counters.iter().filter(|counter| counter.zone == "stock-A");
        assert!(stock.clone().count() != 0 && stock.clone().all(|it| it.amount.is_some()));
        assert!(faces(&scene, "village-A").contains(&"building/b-25".to_owned()));
    }
}

/// SK-31.1: of the piles the sizes and the backs on top are public, and nothing else: no tile that
/// nobody has seen is anywhere on the table.
#[test]
fn piles_show_their_sizes_and_backs() {
    let session = laws::played::<SkiStation>(4, Options::default(), 8);
    for n in (0..=session.steps().len()).step_by(7) {
        let state = session.at(n);
        let scene = state.scene(Some(A), en());
        let piles = scene.counters.iter().filter(|counter| counter.zone == "piles");
        let sizes: Vec<u32> = piles.filter_map(|pile| pile.amount).collect();
        assert_eq!(sizes, [0, 1].map(|kind| u32::from(state.pile(kind))));
        let note = scene.notes.iter().find(|note| note.zone == "piles").expect("a note on piles");
        let back = if state.is_second(0) { "II" } else { "I" };
        assert!(format!("{:?}", note.figures).contains(&format!("{back:?}")), "{note:?}");
        let lies_here = |id: &str| scene.tokens.iter().any(|token| token.face.ends_with(id));
        for tile in state.buildings.iter().map(Building::id) {
            assert!(!lies_here(&format!("/{tile}")), "{tile} after {n} moves");
        }
        for tile in state.developments.iter().map(Development::id) {
            assert!(!lies_here(&format!("/{tile}")), "{tile} after {n} moves");
        }
    }
}

/// SK-31.5: the state does not know the piles either, so whoever thinks about a position imagines
/// nothing differently.
#[test]
fn nothing_is_imagined() {
    for game in [game(2), game(4), developed()] {
        for viewer in game.all_seats() {
            laws::only_secrets_vary(&game, viewer, &[]);
        }
    }
}

/// SK-31.6 to SK-31.8: setup draws, and so does each end of rounds 1 to 5; nothing else does.
#[test]
fn only_plates_are_luck() {
    for (seats, tiles) in [(2, 6), (3, 8), (4, 10)] {
        let session = laws::played::<SkiStation>(seats, Options::default(), 1);
        let mut filled = 0;
        for step in session.steps() {
            let fills = |event: &&Event| matches!(event, Event::PlateFilled { .. });
            let plates = step.events.iter().filter(fills).count();
            assert_eq!(step.luck.len(), plates * tiles, "{}", step.action);
            filled += plates;
        }
        assert_eq!(filled, 5, "{seats} players");
    }
}

/// SK-31.5, A78: the next tile is any of those with its back that nobody has seen, each as likely as
/// the others, whether it lies in the pile or was set aside.
#[test]
fn tiles_are_drawn_evenly() {
    const GAMES: u64 = 4000;
    let mut first = BTreeMap::<String, u32>::new();
    for seed in 0..GAMES {
        let mut luck = Rng::new(seed);
        let session = Session::<SkiStation>::new(4, Options::default(), &mut luck);
        for tile in ["1.1", "3.1"].map(|at| at.parse::<crate::Spot>().unwrap()) {
            let tile = session.state().plate(1)[tile.index()].expect("a tile lies here");
            *first.entry(tile.to_string()).or_default() += 1;
        }
    }
    assert_eq!(first.len(), 40, "tiles with back I");
    assert!(first.values().all(|n| (140..=260).contains(n)), "{first:?}");
}

/// A preview tells nothing that could not be taken back.
#[test]
fn a_preview_shows_what_can_be_taken_back() {
    laws::a_preview_shows_what_can_be_taken_back::<SkiStation>(3, Options::default());
}

/// SK-31.7: the same seed and the same decisions give the same game.
#[test]
fn the_same_seed_gives_the_same_game() {
    laws::the_same_seed_gives_the_same_game::<SkiStation>(4, Options::default());
}
