//! Motions: what moved between two scenes of one viewer, and what was counted.

use std::collections::{BTreeSet, HashMap};

use tabletop::Seat;

use crate::{Counter, LogEntry, Scene, Token};

/// Where everything lies in a scene, without its words: little enough to be kept until the next one.
#[derive(Clone, Eq, PartialEq, Debug, Default)]
pub struct Outline {
    tokens: Vec<Place>,
    counters: Vec<Counted>,
}

/// Where a token lies.
#[derive(Clone, Eq, PartialEq, Debug)]
struct Place {
    thing: Thing,
    space: Option<usize>,
    covers: Vec<usize>,
    face_down: bool,
    owner: Option<Seat>,
}

/// A token, by its id, or as any of its face in its zone where it lies in a pile.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Thing {
    pub id: String,
    pub face: String,
    pub zone: String,
}

/// What is different in a later scene of the same viewer.
#[derive(Clone, Eq, PartialEq, Debug, Default)]
pub struct Motion {
    /// Tokens that lie elsewhere now, as what they were and what they are.
    pub moved: Vec<(Thing, Thing)>,
    /// Tokens that came from nowhere.
    pub came: Vec<Thing>,
    /// Tokens that are gone.
    pub left: Vec<Thing>,
    pub counted: Vec<Counted>,
    /// Tokens that somebody made use of where they lie.
    pub used: Vec<Thing>,
}

/// A counter that tells another number now.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Counted {
    pub zone: String,
    pub face: String,
    pub before: u32,
    pub after: u32,
}

impl Outline {
    /// Takes the scene, since a copy of its many short texts would cost more than the comparison.
    pub fn of(scene: Scene) -> Outline {
        // What nobody may know is not counted.
        let counters =
            scene.counters.into_iter().filter_map(|Counter { zone, face, amount, .. }| {
                amount.map(|n| Counted { zone, face, before: n, after: n })
            });
        Outline {
            tokens: scene.tokens.into_iter().map(Place::of).collect(),
            counters: counters.collect(),
        }
    }

    /// The token with the face of a component, if there is just one.
    fn only(&self, component: &str) -> Option<&Thing> {
        let shows = |face: &str| face.rsplit_once('/').is_some_and(|(_, id)| id == component);
        let mut found = self.tokens.iter().map(|it| &it.thing).filter(|it| shows(&it.face));
        found.next().filter(|_| found.next().is_none())
    }
}

impl Place {
    fn of(token: Token) -> Place {
        let Token { id, face, zone, space, covers, face_down, owner, .. } = token;
        Place { thing: Thing { id, face, zone }, space, covers, face_down, owner }
    }

    /// Whether it was there already, or something nobody can tell from it.
    fn is_same(&self, then: &Place) -> bool {
        let at_a_place = then.space.is_some() && self.is_alike(then);
        (then.thing.id == self.thing.id || at_a_place)
            && then.thing.zone == self.thing.zone
            && then.space == self.space
            && then.covers == self.covers
    }

    fn is_alike(&self, then: &Place) -> bool {
        let looks = |place: &Place| (place.face_down, place.owner);
        !self.thing.face.is_empty()
            && then.thing.face == self.thing.face
            && looks(then) == looks(self)
    }

    /// Another zone is farther away than all of the same.
    fn distance(&self, then: &Place) -> usize {
        match (then.space, self.space) {
            _ if then.thing.zone != self.thing.zone => usize::MAX,
            (Some(from), Some(to)) => from.abs_diff(to),
            _ => 0,
        }
    }
}

impl Motion {
    /// What happened between two scenes. Where nobody can tell two tokens apart, nothing moved. What
    /// lies elsewhere is the same by its id, or else the nearest of its face that is gone.
    ///
    /// `log` is what was told of it.
    pub fn between(before: &Outline, after: &Outline, log: &[LogEntry]) -> Motion {
        let mut earlier: Vec<&Place> = before.tokens.iter().collect();
        let mut later: Vec<&Place> = after.tokens.iter().collect();
        later.retain(|now| {
            let then = earlier.iter().position(|then| now.is_same(then));
            then.map(|at| earlier.remove(at)).is_none()
        });
        let mut motion =
            Motion { counted: counted(&before.counters, &after.counters), ..Motion::default() };
        later.retain(|now| {
            let then = earlier.iter().position(|then| then.thing.id == now.thing.id);
            let then = then.map(|at| earlier.remove(at));
            motion.moved.extend(then.map(|then| (then.thing.clone(), now.thing.clone())));
            then.is_none()
        });
        for now in later {
            let alike = earlier.iter().enumerate().filter(|(_, then)| now.is_alike(then));
            match alike.min_by_key(|(_, then)| now.distance(then)).map(|(at, _)| at) {
                Some(at) => {
                    motion.moved.push((earlier.remove(at).thing.clone(), now.thing.clone()));
                }
                None => motion.came.push(now.thing.clone()),
            }
        }
        motion.used = used(log, after, &motion);
        motion.left = earlier.into_iter().map(|then| then.thing.clone()).collect();
        motion
    }
}

/// What was used is seen by its flight where it moved.
fn used(log: &[LogEntry], after: &Outline, motion: &Motion) -> Vec<Thing> {
    let stays = |thing: &&Thing| {
        !motion.moved.iter().any(|(_, now)| now == *thing) && !motion.came.contains(thing)
    };
    let components: BTreeSet<&str> = log.iter().filter_map(|entry| entry.used).collect();
    components.into_iter().filter_map(|id| after.only(id)).filter(stays).cloned().collect()
}

fn counted(before: &[Counted], after: &[Counted]) -> Vec<Counted> {
    let known: HashMap<_, _> = before.iter().map(|it| ((&*it.zone, &*it.face), it.after)).collect();
    let change = |now: &Counted| {
        let before = *known.get(&(&*now.zone, &*now.face))?;
        (before != now.after).then(|| Counted { before, ..now.clone() })
    };
    after.iter().filter_map(change).collect()
}
