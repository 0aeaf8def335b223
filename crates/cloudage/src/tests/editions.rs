//! Editions: facts can be corrected, and every line of them is checked.

use expect_test::expect;
use facts::Facts as _;
use laws::changed;
use tabletop::{Options as _, Source};

use crate::{CloudAge, edition::Edition, options::Options, project::Project, upgrade::Type};

laws::edition_laws!(CloudAge);

#[test]
fn every_line_that_ships_is_a_fact() {
    let lines = Edition::DATA.iter().flat_map(|file| file.text.lines());
    let lines = lines.filter(|line| line.starts_with("  { id = ")).count();
    assert_eq!(Edition::standard().facts().len(), lines);
}

#[test]
fn a_corrected_fact_is_played_with() {
    let text = changed::<Options>("upgrades.toml", "metal = 3, vp = 1", "metal = 4, vp = 2");
    let mut options = Options::default();
    options.load(&[Source { name: "my/upgrades.toml", text: &text }]).unwrap();
    let step = options.edition.upgrades(Type::Movement).steps[0];
    assert_eq!((step.metal, step.vp), (4, 2));
    let standard = Edition::standard();
    assert_eq!(options.edition.project(Project::Wreck), standard.project(Project::Wreck));
    assert_ne!(options.edition(), "standard");
}

#[test]
fn not_toml_at_all() {
    let told = laws::refused::<Options>("solo.toml", "kind = [", "kind = (");
    expect!["solo.toml:5:3: invalid key-value pair, expected key"].assert_eq(&told);
}

#[test]
fn a_file_that_is_none_of_them() {
    let fault = Edition::load(&[Source { name: "robots.toml", text: "" }]).unwrap_err();
    expect!["robots.toml:1:1: no such data file: known are board.toml, sides.toml, cities.toml, finds.toml, track.toml, production.toml, upgrades.toml, projects.toml, navigation.toml, city-cards.toml, sleeves.toml, plants.toml, missions.toml, tiles.toml, solo.toml, scenarios.toml, campaign.toml, story.toml"].assert_eq(&fault.to_string());
}
