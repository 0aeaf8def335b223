//! People: the user behind a browser, recovery and signing out.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// `GET /api/me`: the person who is signed in in this browser.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct Profile {
    pub name: String,
}

/// `POST /api/me`: sets the name, and creates the person if there is none yet.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct SetName {
    pub name: String,
}

/// `POST /api/me/recovery`: a private link that makes another browser the same person. An older
/// link stops working.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct Recovery {
    pub link: String,
}

/// `POST /api/me/sign-out`: signs this browser out.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct SignOut {
    /// Whether all other browsers are signed out, too, and the recovery link ends.
    pub everywhere: bool,
}

/// `POST /api/recover`: what the page behind a recovery link sends, after a click.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Recover {
    pub secret: String,
}
