//! Plays a scenario and says where the rules and the scenario differ.

use crate::{
    Chance, Ctx, Fault, Fields, Luck, Options, Pile, Scenario, Script, Seat, Spread,
    scenario::Line,
    session::{explain, read_luck},
};

/// Plays a scenario; the first thing that is not as it says, with its line.
pub fn run<G: Fields>(scenario: &Scenario, mut options: G::Options) -> Result<(), Fault> {
    let fault = |line, reason: String| Fault::at_line(&scenario.file, line, reason);
    if !G::SEATS.contains(&scenario.seats) {
        let (least, most) = (G::SEATS.start(), G::SEATS.end());
        let reason = format!("{} players: {} takes {least} to {most}", scenario.seats, G::NAME);
        return Err(fault(scenario.line, reason));
    }
    for (line, name, value) in &scenario.options {
        options.set(name, value).map_err(|reason| fault(*line, reason))?;
    }
    let mut events = Vec::new();
    let (line, luck) = match &scenario.luck {
        Some((line, words)) => (*line, Some(read_luck::<G::Pile>(words))),
        None => (scenario.line, None),
    };
    let luck = luck.transpose().map_err(|reason| fault(line, reason))?;
    let state = with_luck(luck.as_deref(), |chance| {
        G::setup(scenario.seats, options, &mut Ctx { chance, log: Some(&mut events) })
    });
    let state = state.map_err(|reason| fault(line, reason))?;
    let mut stage = Stage { state, events, open: false };
    for (line, step) in &scenario.lines {
        let given = matches!(step, Line::Given { .. });
        if !given {
            stage.settle().map_err(|reason| fault(*line, reason))?;
        }
        stage.step(step).map_err(|reason| fault(*line, reason))?;
        if !given {
            let sound = stage.state.invariants();
            sound.map_err(|reason| fault(*line, format!("an invariant is broken: {reason}")))?;
        }
    }
    let last = scenario.lines.last().map_or(scenario.line, |(line, _)| *line);
    stage.settle().map_err(|reason| fault(last, reason))?;
    Ok(())
}

struct Stage<G: Fields> {
    state: G,
    /// What the last move brought about.
    events: Vec<G::Event>,
    /// `given` lines were read and not yet settled.
    open: bool,
}

impl<G: Fields> Stage<G> {
    /// Completes the position once its `given` lines are over.
    fn settle(&mut self) -> Result<(), String> {
        if std::mem::take(&mut self.open) { self.state.settle() } else { Ok(()) }
    }

    fn step(&mut self, step: &Line) -> Result<(), String> {
        match step {
            Line::Given { seat, text } => {
                self.open = true;
                let (field, value) = split_field(text);
                self.state.write(self.known(*seat)?, field, value)
            }
            Line::Play { by, action, luck } => self.play(*by, action, luck.as_deref()),
            Line::Refused { by, action } => {
                self.known(Some(*by))?;
                let action: G::Action = action.parse()?;
                if self.legal(*by).contains(&action) {
                    return Err(format!("expected `{action}` to be refused\n  found it legal"));
                }
                Ok(())
            }
            Line::Legal { by, actions } => self.compare_legal(*by, actions),
            Line::Expect { seat, text } => self.expect(*seat, text),
            Line::Event { not, text } => self.expect_event(*not, text),
            Line::Over if self.state.deciders().is_empty() => Ok(()),
            Line::Over => Err("expected the game to be over\n  found it going on".to_owned()),
        }
    }

    fn known(&self, seat: Option<Seat>) -> Result<Option<Seat>, String> {
        match seat {
            Some(seat) if self.state.seats() <= seat.0 => Err(format!("nobody sits on {seat}")),
            seat => Ok(seat),
        }
    }

    fn legal(&self, by: Seat) -> Vec<G::Action> {
        let mut legal = Vec::new();
        if self.state.deciders().contains(by) {
            self.state.legal_actions(by, &mut legal);
        }
        legal
    }

