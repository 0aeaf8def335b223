//! What is wrong with a file of messages, and what it lacks.

use std::{
    collections::{BTreeMap, BTreeSet},
    fmt,
};

use crate::messages::{Message, read};

/// Something wrong in a file of messages. It is written `LINE: REASON`.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Fault {
    pub line: usize,
    pub reason: String,
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.line, self.reason)
    }
}

/// A name that the language calls itself: each file says it, for English would be wrong.
const OWN_NAME: &str = "language-name";

/// What is wrong with a file, in the order of its lines: what is no Fluent, messages that English
/// does not have or that come twice, variables that English has and this has not or the other way
/// round, and references to nothing. Where the file promises to be complete (a line `### complete`),
/// also what is missing.
pub fn faults(english: &str, text: &str) -> Vec<Fault> {
    let (english, file) = (read(english), read(text));
    let known: BTreeMap<&str, &Message<'_>> = by_key(&english.messages);
    let mut faults = file.faults;
    let own: BTreeSet<&str> = file.messages.iter().map(|message| message.key).collect();
    let mut seen = BTreeSet::new();
    for message in &file.messages {
        let key = message.key;
        let mut fault = |reason| faults.push(Fault { line: message.line, reason });
        if !seen.insert(key) {
            fault(format!("`{key}` comes twice"));
        }
        for name in &message.references {
            if !own.contains(name.as_str()) && !file.terms.contains(name) {
                fault(format!("`{key}`: there is no `{name}` in this file"));
            }
        }
        let Some(original) = known.get(key) else {
            fault(format!("`{key}` is no message: English has none of this name"));
            continue;
        };
        for name in message.variables.difference(&original.variables) {
            let known: Vec<String> =
                original.variables.iter().map(|name| format!("{{ ${name} }}")).collect();
            let known = if known.is_empty() { "nothing".to_owned() } else { known.join(", ") };
            fault(format!("`{key}`: there is no {{ ${name} }}, English uses {known}"));
        }
        for name in original.variables.difference(&message.variables) {
            fault(format!("`{key}`: {{ ${name} }} is missing, which English uses"));
        }
    }
    let lacks = english.messages.iter().filter(|message| !own.contains(message.key));
    let lacks = lacks.filter(|message| file.complete || message.key == OWN_NAME);
    let end = text.lines().count();
    faults.extend(
        lacks.map(|message| Fault { line: end, reason: format!("`{}` is missing", message.key) }),
    );
    faults.sort_by_key(|fault| fault.line);
    faults
}

/// The messages that English has and this file has not, in the order of the English file.
pub fn missing<'a>(english: &'a str, text: &str) -> Vec<Message<'a>> {
    let file = read(text);
    let own = by_key(&file.messages);
    let mut messages = read(english).messages;
    messages.retain(|message| !own.contains_key(message.key));
    messages
}

fn by_key<'a, 'b>(messages: &'b [Message<'a>]) -> BTreeMap<&'a str, &'b Message<'a>> {
    messages.iter().map(|message| (message.key, message)).collect()
}
