//! What tiles say, made of the words of their effects: true for whatever an edition prints.

use scene::Line;

use super::words;
use crate::{
    bonus::{Bonus, Count},
    building::Building,
    development::Development,
    edition::{BonusFacts, Edition, Step, Track},
    effect::{Does, Effect, Mode},
    reward::Reward,
    stock::Cost,
    village::Edge,
};

/// What a tile does, as a list of phrases without a full stop.
pub fn does(does: &Does) -> Line {
    let slots = [("octagon-slot", does.octagon_slots), ("square-slot", does.square_slots)];
    let incomes = [("income-eur", does.eur), ("income-seasonal", does.seasonals)];
    let given = slots.into_iter().chain(incomes).filter(|(_, n)| 0 < *n);
    let mut lines: Vec<Line> = given.map(|(word, n)| effect(word, n)).collect();
    if !does.modes.is_empty() {
        let modes = words::either(does.modes.iter().map(mode).collect());
        let is_activated = does.is_activated();
        lines.push(if is_activated { Line::new("activate").with("modes", modes) } else { modes });
    }
    lines.extend(does.ending.map(|(ending, n)| effect(ending.id(), n)));
    lines.extend(does.perks.iter().map(|&(perk, n)| effect(perk.id(), n)));
    words::phrases(lines)
}

/// "1 employee → gain 3 €"; without a price only what it does.
pub fn mode(mode: &Mode) -> Line {
    let effects = effects(&mode.effects);
    match mode.price {
        Some(price) => {
            Line::new("priced").with("price", words::cost(price)).with("effects", effects)
        }
        None => effects,
    }
}

pub fn effects(effects: &[Effect]) -> Line {
    words::together(effects.iter().map(|it| effect(it.deed.id(), it.n)).collect())
}

fn effect(word: &str, n: u8) -> Line {
    words::amount(&format!("effect-{word}"), n)
}

/// What a building costs, brings and does.
pub fn building(edition: &Edition, building: Building) -> Line {
    let facts = edition.building(building);
    let edges: Vec<&str> = facts.edges.iter().map(Edge::id).collect();
    Line::new("text-building")
        .with("cost", words::cost(Cost::mixed(facts.cost)))
        .with("pieces", pieces(edition, building))
        .with("text", does(&facts.does))
        .with_text("edges", edges.join(" "))
}

/// The cubes and octagons a building brings.
pub fn pieces(edition: &Edition, building: Building) -> Line {
    let facts = edition.building(building);
    words::pieces(facts.cubes, facts.octagons)
}

/// What a development costs and does, and when.
pub fn development(edition: &Edition, development: Development) -> Line {
    let facts = edition.development(development);
    Line::new(format!("text-development-{}", facts.kind))
        .with("cost", words::cost(Cost::mixed(facts.cost)))
        .with("text", does(&facts.does))
}

/// What a bonus tile costs, and scores in every round.
pub fn bonus(edition: &Edition, bonus: Bonus) -> Line {
    let facts = edition.bonus(bonus);
    Line::new("text-bonus")
        .with("cost", words::cost(Cost::euros(facts.eur)))
        .with("text", scores(*facts))
}

pub fn scores(facts: BonusFacts) -> Line {
    match facts.of {
        Count::Unspoilt => Line::new("scores-unspoilt").with("pv", facts.pv),
        of => Line::new("scores")
            .with("pv", facts.pv)
            .with("of", words::amount(&format!("count-{of}"), facts.per)),
    }
}

pub fn reward(edition: &Edition, reward: Reward) -> Line {
    let facts = edition.reward(reward);
    let key = if facts.keep { "text-reward-kept" } else { "text-reward" };
    Line::new(key).with("rank", facts.rank).with("text", does(&facts.does))
}

/// What a step of a track costs, and what the value is then.
pub fn track_step(track: &Track, at: usize, value: u8) -> Line {
    Line::new("text-track-step")
        .with("price", words::amount("n-employee", track.prices[at]))
        .with("value", value)
        .with("step", step(&track.steps[at]))
}

/// "Clear Lanes: …": what a step of a threshold track gives.
pub fn step(step: &Step) -> Line {
    Line::new("text-step").with("name", words::named(step.id)).with("text", does(&step.does))
}
