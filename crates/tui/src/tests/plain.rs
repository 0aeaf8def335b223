//! Games line by line.

use std::io::{self, Write};

use expect_test::expect;
use scene::Lang;

use super::{TRADING, game, kept_game};
use crate::{Game, Outcome, plain};

fn converse(game: Game, input: &str) -> (Outcome, String) {
    let mut output = Vec::new();
    let outcome = plain(game, &mut input.as_bytes(), &mut output).expect("written to memory");
    (outcome, String::from_utf8(output).expect("text"))
}

/// What is written after the first question.
fn answered(input: &str) -> String {
    let silence = converse(game("bbh", TRADING), "").1;
    let opening = silence.strip_suffix("You leave the game.\n").expect("the input ends");
    let said = converse(game("bbh", TRADING), input).1;
    said.strip_prefix(opening).expect("the same opening").to_owned()
}

#[test]
fn a_human_is_told_the_table_and_asked() {
    expect![[r#"
        Imaginarium
        Answer with a number or with the words behind it. “help” lists the commands.
        C sells 1 wood for 1 charbonium. (IM-15.2)

        Round 3: C, step 3, actions
        Belt: M1(4) P4 Crystal Maker (Level 2, repair 2 wood, 2 copper: makes 1 crystal, 3 as a pair, 5 as a triple); M2(3) P1 Charbonium Maker (Level 1, repair 2 wood: makes 1 charbonium, 3 as a pair, 7 as a triple); M3(3) T3 Crystal Converter (Level 2, repair 1 wood, 2 copper: turns a cube into 1 crystal, 3 as a pair); M4(2) A4 Crystal Thief (Level 1, repair 1 wood, 3 copper: once, when repaired: every opponent hands over 2 crystal, you keep up to 2); M5(2) D3 Patent Shield (Level 3, repair 1 wood, 1 copper, 2 crystal: nobody can steal from you or jam your slots); M6(1) P6 Wildcard Maker (Level 3, repair 2 copper, 2 crystal: makes 1 cube of your choice, 3 of one kind as a pair); M7(1) C.
        Extractors: X1(1) empty; X2(2) A; X3(3) B.
        Waiting: empty.
        Initiative: 1 empty; 2 empty; 3 empty; 4 empty; 5 empty.
        Meeting room: 1 AS-09 Diploma Broker (5 charbonium: a VP costs you 3 charbonium); 2 AS-03 Double Shift (6 charbonium: repair or dismantle up to twice when you do that action); 3 AS-11 Test Pilot (5 charbonium: the effect of a machine you repair up to twice).
        Design office: PJ-01 Four production slots (4 VP, later 3: four slots with a production machine); PJ-03 Two of level 3 (3 VP, later 2: two repaired machines of level 3); PJ-05 Fifteen charbonium (3 VP, later 2: hold 15 charbonium); PJ-06 Three alike (3 VP, later 2: machines that make three cubes of one kind); PJ-07 Two attackers (4 VP, later 3: two repaired attack machines); PJ-08 Full staff (3 VP, later 2: three assistants); PJ-10 Six in two kinds (5 VP, later 4: machines that make six cubes of at least two kinds).
        Piles: 43 in the machine deck, 5 in the shredder, 8 in the assistant deck, 7 in the project reserve.
        Shredder: P1 Charbonium Maker; P3 Copper Maker (Level 2, repair 2 wood, 1 crystal: makes 1 copper, 3 as a pair, 5 as a triple); 2× P5 Twin Maker (Level 2, repair 3 crystal: makes 1 wood and 1 copper); T4 Great Burner (Level 2, repair 1 wood, 1 copper, 1 crystal: turns two cubes into 6 charbonium, 9 as a pair, 12 as a triple).
        A (random)
          Goods: ? wood, ? copper, ? crystal, ? charbonium, ? VP.
          Workshop: P3 Copper Maker.
          Yard: empty.
          Assistants: AS-04 Project Backer (1 VP more for every project you validate).
          Secret projects: empty.
          Last pair: Recruit & Extract.
        B (random)
          Goods: ? wood, ? copper, ? crystal, ? charbonium, ? VP.
          Workshop: P1 Charbonium Maker; P3 Copper Maker; P4 Crystal Maker.
          Yard: empty.
          Assistants: AS-13 Stockpiler (your majorities are worth 3 VP).
          Secret projects: empty.
          Last pair: Repair & Transactions.
        C (you)
          Goods: 2 wood, 4 copper, 0 crystal, 2 charbonium, 0 VP.
          Workshop: P1 Charbonium Maker; P2 Wood Maker (Level 1, repair 2 copper: makes 1 wood, 3 as a pair, 5 as a triple); T2 Copper Converter (Level 1, repair 1 wood, 1 crystal: turns a cube into 1 copper, 3 as a pair).
          Yard: empty.
          Assistants: empty.
          Secret projects: empty.
          Last pair: Transactions & Dismantle.

        C: Buy or sell what?
          1  buy w    buy 1 wood for 1
          2  buy cu   buy 1 copper for 2
          3  sell w   sell 1 wood for 1
          4  sell cu  sell 1 copper for 2
          5  done     done
        You leave the game.
    "#]].assert_eq(&converse(game("bbh", TRADING), "").1);
}

#[test]
fn a_number_and_a_notation_answer() {
    expect![[r#"
        C sells 1 copper for 2 charbonium. (IM-15.2)

        C: Buy or sell what?
          1  buy w    buy 1 wood for 1
          2  buy cu   buy 1 copper for 2
          3  buy cr   buy 1 crystal for 3
          4  sell w   sell 1 wood for 1
          5  sell cu  sell 1 copper for 2
          6  done     done
        C buys 1 wood for 1 charbonium. (IM-15.2)

        C: End your turn?
          1  finish  end the turn
        You leave the game.
    "#]]
    .assert_eq(&answered("4\nbuy w\n"));
}

#[test]
fn bad_input_gets_a_sentence_and_the_question_again() {
    let bad = "\n# a comment\nhello\nplace M3\n9\n0\n99999999999999999999\nredo\n\u{1b}[A\n";
    expect![[r#"
        “hello” is neither an answer nor a command.

        C: Buy or sell what?
        “place M3” is not possible now.

        C: Buy or sell what?
        The answers have the numbers 1 to 5.

        C: Buy or sell what?
        The answers have the numbers 1 to 5.

        C: Buy or sell what?
        “99999999999999999999” is neither an answer nor a command.

        C: Buy or sell what?
        There is nothing to do again.

        C: Buy or sell what?
        “[A” is neither an answer nor a command.

        C: Buy or sell what?
        You leave the game.
    "#]]
    .assert_eq(&answered(bad));
}

#[test]
fn input_that_is_no_text_is_refused_like_any_other() {
    let (game, mut output) = (game("bbh", TRADING), Vec::new());
    let outcome = plain(game, &mut &b"\xff\xfe\nquit\n"[..], &mut output);
    assert_eq!(outcome.expect("nothing fails"), Outcome::Left);
    assert!(String::from_utf8_lossy(&output).contains("is neither an answer nor a command"));
}

#[test]
fn undo_and_redo_are_typed() {
    let (game, kept) = kept_game("bbh", TRADING);
    let said = converse(game, "buy w\nundo\nundo\nredo\n").1;
    assert_eq!(said.matches("Taken back.").count(), 2);
    assert!(kept.borrow().ends_with("end 62\n"));
    expect![[r#"
        C buys 1 wood for 1 charbonium. (IM-15.2)

        C: Buy or sell what?
          1  buy w    buy 1 wood for 1
          2  sell w   sell 1 wood for 1
          3  sell cu  sell 1 copper for 2
          4  done     done
        Taken back.

        C: Buy or sell what?
          1  buy w    buy 1 wood for 1
          2  buy cu   buy 1 copper for 2
          3  sell w   sell 1 wood for 1
          4  sell cu  sell 1 copper for 2
          5  done     done
        C buys 1 wood for 1 charbonium. (IM-15.2)

        C: Buy or sell what?
          1  buy w    buy 1 wood for 1
          2  sell w   sell 1 wood for 1
          3  sell cu  sell 1 copper for 2
          4  done     done
        You leave the game.
    "#]]
    .assert_eq(&answered("buy w\nundo\nredo\n"));
}

#[test]
fn commands_have_french_names() {
    for pair in [
        ["state", "état"],
        ["log", "journal"],
        ["choices", "choix"],
        ["hint", "conseil"],
        ["undo", "annuler"],
        ["redo", "refaire"],
        ["rules IM-1.1", "règles IM-1.1"],
        ["help", "aide"],
        ["lang fr", "langue fr"],
        ["quit", "quitter"],
    ] {
        let [english, french] = pair.map(|line| answered(&format!("{line}\n")));
        assert_eq!(english, french, "{pair:?}");
    }
}

#[test]
fn a_language_that_there_is_not_is_refused_with_those_there_are() {
    let refusal = format!("“tlh” is no language here; there are {}.", Lang::known());
    assert!(answered("lang tlh\n").contains(&refusal));
}

#[test]
fn rules_are_looked_up() {
    expect![[r#"
        IM-14.3 The cubes of the printed repair cost are paid to the supply, exactly; neither ch nor other kinds replace them.

        C: Buy or sell what?
        No rule holds “xyzzy”.

        C: Buy or sell what?
        You leave the game.
    "#]].assert_eq(&answered("rules IM-14.3\nrules xyzzy\n"));
}

#[test]
fn the_language_can_change_in_the_middle() {
    expect![[r#"

        C : Acheter ou vendre quoi ?
          1  buy w    acheter 1 bois pour 1
          2  buy cu   acheter 1 cuivre pour 2
          3  sell w   vendre 1 bois pour 1
          4  sell cu  vendre 1 cuivre pour 2
          5  done     terminé
        « bonjour » n'est ni une réponse ni une commande.

        C : Acheter ou vendre quoi ?
        Annulé.

        C : Acheter ou vendre quoi ?
          1  buy w    acheter 1 bois pour 1
          2  sell w   vendre 1 bois pour 1
          3  sell cu  vendre 1 cuivre pour 2
          4  done     terminé
        état : toute la table
        journal : tout ce qui s'est passé
        choix : les réponses
        conseil : ce que ferait un bon joueur
        annuler, refaire : annuler un coup, le refaire
        règles MOT : les règles par numéro ou par mots
        langue MOT : une autre langue, comme en
        quitter : quitter ; la partie est enregistrée après chaque coup

        C : Acheter ou vendre quoi ?
        Vous quittez la partie.
    "#]]
    .assert_eq(&answered("lang fr\nbonjour\nannuler\naide\n"));
}

#[test]
fn the_move_lines_of_a_replay_can_be_piped_in() {
    let (played, kept) = kept_game("hbb", 0);
    let answers: String = (0..2000).map(|_| "1\n").collect();
    let (outcome, said) = converse(played, &answers);
    assert_eq!(outcome, Outcome::Finished);
    assert!(said.contains("The game is over\n1. "));
    let replay = kept.borrow().clone();
    let (again, kept) = kept_game("hbb", 0);
    let (outcome, said) = converse(again, &replay);
    assert_eq!(outcome, Outcome::Finished);
    assert_eq!(*kept.borrow(), replay, "the same game again");
    for refusal in ["neither", "not possible", "asked now"] {
        assert!(!said.contains(refusal), "{refusal}");
    }
}

#[test]
fn a_move_of_another_human_is_refused() {
    let said = converse(game("hbh", TRADING), "A done\nB done\nC done\n").1;
    assert_eq!(said.matches("C is asked now, not A.").count(), 1);
}

#[test]
fn several_humans_see_their_goods_only_when_they_ask() {
    let unasked = converse(game("hhh", TRADING), "").1;
    assert_eq!(unasked.matches("? wood").count(), 3);
    let asked = converse(game("hhh", TRADING), "state\n").1;
    assert_eq!(asked.matches("? wood").count(), 3 + 2);
}

#[test]
fn bots_alone_play_to_the_end() {
    let (outcome, said) = converse(game("bb", 0), "");
    assert_eq!(outcome, Outcome::Finished);
    assert!(said.contains("The game is over\n1. "));
}

#[test]
fn a_closed_pipe_ends_quietly() {
    struct Closed;
    impl Write for Closed {
        fn write(&mut self, _: &[u8]) -> io::Result<usize> {
            Err(io::ErrorKind::BrokenPipe.into())
        }
        fn flush(&mut self) -> io::Result<()> {
            Ok(())
        }
    }
    let outcome = plain(game("bbh", TRADING), &mut io::empty(), &mut Closed);
    assert_eq!(outcome.expect("no error"), Outcome::Left);
}
