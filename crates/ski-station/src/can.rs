//! What is possible: whether an effect would change something, and what things cost.

use tabletop::Seat;

use crate::{
    SkiStation,
    building::Building,
    colour::Colour,
    development::{Development, Type},
    effect::{Deed, Effect, Mode, Perk},
    frame::{Laid, Lot},
    mountain::Cells,
    plate::{Spot, Square, Tile},
    stock::{Cost, Dues},
};

impl SkiStation {
    /// Whether any place takes a piste of one of these colours.
    pub(crate) fn can_lay(&self, by: Seat, colours: &[Colour]) -> bool {
        let slopes = &self.players[by].slopes;
        colours.iter().any(|&colour| !slopes.open(colour, &self.edition().mountain).is_empty())
    }

    /// SK-10.1, SK-10.2.
    pub(crate) fn lot_cost(&self, by: Seat, pistes: u8, black: bool) -> Cost {
        let edition = self.edition();
        let surcharge = match black && !self.has(by, Perk::NoBlackSurcharge) {
            true => edition.board.black,
            false => 0,
        };
        let n = edition.lot[usize::from(pistes.max(1)) - 1] + surcharge;
        Cost::employees(n).doubled(self.has(by, Perk::PistesDouble))
    }

    pub(crate) fn has_black(&self, by: Seat, lot: Lot) -> bool {
        !(self.players[by].slopes.of(Colour::Black) & lot.cells()).is_empty()
    }

    /// The cheapest lot there is, if one can be laid.
    pub(crate) fn cheapest_lot(&self, by: Seat) -> Option<Cost> {
        if self.can_lay(by, &Colour::TRACKS) {
            Some(self.lot_cost(by, 1, false))
        } else {
            self.can_lay(by, &[Colour::Black]).then(|| self.lot_cost(by, 1, true))
        }
    }

    /// SK-12.2, SK-12.3.
    pub(crate) fn building_cost(&self, by: Seat, building: Building) -> Cost {
        let double = self.has(by, Perk::BuildingDouble);
        Cost::mixed(self.edition().building(building).cost).doubled(double)
    }

    /// SK-15.2, SK-15.3.
    pub(crate) fn development_cost(&self, development: Development) -> Cost {
        Cost::mixed(self.edition().development(development).cost)
    }

    /// SK-17.5; `None` for a track that is finished.
    pub(crate) fn step_cost(&self, by: Seat, colour: Colour) -> Option<Cost> {
        let step = self.players[by].steps[colour.index()];
        let price = self.edition().track(colour).prices.get(usize::from(step));
        price.map(|&n| Cost::employees(n))
    }

    /// The parts of the price of a disk: euros, employees (SK-9.5 to SK-9.9).
    pub(crate) fn disk_cost(&self, by: Seat, laid: Laid) -> [Cost; 2] {
        let printed = self.edition().bonus(self.bonuses[laid.index()]).eur;
        let fixed = printed.min(self.perk(by, Perk::DiskFixedMost).unwrap_or(printed));
        let less = self.perk(by, Perk::DiskVariableLess).unwrap_or(0);
        let own = (self.players[by].disks() + 1).saturating_sub(less).max(1);
        let others = self.all_seats().filter(|&seat| seat != by);
        let others = others.filter(|&seat| self.players[seat].has_disk(laid)).count();
        [Cost::euros(fixed), Cost::employees(own + others as u8)]
    }

    pub(crate) fn can_pay_disk(&self, by: Seat, laid: Laid, dues: &Dues) -> bool {
        let [euros, employees] = self.disk_cost(by, laid);
        let mut all = Dues::default();
        all.push(employees);
        dues.iter().take(2).for_each(|&due| all.push(due));
        self.can_pay(by, euros, &all)
    }

    /// The cheapest form of the action of the square a pawn stands on; `None` if it is free or
    /// cannot be done.
    pub(crate) fn square_cost(&self, by: Seat) -> Option<Cost> {
        self.action_cost(by, self.players[by].pawn).flatten()
    }

    /// The cheapest form of the action of a square: `Some(None)` if it is free, `None` if it cannot
    /// be done (SK-5.9, SK-5.13 to SK-5.16).
    pub(crate) fn action_cost(&self, by: Seat, spot: Spot) -> Option<Option<Cost>> {
        match self.edition().square(self.seats, spot) {
            Square::Recruitment => Some(None),
            Square::Pistes => Some(Some(self.cheapest_lot(by)?)),
            Square::Building | Square::Development => {
                match self.plate(spot.round())[spot.index()]? {
                    Tile::Building(_) if self.players[by].village.is_full() => None,
                    Tile::Building(tile) => Some(Some(self.building_cost(by, tile))),
                    Tile::Development(tile) => Some(Some(self.development_cost(tile))),
                }
            }
        }
    }

    /// What an effect costs by itself, at least: only a Pistes action does among those that are
    /// paid for before (SK-7.19).
    pub(crate) fn effect_cost(&self, by: Seat, effect: Effect) -> Option<Cost> {
        match effect.deed {
            // An activation that may be void owes nothing (SK-16.7).
            Deed::Pistes if !self.options.void_activation => self.cheapest_lot(by),
            _ => None,
        }
    }

    pub(crate) fn is_unfinished(&self, by: Seat, colour: Colour) -> bool {
        self.step_cost(by, colour).is_some()
    }

