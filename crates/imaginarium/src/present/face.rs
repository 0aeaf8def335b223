//! Faces: what is printed on the components, as figures for the art and as words.

use std::sync::{Mutex, PoisonError};

use scene::{Arg, Face, Figure, Figures, Lang, Line, Voice};
use tabletop::Shared;

use super::words;
use crate::{
    assistant::Assistant,
    edition::{Edition, Workshop},
    goods::{Good, Goods},
    machine::Machine,
    options::Options,
    project::Project,
    slot::Stack,
    text::{Effect, Lightning},
};

/// Every machine, assistant, project and workshop of an edition.
pub fn faces(options: &Options, voice: Voice<'_>) -> Vec<Face> {
    let edition = options.edition;
    let face = |kind: &str, id: &str, text: String, figures| Face {
        id: format!("{kind}/{id}"),
        name: voice.word(id),
        text,
        figures,
    };
    let machines = Machine::ALL.iter().map(|&machine| {
        let text = machine_text(edition, machine, voice);
        face("machine", machine.id(), text, machine_figures(&edition, machine))
    });
    let assistants = Assistant::ALL.iter().map(|&assistant| {
        let cost = Figures::NONE.with("cost", edition.assistant_cost(assistant));
        face("assistant", assistant.id(), assistant_text(&edition, assistant, voice), cost)
    });
    let projects = Project::ALL.iter().map(|&project| {
        let first = edition.project_vp(project);
        let line = Line::new("project-tile")
            .with("vp", first)
            .with("later", first - 1)
            .with("text", Line::new(format!("{project}-text")));
        let figures = Figures::NONE.with("first", first).with("later", first - 1);
        face("project", project.id(), voice.say(&line), figures)
    });
    let workshops = Workshop::ALL.iter().map(|&workshop| {
        let text = voice.say(&workshop_line(options, workshop));
        face("workshop", workshop.id(), text, workshop_figures(options, workshop))
    });
    machines.chain(assistants).chain(projects).chain(workshops).collect()
}

type Texts = [String; Machine::COUNT];

/// What a machine does, with the amounts of this edition. Every scene tells it of every machine on
/// the table, so it is put into words only once.
pub fn machine_text(edition: Shared<Edition>, machine: Machine, voice: Voice<'_>) -> String {
    static TOLD: Mutex<Vec<(Shared<Edition>, Lang, &Texts)>> = Mutex::new(Vec::new());
    let lang = voice.speech.lang();
    let mut told = TOLD.lock().unwrap_or_else(PoisonError::into_inner);
    let known = told.iter().find(|(e, l, _)| *e == edition && *l == lang);
    let texts = match known.map(|(.., texts)| *texts) {
        Some(texts) => texts,
        None => {
            let texts = std::array::from_fn(|at| say_machine(&edition, Machine::at(at), voice));
            // As long as the edition itself: for ever.
            let texts: &Texts = Box::leak(Box::new(texts));
            told.push((edition, lang, texts));
            texts
        }
    };
    texts[machine.index()].clone()
}

fn say_machine(edition: &Edition, machine: Machine, voice: Voice<'_>) -> String {
    let facts = edition.machine(machine);
    let mut line = Line::new(format!("{machine}-text"));
    for (name, &n) in ["one", "two", "three"].into_iter().zip(facts.makes.iter()) {
        line.args.push((name, Arg::Number(n.into())));
    }
    let card = Line::new("machine-card")
        .with("level", facts.level)
        .with("repair", words::goods(facts.repair))
        .with("text", line);
    voice.say(&card)
}

pub fn assistant_text(edition: &Edition, assistant: Assistant, voice: Voice<'_>) -> String {
    let line = Line::new("assistant-card").with("cost", edition.assistant_cost(assistant));
    voice.say(&line.with("text", Line::new(format!("{assistant}-text"))))
}

fn machine_figures(edition: &Edition, machine: Machine) -> Figures {
    let facts = edition.machine(machine);
    let partners: Vec<&str> =
        Machine::ALL.iter().filter(|&&m| edition.lists(machine, m)).map(|m| m.id()).collect();
    let figures = Figures::NONE
        .with("family", machine.family().id().to_lowercase())
        .with("level", facts.level)
        .with("repair", one_by_one(facts.repair))
        .with("copies", facts.copies)
        .with("combines", partners.into_iter().collect::<Figure>())
        .with("dismantle", machine.can_be_dismantled())
        .with("makes", facts.makes.iter().copied().collect::<Figure>());
    // S1 never lies in a slot (IM-21.2).
    let effect = Stack::of(&[machine]).map_or(Effect::Nothing, |stack| edition.effect(stack));
    match (effect, edition.lightning(machine)) {
        (_, Some(Lightning::Steal(good, _))) => figures.with("good", good.id()),
        (Effect::Gain(gain), _) => figures.with("good", kind_of(gain).map_or("", Good::id)),
        (Effect::Turn { cubes, into }, _) => {
            figures.with("cubes", cubes).with("good", kind_of(into).map_or("", Good::id))
        }
        (Effect::GainAlike(_) | Effect::Nothing, _) => figures,
    }
}

fn workshop_line(options: &Options, workshop: Workshop) -> Line {
    let facts = options.edition.workshop(workshop);
    Line::new("workshop-board")
        .with("place", facts.initiative)
        .with_list("machines", facts.machines.iter().map(|&machine| words::machine(machine)))
        .with("goods", words::goods(options.starting_goods(workshop)))
}

fn workshop_figures(options: &Options, workshop: Workshop) -> Figures {
    let facts = options.edition.workshop(workshop);
    Figures::NONE
        .with("place", facts.initiative)
        .with("machines", facts.machines.iter().map(|machine| machine.id()).collect::<Figure>())
        .with("goods", one_by_one(options.starting_goods(workshop)))
}

/// What a slot gives as it stands, and what it takes.
pub fn slot_figures(edition: &Edition, stack: Stack) -> Figures {
    let machines = stack.machines();
    let figures = Figures::NONE
        .with("cards", machines.iter().map(|machine| machine.id()).collect::<Figure>())
        .with("times", machines.len() as u32);
    let one = |n: u16, good: &str| Figures::NONE.with("n", n).with("good", good);
    let gain = |goods: Goods| {
        let some = Good::ALL.iter().filter(|&&good| 0 < goods[good]);
        some.map(|&good| one(goods[good], good.id())).collect::<Figure>()
    };
    match edition.effect(stack) {
        Effect::Nothing => figures,
        Effect::Gain(goods) => figures.with("gain", gain(goods)),
        Effect::GainAlike(n) => {
            figures.with("gain", [one(n, "alike")].into_iter().collect::<Figure>())
        }
        Effect::Turn { cubes, into } => figures.with("cubes", cubes).with("gain", gain(into)),
    }
}

/// "2w 1cr" as w, w, cr.
fn one_by_one(goods: Goods) -> Figure {
    let each = Good::ALL.iter().flat_map(|&good| (0..goods[good]).map(move |_| good.id()));
    each.collect()
}

/// The good of a gain that has only one.
fn kind_of(goods: Goods) -> Option<Good> {
    let mut kinds = Good::ALL.iter().copied().filter(|&good| 0 < goods[good]);
    kinds.next().filter(|_| kinds.next().is_none())
}
