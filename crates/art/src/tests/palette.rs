//! Colours: everything can be read, by day and by night.

use super::SHEET;
use crate::Theme;

/// Ink and ground, with the least contrast by day and by night.
const PAIRS: &[(&str, &str, f64, f64)] = &[
    ("ink", "paper-a", 15.0, 11.8),
    ("ink", "paper-c", 10.2, 7.5),
    ("ink-2", "paper-b", 5.7, 5.5),
    ("panel-ink", "panel-b", 12.4, 13.6),
    ("panel-ink-2", "panel-b", 5.7, 8.2),
    ("on-dark", "board-a", 5.6, 9.4),
    ("on-dark-2", "board-a", 4.9, 6.2),
    ("on-dark", "bench-a", 6.2, 10.4),
    ("on-dark-2", "bench-a", 5.4, 6.9),
    ("ink", "brass", 7.9, 6.4),
    ("brass-ink", "brass", 6.0, 6.4),
    ("brass-ink", "brass-mid", 3.6, 3.9),
    ("on-fam", "fam-p", 5.3, 5.3),
    ("on-fam", "fam-t", 4.8, 4.8),
    ("on-fam", "fam-a", 5.3, 5.3),
    ("on-fam", "fam-d", 5.3, 5.3),
    ("on-fam", "fam-s", 5.3, 5.3),
    ("lime", "bench-a", 5.1, 8.4),
    ("lime", "board-a", 4.5, 7.7),
    ("lime", "lime-ink", 10.2, 10.2),
    ("barred", "bench-b", 4.9, 7.0),
    ("bolt", "bench-b", 4.5, 4.5),
];

#[test]
fn words_stand_out_from_their_ground() {
    for theme in [Theme::Light, Theme::Dark] {
        for &(ink, ground, by_day, by_night) in PAIRS {
            let least = if theme == Theme::Light { by_day } else { by_night };
            let found = contrast(luminance(ink, theme), luminance(ground, theme));
            assert!(least <= found, "{ink} on {ground}, {theme}: {found:.2} of {least}");
        }
    }
}

/// As the Web Content Accessibility Guidelines define it.
fn contrast(a: f64, b: f64) -> f64 {
    (a.max(b) + 0.05) / (a.min(b) + 0.05)
}

fn luminance(name: &str, theme: Theme) -> f64 {
    let colour = SHEET.colour(name, theme).unwrap();
    let part = |at: usize| {
        let value = f64::from(u8::from_str_radix(&colour[at..at + 2], 16).unwrap()) / 255.0;
        if value <= 0.04045 { value / 12.92 } else { ((value + 0.055) / 1.055).powf(2.4) }
    };
    0.2126 * part(1) + 0.7152 * part(3) + 0.0722 * part(5)
}
