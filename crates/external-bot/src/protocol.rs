//! What a program is told, all of it read off the sight of its seat.

use std::{fmt::Display, time::Duration};

use scene::{Lang, Present, Sight};

/// The first line, with the version of the protocol.
const HEAD: &str = "tablewright-bot 1";

/// Which game it is and who sits where. Whatever was told before is forgotten.
pub fn beginning<G: Present>(sight: &Sight<'_, G>) -> String {
    let mut text = format!("{HEAD}\ngame {} {}\n", G::NAME, G::VERSION);
    text += &line("edition", sight.edition());
    for (name, value) in sight.options() {
        text += &line("option", format!("{name} {value}"));
    }
    text += &line("seats", sight.seats().count());
    for (seat, name) in sight.seats().zip(sight.names()) {
        text += &line("name", format!("{seat} {name}"));
    }
    text + &line("seat", sight.seat())
}

/// Why the last answer was not taken.
pub fn rejection(reason: &str) -> String {
    line("lost", reason)
}

/// What happened.
pub fn events<G: Present>(events: &[G::Event]) -> String {
    events.iter().map(|event| line("event", event)).collect()
}

/// What lies on the table, what is asked, and what can be answered.
pub fn question<G: Present>(sight: &Sight<'_, G>, legal: &[G::Action], limit: Duration) -> String {
    let mut text = scene(sight);
    if let Some(prompt) = sight.prompt() {
        let words = G::speech(Lang::EN).say(&prompt);
        text += &line("ask", format!("{} {words}", prompt.key));
    }
    text.extend(legal.iter().map(|action| line("choice", action)));
    let mut sensible = Vec::new();
    sight.view().sensible_actions(&mut sensible);
    let places = legal.iter().enumerate().filter(|(_, action)| sensible.contains(action));
    let places: Vec<String> = places.map(|(at, _)| at.to_string()).collect();
    text += &line("sensible", places.join(" "));
    text + &line("decide", limit.as_millis())
}

/// How the game ended.
pub fn ending<G: Present>(sight: &Sight<'_, G>) -> String {
    let mut text = scene(sight);
    for standing in sight.standings().unwrap_or_default() {
        let (seat, place, score) = (standing.seat, standing.place, standing.score);
        text += &line("result", format!("{seat} {place} {score}"));
    }
    text + "end\n"
}

fn scene<G: Present>(sight: &Sight<'_, G>) -> String {
    let scene = serde_json::to_string(&sight.scene(Lang::EN));
    line("scene", scene.expect("texts and numbers only"))
}

/// A word and what follows it; a name with a line break in it is still one line.
fn line(word: &str, rest: impl Display) -> String {
    let rest = rest.to_string();
    format!("{word} {}\n", rest.replace(|letter: char| letter.is_control(), " "))
}
