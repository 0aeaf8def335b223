//! Draws Imaginarium in many states, to be looked at: `cargo run -p art --example pictures`.
//!
//! Writes SVG files to `target/art/`, or to the folder named as an argument. With the feature `png`
//! it writes PNG files as well.

use std::{error::Error, fs, path::Path};

use art::{Format, Gallery, Sheet, Standalone, Subject, Theme};
use imaginarium::{Imaginarium, Options};
use scene::{Anchor, Choice, Lang, Present, Table, Token};
use tabletop::{Flow as _, Game, Rng, Session, Source};

type Done = Result<(), Box<dyn Error>>;

const NAMES: [&str; 5] = ["Ada", "Bram", "Chloe", "Maximiliane-Josephine", "Eve"];

fn main() -> Done {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let mut args = std::env::args().skip(1);
    let out = args.next().map_or_else(|| root.join("target/art"), Into::into);
    let only = args.next();
    fs::create_dir_all(&out)?;
    let mut files = Vec::new();
    collect(&root.join("art"), "", &mut files)?;
    collect(&root.join("art/imaginarium"), "", &mut files)?;
    let sources: Vec<Source<'_>> = files.iter().map(|(name, text)| Source { name, text }).collect();
    let sheet = Sheet::load(&sources)?;
    let studio = Studio { sheet, out: &out, only };
    studio.states()
}

fn collect(folder: &Path, prefix: &str, files: &mut Vec<(String, String)>) -> Done {
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        let name = format!("{prefix}{}", entry.file_name().to_string_lossy());
        let is_game = prefix.is_empty() && entry.path().join("palette.toml").exists();
        if entry.path().is_dir() {
            if !is_game {
                collect(&entry.path(), &format!("{name}/"), files)?;
            }
        } else {
            files.push((name, fs::read_to_string(entry.path())?));
        }
    }
    Ok(())
}

struct Studio<'a> {
    sheet: Sheet,
    out: &'a Path,
    only: Option<String>,
}

/// A game that has got somewhere.
struct Shot {
    session: Session<Imaginarium>,
    lang: Lang,
}

impl Shot {
    /// Plays games until `stop` says so in one of them.
    fn find(seats: u8, stop: impl Fn(&Session<Imaginarium>, &[Choice]) -> bool) -> Shot {
        let mut games = (1..40).map(|seed| Shot::play(seats, seed, &stop));
        let found = games.find(|shot| !shot.session.deciders().is_empty());
        found.unwrap_or_else(|| Shot::over(seats))
    }

    fn over(seats: u8) -> Shot {
        Shot::play(seats, 4, |_, _| false)
    }

    /// Plays as players do, until `stop` says so or the game is over.
    fn play(seats: u8, seed: u64, stop: impl Fn(&Session<Imaginarium>, &[Choice]) -> bool) -> Shot {
        let mut luck = Rng::new(seed);
        let mut session: Session<Imaginarium> = Session::new(seats, Options::default(), &mut luck);
        let names = NAMES[..usize::from(seats)].iter().map(|&name| name.to_owned());
        session.name_seats(names.collect());
        let mut actions = Vec::new();
        while let Some(by) = session.state().deciders().first() {
            if stop(&session, &session.choices(by, Lang::EN)) {
                break;
            }
            session.state().sensible_actions(by, &mut actions);
            let action = luck.pick(&actions).to_string();
            session.play(by, &action, &mut luck).expect("sensible actions are legal");
        }
        Shot { session, lang: Lang::EN }
    }

    fn in_french(mut self) -> Shot {
        self.lang = Lang::of("fr");
        self
    }
}

/// In this round or later, something can be clicked in two places of a zone.
fn asked(round: u32, zone: &'static str) -> impl Fn(&Session<Imaginarium>, &[Choice]) -> bool {
    move |session, choices| {
        let here = choices.iter().filter(|choice| choice.anchor.place().starts_with(zone));
        round <= session.round(session.moves()) && 1 < here.count()
    }
}

/// So many tokens of the one who is asked look like this.
fn seen(n: usize, look: fn(&Token) -> bool) -> impl Fn(&Session<Imaginarium>, &[Choice]) -> bool {
    move |session, _| {
        let Some(by) = session.deciders().first() else { return false };
        let scene = Table::scene(session, Some(by), Lang::EN);
        let mine = scene.tokens.iter().filter(|token| token.owner.is_none_or(|seat| seat == by));
        n <= mine.filter(|token| look(token)).count()
    }
}

