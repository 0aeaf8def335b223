//! The messages of a Fluent file, each with its line and the variables it uses.

use std::collections::BTreeSet;

use fluent_syntax::{ast, parser};

use crate::Fault;

/// One message.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Message<'a> {
    pub key: &'a str,
    pub line: usize,
    /// The variables it uses, by name.
    pub variables: BTreeSet<&'a str>,
    /// The other messages and the terms it uses; terms with their `-`.
    pub references: BTreeSet<String>,
    /// As it stands in the file.
    pub text: &'a str,
}

/// A file of messages as it was read.
pub(crate) struct File<'a> {
    pub messages: Vec<Message<'a>>,
    /// The names of its terms, with their `-`.
    pub terms: BTreeSet<String>,
    /// What is no Fluent.
    pub faults: Vec<Fault>,
    /// Whether a comment promises that no message is missing.
    pub complete: bool,
}

/// The comment with which a file promises to have every message.
const COMPLETE: &str = "complete";

/// The messages of a Fluent file, in order; what is no message is left out.
pub fn messages(text: &str) -> Vec<Message<'_>> {
    read(text).messages
}

pub(crate) fn read(text: &str) -> File<'_> {
    let (resource, errors) = match parser::parse(text) {
        Ok(resource) => (resource, Vec::new()),
        Err(broken) => broken,
    };
    // Where the message begins: the parser may notice the fault in a later line.
    let start = |error: &parser::ParserError| {
        error.slice.as_ref().map_or(error.pos.start, |slice| slice.start)
    };
    let fault = |error: parser::ParserError| Fault {
        line: line(text, start(&error)),
        reason: error.kind.to_string(),
    };
    let mut file = File {
        messages: Vec::new(),
        terms: BTreeSet::new(),
        faults: errors.into_iter().map(fault).collect(),
        complete: false,
    };
    for entry in &resource.body {
        match entry {
            ast::Entry::Message(message) => file.messages.push(read_message(text, message)),
            ast::Entry::Term(term) => {
                file.terms.insert(format!("-{}", term.id.name));
            }
            ast::Entry::ResourceComment(comment) => {
                file.complete |= comment.content.contains(&COMPLETE);
            }
            ast::Entry::Comment(_) | ast::Entry::GroupComment(_) | ast::Entry::Junk { .. } => {}
        }
    }
    file
}

fn read_message<'a>(text: &'a str, message: &ast::Message<&'a str>) -> Message<'a> {
    let key = message.id.name;
    // The parser's slices are parts of the text, so that their place in it is known.
    let start = key.as_ptr() as usize - text.as_ptr() as usize;
    let mut used = Used::default();
    message.value.iter().for_each(|pattern| used.pattern(pattern));
    message.attributes.iter().for_each(|attribute| used.pattern(&attribute.value));
    let Used { variables, references } = used;
    Message { key, line: line(text, start), variables, references, text: entry(&text[start..]) }
}

/// A message ends before the next line that is not indented.
fn entry(text: &str) -> &str {
    let is_end = |at: &usize| {
        let next = &text[at + 1..];
        !next.starts_with([' ', '\n', '}'])
    };
    let end = text.match_indices('\n').map(|(at, _)| at).find(is_end).unwrap_or(text.len());
    text[..end].trim_end()
}

/// Counted from 1, as editors do.
fn line(text: &str, at: usize) -> usize {
    1 + text[..at].matches('\n').count()
}

/// What a message uses, also inside of its choices.
#[derive(Default)]
struct Used<'a> {
    variables: BTreeSet<&'a str>,
    references: BTreeSet<String>,
}

impl<'a> Used<'a> {
    fn pattern(&mut self, pattern: &ast::Pattern<&'a str>) {
        for element in &pattern.elements {
            if let ast::PatternElement::Placeable { expression } = element {
                self.expression(expression);
            }
        }
    }

    fn expression(&mut self, expression: &ast::Expression<&'a str>) {
        match expression {
            ast::Expression::Inline(inline) => self.inline(inline),
            ast::Expression::Select { selector, variants } => {
                self.inline(selector);
                variants.iter().for_each(|variant| self.pattern(&variant.value));
            }
        }
    }

    fn inline(&mut self, inline: &ast::InlineExpression<&'a str>) {
        match inline {
            ast::InlineExpression::VariableReference { id } => {
                self.variables.insert(id.name);
            }
            ast::InlineExpression::MessageReference { id, .. } => {
                self.references.insert(id.name.to_owned());
            }
            ast::InlineExpression::TermReference { id, .. } => {
                self.references.insert(format!("-{}", id.name));
            }
            ast::InlineExpression::FunctionReference { id, arguments } => {
                self.references.insert(format!("{}()", id.name));
                arguments.positional.iter().for_each(|argument| self.inline(argument));
            }
            ast::InlineExpression::Placeable { expression } => self.expression(expression),
            ast::InlineExpression::StringLiteral { .. }
            | ast::InlineExpression::NumberLiteral { .. } => {}
        }
    }
}
