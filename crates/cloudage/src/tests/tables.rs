//! The tables of RULES.md and text/RULES.fr.md (part 3) and the data files say the same.

use std::collections::BTreeSet;

use facts::Facts as _;
use scene::{Lang, Present};
use tabletop::{Options as _, Values};

use super::rulebook::{below, both, check_label, gains, may_say, rows, says, ways, yes};
use crate::{
    CloudAge, Options,
    card::{Card, Zone},
    city::City,
    edition::Edition,
    map::{BOARDS, ROWS},
    mission::{Count, Mission},
    project::Project,
    story::Story,
    tile::Tile,
    upgrade::Upgrade,
};

/// `(1,1) (1,2)` as `1,1 1,2`.
fn cells(cell: &str) -> String {
    cell.replace(['(', ')'], "")
}

#[test]
fn boards_are_drawn_as_in_the_data() {
    let data = Edition::DATA.iter().find(|file| file.name == "sides.toml").unwrap().text;
    let drawn = |text: &'static str| -> Vec<Vec<&str>> {
        let lines = text.lines().map(|line| line.trim_start_matches("# "));
        let lines = lines.filter(|line| line.contains(" | ") && !line.contains("oard"));
        let lines = lines.filter(|line| !line.contains("Plateau"));
        lines.map(|line| line.split_whitespace().collect()).collect()
    };
    assert_eq!(drawn(data).len(), usize::from(BOARDS * ROWS));
    for lang in Lang::all_of(CloudAge::RULES) {
        assert_eq!(drawn(below(lang, "3.1")), drawn(data), "{lang:?}");
    }
}

#[test]
fn cities_are_those_of_the_table() {
    for (lang, row) in both("3.2", "ct-", City::NAMED) {
        let say = |key: &str| says("cities.toml", row[0], key);
        assert_eq!(CloudAge::speech(lang).word(row[0]), row[2]);
        assert_eq!([say("code"), say("board"), say("combat")], [row[1], row[3], row[6]]);
        assert_eq!([say("a"), say("b")], [cells(row[4]), cells(row[5])], "{}", row[0]);
        let reward = match row[7].split_once(" (") {
            // What a declined upgrade gives stands behind it.
            Some((gain, declined)) => {
                let instead = declined.trim_end_matches(')').rsplit(' ').next().unwrap();
                gains(gain).replacen(' ', &format!("|{instead} "), 1)
            }
            None => gains(row[7]),
        };
        assert_eq!(say("gains"), reward, "{}", row[0]);
    }
}

#[test]
fn hamlets_and_finds_are_those_of_the_lists() {
    for lang in Lang::all_of(CloudAge::RULES) {
        let text = below(lang, "3.2");
        for hamlet in City::hamlets() {
            let id = hamlet.id();
            let say = |key: &str| says("cities.toml", id, key);
            let listed = format!("{id} {} ({})", say("side").to_uppercase(), say("cell"));
            assert!(text.contains(&listed), "{listed}");
        }
        let mut found = 0;
        for row in rows(lang, "3.2", "").into_iter().filter(|row| row.len() == 2) {
            for find in row[1].split(';').map(str::trim).filter(|find| find.starts_with("fd-")) {
                let [id, cell, gain] = find.split(' ').collect::<Vec<_>>().try_into().unwrap();
                assert_eq!(says("finds.toml", id, "side").to_uppercase(), row[0], "{id}");
                assert_eq!(says("finds.toml", id, "cell"), cells(cell), "{id}");
                assert_eq!(says("finds.toml", id, "gains"), gain, "{id}");
                found += 1;
            }
        }
        assert_eq!(found, 49);
    }
}

