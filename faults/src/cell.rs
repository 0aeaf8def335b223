//! One cell of the matrix: a fault in a phase, and the law afterwards.

use std::{
    fs,
    path::PathBuf,
    process::ExitStatus,
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering::Relaxed},
    },
    time::Duration,
};

use rustix::process::Signal;
use tokio::{
    sync::watch,
    task::JoinHandle,
    time::{Instant, sleep, sleep_until, timeout, timeout_at},
};

use crate::{
    actor::{Actor, CHAPTER, actors},
    bench::Bench,
    campaign,
    error::Error,
    fixture::{Fixture, database},
    http::Client,
    inject::Injector,
    law::Violation,
    matrix::{Fault, Phase},
    proxy::Proxy,
    report::Outcome,
    rescue,
    server::{Launch, Server, Started},
    table::{Progress, Shared, Until},
};

/// Within this time writes must work again.
const RECOVERY: Duration = Duration::from_secs(5);
/// A closing program waits for those who do not go, and for its database.
const CLOSING: Duration = Duration::from_secs(15);
/// `/healthz` must know the truth by then.
const HEALTH: Duration = Duration::from_secs(2);

pub struct Cell<'a> {
    bench: &'a Bench,
    fault: Fault,
    phase: Phase,
    folder: PathBuf,
    fixture: Fixture,
    launch: Launch,
    injector: Injector,
    server: Option<Server>,
    address: watch::Sender<String>,
    shared: Arc<Shared>,
    actors: Vec<Actor>,
    running: Vec<JoinHandle<Actor>>,
    progress: Vec<(String, Arc<Progress>)>,
    violations: Vec<Violation>,
    started: Instant,
}

/// Runs one cell in a folder of its own.
pub async fn run(bench: &Bench, fault: Fault, phase: Phase) -> Result<Outcome, Error> {
    let mut cell = Cell::prepare(bench, fault, phase).await?;
    let done = cell.act().await;
    let outcome = match done {
        Ok(()) => Ok(cell.outcome()),
        Err(error) => Err(error),
    };
    cell.clean_up().await;
    outcome
}

