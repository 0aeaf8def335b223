//! The name of a new game in all its spellings, and where it is written.

use std::{
    fmt,
    path::{Path, PathBuf},
};

use super::{EXAMPLE, SHELF, TIDY};
use crate::files::read;

/// What the example is called, as a crate and as a type, and how its clauses begin.
const CRATE: &str = "flotsam";
const TYPE: &str = "Flotsam";
const CLAUSE: &str = "FL";
/// `SW-1` is a switch in every game.
const SWITCH: &str = "SW";
/// What cargo keeps for itself, and the words of Rust that can be mistaken for names of games.
const KEPT: &str = "abstract alloc as async await become box break build const continue core crate deps do dyn \
                    else enum examples extern false final fn for gen if impl in incremental let loop macro match \
                    mod move mut override priv proc-macro pub ref return self static std struct super test trait \
                    true try type typeof union unsafe unsized use virtual where while yield";

/// A name that a game can have.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Name {
    /// The crate, the folder and the name on the command line: `night-market`.
    pub kebab: String,
    /// The crate as code writes it: `night_market`.
    snake: String,
    /// The type: `NightMarket`.
    pub pascal: String,
    /// What people read: `Night Market`.
    title: String,
    /// How its clauses begin: `NM`.
    pub prefix: String,
}

impl fmt::Display for Name {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.kebab)
    }
}

impl Name {
    /// Refuses what is no name, and what is taken in this checkout. `sources` are the files of the example.
    pub fn choose(name: &str, root: &Path, sources: &[(&Path, String)]) -> Result<Name, String> {
        let words: Vec<&str> = name.split('-').collect();
        let is_letter = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit();
        let is_name = words.iter().all(|word| !word.is_empty() && word.chars().all(is_letter))
            && name.starts_with(|c: char| c.is_ascii_lowercase())
            && name.len() <= 32;
        if !is_name {
            return Err(format!(
                "`{name}` is no name: up to 32 small letters, digits and single hyphens, a letter first"
            ));
        }
        let taken = |by: &str| Err(format!("`{name}` is taken: {by}"));
        if KEPT.split_whitespace().any(|word| word == name) {
            return taken("Rust or cargo keeps it");
        }
        for folder in ["crates", "art", "examples", "."] {
            if root.join(folder).join(name).exists() {
                return taken(&format!("there is {folder}/{name}"));
            }
        }
        if read(&root.join("Cargo.lock"))?.contains(&format!("name = \"{name}\"\n")) {
            return taken("a crate that we use is called so");
        }
        let snake = words.join("_");
        let shelf = read(&root.join(SHELF))?;
        if has_word(&shelf, &snake) {
            return taken(&format!("{SHELF} has something called so"));
        }
        let capitals: Vec<String> = words.iter().map(|word| capital(word)).collect();
        let pascal = capitals.concat();
        let rust = sources.iter().filter(|(path, _)| path.extension().is_some_and(|it| it == "rs"));
        if has_word(&shelf, &pascal) || rust.clone().any(|(_, text)| has_word(text, &pascal)) {
            return taken(&format!("{EXAMPLE} has something called `{pascal}`"));
        }
        let prefix = prefix(&words, &read(&root.join(TIDY))?);
        let prefix = prefix.ok_or_else(|| format!("`{name}` leaves no two letters for clauses"))?;
        Ok(Name { kebab: name.to_owned(), snake, pascal, title: capitals.join(" "), prefix })
    }

    /// Where a file of the example goes: its art lies with the art of all games.
    pub fn place(&self, inside: &Path) -> PathBuf {
        match inside.strip_prefix("art") {
            Ok(art) => Path::new("art").join(&self.kebab).join(art),
            Err(_) => Path::new("crates").join(&self.kebab).join(inside),
        }
    }

