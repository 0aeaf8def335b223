//! How wide words are, as far as one can know without their font.
//!
//! Every reader has other fonts, so these are generous averages: what fits by them fits.

/// The width of a text in the units of its size.
pub fn width(text: &str, size: f64) -> f64 {
    text.chars().map(advance).sum::<f64>() * size
}

fn advance(letter: char) -> f64 {
    match letter {
        '·' | '›' | '\'' | '|' | '!' | '.' | ',' | ':' | ';' => 0.3,
        'i' | 'l' | 'j' | 'I' | '’' => 0.34,
        'f' | 't' | 'r' | '(' | ')' | '[' | ']' | '-' | ' ' | '/' => 0.4,
        'm' | 'w' | 'M' | 'W' | '…' => 0.95,
        '0'..='9' | '+' | '−' | '×' | '=' => 0.66,
        _ if letter.is_uppercase() => 0.74,
        _ if letter.is_ascii() || letter.is_alphabetic() => 0.6,
        _ => 1.0,
    }
}

/// The text, or its beginning and … where it would be wider than `room`.
pub fn cut(text: &str, size: f64, room: f64) -> String {
    if width(text, size) <= room {
        return text.to_owned();
    }
    let mut kept = String::new();
    let mut left = room / size - advance('…');
    for letter in text.chars() {
        left -= advance(letter);
        if left < 0.0 {
            break;
        }
        kept.push(letter);
    }
    format!("{}…", kept.trim_end())
}

/// The words of a text on at most `most` lines; what does not fit any more is cut.
pub fn lines(text: &str, size: f64, room: f64, most: usize) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for word in text.split_whitespace() {
        let full = lines.len() == most;
        match lines.last_mut() {
            Some(line) if full || lines_up(line, word, size, room) => {
                line.push(' ');
                line.push_str(word);
            }
            _ => lines.push(word.to_owned()),
        }
    }
    lines.iter().map(|line| cut(line, size, room)).collect()
}

fn lines_up(line: &str, word: &str, size: f64, room: f64) -> bool {
    width(line, size) + width(" ", size) + width(word, size) <= room
}
