//! For build scripts: puts the files of all languages into the program.

use std::{
    collections::BTreeMap,
    env, fs, io,
    path::{Path, PathBuf},
};

use crate::ENGLISH;

/// Writes `words.rs`, `about.rs`, `rules.rs`, `aid.rs` and `lessons.rs` for the macros of `scene` that are
/// called like them: every `text/TAG.ftl`, every `text/about/TAG.ftl`, `RULES.md` with every
/// `text/RULES.TAG.md`, `AID.md` likewise, and every text below `lessons/`, of the crate whose build script
/// calls this.
///
/// # Errors
///
/// Fails where a file cannot be read or written.
pub fn embed() -> io::Result<()> {
    let root = PathBuf::from(env::var_os("CARGO_MANIFEST_DIR").expect("cargo sets it"));
    let out = PathBuf::from(env::var_os("OUT_DIR").expect("cargo sets it"));
    println!("cargo::rerun-if-changed=text");
    write(&out.join("words.rs"), tagged(&root, "text", "", ".ftl")?)?;
    write(&out.join("about.rs"), tagged(&root, "text/about", "", ".ftl")?)?;
    for (document, list) in [("RULES", "rules.rs"), ("AID", "aid.rs")] {
        let english = format!("{document}.md");
        println!("cargo::rerun-if-changed={english}");
        let mut files = tagged(&root, "text", &format!("{document}."), ".md")?;
        if root.join(&english).exists() {
            files.insert(ENGLISH.to_owned(), english);
        }
        write(&out.join(list), files)?;
    }
    let mut lessons = Vec::new();
    if root.join("lessons").exists() {
        println!("cargo::rerun-if-changed=lessons");
        collect(&root.join("lessons"), &mut lessons)?;
    }
    write_sources(&out.join("lessons.rs"), &root.join("lessons"), lessons)
}

/// The files of a folder that are called `BEFORE TAG AFTER`, by their tags; none if there is no such folder.
fn tagged(
    root: &Path,
    folder: &str,
    before: &str,
    after: &str,
) -> io::Result<BTreeMap<String, String>> {
    let mut files = BTreeMap::new();
    if !root.join(folder).exists() {
        return Ok(files);
    }
    for entry in fs::read_dir(root.join(folder))? {
        let name = entry?.file_name().to_string_lossy().into_owned();
        if let Some(tag) = name.strip_prefix(before).and_then(|name| name.strip_suffix(after)) {
            files.insert(tag.to_owned(), format!("{folder}/{name}"));
        }
    }
    Ok(files)
}

/// All files below a folder, sorted.
fn collect(folder: &Path, files: &mut Vec<PathBuf>) -> io::Result<()> {
    let mut entries: Vec<_> =
        fs::read_dir(folder)?.map(|entry| Ok(entry?.path())).collect::<io::Result<_>>()?;
    entries.sort();
    for path in entries {
        if path.is_dir() {
            collect(&path, files)?;
        } else {
            files.push(path);
        }
    }
    Ok(())
}

/// The text of a slice of `tabletop::Source`, each named by its path in the folder.
fn write_sources(path: &Path, folder: &Path, files: Vec<PathBuf>) -> io::Result<()> {
    let mut list = String::from("&[\n");
    for file in files {
        let name = file.strip_prefix(folder).expect("a file below its folder").to_string_lossy();
        let text = file.display().to_string();
        list += &format!("    Source {{ name: {name:?}, text: include_str!({text:?}) }},\n");
    }
    list += "]\n";
    fs::write(path, list)
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
