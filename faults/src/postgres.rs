//! A PostgreSQL server of one cell, which may be stopped, killed, frozen and cut off.

use std::{
    fs,
    net::TcpListener,
    path::{Path, PathBuf},
    process::Command,
    time::Duration,
};

use rustix::process::{Pid, Signal, geteuid, kill_process};
use sqlx::{Connection, PgConnection};
use tokio::{task::spawn_blocking, time::sleep};

use crate::error::Error;

/// A folder with its own database server.
#[derive(Clone, Debug)]
pub struct Cluster {
    programs: PathBuf,
    folder: PathBuf,
    port: u16,
}

impl Cluster {
    /// An empty one.
    pub async fn create(programs: &Path, folder: &Path) -> Result<Cluster, Error> {
        let cluster = Cluster::at(programs, folder)?;
        cluster.own()?;
        let data = cluster.data();
        cluster
            .command("initdb", &["-D", &data, "-U", "postgres", "-A", "trust", "--no-sync"])
            .await?;
        // A commit takes a while, so that something can happen in the middle of it.
        let settings = "\nfsync = on\nfull_page_writes = off\ncommit_delay = 20000\ncommit_siblings = 0\n\
                        shared_buffers = 16MB\nmax_connections = 30\n";
        let file = PathBuf::from(&data).join("postgresql.conf");
        let text = fs::read_to_string(&file).map_err(Error::io(file.display()))?;
        fs::write(&file, text + settings).map_err(Error::io(file.display()))?;
        Ok(cluster)
    }

    /// A copy of one that does not run, on a port of its own.
    pub async fn copy(&self, folder: &Path) -> Result<Cluster, Error> {
        let cluster = Cluster::at(&self.programs, folder)?;
        let (from, to) = (self.data(), cluster.data());
        run(Command::new("cp").args(["-a", &from, &to])).await?;
        cluster.own()?;
        Ok(cluster)
    }

    fn at(programs: &Path, folder: &Path) -> Result<Cluster, Error> {
        fs::create_dir_all(folder).map_err(Error::io(folder.display()))?;
        let free = TcpListener::bind("127.0.0.1:0").and_then(|listener| listener.local_addr());
        let port = free.map_err(Error::io("a free port"))?.port();
        Ok(Cluster { programs: programs.to_owned(), folder: folder.to_owned(), port })
    }

    /// PostgreSQL does not run as root: its own user must own the folder then.
    fn own(&self) -> Result<(), Error> {
        if geteuid().is_root() {
            let owned = Command::new("chown").arg("postgres").arg(&self.folder).status();
            owned.map_err(Error::io("chown"))?;
        }
        Ok(())
    }

    fn data(&self) -> String {
        self.folder.join("data").to_string_lossy().into_owned()
    }

    pub fn url(&self) -> String {
        format!("postgres://postgres@127.0.0.1:{}/postgres", self.port)
    }

    async fn command(&self, program: &str, args: &[&str]) -> Result<(), Error> {
        let program = self.programs.join(program);
        let mut command = if geteuid().is_root() {
            let mut command = Command::new("runuser");
            command.args(["-u", "postgres", "--"]).arg(program);
            command
        } else {
            Command::new(program)
        };
        command.args(args).current_dir("/");
        run(&mut command).await
    }

    pub async fn start(&self) -> Result<(), Error> {
        let (data, folder) = (self.data(), self.folder.display().to_string());
        let options = format!("-p {} -k {folder} -c listen_addresses=127.0.0.1", self.port);
        let log = format!("{folder}/log");
        self.command("pg_ctl", &["-D", &data, "-o", &options, "-l", &log, "-w", "start"]).await
    }

    /// Starts it after a crash, as soon as the system has forgotten the processes before.
    pub async fn start_again(&self) -> Result<(), Error> {
        let mut tries = 0;
        while let Err(error) = self.start().await {
            tries += 1;
            if 20 < tries {
                return Err(error);
            }
            sleep(Duration::from_millis(100)).await;
        }
        Ok(())
    }

    /// `mode` is one of `pg_ctl`: fast waits for nobody, immediate is a crash.
    pub async fn stop(&self, mode: &str) -> Result<(), Error> {
        self.command("pg_ctl", &["-D", &self.data(), "-m", mode, "-w", "stop"]).await
    }

    /// Its processes, the first one first.
    fn processes(&self) -> Vec<Pid> {
        let file = PathBuf::from(self.data()).join("postmaster.pid");
        let text = fs::read_to_string(file).unwrap_or_default();
        let Some(first) = text.lines().next().and_then(|line| line.trim().parse::<i32>().ok())
        else {
            return Vec::new();
        };
        let children = fs::read_to_string(format!("/proc/{first}/task/{first}/children"));
        let children = children.unwrap_or_default();
        let children = children.split_whitespace().filter_map(|word| word.parse().ok());
        [first].into_iter().chain(children).filter_map(Pid::from_raw).collect()
    }

    fn signal_all(&self, signal: Signal) {
        for process in self.processes() {
            let _ = kill_process(process, signal);
        }
    }

    pub fn freeze(&self) {
        self.signal_all(Signal::STOP);
    }

    pub fn thaw(&self) {
        self.signal_all(Signal::CONT);
    }

    /// `kill -9`, all of it at once.
    pub fn kill(&self) {
        self.signal_all(Signal::KILL);
    }

    /// Ends every connection but our own.
    pub async fn cut(&self, control: &mut PgConnection) {
        let others = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity \
                      WHERE pid <> pg_backend_pid() AND backend_type = 'client backend'";
        let _ = sqlx::query(others).execute(control).await;
    }

    pub async fn control(&self) -> Result<PgConnection, Error> {
        PgConnection::connect(&self.url()).await.map_err(Error::connection)
    }

    /// Waits until somebody commits.
    pub async fn wait_for_commit(&self) -> Result<(), Error> {
        let mut control = self.control().await?;
        let commits = "SELECT count(*) FROM pg_stat_activity WHERE state = 'active' \
                       AND pid <> pg_backend_pid() AND query ILIKE 'commit%'";
        for _ in 0..400 {
            let commits: i64 = sqlx::query_scalar(commits)
                .fetch_one(&mut control)
                .await
                .map_err(Error::connection)?;
            if 0 < commits {
                return Ok(());
            }
            sleep(Duration::from_millis(2)).await;
        }
        Ok(())
    }
}

async fn run(command: &mut Command) -> Result<(), Error> {
    let told = format!("{command:?}");
    let mut command = std::mem::replace(command, Command::new("true"));
    // Its server keeps the streams of whoever starts it: nothing may wait for their end.
    command.stdin(std::process::Stdio::null()).stdout(std::process::Stdio::null());
    command.stderr(std::process::Stdio::null());
    let done = spawn_blocking(move || command.status()).await;
    let status = done.map_err(|e| Error::Setup(e.to_string()))?.map_err(Error::io(&told))?;
    if status.success() { Ok(()) } else { Err(Error::Setup(format!("{told}: {status}"))) }
}
