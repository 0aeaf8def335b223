//! Fit and icons: what templates ask of the pen.

use crate::{
    fit::{Best, Bounds, Hexes, Point, best, bounds, hexagon},
    icons::{Icon, icons},
};

#[test]
fn things_lie_in_as_many_rows_as_make_them_largest() {
    assert_eq!(best(4, [100.0, 20.0], 1.0, 99.0, 0.0, 5), Best { columns: 4, side: 20.0 });
    assert_eq!(best(4, [40.0, 40.0], 1.0, 99.0, 0.0, 5), Best { columns: 2, side: 20.0 });
    assert_eq!(best(4, [40.0, 40.0], 1.0, 99.0, 0.0, 1), Best { columns: 4, side: 10.0 });
    assert_eq!(best(3, [100.0, 100.0], 2.0, 24.0, 3.0, 5), Best { columns: 3, side: 24.0 });
    assert_eq!(best(0, [10.0, 10.0], 1.0, 4.0, 3.0, 5), Best { columns: 0, side: 4.0 });
}

#[test]
fn bounds_are_the_box_around_cells() {
    let found = bounds(&[12, 13, 22], 10);
    assert_eq!(found, Bounds { left: 2, columns: 2, rows: 2, top: 3 });
    assert_eq!(bounds(&[], 10), Bounds::default());
}

#[test]
fn odd_columns_of_hexagons_lie_half_a_cell_lower() {
    let hexes = Hexes { s: 10.0, x: 1.0, y: 2.0, columns: 2, band: 100.0 };
    assert_eq!(hexagon(0, 4, &hexes, 0.0), Point { x: 11.0, y: 10.66 });
    assert_eq!(hexagon(1, 4, &hexes, 5.0), Point { x: 31.0, y: 19.32 });
    // The third column begins the second band.
    assert_eq!(hexagon(6, 4, &hexes, 0.0), Point { x: 11.0, y: 127.98 });
}

#[test]
fn a_row_of_icons_is_read_word_by_word() {
    let icon = |name: &str| Icon { name: name.to_owned(), ..Icon::default() };
    let figure = Some("2".to_owned());
    let expected = [
        Icon { figure, ..icon("man") },
        icon("to"),
        Icon { less: true, n: Some(2), ..icon("cube") },
        Icon { text: Some("≤3*".to_owned()), ..Icon::default() },
    ];
    assert_eq!(icons(" 2@man to\n-cube*2 '≤3*"), expected);
}
