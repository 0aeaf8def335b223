//! `play --campaign FILE`: chapter after chapter in the terminal, alone or with bots.

use std::fs;

use crate::{Run, folder, root, run, run_with, text};

/// What somebody types who always takes the first choice.
fn moves() -> String {
    "1\n".repeat(5_000)
}

/// Plays the next chapter of the campaign in a file.
fn chapter(file: &str, more: &[&str], input: &str) -> Run {
    run_with(&[&["play", "--plain", "--seed", "4", "--campaign", file], more].concat(), input)
}

#[test]
fn chapters_are_played_alone_and_kept() {
    let folder = folder();
    let path = folder.join("road.campaign");
    let file = text(&path);
    let first = chapter(file, &["cloudage", "--players", "1"], &moves());
    assert_eq!(first.code, 0, "{}", first.err);
    assert!(first.out.contains("Silent Wells"), "the story is told");
    assert!(first.out.contains("Chapter 1 of 7: A "), "{}", first.out);
    assert!(first.out.ends_with("Next comes chapter 2 of 7.\n"), "{}", first.out);
    assert!(!first.out.contains("A Crate in Bloom"), "and what comes is not");
    let saved = fs::read_to_string(&path).unwrap();
    let left = chapter(file, &["--lang", "fr"], "1\n1\nquit\n");
    assert_eq!(left.code, 0);
    assert!(left.err.contains("tablewright play --campaign"), "{}", left.err);
    assert_eq!(fs::read_to_string(&path).unwrap(), saved, "half a chapter is no chapter");
    let second = chapter(file, &["cloudage"], &moves());
    assert_eq!(second.code, 0, "{}", second.err);
    assert!(fs::read_to_string(&path).unwrap().starts_with(&saved), "a save is only added to");
    let replay = fs::read_to_string(folder.join("road-chapter-2.replay")).unwrap();
    assert!(replay.contains("\noption campaign st-15 1 "), "{replay}");
    let road = run(&["replay", file, "--lang", "fr"]);
    assert!(
        road.out.contains("Chapitre 2 sur 7") && road.out.contains("chapitre 3"),
        "{}",
        road.out
    );
}

#[test]
fn a_damaged_campaign_is_refused_and_goes_on_from_the_last_good_save() {
    let path = folder().join("road.campaign");
    let file = text(&path);
    let seats = ["cloudage", "--seats", "human,random"];
    assert_eq!(chapter(file, &seats, &moves()).code, 0);
    assert_eq!(chapter(file, &[], &moves()).code, 0);
    let good = fs::read_to_string(&path).unwrap();
    fs::write(&path, good.replacen("road st-15", "road st-99", 1)).unwrap();
    let refused = chapter(file, &[], "");
    assert_eq!(refused.code, 1);
    let place = format!("{file}:18:1: something above this line is not as it was saved");
    assert!(refused.err.contains(&place), "{}", refused.err);
    assert!(refused.err.contains("goes on with chapter 2: --restore"), "{}", refused.err);
    let restored = chapter(file, &["--restore", "--again"], "quit\n");
    assert_eq!(restored.code, 0, "{}", restored.err);
    let now = fs::read_to_string(&path).unwrap();
    assert!(good.starts_with(&now) && now.len() < good.len());
    fs::remove_file(&path).unwrap();
    let lost = chapter(file, &[], "");
    assert!(lost.err.contains("--restore takes it"), "{}", lost.err);
    let anew = chapter(file, &seats, "");
    assert!(anew.err.contains("is left of another campaign"), "{}", anew.err);
    assert_eq!((anew.code, path.exists()), (2, false));
    assert_eq!(chapter(file, &["--restore"], "quit\n").code, 0, "the save before is there");
}

#[test]
fn what_cannot_be_a_campaign_is_refused() {
    let path = folder().join("road.campaign");
    let file = text(&path);
    let refused = |more: &[&str], code: i32, reason: &str| {
        let run = chapter(file, more, "");
        assert_eq!(run.code, code, "{}", run.err);
        assert!(run.err.contains(reason), "{}", run.err);
    };
    refused(&[], 1, "road.campaign");
    refused(&["imaginarium"], 2, "imaginarium has no campaign");
    refused(&["cloudage", "--players", "5"], 2, "1 to 4 players");
    refused(&["cloudage", "--option", "sides=C"], 2, "option sides cannot be `C`");
    refused(&["cloudage", "--save", "x"], 2, "cannot be used with");
    assert!(!path.exists(), "nothing was begun");
    assert_eq!(chapter(file, &["cloudage", "--players", "1"], "quit\n").code, 0);
    refused(&["imaginarium"], 2, "is a campaign of cloudage");
    fs::write(&path, "hello").unwrap();
    refused(&[], 1, "no campaign: the first line must be");
}

/// Saves whose sums fit, but whose numbers no game can have left.
#[test]
fn results_that_cannot_be_are_refused_with_their_line() {
    for (name, reason) in [
        ("short-scores", ":6:1: the `scores` line belongs after the first `next`"),
        ("overflow", ":9:1: 2147483647 is no score: at most 1000000 are kept"),
        ("place0", ":9:1: -2147483648 is no score: at most 1000000 are kept"),
    ] {
        let path = folder().join(format!("{name}.campaign"));
        let damaged = root().join(format!("crates/tablewright/tests/damaged/{name}.campaign"));
        fs::copy(damaged, &path).unwrap();
        for refused in [run(&["replay", text(&path)]), chapter(text(&path), &[], "quit\n")] {
            assert_eq!((refused.code, refused.out.as_str()), (1, ""), "{}", refused.err);
            assert!(refused.err.contains(&format!("{name}.campaign{reason}")), "{}", refused.err);
        }
    }
}
