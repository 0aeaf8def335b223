//! New games in a copy of what they are made from.

use std::{
    collections::BTreeMap,
    fs, process,
    sync::atomic::{AtomicU32, Ordering},
};

use super::*;

/// The files a new game is made from and put into, in a folder that is gone afterwards.
struct Checkout(PathBuf);

impl Checkout {
    fn new() -> Checkout {
        static NUMBER: AtomicU32 = AtomicU32::new(0);
        let number = NUMBER.fetch_add(1, Ordering::Relaxed);
        let folder = format!("tablewright-new-game-{}-{number}", process::id());
        let checkout = Checkout(std::env::temp_dir().join(folder));
        let (here, art) = (root(), root().join("art/imaginarium/palette.toml"));
        let mut paths = below(&here.join(EXAMPLE), &[]).unwrap();
        paths.extend([ROOT, CATALOG, SHELF, TIDY, "Cargo.lock"].map(|file| here.join(file)));
        paths.push(art);
        for path in paths {
            let to = checkout.0.join(path.strip_prefix(&here).unwrap());
            fs::create_dir_all(to.parent().unwrap()).unwrap();
            fs::copy(&path, to).unwrap();
        }
        checkout
    }

    /// Every file with its text, by its path from here.
    fn files(&self) -> BTreeMap<String, String> {
        let paths = below(&self.0, &[]).unwrap();
        let named = paths.iter().map(|path| {
            let name = path.strip_prefix(&self.0).unwrap().display().to_string();
            (name, read(path).unwrap())
        });
        named.collect()
    }
}

impl Drop for Checkout {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

#[test]
fn a_new_game_is_the_example_under_its_own_name() {
    let checkout = Checkout::new();
    let before = checkout.files();
    copy(&checkout.0, "night-market").unwrap();
    let after = checkout.files();
    let example = before.keys().filter(|file| file.starts_with(EXAMPLE));
    for file in example.clone() {
        let inside = file.strip_prefix(EXAMPLE).unwrap();
        let copied = match inside.strip_prefix("/art/") {
            Some(art) => format!("art/night-market/{art}"),
            None => format!("crates/night-market{inside}"),
        };
        let text = &after[&copied];
        for old in ["flotsam", "Flotsam", "FL-"] {
            assert!(!text.contains(old), "{copied} still says {old}");
        }
    }
    assert_eq!(after.len(), before.len() + example.count());
    let says = |file: &str, what: &str| assert!(after[file].contains(what), "{file}: no {what}");
    says("crates/night-market/Cargo.toml", "name = \"night-market\"");
    says("crates/night-market/src/game.rs", "impl Game for NightMarket");
    says("crates/night-market/src/game.rs", "const NAME: &'static str = \"night-market\"");
    says("crates/night-market/RULES.md", "- **NM-5.4** [R]");
    says("crates/night-market/text/en.ftl", "title = Night Market\n");
    says("crates/night-market/scenarios/01-setup.txt", "game night-market\n");
    says("crates/night-market/src/tests/art.rs", ".join(\"../../art/night-market\")");
}

#[test]
fn a_new_game_is_on_the_shelf() {
    let checkout = Checkout::new();
    let before = checkout.files();
    copy(&checkout.0, "night-market").unwrap();
    let after = checkout.files();
    let added = |file: &str| {
        let new = after[file].lines().filter(|line| !before[file].lines().any(|old| old == *line));
        new.collect::<Vec<_>>().join("\n")
    };
    assert_eq!(added(ROOT), "night-market = { path = \"crates/night-market\" }");
    assert_eq!(added(CATALOG), "night-market.workspace = true");
    assert_eq!(
        added(SHELF),
        "use night_market::NightMarket;\n        &GameType::<NightMarket>::NEW,"
    );
    assert_eq!(added(TIDY), "        folder: \"crates/night-market\",\n        prefix: \"NM\",");
    let rows = |file: &str| after[file].lines().filter(|line| line.contains("crates/")).count();
    assert_eq!(
        rows(ROOT),
        before[ROOT].lines().filter(|line| line.contains("crates/")).count() + 1
    );
}

#[test]
fn games_share_no_letters_for_their_clauses() {
    let checkout = Checkout::new();
    let prefix = |name: &str| copy(&checkout.0, name).unwrap().prefix;
    assert_eq!(prefix("demo"), "DE");
    assert_eq!(prefix("den"), "DN");
    assert_eq!(prefix("flood"), "FO", "FL is the example's");
    assert_eq!(prefix("swan"), "SA", "SW-1 is a switch");
    assert_eq!(prefix("x"), "XA");
}

#[test]
fn what_cannot_be_the_name_of_a_game_changes_nothing() {
    let checkout = Checkout::new();
    copy(&checkout.0, "demo").unwrap();
    let before = checkout.files();
    let no_name = ["", "Demo", "my game", "-a", "a-", "a--b", "2nd", "café", "../up", "a/b", "a_b"];
    for name in no_name.into_iter().chain(["a-name-that-is-longer-than-it-should-be"]) {
        let refused = copy(&checkout.0, name).unwrap_err();
        assert!(refused.contains("is no name"), "{refused}");
    }
    for name in
        ["demo", "flotsam", "imaginarium", "serde", "match", "test", "drift", "title", "art"]
    {
        let refused = copy(&checkout.0, name).unwrap_err();
        assert!(refused.contains("is taken"), "{refused}");
    }
    fs::write(checkout.0.join(SHELF), "//! No shelf at all.\n").unwrap();
    let refused = copy(&checkout.0, "night-market").unwrap_err();
    assert_eq!(refused, format!("{SHELF}: the place for a new game is not where it was"));
    fs::write(checkout.0.join(SHELF), &before[SHELF]).unwrap();
    assert_eq!(checkout.files(), before);
}
