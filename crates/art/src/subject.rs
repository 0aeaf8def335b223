//! Subject: what a picture shows, and what a template sees of it.

use std::collections::{BTreeMap, BTreeSet, HashMap};

use scene::{Anchor, Counter, Figures, Layout, Progress, Scene, Shape, Spot, Token, Turn, Zone};
use serde::Serialize;
use tabletop::Seat;

use crate::{Format, Gallery, gallery::kind_and_key, pen::Pen};

/// A table at one moment, as one person sees it.
#[derive(Copy, Clone, Debug)]
pub struct Subject<'a> {
    pub layout: &'a Layout,
    pub scene: &'a Scene,
    pub gallery: &'a Gallery,
    pub format: Format,
    /// Whose workshop lies in front.
    pub me: Seat,
    /// What the seats are called.
    pub names: &'a [String],
    /// What can be clicked.
    pub lit: &'a [Anchor],
    /// The scene is a preview of what follows this one: new things are ghosts.
    pub before: Option<&'a Scene>,
}

/// What a template sees. A part is remembered by exactly this.
#[derive(Hash, Serialize)]
pub struct View<'a> {
    zone: Option<Ground<'a>>,
    /// In a preview also what will be gone, so that nothing moves aside.
    tokens: Vec<Thing<'a>>,
    counters: BTreeMap<&'a str, Count<'a>>,
    note: &'a Figures,
    seat: Option<Chair<'a>>,
    seats: u8,
    /// Whose turn it is; only for parts that show it, as is the order of play.
    now: Option<u8>,
    order: &'a [Turn],
}

#[derive(Clone, Hash, Serialize)]
struct Ground<'a> {
    id: &'a str,
    title: &'a str,
    lit: bool,
    /// Of a grid; zero of anything else.
    columns: usize,
    rows: usize,
    spaces: Vec<Place<'a>>,
}

#[derive(Clone, Hash, Serialize)]
struct Place<'a> {
    id: &'a str,
    note: &'a str,
    at: usize,
    lit: bool,
}

/// What can be seen of a token. Its words are for those who ask, not for the picture.
#[derive(Clone, Hash, Serialize)]
struct Thing<'a> {
    id: &'a str,
    space: Option<usize>,
    covers: &'a [usize],
    face: &'a str,
    /// `machine` and `P1` of `machine/P1`.
    kind: &'a str,
    key: &'a str,
    name: &'a str,
    /// The number of its owner.
    seat: Option<u8>,
    face_down: bool,
    spent: bool,
    figures: &'a Figures,
    lit: bool,
    ghost: bool,
    leaving: bool,
}

#[derive(Clone, Hash, Serialize)]
struct Count<'a> {
    #[serde(flatten)]
    counter: &'a Counter,
    /// In a preview, how much more it will be.
    delta: i64,
}

#[derive(Clone, Hash, Serialize)]
struct Chair<'a> {
    letter: String,
    number: u8,
    /// Only for parts that show it: all others look the same at every table. A template that asks
    /// for it all the same is an error, not an empty name.
    #[serde(skip_serializing_if = "Option::is_none")]
    name: Option<&'a str>,
    mine: bool,
    /// Its place in the order of play; only for parts that show it.
    turn: Option<&'a Turn>,
}

/// What a part shows of those who sit here, beyond its zone. What its template does not read is not
/// told to it: the part then looks the same at more tables, and is drawn less often.
#[derive(Copy, Clone, Debug, Default)]
pub struct Shows {
    /// Whose turn it is.
    now: bool,
    /// The order of play.
    order: bool,
    /// The place in it of the owner of the zone.
    turn: bool,
    /// What the owner of the zone is called.
    name: bool,
}

impl Shows {
    pub fn read_by(template: &str, pen: &Pen) -> Shows {
        let [now, order, turn, name] =
            ["now", "order", "seat.turn", "seat.name"].map(|path| pen.reads(template, path));
        Shows { now, order, turn, name }
    }
}

