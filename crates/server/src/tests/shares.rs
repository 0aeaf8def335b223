//! Thinking has shares: nobody's tables keep another visitor's bot waiting.

use std::{
    net::IpAddr,
    sync::{Arc, Mutex, mpsc},
    thread,
    time::{Duration, Instant},
};

use catalog::Title;
use players::{KindError, Player};
use scene::Position;
use serde_json::json;
use tabletop::Seat;

use super::browser::{Browser, Rooms, config, rooms_with};
use crate::{
    Config,
    bot_pool::{BotPool, FairQueue, Purpose, QUEUED_HINTS, SHORT, Share, ThinkRequest},
    metrics::Metrics,
};

fn visitor(n: u8) -> IpAddr {
    [203, 0, 113, n].into()
}

/// Bots with one thread whose thoughts wait until they are let go, and what was thought in order.
struct Held {
    bots: BotPool,
    order: Arc<Mutex<Vec<(String, Duration)>>>,
    gates: Vec<mpsc::Sender<()>>,
}

impl Held {
    fn new() -> Held {
        let mut held = Held {
            bots: BotPool::start(1, Arc::default()),
            order: Arc::default(),
            gates: Vec::new(),
        };
        // Only one thread takes a move; the other one is left for the hint.
        for purpose in [Purpose::Move, Purpose::Hint] {
            let (gate, wait) = mpsc::channel::<()>();
            let (begun, has_begun) = mpsc::channel();
            let think = move |_| {
                begun.send(()).unwrap();
                wait.recv()
            };
            let (share, table) = (Share::of(visitor(250)), String::new());
            let answer = held.bots.think(ThinkRequest { purpose, share, table }, think);
            has_begun.recv_timeout(Duration::from_secs(5)).unwrap();
            held.gates.push(gate);
            // Somebody waits for it, or else it would not be begun.
            std::mem::forget(answer);
        }
        held
    }

    fn note(&self, name: &str) -> impl FnOnce(Duration) + Send + use<> {
        let (order, name) = (Arc::clone(&self.order), name.to_owned());
        move |time| order.lock().unwrap().push((name, time))
    }

    fn think(&self, purpose: Purpose, share: Share, table: &str) {
        let request = ThinkRequest { purpose, share, table: table.to_owned() };
        std::mem::forget(self.bots.think(request, self.note(table)));
    }

    fn hint(&self, address: IpAddr, table: &str) -> bool {
        let pending = self.bots.hint(address, table.to_owned(), self.note(table));
        pending.map(std::mem::forget).is_ok()
    }

    /// Lets the thread for moves go, and waits until so much was thought.
    fn release(&mut self, thoughts: usize) -> Vec<(String, Duration)> {
        self.gates.remove(0).send(()).unwrap();
        let begin = Instant::now();
        while self.order.lock().unwrap().len() < thoughts {
            assert!(begin.elapsed() < Duration::from_secs(10), "{:?}", self.order);
            thread::sleep(Duration::from_millis(1));
        }
        self.order.lock().unwrap().clone()
    }
}

fn place(order: &[(String, Duration)], name: &str) -> usize {
    order.iter().position(|(thought, _)| thought == name).unwrap()
}

#[test]
fn sixty_tables_with_hints_from_three_addresses_take_three_turns() {
    let mut held = Held::new();
    let asked = (0..60).filter(|n| held.hint(visitor(n % 3), &format!("table {n}"))).count();
    assert_eq!(asked, 3 * QUEUED_HINTS, "a visitor has only a few in the line");
    held.think(Purpose::Move, Share::of(visitor(9)), "mine");
    let order = held.release(asked + 1);
    assert!(place(&order, "mine") <= 3, "{order:?}");
}

#[test]
fn tables_of_bots_alone_come_after_everybody_and_are_thought_about_briefly() {
    let mut held = Held::new();
    for n in 0..100 {
        let share = Share::Opener("host".to_owned());
        held.think(Purpose::BotsAlone, share, &format!("table {n}"));
    }
    held.think(Purpose::Move, Share::of(visitor(9)), "mine");
    let order = held.release(101);
    assert_eq!(place(&order, "mine"), 0, "{order:?}");
    assert!(order[1..].iter().all(|(_, time)| *time <= SHORT), "{order:?}");
    assert!(SHORT < order[0].1, "and takes nothing from those who have people: {order:?}");
}

#[test]
fn what_one_visitor_has_in_the_line_makes_nobody_think_shorter() {
    let mut held = Held::new();
    for n in 0..50 {
        held.think(Purpose::Move, Share::of(visitor(1)), &format!("table {n}"));
    }
    held.think(Purpose::Move, Share::of(visitor(2)), "mine");
    let order = held.release(51);
    assert_eq!(place(&order, "mine"), 1);
    assert!(Duration::from_millis(900) < order[1].1, "half of the time: {:?}", order[1]);
}

