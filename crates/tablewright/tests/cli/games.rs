//! `games`, `rules`, `data`: what can be looked up.

use std::fs;

use crate::{folder, run, text};

#[test]
fn games_lists_every_game_with_its_options() {
    let listed = run(&["games"]);
    assert_eq!(listed.code, 0);
    assert!(
        listed.out.contains(
            "imaginarium: Imaginarium by Bruno Cathala and Florian Sirieix, 2 to 5 players"
        )
    );
    for id in 1..=8 {
        assert!(listed.out.contains(&format!("SW-{id} ")), "SW-{id}");
    }
    for title in catalog::titles() {
        assert!(listed.out.contains(&format!("{}: ", title.name())), "{}", title.name());
        let switches = title.switches().iter();
        assert!(switches.clone().all(|it| listed.out.contains(&format!("{} ", it.id))));
    }
    assert!(listed.out.contains("a campaign of 7 chapters"), "{}", listed.out);
    let french = run(&["games", "--lang", "fr"]);
    assert!(french.out.contains("2 à 5 joueurs"));
    let json: serde_json::Value = serde_json::from_str(&run(&["games", "--json"]).out).unwrap();
    assert_eq!(json.as_array().map(Vec::len), Some(catalog::titles().len()));
    assert_eq!(json[0]["name"], "imaginarium");
    assert_eq!((&json[0]["chapters"], &json[3]["chapters"]), (&0.into(), &7.into()));
    assert_eq!(json[0]["options"].as_array().unwrap().len(), 8);
}

#[test]
fn rules_finds_a_clause_a_chapter_a_component_and_words() {
    let clause = run(&["rules", "imaginarium", "IM-19.5"]);
    assert!(clause.out.starts_with("IM-19.5 "), "{}", clause.out);
    assert_eq!(clause.out.lines().count(), 1);
    let chapter = run(&["rules", "imaginarium", "im-13"]);
    assert_eq!(chapter.out.lines().count(), 2, "{}", chapter.out);
    for id in ["J1", "DEC-01", "SW-1", "EV-01", "P1", "AS-01", "PJ-01", "WS-1"] {
        let found = run(&["rules", "imaginarium", id]).out;
        assert!(!found.is_empty() && found.lines().all(|line| line.starts_with(id)), "{found}");
        assert!(!found.contains('|'), "{found}");
    }
    assert!(run(&["rules", "imaginarium", "AS-06"]).out.contains("two more machine slots"));
    assert!(run(&["rules", "imaginarium", "initiative", "track"]).out.contains("IM-2.16"));
    assert!(1000 < run(&["rules", "imaginarium"]).out.lines().count());
    let nothing = run(&["rules", "imaginarium", "dragon"]);
    assert_eq!(nothing.code, 1);
    assert_eq!(nothing.err, "error: nothing about `dragon` in the rules of imaginarium\n");
}

#[test]
fn rules_are_there_in_french() {
    let clause = run(&["rules", "imaginarium", "IM-1.4", "--lang", "fr"]);
    assert!(clause.out.contains("bois"), "{}", clause.out);
}

#[test]
fn data_tells_where_facts_come_from() {
    let all = run(&["data", "imaginarium"]);
    assert_eq!(all.out.lines().count(), 21 + 13 + 14 + 5 + 7 + 3 + 4 + 4);
    let reconstructed = run(&["data", "imaginarium", "--mark", "reconstructed"]);
    let ids: Vec<&str> =
        reconstructed.out.lines().filter_map(|line| line.split_whitespace().nth(1)).collect();
    assert_eq!(ids, ["WS-1", "WS-2", "WS-3", "WS-4"]);
    let wrong = run(&["data", "imaginarium", "--mark", "guessed"]);
    assert_eq!((wrong.code, wrong.out.as_str()), (2, ""));
}

#[test]
fn exported_data_can_be_corrected_and_played() {
    let folder = folder().join("edition");
    assert_eq!(run(&["data", "imaginarium", "--export", text(&folder)]).code, 0);
    assert_eq!(run(&["data", "imaginarium", "--export", text(&folder)]).code, 1, "no overwriting");
    let board = folder.join("board.toml");
    let corrected = fs::read_to_string(&board).unwrap().replace("cost = 4", "cost = 2");
    fs::write(&board, corrected).unwrap();
    let shown = run(&["data", "imaginarium", "--edition", text(&folder)]);
    assert!(shown.out.contains(r#"{ id = "M1", cost = 2"#), "{}", shown.out);
    let args = ["simulate", "imaginarium", "--games", "5", "--edition", text(&folder)];
    assert_eq!(run(&args).code, 0);
}
