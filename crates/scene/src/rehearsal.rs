//! Rehearsals: a lesson taken in every way it has words for, to find out what is wrong with it.

use std::{cell::Cell, fmt, sync::Arc};

use tabletop::{
    Fault, Lesson, Scenario,
    lesson::{Effect, Reply},
};

use crate::{Answer, AnswerError, Lang, Phase, Table, Tutor, label};

/// Lays out a position of a lesson.
pub type LayOut<'a> = &'a dyn Fn(&Scenario) -> Result<Box<dyn Table>, Fault>;

/// All that is wrong with a lesson whose own moves hold: ways to its end that do not lead there, replies to
/// moves nobody can make, places to look at that are not there.
pub fn rehearse(lesson: &Arc<Lesson>, lay_out: LayOut<'_>) -> Vec<Fault> {
    let replies = lesson.steps.iter().map(|step| step.replies.len()).sum();
    let (tried, ways) = (vec![Cell::new(0); replies], Cell::new(0));
    let rehearsal = Rehearsal { lesson, lay_out, tried, ways };
    let mut faults = Vec::new();
    rehearsal.take(&mut Vec::new(), &mut faults);
    faults.extend(rehearsal.untried());
    faults
}

/// Takes a lesson in every way that there are replies for.
struct Rehearsal<'a> {
    lesson: &'a Arc<Lesson>,
    lay_out: LayOut<'a>,
    /// How often each reply was given.
    tried: Vec<Cell<u32>>,
    /// In how many ways the lesson was taken.
    ways: Cell<usize>,
}

/// A lesson that can be taken in more ways is not checked to the end: it asks for too much at once.
const MOST_WAYS: usize = 2000;

/// Another answer than the one the lesson asks for first.
#[derive(Clone)]
struct Detour {
    /// How many answers come before it.
    after: usize,
    action: String,
    /// The words it gets; none where only the order is another.
    reply: Option<usize>,
}

