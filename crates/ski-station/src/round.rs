//! The four phases of a round (chapters SK-3 to SK-5, SK-17 to SK-19).

use tabletop::{Flow, Seat};

use crate::{
    Cx, SkiStation,
    colour::Colour,
    effect::Perk,
    event::{Event, Reason, Source},
    frame::{Laid, Question, Step},
    plate::{ROUNDS, SQUARES, Tile},
    stock::Bundle,
};

impl SkiStation {
    /// Income for everybody, then wages (chapter SK-4).
    pub(crate) fn phase_1(&mut self, cx: &mut Cx<'_>) {
        let (round, bonus) = (self.round, self.bonuses[usize::from(self.round - 1)]);
        cx.tell(|| Event::RoundStarted { round, bonus });
        let order = self.order();
        for &seat in order.iter() {
            let income = self.income(seat);
            self.gain(seat, income, Source::Income, cx);
        }
        self.then(Step::Turns);
        order.iter().rev().for_each(|&seat| self.ask(seat, Question::Wages));
    }

    /// SK-4.2.
    pub(crate) fn income(&self, seat: Seat) -> Bundle {
        let (player, edition) = (&self.players[seat], self.edition());
        let buildings = player.village.built().map(|(_, tile)| &edition.building(tile).does);
        let developments = player.face_up.iter().map(|tile| &edition.development(tile).does);
        let rewards = player.kept.iter().map(|tile| &edition.reward(tile).does);
        let steps = Colour::TRACKS.into_iter().flat_map(|colour| {
            let reached = usize::from(player.steps[colour.index()]);
            edition.track(colour).steps[..reached].iter().map(|step| &step.does)
        });
        let mut income = Bundle::default();
        for does in buildings.chain(developments).chain(rewards).chain(steps) {
            income.eur = income.eur.saturating_add(does.eur);
            income.seasonals = income.seasonals.saturating_add(does.seasonals);
        }
        income
    }

    /// Phase 2: the rearmost player moves, until no pawn is left on the plate (SK-5.1, SK-5.22).
    pub(crate) fn next_turn(&mut self, cx: &mut Cx<'_>) {
        let seat = self.order()[0];
        if !self.is_on_current_plate(self.players[seat].pawn) {
            return self.then(Step::Thresholds);
        }
        self.active = seat;
        cx.tell(|| Event::TurnStarted { seat });
        self.ask(seat, Question::Move);
    }

    pub(crate) fn phase_3(&mut self) {
        self.then(Step::Evaluation);
        let order = self.order();
        order.iter().rev().for_each(|&seat| self.ask(seat, Question::Threshold));
    }

    /// Evaluation, then upkeep (chapters SK-18 and SK-19).
    pub(crate) fn phase_4(&mut self, cx: &mut Cx<'_>) {
        let order = self.order();
        for &seat in order.iter() {
            self.evaluate(seat, cx);
        }
        for &seat in order.iter() {
            self.tidy_up(seat, cx);
        }
        if self.round == ROUNDS {
            return self.end_game(cx);
        }
        self.discard_plate(cx);
        self.round += 1;
        self.fill_office();
        cx.tell(|| Event::OfficeFilled);
        if self.round < ROUNDS {
            self.fill_plate(self.round + 1, cx);
        }
        self.then(Step::Income);
    }

    fn evaluate(&mut self, seat: Seat, cx: &mut Cx<'_>) {
        let mut giving = 0;
        let player = self.players[seat];
        for laid in Laid::all().filter(|&laid| player.has_disk(laid)) {
            let pv = self.bonus_pv(seat, laid);
            giving += u8::from(0 < pv);
            self.score(seat, pv, Reason::Bonus(self.bonuses[laid.index()]), cx);
        }
        // SK-18.6.
        if let Some(eur) = self.perk(seat, Perk::BonusEur) {
            self.gain_eur(seat, eur * giving, Source::Bonuses, cx);
        }
    }

    /// SK-19.1 to SK-19.5.
    fn tidy_up(&mut self, seat: Seat, cx: &mut Cx<'_>) {
        let player = &mut self.players[seat];
        let paid = player.village.clear();
        let lost = player.lying.seasonals + paid.seasonals;
        player.standing.permanents += player.lying.permanents + paid.permanents;
        player.lying = Default::default();
        if 0 < lost {
            cx.tell(|| Event::SeasonalsLeft { seat, lost });
        }
    }

    /// SK-19.9.
    fn discard_plate(&mut self, cx: &mut Cx<'_>) {
        let tiles = std::mem::replace(self.plate_mut(self.round), [None; SQUARES]);
        for tile in tiles.into_iter().flatten() {
            match tile {
                Tile::Building(building) => self.discarded_buildings.insert(building),
                Tile::Development(development) => self.discarded_developments.insert(development),
            }
            cx.tell(|| Event::TileDiscarded { tile });
        }
    }
}
