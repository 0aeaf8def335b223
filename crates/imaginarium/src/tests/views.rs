//! Who sees what (chapter 29), and what is asked for before a game.

use std::collections::BTreeMap;

use laws::given;
use scene::{Lang, Present, Scene, Voice};
use tabletop::{
    Chance, Ctx, Event as _, Fields, Flow as _, Game, Odometer, Options as _, Rng, Seat,
};

use crate::{Event, Imaginarium, Options, Project, Projects};

const A: Seat = Seat(0);
const B: Seat = Seat(1);

fn game(seats: u8, options: Options) -> Imaginarium {
    Imaginarium::setup(seats, options, &mut Ctx { chance: &mut Rng::new(5), log: None })
}

fn en() -> Voice<'static> {
    Imaginarium::speech(Lang::EN).plain()
}

fn amounts(scene: &Scene, zone: &str) -> Vec<Option<u32>> {
    scene.counters.iter().filter(|c| c.zone == zone).map(|c| c.amount).collect()
}

/// IM-29.1: totals are hidden from the others. IM-2.5: they lie behind the own screen.
#[test]
fn goods_are_seen_by_their_owner_alone() {
    let game = given(game(3, Options::default()), &[(Some(A), "goods", "1w 2cu 3cr 4ch 5vp")]);
    let own = amounts(&game.scene(Some(A), en()), "goods-A");
    assert_eq!(own, [1, 2, 3, 4, 5].map(Some));
    for viewer in [Some(B), None] {
        assert_eq!(amounts(&game.scene(viewer, en()), "goods-A"), [None; 5]);
    }
}

/// IM-29.8, SW-7: with open holdings all totals are public.
#[test]
fn open_holdings_show_all_goods() {
    let mut options = Options::default();
    options.set("open_holdings", "on").unwrap();
    let game = given(game(3, options), &[(Some(A), "goods", "4ch")]);
    let seen = amounts(&game.scene(Some(B), en()), "goods-A");
    assert_eq!(seen, [0, 0, 0, 4, 0].map(Some));
}

/// IM-29.7: at the end all goods are revealed, secret projects are not.
#[test]
fn the_end_reveals_goods_but_not_secret_projects() {
    let fields = [
        (Some(A), "vp", "20"),
        (Some(A), "staff", "AS-08"),
        (Some(A), "secrets", "PJ-13 PJ-14"),
        (None, "places", "A:X1 B:waiting C:waiting"),
        (None, "initiative", "B C - - -"),
        (None, "turn", "A finish"),
    ];
    let mut game = given(game(3, Options::default()), &fields);
    game.apply(A, crate::Action::Finish, &mut Ctx { chance: &mut Rng::new(1), log: None });
    assert!(game.deciders().is_empty());
    let scene = game.scene(Some(B), en());
    assert!(amounts(&scene, "goods-A").iter().all(Option::is_some));
    let faces: Vec<&str> = scene
        .tokens
        .iter()
        .filter(|token| token.zone == "secrets-A")
        .map(|token| token.face.as_str())
        .collect();
    assert_eq!(faces, ["back/secret-project"; 2]);
}

/// IM-29.7: who looks at a finished game again sees all goods, but no secret project.
#[test]
fn looking_back_opens_goods_but_not_secret_projects() {
    let fields = [(Some(A), "staff", "AS-08"), (Some(A), "secrets", "PJ-13 PJ-14")];
    let scene = given(game(3, Options::default()), &fields).scene_afterwards(en());
    assert!(amounts(&scene, "goods-A").iter().all(Option::is_some));
    assert!(!format!("{:?}", scene.tokens).contains("secrets-A/PJ-13"));
}

/// IM-29.3: the secret projects are known to their owner only, in the scene and in the log.
#[test]
fn secret_projects_are_seen_by_their_owner_alone() {
    let fields = [(Some(A), "staff", "AS-08"), (Some(A), "secrets", "PJ-13 PJ-14")];
    let game = given(game(3, Options::default()), &fields);
    let seen = |viewer| format!("{:?}", game.scene(viewer, en()).tokens);
    assert!(seen(Some(A)).contains("secrets-A/PJ-13"));
    assert!(!seen(Some(B)).contains("secrets-A/PJ-13"));
    assert!(!seen(None).contains("secrets-A/PJ-13"));
    let tiles: Projects = [Project::ThreeOfLevelTwo, Project::TwoShields].into_iter().collect();
    let event = Event::SecretsDrawn { seat: A, tiles: Some(tiles) };
    assert_eq!(event.redact(Some(A)), Some(event));
    for reader in [Some(B), None] {
        assert_eq!(event.redact(reader), Some(Event::SecretsDrawn { seat: A, tiles: None }));
    }
}

