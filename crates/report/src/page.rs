//! Pages: a whole report, ready to be a file.

use std::fmt;

use crate::{
    figure::{Figure, Table},
    markup::Element,
};

/// A report.
#[derive(Clone, Debug, Default)]
pub struct Page {
    pub title: String,
    /// What came of it, in a sentence or two.
    pub lead: String,
    /// What was done, by name and value.
    pub facts: Vec<(String, String)>,
    /// The words that make the same report again.
    pub command: String,
    pub sections: Vec<Section>,
}

/// A part of a report.
#[derive(Clone, Debug, Default)]
pub struct Section {
    pub heading: String,
    /// How to read what follows.
    pub text: String,
    pub table: Option<Table>,
    pub figures: Vec<Figure>,
    /// What is left to say.
    pub note: String,
}

impl fmt::Display for Page {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let fact = |(name, value): &(String, String)| {
            let name = Element::new("dt").text(name);
            Element::new("div").child(name).child(Element::new("dd").text(value))
        };
        let header = Element::new("header")
            .child(Element::new("h1").text(&self.title))
            .child(Element::new("p").with("class", "lead").text(&self.lead))
            .child(Element::new("dl").children(self.facts.iter().map(fact)))
            .child(Element::new("pre").text(&self.command));
        let body = Element::new("body")
            .child(header)
            .child(Element::new("main").children(self.sections.iter().map(Section::element)));
        let html = Element::new("html").with("lang", "en").child(self.head()).child(body);
        writeln!(f, "<!DOCTYPE html>\n{html}")
    }
}

impl Page {
    fn head(&self) -> Element {
        let meta = |name, content| Element::new("meta").with("name", name).with("content", content);
        Element::new("head")
            .child(Element::new("meta").with("charset", "utf-8"))
            .child(meta("viewport", "width=device-width, initial-scale=1"))
            .child(meta("color-scheme", "light dark"))
            .child(Element::new("title").text(&self.title))
            .child(Element::new("style").text(include_str!("style.css")))
    }
}

impl Section {
    fn element(&self) -> Element {
        let mut section = Element::new("section").child(Element::new("h2").text(&self.heading));
        let paragraph = |text: &String| (!text.is_empty()).then(|| Element::new("p").text(text));
        section = section.children(paragraph(&self.text));
        section = section.children(self.table.as_ref().map(Table::element));
        if !self.figures.is_empty() {
            let figures = self.figures.iter().map(Figure::element);
            section = section.child(Element::new("div").with("class", "panels").children(figures));
        }
        section.children(paragraph(&self.note))
    }
}
