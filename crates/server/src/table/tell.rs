//! The table in messages.

use scene::{Lang, Line, Voice, zones_in_words};
use tabletop::{Replay, Seat};
use wire::{
    campaign::ChapterHere,
    lobby::Status,
    replay,
    table::{
        Area, Choice, InTurn, LogEntry, Mark, Part, People, Picture, Placement, Progress,
        ScoreItem, Stage, Standing, State, Turn, ZoneInWords,
    },
};

use super::{Desk, audience::Eyes, looks::Sight};
use crate::{
    expiry::Age,
    library, lobby,
    objection::{self, Objection},
    store::{Chair, Seated},
};

pub fn state(desk: &Desk, eyes: Eyes, sight: &Sight, drawn: &art::Picture) -> State {
    let kept = &desk.record.kept;
    State {
        table: kept.id.clone(),
        game: kept.game.clone(),
        gallery: desk.shelf.gallery_url(eyes.look.lang).to_owned(),
        css: desk.shelf.css_url().to_owned(),
        edition: library::edition_of(kept).to_owned(),
        options: desk.record.options.clone(),
        seeded: kept.seeded,
        hints: kept.hints,
        my_seat: eyes.seat.map(|seat| seat.to_string()),
        people: people(desk),
        picture: picture(drawn),
        turn: turn(desk, eyes, sight),
        log: log(desk, 0, eyes),
        chat: desk.record.chat.clone(),
        rematch: kept.rematch.clone(),
        chapter: chapter(desk),
    }
}

fn chapter(desk: &Desk) -> Option<ChapterHere> {
    let part = desk.record.kept.part_of.as_ref()?;
    let chapters = desk.record.title.saga()?.chapters;
    Some(ChapterHere { campaign: part.campaign.clone(), number: part.chapter, chapters })
}

pub fn turn(desk: &Desk, eyes: Eyes, sight: &Sight) -> Turn {
    let (table, viewer, lang) = (&desk.record.table, desk.viewer(eyes), eyes.look.lang);
    let scene = &sight.scene;
    let zones = if eyes.look.text { zones(desk, sight, lang) } else { Vec::new() };
    Turn {
        version: desk.record.version,
        moves: table.moves() as u32,
        headline: scene.headline.clone(),
        round: scene.round,
        steps: scene.steps.iter().map(stage).collect(),
        order: scene.order.iter().map(in_turn).collect(),
        prompt: prompt(desk, eyes),
        asked: desk.asked().iter().map(|seat| seat.to_string()).collect(),
        choices: sight.choices.iter().map(choice).collect(),
        undo: viewer.map_or(0, |seat| table.undoable(seat)) as u32,
        redo: viewer.is_some_and(|seat| table.redoable(seat)),
        zones,
        standings: (desk.record.kept.status == Status::Over).then(|| standings(desk, lang)),
    }
}

/// The question; before the game, how many seats are still free.
fn prompt(desk: &Desk, eyes: Eyes) -> String {
    let lang = eyes.look.lang;
    if desk.record.kept.status != Status::Open {
        return desk.record.table.prompt(desk.viewer(eyes), lang);
    }
    let is_free = |chair: &&Chair| chair.seated == Seated::Nobody;
    let free = desk.record.kept.chairs.iter().filter(is_free).count() as u32;
    objection::speech(lang).say(&Line::new("waiting-for-players").with("free", free))
}

fn zones(desk: &Desk, sight: &Sight, lang: Lang) -> Vec<ZoneInWords> {
    let voice = Voice { speech: desk.record.title.speech(lang), names: desk.record.table.names() };
    let zone = |zone: scene::ZoneInWords| ZoneInWords {
        id: zone.id,
        title: zone.title,
        owner: zone.owner.map(|seat| seat.to_string()),
        items: zone.items,
    };
    zones_in_words(&sight.layout, &sight.scene, voice).into_iter().map(zone).collect()
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

pub fn log(desk: &Desk, from: usize, eyes: Eyes) -> Vec<LogEntry> {
    let entries = desk.record.table.log(from, desk.viewer(eyes), eyes.look.lang);
    let mut entries: Vec<LogEntry> = entries.into_iter().map(entry).collect();
    entries.extend(desk.remarks_from(from, eyes.look.lang));
    // A stable sort: what a bot thought follows what it did.
    entries.sort_by_key(|entry| entry.step);
    entries
}

fn entry(entry: scene::LogEntry) -> LogEntry {
    LogEntry {
        step: entry.step as u32,
        by: entry.by.map(|seat| seat.to_string()),
        text: entry.text,
        clause: entry.clause.to_owned(),
        names: entry.ids,
        thought: false,
    }
}

pub fn people(desk: &Desk) -> People {
    let (asked, seats) = (desk.asked(), desk.audience.seats());
    let kept = &desk.record.kept;
    let chair = |(at, chair): (usize, &Chair)| {
        lobby::in_words(at, chair, seats >> at & 1 == 1, asked.contains(Seat(at as u8)))
    };
    People {
        status: kept.status,
        chairs: kept.chairs.iter().enumerate().map(chair).collect(),
        watching: desk.audience.watching(),
        time_control: kept.time_control,
        clocks: desk.clocks.tell(),
        requests: desk.requests(),
        expires: desk.house.config.expiry.warning(
            Age::of_table(kept, desk.record.table.moves() as u32),
            desk.house.store.minutes(),
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

fn standings(desk: &Desk, lang: Lang) -> Vec<Standing> {
    let table = &desk.record.table;
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

impl Desk {
    /// The whole game, once it is over.
    pub fn replay(&self, lang: Lang) -> Result<replay::Replay, Objection> {
        self.must_be_over()?;
        let (table, kept) = (&self.record.table, &self.record.kept);
        let moves = table.moves();
        let last_of_round = |n: &usize| *n == moves || table.round(*n) < table.round(*n + 1);
        Ok(replay::Replay {
            id: kept.id.clone(),
            game: kept.game.clone(),
            gallery: self.shelf.gallery_url(lang).to_owned(),
            css: self.shelf.css_url().to_owned(),
            edition: library::edition_of(kept).to_owned(),
            names: table.names().to_vec(),
            moves: moves as u32,
            rounds: (0..=moves).filter(last_of_round).map(|n| n as u32).collect(),
            log: table.log(0, None, lang).into_iter().map(entry).collect(),
            scores: (0..=moves).map(|n| table.scores(n)).collect(),
            standings: standings(self, lang),
        })
    }

    /// The game as a file, once it is over: it holds every secret.
    pub fn text(&self) -> Result<String, Objection> {
        self.must_be_over()?;
        let player = |chair: &Chair| match chair.seated {
            Seated::Bot => chair.level.clone(),
            Seated::Human(_) | Seated::Nobody => "human".to_owned(),
        };
        let players = self.record.kept.chairs.iter().map(player).collect();
        Ok(Replay { players, ..self.record.table.replay() }.to_string())
    }
}
