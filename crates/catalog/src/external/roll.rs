//! The roll: all bots outside of this program that run now. They go when we go.

use std::{
    collections::BTreeSet,
    io,
    process::Child,
    sync::{Mutex, MutexGuard, PoisonError},
    thread,
    time::{Duration, Instant},
};

struct Roll {
    /// Nobody is let in any more.
    closed: bool,
    /// Every program leads a group of its own, with all that it starts.
    groups: BTreeSet<u32>,
}

static ROLL: Mutex<Roll> = Mutex::new(Roll { closed: false, groups: BTreeSet::new() });

fn roll() -> MutexGuard<'static, Roll> {
    ROLL.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Starts a program and puts it on the roll.
pub(crate) fn enter(start: impl FnOnce() -> io::Result<Child>) -> io::Result<Child> {
    let mut roll = roll();
    if roll.closed {
        return Err(io::Error::other("the program is about to end"));
    }
    let child = start()?;
    roll.groups.insert(child.id());
    Ok(child)
}

/// Ends a program and all that it started.
pub(crate) fn kill(group: u32) {
    if roll().groups.contains(&group) {
        kill_group(group);
    }
}

/// Ends what a program left behind, and takes it off the roll.
pub(crate) fn leave(group: u32) {
    let mut roll = roll();
    kill_group(group);
    roll.groups.remove(&group);
}

/// Lets no program in any more, and ends those that do not go by themselves within `grace`. To be
/// called before this program ends.
pub fn dismiss_bots(grace: Duration) {
    roll().closed = true;
    let end = Instant::now() + grace;
    while !roll().groups.is_empty() && Instant::now() < end {
        thread::sleep(Duration::from_millis(5));
    }
    roll().groups.iter().copied().for_each(kill_group);
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
