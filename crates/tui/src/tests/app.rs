//! Keys: choosing, undo, several humans at one screen, the end.

use std::time::Instant;

use crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use host::HUMAN_PAUSE;
use ratatui::{Terminal, backend::TestBackend, style::Color};

use super::{
    SECRETS, TRADING, app, game, kept_game, let_move, picture, press, sentences, type_in, wait,
};
use crate::{Outcome, app::App, ink::Ink, terminal::Show};

const PLAIN: Ink = Ink { colour: false };

/// The line of the selected choice.
fn selected(app: &mut App) -> String {
    let picture = picture(app, 80, 24);
    let line = picture.lines().find(|line| line.contains('▸') && !line.contains('─'));
    line.unwrap_or_default().trim().to_owned()
}

#[test]
fn arrows_letters_and_numbers_select() {
    let mut app = app("bbh", TRADING);
    assert_eq!(selected(&mut app), "▸ 1 buy 1 wood for 1  buy w");
    press(&mut app, KeyCode::Down);
    assert_eq!(selected(&mut app), "▸ 2 buy 1 copper for 2  buy cu");
    type_in(&mut app, "kk");
    assert_eq!(selected(&mut app), "▸ 5 done  done");
    type_in(&mut app, "4");
    assert_eq!(selected(&mut app), "▸ 4 sell 1 copper for 2  sell cu");
    press(&mut app, KeyCode::PageUp);
    assert_eq!(selected(&mut app), "▸ 1 buy 1 wood for 1  buy w");
}

#[test]
fn a_filter_narrows_the_choices_and_keeps_their_numbers() {
    let mut app = app("bbh", TRADING);
    type_in(&mut app, "/Sell copper");
    press(&mut app, KeyCode::Enter);
    assert_eq!(selected(&mut app), "▸ 4 sell 1 copper for 2  sell cu");
    type_in(&mut app, "2");
    assert_eq!(selected(&mut app), "▸ 2 buy 1 copper for 2  buy cu");
    type_in(&mut app, "/quick");
    assert_eq!(selected(&mut app), "", "letters that are keys otherwise go into the filter");
    press(&mut app, KeyCode::Esc);
    assert_eq!(selected(&mut app), "▸ 1 buy 1 wood for 1  buy w");
}

#[test]
fn enter_plays_u_takes_back_and_r_does_again() {
    let (game, kept) = kept_game("bbh", TRADING);
    let mut app = App::new(game, PLAIN);
    let goods = |app: &mut App| {
        let picture = picture(app, 80, 24);
        let line = picture.lines().find(|line| line.contains("(you)")).expect("own goods");
        line.split_whitespace().skip(3).take(5).collect::<Vec<_>>().join(" ")
    };
    assert_eq!(goods(&mut app), "2w 4cu 0cr 2ch 0vp");
    press(&mut app, KeyCode::Enter);
    assert_eq!(goods(&mut app), "3w 4cu 0cr 1ch 0vp");
    assert!(kept.borrow().ends_with("C buy w\nend 63\n"), "saved after the move");
    type_in(&mut app, "uu");
    assert!(kept.borrow().ends_with("end 61\n"), "several steps back");
    type_in(&mut app, "rr");
    assert_eq!(goods(&mut app), "3w 4cu 0cr 1ch 0vp");
    type_in(&mut app, "r");
    assert!(picture(&mut app, 80, 24).contains("There is nothing to do again."));
}

#[test]
fn undo_ends_at_the_fence() {
    let mut app = app("bbh", TRADING);
    type_in(&mut app, &"u".repeat(20));
    assert!(picture(&mut app, 80, 24).contains("There is nothing you can take back."));
}

#[test]
fn what_the_choice_is_about_is_lit_without_colour() {
    let mut app = App::new(game("bbh", TRADING), PLAIN);
    assert!(picture(&mut app, 80, 24).contains("[Goods]"));
    press(&mut app, KeyCode::End);
    assert!(picture(&mut app, 80, 24).contains("[Last pair]"));
    let mut terminal = Terminal::new(TestBackend::new(120, 40)).expect("no real terminal");
    terminal.draw(|frame| app.render(frame)).expect("no real terminal");
    let cells = &terminal.backend().buffer().content;
    assert!(cells.iter().all(|cell| cell.fg == Color::Reset && cell.bg == Color::Reset));
}

#[test]
fn goods_of_others_are_not_in_the_picture() {
    let mut app = app("bbh", TRADING);
    let wide = picture(&mut app, 120, 40);
    assert_eq!(wide.matches("? wood").count(), 2);
    press(&mut app, KeyCode::Tab);
    let narrow = picture(&mut app, 80, 24);
    assert_eq!(narrow.matches("?w ").count() + narrow.matches("? wood").count(), 2);
}

