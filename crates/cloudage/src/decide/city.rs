//! DEC-10, DEC-23, DEC-24, DEC-26: the turn of an active player.

use tabletop::{Choices, Flow, Seat};

use crate::{
    CloudAge, Cx,
    action::{Action, CityAction},
    edition::{TilePlace, Waits},
    effect::{Deed, Effect, Part},
    event::Event,
    frame::{Cause, Question, Source, Step},
    plant::Plant,
    state::Follow,
    tile::Tile,
};

impl CloudAge {
    /// Whether a player has a tile that may be planted now (CA-17.8).
    pub(crate) fn can_plant(&self, by: Seat) -> bool {
        self.planting && Plant::ALL.iter().any(|&plant| 0 < self.plantable(by, plant))
    }

    pub(super) fn action_answers(&self, by: Seat, out: &mut impl Choices<Action>) {
        let can_plant = self.can_plant(by);
        let offered = |action: CityAction| match action {
            CityAction::Gather => self.districts.iter().any(|district| 0 < district.left),
            CityAction::Build => true,
            CityAction::Plant => can_plant,
            CityAction::L14 => self.has(Tile::L14) && can_plant,
            CityAction::L15 => self.has(Tile::L15),
        };
        for &action in CityAction::ALL.iter().filter(|&&action| offered(action)) {
            out.offer(Action::City(action));
        }
    }

    pub(super) fn action_choose(&mut self, by: Seat, action: Action, cx: &mut Cx<'_>) {
        let Action::City(action) = action else { return };
        cx.tell(|| Event::ActionChosen { seat: by, action });
        self.now.spaces = Default::default();
        self.now.by_solo_board = false;
        // Tiles planted before the action are no part of it (CA-28.20).
        self.now.bare = 0;
        match action {
            CityAction::Gather => {
                self.now.follow = Follow::Gather;
                self.ask(by, Question::District);
            }
            CityAction::Build => {
                self.now.follow = Follow::Build;
                self.give(by, &self.edition().builds, Source::Build);
            }
            CityAction::Plant => {
                self.now.follow = Follow::Build;
                self.begin_planting(by, self.capacity(by), true);
            }
            CityAction::L14 => self.then(Step::Fight(by, Cause::Tile(Tile::L14))),
            CityAction::L15 => self.then(Step::Fight(by, Cause::Tile(Tile::L15))),
        }
    }

    pub(super) fn whitehaven_answers(&self, by: Seat, out: &mut impl Choices<Action>) {
        if self.window(by).is_some() {
            out.offer(Action::Whitehaven);
        }
        out.offer(Action::Stop);
    }

    /// The marker is removed first, then the tile is chosen; then it is asked again as long as markers
    /// and tiles last (CA-28.21).
    pub(super) fn whitehaven_choose(&mut self, by: Seat, action: Action, cx: &mut Cx<'_>) {
        let Some(tile) = self.window(by).filter(|_| action == Action::Whitehaven) else { return };
        let facts = self.edition().tile(tile);
        if let TilePlace::City(city) = facts.place {
            self.remove_marker(by, city);
        }
        cx.tell(|| Event::MarkerUsed { seat: by, tile, bonus: 0 });
        self.ask(by, Question::Whitehaven);
        if let Some(Effect { deed: Deed::Plant, n, .. }) = facts.marker_action {
            self.begin_planting(by, n, true);
        }
    }

    pub(super) fn weapon_answers(&self, out: &mut impl Choices<Action>) {
        self.weapons().for_each(|tile| out.offer(Action::Weapon(tile)));
        out.offer(Action::Stop);
    }

    pub(super) fn weapon_choose(&mut self, by: Seat, action: Action, cx: &mut Cx<'_>) {
        let Action::Weapon(tile) = action else { return };
        self.tiles.remove(tile);
        self.weapons_removed.insert(tile);
        cx.tell(|| Event::WeaponRemoved { seat: by, tile });
        self.done(by, Waits::WeaponRemoved);
    }

    fn solo_part(&self) -> Part {
        self.edition().solo[usize::from(self.slot()) - 1].part
    }

    /// The marker of the solo board moves on (CA-27.8).
    pub(crate) fn solo_board(&mut self) {
        let (by, part) = (self.active, self.solo_part());
        let gathers = [Some(part.first), part.or].into_iter().flatten();
        if gathers.clone().any(|effect| effect.deed == Deed::Gather) {
            self.ask(by, Question::Solo);
        } else {
            self.then(Step::Gain(by, part, Source::Solo));
        }
    }

    pub(super) fn solo_answers(&self, out: &mut impl Choices<Action>) {
        let part = self.solo_part();
        let mut builds = false;
        for effect in [Some(part.first), part.or].into_iter().flatten() {
            match effect.deed {
                Deed::Gather if 0 < self.districts[usize::from(effect.n) - 1].left => {
                    out.offer(Action::District(effect.n));
                }
                Deed::Build => builds = true,
                _ => {}
            }
        }
        out.offer(if builds { Action::Instead } else { Action::Stop });
    }

    pub(super) fn solo_choose(&mut self, by: Seat, action: Action, cx: &mut Cx<'_>) {
        match action {
            Action::District(n) => {
                self.now.by_solo_board = true;
                self.now.district = n;
                self.then(Step::CityCard);
                self.ask(by, Question::Space);
            }
            Action::Instead => {
                let part = self.solo_part();
                self.carry_out(by, part.or.unwrap_or(part.first), Source::Solo, cx);
            }
            _ => {}
        }
    }
}
