//! Bots outside of this program: those who play, and those who do everything else.

use std::{
    fs,
    path::{Path, PathBuf},
    process, thread,
    time::{Duration, Instant},
};

use cloudage::CloudAge;
use external_bot::{Command, protocol};
use imaginarium::Imaginarium;
use players::{Player, Players};
use scene::{Present, Table};
use ski_station::SkiStation;
use tabletop::{Event, GameType, Rng, Seat, Session, Setup};
use tournament::{Arena, Report, Simulation, Tournament};
use whistle_mountain::WhistleMountain;

const IMAGINARIUM: GameType<Imaginarium> = GameType::NEW;

/// Plays with nothing but a shell.
const SHELL: &str = include_str!("../../../examples/bots/first.sh");

/// Ends a turn that has not begun.
const CHEAT: &str = "while read -r word rest; do [ $word = decide ] && echo play finish; done";

/// A folder of its own for every test, as long as it takes.
struct Place(PathBuf);

impl Place {
    fn new(name: &str) -> Place {
        let name = format!("tablewright-bots-{}-{name}", process::id());
        let folder = std::env::temp_dir().join(name);
        fs::create_dir_all(&folder).expect("a folder for what is not kept");
        Place(folder)
    }

    /// The kind of a shell script.
    fn script(&self, settings: &str, text: &str) -> String {
        let path = self.0.join("bot.sh");
        fs::write(&path, text).expect("a folder of its own");
        format!("exec{settings}:sh {}", path.display())
    }

    /// The same, with a log.
    fn logged(&self, text: &str) -> String {
        self.script(&format!("/log={}", self.0.join("log").display()), text)
    }

