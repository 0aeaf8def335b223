//! Names: what somebody may be called where others read it, and what a line of chat may hold.

use thiserror::Error;

/// The most characters of a name.
pub const LONGEST: usize = 24;

/// Why a text is no name.
#[derive(Copy, Clone, Debug, Eq, PartialEq, Error)]
pub enum NameFault {
    /// It is empty, or has more characters than this.
    #[error("1 to {0} characters are allowed")]
    Length(usize),
    /// It has a character that is not seen or turns the direction of what follows.
    #[error("the character U+{:04X} cannot be seen", *.0 as u32)]
    Hidden(char),
    /// All of it is marks on letters that are not there.
    #[error("nothing of it can be seen")]
    Blank,
}

/// A name as it is shown: no space around it, one between its words.
///
/// # Errors
///
/// When it is too long, or holds what readers cannot see.
///
/// ```
/// use tabletop::name::{NameFault, check};
///
/// assert_eq!(check("  Ada   Lovelace "), Ok("Ada Lovelace".to_owned()));
/// assert_eq!(check("a\u{202e}b"), Err(NameFault::Hidden('\u{202e}')));
/// ```
pub fn check(text: &str) -> Result<String, NameFault> {
    check_line(text, LONGEST)
}

/// The same for any line that others read, of at most so many characters.
///
/// # Errors
///
/// When it is too long, or holds what readers cannot see.
pub fn check_line(text: &str, most: usize) -> Result<String, NameFault> {
    let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
    if !(1..=most).contains(&text.chars().count()) {
        return Err(NameFault::Length(most));
    }
    let seen = seen(&text);
    if let Some((c, _)) = text.chars().zip(&seen).find(|(_, is_seen)| !**is_seen) {
        return Err(NameFault::Hidden(c));
    }
    if !text.chars().any(is_visible) {
        return Err(NameFault::Blank);
    }
    Ok(text)
}

/// A name from a file, without what is not allowed in it; `None` if nothing is left.
///
/// A file may be older than the rule or come from anywhere. It is read all the same: for the sake of
/// a name nobody should lose a campaign.
///
/// ```
/// use tabletop::name::clean;
///
/// assert_eq!(clean("a\u{202e}b"), Some("ab".to_owned()));
/// assert_eq!(clean("\u{202e}"), None);
/// ```
pub fn clean(text: &str) -> Option<String> {
    let kept = |text: &str| -> String {
        let seen = seen(text);
        text.chars().zip(seen).filter(|(_, is_seen)| *is_seen).map(|(c, _)| c).collect()
    };
    let text = kept(text).split_whitespace().collect::<Vec<_>>().join(" ");
    let short: String = text.chars().take(LONGEST).collect();
    // The cut may have left a joiner at the end.
    check(&kept(&short)).ok()
}

/// Of every character, whether it may stand where it does.
fn seen(text: &str) -> Vec<bool> {
    let chars: Vec<char> = text.chars().collect();
    let fits = |at: usize| match chars[at] {
        // Emoji, and the letters of Persian and of Indian scripts, are joined by these; between
        // other letters nobody would see them.
        '\u{200c}' | '\u{200d}' => {
            let before = chars[..at].iter().rev().find(|c| !is_selector(**c));
            let is_joined = |c: Option<&char>| c.is_some_and(|c| '\u{590}' <= *c && !is_hidden(*c));
            is_joined(before) && is_joined(chars.get(at + 1))
        }
        // Whether a sign is drawn as text or as a picture.
        c if is_selector(c) => at.checked_sub(1).is_some_and(|before| is_visible(chars[before])),
        c => !is_hidden(c),
    };
    (0..chars.len()).map(fits).collect()
}

fn is_selector(c: char) -> bool {
    matches!(c, '\u{fe0e}' | '\u{fe0f}')
}

/// Whether a character shows something by itself; a mark needs a letter.
fn is_visible(c: char) -> bool {
    // The standard library escapes what has no picture of its own: its tables know the marks.
    let is_printed = || c.escape_debug().eq([c]) || matches!(c, '"' | '\'' | '\\');
    !c.is_whitespace() && !is_hidden(c) && is_printed()
}

/// Characters that are not seen, turn the direction of what follows, or are no characters.
fn is_hidden(c: char) -> bool {
    let is_ignorable = matches!(c,
        '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}'
        | '\u{180b}'..='\u{180f}' | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}'
        | '\u{2060}'..='\u{206f}' | '\u{3164}' | '\u{fe00}'..='\u{fe0f}' | '\u{feff}' | '\u{ffa0}'
        | '\u{fff0}'..='\u{fffc}' | '\u{1bca0}'..='\u{1bca3}' | '\u{1d173}'..='\u{1d17a}'
        | '\u{e0000}'..='\u{e0fff}');
    // Letters and signs whose picture is empty.
    let is_blank = matches!(c,
        '\u{2800}' | '\u{13430}'..='\u{1343f}' | '\u{13441}'..='\u{13446}' | '\u{16fe4}'
        | '\u{1d159}');
    let is_private = matches!(c, '\u{e000}'..='\u{f8ff}' | '\u{f0000}'..);
    // The last two of every plane, and a row of the first one, are no characters.
    let is_none = u32::from(c) & 0xfffe == 0xfffe || matches!(c, '\u{fdd0}'..='\u{fdef}');
    c.is_control() || is_ignorable || is_blank || is_private || is_none
}
