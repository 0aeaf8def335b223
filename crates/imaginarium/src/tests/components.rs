//! Tables of components: what is in the box and what is printed on it (chapters 2 and 3).

use crate::{
    Assistant, Edition, Family, Good, Machine, Project, Space, Stack, Workshop,
    board::BELT,
    dial::{Job, Jobs},
    state::{Player, SEATS},
};
use facts::Facts as _;

fn copies(family: Family) -> u16 {
    let edition = Edition::standard();
    let machines = Machine::ALL.iter().filter(|machine| machine.family() == family);
    machines.map(|&machine| u16::from(edition.machine(machine).copies)).sum()
}

/// IM-2.1, IM-2.15, IM-2.16: seven belt spaces and three extractors on the board, five numbers on
/// the initiative track; deck, shredder, meeting room and design office are fields of the state.
#[test]
fn the_board_has_seven_belt_spaces_and_three_extractors() {
    assert_eq!(BELT, 7);
    let extractors = Space::ALL.iter().filter(|space| space.is_extractor());
    assert_eq!(extractors.count(), 3);
    assert_eq!(SEATS, 5);
}

/// IM-2.2, IM-2.3, IM-2.4, IM-2.8: cubes, gems and VP tokens with their tokens of higher value
/// form a supply that never runs out (IM-1.8); the engine keeps plain totals, far above what
/// the box holds.
#[test]
fn goods_are_plain_totals_beyond_what_the_box_holds() {
    let printed = [
        (Good::Wood, 60 + 4 * 5),
        (Good::Copper, 40 + 3 * 5),
        (Good::Crystal, 30 + 3 * 5),
        (Good::Charbonium, 70 + 5 * 5),
        (Good::Vp, 45 + 10 * 3 + 10 * 5),
    ];
    for (good, all) in printed {
        let mut goods = crate::Goods::of(good, all);
        goods += crate::Goods::of(good, 1);
        assert_eq!(goods[good], all + 1, "{good}: one more than there is in the box");
    }
}

/// IM-2.5, IM-2.6, IM-2.7, IM-2.9: screens, workshops, figures and validation tokens for five
/// players; a player can mark more projects than there are tokens (IM-2.17).
#[test]
fn there_is_a_workshop_for_each_of_five_players() {
    assert_eq!(Workshop::COUNT, SEATS);
    let mut player = Player::default();
    Project::ALL.iter().for_each(|&project| player.validated.insert(project));
    assert_eq!(player.validated.len(), 14);
}

/// IM-2.10: 61 machines, 29 + 12 + 10 + 6 + 4. IM-3.2: in 21 types.
#[test]
fn machines_are_as_many_as_the_rulebook_counts() {
    assert_eq!(Machine::COUNT, 21);
    assert_eq!(Family::ALL.iter().copied().map(copies).collect::<Vec<_>>(), [29, 12, 10, 6, 4]);
    assert_eq!(Family::ALL.iter().copied().map(copies).sum::<u16>(), 61);
}

/// Table 3.1: 31 machines of level 1, 21 of level 2, 9 of level 3.
#[test]
fn machines_by_level() {
    let edition = Edition::standard();
    let of_level = |level: u16| -> u16 {
        let facts = Machine::ALL.iter().map(|&machine| edition.machine(machine));
        facts.filter(|facts| facts.level == level).map(|facts| u16::from(facts.copies)).sum()
    };
    assert_eq!([1, 2, 3].map(of_level), [31, 21, 9]);
}

/// IM-2.11: P makes goods, T turns cubes into something, A strikes at repair, D does nothing by
/// itself, S makes VP or brings a machine back.
#[test]
fn families_do_what_they_are_for() {
    use crate::text::{Effect, Lightning};
    let edition = Edition::standard();
    for &machine in Machine::ALL.iter().filter(|&&machine| machine != Machine::S1) {
        let effect = edition.effect(Stack::single(machine));
        let fits = match machine.family() {
            Family::Production => matches!(effect, Effect::Gain(_) | Effect::GainAlike(_)),
            Family::Transformation => matches!(effect, Effect::Turn { .. }),
            Family::Attack => effect == Effect::Nothing && edition.lightning(machine).is_some(),
            Family::Defence => effect == Effect::Nothing && edition.lightning(machine).is_none(),
            Family::Special => effect == Effect::Gain(crate::Goods::of(Good::Vp, 1)),
        };
        assert!(fits, "{machine}: {effect:?}");
    }
    assert_eq!(edition.lightning(Machine::S1), Some(Lightning::Recycle));
}

