//! What all cells share: the program, the library below it, and the databases they begin with.

use std::{
    fs,
    path::{Path, PathBuf},
};

use crate::{
    error::Error,
    fixture::{Fixture, Rehearsal, database},
    matrix::{Fault, Phase},
    postgres::Cluster,
    server::fresh_folder,
    shim,
};

pub struct Bench {
    pub program: PathBuf,
    pub shim: PathBuf,
    /// Whether the folders of cells that held the law are kept, too.
    pub keep: bool,
    folder: PathBuf,
    fixture: Fixture,
    postgres: Option<(Cluster, Fixture)>,
}

impl Bench {
    pub async fn set_up(
        program: &Path,
        folder: &Path,
        postgres: Option<&Path>,
    ) -> Result<Bench, Error> {
        check_is_ours(folder)?;
        fresh_folder(folder)?;
        fs::write(folder.join(MARK), "").map_err(Error::io(folder.display()))?;
        let folder = fs::canonicalize(folder).map_err(Error::io(folder.display()))?;
        let shim = shim::compile(&folder)?;
        let rehearsal = Rehearsal::play(program, &folder.join("rehearsal")).await?;
        let template = folder.join("template");
        fresh_folder(&template)?;
        let db = format!("sqlite:{}", database(&template).display());
        let fixture = Fixture::fill(program, db, &template, &rehearsal).await?;
        let postgres = match postgres {
            Some(programs) => Some(fill_postgres(program, programs, &folder, &rehearsal).await?),
            None => None,
        };
        Ok(Bench { program: program.to_owned(), shim, keep: false, folder, fixture, postgres })
    }

    pub fn folder_of(&self, fault: Fault, phase: Phase) -> Result<PathBuf, Error> {
        let name = format!("{} {}", fault.name(), phase.name()).replace([' ', ','], "-");
        let folder = self.folder.join(name);
        fresh_folder(&folder)?;
        Ok(folder)
    }

    /// A database of its own for a cell.
    pub async fn copy_database(
        &self,
        fault: Fault,
        folder: &Path,
    ) -> Result<(String, Fixture, Option<Cluster>), Error> {
        if fault.needs_postgres() {
            let missing = || Error::Setup("there is no PostgreSQL here".to_owned());
            let (template, fixture) = self.postgres.as_ref().ok_or_else(missing)?;
            let cluster = template.copy(&socket_folder(folder)).await?;
            cluster.start().await?;
            return Ok((cluster.url(), fixture.clone(), Some(cluster)));
        }
        let own = folder.join("db");
        fresh_folder(&own)?;
        let (from, to) = (database(&self.folder.join("template")), database(&own));
        fs::copy(&from, &to).map_err(Error::io(from.display()))?;
        Ok((format!("sqlite:{}", to.display()), self.fixture.clone(), None))
    }
}

/// A folder that we made, and may empty.
const MARK: &str = ".faults";

fn check_is_ours(folder: &Path) -> Result<(), Error> {
    let is_empty = fs::read_dir(folder).map_or(true, |mut entries| entries.next().is_none());
    if is_empty || folder.join(MARK).exists() {
        return Ok(());
    }
    let told = format!("{} would be emptied: name a folder that does not exist", folder.display());
    Err(Error::Setup(told))
}

/// PostgreSQL's own user must get there, and the name of its socket must be short.
fn socket_folder(folder: &Path) -> PathBuf {
    let name = folder.file_name().unwrap_or_default().to_string_lossy().into_owned();
    std::env::temp_dir().join(format!("tablewright-faults-{}", std::process::id())).join(name)
}

async fn fill_postgres(
    program: &Path,
    programs: &Path,
    folder: &Path,
    rehearsal: &Rehearsal,
) -> Result<(Cluster, Fixture), Error> {
    let own = socket_folder(&folder.join("template"));
    let cluster = Cluster::create(programs, &own).await?;
    cluster.start().await?;
    let filled = Fixture::fill(program, cluster.url(), folder, rehearsal).await;
    cluster.stop("fast").await?;
    Ok((cluster, filled?))
}

impl Drop for Bench {
    fn drop(&mut self) {
        if let Some(folder) = socket_folder(Path::new("template")).parent() {
            let _ = fs::remove_dir_all(folder);
        }
    }
}