#[test]
fn visitors_take_turns_and_so_do_the_tables_of_one() {
    let mut queue = FairQueue::default();
    let share = |n| Share::of(visitor(n));
    for (n, table, item) in
        [(1, "a", "a1"), (1, "a", "a2"), (1, "b", "b1"), (2, "c", "c1"), (2, "c", "c2")]
    {
        queue.push(share(n), table.to_owned(), item);
    }
    let order: Vec<_> = std::iter::from_fn(|| queue.pop(|_| true)).collect();
    assert_eq!(order, [("a1", 1), ("c1", 1), ("b1", 1), ("c2", 1), ("a2", 0)]);
    let six = |text: &str| Share::of(text.parse().unwrap());
    assert_eq!(six("2001:db8::1"), six("2001:db8::2"), "a /64 is one visitor");
}

#[test]
fn what_nobody_wants_to_know_any_more_takes_no_turn() {
    let mut held = Held::new();
    for _ in 0..20 {
        let answer = held.bots.hint(visitor(1), "table".to_owned(), held.note("past"));
        drop(answer.unwrap());
    }
    assert!(held.hint(visitor(1), "now"));
    assert_eq!(held.release(1)[0].0, "now");
}

/// Thinks for as long as it may, and at most for as long as it is told.
struct Slow(Box<dyn Player>, Duration);

impl Player for Slow {
    fn limit_time(&mut self, time: Duration) {
        self.1 = time;
    }

    fn choose(&mut self, position: &Position, seat: Seat) -> String {
        thread::sleep(self.1);
        self.0.choose(position, seat)
    }
}

fn slow(title: &dyn Title, level: &str, seed: u64) -> Result<Box<dyn Player>, KindError> {
    Ok(Box::new(Slow(title.player(level, seed)?, Duration::ZERO)))
}

async fn from(rooms: &Rooms, name: &str, address: &str) -> Browser {
    let mut browser = rooms.browser();
    browser.headers.insert("x-forwarded-for", address.parse().unwrap());
    browser.post("/api/me", json!({ "name": name })).await.expect(200);
    browser
}

#[tokio::test]
async fn a_bot_answers_soon_while_a_hundred_tables_of_bots_think() {
    let limits = Config { players: slow, trust_proxy: true, tables_per_person: 200, ..config() };
    let rooms = rooms_with(limits).await;
    let addr = rooms.listen().await;
    for host in 0..5 {
        let mut host = from(&rooms, "Host", &format!("203.0.113.{host}")).await;
        for _ in 0..20 {
            host.open(&["random", "random"], json!({})).await;
        }
    }
    let mut ada = from(&rooms, "Ada", "198.51.100.1").await;
    let id = ada.open(&["me", "random"], json!({})).await;
    let mut socket = ada.connect(addr, &id).await;
    let mut longest = Duration::ZERO;
    for _ in 0..4 {
        socket.asked().await;
        let begin = Instant::now();
        let seats = |socket: &super::browser::Socket| socket.turn().choices.is_empty();
        let version = socket.choose(0).await;
        while seats(&socket) && socket.turn().version == version {
            socket.next_message().await;
        }
        longest = longest.max(begin.elapsed());
    }
    super::report(&format!("100 tables of bots think; a bot's move takes up to {longest:?}"));
    // Its own two seconds, one short thought before it, and what other tests take of the machine. In
    // one line with the others it would be eight seconds more.
    assert!(longest < Duration::from_secs(5), "{longest:?}");
}

#[test]
fn figures_know_what_waits() {
    let metrics = Arc::new(Metrics::default());
    let bots = BotPool::start(1, Arc::clone(&metrics));
    let request =
        ThinkRequest { purpose: Purpose::Move, share: Share::of(visitor(1)), table: String::new() };
    let pending = bots.think(request, |_| 7);
    assert_eq!(pending.answer.blocking_recv(), Ok(Some(7)));
    let begin = Instant::now();
    while metrics.bots.get() != 0 {
        assert!(begin.elapsed() < Duration::from_secs(5));
    }
}

#[tokio::test]
async fn a_table_of_bots_is_urgent_as_soon_as_somebody_watches() {
    let rooms = rooms_with(Config { players: slow, ..config() }).await;
    let addr = rooms.listen().await;
    let mut ada = rooms.person("Ada").await;
    let mut id = String::new();
    for _ in 0..15 {
        id = ada.open(&["random", "random"], json!({})).await;
    }
    let begin = Instant::now();
    let mut socket = ada.connect(addr, &id).await;
    socket.reach(1).await;
    let time = begin.elapsed();
    // Its own two seconds, after what is being thought about now.
    assert!(time < Duration::from_secs(5), "{time:?}");
}
