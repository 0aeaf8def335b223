//! For build scripts: puts the files of all languages into the program.

use std::{
    collections::BTreeMap,
    env, fs, io,
    path::{Path, PathBuf},
};

use crate::ENGLISH;

/// Writes `words.rs` and `rules.rs` for `scene::words!` and `scene::rules!`: every `text/TAG.ftl`,
/// and `RULES.md` with every `text/RULES.TAG.md`, of the crate whose build script calls this.
///
/// # Errors
///
/// Fails where a file cannot be read or written.
pub fn embed() -> io::Result<()> {
    let root = PathBuf::from(env::var_os("CARGO_MANIFEST_DIR").expect("cargo sets it"));
    let out = PathBuf::from(env::var_os("OUT_DIR").expect("cargo sets it"));
    println!("cargo::rerun-if-changed=text");
    let mut words = BTreeMap::new();
    let mut rules = BTreeMap::new();
    if root.join("RULES.md").exists() {
        rules.insert(ENGLISH.to_owned(), "RULES.md".to_owned());
    }
    for entry in fs::read_dir(root.join("text"))? {
        let name = entry?.file_name().to_string_lossy().into_owned();
        let path = format!("text/{name}");
        if let Some(tag) = name.strip_suffix(".ftl") {
            words.insert(tag.to_owned(), path);
        } else if let Some(tag) = name.strip_prefix("RULES.").and_then(|n| n.strip_suffix(".md")) {
            rules.insert(tag.to_owned(), path);
        }
    }
    write(&out.join("words.rs"), words)?;
    write(&out.join("rules.rs"), rules)
}

/// The text of a slice of tags and texts, English first and the others in order.
fn write(path: &Path, mut files: BTreeMap<String, String>) -> io::Result<()> {
    let first = files.remove_entry(ENGLISH);
    let mut list = String::from("&[\n");
    for (tag, file) in first.into_iter().chain(files) {
        let file = format!("/{file}");
        list += &format!(
            "    ({tag:?}, include_str!(concat!(env!(\"CARGO_MANIFEST_DIR\"), {file:?}))),\n"
        );
    }
    list += "]\n";
    fs::write(path, list)
}
