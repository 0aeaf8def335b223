//! Pictures that stand alone: one file with style, symbols and everything a client would add.

use minijinja::{context, value::Serde};
use scene::{LogEntry, Scene};
use serde::Serialize;
use tabletop::Seat;

use crate::{Area, Format, Gallery, Picture, Sheet, Theme, definitions, palette::Palette};

/// What a picture needs to be read without a client.
#[derive(Copy, Clone, Debug)]
pub struct Standalone<'a> {
    pub sheet: &'a Sheet,
    pub gallery: &'a Gallery,
    pub format: Format,
    pub theme: Theme,
    pub title: &'a str,
    pub scene: &'a Scene,
    pub names: &'a [String],
    /// Who looks at it; nobody's turn is theirs if nobody in particular does.
    pub viewer: Option<Seat>,
    pub prompt: &'a str,
    pub choices: &'a [String],
    pub log: &'a [LogEntry],
}

#[derive(Serialize)]
struct Told {
    seat: Option<u8>,
    text: String,
}

impl Picture {
    /// The whole picture as one SVG file.
    pub fn svg(&self, standalone: &Standalone<'_>) -> String {
        let bottom = |area: &Area| area.rect[1] + area.rect[3];
        let height = self.areas.iter().map(bottom).fold(self.height, f64::max);
        let mut drawn = self.ground.to_string();
        for part in &self.parts {
            drawn.push_str(&part.svg);
        }
        for area in &self.areas {
            let [x, y, w, h] = area.rect;
            drawn.push_str(&format!("<g transform=\"translate({x} {y})\">"));
            drawn.push_str(&standalone.area(&area.id, w, h));
            drawn.push_str("</g>");
        }
        let Standalone { sheet, gallery, theme, .. } = standalone;
        file([self.width, height], *theme, sheet.css(), &gallery.svg, &drawn)
    }
}

/// An SVG file with style and only those definitions it needs.
pub fn file(size: [f64; 2], theme: Theme, css: &str, definitions: &str, drawn: &str) -> String {
    let [w, h] = size;
    let needed = definitions::needed(definitions, drawn);
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"table-art\" data-theme=\"{theme}\" \
         viewBox=\"0 0 {w} {h}\" width=\"{w}\" height=\"{h}\"><style>{css}</style>\
         <defs>{needed}</defs>{drawn}</svg>\n"
    )
}

impl Standalone<'_> {
    fn area(&self, id: &str, w: f64, h: f64) -> String {
        let number = |seat: Seat| seat.0 + 1;
        let told: Vec<Told> = self
            .log
            .iter()
            .map(|entry| Told { seat: entry.seat.map(number), text: entry.sentence.to_string() })
            .collect();
        let context = context! {
            w, h,
            format => self.format.to_string(),
            word => &self.gallery.word,
            title => self.title,
            round => self.scene.round,
            steps => Serde(&self.scene.steps),
            order => Serde(&self.scene.order),
            names => Serde(self.names),
            me => self.viewer.map(number),
            prompt => self.prompt,
            choices => Serde(self.choices),
            log => Serde(&told),
        };
        self.sheet.draw(&format!("areas/{id}.svg"), context)
    }
}

/// `var(--ink)` becomes the ink of the theme; what the palette does not know, its fallback.
pub fn resolved(svg: &str, palette: &Palette, theme: Theme) -> String {
    let mut out = String::with_capacity(svg.len());
    let mut rest = svg;
    while let Some(at) = rest.find("var(--") {
        out.push_str(&rest[..at]);
        let inside = &rest[at + "var(--".len()..];
        let end = inside.find(')').unwrap_or(inside.len());
        let (name, fallback) = inside[..end].split_once(',').unwrap_or((&inside[..end], "none"));
        out.push_str(palette.colour(name, theme).unwrap_or(fallback));
        rest = inside.get(end + 1..).unwrap_or("");
    }
    out.push_str(rest);
    out
}
