//! A table that people play at, in messages.

use scene::{Lang, Line};
use tabletop::{Replay, Seat};
use wire::{
    campaign::ChapterHere,
    lobby::Status,
    replay,
    table::{People, State, Turn},
};

use super::{TableActor, audience::Viewpoint};
use crate::{
    error::{self, ApiError},
    expiry::Age,
    library, lobby,
    messages::{self, Told, entry, picture},
    store::{Chair, Occupant},
    table_view::Snapshot,
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
    let told = Told {
        version: actor.loaded.version,
        prompt: prompt(actor, viewpoint),
        asked: actor.asked(),
        is_over: actor.loaded.row.status == Status::Over,
    };
    messages::turn(&actor.view(viewpoint), snapshot, told)
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

/// The log from move `from` on, with what bots thought of their moves.
pub fn log(actor: &TableActor, from: usize, viewpoint: Viewpoint) -> Vec<scene::LogEntry> {
    actor.loaded.host.log(from, actor.viewer(viewpoint), viewpoint.view.lang)
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
            standings: messages::standings(table, lang),
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