#[test]
fn secret_projects_are_seen_by_their_owner_alone() {
    let mut owner = app("bhb", SECRETS);
    assert!(picture(&mut owner, 120, 40).contains("PJ-13 Three of level 2"));
    let mut other = app("hbb", SECRETS);
    for key in ["", "i"] {
        type_in(&mut other, key);
        let shown = picture(&mut other, 120, 400);
        assert!(!shown.contains("PJ-13") && !shown.contains("PJ-04"), "{shown}");
    }
}

#[test]
fn two_humans_do_not_see_each_others_goods() {
    let mut app = app("bhh", TRADING);
    let curtain = picture(&mut app, 60, 15);
    assert_eq!(
        sentences(&curtain),
        ["Seat C, press Enter when only you look.", "Enter shows the table · ? help · q leave"]
    );
    type_in(&mut app, "iu1");
    assert_eq!(picture(&mut app, 60, 15), curtain, "nothing but Enter opens it");
    press(&mut app, KeyCode::Enter);
    let shown = picture(&mut app, 120, 40);
    assert!(shown.contains("C (you)") && shown.contains("B (human)"));
    assert_eq!(shown.matches("? wood").count(), 2);
    for _ in 0..200 {
        if picture(&mut app, 60, 15).contains("Seat B, press Enter") {
            return;
        }
        wait(&mut app);
        press(&mut app, KeyCode::End);
        press(&mut app, KeyCode::Enter);
    }
    panic!("B is never asked");
}

#[test]
fn one_human_meets_no_curtain() {
    let mut app = app("hbb", 0);
    wait(&mut app);
    assert!(picture(&mut app, 80, 24).contains("Your turn, A"));
}

#[test]
fn a_key_skips_the_pause_of_a_bot() {
    let mut game = game("hbb", TRADING);
    game.host.pause = HUMAN_PAUSE;
    let mut app = App::new(game, PLAIN);
    let before = picture(&mut app, 120, 40);
    assert!(before.contains("C is deciding"));
    let begun = Instant::now();
    assert!(!app.advance().expect("bots play by the rules"), "people must be able to follow");
    press(&mut app, KeyCode::Char(' '));
    let_move(&mut app, 1);
    assert!(begun.elapsed() < HUMAN_PAUSE);
    assert_ne!(picture(&mut app, 120, 40), before);
    let begun = Instant::now();
    let_move(&mut app, 1);
    assert!(HUMAN_PAUSE <= begun.elapsed(), "only this one was hurried");
}

#[test]
fn q_leaves_only_after_a_confirmation() {
    let mut app = app("bbh", TRADING);
    type_in(&mut app, "q");
    assert!(picture(&mut app, 60, 15).contains("Leave the game?"));
    type_in(&mut app, "n");
    assert_eq!(app.outcome(), None);
    type_in(&mut app, "qq");
    assert_eq!(app.outcome(), Some(Outcome::Left));
}

#[test]
fn control_c_leaves_at_once() {
    let mut app = app("bbh", TRADING);
    let key = KeyEvent::new(KeyCode::Char('c'), KeyModifiers::CONTROL);
    app.update(key).expect("keys do no I/O that fails");
    assert_eq!(app.outcome(), Some(Outcome::Left));
}

#[test]
fn a_whole_game_ends_with_the_standings_until_a_key() {
    let mut app = app("hbb", 0);
    for _ in 0..2000 {
        wait(&mut app);
        if picture(&mut app, 80, 24).contains("The game is over") {
            break;
        }
        press(&mut app, KeyCode::End);
        press(&mut app, KeyCode::Enter);
    }
    type_in(&mut app, "K");
    assert_eq!(app.outcome(), None, "the log can be read");
    assert!(picture(&mut app, 80, 24).contains("1. "));
    press(&mut app, KeyCode::Enter);
    assert_eq!(app.outcome(), Some(Outcome::Finished));
}

#[test]
fn a_game_that_cannot_be_saved_goes_on_with_a_notice() {
    let mut game = game("bbh", TRADING);
    game.save = Box::new(|_| Err(std::io::Error::other("the disk is full")));
    let mut app = App::new(game, PLAIN);
    press(&mut app, KeyCode::Enter);
    let shown = picture(&mut app, 80, 24);
    assert!(shown.contains("The game could not be saved: the disk is full."));
    assert!(shown.contains("Your turn, C"));
}
