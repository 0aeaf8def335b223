//! The log: what there is to tell about each event.

use scene::{Description, Line};
use tabletop::Seat;

use super::words;
use crate::{
    event::Event,
    goods::{Good, Goods},
    state::SEATS,
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
        Event::Started { seats } => told("IM-4.1", "log-started").phase().with("players", seats),
        Event::WorkshopDealt { seat, workshop, goods } => by(seat, "IM-4.3", "log-dealt")
            .with_text("workshop", workshop)
            .with("goods", words::goods(goods))
            .uses(workshop.id()),
        Event::AttackReturned { machine } => {
            told("IM-4.11", "log-returned").with("machine", words::machine(machine))
        }
        Event::BeltLaid { belt } => {
            let machines = belt.into_iter().flatten().map(words::machine);
            told("IM-4.13", "log-belt").with_list("machines", machines)
        }
        Event::RoomOpened { room } => {
            let who = room.into_iter().flatten().map(words::assistant);
            told("IM-4.15", "log-room").with_list("assistants", who)
        }
        Event::RoomRefilled { room } => {
            let who = room.into_iter().flatten().map(words::assistant);
            told("IM-25.6", "log-room-refilled").with_list("assistants", who)
        }
        Event::OfficeOpened { office } => {
            told("IM-4.16", "log-office").with_list("projects", office.iter().map(words::project))
        }
        Event::RoundStarted { round, order } => {
            let order: Vec<_> = order.iter().map(|&piece| words::piece(piece)).collect();
            let line = told("IM-5.1", "log-round").phase();
            line.with("round", round).with_list("order", order)
        }
        Event::Placed { piece, space, machine: Some(machine), price } => {
            let key = if piece.saboteur { "log-targeted" } else { "log-reserved" };
            let line = told("IM-6.3", key)
                .about(piece.seat)
                .with("piece", words::piece(piece))
                .with("machine", words::machine(machine))
                .with_text("space", space);
            if piece.saboteur { line } else { line.with("price", price) }
        }
        Event::Placed { piece, space, machine: None, .. } => told("IM-6.4", "log-placed")
            .about(piece.seat)
            .with("piece", words::piece(piece))
            .with_text("space", space),
        Event::Waits { piece } => {
            told("IM-6.10", "log-waits").about(piece.seat).with("piece", words::piece(piece))
        }
        Event::TurnStarted { seat, .. } => by(seat, "IM-7.3", "log-turn").phase(),
        Event::InitiativeTaken { piece, number } => {
            let clause = if piece.saboteur { "IM-28.8" } else { "IM-24.1" };
            told(clause, "log-initiative")
                .about(piece.seat)
                .with("piece", words::piece(piece))
                .with("number", number)
        }
        Event::Sabotaged { piece, machine: Some(machine), .. } => told("IM-28.8", "log-sabotaged")
            .about(piece.seat)
            .with("piece", words::piece(piece))
            .with("machine", words::machine(machine)),
        Event::Sabotaged { piece, space: Some(space), .. } => told("IM-28.9", "log-blocked")
            .about(piece.seat)
            .with("piece", words::piece(piece))
            .with_text("space", space),
        Event::Sabotaged { .. } => Description::silent("IM-28.9"),
        Event::EndAnnounced { seats } => {
            told("IM-25.1", "log-announced").phase().with("seats", seats)
        }
        Event::RoundLimitReached { round } => {
            told("IM-5.6", "log-limit").phase().with("round", round)
        }
        Event::Discarded { machine: Some((machine, space)) } => told("IM-25.3", "log-discarded")
            .with("machine", words::machine(machine))
            .with_text("space", space),
        Event::Discarded { machine: None } => Description::silent("IM-25.3"),
        Event::ScrapBonus { seat, charbonium } => by(seat, "IM-22.5", "log-scrap-bonus")
            .with("gain", words::amount(Good::Charbonium, charbonium)),
        Event::BeltRefilled { belt } => {
            let machines = belt.into_iter().flatten().map(words::machine).collect();
            told("IM-25.5", "log-refilled").with("machines", words::or_none(machines))
        }
        Event::Reshuffled { cards } => told("IM-25.7", "log-reshuffled").with("cards", cards),
        Event::HoldingsRevealed { seat, goods } => {
            by(seat, "IM-26.3", "log-holds").with("goods", words::goods(goods))
        }
        Event::MajorityScored { good, amount, seats } => told("IM-26.4", "log-majority")
            .phase()
            .with("good", words::good(good))
            .with("amount", amount)
            .with("seats", seats),
        Event::MajorityPaid { seat, good, vp } => {
            let clause = if vp == 3 { "IM-26.7" } else { "IM-26.4" };
            by(seat, clause, "log-majority-paid")
                .with("gain", words::amount(Good::Vp, vp))
                .points(vp, Line::new("score-majority").with("good", words::good(good)))
        }
        Event::TieBroken { seat, levels } => {
            by(seat, "IM-27.1", "log-tie").phase().with("levels", levels)
        }
        Event::Ended { winners } => told("IM-26.8", "log-won").phase().with("seats", winners),
        Event::Used { seat, stack, fed, gain } => {
            let key = if fed.is_empty() { "log-used" } else { "log-used-fed" };
            exchange(by(seat, "IM-8.1", key).with("what", words::stack(stack)), fed, gain)
        }
        Event::Borrowed { seat, from, machine, fed, gain } => {
            let key = if fed.is_empty() { "log-borrowed" } else { "log-borrowed-fed" };
            let line = by(seat, "IM-22.15", key).with("from", from);
            exchange(line.with("what", words::machine(machine)), fed, gain)
        }
        Event::TurnedUp { seat, stack } => {
            by(seat, "IM-8.19", "log-up").with("what", words::stack(stack))
        }
        Event::ExtractorPaid { seat, space, charbonium } => by(seat, "IM-9.1", "log-extractor")
            .with_text("space", space)
            .with("gain", words::amount(Good::Charbonium, charbonium)),
        Event::Bought { seat, machine, paid, .. } => by(seat, "IM-9.2", "log-bought")
            .with("machine", words::machine(machine))
            .with("paid", words::goods(paid)),
        Event::PurchaseFailed { seat, machine, price, lost } => by(seat, "IM-10.4", "log-failed")
            .with("machine", words::machine(machine))
            .with("price", price)
            .with("lost", words::goods(lost)),
        Event::TopCardBought { seat, machine } => {
            by(seat, "IM-22.10", "log-top").with("machine", words::machine(machine))
        }
        Event::DialSet { seat, pair, free_hand } => match free_hand {
            false => by(seat, "IM-11.2", "log-dial"),
            true => by(seat, "IM-22.3", "log-free-hand"),
        }
        .with("pair", words::pair(pair)),
        Event::JobStarted { seat, job } => {
            by(seat, "IM-11.3", "log-began").with("job", words::job(job))
        }
        Event::JobEnded { .. } => Description::silent("IM-11.3"),
        Event::Repaired { seat, machine, cost } => by(seat, "IM-14.3", "log-repaired")
            .with("machine", words::machine(machine))
            .with("cost", words::goods(cost))
            .uses(machine.id()),
        Event::EffectApplied { seat, machine, fed, gain, time } => {
            let clause = if time == 1 { "IM-14.6" } else { "IM-22.14" };
            let key = if fed.is_empty() { "log-effect" } else { "log-effect-fed" };
            exchange(by(seat, clause, key).with("what", words::machine(machine)), fed, gain)
        }
        Event::EffectDeclined { seat, machine } => {
            by(seat, "IM-14.7", "log-no-effect").with("machine", words::machine(machine))
        }
        Event::Theft { seat, machine, good, lost, kept } => {
            let victims = Seat::first(SEATS as u8).filter(|&victim| 0 < lost[victim]);
            let lines = victims.map(|victim| {
                let lost = words::amount(good, lost[victim]);
                Line::new("log-lost").with("seat", victim).with("lost", lost)
            });
            by(seat, "IM-19.5", "log-theft")
                .with("machine", words::machine(machine))
                .with("victims", words::or_none(lines.collect()))
                .with("kept", words::goods(Goods::of(good, kept)))
        }
        Event::AttackBlocked { victim, machine, shield } => by(victim, "IM-20.1", "log-shielded")
            .with("machine", words::machine(machine))
            .with("shield", words::machine(shield)),
        Event::ProjectErased { seat, project } => {
            by(seat, "IM-19.8", "log-erased").with("project", words::project(project))
        }
        Event::EraseDeclined { seat } => by(seat, "IM-19.11", "log-erased-none"),
        Event::SlotJammed { seat, victim, stack } => by(seat, "IM-19.14", "log-jammed")
            .with("victim", victim)
            .with("what", words::stack(stack)),
        Event::Recycled { seat, machine: Some(machine) } => {
            by(seat, "IM-21.3", "log-recycled").with("machine", words::machine(machine))
        }
        Event::Recycled { seat, machine: None } => by(seat, "IM-21.3", "log-recycled-none"),
        Event::Dismantled { seat, machine, repaired, gain } => match repaired {
            true => by(seat, "IM-16.6", "log-dismantled"),
            false => by(seat, "IM-16.4", "log-scrapped"),
        }
        .with("machine", words::machine(machine))
        .with("gain", words::goods(gain))
        .points(vp(gain), Line::new("score-dismantling")),
        Event::Reorganised { seat, after, .. } => {
            by(seat, "IM-17.1", "log-reorganised").with("slots", words::slots(&after))
        }
        Event::ReorganiseCancelled { seat } => by(seat, "IM-31.6", "log-cancelled"),
        Event::Traded { seat, bought, good, charbonium } => {
            let key = if bought { "log-buys" } else { "log-sells" };
            by(seat, "IM-15.2", key)
                .with("what", words::amount(good, 1))
                .with("price", words::amount(Good::Charbonium, charbonium))
                .points(bought && good == Good::Vp, Line::new("score-trade"))
        }
        Event::Extracted { seat, charbonium } => by(seat, "IM-13.1", "log-extracted")
            .with("gain", words::amount(Good::Charbonium, charbonium)),
        Event::Recruited { seat, assistant, cost } => by(seat, "IM-12.4", "log-recruited")
            .with("assistant", words::assistant(assistant))
            .with("cost", words::amount(Good::Charbonium, cost))
            .uses(assistant.id()),
        Event::SecretsDrawn { seat, tiles: None } => by(seat, "IM-22.12", "log-secrets"),
        Event::SecretsDrawn { seat, tiles: Some(tiles) } => by(seat, "IM-22.12", "log-secrets-own")
            .with_list("projects", tiles.iter().map(words::project)),
        Event::Validated { seat, project, first, vp, bonus } => match first {
            true => by(seat, "IM-23.4", "log-validated-first"),
            false => by(seat, "IM-23.5", "log-validated"),
        }
        .with("project", words::project(project))
        .with("gain", words::amount(Good::Vp, vp + bonus))
        .points(vp + bonus, Line::new("score-projects"))
        .uses(project.id()),
        Event::SecretValidated { seat, project, vp, bonus } => by(seat, "IM-23.22", "log-revealed")
            .with("project", words::project(project))
            .with("gain", words::amount(Good::Vp, vp + bonus))
            .points(vp + bonus, Line::new("score-projects"))
            .uses(project.id()),
        Event::Automatic { seat, .. } => by(seat, "IM-31.4", "log-automatic"),
    }
}

/// What goes in, if anything, and what comes out of machines.
fn exchange(line: Description, fed: Goods, gain: Goods) -> Description {
    let line = if fed.is_empty() { line } else { line.with("fed", words::goods(fed)) };
    line.with("gain", words::goods(gain)).points(vp(gain), Line::new("score-machines"))
}

fn vp(goods: Goods) -> u16 {
    goods[Good::Vp]
}
