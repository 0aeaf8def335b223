//! Every language says what English says.

use scene::Lang;

use crate::error::speech;

#[test]
fn every_language_keeps_to_english() {
    assert_eq!(speech(Lang::EN).words().faults(), [""; 0]);
}
