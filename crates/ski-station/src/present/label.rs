//! Answers in words.

use scene::Line;
use tabletop::Seat;

use super::{gain::Gain, text, words};
use crate::{
    SkiStation,
    action::Action,
    bonus::Bonus,
    building::Building,
    colour::Colour,
    development::Development,
    frame::{From, Question},
    plate::{OUT, Spot, Square},
    stock::{Bundle, Cost},
    village::Place,
};

impl SkiStation {
    pub(super) fn label_of(&self, by: Seat, action: Action) -> Line {
        match action {
            Action::Go(spot) => self.label_go(by, spot),
            Action::Out => {
                let out = Spot { column: OUT, row: 1 };
                Line::new("do-out").with("gain", words::bundle(self.outlook(by).bonus(out)))
            }
            Action::Take => self.label_take(by),
            Action::Permanent(price) => {
                Line::new("do-permanent").with("cost", words::cost(Cost::euros(price)))
            }
            Action::Seasonals(n) => {
                let price = self.edition().seasonals[usize::from(n - 1)];
                words::amount("do-seasonals", n + self.more_seasonals(by))
                    .with("cost", words::cost(Cost::euros(price)))
            }
            Action::Disk(bonus) => self.label_disk(by, bonus),
            Action::MoveDisk(bonus) => self.label_bonus("do-from", by, bonus),
            Action::MoveDiskTo(bonus) => self.label_bonus("do-to", by, bonus),
            Action::ScoreBonus(bonus) => self.label_bonus("do-score", by, bonus),
            Action::Piste(colour, cell) => {
                let gains = self.gains_of_piste(by, colour, cell);
                bringing("do-piste", &gains)
                    .with("piste", words::piste(colour))
                    .with("at", words::cell(by, cell))
            }
            Action::Stop => self.label_stop(by),
            Action::Fell => match self.open_question() {
                Some(Question::Pending(pending)) => words::amount("do-fell", pending.felled),
                _ => Line::new("nothing"),
            },
            Action::RewardCell(cell) => {
                let rank = self.edition().mountain.ranks[cell.index()];
                words::amount("do-reward-cell", self.reward_rank(by, rank))
                    .with("at", words::cell(by, cell))
            }
            Action::Line(row) => {
                let rank = self.edition().mountain.lines[usize::from(row - 1)];
                words::amount("do-line", self.reward_rank(by, rank)).with("row", row)
            }
            Action::RewardTile(tile) => Line::new("do-reward")
                .with("what", words::named(tile.id()))
                .with("text", text::reward(&self.options, tile)),
            Action::Pv => match self.open_question() {
                Some(Question::Reward(rank)) => words::amount("n-pv", self.reward_rank(by, rank)),
                _ => Line::new("nothing"),
            },
            Action::Pay(bundle) => self.label_pay(by, bundle),
            action => self.label_rest(by, action),
        }
    }

    /// The answers to what tiles ask, and any-time actions.
    fn label_rest(&self, by: Seat, action: Action) -> Line {
        match action {
            Action::Site(place) => self.label_site(by, place),
            Action::Building(tile) => self.label_discarded(by, tile),
            Action::Development(tile) => self.label_development(tile),
            Action::Improve(colour) => self.label_improve(by, colour),
            Action::Mode(n) => self.label_mode(n),
            Action::Stand { permanents, seasonals } => {
                let staff = Bundle { permanents, seasonals, ..Bundle::default() };
                Line::new("do-stand").with("who", words::bundle(staff))
            }
            Action::Time(n) => self.label_time(by, n),
            Action::Seat(slot) => Line::new("do-seat").with("slot", words::slot(slot)),
            Action::Unseat(slot) => Line::new("do-unseat").with("slot", words::slot(slot)),
            Action::Activate(building) => self.label_activate(building),
            Action::DiscardCube => {
                Line::new("do-discard-cube").with("cost", words::cost(self.cube_cost(by)))
            }
            Action::DiscardOctagon => {
                Line::new("do-discard-octagon").with("cost", words::cost(self.octagon_cost(by)))
            }
            Action::Use(tile) => Line::new("do-use")
                .with("what", words::named(tile.id()))
                .with("text", text::does(&self.options, &self.edition().development(tile).does)),
            Action::Decline => Line::new(match self.open_question() {
                Some(Question::FreePiste { .. }) => "do-decline-piste",
                Some(Question::Discarded { .. }) => "do-decline-build",
                Some(Question::Threshold) => "do-decline-threshold",
                Some(Question::ActivateFree(_)) => "do-decline-activate",
                _ => "do-decline",
            }),
            Action::End => Line::new("do-end"),
            _ => unreachable!("{action} is told elsewhere"),
        }
    }

    /// What lies there, what the way brings and what it costs.
    fn label_go(&self, by: Seat, spot: Spot) -> Line {
        let square = self.edition().square(self.seats, spot);
        let tile = self.plate(spot.round())[spot.index()];
        let tile = tile.filter(|_| matches!(square, Square::Building | Square::Development));
        let what = tile.map_or_else(|| Line::new(format!("square-{square}")), words::tile);
        let outlook = self.outlook(by);
        let bonus = outlook.bonus(spot);
        let mut lines = words::amounts([("n-time", bonus.time), ("n-eur", bonus.eur)]);
        let is_guard = !self.can_go(&outlook, spot);
        if is_guard {
            lines.push(Line::new("no-action"));
        } else {
            lines.extend(words::amounts([("malus", outlook.malus(spot))]));
            let cost = tile.map(|tile| words::cost(self.tile_cost(by, tile)));
            lines.extend(cost.map(|cost| Line::new("costs").with("cost", cost)));
        }
        let key = if lines.is_empty() { "do-go-plain" } else { "do-go" };
        let line = Line::new(key).with("spot", words::spot(spot)).with("what", what);
        if lines.is_empty() { line } else { line.with_list("list", lines) }
    }

