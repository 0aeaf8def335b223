//! Markup: elements that are well-formed as XML and mean the same as HTML.

use std::fmt::{self, Display};

/// An element with what stands in it.
#[derive(Clone, Debug)]
pub(crate) struct Element {
    name: &'static str,
    attributes: Vec<(&'static str, String)>,
    children: Vec<Node>,
}

#[derive(Clone, Debug)]
enum Node {
    Element(Element),
    Text(String),
}

/// Elements without an end tag when they are empty. All others have one even then.
const VOID: &[&str] = &["circle", "line", "meta", "path", "polygon", "polyline", "rect"];

impl Element {
    pub(crate) fn new(name: &'static str) -> Element {
        Element { name, attributes: Vec::new(), children: Vec::new() }
    }

    pub(crate) fn with(mut self, name: &'static str, value: impl Display) -> Element {
        self.attributes.push((name, value.to_string()));
        self
    }

    /// A place or a length; a tenth of a unit is as fine as anybody can see.
    pub(crate) fn at(self, name: &'static str, value: f64) -> Element {
        // Adding zero makes a negative zero a plain one.
        self.with(name, (value * 10.0).round() / 10.0 + 0.0)
    }

    pub(crate) fn text(mut self, text: impl Display) -> Element {
        self.children.push(Node::Text(text.to_string()));
        self
    }

    pub(crate) fn child(mut self, child: Element) -> Element {
        self.children.push(Node::Element(child));
        self
    }

    pub(crate) fn children(mut self, children: impl IntoIterator<Item = Element>) -> Element {
        self.children.extend(children.into_iter().map(Node::Element));
        self
    }
}

impl Display for Element {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "<{}", self.name)?;
        for (name, value) in &self.attributes {
            write!(f, " {name}=\"{}\"", Escaped(value))?;
        }
        if self.children.is_empty() && VOID.contains(&self.name) {
            return f.write_str("/>");
        }
        f.write_str(">")?;
        for child in &self.children {
            match child {
                // A line for each makes the file readable, and changes nothing between elements.
                Node::Element(element) => write!(f, "\n{element}")?,
                Node::Text(text) => Escaped(text).fmt(f)?,
            }
        }
        write!(f, "</{}>", self.name)
    }
}

struct Escaped<'a>(&'a str);

impl Display for Escaped<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for letter in self.0.chars() {
            match letter {
                '&' => f.write_str("&amp;")?,
                '<' => f.write_str("&lt;")?,
                '>' => f.write_str("&gt;")?,
                '"' => f.write_str("&quot;")?,
                // No document may hold them.
                letter if letter.is_control() && letter != '\n' => f.write_str(" ")?,
                letter => write!(f, "{letter}")?,
            }
        }
        Ok(())
    }
}
