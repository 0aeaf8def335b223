//! Names: what readers can see, and what could deceive them.

use crate::name::{LONGEST, NameFault, check, check_line, clean};

#[test]
fn names_of_many_languages_are_allowed() {
    for name in [
        "Ada",
        "Zoë",
        "Zoe\u{308}",
        "李小龙",
        "<b>&amp;",
        "O'Neill",
        "\"Q\"",
        "שרה",
        "می\u{200c}خواهم",
        "क्\u{200d}ष",
        "🎲",
        "👩‍🚀",
        "👁\u{fe0f}‍🗨\u{fe0f}",
        "👨🏽‍🚀",
        "1\u{fe0f}\u{20e3}",
    ] {
        assert_eq!(check(name).as_deref(), Ok(name));
        assert_eq!(clean(name).as_deref(), Some(name));
    }
    assert_eq!(check("  Ada \t Lovelace "), Ok("Ada Lovelace".to_owned()));
}

#[test]
fn names_that_are_not_seen_are_refused() {
    for c in [
        '\u{7}',
        '\u{ad}',
        '\u{34f}',
        '\u{61c}',
        '\u{115f}',
        '\u{17b4}',
        '\u{180e}',
        '\u{200b}',
        '\u{200c}',
        '\u{200d}',
        '\u{202e}',
        '\u{2066}',
        '\u{2800}',
        '\u{3164}',
        '\u{fe00}',
        '\u{fe0f}',
        '\u{feff}',
        '\u{ffa0}',
        '\u{fffc}',
        '\u{fdd0}',
        '\u{fffe}',
        '\u{1d159}',
        '\u{1d173}',
        '\u{13441}',
        '\u{16fe4}',
        '\u{e000}',
        '\u{e0041}',
        '\u{e0100}',
        '\u{10fffe}',
    ] {
        for name in [format!("{c}"), format!("{c}{c}"), format!("{c}Ada")] {
            assert_eq!(check(&name), Err(NameFault::Hidden(c)), "{name:?}");
        }
    }
    // Joiners and selectors do nothing between letters.
    for name in ["A\u{200d}da", "A\u{200c}da", "Ada\u{200d}", "\u{fe0f}Ada", "A\u{fe0f}\u{fe0f}"] {
        assert!(matches!(check(name), Err(NameFault::Hidden(_))), "{name:?}");
    }
    for name in ["\u{301}", "\u{301}\u{302}", "\u{20dd}", "\u{301} \u{301}", "\u{93c}"] {
        assert_eq!(check(name), Err(NameFault::Blank), "{name:?}");
    }
}

#[test]
fn names_have_a_length() {
    let long = "x".repeat(LONGEST + 1);
    for name in ["", " \u{a0}\u{2003}\u{3000} ", &long] {
        assert_eq!(check(name), Err(NameFault::Length(LONGEST)));
    }
    assert!(check(&"é".repeat(LONGEST)).is_ok());
    assert!(check_line(&long, 500).is_ok());
    assert_eq!(NameFault::Length(24).to_string(), "1 to 24 characters are allowed");
    assert_eq!(NameFault::Hidden('\u{200b}').to_string(), "the character U+200B cannot be seen");
}

#[test]
fn names_in_old_files_are_cleaned() {
    assert_eq!(clean("\u{202e}Ada\u{200b}  B"), Some("Ada B".to_owned()));
    assert_eq!(clean(&"x".repeat(1000)), Some("x".repeat(LONGEST)));
    // Cut in the middle of an emoji, a part of it stays.
    let cut = format!("{}👩‍🚀", "x".repeat(LONGEST - 2));
    assert_eq!(clean(&cut), Some(format!("{}👩", "x".repeat(LONGEST - 2))));
    for nothing in ["", "\u{2800}\u{200d}", "\u{301}", "\n"] {
        assert_eq!(clean(nothing), None, "{nothing:?}");
    }
}
