//! The rulebook: numbered clauses that can be looked up.

/// One rule with its number.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub(crate) struct Clause {
    pub id: &'static str,
    pub text: &'static str,
}

/// All clauses of a Markdown text; a clause is a line `- **ID** [source] text`.
pub(crate) fn clauses(rules: &'static str) -> impl Iterator<Item = Clause> {
    rules.lines().filter_map(|line| {
        let (id, rest) = line.strip_prefix("- **")?.split_once("**")?;
        let rest = rest.trim_start();
        let source = rest.strip_prefix('[').and_then(|marked| marked.split_once(']'));
        let text = source.map_or(rest, |(_, text)| text.trim_start());
        Some(Clause { id, text })
    })
}

/// The clauses whose number begins with `wanted`, or that hold all its words.
pub(crate) fn search(rules: &'static str, wanted: &str) -> Vec<Clause> {
    let wanted = wanted.trim().to_lowercase();
    let numbered = |clause: &Clause| clause.id.to_lowercase().starts_with(&wanted);
    let found: Vec<Clause> = clauses(rules).filter(numbered).collect();
    if !found.is_empty() {
        return found;
    }
    let worded = |clause: &Clause| {
        let text = clause.text.to_lowercase();
        wanted.split_whitespace().all(|word| text.contains(word))
    };
    clauses(rules).filter(worded).collect()
}
