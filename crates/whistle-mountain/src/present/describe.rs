//! The log: what there is to tell about each event.

use scene::{Description, Line};
use tabletop::Seat;

use super::words;
use crate::{
    ability::Ability,
    airship::{Airship, Berth},
    deed::Deed,
    event::{Cause, Event, Reason},
    machine::{Machine, Order},
    upgrade::Upgrade,
    worker::Place,
};

/// An event about a seat.
fn by(seat: Seat, clause: &'static str, key: &'static str) -> Description {
    Description::by(seat, clause, key)
}

/// An event about everybody.
fn told(clause: &'static str, key: &'static str) -> Description {
    Description::new(clause, key)
}

pub fn describe(event: Event) -> Description {
    match event {
        Event::Started { seats, first } => {
            by(first, "WM-3.1", "log-started").phase().with("players", seats)
        }
        Event::AbilityKept { seat, ability } => by(seat, "WM-3.11", "log-ability")
            .with("ability", words::named(ability.id()))
            .uses(ability.id()),
        Event::AbilityLeft { ability: None } => told("WM-3.12", "log-left"),
        Event::AbilityLeft { ability: Some(ability) } => {
            told("WM-3.12", "log-left-known").with("ability", words::named(ability.id()))
        }
        Event::MarketLaid { machines, upgrades } => {
            let machines = machines.into_iter().flatten().flatten().map(words::machine);
            let upgrades = upgrades.into_iter().flatten().map(|up| words::named(up.id()));
            told("WM-2.3", "log-market").with_list("tiles", machines.chain(upgrades))
        }
        // Both are of one stack; the sentence names neither, but knows them.
        Event::StartTaken { seat, tiles: [a, b] } => by(seat, "WM-3.15", "log-start-taken")
            .with_text("shape", a.shape().id().to_uppercase())
            .with_list("tiles", [words::tile(a), words::tile(b)]),
        Event::StartPlaced { seat, scaffold, spot } => by(seat, "WM-3.17", "log-start-placed")
            .with("what", words::tile(scaffold))
            .with("at", words::spot(spot)),
        Event::TurnStarted { seat, last: false, .. } => by(seat, "WM-4.1", "log-turn").phase(),
        Event::TurnStarted { seat, last: true, .. } => by(seat, "WM-16.3", "log-turn-last").phase(),
        Event::Flown { seat, airship, berth } => flown(seat, airship, berth),
        Event::WentHome { seat, airship, cause } => went_home(seat, airship, cause),
        Event::Collected { seat, got, .. } => {
            by(seat, "WM-5.15", "log-collected").with("goods", words::goods(got))
        }
        Event::Activated { seat, machine, order } => match order {
            Order::Storage => by(seat, "WM-21.10", "log-activated-stored"),
            _ => by(seat, "WM-21.1", "log-activated"),
        }
        .with("machine", words::machine(machine))
        .uses(machine.id()),
        Event::Paid { seat, tokens, deed } => by(seat, "WM-19.3", "log-paid")
            .with("goods", words::goods(tokens))
            .with("what", words::deed(deed)),
        Event::Gained { seat, got, .. } => {
            by(seat, "WM-19.2", "log-gained").with("goods", words::goods(got))
        }
        Event::TollPaid { seat, good } => {
            by(seat, "WM-23.12", "log-toll").with("what", words::amount(good, 1))
        }
        Event::Returned { seat, goods } => {
            by(seat, "WM-15.1", "log-returned").with("goods", words::goods(goods))
        }
        Event::Scored { seat, vp, reason } => {
            let key = if vp < 0 { "log-lost" } else { "log-scored" };
            by(seat, clause_of_score(reason), key)
                .with("vp", i32::from(vp.abs()))
                .with("reason", reason_in_words(reason))
                .points(vp, Line::new(heading(reason)))
        }
        Event::CardDrawn { seat, card: None } => by(seat, "WM-24.1", "log-drawn"),
        Event::CardDrawn { seat, card: Some(card) } => {
            by(seat, "WM-24.1", "log-drawn-own").with("card", words::named(card.id()))
        }
        Event::CardsSeen { seat, number, cards: None } => {
            by(seat, "WM-24.5", "log-seen").with("n", number)
        }
        Event::CardsSeen { seat, cards: Some(cards), .. } => {
            let cards = cards.iter().map(|card| words::named(card.id())).collect();
            by(seat, "WM-24.5", "log-seen-own").with("cards", words::or(cards, "nothing"))
        }
        Event::CardKept { seat, card: None } => by(seat, "WM-24.5", "log-kept"),
        Event::CardKept { seat, card: Some(card) } => {
            by(seat, "WM-24.5", "log-kept-own").with("card", words::named(card.id()))
        }
        Event::Played { seat, card } => {
            by(seat, "WM-14.1", "log-played").with("card", words::named(card.id())).uses(card.id())
        }
        Event::Unkept { seat, card } => {
            told("WM-24.5", "log-discarded").about(seat).with("card", words::named(card.id()))
        }
        Event::Discarded { seat, card } => {
            told("WM-20.15", "log-discarded").about(seat).with("card", words::named(card.id()))
        }
        Event::Reshuffled { cards } => told("WM-20.7", "log-reshuffled").with("cards", cards),
        Event::AwardGained { seat, award, floor: None } => {
            by(seat, "WM-20.12", "log-award").with("award", words::named(award.id()))
        }
        Event::AwardGained { seat, award, floor: Some(floor) } => {
            by(seat, "WM-13.4", "log-award-floor")
                .with("floor", floor)
                .with("award", words::named(award.id()))
        }
        Event::Redeemed { seat, award } => by(seat, "WM-14.3", "log-redeemed")
            .with("award", words::named(award.id()))
            .uses(award.id()),
        Event::ScaffoldGained { seat, scaffold } => {
            by(seat, "WM-7.23", "log-scaffold").with("what", words::tile(scaffold))
        }
        Event::ScaffoldReturned { seat, scaffold } => {
            by(seat, "WM-20.13", "log-scaffold-back").with("what", words::tile(scaffold))
        }
        Event::MachineGained { seat, machine } => {
            by(seat, "WM-7.17", "log-machine").with("machine", words::machine(machine))
        }
        Event::MachineRevealed { machine } => {
            told("WM-7.17", "log-machine-new").with("machine", words::machine(machine))
        }
        Event::UpgradeGained { seat, upgrade } => by(seat, "WM-7.19", "log-upgrade")
            .with("upgrade", words::named(upgrade.id()))
            .uses(upgrade.id()),
        Event::UpgradeRevealed { upgrade } => {
            told("WM-7.21", "log-upgrade-new").with("upgrade", words::named(upgrade.id()))
        }
        Event::UpgradesSwapped { seat, own, other } => by(seat, "WM-23.37", "log-swapped")
            .with("own", words::named(own.id()))
            .with("other", words::named(other.id())),
        Event::UpgradeRemoved { seat, upgrade } => {
            by(seat, "WM-23.38", "log-removed").with("upgrade", words::named(upgrade.id()))
        }
        Event::Used { seat, deed: deed @ Deed::Use(upgrade) } => {
            by(seat, "WM-22.1", "log-used").with("what", words::deed(deed)).uses(upgrade.id())
        }
        Event::Used { seat, deed: deed @ Deed::Exert(ability, _) } => {
            by(seat, "WM-22.1", "log-used").with("what", words::deed(deed)).uses(ability.id())
        }
        Event::Used { seat, .. } => Description::silent("WM-22.1").about(seat),
        Event::ScaffoldBuilt { seat, scaffold, spot } => by(seat, "WM-9.2", "log-built")
            .with("what", words::tile(scaffold))
            .with("at", words::spot(spot)),
        Event::MachineBuilt { seat, machine, spot } => by(seat, "WM-11.9", "log-built")
            .with("what", words::machine(machine))
            .with("at", words::flat_spot(spot))
            .uses(machine.id()),
        Event::Elevated { seat, from, to } => by(seat, "WM-23.25", "log-elevated")
            .with("from", words::flat_spot(from))
            .with("to", words::flat_spot(to)),
        Event::Salvaged { seat, machine } => {
            by(seat, "WM-23.31", "log-salvaged").with("machine", words::machine(machine))
        }
        Event::Moved { seat, from, to } => moved(seat, from, to),
        Event::Promoted { seat, from, floor } => {
            by(seat, "WM-13.1", "log-promoted").with_text("space", from).with("floor", floor)
        }
        Event::Stepped { seat, from, to } => {
            by(seat, "WM-13.10", "log-stepped").with("from", from).with("to", to)
        }
        Event::Swept { seat, from } => swept(seat, from),
        Event::BarracksSlid => told("WM-23.1", "log-slid"),
        Event::Relocated { seat, from, to } => by(seat, "WM-9.13", "log-relocated")
            .with("from", words::place(Place::Cell(from)))
            .with("to", words::place(Place::Cell(to))),
        Event::Flooded { level } => told("WM-12.2", "log-flooded").with("level", level),
        Event::NoBarLeft => told("WM-12.3", "log-no-bar"),
        Event::TokenLaid { good: Some(good) } => {
            told("WM-23.17", "log-token").with("what", words::amount(good, 1))
        }
        Event::TokenLaid { good: None } => told("WM-23.19", "log-token-none"),
        Event::TollsTaken { seat: Some(seat), goods } => {
            by(seat, "WM-23.16", "log-tolls").with("goods", words::goods(goods))
        }
        Event::TollsTaken { seat: None, goods } => {
            told("WM-23.16", "log-tolls-lost").with("goods", words::goods(goods))
        }
        Event::Copied { seat, ability } => {
            by(seat, "WM-22.30", "log-copied").with("ability", words::named(ability.id()))
        }
        Event::EndTriggered { seat } => by(seat, "WM-16.1", "log-end-triggered").phase(),
        Event::Stalled => told("WM-16.6", "log-stalled").phase(),
        Event::TurnEnded { seat } => Description::silent("WM-15.6").about(seat),
        Event::Caught { seat, from, machine } => match machine {
            Machine::Sanctuary => by(seat, "WM-23.4", "log-caught"),
            _ => by(seat, "WM-23.9", "log-caught"),
        }
        .with("from", words::place(from))
        .with("machine", words::machine(machine)),
        Event::Automatic { seat, .. } => by(seat, "J-74", "log-automatic"),
        Event::TieBroken { seat, floor, items } => {
            by(seat, "WM-18.1", "log-tie").phase().with("floor", floor).with("items", items)
        }
        Event::Ended { winners } => told("WM-17.1", "log-won").phase().with("seats", winners),
    }
}

