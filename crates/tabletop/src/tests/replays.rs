//! Replays as text, and sessions made of them.

use crate::toy::{NoOptions, Toy};
use crate::{Move, Replay, Rng, Seat, Session, Source};

const GAME: &str = "\
tablewright replay 1
game toy 3
seats 2
players human random
edition standard
setup
A draw = 4
B draw = 7
end 2
";

fn read(text: &str) -> Result<Replay, String> {
    Replay::parse(Source { name: "toy", text }).map_err(|fault| fault.to_string())
}

/// What is said of the game when `old` is `new` in it.
fn complaint(old: &str, new: &str) -> String {
    let replay = match read(&GAME.replacen(old, new, 1)) {
        Ok(replay) => replay,
        Err(complaint) => return complaint,
    };
    let loaded = Session::<Toy>::load(&replay, NoOptions);
    loaded.expect_err("something is wrong with it").to_string()
}

#[test]
fn a_replay_is_its_text() {
    let text = "tablewright replay 1\ngame toy 3\nseats 2\nedition standard\noption a b\n\
                setup = X Y\nA go\nB stop = Z\nend 2\n";
    let replay = read(text).unwrap();
    assert_eq!(replay.to_string(), text);
    assert_eq!(
        (replay.moves[1].line, replay.moves[1].luck.as_slice()),
        (8, ["Z".to_owned()].as_slice())
    );
}

#[test]
fn the_players_are_written_where_they_are_known() {
    let mut replay = read(GAME).unwrap();
    assert_eq!(replay.players, ["human", "random"]);
    assert_eq!(replay.to_string(), GAME);
    replay.players.clear();
    assert_eq!(replay.to_string(), GAME.replace("players human random\n", ""));
    assert_eq!(
        complaint("human random", "human"),
        "toy:4:1: 1 players are named, but there are 2 seats"
    );
}

#[test]
fn a_head_line_stands_once_and_before_the_moves() {
    for (line, word) in [("game toy 3", "game"), ("seats 2", "seats"), ("setup", "setup")] {
        let twice = complaint("setup\n", &format!("setup\n{line}\n"));
        assert!(twice.starts_with(&format!("toy:7:1: a second `{word}` line")), "{twice}");
        let late = complaint("B draw", &format!("{line}\nB draw"));
        assert_eq!(late, format!("toy:8:1: the `{word}` line belongs before the first move"));
    }
    let twice = complaint("setup\n", "option a b\noption a c\nsetup\n");
    assert_eq!(twice, "toy:7:1: a second line for option a");
}

#[test]
fn what_is_missing_from_the_head_is_missed_at_the_first_move() {
    assert_eq!(complaint("setup\n", ""), "toy:6:1: the `setup` line is missing before this one");
    assert_eq!(complaint("seats 2\n", ""), "toy:6:1: the `seats` line is missing before this one");
    assert_eq!(
        complaint(&GAME[21..], "end 0\n"),
        "toy:2:1: the `game` line is missing before this one"
    );
}

#[test]
fn a_session_is_loaded_from_a_game_of_its_own_rules_only() {
    for (old, new, reason) in [
        ("game toy", "game top", "2:1: this is a game of top, not of toy"),
        ("toy 3", "toy 2", "2:1: written by version 2 of the rules of toy; this is version 3"),
        ("seats 2\nplayers human random", "seats 5", "3:1: toy takes 2 to 4 players, not 5"),
        ("seats 2\nplayers human random", "seats 0", "3:1: toy takes 2 to 4 players, not 0"),
        ("setup", "setup = 1", "6:1: nothing is left to draw when `1` should come"),
        ("= 7", "= 4", "8:1: `4` cannot be drawn here"),
        ("B draw", "A draw", "8:1: it is B who decides now"),
    ] {
        assert_eq!(complaint(old, new), format!("toy:{reason}"));
    }
    let session = Session::<Toy>::load(&read(GAME).unwrap(), NoOptions).unwrap();
    let mut replay = session.replay();
    assert_eq!(replay.players, Vec::<String>::new(), "a session does not know who plays");
    replay.players = vec!["human".to_owned(), "random".to_owned()];
    assert_eq!(replay.to_string(), GAME);
}

#[test]
fn a_view_does_not_show_the_state_it_hides() {
    let session = Session::<Toy>::load(&read(GAME).unwrap(), NoOptions).unwrap();
    assert!(format!("{:?}", session.state()).contains('7'));
    assert_eq!(format!("{:?}", session.view(Seat(0))), "View(A)");
}

#[test]
fn a_move_is_one_line() {
    for line in ["A draw = 4", "B stop"] {
        let step: Move = line.parse().unwrap();
        assert_eq!(step.to_string(), line);
    }
    let refused = "draw".parse::<Move>().unwrap_err();
    assert_eq!(refused.to_string(), "`draw` begins no line of a replay");
}

#[test]
fn a_written_move_that_does_not_fit_changes_nothing() {
    let mut session = Session::<Toy>::new(2, NoOptions, &mut Rng::new(1));
    let before = *session.state();
    for (line, reason) in [
        ("B draw = 4", "it is A who decides now"),
        ("A draw", "more is drawn here than the line says after `=`"),
        ("A draw = 4 5", "nothing is left to draw when `5` should come"),
    ] {
        let refused = session.again(&line.parse().unwrap()).unwrap_err();
        assert_eq!(refused.to_string(), reason);
        assert_eq!((session.state(), session.steps().len()), (&before, 0));
    }
    session.again(&"A draw = 4".parse().unwrap()).unwrap();
    assert_eq!(session.last().unwrap().to_string(), "A draw = 4");
}

#[test]
fn what_draws_luck_has_no_preview() {
    let session = Session::<Toy>::new(2, NoOptions, &mut Rng::new(1));
    assert_eq!(session.preview(Seat(0), "draw"), Ok(None));
    assert!(session.preview(Seat(1), "draw").is_err());
}
