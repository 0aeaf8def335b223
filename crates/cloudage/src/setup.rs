//! The setup (chapters CA-4 to CA-6).

use tabletop::{Flow, List, PerSeat, Seat, Set};

use crate::{
    CloudAge, Cx,
    action::Good,
    card::{Card, Cards, Sleeve},
    edition::{Face, Layout, NUMBERS, Sides},
    event::Event,
    frame::{Question, Source, Step},
    map::Cells,
    mission::{Mission, Missions},
    options::{Options, SIDES},
    pile::Pile,
    plant::{Plant, Plants},
    project::{Project, Projects},
    state::{District, Now, Player, SEATS},
    story::{Chapter, Stories},
    tile::Tiles,
};

impl CloudAge {
    pub(crate) fn lay_out(seats: u8, options: Options, cx: &mut Cx<'_>) -> CloudAge {
        let edition = options.edition.get();
        let layout = match options.campaign {
            Some(bags) => &edition.chapter(Chapter::at(usize::from(bags.chapter) - 1)).layout,
            None => &edition.scenario(options.scenario()).layout,
        };
        let mut game = CloudAge {
            options,
            seats,
            sides: Sides::default(),
            boards: layout.boards,
            planting: layout.plants,
            rounds: layout.rounds[usize::from(seats == 4)],
            round: 0,
            first: Seat(0),
            active: Seat(0),
            over: false,
            players: PerSeat::default(),
            deck: Projects::default(),
            discard: Projects::default(),
            bag: Plants::default(),
            laid: [Cells::NONE; Plant::COUNT],
            districts: [District { sleeve: Sleeve::Sl1, left: 0, top: None }; 3],
            unseen: Card::city_cards().iter().copied().collect(),
            zone: Cards::default(),
            tiles: Tiles::default(),
            books: 0,
            story: None,
            read: Stories::default(),
            ready: None,
            ending: None,
            numbers: 1,
            weapons_removed: Tiles::default(),
            tolls: [0; 2],
            storm: false,
            campaign_points: 0,
            now: Now::default(),
            stack: List::default(),
        };
        game.open_bags(cx);
        game.sides = game.draw_sides(layout, cx);
        game.first = game.draw_first(cx);
        let first = game.first;
        cx.tell(|| Event::Started { first });
        game.lay_sleeves(cx);
        game.deck = game.numbered(game.numbers);
        game.deal(layout, cx);
        game.then(Step::Round);
        game.ask_setup(layout);
        game.tell_story(cx);
        game.run(cx);
        game
    }

    /// What the scenario or the green bag brings (CA-6.4, CA-6.5, CA-6.8, CA-6.9), and the setup lines
    /// of the start card (CA-6.11).
    fn open_bags(&mut self, cx: &mut Cx<'_>) {
        match self.options.campaign {
            Some(bags) => {
                self.numbers |= bags.numbers;
                self.tiles = bags.tiles;
                self.weapons_removed = bags.weapons_removed;
                self.read = bags.read;
                self.story = Some(bags.start);
                self.set_up_story(bags.start, cx);
            }
            None => {
                let facts = self.edition().scenario(self.options.scenario());
                self.numbers = facts.numbers;
                self.tiles = facts.tiles;
            }
        }
    }

    /// CA-4.2, CA-4.3.
    fn draw_sides(&self, layout: &Layout, cx: &mut Cx<'_>) -> Sides {
        let chosen = SIDES[usize::from(self.options.sides)];
        let mut sides = Sides::default();
        for board in 1..=layout.boards {
            let b = match layout.faces[usize::from(board) - 1] {
                Face::Players => self.seats == 4,
                Face::A => false,
                Face::B => true,
                Face::Free => match chosen {
                    "random" => cx.draw(Pile::Sides, &[1, 1]) == 1,
                    "A" | "B" => chosen == "B",
                    each => each.as_bytes()[usize::from(board) - 2] == b'B',
                },
            };
            sides = sides.with(board, b);
        }
        sides
    }

