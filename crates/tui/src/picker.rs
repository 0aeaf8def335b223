//! The picker: which of the choices is selected, by arrows, by number or by a word in it.

use crossterm::event::{KeyCode, KeyEvent};
use scene::{Choice, Placement};

use crate::panel::Item;

#[derive(Clone, Debug, Default)]
pub(crate) struct Picker {
    /// The position among the choices the filter leaves.
    at: usize,
    filter: String,
    typing: bool,
    digits: String,
}

/// How far PageUp and PageDown go.
const PAGE: usize = 10;

impl Picker {
    /// Whether letters go into the filter now.
    pub fn is_typing(&self) -> bool {
        self.typing
    }

    /// The choices the filter leaves, with their numbers from one.
    pub fn offered<'a>(&self, choices: &'a [Choice]) -> Vec<(usize, &'a Choice)> {
        let filter = self.filter.to_lowercase();
        let fits = |choice: &Choice| {
            let text = format!("{} {}", choice.label, choice.notation).to_lowercase();
            filter.split_whitespace().all(|word| text.contains(word))
        };
        let numbered = choices.iter().enumerate().map(|(i, choice)| (i + 1, choice));
        numbered.filter(|(_, choice)| fits(choice)).collect()
    }

    pub fn selected<'a>(&self, choices: &'a [Choice]) -> Option<&'a Choice> {
        self.offered(choices).get(self.at).map(|(_, choice)| *choice)
    }

    pub fn items(&self, choices: &[Choice]) -> Vec<Item> {
        let item = |(number, choice): (usize, &Choice)| Item {
            mark: format!("{number:>2}"),
            text: choice.label.clone(),
            note: choice.notation.clone(),
        };
        self.offered(choices).into_iter().map(item).collect()
    }

    pub fn position(&self) -> usize {
        self.at
    }

    /// The filter as it is shown; empty where nothing is filtered.
    pub fn filter_line(&self) -> String {
        match (self.typing, self.filter.as_str()) {
            (true, filter) => format!("/{filter}▏"),
            (false, "") => String::new(),
            (false, filter) => format!("/{filter}"),
        }
    }

    /// Moves a piece that is being placed to the nearest place in a direction.
    fn shift(&mut self, choices: &[Choice], dx: isize, dy: isize) {
        let Some(now) = self.placement(choices).cloned() else { return };
        let (x, y) = now.corner();
        let away = |place: &Placement| {
            let (a, b) = place.corner();
            let (along, across) = match (dx, dy) {
                (0, dy) => ((b as isize - y as isize) * dy, (a as isize - x as isize).abs()),
                (dx, _) => ((a as isize - x as isize) * dx, (b as isize - y as isize).abs()),
            };
            (0 < along).then_some(along + 3 * across)
        };
        let same = |place: &&Placement| turn_of(place) == turn_of(&now);
        self.pick(choices, |place| Some(place).filter(same).and_then(away));
    }

    /// Turns or flips a piece that is being placed, to the next way in which it fits.
    fn turn(&mut self, choices: &[Choice], flip: bool) {
        let Some(now) = self.placement(choices).cloned() else { return };
        let (x, y) = now.corner();
        let turns = |place: &Placement| match (flip, place.flipped == now.flipped) {
            (true, false) => Some((4 + place.quarters - now.quarters) % 4),
            (false, true) => Some((4 + place.quarters - now.quarters) % 4).filter(|&n| 0 < n),
            _ => None,
        };
        self.pick(choices, |place| {
            let (a, b) = place.corner();
            let away = a.abs_diff(x) + b.abs_diff(y);
            turns(place).map(|turns| isize::from(turns) * 1000 + away as isize)
        });
    }

    /// The selected choice as a piece on a grid.
    pub fn placement<'a>(&self, choices: &'a [Choice]) -> Option<&'a Placement> {
        self.selected(choices)?.anchor.placement.as_ref()
    }

    /// Selects the placement with the smallest value.
    fn pick(&mut self, choices: &[Choice], value: impl Fn(&Placement) -> Option<isize>) {
        let offered = self.offered(choices);
        let values = offered
            .iter()
            .enumerate()
            .filter_map(|(at, (_, choice))| Some((value(choice.anchor.placement.as_ref()?)?, at)));
        if let Some((_, at)) = values.min() {
            self.at = at;
        }
    }

    /// Takes a key; answers with the notation that is to be played, if one is.
    pub fn update(&mut self, key: KeyEvent, choices: &[Choice]) -> Option<String> {
        let last = self.offered(choices).len().saturating_sub(1);
        if let KeyCode::Char(letter) = key.code {
            self.letter(letter, choices);
            return None;
        }
        self.digits.clear();
        if self.placement(choices).is_some() {
            match key.code {
                KeyCode::Left => return self.shifted(choices, -1, 0),
                KeyCode::Right => return self.shifted(choices, 1, 0),
                KeyCode::Up => return self.shifted(choices, 0, 1),
                KeyCode::Down => return self.shifted(choices, 0, -1),
                _ => {}
            }
        }
        match key.code {
            KeyCode::Up => self.at = self.at.checked_sub(1).unwrap_or(last),
            KeyCode::Down => self.at = if self.at < last { self.at + 1 } else { 0 },
            KeyCode::PageUp => self.at = self.at.saturating_sub(PAGE),
            KeyCode::PageDown => self.at = (self.at + PAGE).min(last),
            KeyCode::Home => self.at = 0,
            KeyCode::End => self.at = last,
            KeyCode::Enter if self.typing => self.typing = false,
            KeyCode::Enter => return self.selected(choices).map(|choice| choice.notation.clone()),
            KeyCode::Esc => *self = Picker::default(),
            KeyCode::Backspace if self.typing => {
                self.filter.pop();
                self.at = 0;
            }
            _ => {}
        }
        None
    }

    fn shifted(&mut self, choices: &[Choice], dx: isize, dy: isize) -> Option<String> {
        self.shift(choices, dx, dy);
        None
    }

    fn letter(&mut self, letter: char, choices: &[Choice]) {
        if self.typing {
            self.filter.push(letter);
            self.at = 0;
            return;
        }
        match letter {
            '0'..='9' => return self.digit(letter, choices),
            'r' if self.placement(choices).is_some() => self.turn(choices, false),
            'f' if self.placement(choices).is_some() => self.turn(choices, true),
            'j' => _ = self.update(KeyCode::Down.into(), choices),
            'k' => _ = self.update(KeyCode::Up.into(), choices),
            '/' => self.typing = true,
            _ => {}
        }
        self.digits.clear();
    }

    /// A digit goes on with the number that is being typed, or begins a new one.
    fn digit(&mut self, digit: char, choices: &[Choice]) {
        let longer = format!("{}{digit}", self.digits);
        for digits in [longer, digit.to_string()] {
            let number: usize = digits.parse().unwrap_or(0);
            if (1..=choices.len()).contains(&number) {
                self.digits = digits;
                let at = self.offered(choices).iter().position(|&(n, _)| n == number);
                // A number the filter hides is still a number of the list.
                self.at = at.unwrap_or_else(|| {
                    self.filter.clear();
                    number - 1
                });
                return;
            }
        }
    }
}

fn turn_of(place: &Placement) -> (u8, bool) {
    (place.quarters, place.flipped)
}
