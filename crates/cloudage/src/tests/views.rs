//! Who sees what (chapter CA-32).

use std::collections::{BTreeMap, BTreeSet};

use laws::given;
use scene::{Lang, Present, Scene, Voice};
use tabletop::{Ctx, Event as _, Flow as _, Game, Options as _, Rng, Seat, Session, Source};

use super::options;
use crate::{
    CloudAge, Event, Options,
    card::{Card, Sleeve},
};

const A: Seat = Seat(0);
const B: Seat = Seat(1);
const C: Seat = Seat(2);

fn game(seats: u8, reading: &[(&str, &str)]) -> CloudAge {
    let cx = &mut Ctx { chance: &mut Rng::new(5), log: None };
    CloudAge::setup(seats, options(reading), cx)
}

fn en() -> Voice<'static> {
    CloudAge::speech(Lang::EN).plain()
}

/// The faces in a zone.
fn faces(scene: &Scene, zone: &str) -> Vec<String> {
    let tokens = scene.tokens.iter().filter(|token| token.zone == zone);
    tokens.map(|token| token.face.clone()).collect()
}

fn counter(scene: &Scene, zone: &str, face: &str) -> Option<u32> {
    let mut counters = scene.counters.iter();
    counters.find(|it| it.zone == zone && it.face == face).and_then(|it| it.amount)
}

/// Three players in the turn of A, with something of everything.
fn developed() -> CloudAge {
    let fields = [
        (None, "round", "3"),
        (Some(A), "water", "7"),
        (Some(A), "vp", "-4"),
        (Some(A), "level", "6"),
        (Some(A), "upgrades", "2 1 0"),
        (Some(A), "hand", "pj-jose pj-frank*1"),
        (Some(A), "played", "pj-wreck pj-parrot"),
        (Some(A), "discard", "nv-3 cc-20"),
        (Some(A), "deck", "nv-0 nv-1*3 nv-2"),
        (Some(A), "top", "cc-25"),
        (Some(A), "stock", "pl-g*2 pl-b"),
        (Some(A), "missions", "mi-07"),
        (Some(A), "markers", "ct-whika hm-1"),
        (Some(B), "hand", "pj-aquifer pj-sky-beacon pj-mechanic*2"),
        (Some(C), "hand", "pj-inventor"),
        (None, "discard", "pj-ram-prow"),
        (None, "plants", "pl-g@1:3,2"),
        (None, "turn", "A action"),
    ];
    given(game(3, &[("scenario", "3")]), &fields)
}

/// CA-32.1: the faces of a hand are seen by its owner alone, their number by all.
#[test]
fn a_hand_is_seen_by_its_owner_alone() {
    let game = developed();
    let own = faces(&game.scene(Some(B), en()), "hand-B");
    assert_eq!(own.len(), 4);
    assert!(own.contains(&"project/pj-sky-beacon".to_owned()));
    for viewer in [Some(A), Some(C), None] {
        let scene = game.scene(viewer, en());
        assert_eq!(counter(&scene, "hand-B", "hand"), Some(4));
        assert_eq!(faces(&scene, "hand-B"), [""; 0]);
        assert!(!format!("{scene:?}").contains("pj-sky-beacon"), "{viewer:?}");
    }
}

/// CA-32.2, CA-32.3, CA-32.10 to CA-32.12: discards, stocks, missions, goods, VP, levels, upgrades,
/// played cards and markers are seen alike by all.
#[test]
fn everything_else_is_public() {
    let game = developed();
    for viewer in [Some(A), Some(B), Some(C), None] {
        let scene = game.scene(viewer, en());
        assert_eq!(faces(&scene, "discard"), ["project/pj-ram-prow"]);
        assert_eq!(faces(&scene, "played-A"), ["project/pj-wreck", "project/pj-parrot"]);
        assert_eq!(faces(&scene, "missions-A"), ["mission/mi-07"]);
        assert_eq!(faces(&scene, "navigation-A"), ["card/nv-3", "card/cc-20"]);
        let stock = [("water", 7), ("vp", 4), ("hand", 2), ("plant/pl-g", 2), ("plant/pl-b", 1)];
        for (face, n) in stock {
            assert_eq!(counter(&scene, "stock-A", face), Some(n), "{face}");
        }
        assert_eq!(counter(&scene, "deck-A", "value/1"), Some(3));
        assert_eq!(counter(&scene, "deck-A", "card/cc-25"), Some(1), "known on top (CA-32.7)");
        let built = scene.tokens.iter().filter(|it| it.zone == "upgrades-A" && !it.face_down);
        assert_eq!(built.count(), 3);
        let markers = faces(&scene, "cities").into_iter().filter(|face| face == "marker/A");
        assert_eq!(markers.count(), 2);
    }
}

