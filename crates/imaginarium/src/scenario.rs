//! Fields by name: how scenarios write and read a position.

mod turn;

use tabletop::{
    Bag, Field, FieldError, Fields, List, ParseError, Seat,
    fields::{of_seat, of_table},
    notation::{Places, read_number, read_places, read_words, show_words},
};

use crate::{
    Imaginarium,
    assistant::Assistant,
    board::{BELT, Piece, Space},
    dial::Jobs,
    edition::Workshop,
    frame::{Frame, Question},
    goods::{Good, Goods},
    machine::{Machine, Machines},
    project::{Project, Projects},
    slot::{Slot, Slots},
    state::SEATS,
};

impl Fields for Imaginarium {
    const FIELDS: &'static [Field] = &[
        of_seat("goods", "everything behind the screen: `2w 1cu 1cr 3ch 4vp`, or `nothing`"),
        of_seat("wood", "a number, the other goods stay"),
        of_seat("copper", "a number"),
        of_seat("crystal", "a number"),
        of_seat("charbonium", "a number"),
        of_seat("vp", "a number"),
        of_seat("workshop", "`WS-1` to `WS-5`; goods and machines stay as they are"),
        of_seat(
            "slots",
            "repaired machines: `P1 P2+T1 P3x2 D1+D2 ~P4`, `~` for face down; or `none`",
        ),
        of_seat("yard", "broken machines: `P1 P1 S2`, or `none`"),
        of_seat("staff", "assistants: `AS-01 AS-06`, or `none`"),
        of_seat("secrets", "the tiles of AS-08 that can still score: `PJ-03 PJ-12`, or `none`"),
        of_seat("validated", "projects this player has validated: `PJ-01`, or `none`"),
        of_seat("dial", "the pair set in the last turn: `repair+trade`, or `none`"),
        of_seat("free_hand", "whether AS-01 works already: `yes` or `no`"),
        of_table("belt", "seven places M1 to M7: `P1 P2 - T1 D1 - S2`, `-` for an empty one"),
        of_table("deck", "the machines left to draw, in any order; write it last"),
        of_table("shredder", "discarded machines, in any order: `A1 P2`, or `none`"),
        of_table("room", "three places of the meeting room: `AS-01 - AS-03`"),
        of_table("assistants", "the assistants left to draw: `AS-05 AS-09`, or `none`"),
        of_table("office", "projects in play: `PJ-01 PJ-05`, or `none`"),
        of_table("reserve", "projects AS-08 can draw: `PJ-02 PJ-07`, or `none`"),
        of_table("initiative", "numbers 1 to 5 of the track: `A - B - -`; `A*` is a saboteur"),
        of_table("places", "pieces on the board: `A:M3 B*:X1 C:waiting`, or `none`"),
        of_table("round", "the number of the round"),
        of_table(
            "turn",
            "who is asked what: `planning`, `A use`, `A collect`, `A dial`, `A act repair+trade` \
             (what is left of the pair), `A finish`",
        ),
    ];

    fn write(&mut self, seat: Option<Seat>, field: &str, value: &str) -> Result<(), FieldError> {
        match seat {
            Some(seat) => self.write_player(seat, field, value),
            None => self.write_table(field, value),
        }
    }

    fn read(&self, seat: Option<Seat>, field: &str) -> Result<String, FieldError> {
        match seat {
            Some(seat) => self.read_player(seat, field),
            None => self.read_table(field),
        }
    }

    fn complete(&mut self) -> Result<(), FieldError> {
        self.look_at_the_moment()?;
        self.leave_the_belt();
        for seat in self.all_seats() {
            if self.players[seat].is_over_limit() {
                let (n, limit) = (self.players[seat].slots.len(), self.players[seat].slot_limit());
                return Err(FieldError::impossible(format!(
                    "{seat} has {n} slots occupied: the limit is {limit}"
                )));
            }
        }
        let collected = match self.stack.last() {
            Some(&Frame::Ask(by, Question::Dial | Question::Act { .. } | Question::Finish)) => {
                Some(by)
            }
            _ => None,
        };
        if let Some(by) = collected
            && self.players[by].slots.iter().any(|slot| slot.down)
        {
            return Err(FieldError::impossible(format!(
                "after step 1 no slot of {by} is face down (IM-8.19)"
            )));
        }
        for (machine, &space) in self.belt.iter().zip(Space::ALL) {
            let piece = self.standing[space.index()];
            if piece.is_some() && machine.is_none() && piece != collected.map(Piece::handyman) {
                return Err(FieldError::impossible(format!(
                    "a piece stands on {space}, where no machine lies (IM-6.5)"
                )));
            }
        }
        Ok(())
    }
}

