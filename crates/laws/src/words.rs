//! Laws about words: everything has a sentence in every language, and every place exists.

use scene::{Lang, Present, Spot, Table};
use tabletop::{Seat, Session};

/// Labels, anchors and the log of one position.
pub(crate) fn check<G: Present>(session: &Session<G>, by: Seat, at: &str) {
    for lang in Lang::ALL {
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
        assert!(!entry.text.contains('['), "{at}: {}", entry.text);
    }
}

/// Both languages have the same messages, and each uses the same variables.
pub fn both_languages_say_everything<G: Present>() {
    let (en, fr) = (G::speech(Lang::En).messages(), G::speech(Lang::Fr).messages());
    for key in en.keys().chain(fr.keys()) {
        assert_eq!(en.get(key), fr.get(key), "message `{key}`: en and fr differ");
    }
}
