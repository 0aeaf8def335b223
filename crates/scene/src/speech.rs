//! Speech: lines said in a language, from Project Fluent files.

use std::{collections::BTreeMap, collections::BTreeSet, fmt, str::FromStr, sync::OnceLock};

use fluent_bundle::{FluentArgs, FluentResource, FluentValue, concurrent::FluentBundle};
use fluent_syntax::ast;
use tabletop::Seat;
use unic_langid::langid;

use crate::{Arg, Line, Sentence};

#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug, Default)]
pub enum Lang {
    #[default]
    En,
    Fr,
}

impl Lang {
    pub const ALL: [Lang; 2] = [Lang::En, Lang::Fr];

    /// The words of every table, in this language; a game adds its own.
    fn common(self) -> &'static str {
        match self {
            Lang::En => include_str!("../text/en.ftl"),
            Lang::Fr => include_str!("../text/fr.ftl"),
        }
    }
}

impl fmt::Display for Lang {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Lang::En => "en",
            Lang::Fr => "fr",
        })
    }
}

impl FromStr for Lang {
    type Err = String;
    fn from_str(text: &str) -> Result<Lang, String> {
        Lang::ALL
            .into_iter()
            .find(|lang| lang.to_string() == text)
            .ok_or_else(|| format!("`{text}` is no language: en and fr are"))
    }
}

/// All messages of one language for one game.
///
/// ```
/// use scene::{Lang, Line, Speech};
/// use tabletop::Seat;
///
/// let speech = Speech::new(Lang::default(), "paid = { $who } pays { $n }.\n");
/// let line = Line::new("paid").with("who", Seat(1)).with("n", 3);
/// assert_eq!(speech.say(&line), "B pays 3.");
/// ```
pub struct Speech {
    lang: Lang,
    bundle: FluentBundle<FluentResource>,
    /// Message by message, the variables it uses.
    variables: BTreeMap<String, BTreeSet<String>>,
}

/// What a game says in every language, made when it is first wanted.
#[derive(Debug)]
pub struct Speeches {
    /// In the order of [`Lang`].
    texts: [&'static str; 2],
    made: [OnceLock<Speech>; 2],
}

impl Speeches {
    /// From the Fluent files of a game, English first.
    pub const fn new(texts: [&'static str; 2]) -> Speeches {
        Speeches { texts, made: [const { OnceLock::new() }; 2] }
    }

    /// The speech in a language.
    pub fn of(&self, lang: Lang) -> &Speech {
        self.made[lang as usize].get_or_init(|| Speech::new(lang, self.texts[lang as usize]))
    }
}

impl fmt::Debug for Speech {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Speech({})", self.lang)
    }
}

impl Speech {
    /// The common messages and those of a game.
    ///
    /// # Panics
    ///
    /// On a file that is not Fluent: the files ship with the program and are tested.
    pub fn new(lang: Lang, game: &'static str) -> Speech {
        let id = match lang {
            Lang::En => langid!("en"),
            Lang::Fr => langid!("fr"),
        };
        let mut bundle = FluentBundle::new_concurrent(vec![id]);
        bundle.set_use_isolating(false);
        let mut variables = BTreeMap::new();
        for text in [lang.common(), game] {
            let resource = FluentResource::try_new(text.to_owned());
            let resource = resource.unwrap_or_else(|(_, e)| panic!("{lang}.ftl: {e:?}"));
            for entry in resource.entries() {
                if let ast::Entry::Message(message) = entry {
                    let mut used = BTreeSet::new();
                    message.value.iter().for_each(|pattern| collect(pattern, &mut used));
                    variables.insert(message.id.name.to_owned(), used);
                }
            }
            bundle.add_resource(resource).unwrap_or_else(|e| panic!("{lang}.ftl: {e:?}"));
        }
        Speech { lang, bundle, variables }
    }

    /// The language it is in.
    pub fn lang(&self) -> Lang {
        self.lang
    }

    /// Every message with the variables it uses.
    pub fn messages(&self) -> &BTreeMap<String, BTreeSet<String>> {
        &self.variables
    }

    /// Whether it has a message of this key.
    pub fn has(&self, key: &str) -> bool {
        self.bundle.has_message(key)
    }

    /// A message that takes nothing.
    pub fn word(&self, key: &str) -> String {
        self.say(&Line::new(key.to_owned()))
    }

    /// A sentence in which seats are letters.
    pub fn say(&self, line: &Line) -> String {
        self.plain().say(line)
    }

    /// This language, with seats called by their letters.
    pub fn plain(&self) -> Voice<'_> {
        Voice { speech: self, names: &[] }
    }
}

