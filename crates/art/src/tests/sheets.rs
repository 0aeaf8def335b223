//! Sheets: what is wrong with a file is said, and where.

use imaginarium::Imaginarium;
use scene::Lang;

use super::{FILES, SHEET, gallery, load, play};
use crate::{Theme, definitions, laws, measure};

/// What loading says when a file reads `text` instead.
fn fault(file: &str, text: &str) -> String {
    let mut files = FILES.clone();
    files.iter_mut().find(|(name, _)| name == file).unwrap().1 = text.to_owned();
    load(&files).unwrap_err().to_string()
}

#[test]
fn a_bad_template_has_a_place_and_a_reason() {
    let found = fault("zones/belt.svg", "<g>\n{% for %}\n</g>");
    assert!(found.starts_with("zones/belt.svg:2:1: syntax error"), "{found}");
}

#[test]
fn an_unknown_colour_has_a_place() {
    let found = fault("cover.svg", "<g>\n  <path fill=\"var(--pink)\"/></g>");
    assert_eq!(found, "cover.svg:2:15: the palette has no colour `pink`");
}

#[test]
fn an_unknown_word_of_a_plan_has_a_place() {
    let found = fault("wide.toml", "size = [1, 2]\nreach = 3\nrivals = []\npart = []\nareaz = {}");
    assert!(found.starts_with("wide.toml:5:1: unknown field `areaz`"), "{found}");
}

#[test]
fn a_plan_draws_only_with_templates_that_are_there() {
    let plan = "size = [1, 2]\nreach = 3\nrivals = []\nareas = {}\n\
                part = [{ zone = \"moon\", at = [0, 0, 1, 1] }]";
    assert_eq!(
        fault("wide.toml", plan),
        "zones/moon.svg:1:1: this file of the art sheet is missing"
    );
}

#[test]
fn a_style_can_stand_inside_of_svg() {
    let found = fault("style.css", "/* <use> */");
    assert_eq!(found, "style.css:1:4: `<` and `&` cannot stand in a style of SVG");
}

#[test]
fn the_words_of_the_templates_are_those_of_the_game() {
    laws::check_words::<Imaginarium>(&SHEET);
}

#[test]
fn the_cover_is_a_file_of_its_own() {
    let cover = roxmltree::Document::parse(SHEET.cover()).unwrap();
    let ids: Vec<&str> = cover.descendants().filter_map(|node| node.attribute("id")).collect();
    for node in cover.descendants() {
        if let Some(target) = node.attribute("href") {
            assert!(ids.contains(&&target[1..]), "{target} is missing");
        }
    }
}

#[test]
fn a_resolved_picture_has_no_custom_properties() {
    let resolved = SHEET.resolved(SHEET.cover(), Theme::Dark);
    assert!(!resolved.contains("var(--"));
}

#[cfg(feature = "png")]
#[test]
fn a_picture_can_be_a_png() {
    let png = crate::png(&SHEET.resolved(SHEET.cover(), Theme::Dark), 0.5).unwrap();
    assert!(png.starts_with(b"\x89PNG"));
}

#[test]
fn every_machine_has_four_sizes() {
    let mut looked = false;
    play(2, 1, |session| {
        if std::mem::replace(&mut looked, true) {
            return;
        }
        let gallery = gallery(session, Lang::EN);
        for size in ["card", "mini", "chip", "yard"] {
            assert!(gallery.svg.contains(&format!("<symbol id=\"machine/S1/{size}\"")), "{size}");
        }
    });
}

#[test]
fn definitions_bring_those_they_refer_to() {
    let all = "<symbol id=\"a\"><use href=\"#b\"/></symbol><symbol id=\"b\"/></symbol>\
               <pattern id=\"c\"></pattern><filter id=\"d\"></filter>";
    let needed = definitions::needed(all, "<use href=\"#a\" fill=\"url(#c)\"/>");
    assert!(["\"a\"", "\"b\"", "\"c\""].iter().all(|id| needed.contains(id)), "{needed}");
    assert!(!needed.contains("\"d\""), "{needed}");
}

#[test]
fn long_words_are_cut() {
    assert_eq!(measure::cut("Ada", 10.0, 100.0), "Ada");
    assert_eq!(measure::cut("Maximiliane-Josephine", 10.0, 60.0), "Maximili…");
}

#[test]
fn lines_hold_what_they_can() {
    let name = "Extension Builder of the South";
    assert_eq!(measure::lines(name, 10.0, 60.0, 2), ["Extension", "Builder of…"]);
}