fn flown(seat: Seat, airship: Airship, berth: Berth) -> Description {
    let airship = words::airship(airship);
    match berth {
        Berth::Home => Description::silent("WM-5.1").about(seat),
        Berth::Dock(dock) => by(seat, "WM-7.4", "log-docked")
            .with("airship", airship)
            .with("dock", words::named(dock.id())),
        Berth::Grid(spot) => by(seat, "WM-5.1", "log-flown")
            .with("airship", airship)
            .with("at", words::flat_spot(spot)),
    }
}

fn went_home(seat: Seat, airship: Airship, cause: Cause) -> Description {
    match cause {
        Cause::Forge => told("WM-8.1", "log-home"),
        Cause::Flood => told("WM-12.5", "log-home-flood"),
        Cause::Bump => told("WM-7.7", "log-home-bump"),
        Cause::Card => told("WM-5.26", "log-home-storm"),
        Cause::Dispatch => told("WM-23.35", "log-home"),
        Cause::Elevator => told("WM-23.26", "log-home"),
        Cause::Salvage => told("WM-23.33", "log-home"),
        Cause::Shuttle => told("WM-22.35", "log-home"),
    }
    .about(seat)
    .with("what", words::airship_of(seat, airship))
}

fn moved(seat: Seat, from: Place, to: Place) -> Description {
    let clause = match (from, to) {
        (_, Place::Sanctuary) => "WM-23.6",
        (Place::Whirlpool, _) => "WM-10.7",
        (Place::Trap, _) => "WM-23.11",
        _ => "WM-10.1",
    };
    match from {
        Place::Whirlpool => by(seat, clause, "log-rescued"),
        _ => by(seat, clause, "log-moved").with("from", words::place(from)),
    }
    .with("to", words::place(to))
}

