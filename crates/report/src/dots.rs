//! Dots: values with what they may really be, one row each.

use crate::{
    axis::Axis,
    figure::{Figure, Table, WIDTH, label, percent, plain, short, whole_percent},
    markup::Element,
};

/// A dot and its 95 % interval in every row, beside a line that says what would be usual.
#[derive(Clone, Debug)]
pub struct Dots {
    pub name: String,
    /// What the dots are, such as `wins`.
    pub unit: String,
    /// Whether they are shares.
    pub shares: bool,
    /// Where a dot would be expected, and why.
    pub usual: Option<(f64, String)>,
    /// What the bars on the right are, if there are any.
    pub weight: Option<String>,
    pub rows: Vec<Row>,
}

/// A dot.
#[derive(Clone, Debug)]
pub struct Row {
    pub name: String,
    /// Shown where there is room for it; may be empty.
    pub id: String,
    pub value: f64,
    pub low: f64,
    pub high: f64,
    /// A share, shown as a bar.
    pub weight: f64,
}

/// So many rows in one panel.
const PANEL: usize = 25;
const ROW: f64 = 20.0;
const TOP: f64 = 22.0;
const LEFT: f64 = 148.0;
/// So many letters have room before the dots.
const LETTERS: usize = 25;

impl Row {
    fn full_name(&self) -> String {
        match self.id.as_str() {
            "" => self.name.clone(),
            id => format!("{} ({id})", self.name),
        }
    }

    /// As much of it as has room.
    fn label(&self) -> String {
        let full = self.full_name();
        if full.chars().count() <= LETTERS { full } else { short(&self.name, LETTERS) }
    }
}

impl Dots {
    /// One panel, or several with the same axis.
    pub fn figures(&self) -> Vec<Figure> {
        let panels = self.rows.len().div_ceil(PANEL).max(1);
        let rows = self.rows.len().div_ceil(panels).max(1);
        let parts = self.rows.chunks(rows).enumerate();
        parts.map(|(at, rows)| self.figure(rows, (panels != 1).then_some((at, panels)))).collect()
    }

    fn show(&self, value: f64) -> String {
        if self.shares { percent(value) } else { format!("{value:.1}") }
    }

    /// Wide enough for all rows.
    fn axis(&self) -> Axis {
        let usual = self.usual.iter().map(|(value, _)| *value);
        let lows = self.rows.iter().map(|row| row.low).chain(usual.clone());
        let highs = self.rows.iter().map(|row| row.high).chain(usual);
        let (least, most) =
            (lows.fold(f64::INFINITY, f64::min), highs.fold(f64::NEG_INFINITY, f64::max));
        let right = if self.weight.is_some() { 288.0 } else { 340.0 };
        Axis::round(least, most, LEFT + 8.0, right)
    }

    fn figure(&self, rows: &[Row], part: Option<(usize, usize)>) -> Figure {
        let x = self.axis();
        let bottom = TOP + ROW * rows.len() as f64;
        let scale = if self.shares { whole_percent } else { plain };
        let mut parts = vec![x.below(TOP, bottom, scale)];
        if let Some((value, why)) = &self.usual {
            let at = x.at(*value);
            let line = Element::new("line").with("class", "usual").at("x1", at).at("y1", TOP - 4.0);
            parts.push(line.at("x2", at).at("y2", bottom));
            parts.push(label(at, TOP - 8.0, "middle", why));
        }
        if let Some(weight) = &self.weight {
            parts.push(label(352.0, TOP - 8.0, "end", weight));
        }
        parts.extend(rows.iter().enumerate().map(|(at, row)| self.row(&x, row, at)));
        parts.push(label((LEFT + 300.0) / 2.0, bottom + 32.0, "middle", &self.unit));
        let name = match part {
            None => self.name.clone(),
            Some((at, panels)) => format!("{}, {} of {panels}", self.name, at + 1),
        };
        let first = rows.first().map_or(String::new(), |row| {
            format!(" First comes {} with {}.", row.name, self.show(row.value))
        });
        let words = format!("{} rows with {} and 95 % intervals.{first}", rows.len(), self.unit);
        Figure::new(&name, &words, (WIDTH, bottom + 42.0), parts, self.table(rows))
    }

    fn row(&self, x: &Axis, row: &Row, at: usize) -> Element {
        let y = TOP + ROW * (at as f64 + 0.5);
        let (low, high) = (x.at(row.low), x.at(row.high));
        let whisker = Element::new("line").with("class", "whisker").at("x1", low).at("y1", y);
        let [value, least, most] = [row.value, row.low, row.high].map(|value| self.show(value));
        let words = format!("{}: {value} (95 %: {least} to {most})", row.full_name());
        let mut parts = vec![
            Element::new("title").text(words),
            label(LEFT - 4.0, y + 4.0, "end", row.label()),
            whisker.at("x2", high).at("y2", y),
            self.mark(row, x.at(row.value), y),
        ];
        if self.weight.is_some() {
            let bar = |class, width| {
                let bar = Element::new("rect").with("class", class).at("x", 302.0).at("y", y - 4.0);
                bar.at("width", width).at("height", 8.0)
            };
            parts.extend([bar("ground", 50.0), bar("weight", 50.0 * row.weight)]);
        }
        Element::new("g").children(parts)
    }

    /// A triangle points away from what is usual; a ring cannot be told from it.
    fn mark(&self, row: &Row, x: f64, y: f64) -> Element {
        let triangle = |class, tip: f64| {
            let points =
                format!("{:.1},{y:.1} {x:.1},{:.1} {x:.1},{:.1}", x + tip, y - 5.5, y + 5.5);
            Element::new("polygon").with("class", class).with("points", points)
        };
        let circle = |class| {
            Element::new("circle").with("class", class).at("cx", x).at("cy", y).with("r", 4)
        };
        match self.usual {
            None => circle("dot"),
            Some((usual, _)) if usual < row.low => triangle("above", 9.0),
            Some((usual, _)) if row.high < usual => triangle("below", -9.0),
            Some(_) => circle("ring"),
        }
    }

    fn table(&self, rows: &[Row]) -> Table {
        let row = |row: &Row| {
            let mut cells = vec![row.full_name()];
            cells.extend([row.value, row.low, row.high].map(|value| self.show(value)));
            cells.extend(self.weight.is_some().then(|| percent(row.weight)));
            cells
        };
        let head = ["", &self.unit, "95 %: from", "to"].map(str::to_owned).into_iter();
        Table {
            head: head.chain(self.weight.clone()).collect(),
            rows: rows.iter().map(row).collect(),
        }
    }
}
