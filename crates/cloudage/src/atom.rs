//! Atoms: the small changes of which rules are made, each told as it happens.

use tabletop::{Flow, Seat};

use crate::{
    CloudAge, Cx,
    action::Good,
    card::Card,
    edition::LEVELS,
    effect::{Deed, Effect, Gains, Part, Times},
    event::Event,
    frame::{Planting, Question, Source, Step},
    pile::Pile,
    plant::{Plant, Plants},
    project::Project,
    upgrade::Type,
};

impl CloudAge {
    /// Parts are taken from left to right (CA-3.19).
    pub(crate) fn give(&mut self, by: Seat, gains: &Gains, source: Source) {
        gains.0.iter().rev().for_each(|&part| self.then(Step::Gain(by, part, source)));
    }

    pub(crate) fn gain_part(&mut self, by: Seat, part: Part, source: Source, cx: &mut Cx<'_>) {
        match part {
            Part { first, or: None } => self.carry_out(by, first, source, cx),
            Part { first: Effect { deed: Deed::Upgrade, n, .. }, or } => {
                self.ask(by, Question::Upgrade { of: None, less: n, instead: or, source });
            }
            Part { first: Effect { deed: Deed::Project, .. }, or } => {
                self.ask(by, Question::Project { instead: or, source });
            }
            _ => self.ask(by, Question::Gain(part, source)),
        }
    }

    pub(crate) fn carry_out(&mut self, by: Seat, effect: Effect, source: Source, cx: &mut Cx<'_>) {
        let n = self.amount(by, effect);
        let good = match effect.deed {
            Deed::Water => Good::Water,
            Deed::Metal => Good::Metal,
            Deed::Energy => Good::Energy,
            Deed::Projects => Good::Projects,
            Deed::Plants => Good::Plants,
            Deed::Vp => Good::Vp,
            Deed::Resource => return (0..n).for_each(|_| self.ask(by, Question::Resource)),
            Deed::Build => return (0..n).for_each(|_| self.ask(by, Question::Build)),
            Deed::Upgrade | Deed::Plans => return self.ask(by, offer(None, n, source)),
            Deed::MovementPlans => return self.ask(by, offer(Some(Type::Movement), n, source)),
            Deed::CombatPlans => return self.ask(by, offer(Some(Type::Combat), n, source)),
            Deed::Project => return self.ask(by, Question::Project { instead: None, source }),
            Deed::Lay => {
                return self.ask(by, Question::Lay { plant: Plant::Green, must: false });
            }
            Deed::Plant => return self.begin_planting(by, n, false),
            Deed::PlantToCapacity => {
                return self.begin_planting(by, self.capacity(by), false);
            }
            // It belongs to the planting before it (CA-28.39).
            Deed::PlantLaid => {
                let planting =
                    Planting { left: n, stock: self.now.unplanted, must: false, laid: true };
                return self.then(Step::Plant(by, planting));
            }
            Deed::WeaponOff => return self.ask(by, Question::Weapon),
            Deed::Gather => return self.ask(by, Question::District),
        };
        self.gain(by, good, n, source, cx);
    }

    /// The number of an effect, multiplied.
    pub(crate) fn amount(&self, by: Seat, effect: Effect) -> u8 {
        let times = match effect.times {
            Times::Once => 1,
            Times::Cards(project) => self.in_play(by, project),
            Times::Movement => self.movement(by),
            Times::Combat => self.base_combat(by),
            Times::BareTiles => self.now.bare,
        };
        effect.n.saturating_mul(times)
    }

    /// How many cards of a name a player has in play.
    pub(crate) fn in_play(&self, by: Seat, project: Project) -> u8 {
        self.players[by].played.iter().filter(|&&other| other == project).count() as u8
    }

    pub(crate) fn gain(&mut self, by: Seat, good: Good, n: u8, source: Source, cx: &mut Cx<'_>) {
        // Without plants, each tile is a Water (CA-6.17, CA-6.18).
        let good = if good == Good::Plants && !self.planting { Good::Water } else { good };
        if n == 0 {
            return;
        }
        if good != Good::Projects && good != Good::Plants {
            cx.tell(|| Event::Gained { seat: by, good, n, source });
        }
        let player = &mut self.players[by];
        match good {
            Good::Water => player.water += u16::from(n),
            Good::Metal => player.metal += u16::from(n),
            Good::Energy => player.energy += u16::from(n),
            Good::Vp => player.vp += i16::from(n),
            Good::Projects => (0..n).for_each(|_| self.draw_project(by, cx)),
            Good::Plants => {
                let drawn = self.draw_plants(by, n, cx);
                // What a planted tile brings may not be planted in the same turn (CA-23.9).
                if matches!(source, Source::Plant(_)) {
                    let locked = &mut self.players[by].locked;
                    drawn.kinds().for_each(|kind| {
                        (0..drawn.count(kind)).for_each(|_| locked.put(kind));
                    });
                }
            }
        }
    }

