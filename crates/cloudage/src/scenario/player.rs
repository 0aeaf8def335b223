//! The fields of a seat.

use tabletop::{
    FieldError, Fields as _, List, ParseError, Seat,
    notation::{maybe, read_counted, read_number, read_words, show_bag, show_count, show_words},
};

use super::COPIES;
use crate::{
    CloudAge,
    card::Card,
    city::City,
    edition::LEVELS,
    mission::Mission,
    plant::Plants,
    project::Projects,
    upgrade::{STEPS, Type},
};

/// The most of anything somebody owns in a scenario.
const MOST: u16 = 999;

/// The highest value of a Navigation card.
const FASTEST: u8 = 4;

impl CloudAge {
    pub(super) fn write_player(
        &mut self,
        seat: Seat,
        field: &str,
        value: &str,
    ) -> Result<(), FieldError> {
        let player = &mut self.players[seat];
        match field {
            "water" => player.water = read_number(value, MOST)?,
            "metal" => player.metal = read_number(value, MOST)?,
            "energy" => player.energy = read_number(value, MOST)?,
            "vp" => {
                let vp = value.parse().ok().filter(|vp: &i16| vp.unsigned_abs() <= MOST);
                player.vp = vp.ok_or_else(|| ParseError::unknown(value, "number"))?;
            }
            "level" => player.level = read_number(value, LEVELS as u8 - 1)?,
            "upgrades" => self.write_upgrades(seat, value)?,
            "hand" => {
                let mut old = std::mem::take(&mut player.hand);
                self.deck.pour(&mut old);
                self.players[seat].hand = self.free_projects(read_counted(value, COPIES)?)?;
            }
            "played" => self.write_played(seat, value)?,
            "deck" | "discard" => self.write_cards(seat, field == "deck", value)?,
            "top" => {
                let old = player.on_deck.take();
                self.unsee(old);
                let top: Option<Card> = maybe(value)?;
                top.into_iter().try_for_each(|card| self.free_card(card))?;
                self.players[seat].on_deck = top;
            }
            "flight" => player.flight = read_number(value, FASTEST)?,
            "airship" => player.airship = value.parse()?,
            "stock" => {
                let mut old = std::mem::take(&mut player.stock);
                self.bag.pour(&mut old);
                self.players[seat].stock = self.free_plants(read_counted(value, COPIES)?)?;
            }
            "locked" => {
                let mut locked = Plants::default();
                read_counted(value, COPIES)?.into_iter().for_each(|plant| locked.put(plant));
                player.locked = locked;
            }
            "missions" => player.missions = read_words::<Mission>(value)?.into_iter().collect(),
            "markers" => {
                player.markers = List::default();
                for city in read_counted::<City>(value, COPIES)? {
                    if player.markers.is_full() {
                        return Err(FieldError::impossible("everybody has at most eight markers"));
                    }
                    player.markers.push(city);
                }
            }
            _ => return Err(Self::unknown(field, true)),
        }
        Ok(())
    }

    pub(super) fn read_player(&self, seat: Seat, field: &str) -> Result<String, FieldError> {
        let player = &self.players[seat];
        Ok(match field {
            "water" => player.water.to_string(),
            "metal" => player.metal.to_string(),
            "energy" => player.energy.to_string(),
            "vp" => player.vp.to_string(),
            "level" => player.level.to_string(),
            "upgrades" => show_words(player.upgrades.iter()),
            "hand" => show_bag(&player.hand),
            "played" => show_words(player.played.iter()),
            "deck" => show_bag(&player.deck),
            "discard" => show_bag(&player.discard),
            "top" => show_words(player.on_deck.into_iter()),
            "flight" => player.flight.to_string(),
            "airship" => player.airship.to_string(),
            "stock" => show_bag(&player.stock),
            "locked" => show_bag(&player.locked),
            "missions" => show_words(player.missions.iter()),
            "markers" => {
                let count = |city: &City| player.markers_in(*city) as u8;
                let cities = City::ALL.iter().filter(|city| 0 < count(city));
                show_words(cities.map(|city| show_count(city, count(city))))
            }
            _ => return Err(Self::unknown(field, true)),
        })
    }

    fn write_upgrades(&mut self, seat: Seat, value: &str) -> Result<(), FieldError> {
        let built: Vec<&str> = value.split_whitespace().collect();
        if built.len() != Type::COUNT {
            return Err(
                ParseError::malformed(value, "movement, combat, planting, as in 2 1 0").into()
            );
        }
        for (&kind, word) in Type::ALL.iter().zip(built) {
            let steps = self.edition().upgrades(kind).steps.len().min(STEPS) as u8;
            let most = if kind == Type::Planting && !self.planting { 0 } else { steps };
            self.players[seat].upgrades[kind.index()] = read_number(word, most)?;
        }
        Ok(())
    }

    fn write_played(&mut self, seat: Seat, value: &str) -> Result<(), FieldError> {
        let old = std::mem::take(&mut self.players[seat].played);
        old.iter().for_each(|&project| self.deck.put(project));
        for project in read_counted(value, COPIES)? {
            self.free_project(project)?;
            self.players[seat].played.push(project);
        }
        Ok(())
    }

    fn write_cards(&mut self, seat: Seat, deck: bool, value: &str) -> Result<(), FieldError> {
        let player = &mut self.players[seat];
        let pile = if deck { &mut player.deck } else { &mut player.discard };
        let old = std::mem::take(pile);
        self.unsee(old.kinds());
        let cards = self.free_cards(read_counted(value, COPIES)?)?;
        let player = &mut self.players[seat];
        *(if deck { &mut player.deck } else { &mut player.discard }) = cards;
        Ok(())
    }

    /// All Project cards of the game that nobody holds, besides the discard.
    pub(super) fn projects_left(&self, numbers: u16) -> Result<Projects, FieldError> {
        let mut left = self.numbered(numbers);
        for seat in self.all_seats() {
            let player = &self.players[seat];
            let hand = player
                .hand
                .kinds()
                .flat_map(|card| std::iter::repeat_n(card, player.hand.count(card).into()));
            for project in hand.chain(player.played.iter().copied()) {
                if left.count(project) == 0 {
                    return Err(FieldError::impossible(format!(
                        "{seat} has a {project}, which is not in this game"
                    )));
                }
                left.take(project);
            }
        }
        Ok(left)
    }
}
