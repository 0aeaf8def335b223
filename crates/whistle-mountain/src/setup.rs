//! The setup (chapters WM-2 and WM-3).

use tabletop::{Flow, List, PerSeat, Seat};

use crate::{
    Cx, WhistleMountain,
    ability::Abilities,
    award::Award,
    canyon::Canyon,
    card::Cards,
    event::Event,
    frame::{Question, Step},
    goods::Goods,
    grid::ROWS,
    machine::Size,
    options::Options,
    pile::Pile,
    scaffold::{PER_SHAPE, Scaffold, Scaffolds, Shape},
    state::{Floor, LEVELS, Now, Player, SEATS, Stack},
};

impl WhistleMountain {
    pub(crate) fn lay_out(seats: u8, options: Options, cx: &mut Cx<'_>) -> WhistleMountain {
        let mut game = WhistleMountain::empty(seats, options);
        // WM-3.1.
        let chairs = &[1; SEATS][..usize::from(seats)];
        game.first = Seat(cx.draw(Pile::First, chairs) as u8);
        game.active = game.first;
        let first = game.first;
        cx.tell(|| Event::Started { seats, first });
        game.lay_market(cx);
        game.lay_awards(cx);
        for shape in 0..Shape::COUNT {
            let stack = &mut game.scaffolds[shape];
            stack.top = stack.hidden.draw(Pile::Scaffolds, cx.chance);
        }
        game.equip();
        game.deal_abilities(cx);
        game.then(Step::Begin);
        let order: List<Seat, 4> = game.from(first).collect();
        order.iter().rev().for_each(|&seat| game.ask(seat, Question::StartStack));
        order.iter().for_each(|&seat| game.ask(seat, Question::Draft));
        game.run(cx);
        game
    }

    /// A table with everything in its box or stack.
    fn empty(seats: u8, options: Options) -> WhistleMountain {
        let edition = options.edition;
        let first_game = options.first_game;
        let machines =
            Size::ALL.iter().flat_map(|&size| edition.machines_of(size, first_game).iter());
        WhistleMountain {
            options,
            seats,
            first: Seat(0),
            active: Seat(0),
            turn: 0,
            last_turns: None,
            over: false,
            players: PerSeat::default(),
            canyon: Canyon::default(),
            tower: [Floor::default(); ROWS as usize],
            supply: Goods::of_each(edition.board.tokens.into()),
            swap: None,
            toll: Goods::NONE,
            market: [[None; 3]; Size::COUNT],
            machines: machines.collect(),
            upgrade_market: [None; 3],
            upgrades: edition.upgrades_in_box(first_game),
            scaffolds: [0, 1, 2].map(|shape| {
                let counts = std::array::from_fn(|at| {
                    let is_here = at / PER_SHAPE == shape;
                    if is_here { edition.scaffold(Scaffold::at(at)).copies } else { 0 }
                });
                Stack { hidden: Scaffolds::of(counts), ..Stack::default() }
            }),
            deck: edition.cards_in_box(),
            discard: Cards::default(),
            awards: edition.awards_in_box(),
            draft: Abilities::default(),
            drawn: List::default(),
            copied: None,
            now: Now::default(),
            stack: List::default(),
        }
    }

    /// Three faceup of each size, three upgrades (WM-2.3 to WM-2.5, WM-2.12).
    fn lay_market(&mut self, cx: &mut Cx<'_>) {
        for &size in Size::ALL {
            (0..3).for_each(|at| self.show_machine(size, at, cx));
        }
        self.upgrade_market = [(); 3].map(|()| self.draw_upgrade(cx));
        let (machines, upgrades) = (self.market, self.upgrade_market);
        cx.tell(|| Event::MarketLaid { machines, upgrades });
    }

    /// The rescue awards on floor 1, one of the others on each higher floor (WM-2.8 to WM-2.10).
    fn lay_awards(&mut self, cx: &mut Cx<'_>) {
        let rescues = self.awards.count(Award::Rescue);
        (0..rescues).for_each(|_| self.awards.take(Award::Rescue));
        self.tower[0] = Floor { award: (0 < rescues).then_some(Award::Rescue), left: rescues };
        for floor in 2..=self.edition().board.rows {
            let award = self.awards.draw(Pile::Awards, cx.chance);
            let left = u8::from(award.is_some());
            self.tower[usize::from(floor - 1)] = Floor { award, left };
        }
    }

    /// Starting stock and workers (WM-3.4 to WM-3.9).
    fn equip(&mut self) {
        for (n, seat) in self.from(self.first).enumerate() {
            let mut player = Player::default();
            player.workers.barracks = (1 << LEVELS) - 1;
            player.workers.whirlpool = 2;
            self.players[seat] = player;
            self.take(seat, self.edition().start(n as u8));
        }
    }

    /// One more than there are players (WM-3.10).
    fn deal_abilities(&mut self, cx: &mut Cx<'_>) {
        let mut all = self.edition().abilities_in_box(self.options.first_game);
        for _ in 0..=self.seats {
            let drawn = all.draw(Abilities::all(), Pile::Abilities, cx.chance);
            drawn.into_iter().for_each(|ability| self.draft.insert(ability));
        }
    }
}
