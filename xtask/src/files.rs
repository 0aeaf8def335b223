//! The project's own files, for chores that read them.

use std::{
    fs,
    path::{Path, PathBuf},
};

use crate::shell::root;

pub fn read(path: &Path) -> Result<String, String> {
    fs::read_to_string(path).map_err(|e| format!("{}: {e}", path.display()))
}

/// All files below a folder of the project with one of these endings, in order; build outputs
/// are left out.
pub fn files(folder: &str, endings: &[&str]) -> Result<Vec<PathBuf>, String> {
    below(&root().join(folder), endings)
}

/// The same of any folder; with no ending, all files.
pub fn below(folder: &Path, endings: &[&str]) -> Result<Vec<PathBuf>, String> {
    let mut found = Vec::new();
    let mut folders = vec![folder.to_owned()];
    while let Some(folder) = folders.pop() {
        let entries = fs::read_dir(&folder).map_err(|e| format!("{}: {e}", folder.display()))?;
        for entry in entries {
            let path = entry.map_err(|e| e.to_string())?.path();
            let name = path.file_name().and_then(|name| name.to_str()).unwrap_or("");
            if path.is_dir() && !name.starts_with('.') && name != "target" {
                folders.push(path);
            } else if endings.is_empty() || endings.iter().any(|ending| name.ends_with(ending)) {
                found.push(path);
            }
        }
    }
    found.sort();
    Ok(found)
}

/// The path as a reader of the project knows it.
pub fn short(path: &Path) -> String {
    path.strip_prefix(root()).unwrap_or(path).display().to_string()
}
