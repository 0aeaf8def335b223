//! The library that injects faults below the program, and the file that switches them.

use std::{
    fs::{self, OpenOptions},
    os::unix::fs::FileExt,
    path::{Path, PathBuf},
    process::Command,
};

use crate::error::Error;

/// What can be switched, in the order of `shim.c`.
#[derive(Copy, Clone, Debug)]
pub enum Switch {
    Write,
    Sync,
    Read,
    Open,
    Damage,
    Memory,
    Clock,
}

const HITS: u64 = 7;
const SIZE: usize = 32;

/// Error numbers of Linux.
pub const EIO: i32 = 5;
pub const ENOMEM: i32 = 12;
pub const ENOSPC: i32 = 28;
pub const EROFS: i32 = 30;

/// Compiles the library into `folder`.
pub fn compile(folder: &Path) -> Result<PathBuf, Error> {
    let library = folder.join("shim.so");
    let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("shim.c");
    let status = Command::new("cc")
        .args(["-O1", "-fPIC", "-shared", "-o"])
        .args([&library, &source])
        .status()
        .map_err(Error::io("cc, the C compiler"))?;
    if !status.success() {
        return Err(Error::Setup(format!("cc could not compile {}", source.display())));
    }
    Ok(library)
}

/// The switches of one program.
#[derive(Debug)]
pub struct Control {
    pub path: PathBuf,
}

impl Control {
    pub fn new(path: PathBuf) -> Result<Control, Error> {
        fs::write(&path, [0; SIZE]).map_err(Error::io(path.display()))?;
        Ok(Control { path })
    }

    pub fn set(&self, switch: Switch, value: i32) -> Result<(), Error> {
        let at = switch as u64 * 4;
        let file = OpenOptions::new().write(true).open(&self.path);
        file.and_then(|file| file.write_all_at(&value.to_le_bytes(), at))
            .map_err(Error::io(self.path.display()))
    }

    /// Turns everything off.
    pub fn clear(&self) -> Result<(), Error> {
        use Switch::{Clock, Damage, Memory, Open, Read, Sync, Write};
        [Write, Sync, Read, Open, Damage, Memory, Clock]
            .into_iter()
            .try_for_each(|switch| self.set(switch, 0))
    }

    /// How often the program has felt a fault.
    pub fn hits(&self) -> u32 {
        let bytes = fs::read(&self.path).unwrap_or_default();
        let at = HITS as usize * 4;
        bytes.get(at..at + 4).map_or(0, |b| u32::from_le_bytes([b[0], b[1], b[2], b[3]]))
    }
}
