//! Laws about a table as people use it: previews, names, score sheets.

use scene::{Lang, Present, Table};
use tabletop::{Rng, Session};

use crate::played;

/// Everything a choice would do is shown before it is made, if it can be taken back, and nothing
/// else: a preview is what doing and undoing it would show.
pub fn a_preview_shows_what_can_be_taken_back<G: Present>(seats: u8, options: G::Options) {
    let (mut shown, mut kept) = (0, 0);
    for seed in 0..4 {
        let mut luck = Rng::new(seed);
        let mut session = Session::<G>::new(seats, options, &mut luck);
        while let Some(by) = session.deciders().first().filter(|_| session.moves() < 400) {
            let choices = session.choices(by, Lang::EN);
            let choice = luck.pick(&choices.iter().collect::<Vec<_>>());
            let preview = Table::preview(&session, by, &choice.notation, Lang::EN);
            let before = session.undoable(by);
            session.play(by, &choice.notation, &mut luck).expect("a listed choice is legal");
            match preview.expect("a listed choice is legal") {
                Some(preview) => {
                    assert_eq!(preview.scene, Table::scene(&session, Some(by), Lang::EN));
                    assert_eq!(session.undoable(by), before + 1);
                    shown += 1;
                }
                None => {
                    assert_eq!(session.undoable(by), 0);
                    kept += 1;
                }
            }
        }
    }
    assert!(100 < shown && 100 < kept, "{shown} shown, {kept} kept back");
}

/// Every point of the final score is accounted for.
pub fn score_sheets_add_up<G: Present>(seats: u8, options: G::Options) {
    for seed in 0..3 {
        let session = played::<G>(seats, options, seed);
        for standing in session.standings().expect("the game is over") {
            let sheet = session.score_sheet(standing.seat, Lang::EN);
            let sum: i32 = sheet.iter().map(|(_, points)| points).sum();
            assert_eq!(sum, standing.score, "seed {seed}, {}: {sheet:?}", standing.seat);
        }
    }
}

/// With the same seed and the same decisions a game replays exactly.
pub fn the_same_seed_gives_the_same_game<G: Present>(seats: u8, options: G::Options) {
    let play = || played::<G>(seats, options, 11).replay().to_string();
    assert_eq!(play(), play());
}

/// Sentences call the seats by their names once these are known.
pub fn seats_are_called_by_their_names<G: Present>(options: G::Options) {
    let mut session = played::<G>(2, options, 3);
    Table::name_seats(&mut session, vec!["Ada".to_owned(), "Bram".to_owned()]);
    let log = session.log(0, None, Lang::EN);
    for name in ["Ada", "Bram"] {
        assert!(
            log.iter().any(|entry| entry.sentence.to_string().contains(name)),
            "the log names no {name}"
        );
    }
}
