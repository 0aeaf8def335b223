//! The library: the games there are, with their rules, faces and art.

use std::{
    collections::HashMap,
    fmt,
    sync::{Arc, Mutex, MutexGuard, PoisonError, Weak},
};

use art::{Gallery, Sheet};
use catalog::Title;
use scene::{Lang, Table};
use tabletop::{Setup, Spread};

use crate::{objection::Objection, served::Served, store};

/// All games that somebody has drawn.
#[derive(Debug)]
pub struct Library {
    books: Vec<Book>,
    /// The art of editions that are played, by game and edition.
    shelves: Mutex<HashMap<(String, String), Weak<Shelf>>>,
}

/// One game.
pub struct Book {
    pub title: &'static dyn Title,
    pub style: Arc<Served>,
    pub cover: Arc<Served>,
    sheet: Arc<Sheet>,
    /// The art of the edition that ships.
    standard: Arc<Shelf>,
}

impl fmt::Debug for Book {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Book({})", self.title.name())
    }
}

/// The art of one edition of a game, in all languages.
#[derive(Debug)]
pub struct Shelf {
    sheet: Arc<Sheet>,
    style: Arc<Served>,
    /// In the order of [`Lang::ALL`].
    galleries: Vec<Hung>,
}

#[derive(Debug)]
struct Hung {
    gallery: Gallery,
    served: Arc<Served>,
    url: String,
}

/// The name of the edition that ships.
pub const STANDARD: &str = "standard";

/// What the faces of a table are asked for with: `standard`, or the table itself. Other tables with
/// the same edition are nobody's business, for the id of a table is all one needs to come in.
pub fn edition_of(kept: &store::Table) -> &str {
    if kept.edition.is_empty() { STANDARD } else { &kept.id }
}

impl Library {
    pub fn load() -> Result<Library, String> {
        let drawn = catalog::titles().iter().filter(|title| !title.art().is_empty());
        let books = drawn.map(|title| Book::open(*title)).collect::<Result<_, _>>()?;
        Ok(Library { books, shelves: Mutex::default() })
    }

    pub fn books(&self) -> &[Book] {
        &self.books
    }

    pub fn book(&self, game: &str) -> Result<&Book, Objection> {
        self.books.iter().find(|book| book.title.name() == game).ok_or_else(Objection::not_found)
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<(String, String), Weak<Shelf>>> {
        self.shelves.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The art for a table. Other editions than the one that ships are drawn when they are played.
    pub fn shelf(&self, kept: &store::Table, table: &dyn Table) -> Result<Arc<Shelf>, Objection> {
        let book = self.book(&kept.game)?;
        if kept.edition.is_empty() {
            return Ok(Arc::clone(&book.standard));
        }
        let key = (kept.game.clone(), table.replay().edition);
        if let Some(shelf) = self.lock().get(&key).and_then(Weak::upgrade) {
            return Ok(shelf);
        }
        let shelf = Shelf::hang(book.title, &book.sheet, &book.style, table);
        let shelf = Arc::new(shelf.map_err(Objection::broken)?);
        let mut shelves = self.lock();
        shelves.retain(|_, shelf| 0 < shelf.strong_count());
        shelves.insert(key, Arc::downgrade(&shelf));
        Ok(shelf)
    }

    /// A file of art by its hash.
    pub fn art(&self, hash: &str) -> Option<Arc<Served>> {
        let standard = self.books.iter().map(|book| Arc::clone(&book.standard));
        let others: Vec<_> = self.lock().values().filter_map(Weak::upgrade).collect();
        let files = standard.chain(others).flat_map(|shelf| {
            let galleries = shelf.galleries.iter().map(|hung| Arc::clone(&hung.served));
            galleries.chain([Arc::clone(&shelf.style)]).collect::<Vec<_>>()
        });
        files.into_iter().find(|file| file.hash == hash)
    }
}

impl Book {
    fn open(title: &'static dyn Title) -> Result<Book, String> {
        let fault = |fault: tabletop::Fault| format!("the art of {}: {fault}", title.name());
        let sheet = Arc::new(Sheet::load(title.art()).map_err(fault)?);
        let style = Served::new("text/css; charset=utf-8", sheet.css().to_owned());
        let setup = Setup { seats: *title.seats().start(), ..Setup::default() };
        let table =
            title.open(&setup, &mut Spread::default()).map_err(|error| error.to_string())?;
        let standard = Shelf::hang(title, &sheet, &style, table.as_ref())?;
        let cover = Served::new("image/svg+xml", sheet.cover().to_owned());
        Ok(Book { title, style, cover, sheet, standard: Arc::new(standard) })
    }
}

impl Shelf {
    fn hang(
        title: &dyn Title,
        sheet: &Arc<Sheet>,
        style: &Arc<Served>,
        table: &dyn Table,
    ) -> Result<Shelf, String> {
        let hang = |lang: Lang| {
            let words = |key: &str| title.speech(lang).word(key);
            let gallery = sheet.gallery(&table.faces(lang), &words).map_err(|f| f.to_string())?;
            let served = Served::new("image/svg+xml", gallery.svg.to_string());
            let url = format!("/api/art/{}", served.hash);
            Ok::<_, String>(Hung { gallery, served, url })
        };
        Ok(Shelf {
            sheet: Arc::clone(sheet),
            style: Arc::clone(style),
            galleries: Lang::ALL.into_iter().map(hang).collect::<Result<_, _>>()?,
        })
    }

    fn hung(&self, lang: Lang) -> &Hung {
        &self.galleries[lang.index()]
    }

    pub fn sheet(&self) -> &Sheet {
        &self.sheet
    }

    pub fn gallery(&self, lang: Lang) -> &Gallery {
        &self.hung(lang).gallery
    }

    pub fn gallery_url(&self, lang: Lang) -> &str {
        &self.hung(lang).url
    }

    pub fn css_url(&self) -> String {
        format!("/api/art/{}", self.style.hash)
    }
}
