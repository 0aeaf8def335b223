//! The dialogue: a game played line by line.

use std::{
    io::{self, BufRead, Write},
    thread,
    time::Instant,
};

use scene::{Choice, Lang, Line, rulebook};
use tabletop::{Refusal, Seat};

use crate::{
    Game, Outcome,
    command::{Command, frames_a_replay},
    hint::{Hint, advised, no_hint},
    report::Report,
    voice,
};

pub(crate) struct Dialogue<'a> {
    game: Game,
    input: &'a mut dyn BufRead,
    output: &'a mut dyn Write,
    /// The first move that has not been told yet; zero is the setup.
    untold: usize,
    /// Who was asked last.
    asked: Option<Seat>,
}

/// What came of a line that was typed.
enum Heard {
    /// Nothing that concerns the game.
    Nothing,
    /// Another question may be open now.
    Moved,
    /// The same question is still open.
    Again,
    Quit,
}

impl<'a> Dialogue<'a> {
    pub fn new(game: Game, input: &'a mut dyn BufRead, output: &'a mut dyn Write) -> Dialogue<'a> {
        // A game that is taken up again is told from the last move of a human on.
        let human = |&n: &usize| game.table().step(n).is_some_and(|(seat, _)| game.is_human(seat));
        let untold = (1..=game.table().moves()).rev().find(human).unwrap_or(0);
        Dialogue { game, input, output, untold, asked: None }
    }

    pub fn run(mut self) -> io::Result<Outcome> {
        let name = voice::name_of(self.game.host.title(), self.game.lang);
        writeln!(self.output, "{name}")?;
        self.say(&Line::new("plain-welcome"))?;
        loop {
            while self.game.bot_is_asked() {
                self.let_bot_move()?;
            }
            let Some(seat) = self.game.decider() else {
                self.end()?;
                return Ok(Outcome::Finished);
            };
            self.ask(seat)?;
            if !self.answer(seat)? {
                return Ok(Outcome::Left);
            }
        }
    }

    fn say(&mut self, line: &Line) -> io::Result<()> {
        let text = voice::speech(self.game.lang).say(line);
        writeln!(self.output, "{text}")
    }

    fn keep(&mut self) -> io::Result<()> {
        let complaint = self.game.keep();
        complaint.map_or(Ok(()), |complaint| self.say(&complaint))
    }

    fn let_bot_move(&mut self) -> io::Result<()> {
        let thought = self.game.let_bot_think()?;
        let begun = Instant::now();
        let bot_move = thought.wait()??;
        let pause = self.game.host.pause;
        thread::sleep(bot_move.pause(pause).saturating_sub(begun.elapsed()));
        if let Some(complaint) = self.game.let_bot_move(bot_move)? {
            self.say(&complaint)?;
        }
        if !pause.is_zero() {
            self.tell_news()?;
            self.output.flush()?;
        }
        Ok(())
    }

    /// Whose secrets may be written down unasked: where several humans read along, nobody's.
    fn reader(&self) -> Option<Seat> {
        self.game.only_human()
    }

    fn ask(&mut self, seat: Seat) -> io::Result<()> {
        let moves = self.untold.max(1)..=self.game.table().moves();
        let by_another = |n| self.game.table().step(n).is_some_and(|(by, _)| by != seat);
        let begins = self.asked != Some(seat) || moves.into_iter().any(by_another);
        self.tell_news()?;
        if begins {
            writeln!(self.output)?;
            self.tell_state(self.reader())?;
        }
        self.asked = Some(seat);
        self.tell_question(seat)?;
        self.tell_choices(seat)
    }

    fn tell_news(&mut self) -> io::Result<()> {
        self.tell_log(self.untold, self.reader())?;
        self.untold = self.game.table().moves() + 1;
        Ok(())
    }

    fn tell_log(&mut self, from: usize, reader: Option<Seat>) -> io::Result<()> {
        for entry in self.game.host.log(from, reader, self.game.lang) {
            match entry.clause {
                "" => writeln!(self.output, "{}", entry.sentence)?,
                clause => writeln!(self.output, "{} ({clause})", entry.sentence)?,
            }
        }
        Ok(())
    }

    fn tell_state(&mut self, reader: Option<Seat>) -> io::Result<()> {
        let (table, lang) = (self.game.table(), self.game.lang);
        let (layout, scene) = (table.layout(lang), table.scene(reader, lang));
        let seats = self.game.seats(self.reader().or(reader), lang);
        for line in Report::new(&layout, &scene, lang).lines(&seats) {
            writeln!(self.output, "{line}")?;
        }
        Ok(())
    }

    fn tell_question(&mut self, seat: Seat) -> io::Result<()> {
        let question = self.game.table().prompt(Some(seat), self.game.lang);
        writeln!(self.output)?;
        self.say(&Line::new("question").with_text("seat", seat).with_text("what", question))
    }

    fn tell_choices(&mut self, seat: Seat) -> io::Result<()> {
        let choices = self.game.table().choices(seat, self.game.lang);
        let widest = choices.iter().map(|c| c.notation.chars().count()).max().unwrap_or(0);
        for (i, Choice { notation, label, .. }) in choices.iter().enumerate() {
            writeln!(self.output, "{:>3}  {notation:<widest$}  {label}", i + 1)?;
        }
        Ok(())
    }

    fn end(&mut self) -> io::Result<()> {
        self.game.host.say_goodbye();
        self.tell_news()?;
        writeln!(self.output)?;
        self.tell_state(None)?;
        writeln!(self.output)?;
        self.say(&Line::new("game-over"))?;
        for standing in voice::standings(self.game.table(), self.game.lang) {
            writeln!(self.output, "{standing}")?;
        }
        self.output.flush()
    }

    /// Reads lines until one changes the game; false when the game is left.
    fn answer(&mut self, seat: Seat) -> io::Result<bool> {
        loop {
            self.output.flush()?;
            let mut bytes = Vec::new();
            let ended = self.input.read_until(b'\n', &mut bytes)? == 0;
            let line = String::from_utf8_lossy(&bytes).replace(char::is_control, " ");
            let heard = if ended { Heard::Quit } else { self.hear(seat, line.trim())? };
            match heard {
                Heard::Nothing => {}
                Heard::Moved => return Ok(true),
                Heard::Again => self.tell_question(seat)?,
                Heard::Quit => {
                    self.say(&Line::new("left"))?;
                    self.output.flush()?;
                    return Ok(false);
                }
            }
        }
    }

    fn hear(&mut self, seat: Seat, line: &str) -> io::Result<Heard> {
        if line.is_empty() || line.starts_with('#') {
            return Ok(Heard::Nothing);
        }
        let choices = self.game.table().choices(seat, self.game.lang);
        let is_choice = |text: &str| choices.iter().any(|choice| choice.notation == text);
        // What can be played goes first, so that no game loses a move to a word of ours.
        if !is_choice(line) {
            if let Some(command) = Command::read(line) {
                return self.obey(seat, command);
            }
            if frames_a_replay(line) {
                return Ok(Heard::Nothing);
            }
        }
        let line = line.split_once(" = ").map_or(line, |(line, _)| line.trim_end());
        let (by, notation) = self.split_seat(line);
        match by {
            Some(by) if by != seat && !self.game.is_human(by) => return Ok(Heard::Nothing),
            Some(by) if by != seat => {
                let asked = Line::new("other-is-asked").with_text("seat", seat);
                self.say(&asked.with_text("other", by))?;
                return Ok(Heard::Again);
            }
            _ => {}
        }
        let numbered = notation.parse::<usize>().ok();
        let notation = match numbered.filter(|_| !is_choice(notation)) {
            None => notation,
            Some(number) => match number.checked_sub(1).and_then(|i| choices.get(i)) {
                Some(choice) => &choice.notation,
                None => {
                    let most = choices.len() as u32;
                    self.say(&Line::new("no-such-number").with("most", most))?;
                    return Ok(Heard::Again);
                }
            },
        };
        let played = self.game.play(seat, notation);
        self.conclude(played, notation)
    }

    /// A seat's letter before the notation, as replays have it.
    fn split_seat<'l>(&self, line: &'l str) -> (Option<Seat>, &'l str) {
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        match word.parse::<Seat>() {
            Ok(seat) if seat.0 < self.game.table().seats() => (Some(seat), rest.trim_start()),
            _ => (None, line),
        }
    }

    fn conclude(&mut self, result: Result<(), Refusal>, typed: &str) -> io::Result<Heard> {
        match result {
            Ok(()) => {
                self.keep()?;
                Ok(Heard::Moved)
            }
            Err(refusal) => {
                self.say(&voice::refusal(&refusal, typed))?;
                Ok(Heard::Again)
            }
        }
    }

    fn obey(&mut self, seat: Seat, command: Command<'_>) -> io::Result<Heard> {
        match command {
            Command::State => self.tell_state(Some(seat))?,
            Command::Log => self.tell_log(0, Some(seat))?,
            Command::Choices => {
                self.tell_question(seat)?;
                self.tell_choices(seat)?;
                return Ok(Heard::Nothing);
            }
            Command::Hint => self.advise(seat)?,
            Command::Undo => {
                let undone = self.game.undo();
                if undone.is_ok() {
                    self.untold = self.game.table().moves() + 1;
                    self.say(&Line::new("undone"))?;
                }
                return self.conclude(undone, "");
            }
            Command::Redo => {
                let redone = self.game.redo();
                return self.conclude(redone, "");
            }
            Command::Rules(wanted) => self.look_up(wanted)?,
            Command::Help => self.say(&Line::new("plain-help"))?,
            Command::Lang(name) => return self.switch_language(name),
            Command::Quit => return Ok(Heard::Quit),
        }
        Ok(Heard::Again)
    }

    fn advise(&mut self, seat: Seat) -> io::Result<()> {
        let hint = match Hint::begin(&self.game, seat) {
            Ok(hint) => hint,
            Err(error) => return self.say(&no_hint(error)),
        };
        self.say(&Line::new("advice-begun"))?;
        self.output.flush()?;
        let advice = hint.wait()?;
        let choices = self.game.table().choices(seat, self.game.lang);
        for line in advised(&advice, &choices, self.game.lang) {
            writeln!(self.output, "{line}")?;
        }
        Ok(())
    }

    fn look_up(&mut self, wanted: &str) -> io::Result<()> {
        let found = rulebook::search(self.game.host.title().rules(self.game.lang), wanted);
        if found.is_empty() {
            return self.say(&Line::new("rules-none").with_text("wanted", wanted));
        }
        for clause in found {
            writeln!(self.output, "{} {}", clause.id, clause.text)?;
        }
        Ok(())
    }

    fn switch_language(&mut self, name: &str) -> io::Result<Heard> {
        let Ok(lang) = name.parse::<Lang>() else {
            self.say(
                &Line::new("no-language")
                    .with_text("typed", name)
                    .with_text("known", Lang::known()),
            )?;
            return Ok(Heard::Again);
        };
        self.game.lang = lang;
        Ok(Heard::Moved)
    }
}
