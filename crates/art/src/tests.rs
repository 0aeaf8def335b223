//! Tests on the art that ships, with real games.

mod fit;
mod memo;
mod palette;
mod pictures;
mod sheets;
mod speed;

use std::{fs, path::Path, sync::LazyLock};

use imaginarium::{Imaginarium, Options};
use scene::{Lang, Present, Table};
use tabletop::{Flow, Game, Rng, Session, Source};

use crate::{Gallery, Sheet};

/// The files of the folder `art`, by their names in a sheet.
static FILES: LazyLock<Vec<(String, String)>> = LazyLock::new(|| {
    let art = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../art");
    let kit = fs::read_to_string(art.join("kit.svg")).unwrap();
    let mut files = vec![("kit.svg".to_owned(), kit)];
    collect(&art.join("imaginarium"), "", &mut files);
    files
});

static SHEET: LazyLock<Sheet> = LazyLock::new(|| load(&FILES).unwrap());

fn collect(folder: &Path, prefix: &str, files: &mut Vec<(String, String)>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        let name = format!("{prefix}{}", path.file_name().unwrap().to_str().unwrap());
        if path.is_dir() {
            collect(&path, &format!("{name}/"), files);
        } else {
            files.push((name, fs::read_to_string(&path).unwrap()));
        }
    }
}

fn load(files: &[(String, String)]) -> Result<Sheet, tabletop::Fault> {
    let sources: Vec<Source<'_>> = files.iter().map(|(name, text)| Source { name, text }).collect();
    Sheet::load(&sources)
}

fn gallery(table: &dyn Table, lang: Lang) -> Gallery {
    let speech = Imaginarium::speech(lang);
    SHEET.gallery(&table.faces(lang), &|key| speech.word(key)).unwrap()
}

/// Plays a game like players do and shows every position to `look`.
fn play(seats: u8, seed: u64, mut look: impl FnMut(&Session<Imaginarium>)) {
    let mut luck = Rng::new(seed);
    let mut session: Session<Imaginarium> = Session::new(seats, Options::default(), &mut luck);
    session.name_seats(
        ["Ada", "Bram", "Chloe", "D & <v>", "Eve"][..seats.into()]
            .iter()
            .map(|&name| name.to_owned())
            .collect(),
    );
    let mut actions = Vec::new();
    look(&session);
    while let Some(by) = session.state().deciders().first() {
        session.state().sensible_actions(by, &mut actions);
        let action = luck.pick(&actions).to_string();
        session.play(by, &action, &mut luck).unwrap();
        look(&session);
    }
}
