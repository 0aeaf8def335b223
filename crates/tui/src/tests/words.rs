//! Both languages say the same.

use scene::Lang;

use crate::voice::speech;

#[test]
fn both_languages_have_the_same_messages_with_the_same_variables() {
    assert_eq!(speech(Lang::EN).messages(), speech(Lang::of("fr")).messages());
}