    /// CA-5.14.
    fn draw_first(&self, cx: &mut Cx<'_>) -> Seat {
        match self.options.first_player {
            0 if self.seats == 1 => Seat(0),
            0 => {
                let chairs = [1; SEATS];
                let chairs = &chairs[..usize::from(self.seats)];
                Seat(cx.draw(Pile::First, chairs) as u8)
            }
            seat => Seat((seat - 1) % self.seats),
        }
    }

    /// CA-4.7 to CA-4.9.
    fn lay_sleeves(&mut self, cx: &mut Cx<'_>) {
        let mut sleeves: Set<Sleeve> = Set::all();
        let cards = self.edition().measures.sleeve_cards;
        for at in 0..self.districts.len() {
            let drawn = sleeves.draw(Set::all(), Pile::Sleeves, cx.chance);
            let sleeve = drawn.expect("there are six sleeves");
            self.districts[at] = District { sleeve, left: cards, top: None };
        }
        (0..self.districts.len()).for_each(|at| self.show_top(at, cx));
    }

    /// The top card of a sleeve comes to light.
    pub(crate) fn show_top(&mut self, at: usize, cx: &mut Cx<'_>) {
        let district = &mut self.districts[at];
        district.top = None;
        if 0 < district.left {
            district.top = self.unseen.draw(Set::all(), Pile::CityCards, cx.chance);
        }
    }

    /// All Project cards with these numbers.
    pub(crate) fn numbered(&self, numbers: u16) -> Projects {
        let mut cards = Projects::default();
        for &project in Project::ALL {
            let copies = &self.edition().project(project).copies;
            for number in (0..NUMBERS).filter(|number| numbers >> number & 1 == 1) {
                (0..copies[number]).for_each(|_| cards.put(project));
            }
        }
        cards
    }

    fn has_missions(&self, layout: &Layout) -> bool {
        let left_out = self.options.no_missions
            && self.options.campaign.is_none()
            && self.options.scenario == 0;
        layout.missions && !left_out
    }

    /// Missions, goods and tiles, Navigation decks and Project cards (CA-4.13).
    fn deal(&mut self, layout: &Layout, cx: &mut Cx<'_>) {
        let measures = &self.edition().measures;
        if self.has_missions(layout) {
            let mut pile: Missions = Set::all();
            for seat in self.turn_order() {
                for _ in 0..measures.missions_dealt {
                    let dealt = pile.draw(Set::all(), Pile::Missions, cx.chance);
                    let mission: Mission = dealt.expect("there are twelve missions");
                    self.players[seat].missions.insert(mission);
                    cx.tell(|| Event::MissionDealt { seat, mission });
                }
            }
        }
        self.bag = self.edition().bag;
        for seat in self.turn_order() {
            self.players[seat] = Player {
                water: measures.water.into(),
                metal: measures.metal.into(),
                energy: measures.energy.into(),
                airship: self.edition().start,
                deck: self.starting_cards(),
                ..self.players[seat]
            };
            if self.planting || !self.options.no_setup_water {
                self.gain(seat, Good::Plants, measures.plants, Source::Start, cx);
            }
        }
        for seat in self.turn_order() {
            (0..measures.projects_drawn).for_each(|_| self.draw_project(seat, cx));
        }
    }

    /// CA-5.11.
    pub(crate) fn starting_cards(&self) -> Cards {
        let mut cards = Cards::default();
        for (&card, &copies) in Card::ALL.iter().zip(&self.edition().starting) {
            (0..copies).for_each(|_| cards.put(card));
        }
        cards
    }

    /// Each player keeps a mission, then five cards (CA-5.20).
    fn ask_setup(&mut self, layout: &Layout) {
        let measures = &self.edition().measures;
        let missions = self.has_missions(layout) && !self.options.both_missions;
        for seat in self.turn_order().rev() {
            for _ in measures.projects_kept..measures.projects_drawn {
                self.ask(seat, Question::Discard);
            }
            if missions {
                self.ask(seat, Question::Mission);
            }
        }
    }
}
