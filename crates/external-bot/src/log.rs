//! Logs: everything that is said between us and a program, for those who write one.

use std::{
    fs::{File, OpenOptions},
    io::{self, Write},
    path::Path,
    sync::{Arc, Mutex, PoisonError},
};

/// A file that several programs may write into at once, or none.
#[derive(Clone)]
pub(crate) struct Log {
    file: Option<Arc<Mutex<File>>>,
    /// Tells the programs apart.
    process: u32,
}

impl Log {
    pub(crate) fn open(path: Option<&Path>) -> io::Result<Log> {
        let open = |path| OpenOptions::new().create(true).append(true).open(path);
        let file = path.map(open).transpose()?;
        Ok(Log { file: file.map(|file| Arc::new(Mutex::new(file))), process: 0 })
    }

    #[must_use]
    pub(crate) fn of(self, process: u32) -> Log {
        Log { process, ..self }
    }

    /// Notes lines: `>` to the program, `<` from it, `!` its standard error.
    pub(crate) fn note(&self, sign: char, text: &str) {
        let Some(file) = &self.file else { return };
        let process = self.process;
        let lines: String =
            text.lines().map(|line| format!("[{process}] {sign} {line}\n")).collect();
        let mut file = file.lock().unwrap_or_else(PoisonError::into_inner);
        // The game matters more than its log.
        let _ = file.write_all(lines.as_bytes());
    }
}
