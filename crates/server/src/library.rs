//! The library: the games there are, with their rules, faces and art.

use std::{
    collections::HashMap,
    fmt,
    sync::{Arc, Mutex, MutexGuard, PoisonError, Weak},
};

use art::{Gallery, Sheet};
use catalog::Title;
use scene::{Course, Lang, Table};
use tabletop::{Fault, Setup, Spread};
use thiserror::Error;

use crate::{error::ApiError, static_file::StaticFile, store};

/// All games that have art.
#[derive(Debug)]
pub struct Library {
    games: Vec<GameAssets>,
    /// The art of editions that are played, by game and edition.
    editions: Mutex<HashMap<(String, String), Weak<EditionAssets>>>,
}

/// One game.
pub struct GameAssets {
    pub title: &'static dyn Title,
    pub style: Arc<StaticFile>,
    pub cover: Arc<StaticFile>,
    sheet: Arc<Sheet>,
    /// The art of the edition that ships.
    pub standard: Arc<EditionAssets>,
    /// In every language.
    courses: Vec<Course>,
}

impl fmt::Debug for GameAssets {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "GameAssets({})", self.title.name())
    }
}

/// The art of one edition of a game, in all languages.
#[derive(Debug)]
pub struct EditionAssets {
    sheet: Arc<Sheet>,
    style: Arc<StaticFile>,
    galleries: Vec<GalleryFile>,
}

#[derive(Debug)]
struct GalleryFile {
    gallery: Gallery,
    file: Arc<StaticFile>,
    url: String,
}

/// Why a game cannot be shown.
#[derive(Debug, Error)]
pub enum LibraryError {
    #[error("the art of {game}: {fault}")]
    Sheet { game: &'static str, fault: Fault },
    #[error("{0}")]
    Gallery(Fault),
    #[error("a lesson: {0}")]
    Lesson(Fault),
    #[error("{0}")]
    Setup(String),
}

/// The name of the edition that ships.
pub const STANDARD: &str = "standard";

/// What the faces of a table are asked for with: `standard`, or the table itself. Other tables with
/// the same edition are never named: whoever knows the id of a table can enter it.
pub fn edition_of(row: &store::TableRow) -> &str {
    if row.edition.is_empty() { STANDARD } else { &row.id }
}

impl Library {
    pub fn load() -> Result<Library, LibraryError> {
        let drawn = catalog::titles().iter().filter(|title| !title.art().is_empty());
        let games = drawn.map(|title| GameAssets::open(*title)).collect::<Result<_, _>>()?;
        Ok(Library { games, editions: Mutex::default() })
    }

    pub fn games(&self) -> &[GameAssets] {
        &self.games
    }

    pub fn game(&self, name: &str) -> Result<&GameAssets, ApiError> {
        self.games.iter().find(|game| game.title.name() == name).ok_or(ApiError::NotFound)
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<(String, String), Weak<EditionAssets>>> {
        self.editions.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The art for a table. Editions other than the one that ships are drawn when they are played.
    pub fn assets(
        &self,
        row: &store::TableRow,
        table: &dyn Table,
    ) -> Result<Arc<EditionAssets>, ApiError> {
        let game = self.game(&row.game)?;
        if row.edition.is_empty() {
            return Ok(Arc::clone(&game.standard));
        }
        let key = (row.game.clone(), table.replay().edition);
        if let Some(assets) = self.lock().get(&key).and_then(Weak::upgrade) {
            return Ok(assets);
        }
        let assets = EditionAssets::draw(game.title, &game.sheet, &game.style, table);
        let assets = Arc::new(assets.map_err(ApiError::broken)?);
        let mut editions = self.lock();
        editions.retain(|_, assets| 0 < assets.strong_count());
        editions.insert(key, Arc::downgrade(&assets));
        Ok(assets)
    }

    /// A file of art by its hash.
    pub fn art(&self, hash: &str) -> Option<Arc<StaticFile>> {
        let standard = self.games.iter().map(|game| Arc::clone(&game.standard));
        let others: Vec<_> = self.lock().values().filter_map(Weak::upgrade).collect();
        let files = standard.chain(others).flat_map(|assets| {
            let galleries =
                assets.galleries.iter().map(|gallery_file| Arc::clone(&gallery_file.file));
            galleries.chain([Arc::clone(&assets.style)]).collect::<Vec<_>>()
        });
        files.into_iter().find(|file| file.hash == hash)
    }
}

impl GameAssets {
    fn open(title: &'static dyn Title) -> Result<GameAssets, LibraryError> {
        let fault = |fault| LibraryError::Sheet { game: title.name(), fault };
        let sheet = Arc::new(Sheet::load(title.art()).map_err(fault)?);
        let style = StaticFile::new("text/css; charset=utf-8", sheet.css().to_owned());
        let setup = Setup { seats: *title.seats().start(), ..Setup::default() };
        let table = title.open(&setup, &mut Spread::default());
        let table = table.map_err(|error| LibraryError::Setup(error.to_string()))?;
        let standard = EditionAssets::draw(title, &sheet, &style, table.as_ref())?;
        let cover = StaticFile::new("image/svg+xml", sheet.cover().to_owned());
        let courses =
            Lang::ALL.map(|lang| title.course(lang)).into_iter().collect::<Result<_, _>>();
        let courses = courses.map_err(LibraryError::Lesson)?;
        Ok(GameAssets { title, style, cover, sheet, standard: Arc::new(standard), courses })
    }

    /// The lessons of the game.
    pub fn course(&self, lang: Lang) -> &Course {
        &self.courses[lang.index()]
    }
}

impl EditionAssets {
    fn draw(
        title: &dyn Title,
        sheet: &Arc<Sheet>,
        style: &Arc<StaticFile>,
        table: &dyn Table,
    ) -> Result<EditionAssets, LibraryError> {
        let draw = |lang: Lang| {
            let words = |key: &str| title.speech(lang).word(key);
            let gallery =
                sheet.gallery(&table.faces(lang), &words).map_err(LibraryError::Gallery)?;
            let file = StaticFile::new("image/svg+xml", gallery.svg.to_string());
            let url = format!("/api/art/{}", file.hash);
            Ok::<_, LibraryError>(GalleryFile { gallery, file, url })
        };
        Ok(EditionAssets {
            sheet: Arc::clone(sheet),
            style: Arc::clone(style),
            galleries: Lang::ALL.into_iter().map(draw).collect::<Result<_, _>>()?,
        })
    }

    fn gallery_file(&self, lang: Lang) -> &GalleryFile {
        let at = Lang::ALL.iter().position(|other| *other == lang);
        &self.galleries[at.expect("there is a gallery for every language")]
    }

    pub fn sheet(&self) -> &Sheet {
        &self.sheet
    }

    pub fn gallery(&self, lang: Lang) -> &Gallery {
        &self.gallery_file(lang).gallery
    }

    pub fn gallery_url(&self, lang: Lang) -> &str {
        &self.gallery_file(lang).url
    }

    pub fn css_url(&self) -> String {
        format!("/api/art/{}", self.style.hash)
    }
}
