//! Faces: what is printed on the components, as figures for the art and as words.

use scene::{Albums, Face, Figure, Figures, Line, Voice};
use tabletop::{Seat, Shared};

use super::words;
use crate::{
    ability::Ability,
    airship::{Airship, Dock},
    award::Award,
    card::Card,
    edition::Edition,
    goods::{Cost, Good, Goods},
    grid::{Cell, Cells, Spot},
    machine::{Machine, Size},
    scaffold::Scaffold,
    state::SEATS,
    upgrade::Upgrade,
};

static ALBUMS: Albums<Shared<Edition>> = Albums::new();

/// The face with this id.
pub fn face(edition: Shared<Edition>, id: &str, voice: Voice<'_>) -> Option<&'static Face> {
    let all = || faces(&edition, voice.speech.plain());
    ALBUMS.face(edition, voice.speech.lang(), id, all)
}

/// Every face of an edition.
pub fn faces(edition: &Edition, voice: Voice<'_>) -> Vec<Face> {
    let face = |kind: &str, id: &str, text: Line, figures| Face {
        id: format!("{kind}/{id}"),
        name: voice.word(id),
        text: voice.say(&text),
        figures,
    };
    let machines = Machine::ALL.iter().map(|&machine| {
        let figures = machine_figures(edition, machine);
        face("machine", machine.id(), machine_text(edition, machine), figures)
    });
    let upgrades = Upgrade::ALL.iter().map(|&upgrade| {
        let facts = edition.upgrade(upgrade);
        let text = upgrade_text(edition, upgrade);
        let figures = Figures::NONE.with("cost", one_by_one(facts.cost)).with("vp", facts.vp);
        face("upgrade", upgrade.id(), text, figures)
    });
    let awards = Award::ALL.iter().map(|&award| {
        let text = Line::new("face-award").with("text", words::text(award.id()));
        face("award", award.id(), text, Figures::NONE)
    });
    let abilities = Ability::ALL.iter().map(|&ability| {
        let text = Line::new("face-ability").with("text", words::text(ability.id()));
        let advanced = !edition.abilities_in_box(true).has(ability);
        face("ability", ability.id(), text, Figures::NONE.with("advanced", advanced))
    });
    let cards = Card::ALL.iter().map(|&card| {
        let cost = edition.card_cost(card);
        let text = Line::new("face-card")
            .with("cost", words::cost(cost))
            .with("text", words::text(card.id()));
        face("card", card.id(), text, Figures::NONE.with("cost", units(cost)))
    });
    let docks = Dock::ALL.iter().map(|&dock| {
        let text = Line::new("face-dock").with("text", words::text(dock.id()));
        face("dock", dock.id(), text, dock_figures(edition, dock))
    });
    let faces = machines.chain(upgrades).chain(awards).chain(abilities).chain(cards);
    faces.chain(docks).chain(scaffolds(edition, voice)).chain(pieces(edition, voice)).collect()
}

/// Tiles that look alike have one face.
fn scaffolds(edition: &Edition, voice: Voice<'_>) -> impl Iterator<Item = Face> {
    let used = Scaffold::ALL.iter().filter(|&&tile| 0 < edition.scaffold(tile).copies);
    used.map(move |&tile| {
        let facts = edition.scaffold(tile);
        let text = Line::new("face-scaffold")
            .with("a", words::kind(facts.a))
            .with("b", words::kind(facts.b));
        Face {
            id: format!("scaffold/{tile}"),
            name: voice.say(&words::scaffold(edition, tile)),
            text: voice.say(&text),
            figures: scaffold_figures(edition, tile),
        }
    })
}

/// Airships and workers of all colours, and the resources.
fn pieces(edition: &Edition, voice: Voice<'_>) -> impl Iterator<Item = Face> {
    let plain = |id: String, name: String, figures| Face { id, name, text: String::new(), figures };
    let seats = || Seat::first(SEATS as u8);
    let ships = Airship::ALL.iter().flat_map(move |&ship| {
        seats().map(move |seat| {
            let length = edition.airship_cells(ship, Spot::default()).len();
            let figures = Figures::NONE
                .with("kind", ship.id())
                .with("seat", seat.to_string())
                .with("length", length);
            plain(format!("airship/{ship}/{seat}"), voice.say(&words::airship(ship)), figures)
        })
    });
    let workers = seats().map(move |seat| {
        let figures = Figures::NONE.with("seat", seat.to_string());
        plain(format!("worker/{seat}"), voice.word("worker"), figures)
    });
    let goods = Good::ALL.iter().map(move |&good| {
        let figures = Figures::NONE.with("good", good.id());
        plain(format!("good/{good}"), voice.say(&words::good(good)), figures)
    });
    ships.chain(workers).chain(goods)
}

/// What a machine scores, costs and does.
pub fn machine_text(edition: &Edition, machine: Machine) -> Line {
    let facts = edition.machine(machine);
    if machine.size() == Size::Small {
        let gain = words::gain(facts.gives, facts.points);
        return Line::new("face-small").with("vp", facts.vp).with("gain", gain);
    }
    Line::new("face-machine")
        .with("vp", facts.vp)
        .with("cost", words::machine_cost(edition, machine))
        .with("text", words::text(machine.id()))
}

/// What an upgrade costs, is worth and does.
pub fn upgrade_text(edition: &Edition, upgrade: Upgrade) -> Line {
    let facts = edition.upgrade(upgrade);
    Line::new("face-upgrade")
        .with("cost", words::goods(facts.cost))
        .with("vp", facts.vp)
        .with("text", words::text(upgrade.id()))
}

fn machine_figures(edition: &Edition, machine: Machine) -> Figures {
    let facts = edition.machine(machine);
    let size = machine.size();
    let flat = edition.machine_turns(size)[0];
    Figures::NONE
        .with("size", size.id())
        .with("width", flat.width)
        .with("height", flat.height)
        .with("vp", facts.vp)
        .with("cost", units(facts.cost))
        .with("gives", one_by_one(facts.gives))
        .with("points", facts.points)
        .with("advanced", !edition.machines_of(size, true).has(machine))
}

/// The cells as columns and rows from the lower left corner.
fn scaffold_figures(edition: &Edition, tile: Scaffold) -> Figures {
    let corner = Spot { cell: Cell::new(1, 1), ..Spot::default() };
    let pair = |cell: Cell| [cell.column() - 1, cell.row() - 1].into_iter().collect::<Figure>();
    let cells: Cells = edition.scaffold_cells(tile, corner);
    let [(a, pa), (b, pb)] = edition.prints(tile, corner);
    Figures::NONE
        .with("shape", tile.shape().id())
        .with("cells", cells.iter().map(pair).collect::<Figure>())
        .with("a", a.id())
        .with("b", b.id())
        .with("pa", pair(pa))
        .with("pb", pair(pb))
}

/// What one, two and three of what the dock gives cost.
fn dock_figures(edition: &Edition, dock: Dock) -> Figures {
    let tiers = (0..3).filter_map(|tier| edition.dock(dock, tier)).map(units);
    Figures::NONE.with("tiers", tiers.collect::<Figure>())
}

/// "2c 1h" as c, c, h.
pub fn one_by_one(goods: Goods) -> Figure {
    goods.iter().flat_map(|(good, n)| (0..n).map(move |_| good.id())).collect()
}

/// The same with "a" for any resource.
fn units(cost: Cost) -> Figure {
    let named = cost.named.iter().flat_map(|(good, n)| (0..n).map(move |_| good.id()));
    named.chain((0..cost.any).map(|_| "a")).collect()
}
