//! Who is asking.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// `GET /api/me`: the one this browser belongs to.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct Me {
    pub name: String,
}

/// `POST /api/me`: takes a name, and with it an identity if there was none.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct NameMe {
    pub name: String,
}

/// `POST /api/me/recovery`: a private link that makes another browser the same person. An older
/// link stops working.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct Recovery {
    pub link: String,
}

/// `POST /api/me/sign-out`: this browser is nobody's any more.
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
