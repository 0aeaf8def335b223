//! A table as somebody sees it: drawn, and put into messages. It is the same for the tables people play at
//! and for those that lessons lay out.

use std::{collections::HashMap, sync::Arc};

use art::{Format, Picture, Subject};
use catalog::Title;
use scene::{Anchor, Choice, Lang, Layout, Outline, Scene, Table};
use tabletop::Seat;
use wire::table::Preview;

use crate::{error::ApiError, library::EditionAssets, messages};

/// How a viewer wants to see the table.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, Default)]
pub struct ViewOptions {
    pub lang: Lang,
    pub format: Format,
    /// Whether zones are also told in words.
    pub text: bool,
}

impl ViewOptions {
    pub fn read(view: &wire::table::ViewOptions) -> Result<ViewOptions, ApiError> {
        Ok(ViewOptions {
            lang: view.lang.parse().map_err(ApiError::bad_request)?,
            format: view.format.parse().map_err(ApiError::bad_request)?,
            text: view.text,
        })
    }
}

/// A table, and who looks at it how.
#[derive(Copy, Clone)]
pub struct TableView<'a> {
    pub title: &'static dyn Title,
    pub table: &'a dyn Table,
    pub assets: &'a EditionAssets,
    /// Whose side is drawn in front.
    pub seat: Option<Seat>,
    /// As whom it is seen.
    pub viewer: Option<Seat>,
    pub options: ViewOptions,
}

/// Everything one viewpoint sees now.
pub struct Snapshot {
    pub layout: Arc<Layout>,
    pub scene: Scene,
    pub choices: Vec<Choice>,
}

/// What is on a screen.
#[derive(Debug)]
pub struct Shown {
    pub picture: Picture,
    pub outline: Outline,
}

/// The layouts of a table that were made already: all who speak a language have the same.
#[derive(Default)]
pub struct Layouts(HashMap<Lang, Arc<Layout>>);

impl TableView<'_> {
    pub fn snapshot(&self, layouts: &mut Layouts) -> Snapshot {
        let (table, lang) = (self.table, self.options.lang);
        let layout = layouts.0.entry(lang).or_insert_with(|| Arc::new(table.layout(lang)));
        Snapshot {
            layout: Arc::clone(layout),
            scene: table.scene(self.viewer, lang),
            choices: self.choices(),
        }
    }

    pub fn choices(&self) -> Vec<Choice> {
        self.viewer.map_or_else(Vec::new, |seat| self.table.choices(seat, self.options.lang))
    }

    pub fn picture(&self, snapshot: &Snapshot) -> Picture {
        // What only ends or declines something has its button and lights nothing.
        let lit = snapshot.choices.iter().filter(|choice| !choice.closing);
        let lit: Vec<Anchor> = lit.map(|choice| choice.anchor.clone()).collect();
        self.draw(&snapshot.layout, &snapshot.scene, &lit, None)
    }

    pub fn draw(
        &self,
        layout: &Layout,
        scene: &Scene,
        lit: &[Anchor],
        before: Option<&Scene>,
    ) -> Picture {
        self.assets.sheet().picture(&Subject {
            layout,
            scene,
            gallery: self.assets.gallery(self.options.lang),
            format: self.options.format,
            me: self.seat.unwrap_or_default(),
            names: self.table.names(),
            lit,
            before,
        })
    }

    /// What a choice would look like, to the one who has it.
    pub fn preview(&self, id: u32, notation: &str) -> Result<Preview, ApiError> {
        let seat = self.viewer.ok_or(ApiError::NotSeated)?;
        let preview = self.table.preview(seat, notation, self.options.lang)?;
        let snapshot = self.snapshot(&mut Layouts::default());
        let choice = snapshot.choices.iter().find(|choice| choice.notation == notation);
        let marks = choice.map_or_else(Vec::new, messages::marks);
        let placed = choice.filter(|choice| choice.anchor.placement.is_some());
        let Some(preview) = preview else {
            return Ok(Preview { id, parts: vec![], log: vec![], marks });
        };
        let now = self.picture(&snapshot);
        let then = self.draw(&snapshot.layout, &preview.scene, &[], Some(&snapshot.scene));
        // A piece in the hand is its own ghost, and its grid must stay under the pointer.
        let is_shown = |part: &&art::Part| placed.is_none_or(|c| c.anchor.zone != part.id);
        let parts = then.changes(&now).into_iter().filter(is_shown).map(messages::part).collect();
        Ok(Preview { id, parts, log: preview.log, marks })
    }
}
