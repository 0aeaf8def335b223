//! Sheets: the art of one game.

use std::{collections::BTreeMap, collections::BTreeSet, sync::Arc};

use minijinja::{Value, context, value::Serde};
use scene::Face;
use tabletop::{Fault, Seat, Source};

use crate::{
    Area, Format, Gallery, Part, Picture, Subject, Theme,
    format::{Placed, Plan, Whose},
    memo::{self, Memo},
    palette::Palette,
    pen::Pen,
    standalone,
    subject::{Shows, Sorted, View},
};

/// All files of a game's art folder, read and checked once.
#[derive(Debug)]
pub struct Sheet {
    pub(crate) pen: Pen,
    palette: Palette,
    plans: [Plan; 2],
    css: String,
    cover: String,
    symbols: String,
    labels: BTreeSet<String>,
    memo: Memo,
}

impl Sheet {
    /// The files by their names in the folder; `kit.svg`, which all games share, is one of them.
    pub fn load(files: &[Source<'_>]) -> Result<Sheet, Fault> {
        let find = |name: &str| -> Result<Source<'_>, Fault> {
            let found = files.iter().find(|file| file.name == name).copied();
            found.ok_or_else(|| Fault::at_line(name, 1, "this file of the art sheet is missing"))
        };
        let palette = Palette::read(find("palette.toml")?)?;
        let mut pen = Pen::new();
        let mut labels = BTreeSet::new();
        for &file in files {
            check_colours(file, &palette)?;
            if file.name.ends_with(".svg") {
                pen.add(file)?;
                labels.extend(labels_of(file.text));
            }
        }
        let mut symbols = String::new();
        for file in files.iter().filter(|file| file.name.starts_with("symbols/")) {
            symbols.push_str(inner(&pen.draw(file.name, Value::UNDEFINED)?));
        }
        let mut plans = [Plan::read(find("wide.toml")?)?, Plan::read(find("tall.toml")?)?];
        for (format, plan) in Format::ALL.into_iter().zip(&mut plans) {
            find(&format!("ground-{format}.svg"))?;
            for placed in &mut plan.part {
                let template = find(&placed.template())?;
                placed.shows = Shows::read_by(template.name, &pen);
            }
            for area in plan.areas.keys() {
                find(&format!("areas/{area}.svg"))?;
            }
        }
        let css = palette.css() + style(find("style.css")?)?;
        let drawn = pen.draw(find("cover.svg")?.name, Value::UNDEFINED)?;
        let cover = standalone::file([480.0, 270.0], Theme::Light, &css, &symbols, &drawn);
        Ok(Sheet { pen, palette, plans, css, cover, symbols, labels, memo: Memo::default() })
    }

    /// Colours and type of everything below an element with the class `table-art`; dark below
    /// `data-theme="dark"`.
    pub fn css(&self) -> &str {
        &self.css
    }

    /// A picture of the game, 480 by 270: one SVG file.
    pub fn cover(&self) -> &str {
        &self.cover
    }

    /// The keys of all words the templates use.
    pub fn labels(&self) -> impl Iterator<Item = &str> {
        self.labels.iter().map(String::as_str)
    }

    pub fn colour(&self, name: &str, theme: Theme) -> Option<&str> {
        self.palette.colour(name, theme)
    }

    /// All symbols and the faces of an edition, with the words of one language.
    pub fn gallery(
        &self,
        faces: &[Face],
        words: &dyn Fn(&str) -> String,
    ) -> Result<Gallery, Fault> {
        let words: BTreeMap<String, String> =
            self.labels.iter().map(|key| (key.clone(), words(key))).collect();
        Gallery::draw(&self.pen, &self.symbols, faces, words)
    }

    pub(crate) fn plan(&self, format: Format) -> &Plan {
        &self.plans[format as usize]
    }

    /// Draws what was not drawn before. A mistake in a template becomes a note in the picture.
    pub fn picture(&self, subject: &Subject<'_>) -> Picture {
        let plan = self.plan(subject.format);
        let sorted = Sorted::new(subject);
        let mut parts = Vec::new();
        for (at, placed) in plan.part.iter().enumerate() {
            if !placed.is_for(sorted.seats) {
                continue;
            }
            let brush = Brush { sheet: self, subject, sorted: &sorted, at, placed };
            match placed.whose {
                Whose::Everybodys => parts.push(brush.part(None, None)),
                Whose::Mine => parts.push(brush.part(Some(subject.me), None)),
                Whose::Rivals => {
                    for (n, rival) in (0..).zip(sorted.rivals()) {
                        parts.push(brush.part(Some(rival), plan.panel(sorted.seats, n)));
                    }
                }
            }
        }
        let area = |(id, rect): (&String, &[f64; 4])| Area { id: id.clone(), rect: *rect };
        let [width, height] = plan.size;
        let areas = plan.areas.iter().map(area).collect();
        Picture { width, height, ground: self.ground(subject, sorted.seats), parts, areas }
    }

    fn ground(&self, subject: &Subject<'_>, seats: u8) -> Arc<str> {
        let format = subject.format;
        let key = memo::key(("ground", subject.gallery.number, format, seats, subject.me));
        self.memo.recall(key, || {
            let plan = self.plan(format);
            let panels: Vec<_> =
                (0..seats.saturating_sub(1)).filter_map(|n| plan.panel(seats, n)).collect();
            let [w, h] = plan.size;
            let context = context! {
                w, h, seats, panels, me => subject.me.0 + 1, word => &subject.gallery.word,
            };
            self.draw(&format!("ground-{format}.svg"), context).into()
        })
    }