    /// Goods are paid back to the supply; VP may fall below zero (CA-3.10).
    pub(crate) fn pay(&mut self, by: Seat, good: Good, n: u8, cx: &mut Cx<'_>) {
        if n == 0 {
            return;
        }
        cx.tell(|| Event::Paid { seat: by, good, n });
        let player = &mut self.players[by];
        match good {
            Good::Water => player.water -= u16::from(n),
            Good::Metal => player.metal -= u16::from(n),
            Good::Energy => player.energy -= u16::from(n),
            Good::Vp => player.vp -= i16::from(n),
            Good::Projects | Good::Plants => unreachable!("cards and tiles are chosen"),
        }
    }

    /// How many of a good a player could pay.
    pub(crate) fn stock(&self, by: Seat, good: Good) -> u16 {
        let player = &self.players[by];
        match good {
            Good::Water => player.water,
            Good::Metal => player.metal,
            Good::Energy => player.energy,
            Good::Projects => player.hand.len().into(),
            Good::Plants => player.stock.len().into(),
            Good::Vp => u16::MAX,
        }
    }

    pub(crate) fn can_draw_project(&self) -> bool {
        !self.deck.is_empty() || !self.discard.is_empty()
    }

    /// An empty deck is rebuilt from the discard (CA-3.14).
    pub(crate) fn draw_project(&mut self, by: Seat, cx: &mut Cx<'_>) {
        if self.deck.is_empty() && !self.discard.is_empty() {
            self.deck.pour(&mut self.discard);
            cx.tell(|| Event::ProjectsReshuffled);
        }
        if let Some(project) = self.deck.draw(Pile::Projects, cx.chance) {
            self.players[by].hand.put(project);
            cx.tell(|| Event::ProjectDrawn { seat: by, project: Some(project) });
        }
    }

    /// The tiles drawn (CA-3.17).
    pub(crate) fn draw_plants(&mut self, by: Seat, n: u8, cx: &mut Cx<'_>) -> Plants {
        let mut drawn = Plants::default();
        for _ in 0..n {
            let Some(plant) = self.bag.draw(Pile::Plants, cx.chance) else { break };
            self.players[by].stock.put(plant);
            drawn.put(plant);
            cx.tell(|| Event::PlantDrawn { seat: by, plant });
        }
        drawn
    }

    /// The top card of a Navigation deck, which is renewed when it is empty (CA-10.9).
    pub(crate) fn draw_card(&mut self, by: Seat, cx: &mut Cx<'_>) -> Option<Card> {
        let player = &mut self.players[by];
        if let Some(card) = player.on_deck.take() {
            return Some(card);
        }
        if player.deck.is_empty() {
            if player.discard.is_empty() {
                return None;
            }
            player.deck.pour(&mut player.discard);
            cx.tell(|| Event::Reshuffled { seat: by });
        }
        player.deck.draw(Pile::Navigation, cx.chance)
    }

    /// One step on the production board (CA-9.13, CA-9.16).
    pub(crate) fn level_up(&mut self, by: Seat, cx: &mut Cx<'_>) {
        let level = self.players[by].level + 1;
        if usize::from(level) == LEVELS {
            let vp = self.edition().measures.overflow_vp;
            return self.gain(by, Good::Vp, vp, Source::Top, cx);
        }
        self.players[by].level = level;
        cx.tell(|| Event::LevelUp { seat: by, level });
        self.give(by, &self.edition().levels[usize::from(level)].reward, Source::Rise(level));
    }

    /// What a player may plant until `left` tiles are planted (CA-23.8).
    pub(crate) fn begin_planting(&mut self, by: Seat, left: u8, must: bool) {
        let stock = std::array::from_fn(|at| self.plantable(by, Plant::at(at)));
        self.then(Step::Plant(by, Planting { left, stock, must, laid: false }));
    }

    /// Tiles of a kind that may be planted now.
    pub(crate) fn plantable(&self, by: Seat, plant: Plant) -> u8 {
        let player = &self.players[by];
        player.stock.count(plant) - player.locked.count(plant)
    }
}

/// An upgrade that is lost if it is declined.
fn offer(of: Option<Type>, less: u8, source: Source) -> Question {
    Question::Upgrade { of, less, instead: None, source }
}
