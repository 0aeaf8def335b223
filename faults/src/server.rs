//! The program under test, as a child process.

use std::{
    fs::{self, OpenOptions},
    path::{Path, PathBuf},
    process::{ExitStatus, Stdio},
    time::Duration,
};

use rustix::process::{Pid, Resource, Rlimit, Signal, getrlimit, kill_process, prlimit};
use tokio::{
    io::{AsyncBufReadExt, BufReader, Lines},
    process::{Child, ChildStdout, Command},
    time::timeout,
};

use crate::{error::Error, http::Client};

/// How a program is started.
#[derive(Clone, Debug)]
pub struct Launch {
    pub program: PathBuf,
    pub db: String,
    /// Where its log goes; what it writes is added to what is there.
    pub log: PathBuf,
    /// The library that injects faults and the file that switches it.
    pub shim: Option<(PathBuf, PathBuf)>,
    pub more: Vec<String>,
}

/// A program that listens.
#[derive(Debug)]
pub struct Server {
    pub address: String,
    child: Child,
    /// Kept open: a program may say more than where it listens.
    _lines: Lines<BufReader<ChildStdout>>,
}

/// What became of a start.
#[derive(Debug)]
pub enum Started {
    Listens(Box<Server>),
    /// It ended instead.
    Ended(ExitStatus),
    /// It did neither in time, and is gone now.
    Neither,
}

/// How long a start may take: SQLite and PostgreSQL are waited for, and processors are shared.
const STARTING: Duration = Duration::from_secs(20);

impl Launch {
    fn command(&self) -> Result<Command, Error> {
        let log = OpenOptions::new().create(true).append(true).open(&self.log);
        let log = log.map_err(Error::io(self.log.display()))?;
        let mut command = Command::new(&self.program);
        command
            .args(["serve", "--addr", "127.0.0.1:0", "--bot-pause-ms", "0", "--db", &self.db])
            .args(&self.more)
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(log)
            .kill_on_drop(true);
        if let Some((library, control)) = &self.shim {
            let file = self.db.strip_prefix("sqlite:").unwrap_or("/nowhere/at-all");
            command
                .env("LD_PRELOAD", library)
                .env("FAULTS_CONTROL", control)
                .env("FAULTS_DB", file);
        }
        Ok(command)
    }

    /// Starts it; `meanwhile` is given its process as soon as there is one.
    pub async fn start_with(&self, meanwhile: impl FnOnce(Pid)) -> Result<Started, Error> {
        let spawned = self.command()?.spawn();
        let mut child = spawned.map_err(Error::io(self.program.display()))?;
        if let Some(pid) = pid(&child) {
            meanwhile(pid);
        }
        let stdout = child.stdout.take().expect("its output is piped");
        let mut lines = BufReader::new(stdout).lines();
        let told = timeout(STARTING, lines.next_line()).await;
        match told {
            Ok(Ok(Some(line))) => {
                let address = line.trim().rsplit("http://").next().unwrap_or("").to_owned();
                Ok(Started::Listens(Box::new(Server { address, child, _lines: lines })))
            }
            Ok(_) => match timeout(STARTING, child.wait()).await {
                Ok(status) => Ok(Started::Ended(status.map_err(Error::io("wait"))?)),
                Err(_) => Ok(Started::Neither),
            },
            Err(_) => {
                let _ = child.kill().await;
                Ok(Started::Neither)
            }
        }
    }

    /// Starts it where nothing is in its way.
    pub async fn start(&self) -> Result<Server, Error> {
        match self.start_with(|_| {}).await? {
            Started::Listens(server) => Ok(*server),
            Started::Ended(status) => {
                Err(Error::Setup(format!("the server ended ({status}): {}", self.last_words())))
            }
            Started::Neither => Err(Error::Setup("the server did not start in time".to_owned())),
        }
    }

    /// Everything it has written.
    pub fn log_text(&self) -> String {
        String::from_utf8_lossy(&fs::read(&self.log).unwrap_or_default()).into_owned()
    }

    pub fn last_words(&self) -> String {
        let text = self.log_text();
        let last = text.lines().rev().find(|line| !line.trim().is_empty());
        last.unwrap_or("").chars().take(200).collect()
    }
}

fn pid(child: &Child) -> Option<Pid> {
    Pid::from_raw(i32::try_from(child.id()?).ok()?)
}

/// A process may have so many descriptors, or as many as we may.
pub fn limit_descriptors(pid: Pid, most: Option<u64>) {
    let usual = getrlimit(Resource::Nofile);
    let limit = Rlimit { current: most.or(usual.current), maximum: usual.maximum };
    let _ = prlimit(Some(pid), Resource::Nofile, limit);
}

impl Server {
    pub fn pid(&self) -> Option<Pid> {
        pid(&self.child)
    }

    pub fn signal(&self, signal: Signal) {
        if let Some(pid) = self.pid() {
            let _ = kill_process(pid, signal);
        }
    }

    /// How it ended, if it did.
    pub fn ended(&mut self) -> Option<ExitStatus> {
        self.child.try_wait().ok().flatten()
    }

    /// How it ends within this time; `None` if it goes on.
    pub async fn wait(&mut self, patience: Duration) -> Option<ExitStatus> {
        timeout(patience, self.child.wait()).await.ok()?.ok()
    }

    pub async fn kill(mut self) {
        let _ = self.child.kill().await;
    }

    /// No new descriptors, or as many as usual.
    pub fn limit_descriptors(&self, limited: bool) {
        if let Some(pid) = self.pid() {
            limit_descriptors(pid, if limited { Some(3) } else { None });
        }
    }

    /// Whether `/healthz` says that all is well; `None` if it cannot be reached.
    pub async fn health(&self) -> Option<u16> {
        let client = Client { patience: Duration::from_secs(1), ..Client::new(&self.address) };
        client.get("/healthz").await.ok().map(|answer| answer.status)
    }

    /// The most memory it has had so far, in MiB.
    pub fn memory_mib(&self) -> Option<f64> {
        let status = fs::read_to_string(format!("/proc/{}/status", self.child.id()?)).ok()?;
        let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:"))?;
        let kib: f64 = line.trim().trim_end_matches(" kB").parse().ok()?;
        Some(kib / 1024.0)
    }
}

/// A folder of the test, empty.
pub fn fresh_folder(folder: &Path) -> Result<(), Error> {
    let _ = fs::remove_dir_all(folder);
    fs::create_dir_all(folder).map_err(Error::io(folder.display()))
}
