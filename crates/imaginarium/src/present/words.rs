//! Words that many sentences share: names, bundles, slots.

use scene::{Arg, Line};

use crate::{
    assistant::Assistant,
    board::Piece,
    dial::{Job, Jobs},
    goods::{Good, Goods},
    machine::Machine,
    project::Project,
    slot::{Slots, Stack},
};

/// "P1 Charbonium Maker".
pub fn machine(machine: Machine) -> Line {
    named(machine.id())
}

pub fn assistant(assistant: Assistant) -> Line {
    named(assistant.id())
}

pub fn project(project: Project) -> Line {
    named(project.id())
}

fn named(id: &'static str) -> Line {
    Line::new("named").with_text("id", id).with("name", Line::new(id))
}

/// "P2+T1 Wood Maker, Burner".
pub fn stack(stack: Stack) -> Line {
    let mut machines = stack.machines().to_vec();
    machines.dedup();
    let names: Vec<Line> = machines.iter().map(|machine| Line::new(machine.id())).collect();
    Line::new("named").with_text("id", stack).with("name", Arg::List(names))
}

pub fn slots(slots: &Slots) -> Arg {
    let each = slots.iter().map(|slot| Line::new("verbatim").with_text("text", slot));
    or_none(each.collect())
}

/// "2 wood, 3 charbonium", or "nothing".
pub fn goods(goods: Goods) -> Arg {
    let some = Good::ALL.iter().filter(|&&good| 0 < goods[good]);
    let lines: Vec<Line> = some.map(|&good| amount(good, goods[good])).collect();
    or_none(lines)
}

pub fn amount(good: Good, n: u16) -> Line {
    Line::new(format!("n-{}", good.id())).with("n", n)
}

pub fn good(good: Good) -> Line {
    Line::new(format!("good-{}", good.id()))
}

pub fn job(job: Job) -> Line {
    Line::new(format!("job-{}", job.id()))
}

/// "Repair & Transactions".
pub fn pair(jobs: Jobs) -> Line {
    let mut two = jobs.iter().map(job);
    match (two.next(), two.next()) {
        (Some(a), Some(b)) => Line::new("pair").with("a", a).with("b", b),
        (Some(a), None) => a,
        _ => Line::new("nothing"),
    }
}

/// "A", or "A's saboteur".
pub fn piece(piece: Piece) -> Line {
    let key = if piece.saboteur { "saboteur-of" } else { "verbatim-seat" };
    Line::new(key).with("seat", piece.seat)
}

pub fn or_none(lines: Vec<Line>) -> Arg {
    if lines.is_empty() { Arg::Line(Line::new("nothing")) } else { Arg::List(lines) }
}
