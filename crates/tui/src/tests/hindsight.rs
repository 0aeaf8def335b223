//! Chances over a game, as a chart and in sentences.

use catalog::{Analysis, Point, TurningPoint};
use expect_test::expect;
use scene::{Lang, Table};
use tabletop::Rng;

use super::{fresh, title};
use crate::{Form, hindsight};

/// A game of two among random bots.
fn finished() -> Box<dyn Table> {
    let mut table = fresh(2);
    let (mut bot, mut luck) = (title().player("random", 3).expect("a kind of bot"), Rng::new(3));
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
              │▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▃▃▃▃▃▃▃▄▄▄▄▄▄     ▁▆▆▇▇▇▇█████████████████│
        A     │█████████████████████████████▅▆▆▆▆████████████████████████│ 100 %
              ├──────────────────────────────────────────────────────────┤
              │                             ▃▂▂▂▂                        │
              │▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▅▅▅▅▅▅▅▄▄▄▄▄▄█████▇▂▂▁▁▁▁                 │
        B     │████████████████████████████████████████████▇▇▇▆▆▆▅▅▅▄▄▃▃▂│   0 %
        Round  1  2  3 4 5  6  7 8  9 10 11   13   15 16   18 19 20 21
        ▲      1                           2

        Turning points
        1. Round 1, move 4: A chose “M6: reserve P2 Wood Maker for 2” (20 % to
           win); “X3: 3 charbonium” was better (53 %).
        2. Round 12, move 219: luck took A from 55 % to 20 % after “Extract”.
    "#]]
    .assert_eq(&written(&analysis, &*table, Form::Chart(72), Lang::En));
    let narrow = written(&analysis, &*table, Form::Chart(40), Lang::Fr);
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
        Round 5: A 41 %, B 59 %.
        Round 6: A 42 %, B 58 %.
        Round 7: A 43 %, B 57 %.
        Round 8: A 44 %, B 56 %.
        Round 9: A 46 %, B 54 %.
        Round 10: A 48 %, B 52 %.
        Round 11: A 50 %, B 50 %.
        Round 12: A 52 %, B 48 %.
        Round 13: A 24 %, B 76 %.
        Round 14: A 26 %, B 74 %.
        Round 15: A 59 %, B 41 %.
        Round 16: A 62 %, B 38 %.
        Round 17: A 65 %, B 35 %.
        Round 18: A 69 %, B 31 %.
        Round 19: A 73 %, B 27 %.
        Round 20: A 77 %, B 23 %.
        Round 21: A 81 %, B 19 %.
        Round 22: A 85 %, B 15 %.
        At the end: A 100 %, B 0 %.

        Turning points
        1. Round 1, move 4: A chose “M6: reserve P2 Wood Maker for 2” (20 % to win); “X3: 3 charbonium” was better (53 %).
        2. Round 12, move 219: luck took A from 55 % to 20 % after “Extract”.
    "#]]
    .assert_eq(&written(&analysis, &*table, Form::Words, Lang::En));
    expect![[r#"
        Chances de gagner, vues par qui devait répondre
        Manche 1 : A 40 %, B 60 %.
        Manche 2 : A 40 %, B 60 %.
        Manche 3 : A 40 %, B 60 %.
        Manche 4 : A 41 %, B 59 %.
        Manche 5 : A 41 %, B 59 %.
        Manche 6 : A 42 %, B 58 %.
        Manche 7 : A 43 %, B 57 %.
        Manche 8 : A 44 %, B 56 %.
        Manche 9 : A 46 %, B 54 %.
        Manche 10 : A 48 %, B 52 %.
        Manche 11 : A 50 %, B 50 %.
        Manche 12 : A 52 %, B 48 %.
        Manche 13 : A 24 %, B 76 %.
        Manche 14 : A 26 %, B 74 %.
        Manche 15 : A 59 %, B 41 %.
        Manche 16 : A 62 %, B 38 %.
        Manche 17 : A 65 %, B 35 %.
        Manche 18 : A 69 %, B 31 %.
        Manche 19 : A 73 %, B 27 %.
        Manche 20 : A 77 %, B 23 %.
        Manche 21 : A 81 %, B 19 %.
        Manche 22 : A 85 %, B 15 %.
        À la fin : A 100 %, B 0 %.

        Tournants
        1. Manche 1, coup 4 : A a choisi « M6 : réserver P2 Menuisette pour 2 » (20 % de gagner) ; « X3 : 3 charboniums » était mieux (53 %).
        2. Manche 12, coup 219 : le hasard a fait passer A de 55 % à 20 % après « Extraire ».
    "#]].assert_eq(&written(&analysis, &*table, Form::Words, Lang::Fr));
}

#[test]
fn a_game_without_turning_points_and_one_alone_say_so() {
    let table = finished();
    let nothing = Analysis { points: Vec::new(), turns: Vec::new() };
    let said = written(&nothing, &*table, Form::Chart(80), Lang::En);
    assert!(said.starts_with("Somebody who plays alone") && said.contains("stood out"), "{said}");
}
