//! The server speaks its languages equally well.

use scene::Lang;

use crate::objection::speech;

#[test]
fn every_language_keeps_to_english() {
    let [english, french] = Lang::ALL.map(|lang| speech(lang).messages());
    assert_eq!(english, french, "the same messages with the same variables");
}
