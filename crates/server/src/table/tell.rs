//! The table in messages.

use scene::{Lang, Line, Voice, zones_in_words};
use tabletop::{Replay, Seat};
use wire::{
    campaign::ChapterHere,
    lobby::Status,
    motion::{Counted, Motion, Moved, Thing},
    replay,
    table::{
        Area, Choice, InTurn, LogEntry, LogKind, Mark, Part, People, Picture, Placement, Progress,
        ScoreItem, Stage, Standing, State, Turn, ZoneInWords,
    },
};

use super::{TableActor, audience::Viewpoint, render::Snapshot};
use crate::{
    error::{self, ApiError},
    expiry::Age,
    library, lobby,
    store::{Chair, Occupant},
};

pub fn state(
    actor: &TableActor,
    viewpoint: Viewpoint,
    snapshot: &Snapshot,
    drawn: &art::Picture,
) -> State {
    let row = &actor.loaded.row;
    State {
        table: row.id.clone(),
        game: row.game.clone(),
        gallery: actor.assets.gallery_url(viewpoint.view.lang).to_owned(),
        css: actor.assets.css_url().to_owned(),
        edition: library::edition_of(row).to_owned(),
        options: actor.loaded.options.clone(),
        seeded: row.seeded,
        hints: row.hints,
        my_seat: viewpoint.seat.map(|seat| seat.to_string()),
        people: people(actor),
        picture: picture(drawn),
        turn: turn(actor, viewpoint, snapshot),
        log: log(actor, 0, viewpoint).into_iter().map(entry).collect(),
        chat: actor.loaded.chat.clone(),
        rematch: row.rematch.clone(),
        chapter: chapter(actor),
    }
}

fn chapter(actor: &TableActor) -> Option<ChapterHere> {
    let part = actor.loaded.row.part_of.as_ref()?;
    let chapters = actor.loaded.host.title().saga()?.chapters;
    Some(ChapterHere { campaign: part.campaign.clone(), number: part.chapter, chapters })
}

pub fn turn(actor: &TableActor, viewpoint: Viewpoint, snapshot: &Snapshot) -> Turn {
    let (table, viewer, lang) =
        (actor.loaded.host.table(), actor.viewer(viewpoint), viewpoint.view.lang);
    let scene = &snapshot.scene;
    let zones = if viewpoint.view.text { zones(actor, snapshot, lang) } else { Vec::new() };
    Turn {
        version: actor.loaded.version,
        moves: table.moves() as u32,
        headline: scene.headline.clone(),
        round: scene.round,
        steps: scene.steps.iter().map(stage).collect(),
        order: scene.order.iter().map(in_turn).collect(),
        prompt: prompt(actor, viewpoint),
        asked: actor.asked().iter().map(|seat| seat.to_string()).collect(),
        choices: snapshot.choices.iter().map(choice).collect(),
        undo: viewer.map_or(0, |seat| table.undoable(seat)) as u32,
        redo: viewer.is_some_and(|seat| table.redoable(seat)),
        zones,
        standings: (actor.loaded.row.status == Status::Over).then(|| standings(actor, lang)),
    }
}

/// The question; before the game, how many seats are still free.
fn prompt(actor: &TableActor, viewpoint: Viewpoint) -> String {
    let lang = viewpoint.view.lang;
    if actor.loaded.row.status != Status::Open {
        return actor.loaded.host.table().prompt(actor.viewer(viewpoint), lang);
    }
    let is_free = |chair: &&Chair| chair.occupant == Occupant::Nobody;
    let free = actor.loaded.row.chairs.iter().filter(is_free).count() as u32;
    error::speech(lang).say(&Line::new("waiting-for-players").with("free", free))
}

fn zones(actor: &TableActor, snapshot: &Snapshot, lang: Lang) -> Vec<ZoneInWords> {
    let voice = Voice {
        speech: actor.loaded.host.title().speech(lang),
        names: actor.loaded.host.table().names(),
    };
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

/// The log from move `from` on, with what bots thought of their moves.
pub fn log(actor: &TableActor, from: usize, viewpoint: Viewpoint) -> Vec<scene::LogEntry> {
    actor.loaded.host.log(from, actor.viewer(viewpoint), viewpoint.view.lang)
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

pub fn people(actor: &TableActor) -> People {
    let (asked, seats) = (actor.asked(), actor.audience.seats());
    let row = &actor.loaded.row;
    let chair = |(at, chair): (usize, &Chair)| {
        lobby::in_words(at, chair, seats >> at & 1 == 1, asked.contains(Seat(at as u8)))
    };
    People {
        status: row.status,
        chairs: row.chairs.iter().enumerate().map(chair).collect(),
        watching: actor.audience.watching(),
        time_control: row.time_control,
        clocks: actor.clocks.tell(),
        requests: actor.requests(),
        expires: actor.app.config.expiry.warning(
            Age::of_table(row, actor.loaded.host.table().moves() as u32),
            actor.app.store.minutes(),
        ),
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

fn standings(actor: &TableActor, lang: Lang) -> Vec<Standing> {
    let table = actor.loaded.host.table();
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

impl TableActor {
    /// The whole game, once it is over.
    pub fn replay(&self, lang: Lang) -> Result<replay::Replay, ApiError> {
        self.require_over()?;
        let (table, row) = (self.loaded.host.table(), &self.loaded.row);
        let moves = table.moves();
        let last_of_round = |n: &usize| *n == moves || table.round(*n) < table.round(*n + 1);
        Ok(replay::Replay {
            id: row.id.clone(),
            game: row.game.clone(),
            gallery: self.assets.gallery_url(lang).to_owned(),
            css: self.assets.css_url().to_owned(),
            edition: library::edition_of(row).to_owned(),
            names: table.names().to_vec(),
            moves: moves as u32,
            rounds: (0..=moves).filter(last_of_round).map(|n| n as u32).collect(),
            log: table.log(0, None, lang).into_iter().map(entry).collect(),
            scores: (0..=moves).map(|n| table.scores(n)).collect(),
            standings: standings(self, lang),
        })
    }

    /// The game as a file, once it is over: it holds every secret.
    pub fn text(&self) -> Result<String, ApiError> {
        self.require_over()?;
        let player = |chair: &Chair| match chair.occupant {
            Occupant::Bot => chair.level.clone(),
            Occupant::Human(_) | Occupant::Nobody => "human".to_owned(),
        };
        let players = self.loaded.row.chairs.iter().map(player).collect();
        Ok(Replay { players, ..self.loaded.host.table().replay() }.to_string())
    }
}
