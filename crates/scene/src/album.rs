//! Albums: the faces of the games people play, each put into words only once.

use std::{
    collections::BTreeMap,
    sync::{Mutex, PoisonError},
};

use crate::{Face, Lang};

/// All faces by their ids.
type Album = BTreeMap<String, Face>;

/// An album for every language and every `K` that faces depend on: an edition, say. Every scene tells
/// the text of every token on the table, so they are kept for ever, as editions are.
#[derive(Debug)]
pub struct Albums<K>(Mutex<Vec<(K, Lang, &'static Album)>>);

impl<K: Copy + PartialEq> Albums<K> {
    /// Without any album yet.
    #[allow(clippy::new_without_default)]
    pub const fn new() -> Albums<K> {
        Albums(Mutex::new(Vec::new()))
    }

    /// The face with this id, of those that `faces` makes where there is no album yet.
    pub fn face(
        &self,
        key: K,
        lang: Lang,
        id: &str,
        faces: impl FnOnce() -> Vec<Face>,
    ) -> Option<&'static Face> {
        let mut albums = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let known = albums.iter().find(|(k, l, _)| *k == key && *l == lang);
        let album = known.map(|(.., album)| *album).unwrap_or_else(|| {
            let album: Album = faces().into_iter().map(|face| (face.id.clone(), face)).collect();
            let album: &Album = Box::leak(Box::new(album));
            albums.push((key, lang, album));
            album
        });
        album.get(id)
    }
}
