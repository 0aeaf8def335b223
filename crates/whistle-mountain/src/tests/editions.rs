//! Editions: facts can be corrected, and what cannot be is refused with its place and reason.

use expect_test::{Expect, expect};
use facts::Facts as _;
use laws::changed;
use tabletop::{Options as _, Source};

use crate::{Edition, Machine, Options, Upgrade, WhistleMountain};

#[track_caller]
fn refused(file: &str, old: &str, new: &str, reason: Expect) {
    reason.assert_eq(&laws::refused::<Options>(file, old, new));
}

laws::edition_laws!(WhistleMountain);

#[test]
fn a_corrected_fact_is_played_with() {
    let text = changed::<Options>(
        "upgrades.toml",
        r#"cost = "2g 2w", vp = 4"#,
        r#"cost = "2w 1c", vp = 5"#,
    );
    let mut options = Options::default();
    options.load(&[Source { name: "my/upgrades.toml", text: &text }]).unwrap();
    let facts = options.edition.upgrade(Upgrade::DraftingOffice);
    assert_eq!((facts.cost, facts.vp), ("2w 1c".parse().unwrap(), 5));
    assert_eq!(
        options.edition.machine(Machine::Forge),
        Edition::standard().machine(Machine::Forge)
    );
    assert_ne!(options.edition(), "standard");
}

#[test]
fn a_machine_of_another_size_is_played_with() {
    let text =
        changed::<Options>("machines.toml", "width = 3, height = 2", "width = 2, height = 3");
    Edition::load(&[Source { name: "machines.toml", text: &text }]).unwrap();
}

#[test]
fn a_machine_without_cells() {
    refused(
        "machines.toml",
        "width = 2, height = 1",
        "width = 2, height = 0",
        expect!["machines.toml:5:28: a machine covers one to six cells"],
    );
}

#[test]
fn a_machine_too_large() {
    refused(
        "machines.toml",
        "width = 3, height = 2",
        "width = 3, height = 3",
        expect!["machines.toml:7:28: a machine covers one to six cells"],
    );
}

#[test]
fn a_bad_unit() {
    refused(
        "machines.toml",
        r#"cost = "1w 1g""#,
        r#"cost = "1w 1kg""#,
        expect!["machines.toml:35:47: `1kg`: `kg` is no resource: c, i, g, w or h"],
    );
}

#[test]
fn a_unit_twice() {
    refused(
        "cards.toml",
        r#""2a""#,
        r#""1a 1a""#,
        expect!["cards.toml:25:42: `1a 1a`: a stands there twice"],
    );
}

#[test]
fn a_resource_of_choice_is_no_print() {
    refused(
        "scaffolds.toml",
        r#"a = "c", b = "i""#,
        r#"a = "c", b = "a""#,
        expect!["scaffolds.toml:15:34: `a` is no resource: c, i, g, w or h"],
    );
}

#[test]
fn an_upgrade_costs_named_resources() {
    refused(
        "upgrades.toml",
        r#""2g 2w""#,
        r#""3a""#,
        expect!["upgrades.toml:11:39: an upgrade names what it costs"],
    );
}

#[test]
fn a_wrong_number_of_awards() {
    refused(
        "awards.toml",
        "copies = 4",
        "copies = 5",
        expect!["awards.toml:4:9: 25 awards: the box has 24"],
    );
}

#[test]
fn a_wrong_number_of_cards() {
    refused(
        "cards.toml",
        "copies = 2",
        "copies = 1",
        expect!["cards.toml:5:8: 39 cards: the box has 40"],
    );
}

#[test]
fn too_few_abilities_for_a_first_game() {
    let text = Edition::DATA.iter().find(|file| file.name == "abilities.toml").unwrap().text;
    let text = text.replace("advanced = true, ", "").replace("mark =", "advanced = true, mark =");
    let fault = Edition::load(&[Source { name: "abilities.toml", text: &text }]).unwrap_err();
    expect!["abilities.toml:4:11: a first game needs five abilities"].assert_eq(&fault.to_string());
}