const NOTHING: &Figures = &Figures::NONE;

/// All that belongs to one zone.
#[derive(Default)]
struct Shelf<'a> {
    tokens: Vec<&'a Token>,
    before: Vec<&'a Token>,
    counters: Vec<&'a Counter>,
    counters_before: Vec<&'a Counter>,
    note: Option<&'a Figures>,
    lit: Vec<&'a Spot>,
    /// Spaces of a grid that some piece could cover.
    coverable: BTreeSet<usize>,
}

/// A subject with everything sorted by zones.
pub struct Sorted<'a> {
    subject: &'a Subject<'a>,
    zones: HashMap<&'a str, &'a Zone>,
    shelves: HashMap<&'a str, Shelf<'a>>,
    pub seats: u8,
}

impl<'a> Sorted<'a> {
    pub fn new(subject: &'a Subject<'a>) -> Sorted<'a> {
        let mut shelves: HashMap<&str, Shelf<'_>> = HashMap::new();
        for token in &subject.scene.tokens {
            shelves.entry(&token.zone).or_default().tokens.push(token);
        }
        for counter in &subject.scene.counters {
            shelves.entry(&counter.zone).or_default().counters.push(counter);
        }
        for note in &subject.scene.notes {
            shelves.entry(&note.zone).or_default().note = Some(&note.figures);
        }
        for anchor in subject.lit {
            let shelf = shelves.entry(&anchor.zone).or_default();
            match &anchor.placement {
                Some(placement) => shelf.coverable.extend(&placement.covers),
                None => shelf.lit.push(&anchor.spot),
            }
        }
        if let Some(before) = subject.before {
            for token in &before.tokens {
                shelves.entry(&token.zone).or_default().before.push(token);
            }
            for counter in &before.counters {
                shelves.entry(&counter.zone).or_default().counters_before.push(counter);
            }
        }
        let zones = subject.layout.zones.iter().map(|zone| (zone.id.as_str(), zone)).collect();
        let owners = subject.layout.zones.iter().filter_map(|zone| zone.owner);
        let seats = owners.map(|seat| seat.0 + 1).max().unwrap_or(0);
        Sorted { subject, zones, shelves, seats }
    }

    /// The seats other than mine, in the order of the table.
    pub fn rivals(&self) -> impl Iterator<Item = Seat> + use<> {
        let (me, seats) = (self.subject.me.0, self.seats.max(1));
        (1..seats).map(move |after| Seat((me + after) % seats))
    }

    /// What the template of a part sees: of this zone, if there is one, and of this seat.
    pub fn view(&self, id: &str, seat: Option<Seat>, shows: Shows) -> View<'a> {
        let nothing = Shelf::default();
        let shelf = self.shelves.get(id).unwrap_or(&nothing);
        let zone = self.zones.get(id);
        let turns = &self.subject.scene.order;
        let now = || turns.iter().find(|turn| turn.state == Progress::Now);
        View {
            zone: zone.map(|zone| ground(zone, shelf)),
            tokens: things(shelf, self.subject.before.is_some()),
            counters: counters(shelf),
            note: shelf.note.unwrap_or(NOTHING),
            seat: seat.map(|seat| self.chair(seat, shows)),
            seats: self.seats,
            now: shows.now.then(now).flatten().map(|turn| turn.seat.0 + 1),
            order: if shows.order { turns } else { &[] },
        }
    }

    fn chair(&self, seat: Seat, shows: Shows) -> Chair<'a> {
        let name = || self.subject.names.get(seat.index()).map_or("", String::as_str);
        let turn = || self.subject.scene.order.iter().find(|turn| turn.seat == seat);
        Chair {
            letter: seat.to_string(),
            number: seat.0 + 1,
            name: shows.name.then(name),
            mine: seat == self.subject.me,
            turn: shows.turn.then(turn).flatten(),
        }
    }
}

