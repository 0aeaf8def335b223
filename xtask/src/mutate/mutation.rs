//! Mutations: small and large accidents that may befall a text.

use tabletop::Rng;

/// Numbers at the edges of what programs count with.
const EXTREMES: [&str; 22] = [
    "0",
    "-1",
    "1",
    "99",
    "127",
    "128",
    "-128",
    "255",
    "256",
    "32768",
    "65535",
    "65536",
    "1000000",
    "2147483647",
    "-2147483648",
    "4294967296",
    "9223372036854775807",
    "18446744073709551616",
    "1e308",
    "-0.0",
    "nan",
    "inf",
];

/// Letters that are seldom thought of.
const ODD: [&str; 8] = ["\0", "\t", "\r", "\u{7f}", "é", "\u{202e}", "🎲", "\u{10ffff}"];

/// The longest text that a repetition makes.
const LONGEST: usize = 1 << 20;

/// A text with one to four mutations; `other` is one of the same kind that words and lines come from.
pub fn mutated(text: &str, other: &str, luck: &mut Rng) -> String {
    let mut text = text.to_owned();
    for _ in 0..=luck.below(4) {
        text = match luck.below(28) {
            0 => flipped(&text, luck),
            1 => cut_off(&text, luck),
            2 => repeated(&text, luck),
            3 => with_odd_letter(&text, luck),
            4..=6 => in_lines(&text, luck, |lines, at, _| {
                lines.remove(at);
            }),
            7..=8 => in_lines(&text, luck, |lines, at, _| lines.insert(at, lines[at])),
            9..=11 => in_lines(&text, luck, |lines, at, luck| {
                let to = luck.below(lines.len() as u32) as usize;
                lines.swap(at, to);
            }),
            12..=13 => in_lines(&text, luck, |lines, at, luck| {
                lines.insert(at, line_of(other, luck));
            }),
            14..=18 => with_number(&text, luck),
            19..=21 => with_block(&text, other, luck),
            _ => with_word(&text, other, luck),
        };
    }
    text
}

/// A text with one to four other numbers: most of these can be read, and show what is done with them.
pub fn renumbered(text: &str, luck: &mut Rng) -> String {
    (0..=luck.below(4)).fold(text.to_owned(), |text, _| with_number(&text, luck))
}

/// A scenario with one to six `given` lines of another among its own: a position whose parts may
/// contradict each other, and moves that still fit.
pub fn contradicted(text: &str, other: &str, luck: &mut Rng) -> String {
    let is_given = |line: &&str| line.starts_with("given ");
    let others: Vec<&str> = other.lines().filter(is_given).collect();
    let mut lines: Vec<&str> = text.lines().collect();
    let places: Vec<usize> = (0..lines.len()).filter(|&at| is_given(&lines[at])).collect();
    let (Some(_), Some(_)) = (others.first(), places.first()) else { return text.to_owned() };
    for _ in 0..=luck.below(6) {
        // After one of its own, or in place of it.
        let at = luck.pick(&places);
        match luck.below(3) {
            0 => lines[at] = luck.pick(&others),
            _ => lines.insert(at + 1, luck.pick(&others)),
        }
    }
    lines.join("\n")
}

fn in_lines<'a>(
    text: &'a str,
    luck: &mut Rng,
    change: impl FnOnce(&mut Vec<&'a str>, usize, &mut Rng),
) -> String {
    let mut lines: Vec<&str> = text.split('\n').collect();
    let at = luck.below(lines.len() as u32) as usize;
    change(&mut lines, at, luck);
    lines.join("\n")
}

/// Some lines of another text in between, or all that follows there in place of all that follows here.
fn with_block(text: &str, other: &str, luck: &mut Rng) -> String {
    let (lines, others): (Vec<&str>, Vec<&str>) =
        (text.split('\n').collect(), other.split('\n').collect());
    let at = luck.below(lines.len() as u32) as usize;
    let from = luck.below(others.len() as u32) as usize;
    let (head, tail) = lines.split_at(at);
    let block = &others[from..];
    match luck.below(2) {
        0 => [head, block].concat().join("\n"),
        _ => [head, &block[..block.len().min(4)], tail].concat().join("\n"),
    }
}

fn line_of<'a>(text: &'a str, luck: &mut Rng) -> &'a str {
    luck.pick(&text.split('\n').collect::<Vec<_>>())
}

fn flipped(text: &str, luck: &mut Rng) -> String {
    let mut bytes = text.as_bytes().to_vec();
    if let Some(at) = bytes.len().checked_sub(1) {
        bytes[luck.below(at as u32 + 1) as usize] ^= 1 << luck.below(8);
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

/// The start of a letter.
fn place(text: &str, luck: &mut Rng) -> usize {
    let mut at = luck.below(text.len() as u32 + 1) as usize;
    while !text.is_char_boundary(at) {
        at -= 1;
    }
    at
}

fn cut_off(text: &str, luck: &mut Rng) -> String {
    text[..place(text, luck)].to_owned()
}

/// A line or a word, again and again.
fn repeated(text: &str, luck: &mut Rng) -> String {
    let times = |part: &str, luck: &mut Rng| {
        let many = luck.pick(&[2, 10, 100, 1_000, 30_000]);
        many.min(LONGEST / (part.len() + 1))
    };
    if luck.below(2) == 0 {
        let line = format!("{}\n", line_of(text, luck));
        let at = place(text, luck);
        return format!("{}{}{}", &text[..at], line.repeat(times(&line, luck)), &text[at..]);
    }
    let Some((start, end)) = word(text, luck, |_| true) else { return String::new() };
    let part = format!("{} ", &text[start..end]);
    format!("{}{}{}", &text[..start], part.repeat(times(&part, luck)), &text[start..])
}

fn with_odd_letter(text: &str, luck: &mut Rng) -> String {
    let at = place(text, luck);
    format!("{}{}{}", &text[..at], luck.pick(&ODD), &text[at..])
}

fn with_number(text: &str, luck: &mut Rng) -> String {
    let is_number = |word: &str| word.bytes().all(|byte| byte.is_ascii_digit());
    let Some((start, end)) = word(text, luck, is_number) else { return text.to_owned() };
    // Near to what was there as often as far from it.
    let near = text[start..end].parse::<u32>().ok().filter(|_| luck.below(2) == 0);
    let new = match near {
        Some(number) => number.wrapping_add(luck.below(5)).wrapping_sub(2).to_string(),
        None => luck.pick(&EXTREMES).to_owned(),
    };
    format!("{}{new}{}", &text[..start], &text[end..])
}

fn with_word(text: &str, other: &str, luck: &mut Rng) -> String {
    let (Some((start, end)), Some((from, to))) =
        (word(text, luck, |_| true), word(other, luck, |_| true))
    else {
        return text.to_owned();
    };
    format!("{}{}{}", &text[..start], &other[from..to], &text[end..])
}

/// Where some word of this kind begins and ends, at or after a place of chance.
fn word(text: &str, luck: &mut Rng, is_wanted: impl Fn(&str) -> bool) -> Option<(usize, usize)> {
    let is_inside = |c: char| c.is_alphanumeric() || c == '_';
    let from = place(text, luck);
    let mut words = text[from..].split(|c| !is_inside(c));
    // The first may be the end of a word, which is as good as any.
    let found = words.find(|word| !word.is_empty() && is_wanted(word))?;
    let start = found.as_ptr() as usize - text.as_ptr() as usize;
    Some((start, start + found.len()))
}
