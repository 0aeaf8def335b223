//! Laws about words: everything has a sentence in every language, and every place exists.

use std::collections::BTreeSet;

use scene::{Face, Lang, Present, Spot, Table, rulebook};
use tabletop::{Game, Options as _, Seat, Session, Values};

use crate::played;

/// The languages a game has words of its own in; in any other it speaks English.
pub(crate) fn languages<G: Present>() -> impl Iterator<Item = Lang> {
    Lang::all_of(G::speech(Lang::EN).words())
}

/// Labels, anchors and the log of one position.
pub(crate) fn check<G: Present>(session: &Session<G>, by: Seat, at: &str) {
    for lang in languages::<G>() {
        every_move_has_words(session, by, lang, at);
    }
}

/// Every choice has a label of its own and a place on the table; every token lies in a zone.
pub fn every_move_has_words<G: Present>(session: &Session<G>, by: Seat, lang: Lang, at: &str) {
    let layout = session.layout(lang);
    let scene = session.scene(Some(by), lang);
    let choices = session.choices(by, lang);
    assert!(!session.prompt(Some(by), lang).is_empty(), "{at}: no question");
    let mut labels: Vec<&str> = choices.iter().map(|choice| choice.label.as_str()).collect();
    labels.sort_unstable();
    let twins = labels.windows(2).find(|two| two[0] == two[1]);
    assert_eq!(twins, None, "{at}: two choices with one label");
    for choice in &choices {
        let zone = &choice.anchor.zone;
        assert!(layout.zones.iter().any(|known| known.id == *zone), "{at}: no zone {zone}");
        if let Spot::Token(id) = &choice.anchor.spot {
            let lies_there =
                scene.tokens.iter().any(|token| token.id == *id && token.zone == *zone);
            assert!(lies_there, "{at}: {} points at {id}, which is not in {zone}", choice.notation);
        }
    }
    let mut ids: Vec<&str> = scene.tokens.iter().map(|token| token.id.as_str()).collect();
    ids.sort_unstable();
    assert_eq!(ids.windows(2).find(|two| two[0] == two[1]), None, "{at}: two tokens with one id");
    for token in &scene.tokens {
        assert!(layout.zones.iter().any(|zone| zone.id == token.zone), "{at}: {token:?}");
    }
    for entry in session.log(session.moves(), Some(by), lang) {
        let text = entry.sentence.to_string();
        assert!(!text.contains('['), "{at}: {text}");
    }
}

/// Every language has messages that English has, each with the same variables, and all of them if it
/// promises to be complete.
pub fn every_language_keeps_to_english<G: Present>() {
    let faults = G::speech(Lang::EN).words().faults();
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

/// Every option has a name and a sentence, and each of its values has words.
pub fn every_option_has_words<G: Present>() {
    let speech = G::speech(Lang::EN);
    for switch in G::Options::SWITCHES {
        let key = format!("switch-{}", switch.name);
        let values: &[&str] = match &switch.values {
            Values::OneOf(values) => values,
            Values::OffOr(_) => &["off"],
        };
        let named = values.iter().map(|value| format!("{key}-{value}"));
        for key in named.chain([key.clone(), format!("{key}-name")]) {
            assert!(speech.has(&key), "no `{key}`");
        }
    }
}

/// Every component has a name and a text in every language; no two of a kind have one name.
pub fn every_component_has_a_face<G: Present>(options: &G::Options) {
    for lang in Lang::ALL {
        let faces = G::faces(options, lang);
        let face = |id: &'static str| {
            let end = format!("/{id}");
            faces.iter().find(|face| face.id.ends_with(&end)).expect(id)
        };
        let faces: Vec<&Face> = G::components().into_iter().map(face).collect();
        for face in &faces {
            assert!(!face.name.is_empty() && !face.text.is_empty(), "{}", face.id);
        }
        let kind = |face: &Face| face.id.split('/').next().unwrap_or_default().to_owned();
        let mut names: Vec<_> = faces.iter().map(|face| (kind(face), &face.name)).collect();
        names.sort_unstable();
        assert_eq!(names.windows(2).find(|two| two[0] == two[1]), None, "two with one name");
    }
}

/// Every sentence of the log names a clause that the rules have.
pub fn every_sentence_has_a_clause<G: Present>(seats: u8, options: G::Options) {
    for lang in Lang::ALL {
        let chapters = rulebook::chapters(G::rules(lang));
        let is_known = |id: &str| {
            chapters.iter().flat_map(|chapter| &chapter.clauses).any(|clause| clause.id == id)
        };
        for entry in played::<G>(seats, options, 7).log(0, Some(Seat(0)), lang) {
            assert!(is_known(entry.clause), "{} is no clause: {}", entry.clause, entry.sentence);
        }
    }
}

/// What the statistics count is a component, and each is listed once.
pub fn every_used_component_is_one<G: Present>(seats: u8, options: G::Options) {
    let components = G::components();
    let ids: BTreeSet<_> = components.iter().copied().collect();
    assert_eq!(ids.len(), components.len(), "a component is listed twice");
    let session = played::<G>(seats, options, 5);
    let events = session.steps().iter().flat_map(|step| &step.events);
    let uses: Vec<_> = events.filter_map(|&event| G::describe(event).used).collect();
    assert!(!uses.is_empty(), "nobody used anything");
    for (_, id) in uses {
        assert!(ids.contains(id), "{id} is no component");
    }
}

/// Whatever people type is read or refused: here every action of a game with one letter mistyped.
pub fn mistyped_actions_are_read_or_refused<G: Game>(seats: u8, options: G::Options) {
    for step in played::<G>(seats, options, 2).steps() {
        let action = step.action.to_string();
        for (at, letter) in action.char_indices() {
            for other in ["é", "-", " ", "9", ""] {
                let mut typed = action.clone();
                typed.replace_range(at..at + letter.len_utf8(), other);
                if let Ok(read) = typed.parse::<G::Action>() {
                    let written = read.to_string();
                    assert_eq!(written.parse(), Ok(read), "`{typed}` is read as `{written}`");
                }
            }
        }
    }
}

/// The guide shows real actions under this heading, and every kind of action players use.
pub fn the_guide_shows_every_action<G: Present>(
    guide: &str,
    heading: &str,
    seats: u8,
    options: G::Options,
) {
    let table = guide.split(heading).nth(1).expect(heading).split("\n## ").next();
    let rows = table.unwrap_or_default().lines().filter_map(|line| line.strip_suffix(" |"));
    let cells = rows.skip(1).filter_map(|row| row.rsplit_once(" | "));
    let shown: Vec<&str> =
        cells.flat_map(|(_, answers)| answers.split('`').skip(1).step_by(2)).collect();
    for action in &shown {
        let again = action.parse::<G::Action>().map(|action| action.to_string());
        assert_eq!(again.as_deref(), Ok(*action), "{heading}");
    }
    let verb = |action: &str| action.split(' ').next().unwrap_or_default().to_owned();
    for seed in 0..5 {
        for step in played::<G>(seats, options, seed).steps() {
            let action = step.action.to_string();
            let known = shown.iter().any(|shown| verb(shown) == verb(&action));
            assert!(known, "{heading}: nothing like `{action}`");
        }
    }
}
