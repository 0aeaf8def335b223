//! Setup (chapter 4) and what is different with two players (IM-28.1 to IM-28.4).

use tabletop::{Bag, Ctx, Flow, List, PerSeat, Seat};

use crate::{
    Cx, Imaginarium,
    assistant::Assistant,
    board::{BELT, Piece, Space},
    edition::Workshop,
    event::Event,
    frame::{Frame, Step},
    machine::{Family, Machine, Machines},
    options::Options,
    pile::Pile,
    project::{Project, Projects},
    slot::{Slot, Slots, Stack},
    state::{Player, SEATS},
};

impl Imaginarium {
    pub(crate) fn lay_out(seats: u8, options: Options, cx: &mut Ctx<'_, Event>) -> Imaginarium {
        let edition = options.edition;
        let mut game = Imaginarium {
            options,
            seats,
            round: 0,
            players: PerSeat::default(),
            belt: [None; BELT],
            standing: [None; Space::COUNT],
            waiting: List::default(),
            initiative: [None; SEATS],
            path: List::default(),
            deck: Machines::of(std::array::from_fn(|i| edition.machine(Machine::at(i)).copies)),
            shredder: Machines::default(),
            room: [None; 3],
            assistants: Bag::of([1; Assistant::COUNT]),
            office: Projects::default(),
            reserve: Bag::of([1; Project::COUNT]),
            buried: Projects::default(),
            before: Slots::default(),
            stack: List::default(),
        };
        cx.tell(|| Event::Started { seats });
        game.deal_workshops(cx);
        game.set_initiative();
        game.lay_first_belt(cx);
        game.fill_room(cx);
        let room = game.room;
        cx.tell(|| Event::RoomOpened { room });
        for _ in 0..edition.projects_shown(seats) {
            let project = game.reserve.draw(Pile::Projects, cx.chance).expect("14 projects");
            game.office.insert(project);
        }
        let office = game.office;
        cx.tell(|| Event::OfficeOpened { office });
        game.stack.push(Frame::Do(Step::Round));
        game.run(cx);
        game
    }

    /// A random workshop each (IM-4.3) with its goods and its machines, repaired and loose
    /// (IM-4.4, IM-4.5). The machines of the others stay in the deck (IM-4.6).
    fn deal_workshops(&mut self, cx: &mut Cx<'_>) {
        let mut boxed: Bag<Workshop, { Workshop::COUNT }> = Bag::of([1; Workshop::COUNT]);
        for seat in self.all_seats() {
            let workshop = boxed.draw(Pile::Workshops, cx.chance).expect("five workshops");
            self.furnish(seat, workshop);
            let goods = self.players[seat].goods;
            cx.tell(|| Event::WorkshopDealt { seat, workshop, goods });
        }
    }

    pub(crate) fn furnish(&mut self, seat: Seat, workshop: Workshop) {
        let edition = self.options.edition;
        let facts = edition.workshop(workshop);
        let goods = self.options.starting_goods(workshop);
        self.players[seat] = Player { workshop, goods, ..Player::default() };
        for &machine in &facts.machines {
            self.deck.take(machine);
            let slot = Slot { stack: Stack::single(machine), down: false };
            self.players[seat].slots.insert(slot);
        }
    }

    /// The number printed on the workshop (IM-4.8); with two players the saboteurs stand on 1
    /// and 2, the handymen on 3 and 4, the lower workshop first (IM-28.3, IM-28.4).
    pub(crate) fn set_initiative(&mut self) {
        let edition = self.options.edition;
        let number = |game: &Imaginarium, seat: Seat| {
            edition.workshop(game.players[seat].workshop).initiative
        };
        self.initiative = [None; SEATS];
        if 2 < self.seats {
            for seat in self.all_seats() {
                self.initiative[usize::from(number(self, seat)) - 1] = Some(Piece::handyman(seat));
            }
            return;
        }
        let mut order = [Seat(0), Seat(1)];
        order.sort_by_key(|&seat| number(self, seat));
        for (i, seat) in order.into_iter().enumerate() {
            self.initiative[i] = Some(Piece::saboteur(seat));
            self.initiative[i + 2] = Some(Piece::handyman(seat));
        }
    }

    /// Seven machines without an attack among them; a revealed attack goes back to a random place
    /// (IM-4.10, IM-4.11). Highest level at M1, the earlier of equals further right (IM-4.13, IM-4.14).
    fn lay_first_belt(&mut self, cx: &mut Cx<'_>) {
        let mut shown = List::<_, BELT>::default();
        while !shown.is_full() {
            let machine = self.deck.draw(Pile::Machines, cx.chance).expect("61 machines");
            if machine.family() == Family::Attack {
                self.deck.put(machine);
                cx.tell(|| Event::AttackReturned { machine });
            } else {
                shown.push(Some(machine));
            }
        }
        let level = |machine: &Option<Machine>| {
            machine.map_or(0, |machine| self.options.edition.machine(machine).level)
        };
        // Not `sort_by_key`: a stable sort of more than a few items allocates.
        for right in (0..BELT).rev() {
            let lowest = (0..=right).min_by_key(|&i| (level(&shown[i]), i)).expect("not empty");
            self.belt[right] = shown.remove(lowest);
        }
        let belt = self.belt;
        cx.tell(|| Event::BeltLaid { belt });
    }

    /// The empty places of the meeting room, as far as the deck lasts (IM-25.6).
    pub(crate) fn fill_room(&mut self, cx: &mut Cx<'_>) {
        for place in &mut self.room {
            if place.is_none() {
                *place = self.assistants.draw(Pile::Assistants, cx.chance);
            }
        }
    }
}
