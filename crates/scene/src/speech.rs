//! Speech: lines said in a language, from Project Fluent files.

use std::{fmt, sync::OnceLock};

use fluent_bundle::{FluentArgs, FluentResource, FluentValue, concurrent::FluentBundle};
use tabletop::Seat;
use translations::Translations;
use unic_langid::langid;

use crate::{Arg, Lang, Line, lang::COMMON};

/// All messages for one game, in one language and in English for what that language lacks.
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

    pub fn lang(&self) -> Lang {
        self.lang
    }

    /// The game's own messages, in all languages.
    pub fn words(&self) -> Translations {
        self.words
    }

    pub fn has(&self, key: &str) -> bool {
        self.bundles.iter().any(|bundle| bundle.has_message(key))
    }

    /// A message that takes nothing.
    pub fn word(&self, key: &str) -> String {
        self.say(&Line::new(key))
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
#[derive(Copy, Clone, Debug)]
pub struct Voice<'a> {
    pub speech: &'a Speech,
    /// Empty: seats are called by their letters.
    pub names: &'a [String],
}

impl Voice<'_> {
    /// A message that takes nothing.
    pub fn word(self, key: &str) -> String {
        self.say(&Line::new(key))
    }

    pub fn name(self, seat: Seat) -> String {
        self.names.get(seat.index()).cloned().unwrap_or_else(|| seat.to_string())
    }

    /// A sentence: in English where this language lacks its message, or where the message wants
    /// something that the line does not have.
    pub fn say(self, line: &Line) -> String {
        let mut args = FluentArgs::new();
        for (name, arg) in &line.args {
            args.set(*name, self.value(arg));
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
            Arg::Number(n) => FluentValue::from(*n),
            Arg::Text(text) => FluentValue::from(text.clone()),
            Arg::Seat(seat) => FluentValue::from(self.name(*seat)),
            Arg::Line(line) => FluentValue::from(self.say(line)),
            Arg::List(lines) => {
                let said: Vec<String> = lines.iter().map(|line| self.say(line)).collect();
                FluentValue::from(said.join(", "))
            }
        }
    }
}
