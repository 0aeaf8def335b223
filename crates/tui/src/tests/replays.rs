//! Games shown again.

use crossterm::event::KeyCode;
use expect_test::expect;
use scene::{Lang, Table};
use tabletop::Rng;

use super::{SECRETS, TRADING, fresh, picture, press, table, title, type_in};
use crate::{Outcome, ink::Ink, tell, terminal::Show, watch::Watch};

fn watch(at: usize) -> Watch {
    Watch::new(title(), table(TRADING), at, Lang::EN, Ink { colour: false })
}

fn told(table: &dyn Table, at: usize, lang: Lang) -> String {
    let mut output = Vec::new();
    tell(title(), table, at, lang, &mut output).expect("written to memory");
    String::from_utf8(output).expect("text")
}

#[test]
fn a_replay_goes_forwards_and_backwards() {
    let mut watch = watch(59);
    assert!(picture(&mut watch, 80, 24).contains("Move 59 of 62"));
    press(&mut watch, KeyCode::Right);
    let shown = picture(&mut watch, 80, 24);
    assert!(shown.contains("Move 60: C scrap T4 1w 1cu"), "{shown}");
    press(&mut watch, KeyCode::PageDown);
    assert!(picture(&mut watch, 80, 24).contains("Move 62 of 62"));
    press(&mut watch, KeyCode::PageUp);
    assert!(picture(&mut watch, 80, 24).contains("Move 52 of 62"));
    press(&mut watch, KeyCode::Home);
    assert!(picture(&mut watch, 80, 24).contains("The table before the first move"));
    type_in(&mut watch, "q");
    assert_eq!(watch.outcome(), Some(Outcome::Finished));
}

