//! A piece in the hand: arrows move it, r turns it, f flips it.

use crossterm::event::KeyCode;
use scene::{Anchor, Choice, Placement};

use crate::picker::Picker;

/// A piece of two cells on a grid of four columns and three rows, flat or upright.
fn places() -> Vec<Choice> {
    let place = |corner: usize, other: usize, quarters: u8| Choice {
        notation: format!("place {corner}/{quarters}"),
        label: format!("at {corner}, {quarters} turns"),
        anchor: Anchor::space("grid", corner).with_placement(Placement {
            covers: vec![corner, other],
            columns: 4,
            quarters,
            flipped: false,
            worth: String::new(),
            marks: Vec::new(),
        }),
        closing: false,
    };
    let flat = (0..12).filter(|at| at % 4 < 3).map(|at| place(at, at + 1, 0));
    flat.chain((0..8).map(|at| place(at, at + 4, 1))).collect()
}

#[test]
fn a_piece_is_moved_and_turned_with_keys() {
    let (choices, mut picker) = (places(), Picker::default());
    let mut after = |key: KeyCode| {
        assert_eq!(picker.update(key.into(), &choices), None);
        picker.selected(&choices).unwrap().notation.clone()
    };
    assert_eq!(after(KeyCode::Right), "place 1/0");
    assert_eq!(after(KeyCode::Up), "place 5/0");
    assert_eq!(after(KeyCode::Char('r')), "place 5/1");
    assert_eq!(after(KeyCode::Up), "place 5/1", "there it would not fit");
    assert_eq!(after(KeyCode::Left), "place 4/1");
    assert_eq!(after(KeyCode::Char('r')), "place 4/0");
    assert_eq!(after(KeyCode::Char('f')), "place 4/0", "it has no other side");
    assert_eq!(picker.update(KeyCode::Enter.into(), &choices), Some("place 4/0".to_owned()));
}
