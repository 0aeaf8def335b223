//! Nothing hidden leaves the server: whole games over real sockets, every byte checked.
//!
//! For each connection there is a second table beside the true one, on which everything its viewer
//! may not know is dealt anew. Whatever the connection was told must be, byte for byte, what it
//! would have been told at that other table.

use std::{mem, sync::Arc};

use catalog::Title;
use futures_util::{StreamExt as _, stream};
use scene::Table;
use serde_json::{Value, json};
use tabletop::{Rng, Seat, Switch, Values};
use tokio::sync::mpsc;
use wire::table::{ClientMessage, ServerMessage};

use super::{TableActor, audience::Viewpoint, tell};
use crate::{
    messages,
    table_view::{Layouts, ViewOptions},
    tests::{
        browser::{Browser, Rooms, Socket, config, rooms_with},
        report,
    },
};

/// Somebody at the table, or a spectator.
struct Person {
    browser: Browser,
    socket: Socket,
    seat: Option<Seat>,
    view: ViewOptions,
}

impl Person {
    fn viewpoint(&self) -> Viewpoint {
        Viewpoint { seat: self.seat, view: self.view }
    }
}

/// Different eyes for everybody, so that whoever gets what was drawn for another is noticed.
fn view(n: usize) -> (ViewOptions, String) {
    let text = n.is_multiple_of(2);
    let lang = if text { "en" } else { "fr" };
    let format = if n.is_multiple_of(3) { "wide" } else { "tall" };
    // What is sent deflated is inflated and checked like the rest.
    let compress = if text { "" } else { "&compress=deflate-raw" };
    let words = format!("lang={lang}&format={format}&text={text}{compress}");
    (ViewOptions { lang: lang.parse().unwrap(), format: format.parse().unwrap(), text }, words)
}

/// Another value for every number of seats, so that what options bring into play is checked too.
fn option(switch: &Switch, seats: usize) -> Value {
    let value = match &switch.values {
        Values::OneOf(values) => values[(seats - 1) % values.len()].to_owned(),
        Values::OffOr(numbers) if seats.is_multiple_of(2) => numbers.start().to_string(),
        Values::OffOr(_) => "off".to_owned(),
    };
    json!({ "name": switch.name, "value": value })
}

/// A table of humans with a spectator.
async fn gather(rooms: &Rooms, title: &dyn Title, seats: usize) -> (String, Vec<Person>) {
    let addr = rooms.listen().await;
    let mut browsers = Vec::new();
    for n in 0..=seats {
        browsers.push(rooms.person(&format!("Person {n}")).await);
    }
    let mut chairs = vec!["open"; seats];
    chairs[0] = "me";
    let options: Vec<_> = title.switches().iter().map(|switch| option(switch, seats)).collect();
    let id = browsers[0]
        .open(&chairs, json!({ "game": title.name(), "options": options, "hints": true }))
        .await;
    for browser in &mut browsers[1..seats] {
        browser.post(&format!("/api/tables/{id}/join"), json!({})).await.expect(200);
    }
    let mut people = Vec::new();
    for (n, browser) in browsers.into_iter().enumerate() {
        let (view, words) = view(n);
        let socket = browser.connect_as(addr, &id, &words).await;
        let seat = (n < seats).then_some(Seat(n as u8));
        people.push(Person { browser, socket, seat, view });
    }
    (id, people)
}

/// A table of our own, beside the one in play.
struct Beside {
    actor: TableActor,
    /// As it truly is.
    truth: Box<dyn Table>,
    rng: Rng,
}

impl Beside {
    async fn new(rooms: &Rooms, id: &str, seed: u64) -> Beside {
        let (inbox, _) = mpsc::channel(1);
        let present = Arc::default();
        let mut actor = TableActor::load(&rooms.app, id, inbox, present).await.unwrap();
        let mut rng = Rng::new(seed);
        let other = actor.loaded.host.table().dealt_anew(Seat(0), &mut rng);
        let truth = mem::replace(actor.loaded.host.table_mut(), other);
        Beside { actor, truth, rng }
    }

