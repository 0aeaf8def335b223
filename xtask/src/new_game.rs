//! `new-game NAME`: the smallest complete game, copied under a name of its own and put on the shelf.

mod name;

#[cfg(test)]
mod tests;

use std::{
    fs,
    path::{Path, PathBuf},
};

use self::name::Name;
use crate::{
    files::{below, read},
    shell::{Done, root, run},
};

/// The game that is copied.
const EXAMPLE: &str = "examples/flotsam";
const ROOT: &str = "Cargo.toml";
const CATALOG: &str = "crates/catalog/Cargo.toml";
const SHELF: &str = "crates/catalog/src/lib.rs";
const TIDY: &str = "xtask/src/tidy.rs";

/// `cargo xtask new-game NAME`.
pub fn new_game(args: &[String]) -> Done {
    let [name] = args else {
        return Err("cargo xtask new-game NAME: one name, such as `night-market`".to_owned());
    };
    let name = copy(&root(), name)?;
    // Longer and shorter names break lines elsewhere, and sort differently.
    run(&format!("cargo fmt --package {name} --package catalog"))?;
    let Name { kebab, pascal, prefix, .. } = &name;
    println!(
        "\n\
         written  crates/{kebab}/   the rules of {pascal}; its clauses begin with {prefix}-\n\
         written  art/{kebab}/      how it looks\n\
         changed  {ROOT}, {CATALOG}, {SHELF}: it is on the shelf\n\
         changed  {TIDY}: its clauses and components are checked\n\
         \n\
         next     cargo test -p {kebab}     its laws, scenarios, words and art\n\
         \x20        cargo xtask play         a game of it in the browser\n\
         \x20        docs/add-a-game.md       what to change, in which order"
    );
    Ok(())
}

/// Copies the example in this checkout, or changes nothing.
fn copy(root: &Path, name: &str) -> Result<Name, String> {
    let example = root.join(EXAMPLE);
    if !example.is_dir() {
        return Err(format!("{}: the game to be copied is not there", example.display()));
    }
    let sources = below(&example, &[])?;
    let sources = sources.iter().map(|path| Ok((path.as_path(), read(path)?)));
    let sources = sources.collect::<Result<Vec<(&Path, String)>, String>>()?;
    let name = Name::choose(name, root, &sources)?;
    let mut written: Vec<(PathBuf, String)> = Vec::new();
    for (path, text) in &sources {
        let inside = path.strip_prefix(&example).expect("it lies below");
        let (to, text) = (name.place(inside), name.speak(inside, text));
        written.push((root.join(to), text));
    }
    for (file, change) in [
        (ROOT, Name::in_workspace as fn(&Name, &str) -> Option<String>),
        (CATALOG, Name::in_catalog),
        (SHELF, Name::on_shelf),
        (TIDY, Name::in_tidy),
    ] {
        let path = root.join(file);
        let changed = change(&name, &read(&path)?);
        let lost = || format!("{file}: the place for a new game is not where it was");
        written.push((path, changed.ok_or_else(lost)?));
    }
    for (path, text) in &written {
        let folder = path.parent().expect("a file lies in a folder");
        let done = fs::create_dir_all(folder).and_then(|()| fs::write(path, text));
        done.map_err(|e| format!("{}: {e}", path.display()))?;
    }
    Ok(name)
}
