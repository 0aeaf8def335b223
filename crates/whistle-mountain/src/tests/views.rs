//! Who sees what (chapter WM-24).

use std::collections::BTreeMap;

use laws::given;
use scene::{Lang, Present, Scene, Voice};
use tabletop::{Ctx, Event as _, Flow as _, Game, Rng, Seat};

use crate::{Card, Event, Options, Size, WhistleMountain};

const A: Seat = Seat(0);
const B: Seat = Seat(1);
const C: Seat = Seat(2);

fn game(seats: u8) -> WhistleMountain {
    let cx = &mut Ctx { chance: &mut Rng::new(5), log: None };
    WhistleMountain::setup(seats, Options::default(), cx)
}

fn en() -> Voice<'static> {
    WhistleMountain::speech(Lang::EN).plain()
}

fn play(game: &mut WhistleMountain, by: Seat, action: &str) -> Vec<Event> {
    let mut log = Vec::new();
    let cx = &mut Ctx { chance: &mut Rng::new(1), log: Some(&mut log) };
    game.apply(by, action.parse().unwrap(), cx);
    log
}

/// The faces in a zone, each as often as it lies there.
fn faces(scene: &Scene, zone: &str) -> Vec<String> {
    let tokens = scene.tokens.iter().filter(|token| token.zone == zone);
    tokens.map(|token| token.face.clone()).collect()
}

/// Three players in the turn of A, each with cards.
fn with_hands() -> WhistleMountain {
    let fields = [
        (Some(A), "cards", "cd-craft*2 cd-unique-opportunity"),
        (Some(B), "cards", "cd-charity cd-scramble"),
        (Some(C), "cards", "cd-recycle"),
        (None, "discard", "cd-blueprints"),
        (None, "turn", "A"),
    ];
    given(game(3), &fields)
}

/// WM-24.1: the faces of a hand are seen by its owner alone, their number by all.
#[test]
fn a_hand_is_seen_by_its_owner_alone() {
    let game = with_hands();
    let own = faces(&game.scene(Some(B), en()), "cards-B");
    assert_eq!(own, ["card/cd-charity", "card/cd-scramble"]);
    for viewer in [Some(A), Some(C), None] {
        let scene = game.scene(viewer, en());
        let hand = scene.tokens.iter().filter(|token| token.zone == "cards-B");
        assert!(hand.clone().all(|token| token.face == "card/back" && token.face_down));
        assert_eq!(hand.count(), 1, "one heap");
        assert!(!format!("{scene:?}").contains("cd-charity"));
    }
}

/// WM-24.1: the same in whole games, move by move, in the scene and in the log.
#[test]
fn nobody_reads_the_cards_of_another() {
    let session = laws::played::<WhistleMountain>(2, Options::default(), 3);
    for n in 0..=session.steps().len() {
        let state = session.at(n);
        for (viewer, zone) in [(A, "cards-B"), (B, "cards-A")] {
            let hand = faces(&state.scene(Some(viewer), en()), zone);
            assert!(hand.iter().all(|face| face == "card/back"), "after {n} moves: {hand:?}");
        }
    }
    let steps = session.steps().iter().flat_map(|step| &step.events);
    let drawn = steps.filter_map(|event| match event {
        Event::CardDrawn { seat, card: Some(_) } | Event::CardKept { seat, card: Some(_) } => {
            Some((event, *seat))
        }
        _ => None,
    });
    assert_ne!(drawn.clone().count(), 0);
    for (event, seat) in drawn {
        assert_eq!(event.redact(Some(seat)), Some(*event));
        for reader in [Some(Seat(1 - seat.0)), None] {
            assert!(!event.redact(reader).unwrap().to_string().contains("cd-"), "{event}");
        }
    }
}

/// WM-24.2, WM-24.3: everything else in a storage lies open, and so does the discard pile.
#[test]
fn everything_else_is_public() {
    let fields = [
        (Some(A), "goods", "2c 1h"),
        (Some(A), "scaffolds", "sc-s-13 sc-l-10"),
        (Some(A), "machines", "mm-forge sm-whistler"),
        (Some(A), "awards", "aw-card*2"),
        (Some(A), "upgrades", "up-stash"),
        (Some(A), "ability", "ab-admiral"),
        (None, "discard", "cd-blueprints"),
        (None, "turn", "A"),
    ];
    let game = given(game(3), &fields);
    for viewer in [Some(A), Some(B), None] {
        let scene = game.scene(viewer, en());
        assert_eq!(faces(&scene, "scaffolds-A"), ["scaffold/sc-s-13", "scaffold/sc-l-10"]);
        assert_eq!(faces(&scene, "machines-A"), ["machine/sm-whistler", "machine/mm-forge"]);
        assert_eq!(faces(&scene, "awards-A"), ["award/aw-card"]);
        assert_eq!(faces(&scene, "upgrades-A"), ["upgrade/up-stash"]);
        assert_eq!(faces(&scene, "ability-A"), ["ability/ab-admiral"]);
        assert_eq!(faces(&scene, "discard"), ["card/cd-blueprints"]);
        let goods = scene.counters.iter().filter(|counter| counter.zone == "goods-A");
        assert!(goods.clone().all(|counter| counter.amount.is_some()));
    }
}

