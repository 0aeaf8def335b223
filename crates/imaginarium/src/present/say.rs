//! The log in words: one sentence an event, and the clause it happens by.

use scene::Line;
use tabletop::Seat;

use super::words;
use crate::{
    event::Event,
    goods::{Good, Goods},
    state::SEATS,
};

/// A sentence about a seat.
fn of(key: &str, seat: Seat) -> Line {
    Line::new(key).with("seat", seat)
}

/// The sentence for an event; nothing for what another sentence tells already.
pub fn say(event: Event) -> Option<Line> {
    Some(match event {
        Event::Started { seats } => Line::new("log-started").with("players", seats),
        Event::WorkshopDealt { seat, workshop, goods } => {
            of("log-dealt", seat).with_text("workshop", workshop).with("goods", words::goods(goods))
        }
        Event::AttackReturned { machine } => {
            Line::new("log-returned").with("machine", words::machine(machine))
        }
        Event::BeltLaid { belt } => {
            let machines = belt.into_iter().flatten().map(words::machine);
            Line::new("log-belt").with_list("machines", machines)
        }
        Event::RoomOpened { room } => {
            let who = room.into_iter().flatten().map(words::assistant);
            Line::new("log-room").with_list("assistants", who)
        }
        Event::RoomRefilled { room } => {
            let who = room.into_iter().flatten().map(words::assistant);
            Line::new("log-room-refilled").with_list("assistants", who)
        }
        Event::OfficeOpened { office } => {
            Line::new("log-office").with_list("projects", office.iter().map(words::project))
        }
        Event::RoundStarted { round, order } => {
            let order: Vec<_> = order.iter().map(|&piece| words::piece(piece)).collect();
            Line::new("log-round").with("round", round).with_list("order", order)
        }
        Event::Placed { piece, space, machine: Some(machine), .. } if piece.saboteur => {
            Line::new("log-targeted")
                .with("piece", words::piece(piece))
                .with("machine", words::machine(machine))
                .with_text("space", space)
        }
        Event::Placed { piece, space, machine: Some(machine), price } => Line::new("log-reserved")
            .with("piece", words::piece(piece))
            .with("machine", words::machine(machine))
            .with_text("space", space)
            .with("price", price),
        Event::Placed { piece, space, .. } => {
            Line::new("log-placed").with("piece", words::piece(piece)).with_text("space", space)
        }
        Event::Waits { piece } => Line::new("log-waits").with("piece", words::piece(piece)),
        Event::TurnStarted { seat, .. } => of("log-turn", seat),
        Event::InitiativeTaken { piece, number } => {
            Line::new("log-initiative").with("piece", words::piece(piece)).with("number", number)
        }
        Event::Sabotaged { piece, machine: Some(machine), .. } => Line::new("log-sabotaged")
            .with("piece", words::piece(piece))
            .with("machine", words::machine(machine)),
        Event::Sabotaged { piece, space: Some(space), .. } => {
            Line::new("log-blocked").with("piece", words::piece(piece)).with_text("space", space)
        }
        Event::Sabotaged { .. } | Event::JobEnded { .. } | Event::Discarded { machine: None } => {
            return None;
        }
        Event::EndAnnounced { seats } => Line::new("log-announced").with("seats", seats),
        Event::RoundLimitReached { round } => Line::new("log-limit").with("round", round),
        Event::Discarded { machine: Some((machine, space)) } => Line::new("log-discarded")
            .with("machine", words::machine(machine))
            .with_text("space", space),
        Event::ScrapBonus { seat, charbonium } => {
            of("log-scrap-bonus", seat).with("gain", words::amount(Good::Charbonium, charbonium))
        }
        Event::BeltRefilled { belt } => {
            let machines = belt.into_iter().flatten().map(words::machine).collect();
            Line::new("log-refilled").with("machines", words::or_none(machines))
        }
        Event::Reshuffled { cards } => Line::new("log-reshuffled").with("cards", cards),
        Event::HoldingsRevealed { seat, goods } => {
            of("log-holds", seat).with("goods", words::goods(goods))
        }
        Event::MajorityScored { good, amount, seats } => Line::new("log-majority")
            .with("good", words::good(good))
            .with("amount", amount)
            .with("seats", seats),
        Event::MajorityPaid { seat, vp, .. } => {
            of("log-majority-paid", seat).with("gain", words::amount(Good::Vp, vp))
        }
        Event::TieBroken { seat, levels } => of("log-tie", seat).with("levels", levels),
        Event::Ended { winners } => Line::new("log-won").with("seats", winners),
        Event::Used { seat, stack, fed, gain } => {
            exchange(of("log-used", seat).with("what", words::stack(stack)), fed, gain)
        }
        Event::Borrowed { seat, from, machine, fed, gain } => exchange(
            of("log-borrowed", seat).with("from", from).with("what", words::machine(machine)),
            fed,
            gain,
        ),
        Event::TurnedUp { seat, stack } => of("log-up", seat).with("what", words::stack(stack)),
        Event::ExtractorPaid { seat, space, charbonium } => of("log-extractor", seat)
            .with_text("space", space)
            .with("gain", words::amount(Good::Charbonium, charbonium)),
        Event::Bought { seat, machine, paid, .. } => of("log-bought", seat)
            .with("machine", words::machine(machine))
            .with("paid", words::goods(paid)),
        Event::PurchaseFailed { seat, machine, price, lost } => of("log-failed", seat)
            .with("machine", words::machine(machine))
            .with("price", price)
            .with("lost", words::goods(lost)),
        Event::TopCardBought { seat, machine } => {
            of("log-top", seat).with("machine", words::machine(machine))
        }
        Event::DialSet { seat, pair, free_hand } => {
            let key = if free_hand { "log-free-hand" } else { "log-dial" };
            of(key, seat).with("pair", words::pair(pair))
        }
        Event::JobStarted { seat, job } => of("log-began", seat).with("job", words::job(job)),
        Event::Repaired { seat, machine, cost } => of("log-repaired", seat)
            .with("machine", words::machine(machine))
            .with("cost", words::goods(cost)),
        Event::EffectApplied { seat, machine, fed, gain, .. } => {
            exchange(of("log-effect", seat).with("what", words::machine(machine)), fed, gain)
        }
        Event::EffectDeclined { seat, machine } => {
            of("log-no-effect", seat).with("machine", words::machine(machine))
        }
        Event::Theft { seat, machine, good, lost, kept } => {
            let victims = Seat::first(SEATS as u8).filter(|&victim| 0 < lost[victim]);
            let lines = victims.map(|victim| {
                of("log-lost", victim).with("lost", words::amount(good, lost[victim]))
            });
            of("log-theft", seat)
                .with("machine", words::machine(machine))
                .with("victims", words::or_none(lines.collect()))
                .with("kept", words::goods(Goods::of(good, kept)))
        }
        Event::AttackBlocked { victim, machine, shield } => of("log-shielded", victim)
            .with("machine", words::machine(machine))
            .with("shield", words::machine(shield)),
        Event::ProjectErased { seat, project } => {
            of("log-erased", seat).with("project", words::project(project))
        }
        Event::EraseDeclined { seat } => of("log-erased-none", seat),
        Event::SlotJammed { seat, victim, stack } => {
            of("log-jammed", seat).with("victim", victim).with("what", words::stack(stack))
        }
        Event::Recycled { seat, machine: Some(machine) } => {
            of("log-recycled", seat).with("machine", words::machine(machine))
        }
        Event::Recycled { seat, machine: None } => of("log-recycled-none", seat),
        Event::Dismantled { seat, machine, repaired, gain } => {
            let key = if repaired { "log-dismantled" } else { "log-scrapped" };
            of(key, seat).with("machine", words::machine(machine)).with("gain", words::goods(gain))
        }
        Event::Reorganised { seat, after, .. } => {
            of("log-reorganised", seat).with("slots", words::slots(&after))
        }
        Event::ReorganiseCancelled { seat } => of("log-cancelled", seat),
        Event::Traded { seat, bought, good, charbonium } => {
            let key = if bought { "log-buys" } else { "log-sells" };
            of(key, seat)
                .with("what", words::amount(good, 1))
                .with("price", words::amount(Good::Charbonium, charbonium))
        }
        Event::Extracted { seat, charbonium } => {
            of("log-extracted", seat).with("gain", words::amount(Good::Charbonium, charbonium))
        }
        Event::Recruited { seat, assistant, cost } => of("log-recruited", seat)
            .with("assistant", words::assistant(assistant))
            .with("cost", words::amount(Good::Charbonium, cost)),
        Event::SecretsDrawn { seat, tiles: None } => of("log-secrets", seat),
        Event::SecretsDrawn { seat, tiles: Some(tiles) } => {
            of("log-secrets-own", seat).with_list("projects", tiles.iter().map(words::project))
        }
        Event::Validated { seat, project, first, vp, bonus } => {
            let key = if first { "log-validated-first" } else { "log-validated" };
            of(key, seat)
                .with("project", words::project(project))
                .with("gain", words::amount(Good::Vp, vp + bonus))
        }
        Event::SecretValidated { seat, project, vp, bonus } => of("log-revealed", seat)
            .with("project", words::project(project))
            .with("gain", words::amount(Good::Vp, vp + bonus)),
        Event::Automatic { seat, .. } => of("log-automatic", seat),
    })
}