/// The most that a scenario can write of anything: far above any game, far below any overflow.
const MOST: u16 = 9999;

fn number(text: &str) -> Result<u16, ParseError> {
    read_number(text, MOST)
}

fn goods(text: &str) -> Result<Goods, FieldError> {
    let goods: Goods = text.parse()?;
    match Good::ALL.iter().find(|&&good| MOST < goods[good]) {
        Some(good) => Err(FieldError::impossible(format!("more than {MOST} {good}"))),
        None => Ok(goods),
    }
}

impl Imaginarium {
    fn write_player(&mut self, seat: Seat, field: &str, value: &str) -> Result<(), FieldError> {
        match field {
            "goods" => self.players[seat].goods = goods(value)?,
            "wood" => self.players[seat].goods[Good::Wood] = number(value)?,
            "copper" => self.players[seat].goods[Good::Copper] = number(value)?,
            "crystal" => self.players[seat].goods[Good::Crystal] = number(value)?,
            "charbonium" => self.players[seat].goods[Good::Charbonium] = number(value)?,
            "vp" => self.players[seat].goods[Good::Vp] = number(value)?,
            "workshop" => self.players[seat].workshop = value.parse::<Workshop>()?,
            "slots" => self.write_slots(seat, value)?,
            "yard" => {
                let old = std::mem::take(&mut self.players[seat].yard);
                self.players[seat].yard = self.swap_pile(old, value)?;
            }
            "staff" => {
                let old = std::mem::take(&mut self.players[seat].staff);
                old.iter().for_each(|assistant| self.assistants.put(assistant));
                for assistant in read_words(value)? {
                    self.free_assistant(assistant)?;
                    self.players[seat].staff.insert(assistant);
                }
            }
            "secrets" => {
                let old = std::mem::take(&mut self.players[seat].secrets);
                self.players[seat].secrets = self.swap_projects(old, value)?;
            }
            "validated" => self.players[seat].validated = read_words(value)?.into_iter().collect(),
            "dial" if value == "none" => self.players[seat].dial = Jobs::default(),
            "dial" => self.players[seat].dial = value.parse()?,
            "free_hand" => {
                self.players[seat].free_hand = match value {
                    "yes" => true,
                    "no" => false,
                    _ => return Err(ParseError::unfit(value, "is neither `yes` nor `no`").into()),
                }
            }
            _ => return Err(Self::unknown(field, true)),
        }
        Ok(())
    }

    fn read_player(&self, seat: Seat, field: &str) -> Result<String, FieldError> {
        let player = &self.players[seat];
        Ok(match field {
            "goods" => player.goods.to_string(),
            "wood" => player.goods[Good::Wood].to_string(),
            "copper" => player.goods[Good::Copper].to_string(),
            "crystal" => player.goods[Good::Crystal].to_string(),
            "charbonium" => player.goods[Good::Charbonium].to_string(),
            "vp" => player.goods[Good::Vp].to_string(),
            "workshop" => player.workshop.to_string(),
            "slots" => player.slots.to_string(),
            "yard" => show_pile(&player.yard),
            "staff" => show_words(player.staff.iter()),
            "secrets" => show_words(player.secrets.iter()),
            "validated" => show_words(player.validated.iter()),
            "dial" if player.dial.is_empty() => "none".to_owned(),
            "dial" => player.dial.to_string(),
            "free_hand" => if player.free_hand { "yes" } else { "no" }.to_owned(),
            _ => return Err(Self::unknown(field, true)),
        })
    }

