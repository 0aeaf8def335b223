//! Figures: a chart, what it shows in words, and its numbers in a table.

use std::fmt::Display;

use crate::markup::Element;

/// As wide as a chart is drawn. A telephone shows it so, a larger screen scales it up.
pub(crate) const WIDTH: f64 = 360.0;

/// A chart with its numbers.
#[derive(Clone, Debug)]
pub struct Figure {
    caption: String,
    chart: Element,
    table: Table,
}

/// Rows of words and numbers.
#[derive(Clone, Debug, Default)]
pub struct Table {
    pub head: Vec<String>,
    pub rows: Vec<Vec<String>>,
}

/// A share as people read it.
pub fn percent(share: f64) -> String {
    format!("{:.1} %", 100.0 * share)
}

/// A number on an axis, with as many digits as it needs.
pub(crate) fn plain(value: f64) -> String {
    let rounded = (value * 1000.0).round() / 1000.0;
    (rounded + 0.0).to_string()
}

/// A share on an axis.
pub(crate) fn whole_percent(share: f64) -> String {
    format!("{} %", plain(100.0 * share))
}

pub(crate) fn label(x: f64, y: f64, anchor: &str, text: impl Display) -> Element {
    Element::new("text").at("x", x).at("y", y).with("text-anchor", anchor).text(text)
}

/// A text that fits: cut off where there are too many letters. The tables have it in full.
pub(crate) fn short(text: &str, letters: usize) -> String {
    if text.chars().count() <= letters {
        return text.to_owned();
    }
    let kept: String = text.chars().take(letters.saturating_sub(1)).collect();
    format!("{}…", kept.trim_end())
}

impl Figure {
    /// `name` says what is shown; `words` tell what can be seen, to those who do not see it.
    pub(crate) fn new(
        name: &str,
        words: &str,
        (width, height): (f64, f64),
        parts: impl IntoIterator<Item = Element>,
        table: Table,
    ) -> Figure {
        let chart = Element::new("svg")
            .with("viewBox", format!("0 0 {width} {height}"))
            .with("role", "img")
            .with("aria-label", format!("{name}. {words}"))
            .child(Element::new("title").text(name))
            .child(Element::new("desc").text(words))
            .children(parts);
        Figure { caption: name.to_owned(), chart, table }
    }

    pub(crate) fn element(&self) -> Element {
        let details = Element::new("details")
            .child(Element::new("summary").text("The numbers"))
            .child(self.table.element());
        Element::new("figure")
            .child(Element::new("figcaption").text(&self.caption))
            .child(self.chart.clone())
            .child(details)
    }

    #[cfg(test)]
    pub(crate) fn chart(&self) -> String {
        self.chart.to_string()
    }
}

impl Table {
    pub fn new<const N: usize>(head: [&str; N], rows: Vec<[String; N]>) -> Table {
        let head = head.iter().map(|&cell| cell.to_owned()).collect();
        Table { head, rows: rows.into_iter().map(Vec::from).collect() }
    }

    pub(crate) fn element(&self) -> Element {
        let row = |cells: &[String], name: &'static str| {
            let cell = |text: &String| Element::new(name).text(text);
            Element::new("tr").children(cells.iter().map(cell))
        };
        let body = self.rows.iter().map(|cells| row(cells, "td"));
        let table = Element::new("table")
            .child(Element::new("thead").child(row(&self.head, "th")))
            .child(Element::new("tbody").children(body));
        Element::new("div").with("class", "scroll").child(table)
    }
}
