//! The setup (chapter SK-2).

use tabletop::{Flow, PerSeat, Seat, Set};

use crate::{
    Cx, SkiStation,
    bonus::{Bonus, Bonuses, LAID},
    building::{Building, Buildings},
    development::{Development, Developments},
    event::Event,
    frame::Step,
    options::Options,
    pile::Pile,
    plate::{COLUMNS, SQUARES, Spot, Square, Tile},
    reward::{Reward, Rewards},
    state::{Player, SEATS},
    stock::Staff,
};

impl SkiStation {
    pub(crate) fn lay_out(seats: u8, options: Options, cx: &mut Cx<'_>) -> SkiStation {
        let edition = options.edition.get();
        let mut game = SkiStation {
            options,
            seats,
            round: 1,
            active: Seat(0),
            over: false,
            players: PerSeat::default(),
            plates: [[None; SQUARES]; 2],
            buildings: Building::ALL.iter().copied().skip(1).collect(),
            developments: Development::ALL.iter().copied().collect(),
            drawn: [0; 2],
            discarded_buildings: Buildings::default(),
            discarded_developments: Developments::default(),
            bonuses: [Bonus::SignatureColour; LAID],
            rewards: Reward::ALL.iter().copied().collect(),
            office: 0,
            stack: tabletop::List::default(),
        };
        let order = game.draw_order(cx);
        game.bonuses = SkiStation::draw_bonuses(cx);
        let removed = game.remove_reward(cx);
        let bonuses = game.bonuses;
        cx.tell(|| Event::Started { order, bonuses, removed });
        for (at, seat) in order.into_iter().flatten().enumerate() {
            let start = edition.start[at];
            let mut player = Player {
                pawn: Spot { column: 0, row: at as u8 + 1 },
                eur: start.eur.into(),
                time: start.time,
                standing: Staff { permanents: start.permanents, seasonals: 0 },
                slopes: edition.mountain.start,
                cubes: edition.board.cubes,
                octagons: edition.board.octagons,
                ..Player::default()
            };
            player.village.buildings[edition.base.index()] = Some(Building::BaseLodge);
            game.players[seat] = player;
        }
        game.fill_office();
        game.fill_plate(1, cx);
        game.fill_plate(2, cx);
        game.then(Step::Income);
        game.run(cx);
        game
    }

    /// SK-2.16.
    fn draw_order(&self, cx: &mut Cx<'_>) -> [Option<Seat>; SEATS] {
        let mut chairs = [0; SEATS];
        chairs[..usize::from(self.seats)].fill(1);
        let mut order = [None; SEATS];
        for (at, place) in order.iter_mut().enumerate().take(self.seats.into()) {
            let seat = match self.options.given_order {
                true => at,
                false => cx.draw(Pile::Order, &chairs[..usize::from(self.seats)]),
            };
            chairs[seat] = 0;
            *place = Some(Seat(seat as u8));
        }
        order
    }

    /// SK-2.6, SK-2.7.
    fn draw_bonuses(cx: &mut Cx<'_>) -> [Bonus; LAID] {
        let mut all: Bonuses = Bonus::ALL.iter().copied().collect();
        [(); LAID].map(|()| {
            all.draw(Set::all(), Pile::Bonuses, cx.chance).expect("there are more than seven")
        })
    }

    /// SK-2.10.
    fn remove_reward(&mut self, cx: &mut Cx<'_>) -> Option<Reward> {
        match self.options.sixteen_rewards {
            true => None,
            false => self.rewards.draw(Rewards::all(), Pile::Rewards, cx.chance),
        }
    }

    /// Every slot of the office for this number of players has a permanent (SK-2.12, SK-19.8).
    pub(crate) fn fill_office(&mut self) {
        let slots = self.edition().layout(self.seats).office.iter().flatten().count();
        self.office = (1 << slots) - 1;
    }

    /// Puts a tile on every white and yellow square, row by row (SK-2.14, SK-2.15).
    pub(crate) fn fill_plate(&mut self, round: u8, cx: &mut Cx<'_>) {
        let face = self.edition().face(self.seats, round);
        for at in 0..usize::from(face.rows * COLUMNS) {
            let tile = match face.squares[at] {
                Square::Building => self.draw_building(cx).map(Tile::Building),
                Square::Development => self.draw_development(cx).map(Tile::Development),
                Square::Recruitment | Square::Pistes => None,
            };
            self.plate_mut(round)[at] = tile;
        }
        let tiles = *self.plate(round);
        cx.tell(|| Event::PlateFilled { round, tiles });
    }

    /// The next tile of a pile is one of those of its back that nobody has seen: which of them lie
    /// in the pile nobody knows (SK-31.5).
    fn draw_building(&mut self, cx: &mut Cx<'_>) -> Option<Building> {
        let second = self.is_second(0);
        self.drawn[0] += 1;
        let among = self.edition().buildings_of(second);
        self.buildings.draw(among, Pile::Buildings, cx.chance)
    }

    fn draw_development(&mut self, cx: &mut Cx<'_>) -> Option<Development> {
        let second = self.is_second(1);
        self.drawn[1] += 1;
        let among = self.edition().developments_of(second);
        self.developments.draw(among, Pile::Developments, cx.chance)
    }

    /// Whether the top tile of a pile has back II (SK-2.4).
    pub(crate) fn is_second(&self, pile: usize) -> bool {
        self.edition().layout(self.seats).piles[0] <= self.drawn[pile]
    }

    /// Tiles left in a pile.
    pub fn pile(&self, pile: usize) -> u8 {
        self.edition().layout(self.seats).piles.iter().sum::<u8>() - self.drawn[pile]
    }
}
