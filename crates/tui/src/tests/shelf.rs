//! Every game on the shelf: the terminal knows none of them, so all of them must do.

use catalog::{Title, titles};
use crossterm::event::KeyCode;
use host::{Bot, Host, SeatPlayer};
use scene::{Lang, Table};
use tabletop::{Replay, Rng, Seat, Setup, Source};

use super::{picture, press, wait};
use crate::{Game, Outcome, app::App, ink::Ink, plain, tell, watch::Watch};

/// A game of this title, with a human in the first seats and random bots in the others.
fn game(title: &'static dyn Title, seats: u8, humans: u8) -> Game {
    let setup = Setup { seats, ..Setup::default() };
    let table = title.open(&setup, &mut Rng::new(7)).expect("a setup of this game");
    let mut host = Host::new(title, table);
    for seat in humans..seats {
        let player = title.player("random", seat.into()).expect("a kind of bot");
        host.seat(Seat(seat), SeatPlayer::Bot(Bot::staying("random", player)));
    }
    let (chance, save) = (Box::new(Rng::new(7)), Box::new(|_: &dyn Table| Ok(())));
    Game { host, chance, lang: Lang::EN, save }
}

/// A game among bots.
fn played(title: &'static dyn Title) -> Box<dyn Table> {
    let setup = Setup { seats: *title.seats().end(), ..Setup::default() };
    let (mut luck, mut bot) = (Rng::new(3), title.player("random", 3).expect("a kind of bot"));
    let mut table = title.open(&setup, &mut luck).expect("a setup of this game");
    while let Some(seat) = table.deciders().first() {
        let notation = bot.choose(&table.position(), seat);
        table.play(seat, &notation, &mut luck).expect("bots play by the rules");
    }
    table
}

#[test]
fn every_game_is_told_line_by_line_to_its_end() {
    for title in titles() {
        let mut output = Vec::new();
        let bots = game(*title, *title.seats().start(), 0);
        let outcome = plain(bots, &mut &b""[..], &mut output).expect("written to memory");
        let said = String::from_utf8(output).expect("text");
        assert_eq!(outcome, Outcome::Finished, "{}", title.name());
        assert!(said.starts_with(&title.speech(Lang::EN).word("title")), "{said}");
    }
}

#[test]
fn every_game_asks_whoever_plays_line_by_line() {
    for title in titles() {
        let mut output = Vec::new();
        // The first answer, ten times over, and then nothing more.
        let (alone, input) = (game(*title, *title.seats().start(), 1), "1\n".repeat(10));
        plain(alone, &mut input.as_bytes(), &mut output).expect("written to memory");
        let said = String::from_utf8(output).expect("text");
        assert!(said.contains("\n  1  ") && said.ends_with("You leave the game.\n"), "{said}");
    }
}

#[test]
fn every_game_is_drawn_in_terminals_of_all_sizes() {
    for title in titles() {
        let name = title.speech(Lang::EN).word("title");
        let mut app = App::new(game(*title, *title.seats().end(), 1), Ink { colour: true });
        for _ in 0..20 {
            wait(&mut app);
            for (width, height) in [(80, 24), (120, 40), (200, 60)] {
                let picture = picture(&mut app, width, height);
                assert!(picture.contains(&name), "{picture}");
            }
            press(&mut app, KeyCode::Enter);
        }
    }
}

#[test]
fn every_game_is_shown_again() {
    for title in titles() {
        let text = played(*title).replay().to_string();
        let replay = Replay::parse(Source { name: "replay", text: &text }).expect("our own text");
        let table = title.load(&replay, &[]).expect("our own game");
        let moves = table.moves();
        for (at, lang) in
            [0, moves / 2, moves].into_iter().zip([Lang::EN, Lang::of("fr"), Lang::EN])
        {
            let mut output = Vec::new();
            tell(*title, &*table, at, lang, &mut output).expect("written to memory");
            let told = String::from_utf8(output).expect("text");
            assert!(told.starts_with(&title.speech(lang).word("title")), "{told}");
        }
        let mut watch = Watch::new(*title, table, moves, Lang::EN, Ink { colour: false });
        let last = format!("Move {moves} of {moves}");
        assert!(picture(&mut watch, 80, 24).contains(&last), "{}", title.name());
        press(&mut watch, KeyCode::Home);
        assert!(picture(&mut watch, 80, 24).contains("The table before the first move"));
    }
}
