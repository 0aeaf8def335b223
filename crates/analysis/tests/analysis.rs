//! Games in hindsight, and what bots say about their moves.

use analysis::{Analysis, Remark, Settings, analyse};
use bots::Budget;
use catalog::{Title, find, titles};
use scene::{Lang, Table};
use tabletop::{Rng, Seat, Setup};

/// A game among these bots.
fn played(title: &dyn Title, kinds: &[&str], seed: u64) -> Box<dyn Table> {
    let setup = Setup { seats: kinds.len() as u8, ..Setup::default() };
    let mut luck = Rng::new(seed);
    let mut table = title.open(&setup, &mut luck).expect("a setup of this game");
    let player = |(kind, seed)| title.player(kind, seed).expect("a kind of bot");
    let mut players: Vec<_> = kinds.iter().copied().zip(seed..).map(player).collect();
    while let Some(seat) = table.deciders().first() {
        let notation = players[seat.index()].choose(&table.position(), seat);
        table.play(seat, &notation, &mut luck).expect("bots play by the rules");
    }
    table
}

fn settings(threads: usize) -> Settings {
    Settings { iterations: 40, threads, ..Settings::default() }
}

fn analysed(title: &dyn Title, table: &dyn Table, threads: usize) -> Analysis {
    analyse(title, table, &settings(threads), &|_| {}).expect("the game is over")
}

#[test]
fn every_game_is_analysed_from_its_beginning_to_its_end() {
    for title in titles() {
        let table = played(*title, &["random", "uniform"], 2);
        let analysis = analysed(*title, &*table, 2);
        assert_eq!(analysis.points.len(), table.moves() + 1, "{}", title.name());
        for (moves, point) in analysis.points.iter().enumerate() {
            assert_eq!(point.moves, moves);
            assert_eq!(point.by, table.step(moves + 1).map(|(seat, _)| seat));
            assert_eq!(point.chances.len(), 2);
            assert!((point.chances.iter().sum::<f32>() - 1.0).abs() < 1e-4, "{point:?}");
        }
        let end = analysis.points.last().expect("one at the end");
        for standing in table.standings().expect("the game is over") {
            let won = standing.place == 1;
            assert_eq!(won, 0.0 < end.chances[standing.seat.index()], "{}", title.name());
        }
    }
}

#[test]
fn turning_points_are_few_and_clear_and_the_largest_comes_first() {
    for title in titles() {
        let turns = [5, 6].map(|seed| turns_are_clear(*title, seed));
        assert!(turns != [0, 0], "{} has games that nothing decides", title.name());
    }
}

/// How many there are in a game among equals.
fn turns_are_clear(title: &dyn Title, seed: u64) -> usize {
    let table = played(title, &["random", "random"], seed);
    let turns = analysed(title, &*table, 2).turns;
    assert!(turns.len() <= 5, "{}: {turns:?}", title.name());
    assert!(turns.is_sorted_by(|a, b| b.weight() <= a.weight()), "{turns:?}");
    for turn in &turns {
        let step = (turn.by, turn.played.clone());
        assert_eq!(table.step(turn.moves + 1), Some(step), "{turn:?}");
        assert!(0.05 <= turn.weight(), "{turn:?}");
        let drew = !table.replay().moves[turn.moves].luck.is_empty();
        match &turn.better {
            None => assert!(drew, "luck without luck: {turn:?}"),
            Some((better, chance)) => {
                assert!(*better != turn.played && turn.chance_after < *chance, "{turn:?}");
                let label = table.label_again(turn.moves, better, Lang::of("fr"));
                assert!(label.is_some_and(|label| !label.is_empty()), "{turn:?}");
            }
        }
    }
    turns.len()
}

#[test]
fn threads_change_nothing_and_progress_only_grows() {
    let title = find("ski-station").expect("on the shelf");
    let table = played(title, &["random", "random", "random"], 3);
    assert_eq!(analysed(title, &*table, 1), analysed(title, &*table, 3));
    let shares = std::sync::Mutex::new(Vec::new());
    let note = |share: f32| shares.lock().expect("nobody panics").push(share);
    analyse(title, &*table, &settings(1), &note).expect("the game is over");
    let shares = shares.into_inner().expect("nobody panics");
    assert!(shares.is_sorted() && shares.last() == Some(&1.0), "{shares:?}");
}

#[test]
fn a_seat_alone_has_better_choices_but_no_chances() {
    let title = find("cloudage").expect("on the shelf");
    let analysis = analysed(title, &*played(title, &["uniform"], 4), 2);
    assert!(analysis.points.is_empty());
    assert!(analysis.turns.iter().all(|turn| !turn.is_luck()));
}

#[test]
fn a_game_that_goes_on_is_not_analysed() {
    let title = find("imaginarium").expect("on the shelf");
    let setup = Setup { seats: 2, ..Setup::default() };
    let table = title.open(&setup, &mut Rng::new(1)).expect("a setup of this game");
    assert_eq!(analyse(title, &*table, &settings(1), &|_| {}), None);
}

/// A remark must be the same to everybody who cannot tell two positions apart.
#[test]
fn a_remark_names_nothing_that_others_could_not_name() {
    for title in titles() {
        let seats = 3;
        let setup = Setup { seats, ..Setup::default() };
        let mut luck = Rng::new(8);
        let mut table = title.open(&setup, &mut luck).expect("a setup of this game");
        let mut bot = title.player("random", 8).expect("a kind of bot");
        let mut named = 0;
        while let Some(by) = table.deciders().first() {
            let notation = bot.choose(&table.position(), by);
            if table.moves() % 17 == 0 {
                let found = title.search(&table.position(), by, Budget::iterations(20), 1);
                let remark = Remark::new(&*table, by, &notation, &found);
                if let Some(second) = remark.and_then(|remark| remark.second) {
                    named += 1;
                    for other in Seat::first(seats).filter(|seat| *seat != by) {
                        let alike = table.dealt_anew(other, &mut Rng::new(99));
                        let labels = alike.choices(by, Lang::EN);
                        let label = second.label(Lang::EN);
                        assert!(labels.iter().any(|choice| choice.label == label), "{label}");
                    }
                }
            }
            table.play(by, &notation, &mut luck).expect("bots play by the rules");
        }
        assert!(0 < named, "{}: nothing is ever named", title.name());
    }
}