    fn write_table(&mut self, field: &str, value: &str) -> Result<(), FieldError> {
        match field {
            "belt" => {
                let belt = read_places::<Machine, BELT>(value)?;
                for machine in std::mem::take(&mut self.belt).into_iter().flatten() {
                    self.deck.put(machine);
                }
                for &machine in belt.iter().flatten() {
                    self.free_machine(machine)?;
                }
                self.belt = belt;
            }
            "shredder" => {
                let old = std::mem::take(&mut self.shredder);
                self.shredder = self.swap_pile(old, value)?;
            }
            "deck" => {
                self.deck = Machines::default();
                for machine in read_words::<Machine>(value)? {
                    let copies = self.options.edition.machine(machine).copies;
                    if self.deck.count(machine) == copies {
                        return Err(FieldError::impossible(format!(
                            "the game has only {copies} {machine}"
                        )));
                    }
                    self.deck.put(machine);
                }
            }
            "room" => {
                let room = read_places::<Assistant, 3>(value)?;
                for assistant in std::mem::take(&mut self.room).into_iter().flatten() {
                    self.assistants.put(assistant);
                }
                for &assistant in room.iter().flatten() {
                    self.free_assistant(assistant)?;
                }
                self.room = room;
            }
            "assistants" => {
                self.assistants = Bag::default();
                for assistant in read_words::<Assistant>(value)? {
                    if self.assistants.count(assistant) == 1 {
                        return Err(FieldError::impossible(format!(
                            "{assistant} is written twice"
                        )));
                    }
                    self.assistants.put(assistant);
                }
            }
            "office" => {
                let old = std::mem::take(&mut self.office);
                self.office = self.swap_projects(old, value)?;
            }
            "reserve" => {
                self.reserve = Bag::default();
                for project in read_words::<Project>(value)? {
                    if self.reserve.count(project) == 1 {
                        return Err(FieldError::impossible(format!("{project} is written twice")));
                    }
                    self.reserve.put(project);
                }
            }
            "initiative" => self.write_initiative(value)?,
            "places" => self.write_places(value)?,
            "round" => self.round = number(value)?,
            "turn" => self.write_turn(value)?,
            _ => return Err(Self::unknown(field, false)),
        }
        Ok(())
    }

    fn read_table(&self, field: &str) -> Result<String, FieldError> {
        Ok(match field {
            "belt" => Places(&self.belt).to_string(),
            "shredder" => show_pile(&self.shredder),
            "deck" => show_pile(&self.deck),
            "room" => Places(&self.room).to_string(),
            "assistants" => show_words(self.assistants.kinds()),
            "office" => show_words(self.office.iter()),
            "reserve" => show_words(self.reserve.kinds()),
            "initiative" => Places(&self.initiative).to_string(),
            "places" => self.show_places(),
            "round" => self.round.to_string(),
            "turn" => self.show_turn(),
            _ => return Err(Self::unknown(field, false)),
        })
    }

    /// Takes a machine card out of the deck for use elsewhere.
    fn free_machine(&mut self, machine: Machine) -> Result<(), FieldError> {
        if self.deck.count(machine) == 0 {
            let copies = self.options.edition.machine(machine).copies;
            return Err(FieldError::impossible(format!(
                "no {machine} is left in the deck: the game has {copies}, and the others lie on the \
                 belt, in the shredder or with players (`deck` must be written last)"
            )));
        }
        self.deck.take(machine);
        Ok(())
    }

    fn swap_pile(&mut self, mut old: Machines, value: &str) -> Result<Machines, FieldError> {
        self.deck.pour(&mut old);
        let mut pile = Machines::default();
        for machine in read_words::<Machine>(value)? {
            self.free_machine(machine)?;
            pile.put(machine);
        }
        Ok(pile)
    }

    fn write_slots(&mut self, seat: Seat, value: &str) -> Result<(), FieldError> {
        let slots: Vec<Slot> = read_words(value)?;
        if Slots::CAPACITY < slots.len() {
            return Err(FieldError::impossible(format!(
                "{} slots: nobody can have so many",
                slots.len()
            )));
        }
        let slots: Slots = slots.into_iter().collect();
        if let Some(slot) = slots.iter().find(|slot| !self.options.edition.is_legal(slot.stack)) {
            return Err(ParseError::unfit(slot, "is not a legal combination").into());
        }
        for machine in std::mem::take(&mut self.players[seat].slots).machines() {
            self.deck.put(machine);
        }
        for machine in slots.machines() {
            self.free_machine(machine)?;
        }
        self.players[seat].slots = slots;
        Ok(())
    }

