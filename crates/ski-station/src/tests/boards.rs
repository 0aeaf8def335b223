//! Fixed boards, and how many ways there are to lay one, two and three pistes and to build on them:
//! by the rules, by eye, and as it was once counted.

use expect_test::{Expect, expect};
use laws::given;
use tabletop::{Ctx, Flow, Rng, Seat};

use super::{
    eyes::Board,
    places::{new_game, pistes, sites},
};
use crate::{
    Action, Building, Colour, SkiStation,
    frame::{Lot, Question},
};

const A: Seat = Seat(0);

/// Some pistes of every colour; rows 1 and 2 have gaps.
const MIDDLE: &str = "G 1.3 1.4 1.7 2.3 2.4 2.5 3.4 B 1.8 2.6 2.7 3.5 4.4 R 3.6 4.5 5.5 K 4.6";

/// Nearly everything is covered.
const FULL: &str = "G 1.1 1.2 1.3 1.4 1.7 1.8 1.9 1.10 2.1 2.2 2.3 2.4 2.5 2.6 2.7 \
                    B 2.8 2.9 2.10 3.2 3.3 3.4 3.5 R 3.6 3.7 3.8 4.2 4.3 4.4 4.5 4.6 5.3 5.4 5.5 5.6 \
                    K 4.7 4.8 6.5";

const VILLAGE: &str = "b-01@1.1 b-02@2.1 b-03@2.2 b-04@2.3 b-05@3.3";

const TOWN: &str = "b-01@1.1 b-02@1.2 b-03@1.4 b-04@1.5 b-05@2.1 b-06@2.2 b-07@2.3 b-08@2.4 b-09@2.5 \
                    b-10@3.1 b-11@3.2 b-12@3.3 b-13@3.4";

/// A position in which nothing is to be done but to answer this.
fn asked(game: &SkiStation, question: Question) -> SkiStation {
    let mut game = *game;
    game.stack.clear();
    game.active = A;
    game.ask(A, question);
    game
}

fn with_pistes(pistes: &str, seasonals: &str) -> SkiStation {
    let fields =
        [(None, "round", "1"), (Some(A), "pistes", pistes), (Some(A), "seasonals", seasonals)];
    given(new_game(), &fields)
}

fn with_village(village: &str) -> SkiStation {
    given(new_game(), &[(None, "round", "1"), (Some(A), "village", village)])
}

/// How many sequences of answers there are, one number for each length.
fn count<G>(start: &G, depth: usize, next: &impl Fn(&G) -> Vec<G>) -> Vec<usize> {
    let followers = next(start);
    let mut counts = vec![0; depth];
    counts[0] = followers.len();
    if 1 < depth {
        for follower in &followers {
            let deeper = count(follower, depth - 1, next);
            counts[1..].iter_mut().zip(deeper).for_each(|(sum, n)| *sum += n);
        }
    }
    counts
}

/// The positions after each answer that is of this kind.
fn followers(game: &SkiStation, is_counted: impl Fn(&Action) -> bool) -> Vec<SkiStation> {
    let mut actions = Vec::new();
    game.legal_actions(A, &mut actions);
    let after = |&action: &Action| {
        let mut game = *game;
        game.apply(A, action, &mut Ctx { chance: &mut Rng::new(1), log: None });
        game
    };
    actions.iter().filter(|action| is_counted(action)).map(after).collect()
}

/// Lots of up to three pistes in the order in which they are laid (SK-10.14), with so many employees
/// to pay for them: 0, 2 or 5, and one more with a black piste (SK-10.1, SK-10.2).
#[track_caller]
fn lots(written: &str, seasonals: u8, counted: Expect) {
    let game = with_pistes(written, &seasonals.to_string());
    let start = asked(&game, Question::Piste { lot: Lot::default(), square: false });
    let by_rules =
        count(&start, 3, &|game| followers(game, |action| matches!(action, Action::Piste(..))));
    let by_eye = count(&(Board::of(&game, A), 0, false), 3, &|(board, laid, black)| {
        let mut after = Vec::new();
        for &colour in Colour::ALL {
            let black = *black || colour == Colour::Black;
            if seasonals < [0, 2, 5][*laid] + u8::from(black) {
                continue;
            }
            for at in board.pistes(colour) {
                let mut board = board.clone();
                board.pistes.insert(at, colour);
                after.push((board, laid + 1, black));
            }
        }
        after
    });
    assert_eq!(by_rules, by_eye);
    counted.assert_eq(&format!("{by_rules:?}"));
}