    /// What a file of the example says of the new game.
    pub fn speak(&self, inside: &Path, text: &str) -> String {
        let text = match inside.to_str() {
            Some("README.md") => readme(text),
            Some("src/tests/art.rs") => {
                text.replace(".join(\"art\")", &format!(".join(\"../../art/{CRATE}\")"))
            }
            _ => text.to_owned(),
        };
        let is_rust = inside.extension().is_some_and(|it| it == "rs");
        let name = if is_rust { &self.pascal } else { &self.title };
        let text = text.replace(TYPE, name).replace(CRATE, &self.kebab);
        text.replace(&format!("{CLAUSE}-"), &format!("{}-", self.prefix))
    }

    /// The crate among the dependencies of the workspace.
    pub fn in_workspace(&self, text: &str) -> Option<String> {
        let line = format!("{} = {{ path = \"crates/{}\" }}", self.kebab, self.kebab);
        among(text, "[workspace.dependencies]\n", &line)
    }

    /// The crate among the dependencies of the catalog.
    pub fn in_catalog(&self, text: &str) -> Option<String> {
        among(text, "[dependencies]\n", &format!("{}.workspace = true", self.kebab))
    }

    /// The game behind all others on the shelf.
    pub fn on_shelf(&self, text: &str) -> Option<String> {
        let (before, after) = text.rsplit_once("::NEW,\n")?;
        let text = format!("{before}::NEW,\n        &GameType::<{}>::NEW,\n{after}", self.pascal);
        let (before, after) = text.split_once("use tabletop::GameType;\n")?;
        let import = format!("use {}::{};\n", self.snake, self.pascal);
        Some(format!("{before}{import}use tabletop::GameType;\n{after}"))
    }

    /// The game behind all others that tidy knows, checked as the example is.
    pub fn in_tidy(&self, text: &str) -> Option<String> {
        let (before, rest) = text.split_once("const GAMES: &[Rules] = &[\n")?;
        let (games, after) = rest.split_once("\n];\n")?;
        let example = games.split("    Rules {\n").find(|it| it.contains(EXAMPLE))?.trim_end();
        let entry = example
            .replace(EXAMPLE, &format!("crates/{}", self.kebab))
            .replace(&format!("\"{CLAUSE}\""), &format!("\"{}\"", self.prefix));
        Some(format!(
            "{before}const GAMES: &[Rules] = &[\n{games}\n    Rules {{\n{entry}\n];\n{after}"
        ))
    }
}

/// The page of the example tells why there is an example; a game has only to say what it is.
fn readme(text: &str) -> String {
    let order = text.find("## Reading order").map_or("", |at| &text[at..]);
    let order = order.replace("`art/`", &format!("`art/{CRATE}/`"));
    format!(
        "# {TYPE}\n\nTwo to four people comb a beach after a storm, and push their luck.\n\n{order}"
    )
}

/// Whether a text has this word and not only a part of a longer one.
fn has_word(text: &str, word: &str) -> bool {
    text.split(|c: char| !c.is_alphanumeric() && c != '_').any(|found| found == word)
}

fn capital(word: &str) -> String {
    let (first, rest) = word.split_at(1);
    first.to_uppercase() + rest
}

/// Two letters that no other game has: those its words begin with, or its first and a later one.
fn prefix(words: &[&str], tidy: &str) -> Option<String> {
    let letters = |text: &str| text.chars().filter(char::is_ascii_lowercase).collect::<Vec<_>>();
    let all = letters(&words.concat());
    let first = *all.first()?;
    let initials = words.iter().skip(1).filter_map(|word| letters(word).first().copied());
    let seconds = initials.chain(all[1..].iter().copied()).chain('a'..='z');
    let pairs = seconds.map(|second| format!("{first}{second}").to_uppercase());
    let is_free = |pair: &String| {
        pair != SWITCH && pair != CLAUSE && !tidy.contains(&format!("prefix: \"{pair}\""))
    };
    pairs.into_iter().find(is_free)
}

/// A line in the first block after a heading, in the order of the alphabet.
fn among(text: &str, heading: &str, line: &str) -> Option<String> {
    let from = text.find(heading)? + heading.len();
    let mut at = from;
    for known in text[from..].split_inclusive('\n') {
        if known.trim().is_empty() || line < known {
            break;
        }
        at += known.len();
    }
    Some(format!("{}{line}\n{}", &text[..at], &text[at..]))
}