/// IM-29.4: sizes of the decks are public; their order is known to nobody, not even to the state.
/// IM-29.5, IM-29.6, IM-16.9: everything else lies open, also face-down slots and the shredder.
#[test]
fn everything_else_is_public() {
    let fields = [
        (Some(A), "slots", "P1 ~P2+T1"),
        (Some(A), "yard", "A1"),
        (Some(A), "staff", "AS-02"),
        (Some(A), "dial", "repair+trade"),
        (None, "shredder", "D1 D1 S2"),
    ];
    let game = given(game(3, Options::default()), &fields);
    for viewer in [Some(B), None] {
        let scene = game.scene(viewer, en());
        let ids: Vec<&str> = scene.tokens.iter().map(|token| token.id.as_str()).collect();
        for id in ["slots-A/P1", "slots-A/~P2+T1", "yard-A/A1", "staff-A/AS-02", "dial/A"] {
            assert!(ids.contains(&id), "{id} in {ids:?}");
        }
        for id in ["shredder/D1", "shredder/D1#2", "shredder/S2", "belt/M1", "piece/A"] {
            assert!(ids.contains(&id), "{id} in {ids:?}");
        }
        let down = scene.tokens.iter().find(|token| token.id == "slots-A/~P2+T1").unwrap();
        assert!(down.face_down && down.name.contains("Burner"));
        assert_eq!(amounts(&scene, "piles").len(), 4);
        assert!(amounts(&scene, "piles").iter().all(Option::is_some));
        let offices = scene.tokens.iter().filter(|token| token.zone == "office").count();
        assert_eq!(offices, usize::from(game.options.edition.projects_shown(3)));
    }
}

/// IM-29.9: whether a secret project could be validated changes nothing the others receive.
#[test]
fn a_secret_that_could_score_looks_like_one_that_could_not() {
    let at_finish = |secrets: &'static str| {
        let fields = [
            (None, "office", "PJ-01"),
            (Some(A), "slots", "D1+D2 P1"),
            (Some(A), "staff", "AS-08"),
            (Some(A), "secrets", secrets),
            (None, "turn", "A finish"),
        ];
        given(game(3, Options::default()), &fields)
    };
    let (can, cannot) = (at_finish("PJ-14 PJ-12"), at_finish("PJ-13 PJ-12"));
    assert_ne!(legal(&can), legal(&cannot));
    for viewer in [Some(B), None] {
        assert_eq!(can.scene(viewer, en()), cannot.scene(viewer, en()));
        assert_eq!(can.deciders(), cannot.deciders());
    }
}

fn legal(game: &Imaginarium) -> Vec<crate::Action> {
    let mut actions = Vec::new();
    game.legal_actions(A, &mut actions);
    actions
}

/// IM-23.19: validating PJ-05 tells no more than that there are 15 or more.
#[test]
fn fifteen_charbonium_stay_a_lower_bound() {
    let validated = |charbonium: &'static str| {
        let fields = [
            (None, "office", "PJ-05"),
            (Some(A), "goods", charbonium),
            (None, "turn", "A act recruit+extract"),
        ];
        let mut log = Vec::new();
        let mut game = given(game(3, Options::default()), &fields);
        let ctx = &mut Ctx { chance: &mut Rng::new(1), log: Some(&mut log) };
        game.apply(A, crate::Action::Done, ctx);
        (game.scene(Some(B), en()), log)
    };
    assert_eq!(validated("15ch"), validated("40ch"));
}

/// IM-29.9: what a player could only do is told to that player alone.
#[test]
fn automatic_choices_are_private() {
    let event = Event::Automatic { seat: A, action: crate::Action::PayWood(2) };
    assert_eq!(event.redact(Some(A)), Some(event));
    assert_eq!((event.redact(Some(B)), event.redact(None)), (None, None));
}

/// IM-6.7: a machine that cannot be paid may be reserved, with a warning.
#[test]
fn reserving_what_cannot_be_paid_is_warned_about() {
    let fields = [(Some(A), "goods", "nothing"), (None, "initiative", "A B C - -")];
    let mut game = given(game(3, Options::default()), &fields);
    game.write(None, "turn", "planning").unwrap();
    game.settle().unwrap();
    let label = game.label(A, "place M1".parse().unwrap());
    assert!(Imaginarium::speech(Lang::EN).say(&label).contains("cannot pay"));
}