    fn play(&mut self, by: Seat, action: &str, luck: Option<&[String]>) -> Result<(), String> {
        let action: G::Action = action.parse()?;
        let legal = self.legal(by);
        if !legal.contains(&action) {
            let decider = self.state.deciders().first();
            let decider = decider.map_or("nobody: the game is over".to_owned(), |s| s.to_string());
            let instead = join(&legal.iter().map(ToString::to_string).collect::<Vec<_>>());
            return Err(format!(
                "`{action}` is not legal for {by} now\n  decides: {decider}\n  legal: {instead}"
            ));
        }
        let luck = luck.map(read_luck::<G::Pile>).transpose()?;
        self.events.clear();
        let (state, events) = (&mut self.state, &mut self.events);
        with_luck(luck.as_deref(), |chance| {
            state.apply(by, action, &mut Ctx { chance, log: Some(events) });
        })
    }

    fn compare_legal(&self, by: Seat, actions: &[String]) -> Result<(), String> {
        self.known(Some(by))?;
        let none = matches!(actions, [only] if only == "nothing");
        let actions = if none { &[] } else { actions };
        let mut expected: Vec<G::Action> =
            actions.iter().map(|a| a.parse()).collect::<Result<_, _>>()?;
        expected.sort();
        let found = self.legal(by);
        if found == expected {
            return Ok(());
        }
        let less = |a: &[G::Action], b: &[G::Action]| {
            join(&a.iter().filter(|x| !b.contains(x)).map(ToString::to_string).collect::<Vec<_>>())
        };
        Err(format!(
            "expected these and no other actions to be legal\n  missing: {}\n  not expected: {}",
            less(&expected, &found),
            less(&found, &expected)
        ))
    }

    fn expect(&self, seat: Option<Seat>, text: &str) -> Result<(), String> {
        let seat = self.known(seat)?;
        let (field, value) = split_field(text);
        let whose = seat.map_or(String::new(), |s| format!("{s} "));
        let found = match (seat, field) {
            (Some(seat), "score") => self.state.score(seat).to_string(),
            (Some(seat), "place") => self.state.place(seat).to_string(),
            (None, "decider") => {
                self.state.deciders().first().map_or("nobody".to_owned(), |s| s.to_string())
            }
            _ => {
                let found = self.state.read(seat, field)?;
                // Holds when writing the expected value would change nothing.
                let mut wanted = self.state;
                let written = wanted.write(seat, field, value);
                if found == value || written.is_ok() && wanted == self.state {
                    return Ok(());
                }
                found
            }
        };
        if found == value {
            return Ok(());
        }
        Err(format!("expected {whose}{field} {value}\n     found {whose}{field} {found}"))
    }

    fn expect_event(&self, not: bool, text: &str) -> Result<(), String> {
        let told: Vec<String> = self.events.iter().map(ToString::to_string).collect();
        let like = |event: &String| {
            event.strip_prefix(text).is_some_and(|rest| rest.is_empty() || rest.starts_with(' '))
        };
        let found = told.iter().any(like);
        if found != not {
            return Ok(());
        }
        let wish = if not { "no event" } else { "an event" };
        Err(format!("expected {wish} `{text}`\n  the last move told: {}", join(&told)))
    }
}

fn with_luck<P: Pile, T>(
    luck: Option<&[Luck<P>]>,
    then: impl FnOnce(&mut dyn Chance) -> T,
) -> Result<T, String> {
    let Some(luck) = luck else { return Ok(then(&mut Spread::default())) };
    let mut script = Script::new(luck);
    let value = then(&mut script);
    script.finish().map_err(explain)?;
    Ok(value)
}

fn split_field(text: &str) -> (&str, &str) {
    let (field, value) = text.split_once(' ').unwrap_or((text, ""));
    (field, value.trim())
}

fn join(words: &[String]) -> String {
    if words.is_empty() { "nothing".to_owned() } else { words.join(" | ") }
}
