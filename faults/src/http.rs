//! Plain HTTP requests, from any address of this machine.

use std::{
    net::{IpAddr, Ipv4Addr, SocketAddr},
    time::Duration,
};

use serde::de::DeserializeOwned;
use serde_json::Value;
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::{TcpSocket, TcpStream},
    time::timeout,
};
use wire::ErrorBody;

use crate::error::Error;

/// The owner's address, which the server does not limit.
pub const OWNER: Ipv4Addr = Ipv4Addr::LOCALHOST;

/// One visitor of a server.
#[derive(Clone, Debug)]
pub struct Client {
    pub address: String,
    pub from: Ipv4Addr,
    pub cookie: String,
    pub patience: Duration,
}

/// What came back.
#[derive(Debug)]
pub struct Answer {
    pub status: u16,
    pub cookie: String,
    pub body: String,
}

impl Answer {
    pub fn is_success(&self) -> bool {
        (200..300).contains(&self.status)
    }

    /// Why something was refused, if the server told it as it should.
    pub fn error_body(&self) -> Option<ErrorBody> {
        serde_json::from_str(&self.body).ok()
    }

    pub fn read<T: DeserializeOwned>(&self) -> Result<T, Error> {
        let told = || format!("status {}: {}", self.status, self.body);
        serde_json::from_str(&self.body)
            .map_err(|error| Error::Connection(format!("{error} in {}", told())))
    }
}

/// A connection from one of our own addresses.
pub async fn connect(from: Ipv4Addr, address: &str) -> Result<TcpStream, Error> {
    let to: SocketAddr = address.parse().map_err(Error::connection)?;
    let socket = TcpSocket::new_v4().map_err(Error::connection)?;
    if from != OWNER {
        socket.bind(SocketAddr::new(IpAddr::V4(from), 0)).map_err(Error::connection)?;
    }
    let stream = socket.connect(to).await.map_err(Error::connection)?;
    stream.set_nodelay(true).map_err(Error::connection)?;
    Ok(stream)
}

impl Client {
    pub fn new(address: &str) -> Client {
        Client {
            address: address.to_owned(),
            from: OWNER,
            cookie: String::new(),
            patience: Duration::from_secs(5),
        }
    }

    pub fn from(address: &str, from: Ipv4Addr) -> Client {
        Client { from, ..Client::new(address) }
    }

    /// The same visitor with a name, and so with a cookie.
    pub async fn named(mut self, name: &str) -> Result<Client, Error> {
        let answer = self.post("/api/me", &serde_json::json!({ "name": name })).await?;
        if answer.cookie.is_empty() {
            return Err(Error::Connection(format!("no cookie came: {answer:?}")));
        }
        self.cookie = answer.cookie;
        Ok(self)
    }

    pub async fn get(&self, path: &str) -> Result<Answer, Error> {
        self.request("GET", path, "").await
    }

    pub async fn post(&self, path: &str, body: &Value) -> Result<Answer, Error> {
        self.request("POST", path, &body.to_string()).await
    }

    async fn request(&self, method: &str, path: &str, body: &str) -> Result<Answer, Error> {
        let asked = timeout(self.patience, self.exchange(method, path, body)).await;
        asked.unwrap_or_else(|_| Err(Error::Connection(format!("{path}: no answer in time"))))
    }

    async fn exchange(&self, method: &str, path: &str, body: &str) -> Result<Answer, Error> {
        let mut stream = connect(self.from, &self.address).await?;
        let Client { address, cookie, .. } = self;
        let head = format!(
            "{method} {path} HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\nCookie: {cookie}\r\n\
             Content-Type: application/json\r\nContent-Length: {}\r\n\r\n{body}",
            body.len()
        );
        stream.write_all(head.as_bytes()).await.map_err(Error::connection)?;
        let mut answer = Vec::new();
        stream.read_to_end(&mut answer).await.map_err(Error::connection)?;
        read_answer(&String::from_utf8_lossy(&answer))
    }
}

fn read_answer(text: &str) -> Result<Answer, Error> {
    let broken = || Error::Connection("the answer broke off".to_owned());
    let (head, body) = text.split_once("\r\n\r\n").ok_or_else(broken)?;
    let status = head.split(' ').nth(1).and_then(|word| word.parse().ok()).ok_or_else(broken)?;
    let header = |name: &str| head.lines().find_map(|line| line.strip_prefix(name));
    let length = header("content-length: ").and_then(|length| length.parse::<usize>().ok());
    if length.is_some_and(|length| body.len() < length) {
        return Err(broken());
    }
    let cookie = header("set-cookie: ").and_then(|line| line.split(';').next()).unwrap_or("");
    // Answers of unknown length come in chunks; ours are one line of JSON each.
    let body =
        if length.is_none() { body.lines().find(|line| line.starts_with('{')) } else { None }
            .unwrap_or(body);
    Ok(Answer { status, cookie: cookie.to_owned(), body: body.to_owned() })
}
