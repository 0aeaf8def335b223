//! The page about a simulation.

use std::collections::BTreeMap;

use catalog::Title;
use report::{Dots, Page, Point, Ribbon, Row, Section, histograms, percent, ribbons};
use scene::Lang;
use tabletop::{Replay, Rng, Seat};
use tournament::{ComponentStats, Distribution, Report, SeatStats, Simulation, wilson_interval};

use super::Args;
use crate::numbers::{self, grouped, histogram};

pub fn page(
    title: &dyn Title,
    args: &Args,
    simulation: &Simulation,
    head: &Replay,
    report: &Report,
) -> Page {
    let (games, seats) = (args.games.to_string(), simulation.kinds.join(","));
    let words = ["simulate", title.name(), "--seats", &seats, "--games", &games];
    let name = title.speech(Lang::EN).word("title");
    let mut facts = args.many.facts(head, "Bots by seat", &simulation.kinds);
    facts.insert(0, ("Games".to_owned(), grouped(report.games)));
    if 0 < report.refused {
        facts.push(("Refused moves".to_owned(), grouped(report.refused)));
    }
    for (seat, stats) in (0..).map(Seat).zip(&report.seats) {
        let lost = numbers::lapses_in_words(&stats.lapses);
        facts.extend(lost.map(|lost| (format!("Moves lost by seat {seat}"), lost)));
    }
    Page {
        title: format!("{name}: what {} games tell", grouped(report.games)),
        lead: lead(report),
        facts,
        command: args.many.command(&words),
        sections: if report.games == 0 { Vec::new() } else { sections(title, simulation, report) },
    }
}

fn sections(title: &dyn Title, simulation: &Simulation, report: &Report) -> Vec<Section> {
    let components = components(report, &names(title, simulation));
    vec![length(report), scores(report), seats(report), curves(report), components]
}

/// What strikes the eye.
fn lead(report: &Report) -> String {
    let mean =
        |distribution: &Distribution| distribution.summary().map_or(0.0, |summary| summary.mean);
    let fair = fair_share(report);
    let unfair = (0..).map(Seat).zip(&report.seats).filter_map(|(seat, stats)| {
        let (low, high) = wilson_interval(stats.wins.count(), report.games);
        let share = percent(stats.wins.count() / report.games as f64);
        (fair < low || high < fair).then(|| format!("{} wins {share}", seat_name(seat, stats)))
    });
    let unfair: Vec<String> = unfair.collect();
    let balance = if unfair.is_empty() {
        "No seat wins more or less than its share, as far as so many games can tell.".to_owned()
    } else {
        format!("A fair share is {}, but {}.", percent(fair), unfair.join(", "))
    };
    format!(
        "A game takes {:.1} rounds and {:.0} decisions, and is won with {:.1} points. {balance}",
        mean(&report.rounds),
        mean(&report.decisions),
        mean(&report.winning_score)
    )
}

fn fair_share(report: &Report) -> f64 {
    1.0 / report.seats.len() as f64
}

fn seat_name(seat: Seat, stats: &SeatStats) -> String {
    format!("Seat {seat}, {}", stats.kind)
}

fn length(report: &Report) -> Section {
    let rounds = histograms(vec![histogram("Rounds", "rounds", &report.rounds, 0)]);
    let decisions = histograms(vec![histogram("Decisions", "decisions", &report.decisions, 0)]);
    Section {
        heading: "How long a game takes".to_owned(),
        text: "A decision is an answer of any player to a question of the rules.".to_owned(),
        figures: [rounds, decisions].concat(),
        ..Section::default()
    }
}

fn scores(report: &Report) -> Section {
    let seat = |(seat, stats): (Seat, &SeatStats)| {
        histogram(&seat_name(seat, stats), "points", &stats.score, seat.index())
    };
    let seats = (0..).map(Seat).zip(&report.seats).map(seat);
    let winners = histogram("Winners", "points", &report.winning_score, 5);
    Section {
        heading: "Final scores".to_owned(),
        text: "How often a seat ended a game with so many points. All panels have the same numbers below."
            .to_owned(),
        figures: histograms(seats.chain([winners]).collect()),
        ..Section::default()
    }
}

