//! The log in words: one sentence an event.

use scene::Line;
use tabletop::Seat;

use super::words;
use crate::{
    airship::Berth,
    deed::Deed,
    event::{Cause, Event, Reason},
    machine::Order,
    worker::Place,
};

/// A sentence about a seat.
fn of(key: &str, seat: Seat) -> Line {
    Line::new(key).with("seat", seat)
}

/// The sentence for an event; nothing for what another sentence tells already.
pub fn say(event: Event) -> Option<Line> {
    Some(match event {
        Event::Started { seats, first } => of("log-started", first).with("players", seats),
        Event::AbilityKept { seat, ability } => {
            of("log-ability", seat).with("ability", words::named(ability.id()))
        }
        Event::AbilityLeft { ability: None } => Line::new("log-left"),
        Event::AbilityLeft { ability: Some(ability) } => {
            Line::new("log-left-known").with("ability", words::named(ability.id()))
        }
        Event::MarketLaid { machines, upgrades } => {
            let machines = machines.into_iter().flatten().flatten().map(words::machine);
            let upgrades = upgrades.into_iter().flatten().map(|up| words::named(up.id()));
            Line::new("log-market").with_list("tiles", machines.chain(upgrades))
        }
        Event::StartTaken { seat, tiles: [a, b] } => {
            // Both are of one stack; the sentence names neither, but knows them.
            of("log-start-taken", seat)
                .with_text("shape", a.shape().id().to_uppercase())
                .with_list("tiles", [words::tile(a), words::tile(b)])
        }
        Event::StartPlaced { seat, scaffold, spot } => of("log-start-placed", seat)
            .with("what", words::tile(scaffold))
            .with("at", words::spot(spot)),
        Event::TurnStarted { seat, last: false, .. } => of("log-turn", seat),
        Event::TurnStarted { seat, last: true, .. } => of("log-turn-last", seat),
        Event::Flown { seat, airship, berth } => {
            let airship = words::airship(airship);
            match berth {
                Berth::Home => return None,
                Berth::Dock(dock) => of("log-docked", seat)
                    .with("airship", airship)
                    .with("dock", words::named(dock.id())),
                Berth::Grid(spot) => of("log-flown", seat)
                    .with("airship", airship)
                    .with("at", words::flat_spot(spot)),
            }
        }
        Event::WentHome { seat, airship, cause } => Line::new(match cause {
            Cause::Flood => "log-home-flood",
            Cause::Bump => "log-home-bump",
            Cause::Card => "log-home-storm",
            Cause::Forge | Cause::Dispatch | Cause::Elevator | Cause::Salvage | Cause::Shuttle => {
                "log-home"
            }
        })
        .with("what", words::airship_of(seat, airship)),
        Event::Collected { seat, got, .. } => {
            of("log-collected", seat).with("goods", words::goods(got))
        }
        Event::Activated { seat, machine, order } => {
            let stored = order == Order::Storage;
            of(if stored { "log-activated-stored" } else { "log-activated" }, seat)
                .with("machine", words::machine(machine))
        }
        Event::Paid { seat, tokens, deed } => {
            of("log-paid", seat).with("goods", words::goods(tokens)).with("what", words::deed(deed))
        }
        Event::Gained { seat, got, .. } => of("log-gained", seat).with("goods", words::goods(got)),
        Event::TollPaid { seat, good } => of("log-toll", seat).with("what", words::amount(good, 1)),
        Event::Returned { seat, goods } => {
            of("log-returned", seat).with("goods", words::goods(goods))
        }
        Event::Scored { seat, vp, reason } => {
            of(if vp < 0 { "log-lost" } else { "log-scored" }, seat)
                .with("vp", i32::from(vp.abs()))
                .with("reason", reason_in_words(reason))
        }
        Event::CardDrawn { seat, card: None } => of("log-drawn", seat),
        Event::CardDrawn { seat, card: Some(card) } => {
            of("log-drawn-own", seat).with("card", words::named(card.id()))
        }
        Event::CardsSeen { seat, number, cards: None } => of("log-seen", seat).with("n", number),
        Event::CardsSeen { seat, cards: Some(cards), .. } => {
            let cards = cards.iter().map(|card| words::named(card.id())).collect();
            of("log-seen-own", seat).with("cards", words::or(cards, "nothing"))
        }
        Event::CardKept { seat, card: None } => of("log-kept", seat),
        Event::CardKept { seat, card: Some(card) } => {
            of("log-kept-own", seat).with("card", words::named(card.id()))
        }
        Event::Played { seat, card } => {
            of("log-played", seat).with("card", words::named(card.id()))
        }
        Event::Unkept { card, .. } | Event::Discarded { card, .. } => {
            Line::new("log-discarded").with("card", words::named(card.id()))
        }
        Event::Reshuffled { cards } => Line::new("log-reshuffled").with("cards", cards),
        Event::AwardGained { seat, award, floor: None } => {
            of("log-award", seat).with("award", words::named(award.id()))
        }
        Event::AwardGained { seat, award, floor: Some(floor) } => {
            of("log-award-floor", seat).with("floor", floor).with("award", words::named(award.id()))
        }
        Event::Redeemed { seat, award } => {
            of("log-redeemed", seat).with("award", words::named(award.id()))
        }
        Event::ScaffoldGained { seat, scaffold } => {
            of("log-scaffold", seat).with("what", words::tile(scaffold))
        }
        Event::ScaffoldReturned { seat, scaffold } => {
            of("log-scaffold-back", seat).with("what", words::tile(scaffold))
        }
        Event::MachineGained { seat, machine } => {
            of("log-machine", seat).with("machine", words::machine(machine))
        }
        Event::MachineRevealed { machine } => {
            Line::new("log-machine-new").with("machine", words::machine(machine))
        }
        Event::UpgradeGained { seat, upgrade } => {
            of("log-upgrade", seat).with("upgrade", words::named(upgrade.id()))
        }
        Event::UpgradeRevealed { upgrade } => {
            Line::new("log-upgrade-new").with("upgrade", words::named(upgrade.id()))
        }
        Event::UpgradesSwapped { seat, own, other } => of("log-swapped", seat)
            .with("own", words::named(own.id()))
            .with("other", words::named(other.id())),
        Event::UpgradeRemoved { seat, upgrade } => {
            of("log-removed", seat).with("upgrade", words::named(upgrade.id()))
        }
        Event::Used { seat, deed } => match deed {
            Deed::Use(_) | Deed::Exert(..) => of("log-used", seat).with("what", words::deed(deed)),
            _ => return None,
        },
        Event::ScaffoldBuilt { seat, scaffold, spot } => {
            of("log-built", seat).with("what", words::tile(scaffold)).with("at", words::spot(spot))
        }
        Event::MachineBuilt { seat, machine, spot } => of("log-built", seat)
            .with("what", words::machine(machine))
            .with("at", words::flat_spot(spot)),
        Event::Elevated { seat, from, to } => of("log-elevated", seat)
            .with("from", words::flat_spot(from))
            .with("to", words::flat_spot(to)),
        Event::Salvaged { seat, machine } => {
            of("log-salvaged", seat).with("machine", words::machine(machine))
        }
        Event::Moved { seat, from: Place::Whirlpool, to } => {
            of("log-rescued", seat).with("to", words::place(to))
        }
        Event::Moved { seat, from, to } => {
            of("log-moved", seat).with("from", words::place(from)).with("to", words::place(to))
        }
        Event::Promoted { seat, from, floor } => {
            of("log-promoted", seat).with_text("space", from).with("floor", floor)
        }
        Event::Stepped { seat, from, to } => {
            of("log-stepped", seat).with("from", from).with("to", to)
        }
        Event::Swept { seat, from } => of("log-swept", seat).with("from", words::place(from)),
        Event::BarracksSlid => Line::new("log-slid"),
        Event::Relocated { seat, from, to } => of("log-relocated", seat)
            .with("from", words::place(Place::Cell(from)))
            .with("to", words::place(Place::Cell(to))),
        Event::Flooded { level } => Line::new("log-flooded").with("level", level),
        Event::NoBarLeft => Line::new("log-no-bar"),
        Event::TokenLaid { good: Some(good) } => {
            Line::new("log-token").with("what", words::amount(good, 1))
        }
        Event::TokenLaid { good: None } => Line::new("log-token-none"),
        Event::TollsTaken { seat: Some(seat), goods } => {
            of("log-tolls", seat).with("goods", words::goods(goods))
        }
        Event::TollsTaken { seat: None, goods } => {
            Line::new("log-tolls-lost").with("goods", words::goods(goods))
        }
        Event::Copied { seat, ability } => {
            of("log-copied", seat).with("ability", words::named(ability.id()))
        }
        Event::EndTriggered { seat } => of("log-end-triggered", seat),
        Event::Stalled => Line::new("log-stalled"),
        Event::TurnEnded { .. } => return None,
        Event::Caught { seat, from, machine } => of("log-caught", seat)
            .with("from", words::place(from))
            .with("machine", words::machine(machine)),
        Event::Automatic { seat, .. } => of("log-automatic", seat),
        Event::TieBroken { seat, floor, items } => {
            of("log-tie", seat).with("floor", floor).with("items", items)
        }
        Event::Ended { winners } => Line::new("log-won").with("seats", winners),
    })
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

/// The points of an event, by what they are for: all points are told as scored.
pub fn earned(event: Event) -> Option<(Seat, Line, i32)> {
    match event {
        Event::Scored { seat, vp, reason } => Some((seat, Line::new(heading(reason)), vp.into())),
        _ => None,
    }
}
