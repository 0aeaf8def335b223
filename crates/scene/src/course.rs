//! The course of a game: its lessons, in the order in which they are taken.

use std::sync::Arc;

use tabletop::{Fault, Lesson, Source};

use crate::Lang;

/// All lessons of a game in one language.
#[derive(Clone, Debug, Default)]
pub struct Course {
    /// The first to be taken comes first.
    pub lessons: Vec<Arc<Lesson>>,
}

impl Course {
    /// Reads the files of a folder of lessons: those of the folder itself are complete and in English,
    /// `fr/01-goods.txt` has the words of `01-goods.txt` in French.
    ///
    /// # Errors
    ///
    /// The first line that cannot be read, or the first words that a translation lacks.
    pub fn read(files: &[Source<'_>], lang: Lang) -> Result<Course, Fault> {
        let english = files.iter().filter(|file| !file.name.contains('/'));
        let lessons = english.map(|file| {
            let lesson = Lesson::parse(*file)?;
            let name = format!("{lang}/{}", file.name);
            Ok(Arc::new(match files.iter().find(|other| other.name == name) {
                Some(words) => lesson.in_words_of(*words)?,
                None => lesson,
            }))
        });
        Ok(Course { lessons: lessons.collect::<Result<_, _>>()? })
    }

    /// The lesson that is remembered by this name.
    pub fn lesson(&self, id: &str) -> Option<&Arc<Lesson>> {
        self.lessons.iter().find(|lesson| lesson.id == id)
    }
}