fn ground<'a>(zone: &'a Zone, shelf: &Shelf<'_>) -> Ground<'a> {
    let is_lit = |at: usize| shelf.lit.contains(&&Spot::Space(at)) || shelf.coverable.contains(&at);
    let place = |(at, space): (usize, &'a scene::Space)| Place {
        id: &space.id,
        note: &space.note,
        at,
        lit: is_lit(at),
    };
    let spaces = match &zone.shape {
        Shape::Row(spaces) => spaces.iter().enumerate().map(place).collect(),
        // A grid has many cells: only those that can be clicked are told.
        Shape::Grid { columns, rows } => {
            let lit = (0..columns * rows).filter(|&at| is_lit(at));
            lit.map(|at| Place { id: "", note: "", at, lit: true }).collect()
        }
        Shape::Heap | Shape::Purse => Vec::new(),
    };
    let (columns, rows) = match zone.shape {
        Shape::Grid { columns, rows } => (columns, rows),
        Shape::Row(_) | Shape::Heap | Shape::Purse => (0, 0),
    };
    let lit = shelf.lit.contains(&&Spot::Zone);
    Ground { id: &zone.id, title: &zone.title, lit, columns, rows, spaces }
}

fn thing<'a>(token: &'a Token, shelf: &Shelf<'_>) -> Thing<'a> {
    let (kind, key) = kind_and_key(&token.face);
    let lit = shelf.lit.iter().any(|spot| matches!(spot, Spot::Token(id) if *id == token.id));
    Thing {
        id: &token.id,
        space: token.space,
        covers: &token.covers,
        face: &token.face,
        kind,
        key,
        name: &token.name,
        seat: token.owner.map(|owner| owner.0 + 1),
        face_down: token.face_down,
        spent: token.spent,
        figures: &token.figures,
        lit,
        ghost: false,
        leaving: false,
    }
}

/// What lies here; in a preview first what lay here before, in its old order.
fn things<'a>(shelf: &Shelf<'a>, preview: bool) -> Vec<Thing<'a>> {
    if !preview {
        return shelf.tokens.iter().map(|token| thing(token, shelf)).collect();
    }
    let find = |tokens: &[&'a Token], token: &Token| {
        tokens.iter().copied().find(|t| t.id == token.id && t.space == token.space)
    };
    let before = shelf.before.iter().map(|token| match find(&shelf.tokens, token) {
        Some(stays) => thing(stays, shelf),
        None => Thing { leaving: true, ..thing(token, shelf) },
    });
    let new = shelf.tokens.iter().filter(|token| find(&shelf.before, token).is_none());
    before.chain(new.map(|token| Thing { ghost: true, ..thing(token, shelf) })).collect()
}

fn counters<'a>(shelf: &Shelf<'a>) -> BTreeMap<&'a str, Count<'a>> {
    let count = |counter: &&'a Counter| {
        let before = shelf.counters_before.iter().find(|c| c.face == counter.face);
        let amounts = (counter.amount, before.and_then(|c| c.amount));
        let delta = match amounts {
            (Some(now), Some(before)) => i64::from(now) - i64::from(before),
            _ => 0,
        };
        (counter.face.as_str(), Count { counter, delta })
    };
    shelf.counters.iter().map(count).collect()
}

impl<'a> View<'a> {
    /// Views of one space each, with what lies there.
    pub fn by_space(&self) -> impl Iterator<Item = View<'a>> {
        let spaces = self.zone.iter().flat_map(|zone| zone.spaces.iter().map(move |at| (zone, at)));
        spaces.map(|(zone, space)| View {
            zone: Some(Ground { spaces: vec![space.clone()], ..zone.clone() }),
            tokens: self.tokens.iter().filter(|it| it.space == Some(space.at)).cloned().collect(),
            counters: self.counters.clone(),
            seat: self.seat.clone(),
            ..*self
        })
    }

    pub fn is_lit(&self) -> bool {
        self.zone.as_ref().is_some_and(|zone| zone.lit)
    }

    pub fn is_zone(&self) -> bool {
        self.zone.is_some()
    }
}
