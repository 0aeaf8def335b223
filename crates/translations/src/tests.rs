//! Files of messages beside English.

use crate::{faults, messages, missing};

const ENGLISH: &str = "\
# A table.
title = A game
seat = Seat { $n }
points = { $n ->
    [one] one point
   *[other] { $n } points
} for { $who }
";

fn said(text: &str) -> Vec<String> {
    faults(ENGLISH, text).iter().map(ToString::to_string).collect()
}

#[test]
fn a_file_may_say_little() {
    assert!(said("").is_empty());
    assert!(said("seat = Platz { $n }\n").is_empty());
    let keys: Vec<&str> =
        missing(ENGLISH, "seat = Platz { $n }\n").iter().map(|message| message.key).collect();
    assert_eq!(keys, ["title", "points"]);
}

#[test]
fn a_file_that_promises_to_be_complete_has_everything() {
    let text = "### complete\n\nseat = Platz { $n }\ntitle = Ein Spiel\n";
    assert_eq!(said(text), ["4: `points` is missing"]);
}

#[test]
fn faults_have_their_line_and_reason() {
    let text = "\
seat = Platz { $nr }
tilte = Ein Spiel
title = Ein { spiel }
points = { $n } Punkte

seat = Platz { $n }
";
    assert_eq!(
        said(text),
        [
            "1: `seat`: there is no { $nr }, English uses { $n }",
            "1: `seat`: { $n } is missing, which English uses",
            "2: `tilte` is no message: English has none of this name",
            "3: `title`: there is no `spiel` in this file",
            "4: `points`: { $who } is missing, which English uses",
            "6: `seat` comes twice",
        ]
    );
}

#[test]
fn what_is_no_fluent_is_refused_and_the_rest_is_read() {
    let text = "title = Ein { Spiel\nseat = Platz { $n }\n";
    let said = said(text);
    assert!(said[0].starts_with("1: "), "{said:?}");
    assert_eq!(said.len(), 1, "{said:?}");
    let choice = "points = { $n ->\n    [one] ein Punkt für { $who }\n}\n";
    assert!(faults(ENGLISH, choice)[0].reason.contains("default variant"));
}

#[test]
fn a_message_is_quoted_whole() {
    let texts: Vec<&str> = messages(ENGLISH).iter().map(|message| message.text).collect();
    assert_eq!(texts[0], "title = A game");
    assert!(texts[2].starts_with("points = {") && texts[2].ends_with("} for { $who }"));
}
