//! What an owner of the box might write by mistake is refused with its place and reason.

use expect_test::{Expect, expect};

use crate::options::Options;

/// What a player is told about files with such mistakes, one line each.
#[track_caller]
fn refused(file: &str, mistakes: &[(&str, &str)], reasons: Expect) {
    let told = mistakes.iter().map(|(old, new)| laws::refused::<Options>(file, old, new) + "\n");
    reasons.assert_eq(&told.collect::<String>());
}

#[test]
fn measures_that_cannot_be() {
    refused(
        "board.toml",
        &[
            ("\"players-most\",   is = 4", "\"players-most\",   is = 5"),
            ("\"projects-drawn\", is = 8", "\"projects-drawn\", is = 4"),
            ("\"plants\",         is = 2", "\"plants\",         is = 11"),
            ("\"leftover-goods\", is = 3", "\"leftover-goods\", is = 0"),
            ("\"E2|V3\"", "\"E2|W3\""),
            ("\"B2\", ", "\"B2 M1\", "),
            ("followers = \"B1\"", "followers = \"B2\""),
            ("step = 2", "step = 3"),
        ],
        expect![[r#"
            board.toml:11:33: 5: it is 4
            board.toml:9:11: more Project cards are kept than drawn
            board.toml:15:33: 11: it is 0 to 10
            board.toml:28:33: 0: it is 1 to 20
            board.toml:34:26: `W3` does not belong here: known are E, V
            board.toml:41:45: `M1` does not belong here: known are B
            board.toml:41:75: `B2`: the rules are written for `B1`
            board.toml:48:35: 3: it is 2
        "#]],
    );
}

#[test]
fn a_map_that_cannot_be() {
    refused(
        "sides.toml",
        &[
            ("is = 6", "is = 7"),
            ("cell = \"0,2\"", "cell = \"0,0\""),
            ("cell = \"0,2\"", "cell = \"6,2\""),
            ("face = \"A\"", "face = \"B\""),
            ("211212 111111", "211212 11111"),
            ("211212 111111", "211212 411111"),
            ("211212 111111 ", "211212 "),
            ("211212 111111 111211", "2-1212 -11111 111211"),
            ("111111 111211", "333111 133211"),
            ("\"1 2 3\"", "\"1 2\""),
        ],
        expect![[r#"
            sides.toml:41:26: 7: it is 6
            sides.toml:47:37: START is a cell of cost 1 without a city, on both faces (CA-11.10)
            sides.toml:47:37: `6,2` is no cell: column and row, as in 3,4
            sides.toml:54:34: `B`: the rules are written for `A`
            sides.toml:54:47: `11111`: a row has 6 cells
            sides.toml:54:47: `4`: a cell costs 1, 2 or 3, - is the gap
            sides.toml:54:47: 4 rows: there are 5
            sides.toml:53:8: no path leads from START to 1:0,0
            sides.toml:53:8: 0 city cells within 2 points of START, for 3 players
            sides.toml:67:26: `1 2`: the rules are written for `1 2 3`
        "#]],
    );
}

#[test]
fn cities_that_cannot_be() {
    refused(
        "cities.toml",
        &[
            ("\"Ci\"", "\"Bo\""),
            ("\"Ci\", board = 1", "\"Ci\", board = 5"),
            ("combat = 12", "combat = 21"),
            ("\"V14\"", "\"V21\""),
            ("\"V14\"", "\"V14 lay\""),
            ("\"V14\"", "\"V\""),
            ("\"V14\"", "\"V7*combat\""),
            ("\"U3|M2 V6\"", "\"M2|U3 V6\""),
            ("\"M3 E3 V1\"", "\"M3 E3 V1 W1 T1\""),
            ("a = \"4,0\"", "a = \"\""),
            ("a = \"4,0\"", "a = \"4,5\""),
            ("a = \"4,0\"", "a = \"1,1\""),
            ("a = \"5,3 5,4\",     b = \"4,0 5,0\"", "a = \"5,3 5,2\",     b = \"4,0 5,0\""),
            ("cell = \"1,4\"", "cell = \"3,4\""),
            ("side = \"1a\"", "side = \"5a\""),
        ],
        expect![[r#"
            cities.toml:8:37: another city has this code
            cities.toml:8:51: 5: it is 1 to 4
            cities.toml:23:63: 21: it is 20 at most
            cities.toml:45:38: `V21`: it is 20 at most
            cities.toml:45:38: `lay` does not belong here: known are W, M, E, P, T, V, R, U, B
            cities.toml:45:38: `V` is no effect: RULES.md lists them in table 3.18
            cities.toml:45:38: `V7*combat` does not belong here: known are W, M, E, P, T, V, R, U, B
            cities.toml:43:38: `M2|U3`: the upgrade stands first (CA-16.15)
            cities.toml:38:38: `T1`: a gain has at most four parts
            cities.toml:53:34: a city has a cell on both faces
            cities.toml:53:34: `4,5` is no cell: column and row, as in 3,4
            cities.toml:53:34: 1:1,1 is a cell of ct-borderville
            cities.toml:60:34: 2:5,2 is the gap
            cities.toml:75:51: 1:3,4 is a cell of ct-dustmere
            cities.toml:75:25: `5a` is no side: known are 1a, 1b, 2a, 2b, 3a, 3b, 4a, 4b
        "#]],
    );
}

#[test]
fn finds_that_cannot_be() {
    refused(
        "finds.toml",
        &[
            ("cell = \"4,1\"", "cell = \"2,0\""),
            ("\"2a\", cell = \"1,0\"", "\"2a\", cell = \"5,2\""),
            ("\"W1\"", "\"B1\""),
            ("\"W1\"", "\"W1 M1\""),
            ("\"W1\"", "\"W0\""),
        ],
        expect![[r#"
            finds.toml:6:39: 1:2,0 has another find
            finds.toml:19:39: 2:5,2 is the gap
            finds.toml:58:27: `B1` does not belong here: known are W, M, E, P, T, V
            finds.toml:58:27: one gain stands here, or two with | between them
            finds.toml:58:27: `W0`: its number is 1 to 20
        "#]],
    );
}

#[test]
fn boards_of_players_that_cannot_be() {
    refused(
        "track.toml",
        &[("after = 5", "after = 8"), ("after = 5", "after = 3"), ("first = 3", "first = 2")],
        expect![[r#"
            track.toml:19:28: 8: it is 3 to 7
            track.toml:17:8: the books lie from left to right
            track.toml:28:23: 2: it is 3
        "#]],
    );
    refused(
        "production.toml",
        &[("energy = 1", "energy = 21"), ("\"P2\"", "\"U1\"")],
        expect![[r#"
        production.toml:5:28: 21: it is 20 at most
        production.toml:21:26: `U1` does not belong here: known are W, M, E, P, T, V
    "#]],
    );
    refused(
        "upgrades.toml",
        &[
            ("\"movement:1\"", "\"movement:2\""),
            ("\"movement combat\"", "\"movement\""),
            ("\"left\"", "\"right\""),
            ("metal = 6", "metal = 3"),
            ("step = 2", "step = 3"),
            ("type = \"combat\"", "type = \"planting\""),
        ],
        expect![[r#"
            upgrades.toml:7:29: `movement:2`: the rules are written for `movement:1`
            upgrades.toml:14:23: `movement`: the rules are written for `movement combat`
            upgrades.toml:20:27: `right`: the rules are written for `left`
            upgrades.toml:28:56: up-m2 costs more than up-m1
            upgrades.toml:28:45: 3: it is 2
            upgrades.toml:30:26: `planting`: the rules are written for `combat`
        "#]],
    );
    refused(
        "navigation.toml",
        &[("copies = 3", "copies = 2"), ("value = 3", "value = 7")],
        expect![[r#"
            navigation.toml:4:14: 6 cards: a player starts with 7
            navigation.toml:8:26: 7: it is 0 to 6
        "#]],
    );
}

#[test]
fn project_cards_that_cannot_be() {
    refused(
        "projects.toml",
        &[
            ("colour = \"green\"", "colour = \"red\""),
            ("symbols = 1", "symbols = 4"),
            ("\"M2\"", "\"X2\""),
            ("\"M2\"", "\"M2 B1\""),
            ("*pj-solar-panel", "*pj-moon"),
            ("*pj-solar-panel", "*bare-tile"),
            ("on-flight:7=", "on-flight:4="),
            ("on-flight:7=V2|W2", "on-flight:6=V1 on-flight:7=V2"),
            ("movement:1", "movement:4"),
            ("movement:1", "movement:1 movement:1"),
            ("on-zone:2=V2", "on-zone:2=U2"),
            ("on-metal-find=M1", "on-metal-find=W1"),
            ("on-wrench=V2", "on-hammer=V2"),
            ("T3 -> V7", "M3 -> V7"),
            ("T3 -> V7", "-> V7"),
            ("numbers = \"0 0\"", "numbers = \"0\""),
            ("numbers = \"1 2\"", "numbers = \"1 9\""),
            ("\"production\"", "\"movement\""),
        ],
        expect![[r#"
            projects.toml:7:44: `red` is no colour
            projects.toml:7:87: 4: it is 0 to 3
            projects.toml:64:42: `X2` is no effect: RULES.md lists them in table 3.18
            projects.toml:64:42: `B1` does not belong here: known are W, M, E, P, T, V, R, upgrade-movement, upgrade-combat, upgrade-any
            projects.toml:65:42: `pj-moon` is no Project card
            projects.toml:65:42: `E2*bare-tile` is no effect: RULES.md lists them in table 3.18
            projects.toml:80:42: `on-flight:4=V2|W2`: tiers rise from left to right
            projects.toml:80:42: `on-flight:7=V2`: there are at most two tiers
            projects.toml:84:42: `movement:4`: it is 3 at most
            projects.toml:84:42: `movement:1`: such an effect stands there twice
            projects.toml:92:42: `U2` does not belong here: known are W, M, E, P, T, V, plant
            projects.toml:79:42: `on-metal-find=W1`: only Metal is added to a Metal find
            projects.toml:93:42: `on-hammer=V2` is no effect: RULES.md lists them in table 3.18
            projects.toml:95:42: `M3 -> V7`: only plant tiles are sold
            projects.toml:95:42: a price goes before an arrow
            projects.toml:120:10: 54 cards with number 0: the box has 55
            projects.toml:152:45: `9`: Project numbers are 0 to 8
            projects.toml:177:28: `movement`: the rules are written for `production`
        "#]],
    );
}

#[test]
fn city_cards_that_cannot_be() {
    refused(
        "city-cards.toml",
        &[
            ("value = 2", "value = 7"),
            ("energy = 3, metal = 2", "energy = 3, metal = 3"),
            ("energy = 3, metal = 2", "energy = 2, metal = 3"),
            ("wrench = \"project\"", "wrench = \"water\""),
            ("tiles = 2", "tiles = 4"),
            ("EEEEEEEEEEEE MM", "EEEEEEEEEEEX MM"),
            ("EEEEEEEEEEEE MM", "EEEEEEEEEEE MM"),
            ("EEEEEEEEEEEE MM", "MMMMMMMMMMMM MM"),
            ("677765677765", "677765677768"),
            ("677765677765", "677765677665"),
            ("update = \"9,7\"", "update = \"12,7\""),
            ("update = \"9,7\"", "update = \"0,7\""),
        ],
        expect![[r#"
            city-cards.toml:7:27: 7: it is 0 to 6
            city-cards.toml:52:10: the zones give 3, 2, 1 and 1
            city-cards.toml:143:27: the areas (energy 38, metal 26, water 17, project 15) do not agree with what the zones give
            city-cards.toml:52:95: update and wrench are in two different zones (CA-19.5)
            city-cards.toml:95:27: 4: it is 0 to 3
            city-cards.toml:143:27: `X` is no zone: E, M, W or P
            city-cards.toml:143:27: `EEEEEEEEEEE`: a row has 12 cells
            city-cards.toml:143:27: the areas (metal 38, energy 26, water 17, project 15) do not agree with what the zones give
            city-cards.toml:143:141: the railway has a row, 0 to 7, in 12 columns
            city-cards.toml:143:166: the bonuses lie along the railway (CA-19.5)
            city-cards.toml:143:166: `12,7` is no column and row, as in 9,7
            city-cards.toml:143:166: this cell is metal, but the bonus is in water
        "#]],
    );
    refused(
        "sleeves.toml",
        &[
            ("########.... ########", "####.###.... ########"),
            ("\"####........", "\"#####......."),
            ("\"####........", "\"####.......?"),
        ],
        expect![[r#"
            sleeves.toml:6:25: the centre is hidden: columns 4 to 7, rows 2 to 5
            sleeves.toml:6:141: the mask hides 49 cells
            sleeves.toml:6:25: `?`: # is hidden, . is open
        "#]],
    );
}

#[test]
fn plants_and_missions_that_cannot_be() {
    refused(
        "plants.toml",
        &[
            ("tiles = 16", "tiles = 15"),
            ("\"V2 lay\"", "\"V2\""),
            ("\"M1 B1\"", "\"M1 lay\""),
            ("\"withered\"", "\"green\""),
        ],
        expect![[r#"
            plants.toml:12:9: 39 plant tiles: the box has 40
            plants.toml:5:44: green tiles are laid, and no others
            plants.toml:8:44: green tiles are laid, and no others
            plants.toml:6:25: `green`: the rules are written for `withered`
        "#]],
    );
    refused(
        "missions.toml",
        &[
            ("\"level\"", "\"storeys\""),
            ("\"cities\"", "\"level\""),
            ("4:2 6:5 8:7", "4:2 6:5 6:7"),
            ("4:2 6:5 8:7", "4:2 6:5 8:7 9:8"),
            ("4:2 6:5 8:7", "4-2"),
            ("ct-devils-fork", "ct-angels-fork"),
        ],
        expect![[r#"
            missions.toml:7:28: `storeys` is no count
            missions.toml:8:28: mi-02 counts cities, since its line below names them, and no other does
            missions.toml:7:56: `6:7`: tiers rise from left to right
            missions.toml:7:56: a mission has at most three tiers
            missions.toml:7:56: `4-2`: a number and its VP, as in 4:2
            missions.toml:23:28: `ct-angels-fork` is no city
        "#]],
    );
}

#[test]
fn campaign_tiles_that_cannot_be() {
    refused(
        "tiles.toml",
        &[
            ("letter = \"B\"", "letter = \"C\""),
            ("part:ct-whika", "city:ct-whika"),
            ("part:ct-whika", "part:ct-paris"),
            ("values:ct-promise", "values:ct-devils-fork"),
            ("values:ct-promise", "values:hm-1"),
            ("letter:2", "letter:5"),
            ("action:right", "action:left"),
            ("board = 2, a = \"3,0\"", "board = 2, a = \"3,1\""),
            ("board = 3, a = \"3,1\"", "board = 4, a = \"3,1\""),
            ("board = 3, a = \"1,3\"", "board = 3, a = \"3,1\""),
            ("board = 3, a = \"3,1\"", "board = 3, a = \"4,1\""),
            ("cost = 2", "cost = 4"),
            ("on-marker-fight=combat:2", "on-marker-fight=V2"),
            ("find:M2", "find:B2"),
            ("find:M2", "end-marker=V2 no-city"),
            ("toll:W3|V3", "toll:W3"),
            ("weapon no-city no-planting", "weapon no-city"),
            ("fight:5 -> weapon", "W5 -> weapon"),
            ("weapon-off:1", "gather"),
            ("with = \"l3\"", "with = \"l4\""),
        ],
        expect![[r#"
            tiles.toml:9:26: `C`: the rules are written for `B`
            tiles.toml:8:39: its lines below are not for such a place
            tiles.toml:8:39: `ct-paris` is no city
            tiles.toml:11:39: l2 lies there
            tiles.toml:11:39: `values:hm-1`: a hamlet has no tile
            tiles.toml:14:39: `letter:5`: boards are 1 to 4
            tiles.toml:21:39: `action:left`: the rules are written for `action:right`
            tiles.toml:29:32: 2:3,1 is no cell of ct-whika
            tiles.toml:33:32: its letter is on board 3
            tiles.toml:18:39: l10 lies there
            tiles.toml:33:32: 3:4,1 is a city or START
            tiles.toml:60:24: 4: it is 1 to 3
            tiles.toml:71:24: `on-marker-fight=V2`: combat points, as in combat:2
            tiles.toml:74:24: `B2` does not belong here: known are W, M, E, P, T, V
            tiles.toml:74:24: only a tile that lies in a city has markers
            tiles.toml:75:24: `W3`: a toll is Water or VP, as in W3|V3
            tiles.toml:76:24: a weapon system has an entry cost, no city and no planting (CA-28.33)
            tiles.toml:87:24: the action begins with a combat, as in fight:5
            tiles.toml:87:24: `gather` does not belong here: known are W, M, E, P, T, V, R, U, B, plant, plant:capacity, plant-laid, weapon-off
            tiles.toml:10:39: l2 lies there
        "#]],
    );
}

#[test]
fn ways_to_play_that_cannot_be() {
    refused(
        "solo.toml",
        &[
            ("gather:1|gather:2", "gather:1|gather:4"),
            ("gather:3|B1", "gather|B1"),
            ("project|V2", "project|W2"),
            ("kind = \"upgrade\"", "kind = \"sleep\""),
        ],
        expect![[r#"
            solo.toml:9:32: `gather:4`: its number is 0 to 3
            solo.toml:10:32: `gather|B1`: a district goes with it, as in gather:3
            solo.toml:8:32: `W2` does not belong here: known are V
            solo.toml:18:25: `sleep`: known are build, build-twice, upgrade, project, gather-12, gather-3
        "#]],
    );
    refused(
        "scenarios.toml",
        &[
            ("\"1 2 3\"", "\"1 3\""),
            ("\"players A A\"", "\"players A\""),
            ("\"players A A\"", "\"free A A\""),
            ("city = \"A\"", "city = \"B\""),
            ("three = 7", "three = 9"),
            ("\"0 1 2 3\"", "\"1 2 3\""),
            ("\"0 1 2 3\"", "\"0 1 2 2\""),
            ("\"l3 l6\"", "\"l3 l2\""),
            ("tiles = \"\"", "tiles = \"l6\""),
            ("face = \"back\"", "face = \"front\""),
            ("M1 -> W3|P3", "V1 -> W3|P3"),
            ("M1 -> W3|P3", "W3|P3"),
            ("M1 -> W3|P3", "M1 -> W3 / M2 -> W4 / M3 -> W5"),
            ("good = 63", "good = 53"),
        ],
        expect![[r#"
            scenarios.toml:6:27: boards are in use from 1 on, in order
            scenarios.toml:6:46: 3 boards are in use
            scenarios.toml:6:46: `free`: A, B, players for board 1, free for the others
            scenarios.toml:13:25: `B`: the rules are written for `A`
            scenarios.toml:28:26: 9: it is 6 to 8
            scenarios.toml:36:28: number 0 is in every game
            scenarios.toml:36:28: `2`: numbers are 0 to 8, each once
            scenarios.toml:36:51: l2 and l3 are never in play together
            scenarios.toml:35:51: l6 lies on a board not in use
            scenarios.toml:44:46: `front`: the rules are written for `back`
            scenarios.toml:43:62: `V1` cannot be paid: W, M, E, P or T with a number can
            scenarios.toml:43:62: `W3|P3`: a price goes before an arrow
            scenarios.toml:43:62: a book action has two ways at most
            scenarios.toml:53:25: the targets rise from pass to great
        "#]],
    );
}

#[test]
fn a_campaign_that_cannot_be() {
    refused(
        "campaign.toml",
        &[
            ("\"st-15\"", "\"st-16\""),
            ("\"st-43 st-44\"", "\"st-43\""),
            (
                "\"ch-4\", boards = \"1 2 3 4\", sides = \"players free free free\"",
                "\"ch-4\", boards = \"1 2 3\", sides = \"players free free\"",
            ),
            ("\"sc-1\"", "\"sc-4\""),
            ("plants = false", "plants = true"),
        ],
        expect![[r#"
            campaign.toml:30:26: the start cards of ch-2 are st-15
            campaign.toml:35:26: the start cards of ch-7 are st-43 st-44
            campaign.toml:10:27: l6 may be in play, on a board not in use
            campaign.toml:29:51: `sc-4` is no scenario
            campaign.toml:7:79: `A`: the rules are written for `B`
        "#]],
    );
}

#[test]
fn a_story_that_cannot_be() {
    refused(
        "story.toml",
        &[
            ("chapter = 2", "chapter = 8"),
            ("kind = \"book\"", "kind = \"end\""),
            ("kind = \"end\"", "kind = \"ending\""),
            ("projects:1 ", "projects:9 "),
            ("projects:1 ", "projects-now:1 "),
            ("unlock:l2", "unlock:l16"),
            ("dust-storm", "sand-storm"),
            ("next:st-15", "next:st-19"),
            (" next:st-15", ""),
            ("ready:st-24", "ready:st-30"),
            ("finder:V3", "finder:U3"),
            ("points:10", "points:21"),
            ("\"M2 -> V2 P2|E2\"", "\"M2 -> V2 B1\""),
            ("at = \"book\"", "at = \"end\""),
            ("leads = \"st-12\"", "leads = \"st-13\""),
            (" / st-14", ""),
            ("plants>=2n -> st-17", "plants>=3n -> st-17"),
            ("plants>=2n -> st-17", "animals>=2n -> st-17"),
            ("plants>=2n -> st-17", "plants=2n -> st-17"),
            ("markers:3+4>=1", "markers:3+5>=1"),
            ("weapons<=0 & plants>=2n", "weapons<=0 & plants>=2n or plants>=n"),
            ("laid-next-to:l7", "laid-next-to:l14"),
            ("plant-group:4", "plant-heap:4"),
        ],
        expect![[r#"
            story.toml:12:29: 8: it is 1 to 7
            story.toml:8:39: `end`: its lines below or its chapter are not for this kind
            story.toml:9:39: `ending`: its lines below or its chapter are not for this kind
            story.toml:9:59: `projects:9`: Project numbers are 1 to 8
            story.toml:9:59: `projects-now:1` does not belong on a card of kind end
            story.toml:9:59: `l16` is no campaign tile
            story.toml:40:59: `sand-storm` is no effect: RULES.md lists them in table 3.18
            story.toml:9:59: st-19 is no start card of chapter 2
            story.toml:9:59: an end names one next card, and an ending its points
            story.toml:17:59: st-30 is no discovery card of chapter 3
            story.toml:22:59: `U3` does not belong here: known are W, M, E, P, T, V, B
            story.toml:48:59: `points:21`: it is 20 at most
            story.toml:56:26: `B1` does not belong here: known are W, M, E, P, T, V, R
            story.toml:86:24: `end`: the rules are written for `book`
            story.toml:86:40: st-13 is no book card of ch-1
            story.toml:87:40: the last card has no test, and all others have
            story.toml:90:40: `3n` is no value: a number, n, 2n or n/2
            story.toml:90:40: `animals` is not counted: RULES.md says what is (CA-31.21)
            story.toml:90:40: `plants=2n` has no >= or <=
            story.toml:92:40: `3+5`: boards are 1 to 4, as in 3+4
            story.toml:110:40: `weapons<=0 & plants>=2n or plants>=n`: either `&` or `or`
            story.toml:116:27: this deed cannot be done
            story.toml:118:27: `plant-heap:4` is no deed: RULES.md lists them in table 3.18
        "#]],
    );
}
