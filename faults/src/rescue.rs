//! What a program leaves behind when its database file is taken away.

use std::{fs, path::Path};

use crate::law::Violation;

/// Finds the rescue file that the log names, and puts it where the database was.
pub fn put_back(log: &str, database: &Path) -> Result<(), Violation> {
    let is_wrapping = |c: char| "\"'`.,;:()[]".contains(c);
    let words = log.lines().rev().flat_map(|line| line.split([' ', '=']));
    let named = words.map(|word| word.trim_matches(is_wrapping)).map(Path::new).find(|path| {
        let beside = ["", "-wal", "-shm"].map(|end| format!("{}{end}", database.display()));
        path.is_file() && !beside.iter().any(|other| Path::new(other) == *path)
    });
    let Some(named) = named else {
        return Err(Violation::BadExit("it names no rescue file".to_owned()));
    };
    for end in ["-wal", "-shm"] {
        let _ = fs::remove_file(format!("{}{end}", database.display()));
    }
    match fs::copy(named, database) {
        Ok(_) => Ok(()),
        Err(error) => Err(Violation::BadExit(format!("{}: {error}", named.display()))),
    }
}