#[test]
fn the_round_track_is_that_of_the_table() {
    let edition = Edition::standard();
    for lang in Lang::all_of(CloudAge::RULES) {
        let table = rows(lang, "3.3", "");
        let [slots, rewards, books, active] = [0, 1, 3, 4].map(|at| &table[at]);
        for at in 1..=8 {
            assert_eq!(slots[at], format!("rt-{at}"));
            assert_eq!(says("track.toml", slots[at], "gains"), gains(rewards[at]), "{}", slots[at]);
            let has_book = edition.books >> (at - 1) & 1 == 1;
            assert_eq!(books[at] != "-", has_book, "{}", slots[at]);
            if has_book {
                let rounds = active[at].split(" / ").map(|round| round.parse::<usize>().unwrap());
                // With m markers slot 8 - m + r is emptied in round r; the book comes after it.
                assert_eq!(rounds.collect::<Vec<_>>(), [8, 7, 6].map(|m| at + m - 7));
            }
        }
    }
}

#[test]
fn levels_and_upgrades_are_those_of_the_tables() {
    for (_, row) in both("3.4", "pb-", 11) {
        let say = |key: &str| says("production.toml", row[0], key);
        assert_eq!([say("energy"), say("water"), say("vp")], row[1..4], "{}", row[0]);
        let reward = may_say("production.toml", row[0], "gains").unwrap_or_default();
        assert_eq!(reward, gains(row[4]), "{}", row[0]);
    }
    for (lang, row) in both("3.5", "up-", Upgrade::COUNT) {
        let say = |key: &str| says("upgrades.toml", row[0], key);
        assert_eq!([say("step"), say("metal"), say("vp")], [row[2], row[3], row[5]], "{}", row[0]);
        assert_eq!(row[6] != "-", ["up-m3", "up-c4", "up-p3"].contains(&row[0]), "{}", row[0]);
        check_label(lang, row[0], row[7]);
    }
}

#[test]
fn project_cards_are_those_of_the_table() {
    let edition = Edition::standard();
    for (lang, row) in both("3.6", "pj-", Project::COUNT) {
        let facts = edition.project(row[0].parse().unwrap());
        check_label(lang, row[0], row[1]);
        let colours = [("vert", "green"), ("bleu", "blue"), ("violet", "purple")];
        let colour = colours.iter().find(|(fr, _)| lang == Lang::of("fr") && *fr == row[2]);
        assert_eq!(facts.colour.id(), colour.map_or(row[2], |(_, en)| en), "{}", row[0]);
        let numbers = facts.copies.iter().enumerate();
        let numbers = numbers.flat_map(|(number, &n)| vec![number.to_string(); n.into()]);
        let (water, cards) = (facts.water, facts.cards);
        let cost = if cards == 0 { format!("{water}W") } else { format!("{water}W+{cards}") };
        assert_eq!(numbers.collect::<Vec<_>>().join(" "), row[3], "{}", row[0]);
        assert_eq!(cost, row[4], "{}", row[0]);
        assert_eq!([facts.symbols.to_string(), facts.vp.to_string()], row[5..7], "{}", row[0]);
    }
}

/// CA-2.2, CA-19.3.
#[test]
fn city_cards_are_those_of_the_table() {
    let edition = Edition::standard();
    for (lang, row) in both("3.7", "cc-", Card::city_cards().len()) {
        let card: Card = row[0].parse().unwrap();
        let facts = edition.city_card(card);
        let zone = |zone: Zone| match zone {
            zone if lang == Lang::EN => zone.id(),
            Zone::Energy => "énergie",
            Zone::Metal => "métal",
            Zone::Water => "eau",
            Zone::Project => "projet",
        };
        let area = |zone: &Zone| facts.picture.iter().flatten().filter(|&it| it == zone).count();
        let areas: Vec<String> = Zone::ALL.iter().map(|zone| area(zone).to_string()).collect();
        assert_eq!(edition.value(card).to_string(), row[1], "{card}");
        assert_eq!(facts.amounts.map(|n| n.to_string()), row[2..6], "{card}");
        assert_eq!([zone(facts.update), zone(facts.wrench)], row[6..8], "{card}");
        assert_eq!([facts.plants.to_string(), areas.join("/")], row[8..10], "{card}");
    }
}