impl Rehearsal<'_> {
    fn tutor(&self) -> Result<Tutor, Fault> {
        Tutor::new(Arc::clone(self.lesson), self.lay_out)
    }

    /// Takes the lesson with these detours, and then with one more at every later answer.
    fn take(&self, detours: &mut Vec<Detour>, faults: &mut Vec<Fault>) {
        self.ways.set(self.ways.get() + 1);
        if MOST_WAYS < self.ways.get() {
            let reason = format!("more than {MOST_WAYS} ways lead through it: split a step");
            let fault = self.fault(1, reason);
            if !faults.contains(&fault) {
                faults.push(fault);
            }
            return;
        }
        let mut tutor = match self.tutor() {
            Ok(tutor) => tutor,
            Err(fault) => return faults.push(fault),
        };
        let (mut answers, mut further) = (0, Vec::new());
        let last = detours.last().map(|detour| detour.after);
        while tutor.phase() != Phase::Over {
            self.look(&tutor, faults);
            let result = match tutor.phase() {
                Phase::Others => tutor.play_other().map(|_| ()),
                Phase::Done => {
                    tutor.go_on();
                    Ok(())
                }
                Phase::Asking => {
                    let detour = detours.iter().find(|detour| detour.after == answers);
                    if last.is_none_or(|last| last < answers) {
                        further.extend(self.detours(&tutor, answers, detours));
                    }
                    answers += 1;
                    self.answer(&mut tutor, detour.map(|detour| &*detour.action))
                }
                Phase::Over => Ok(()),
            };
            if let Err(fault) = result {
                let tried: Vec<_> = detours.iter().map(|detour| &*detour.action).collect();
                let tried = tried.join("`, `");
                let Fault { file, line, reason, .. } = fault;
                let reason = format!("{reason}\n  after the learner did `{tried}` instead");
                return faults.push(Fault::at_line(&file, line, reason));
            }
        }
        for detour in further {
            detours.push(detour);
            self.take(detours, faults);
            detours.pop();
        }
    }

    fn reply(&self, n: usize) -> (usize, &Reply) {
        let all = self.lesson.steps.iter().enumerate();
        let mut all = all.flat_map(|(at, step)| step.replies.iter().map(move |reply| (at, reply)));
        all.nth(n).expect("a reply of this lesson")
    }

    /// The replies that could be given here and change what comes, each once on a way.
    fn detours(&self, tutor: &Tutor, answers: usize, before: &[Detour]) -> Vec<Detour> {
        let table = tutor.table();
        let choices = table.choices(Lesson::LEARNER, Lang::EN);
        let others = tutor.asked_for().skip(1);
        let detour =
            |action: &str, reply| Detour { after: answers, action: action.to_owned(), reply };
        let mut detours: Vec<Detour> = others.map(|action| detour(action, None)).collect();
        let is_legal = |action: &str| choices.iter().any(|choice| choice.notation == action);
        for (n, tried) in self.tried.iter().enumerate() {
            let (at, reply) = self.reply(n);
            let is_asked_for = tutor.asked_for().any(|expected| expected == reply.action);
            if at == tutor.at() && is_legal(&reply.action) && !is_asked_for {
                tried.set(tried.get() + 1);
                let is_new = !before.iter().any(|other| other.reply == Some(n));
                if reply.effect != Effect::Explained && is_new {
                    detours.push(detour(&reply.action, Some(n)));
                }
            }
        }
        detours
    }

    /// What is lit must be there.
    fn look(&self, tutor: &Tutor, faults: &mut Vec<Fault>) {
        let table = tutor.table();
        let layout = table.layout(Lang::EN);
        let scene = table.scene(Some(Lesson::LEARNER), Lang::EN);
        let is_there = |place: &str| label::place(&layout, &scene, place).is_some();
        let line = tutor.step().map_or(1, |step| step.line);
        for place in tutor.lit().iter().filter(|place| !is_there(place)) {
            let zones: Vec<_> = layout.zones.iter().map(|zone| &*zone.id).collect();
            let tokens: Vec<_> = scene.tokens.iter().map(|token| &*token.id).collect();
            let (zones, tokens) = (zones.join(" "), tokens.join(" "));
            let reason = format!(
                "nothing here is called `{place}`\n  zones, whose spaces are ZONE:0, ZONE:1 and so \
                 on: {zones}\n  tokens: {tokens}"
            );
            let is_known =
                |fault: &Fault| fault.line == line && fault.reason.contains(&format!("`{place}`"));
            if !faults.iter().any(is_known) {
                faults.push(self.fault(line, reason));
            }
        }
    }

    fn answer(&self, tutor: &mut Tutor, detour: Option<&str>) -> Result<(), Fault> {
        let Some(expected) = tutor.expected().map(str::to_owned) else { return Ok(()) };
        let notation = detour.map_or(expected, str::to_owned);
        let line = tutor.step().map_or(1, |step| step.line);
        match tutor.answer(&notation) {
            Ok(Answer::Right | Answer::AlsoRight(_)) => Ok(()),
            Ok(Answer::Explained(_)) => {
                Err(self.fault(line, format!("`{notation}` is not played")))
            }
            Err(AnswerError::Lesson(fault)) => Err(fault),
            Err(AnswerError::Refused(refusal)) => Err(self.fault(line, refusal)),
        }
    }

    /// Replies to moves that can never be made.
    fn untried(&self) -> Vec<Fault> {
        let untried = self.tried.iter().enumerate().filter(|(_, tried)| tried.get() == 0);
        let fault = |(n, _)| {
            let reply = self.reply(n).1;
            self.fault(reply.line, format!("`{}` cannot be done in this step", reply.action))
        };
        untried.map(fault).collect()
    }

    fn fault(&self, line: usize, reason: impl fmt::Display) -> Fault {
        Fault::at_line(&self.lesson.file, line, reason)
    }
}
