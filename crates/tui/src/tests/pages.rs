//! Help, the rulebook and the things on the table.

use crossterm::event::KeyCode;
use expect_test::expect;

use super::{SECRETS, TRADING, app, picture, press, type_in};

#[test]
fn the_help_page_explains_every_key() {
    let mut app = app("bbh", TRADING);
    type_in(&mut app, "?");
    expect![[r#"
        ┌ Help ────────────────────────────────────────────────────────────────────────┐
        │↑ ↓  j k    select an answer                                                  │
        │PgUp PgDn   ten answers on or back                                            │
        │1 2 3 …     select an answer by its number                                    │
        │/           only answers that hold the words typed next; Esc shows all again  │
        │Enter       play the selected answer                                          │
        │← ↑ ↓ → r f move, turn and flip a piece that is being placed                  │
        │u  r        take a move back, do it again                                     │
        │h           what a good player would do; again to hide it                     │
        │Tab         turn to the board, the players, the log                           │
        │J K  ] [    scroll what you turned to                                         │
        │i           what the cards and tiles on the table do                          │
        │:  F2       look up a rule                                                    │
        │l           the next language                                                 │
        │?  F1       this page                                                         │
        │q           leave                                                             │
        │                                                                              │
        │[Brackets] mark what the selected answer is about. ? stands for what you may  │
        │not know, (brackets) for what lies face down, ✓ for what was used already, ▶  │
        │for who decides. A number behind a space, as in M1(4), is printed on it.      │
        │                                                                              │
        │The game is saved after every move: you can leave at any time. Moves can be   │
        │taken back until something was drawn or shown, or somebody else decides.      │
        └ ↑ ↓ PgUp PgDn scroll · Esc back ─────────────────────────────────────────────┘
    "#]]
    .assert_eq(&picture(&mut app, 80, 24));
    press(&mut app, KeyCode::Esc);
    assert!(picture(&mut app, 80, 24).contains("Board"));
}

#[test]
fn rules_are_found_by_number() {
    let mut app = app("bbh", TRADING);
    type_in(&mut app, ":im-14.3");
    expect![[r#"
        ┌ Rules ───────────────────────────────────────────────────┐
        │Number or words: im-14.3▏                                 │
        │IM-14.3 The cubes of the printed repair cost are paid to  │
        │  the supply, exactly; neither ch nor other kinds replace │
        │  them.                                                   │
        │                                                          │
        │                                                          │
        │                                                          │
        │                                                          │
        │                                                          │
        │                                                          │
        │                                                          │
        │                                                          │
        │                                                          │
        └ ↑ ↓ PgUp PgDn scroll · Esc back ─────────────────────────┘
    "#]]
    .assert_eq(&picture(&mut app, 60, 15));
}

#[test]
fn rules_are_in_the_language_of_the_screen() {
    let mut app = app("bbh", TRADING);
    type_in(&mut app, "ll:im-14.3");
    let shown = picture(&mut app, 60, 15);
    assert!(shown.contains("Numéro ou mots : im-14.3"), "{shown}");
    assert!(shown.contains("IM-14.3 Les cubes") && !shown.contains("The cubes"), "{shown}");
}

#[test]
fn components_and_rulings_are_looked_up_like_rules() {
    let mut app = app("bbh", TRADING);
    type_in(&mut app, ":as-06");
    assert!(picture(&mut app, 60, 15).contains("AS-06 Extension Builder ·"));
}

#[test]
fn rules_are_found_by_words_and_scrolled() {
    let mut app = app("bbh", TRADING);
    press(&mut app, KeyCode::F(2));
    type_in(&mut app, "shredder");
    let top = picture(&mut app, 60, 15);
    press(&mut app, KeyCode::PageDown);
    assert_ne!(top, picture(&mut app, 60, 15));
    (0..1000).for_each(|_| press(&mut app, KeyCode::Down));
    let end = picture(&mut app, 60, 15);
    press(&mut app, KeyCode::Up);
    assert_ne!(end, picture(&mut app, 60, 15), "one key is enough to come back from the end");
    type_in(&mut app, " xyzzy");
    assert!(picture(&mut app, 60, 15).contains("No rule holds “shredder xyzzy”."));
}

#[test]
fn what_the_selected_choice_is_about_is_explained_first() {
    let mut app = app("hbb", SECRETS);
    type_in(&mut app, "i");
    expect![[r#"
        ┌ On the table ────────────────────────────────────────────────────────────────┐
        │A: Workshop                                                                   │
        │▸ P6 Wildcard Maker – Level 3, repair 2 copper, 2 crystal: makes 1 cube of    │
        │  your choice, 3 of one kind as a pair.                                       │
        │                                                                              │
        │Belt                                                                          │
        │A1 Charbonium Thief – Level 1, repair 1 wood, 1 crystal: once, when repaired: │
        │  every opponent hands over 3 charbonium, you keep up to 3.                   │
        │T2 Copper Converter – Level 1, repair 1 wood, 1 crystal: turns a cube into 1  │
        │  copper, 3 as a pair.                                                        │
        │D2 Resource Lock – Level 2, repair 3 wood, 1 copper: nobody can steal your    │
        │  wood, copper or crystal.                                                    │
        │P1 Charbonium Maker – Level 1, repair 2 wood: makes 1 charbonium, 3 as a pair,│
        │  7 as a triple.                                                              │
        │P2 Wood Maker – Level 1, repair 2 copper: makes 1 wood, 3 as a pair, 5 as a   │
        │  triple.                                                                     │
        │D1 Charbonium Lock – Level 1, repair 1 wood, 1 copper: nobody can steal your  │
        │  charbonium.                                                                 │
        │                                                                              │
        │Meeting room                                                                  │
        │AS-01 Free Hand – 9 charbonium: any two different actions, from your next turn│
        │  on.                                                                         │
        │AS-10 Market Runner – 6 charbonium: up to five transactions.                  │
        └ ↑ ↓ PgUp PgDn scroll · Esc back ─────────────────────────────────────────────┘
    "#]]
    .assert_eq(&picture(&mut app, 80, 24));
}