    /// Takes an assistant from wherever it is.
    fn free_assistant(&mut self, assistant: Assistant) -> Result<(), FieldError> {
        if 0 < self.assistants.count(assistant) {
            self.assistants.take(assistant);
            return Ok(());
        }
        if let Some(place) = self.room.iter_mut().find(|place| **place == Some(assistant)) {
            *place = None;
            return Ok(());
        }
        let owner = |seat: &Seat| self.players[*seat].staff.has(assistant);
        match self.all_seats().find(owner) {
            Some(seat) => {
                Err(FieldError::impossible(format!("{assistant} works for {seat} already")))
            }
            None => Err(FieldError::impossible(format!(
                "{assistant} is written twice, or not in the game"
            ))),
        }
    }

    /// Takes projects from the office or the reserve; the old ones go to the reserve.
    fn swap_projects(&mut self, old: Projects, value: &str) -> Result<Projects, FieldError> {
        old.iter().for_each(|project| self.reserve.put(project));
        let mut tiles = Projects::default();
        for project in read_words::<Project>(value)? {
            if 0 < self.reserve.count(project) {
                self.reserve.take(project);
            } else if self.office.has(project) {
                self.office.remove(project);
            } else {
                return Err(FieldError::impossible(format!("{project} is elsewhere already")));
            }
            tiles.insert(project);
        }
        Ok(tiles)
    }

    pub(super) fn known_piece(&self, piece: Piece) -> Result<Piece, FieldError> {
        if self.seats <= piece.seat.0 {
            return Err(FieldError::impossible(format!("nobody sits on {}", piece.seat)));
        }
        if piece.saboteur && self.seats != 2 {
            return Err(FieldError::impossible("saboteurs exist only in the game of two"));
        }
        Ok(piece)
    }

    /// Pieces named here leave the board; pieces not named keep their place on it.
    fn write_initiative(&mut self, value: &str) -> Result<(), FieldError> {
        let track = read_places::<Piece, SEATS>(value)?;
        for (at, &piece) in track.iter().flatten().enumerate() {
            self.known_piece(piece)?;
            if track.iter().flatten().take(at).any(|&other| other == piece) {
                return Err(FieldError::impossible(format!("{piece} stands there twice")));
            }
            self.lift(piece);
        }
        self.initiative = track;
        Ok(())
    }

    /// All pieces on the board; those not named stand on the track, on the lowest free numbers.
    fn write_places(&mut self, value: &str) -> Result<(), FieldError> {
        let on_board: Vec<Piece> =
            self.standing.iter().flatten().chain(self.waiting.iter()).copied().collect();
        self.standing = [None; Space::COUNT];
        self.waiting = List::default();
        let words = if value == "none" { "" } else { value };
        for word in words.split_whitespace() {
            let (piece, place) = word
                .split_once(':')
                .ok_or_else(|| ParseError::unfit(word, "is not like `A:M3`"))?;
            let piece = self.known_piece(piece.parse()?)?;
            self.lift(piece);
            if place == "waiting" {
                // Five pieces at most: each was lifted from where it was.
                self.waiting.push(piece);
                continue;
            }
            let space: Space = place.parse()?;
            if self.standing[space.index()].replace(piece).is_some() {
                return Err(FieldError::impossible(format!("two pieces on {space}")));
            }
        }
        for piece in on_board {
            let placed = self.space_of(piece).is_some() || self.waiting.contains(&piece);
            if !placed && !self.initiative.contains(&Some(piece)) {
                let free = self.initiative.iter().position(Option::is_none);
                self.initiative[free.ok_or_else(|| {
                    FieldError::impossible("there is no free number on the track")
                })?] = Some(piece);
            }
        }
        Ok(())
    }

    fn show_places(&self) -> String {
        let standing = Space::ALL.iter().filter_map(|&space| {
            self.standing[space.index()].map(|piece| format!("{piece}:{space}"))
        });
        show_words(standing.chain(self.waiting.iter().map(|piece| format!("{piece}:waiting"))))
    }
}

fn show_pile(pile: &Machines) -> String {
    let each = |machine| std::iter::repeat_n(machine, usize::from(pile.count(machine)));
    show_words(pile.kinds().flat_map(each))
}
