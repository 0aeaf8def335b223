//! Reads a lesson.

use super::{Effect, Lesson, Reply, Step};
use crate::{
    Fault, Scenario, Seat, Source,
    error::Reason,
    replay::split_luck,
    scenario::{Line, read_step},
};

impl Lesson {
    /// Reads a lesson, complete with its positions and moves.
    ///
    /// # Errors
    ///
    /// The first line that cannot be read, or what is missing.
    pub fn parse(source: Source<'_>) -> Result<Lesson, Fault> {
        let lesson = read(source)?;
        lesson.check_complete()?;
        Ok(lesson)
    }

    fn check_complete(&self) -> Result<(), Fault> {
        let fault = |line, reason: &str| Err(Fault::at_line(&self.file, line, reason));
        let Some(first) = self.steps.first() else {
            return fault(1, "a lesson has at least one `step`");
        };
        if first.position.is_none() {
            return fault(first.line, "a `position` must stand before the first step");
        }
        let head = [("lesson", &self.title), ("goal", &self.goal), ("end", &self.end)];
        if let Some((word, _)) = head.iter().find(|(_, words)| words.is_empty()) {
            return fault(1, &format!("a `{word}` line is missing"));
        }
        for step in &self.steps {
            if step.say.is_empty() {
                return fault(step.line, "the coach must `say` something in every step");
            }
            if step.has_task() == step.task.is_empty() {
                return fault(step.line, "a step has a `task` if A moves in it, and else none");
            }
        }
        for (at, step) in self.steps.iter().enumerate() {
            for reply in &step.replies {
                if let Effect::InsteadTo(to) = reply.effect
                    && !(at + 1..self.steps.len()).contains(&to)
                {
                    return fault(reply.line, "`to` names a later step by its number");
                }
            }
        }
        Ok(())
    }
}

/// Reads whatever stands there; a translation has only words.
pub(super) fn read(source: Source<'_>) -> Result<Lesson, Fault> {
    let mut reader = Reader {
        lesson: Lesson {
            file: source.name.to_owned(),
            id: id(source.name),
            game: String::new(),
            title: String::new(),
            goal: String::new(),
            minutes: 0,
            about: Vec::new(),
            steps: Vec::new(),
            end: String::new(),
        },
        position: None,
        words: None,
    };
    for (i, line) in source.text.lines().enumerate() {
        let read = reader.read_line(i + 1, line);
        read.map_err(|reason| Fault::at_line(source.name, i + 1, reason))?;
    }
    Ok(reader.lesson)
}

/// The name of a file without folder, number and ending: `fr/01-first-flight.txt` is `first-flight`.
fn id(file: &str) -> String {
    let name = file.rsplit(['/', '\\']).next().unwrap_or(file);
    let name = name.strip_suffix(".txt").unwrap_or(name);
    name.trim_start_matches(|c: char| c.is_ascii_digit() || c == '-').to_owned()
}

struct Reader {
    lesson: Lesson,
    /// A position that the next step begins with.
    position: Option<Scenario>,
    /// The words that a line which begins with a blank goes on with.
    words: Option<Words>,
}

/// Where words stand.
#[derive(Copy, Clone)]
enum Words {
    Title,
    Goal,
    End,
    Say,
    Task,
    Then,
    Reply,
}

impl Reader {
    fn read_line(&mut self, n: usize, line: &str) -> Result<(), Reason> {
        if line.trim().is_empty() || line.starts_with('#') {
            self.words = None;
            return Ok(());
        }
        if line.starts_with(char::is_whitespace) {
            let words = self.words.ok_or("only words go on in the next line")?;
            return self.add(words, line.trim());
        }
        self.words = None;
        let line = line.trim_end();
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let rest = rest.trim();
        match word {
            "game" => rest.clone_into(&mut self.lesson.game),
            "lesson" => self.begin(Words::Title, rest)?,
            "goal" => self.begin(Words::Goal, rest)?,
            "end" => self.begin(Words::End, rest)?,
            "minutes" => {
                let minutes = rest.parse().map_err(|_| format!("`{rest}` is no number"))?;
                self.lesson.minutes = minutes;
            }
            "about" => self.lesson.about.extend(rest.split_whitespace().map(str::to_owned)),
            "position" => self.position = Some(self.new_position(n)),
            "step" => self.lesson.steps.push(Step {
                line: n,
                position: self.position.take(),
                say: String::new(),
                task: String::new(),
                lit: Vec::new(),
                script: Vec::new(),
                any_order: false,
                replies: Vec::new(),
                then: String::new(),
            }),
            "say" => self.begin(Words::Say, rest)?,
            "task" => self.begin(Words::Task, rest)?,
            "then" => self.begin(Words::Then, rest)?,
            "any" if rest == "order" => self.step()?.any_order = true,
            "lit" => self.step()?.lit.extend(rest.split_whitespace().map(str::to_owned)),
            "not" | "or" | "before" => {
                let reply = read_reply(n, word, rest)?;
                self.step()?.replies.push(reply);
                self.words = Some(Words::Reply);
            }
            _ => self.read_scenario_line(n, word, rest, line)?,
        }
        Ok(())
    }

