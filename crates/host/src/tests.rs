//! A game of two among humans and bots: who is to move, what is said about it, and what comes of it.

use std::{
    sync::{
        Arc,
        atomic::{AtomicU32, Ordering},
    },
    time::Duration,
};

use bots::{Budget, Candidate, SearchResult};
use catalog::Title;
use players::Player;
use scene::{Lang, LogKind, Position};
use tabletop::{Refusal, Rng, Seat, Setup};

use crate::{Bot, BotMove, HUMAN_PAUSE, HintError, Host, SeatPlayer, advice};

fn title() -> &'static dyn Title {
    catalog::find("ski-station").expect("on the shelf")
}

/// A new game of two humans.
fn host() -> Host {
    let setup = Setup { seats: 2, ..Setup::default() };
    Host::new(title(), title().open(&setup, &mut Rng::new(7)).expect("a setup of this game"))
}

/// The seat that is asked first, and the other one.
fn seats(host: &Host) -> (Seat, Seat) {
    let asked = host.table().deciders().first().expect("a game that goes on");
    (asked, Seat(1 - asked.0))
}

fn per_decision(level: &'static str) -> SeatPlayer {
    SeatPlayer::Bot(Bot::per_decision(level, move |seed| title().player(level, seed)))
}

fn think(host: &Host, seat: Seat, seed: u64) -> BotMove {
    let turn = host.bot_turn(seat, seed).expect("a bot's seat");
    turn.think(None).expect("a known bot")
}

/// Plays at random until the game is over.
fn play_out(host: &mut Host) {
    let mut chance = Rng::new(1);
    while let Some(seat) = host.table().deciders().first() {
        let choices = host.table().choices(seat, Lang::EN);
        let choice = &choices[chance.below(choices.len() as u32) as usize];
        host.play(seat, &choice.notation, &mut chance).expect("a choice");
    }
}

/// Takes the first of these choices, and thinks as well of the others.
struct Unsure(Vec<String>);

impl Player for Unsure {
    fn choose(&mut self, _: &Position, _: Seat) -> String {
        self.0[0].clone()
    }

    fn last_search(&self) -> Option<SearchResult<String>> {
        Some(found(self.0.iter().cloned()))
    }
}

/// A bot that is not sure which of the choices of this seat is the best.
fn unsure(host: &Host, seat: Seat) -> SeatPlayer {
    let choices = host.table().choices(seat, Lang::EN).into_iter();
    let choices: Vec<_> = choices.map(|choice| choice.notation).collect();
    assert!(1 < choices.len(), "a decision");
    SeatPlayer::Bot(Bot::per_decision("unsure", move |_| Ok(Box::new(Unsure(choices.clone())))))
}

/// What a search would have found that thinks the same of all actions.
fn found(actions: impl IntoIterator<Item = String>) -> SearchResult<String> {
    let candidate = |action| Candidate { action, win_probability: 0.5, visits: 10 };
    SearchResult {
        candidates: actions.into_iter().map(candidate).collect(),
        win_probabilities: [0.5; 8],
        expected_scores: [0.0; 8],
        iterations: 20,
    }
}

/// Takes a choice at random, and counts how often it is told that the game is over.
struct Loyal {
    player: Box<dyn Player>,
    goodbyes: Arc<AtomicU32>,
}

impl Player for Loyal {
    fn choose(&mut self, position: &Position, seat: Seat) -> String {
        self.player.choose(position, seat)
    }

    fn game_over(&mut self, _: &Position, _: Seat) {
        self.goodbyes.fetch_add(1, Ordering::Relaxed);
    }
}

fn loyal() -> (SeatPlayer, Arc<AtomicU32>) {
    let goodbyes = Arc::new(AtomicU32::new(0));
    let player = title().player("random", 1).expect("a kind of bot");
    let loyal = Loyal { player, goodbyes: Arc::clone(&goodbyes) };
    (SeatPlayer::Bot(Bot::staying("loyal", Box::new(loyal))), goodbyes)
}

#[test]
fn everybody_is_human_until_a_bot_is_seated() {
    let mut host = host();
    let (asked, other) = seats(&host);
    assert_eq!((host.humans().count(), host.bot_to_move()), (2, None));
    assert!(host.bot_turn(asked, 1).is_none(), "nobody thinks for a human");

    host.seat(other, per_decision("random"));
    assert_eq!(host.bot_to_move(), None, "the human is asked");
    host.seat(asked, per_decision("random"));
    assert_eq!((host.humans().count(), host.bot_to_move()), (0, Some(asked)));
}

#[test]
fn a_bot_made_for_a_decision_decides_the_same_again() {
    let mut host = host();
    let (asked, _) = seats(&host);
    host.seat(asked, per_decision("keen"));
    let first = think(&host, asked, 3);
    assert_eq!(first, think(&host, asked, 3));
    host.play(asked, &first.notation, &mut Rng::new(1)).expect("what a bot wants is possible");
    assert_eq!(host.table().moves(), 1);
}

#[test]
fn a_bot_that_is_not_known_is_an_error_and_no_move() {
    let mut host = host();
    let (asked, _) = seats(&host);
    host.seat(asked, per_decision("nobody"));
    let turn = host.bot_turn(asked, 1).expect("a bot's seat");
    assert!(turn.think(Some(Duration::ZERO)).is_err());
}

#[test]
fn a_forced_move_takes_a_quarter_of_the_pause() {
    let forced = |was_forced| BotMove {
        seat: Seat(0),
        notation: "pass".to_owned(),
        was_forced,
        remark: None,
        lapse: None,
    };
    assert_eq!(forced(false).pause(HUMAN_PAUSE), Duration::from_millis(800));
    assert_eq!(forced(true).pause(HUMAN_PAUSE), Duration::from_millis(200));
}