fn swept(seat: Seat, from: Place) -> Description {
    let clause = match from {
        Place::Barracks(_) => "WM-12.8",
        Place::Sanctuary => "WM-23.7",
        Place::Trap => "WM-23.11",
        Place::Cell(_) | Place::Whirlpool => "WM-12.6",
    };
    by(seat, clause, "log-swept").with("from", words::place(from))
}

fn reason_in_words(reason: Reason) -> Line {
    match reason {
        Reason::Machine(machine) | Reason::Activation(machine) => words::machine(machine),
        Reason::Award(_) => Line::new("an-award"),
        Reason::Upgrade(upgrade) => words::named(upgrade.id()),
        Reason::Ability(ability) => words::named(ability.id()),
        _ => Line::new(heading(reason)),
    }
}

/// Under which item of the score sheet points are counted.
fn heading(reason: Reason) -> &'static str {
    match reason {
        Reason::Edges => "score-edges",
        Reason::Machine(_) => "score-machines",
        Reason::Activation(_) => "score-activations",
        Reason::Award(_) => "score-awards",
        Reason::Upgrade(_) => "score-upgrades-used",
        Reason::Ability(_) => "score-abilities",
        Reason::Tower => "score-tower",
        Reason::Whirlpool => "score-whirlpool",
        Reason::Upgrades => "score-upgrades",
        Reason::Stash => "score-stash",
        Reason::StoredMachines => "score-stored-machines",
        Reason::StoredAwards => "score-stored-awards",
        Reason::StoredScaffolds => "score-stored-scaffolds",
        Reason::StoredCards => "score-stored-cards",
        Reason::StoredGoods => "score-stored-goods",
    }
}

fn clause_of_score(reason: Reason) -> &'static str {
    match reason {
        Reason::Edges => "WM-9.7",
        Reason::Machine(_) => "WM-11.9",
        Reason::Upgrade(Upgrade::RapidLoader) => "WM-22.11",
        Reason::Upgrade(Upgrade::Stabilizer) => "WM-22.17",
        Reason::Upgrade(Upgrade::StockPile) => "WM-22.38",
        Reason::Ability(Ability::Architect) => "WM-22.16",
        Reason::Ability(Ability::TeamLead) => "WM-22.12",
        Reason::Award(_) => "WM-14.3",
        Reason::Activation(_) | Reason::Upgrade(_) | Reason::Ability(_) => "WM-17.2",
        Reason::Tower => "WM-17.3",
        Reason::Whirlpool => "WM-17.5",
        Reason::Upgrades => "WM-17.8",
        Reason::Stash => "WM-17.9",
        Reason::StoredMachines => "WM-17.10",
        Reason::StoredAwards => "WM-17.11",
        Reason::StoredScaffolds => "WM-17.12",
        Reason::StoredCards => "WM-17.13",
        Reason::StoredGoods => "WM-17.14",
    }
}
