//! The server speaks its languages equally well.

use scene::Lang;

use crate::error::speech;

#[test]
fn both_languages_say_everything() {
    let [english, french] = Lang::ALL.map(|lang| speech(lang).messages());
    assert_eq!(english, french, "the same messages with the same variables");
}
