//! Those who do something all the time, and write down what they are told.

use std::sync::Arc;

use crate::{
    fixture::{Fixture, GAMES},
    matrix::Phase,
    opener::Opener,
    table::{Progress, Script, Shared, Table, Until},
};

/// Somebody who does something all the time.
pub enum Actor {
    Table(Box<Table>),
    Opener(Box<Opener>),
}

impl Actor {
    pub async fn run(mut self, shared: Arc<Shared>, until: Until) -> Actor {
        match &mut self {
            Actor::Table(table) => table.run(&shared, until).await,
            Actor::Opener(opener) => opener.run(&shared, until).await,
        }
        self
    }

    pub fn progress(&self) -> Arc<Progress> {
        match self {
            Actor::Table(table) => Arc::clone(&table.progress),
            Actor::Opener(opener) => Arc::clone(&opener.progress),
        }
    }

    pub fn name(&self) -> String {
        match self {
            Actor::Table(table) => table.ledger.name.clone(),
            Actor::Opener(_) => "opening tables".to_owned(),
        }
    }
}

/// The name of the table where a campaign is played.
pub const CHAPTER: &str = "the chapter";

/// Everybody who is needed in a phase.
pub fn actors(phase: Phase, fixture: &Fixture) -> Vec<Actor> {
    let (script, tables) = match phase {
        Phase::Start | Phase::Move | Phase::Shutdown => (Script::Move, 4),
        Phase::Undo => (Script::Undo, 4),
        Phase::Chat => (Script::Chat, 2),
        // One table whose moves show when all is well again.
        Phase::Open | Phase::EndOfGame | Phase::CampaignSave => (Script::Move, 1),
    };
    let table = |id: &str, name: &str, script| {
        Actor::Table(Box::new(Table::new(id, name, &fixture.cookies, false, script)))
    };
    let mut actors: Vec<Actor> = (GAMES.iter().zip(&fixture.tables).take(tables))
        .map(|(game, id)| table(id, game, script))
        .collect();
    match phase {
        Phase::Start | Phase::Move | Phase::Shutdown => {
            let (id, first) = (&fixture.with_bot, &fixture.cookies[..1]);
            let table = Table::new(id, "against a bot", first, true, Script::Move);
            actors.push(Actor::Table(Box::new(table)));
        }
        Phase::Open => actors.push(Actor::Opener(Box::new(Opener::new(&fixture.opener)))),
        Phase::EndOfGame => {
            let ending = fixture.ending.iter();
            actors.extend(ending.map(|id| table(id, "a game that ends", Script::Move)));
        }
        Phase::CampaignSave => actors.push(table(&fixture.chapter, CHAPTER, Script::Move)),
        Phase::Undo | Phase::Chat => {}
    }
    actors
}
