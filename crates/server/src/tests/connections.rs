//! Connections that ask for nothing, or too slowly, keep nobody else out.

use std::{
    future::pending,
    io,
    net::{IpAddr, Ipv4Addr, SocketAddr},
    sync::Arc,
    time::{Duration, Instant},
};

use axum::{Router, routing::get};
use serde_json::json;
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::{TcpListener, TcpSocket, TcpStream},
    time::{sleep, timeout},
};

use super::browser::{Rooms, config, rooms_with};
use crate::{
    Config, Timeouts,
    connections::{Connections, fitting},
    serve::{accept, shut_down},
};

const HALF: &[u8] = b"GET /api/lobby HTTP/1.1\r\nHost: here\r\nX-Slow: ";
const WHOLE: &[u8] = b"GET /healthz HTTP/1.1\r\nHost: here\r\n\r\n";

/// Somebody who is no owner of this machine: another loopback address.
fn stranger(n: u8) -> IpAddr {
    Ipv4Addr::new(127, 0, 0, n).into()
}

async fn connect_from(from: IpAddr, to: SocketAddr) -> io::Result<TcpStream> {
    let socket = TcpSocket::new_v4()?;
    socket.bind((from, 0).into())?;
    socket.connect(to).await
}

/// Sends something on a new connection.
async fn send_from(from: IpAddr, to: SocketAddr, bytes: &[u8]) -> TcpStream {
    let mut stream = connect_from(from, to).await.unwrap();
    stream.write_all(bytes).await.unwrap();
    stream
}

/// The first line of an answer; None when the other side has hung up.
async fn first_line(stream: &mut TcpStream) -> Option<String> {
    let mut bytes = vec![0; 4096];
    let read = timeout(Duration::from_secs(10), stream.read(&mut bytes)).await.expect("no answer");
    let text = String::from_utf8_lossy(&bytes[..read.unwrap_or(0)]).into_owned();
    text.lines().next().map(str::to_owned)
}

/// Whether the other side has hung up within this time.
async fn is_closed(stream: &mut TcpStream, within: Duration) -> bool {
    let mut bytes = [0; 4096];
    let ended = async { while stream.read(&mut bytes).await.is_ok_and(|read| 0 < read) {} };
    timeout(within, ended).await.is_ok()
}

/// How long it takes until somebody else is answered.
async fn answered_from(from: IpAddr, to: SocketAddr) -> Duration {
    let begin = Instant::now();
    let mut stream = send_from(from, to, WHOLE).await;
    assert_eq!(first_line(&mut stream).await.as_deref(), Some("HTTP/1.1 200 OK"));
    begin.elapsed()
}

fn impatient() -> Timeouts {
    let short = Duration::from_millis(600);
    Timeouts { header: short, body: short, answer: 2 * short, idle: 3 * short, write: short }
}

async fn impatient_rooms() -> Rooms {
    rooms_with(Config { timeouts: impatient(), ..config() }).await
}

#[tokio::test]
async fn a_thousand_half_sent_headers_are_gone_in_time_and_a_newcomer_is_answered_at_once() {
    let rooms = rooms_with(Config {
        timeouts: Timeouts { header: Duration::from_secs(3), ..Timeouts::default() },
        connections_per_address: 2000,
        ..config()
    });
    let rooms = rooms.await;
    let addr = rooms.listen().await;
    let mut half = Vec::new();
    for _ in 0..1000 {
        half.push(send_from(stranger(2), addr, HALF).await);
    }
    let time = answered_from(stranger(3), addr).await;
    super::report(&format!("1000 headers are half sent; somebody else waits {time:?}"));
    assert!(time < Duration::from_millis(500), "{time:?}");
    sleep(Duration::from_secs(4)).await;
    for stream in &mut half {
        assert!(is_closed(stream, Duration::from_millis(100)).await, "still open");
    }
}

