//! What tables show, in messages.

use scene::{Lang, Table, Voice, zones_in_words};
use tabletop::Seats;
use wire::{
    motion::{Counted, Motion, Moved, Thing},
    table::{
        Area, Choice, InTurn, LogEntry, LogKind, Mark, Part, Picture, Placement, Progress,
        ScoreItem, Stage, Standing, Turn, ZoneInWords,
    },
};

use crate::table_view::{Snapshot, TableView};

/// What a table says now beside what is seen of it.
pub struct Told {
    pub version: u64,
    pub prompt: String,
    pub asked: Seats,
    pub is_over: bool,
}

pub fn turn(view: &TableView<'_>, snapshot: &Snapshot, told: Told) -> Turn {
    let TableView { table, viewer, options, .. } = *view;
    let scene = &snapshot.scene;
    Turn {
        version: told.version,
        moves: table.moves() as u32,
        headline: scene.headline.clone(),
        round: scene.round,
        steps: scene.steps.iter().map(stage).collect(),
        order: scene.order.iter().map(in_turn).collect(),
        prompt: told.prompt,
        asked: told.asked.iter().map(|seat| seat.to_string()).collect(),
        choices: snapshot.choices.iter().map(choice).collect(),
        undo: viewer.map_or(0, |seat| table.undoable(seat)) as u32,
        redo: viewer.is_some_and(|seat| table.redoable(seat)),
        zones: if options.text { zones(view, snapshot) } else { Vec::new() },
        standings: told.is_over.then(|| standings(table, options.lang)),
    }
}

fn zones(view: &TableView<'_>, snapshot: &Snapshot) -> Vec<ZoneInWords> {
    let voice = Voice { speech: view.title.speech(view.options.lang), names: view.table.names() };
    let zone = |zone: scene::ZoneInWords| ZoneInWords {
        id: zone.id,
        title: zone.title,
        owner: zone.owner.map(|seat| seat.to_string()),
        items: zone.items,
    };
    zones_in_words(&snapshot.layout, &snapshot.scene, voice).into_iter().map(zone).collect()
}

fn stage(stage: &scene::Stage) -> Stage {
    Stage { name: stage.name.clone(), state: progress(stage.state) }
}

fn in_turn(turn: &scene::Turn) -> InTurn {
    InTurn { seat: turn.seat.to_string(), state: progress(turn.state), note: turn.note.clone() }
}

fn progress(progress: scene::Progress) -> Progress {
    match progress {
        scene::Progress::Done => Progress::Done,
        scene::Progress::Now => Progress::Now,
        scene::Progress::Next => Progress::Next,
    }
}

fn choice(choice: &scene::Choice) -> Choice {
    Choice {
        notation: choice.notation.clone(),
        label: choice.label.clone(),
        spot: choice.anchor.place(),
        ghost: choice.anchor.ghost.clone(),
        placement: choice.anchor.placement.as_ref().map(|one| placement(&choice.anchor.zone, one)),
        closing: choice.closing,
    }
}

fn placement(zone: &str, placement: &scene::Placement) -> Placement {
    Placement {
        zone: zone.to_owned(),
        covers: placement.covers.iter().map(|&at| at as u32).collect(),
        columns: placement.columns as u32,
        quarters: placement.quarters,
        flipped: placement.flipped,
        worth: placement.worth.clone(),
    }
}

/// What a choice would do around the piece it places.
pub fn marks(choice: &scene::Choice) -> Vec<Mark> {
    let mark = |mark: &scene::Mark| match *mark {
        scene::Mark::Scores { at, beside } => Mark::Scores { at: at as u32, beside: beside as u32 },
        scene::Mark::Takes { at } => Mark::Takes { at: at as u32 },
        scene::Mark::Sends { at } => Mark::Sends { at: at as u32 },
        scene::Mark::Leads { at, to } => Mark::Leads { at: at as u32, to: to as u32 },
    };
    let placement = choice.anchor.placement.as_ref();
    placement.map_or_else(Vec::new, |placement| placement.marks.iter().map(mark).collect())
}

pub fn motion(motion: scene::Motion) -> Motion {
    let thing = |scene::Thing { id, face, zone }| Thing { id, face, zone };
    let things = |all: Vec<scene::Thing>| all.into_iter().map(thing).collect();
    let moved = |(from, to)| Moved { from: thing(from), to: thing(to) };
    let counted =
        |scene::Counted { zone, face, before, after }| Counted { zone, face, before, after };
    Motion {
        moved: motion.moved.into_iter().map(moved).collect(),
        came: things(motion.came),
        left: things(motion.left),
        counted: motion.counted.into_iter().map(counted).collect(),
        used: things(motion.used),
    }
}

pub fn entry(entry: scene::LogEntry) -> LogEntry {
    let kind = match entry.kind {
        scene::LogKind::Move => LogKind::Move,
        scene::LogKind::Consequence => LogKind::Consequence,
        scene::LogKind::Phase => LogKind::Phase,
        scene::LogKind::Remark => LogKind::Remark,
    };
    LogEntry {
        step: entry.step as u32,
        kind,
        by: entry.by.map(|seat| seat.to_string()),
        seat: entry.seat.map(|seat| seat.to_string()),
        text: entry.sentence.predicate().to_owned(),
        name: entry.sentence.name,
        clause: entry.clause.to_owned(),
        names: entry.ids,
    }
}

pub fn picture(drawn: &art::Picture) -> Picture {
    let area = |area: &art::Area| Area { id: area.id.clone(), rect: area.rect };
    Picture {
        width: drawn.width,
        height: drawn.height,
        ground: drawn.ground.to_string(),
        parts: drawn.parts.iter().map(part).collect(),
        areas: drawn.areas.iter().map(area).collect(),
    }
}

pub fn part(part: &art::Part) -> Part {
    Part { id: part.id.clone(), svg: part.svg.to_string() }
}

pub fn standings(table: &dyn Table, lang: Lang) -> Vec<Standing> {
    let item = |(text, points): (String, i32)| ScoreItem { text, points };
    let standing = |standing: scene::Standing| Standing {
        seat: standing.seat.to_string(),
        name: table.names().get(standing.seat.index()).cloned().unwrap_or_default(),
        score: standing.score,
        place: standing.place,
        items: table.score_sheet(standing.seat, lang).into_iter().map(item).collect(),
    };
    table.standings().unwrap_or_default().into_iter().map(standing).collect()
}
