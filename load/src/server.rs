//! The server under load, and the people at its tables.

use std::{env, fs, path::PathBuf, process::Stdio};

use indicatif::ProgressBar;
use serde::{Serialize, de::DeserializeOwned};
use tokio::{
    io::{AsyncBufReadExt, BufReader},
    process::{Child, Command},
    task::JoinSet,
};
use wire::{
    lobby::{Join, NewSeat, NewTable, Opened, TimeControl},
    people::SetName,
};

use crate::table::Table;

/// A server that runs.
pub struct Server {
    url: String,
    child: Option<Child>,
}

/// Tables that are set at the same time.
const AT_ONCE: usize = 16;

impl Server {
    pub fn at(url: &str) -> Server {
        Server { url: url.trim_end_matches('/').to_owned(), child: None }
    }

    /// Starts the program of this workspace on a database of its own.
    pub async fn start() -> Result<Server, String> {
        let target = env::var_os("CARGO_TARGET_DIR").map_or_else(|| "target".into(), PathBuf::from);
        let folder = target.join("load");
        let _ = fs::remove_dir_all(&folder);
        fs::create_dir_all(&folder).map_err(|e| format!("{}: {e}", folder.display()))?;
        let db = format!("sqlite:{}", folder.join("load.db").display());
        let program = target.join("release/tablewright");
        let log = fs::File::create(folder.join("server.log")).map_err(|e| e.to_string())?;
        let mut child = Command::new(&program)
            .args(["serve", "--addr", "127.0.0.1:0", "--db", &db])
            .stdout(Stdio::piped())
            .stderr(log)
            .kill_on_drop(true)
            .spawn()
            .map_err(|e| format!("{}: {e}", program.display()))?;
        let mut lines = BufReader::new(child.stdout.take().expect("its output is piped")).lines();
        while let Ok(Some(line)) = lines.next_line().await {
            if let Some(url) = line.split_whitespace().find(|word| word.starts_with("http")) {
                return Ok(Server { child: Some(child), ..Server::at(url) });
            }
        }
        Err("the server told no address".to_owned())
    }

    /// The most memory it has had so far; `None` where it cannot be read.
    pub fn memory_mib(&self) -> Option<f64> {
        let id = self.child.as_ref()?.id()?;
        let status = fs::read_to_string(format!("/proc/{id}/status")).ok()?;
        let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:"))?;
        let kib: f64 = line.trim().trim_end_matches(" kB").parse().ok()?;
        Some(kib / 1024.0)
    }

    /// The processor time it has used so far, in seconds.
    pub fn processor_s(&self) -> Option<f64> {
        let id = self.child.as_ref()?.id()?;
        let stat = fs::read_to_string(format!("/proc/{id}/stat")).ok()?;
        // After the name, which may have spaces of its own: the 12th and 13th word, in hundredths.
        let words = stat.rsplit_once(')')?.1.split_whitespace().skip(11).take(2);
        let ticks: f64 = words.filter_map(|word| word.parse::<f64>().ok()).sum();
        Some(ticks / 100.0)
    }

    pub async fn stop(self) {
        if let Some(mut child) = self.child {
            let _ = child.kill().await;
        }
    }

    /// Opens tables of `seats` people each and sits them down.
    pub async fn set_tables(
        &self,
        game: &str,
        tables: usize,
        seats: usize,
        bar: &ProgressBar,
    ) -> Result<Vec<Table>, String> {
        let mut all = Vec::new();
        let mut setting = JoinSet::new();
        for number in 0..tables {
            if AT_ONCE <= setting.len() {
                all.push(joined(setting.join_next().await)?);
            }
            let (url, game) = (self.url.clone(), game.to_owned());
            setting.spawn_blocking(move || set_table(&url, &game, number, seats));
            bar.set_position(all.len() as u64);
        }
        while !setting.is_empty() {
            all.push(joined(setting.join_next().await)?);
            bar.set_position(all.len() as u64);
        }
        let mut seated = Vec::new();
        for (id, cookies) in all {
            seated.push(Table::connect(&self.url, &id, &cookies).await?);
        }
        Ok(seated)
    }
}

type Set = (String, Vec<String>);
type Response = ureq::http::Response<ureq::Body>;

fn joined(
    done: Option<Result<Result<Set, String>, tokio::task::JoinError>>,
) -> Result<Set, String> {
    done.ok_or("a table was lost")?.map_err(|e| e.to_string())?
}

/// A table and the cookies of the people who sit there.
fn set_table(url: &str, game: &str, number: usize, seats: usize) -> Result<Set, String> {
    let mut cookies = Vec::new();
    for seat in 0..seats {
        let name = SetName { name: format!("Load {number}.{seat}") };
        let (_, cookie) = post::<_, wire::people::Profile>(&format!("{url}/api/me"), "", &name)?;
        cookies.push(cookie.ok_or("no cookie came")?);
    }
    let mut chairs = vec![NewSeat::Me];
    chairs.resize(seats, NewSeat::Open);
    let table = NewTable {
        campaign: false,
        game: game.to_owned(),
        seats: chairs,
        options: vec![],
        edition: vec![],
        seed: Some(format!("load {number}")),
        public: false,
        time_control: TimeControl::Easy,
        shuffle: false,
        hints: None,
        bot_speed: None,
    };
    let (Opened { id }, _) = post(&format!("{url}/api/tables"), &cookies[0], &table)?;
    for cookie in &cookies[1..] {
        let path = format!("{url}/api/tables/{id}/join");
        send(&path, cookie, &Join::default())?;
    }
    Ok((id, cookies))
}

/// The answer, and the cookie it sets.
fn post<Q: Serialize, A: DeserializeOwned>(
    url: &str,
    cookie: &str,
    question: &Q,
) -> Result<(A, Option<String>), String> {
    let mut answer = send(url, cookie, question)?;
    let cookie = answer.headers().get("set-cookie").and_then(|cookie| cookie.to_str().ok());
    let cookie = cookie.and_then(|cookie| cookie.split(';').next()).map(str::to_owned);
    let body = answer.body_mut().read_json().map_err(|e| format!("{url}: {e}"))?;
    Ok((body, cookie))
}

fn send<Q: Serialize>(url: &str, cookie: &str, question: &Q) -> Result<Response, String> {
    let request = ureq::post(url).header("cookie", cookie);
    request.send_json(question).map_err(|e| format!("{url}: {e}"))
}
