//! Speed: `cargo test --release -p art -- --ignored --nocapture how_fast`.

use std::{hint::black_box, time::Instant};

use scene::{Anchor, Lang, Table};

use super::{FILES, SHEET, gallery, load, play};
use crate::{Format, Subject};

#[test]
#[ignore = "prints figures; worth reading only when optimised"]
fn how_fast_pictures_are_drawn() {
    let (mut first, mut again, mut pictures, mut parts, mut bytes) = (0.0, 0.0, 0, 0, 0);
    play(4, 7, |session| {
        if !session.moves().is_multiple_of(10) {
            return;
        }
        let gallery = gallery(session, Lang::EN);
        let viewer = session.deciders().first();
        let scene = session.scene(viewer, Lang::EN);
        let layout = session.layout(Lang::EN);
        let choices = viewer.map_or_else(Vec::new, |seat| session.choices(seat, Lang::EN));
        let lit: Vec<Anchor> = choices.into_iter().map(|choice| choice.anchor).collect();
        for format in Format::ALL {
            let subject = Subject {
                layout: &layout,
                scene: &scene,
                gallery: &gallery,
                format,
                me: viewer.unwrap_or_default(),
                names: session.names(),
                lit: &lit,
                before: None,
            };
            // A sheet of its own remembers nothing.
            let sheet = load(&FILES).unwrap();
            let start = Instant::now();
            let picture = black_box(sheet.picture(&subject));
            first += start.elapsed().as_secs_f64();
            SHEET.picture(&subject);
            let start = Instant::now();
            for _ in 0..100 {
                black_box(SHEET.picture(&subject));
            }
            again += start.elapsed().as_secs_f64() / 100.0;
            pictures += 1;
            parts += picture.parts.len();
            bytes += picture.parts.iter().map(|part| part.svg.len()).sum::<usize>();
        }
    });
    let each = |seconds: f64, n: usize| seconds * 1e6 / n as f64;
    println!(
        "{pictures} pictures, {} parts each, {} bytes each",
        parts / pictures,
        bytes / pictures
    );
    println!("drawn anew: {:.0} µs, {:.0} µs a part", each(first, pictures), each(first, parts));
    println!("all parts remembered: {:.0} µs", each(again, pictures));
}