/// IM-2.12, IM-2.13: 13 assistants and 14 projects, all different. The projects print 53 VP.
#[test]
fn assistants_and_projects() {
    let edition = Edition::standard();
    assert_eq!((Assistant::COUNT, Project::COUNT), (13, 14));
    assert_eq!(Project::ALL.iter().map(|&project| edition.project_vp(project)).sum::<u16>(), 53);
    let costs: Vec<u16> =
        Assistant::ALL.iter().map(|&assistant| edition.assistant_cost(assistant)).collect();
    assert_eq!(costs, [9, 5, 6, 5, 6, 4, 3, 6, 5, 6, 5, 3, 3]);
}

/// IM-3.1, IM-3.8: a card shows level, repair cost, list, name with serial number and copies, and
/// effect; ornaments have no effect, so there is nothing else in the facts.
#[test]
fn a_machine_card_shows_its_facts() {
    let edition = Edition::standard();
    let row = edition.facts().iter().find(|fact| fact.id == "P6").unwrap();
    let row = row.says.replace(' ', "");
    assert_eq!(
        row,
        r#"{id="P6",level=3,repair="2cu2cr",copies=2,makes=[1,3],with="P6T1",mark="read"}"#
    );
}

/// Table 3.10 and IM-18.6: 47 combinations proper, 15 + 9 + 23, and no others; three P6, two P5
/// or any machine with S1 can never lie together, whatever the copies (EX-10).
#[test]
fn combinations_are_those_of_the_table() {
    let edition = Edition::standard();
    let all: Vec<Stack> = edition.combinations().collect();
    let kinds = |stack: &Stack| {
        let mut machines = stack.machines().to_vec();
        machines.dedup();
        machines.len()
    };
    let defence = |stack: &&Stack| stack.machines()[0].family() == Family::Defence;
    let identical = all.iter().filter(|s| !defence(s) && kinds(s) == 1);
    let mixed = all.iter().filter(|s| !defence(s) && kinds(s) == 2);
    assert_eq!((identical.count(), mixed.count()), (15, 9));
    assert_eq!((all.iter().filter(defence).count(), all.len()), (23, 47));
    for never in ["P6x3", "P5x2", "T1x3", "S2x3", "P1+T1", "P3+T2", "P4+T3"] {
        assert!(!edition.is_legal(never.parse().unwrap()), "{never}");
    }
    for never in ["A1+D1", "A1x2", "P2+P3", "P2+P2+T1", "P5+T4+T4", "S1+P1"] {
        assert!(never.parse::<Stack>().is_err(), "{never}");
    }
}

/// IM-18.1: the lists are symmetric.
#[test]
fn what_joins_joins_both_ways() {
    let edition = Edition::standard();
    for a in Stack::all() {
        for b in Stack::all() {
            assert_eq!(edition.join(a, b), edition.join(b, a));
        }
    }
}

/// IM-11.1, IM-11.2: six actions in a ring and the six pairs of neighbours.
#[test]
fn the_dial_has_six_pairs_of_neighbours() {
    assert_eq!(Job::COUNT, 6);
    let pairs: Vec<String> = Jobs::PAIRS.iter().map(ToString::to_string).collect();
    assert_eq!(
        pairs,
        [
            "recruit+extract",
            "extract+repair",
            "repair+trade",
            "trade+dismantle",
            "recruit+reorganise",
            "dismantle+reorganise"
        ]
    );
    assert_eq!(Jobs::any_two().count(), 15);
}

/// IM-4.16, IM-4.17 with table 3.9: projects shown by number of players.
#[test]
fn projects_shown_by_number_of_players() {
    let edition = Edition::standard();
    assert_eq!([2, 3, 4, 5].map(|players| edition.projects_shown(players)), [6, 7, 8, 9]);
}

/// IM-4.20: what is shown of WS-1 to WS-4 calls them a reconstruction.
#[test]
fn reconstructed_workshops_are_marked() {
    use tabletop::Mark;
    let edition = Edition::standard();
    for fact in edition.facts().iter().filter(|fact| fact.file == "workshops.toml") {
        let read = fact.id == "WS-5";
        assert_eq!(fact.mark, if read { Mark::Read } else { Mark::Reconstructed }, "{}", fact.id);
    }
}
