//! Plays a scenario and says where the rules and the scenario differ.

use crate::{
    Chance, Ctx, Fault, FieldError, Fields, Luck, Options, Pile, Scenario, Script, ScriptError,
    Seat, Session, Spread, error::Reason, scenario::Line, session::read_luck,
};

/// Plays a scenario.
///
/// # Errors
///
/// The first thing that is not as the scenario says, with its line.
pub fn run<G: Fields>(scenario: &Scenario, options: G::Options) -> Result<(), Fault> {
    let options = agree::<G>(scenario, options)?;
    let mut stage = Stage::<G>::set_up(scenario, options)?;
    for (line, step) in &scenario.lines {
        let given = matches!(step, Line::Given { .. });
        if !given {
            stage.settle().map_err(|error| scenario.fault(*line, error))?;
        }
        stage.step(step).map_err(|reason| scenario.fault(*line, reason))?;
        if !given {
            stage.state.invariants().map_err(|error| {
                scenario.fault(*line, format!("an invariant is broken: {error}"))
            })?;
        }
    }
    let last = scenario.lines.last().map_or(scenario.line, |(line, _)| *line);
    stage.settle().map_err(|error| scenario.fault(last, error))
}

/// A game that begins in the position a scenario gives; its moves are not looked at.
///
/// # Errors
///
/// The first line that cannot be set up.
pub fn lay_out<G: Fields>(scenario: &Scenario, options: G::Options) -> Result<Session<G>, Fault> {
    let options = agree::<G>(scenario, options)?;
    let mut stage = Stage::<G>::set_up(scenario, options)?;
    let mut last = scenario.line;
    for (line, step) in &scenario.lines {
        if matches!(step, Line::Given { .. }) {
            stage.step(step).map_err(|reason| scenario.fault(*line, reason))?;
            last = *line;
        }
    }
    stage.settle().map_err(|error| scenario.fault(last, error))?;
    Ok(Session::from_position(options, stage.state))
}

/// The options with those that the scenario sets, if the game takes so many players.
fn agree<G: Fields>(scenario: &Scenario, mut options: G::Options) -> Result<G::Options, Fault> {
    if !G::SEATS.contains(&scenario.seats) {
        let (least, most) = (G::SEATS.start(), G::SEATS.end());
        let reason = format!("{} players: {} takes {least} to {most}", scenario.seats, G::NAME);
        return Err(scenario.fault(scenario.line, reason));
    }
    for (line, name, value) in &scenario.options {
        options.set(name, value).map_err(|error| scenario.fault(*line, error))?;
    }
    Ok(options)
}

struct Stage<G: Fields> {
    state: G,
    /// What the last move brought about.
    events: Vec<G::Event>,
    /// `given` lines were read and not yet settled.
    open: bool,
}

impl<G: Fields> Stage<G> {
    /// With the luck that the scenario names for its setup.
    fn set_up(scenario: &Scenario, options: G::Options) -> Result<Stage<G>, Fault> {
        let (line, words) = match &scenario.luck {
            Some((line, words)) => (*line, Some(words)),
            None => (scenario.line, None),
        };
        let luck = words.map(|words| read_luck::<G::Pile>(words)).transpose();
        let luck = luck.map_err(|error| scenario.fault(line, error))?;
        let mut events = Vec::new();
        let state = with_luck(luck.as_deref(), |chance| {
            G::setup(scenario.seats, options, &mut Ctx { chance, log: Some(&mut events) })
        });
        let state = state.map_err(|error| scenario.fault(line, error))?;
        Ok(Stage { state, events, open: false })
    }

    /// Completes the position once its `given` lines are over.
    fn settle(&mut self) -> Result<(), FieldError> {
        if std::mem::take(&mut self.open) { self.state.settle() } else { Ok(()) }
    }

    fn step(&mut self, step: &Line) -> Result<(), Reason> {
        match step {
            Line::Given { seat, text } => {
                self.open = true;
                let (field, value) = split_field(text);
                Ok(self.state.write(self.known(*seat)?, field, value)?)
            }
            Line::Play { by, action, luck } => self.play(*by, action, luck.as_deref()),
            Line::Refused { by, action } => {
                self.known(Some(*by))?;
                let action: G::Action = action.parse()?;
                if self.legal(*by).contains(&action) {
                    return Err(
                        format!("expected `{action}` to be refused\n  found it legal").into()
                    );
                }
                Ok(())
            }
            Line::Legal { by, actions } => self.compare_legal(*by, actions),
            Line::Expect { seat, text } => self.expect(*seat, text),
            Line::Event { not, text } => self.expect_event(*not, text),
            Line::Over if self.state.deciders().is_empty() => Ok(()),
            Line::Over => Err("expected the game to be over\n  found it going on".into()),
        }
    }

    fn known(&self, seat: Option<Seat>) -> Result<Option<Seat>, Reason> {
        match seat {
            Some(seat) if self.state.seats() <= seat.0 => {
                Err(format!("nobody sits on {seat}").into())
            }
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

    fn play(&mut self, by: Seat, action: &str, luck: Option<&[String]>) -> Result<(), Reason> {
        let action: G::Action = action.parse()?;
        let legal = self.legal(by);
        if !legal.contains(&action) {
            let decider = self.state.deciders().first();
            let decider = decider.map_or("nobody: the game is over".to_owned(), |s| s.to_string());
            let instead = join(&legal.iter().map(ToString::to_string).collect::<Vec<_>>());
            return Err(format!(
                "`{action}` is not legal for {by} now\n  decides: {decider}\n  legal: {instead}"
            )
            .into());
        }
        let luck = luck.map(read_luck::<G::Pile>).transpose()?;
        self.events.clear();
        let (state, events) = (&mut self.state, &mut self.events);
        Ok(with_luck(luck.as_deref(), |chance| {
            state.apply(by, action, &mut Ctx { chance, log: Some(events) });
        })?)
    }

    fn compare_legal(&self, by: Seat, actions: &[String]) -> Result<(), Reason> {
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
        )
        .into())
    }

    fn expect(&self, seat: Option<Seat>, text: &str) -> Result<(), Reason> {
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
        Err(format!("expected {whose}{field} {value}\n     found {whose}{field} {found}").into())
    }

    fn expect_event(&self, not: bool, text: &str) -> Result<(), Reason> {
        let told: Vec<String> = self.events.iter().map(ToString::to_string).collect();
        let like = |event: &String| {
            event.strip_prefix(text).is_some_and(|rest| rest.is_empty() || rest.starts_with(' '))
        };
        let found = told.iter().any(like);
        if found != not {
            return Ok(());
        }
        let wish = if not { "no event" } else { "an event" };
        Err(format!("expected {wish} `{text}`\n  the last move told: {}", join(&told)).into())
    }
}

fn with_luck<P: Pile, T>(
    luck: Option<&[Luck<P>]>,
    then: impl FnOnce(&mut dyn Chance) -> T,
) -> Result<T, ScriptError> {
    let Some(luck) = luck else { return Ok(then(&mut Spread::default())) };
    let mut script = Script::new(luck);
    let value = then(&mut script);
    script.finish()?;
    Ok(value)
}

fn split_field(text: &str) -> (&str, &str) {
    let (field, value) = text.split_once(' ').unwrap_or((text, ""));
    (field, value.trim())
}

fn join(words: &[String]) -> String {
    if words.is_empty() { "nothing".to_owned() } else { words.join(" | ") }
}
