//! The art of the games: what lies in the folder `art/`.

use std::sync::LazyLock;

use tabletop::Source;

static FILES: &[Source<'static>] = include!(concat!(env!("OUT_DIR"), "/art.rs"));

/// For every game, the files of its folder by their path in it, and those all games share.
static SHEETS: LazyLock<Vec<(&'static str, Vec<Source<'static>>)>> = LazyLock::new(|| {
    let mut sheets: Vec<(&str, Vec<Source<'_>>)> = Vec::new();
    let folders = FILES.iter().filter_map(|file| Some((file.name.split_once('/')?, file.text)));
    for ((game, name), text) in folders {
        let file = Source { name, text };
        match sheets.iter_mut().find(|(other, _)| *other == game) {
            Some((_, files)) => files.push(file),
            None => sheets.push((game, vec![file])),
        }
    }
    let shared = FILES.iter().filter(|file| !file.name.contains('/'));
    for file in shared {
        sheets.iter_mut().for_each(|(_, files)| files.push(Source { ..*file }));
    }
    sheets
});

/// The files for a game; none where nobody has drawn it yet.
pub(crate) fn of(game: &str) -> &'static [Source<'static>] {
    SHEETS.iter().find(|(other, _)| *other == game).map_or(&[], |(_, files)| files)
}
