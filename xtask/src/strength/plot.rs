//! The plot of what doubling the iterations gains.

use std::fmt::Write;

use super::{
    DOUBLINGS,
    figure::{Figure, Figures},
};

/// A game and what each doubling won, as far as it is known.
pub struct Line<'a> {
    game: &'a str,
    steps: Vec<&'a Figure>,
}

impl<'a> Line<'a> {
    pub fn new(game: &'a str, figures: &'a Figures) -> Line<'a> {
        let step = |strong: &str| {
            figures.0.iter().find(|figure| figure.game == game && figure.strong == strong)
        };
        Line { game, steps: DOUBLINGS.iter().map_while(|(strong, _)| step(strong)).collect() }
    }
}

/// Colours that can be told apart by everybody, and marks that need none.
const STYLES: [(&str, &str); 4] =
    [("#0072b2", "●"), ("#d55e00", "■"), ("#009e73", "▲"), ("#cc79a7", "◆")];
const FIRST: u32 = 250;
const LEFT: f64 = 60.0;
const RIGHT: f64 = 620.0;
const TOP: f64 = 30.0;
const BOTTOM: f64 = 330.0;

/// Ratings in Elo above the first rung: a share of wins in per cent as the difference it speaks of.
fn elo(share: f64) -> f64 {
    let share = share.clamp(1.0, 99.0);
    400.0 * (share / (100.0 - share)).log10()
}

/// Heights for names beside these points, so that none stands on another.
fn apart(points: Vec<f64>) -> Vec<f64> {
    let mut heights = points.clone();
    let mut order: Vec<usize> = (0..points.len()).collect();
    order.sort_by(|&one, &other| points[one].total_cmp(&points[other]));
    for two in order.windows(2) {
        heights[two[1]] = heights[two[1]].max(heights[two[0]] + 16.0);
    }
    heights
}

pub fn draw(lines: &[Line<'_>]) -> String {
    let rungs = lines.iter().map(|line| line.steps.len()).max().unwrap_or(0);
    let total = |line: &Line<'_>| line.steps.iter().map(|step| elo(step.won)).sum::<f64>();
    let most = lines.iter().map(total).fold(100.0, f64::max);
    let top = (most / 100.0).ceil() * 100.0;
    let x = |rung: usize| LEFT + (RIGHT - LEFT) * rung as f64 / rungs.max(1) as f64;
    let y = |elo: f64| BOTTOM - (BOTTOM - TOP) * elo / top;
    let mut svg = String::from(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 800 380\" role=\"img\" \
         font-family=\"sans-serif\" font-size=\"13\">\n\
         <title>Strength by iterations</title>\n\
         <rect width=\"800\" height=\"380\" fill=\"#fff\"/>\n",
    );
    let mut put = |element: String| writeln!(svg, "{element}").expect("a string takes everything");
    for elo in (0..=top as u32).step_by(100) {
        let at = y(f64::from(elo));
        put(format!("<path d=\"M{LEFT} {at:.1}H{RIGHT}\" stroke=\"#ddd\"/>"));
        put(format!(
            "<text x=\"{}\" y=\"{:.1}\" text-anchor=\"end\">{elo}</text>",
            LEFT - 8.0,
            at + 4.0
        ));
    }
    for rung in 0..=rungs {
        let (at, iterations) = (x(rung), FIRST << rung);
        put(format!("<text x=\"{at:.1}\" y=\"350\" text-anchor=\"middle\">{iterations}</text>"));
    }
    put("<text x=\"340\" y=\"372\" text-anchor=\"middle\">iterations a decision</text>".to_owned());
    put("<text x=\"12\" y=\"20\">Elo above 250 iterations, two players</text>".to_owned());
    let known = lines.iter().zip(STYLES).filter(|(line, _)| !line.steps.is_empty());
    let names = apart(known.clone().map(|(line, _)| y(total(line))).collect());
    for ((number, (line, (colour, mark))), name) in known.enumerate().zip(names) {
        // Intervals stand side by side.
        let aside = 3.0 * (number as f64 - 1.5);
        let mut height = 0.0;
        let mut path = format!("M{:.1} {:.1}", x(0), y(0.0));
        for (rung, step) in line.steps.iter().enumerate() {
            let below = height;
            height += elo(step.won);
            let at = x(rung + 1);
            write!(path, "L{at:.1} {:.1}", y(height)).expect("a string takes everything");
            let (low, high) = (y(below + elo(step.low)), y(below + elo(step.high)));
            let (low, high) = (low.min(BOTTOM), high.max(TOP));
            put(format!(
                "<path d=\"M{:.1} {low:.1}V{high:.1}\" stroke=\"{colour}\" opacity=\".4\"/>",
                at + aside
            ));
            put(format!(
                "<text x=\"{at:.1}\" y=\"{:.1}\" text-anchor=\"middle\" fill=\"{colour}\">{mark}</text>",
                y(height) + 5.0
            ));
        }
        put(format!("<path d=\"{path}\" fill=\"none\" stroke=\"{colour}\" stroke-width=\"2\"/>"));
        put(format!(
            "<text x=\"{}\" y=\"{:.1}\" fill=\"{colour}\">{mark} {}</text>",
            RIGHT + 14.0,
            name + 5.0,
            line.game
        ));
    }
    svg + "</svg>\n"
}
