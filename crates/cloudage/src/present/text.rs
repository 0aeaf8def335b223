//! What components say, made of the words of their effects: true for whatever an edition prints.

use scene::Line;

use super::words;
use crate::{
    card::{Card, Sleeve, Zone},
    city::City,
    edition::{Edition, MissionFacts, TileFacts, TilePlace},
    effect::{Does, Tiers},
    mission::{Count, Mission},
    options::Options,
    plant::Plant,
    project::Project,
    tile::Tile,
    upgrade::{Type, Upgrade},
};

/// What a card does, as phrases.
fn does(does: &Does) -> Vec<Line> {
    let mut lines = Vec::new();
    let mut say = |key: &'static str, what: Line| lines.push(Line::new(key).with("what", what));
    if !does.gains.0.is_empty() {
        say("text-at-once", words::gains(&does.gains));
    }
    if let Some(way) = &does.offer {
        say("text-offer", words::way(way));
    }
    if !does.income.0.is_empty() {
        say("text-income", words::gains(&does.income));
    }
    let amounts = [
        ("text-movement", does.movement),
        ("text-combat", does.combat),
        ("text-project-less", does.project_less),
        ("text-green-less", does.green_less),
        ("text-upgrade-less", does.upgrade_less),
        ("text-metal-find", does.metal_find),
    ];
    let amounts = amounts.into_iter().filter(|(_, n)| 0 < *n);
    lines.extend(amounts.map(|(key, n)| words::amount(key, n)));
    let tiers = [
        ("text-flight", &does.flight),
        ("text-fight", &does.fight),
        ("text-planted", &does.planted),
    ];
    lines.extend(tiers.into_iter().flat_map(|(key, tiers)| self::tiers(key, tiers)));
    if let Some((n, effect)) = does.zone {
        lines.push(words::amount("text-zone", n).with("what", words::effect(effect)));
    }
    for (key, effect) in [("text-update", does.update), ("text-wrench", does.wrench)] {
        lines.extend(effect.map(|effect| Line::new(key).with("what", words::effect(effect))));
    }
    if does.card_on_deck {
        lines.push(Line::new("text-card-on-deck"));
    }
    lines
}

fn tiers(key: &'static str, tiers: &Tiers) -> Vec<Line> {
    let line = |&(from, part)| words::amount(key, from).with("what", words::part(part));
    tiers.0.iter().map(line).collect()
}

/// What a Project card costs, does and scores.
pub fn project(edition: &Edition, project: Project) -> Line {
    let facts = edition.project(project);
    let cost = Line::new("text-costs").with("cost", words::cost(facts.water, facts.cards));
    words::phrases([cost, project_deeds(edition, project)].into_iter().chain(final_vp(facts.vp)))
}

/// What a Project card does, without its cost and its final VP.
pub fn project_deeds(edition: &Edition, project: Project) -> Line {
    let facts = edition.project(project);
    let level = (0 < facts.symbols).then(|| words::amount("text-level", facts.symbols));
    words::phrases(does(&facts.does).into_iter().chain(level))
}

fn final_vp(vp: u8) -> Option<Line> {
    (0 < vp).then(|| words::amount("text-final", vp))
}

/// A Navigation card; of a City card also what its zones give.
pub fn card(edition: &Edition, card: Card) -> Line {
    let value = words::amount("text-navigation", edition.value(card));
    if !card.is_city_card() {
        return value;
    }
    let facts = edition.city_card(card);
    let zone = |zone: Zone| Line::new(format!("zone-of-{zone}"));
    let amounts = Zone::ALL.iter().zip(facts.amounts);
    let amounts =
        amounts.map(|(&it, n)| words::amount("text-zone-gives", n).with("zone", zone(it)));
    let bonuses = [
        Line::new("text-update-in").with("zone", zone(facts.update)),
        Line::new("text-wrench-in").with("zone", zone(facts.wrench)),
    ];
    let plants = (0 < facts.plants).then(|| words::amount("n-T", facts.plants));
    words::phrases([value, words::together(amounts)].into_iter().chain(bonuses).chain(plants))
}

pub fn sleeve(edition: &Edition, sleeve: Sleeve) -> Line {
    let cells = edition.mask(sleeve).iter().flatten();
    let all = cells.clone().count() as u32;
    let hidden = cells.filter(|&&hidden| hidden).count() as u32;
    words::amount("text-sleeve", hidden).with("all", all)
}

