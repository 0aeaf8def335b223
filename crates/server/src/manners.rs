//! Manners: what people may write where others read it.

use crate::objection::Objection;

const LONGEST_NAME: usize = 24;
const LONGEST_CHAT: usize = 500;

/// A name as it is shown: no space around it, one between its words.
pub fn name(text: &str) -> Result<String, Objection> {
    tidy(text, LONGEST_NAME)
}

/// A line of chat.
pub fn chat(text: &str) -> Result<String, Objection> {
    tidy(text, LONGEST_CHAT)
}

fn tidy(text: &str, longest: usize) -> Result<String, Objection> {
    let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
    if !(1..=longest).contains(&text.chars().count()) {
        return Err(Objection::too_long(longest));
    }
    if text.chars().any(deceives) {
        return Err(Objection::bad_letter());
    }
    Ok(text)
}

/// Characters that are not seen, turn the direction of what follows, or are no characters.
fn deceives(c: char) -> bool {
    c.is_control()
        || matches!(c,
            '\u{ad}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{180e}' | '\u{200b}'
            | '\u{200e}' | '\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}'
            | '\u{3164}' | '\u{feff}' | '\u{ffa0}' | '\u{fff0}'..='\u{fffb}' | '\u{e0000}'..='\u{e007f}')
        || u32::from(c) & 0xfffe == 0xfffe
}