#[tokio::test]
async fn a_header_that_trickles_in_has_no_more_time_than_any_other() {
    let rooms = impatient_rooms().await;
    let addr = rooms.listen().await;
    let mut stream = send_from(stranger(2), addr, WHOLE).await;
    assert!(first_line(&mut stream).await.is_some());
    // The second one on a connection: every byte is a sign of life, and does not help.
    let begin = Instant::now();
    while stream.write_all(b"G").await.is_ok() {
        assert!(begin.elapsed() < Duration::from_secs(3), "still open");
        sleep(Duration::from_millis(50)).await;
    }
}

#[tokio::test]
async fn an_idle_connection_stays_for_a_while_and_then_goes() {
    let rooms = impatient_rooms().await;
    let addr = rooms.listen().await;
    let mut stream = send_from(stranger(2), addr, WHOLE).await;
    assert!(first_line(&mut stream).await.is_some());
    sleep(impatient().header + Duration::from_millis(200)).await;
    stream.write_all(WHOLE).await.unwrap();
    assert!(first_line(&mut stream).await.is_some(), "longer than for a header");
    assert!(is_closed(&mut stream, impatient().idle * 2).await, "but not for ever");
}

#[tokio::test]
async fn a_body_that_trickles_in_is_given_up() {
    let rooms = impatient_rooms().await;
    let addr = rooms.listen().await;
    let head = b"POST /api/me HTTP/1.1\r\nHost: here\r\nContent-Type: application/json\r\n\
                 Content-Length: 1000\r\n\r\n{";
    let mut stream = send_from(stranger(2), addr, head).await;
    let (mut reading, mut writing) = stream.split();
    let trickle = async {
        while writing.write_all(b" ").await.is_ok() {
            sleep(Duration::from_millis(50)).await;
        }
    };
    let mut answer = String::new();
    let read = timeout(Duration::from_secs(5), reading.read_to_string(&mut answer));
    tokio::select! {
        () = trickle => {}
        read = read => drop(read.expect("nobody gives up")),
    }
    assert!(answer.is_empty() || answer.starts_with("HTTP/1.1 408"), "{answer}");
}

#[tokio::test]
async fn who_never_reads_is_let_go() {
    let rooms = impatient_rooms().await;
    let router = Router::new().route("/", get(async || vec![b'x'; 64 * 1024 * 1024]));
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let addr = listener.local_addr().unwrap();
    tokio::spawn(accept(Arc::clone(&rooms.app), listener, router, pending()));
    let get = b"GET / HTTP/1.1\r\nHost: here\r\n\r\n";
    let mut stream = send_from(stranger(2), addr, get).await;
    sleep(impatient().write * 3).await;
    let mut rest = Vec::new();
    let _ = timeout(Duration::from_secs(5), stream.read_to_end(&mut rest)).await.expect("open");
    assert!(rest.len() < 64 * 1024 * 1024, "all of it came");
}

#[tokio::test]
async fn an_address_has_only_so_many_connections_and_its_oldest_go_first() {
    let rooms = rooms_with(Config { connections_per_address: 10, ..config() }).await;
    let addr = rooms.listen().await;
    let mut streams = Vec::new();
    for _ in 0..30 {
        streams.push(send_from(stranger(2), addr, HALF).await);
    }
    assert!(answered_from(stranger(2), addr).await < Duration::from_secs(1), "it is let in itself");
    let mut open = 0;
    for stream in &mut streams {
        open += usize::from(!is_closed(stream, Duration::from_millis(50)).await);
    }
    assert!((8..=10).contains(&open), "{open} are open");
    let mut own = Vec::new();
    for _ in 0..30 {
        own.push(send_from(Ipv4Addr::LOCALHOST.into(), addr, HALF).await);
    }
    for stream in &mut own {
        assert!(!is_closed(stream, Duration::from_millis(5)).await, "the owner is not counted");
    }
}

