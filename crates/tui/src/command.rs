//! Commands: what can be typed besides the answer to a question.

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
        let command = match name.to_lowercase().as_str() {
            "state" | "état" | "etat" => Command::State,
            "log" | "journal" => Command::Log,
            "choices" | "choix" => Command::Choices,
            "hint" | "conseil" => Command::Hint,
            "undo" | "annuler" => Command::Undo,
            "redo" | "refaire" => Command::Redo,
            "rules" | "règles" | "regles" => return Some(Command::Rules(rest)),
            "help" | "aide" | "?" => Command::Help,
            "lang" | "langue" => return Some(Command::Lang(rest)),
            "quit" | "quitter" => Command::Quit,
            _ => return None,
        };
        rest.is_empty().then_some(command)
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
