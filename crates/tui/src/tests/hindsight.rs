//! Chances over a game, as a chart and in sentences.

use analysis::{Analysis, Point, TurningPoint};
use expect_test::expect;
use scene::{Lang, Table};
use tabletop::Rng;

use super::{fresh, title};
use crate::{Form, hindsight};

/// A game of two among random bots.
fn finished() -> Box<dyn Table> {
    let mut table = fresh(2);
    let (mut bot, mut luck) = (title().player("random", 5).expect("a kind of bot"), Rng::new(5));
    while let Some(seat) = table.deciders().first() {
        let notation = bot.choose(&table.position(), seat);
        table.play(seat, &notation, &mut luck).expect("bots play by the rules");
    }
    table
}

/// Made up, since what the search finds changes with what it learned: A gains all the way, but for
/// bad luck in the middle.
fn analysis(table: &dyn Table) -> Analysis {
    let moves = table.moves();
    let point = |n: usize| {
        let gained = n as f32 / moves as f32;
        let own = if n == moves { 1.0 } else { 0.4 + 0.5 * gained * gained };
        let own = if (moves / 2..moves * 3 / 5).contains(&n) { own - 0.3 } else { own };
        let by = table.step(n + 1).map(|(seat, _)| seat);
        Point { moves: n, by, chances: vec![own, 1.0 - own] }
    };
    let turn = |n: usize, better: Option<(String, f32)>| {
        let (by, played) = table.step(n + 1).expect("a move of this game");
        TurningPoint { moves: n, by, played, chance_before: 0.55, chance_after: 0.2, better }
    };
    let better = Some(("place X3".to_owned(), 0.53));
    let turns = vec![turn(3, better), turn(moves / 2 - 1, None)];
    Analysis { points: (0..=moves).map(point).collect(), turns }
}

fn written(analysis: &Analysis, table: &dyn Table, form: Form, lang: Lang) -> String {
    let mut output = Vec::new();
    hindsight(table, analysis, form, lang, &mut output).expect("written to memory");
    String::from_utf8(output).expect("text")
}

#[test]
fn chances_are_drawn_seat_by_seat() {
    let table = finished();
    let analysis = analysis(&*table);
    expect![[r#"
        Chances to win, as seen by whoever was asked
              │                                            ▁▁▁▂▂▂▃▃▃▄▄▅▅▆│
              │▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▃▃▃▃▃▃▃▄▄▄▄▄▃      ▆▆▇▇▇▇█████████████████│
        A     │█████████████████████████████▅▆▆▆▆████████████████████████│ 100 %
              ├──────────────────────────────────────────────────────────┤
              │                             ▃▂▂▂▂                        │
              │▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▅▅▅▅▅▅▅▄▄▄▄▄▅██████▂▂▁▁▁▁                 │
        B     │████████████████████████████████████████████▇▇▇▆▆▆▅▅▅▄▄▃▃▂│   0 %
        Round  1  2  3  4  5  6  7  8   9   10 11 12  13  14  15  16 17
        ▲      1                           2

        Turning points
        1. Round 1, move 4: A chose “M6: reserve P2 Wood Maker for 2” (20 % to
           win); “X3: 3 charbonium” was better (53 %).
        2. Round 10, move 192: luck took A from 55 % to 20 % after “use
           everything that needs no choice”.
    "#]]
    .assert_eq(&written(&analysis, &*table, Form::Chart(72), Lang::EN));
    let narrow = written(&analysis, &*table, Form::Chart(40), Lang::of("fr"));
    let chart = narrow.lines().filter(|line| line.contains('│'));
    assert!(chart.clone().count() == 6 && chart.clone().all(|line| line.chars().count() <= 40));
}

#[test]
fn chances_are_told_round_by_round() {
    let table = finished();
    let analysis = analysis(&*table);
    expect![[r#"
        Chances to win, as seen by whoever was asked
        Round 1: A 40 %, B 60 %.
        Round 2: A 40 %, B 60 %.
        Round 3: A 40 %, B 60 %.
        Round 4: A 41 %, B 59 %.
        Round 5: A 42 %, B 58 %.
        Round 6: A 43 %, B 57 %.
        Round 7: A 45 %, B 55 %.
        Round 8: A 47 %, B 53 %.
        Round 9: A 49 %, B 51 %.
        Round 10: A 52 %, B 48 %.
        Round 11: A 25 %, B 75 %.
        Round 12: A 58 %, B 42 %.
        Round 13: A 63 %, B 37 %.
        Round 14: A 67 %, B 33 %.
        Round 15: A 72 %, B 28 %.
        Round 16: A 78 %, B 22 %.
        Round 17: A 83 %, B 17 %.
        At the end: A 100 %, B 0 %.

        Turning points
        1. Round 1, move 4: A chose “M6: reserve P2 Wood Maker for 2” (20 % to win); “X3: 3 charbonium” was better (53 %).
        2. Round 10, move 192: luck took A from 55 % to 20 % after “use everything that needs no choice”.
    "#]]
    .assert_eq(&written(&analysis, &*table, Form::Words, Lang::EN));
    expect![[r#"
        Chances de gagner, vues par qui devait répondre
        Manche 1 : A 40 %, B 60 %.
        Manche 2 : A 40 %, B 60 %.
        Manche 3 : A 40 %, B 60 %.
        Manche 4 : A 41 %, B 59 %.
        Manche 5 : A 42 %, B 58 %.
        Manche 6 : A 43 %, B 57 %.
        Manche 7 : A 45 %, B 55 %.
        Manche 8 : A 47 %, B 53 %.
        Manche 9 : A 49 %, B 51 %.
        Manche 10 : A 52 %, B 48 %.
        Manche 11 : A 25 %, B 75 %.
        Manche 12 : A 58 %, B 42 %.
        Manche 13 : A 63 %, B 37 %.
        Manche 14 : A 67 %, B 33 %.
        Manche 15 : A 72 %, B 28 %.
        Manche 16 : A 78 %, B 22 %.
        Manche 17 : A 83 %, B 17 %.
        À la fin : A 100 %, B 0 %.

        Tournants
        1. Manche 1, coup 4 : A a choisi « M6 : réserver P2 Menuisette pour 2 » (20 % de gagner) ; « X3 : 3 charboniums » était mieux (53 %).
        2. Manche 10, coup 192 : le hasard a fait passer A de 55 % à 20 % après « utiliser tout ce qui ne demande aucun choix ».
    "#]].assert_eq(&written(&analysis, &*table, Form::Words, Lang::of("fr")));
}

#[test]
fn a_game_without_turning_points_and_one_alone_say_so() {
    let table = finished();
    let nothing = Analysis { points: Vec::new(), turns: Vec::new() };
    let said = written(&nothing, &*table, Form::Chart(80), Lang::EN);
    assert!(said.starts_with("Somebody who plays alone") && said.contains("stood out"), "{said}");
}