/// WM-24.4: of facedown stacks the sizes are public and nothing else.
#[test]
fn facedown_stacks_show_their_sizes() {
    let session = laws::played::<WhistleMountain>(3, Options::default(), 8);
    for n in (0..=session.steps().len()).step_by(7) {
        let state = session.at(n);
        for viewer in [Some(A), Some(C), None] {
            let scene = state.scene(viewer, en());
            let piles = scene.counters.iter().filter(|counter| counter.zone == "piles");
            assert_eq!(piles.clone().count(), 7);
            assert!(piles.into_iter().all(|pile| pile.amount.is_some()));
            let lies_here = |id: &str| scene.tokens.iter().any(|token| token.face.ends_with(id));
            for machine in state.machines.iter() {
                assert!(!lies_here(&format!("/{machine}")), "{machine} after {n} moves");
            }
            for upgrade in state.upgrades.iter() {
                assert!(!lies_here(&format!("/{upgrade}")), "{upgrade} after {n} moves");
            }
            let stacks = faces(&scene, "stacks");
            assert_eq!(stacks.len(), state.scaffolds.iter().filter(|it| it.top.is_some()).count());
        }
    }
}

/// WM-24.5: cards to choose from are seen by the one who drew them; those not kept by all.
#[test]
fn cards_drawn_to_choose_from_are_seen_by_one_player() {
    let mut game = with_hands();
    let log = play(&mut game, A, "play cd-unique-opportunity");
    let seen = log.iter().find(|event| matches!(event, Event::CardsSeen { .. })).unwrap();
    for reader in [Some(B), None] {
        assert_eq!(seen.redact(reader), Some(Event::CardsSeen { seat: A, number: 3, cards: None }));
        let hidden = faces(&game.scene(reader, en()), "drawn");
        assert_eq!(hidden, ["card/back"]);
    }
    let drawn = faces(&game.scene(Some(A), en()), "drawn");
    assert!(drawn.iter().all(|face| face.starts_with("card/cd-")), "{drawn:?}");
    // Whoever imagines the hands of the others may imagine these cards too.
    laws::only_secrets_vary(&game, B, &[(Some(A), "cards"), (Some(C), "cards"), (None, "deck")]);
    let kept = game.drawn[0];
    let log = play(&mut game, A, &format!("keep {kept}"));
    let unkept = log.iter().filter(|event| matches!(event, Event::Unkept { .. }));
    assert!(unkept.clone().all(|event| event.redact(None) == Some(*event) && event.is_final()));
    assert_eq!(unkept.count(), 2);
}

/// WM-24.6: what comes off a facedown pile of awards or upgrades is public as soon as it is gained.
#[test]
fn an_upgrade_drawn_blindly_is_public() {
    let fields = [
        (Some(A), "cards", "cd-mystery-upgrade"),
        (Some(A), "goods", "1g"),
        (Some(A), "awards", "aw-vp-4"),
        (None, "turn", "A"),
    ];
    let mut game = given(game(2), &fields);
    let log = play(&mut game, A, "play cd-mystery-upgrade");
    let gained = log.iter().find(|event| matches!(event, Event::UpgradeGained { .. })).unwrap();
    assert_eq!(gained.redact(None), Some(*gained));
}

/// WM-24.1, WM-24.4: whoever thinks about the game can imagine any hands of the others and any
/// deck, and nothing else differently.
#[test]
fn only_hands_and_the_deck_are_imagined() {
    let game = with_hands();
    let secrets = |viewer: Seat| -> Vec<(Option<Seat>, &str)> {
        let others = game.all_seats().filter(|&seat| seat != viewer);
        others.map(|seat| (Some(seat), "cards")).chain([(None, "deck")]).collect()
    };
    for viewer in [A, B, C] {
        laws::only_secrets_vary(&game, viewer, &secrets(viewer));
    }
}