    fn label_take(&self, by: Seat) -> Line {
        let spot = self.players[by].pawn;
        let Some(tile) = self.plate(spot.round())[spot.index()] else {
            return Line::new("nothing");
        };
        Line::new("do-take")
            .with("what", words::tile(tile))
            .with("cost", words::cost(self.tile_cost(by, tile)))
    }

    fn label_disk(&self, by: Seat, bonus: Bonus) -> Line {
        if let Some(Question::Disk { free: true }) = self.open_question() {
            return self.label_bonus("do-disk-free", by, bonus);
        }
        let parts = self.disk_cost(by, self.laid(bonus)).into_iter().filter(|part| 0 < part.n);
        let cost = words::together(parts.map(words::cost).collect());
        self.label_bonus("do-disk", by, bonus).with("cost", cost)
    }

    /// With what a tile scores, and what that is now.
    fn label_bonus(&self, key: &'static str, by: Seat, bonus: Bonus) -> Line {
        Line::new(key)
            .with("bonus", words::named(bonus.id()))
            .with("pv", i32::from(self.bonus_pv(by, self.laid(bonus))))
            .with("text", text::scores(&self.options, bonus))
    }

    fn label_stop(&self, by: Seat) -> Line {
        let Some(Question::Piste { lot, .. }) = self.open_question() else {
            return Line::new("nothing");
        };
        let cost = self.lot_cost(by, lot.len(), self.has_black(by, lot));
        words::amount("do-stop", lot.len()).with("cost", words::cost(cost))
    }

    fn label_pay(&self, by: Seat, bundle: Bundle) -> Line {
        match self.open_question() {
            Some(Question::Pay(cost, _)) => words::payment(bundle, cost, self.purse(by)),
            _ => words::bundle(bundle),
        }
    }

    fn label_site(&self, by: Seat, place: Place) -> Line {
        let gains = match self.open_question() {
            Some(Question::Site(building)) => self.gains_of_site(by, building, place),
            _ => Vec::new(),
        };
        bringing("do-site", &gains).with("at", words::place(by, place))
    }

    fn label_discarded(&self, by: Seat, tile: Building) -> Line {
        let less = match self.open_question() {
            Some(Question::Discarded { less, .. }) => less,
            _ => 0,
        };
        Line::new("do-build")
            .with("what", words::named(tile.id()))
            .with("cost", words::cost(self.building_cost(by, tile).less(less)))
            .with("text", text::does(&self.options, &self.edition().building(tile).does))
    }

    fn label_development(&self, tile: Development) -> Line {
        let does = text::does(&self.options, &self.edition().development(tile).does);
        let line = match self.open_question() {
            Some(Question::TurnUp(_)) => Line::new("do-turn-up"),
            _ => Line::new("do-develop").with("cost", words::cost(self.development_cost(tile))),
        };
        line.with("what", words::named(tile.id())).with("text", does)
    }

    /// The step that would be reached, its value and what it gives (SK-17.7, SK-17.9).
    fn label_improve(&self, by: Seat, colour: Colour) -> Line {
        let steps = &self.edition().track(colour).steps;
        let step = &steps[usize::from(self.players[by].steps[colour.index()])];
        let cost = match self.open_question() {
            Some(Question::Threshold) => self.phase_3_cost(by, colour),
            Some(Question::Improve { paid: true }) if !self.options.d06_free => {
                self.step_cost(by, colour)
            }
            _ => None,
        };
        Line::new("do-improve")
            .with("threshold", words::threshold(colour))
            .with("value", self.next_threshold(by, colour))
            .with("step", text::step(&self.options, step))
            .with("cost", words::cost(cost.unwrap_or_default()))
    }

    fn label_mode(&self, n: u8) -> Line {
        let Some(Question::Mode { from, free }) = self.open_question() else {
            return Line::new("nothing");
        };
        let mode = &self.does(from).modes[usize::from(n - 1)];
        match free {
            true => text::effects(&self.options, &mode.effects),
            false => text::mode(&self.options, mode),
        }
    }

    /// How many permanents leave because their wage stays unpaid (SK-4.10).
    fn label_time(&self, by: Seat, time: u8) -> Line {
        let (eur, unpaid) = self.wages_with(by, time);
        let paid = Bundle { eur: eur as u8, time, ..Bundle::default() };
        match unpaid {
            0 => Line::new("do-wages").with("what", words::bundle(paid)),
            n => words::amount("do-wages-short", n).with("what", words::bundle(paid)),
        }
    }

    fn label_activate(&self, building: Building) -> Line {
        let does = self.does(From::Building(building));
        let modes = does.modes.iter();
        let (key, modes) = match self.open_question() {
            Some(Question::ActivateFree(_)) => {
                let effects = modes.map(|mode| text::effects(&self.options, &mode.effects));
                ("do-activate-free", effects.collect())
            }
            _ => ("do-activate", modes.map(|mode| text::mode(&self.options, mode)).collect()),
        };
        Line::new(key).with("what", words::named(building.id())).with("text", words::either(modes))
    }
}

/// A sentence about a place, and what it would bring if anything.
fn bringing(key: &'static str, gains: &[Gain]) -> Line {
    if gains.is_empty() {
        return Line::new(key);
    }
    let gains = gains.iter().map(|gain| gain.in_words());
    Line::new(format!("{key}-bringing")).with_list("list", gains)
}
