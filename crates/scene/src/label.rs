//! What tokens, counters and spaces are called, in a few letters or in words.

use crate::{Counter, Layout, Scene, Shape, Space, Token, Zone};

/// Its letters and its name.
///
/// ```
/// use scene::{Token, label};
///
/// let token = Token { glyph: "P3".into(), name: "Press".into(), ..Token::default() };
/// assert_eq!(label::long(&token), "P3 Press");
/// assert_eq!(label::short(&token), "P3");
/// ```
pub fn long(token: &Token) -> String {
    let Token { glyph, name, .. } = token;
    let told = name.strip_prefix(glyph.as_str());
    let name_tells_all = told.is_some_and(|rest| rest.is_empty() || rest.starts_with(' '));
    if glyph.is_empty() || name_tells_all { name.clone() } else { format!("{glyph} {name}") }
}

/// Its letters alone, if it has any.
pub fn short(token: &Token) -> String {
    if token.glyph.is_empty() { token.name.clone() } else { token.glyph.clone() }
}

/// Whose it is, where neither its letters nor its place tell, whether it lies face down, and whether
/// it was used.
pub fn marked(token: &Token, zone: &Zone, mut label: String, counted: usize) -> String {
    if let Some(owner) = token.owner.filter(|_| token.owner != zone.owner) {
        let owner = owner.to_string();
        if !label.starts_with(&owner) {
            label = format!("{owner}: {label}");
        }
    }
    if token.face_down {
        label = format!("({label})");
    }
    if token.spent {
        label.push('✓');
    }
    if 1 < counted { format!("{counted}× {label}") } else { label }
}

/// Its amount and its name.
pub fn counter(counter: &Counter) -> String {
    format!("{} {}", amount(counter), counter.name)
}

/// Its amount and its letters, if it has any.
pub fn short_counter(counter: &Counter) -> String {
    if counter.glyph.is_empty() {
        return self::counter(counter);
    }
    format!("{}{}", amount(counter), counter.glyph)
}

fn amount(counter: &Counter) -> String {
    counter.amount.map_or_else(|| "?".to_owned(), |n| n.to_string())
}

/// Its name, and what is printed on it.
pub fn space(space: &Space) -> String {
    if space.note.is_empty() { space.id.clone() } else { format!("{}({})", space.id, space.note) }
}

/// A place as anchors name it: a zone, a space of one, or what lies there; `None` if there is no such place.
pub fn place(layout: &Layout, scene: &Scene, place: &str) -> Option<String> {
    if let Some(token) = scene.tokens.iter().find(|token| token.id == place) {
        return Some(long(token));
    }
    if let Some(zone) = layout.zones.iter().find(|zone| zone.id == place) {
        return Some(zone.title.clone());
    }
    let (zone, at) = place.rsplit_once(':')?;
    let (zone, at) = (layout.zones.iter().find(|other| other.id == zone)?, at.parse().ok()?);
    let name = match &zone.shape {
        Shape::Row(spaces) => space(spaces.get(at)?),
        Shape::Grid { columns, rows } if at < columns * rows => cell(at, *columns),
        Shape::Grid { .. } | Shape::Heap | Shape::Purse => return None,
    };
    Some(format!("{} {name}", zone.title))
}

/// A cell of a grid: its column as a letter, its row as a number, `d9`.
///
/// ```
/// assert_eq!(scene::label::cell(0, 8), "a1");
/// assert_eq!(scene::label::cell(19, 8), "d3");
/// ```
pub fn cell(at: usize, columns: usize) -> String {
    let column = char::from(b'a' + (at % columns) as u8);
    format!("{column}{}", at / columns + 1)
}

/// All cells of a grid that a token covers.
pub fn cells(token: &Token, columns: usize) -> String {
    let alone: Vec<usize> = token.space.into_iter().collect();
    let covers = if token.covers.is_empty() { &alone } else { &token.covers };
    covers.iter().map(|&at| cell(at, columns)).collect::<Vec<_>>().join(" ")
}

/// The tokens of a zone that lie on this space, or on none; equal neighbours counted together.
pub fn piles<'a>(scene: &'a Scene, zone: &str, space: Option<usize>) -> Vec<(usize, &'a Token)> {
    let mut piles: Vec<(usize, &Token)> = Vec::new();
    for token in scene.tokens.iter().filter(|t| t.zone == zone && t.space == space) {
        match piles.last_mut() {
            Some((count, last)) if alike(last, token) => *count += 1,
            _ => piles.push((1, token)),
        }
    }
    piles
}

fn alike(a: &Token, b: &Token) -> bool {
    let looks = |t: &Token| (t.owner, t.face_down, t.spent);
    a.glyph == b.glyph && a.name == b.name && a.text == b.text && looks(a) == looks(b)
}
