//! What the table looks like in terminals of several sizes.

use crossterm::event::KeyCode;
use expect_test::expect;

use super::{PLACING, TRADING, app, let_move, picture, press, sentences, type_in, wait};

#[test]
fn a_wide_terminal_shows_everything_at_once() {
    let picture = picture(&mut app("bbh", TRADING), 120, 40);
    expect![[r#"
         Imaginarium · Round 3: C, step 3, actions                                                                 Your turn, C
        ┌▸Board ───────────────────────────────────────────────────────────────┐┌▶C (you) ─────────────────────────────────────┐
        │ Belt           M1(4): P4 Crystal Maker  M2(3): P1 Charbonium Maker   ││[Goods]           2 wood  4 copper  0 crystal │
        │                M3(3): T3 Crystal Converter  M4(2): A4 Crystal Thief  ││                  2 charbonium  0 VP          │
        │                M5(2): D3 Patent Shield  M6(1): P6 Wildcard Maker     ││ Workshop         P1 Charbonium Maker         │
        │                M7(1): C                                              ││                  P2 Wood Maker               │
        │ Extractors     X1(1): –  X2(2): A  X3(3): B                          ││                  T2 Copper Converter         │
        │ Waiting        –                                                     ││ Yard             –                           │
        │ Initiative     1: –  2: –  3: –  4: –  5: –                          ││ Assistants       –                           │
        │ Meeting room   1: AS-09 Diploma Broker  2: AS-03 Double Shift        ││ Secret projects  –                           │
        │                3: AS-11 Test Pilot                                   ││ Last pair        Transactions & Dismantle    │
        │ Design office  PJ-01 Four production slots  PJ-03 Two of level 3     │└──────────────────────────────────────────────┘
        │                PJ-05 Fifteen charbonium  PJ-06 Three alike           │┌──────────────────────────────────────────────┐
        │                PJ-07 Two attackers  PJ-08 Full staff                 ││Buy or sell what?                             │
        │                PJ-10 Six in two kinds                                ││▸ 1 buy 1 wood for 1  buy w                   │
        │ Piles          43 in the machine deck  5 in the shredder             ││  2 buy 1 copper for 2  buy cu                │
        │                8 in the assistant deck  7 in the project reserve     ││  3 sell 1 wood for 1  sell w                 │
        │ Shredder       P1 Charbonium Maker  P3 Copper Maker                  ││  4 sell 1 copper for 2  sell cu              │
        │                2× P5 Twin Maker  T4 Great Burner                     ││  5 done  done                                │
        └──────────────────────────────────────────────────────────────────────┘└──────────────────────────────────────────────┘
        ┌ Players ─────────────────────────────────────────────────────────────┐┌ Log ─────────────────────────────────────────┐
        │ A (random)                                                           ││  AS-03 Double Shift, AS-11 Test Pilot.       │
        │ Goods            ? wood  ? copper  ? crystal  ? charbonium  ? VP     ││Round 3. Order: C, B, A.                      │
        │ Workshop         P3 Copper Maker                                     ││C goes to T4 Great Burner on M7, price 3.     │
        │ Yard             –                                                   ││B goes to X3.                                 │
        │ Assistants       AS-04 Project Backer                                ││A goes to X2.                                 │
        │ Secret projects  –                                                   ││C begins the turn.                            │
        │ Last pair        Recruit & Extract                                   ││C uses P1 Charbonium Maker: 1 charbonium.     │
        │ B (random)                                                           ││C uses P2 Wood Maker: 1 wood.                 │
        │ Goods            ? wood  ? copper  ? crystal  ? charbonium  ? VP     ││C uses T2 Copper Converter: 1 wood into 1     │
        │ Workshop         P1 Charbonium Maker  P3 Copper Maker                ││  copper.                                     │
        │                  P4 Crystal Maker                                    ││C buys T4 Great Burner for 3 charbonium.      │
        │ Yard             –                                                   ││C sets the dial to Transactions & Dismantle.  │
        │ Assistants       AS-13 Stockpiler                                    ││C: Dismantle.                                 │
        │ Secret projects  –                                                   ││C dismantles the broken T4 Great Burner for 1 │
        │ Last pair        Repair & Transactions                               ││  wood, 1 copper.                             │
        │                                                                      ││C: Transactions.                              │
        │                                                                      ││C sells 1 wood for 1 charbonium.              │
        └──────────────────────────────────────────────────────────────────────┘└──────────────────────────────────────────────┘
         ? help · ↑↓ choose · Enter play · u undo · / filter · i inspect · Tab view · q
    "#]].assert_eq(&picture);
}

#[test]
fn a_terminal_of_80_by_24_shows_the_board_and_the_question() {
    let picture = picture(&mut app("bbh", TRADING), 80, 24);
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
        ▸ 1 buy 1 wood for 1  buy w
          2 buy 1 copper for 2  buy cu
          3 sell 1 wood for 1  sell w
          4 sell 1 copper for 2  sell cu
          5 done  done
         ? help · ↑↓ choose · Enter play · u undo · / filter · i inspect · Tab view · q
    "#]]
    .assert_eq(&picture);
}

#[test]
fn a_terminal_of_60_by_15_still_shows_the_question() {
    let picture = picture(&mut app("bbh", TRADING), 60, 15);
    expect![[r#"
         Imaginarium · Round 3: C, step 3, actions     Your turn, C
        ▸Board  Players  Log ───────────────────────────────────────
         Belt › M1(4): P4  M2(3): P1  M3(3): T3  M4(2): A4
           M5(2): D3  M6(1): P6  M7(1): C  Extractors › X1(1): –
           X2(2): A  X3(3): B  Initiative › 1: –  2: –  3: –  4: –
           5: –  Meeting room › 1: AS-09  2: AS-03  3: AS-11
           Design office › PJ-01  PJ-03  PJ-05  PJ-06  PJ-07  PJ-08
        ▶C (you) [Goods]› 2w  4cu  0cr  2ch  0vp  Workshop › P1  P2
        ────────────────────────────────────────────────────────────
        Buy or sell what?
        ▸ 1 buy 1 wood for 1  buy w
          2 buy 1 copper for 2  buy cu
          3 sell 1 wood for 1  sell w
          4 sell 1 copper for 2  sell cu
         ? help · ↑↓ choose · Enter play · u undo · / filter · i ins
    "#]]
    .assert_eq(&picture);
}

#[test]
fn tab_turns_to_the_players_and_to_the_log() {
    let mut app = app("bbh", TRADING);
    press(&mut app, KeyCode::Tab);
    let players = picture(&mut app, 80, 24);
    press(&mut app, KeyCode::Tab);
    let log = picture(&mut app, 60, 15);
    expect![[r#"
         Imaginarium · Round 3: C, step 3, actions                         Your turn, C
         Board ▸Players  Log ───────────────────────────────────────────────────────────
         A (random)  Goods › ?w  ?cu  ?cr  ?ch  ?vp  Workshop › P3  Assistants › AS-04
           Last pair › Recruit & Extract
         B (random)  Goods › ?w  ?cu  ?cr  ?ch  ?vp  Workshop › P1  P3  P4
           Assistants › AS-13  Last pair › Repair & Transactions
        ▶C (you) [Goods]› 2w  4cu  0cr  2ch  0vp  Workshop › P1  P2  T2
           Last pair › Transactions & Dismantle






        ▶C (you) [Goods]› 2w  4cu  0cr  2ch  0vp  Workshop › P1  P2  T2
           Last pair › Transactions & Dismantle
        ────────────────────────────────────────────────────────────────────────────────
        Buy or sell what?
        ▸ 1 buy 1 wood for 1  buy w
          2 buy 1 copper for 2  buy cu
          3 sell 1 wood for 1  sell w
          4 sell 1 copper for 2  sell cu
          5 done  done
         ? help · ↑↓ choose · Enter play · u undo · / filter · i inspect · Tab view · q
    "#]]
    .assert_eq(&players);
    expect![[r#"
         Imaginarium · Round 3: C, step 3, actions     Your turn, C
         Board  Players ▸Log ───────────────────────────────────────
        C: Dismantle.
        C dismantles the broken T4 Great Burner for 1 wood, 1
          copper.
        C: Transactions.
        C sells 1 wood for 1 charbonium.
        ▶C (you) [Goods]› 2w  4cu  0cr  2ch  0vp  Workshop › P1  P2
        ────────────────────────────────────────────────────────────
        Buy or sell what?
        ▸ 1 buy 1 wood for 1  buy w
          2 buy 1 copper for 2  buy cu
          3 sell 1 wood for 1  sell w
          4 sell 1 copper for 2  sell cu
         ? help · ↑↓ choose · Enter play · u undo · / filter · i ins
    "#]]
    .assert_eq(&log);
}

#[test]
fn l_goes_on_to_the_next_language() {
    let mut app = app("bbh", TRADING);
    type_in(&mut app, "ll");
    expect![[r#"
         Imaginarium · Tour de jeu 3 : C, étape 3, actions                    À vous, C
        ▸Plateau  Joueurs  Journal ─────────────────────────────────────────────────────
         Tapis roulant     M1(4): P4  M2(3): P1  M3(3): T3  M4(2): A4  M5(2): D3
                           M6(1): P6  M7(1): C
         Extracteurs       X1(1): –  X2(2): A  X3(3): B
         Initiative        1: –  2: –  3: –  4: –  5: –
         Salle de réunion  1: AS-09  2: AS-03  3: AS-11
         Bureau d'études   PJ-01  PJ-03  PJ-05  PJ-06  PJ-07  PJ-08  PJ-10
         Piles             43 dans la pioche des machines  5 dans le broyeur
                           8 dans la pioche des assistants
                           7 dans la réserve de projets
         Broyeur           P1  P3  2× P5  T4


        ▶C (vous) [Biens]› 2w  4cu  0cr  2ch  0vp  Atelier › P1  P2  T2
           Dernière paire › Transactions & Démonter
        ────────────────────────────────────────────────────────────────────────────────
        Acheter ou vendre quoi ?
        ▸ 1 acheter 1 bois pour 1  buy w
          2 acheter 1 cuivre pour 2  buy cu
          3 vendre 1 bois pour 1  sell w
          4 vendre 1 cuivre pour 2  sell cu
          5 terminé  done
         ? aide · ↑↓ choisir · Entrée jouer · u annuler · / filtrer · i détails · q
    "#]]
    .assert_eq(&picture(&mut app, 80, 24));
}

#[test]
fn the_selected_choice_is_seen_in_full_in_a_short_list() {
    let mut app = app("hbb", PLACING);
    press(&mut app, KeyCode::End);
    press(&mut app, KeyCode::Up);
    expect![[r#"
         Imaginarium · Round 3: Planning               Your turn, A
        ▸Board  Players  Log ───────────────────────────────────────
         Belt › M1(4): P4  M2(3): P1  M3(3): T3  M4(2): A4
           M5(2): D3  M6(1): P6  M7(1): T4 + C
           Extractors ›[X1(1): – ] X2(2): –  X3(3): B
           Initiative › 1: –  2: –  3: A  4: –  5: –
           Meeting room › 1: AS-09  2: AS-03  3: AS-11
        ▶A (you)  Goods › 5w  2cu  1cr  2ch  1vp  Workshop › P3
        ────────────────────────────────────────────────────────────
        Where does your handyman go?
          4 M4: reserve A4 Crystal Thief for 3 (at presen…  place M4
          5 M5: reserve D3 Patent Shield for 5 (at presen…  place M5
          6 M6: reserve P6 Wildcard Maker for 4 (at prese…  place M6
        ▸ 7 X1: 1 charbonium  place X1
         ? help · ↑↓ choose · Enter play · u undo · / filter · i ins
    "#]]
    .assert_eq(&picture(&mut app, 60, 15));
}

#[test]
fn a_full_table_of_five_fits() {
    let mut app = app("bbbbb", 0);
    let_move(&mut app, 300);
    for (width, height) in [(120, 40), (80, 24), (60, 15)] {
        let shown = picture(&mut app, width, height);
        assert!(shown.contains("is deciding") && shown.contains("Belt"));
    }
    let shown = picture(&mut app, 120, 40);
    for seat in ["A (random)", "B (random)", "C (random)", "D (random)", "E (random)"] {
        assert!(shown.contains(seat), "{shown}");
    }
}

#[test]
fn a_tiny_terminal_is_called_too_small() {
    let picture = picture(&mut app("bbh", TRADING), 39, 9);
    assert_eq!(sentences(&picture), ["The terminal is too small: 40 × 10 at", "least."]);
}

#[test]
fn the_end_shows_the_standings() {
    let mut app = app("bbb", 0);
    wait(&mut app);
    let shown = picture(&mut app, 80, 24);
    let from = shown.find("The game is over\n  1. ").expect("the standings");
    assert_eq!(shown[from..].matches(" points").count(), 3, "{shown}");
}