    /// Whether an effect would change something, its own costs paid beside what has been accepted
    /// (SK-15.10, SK-16.7).
    pub(crate) fn works(&self, by: Seat, effect: Effect, dues: &Dues) -> bool {
        let player = &self.players[by];
        match effect.deed {
            Deed::Eur | Deed::Time | Deed::Pv | Deed::Seasonal | Deed::Permanent => 0 < effect.n,
            Deed::Reward => true,
            Deed::FreePistes => self.can_lay(by, &Colour::TRACKS),
            Deed::Pistes => self.cheapest_lot(by).is_some_and(|cost| self.can_pay(by, cost, dues)),
            Deed::DiscardCubes => 0 < player.cubes,
            Deed::DiscardOctagons => 0 < player.octagons,
            Deed::ImproveFree => Colour::TRACKS.iter().any(|&c| self.is_unfinished(by, c)),
            Deed::ImprovePaid => Colour::TRACKS.iter().any(|&c| self.can_improve(by, c, dues)),
            Deed::Stand => 0 < player.lying.total(),
            Deed::DiskFree => player.disks() < Laid::all().count() as u8,
            Deed::DiskPaid => {
                let free = Laid::all().filter(|&laid| !player.has_disk(laid));
                free.into_iter().any(|laid| self.can_pay_disk(by, laid, dues))
            }
            Deed::DiskMove => (1..Laid::all().count() as u8).contains(&player.disks()),
            Deed::ScoreBonus => {
                let free = Laid::all().filter(|&laid| !player.has_disk(laid));
                free.into_iter().any(|laid| 0 < self.bonus_pv(by, laid))
            }
            Deed::TurnUp => {
                Development::ALL.iter().any(|&tile| self.can_turn_up(by, tile, effect.n))
            }
            Deed::BuyDevelopment => {
                let tiles = self.discarded_developments.iter();
                tiles.into_iter().any(|tile| self.can_pay(by, self.development_cost(tile), dues))
            }
            Deed::DevelopmentSets => usize::from(effect.n) <= player.developments.len(),
            Deed::Build => self.can_build_discarded(by, 0, dues),
            Deed::BuildLess => self.can_build_discarded(by, effect.n, dues),
            Deed::ActivateFree => {
                player.village.built().any(|(_, tile)| self.can_activate_free(by, tile, dues))
            }
        }
    }

    /// Whether anything of a mode would change something.
    pub(crate) fn mode_works(&self, by: Seat, mode: &Mode, dues: &Dues) -> bool {
        mode.effects.iter().any(|&effect| self.works(by, effect, dues))
    }

    pub(crate) fn can_improve(&self, by: Seat, colour: Colour, dues: &Dues) -> bool {
        let free = self.options.d06_free;
        self.step_cost(by, colour).is_some_and(|cost| free || self.can_pay(by, cost, dues))
    }

    /// SK-15.12.
    pub(crate) fn can_turn_up(&self, by: Seat, development: Development, most: u8) -> bool {
        self.is_face_down(by, development) && self.edition().development(development).cost <= most
    }

    pub(crate) fn can_build_discarded(&self, by: Seat, less: u8, dues: &Dues) -> bool {
        let tiles = self.discarded_buildings.iter();
        !self.players[by].village.is_full()
            && tiles
                .into_iter()
                .any(|tile| self.can_pay(by, self.building_cost(by, tile).less(less), dues))
    }

    /// The modes of an activation that can be paid and do something (SK-16.7).
    pub(crate) fn can_activate(
        &self,
        by: Seat,
        building: Building,
        mode: &Mode,
        dues: &Dues,
    ) -> bool {
        let Some(price) = mode.price.filter(|_| self.may_activate(by, building)) else {
            return false;
        };
        let mut all = *dues;
        let own = mode.effects.iter().find_map(|&effect| self.effect_cost(by, effect));
        if let Some(own) = own.filter(|own| 0 < own.n && !all.is_full()) {
            all.insert(0, own);
        }
        self.can_pay(by, price, &all) && self.is_worth_activating(by, mode, dues)
    }

    /// Something would change, unless it is agreed that nothing need (SK-16.7).
    pub(crate) fn is_worth_activating(&self, by: Seat, mode: &Mode, dues: &Dues) -> bool {
        self.options.void_activation || self.mode_works(by, mode, dues)
    }

    /// RW-d pays for it (SK-16.17).
    pub(crate) fn can_activate_free(&self, by: Seat, building: Building, dues: &Dues) -> bool {
        let modes = &self.edition().building(building).does.modes;
        let is_possible = |mode| self.is_worth_activating(by, mode, dues);
        self.may_activate(by, building) && modes.iter().any(is_possible)
    }

    /// Whether a building is the player's, has an activation and was not activated in this round.
    fn may_activate(&self, by: Seat, building: Building) -> bool {
        let village = &self.players[by].village;
        self.edition().building(building).does.is_activated()
            && self.place_of(by, building).is_some_and(|place| !village.is_activated(place))
    }

    /// A one-shot development that lies face up and is not in use (SK-15.6, SK-15.17).
    pub(crate) fn can_use(&self, by: Seat, development: Development, dues: &Dues) -> bool {
        let facts = self.edition().development(development);
        facts.kind == Type::OneShot
            && self.players[by].face_up.has(development)
            && !self.is_in_use(development)
            && facts.does.modes.iter().any(|mode| self.mode_works(by, mode, dues))
    }

    fn is_in_use(&self, development: Development) -> bool {
        use crate::frame::{Frame, Step};
        self.stack.contains(&Frame::Do(Step::TurnDown(development)))
    }

    /// The cells that take a free piste of a colour.
    pub(crate) fn open(&self, by: Seat, colour: Colour) -> Cells {
        self.players[by].slopes.open(colour, &self.edition().mountain)
    }
}