/// Every card a viewer cannot see may be in a hand, and no hand ever holds more than there are in the
/// box (WM-1.13).
#[test]
fn imagined_hands_are_possible_hands() {
    let fields = [
        (Some(A), "cards", "cd-craft*2 cd-charity"),
        (Some(B), "cards", "cd-recycle cd-scramble cd-blueprints"),
        (None, "discard", "cd-charity"),
        (None, "turn", "A"),
    ];
    let game = given(game(2), &fields);
    let mut imagined = BTreeMap::<Card, u32>::new();
    for seed in 0..400 {
        let mut other = game;
        other.determinize(A, &mut Rng::new(seed));
        assert_eq!(other.invariants(), Ok(()));
        let hand = &other.player(B).hand;
        assert_eq!(hand.len(), 3);
        // Both of these are in the sight of A.
        assert_eq!((hand.count(Card::Craft), hand.count(Card::Charity)), (0, 0));
        hand.kinds().for_each(|card| *imagined.entry(card).or_default() += 1);
    }
    assert_eq!(imagined.len(), Card::COUNT - 2);
    assert!(imagined.values().all(|&n| 30 < n), "{imagined:?}");
}

/// WM-3.13: the tiles of the draft are seen by the one who holds them.
#[test]
fn the_draft_is_seen_by_the_one_who_holds_it() {
    let mut game = game(3);
    let holder = game.deciders().first().unwrap();
    let next = game.from(holder).last().unwrap();
    let waiting = game.from(next).last().unwrap();
    let back = ["ability/back"];
    assert_eq!(faces(&game.scene(Some(holder), en()), "draft").len(), 4);
    for viewer in [Some(next), Some(waiting), None] {
        assert_eq!(faces(&game.scene(viewer, en()), "draft"), back);
    }
    laws::only_secrets_vary(&game, next, &[(None, "draft")]);
    laws::only_secrets_vary(&game, holder, &[]);
    // A kept tile is open; the rest goes on, and whoever has held it knows it.
    let kept = game.draft.iter().next().unwrap();
    play(&mut game, holder, &format!("keep {kept}"));
    assert_eq!(game.deciders().first(), Some(next));
    assert_eq!(faces(&game.scene(None, en()), &format!("ability-{holder}")).len(), 1);
    assert_eq!(faces(&game.scene(Some(next), en()), "draft").len(), 3);
    laws::only_secrets_vary(&game, waiting, &[(None, "draft")]);
    laws::only_secrets_vary(&game, holder, &[]);
    laws::only_secrets_vary(&game, next, &[]);
}

/// J-74: what a player could only do is told to that player alone, since it may tell of a hand.
#[test]
fn automatic_choices_are_private() {
    let event = Event::Automatic { seat: A, action: "end".parse().unwrap() };
    assert_eq!(event.redact(Some(A)), Some(event));
    assert_eq!((event.redact(Some(B)), event.redact(None)), (None, None));
}

/// WM-24.1: whether a card could be played changes nothing the others receive.
#[test]
fn a_card_that_could_be_played_looks_like_one_that_could_not() {
    let with = |card: &'static str| {
        let fields = [(Some(A), "cards", card), (Some(A), "goods", "nothing"), (None, "turn", "A")];
        given(game(2), &fields)
    };
    let (can, cannot) = (with("cd-manufacturing"), with("cd-craft"));
    let legal = |game: &WhistleMountain| {
        let mut actions = Vec::new();
        game.legal_actions(A, &mut actions);
        actions
    };
    assert_ne!(legal(&can), legal(&cannot));
    for viewer in [Some(B), None] {
        assert_eq!(can.scene(viewer, en()), cannot.scene(viewer, en()));
        assert_eq!(can.deciders(), cannot.deciders());
    }
}

/// A preview tells nothing that could not be taken back.
#[test]
fn a_preview_shows_what_can_be_taken_back() {
    laws::a_preview_shows_what_can_be_taken_back::<WhistleMountain>(3, Options::default());
}

/// WM-24.7: luck is what chapter 7 lists, so the same seed and decisions give the same game.
#[test]
fn the_same_seed_gives_the_same_game() {
    laws::the_same_seed_gives_the_same_game::<WhistleMountain>(4, Options::default());
}

/// WM-24.4: a machine comes off the facedown stack of its size, each as likely as the others.
#[test]
fn the_market_is_filled_evenly() {
    let fields = [
        (Some(A), "goods", "2c"),
        (None, "market-small", "sm-whistler sm-black-iron sm-double-coal"),
        (None, "pile-small", "sm-wet-coal sm-wet-gold sm-wet-iron"),
        (None, "turn", "A"),
    ];
    let mut start = given(game(2), &fields);
    play(&mut start, A, "fly balloon");
    play(&mut start, A, "to dock-small-1");
    let mut luck = tabletop::Odometer::default();
    let mut outcomes = 0;
    while luck.advance() {
        let mut state = start;
        let cx = &mut Ctx { chance: &mut luck, log: None };
        state.apply(A, "take sm-whistler".parse().unwrap(), cx);
        assert!((luck.probability() - 1.0 / 3.0).abs() < 1e-9);
        assert_eq!(state.machines.iter().filter(|m| m.size() == Size::Small).count(), 2);
        outcomes += 1;
    }
    assert_eq!(outcomes, 3);
}