#[test]
fn a_replay_is_shown_like_a_table() {
    expect![[r#"
         Imaginarium · Round 3: Planning                                  Move 52 of 62
        ▸Board  Players  Log ───────────────────────────────────────────────────────────
         Belt           M1(4): P4  M2(3): P1  M3(3): T3  M4(2): A4  M5(2): D3
                        M6(1): P6  M7(1): T4
         Extractors     X1(1): –  X2(2): –  X3(3): –
         Initiative     1: C  2: B  3: A  4: –  5: –
         Meeting room   1: AS-09  2: AS-03  3: AS-11
         Design office  PJ-01  PJ-03  PJ-05  PJ-06  PJ-07  PJ-08  PJ-10
         Piles          43 in the machine deck  4 in the shredder
                        8 in the assistant deck  7 in the project reserve
         Shredder       P1  P3  2× P5




        ────────────────────────────────────────────────────────────────────────────────
        Move 52: A finish
          A takes number 3.
          P5 Twin Maker leaves M6 for the shredder.
          New on the belt: P4 Crystal Maker, P1 Charbonium Maker.
          Now in the meeting room: AS-09 Diploma Broker, AS-03 Double Shift, AS-11 Test
          Pilot.
          Round 3. Order: C, B, A.
         ? help · ← → move by move · PgUp PgDn by ten · Tab view · i inspect · q
    "#]]
    .assert_eq(&picture(&mut watch(52), 80, 24));
}

#[test]
fn a_position_is_told_in_words() {
    let table = table(TRADING);
    expect![[r#"
        Imaginarium · Move 61 of 62
        Move 61: C begin trade
          C: Transactions. (IM-11.3)

        Round 3: C, step 3, actions
        Belt: M1(4) P4 Crystal Maker (Level 2, repair 2 wood, 2 copper: makes 1 crystal, 3 as a pair, 5 as a triple); M2(3) P1 Charbonium Maker (Level 1, repair 2 wood: makes 1 charbonium, 3 as a pair, 7 as a triple); M3(3) T3 Crystal Converter (Level 2, repair 1 wood, 2 copper: turns a cube into 1 crystal, 3 as a pair); M4(2) A4 Crystal Thief (Level 1, repair 1 wood, 3 copper: once, when repaired: every opponent hands over 2 crystal, you keep up to 2); M5(2) D3 Patent Shield (Level 3, repair 1 wood, 1 copper, 2 crystal: nobody can steal from you or jam your slots); M6(1) P6 Wildcard Maker (Level 3, repair 2 copper, 2 crystal: makes 1 cube of your choice, 3 of one kind as a pair); M7(1) C.
        Extractors: X1(1) empty; X2(2) A; X3(3) B.
        Waiting: empty.
        Initiative: 1 empty; 2 empty; 3 empty; 4 empty; 5 empty.
        Meeting room: 1 AS-09 Diploma Broker (5 charbonium: a VP costs you 3 charbonium); 2 AS-03 Double Shift (6 charbonium: repair or dismantle up to twice when you do that action); 3 AS-11 Test Pilot (5 charbonium: the effect of a machine you repair up to twice).
        Design office: PJ-01 Four production slots (4 VP, later 3: four slots with a production machine); PJ-03 Two of level 3 (3 VP, later 2: two repaired machines of level 3); PJ-05 Fifteen charbonium (3 VP, later 2: hold 15 charbonium); PJ-06 Three alike (3 VP, later 2: machines that make three cubes of one kind); PJ-07 Two attackers (4 VP, later 3: two repaired attack machines); PJ-08 Full staff (3 VP, later 2: three assistants); PJ-10 Six in two kinds (5 VP, later 4: machines that make six cubes of at least two kinds).
        Piles: 43 in the machine deck, 5 in the shredder, 8 in the assistant deck, 7 in the project reserve.
        Shredder: P1 Charbonium Maker; P3 Copper Maker (Level 2, repair 2 wood, 1 crystal: makes 1 copper, 3 as a pair, 5 as a triple); 2× P5 Twin Maker (Level 2, repair 3 crystal: makes 1 wood and 1 copper); T4 Great Burner (Level 2, repair 1 wood, 1 copper, 1 crystal: turns two cubes into 6 charbonium, 9 as a pair, 12 as a triple).
        Seat A
          Goods: ? wood, ? copper, ? crystal, ? charbonium, ? VP.
          Workshop: P3 Copper Maker.
          Yard: empty.
          Assistants: AS-04 Project Backer (1 VP more for every project you validate).
          Secret projects: empty.
          Last pair: Recruit & Extract.
        Seat B
          Goods: ? wood, ? copper, ? crystal, ? charbonium, ? VP.
          Workshop: P1 Charbonium Maker; P3 Copper Maker; P4 Crystal Maker.
          Yard: empty.
          Assistants: AS-13 Stockpiler (your majorities are worth 3 VP).
          Secret projects: empty.
          Last pair: Repair & Transactions.
        Seat C
          Goods: ? wood, ? copper, ? crystal, ? charbonium, ? VP.
          Workshop: P1 Charbonium Maker; P2 Wood Maker (Level 1, repair 2 copper: makes 1 wood, 3 as a pair, 5 as a triple); T2 Copper Converter (Level 1, repair 1 wood, 1 crystal: turns a cube into 1 copper, 3 as a pair).
          Yard: empty.
          Assistants: empty.
          Secret projects: empty.
          Last pair: Transactions & Dismantle.
    "#]].assert_eq(&told(&*table, 61, Lang::EN));
    assert!(told(&*table, 61, Lang::of("fr")).contains("Coup 61 sur 62"));
}

#[test]
fn goods_and_secrets_stay_hidden_while_the_game_goes_on() {
    let table = table(SECRETS);
    let told = told(&*table, SECRETS, Lang::EN);
    assert_eq!(told.matches("? wood").count(), 3);
    assert!(told.contains("Secret projects: 2× (? secret project).") && !told.contains("PJ-13"));
}

#[test]
fn nothing_is_hidden_once_the_game_is_over() {
    let mut table = fresh(3);
    let mut bot = title().player("random", 3).expect("a kind of bot");
    let mut luck = Rng::new(7);
    while let Some(seat) = table.deciders().first() {
        let notation = bot.choose(&table.position(), seat);
        table.play(seat, &notation, &mut luck).expect("bots play by the rules");
    }
    assert!(!told(&*table, 20, Lang::EN).contains("? wood"));
    let end = told(&*table, usize::MAX, Lang::EN);
    assert_eq!(end.lines().filter(|line| line.ends_with(" points")).count(), 3);
}
