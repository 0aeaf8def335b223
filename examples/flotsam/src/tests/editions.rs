//! Editions: facts can be corrected, and what cannot be is refused with its place and reason.

use expect_test::{Expect, expect};

use crate::{Flotsam, Options};

#[track_caller]
fn refused(file: &str, old: &str, new: &str, reason: Expect) {
    reason.assert_eq(&laws::refused::<Options>(file, old, new));
}

laws::edition_laws!(Flotsam);

#[test]
fn a_kind_nobody_can_find() {
    refused("drift.toml", "copies = 5", "copies = 0", expect!["drift.toml:7:28: 0: it is 1 to 20"]);
}

#[test]
fn a_last_wave_that_never_comes() {
    refused(
        "beach.toml",
        r#""waves",  n = 2"#,
        r#""waves",  n = 11"#,
        expect!["beach.toml:5:24: 11: it is 1 to 10"],
    );
}

#[test]
fn too_few_wish_cards() {
    refused(
        "beach.toml",
        r#""wishes", n = 2"#,
        r#""wishes", n = 1"#,
        expect!["beach.toml:6:24: 1: it is 2 to 20"],
    );
}
