//! Processes: programs that run, and the lines that go to and fro.

use std::{
    io::{self, BufRead, BufReader, Read, Write},
    process::{self, Child, ChildStdin, ExitStatus, Stdio},
    sync::{
        Arc, Mutex, PoisonError,
        mpsc::{self, Receiver, RecvTimeoutError, Sender, SyncSender},
    },
    thread::{self, JoinHandle},
    time::{Duration, Instant},
};

use crate::{Command, brief, error::AnswerError, log::Log, registry};

/// A program that plays. When it is dropped its input ends, and it has a moment to go by itself.
pub(crate) struct Process {
    group: u32,
    input: Sender<String>,
    output: Receiver<Output>,
    /// The last line of what it writes to its standard error.
    last_words: Arc<Mutex<String>>,
    /// Hears that.
    listener: JoinHandle<()>,
    /// As long as this is there the program stays.
    stay: Sender<()>,
    /// Sees the program out in the end.
    keeper: JoinHandle<io::Result<ExitStatus>>,
}

/// What a program writes.
enum Output {
    Line(String),
    /// More than a line can have. Nothing more is read.
    Flood,
}

/// The most bytes of a line, and of all lines before an answer.
const LINE: usize = 16 << 10;
const TALK: usize = 1 << 20;
/// Lines that may wait to be heard; a program that says more waits itself.
const WAITING: usize = 64;
/// The most bytes of standard error that are logged.
const MAX_STDERR: usize = 16 << 20;
/// How long a program has to go by itself.
const GRACE: Duration = Duration::from_secs(1);

impl Process {
    pub(crate) fn start(command: &Command) -> io::Result<Process> {
        let log = Log::open(command.log.as_deref())?;
        let mut child = registry::start(|| in_own_group(command).spawn())?;
        let group = child.id();
        let log = log.of(group);
        let pipes = (child.stdin.take(), child.stdout.take(), child.stderr.take());
        let (Some(stdin), Some(stdout), Some(stderr)) = pipes else {
            unreachable!("all three are pipes");
        };
        let (stay, gone) = mpsc::channel();
        let (input, lines) = mpsc::channel();
        let (said, output) = mpsc::sync_channel(WAITING);
        let last_words = Arc::new(Mutex::new(String::new()));
        let (last, told, heard) = (Arc::clone(&last_words), log.clone(), log.clone());
        let thread = || thread::Builder::new().name(format!("program-{group}"));
        let keeper = thread().spawn(move || see_out(child, &gone));
        let keeper = keeper.inspect_err(|_| registry::remove(group))?;
        thread().spawn(move || feed(stdin, &lines, &told))?;
        thread().spawn(move || listen(stdout, &said, &heard))?;
        let listener = thread().spawn(move || hear_out(stderr, &last, &log))?;
        Ok(Process { group, input, output, last_words, listener, stay, keeper })
    }

    /// Says something that needs no answer.
    pub(crate) fn tell(&self, text: String) {
        // A program that reads no more shows that when it is asked.
        let _ = self.input.send(text);
    }

    /// Asks, and waits for the first line that is no comment; `None` if the program ended.
    pub(crate) fn ask(&self, text: String, limit: Duration) -> Result<Option<String>, AnswerError> {
        // What was said before the question cannot be the answer.
        for output in self.output.try_iter().take(WAITING) {
            if matches!(output, Output::Flood) {
                return Err(AnswerError::Flood);
            }
        }
        let end = Instant::now() + limit;
        self.tell(text);
        let mut talk = 0;
        while talk <= TALK {
            match self.output.recv_timeout(end.saturating_duration_since(Instant::now())) {
                Ok(Output::Line(line)) if line.is_empty() || line.starts_with('#') => {
                    talk += line.len() + 1;
                }
                Ok(Output::Line(line)) => return Ok(Some(line)),
                Ok(Output::Flood) => return Err(AnswerError::Flood),
                Err(RecvTimeoutError::Timeout) => return Err(AnswerError::Late(limit)),
                Err(RecvTimeoutError::Disconnected) => return Ok(None),
            }
        }
        Err(AnswerError::Flood)
    }

    /// Ends the program at once.
    pub(crate) fn kill(self) {
        registry::kill(self.group);
    }

    /// In words, how a program ended whose output is closed.
    pub(crate) fn how_it_ended(self) -> String {
        drop((self.input, self.stay));
        let status = match self.keeper.join() {
            Ok(Ok(status)) => format!("it ended ({status})"),
            _ => "it ended".to_owned(),
        };
        // Its last words may still be on their way; somebody else may hold the line for ever.
        let end = Instant::now() + GRACE;
        while !self.listener.is_finished() && Instant::now() < end {
            thread::sleep(Duration::from_millis(1));
        }
        let last_words = self.last_words.lock().unwrap_or_else(PoisonError::into_inner);
        match last_words.as_str() {
            "" => status,
            last => format!("{status}: {}", brief(last)),
        }
    }
}

fn in_own_group(command: &Command) -> process::Command {
    let mut program = process::Command::new(&command.program);
    program.args(&command.arguments);
    program.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    #[cfg(unix)]
    std::os::unix::process::CommandExt::process_group(&mut program, 0);
    program
}

/// Gives a program its lines, as long as there are any and it takes them. Then its input ends.
fn feed(mut stdin: ChildStdin, lines: &Receiver<String>, log: &Log) {
    for text in lines {
        log.note('>', &text);
        if stdin.write_all(text.as_bytes()).is_err() {
            return;
        }
    }
}

/// Waits until a program is no longer needed, and for the moment it has to end by itself.
fn see_out(mut child: Child, gone: &Receiver<()>) -> io::Result<ExitStatus> {
    // Nothing is ever sent: this ends when the other side is dropped.
    let _ = gone.recv();
    let end = Instant::now() + GRACE;
    while child.try_wait()?.is_none() && Instant::now() < end {
        thread::sleep(Duration::from_millis(5));
    }
    let group = child.id();
    // One that has ended already is no error.
    let _ = child.kill();
    registry::remove(group);
    child.wait()
}

/// Passes on the lines of a program.
fn listen(stdout: impl Read, said: &SyncSender<Output>, log: &Log) {
    let mut stdout = BufReader::new(stdout);
    while let Some(line) = line(&mut stdout) {
        let is_flood = LINE < line.len();
        let line = String::from_utf8_lossy(&line).trim().to_owned();
        log.note('<', &line);
        let heard = said.send(if is_flood { Output::Flood } else { Output::Line(line) });
        if is_flood || heard.is_err() {
            return;
        }
    }
}

/// Keeps the last line of what a program writes to its standard error, and writes down all.
fn hear_out(stderr: impl Read, last: &Mutex<String>, log: &Log) {
    let mut stderr = BufReader::new(stderr);
    let mut noted = 0;
    while let Some(line) = line(&mut stderr) {
        noted += line.len();
        let line = String::from_utf8_lossy(&line).trim_end().to_owned();
        if noted <= MAX_STDERR {
            log.note('!', &line);
        }
        if !line.is_empty() {
            *last.lock().unwrap_or_else(PoisonError::into_inner) = line;
        }
    }
}

/// The next line, or so much of it that it is clearly too long; `None` at the end.
fn line(from: &mut impl BufRead) -> Option<Vec<u8>> {
    let mut line = Vec::new();
    let most = LINE as u64 + 2;
    let read = from.by_ref().take(most).read_until(b'\n', &mut line).ok()?;
    (read != 0).then_some(line)
}
