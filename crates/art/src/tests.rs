//! Tests on the art that ships, with real games.

mod fit;
mod memo;
mod palette;
mod pictures;
mod sheets;
mod speed;

use std::{path::Path, sync::LazyLock};

use imaginarium::{Imaginarium, Options};
use scene::{Lang, Table};
use tabletop::Session;

use crate::{
    Gallery, Sheet,
    laws::{self, load},
};

/// The files of the folder `art`, by their names in a sheet.
static FILES: LazyLock<Vec<(String, String)>> = LazyLock::new(|| {
    laws::files(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../../art/imaginarium"))
});

static SHEET: LazyLock<Sheet> = LazyLock::new(|| load(&FILES).unwrap());

fn gallery(table: &dyn Table, lang: Lang) -> Gallery {
    laws::gallery::<Imaginarium>(&SHEET, table, lang)
}

/// Plays a game like players do and shows every position to `look`.
fn play(seats: u8, seed: u64, look: impl FnMut(&Session<Imaginarium>)) {
    laws::play(seats, seed, Options::default(), look);
}