    fn new_position(&self, line: usize) -> Scenario {
        Scenario::begin(&self.lesson.file, line, &self.lesson.game, &self.lesson.title)
    }

    fn read_scenario_line(
        &mut self,
        n: usize,
        word: &str,
        rest: &str,
        line: &str,
    ) -> Result<(), Reason> {
        let code = |text: &'_ str| text.split(" #").next().unwrap_or("").trim_end().to_owned();
        let (rest, line) = (code(rest), code(line));
        if let Some(position) = &mut self.position {
            position.read_line(n, word, &rest, &line)?;
            let is_given = |(_, line): &(usize, Line)| matches!(line, Line::Given { .. });
            if !position.lines.iter().all(is_given) {
                return Err(
                    format!("`{word}` must stand in a step: a position is only given").into()
                );
            }
            return Ok(());
        }
        let is_move = word.parse::<Seat>().is_ok();
        if !is_move && !["given", "refused", "legal", "expect"].contains(&word) {
            return Err(unknown(word).into());
        }
        let script = read_step(word, &rest, &line)?;
        if matches!(script, Line::Given { .. }) {
            return Err("`given` belongs to a `position`".into());
        }
        self.step()?.script.push((n, script));
        Ok(())
    }

    fn begin(&mut self, words: Words, text: &str) -> Result<(), Reason> {
        self.words = Some(words);
        self.add(words, text)
    }

    fn add(&mut self, words: Words, text: &str) -> Result<(), Reason> {
        let target = match words {
            Words::Title => &mut self.lesson.title,
            Words::Goal => &mut self.lesson.goal,
            Words::End => &mut self.lesson.end,
            Words::Say => &mut self.step()?.say,
            Words::Task => &mut self.step()?.task,
            Words::Then => &mut self.step()?.then,
            Words::Reply => {
                let reply = self.step()?.replies.last_mut();
                &mut reply.expect("it was just begun").words
            }
        };
        if !target.is_empty() {
            target.push(' ');
        }
        target.push_str(text);
        Ok(())
    }

    fn step(&mut self) -> Result<&mut Step, Reason> {
        Ok(self.lesson.steps.last_mut().ok_or("begin a `step` first")?)
    }
}

/// `stop: words`, `use all to 3: words`, `take 1 = P3: words`.
fn read_reply(line: usize, word: &str, rest: &str) -> Result<Reply, Reason> {
    let (head, words) =
        rest.split_once(": ").or_else(|| Some((rest.strip_suffix(':')?, ""))).ok_or(
            "what is said stands behind a colon and a blank: `not stop: You have points enough.`",
        )?;
    let (head, to) = match head.rsplit_once(" to ") {
        Some((before, n)) if word == "or" => match n.parse::<usize>() {
            Ok(n) if 0 < n => (before, Some(n - 1)),
            _ => (head, None),
        },
        _ => (head, None),
    };
    let (action, luck) = split_luck(head);
    let effect = match (word, to) {
        ("not", _) => Effect::Explained,
        ("before", _) => Effect::Before,
        (_, Some(to)) => Effect::InsteadTo(to),
        (_, None) => Effect::Instead,
    };
    let luck = head.contains(" = ").then_some(luck);
    if effect == Effect::Explained && luck.is_some() {
        return Err("a move that is not played draws nothing".into());
    }
    Ok(Reply {
        line,
        action: action.trim().to_owned(),
        luck,
        effect,
        words: words.trim().to_owned(),
    })
}

fn unknown(word: &str) -> String {
    format!(
        "`{word}` begins no line of a lesson: known are game, lesson, goal, minutes, about, position, step, \
         say, task, lit, any order, then, not, or, before, end, the lines of a scenario, and a seat (A, B ...)"
    )
}
