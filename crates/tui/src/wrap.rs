//! Wrapping: pieces of text set side by side and broken into lines between them.

use ratatui::{
    style::Style,
    text::{Line, Span},
};

/// Something that is not broken: a word, or a token with its marks.
pub(crate) type Chip = Vec<Span<'static>>;

/// A line being filled with chips; the lines after the first are indented.
#[derive(Debug)]
pub(crate) struct WrappedText {
    width: usize,
    indent: usize,
    gap: usize,
    lines: Vec<Line<'static>>,
    /// How wide the last line is, and whether a chip stands on it.
    filled: usize,
    begun: bool,
}

impl WrappedText {
    /// Begins with a line that holds `first`; `gap` columns stay free between chips.
    pub fn new(first: Line<'static>, width: usize, indent: usize, gap: usize) -> WrappedText {
        let filled = first.width();
        WrappedText { width, indent, gap, lines: vec![first], filled, begun: false }
    }

    pub fn push(&mut self, chip: Chip) {
        let wide: usize = chip.iter().map(Span::width).sum();
        let gap = if self.begun { self.gap } else { 0 };
        if self.begun && self.width < self.filled + gap + wide {
            self.lines.push(Line::from(" ".repeat(self.indent)));
            self.filled = self.indent;
        } else if 0 < gap {
            self.place(Span::raw(" ".repeat(gap)));
        }
        chip.into_iter().for_each(|span| self.place(span));
        self.begun = true;
    }

    fn place(&mut self, span: Span<'static>) {
        self.filled += span.width();
        self.lines.last_mut().expect("one line at least").spans.push(span);
    }

    pub fn words(&mut self, text: &str, style: Style) {
        for word in text.split_whitespace() {
            self.push(vec![Span::styled(word.to_owned(), style)]);
        }
    }

    pub fn finish(self) -> Vec<Line<'static>> {
        self.lines
    }
}

/// A sentence in lines of this width.
pub(crate) fn wrap(text: &str, style: Style, width: usize, indent: usize) -> Vec<Line<'static>> {
    let mut wrapped = WrappedText::new(Line::default(), width, indent, 1);
    wrapped.words(text, style);
    wrapped.finish()
}

/// The beginning of a text that is too wide, with a mark that it goes on.
pub(crate) fn cut(text: &str, width: usize) -> String {
    if Span::raw(text).width() <= width {
        return text.to_owned();
    }
    let mut cut = String::new();
    for letter in text.chars() {
        cut.push(letter);
        if width < Span::raw(&cut).width() + 1 {
            cut.pop();
            break;
        }
    }
    cut + "…"
}
