//! A position as a picture: SVG, or PNG.

use std::path::{Path, PathBuf};

use art::{Format, Sheet, Standalone, Subject, Theme};
use catalog::Title;
use scene::{Lang, LogEntry, Table};
use tabletop::Seat;

use crate::{
    cli_error::{CliError, CliResult},
    files,
};

#[derive(clap::Args)]
#[group(skip)]
pub struct Args {
    /// Draw the position into this SVG file
    #[arg(long, value_name = "OUT")]
    svg: Option<PathBuf>,
    /// Draw the position into this PNG file
    #[arg(long, value_name = "OUT")]
    png: Option<PathBuf>,
    /// The form of the picture: wide or tall
    #[arg(long, default_value = "wide")]
    format: Format,
    /// The colours of the picture: light or dark
    #[arg(long, default_value = "light")]
    theme: Theme,
    /// Whose side of the table lies in front in the picture
    #[arg(long, default_value = "A")]
    seat: Seat,
}

/// PNG pictures are sharp on screens with two pixels for one.
const SCALE: f32 = 2.0;

impl Args {
    pub fn is_wanted(&self) -> bool {
        self.svg.is_some() || self.png.is_some()
    }

    pub fn draw(&self, title: &dyn Title, table: &dyn Table, at: usize, lang: Lang) -> CliResult {
        if table.seats() <= self.seat.0 {
            let reason = format!("--seat {}: this game has {} seats", self.seat, table.seats());
            return Err(CliError::Usage(reason));
        }
        let svg = self.picture(title, table, at, lang).map_err(CliError::failed)?;
        if let Some(path) = &self.svg {
            write(path, svg.text.as_bytes())?;
        }
        if let Some(path) = &self.png {
            write(path, &art::png(&svg.resolved, SCALE).map_err(CliError::failed)?)?;
        }
        Ok(())
    }

    fn picture(
        &self,
        title: &dyn Title,
        table: &dyn Table,
        at: usize,
        lang: Lang,
    ) -> Result<Drawn, String> {
        if title.art().is_empty() {
            return Err(format!("nobody has drawn {} yet", title.name()));
        }
        let sheet = Sheet::load(title.art()).map_err(|fault| fault.to_string())?;
        let words = |key: &str| title.speech(lang).word(key);
        let gallery =
            sheet.gallery(&table.faces(lang), &words).map_err(|fault| fault.to_string())?;
        let (layout, scene) = (table.layout(lang), table.scene_again(at, lang));
        let names: Vec<String> = Seat::first(table.seats()).map(|seat| seat.to_string()).collect();
        let picture = sheet.picture(&Subject {
            layout: &layout,
            scene: &scene,
            gallery: &gallery,
            format: self.format,
            me: self.seat,
            names: &names,
            lit: &[],
            before: None,
        });
        let log: Vec<LogEntry> =
            table.log(0, None, lang).into_iter().filter(|entry| entry.step <= at).collect();
        let standalone = Standalone {
            sheet: &sheet,
            gallery: &gallery,
            format: self.format,
            theme: self.theme,
            title: &title.speech(lang).word("title"),
            scene: &scene,
            names: &names,
            viewer: None,
            prompt: &scene.headline,
            choices: &[],
            log: &log,
        };
        let text = picture.svg(&standalone);
        let resolved = sheet.resolved(&text, self.theme);
        Ok(Drawn { text, resolved })
    }
}

struct Drawn {
    text: String,
    /// With colours in place of the custom properties, which not every program knows.
    resolved: String,
}

fn write(path: &Path, bytes: &[u8]) -> CliResult {
    files::write(path, bytes).map_err(|e| CliError::Failed(format!("{}: {e}", path.display())))
}
