//! Manners: what people may write where others read it.

use tabletop::name::{NameFault, check, check_line};

use crate::objection::Objection;

const LONGEST_CHAT: usize = 500;

/// A name as it is shown: no space around it, one between its words.
pub fn name(text: &str) -> Result<String, Objection> {
    check(text).map_err(Objection::from)
}

/// A line of chat.
pub fn chat(text: &str) -> Result<String, Objection> {
    check_line(text, LONGEST_CHAT).map_err(Objection::from)
}

impl From<NameFault> for Objection {
    fn from(fault: NameFault) -> Objection {
        match fault {
            NameFault::Length(most) => Objection::too_long(most),
            NameFault::Hidden(_) | NameFault::Blank => Objection::bad_letter(),
        }
    }
}