#[test]
fn sleeves_are_drawn_as_in_the_data() {
    for lang in Lang::all_of(CloudAge::RULES) {
        let picture = below(lang, "3.8").split("```").nth(1).unwrap();
        let lines: Vec<Vec<&str>> =
            picture.lines().map(|line| line.split_whitespace().collect()).collect();
        for at in 0..6 {
            let rows = lines.iter().filter(|line| line.len() == 6).map(|line| line[at]);
            let (head, mask) = { rows.collect::<Vec<_>>() }.split_first().map_or_else(
                || panic!("no sleeves in {lang:?}"),
                |(head, rows)| (*head, rows.join(" ")),
            );
            assert_eq!(says("sleeves.toml", head, "mask"), mask, "{head}");
        }
    }
}

#[test]
fn plants_missions_and_starting_cards_are_those_of_the_tables() {
    for (_, row) in both("3.9", "pl-", 4) {
        assert_eq!(says("plants.toml", row[0], "tiles"), row[2], "{}", row[0]);
    }
    for (lang, row) in both("3.10", "mi-", Mission::COUNT) {
        check_label(lang, row[0], row[1]);
        let tiers = row[3].replace(" : ", ":").replace(": ", ":").replace(',', "");
        assert_eq!(says("missions.toml", row[0], "tiers"), tiers, "{}", row[0]);
    }
    for (_, row) in both("3.16", "nv-", Card::STARTING) {
        let say = |key: &str| says("navigation.toml", row[0], key);
        assert_eq!([say("value"), say("copies")], row[1..3], "{}", row[0]);
    }
}

#[test]
fn campaign_tiles_are_those_of_the_table() {
    let edition = Edition::standard();
    for (_, row) in both("3.11", "l", Tile::COUNT) {
        let facts = edition.tile(row[0].parse().unwrap());
        assert_eq!(facts.letter.to_string(), row[1], "{}", row[0]);
        if let Some([a, b]) = facts.cells {
            let place = |cell: crate::Cell, side: &str| {
                format!("{}{side} ({},{})", cell.board(), cell.column(), cell.row())
            };
            let both = format!("{}, {}", place(a, "A"), place(b, "B"));
            assert!(row[2].ends_with(&both), "{}: {both}", row[0]);
        }
        if let Some(combat) = facts.combat {
            let values = row[3].split(" (").next().unwrap();
            let (value, gain) = values.split_once(", ").unwrap();
            assert!(value.ends_with(&format!(" {combat}")), "{}", row[0]);
            let reward = says("tiles.toml", row[0], "gains");
            let reward = reward.strip_suffix("|R1").unwrap_or(&reward);
            assert_eq!(reward, gains(gain), "{}", row[0]);
        }
        if let Some(entry) = facts.entry {
            assert!(row[3].starts_with(&format!("{entry} point")), "{}", row[0]);
        }
        assert_eq!(facts.action.is_some(), row[3] == "combat 5", "{}", row[0]);
    }
}

#[test]
fn the_solo_board_is_that_of_the_table() {
    let kinds = [
        ("gather-12", ["Gather in district 1 or 2", "récupérer dans le quartier 1 ou 2"]),
        (
            "gather-3",
            [
                "Gather in district 3, or one build action",
                "récupérer dans le quartier 3, ou une action de construction",
            ],
        ),
        ("build", ["One build action", "une action de construction"]),
        ("build-twice", ["Two build actions", "deux actions de construction"]),
        ("upgrade", ["Build one upgrade, or 2 VP", "construire une amélioration, ou 2 PV"]),
        ("project", ["Play one Project card, or 2 VP", "jouer une carte Projet, ou 2 PV"]),
    ];
    for (lang, row) in both("3.12", "so-", 8) {
        let kind = says("solo.toml", row[0], "kind");
        let words = kinds.iter().find(|(id, _)| *id == kind).unwrap().1;
        assert_eq!(words[usize::from(lang == Lang::of("fr"))], row[2], "{}", row[0]);
    }
}