/// CA-32.11: the two missions dealt are open; of those that nobody was dealt nothing is told, neither
/// then nor after the choice.
#[test]
fn missions_not_kept_are_not_told() {
    let mut luck = Rng::new(8);
    let mut session = Session::<CloudAge>::new(2, options(&[("scenario", "2")]), &mut luck);
    let dealt = session.state().player(A).missions;
    for viewer in [Some(A), Some(B), None] {
        let shown = faces(&session.state().scene(viewer, en()), "missions-A");
        let expected: Vec<String> = dealt.iter().map(|it| format!("mission/{it}")).collect();
        assert_eq!(shown, expected);
    }
    let mut legal = Vec::new();
    while session.state().round == 0 {
        let by = session.state().deciders().first().unwrap();
        session.state().legal_actions(by, &mut legal);
        session.play(by, &legal[0].to_string(), &mut luck).unwrap();
    }
    let kept: Vec<String> = [A, B]
        .iter()
        .flat_map(|&seat| session.state().player(seat).missions.iter())
        .map(|mission| format!("mission/{mission}"))
        .collect();
    assert_eq!(kept.len(), 2);
    let scene = session.state().scene(Some(A), en());
    let told = scene.tokens.iter().filter(|token| token.face.starts_with("mission/"));
    assert!(told.into_iter().all(|token| kept.contains(&token.face)));
}

/// CA-32.14: whoever draws Project cards reads which, the others how many.
#[test]
fn nobody_reads_the_cards_of_another() {
    let session = laws::played::<CloudAge>(2, options(&[("scenario", "3")]), 3);
    let events = session.opening().iter().chain(session.steps().iter().flat_map(|it| &it.events));
    let mut drawn = 0;
    for event in events {
        let Event::ProjectDrawn { seat, .. } = *event else { continue };
        drawn += 1;
        assert_eq!(event.redact(Some(seat)), Some(*event));
        for reader in [Some(Seat(1 - seat.0)), None] {
            let hidden = Event::ProjectDrawn { seat, project: None };
            assert_eq!(event.redact(reader), Some(hidden));
        }
    }
    assert!(40 < drawn, "{drawn} cards drawn");
}

/// CA-32.1, CA-32.4, CA-32.8: hands and the deck they come from are imagined, and the top cards of
/// sleeves that could be another; nothing else is.
#[test]
fn only_secrets_vary() {
    let game = developed();
    laws::only_secrets_vary(&game, A, &[(Some(B), "hand"), (Some(C), "hand"), (None, "deck")]);
    laws::only_secrets_vary(&game, B, &[(Some(A), "hand"), (Some(C), "hand"), (None, "deck")]);
    let alone = given(self::game(1, &[("scenario", "2")]), &[(None, "round", "3")]);
    laws::only_secrets_vary(&alone, A, &[]);
}

/// Those that look the same through a sleeve.
fn alike(game: &CloudAge, sleeve: Sleeve, card: Card) -> BTreeSet<Card> {
    let same = |other: &&Card| game.looks_like(sleeve, card, **other);
    Card::city_cards().iter().filter(same).copied().collect()
}

/// CA-19.7, CA-19.8: which City cards cannot be told apart, worked out from what is drawn on the
/// table.
#[test]
fn cards_are_alike_if_their_open_parts_are_drawn_alike() {
    let mut game = game(2, &[]);
    for &sleeve in Sleeve::ALL {
        game.districts[0].sleeve = sleeve;
        let mut seen: BTreeMap<String, BTreeSet<Card>> = BTreeMap::new();
        for &card in Card::city_cards() {
            game.districts[0].top = Some(card);
            let scene = game.scene(Some(A), en());
            let token = scene.tokens.into_iter().find(|token| token.id == "sleeve/1").unwrap();
            seen.entry(format!("{token:?}")).or_default().insert(card);
        }
        for cards in seen.values() {
            for &card in cards {
                assert_eq!(alike(&game, sleeve, card), *cards, "{sleeve} {card}");
            }
        }
    }
}

