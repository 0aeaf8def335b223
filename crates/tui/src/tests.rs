//! Games, keys and pictures that the tests share.

mod app;
mod hexes;
mod hindsight;
mod hints;
mod pages;
mod pictures;
mod placing;
mod plain;
mod replays;
mod shelf;
mod words;

use std::{cell::RefCell, io, rc::Rc};

use catalog::Title;
use crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use host::{Bot, Host, SeatPlayer};
use ratatui::{Terminal, backend::TestBackend};
use scene::{Lang, Table};
use tabletop::{Replay, Rng, Seat, Setup, Source};

use crate::{Game, app::App, ink::Ink, terminal::Show};

fn title() -> &'static dyn Title {
    catalog::find("imaginarium").expect("on the shelf")
}

/// A new game.
fn fresh(seats: u8) -> Box<dyn Table> {
    let setup = Setup { seats, ..Setup::default() };
    title().open(&setup, &mut Rng::new(7)).expect("a setup of this game")
}

/// A written game of three after so many moves. It is a replay, so that the pictures do not
/// change with the bots.
fn table(moves: usize) -> Box<dyn Table> {
    let source = Source { name: "game.txt", text: include_str!("tests/game.txt") };
    let mut replay = Replay::parse(source).expect("a replay");
    replay.moves.truncate(moves);
    title().load(&replay, &[]).expect("a game by the rules")
}

/// A game with a human on every `h` and a bot on every `b`, and what it was last saved as.
fn kept_game(chairs: &str, moves: usize) -> (Game, Rc<RefCell<String>>) {
    let kept = Rc::new(RefCell::new(String::new()));
    let keep = Rc::clone(&kept);
    let save = move |table: &dyn Table| -> io::Result<()> {
        *keep.borrow_mut() = table.replay().to_string();
        Ok(())
    };
    let table = if moves == 0 { fresh(chairs.len() as u8) } else { table(moves) };
    let mut host = Host::new(title(), table);
    for (i, _) in chairs.chars().enumerate().filter(|(_, kind)| *kind == 'b') {
        let player = title().player("random", i as u64).expect("a kind of bot");
        host.seat(Seat(i as u8), SeatPlayer::Bot(Bot::staying("random", player)));
    }
    let game = Game { host, chance: Box::new(Rng::new(7)), lang: Lang::EN, save: Box::new(save) };
    (game, kept)
}

fn game(chairs: &str, moves: usize) -> Game {
    kept_game(chairs, moves).0
}

fn app(chairs: &str, moves: usize) -> App {
    App::new(game(chairs, moves), Ink { colour: true })
}

fn press(show: &mut dyn Show, code: KeyCode) {
    show.update(KeyEvent::new(code, KeyModifiers::NONE)).expect("keys do no I/O that fails");
}

fn type_in(show: &mut dyn Show, text: &str) {
    text.chars().for_each(|letter| press(show, KeyCode::Char(letter)));
}

/// Lets the bots move until a human is asked or the game is over.
fn wait(show: &mut dyn Show) {
    while show.pause().is_some() {
        show.advance().expect("bots play by the rules");
    }
}

/// Lets the bots make so many moves.
fn let_move(show: &mut dyn Show, moves: usize) {
    for _ in 0..moves {
        while !show.advance().expect("bots play by the rules") {}
    }
}

fn picture(show: &mut dyn Show, width: u16, height: u16) -> String {
    let mut terminal = Terminal::new(TestBackend::new(width, height)).expect("no real terminal");
    terminal.draw(|frame| show.render(frame)).expect("no real terminal");
    let buffer = terminal.backend().buffer();
    let row = |y| (0..width).map(|x| buffer[(x, y)].symbol()).collect::<String>();
    (0..height).map(|y| row(y).trim_end().to_owned() + "\n").collect()
}

/// The lines of a picture that holds nothing but a few sentences.
fn sentences(picture: &str) -> Vec<&str> {
    picture.lines().map(str::trim).filter(|line| !line.is_empty()).collect()
}

/// Moves after which A is asked where to go, C what to trade, and B holds two secret projects.
const PLACING: usize = 54;
const TRADING: usize = 62;
const SECRETS: usize = 232;
