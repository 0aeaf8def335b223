//! The art: all that a scene tells is on the picture, and can be read.

use std::path::Path;

use crate::{Flotsam, Options};

#[test]
fn everything_is_on_the_picture() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("art");
    art::laws::everything_is_on_the_picture::<Flotsam>(&folder, Options::default());
}

#[test]
fn every_word_of_the_art_is_known() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("art");
    art::laws::every_word_is_known::<Flotsam>(&folder);
}
