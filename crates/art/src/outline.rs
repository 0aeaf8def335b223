//! Outlines: the soft edge around the cells with the same letter, in a picture made of letters.

use std::{collections::BTreeMap, fmt::Write};

/// A corner of cells: column and row.
type Corner = (i32, i32);

/// The area of a letter as the data of an SVG path. Corners are rounded from the middle of one side
/// of a cell to the middle of the next, but for those of the picture itself.
pub fn outline(rows: &[String], letter: &str, side: f64) -> String {
    let cells: Vec<Vec<bool>> = rows
        .iter()
        .map(|row| row.chars().map(|other| letter.chars().eq([other])).collect())
        .collect();
    let wide = cells.iter().map(Vec::len).max().unwrap_or(0) as i32;
    let [ends, sides] = [[0, wide], [0, cells.len() as i32]];
    let is_end = |(x, y): Corner| ends.contains(&x) && sides.contains(&y);
    let mut path = String::new();
    for walk in walks(sides_of(&cells)) {
        path.push_str(&soft(&walk, side, is_end));
    }
    path
}

/// The sides between cells of the area and others, clockwise, by the corner they begin at.
fn sides_of(cells: &[Vec<bool>]) -> BTreeMap<Corner, Vec<Corner>> {
    let has = |x: i32, y: i32| -> bool {
        let cell = |(x, y): (usize, usize)| cells.get(y).and_then(|row| row.get(x)).copied();
        let place = usize::try_from(x).ok().zip(usize::try_from(y).ok());
        place.and_then(cell).unwrap_or(false)
    };
    let mut sides: BTreeMap<Corner, Vec<Corner>> = BTreeMap::new();
    for (y, row) in (0..).zip(cells) {
        for x in (0..).zip(row).filter(|(_, inside)| **inside).map(|(x, _)| x) {
            let around = [
                ((x, y), (x + 1, y), has(x, y - 1)),
                ((x + 1, y), (x + 1, y + 1), has(x + 1, y)),
                ((x + 1, y + 1), (x, y + 1), has(x, y + 1)),
                ((x, y + 1), (x, y), has(x - 1, y)),
            ];
            for (from, to, _) in around.into_iter().filter(|(.., inside)| !inside) {
                sides.entry(from).or_default().push(to);
            }
        }
    }
    sides
}

/// The sides one after the other, until each walk is where it began. Where two areas touch at a
/// corner, it turns right and stays with its own.
fn walks(mut sides: BTreeMap<Corner, Vec<Corner>>) -> Vec<Vec<Corner>> {
    let mut walks = Vec::new();
    while let Some(&start) = sides.keys().next() {
        let mut walk: Vec<Corner> = Vec::new();
        let mut at = start;
        while let Some(ways) = sides.get_mut(&at) {
            let right = walk.last().map(|last| (at.0 - (at.1 - last.1), at.1 + (at.0 - last.0)));
            let way = ways.iter().position(|way| Some(*way) == right).unwrap_or(0);
            let next = ways.swap_remove(way);
            if ways.is_empty() {
                sides.remove(&at);
            }
            walk.push(at);
            at = next;
            if at == start {
                break;
            }
        }
        walks.push(walk);
    }
    walks
}

fn soft(walk: &[Corner], side: f64, is_end: impl Fn(Corner) -> bool) -> String {
    let spot = |(x, y): Corner| (f64::from(x) * side, f64::from(y) * side);
    let middle = |a: Corner, b: Corner| {
        let ((ax, ay), (bx, by)) = (spot(a), spot(b));
        ((ax + bx) / 2.0, (ay + by) / 2.0)
    };
    let mut path = String::new();
    for (n, &corner) in walk.iter().enumerate() {
        let before = walk[(n + walk.len() - 1) % walk.len()];
        let after = walk[(n + 1) % walk.len()];
        let ((sx, sy), (x, y), (ex, ey)) =
            (middle(before, corner), spot(corner), middle(corner, after));
        if n == 0 {
            put(&mut path, 'M', &[sx, sy]);
        }
        let straight = before.0 == after.0 || before.1 == after.1;
        match (is_end(corner), straight) {
            (true, _) => put(&mut path, 'L', &[x, y, ex, ey]),
            (_, true) => put(&mut path, 'L', &[ex, ey]),
            _ => put(&mut path, 'Q', &[x, y, ex, ey]),
        }
    }
    path.push('Z');
    path
}

/// Tenths are fine enough for a curve.
fn put(path: &mut String, command: char, numbers: &[f64]) {
    path.push(command);
    for (n, number) in numbers.iter().enumerate() {
        let gap = if n == 0 { "" } else { " " };
        let rounded = (number * 10.0).round() / 10.0;
        // Writing to a string cannot fail.
        let _ = write!(path, "{gap}{rounded}");
    }
}
