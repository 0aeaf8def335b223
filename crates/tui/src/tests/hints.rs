//! Hints for whoever is asked, and what bots say about their moves.

use bots::{Candidate, SearchResult};
use crossterm::event::KeyCode;
use expect_test::expect;
use host::{Bot, SeatPlayer};
use scene::Lang;
use tabletop::Seat;

use super::{SECRETS, TRADING, game, let_move, picture, press, title, type_in, wait};
use crate::{Game, Outcome, app::App, hint::Hint, ink::Ink, plain, terminal::Show};

/// Made up, since what the search finds changes with what it learned.
fn found() -> SearchResult<String> {
    let candidate = |(action, chance): (&str, f32)| Candidate {
        action: action.to_owned(),
        win_probability: chance,
        visits: (chance * 1000.0) as u32,
    };
    let found = [("sell cu", 0.618), ("done", 0.55), ("buy w", 0.5), ("buy cu", 0.3)];
    let candidates = found.into_iter().map(candidate).collect();
    SearchResult {
        candidates,
        win_probabilities: [0.25; 8],
        expected_scores: [0.0; 8],
        iterations: 1000,
    }
}

/// A table with hints.
fn hinted(chairs: &str, moves: usize) -> Game {
    let mut game = game(chairs, moves);
    game.host.hints = true;
    game
}

fn app(game: Game) -> App {
    App::new(game, Ink { colour: false })
}

fn written(game: Game, input: &str) -> String {
    let mut output = Vec::new();
    let outcome = plain(game, &mut input.as_bytes(), &mut output).expect("written to memory");
    assert_eq!(outcome, Outcome::Left);
    String::from_utf8(output).expect("text")
}

#[test]
fn the_best_three_stand_above_the_answers() {
    let mut app = app(hinted("bbh", TRADING));
    app.hint = Some(Hint::Given(found()));
    expect![[r#"
         Imaginarium · Round 3: C, step 3, actions                         Your turn, C
        ▸Board  Players  Log ───────────────────────────────────────────────────────────
         Belt           M1(4): P4  M2(3): P1  M3(3): T3  M4(2): A4  M5(2): D3
                        M6(1): P6  M7(1): C
         Extractors     X1(1): –  X2(2): A  X3(3): B
         Initiative     1: –  2: –  3: –  4: –  5: –
         Meeting room   1: AS-09  2: AS-03  3: AS-11
         Design office  PJ-01  PJ-03  PJ-05  PJ-06  PJ-07  PJ-08  PJ-10
         Piles          43 in the machine deck  5 in the shredder
                        8 in the assistant deck  7 in the project reserve
         Shredder       P1  P3  2× P5  T4
        ▶C (you) [Goods]› 2w  4cu  0cr  2ch  0vp  Workshop › P1  P2  T2
           Last pair › Transactions & Dismantle
        ────────────────────────────────────────────────────────────────────────────────
        Buy or sell what?
        ★ 62 %: 4 sell 1 copper for 2
        ★ 55 %: 5 done
        ★ 50 %: 1 buy 1 wood for 1
        ▸ 1 buy 1 wood for 1  buy w
          2 buy 1 copper for 2  buy cu
          3 sell 1 wood for 1  sell w
          4 sell 1 copper for 2  sell cu
          5 done  done
         ? help · ↑↓ choose · Enter play · u undo · h hint · / filter · i inspect · q
    "#]]
    .assert_eq(&picture(&mut app, 80, 24));
    type_in(&mut app, "ll");
    let french = picture(&mut app, 80, 24);
    assert!(french.contains("★ 62 % : 4 vendre 1 cuivre pour 2"), "{french}");
}

#[test]
fn a_hint_is_thought_about_while_the_screen_stays_awake() {
    let mut app = app(hinted("bbh", TRADING));
    type_in(&mut app, "h");
    let thinking = picture(&mut app, 80, 24);
    assert!(thinking.contains("Thinking □□□□□□□□□□ (Esc stops)"), "{thinking}");
    type_in(&mut app, "j");
    assert!(picture(&mut app, 80, 24).contains("▸ 2 buy 1 copper"), "answers can be selected");
    wait(&mut app);
    let given = picture(&mut app, 80, 24);
    assert_eq!(given.matches("★ ").count(), 3, "{given}");
    press(&mut app, KeyCode::Esc);
    assert!(!picture(&mut app, 80, 24).contains('★'));
    assert!(app.pause().is_none());
}

#[test]
fn a_hint_is_gone_when_the_position_changes_or_nobody_wants_it() {
    for keys in ["h", "u", "5\n"] {
        let mut app = app(hinted("bbh", TRADING));
        app.hint = Some(Hint::Given(found()));
        for key in keys.chars() {
            press(&mut app, if key == '\n' { KeyCode::Enter } else { KeyCode::Char(key) });
        }
        assert!(app.hint.is_none(), "{keys}");
    }
}

#[test]
fn where_hints_are_off_it_is_said_how_to_switch_them_on() {
    let mut app = app(game("bbh", TRADING));
    type_in(&mut app, "h");
    let shown = picture(&mut app, 80, 24);
    assert!(shown.contains("They are on with: --hints on"), "{shown}");
    assert!(app.hint.is_none());
    let said = written(game("bbh", TRADING), "hint\nlang fr\nconseil\n");
    assert!(said.contains("Hints are off at this table."), "{said}");
    assert!(said.contains("Les conseils sont coupés à cette table."), "{said}");
}

#[test]
fn hints_are_told_line_by_line() {
    for (words, begin) in [("hint", "Thinking for up"), ("lang fr\nconseil", "Réflexion de deux")]
    {
        let said = written(hinted("bbh", TRADING), &format!("{words}\n"));
        let (_, told) = said.split_once(begin).expect("it begins");
        let hints: Vec<&str> = told.lines().filter(|line| line.starts_with("★ ")).collect();
        assert_eq!(hints.len(), 3, "{told}");
        assert!(hints.iter().all(|line| line.contains(" %")), "{hints:?}");
    }
}

#[test]
fn no_hint_is_asked_for_a_bot() {
    let mut app = app(hinted("hbb", TRADING));
    type_in(&mut app, "h");
    assert!(app.hint.is_none());
}

/// A table where every bot thinks a little.
fn among_thinkers(hints: bool) -> Game {
    let mut game = hinted("hbb", SECRETS);
    game.host.hints = hints;
    for seat in [Seat(1), Seat(2)] {
        let player = title().player("mcts:30", 1).expect("a kind of bot");
        game.host.seat(seat, SeatPlayer::Bot(Bot::staying("mcts:30", player)));
    }
    game
}

#[test]
fn bots_say_what_they_think_where_hints_are_on() {
    let remarks = |hints: bool| {
        let mut app = app(among_thinkers(hints));
        for _ in 0..40 {
            if app.pause().is_some() {
                let_move(&mut app, 1);
            } else {
                press(&mut app, KeyCode::End);
                press(&mut app, KeyCode::Enter);
            }
        }
        type_in(&mut app, "\t");
        picture(&mut app, 200, 400).matches(" % for itself").count()
    };
    assert!(0 < remarks(true));
    assert_eq!(remarks(false), 0);
}

#[test]
fn remarks_are_told_line_by_line_in_both_languages() {
    let input = "1\n".repeat(30);
    let english = written(among_thinkers(true), &input);
    assert!(english.contains(" % for itself"), "{english}");
    assert!(!english.contains("()"), "a remark follows no clause: {english}");
    let mut french = among_thinkers(true);
    french.lang = Lang::of("fr");
    assert!(written(french, &input).contains(" se voit gagner à "));
}
