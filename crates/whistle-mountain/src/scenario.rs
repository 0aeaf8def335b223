//! Fields by name: how scenarios write and read a position.

mod pieces;
mod player;
mod table;
mod turn;

use tabletop::{
    Field, FieldError, Fields, Seat,
    fields::{of_seat, of_table},
};

use crate::{
    WhistleMountain,
    goods::{Good, Goods},
    scaffold::Shape,
    state::LEVELS,
};

/// The most of a kind that a scenario can write.
const COPIES: u16 = 99;

impl Fields for WhistleMountain {
    const FIELDS: &'static [Field] = &[
        of_seat("goods", "tokens in the storage: `2c 1h`, or `nothing`"),
        of_seat("vp", "a number, also below zero"),
        of_seat("ability", "the starting ability: `ab-admiral`, or `none`"),
        of_seat("upgrades", "`up-stash up-recorder`, or `none`"),
        of_seat("machines", "machines not yet built: `mm-forge sm-whistler`, or `none`"),
        of_seat("scaffolds", "stored scaffolds: `sc-s-01*2 sc-l-04`, or `none`"),
        of_seat("cards", "the hand: `cd-craft*2 cd-charity`, or `none`"),
        of_seat("awards", "`aw-rescue aw-vp-4*2`, or `none`"),
        of_seat("barracks", "levels with a worker: `1 2 5`, or `none`"),
        of_seat("workers", "cells with a worker: `d4 e5`, or `none`"),
        of_seat("tower", "a floor for each worker there: `5 6 6`, or `none`"),
        of_seat("whirlpool", "a number of workers"),
        of_seat("sanctuary", "a number of workers on Sanctuary"),
        of_seat("trap", "a number of workers on Trap"),
        of_seat(
            "airships",
            "balloon, blimp, dreadnought: `home`, a dock or a spot, as in `home dock-card d4/r90`",
        ),
        of_table("water", "the water level"),
        of_table("scaffolds", "on the grid: `sc-s-01@d4/r90 sc-l-04@a1`, or `none`"),
        of_table("built", "machines on the grid: `mm-forge@e5 lm-trap@a1/r90`, or `none`"),
        of_table("floors", "awards on the tower: `1:aw-rescue*4 6:aw-card`, or `none`"),
        of_table("market-small", "three places: `sm-whistler - sm-black-iron`"),
        of_table("market-medium", "three places"),
        of_table("market-large", "three places"),
        of_table("market-upgrades", "three places"),
        of_table("pile-small", "the small machines left to draw; write it last"),
        of_table("pile-medium", "the medium machines left to draw"),
        of_table("pile-large", "the large machines left to draw"),
        of_table("pile-upgrades", "the upgrades left to draw"),
        of_table("stacks", "the tops of the scaffold stacks: `sc-s-01 sc-l-01 sc-t-01`"),
        of_table("bottom", "scaffolds put under their stacks, in their order"),
        of_table("deck", "the cards left to draw; write it last"),
        of_table("discard", "the discard pile"),
        of_table("awards", "the awards left to draw; write it last"),
        of_table("draft", "the abilities being passed on"),
        of_table("supply", "the tokens nobody has; only read"),
        of_table("swap", "the token on Swap Meet: `c`, or `none`"),
        of_table("toll", "the tokens on Toll Bridge: `3c 1h`, or `nothing`"),
        of_table("copied", "the ability the Duplicator token lies on, or `none`"),
        of_table("first", "the starting player"),
        of_table("turns", "the number of the present turn"),
        of_table("last", "turns that follow the present one once the end is triggered, or `none`"),
        of_table(
            "turn",
            "who is asked what: `A start`, `A`, `A main` (the Main Action is done), `A forge`, \
             `A forge 2 moved` (two builds and the move are done)",
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
        self.count_supply()?;
        Shape::ALL.iter().for_each(|&shape| self.raise_top(shape));
        self.look_at_the_moment()?;
        self.look_at_the_water()?;
        let barracks = self.all_seats().map(|seat| self.players[seat].workers.barracks);
        let is_empty = barracks.fold(0, |all, levels| all | levels) == 0;
        match self.last_turns {
            None if is_empty => {
                return Err(FieldError::impossible(
                    "nobody has a worker in the barracks: write with `last` how many turns \
                     follow (WM-16.3)",
                ));
            }
            Some(_) if !is_empty => {
                return Err(FieldError::impossible(
                    "the last turns have come, but the barracks are not empty (WM-16.1)",
                ));
            }
            _ => {}
        }
        Ok(())
    }
}

impl WhistleMountain {
    /// What nobody holds lies in the supply (WM-20.5).
    fn count_supply(&mut self) -> Result<(), FieldError> {
        let tokens = u16::from(self.edition().board.tokens);
        for &good in Good::ALL {
            let held: u16 = self.all_seats().map(|seat| self.players[seat].goods[good]).sum();
            let held = held + self.toll[good] + u16::from(self.swap == Some(good));
            let left = tokens.checked_sub(held);
            self.supply[good] = left.ok_or_else(|| {
                FieldError::impossible(format!("{held} tokens of {good}: the box has {tokens}"))
            })?;
        }
        Ok(())
    }

    /// Nobody lives on a flooded level, and nothing lies on a machine that is not there or drowned.
    fn look_at_the_water(&self) -> Result<(), FieldError> {
        use crate::machine::Machine;
        let flooded = (1_u16 << self.canyon.water.min(LEVELS)) - 1;
        for seat in self.all_seats() {
            let workers = &self.players[seat].workers;
            if u16::from(workers.barracks) & flooded != 0 {
                return Err(FieldError::impossible(format!(
                    "{seat} has a worker on a flooded level (WM-12.8)"
                )));
            }
            for (n, machine) in
                [(workers.sanctuary, Machine::Sanctuary), (workers.trap, Machine::Trap)]
            {
                if 0 < n && !self.canyon.is_active(machine) {
                    return Err(FieldError::impossible(format!(
                        "{seat} has workers on {machine}, which is out of use"
                    )));
                }
            }
        }
        if self.swap.is_some() && !self.canyon.is_active(Machine::SwapMeet) {
            return Err(FieldError::impossible(
                "a token lies on lm-swap-meet, which is out of use",
            ));
        }
        if !self.toll.is_empty() && !self.canyon.is_active(Machine::TollBridge) {
            return Err(FieldError::impossible(
                "tokens lie on lm-toll-bridge, which is out of use",
            ));
        }
        Ok(())
    }
}

fn goods(text: &str) -> Result<Goods, FieldError> {
    let goods: Goods = text.parse()?;
    match Good::ALL.iter().find(|&&good| 99 < goods[good]) {
        Some(good) => Err(FieldError::impossible(format!("more than 99 {good}"))),
        None => Ok(goods),
    }
}
