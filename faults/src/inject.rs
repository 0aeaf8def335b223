//! How a fault is turned on and off.

use std::{fs, path::PathBuf, time::Duration};

use rustix::process::{Pid, Signal, kill_process};
use sqlx::{Connection, Executor, SqliteConnection, sqlite::SqliteConnectOptions};
use tokio::{sync::watch, task::JoinHandle, time::sleep};

use crate::{
    error::Error,
    matrix::Fault,
    postgres::Cluster,
    proxy::Proxy,
    server::{Server, limit_descriptors},
    shim::{Control, EIO, ENOMEM, ENOSPC, EROFS, Switch},
};

/// Everything a fault is made with in one cell.
#[derive(Debug)]
pub struct Injector {
    pub fault: Fault,
    pub control: Control,
    pub database: PathBuf,
    pub cluster: Option<Cluster>,
    pub proxy: Option<Proxy>,
    pub is_on: bool,
    lock: Option<SqliteConnection>,
    cutter: Option<JoinHandle<()>>,
}

const DAY: i32 = 24 * 60 * 60;

impl Injector {
    pub fn new(
        fault: Fault,
        control: Control,
        database: PathBuf,
        cluster: Option<Cluster>,
    ) -> Injector {
        Injector {
            fault,
            control,
            database,
            cluster,
            proxy: None,
            is_on: false,
            lock: None,
            cutter: None,
        }
    }

    fn postgres(&self) -> Result<&Cluster, Error> {
        self.cluster.as_ref().ok_or(Error::Setup("there is no PostgreSQL here".to_owned()))
    }

    /// Turns it on, for a program that runs or is about to start.
    pub async fn on(
        &mut self,
        server: Option<&Server>,
        address: &watch::Sender<String>,
    ) -> Result<(), Error> {
        self.is_on = true;
        let set = |switch, value| self.control.set(switch, value);
        match self.fault {
            Fault::DiskFull => set(Switch::Write, ENOSPC)?,
            Fault::WriteError => set(Switch::Write, EIO)?,
            Fault::SyncError => set(Switch::Sync, EIO)?,
            Fault::ReadError => set(Switch::Read, EIO)?,
            Fault::ReadOnly => {
                set(Switch::Write, EROFS)?;
                set(Switch::Open, EROFS)?;
            }
            Fault::DamagedPage => set(Switch::Damage, 1)?,
            Fault::NoMemory => set(Switch::Memory, ENOMEM)?,
            Fault::ClockBack => set(Switch::Clock, -400 * DAY)?,
            Fault::ClockForward => set(Switch::Clock, 400 * DAY)?,
            Fault::Locked => self.lock = Some(lock(&self.database).await?),
            Fault::FileRemoved => {
                fs::remove_file(&self.database).map_err(Error::io(self.database.display()))?;
            }
            Fault::NoDescriptors => server.iter().for_each(|server| server.limit_descriptors(true)),
            Fault::PostgresStopped => self.postgres()?.stop("fast").await?,
            Fault::PostgresKilled => self.postgres()?.kill(),
            Fault::PostgresSlow => self.postgres()?.freeze(),
            Fault::PostgresRestarted => {
                let postgres = self.postgres()?;
                postgres.wait_for_commit().await?;
                postgres.kill();
                postgres.start_again().await?;
            }
            Fault::PostgresCut => self.cutter = Some(cut(self.postgres()?.clone()).await?),
            Fault::HalfOpen => {
                if let (Some(proxy), Some(server)) = (&self.proxy, server) {
                    proxy.freeze();
                    // Whoever walked away comes back from elsewhere.
                    address.send_replace(server.address.clone());
                }
            }
            Fault::Kill => server.iter().for_each(|server| server.signal(Signal::KILL)),
            Fault::Terminate => server.iter().for_each(|server| server.signal(Signal::TERM)),
            Fault::Freeze => server.iter().for_each(|server| server.signal(Signal::STOP)),
        }
        Ok(())
    }

    /// For a program that has just been started, while it starts.
    pub fn on_start(&self) -> impl FnOnce(Pid) + use<> {
        let signal = match self.fault {
            Fault::Kill => Some(Signal::KILL),
            Fault::Terminate => Some(Signal::TERM),
            Fault::Freeze => Some(Signal::STOP),
            _ => None,
        };
        let is_limited = self.fault == Fault::NoDescriptors;
        move |pid| {
            if is_limited {
                // Enough for its libraries and its socket, but not for a database.
                limit_descriptors(pid, Some(12));
            }
            let Some(signal) = signal else { return };
            tokio::spawn(async move {
                sleep(Duration::from_millis(15)).await;
                let _ = kill_process(pid, signal);
                sleep(Duration::from_millis(1000)).await;
                let _ = kill_process(pid, Signal::CONT);
            });
        }
    }

    /// Turns it off. What cannot be turned off, such as a removed file, stays as it is.
    pub async fn off(&mut self, server: Option<&Server>) -> Result<(), Error> {
        if !std::mem::take(&mut self.is_on) {
            return Ok(());
        }
        self.control.clear()?;
        if let Some(lock) = self.lock.take() {
            lock.close().await.map_err(Error::connection)?;
        }
        match self.fault {
            Fault::NoDescriptors => {
                server.iter().for_each(|server| server.limit_descriptors(false));
            }
            Fault::PostgresStopped | Fault::PostgresKilled => {
                self.postgres()?.start_again().await?;
            }
            Fault::PostgresSlow => self.postgres()?.thaw(),
            Fault::Freeze => server.iter().for_each(|server| server.signal(Signal::CONT)),
            _ => {}
        }
        self.cutter.take().iter().for_each(JoinHandle::abort);
        Ok(())
    }
}

/// A lock on the whole database, held by this process.
async fn lock(database: &std::path::Path) -> Result<SqliteConnection, Error> {
    let options =
        SqliteConnectOptions::new().filename(database).busy_timeout(Duration::from_secs(4));
    let mut connection =
        SqliteConnection::connect_with(&options).await.map_err(Error::connection)?;
    connection.execute("BEGIN EXCLUSIVE").await.map_err(Error::connection)?;
    Ok(connection)
}

/// Ends all connections, again and again.
async fn cut(cluster: Cluster) -> Result<JoinHandle<()>, Error> {
    let mut control = cluster.control().await?;
    Ok(tokio::spawn(async move {
        loop {
            cluster.cut(&mut control).await;
            sleep(Duration::from_millis(150)).await;
        }
    }))
}