    /// Does what was done at the other table since.
    async fn catch_up(&mut self, rooms: &Rooms, id: &str) {
        let records = rooms.app.store.records(id).await.unwrap();
        let known = self.actor.loaded.version as usize;
        mem::swap(&mut self.truth, self.actor.loaded.host.table_mut());
        records[known..].iter().for_each(|record| self.actor.loaded.apply(record).unwrap());
        mem::swap(&mut self.truth, self.actor.loaded.host.table_mut());
    }

    /// Deals everything anew that `seat` may not know.
    fn deal(&mut self, seat: Seat) -> &mut TableActor {
        *self.actor.loaded.host.table_mut() = self.truth.dealt_anew(seat, &mut self.rng);
        &mut self.actor
    }
}

/// Compares what a person has on the screen with what they would have at the other table: equal
/// messages are equal bytes. Of the log, the last two moves: earlier ones were compared before.
fn compare(person: &Person, other: &TableActor, at: &str) {
    let (told, viewpoint) = (person.socket.now(), person.viewpoint());
    let snapshot = other.view(viewpoint).snapshot(&mut Layouts::default());
    assert_eq!(
        told.turn,
        tell::turn(other, viewpoint, &snapshot),
        "{at}: the turn of {:?}",
        person.seat
    );
    let picture = messages::picture(&other.view(viewpoint).picture(&snapshot));
    assert!(told.picture == picture, "{at}: the picture of {:?}", person.seat);
    let from = told.turn.moves.saturating_sub(1);
    let log = told.log.iter().filter(|entry| from <= entry.step);
    let expected = tell::log(other, from as usize, viewpoint);
    let expected: Vec<_> = expected.into_iter().map(messages::entry).collect();
    assert!(log.eq(&expected), "{at}: the log of {:?}: {expected:?}", person.seat);
}

/// A preview tells no more than the one who asks may know.
async fn check_preview(beside: &mut Beside, person: &mut Person, notation: &str) {
    let (number, version) = (person.socket.next_id(), person.socket.turn().version);
    let message = ClientMessage::Preview { id: number, version, notation: notation.to_owned() };
    person.socket.send(&message).await;
    let told = person.socket.until(|message| match message {
        ServerMessage::Preview(preview) => Some((**preview).clone()),
        _ => None,
    });
    let told = told.await;
    let other = beside.deal(person.seat.unwrap());
    let expected = other.view(person.viewpoint()).preview(number, notation).unwrap();
    assert_eq!(told, expected, "the preview of {notation} for {:?}", person.seat);
}

/// A hint is made of what its seat may know, and of nothing else.
async fn check_hint(beside: &mut Beside, person: &mut Person) {
    let told = person.socket.hint().await.unwrap();
    let seat = person.seat.unwrap();
    let other = beside.deal(seat);
    let loaded = &other.loaded;
    let seed = loaded.row.secret.bot_seed(seat, loaded.host.table().moves());
    let position = loaded.host.table().position();
    let found = loaded.host.title().search(&position, seat, other.app.config.hint_budget, seed);
    assert_eq!(told, other.hint(person.viewpoint(), told.id, &found), "the hint for {seat}");
}

/// Those who are not asked are refused whatever they try, and learn nothing by it.
async fn check_refusals(person: &mut Person, notation: &str) {
    for message in [notation, "M1", "nonsense"] {
        let refused = person.socket.play(message).await.unwrap_err();
        let expected = if person.seat.is_some() { "not-your-turn" } else { "not-seated" };
        assert_eq!(refused, expected);
    }
}

