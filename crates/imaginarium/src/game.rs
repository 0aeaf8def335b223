//! Imaginarium as a `Game`: what the rest of the program sees of the rules.

use std::ops::RangeInclusive;

use tabletop::{Chance, Ctx, Game, Impossible, Seat};

use crate::{
    Imaginarium,
    action::Action,
    assistant::Assistant,
    event::Event,
    frame::{Frame, Question},
    goods::Good,
    machine::{Machine, Machines},
    options::Options,
    pile::Pile,
    project::{Project, Projects},
    state::Player,
};

impl Game for Imaginarium {
    type Options = Options;
    type Pile = Pile;

    const NAME: &'static str = "imaginarium";
    const VERSION: u32 = 2;
    const SEATS: RangeInclusive<u8> = 2..=5;

    fn setup(seats: u8, options: Options, ctx: &mut Ctx<'_, Event>) -> Imaginarium {
        Imaginarium::lay_out(seats, options, ctx)
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    fn sensible_actions(&self, by: Seat, out: &mut Vec<Action>) {
        self.think(by, out);
    }

    fn round(&self) -> u32 {
        self.round.into()
    }

    fn score(&self, seat: Seat) -> i32 {
        self.players[seat].goods[Good::Vp].into()
    }

    fn place(&self, seat: Seat) -> u8 {
        self.rank(seat)
    }

    /// Totals can be followed by everybody (IM-29.2); only the tiles of AS-08 cannot. They, the
    /// tile buried with them and the reserve are dealt anew among those the viewer has not seen.
    fn determinize(&mut self, viewer: Seat, chance: &mut dyn Chance) {
        let owner =
            self.all_seats().find(|&seat| self.players[seat].staff.has(Assistant::SecretDossier));
        let Some(owner) = owner.filter(|&owner| owner != viewer) else { return };
        let hidden = [self.players[owner].secrets, self.buried];
        for project in hidden.into_iter().flat_map(Projects::iter) {
            self.reserve.put(project);
        }
        let mut deal = |n: usize| -> Projects {
            let draw = |_| self.reserve.draw(Pile::Projects, chance);
            (0..n).filter_map(draw).collect()
        };
        let [secrets, buried] = hidden.map(|tiles| deal(tiles.len()));
        self.players[owner].secrets = secrets;
        self.buried = buried;
    }

    fn invariants(&self) -> Result<(), Impossible> {
        self.check_machines()?;
        self.check_unique_cards()?;
        for seat in self.all_seats() {
            let player = &self.players[seat];
            if Player::PLACES < player.staff.len() {
                return Err(Impossible::new(format!(
                    "{seat} has {} assistants",
                    player.staff.len()
                )));
            }
            // Only while its owner carries out actions may a workshop be too full (IM-11.11).
            let acts = self
                .stack
                .iter()
                .any(|&frame| matches!(frame, Frame::Ask(by, Question::Act { .. }) if by == seat));
            if player.is_over_limit() && !acts {
                return Err(Impossible::new(format!("{seat} has too many slots occupied")));
            }
            if let Some(slot) =
                player.slots.iter().find(|slot| !self.options.edition.is_legal(slot.stack))
            {
                return Err(Impossible::new(format!("{seat} has the illegal slot {slot}")));
            }
        }
        self.check_pieces()
    }
}

impl Imaginarium {
    /// How many cards of a machine are anywhere in the game.
    pub fn machines_in_play(&self, machine: Machine) -> usize {
        let in_pile = |pile: &Machines| usize::from(pile.count(machine));
        let piles = in_pile(&self.deck) + in_pile(&self.shredder);
        let owned = |seat: Seat| {
            let player = &self.players[seat];
            usize::from(player.yard.count(machine))
                + player.slots.machines().filter(|&m| m == machine).count()
        };
        piles
            + self.belt.iter().filter(|&&m| m == Some(machine)).count()
            + self.all_seats().map(owned).sum::<usize>()
    }

    fn check_machines(&self) -> Result<(), Impossible> {
        for &machine in Machine::ALL {
            let found = self.machines_in_play(machine);
            let copies = usize::from(self.options.edition.machine(machine).copies);
            if copies < found {
                return Err(Impossible::new(format!(
                    "{found} {machine} in play: the box has {copies}"
                )));
            }
        }
        Ok(())
    }

    /// There is one of every assistant and of every project.
    fn check_unique_cards(&self) -> Result<(), Impossible> {
        for &assistant in Assistant::ALL {
            let hired = |seat: &Seat| self.players[*seat].staff.has(assistant);
            let found = usize::from(self.assistants.count(assistant))
                + self.room.iter().filter(|&&place| place == Some(assistant)).count()
                + self.all_seats().filter(hired).count();
            if 1 < found {
                return Err(Impossible::new(format!("{assistant} is in {found} places")));
            }
        }
        for &project in Project::ALL {
            let held = |seat: &Seat| self.players[*seat].secrets.has(project);
            let found = usize::from(self.reserve.count(project))
                + usize::from(self.office.has(project))
                + usize::from(self.buried.has(project))
                + self.all_seats().filter(held).count();
            if 1 < found {
                return Err(Impossible::new(format!("{project} is in {found} places")));
            }
        }
        Ok(())
    }

    /// Every piece is in exactly one place.
    fn check_pieces(&self) -> Result<(), Impossible> {
        let places = self.standing.iter().chain(&self.initiative).flatten();
        let mut pieces: Vec<_> = places.chain(self.waiting.iter()).collect();
        pieces.sort_unstable();
        let expected = if self.seats == 2 { 4 } else { usize::from(self.seats) };
        let found = pieces.len();
        pieces.dedup();
        if pieces.len() != expected || found != expected {
            return Err(Impossible::new(format!(
                "{found} pieces stand somewhere: there are {expected}"
            )));
        }
        Ok(())
    }
}
