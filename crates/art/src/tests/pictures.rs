//! Pictures: everything of a scene can be found on them.

use std::sync::Arc;

use imaginarium::{Imaginarium, Options};
use scene::{Lang, Table};
use tabletop::Seat;

use super::{FILES, SHEET, gallery, play};
use crate::{
    Format, Picture,
    laws::{Look, check_games, load},
};

#[test]
fn everything_is_on_the_picture_with_two_players() {
    check_games::<Imaginarium>(&SHEET, 2, Options::default());
}

#[test]
fn everything_is_on_the_picture_with_three_players() {
    check_games::<Imaginarium>(&SHEET, 3, Options::default());
}

#[test]
fn everything_is_on_the_picture_with_four_players() {
    check_games::<Imaginarium>(&SHEET, 4, Options::default());
}

#[test]
fn everything_is_on_the_picture_with_five_players() {
    check_games::<Imaginarium>(&SHEET, 5, Options::default());
}

/// The pictures of a game before and after its first moves.
fn two_pictures(between: usize) -> (Picture, Picture) {
    let mut pictures = Vec::new();
    play(3, 1, |session| {
        if session.moves() == 4 || session.moves() == 4 + between {
            let gallery = gallery(session, Lang::EN);
            let look = Look::new(session, Some(Seat(0)), Lang::EN);
            pictures.push(SHEET.picture(&look.subject(&gallery, Format::Wide)));
        }
    });
    let after = pictures.pop().unwrap();
    (pictures.pop().unwrap_or_else(|| after.clone()), after)
}

#[test]
fn a_zone_drawn_space_by_space_looks_as_in_one_piece() {
    let mut files = FILES.clone();
    for (_, text) in files.iter_mut().filter(|(name, _)| name.ends_with(".toml")) {
        *text = text.replace("by_space = true\n", "");
    }
    assert_ne!(files, *FILES, "some zones are drawn space by space");
    let whole = load(&files).unwrap();
    play(4, 1, |session| {
        let gallery = gallery(session, Lang::EN);
        let look = Look::new(session, Some(Seat(1)), Lang::EN);
        for format in Format::ALL {
            let subject = look.subject(&gallery, format);
            let (by_space, whole) = (SHEET.picture(&subject), whole.picture(&subject));
            assert_eq!(by_space.parts, whole.parts, "after {} moves", session.moves());
        }
    });
}

#[test]
fn nothing_changes_where_nothing_happens() {
    let (before, after) = two_pictures(0);
    assert!(after.changes(&before).is_empty());
}

#[test]
fn only_what_happened_is_sent_again() {
    let (before, after) = two_pictures(1);
    let changed = after.changes(&before).len();
    assert!(0 < changed && changed < after.parts.len() / 2, "{changed} of {}", after.parts.len());
}

#[test]
fn a_preview_shows_ghosts_and_differences() {
    let mut seen = false;
    play(3, 1, |session| {
        let Some(by) = session.deciders().first() else { return };
        let mut choices = session.choices(by, Lang::EN).into_iter();
        let repair = choices.find(|choice| choice.anchor.place().starts_with("yard"));
        let Some(choice) = repair.filter(|_| !seen) else { return };
        let Ok(Some(preview)) = Table::preview(session, by, &choice.notation, Lang::EN) else {
            return;
        };
        let gallery = gallery(session, Lang::EN);
        let now = Look::new(session, Some(by), Lang::EN);
        for format in Format::ALL {
            let mut subject = now.subject(&gallery, format);
            (subject.before, subject.scene) = (Some(&now.scene), &preview.scene);
            let svg: String =
                SHEET.picture(&subject).parts.iter().map(|part| part.svg.to_string()).collect();
            assert!(svg.contains("class=\"token lit leaving\""), "{format}: {}", choice.label);
            assert!(svg.contains("stroke-dasharray=\"3 2\""), "{format}: no difference of goods");
        }
        seen = true;
    });
    assert!(seen, "nobody repaired");
}

#[test]
fn a_part_without_a_name_is_the_same_at_every_table() {
    play(3, 11, |session| {
        if !session.moves().is_multiple_of(20) {
            return;
        }
        let gallery = gallery(session, Lang::EN);
        let here = Look::new(session, session.deciders().first(), Lang::EN);
        let there =
            Look { names: ["Kim", "Lou", "Max"].map(str::to_owned).to_vec(), ..here.clone() };
        for format in Format::ALL {
            let [here, there] =
                [&here, &there].map(|look| SHEET.picture(&look.subject(&gallery, format)));
            for (a, b) in here.parts.iter().zip(&there.parts) {
                let is_named = a.id.starts_with("player-");
                assert_eq!(Arc::ptr_eq(&a.svg, &b.svg), !is_named, "{} is drawn anew", a.id);
            }
        }
    });
}