#[test]
fn an_empty_mountain_has_so_many_lots() {
    lots("none", 0, expect!["[24, 0, 0]"]);
    lots("none", 9, expect!["[24, 636, 18522]"]);
}

/// With five employees three pistes are affordable, but not with a black one.
#[test]
fn a_mountain_in_the_middle_of_the_game_has_so_many_lots() {
    lots(MIDDLE, 0, expect!["[29, 0, 0]"]);
    lots(MIDDLE, 2, expect!["[38, 828, 0]"]);
    lots(MIDDLE, 5, expect!["[38, 1427, 23251]"]);
    lots(MIDDLE, 6, expect!["[38, 1427, 52929]"]);
}

#[test]
fn a_full_mountain_has_so_many_lots() {
    lots(FULL, 6, expect!["[10, 86, 616]"]);
}

/// Free pistes: three of different colours, none of them black (SK-10.21 to SK-10.24).
#[track_caller]
fn free_lots(written: &str, counted: Expect) {
    let game = with_pistes(written, "0");
    let question = Question::FreePiste { lot: Lot::default(), colours: 0b111, left: 3 };
    let by_rules = count(&asked(&game, question), 3, &|game| {
        followers(game, |action| matches!(action, Action::Piste(..)))
    });
    let by_eye = count(&(Board::of(&game, A), Vec::new()), 3, &|(board, laid)| {
        let mut after = Vec::new();
        for colour in Colour::TRACKS.into_iter().filter(|colour| !laid.contains(colour)) {
            for at in board.pistes(colour) {
                let (mut board, mut laid) = (board.clone(), laid.clone());
                board.pistes.insert(at, colour);
                laid.push(colour);
                after.push((board, laid));
            }
        }
        after
    });
    assert_eq!(by_rules, by_eye);
    counted.assert_eq(&format!("{by_rules:?}"));
}

#[test]
fn mountains_have_so_many_free_lots() {
    free_lots("none", expect!["[24, 316, 878]"]);
    free_lots(MIDDLE, expect!["[29, 539, 4831]"]);
    free_lots(FULL, expect!["[4, 4, 0]"]);
}

/// How many places each colour has.
#[test]
fn pistes_have_so_many_places() {
    for (written, counts) in
        [("none", [12, 12, 0, 0]), (MIDDLE, [8, 12, 9, 9]), (FULL, [0, 1, 3, 6])]
    {
        let game = with_pistes(written, "0");
        for (&colour, count) in Colour::ALL.iter().zip(counts) {
            assert_eq!(pistes(&game, colour), Board::of(&game, A).pistes(colour), "{colour}");
            assert_eq!(pistes(&game, colour).len(), count, "{colour} on {written}");
        }
    }
}

/// How many ways there are to build one, two, three and four buildings that ask for nothing.
#[track_caller]
fn villages(written: &str, counted: Expect) {
    const TILES: [Building; 4] =
        [Building::OldBarn, Building::TwinChalets, Building::ChaletHamlet, Building::CoveredMarket];
    let game = with_village(written);
    let by_rules = count(&(game, 0), TILES.len(), &|(game, built)| {
        let game = asked(game, Question::Site(TILES[*built]));
        let after = followers(&game, |action| matches!(action, Action::Site(_)));
        after.into_iter().map(|game| (game, built + 1)).collect()
    });
    let by_eye = count(&Board::of(&game, A), TILES.len(), &|board| {
        let build = |at| {
            let mut board = board.clone();
            board.village.insert(at, TILES[0]);
            board
        };
        board.sites().into_iter().map(build).collect()
    });
    assert_eq!(sites(&game), Board::of(&game, A).sites());
    assert_eq!(by_rules, by_eye);
    counted.assert_eq(&format!("{by_rules:?}"));
}

#[test]
fn villages_have_so_many_sites() {
    villages("none", expect!["[5, 27, 160, 1008]"]);
    villages(VILLAGE, expect!["[7, 45, 265, 1410]"]);
    villages(TOWN, expect!["[1, 0, 0, 0]"]);
}
