//! Looking up clauses.

use crate::rulebook::{Clause, search};

const RULES: &str = "\
# Rules
- **X-1.1** [R; page 3] Wood is a good.
- **X-1.10** [J2] Copper is a good, too.
- not a clause
- **X-2.1** A clause without a source.
";

fn ids(wanted: &str) -> Vec<&'static str> {
    search(RULES, wanted).into_iter().map(|clause| clause.id).collect()
}

#[test]
fn a_clause_is_its_number_and_its_text() {
    assert_eq!(search(RULES, "x-1.10"), [Clause { id: "X-1.10", text: "Copper is a good, too." }]);
}

#[test]
fn clauses_are_found_by_the_beginning_of_the_number_or_by_words() {
    assert_eq!(ids("X-1"), ["X-1.1", "X-1.10"]);
    assert_eq!(ids("good copper"), ["X-1.10"]);
    assert_eq!(ids("without"), ["X-2.1"]);
    assert_eq!(ids("").len(), 3);
    assert!(ids("stone").is_empty());
}