/// Around the name that a sentence is cut behind: of the private use area, in no text of ours.
const BEGIN: char = '\u{e000}';
const END: char = '\u{e001}';

/// A language, and what the seats are called in it.
///
/// ```
/// use scene::{Lang, Line, Speech, Voice};
/// use tabletop::Seat;
///
/// let speech = Speech::new(Lang::default(), "paid = { $who } pays { $n }.\n");
/// let names = ["Anna".to_owned(), "Ben".to_owned()];
/// let voice = Voice { speech: &speech, names: &names };
/// assert_eq!(voice.say(&Line::new("paid").with("who", Seat(1)).with("n", 3)), "Ben pays 3.");
/// ```
#[derive(Copy, Clone, Debug)]
pub struct Voice<'a> {
    /// The language.
    pub speech: &'a Speech,
    /// Empty: seats are called by their letters.
    pub names: &'a [String],
}

impl Voice<'_> {
    /// A message that takes nothing.
    pub fn word(self, key: &str) -> String {
        self.say(&Line::new(key.to_owned()))
    }

    /// What a seat is called.
    pub fn name(self, seat: Seat) -> String {
        self.names.get(seat.index()).cloned().unwrap_or_else(|| seat.to_string())
    }

    /// A sentence with what goes into it.
    pub fn say(self, line: &Line) -> String {
        self.format(line, |_, _| None)
    }

    /// A sentence, cut behind the name of `about` if it begins with that.
    pub fn sentence(self, line: &Line, about: Option<Seat>) -> Sentence {
        // Marks that no text contains stand around the name, so that it is found wherever the
        // message puts it, and no name is taken for the beginning of another word.
        let is_about = |arg: &Arg| about.is_some_and(|seat| *arg == Arg::Seat(seat));
        let mark = |name: &str, arg: &Arg| {
            (name == "seat" && is_about(arg)).then(|| format!("{BEGIN}{}{END}", self.argument(arg)))
        };
        let said = self.format(line, mark);
        let cut = said.strip_prefix(BEGIN).and_then(|named| named.split_once(END));
        match cut {
            // With more words joined to it, as in `Ada's pawn`, the name cannot stand alone.
            Some((name, rest)) if rest.starts_with([' ', '\u{a0}', '\u{202f}', ':']) => {
                Sentence { name: name.to_owned(), rest: rest.replace([BEGIN, END], "") }
            }
            _ => Sentence::from(said.replace([BEGIN, END], "")),
        }
    }

    fn argument(self, arg: &Arg) -> String {
        match arg {
            Arg::Seat(seat) => self.name(*seat),
            Arg::Text(text) => text.clone(),
            Arg::Number(n) => n.to_string(),
            Arg::Line(line) => self.say(line),
            Arg::List(lines) => {
                let said: Vec<String> = lines.iter().map(|line| self.say(line)).collect();
                said.join(", ")
            }
        }
    }

    /// Says a line; `mark` may put something else in the place of an argument.
    fn format(self, line: &Line, mark: impl Fn(&str, &Arg) -> Option<String>) -> String {
        let Speech { bundle, lang, .. } = self.speech;
        let Some(pattern) = bundle.get_message(&line.key).and_then(|message| message.value())
        else {
            debug_assert!(false, "no message `{}` in {lang}", line.key);
            return format!("[{}]", line.key);
        };
        let mut args = FluentArgs::new();
        for (name, arg) in &line.args {
            match mark(name, arg) {
                Some(marked) => args.set(*name, marked),
                None => args.set(*name, self.value(arg)),
            }
        }
        let mut errors = Vec::new();
        let text = bundle.format_pattern(pattern, Some(&args), &mut errors).into_owned();
        debug_assert!(errors.is_empty(), "{}: {errors:?}", line.key);
        text
    }

    fn value(self, arg: &Arg) -> FluentValue<'static> {
        match arg {
            // Messages choose their plural by it.
            Arg::Number(n) => FluentValue::from(*n),
            _ => FluentValue::from(self.argument(arg)),
        }
    }
}

/// The variables of a pattern, also those inside of choices.
fn collect(pattern: &ast::Pattern<&str>, used: &mut BTreeSet<String>) {
    for element in &pattern.elements {
        let ast::PatternElement::Placeable { expression } = element else { continue };
        match expression {
            ast::Expression::Inline(inline) => collect_inline(inline, used),
            ast::Expression::Select { selector, variants } => {
                collect_inline(selector, used);
                variants.iter().for_each(|variant| collect(&variant.value, used));
            }
        }
    }
}

fn collect_inline(inline: &ast::InlineExpression<&str>, used: &mut BTreeSet<String>) {
    if let ast::InlineExpression::VariableReference { id } = inline {
        used.insert(id.name.to_owned());
    }
}
