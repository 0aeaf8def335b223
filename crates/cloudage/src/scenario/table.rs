//! The fields of the table.

use tabletop::{
    FieldError, Fields as _, ParseError,
    notation::{maybe, read_counted, read_number, read_words, show_bag, show_words, words},
};

use super::COPIES;
use crate::{
    CloudAge,
    card::Card,
    edition::NUMBERS,
    map::{Cell, Cells},
    plant::{Plant, Plants},
    project::Projects,
    state::District,
    tile::Tile,
};

impl CloudAge {
    pub(super) fn write_table(&mut self, field: &str, value: &str) -> Result<(), FieldError> {
        match field {
            "round" => {
                let round = read_number(value, self.rounds)?;
                if round == 0 {
                    return Err(FieldError::impossible(format!("rounds are 1 to {}", self.rounds)));
                }
                self.lay_plain(round);
            }
            "first" => self.first = self.known(value)?,
            "deck" => {
                self.deck = self.projects_left(self.numbers)?;
                self.deck = self.free_projects(read_counted(value, COPIES)?)?;
            }
            "discard" => {
                let mut old = std::mem::take(&mut self.discard);
                self.deck.pour(&mut old);
                self.discard = self.free_projects(read_counted(value, COPIES)?)?;
            }
            "bag" => {
                let mut bag = Plants::default();
                read_counted(value, COPIES)?.into_iter().for_each(|plant| bag.put(plant));
                self.bag = bag;
            }
            "plants" => self.write_plants(value)?,
            "districts" => self.write_districts(value)?,
            "tiles" => {
                self.in_campaign(field)?;
                self.tiles = read_words::<Tile>(value)?.into_iter().collect();
            }
            "numbers" => self.write_numbers(value)?,
            "story" => {
                self.in_campaign(field)?;
                self.story = maybe(value)?;
            }
            "ready" => {
                self.in_campaign(field)?;
                self.ready = maybe(value)?;
            }
            "storm" => self.storm = yes(value)?,
            "tolls" => {
                let tolls = value
                    .split_once(' ')
                    .ok_or_else(|| FieldError::impossible("tolls in Water and in VP: `1 2`"))?;
                self.tolls = [read_number(tolls.0, 99)?, read_number(tolls.1, 99)?];
            }
            "turn" => self.write_turn(value)?,
            "sides" | "read" | "removed" | "books" | "points" | "solar" | "campaign" => {
                return Err(FieldError::OnlyRead(field.to_owned()));
            }
            _ => return Err(Self::unknown(field, false)),
        }
        Ok(())
    }

    pub(super) fn read_table(&self, field: &str) -> Result<String, FieldError> {
        Ok(match field {
            "round" => self.round.to_string(),
            "first" => self.first.to_string(),
            "sides" => {
                let face = |board| if self.sides.is_b(board) { "B" } else { "A" };
                show_words((1..=self.boards).map(face))
            }
            "deck" => show_bag(&self.deck),
            "discard" => show_bag(&self.discard),
            "bag" => show_bag(&self.bag),
            "plants" => {
                let laid = Plant::ALL.iter().zip(self.laid);
                show_words(laid.flat_map(|(plant, cells)| {
                    cells.iter().map(move |cell| format!("{plant}@{cell}"))
                }))
            }
            "districts" => show_words(self.districts.iter().map(|district| {
                let top = district.top.map_or("-", Card::id);
                format!("{} {} {top}", district.sleeve, district.left)
            })),
            "tiles" => show_words(self.tiles.iter()),
            "numbers" => show_words((1..NUMBERS).filter(|number| self.numbers >> number & 1 == 1)),
            "story" => show_words(self.story.into_iter()),
            "ready" => show_words(self.ready.into_iter()),
            "read" => show_words(self.read.iter()),
            "removed" => show_words(self.weapons_removed.iter()),
            "books" => self.books.to_string(),
            "storm" => no(self.storm),
            "tolls" => show_words(self.tolls.iter()),
            "points" => self.now.points.to_string(),
            "solar" => no(self.now.solar),
            "campaign" => self.campaign_points.to_string(),
            "turn" => self.show_turn(),
            _ => return Err(Self::unknown(field, false)),
        })
    }

    fn in_campaign(&self, field: &str) -> Result<(), FieldError> {
        match self.options.campaign {
            Some(_) => Ok(()),
            None => Err(ParseError::unfit(
                field,
                "stands on the scenario card: write `option campaign`",
            )
            .into()),
        }
    }

    fn write_plants(&mut self, value: &str) -> Result<(), FieldError> {
        for (&plant, cells) in Plant::ALL.iter().zip(std::mem::take(&mut self.laid)) {
            (0..cells.len()).for_each(|_| self.bag.put(plant));
        }
        for word in words(value) {
            let (plant, cell) = word
                .split_once('@')
                .ok_or_else(|| ParseError::unfit(word, "is not like pl-g@1:3,2"))?;
            let (plant, cell): (Plant, Cell) = (plant.parse()?, cell.parse()?);
            if self.plants().has(cell) {
                return Err(FieldError::impossible(format!("two plant tiles lie on {cell}")));
            }
            self.free_plants(vec![plant])?;
            self.laid[plant.index()] |= Cells::one(cell);
        }
        Ok(())
    }

    fn write_districts(&mut self, value: &str) -> Result<(), FieldError> {
        let written: Vec<&str> = value.split_whitespace().collect();
        if written.len() != 3 * self.districts.len() {
            return Err(FieldError::impossible(
                "three sleeves, each with the cards left and the top one",
            ));
        }
        for at in 0..self.districts.len() {
            let old = self.districts[at].top.take();
            self.unsee(old);
        }
        for (at, district) in written.chunks(3).enumerate() {
            let left = read_number(district[1], self.edition().measures.sleeve_cards)?;
            let top = if district[2] == "-" { None } else { Some(district[2].parse()?) };
            if top.is_some() != (0 < left) {
                return Err(FieldError::impossible(format!(
                    "{}: the top card is one of those left",
                    district[0]
                )));
            }
            self.districts[at] = District { sleeve: district[0].parse()?, left, top: None };
            top.into_iter().try_for_each(|card| self.free_card(card))?;
            self.districts[at].top = top;
        }
        Ok(())
    }

    /// Cards of other numbers join the deck or leave it.
    fn write_numbers(&mut self, value: &str) -> Result<(), FieldError> {
        self.in_campaign("numbers")?;
        let mut numbers = 1;
        for word in words(value) {
            numbers |= 1 << read_number(word, NUMBERS - 1)?;
        }
        if numbers != self.numbers {
            self.deck = self.projects_left(numbers)?;
            self.discard = Projects::default();
            self.numbers = numbers;
        }
        Ok(())
    }
}

fn yes(text: &str) -> Result<bool, FieldError> {
    match text {
        "yes" => Ok(true),
        "no" => Ok(false),
        _ => Err(ParseError::unfit(text, "is neither yes nor no").into()),
    }
}

fn no(flag: bool) -> String {
    if flag { "yes" } else { "no" }.to_owned()
}