    pub(crate) fn draw(&self, template: &str, context: Value) -> String {
        self.pen.draw(template, context).unwrap_or_else(|fault| {
            let note = fault.to_string().replace('&', "&amp;").replace('<', "&lt;");
            format!("<text class=\"fault\" x=\"4\" y=\"14\" font-size=\"12\" fill=\"#c00\">{note}</text>")
        })
    }

    /// The picture with colours in place of custom properties, for programs that know none.
    pub fn resolved(&self, svg: &str, theme: Theme) -> String {
        standalone::resolved(svg, &self.palette, theme)
    }
}

/// What draws one entry of a plan.
struct Brush<'a> {
    sheet: &'a Sheet,
    subject: &'a Subject<'a>,
    sorted: &'a Sorted<'a>,
    at: usize,
    placed: &'a Placed,
}

impl Brush<'_> {
    fn part(&self, seat: Option<Seat>, panel: Option<[f64; 4]>) -> Part {
        let id = match seat {
            Some(seat) => format!("{}-{seat}", self.placed.zone),
            None => self.placed.zone.clone(),
        };
        let view = self.sorted.view(&id, seat, self.placed.shows);
        let inside = self.key(&view, panel);
        let memo = &self.sheet.memo;
        let svg = match panel {
            // Where the panel lies does not matter to what is in it: rivals see it in other places.
            Some([x, y, ..]) => memo.recall(memo::key((inside, x.to_bits(), y.to_bits())), || {
                let drawn = memo.recall(inside, || self.inside(&view, panel).into());
                self.placed_at(&id, &view, panel, &drawn)
            }),
            None => memo.recall(inside, || {
                let drawn = self.inside(&view, panel);
                self.placed_at(&id, &view, panel, &drawn)
            }),
        };
        Part { id, svg }
    }

    /// What stands for all that the inside of a part is drawn from.
    fn key(&self, view: &View<'_>, panel: Option<[f64; 4]>) -> u64 {
        let panel_size = panel.map(|[_, _, w, h]| (w.to_bits(), h.to_bits()));
        memo::key((self.subject.gallery.number, self.subject.format, self.at, panel_size, view))
    }

    fn inside(&self, view: &View<'_>, panel: Option<[f64; 4]>) -> String {
        if !self.placed.by_space {
            return self.drawn(view, panel);
        }
        let space = |view: View<'_>| {
            // A view of one space is never that of a whole zone with a single one.
            let key = memo::key(("space", self.key(&view, panel)));
            self.sheet.memo.recall(key, || self.drawn(&view, panel).into())
        };
        view.by_space().map(|view| space(view).to_string()).collect()
    }

    fn drawn(&self, view: &View<'_>, panel: Option<[f64; 4]>) -> String {
        let [_, _, w, h] = self.placed.at;
        let Gallery { faces, word, .. } = self.subject.gallery;
        let panel = panel.map(|[_, _, w, h]| context! { w, h });
        let frame = context! {
            w, h, panel, faces, word,
            format => self.subject.format.to_string(),
            reach => self.sheet.plan(self.subject.format).reach,
        };
        let context = context! { ..frame, ..Value::from(Serde(view)) };
        self.sheet.draw(&self.placed.template(), context)
    }

    fn placed_at(
        &self,
        id: &str,
        view: &View<'_>,
        panel: Option<[f64; 4]>,
        drawn: &str,
    ) -> Arc<str> {
        let [mut x, mut y, ..] = self.placed.at;
        if let Some([left, top, ..]) = panel {
            (x, y) = (x + left, y + top);
        }
        let lit = if view.is_lit() { " lit" } else { "" };
        let spot = if view.is_zone() { format!(" data-spot=\"{id}\"") } else { String::new() };
        let svg = format!(
            "<g id=\"zone-{id}\" class=\"zone{lit}\" data-zone=\"{id}\"{spot} \
             transform=\"translate({x} {y})\">{drawn}</g>"
        );
        svg.into()
    }
}

/// The style sheet, which will stand inside of SVG.
fn style(file: Source<'_>) -> Result<&str, Fault> {
    match file.text.find(['<', '&']) {
        Some(at) => Err(Fault::at_offset(file, at, "`<` and `&` cannot stand in a style of SVG")),
        None => Ok(file.text),
    }
}

/// What stands between the outermost tags.
fn inner(svg: &str) -> &str {
    let start = svg.find("<svg").and_then(|at| svg[at..].find('>').map(|end| at + end + 1));
    let end = svg.rfind("</svg>").unwrap_or(svg.len());
    &svg[start.unwrap_or(0)..end]
}

/// The keys in `word("...")`.
fn labels_of(template: &str) -> impl Iterator<Item = String> {
    template.split("word(\"").skip(1).filter_map(|rest| {
        let key = rest.split('"').next()?;
        Some(key.to_owned())
    })
}

/// Every custom property is a colour of the palette.
fn check_colours(file: Source<'_>, palette: &Palette) -> Result<(), Fault> {
    for (at, _) in file.text.match_indices("var(--") {
        let name = file.text[at + "var(--".len()..].split([')', ',']).next().unwrap_or("");
        // A name with a figure in it is known only when it is drawn.
        if !name.contains('{') && !palette.has(name) {
            let reason = format!("the palette has no colour `{name}`");
            return Err(Fault::at_offset(file, at, reason));
        }
    }
    Ok(())
}