/// A running game is not given out as a replay, to nobody.
async fn check_requests(id: &str, people: &mut [Person]) -> usize {
    let mut bytes = 0;
    for person in people {
        for path in ["", "/at/0", "/analysis", "/text"] {
            let answer = person.browser.get(&format!("/api/replays/{id}{path}")).await;
            bytes += answer.body.len();
            assert_eq!(answer.code(409), "not-over");
        }
        let row = person.browser.get(&format!("/api/tables/{id}")).await;
        bytes += row.body.len();
        let row = row.expect(200);
        let known = [
            "id",
            "game",
            "status",
            "seats",
            "my_seat",
            "my_turn",
            "moves",
            "time_control",
            "public",
            "seeded",
            "chapter",
            "changed",
            "expires",
        ];
        assert_eq!(row.as_object().unwrap().keys().collect::<Vec<_>>(), known);
    }
    bytes
}

/// Plays a whole game; answers with the bytes that were checked.
async fn whole_game(title: &'static dyn Title, seats: usize, seed: u64) -> usize {
    let game = title.name();
    let rooms = rooms_with(config()).await;
    let (id, mut people) = gather(&rooms, title, seats).await;
    let mut rng = Rng::new(seed);
    let mut beside = Beside::new(&rooms, &id, seed).await;
    let mut bytes = check_requests(&id, &mut people).await;
    let mut version = 0;
    loop {
        for person in &mut people {
            person.socket.reach(version).await;
        }
        let Some(mover) = people.iter().position(|p| !p.socket.turn().choices.is_empty()) else {
            break;
        };
        beside.catch_up(&rooms, &id).await;
        let mut notation = String::new();
        let at = format!("{game} with {seats} seats, seed {seed}, version {version}");
        for seat in Seat::first(seats as u8) {
            let other = beside.deal(seat);
            compare(&people[seat.index()], other, &at);
            // A spectator knows no more than any player: one of them is enough each time.
            if version % seats as u64 == u64::from(seat.0) {
                compare(people.last().unwrap(), other, &at);
            }
            if mover == seat.index() {
                let mut player = title.player(bots::KINDS[0], rng.number()).unwrap();
                notation = player.choose(&other.loaded.host.table().position(), seat);
            }
        }
        let can_undo = 0 < people[mover].socket.turn().undo;
        if rng.below(8) == 0 {
            check_preview(&mut beside, &mut people[mover], &notation).await;
        }
        if rng.below(32) == 0 {
            check_hint(&mut beside, &mut people[mover]).await;
            let idle = (mover + 1) % people.len();
            check_refusals(&mut people[idle], &notation).await;
            people[mover].socket.chat("your turn").await.unwrap();
        }
        let socket = &mut people[mover].socket;
        version = if can_undo && rng.below(8) == 0 {
            socket.undo(1).await.unwrap()
        } else {
            socket.play(&notation).await.unwrap()
        };
    }
    let secret = rooms.app.store.table(&id).await.unwrap().unwrap().secret.to_string();
    for person in &people {
        let cookie = person.browser.cookie.rsplit("%3D").next().unwrap();
        for text in &person.socket.received {
            assert!(!text.contains(&secret), "the secret of the table");
            assert!(!text.contains(cookie), "somebody's identity");
        }
        bytes += person.socket.bytes;
    }
    bytes
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nothing_hidden_is_in_any_byte_of_whole_games() {
    let shown = catalog::titles().iter().filter(|title| !title.art().is_empty());
    let tables = shown.flat_map(|title| title.seats().map(|seats| (*title, seats)));
    // Two at a time: games are of different lengths, and each keeps but one core busy.
    let games: Vec<_> = stream::iter(tables)
        .map(|(title, seats)| tokio::spawn(whole_game(title, seats.into(), seats.into())))
        .buffer_unordered(2)
        .collect()
        .await;
    let number = games.len();
    let bytes: usize = games.into_iter().map(Result::unwrap).sum();
    report(&format!("{number} whole games, {bytes} bytes received and checked for secrets"));
    assert!(1_000_000 < bytes);
}
