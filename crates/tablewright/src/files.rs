//! Reading and writing files, with the file's name in every complaint.

use std::{
    env, fs,
    io::{self, Write},
    iter,
    path::{Path, PathBuf},
};

use catalog::Title;
use tabletop::{Replay, Source};

use crate::cli_error::CliError;

pub fn read(path: &Path) -> Result<String, CliError> {
    let bytes = fs::read(path).map_err(|e| CliError::Failed(format!("{}: {e}", path.display())))?;
    String::from_utf8(bytes)
        .map_err(|_| CliError::Failed(format!("{}: this is no text file", path.display())))
}

/// A kind of seat as a file may hold it. A program is not named: whoever is sent a file must not
/// start what somebody else wrote into it.
pub fn kind(kind: &str) -> String {
    if external_bot::is_program(kind) { "exec".to_owned() } else { kind.to_owned() }
}

/// Writes a file so that it is either the old one or the new one, whatever happens meanwhile.
pub fn write(path: &Path, bytes: impl AsRef<[u8]>) -> io::Result<()> {
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder)?;
    }
    let draft = path.with_extension("draft");
    let mut file = fs::File::create(&draft)?;
    file.write_all(bytes.as_ref())?;
    file.sync_all()?;
    fs::rename(&draft, path)
}

/// The data files of `--edition DIR` by name and text; none without the option.
pub fn edition(folder: Option<&Path>) -> Result<Vec<(String, String)>, CliError> {
    let Some(folder) = folder else { return Ok(Vec::new()) };
    let fail = |e: io::Error| CliError::Failed(format!("{}: {e}", folder.display()));
    let mut paths: Vec<PathBuf> = Vec::new();
    for entry in fs::read_dir(folder).map_err(fail)? {
        let path = entry.map_err(fail)?.path();
        if path.extension().is_some_and(|ending| ending == "toml") {
            paths.push(path);
        }
    }
    if paths.is_empty() {
        let reason = format!("{}: there is no .toml file in this folder", folder.display());
        return Err(CliError::Failed(reason));
    }
    paths.sort();
    let file = |path: PathBuf| Ok((path.display().to_string(), read(&path)?));
    paths.into_iter().map(file).collect()
}

/// The data files of `--edition DIR`, when they are sound facts of this game.
pub fn edition_of(
    title: &dyn Title,
    folder: Option<&Path>,
) -> Result<Vec<(String, String)>, CliError> {
    let edition = edition(folder)?;
    title.facts(&edition).map_err(CliError::failed)?;
    Ok(edition)
}

/// A saved game: its title and its text.
pub fn replay(path: &Path) -> Result<(&'static dyn Title, Replay), CliError> {
    let text = read(path)?;
    let name = path.display().to_string();
    let replay = Replay::parse(Source { name: &name, text: &text })
        .map_err(|fault| CliError::Failed(fault.to_string()))?;
    let title = catalog::find(&replay.game)
        .map_err(|reason| CliError::Failed(format!("{name}: {reason}")))?;
    Ok((title, replay))
}

/// Where games are kept: the user's data folder.
pub fn games_folder() -> PathBuf {
    let home = || env::var_os("HOME").map(|home| PathBuf::from(home).join(".local/share"));
    let data = env::var_os("XDG_DATA_HOME").filter(|dir| !dir.is_empty()).map(PathBuf::from);
    data.or_else(home).unwrap_or_else(env::temp_dir).join("tablewright")
}

/// A file for a new game that overwrites no other: `NAME.replay`, or `NAME-2.replay` and so on.
pub fn unused(folder: &Path, name: &str) -> PathBuf {
    let first = folder.join(format!("{name}.replay"));
    let further = (2u64..).map(|n| folder.join(format!("{name}-{n}.replay")));
    iter::once(first).chain(further).find(|path| !path.exists()).expect("numbers do not run out")
}

/// Whether two paths lead to one file that is there.
pub fn is_same(one: &Path, other: &Path) -> bool {
    matches!((one.canonicalize(), other.canonicalize()), (Ok(one), Ok(other)) if one == other)
}
