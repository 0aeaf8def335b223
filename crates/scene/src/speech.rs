//! Speech: lines said in a language, from Project Fluent files.

use std::{fmt, sync::OnceLock};

use fluent_bundle::{FluentArgs, FluentResource, FluentValue, concurrent::FluentBundle};
use tabletop::Seat;
use translations::Translations;
use unic_langid::langid;

use crate::{Arg, Lang, Line, Sentence, lang::COMMON};

/// All messages for one game, in one language and in English for what that language lacks.
///
/// ```
/// use scene::{Lang, Line, Speech, Translations};
/// use tabletop::Seat;
///
/// let words = Translations(&[("en", "paid = { $who } pays { $n }.\n")]);
/// let speech = Speech::new(Lang::EN, words);
/// let line = Line::new("paid").with("who", Seat(1)).with("n", 3);
/// assert_eq!(speech.say(&line), "B pays 3.");
/// ```
pub struct Speech {
    lang: Lang,
    words: Translations,
    /// The language's own messages, then the English ones.
    bundles: Vec<FluentBundle<FluentResource>>,
}

/// What a game says in every language, made when it is first wanted.
#[derive(Debug)]
pub struct Speeches {
    words: Translations,
    /// In the order of [`Lang::ALL`].
    made: [OnceLock<Speech>; Lang::ALL.len()],
}

impl Speeches {
    /// From the messages of a game: `Speeches::new(scene::words!())`.
    pub const fn new(words: Translations) -> Speeches {
        Speeches { words, made: [const { OnceLock::new() }; Lang::ALL.len()] }
    }

    /// The speech in a language.
    pub fn of(&self, lang: Lang) -> &Speech {
        self.made[lang.index()].get_or_init(|| Speech::new(lang, self.words))
    }
}

impl fmt::Debug for Speech {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Speech({})", self.lang)
    }
}

impl Speech {
    /// The common messages and those of a game. What cannot be read in a file is as if it were not
    /// there; the tests and `cargo xtask words` refuse it.
    pub fn new(lang: Lang, words: Translations) -> Speech {
        let mut spoken = vec![lang, Lang::EN];
        spoken.dedup();
        let bundle = |lang: Lang| {
            let texts = [COMMON, words].into_iter().filter_map(|texts| texts.get(lang.tag()));
            bundle(lang.tag(), texts)
        };
        Speech { lang, words, bundles: spoken.into_iter().map(bundle).collect() }
    }

    /// The language it is in.
    pub fn lang(&self) -> Lang {
        self.lang
    }

    /// The game's own messages, in all languages.
    pub fn words(&self) -> Translations {
        self.words
    }

    /// Whether it has a message of this key.
    pub fn has(&self, key: &str) -> bool {
        self.bundles.iter().any(|bundle| bundle.has_message(key))
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

/// The messages of files in one language. Its tag decides how it counts: one point, two points.
fn bundle<'a>(tag: &str, texts: impl Iterator<Item = &'a str>) -> FluentBundle<FluentResource> {
    let mut bundle = FluentBundle::new_concurrent(vec![tag.parse().unwrap_or(langid!("en"))]);
    bundle.set_use_isolating(false);
    for text in texts {
        let resource = FluentResource::try_new(text.to_owned());
        let resource = resource.unwrap_or_else(|(readable, _)| readable);
        // Of two messages with one name the first stays.
        let _ = bundle.add_resource(resource);
    }
    bundle
}

/// A language, and what the seats are called in it.
///
/// ```
/// use scene::{Lang, Line, Speech, Translations, Voice};
/// use tabletop::Seat;
///
/// let words = Translations(&[("en", "paid = { $who } pays { $n }.\n")]);
/// let speech = Speech::new(Lang::EN, words);
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

    /// Says a line, in English where this language lacks its message, or where the message wants
    /// something that the line does not have. `mark` may put something else in the place of an
    /// argument.
    fn format(self, line: &Line, mark: impl Fn(&str, &Arg) -> Option<String>) -> String {
        let mut args = FluentArgs::new();
        for (name, arg) in &line.args {
            match mark(name, arg) {
                Some(marked) => args.set(*name, marked),
                None => args.set(*name, self.value(arg)),
            }
        }
        let said = self.speech.bundles.iter().find_map(|bundle| {
            let pattern = bundle.get_message(&line.key)?.value()?;
            let mut errors = Vec::new();
            let text = bundle.format_pattern(pattern, Some(&args), &mut errors);
            errors.is_empty().then(|| text.into_owned())
        });
        said.unwrap_or_else(|| {
            debug_assert!(false, "no message for {line:?}");
            format!("[{}]", line.key)
        })
    }

    fn value(self, arg: &Arg) -> FluentValue<'static> {
        match arg {
            // Messages choose their plural by it.
            Arg::Number(n) => FluentValue::from(*n),
            _ => FluentValue::from(self.argument(arg)),
        }
    }
}