/// Sleeve 1 hides everything: only the value and the plant tiles are seen.
fn with_a_thick_cloud() -> CloudAge {
    let hidden = ["############"; 8].join(" ");
    let sleeves = laws::changed::<Options>("sleeves.toml", "hidden = 48", "hidden = 96");
    let mask = sleeves.split("mask = \"").nth(1).unwrap().split('"').next().unwrap().to_owned();
    let sleeves = sleeves.replacen(&mask, &hidden, 1);
    let mut options = options(&[("scenario", "2")]);
    options.load(&[Source { name: "sleeves.toml", text: &sleeves }]).unwrap();
    let cx = &mut Ctx { chance: &mut Rng::new(5), log: None };
    let game = CloudAge::setup(2, options, cx);
    let districts = "sl-1 8 cc-02 sl-2 8 cc-05 sl-3 8 cc-14";
    given(game, &[(None, "round", "2"), (None, "districts", districts)])
}

/// CA-32.8: whoever thinks about a position imagines every top card that looks the same, each as often
/// as the others, and none that cannot lie there.
#[test]
fn every_top_card_that_looks_the_same_is_imagined() {
    let game = with_a_thick_cloud();
    // Three cards have value 2 and one tile. One of them is seen in another sleeve.
    assert_eq!(alike(&game, Sleeve::Sl1, Card::Cc02), [Card::Cc02, Card::Cc05, Card::Cc11].into());
    assert_eq!(alike(&game, Sleeve::Sl2, Card::Cc05), [Card::Cc05].into());
    let mut imagined = BTreeMap::<Card, u32>::new();
    for seed in 0..400 {
        let mut other = game;
        other.determinize(A, &mut Rng::new(seed));
        let tops = other.districts.map(|district| district.top);
        assert_eq!(tops[1..], [Some(Card::Cc05), Some(Card::Cc14)], "{seed}");
        assert_eq!(other.unseen.len(), game.unseen.len());
        *imagined.entry(tops[0].unwrap()).or_default() += 1;
    }
    assert_eq!(imagined.keys().copied().collect::<Vec<_>>(), [Card::Cc02, Card::Cc11]);
    assert!(imagined.values().all(|n| (160..=240).contains(n)), "{imagined:?}");
    laws::only_secrets_vary(&game, A, &[(None, "districts")]);
}

/// CA-32.5, CA-33.1, CA-33.2: piles are bags, so what comes next is nobody's knowledge; drawn cards are
/// the only luck, and a preview never shows it.
#[test]
fn a_preview_shows_no_luck() {
    for reading in [("scenario", "3"), ("campaign", "st-31 l1 l5 l14")] {
        laws::a_preview_shows_what_can_be_taken_back::<CloudAge>(2, options(&[reading]));
    }
}

/// CA-34.6: what was decided can be taken back until luck has come in, and not after.
#[test]
fn undo_stops_where_luck_came_in() {
    let mut luck = Rng::new(4);
    let mut session = Session::<CloudAge>::new(2, options(&[("first_player", "A")]), &mut luck);
    let mut legal = Vec::new();
    let (mut taken_back, mut final_) = (0, 0);
    while let Some(by) = session.state().deciders().first() {
        session.state().legal_actions(by, &mut legal);
        let (before, action) = (*session.state(), luck.pick(&legal));
        session.play(by, &action.to_string(), &mut luck).unwrap();
        let step = session.steps().last().unwrap();
        let passes = session.state().deciders().first() != Some(by);
        if step.luck.is_empty() && !passes {
            session.undo(by).unwrap();
            assert_eq!(*session.state(), before);
            session.redo(by).unwrap();
            taken_back += 1;
        } else {
            assert!(session.undo(by).is_err(), "{action}");
            final_ += 1;
        }
    }
    assert!(20 < taken_back && 20 < final_, "{taken_back} {final_}");
}

/// CA-32.15: where a card leads is told once it was read, with tests and numbers.
#[test]
fn a_card_that_was_read_tells_where_it_leads() {
    let game = game(2, &[("campaign", "st-19")]);
    for viewer in [Some(A), Some(B), None] {
        let scene = game.scene(viewer, en());
        let card = scene.tokens.iter().find(|token| token.zone == "book");
        let text = &card.expect("the story card lies beside the map").text;
        for word in ["20", "21", "boards 3 + 4"] {
            assert!(text.contains(word), "{word}: {text}");
        }
        assert!(!text.contains("24"), "the discovery card is not announced: {text}");
    }
}