/// What goes in, if anything, and what comes out.
fn exchange(mut line: Line, fed: Goods, gain: Goods) -> Line {
    if !fed.is_empty() {
        line.key += "-fed";
        line = line.with("fed", words::goods(fed));
    }
    line.with("gain", words::goods(gain))
}

/// The clause that makes an event happen.
pub fn clause(event: Event) -> &'static str {
    match event {
        Event::Started { .. } => "IM-4.1",
        Event::WorkshopDealt { .. } => "IM-4.3",
        Event::AttackReturned { .. } => "IM-4.11",
        Event::BeltLaid { .. } => "IM-4.13",
        Event::RoomOpened { .. } => "IM-4.15",
        Event::OfficeOpened { .. } => "IM-4.16",
        Event::RoundStarted { .. } => "IM-5.1",
        Event::Placed { machine: Some(_), .. } => "IM-6.3",
        Event::Placed { .. } => "IM-6.4",
        Event::Waits { .. } => "IM-6.10",
        Event::TurnStarted { .. } => "IM-7.3",
        Event::Used { .. } => "IM-8.1",
        Event::Borrowed { .. } => "IM-22.15",
        Event::TurnedUp { .. } => "IM-8.19",
        Event::ExtractorPaid { .. } => "IM-9.1",
        Event::Bought { .. } => "IM-9.2",
        Event::PurchaseFailed { .. } => "IM-10.4",
        Event::TopCardBought { .. } => "IM-22.10",
        Event::DialSet { free_hand: false, .. } => "IM-11.2",
        Event::DialSet { free_hand: true, .. } => "IM-22.3",
        Event::JobStarted { .. } | Event::JobEnded { .. } => "IM-11.3",
        Event::Repaired { .. } => "IM-14.3",
        Event::EffectApplied { time: 1, .. } => "IM-14.6",
        Event::EffectApplied { .. } => "IM-22.14",
        Event::EffectDeclined { .. } => "IM-14.7",
        Event::Theft { .. } => "IM-19.5",
        Event::AttackBlocked { .. } => "IM-20.1",
        Event::ProjectErased { .. } => "IM-19.8",
        Event::EraseDeclined { .. } => "IM-19.11",
        Event::SlotJammed { .. } => "IM-19.14",
        Event::Recycled { .. } => "IM-21.3",
        Event::Dismantled { repaired: true, .. } => "IM-16.6",
        Event::Dismantled { .. } => "IM-16.4",
        Event::Reorganised { .. } => "IM-17.1",
        Event::ReorganiseCancelled { .. } => "IM-31.6",
        Event::Traded { .. } => "IM-15.2",
        Event::Extracted { .. } => "IM-13.1",
        Event::Recruited { .. } => "IM-12.4",
        Event::SecretsDrawn { .. } => "IM-22.12",
        Event::Validated { first: true, .. } => "IM-23.4",
        Event::Validated { .. } => "IM-23.5",
        Event::SecretValidated { .. } => "IM-23.22",
        Event::InitiativeTaken { piece, .. } if piece.saboteur => "IM-28.8",
        Event::InitiativeTaken { .. } => "IM-24.1",
        Event::Sabotaged { machine: Some(_), .. } => "IM-28.8",
        Event::Sabotaged { .. } => "IM-28.9",
        Event::EndAnnounced { .. } => "IM-25.1",
        Event::RoundLimitReached { .. } => "IM-5.6",
        Event::Discarded { .. } => "IM-25.3",
        Event::ScrapBonus { .. } => "IM-22.5",
        Event::BeltRefilled { .. } => "IM-25.5",
        Event::Reshuffled { .. } => "IM-25.7",
        Event::RoomRefilled { .. } => "IM-25.6",
        Event::HoldingsRevealed { .. } => "IM-26.3",
        Event::MajorityPaid { vp: 3, .. } => "IM-26.7",
        Event::MajorityScored { .. } | Event::MajorityPaid { .. } => "IM-26.4",
        Event::TieBroken { .. } => "IM-27.1",
        Event::Ended { .. } => "IM-26.8",
        Event::Automatic { .. } => "IM-31.4",
    }
}

/// The points of an event, by what they are for. VP are never sold nor lost.
pub fn earned(event: Event) -> Option<(Seat, Line, i32)> {
    let vp = |goods: Goods| i32::from(goods[Good::Vp]);
    let (seat, key, points) = match event {
        Event::Used { seat, gain, .. }
        | Event::Borrowed { seat, gain, .. }
        | Event::EffectApplied { seat, gain, .. } => (seat, "score-machines", vp(gain)),
        Event::Dismantled { seat, gain, .. } => (seat, "score-dismantling", vp(gain)),
        Event::Traded { seat, bought: true, good: Good::Vp, .. } => (seat, "score-trade", 1),
        Event::Validated { seat, vp, bonus, .. }
        | Event::SecretValidated { seat, vp, bonus, .. } => {
            (seat, "score-projects", i32::from(vp + bonus))
        }
        Event::MajorityPaid { seat, good, vp } => {
            let line = Line::new("score-majority").with("good", words::good(good));
            return Some((seat, line, vp.into()));
        }
        _ => return None,
    };
    (points != 0).then(|| (seat, Line::new(key), points))
}