fn seats(report: &Report) -> Section {
    let row = |(seat, stats): (Seat, &SeatStats)| {
        numbers::dot(seat_name(seat, stats), stats.wins.count(), report.games)
    };
    let dots = Dots {
        name: "Games won by seat".to_owned(),
        unit: "games won".to_owned(),
        shares: true,
        usual: Some((fair_share(report), "fair share".to_owned())),
        weight: None,
        rows: (0..).map(Seat).zip(&report.seats).map(row).collect(),
    };
    Section {
        heading: "Seats".to_owned(),
        text:
            "The share of games each seat won; a shared victory counts its share. A line is a 95 % \
               interval. A triangle points away from the fair share; a ring cannot be told from it."
                .to_owned(),
        figures: dots.figures(),
        ..Section::default()
    }
}

fn curves(report: &Report) -> Section {
    let ribbon = |(seat, stats): (Seat, &SeatStats)| {
        let point = |(tenth, scores): (usize, &Distribution)| {
            let scores = scores.summary()?;
            let (low, high) = (scores.low as f64, scores.high as f64);
            Some(Point { at: tenth as f64 / 10.0, low, mean: scores.mean, high })
        };
        Ribbon {
            name: seat_name(seat, stats),
            unit: "points".to_owned(),
            over: "of the game's decisions".to_owned(),
            points: stats.curve.iter().enumerate().filter_map(point).collect(),
            colour: seat.index(),
        }
    };
    let panels: Vec<Ribbon> = (0..).map(Seat).zip(&report.seats).map(ribbon).collect();
    Section {
        heading: "Scores during the game".to_owned(),
        text:
            "The line is the mean score; the band holds the middle 80 % of the games. Thin lines \
               are the other seats."
                .to_owned(),
        figures: ribbons(&panels),
        ..Section::default()
    }
}

/// What components are called, by their ids.
fn names(title: &dyn Title, simulation: &Simulation) -> BTreeMap<String, String> {
    let table = title.open(&simulation.setup, &mut Rng::new(0));
    let faces = table.map(|table| table.faces(Lang::EN)).unwrap_or_default();
    // A face is called as on its tokens: `machine/P1`.
    let name = |face: scene::Face| Some((face.id.rsplit('/').next()?.to_owned(), face.name));
    faces.into_iter().filter_map(name).collect()
}

fn components(report: &Report, names: &BTreeMap<String, String>) -> Section {
    let called = |component: &ComponentStats| names.get(component.id).cloned();
    let chairs = (report.games * report.seats.len() as u64) as f64;
    let (used, unused): (Vec<_>, Vec<_>) =
        report.components.iter().partition(|component| component.users != 0);
    let row = |&component: &&ComponentStats| {
        let (name, id) = match called(component) {
            Some(name) => (name, component.id.to_owned()),
            None => (component.id.to_owned(), String::new()),
        };
        let dot = numbers::dot(name, component.wins.count(), component.users);
        Row { id, weight: component.users as f64 / chairs, ..dot }
    };
    let mut rows: Vec<Row> = used.iter().map(row).collect();
    rows.sort_by(|one, other| other.value.total_cmp(&one.value));
    let dots = Dots {
        name: "Games won by those who used it".to_owned(),
        unit: "games won".to_owned(),
        shares: true,
        usual: Some((fair_share(report), "fair share".to_owned())),
        weight: Some("used by".to_owned()),
        rows,
    };
    let unused: Vec<String> = unused
        .into_iter()
        .map(|component| called(component).unwrap_or_else(|| component.id.to_owned()))
        .collect();
    Section {
        heading: "Components".to_owned(),
        text: "What share of their games the seats won that used a component, the best first, and \
               as a bar what share of all seats used it. Read it with care: who is about to win can \
               also afford more, and of twenty intervals about one misses by chance."
            .to_owned(),
        figures: dots.figures(),
        note: match unused.len() {
            0 => "Every component was used.".to_owned(),
            _ => format!("Never used: {}.", unused.join(", ")),
        },
        ..Section::default()
    }
}
