//! One run in a real terminal, by tmux. `cargo xtask test` sees to it that tmux is there.

use std::{
    fs,
    process::Command,
    thread,
    time::{Duration, Instant},
};

use crate::{folder, text};

struct Tmux {
    socket: String,
}

impl Tmux {
    fn call(&self, args: &[&str]) -> String {
        let output = Command::new("tmux").args(["-L", &self.socket]).args(args).output();
        String::from_utf8_lossy(&output.expect("tmux runs").stdout).into_owned()
    }

    /// Waits until the screen shows something, and answers with the screen.
    #[track_caller]
    fn wait_for(&self, what: &str) -> String {
        let start = Instant::now();
        loop {
            let screen = self.call(&["capture-pane", "-p", "-t", "game"]);
            if screen.contains(what) {
                return screen;
            }
            assert!(start.elapsed() < Duration::from_secs(20), "no `{what}` on:\n{screen}");
            thread::sleep(Duration::from_millis(100));
        }
    }

    fn press(&self, keys: &[&str]) {
        self.call(&[&["send-keys", "-t", "game"], keys].concat());
    }
}

impl Drop for Tmux {
    fn drop(&mut self) {
        self.call(&["kill-server"]);
    }
}

#[test]
fn a_game_in_a_real_terminal() {
    if Command::new("tmux").arg("-V").output().is_err() {
        eprintln!("left out: this test needs tmux");
        return;
    }
    let save = folder().join("game.replay");
    let tmux = Tmux { socket: format!("tablewright-{}", std::process::id()) };
    let command = format!(
        "{} play imaginarium --players 3 --seed 2 --save {}; echo left with $?; sleep 60",
        env!("CARGO_BIN_EXE_tablewright"),
        text(&save)
    );
    tmux.call(&["new-session", "-d", "-s", "game", "-x", "100", "-y", "30", &command]);
    let screen = tmux.wait_for("Your turn, A");
    assert!(screen.contains("Where does your handyman go?"), "{screen}");
    tmux.press(&["?"]);
    tmux.wait_for("take a move back");
    tmux.press(&["Escape"]);
    tmux.wait_for("Where does your handyman go?");
    tmux.press(&["Down", "Down", "Enter"]);
    tmux.wait_for("Use which machine?");
    let saved = fs::read_to_string(&save).expect("saved after the first move");
    assert!(saved.contains("\nA place "), "{saved}");
    tmux.press(&["q"]);
    thread::sleep(Duration::from_millis(300));
    tmux.press(&["y"]);
    tmux.wait_for("left with 0");
}