    fn log(&self) -> String {
        fs::read_to_string(self.0.join("log")).expect("a log")
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

fn play(game: &dyn Arena, kind: &str) -> Report {
    let kinds = vec![kind.to_owned(), "random".to_owned()];
    let setup = Setup { seats: 2, ..Setup::default() };
    let simulation = Simulation { setup, seed: 7, kinds, games: 1, threads: 1 };
    let report = game.simulate(&simulation, &|_| {}, None).expect("a kind that is known");
    assert_eq!((report.games, report.refused), (1, 0), "every game comes to its end");
    report
}

/// How many moves a bot lost in a game of Imaginarium, and why first.
fn lapses(kind: &str) -> (u64, String) {
    let lapses = play(&IMAGINARIUM, kind).seats[0].lapses.clone();
    (lapses.count, lapses.first.map(|first| first.reason).unwrap_or_default())
}

/// The same for a shell script.
fn lapses_of(name: &str, settings: &str, script: &str) -> (u64, String) {
    lapses(&Place::new(name).script(settings, script))
}

#[test]
fn the_first_bot_plays_every_game() {
    if process::Command::new("python3").arg("--version").output().is_err() {
        return;
    }
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../examples/bots/first.py");
    let kind = format!("exec:python3 '{}'", path.display());
    fn plays<G: Present>(kind: &str) {
        let report = play(&GameType::<G>::NEW, kind);
        assert_eq!(report.seats[0].lapses.first, None, "{}", G::NAME);
    }
    plays::<Imaginarium>(&kind);
    plays::<WhistleMountain>(&kind);
    plays::<SkiStation>(&kind);
    plays::<CloudAge>(&kind);
}

#[test]
fn a_shell_can_play() {
    assert_eq!(lapses_of("shell", "", SHELL), (0, String::new()));
}

#[test]
fn a_program_that_crashes_is_started_three_times_more() {
    let crash = "read -r line; echo 'where am I?' >&2; exit 3";
    let (count, reason) = lapses_of("crash", "", crash);
    assert!(4 < count, "all moves, and four starts: {count}");
    assert_eq!(reason, "it ended (exit status: 3): where am I?");
}

#[test]
fn a_program_that_is_started_again_is_told_everything_again() {
    let place = Place::new("again");
    // It plays one move, and goes.
    let once = SHELL.replace("p\")\" ;;", "p\")\"; exit ;;");
    let (count, _) = lapses(&place.logged(&once));
    assert!(0 < count);
    let log = place.log();
    let starts: Vec<usize> = log.match_indices(" > tablewright-bot 1").map(|(at, _)| at).collect();
    assert_eq!(starts.len(), 4, "one beginning a start");
    let events = |text: &str| text.matches(" > event ").count();
    assert!(events(&log[..starts[1]]) < events(&log[starts[2]..starts[3]]));
}

#[test]
fn a_program_that_hangs_loses_the_move() {
    let (count, reason) = lapses_of("hang", "/50ms", "sleep 60");
    assert!(4 < count);
    assert_eq!(reason, "no answer within 50ms");
}

#[test]
fn a_cheat_and_a_babbler_lose_the_move_and_go_on() {
    let (count, reason) = lapses_of("cheat", "", CHEAT);
    assert!(0 < count);
    assert_eq!(reason, "`finish` is not possible now");
    let babbler = CHEAT.replace("echo play finish", "echo '# hm' && echo hello");
    let (_, reason) = lapses_of("babbler", "", &babbler);
    assert_eq!(reason, "it said `hello` and not `play ACTION`");
}

#[test]
fn whoever_lost_a_move_hears_why() {
    let place = Place::new("why");
    lapses(&place.logged(CHEAT));
    assert!(place.log().contains(" > lost `finish` is not possible now\n"));
    assert_eq!(place.log().matches("tablewright-bot 1").count(), 1, "it was started once");
}

#[test]
fn floods_are_cut_off() {
    let endless = "while :; do printf xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx; done";
    assert_eq!(lapses_of("endless", "/20s", endless).1, "it says far too much");
    let comments = "exec yes '# and then, and then, and then, and then'";
    assert_eq!(lapses_of("comments", "/20s", comments).1, "it says far too much");
    let (count, reason) = lapses_of("yes", "", "exec yes");
    assert_eq!(reason, "it said `y` and not `play ACTION`");
    assert!(4 < count);
}

#[test]
fn a_program_that_cannot_be_started_loses_its_moves() {
    let place = Place::new("start");
    let path = place.0.join("bot");
    fs::write(&path, "no program").expect("a folder of its own");
    let (_, reason) = lapses(&format!("exec:{}", path.display()));
    assert!(reason.starts_with("it cannot be started: "), "{reason}");
}

#[test]
fn a_kind_that_names_no_program_is_refused() {
    let refused =
        |kind: &str| IMAGINARIUM.player(kind, 1).err().expect("no kind of bot").to_string();
    assert_eq!(refused("exec"), "`exec` names no program: write it as exec:COMMAND");
    assert_eq!(refused("exec: "), "`exec: ` names no program: write it as exec:COMMAND");
    assert_eq!(refused("exec:./no-such-bot"), "there is no program `./no-such-bot`");
    assert_eq!(refused("exec:no-such-bot"), "there is no program `no-such-bot`");
    assert_eq!(refused("exec:sh 'x"), "`sh 'x` has a quote without its end");
    let wrong = "`soon` is no setting of exec: write it as 2s, 500ms or, last, log=FILE";
    assert_eq!(refused("exec/soon:sh"), wrong);
    let command: Command = "exec/2s/log=a b:sh -c 'two words'".parse().expect("a command");
    assert_eq!((command.limit, command.arguments.len()), (Duration::from_secs(2), 2));
}

/// A program is gone after its game, and so is what it started: the first plays, and the second
/// hangs four times.
#[test]
#[cfg(target_os = "linux")]
fn nobody_is_left_behind() {
    let place = Place::new("left");
    let pids = place.0.join("pids");
    let start = format!("sleep 300 & echo $$ $! >> {}\n", pids.display());
    lapses(&place.script("", &(start.clone() + SHELL)));
    lapses(&place.script("/1s", &(start + "sleep 300")));
    let pids = fs::read_to_string(pids).expect("they wrote who they are");
    assert_eq!(pids.split_whitespace().count(), 10);
    let left = || pids.split_whitespace().find(|pid| Path::new("/proc").join(pid).exists());
    let end = Instant::now() + Duration::from_secs(20);
    // Whoever was adopted is buried by somebody else, in their own time.
    while left().is_some() && Instant::now() < end {
        thread::sleep(Duration::from_millis(20));
    }
    assert_eq!(left(), None);
}

#[test]
fn a_tournament_counts_lapses() {
    let place = Place::new("arena");
    let setup = Setup { seats: 2, ..Setup::default() };
    let entrants = vec!["random".to_owned(), place.script("", "exit 1")];
    let tournament = Tournament { setup, entrants, games: 2, seed: 1, threads: 2 };
    let standings =
        IMAGINARIUM.play_tournament(&tournament, &[], &|_, _| Ok(())).expect("nothing fails");
    let [random, crash] = &standings.entrants[..] else { panic!("two entrants") };
    assert_eq!(random.record.lapses.count, 0);
    assert_eq!(crash.record.lapses.count, crash.record.decisions);
    let first = crash.record.lapses.first.as_ref().expect("it crashed");
    assert_eq!((first.game, &*first.reason), (1, "it ended (exit status: 1)"));
}

/// All that a bot would be told: from the beginning, and if it is asked, up to the question.
fn told<G: Present>(session: &Session<G>, seat: Seat) -> String {
    let position = session.position();
    let sight = position.sight::<G>(seat).expect("a position of this game");
    let events = protocol::events::<G>(&sight.events());
    let mut legal = Vec::new();
    sight.view().legal_actions(&mut legal);
    let question = protocol::question(&sight, &legal, Duration::from_secs(1));
    protocol::beginning(&sight) + &events + &question + &protocol::ending(&sight)
}

fn tells_no_secret<G: Present>() {
    let (mut luck, mut deal) = (Rng::new(5), Rng::new(6));
    let seats = *G::SEATS.end();
    let mut session = Session::<G>::new(seats, G::Options::default(), &mut luck);
    let mut sensible = Vec::new();
    for moves in 0.. {
        let Some(by) = session.deciders().first() else { break };
        if moves % 17 == 0 {
            let alike = session.dealt_anew(by, &mut deal);
            assert_eq!(told(&session, by), told(&alike, by), "{} at move {moves}", G::NAME);
        }
        session.view(by).sensible_actions(&mut sensible);
        let action = deal.pick(&sensible).to_string();
        session.play(by, &action, &mut luck).expect("a sensible action is legal");
    }
    let all = session.steps().iter().flat_map(|step| &step.events);
    for seat in Seat::first(seats) {
        let text = told(&session, seat);
        let hidden = all.clone().filter(|event| event.redact(Some(seat)) != Some(**event));
        for event in hidden.filter(|event| event.redact(Some(seat)).is_none()) {
            assert!(!text.contains(&format!("event {event}\n")), "{seat} is told {event}");
        }
    }
}

#[test]
fn a_bot_is_told_nothing_its_seat_may_not_know() {
    tells_no_secret::<Imaginarium>();
    tells_no_secret::<WhistleMountain>();
    tells_no_secret::<SkiStation>();
    tells_no_secret::<CloudAge>();
}

/// People take moves back; then a program hears everything again.
#[test]
fn a_move_taken_back_is_told_anew() {
    let place = Place::new("undo");
    let kind = place.logged(SHELL);
    let mut luck = Rng::new(2);
    let mut table = Session::<Imaginarium>::new(2, Default::default(), &mut luck);
    let mut random = IMAGINARIUM.player("random", 2).expect("a kind that is known");
    let mut bot: Box<dyn Player> = IMAGINARIUM.player(&kind, 2).expect("a kind that is known");
    // Until somebody can take something back.
    while table.deciders().first().is_some_and(|by| table.undoable(by) == 0) {
        let by = table.deciders().first().expect("somebody is asked");
        let notation = random.choose(&table.position(), by);
        table.play(by, &notation, &mut luck).expect("a legal action");
    }
    let by = table.deciders().first().expect("the game goes on");
    bot.choose(&table.position(), by);
    table.undo(by).expect("it can be taken back");
    bot.choose(&table.position(), by);
    assert_eq!(bot.lapse(), None);
    drop(bot);
    assert_eq!(place.log().matches(" > tablewright-bot 1\n").count(), 2);
}
