//! A map of hexes: odd columns lie half a cell lower, and long rows go on below.

use scene::{Anchor, Figures, Layout, Note, Scene, Shape, Token, Zone};
use tabletop::Seat;

use crate::{
    hexes::Ground,
    ink::Ink,
    zones::{Detail, Zones},
};

fn zone() -> Zone {
    let shape = Shape::Grid { columns: 4, rows: 2 };
    Zone { id: "map".to_owned(), title: "Map".to_owned(), owner: None, shape }
}

/// Four columns and two rows; a ship on the first cell.
fn scene() -> Scene {
    let names = ["a0", "b0", "c0", "d0", "a1", "b1", "c1", "d1"];
    let ground = ["1Port", "2", "2W3", "1", "1", "1Port", "#", "2"];
    let list = |words: [&str; 8]| words.into_iter().map(str::to_owned).collect::<scene::Figure>();
    let figures = Figures::NONE.with("names", list(names)).with("ground", list(ground));
    let ship = Token {
        id: "ship".to_owned(),
        zone: "map".to_owned(),
        glyph: "B".to_owned(),
        owner: Some(Seat(1)),
        space: Some(0),
        ..Token::default()
    };
    let note = Note { zone: "map".to_owned(), figures };
    Scene { tokens: vec![ship], notes: vec![note], ..Scene::default() }
}

fn drawn(width: usize) -> Vec<String> {
    let (layout, scene) = (Layout { zones: vec![zone()] }, scene());
    let lit = Anchor::space("map", 5);
    let zones =
        Zones { layout: &layout, scene: &scene, lit: Some(&lit), ink: Ink { colour: true } };
    let lines = zones.lines(None, ratatui::text::Line::default(), width, Detail::Names);
    lines.iter().map(|line| line.to_string().trim_end().to_owned()).collect()
}

#[test]
fn odd_columns_lie_half_a_cell_lower() {
    let expected = [
        " Map",
        "       a0    c0",
        "a0     B1Por 2W3",
        "          2     1",
        "a1     1     #",
        "          [1Por]2",
    ];
    assert_eq!(drawn(80), expected);
}

#[test]
fn columns_that_do_not_fit_go_on_below() {
    let lines = drawn(18);
    assert_eq!(lines.iter().filter(|line| line.contains("0")).count(), 4);
    assert_eq!(lines[6], "       c0");
}

#[test]
fn every_kind_of_ground_is_told_with_its_cells() {
    let (scene, zone) = (scene(), zone());
    let ground = Ground::of(&scene, &zone).expect("it is noted");
    let told = ["1Port: a0 b1", "2: b0 d1", "2W3: c0", "1: d0 a1", "#: c1"];
    assert_eq!(ground.told(), told);
}