/// IM-30.5: AS-08 draws any two projects of the reserve, each pair as likely as the other.
#[test]
fn secret_projects_are_drawn_evenly() {
    let fields = [
        (Some(A), "goods", "6ch"),
        (None, "room", "AS-08 - -"),
        (None, "reserve", "PJ-01 PJ-05 PJ-09 PJ-13"),
        (None, "office", "none"),
        (None, "turn", "A act recruit+extract"),
    ];
    let mut game = game(3, Options::default());
    game.write(None, "office", "none").unwrap();
    let mut start = given(game, &fields);
    let mut play = |action: &str, chance: &mut dyn Chance| {
        start.apply(A, action.parse().unwrap(), &mut Ctx { chance, log: None });
    };
    play("begin recruit", &mut Rng::new(0));
    let mut luck = Odometer::default();
    let mut chances = BTreeMap::new();
    while luck.advance() {
        let mut state = start;
        let ctx = &mut Ctx { chance: &mut luck, log: None };
        state.apply(A, "recruit AS-08".parse().unwrap(), ctx);
        let pair = state.read(Some(A), "secrets").unwrap();
        *chances.entry(pair).or_insert(0.0) += luck.probability();
    }
    assert_eq!(chances.len(), 6);
    assert!(chances.values().all(|chance| (chance - 1.0 / 6.0_f64).abs() < 1e-9), "{chances:?}");
}

/// IM-4.1, IM-4.2, IM-4.7: board, supply and screens need no setting up; colours mean nothing.
/// IM-1.2: two to five players.
#[test]
fn two_to_five_players_sit_down() {
    assert_eq!(Imaginarium::SEATS, 2..=5);
    for seats in Imaginarium::SEATS {
        let game = game(seats, Options::default());
        assert_eq!(game.seats(), seats);
        assert_eq!(game.all_seats().count(), usize::from(seats));
    }
}

/// IM-29.3: whoever thinks about the game from the seat of B can imagine any secret projects of A,
/// and nothing else differently. A knows them all.
#[test]
fn only_secret_projects_are_imagined() {
    let fields = [(Some(A), "staff", "AS-08"), (Some(A), "secrets", "PJ-13 PJ-14")];
    let game = given(game(3, Options::default()), &fields);
    laws::only_secrets_vary(&game, B, &[(Some(A), "secrets"), (None, "reserve")]);
    laws::only_secrets_vary(&game, A, &[]);
}

/// IM-29.1: a preview tells nothing that could not be taken back.
#[test]
fn a_preview_shows_what_can_be_taken_back() {
    laws::a_preview_shows_what_can_be_taken_back::<Imaginarium>(3, Options::default());
}

/// IM-26.4, IM-23.3.
#[test]
fn score_sheets_add_up() {
    laws::score_sheets_add_up::<Imaginarium>(4, Options::default());
}

/// IM-30.7.
#[test]
fn the_same_seed_gives_the_same_game() {
    laws::the_same_seed_gives_the_same_game::<Imaginarium>(4, Options::default());
}

/// A piece is called by the name of its player.
#[test]
fn pieces_are_called_by_the_names_of_their_players() {
    let names = ["Ada".to_owned(), "Bram".to_owned()];
    let voice = Voice { speech: Imaginarium::speech(Lang::EN), names: &names };
    let scene = game(2, Options::default()).scene(None, voice);
    assert!(scene.tokens.iter().any(|token| token.id == "piece/B" && token.name == "Bram"));
}

#[test]
fn people_find_words_for_everything() {
    let options = Options::default();
    laws::seats_are_called_by_their_names::<Imaginarium>(options);
    laws::every_component_has_a_face::<Imaginarium>(&options);
    laws::every_sentence_has_a_clause::<Imaginarium>(4, options);
    laws::every_used_component_is_one::<Imaginarium>(4, options);
}

#[test]
fn mistyped_actions_are_read_or_refused() {
    laws::mistyped_actions_are_read_or_refused::<Imaginarium>(3, Options::default());
}

#[test]
fn the_guide_shows_every_action() {
    let guide = include_str!("../../../../docs/notation.md");
    let heading = "## Actions of Imaginarium";
    laws::the_guide_shows_every_action::<Imaginarium>(guide, heading, 2, Options::default());
}
