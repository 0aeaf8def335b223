//! The rulebook: what can be looked up in a game's RULES.md.

/// An entry with an id of its own: a rule, a ruling, a decision, a component.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Clause {
    /// Its id: `IM-19.5`.
    pub id: &'static str,
    /// What it says.
    pub text: String,
    /// How we know it and where it stands, as RULES.md writes it: `R; RB:466`.
    pub source: &'static str,
}

/// A section of the rulebook with the entries in it.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Chapter {
    /// The title of the section.
    pub title: &'static str,
    /// Its entries, in their order.
    pub clauses: Vec<Clause>,
}

/// All sections that have entries.
///
/// ```
/// use scene::rulebook::chapters;
///
/// let all = chapters("### The end\n- **XY-1.1** [R] Most points win.\n");
/// assert_eq!((all[0].title, all[0].clauses[0].source), ("The end", "R"));
/// ```
pub fn chapters(rules: &'static str) -> Vec<Chapter> {
    let mut chapters: Vec<Chapter> = Vec::new();
    for line in rules.lines() {
        if let Some(title) = line.strip_prefix("### ") {
            chapters.push(Chapter { title, clauses: Vec::new() });
        } else if let (Some(chapter), Some(clause)) = (chapters.last_mut(), entry(line)) {
            chapter.clauses.push(clause);
        }
    }
    chapters.retain(|chapter| !chapter.clauses.is_empty());
    chapters
}

fn entry(line: &'static str) -> Option<Clause> {
    numbered(line).or_else(|| row(line))
}

/// All entries of a Markdown text, in their order.
fn clauses(rules: &'static str) -> impl Iterator<Item = Clause> {
    rules.lines().filter_map(entry)
}

/// A line `- **ID** [marks] text`; the marks may also stand at the end.
fn numbered(line: &'static str) -> Option<Clause> {
    let (id, rest) = line.strip_prefix("- **")?.split_once("**")?;
    let rest = rest.trim();
    let before = rest.strip_prefix('[').and_then(|rest| rest.split_once(']'));
    let after = || rest.strip_suffix(']')?.rsplit_once(" [").map(|(text, source)| (source, text));
    let (source, text) = before.or_else(after).unwrap_or(("", rest));
    Some(Clause { id, text: text.trim().to_owned(), source })
}

/// A row `| ID | ... |` of a table; the id may be followed by a name in capitals.
fn row(line: &'static str) -> Option<Clause> {
    let mut cells = line.strip_prefix("| ")?.trim_end_matches([' ', '|']).split('|').map(str::trim);
    let first = cells.next()?;
    let (id, name) = first.split_once(' ').unwrap_or((first, ""));
    let is_capital = |c: char| c.is_ascii_uppercase() || c == '-';
    let is_id = id.starts_with(|c: char| c.is_ascii_uppercase())
        && id.contains(|c: char| c.is_ascii_digit() || c == '-')
        && id.chars().all(|c| is_capital(c) || c.is_ascii_digit());
    if !is_id || !name.chars().all(is_capital) {
        return None;
    }
    let told: Vec<&str> = [name].into_iter().chain(cells).filter(|cell| !cell.is_empty()).collect();
    Some(Clause { id, text: told.join(" · "), source: "" })
}

/// The entries with the id `wanted`; else the clauses of the chapter `wanted`; else all entries
/// that hold every word of it.
///
/// ```
/// use scene::rulebook::search;
///
/// const RULES: &str = "\
/// ### 1. The end
/// - **XY-1.1** [R] The game ends after 8 rounds.
/// - **XY-1.2** [R] Most points win.
/// ";
/// assert_eq!(search(RULES, "xy-1.2")[0].text, "Most points win.");
/// assert_eq!(search(RULES, "XY-1").len(), 2);
/// assert_eq!(search(RULES, "rounds")[0].id, "XY-1.1");
/// ```
pub fn search(rules: &'static str, wanted: &str) -> Vec<Clause> {
    let wanted = wanted.trim().to_lowercase();
    let chapter = format!("{wanted}.");
    let found = |fits: &dyn Fn(&str, &Clause) -> bool| -> Vec<Clause> {
        clauses(rules).filter(|clause| fits(&clause.id.to_lowercase(), clause)).collect()
    };
    let exact = found(&|id, _| id == wanted);
    if !exact.is_empty() {
        return exact;
    }
    let inside = found(&|id, _| id.starts_with(&chapter));
    if !inside.is_empty() {
        return inside;
    }
    found(&|id, clause| {
        let text = clause.text.to_lowercase();
        wanted.split_whitespace().all(|word| id.contains(word) || text.contains(word))
    })
}
