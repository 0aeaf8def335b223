//! The page about a tournament.

use catalog::Title;
use report::{Cell, Dots, Matrix, Page, Row, Section, Table, histograms, percent};
use scene::Lang;
use tabletop::{Replay, Seat};
use tournament::{Entrant, Record, Standings, Tournament, wilson_interval};

use super::{Args, ranking};
use crate::numbers::{self, grouped, histogram};

pub fn page(
    title: &dyn Title,
    args: &Args,
    tournament: &Tournament,
    head: &Replay,
    standings: &Standings,
) -> Page {
    let (bots, players) = (args.bots.join(","), head.seats.to_string());
    let games = tournament.games.to_string();
    let words = ["arena", title.name(), "--bots", &bots, "--players", &players, "--games", &games];
    let name = title.speech(Lang::EN).word("title");
    let mut facts = args.many.facts(head, "Entrants", &tournament.names());
    facts.insert(0, ("Games".to_owned(), grouped(standings.games)));
    if 0 < standings.refused {
        facts.push(("Refused moves".to_owned(), grouped(standings.refused)));
    }
    for entrant in &standings.entrants {
        let lost = numbers::lapses_in_words(&entrant.record.lapses);
        facts.extend(lost.map(|lost| (format!("Moves lost by {}", entrant.name), lost)));
    }
    let fair = 1.0 / f64::from(head.seats);
    Page {
        title: format!("{name}: a tournament of {} games", grouped(standings.games)),
        lead: lead(standings),
        facts,
        command: args.many.command(&words),
        sections: vec![
            table(standings, fair),
            matrix(standings),
            scores(standings),
            seats(standings, fair),
            length(standings),
        ],
    }
}

/// The entrants, the strongest first.
fn ranked(standings: &Standings) -> Vec<&Entrant> {
    standings.ranking().into_iter().map(|entrant| &standings.entrants[entrant]).collect()
}

/// Who won, and how clearly.
fn lead(standings: &Standings) -> String {
    let ranked = ranked(standings);
    let (first, second) = (ranked[0], ranked[1]);
    let share = percent(first.record.share());
    let clear = if second.rating.interval().1 < first.rating.interval().0 {
        format!("clearly ahead of {}", second.name)
    } else {
        format!("but so many games do not tell it from {}", second.name)
    };
    format!("{} is first with {share} of its games won, {clear}.", first.name)
}

fn table(standings: &Standings, fair: f64) -> Section {
    let (head, rows) = ranking(standings);
    let rating = |entrant: &&Entrant| {
        let (low, high) = entrant.rating.interval();
        Row {
            name: entrant.name.clone(),
            id: String::new(),
            value: entrant.rating.value,
            low,
            high,
            weight: 0.0,
        }
    };
    let wins = |entrant: &&Entrant| {
        numbers::dot(entrant.name.clone(), entrant.record.won, entrant.record.games)
    };
    let ratings = Dots {
        name: "Ratings".to_owned(),
        unit: "rating".to_owned(),
        shares: false,
        usual: None,
        weight: None,
        rows: ranked(standings).iter().map(rating).collect(),
    };
    let won = Dots {
        name: "Games won".to_owned(),
        unit: "games won".to_owned(),
        shares: true,
        usual: Some((fair, "fair share".to_owned())),
        weight: None,
        rows: ranked(standings).iter().map(wins).collect(),
    };
    Section {
        heading: "Ranking".to_owned(),
        text: "Ratings by the method of Weng and Lin: everybody begins at 25, and only differences \
               mean something. A shared victory counts its share. Time is the mean for one decision. \
               A line is a 95 % interval; a triangle points away from the fair share, and a ring \
               cannot be told from it."
            .to_owned(),
        table: Some(Table::new(head, rows)),
        figures: [ratings.figures(), won.figures()].concat(),
        ..Section::default()
    }
}

fn matrix(standings: &Standings) -> Section {
    let cell = |record: &Record| {
        let (low, high) = wilson_interval(record.won, record.games);
        (record.games != 0).then_some(Cell {
            share: record.share(),
            low,
            high,
            games: record.games,
        })
    };
    let order = standings.ranking();
    let row = |entrant: &&Entrant| order.iter().map(|&it| cell(&entrant.against[it])).collect();
    let ranked = ranked(standings);
    let matrix = Matrix {
        name: "How often the row comes before the column".to_owned(),
        players: ranked.iter().map(|entrant| entrant.name.clone()).collect(),
        cells: ranked.iter().map(row).collect(),
    };
    Section {
        heading: "One against the other".to_owned(),
        text: "How often an entrant had the better place when both sat at a table, with the 95 % \
               interval below; equal places are half. Columns have the numbers of the rows."
            .to_owned(),
        figures: vec![matrix.figure()],
        ..Section::default()
    }
}

fn scores(standings: &Standings) -> Section {
    let panel = |(at, entrant): (usize, &&Entrant)| {
        histogram(&entrant.name, "points", &entrant.record.score, at)
    };
    Section {
        heading: "Final scores".to_owned(),
        text:
            "How often an entrant ended a game with so many points. All panels have the same numbers below."
                .to_owned(),
        figures: histograms(ranked(standings).iter().enumerate().map(panel).collect()),
        ..Section::default()
    }
}

fn seats(standings: &Standings, fair: f64) -> Section {
    let row = |(seat, record): (Seat, &Record)| {
        numbers::dot(format!("Seat {seat}"), record.won, record.games)
    };
    let dots = Dots {
        name: "Games won by seat".to_owned(),
        unit: "games won".to_owned(),
        shares: true,
        usual: Some((fair, "fair share".to_owned())),
        weight: None,
        rows: (0..).map(Seat).zip(&standings.seats).map(row).collect(),
    };
    Section {
        heading: "Seats".to_owned(),
        text: "Everybody sat everywhere equally often, so what is left is the advantage of a seat."
            .to_owned(),
        figures: dots.figures(),
        ..Section::default()
    }
}

fn length(standings: &Standings) -> Section {
    let rounds = histograms(vec![histogram("Rounds", "rounds", &standings.rounds, 0)]);
    let decisions = histograms(vec![histogram("Decisions", "decisions", &standings.decisions, 0)]);
    Section {
        heading: "How long a game takes".to_owned(),
        text: "A decision is an answer of any player to a question of the rules.".to_owned(),
        figures: [rounds, decisions].concat(),
        ..Section::default()
    }
}
