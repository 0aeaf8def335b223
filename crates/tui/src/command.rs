//! Commands: what can be typed besides the answer to a question.

use scene::Lang;

use crate::voice::speech;

/// Something about the game rather than in it.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub(crate) enum Command<'a> {
    State,
    Log,
    Choices,
    Hint,
    Undo,
    Redo,
    Rules(&'a str),
    Help,
    Lang(&'a str),
    Quit,
}

impl Command<'_> {
    /// Reads a command by its English or its French name, with or without accents.
    pub fn read(line: &str) -> Option<Command<'_>> {
        let (name, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let rest = rest.trim();
        let commands = [
            ("command-state", Command::State),
            ("command-log", Command::Log),
            ("command-choices", Command::Choices),
            ("command-hint", Command::Hint),
            ("command-undo", Command::Undo),
            ("command-redo", Command::Redo),
            ("command-rules", Command::Rules(rest)),
            ("command-help", Command::Help),
            ("command-lang", Command::Lang(rest)),
            ("command-quit", Command::Quit),
        ];
        let name = name.to_lowercase();
        // In any language, so that lines written for one work in all.
        let is_called = |key: &str| {
            let mut words = Lang::ALL.into_iter().map(|lang| speech(lang).word(key));
            words.any(|words| words.split(", ").any(|word| word == name))
        };
        let (_, command) = commands.into_iter().find(|(key, _)| is_called(key))?;
        let takes_words = matches!(command, Command::Rules(_) | Command::Lang(_));
        (takes_words || rest.is_empty()).then_some(command)
    }
}

/// Whether a line belongs to the head or the end of a replay, which say nothing to a running game.
pub(crate) fn frames_a_replay(line: &str) -> bool {
    let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
    match word {
        "tablewright" => rest.starts_with("replay"),
        "game" | "seats" | "players" | "edition" | "option" | "setup" => true,
        "end" => rest.trim().parse::<usize>().is_ok(),
        _ => false,
    }
}