#[test]
fn a_cell_that_is_none() {
    refused(
        "scaffolds.toml",
        r#"cells = "00 10 11 21""#,
        r#"cells = "00 10 11 24""#,
        expect!["scaffolds.toml:7:23: `24` is no cell: two digits from 0 to 3"],
    );
}

#[test]
fn a_shape_of_five_cells() {
    refused(
        "scaffolds.toml",
        r#"cells = "00 10 11 21""#,
        r#"cells = "00 10 11 21 20""#,
        expect!["scaffolds.toml:7:23: a scaffold has four cells, two of them printed"],
    );
}

#[test]
fn a_cell_twice() {
    refused(
        "scaffolds.toml",
        r#"cells = "00 10 11 21", a = "00", b = "21""#,
        r#"cells = "00 10 11 11", a = "00", b = "11""#,
        expect!["scaffolds.toml:7:23: a scaffold has four cells, two of them printed"],
    );
}

#[test]
fn a_machine_far_too_large() {
    refused(
        "machines.toml",
        "width = 3, height = 2",
        "width = 255, height = 255",
        expect!["machines.toml:7:28: a machine covers one to six cells"],
    );
}

#[test]
fn a_print_beside_the_shape() {
    refused(
        "scaffolds.toml",
        r#"a = "00", b = "21""#,
        r#"a = "00", b = "33""#,
        expect!["scaffolds.toml:7:52: one of the cells stands here"],
    );
}

#[test]
fn two_prints_on_one_cell() {
    refused(
        "scaffolds.toml",
        r#"a = "00", b = "21""#,
        r#"a = "00", b = "00""#,
        expect!["scaffolds.toml:7:23: a scaffold has four cells, two of them printed"],
    );
}

#[test]
fn a_grid_too_wide() {
    refused(
        "board.toml",
        "is = 12,  mark = \"read\"",
        "is = 16,  mark = \"read\"",
        expect!["board.toml:9:28: 16: it is 6 to 15"],
    );
}

#[test]
fn a_grid_too_low() {
    refused(
        "board.toml",
        "\"rows\",      is = 12",
        "\"rows\",      is = 7",
        expect!["board.toml:10:28: 7: it is 8 to 12"],
    );
}

#[test]
fn more_bars_than_rows() {
    refused(
        "board.toml",
        "\"bars\",      is = 8",
        "\"bars\",      is = 12",
        expect!["board.toml:12:28: a row of the grid stays dry"],
    );
}

#[test]
fn no_slots_for_upgrades() {
    refused(
        "board.toml",
        "\"slots\",     is = 6",
        "\"slots\",     is = 0",
        expect!["board.toml:15:28: 0: it is 1 to 255"],
    );
}

#[test]
fn a_dock_with_a_cost_missing() {
    refused(
        "board.toml",
        r#"["", "1a", "2a"]"#,
        r#"["", "1a"]"#,
        expect!["board.toml:57:36: dock-card has three costs, for one to three"],
    );
}

#[test]
fn a_dock_with_a_cost_too_many() {
    refused(
        "board.toml",
        r#"["3i"]"#,
        r#"["3i", "4i"]"#,
        expect!["board.toml:60:36: dock-medium has one cost"],
    );
}

#[test]
fn a_word_for_a_number() {
    refused(
        "upgrades.toml",
        "vp = 4",
        "vp = \"four\"",
        expect![[r#"upgrades.toml:9:53: invalid type: string "four", expected u8"#]],
    );
}

#[test]
fn not_toml_at_all() {
    refused(
        "cards.toml",
        "card = [",
        "card = (",
        expect!["cards.toml:6:3: invalid key-value pair, expected key"],
    );
}

#[test]
fn a_file_that_is_none_of_them() {
    let fault = Edition::load(&[Source { name: "robots.toml", text: "" }]).unwrap_err();
    expect!["robots.toml:1:1: no such data file: known are machines.toml, upgrades.toml, awards.toml, abilities.toml, cards.toml, scaffolds.toml, board.toml"].assert_eq(&fault.to_string());
}
