//! A run of the program: how it ended, and whether that is a failure of ours.

use std::{
    fs::File,
    io::{Read, Write},
    path::Path,
    process::{Child, Command, ExitStatus, Stdio},
    thread,
    time::{Duration, Instant},
};

/// Whatever a file holds, an answer comes within this time.
pub const TIME_LIMIT: Duration = Duration::from_secs(10);

/// How the program answered.
pub struct Process {
    /// `None`: it was stopped at the time limit.
    status: Option<ExitStatus>,
    pub said: String,
}

impl Process {
    /// Runs the program with this on its standard input; what it prints goes to files below the
    /// folder of the program, since a pipe that nobody empties would stop it.
    pub fn run(program: &Path, args: &[&str], input: &str) -> Result<Process, String> {
        let complain = |e| format!("{}: {e}", program.display());
        let log = program.with_extension("stderr");
        let mut child = Command::new(program)
            .args(args)
            .current_dir(program.parent().unwrap_or(program))
            .stdin(Stdio::piped())
            .stdout(Stdio::null())
            .stderr(File::create(&log).map_err(complain)?)
            .spawn()
            .map_err(complain)?;
        let mut stdin = child.stdin.take().expect("its input is piped");
        let input = input.to_owned();
        // It need not read all of it.
        let writing = thread::spawn(move || stdin.write_all(input.as_bytes()).is_ok());
        let status = wait(&mut child).map_err(complain)?;
        let _ = writing.join();
        let mut said = Vec::new();
        File::open(&log).and_then(|mut log| log.read_to_end(&mut said)).map_err(complain)?;
        Ok(Process { status, said: String::from_utf8_lossy(&said).into_owned() })
    }

    pub fn must_end_well(program: &Path, args: &[&str], input: &str) -> Result<(), String> {
        let process = Process::run(program, args, input)?;
        match process.is_well() {
            true => Ok(()),
            false => Err(format!("`{}` failed: {}", args.join(" "), process.said)),
        }
    }

    pub fn is_well(&self) -> bool {
        self.status.is_some_and(|status| status.success())
    }

    /// Why this is a failure of the program; a complaint about the file is none.
    pub fn failure(&self) -> Option<String> {
        if let Some(cause) = panic_in(&self.said) {
            return Some(cause);
        }
        match self.status.map(|status| status.code()) {
            None => Some(format!("no answer within {} s", TIME_LIMIT.as_secs())),
            Some(None) => Some("ended by a signal".to_owned()),
            Some(Some(101)) => Some("exit code 101".to_owned()),
            Some(Some(_)) => None,
        }
    }
}

/// The place of the first panic that a log tells of.
pub fn panic_in(log: &str) -> Option<String> {
    let line = log.lines().find(|line| line.contains("panicked"))?;
    // The name of the thread and its number differ from run to run.
    let place = line.split_once("panicked").map_or(line, |(_, place)| place);
    Some(format!("panicked{place}").trim_end_matches(':').to_owned())
}

fn wait(child: &mut Child) -> std::io::Result<Option<ExitStatus>> {
    let start = Instant::now();
    let mut pause = Duration::from_millis(1);
    loop {
        if let Some(status) = child.try_wait()? {
            return Ok(Some(status));
        }
        if TIME_LIMIT < start.elapsed() {
            child.kill()?;
            child.wait()?;
            return Ok(None);
        }
        thread::sleep(pause);
        pause = (pause * 2).min(Duration::from_millis(50));
    }
}
