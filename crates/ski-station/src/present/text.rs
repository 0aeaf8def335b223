//! What tiles say, made of the words of their effects: true for whatever an edition prints and players
//! agree on.

use scene::Line;

use super::words;
use crate::{
    bonus::{Bonus, Count},
    building::Building,
    development::Development,
    edition::{Step, Track},
    effect::{Deed, Does, Effect, Mode},
    options::Options,
    reward::Reward,
    stock::Cost,
    village::Edge,
};

/// What a tile does, as a list of phrases without a full stop.
pub fn does(options: &Options, does: &Does) -> Line {
    let slots = [("octagon-slot", does.octagon_slots), ("square-slot", does.square_slots)];
    let incomes = [("income-eur", does.eur), ("income-seasonal", does.seasonals)];
    let given = slots.into_iter().chain(incomes).filter(|(_, n)| 0 < *n);
    let mut lines: Vec<Line> = given.map(|(word, n)| effect(word, n)).collect();
    if !does.modes.is_empty() {
        let modes = words::either(does.modes.iter().map(|it| mode(options, it)).collect());
        let is_activated = does.is_activated();
        lines.push(if is_activated { Line::new("activate").with("modes", modes) } else { modes });
    }
    lines.extend(does.ending.map(|(ending, n)| effect(ending.id(), n)));
    lines.extend(does.perks.iter().map(|&(perk, n)| effect(perk.id(), n)));
    words::phrases(lines)
}

/// "1 employee → gain 3 €"; without a price only what it does.
pub fn mode(options: &Options, mode: &Mode) -> Line {
    let effects = effects(options, &mode.effects);
    match mode.price {
        Some(price) => {
            Line::new("priced").with("price", words::cost(price)).with("effects", effects)
        }
        None => effects,
    }
}

pub fn effects(options: &Options, effects: &[Effect]) -> Line {
    let deed = |deed: Deed| match deed {
        Deed::ImprovePaid if options.d06_free => Deed::ImproveFree,
        as_printed => as_printed,
    };
    words::together(effects.iter().map(|it| effect(deed(it.deed).id(), it.n)).collect())
}

fn effect(word: &str, n: u8) -> Line {
    words::amount(format!("effect-{word}"), n)
}

/// What a building costs, brings and does.
pub fn building(options: &Options, building: Building) -> Line {
    let facts = options.edition.building(building);
    let edges: Vec<&str> = facts.edges.iter().map(Edge::id).collect();
    Line::new("text-building")
        .with("cost", words::cost(Cost::mixed(facts.cost)))
        .with("pieces", pieces(options, building))
        .with("text", does(options, &facts.does))
        .with_text("edges", edges.join(" "))
}

/// The cubes and octagons a building brings.
pub fn pieces(options: &Options, building: Building) -> Line {
    let facts = options.edition.building(building);
    words::pieces(facts.cubes, facts.octagons)
}

/// What a development costs and does, and when.
pub fn development(options: &Options, development: Development) -> Line {
    let facts = options.edition.development(development);
    Line::new(format!("text-development-{}", facts.kind))
        .with("cost", words::cost(Cost::mixed(facts.cost)))
        .with("text", does(options, &facts.does))
}

/// What a bonus tile costs, and scores in every round.
pub fn bonus(options: &Options, bonus: Bonus) -> Line {
    Line::new("text-bonus")
        .with("cost", words::cost(Cost::euros(options.edition.bonus(bonus).eur)))
        .with("text", scores(options, bonus))
}

pub fn scores(options: &Options, bonus: Bonus) -> Line {
    let facts = options.edition.bonus(bonus);
    match facts.of {
        Count::Unspoilt => {
            Line::new("scores-unspoilt").with("pv", facts.pv).with("most", options.unspoilt_slots())
        }
        of => Line::new("scores")
            .with("pv", facts.pv)
            .with("of", words::amount(format!("count-{of}"), facts.per)),
    }
}

pub fn reward(options: &Options, reward: Reward) -> Line {
    let facts = options.edition.reward(reward);
    let key = if facts.keep { "text-reward-kept" } else { "text-reward" };
    Line::new(key).with("rank", facts.rank).with("text", does(options, &facts.does))
}

/// What a step of a track costs, and what the value is then.
pub fn track_step(options: &Options, track: &Track, at: usize, value: u8) -> Line {
    Line::new("text-track-step")
        .with("price", words::amount("n-employee", track.prices[at]))
        .with("value", value)
        .with("step", step(options, &track.steps[at]))
}

/// "Clear Lanes: …": what a step of a threshold track gives.
pub fn step(options: &Options, step: &Step) -> Line {
    Line::new("text-step")
        .with("name", words::named(step.id))
        .with("text", does(options, &step.does))
}