#[tokio::test]
async fn when_all_places_are_taken_who_waits_longest_goes_and_a_newcomer_is_let_in() {
    let rooms = rooms_with(Config { max_connections: 20, ..config() }).await;
    let addr = rooms.listen().await;
    let mut ada = rooms.person("Ada").await;
    let id = ada.open(&["me", "random"], json!({})).await;
    let mut socket = ada.connect(addr, &id).await;
    let mut static_file = send_from(stranger(9), addr, WHOLE).await;
    assert!(first_line(&mut static_file).await.is_some());
    let mut half = Vec::new();
    for n in 0..100 {
        half.push(send_from(stranger(10 + n), addr, HALF).await);
    }
    assert!(answered_from(stranger(3), addr).await < Duration::from_secs(1));
    assert!(is_closed(&mut half[0], Duration::from_secs(1)).await, "who waits longest is gone");
    assert!(!is_closed(&mut half[99], Duration::from_millis(50)).await, "who came last waits");
    static_file.write_all(WHOLE).await.unwrap();
    assert!(first_line(&mut static_file).await.is_some(), "who completed a request stays");
    socket.chat("still here").await.unwrap();
}

#[test]
fn the_order_of_going_is_by_the_last_request() {
    let connections = Connections::new(3, None);
    let address = stranger(2);
    let [first, second, third] = [0; 3].map(|_| connections.admit(address).unwrap());
    first.complete();
    second.complete();
    first.begin();
    let fourth = connections.admit(address).unwrap();
    assert_eq!(connections.len(), 3);
    drop(third);
    assert_eq!(connections.len(), 3, "it was the only one without a request, and counts no more");
    fourth.complete();
    let fifth = connections.admit(address).unwrap();
    drop(second);
    assert_eq!(connections.len(), 3, "the second was idle for the longest time");
    for slot in [&first, &fourth, &fifth] {
        slot.upgrade();
    }
    assert!(connections.admit(address).is_none(), "a table's socket does not go for a newcomer");
    drop(first);
    assert!(connections.admit(address).is_some());
}

#[test]
fn connections_leave_files_for_the_rest() {
    assert_eq!(fitting(10_000, None), 10_000);
    assert_eq!(fitting(10_000, Some(65_536)), 10_000);
    assert_eq!(fitting(10_000, Some(1024)), 768);
    assert_eq!(fitting(10_000, Some(100)), 50);
}

#[tokio::test]
async fn a_visitor_has_only_so_many_table_sockets() {
    let limits = Config { trust_proxy: true, sockets_per_address: 3, ..config() };
    let rooms = rooms_with(limits).await;
    let addr = rooms.listen().await;
    let mut ada = rooms.person("Ada").await;
    let id = ada.open(&["me", "random"], json!({})).await;
    ada.headers.insert("x-forwarded-for", "203.0.113.9".parse().unwrap());
    let mut sockets = Vec::new();
    for _ in 0..3 {
        sockets.push(ada.connect(addr, &id).await);
    }
    assert!(ada.try_connect(addr, &id, "").await.is_err(), "a fourth");
    let mut other = ada.clone();
    other.headers.insert("x-forwarded-for", "203.0.113.10".parse().unwrap());
    assert!(other.try_connect(addr, &id, "").await.is_ok());
    drop(sockets.pop());
    let again = async {
        while ada.try_connect(addr, &id, "").await.is_err() {
            sleep(Duration::from_millis(20)).await;
        }
    };
    timeout(Duration::from_secs(5), again).await.expect("a place that is free again");
}

#[tokio::test]
async fn a_shutdown_that_hangs_comes_to_an_end_and_says_what_it_gave_up() {
    let rooms = rooms_with(config()).await;
    let begin = Instant::now();
    let (patience, most) = (Duration::from_millis(300), Duration::from_millis(500));
    let given_up = shut_down(&rooms.app, pending(), patience, most).await;
    assert_eq!(given_up, ["connections"]);
    assert!(begin.elapsed() < Duration::from_secs(3));
}
