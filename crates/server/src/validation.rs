//! Validation of names and chat: what people may write where others read it.

use tabletop::name::{NameFault, check, check_line};

use crate::error::ApiError;

const LONGEST_CHAT: usize = 500;

/// A name as it is shown: no space around it, one between its words.
pub fn name(text: &str) -> Result<String, ApiError> {
    check(text).map_err(ApiError::from)
}

/// A line of chat.
pub fn chat(text: &str) -> Result<String, ApiError> {
    check_line(text, LONGEST_CHAT).map_err(ApiError::from)
}

impl From<NameFault> for ApiError {
    fn from(fault: NameFault) -> ApiError {
        match fault {
            NameFault::Length(most) => ApiError::TooLong(most),
            NameFault::Hidden(_) | NameFault::Blank => ApiError::BadLetter,
        }
    }
}