pub fn upgrade(edition: &Edition, upgrade: Upgrade) -> Line {
    let (kind, step) = upgrade.place();
    let facts = edition.upgrades(kind);
    let Some(at) = facts.steps.get(usize::from(step - 1)) else { return Line::new("nothing") };
    let gives = match kind {
        Type::Movement => words::amount("text-movement", 1_u8),
        Type::Combat => words::amount("text-combat", 1_u8),
        Type::Planting => words::amount("text-capacity", 1_u8),
    };
    let is_last = usize::from(step) == facts.steps.len() && !facts.last.0.is_empty();
    let last = is_last.then(|| Line::new("text-at-once").with("what", words::gains(&facts.last)));
    let cost = Line::new("text-costs").with("cost", words::amount("n-M", at.metal));
    words::phrases([cost, gives].into_iter().chain(last).chain(final_vp(at.vp)))
}

pub fn plant(edition: &Edition, plant: Plant) -> Line {
    words::gains(&edition.plant(plant).gains)
}

/// What a mission counts, and what that is worth.
pub fn mission(edition: &Edition, mission: Mission) -> Line {
    Line::new("text-mission")
        .with("goal", goal(edition, mission))
        .with_text("vp", slashes(edition.mission(mission), |tier| tier.1))
}

/// A number of each tier: "4 / 6 / 8".
fn slashes(facts: &MissionFacts, of: fn(&(u8, u8)) -> u8) -> String {
    let numbers: Vec<String> = facts.tiers.iter().map(|tier| of(tier).to_string()).collect();
    numbers.join(" / ")
}

/// What a mission counts.
pub fn goal(edition: &Edition, mission: Mission) -> Line {
    let facts = edition.mission(mission);
    let line = Line::new(format!("mission-{}", facts.count))
        .with_text("from", slashes(facts, |tier| tier.0));
    match facts.count {
        Count::Cities => {
            line.with_list("cities", facts.cities.iter().map(|c| words::named(c.id())))
        }
        _ => line,
    }
}

/// A city as its board prints it.
pub fn city(edition: &Edition, city: City) -> Line {
    match edition.combat(city) {
        Some(value) => combat(value, &edition.reward(city)),
        None => Line::new("text-hamlet"),
    }
}

pub fn combat(value: u8, gains: &crate::effect::Gains) -> Line {
    Line::new("text-city").with("value", value).with("gains", words::gains(gains))
}

/// What a campaign tile changes.
pub fn tile(options: &Options, tile: Tile) -> Line {
    let facts = options.edition.get().tile(tile);
    let mut lines = Vec::new();
    if let (Some(value), Some(gains)) = (facts.combat, &facts.reward) {
        lines.push(combat(value, gains));
    }
    lines.extend(entry(options, tile).map(|n| words::amount("tile-entry", n)));
    lines.extend(markers(facts));
    lines.extend(facts.find.map(|find| Line::new("tile-find").with("what", words::part(find))));
    lines.extend(facts.toll.map(|toll| Line::new("tile-toll").with("what", words::part(toll))));
    let marks = [(facts.no_city, "tile-no-city"), (facts.no_planting, "tile-no-planting")];
    lines.extend(marks.into_iter().filter(|mark| mark.0).map(|(_, key)| Line::new(key)));
    if let Some((way, followers)) = &facts.action {
        lines.push(words::way(way));
        lines.push(Line::new("tile-followers").with("gains", words::gains(followers)));
    }
    let city = facts.place.city().map(|city| words::named(city.id()));
    let text = words::phrases(lines);
    city.into_iter()
        .fold(text, |text, city| Line::new("tile-in").with("city", city).with("text", text))
}

/// Movement points for entering the cell of a tile; the switch decides for L7 (SW-5).
pub fn entry(options: &Options, tile: Tile) -> Option<u8> {
    if tile == Tile::L7 { Some(options.l7_entry()) } else { options.edition.get().tile(tile).entry }
}

/// What own markers in the city of a tile are good for.
fn markers(facts: &TileFacts) -> Vec<Line> {
    let (TilePlace::Part(_) | TilePlace::City(_)) = facts.place else { return Vec::new() };
    let fight =
        (0 < facts.marker_fight).then(|| words::amount("tile-marker-fight", facts.marker_fight));
    let action = facts.marker_action;
    let action = action.map(|it| Line::new("tile-marker-action").with("what", words::effect(it)));
    let end = (0 < facts.marker_vp).then(|| words::amount("tile-marker-vp", facts.marker_vp));
    [fight, action, end].into_iter().flatten().collect()
}