#[test]
fn scenarios_are_those_of_the_table() {
    for lang in Lang::all_of(CloudAge::RULES) {
        let lines = below(lang, "3.13").lines();
        let lines = lines.filter_map(|line| line.strip_prefix("| ")?.strip_suffix(" |"));
        let table: Vec<Vec<&str>> =
            lines.skip(1).map(|line| line.split(" | ").map(str::trim).collect()).collect();
        for (at, id) in (1..).zip(["sc-1", "sc-2", "sc-3"]) {
            let say = |key: &str| says("scenarios.toml", id, key);
            let cell = |row: usize| table[row][at];
            check_label(lang, &format!("story-{id}-title"), cell(0));
            let boards = cell(1).split(" (").next().unwrap();
            assert_eq!(say("boards"), boards.replace(',', ""), "{id}");
            assert_eq!([say("city"), say("airship")].join(" / "), cell(2), "{id}");
            assert_eq!([say("three"), say("four")].join(" / "), cell(3), "{id}");
            let numbers = cell(4).split(" (").next().unwrap();
            assert_eq!(say("numbers"), numbers.replace(',', ""), "{id}");
            let tiles = cell(5).to_lowercase().replace(',', "");
            assert_eq!(say("tiles"), if tiles.starts_with('l') { tiles } else { String::new() });
            let (plants, missions) = cell(6).split_once(" / ").unwrap();
            assert_eq!(say("plants"), yes(plants).to_string(), "{id}");
            assert_eq!(say("missions"), yes(missions).to_string(), "{id}");
            assert_eq!(says("scenarios.toml", &format!("{id}-front"), "ways"), ways(cell(7)));
            assert_eq!(says("scenarios.toml", &format!("{id}-back"), "ways"), ways(cell(8)));
            assert_eq!([say("pass"), say("good"), say("great")].join(" / "), cell(9), "{id}");
        }
    }
}

#[test]
fn chapters_are_those_of_the_table() {
    for (lang, row) in both("3.14", "ch-", 7) {
        let say = |key: &str| says("campaign.toml", row[0], key);
        check_label(lang, row[0], row[1]);
        let starts = row[2].split(' ').filter(|word| word.parse::<u8>().is_ok());
        let starts: Vec<String> = starts.map(|number| format!("st-{number}")).collect();
        assert_eq!(say("cards"), starts.join(" "), "{}", row[0]);
        assert_eq!(say("boards"), row[3].split(" (").next().unwrap().replace(',', ""));
        let free = ["free", "libres"].iter().any(|word| row[3].contains(word));
        assert_eq!(say("sides").contains("free"), free, "{}", row[0]);
        assert_eq!([say("city"), say("airship")].join(" / "), row[4], "{}", row[0]);
        assert_eq!(say("plants"), yes(row[5]).to_string(), "{}", row[0]);
        assert_eq!(say("missions"), yes(row[6]).to_string(), "{}", row[0]);
        assert_eq!([say("three"), say("four")].join(" / "), row[7], "{}", row[0]);
        assert_eq!(say("targets"), row[8].trim_matches('`'), "{}", row[0]);
    }
}

#[test]
fn story_cards_are_those_of_the_table() {
    let edition = Edition::standard();
    for (_, row) in both("3.15", "st-", Story::COUNT) {
        let card: Story = row[0].parse().unwrap();
        let facts = edition.story(card);
        assert_eq!((facts.chapter.index() + 1).to_string(), row[1], "{card}");
        match may_say("story.toml", row[0], "ways") {
            Some(book) => assert_eq!(book, ways(row[4]), "{card}"),
            None => assert_eq!(row[4], "-", "{card}"),
        }
        let leads = row[5].split("-> ").skip(1);
        let leads = leads.map(|rest| format!("st-{}", &rest[..2]));
        let branches = facts.branches.iter().map(|branch| branch.to.to_string());
        assert_eq!(leads.collect::<Vec<_>>(), branches.collect::<Vec<_>>(), "{card}");
        let does = says("story.toml", row[0], "does");
        for word in does.split(' ') {
            let named = match word.split_once(':') {
                Some(("projects" | "projects-now", "all")) => continue,
                Some(("projects" | "projects-now", n)) => format!("+#{}", &n[..1]),
                Some(("unlock", tile)) => format!("+{}", tile.to_uppercase()),
                Some(("place" | "lock", tile)) => tile.to_uppercase(),
                Some(("everybody" | "finder" | "last", gain)) => gain.to_owned(),
                Some(("ready", card)) => card.replace("st-", ""),
                Some(("next", card)) => {
                    assert!(row[5].ends_with(&card.replace("st-", "")), "{card}");
                    continue;
                }
                Some(("points", n)) => n.to_owned(),
                _ => continue,
            };
            assert!(row[3].contains(&named), "{card}: {named}");
        }
    }
}

