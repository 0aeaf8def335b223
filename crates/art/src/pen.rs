//! Pen: the templates of a sheet and what they are written with.

use std::fmt::Write;

use minijinja::{
    AutoEscape, Environment, Error, ErrorKind, Output, State, UndefinedBehavior, Value,
    syntax::SyntaxConfig,
    value::{Kwargs, Serde, ValueKind},
};
use tabletop::{Fault, Seat, Source};

use crate::{
    fit::{self, Hexes},
    icons::icons,
    measure,
    outline::outline,
};

/// Draws with templates.
#[derive(Debug)]
pub struct Pen(Environment<'static>);

impl Pen {
    pub fn new() -> Pen {
        let mut env = Environment::new();
        // A misspelt figure is an error; a figure that may be absent can still be asked for.
        env.set_undefined_behavior(UndefinedBehavior::SemiStrict);
        env.set_auto_escape_callback(|_| AutoEscape::Html);
        env.set_formatter(write);
        let syntax = SyntaxConfig::builder().trim_blocks(true).lstrip_blocks(true).build();
        env.set_syntax(syntax.expect("the delimiters are the usual ones"));
        env.add_function("width", measure::width);
        env.add_function("row_width", row_width);
        env.add_function("outline", |rows: Vec<String>, letter: &str, side: f64| {
            outline(&rows, letter, side)
        });
        env.add_function("best", best);
        env.add_function("bounds", |cells: Vec<usize>, columns| {
            Value::from(Serde(fit::bounds(&cells, columns)))
        });
        env.add_function("hexagon", |cell, columns, hexes: Serde<Hexes>, left| {
            Value::from(Serde(fit::hexagon(cell, columns, &hexes.0, left)))
        });
        env.add_function("icons", |words: &str| Value::from(Serde(icons(words))));
        env.add_filter("cut", |text: &str, size, room| measure::cut(text, size, room));
        env.add_filter("lines", |text: &str, size, room, most| {
            measure::lines(text, size, room, most)
        });
        env.add_filter("paint", paint);
        env.add_filter("seat", seat);
        Pen(env)
    }

    pub fn add(&mut self, source: Source<'_>) -> Result<(), Fault> {
        // Indentation is for the reader of the template. The lines stay, for the sake of errors.
        let text: Vec<&str> = source.text.lines().map(str::trim_start).collect();
        self.0
            .add_template_owned(source.name.to_owned(), text.join("\n"))
            .map_err(|e| fault(&e, source.name))
    }

    /// Whether a template reads this, such as `now` or `seat.name`, or hands on what it is a field of.
    pub fn reads(&self, template: &str, path: &str) -> bool {
        let Ok(found) = self.0.get_template(template) else { return false };
        let is_within = |inner: &str, outer: &str| {
            inner.strip_prefix(outer).is_some_and(|rest| rest.is_empty() || rest.starts_with('.'))
        };
        let read = found.undeclared_variables(true);
        read.iter().any(|read| is_within(read, path) || is_within(path, read))
    }

    pub fn draw(&self, template: &str, context: Value) -> Result<String, Fault> {
        let drawn = self.0.get_template(template).and_then(|found| found.render(context));
        drawn.map_err(|e| fault(&e, template))
    }
}

fn fault(e: &Error, template: &str) -> Fault {
    let reason = match e.detail() {
        Some(detail) => format!("{}: {detail}", e.kind()),
        None => e.kind().to_string(),
    };
    Fault::at_line(e.name().unwrap_or(template), e.line().unwrap_or(1), reason)
}

/// Numbers short, texts escaped, what templates made as it is.
fn write(out: &mut Output<'_>, _: &mut State<'_, '_>, value: &Value) -> Result<(), Error> {
    let written = match value.kind() {
        ValueKind::Undefined | ValueKind::None => Ok(()),
        ValueKind::Number if value.is_integer() => write!(out, "{value}"),
        ValueKind::Number => f64::try_from(value.clone()).map_or(Err(std::fmt::Error), |number| {
            // Hundredths are finer than any screen. Adding zero makes -0 a 0.
            write!(out, "{}", (number * 100.0).round() / 100.0 + 0.0)
        }),
        _ => match value.as_str() {
            Some(text) if value.is_safe() => out.write_str(text),
            Some(text) => escape(out, text),
            None => return Err(Error::new(ErrorKind::BadEscape, format!("{value} is no text"))),
        },
    };
    written.map_err(|e| Error::new(ErrorKind::WriteFailure, "the picture").with_source(e))
}

fn escape(out: &mut Output<'_>, text: &str) -> std::fmt::Result {
    for letter in text.chars() {
        match letter {
            '&' => out.write_str("&amp;")?,
            '<' => out.write_str("&lt;")?,
            '>' => out.write_str("&gt;")?,
            '"' => out.write_str("&quot;")?,
            _ => out.write_char(letter)?,
        }
    }
    Ok(())
}

/// How `n` things lie in a box as large as they can: `best(n, w, h, ratio=1.4, most=40, gap=3, rows=5)`.
fn best(n: u32, w: f64, h: f64, shape: Kwargs) -> Result<Value, Error> {
    let (ratio, most, gap) = (shape.get("ratio")?, shape.get("most")?, shape.get("gap")?);
    let rows = shape.get::<Option<u32>>("rows")?.unwrap_or(5);
    shape.assert_all_used()?;
    Ok(Value::from(Serde(fit::best(n, [w, h], ratio, most, gap, rows))))
}

/// The width of a row of words and icons; an icon begins with `#`.
fn row_width(items: Vec<Value>, side: f64, size: f64, gap: f64) -> f64 {
    let item = |item: &Value| {
        let word = item.to_string();
        if word.starts_with('#') { side } else { measure::width(&word, size) }
    };
    let gaps = gap * items.len().saturating_sub(1) as f64;
    items.iter().map(item).sum::<f64>() + gaps
}

/// A paint as SVG writes it: a paint server, a colour, or a custom property.
fn paint(name: &str) -> String {
    match name {
        _ if name.starts_with("paint-") => format!("url(#{name})"),
        _ if name.starts_with('#') || name == "none" => name.to_owned(),
        _ => format!("var(--{name})"),
    }
}

/// The number of a seat, counted from one, for its colour and its signs.
fn seat(letter: &str) -> Result<u8, Error> {
    let seat: Result<Seat, _> = letter.parse();
    let seat = seat.map_err(|error| Error::new(ErrorKind::InvalidOperation, error.to_string()))?;
    Ok(seat.0 + 1)
}
