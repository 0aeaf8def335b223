//! A running server that mutated files are sent to.

use std::{
    fs::{self, File},
    io::{BufRead, BufReader},
    path::{Path, PathBuf},
    process::{Child, Command, Stdio},
};

use serde_json::{Value, json};

use super::process::{TIME_LIMIT, panic_in};

pub struct Server {
    child: Child,
    url: String,
    log: PathBuf,
    /// How much of the log was looked at.
    seen: usize,
    cookie: String,
    agent: ureq::Agent,
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

impl Server {
    /// Everything it keeps and says is in a folder of its own.
    pub fn start(program: &Path, folder: &Path) -> Result<Server, String> {
        let complain = |e| format!("{}: {e}", program.display());
        fs::create_dir_all(folder).map_err(complain)?;
        let base = folder.join("server.db");
        let log = folder.join("server.log");
        let many = "1000000";
        let mut child = Command::new(program)
            .args(["serve", "--addr", "127.0.0.1:0", "--db"])
            .arg(format!("sqlite:{}", base.display()))
            .args(["--max-tables", many, "--tables-per-person", many, "--max-editions", many])
            .args(["--bot-pause-ms", "0"])
            .stdout(Stdio::piped())
            .stderr(File::create(&log).map_err(complain)?)
            .spawn()
            .map_err(complain)?;
        let mut said = BufReader::new(child.stdout.take().expect("its output is piped"));
        let mut line = String::new();
        let url = loop {
            line.clear();
            if said.read_line(&mut line).map_err(complain)? == 0 {
                let _ = child.kill();
                return Err("the server told no address".to_owned());
            }
            if let Some(url) = line.split_whitespace().find(|word| word.starts_with("http")) {
                break url.trim_end_matches('/').to_owned();
            }
        };
        // What it prints later must not fill the pipe.
        std::thread::spawn(move || std::io::copy(&mut said, &mut std::io::sink()));
        let agent = ureq::Agent::config_builder()
            .timeout_global(Some(TIME_LIMIT))
            .http_status_as_error(false)
            .build();
        let agent = ureq::Agent::new_with_config(agent);
        let mut server = Server { child, url, log, seen: 0, cookie: String::new(), agent };
        server.sign_in()?;
        Ok(server)
    }

    fn sign_in(&mut self) -> Result<(), String> {
        let request = self.agent.post(format!("{}/api/me", self.url));
        let answer =
            request.send_json(json!({ "name": "Mutator" })).map_err(|e| format!("/api/me: {e}"))?;
        let cookie = answer.headers().get("set-cookie").and_then(|cookie| cookie.to_str().ok());
        let cookie = cookie.and_then(|cookie| cookie.split(';').next());
        cookie.unwrap_or_default().clone_into(&mut self.cookie);
        Ok(())
    }

    /// Opens a table with an edition, at which bots play on their own.
    pub fn open_table(&mut self, game: &str, seats: usize, file: (&str, &str)) -> Option<String> {
        let bot = json!({ "kind": "bot", "level": "random" });
        let body = json!({
            "game": game,
            "seats": vec![bot; seats],
            "edition": [{ "name": file.0, "text": file.1 }],
        });
        self.post("/api/tables", &body)
    }

    pub fn take_in(&mut self, text: &str, restore: bool) -> Option<String> {
        let answer = self.post("/api/campaigns", &json!({ "text": text, "restore": restore }));
        answer.or_else(|| self.get("/api/lobby"))
    }

    /// Why the answer is a failure.
    fn post(&mut self, path: &str, body: &Value) -> Option<String> {
        let request = self.agent.post(format!("{}{path}", self.url)).header("cookie", &self.cookie);
        let sent = request.send_json(body);
        self.judge(path, sent)
    }

    fn get(&mut self, path: &str) -> Option<String> {
        let request = self.agent.get(format!("{}{path}", self.url)).header("cookie", &self.cookie);
        let sent = request.call();
        self.judge(path, sent)
    }

    fn judge(
        &mut self,
        path: &str,
        sent: Result<ureq::http::Response<ureq::Body>, ureq::Error>,
    ) -> Option<String> {
        if let Some(cause) = self.panicked() {
            return Some(cause);
        }
        match sent {
            Ok(answer) if answer.status().is_server_error() => {
                Some(format!("{path} answered {}", answer.status()))
            }
            Ok(_) => None,
            // A body that is too large is refused before all of it was sent.
            Err(ureq::Error::Io(_)) if self.answers() => None,
            Err(error) => Some(format!("{path}: {error}")),
        }
    }

    fn answers(&self) -> bool {
        let request = self.agent.get(format!("{}/api/me", self.url));
        request.header("cookie", &self.cookie).call().is_ok_and(|answer| answer.status() == 200)
    }

    /// A panic that the log tells of since it was asked last.
    pub fn panicked(&mut self) -> Option<String> {
        let log = fs::read(&self.log).unwrap_or_default();
        let new = String::from_utf8_lossy(log.get(self.seen..).unwrap_or_default()).into_owned();
        self.seen = log.len();
        panic_in(&new).map(|cause| format!("the server {cause}"))
    }
}
