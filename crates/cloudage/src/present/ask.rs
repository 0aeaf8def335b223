//! Questions in words: what is to be decided, what is left, what it costs.

use scene::Line;
use tabletop::{Flow, Seat};

use super::{face::SOLO, words};
use crate::{
    CloudAge,
    action::Good,
    edition::TilePlace,
    effect::{Effect, Part},
    frame::{Cause, Frame, Payment, Planting, Question, Source},
    project::Project,
    state::Fight,
    tile::Tile,
};

impl CloudAge {
    /// What is asked now.
    pub(super) fn open_question(&self) -> Option<Question> {
        match self.top() {
            Some(Frame::Ask(_, question)) => Some(question),
            _ => None,
        }
    }

    pub(super) fn ask_in_words(&self) -> Option<Line> {
        let Some(Frame::Ask(by, question)) = self.top() else { return None };
        let player = &self.players[by];
        Some(match question {
            Question::Mission => Line::new("ask-mission"),
            Question::Discard => words::amount("ask-discard", self.asked_times(by, question)),
            Question::Book => Line::new("ask-book")
                .with("ways", words::either(self.ways().iter().map(words::way))),
            Question::Produce => Line::new("ask-produce")
                .with("energy", words::goods(Good::Energy, player.energy))
                .with("level", player.level),
            Question::Navigation(n) => Line::new("ask-navigation")
                .with("energy", words::goods(Good::Energy, n))
                .with("projects", words::goods(Good::Projects, n)),
            Question::Fly => self.ask_fly(),
            Question::Gain(part, source) => ask_gain(part, source),
            Question::Toll(toll) => Line::new("ask-toll").with("toll", words::part(toll)),
            Question::Fight => self.ask_fight(),
            Question::Action => Line::new("ask-action"),
            Question::District => Line::new("ask-district"),
            Question::Space => self.ask_space(),
            Question::OnDeck(card) => {
                Line::new("ask-on-deck").with("card", words::named(card.id()))
            }
            Question::Update => words::amount("ask-update", player.navigation_cards())
                .with("least", self.options.least_cards()),
            Question::Wrench => Line::new("ask-wrench").with("metal", self.metal(by)),
            Question::First(_, planting) => {
                Line::new("ask-first").with("what", words::effect(planting))
            }
            Question::Build => words::amount("ask-build", self.asked_times(by, question))
                .with("water", words::goods(Good::Water, player.water))
                .with("metal", self.metal(by)),
            Question::Resource => words::amount("ask-resource", self.asked_times(by, question)),
            Question::PayCard(n, payment) => {
                words::amount("ask-pay-card", n).with("what", paid_for(payment))
            }
            Question::PayPlant(n, payment) => {
                words::amount("ask-pay-plant", n).with("what", paid_for(payment))
            }
            Question::Upgrade { of, less, instead, .. } => {
                let offer = of.map_or("any", |kind| kind.id());
                let offer = Line::new(format!("offer-{offer}"));
                let line = words::amount("ask-upgrade", less).with("offer", offer);
                line.with("metal", self.metal(by)).with("instead", or_lost(instead))
            }
            Question::Project { instead, .. } => Line::new("ask-project")
                .with("water", words::goods(Good::Water, player.water))
                .with("instead", or_lost(instead)),
            Question::Sell(project) => self.ask_sell(project),
            Question::Plant(planting) => ask_plant(planting),
            Question::Lay { plant, .. } => {
                Line::new("ask-lay").with("plant", words::named(plant.id()))
            }
            Question::Whitehaven => self.ask_whitehaven(by),
            Question::Weapon => Line::new("ask-weapon"),
            Question::Solo => self.ask_solo(),
        })
    }

    fn metal(&self, by: Seat) -> Line {
        words::goods(Good::Metal, self.players[by].metal)
    }

    /// How often in a row a question waits for somebody, this time included.
    fn asked_times(&self, by: Seat, question: Question) -> u32 {
        let waiting = self.stack.iter().rev();
        waiting.take_while(|&&frame| frame == Frame::Ask(by, question)).count() as u32
    }

    fn ask_fly(&self) -> Line {
        let key = if self.now.solar { "ask-fly-solar" } else { "ask-fly" };
        let line = words::amount(key, self.now.points);
        let measures = &self.edition().measures;
        match self.now.solar {
            true => line
                .with("more", measures.solar_movement)
                .with("energy", words::goods(Good::Energy, measures.solar_energy)),
            false => line,
        }
    }

    /// The total so far, and what has to be reached (CA-15.5).
    fn ask_fight(&self) -> Line {
        let Some(Fight { cause, total, .. }) = self.now.fight else { return Line::new("nothing") };
        let (value, gains) = self.prize(cause);
        let line = match value {
            Some(value) => Line::new(if value <= total { "ask-fight-won" } else { "ask-fight" })
                .with("value", value)
                .with("gains", words::gains(&gains)),
            None => Line::new("ask-fight-last"),
        };
        let line = line.with("total", total);
        if cause == Cause::Mission { line } else { line.with("what", words::cause(cause)) }
    }

    fn ask_space(&self) -> Line {
        let blank = self.edition().measures.solo_blank;
        let line = words::amount("ask-space", self.now.district);
        match self.now.by_solo_board {
            true => Line::new("ask-space-solo").with("ask", line).with("blank", blank),
            false => line,
        }
    }

    fn ask_sell(&self, project: Project) -> Line {
        let offer = self.edition().project(project).does.offer;
        match offer {
            Some(way) => Line::new("ask-sell")
                .with("what", words::named(project.id()))
                .with("way", words::way(&way)),
            None => words::named(project.id()),
        }
    }

    fn ask_whitehaven(&self, by: Seat) -> Line {
        let city = |tile: Tile| match self.edition().tile(tile).place {
            TilePlace::Part(city) | TilePlace::City(city) => Some(city),
            _ => None,
        };
        let Some(city) = self.window(by).and_then(city) else { return Line::new("nothing") };
        let markers = self.players[by].markers_in(city) as u32;
        words::amount("ask-whitehaven", markers).with("city", words::named(city.id()))
    }

    fn ask_solo(&self) -> Line {
        let at = usize::from(self.slot()) - 1;
        Line::new("ask-solo")
            .with("place", words::named(SOLO[at]))
            .with("what", words::part(self.edition().solo[at].part))
    }
}

/// Named after where the gain comes from, if that has a name.
fn ask_gain(part: Part, source: Source) -> Line {
    let what = words::part(part);
    match words::source(source) {
        Some(source) => Line::new("ask-gain-from").with("source", source).with("what", what),
        None => Line::new("ask-gain").with("what", what),
    }
}

fn ask_plant(planting: Planting) -> Line {
    let key = match planting {
        Planting { laid: true, .. } => "ask-plant-laid",
        Planting { must: true, .. } => "ask-plant-must",
        _ => "ask-plant",
    };
    words::amount(key, planting.left)
}

/// What there is instead of an offer.
fn or_lost(instead: Option<Effect>) -> Line {
    match instead {
        Some(effect) => Line::new("else-take").with("what", words::effect(effect)),
        None => Line::new("else-lost"),
    }
}

fn paid_for(payment: Payment) -> Line {
    match payment {
        Payment::Project(project) | Payment::Market(project) => words::named(project.id()),
        Payment::Book => Line::new("source-book"),
    }
}