/// 3.18 explains every word of the data files.
#[test]
fn effects_are_those_of_the_table() {
    let quoted = |text: &'static str| text.split('`').skip(1).step_by(2);
    let head = |word: &str| word.split([':', '=', '*']).next().unwrap().to_owned();
    // `W4` and `Wn` are the word W.
    let short = |word: String| match word.split_at(1) {
        (letter, n) if n == "n" || n.parse::<u8>().is_ok() => letter.to_owned(),
        _ => word,
    };
    let mut used = BTreeSet::new();
    let edition = Edition::standard();
    for fact in edition.facts() {
        for key in [" does = ", " gains = ", " ways = ", " waits = ", " counts = "] {
            let Some((_, text)) = fact.says.split_once(key) else { continue };
            let text = text.split('"').nth(1).unwrap();
            let words = text.split([' ', '|', '/']).filter(|word| 1 < word.len() && *word != "->");
            used.extend(words.map(|word| short(head(word))));
        }
    }
    for lang in Lang::all_of(CloudAge::RULES) {
        let cells = rows(lang, "3.18", "`").into_iter().map(|row| row[0]);
        let explained: BTreeSet<String> =
            cells.flat_map(quoted).map(|word| short(head(&word.replace("\\|", "|")))).collect();
        let missing: Vec<&String> = used.difference(&explained).collect();
        assert!(missing.is_empty(), "{lang:?}: {missing:?}");
        for count in Count::ALL {
            assert!(explained.contains(count.id()), "{lang:?}: {count}");
        }
    }
}

/// 4.3: every switch with its values, the default first.
#[test]
fn switches_are_those_of_the_table() {
    for lang in Lang::all_of(CloudAge::RULES) {
        let rows = rows(lang, "4.3", "SW-");
        let switches = Options::SWITCHES.iter().filter(|switch| switch.id.starts_with("SW-"));
        let switches: Vec<_> = switches.collect();
        assert_eq!(rows.len(), switches.len());
        for (row, switch) in rows.iter().zip(switches) {
            assert_eq!((row[0], row[1].trim_matches('`')), (switch.id, switch.name));
            let Values::OneOf(values) = switch.values else { panic!("{} is a list", switch.name) };
            let default = row[2].replace(", ", "-").replace(' ', "_");
            let words = [("aléatoire", "random"), ("toujours", "always")];
            let words = words.iter().chain(&[("eau-métal-énergie", "water-metal-energy")]);
            let told = words.into_iter().find(|(fr, _)| *fr == default);
            assert_eq!(told.map_or(default.as_str(), |(_, en)| en), values[0], "{}", switch.name);
            if let ["true" | "false", other] = values {
                assert!(row[3].starts_with(other), "{}: {}", switch.name, row[3]);
            }
        }
    }
}

#[test]
fn both_rulebooks_name_the_same_components() {
    let is_component = |cell: &&str| {
        let letters = cell.split('-').next().unwrap_or_default();
        cell.contains('-') && letters.chars().all(|c| c.is_ascii_lowercase()) && !letters.is_empty()
    };
    let ids = |lang| {
        let rows = CloudAge::rules(lang).lines().filter_map(|line| line.strip_prefix("| "));
        let cells = rows.filter_map(|row| row.split(" | ").next());
        cells.filter(is_component).map(str::to_owned).collect::<Vec<_>>()
    };
    assert_eq!(ids(Lang::EN), ids(Lang::of("fr")));
    assert!(200 < ids(Lang::EN).len());
}
