//! What the chores need beyond Rust and Node: found, installed where we may, or said plainly to be
//! missing.

use std::{
    env, fs,
    net::TcpListener,
    path::{Path, PathBuf},
    process::{Command, Stdio},
};

use crate::shell::{root, run, run_in};

/// A program of the system that some tests want.
struct Wanted {
    package: &'static str,
    /// Where it may be.
    programs: &'static [&'static str],
    for_what: &'static str,
}

const TMUX: Wanted =
    Wanted { package: "tmux", programs: &["tmux"], for_what: "the game in a real terminal" };
const CHROMIUM: Wanted = Wanted {
    package: "chromium",
    programs: &["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"],
    for_what: "the tests in a browser",
};

/// The full path of a program, if it is there.
fn which(program: &str) -> Option<PathBuf> {
    let path = env::var_os("PATH")?;
    env::split_paths(&path).map(|folder| folder.join(program)).find(|path| path.is_file())
}

fn find(wanted: &Wanted) -> Option<PathBuf> {
    wanted.programs.iter().find_map(|program| which(program))
}

fn install(package: &str) -> bool {
    if which("apt-get").is_none() {
        return false;
    }
    // Without a fresh list the package may point to a version that is gone.
    let _ = run("apt-get update --quiet=2");
    run(&format!("apt-get install --yes --quiet=2 --no-install-recommends {package}")).is_ok()
}

fn provide(wanted: &Wanted) -> Option<PathBuf> {
    let found = find(wanted).or_else(|| {
        install(wanted.package);
        find(wanted)
    });
    if found.is_none() {
        let Wanted { package, for_what, .. } = wanted;
        eprintln!("left out: {for_what}. It needs {package}: install the package `{package}`.");
    }
    found
}

pub fn tmux() -> Option<PathBuf> {
    provide(&TMUX)
}

pub fn chromium() -> Option<PathBuf> {
    provide(&CHROMIUM)
}

/// The packages of the browser client, as its lock file names them.
pub fn packages() -> Result<(), String> {
    if which("npm").is_none() {
        return Err("the browser client needs Node.js 20 or later with npm: install it".to_owned());
    }
    let read = |path: &str| fs::read(root().join(path)).ok();
    let lock = read("web/package-lock.json");
    if lock.is_some() && lock == read("web/node_modules/.lock-we-installed") {
        return Ok(());
    }
    // Not `npm ci`, which refuses a lock file that lacks the binaries of other systems.
    run_in("web", "npm install --no-save --no-fund --no-audit --loglevel=error", &[])?;
    fs::copy(
        root().join("web/package-lock.json"),
        root().join("web/node_modules/.lock-we-installed"),
    )
    .map_err(|e| e.to_string())?;
    Ok(())
}

/// Where the programs of PostgreSQL are.
pub fn postgres() -> Option<PathBuf> {
    postgres_programs().or_else(|| {
        install("postgresql");
        postgres_programs()
    })
}

/// A PostgreSQL server of our own for the tests, which ends with this value.
pub struct Postgres {
    folder: PathBuf,
    programs: PathBuf,
    port: u16,
}

impl Postgres {
    /// Starts one in a temporary folder; nothing, after plain words, where there is none to start.
    pub fn start() -> Option<Postgres> {
        let Some(programs) = postgres() else {
            eprintln!("left out: the store tests on PostgreSQL. Install the package `postgresql`.");
            return None;
        };
        let port = TcpListener::bind("127.0.0.1:0").and_then(|l| l.local_addr()).ok()?.port();
        let folder = env::temp_dir().join(format!("tablewright-postgres-{port}"));
        let postgres = Postgres { folder, programs, port };
        match postgres.set_up() {
            Ok(()) => Some(postgres),
            Err(reason) => {
                eprintln!("left out: the store tests on PostgreSQL. {reason}");
                None
            }
        }
    }

    pub fn url(&self) -> String {
        format!("postgres://postgres@127.0.0.1:{}/postgres", self.port)
    }

