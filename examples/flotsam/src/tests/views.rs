//! Views: who sees what.

use laws::given;
use scene::{Lang, Present};
use tabletop::{Rng, Seat, Session};

use crate::{Flotsam, Options};

const A: Seat = Seat(0);
const B: Seat = Seat(1);

fn game() -> Flotsam {
    *Session::<Flotsam>::new(2, Options::default(), &mut Rng::new(1)).state()
}

/// FL-7.1: whoever thinks about the game from the seat of B can imagine any wish of A, and nothing else
/// differently.
#[test]
fn only_wishes_of_others_are_imagined() {
    let fields = [(Some(A), "wish", "amber"), (Some(B), "wish", "shell"), (None, "turn", "A comb")];
    let game = given(game(), &fields);
    laws::only_secrets_vary(&game, B, &[(Some(A), "wish"), (None, "wishes")]);
    laws::only_secrets_vary(&game, A, &[(Some(B), "wish"), (None, "wishes")]);
}

/// FL-3.2: two cards lie before A, and only A sees which.
#[test]
fn an_offer_is_seen_by_nobody_else() {
    let seen = |viewer: Option<Seat>| {
        let scene = game().scene(viewer, Flotsam::speech(Lang::EN).plain());
        scene.tokens.into_iter().filter(|token| token.zone == "wish-A").collect::<Vec<_>>()
    };
    assert!(seen(Some(A)).iter().all(|token| !token.face_down));
    for stranger in [Some(B), None] {
        assert_eq!(seen(stranger).len(), 2);
        assert!(seen(stranger).iter().all(|token| token.face == "wish/back"));
    }
}

#[test]
fn the_same_seed_gives_the_same_game() {
    laws::the_same_seed_gives_the_same_game::<Flotsam>(4, Options::default());
}