#[test]
fn bots_say_what_they_think_only_where_hints_are_on() {
    let mut host = host();
    let (asked, _) = seats(&host);
    host.seat(asked, unsure(&host, asked));
    assert_eq!(think(&host, asked, 3).remark, None);
    host.hints = true;
    assert!(think(&host, asked, 3).remark.is_some());
}

/// A host whose bot has made a move and said what it thinks of it.
fn remarked() -> (Host, Seat) {
    let mut host = host();
    let (asked, _) = seats(&host);
    host.hints = true;
    host.seat(asked, unsure(&host, asked));
    let BotMove { notation, remark, .. } = think(&host, asked, 3);
    host.play(asked, &notation, &mut Rng::new(1)).expect("what a bot wants is possible");
    host.remark(remark);
    (host, asked)
}

/// Whom the remarks in the log are by.
fn remarks(host: &Host) -> Vec<Option<Seat>> {
    let log = host.log(0, None, Lang::EN).into_iter();
    log.filter(|entry| entry.kind == LogKind::Remark).map(|entry| entry.by).collect()
}

#[test]
fn a_remark_stands_under_its_move_and_goes_with_it() {
    let (mut host, by) = remarked();
    assert_eq!(remarks(&host), [Some(by)]);
    let log = host.log(1, None, Lang::EN);
    let at = log.iter().position(|entry| entry.kind == LogKind::Remark).expect("said");
    assert!(log[..at].iter().all(|entry| entry.seat == Some(by)), "only the bot's own before it");

    host.undo(by, 1).expect("its last move");
    assert_eq!(remarks(&host), [], "nobody reads about a move that was taken back");
    host.redo(by).expect("what was taken back");
    assert_eq!(remarks(&host), [Some(by)]);

    host.undo(by, 1).expect("its last move");
    let choices = host.table().choices(by, Lang::EN);
    let other = choices.last().expect("a choice").notation.clone();
    host.play(by, &other, &mut Rng::new(1)).expect("a choice");
    assert_eq!(remarks(&host), [], "what was said was about another move");
}

#[test]
fn several_moves_are_taken_back_all_or_none() {
    let mut host = host();
    let (asked, _) = seats(&host);
    let choice = host.table().choices(asked, Lang::EN)[0].notation.clone();
    host.play(asked, &choice, &mut Rng::new(1)).expect("a choice");
    assert_eq!(host.undo(asked, 2), Err(Refusal::NothingToUndo));
    assert_eq!(host.undo(asked, 0), Err(Refusal::NothingToUndo));
    assert_eq!(host.table().moves(), 1);
    assert_eq!(host.undo(asked, 1), Ok(()));
    assert_eq!(host.table().moves(), 0);
}

#[test]
fn only_who_is_asked_has_hints_and_only_where_they_are_on() {
    let mut host = host();
    let (asked, other) = seats(&host);
    let hint = |host: &Host, seat| host.hint(seat, Budget::iterations(50), 1);
    assert_eq!(hint(&host, asked).unwrap_err(), HintError::Off);
    host.hints = true;
    let not_asked = HintError::NotAsked { decider: Some(asked) };
    assert_eq!(hint(&host, other).unwrap_err(), not_asked);

    let found = hint(&host, asked).expect("a hint").think(Duration::from_secs(60));
    let choices = host.table().choices(asked, Lang::EN);
    let named: Vec<_> = advice(&found, &choices).collect();
    assert!((1..=3).contains(&named.len()));
    assert!(named.iter().all(|advice| choices[advice.at].notation == advice.choice.notation));
}

#[test]
fn advice_names_only_what_is_possible() {
    let host = host();
    let (asked, _) = seats(&host);
    let choices = host.table().choices(asked, Lang::EN);
    let found = found(["nonsense".to_owned(), choices[0].notation.clone()]);
    let places: Vec<_> = advice(&found, &choices).map(|advice| advice.at).collect();
    assert_eq!(places, [0]);
}

#[test]
fn who_stays_is_told_once_it_is_over() {
    let mut host = host();
    let (player, goodbyes) = loyal();
    host.seat(Seat(0), player);
    host.say_goodbye();
    assert_eq!(goodbyes.load(Ordering::Relaxed), 0, "the game goes on");
    play_out(&mut host);
    host.say_goodbye();
    assert_eq!(goodbyes.load(Ordering::Relaxed), 1);
}

#[test]
fn whoever_takes_over_keeps_remarks_and_the_bots_that_know_the_game() {
    let (mut former, by) = remarked();
    let (player, goodbyes) = loyal();
    former.seat(Seat(1 - by.0), player);

    let table = title().load(&former.table().replay(), &[]).expect("a game by the rules");
    let mut host = Host::new(title(), table);
    host.hints = true;
    host.seat(Seat(1 - by.0), loyal().0);
    host.take_over(former);

    assert_eq!(remarks(&host), [Some(by)]);
    play_out(&mut host);
    host.say_goodbye();
    assert_eq!(goodbyes.load(Ordering::Relaxed), 1, "the bot from before is still at the table");
}

#[test]
fn a_remark_is_told_in_the_language_of_whoever_reads() {
    let (host, by) = remarked();
    let told = |lang| {
        let log = host.log(0, Some(Seat(1 - by.0)), lang).into_iter();
        let mut remarks = log.filter(|entry| entry.kind == LogKind::Remark);
        remarks.next().expect("said").sentence
    };
    for lang in Lang::ALL {
        let others = Lang::ALL.into_iter().filter(|other| *other != lang);
        others.for_each(|other| assert_ne!(told(lang), told(other), "{lang}, {other}"));
    }
}