impl Cell<'_> {
    async fn prepare(bench: &Bench, fault: Fault, phase: Phase) -> Result<Cell<'_>, Error> {
        let folder = bench.folder_of(fault, phase)?;
        let (db, fixture, cluster) = bench.copy_database(fault, &folder).await?;
        let control = crate::shim::Control::new(folder.join("control"))?;
        let launch = Launch {
            program: bench.program.clone(),
            db,
            log: folder.join("server.log"),
            shim: Some((bench.shim.clone(), control.path.clone())),
            more: ["--tables-per-person", "1000"].map(str::to_owned).to_vec(),
        };
        let (address, here) = watch::channel(String::new());
        let patience =
            if fault == Fault::HalfOpen { Duration::from_secs(1) } else { Duration::from_secs(8) };
        let shared = Shared { address: here, stop: AtomicBool::new(false), patience };
        let actors = actors(phase, &fixture);
        Ok(Cell {
            bench,
            fault,
            phase,
            fixture,
            launch,
            injector: Injector::new(fault, control, database(&folder.join("db")), cluster),
            folder,
            server: None,
            address,
            shared: Arc::new(shared),
            actors,
            running: Vec::new(),
            progress: Vec::new(),
            violations: Vec::new(),
            started: Instant::now(),
        })
    }

    async fn act(&mut self) -> Result<(), Error> {
        let shown = if self.phase == Phase::Start {
            self.start_with_fault().await?
        } else {
            self.play_with_fault().await?
        };
        self.recover(shown).await?;
        self.restart().await
    }

    /// Lets everybody play until told otherwise.
    fn spawn(&mut self, until: Until) {
        self.progress = self.actors.iter().map(|actor| (actor.name(), actor.progress())).collect();
        for actor in self.actors.drain(..) {
            self.running.push(tokio::spawn(actor.run(Arc::clone(&self.shared), until)));
        }
    }

    /// Takes them back; `false` if they had to be told to stop.
    async fn join(&mut self, patience: Duration) -> Result<bool, Error> {
        let deadline = Instant::now() + patience;
        let mut all = true;
        for mut running in self.running.drain(..) {
            let joined = match timeout_at(deadline, &mut running).await {
                Ok(joined) => joined,
                Err(_) => {
                    all = false;
                    self.shared.stop.store(true, Relaxed);
                    running.await
                }
            };
            let joined = joined.map_err(|e| Error::Setup(format!("a script failed: {e}")))?;
            self.actors.push(joined);
        }
        Ok(all)
    }

    async fn publish(&mut self, server: Server, through_proxy: bool) -> Result<(), Error> {
        let mut address = server.address.clone();
        if through_proxy {
            let proxy = Proxy::start(&address).await?;
            address = proxy.address.clone();
            self.injector.proxy = Some(proxy);
        }
        self.address.send_replace(address);
        self.server = Some(server);
        Ok(())
    }

    /// Acknowledged and refused so far, and whether somebody waits for an answer.
    fn tally(&self) -> (u64, u64, bool) {
        let all = || self.progress.iter().map(|(_, progress)| progress);
        let acknowledged = all().map(|progress| progress.acknowledged.load(Relaxed)).sum();
        let refused = all().map(|progress| progress.refused.load(Relaxed)).sum();
        (acknowledged, refused, all().any(|progress| progress.is_asking.load(Relaxed)))
    }

    /// The program runs once, is killed, and starts again with the fault on.
    async fn start_with_fault(&mut self) -> Result<bool, Error> {
        let server = self.launch.start().await?;
        self.publish(server, false).await?;
        self.spawn(Until::Acknowledged);
        if !self.join(Duration::from_secs(10)).await? {
            return Err(Error::Setup("nobody could play before the fault".to_owned()));
        }
        if let Some(server) = self.server.take() {
            server.kill().await;
        }
        self.injector.on(None, &self.address).await?;
        let (launch, on_start) = (self.launch.clone(), self.injector.on_start());
        let mut starting = tokio::spawn(async move { launch.start_with(on_start).await });
        let began = Instant::now();
        let started = match timeout(Duration::from_secs(4), &mut starting).await {
            Ok(started) => started,
            Err(_) => {
                self.injector.off(None).await?;
                starting.await
            }
        };
        match started.map_err(|e| Error::Setup(e.to_string()))?? {
            Started::Listens(server) => {
                self.publish(*server, false).await?;
                self.spawn(Until::Stopped);
                let before = self.tally();
                sleep_until((began + self.fault.window()).max(Instant::now() + HEALTH)).await;
                if self.injector.is_on {
                    self.check_health_in_fault((before.0, before.1)).await;
                }
            }
            Started::Ended(status) => {
                self.spawn(Until::Stopped);
                self.judge_exit(status);
            }
            Started::Neither => {
                self.spawn(Until::Stopped);
                self.violations.push(Violation::Hung("it neither started nor ended".to_owned()));
            }
        }
        self.injector.off(self.server.as_ref()).await?;
        Ok(true)
    }

    /// Everybody plays, the fault comes and goes.
    async fn play_with_fault(&mut self) -> Result<bool, Error> {
        let server = self.launch.start().await?;
        self.publish(server, self.fault == Fault::HalfOpen).await?;
        self.spawn(Until::Stopped);
        self.warm_up().await?;
        let (acknowledged, refused, _) = self.tally();
        let on = Instant::now();
        self.injector.on(self.server.as_ref(), &self.address).await?;
        if self.phase == Phase::Shutdown {
            self.shut_down().await?;
            return Ok(false);
        }
        // Whatever was on its way may still arrive.
        sleep(Duration::from_millis(300)).await;
        let before = self.tally();
        let before = (before.0.max(acknowledged), refused);
        let end = on + self.fault.window();
        if HEALTH < self.fault.window() {
            sleep_until(on + HEALTH).await;
            self.check_health_in_fault(before).await;
        }
        sleep_until(end).await;
        if let (Fault::Kill | Fault::Terminate, Some(server)) = (self.fault, &mut self.server) {
            let status = server.wait(CLOSING).await;
            if self.fault == Fault::Terminate && !status.is_some_and(|status| status.success()) {
                let told = format!("told to stop, it ended with {status:?}");
                self.violations.push(Violation::BadExit(told));
            }
        }
        self.injector.off(self.server.as_ref()).await?;
        Ok(true)
    }

    /// Until everybody was acknowledged once; at tables that are about to end, no longer.
    async fn warm_up(&mut self) -> Result<(), Error> {
        let deadline = Instant::now() + Duration::from_secs(10);
        let is_warm = |(_, progress): &(String, Arc<Progress>)| {
            0 < progress.acknowledged.load(Relaxed) || progress.is_over.load(Relaxed)
        };
        while !self.progress.iter().all(is_warm) {
            if deadline < Instant::now() {
                return Err(Error::Setup("nobody could play before the fault".to_owned()));
            }
            sleep(Duration::from_millis(5)).await;
        }
        Ok(())
    }

    /// SIGTERM while the fault is on; it may last a little longer than the program has patience.
    async fn shut_down(&mut self) -> Result<(), Error> {
        if !matches!(self.fault, Fault::Kill | Fault::Terminate) {
            sleep(Duration::from_millis(500)).await;
        }
        let Some(server) = &mut self.server else { return Ok(()) };
        server.signal(Signal::TERM);
        let mut status = server.wait(self.fault.window()).await;
        self.injector.off(self.server.as_ref()).await?;
        if let (None, Some(server)) = (status, &mut self.server) {
            status = server.wait(CLOSING).await;
        }
        match status {
            // Told to stop, it may say that all is well.
            Some(status) if !status.success() => self.judge_exit(status),
            Some(_) => {}
            None => self.violations.push(Violation::Hung("it did not stop in time".to_owned())),
        }
        if let Some(server) = self.server.take() {
            server.kill().await;
        }
        Ok(())
    }

    /// While no write gets through, `/healthz` must not say that all is well.
    async fn check_health_in_fault(&mut self, before: (u64, u64)) {
        let Some(server) = &self.server else { return };
        let health = server.health().await;
        let (acknowledged, refused, is_asking) = self.tally();
        let is_impossible = acknowledged == before.0 && (before.1 < refused || is_asking);
        if is_impossible && health == Some(200) {
            let told = "200 although no write gets through".to_owned();
            self.violations.push(Violation::Health(told));
        }
    }

    /// A program that ends by itself says why, and not that all is well.
    fn judge_exit(&mut self, status: ExitStatus) {
        if matches!(self.fault, Fault::Kill | Fault::Terminate) {
            return;
        }
        let words = self.launch.last_words();
        if status.code().is_none() || status.success() || words.is_empty() {
            self.violations.push(Violation::BadExit(format!("{status}, last words `{words}`")));
        }
    }

    /// A program that has ended by itself, as it may, must start again; `false` if it does not.
    async fn start_again_if_ended(&mut self, by_itself: bool) -> Result<bool, Error> {
        if let Some(server) = &mut self.server {
            let Some(status) = server.ended() else { return Ok(true) };
            if by_itself {
                self.judge_exit(status);
            }
            self.server = None;
        }
        if self.fault == Fault::FileRemoved {
            self.put_back();
        }
        match self.launch.start().await {
            Ok(server) => self.publish(server, false).await?,
            Err(error) => {
                self.violations.push(Violation::NotRecovered(error.to_string()));
                return Ok(false);
            }
        }
        Ok(true)
    }

    fn put_back(&mut self) {
        let (log, database) = (self.launch.log_text(), &self.injector.database);
        self.violations.extend(rescue::put_back(&log, database).err());
    }

    /// After the fault: it goes on by itself, or starts again.
    async fn recover(&mut self, may_have_ended: bool) -> Result<(), Error> {
        if !self.start_again_if_ended(may_have_ended).await? {
            return Ok(());
        }
        let mut gone = Instant::now();
        let counts = || self.progress.iter().map(|(_, p)| p.acknowledged.load(Relaxed));
        let before: Vec<u64> = counts().collect();
        loop {
            // It may need a while to see that it cannot go on.
            if self.server.as_mut().is_some_and(|server| server.ended().is_some()) {
                if !self.start_again_if_ended(true).await? {
                    return Ok(());
                }
                gone = Instant::now();
            }
            let late: Vec<&str> = (self.progress.iter().zip(&before))
                .filter(|((_, p), before)| {
                    !p.is_over.load(Relaxed) && p.acknowledged.load(Relaxed) <= **before
                })
                .map(|((name, _), _)| name.as_str())
                .collect();
            if late.is_empty() {
                break;
            }
            if gone + RECOVERY < Instant::now() {
                let told = format!("nothing acknowledged in {RECOVERY:?}: {}", late.join(", "));
                self.violations.push(Violation::NotRecovered(told));
                break;
            }
            sleep(Duration::from_millis(10)).await;
        }
        self.check_health_after().await;
        Ok(())
    }

    async fn check_health_after(&mut self) {
        let deadline = Instant::now() + HEALTH;
        let Some(server) = &self.server else { return };
        let mut health = server.health().await;
        while health != Some(200) && Instant::now() < deadline {
            sleep(Duration::from_millis(100)).await;
            health = server.health().await;
        }
        if health != Some(200) {
            let told = format!("{health:?} although the fault is gone");
            self.violations.push(Violation::Health(told));
        }
    }

    /// A last restart on the same database: everything that was told must be there.
    async fn restart(&mut self) -> Result<(), Error> {
        self.shared.stop.store(true, Relaxed);
        self.join(Duration::from_secs(12)).await?;
        if let Some(mut server) = self.server.take() {
            server.signal(Signal::TERM);
            match server.wait(CLOSING).await {
                Some(status) if status.success() => {}
                // At the latest now it must have seen that its file is gone.
                Some(status) if self.fault == Fault::FileRemoved => {
                    self.judge_exit(status);
                    self.put_back();
                }
                Some(status) => {
                    let told = format!("{status} at the end: {}", self.launch.last_words());
                    self.violations.push(Violation::BadExit(told));
                }
                None => self.violations.push(Violation::Hung("it did not stop".to_owned())),
            }
        }
        let server = match self.launch.start().await {
            Ok(server) => server,
            Err(error) => {
                self.violations.push(Violation::NotRecovered(format!("last restart: {error}")));
                return Ok(());
            }
        };
        self.publish(server, false).await?;
        self.shared.stop.store(false, Relaxed);
        self.spawn(Until::Acknowledged);
        if !self.join(Duration::from_secs(8)).await? {
            let told = "not every table goes on after the last restart".to_owned();
            self.violations.push(Violation::NotRecovered(told));
        }
        self.check_campaign().await;
        Ok(())
    }

    /// The save of a chapter is there if and only if the chapter is over.
    async fn check_campaign(&mut self) {
        let chapter = self.actors.iter().find_map(|actor| match actor {
            Actor::Table(table) if table.ledger.name == CHAPTER => Some(&table.ledger),
            _ => None,
        });
        let Some(is_over) = chapter.map(|ledger| ledger.is_over) else { return };
        let cookie = self.fixture.cookies[0].clone();
        let client = Client { cookie, ..Client::new(&self.address.borrow()) };
        self.violations
            .extend(campaign::check(&client, &self.fixture.campaign, is_over).await.err());
    }

    fn outcome(&mut self) -> Outcome {
        let (mut acknowledged, mut refused, mut doubts) = (0, 0, 0);
        for actor in &mut self.actors {
            match actor {
                Actor::Table(table) => {
                    acknowledged += table.ledger.acknowledged;
                    refused += table.ledger.refused;
                    doubts += table.ledger.doubts();
                    self.violations.append(&mut table.ledger.violations);
                }
                Actor::Opener(opener) => {
                    let counts = opener.counts();
                    (acknowledged, refused) = (acknowledged + counts.0, refused + counts.1);
                    doubts += counts.2;
                    self.violations.append(&mut opener.violations);
                }
            }
        }
        let log = self.launch.log_text();
        if let Some(line) = log.lines().find(|line| line.contains("panicked")) {
            self.violations.push(Violation::Panic(line.to_owned()));
        }
        let hits = self.injector.control.hits();
        if self.fault.must_be_felt() && hits == 0 {
            self.violations.push(Violation::NoFault("no call failed".to_owned()));
        }
        let mut violations: Vec<String> = Vec::new();
        for violation in self.violations.iter().map(ToString::to_string) {
            if !violations.contains(&violation) {
                violations.push(violation);
            }
        }
        Outcome {
            fault: self.fault.name(),
            phase: self.phase.name(),
            acknowledged,
            refused,
            unanswered: doubts as u64,
            felt: self.fault.is_counted().then_some(hits),
            seconds: self.started.elapsed().as_secs_f64(),
            violations,
        }
    }

    async fn clean_up(mut self) {
        self.running.iter().for_each(JoinHandle::abort);
        if let Some(server) = self.server.take() {
            server.kill().await;
        }
        if let Some(cluster) = &self.injector.cluster {
            cluster.thaw();
            let _ = cluster.stop("immediate").await;
        }
        // What a broken law was found in is kept for whoever mends it.
        if self.violations.is_empty() && !self.bench.keep {
            let _ = fs::remove_dir_all(&self.folder);
        }
    }
}