    fn set_up(&self) -> Result<(), String> {
        fs::create_dir_all(&self.folder).map_err(|e| e.to_string())?;
        if is_root() {
            quietly(Command::new("chown").arg("postgres").arg(&self.folder))?;
        }
        let data = self.folder.join("data");
        let data = data.to_str().ok_or("the temporary folder has no name in text")?;
        self.command("initdb", &["-D", data, "-U", "postgres", "-A", "trust", "--no-sync"])?;
        let folder = self.folder.display();
        let ssl = match self.make_certificate() {
            Ok(()) => format!(
                "-c ssl=on -c ssl_cert_file={folder}/server.crt -c ssl_key_file={folder}/server.key"
            ),
            Err(reason) => {
                eprintln!("left out: an encrypted connection to PostgreSQL. {reason}");
                String::new()
            }
        };
        // What the tests write need not outlive a power cut.
        let options = format!(
            "-p {} -k {folder} -c listen_addresses=127.0.0.1 -c fsync=off \
             -c full_page_writes=off {ssl}",
            self.port
        );
        let log = self.folder.join("log");
        let log = log.to_str().ok_or("the temporary folder has no name in text")?;
        self.command("pg_ctl", &["-D", data, "-o", &options, "-l", log, "-w", "start"])
    }

    /// The certificate of this server, which nobody has signed but itself.
    pub fn certificate(&self) -> Option<PathBuf> {
        Some(self.folder.join("server.crt")).filter(|path| path.is_file())
    }

    fn make_certificate(&self) -> Result<(), String> {
        if which("openssl").is_none() {
            return Err("It needs openssl: install the package `openssl`.".to_owned());
        }
        let path = |name: &str| self.folder.join(name);
        quietly(
            Command::new("openssl")
                .args(["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2"])
                .args(["-subj", "/CN=localhost", "-addext", "subjectAltName=IP:127.0.0.1"])
                // Or else it would be taken for an authority, which no server may be.
                .args(["-addext", "basicConstraints=critical,CA:FALSE"])
                .arg("-keyout")
                .arg(path("server.key"))
                .arg("-out")
                .arg(path("server.crt")),
        )?;
        quietly(Command::new("chmod").arg("600").arg(path("server.key")))?;
        if is_root() {
            quietly(Command::new("chown").arg("postgres").arg(path("server.key")))?;
        }
        Ok(())
    }

    /// PostgreSQL does not run as root, so that its own user must do it then.
    fn command(&self, program: &str, args: &[&str]) -> Result<(), String> {
        let program = self.programs.join(program);
        let mut command = if is_root() {
            let mut command = Command::new("runuser");
            command.args(["-u", "postgres", "--"]).arg(program);
            command
        } else {
            Command::new(program)
        };
        quietly(command.args(args).current_dir("/"))
    }
}

impl Drop for Postgres {
    fn drop(&mut self) {
        let data = self.folder.join("data");
        if let Some(data) = data.to_str() {
            let _ = self.command("pg_ctl", &["-D", data, "-m", "immediate", "stop"]);
        }
        let _ = fs::remove_dir_all(&self.folder);
    }
}

fn is_root() -> bool {
    let id = Command::new("id").arg("-u").output();
    id.is_ok_and(|output| output.stdout.trim_ascii() == b"0")
}

/// Runs a command whose words are of interest only when it fails.
fn quietly(command: &mut Command) -> Result<(), String> {
    let output = command
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::piped())
        .output()
        .map_err(|e| format!("{command:?}: {e}"))?;
    if output.status.success() {
        return Ok(());
    }
    Err(format!("{command:?}: {}", String::from_utf8_lossy(&output.stderr).trim()))
}

/// Debian keeps the programs of each version in a folder of its own, outside of the path.
fn postgres_programs() -> Option<PathBuf> {
    if let Some(initdb) = which("initdb") {
        return initdb.parent().map(Path::to_owned);
    }
    let versions = fs::read_dir("/usr/lib/postgresql").ok()?;
    let mut folders: Vec<PathBuf> = versions.flatten().map(|v| v.path().join("bin")).collect();
    folders.sort();
    folders.into_iter().rev().find(|folder| folder.join("initdb").is_file())
}
