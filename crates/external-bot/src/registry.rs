//! All programs that run now. They end when we end.

use std::{
    collections::BTreeSet,
    io,
    process::Child,
    sync::{Mutex, MutexGuard, PoisonError},
    thread,
    time::{Duration, Instant},
};

struct Registry {
    /// No program may start any more.
    closed: bool,
    /// Every program leads a group of its own, with all that it starts.
    groups: BTreeSet<u32>,
}

static REGISTRY: Mutex<Registry> = Mutex::new(Registry { closed: false, groups: BTreeSet::new() });

fn registry() -> MutexGuard<'static, Registry> {
    REGISTRY.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Starts a program and registers it.
pub(crate) fn start(spawn: impl FnOnce() -> io::Result<Child>) -> io::Result<Child> {
    let mut registry = registry();
    if registry.closed {
        return Err(io::Error::other("the program is about to end"));
    }
    let child = spawn()?;
    registry.groups.insert(child.id());
    Ok(child)
}

/// Ends a program and all that it started.
pub(crate) fn kill(group: u32) {
    if registry().groups.contains(&group) {
        kill_group(group);
    }
}

/// Ends what a program left behind, and removes it.
pub(crate) fn remove(group: u32) {
    let mut registry = registry();
    kill_group(group);
    registry.groups.remove(&group);
}

/// Lets no program start any more, and kills those that do not end by themselves within `grace`. To be
/// called before this program ends.
pub fn end_all(grace: Duration) {
    registry().closed = true;
    let end = Instant::now() + grace;
    while !registry().groups.is_empty() && Instant::now() < end {
        thread::sleep(Duration::from_millis(5));
    }
    registry().groups.iter().copied().for_each(kill_group);
}

#[cfg(unix)]
fn kill_group(group: u32) {
    use rustix::process::{Pid, Signal, kill_process_group};
    let pid = i32::try_from(group).ok().and_then(Pid::from_raw);
    // An error tells that nobody of the group is left.
    let _ = pid.map(|pid| kill_process_group(pid, Signal::KILL));
}

/// Only the program itself can be ended, by whoever waits for it.
#[cfg(not(unix))]
fn kill_group(_group: u32) {}