impl Studio<'_> {
    fn states(&self) -> Done {
        self.write("cover", self.sheet.cover(), Theme::Light)?;
        let saboteur = |token: &Token| token.face.starts_with("saboteur") && token.zone == "belt";
        let jammed = |token: &Token| token.face_down && token.zone.starts_with("slots");
        let in_yard = |token: &Token| token.zone.starts_with("yard");
        self.draw("planning", &Shot::find(4, asked(1, "belt")), false)?;
        self.draw("preview", &Shot::find(4, asked(6, "yard")), true)?;
        self.draw("slots", &Shot::find(4, asked(9, "slots")), false)?;
        self.draw("french", &Shot::find(4, asked(7, "office")).in_french(), false)?;
        self.draw("two", &Shot::find(2, asked(4, "yard")), false)?;
        self.draw("three", &Shot::find(3, asked(4, "room")), false)?;
        self.draw("five", &Shot::find(5, asked(5, "yard")), false)?;
        self.draw("shredder", &Shot::find(4, asked(5, "shredder")), false)?;
        self.draw("jammed", &Shot::find(4, seen(1, jammed)), false)?;
        self.draw("spent", &Shot::find(4, seen(2, |token| token.spent)), false)?;
        self.draw("yard", &Shot::find(4, seen(22, in_yard)), false)?;
        self.draw("saboteurs", &Shot::find(2, seen(1, saboteur)), false)?;
        self.draw("secrets", &Shot::find(3, seen(1, |t| t.zone.starts_with("secrets"))), false)?;
        self.draw("waiting", &Shot::find(5, seen(1, |token| token.zone == "waiting")), false)?;
        self.draw("over", &Shot::over(4), false)
    }

    fn draw(&self, name: &str, shot: &Shot, preview: bool) -> Done {
        if self.only.as_ref().is_some_and(|only| only != name) {
            return Ok(());
        }
        let table: &dyn Table = &shot.session;
        let viewer = table.deciders().first();
        let scene = table.scene(viewer, shot.lang);
        let choices = viewer.map_or_else(Vec::new, |seat| table.choices(seat, shot.lang));
        let inviting = choices.iter().filter(|choice| !choice.closing);
        let lit: Vec<Anchor> = inviting.map(|choice| choice.anchor.clone()).collect();
        let speech = Imaginarium::speech(shot.lang);
        let gallery = self.sheet.gallery(&table.faces(shot.lang), &|key| speech.word(key))?;
        let layout = table.layout(shot.lang);
        let labels: Vec<String> = choices.iter().map(|choice| choice.label.clone()).collect();
        let log = table.log(0, viewer, shot.lang);
        let after = match (preview, viewer, choices.iter().find(|choice| !choice.closing)) {
            (true, Some(seat), Some(choice)) => {
                table.preview(seat, &choice.notation, shot.lang).map_err(|e| format!("{e:?}"))?
            }
            _ => None,
        };
        for format in Format::ALL {
            let me = viewer.unwrap_or_default();
            let names = table.names();
            let subject = Subject {
                layout: &layout,
                scene: after.as_ref().map_or(&scene, |preview| &preview.scene),
                gallery: &gallery,
                format,
                me,
                names,
                lit: &lit,
                before: after.as_ref().map(|_| &scene),
            };
            for theme in [Theme::Light, Theme::Dark] {
                let standalone = Standalone {
                    sheet: &self.sheet,
                    gallery: &gallery,
                    format,
                    theme,
                    title: "Imaginarium",
                    scene: &scene,
                    names,
                    viewer,
                    prompt: &table.prompt(viewer, shot.lang),
                    choices: &labels,
                    log: &log,
                };
                let svg = self.sheet.picture(&subject).svg(&standalone);
                self.write(&format!("{name}-{format}-{theme}"), &svg, theme)?;
            }
        }
        self.faces(&format!("{name}-faces"), &gallery)
    }

    /// Every face in every size.
    fn faces(&self, name: &str, gallery: &Gallery) -> Done {
        let (mut x, mut y, mut row) = (10.0, 10.0, 0.0);
        let mut drawn = String::new();
        for symbol in gallery.svg.split("<symbol id=\"").skip(1).filter(|s| s.contains('/')) {
            let mut words = symbol.split('"');
            let (id, view) = (words.next().unwrap_or(""), words.nth(1).unwrap_or(""));
            let size: Vec<f64> = view.split(' ').skip(2).filter_map(|n| n.parse().ok()).collect();
            let &[w, h] = size.as_slice() else { continue };
            if !id.contains('/') {
                continue;
            }
            if 1400.0 < x + w {
                (x, y, row) = (10.0, y + row + 10.0, 0.0);
            }
            drawn +=
                &format!("<use href=\"#{id}\" x=\"{x}\" y=\"{y}\" width=\"{w}\" height=\"{h}\"/>");
            (x, row) = (x + w + 10.0, f64::max(row, h));
        }
        let svg = format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"table-art\" viewBox=\"0 0 1400 {h}\" \
             width=\"1400\" height=\"{h}\"><style>{css}</style>{gallery}<rect width=\"1400\" \
             height=\"{h}\" fill=\"var(--table-a)\"/>{drawn}</svg>",
            h = y + row + 10.0,
            css = self.sheet.css(),
            gallery = gallery.svg,
        );
        self.write(name, &svg, Theme::Light)
    }

    #[cfg_attr(not(feature = "png"), expect(unused_variables, reason = "only PNG needs a theme"))]
    fn write(&self, name: &str, svg: &str, theme: Theme) -> Done {
        println!("{name}: {} bytes", svg.len());
        fs::write(self.out.join(format!("{name}.svg")), svg)?;
        #[cfg(feature = "png")]
        fs::write(
            self.out.join(format!("{name}.png")),
            art::png(&self.sheet.resolved(svg, theme), 1.0)?,
        )?;
        Ok(())
    }
}
