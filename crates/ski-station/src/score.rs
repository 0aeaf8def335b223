//! Scoring: bonus tiles, the end of the game, the winners (chapters SK-18, SK-20 to SK-22).

use tabletop::Seat;

use crate::{
    Cx, SkiStation,
    bonus::Count,
    colour::Colour,
    effect::{Ending, Perk},
    event::{Event, Reason},
    frame::Laid,
    mountain::{COLUMNS, Cell, Cells, ROWS},
    state::{SEATS, Seating},
    village::{Place, Slots},
};

impl SkiStation {
    /// What a bonus tile gives now (RULES.md 27.1).
    pub(crate) fn bonus_pv(&self, seat: Seat, laid: Laid) -> i16 {
        let facts = self.edition().bonus(self.bonuses[laid.index()]);
        let groups = match facts.of {
            Count::Runs => self.runs(seat, facts.per),
            of => self.count(seat, of, laid) / facts.per,
        };
        i16::from(facts.pv) * i16::from(groups)
    }

    pub(crate) fn count(&self, seat: Seat, of: Count, laid: Laid) -> u8 {
        let (player, mountain) = (&self.players[seat], &self.edition().mountain);
        let covered = player.slopes.covered();
        match of {
            Count::BestColour => {
                Colour::ALL.iter().map(|&colour| player.slopes.count(colour)).max().unwrap_or(0)
            }
            Count::Unspoilt => {
                let zone = self.zone(seat);
                match zone.outside {
                    0 => 1 + zone.vacant.min(self.options.unspoilt_slots()),
                    _ => 0,
                }
            }
            Count::SkiColumns => {
                let whole = |&column: &u8| covered.covers(mountain.cells & Cells::column(column));
                (1..=COLUMNS).filter(whole).count() as u8
            }
            Count::Developments => player.developments.len() as u8,
            Count::Steps => player.steps.iter().sum(),
            Count::Targets => {
                let met =
                    |&colour: &Colour| self.threshold(seat, colour) <= player.slopes.count(colour);
                Colour::TRACKS.into_iter().filter(met).count() as u8
            }
            Count::Buildings => player.village.len(),
            Count::VillageRows => player.village.full_rows(),
            Count::MixedSets => {
                let developments = player.developments.len() as u8;
                player.village.len().min(developments).min(player.permanents()).min(player.time)
            }
            Count::ColourSets => player.slopes.sets(),
            Count::SeatedCubes => self.seating(seat).seated,
            Count::Runs => unreachable!("runs are counted one by one"),
            Count::Permanents => player.permanents(),
            Count::OtherBonuses => {
                let others = Laid::all().filter(|&other| other != laid && player.has_disk(other));
                others.filter(|&other| 0 < self.bonus_pv(seat, other)).count() as u8
            }
            Count::RewardCells => (mountain.rewards & covered).len(),
            Count::Blocks => player.slopes.most_blocks(),
        }
    }

    /// Complete groups of neighbours in rows, each run on its own (SK-18.3).
    fn runs(&self, seat: Seat, per: u8) -> u8 {
        let covered = self.players[seat].slopes.covered();
        let mut groups = 0;
        for row in 1..=ROWS {
            let mut run = 0;
            for column in 1..=COLUMNS {
                run = if covered.has(Cell::new(row, column)) { run + 1 } else { 0 };
                if run == per {
                    groups += 1;
                    run = 0;
                }
            }
        }
        groups
    }

    pub(crate) fn end_game(&mut self, cx: &mut Cx<'_>) {
        self.over = true;
        for &seat in self.order().iter() {
            let (scale, zone) = (self.seating(seat), self.zone(seat));
            for (reason, pv) in self.final_lines(seat, scale, zone) {
                self.score(seat, pv, reason, cx);
            }
            let village = self.players[seat].village;
            for (place, building) in village.built() {
                let pv = self.building_pv(seat, place);
                self.score(seat, pv, Reason::Building(building), cx);
            }
        }
        for colour in Colour::TRACKS {
            for (seat, pv) in self.threshold_pv(colour) {
                self.score(seat, pv, Reason::Threshold(colour), cx);
            }
        }
        let best = self.all_seats().map(|seat| self.players[seat].pv).max();
        let won = |&seat: &Seat| Some(self.players[seat].pv) == best;
        let winners = self.all_seats().filter(won).collect();
        cx.tell(|| Event::Ended { winners });
    }

    /// SK-20.2 to SK-20.8, SK-20.11, SK-20.12.
    pub(crate) fn final_lines(
        &self,
        seat: Seat,
        scale: Seating,
        zone: Seating,
    ) -> [(Reason, i16); 7] {
        let (player, edition) = (&self.players[seat], self.edition());
        let board = &edition.board;
        let time_pv = self.perk(seat, Perk::TimePv).unwrap_or(board.time_pv);
        let vacant = |outside: u8, vacant: u8| match outside {
            0 => i16::from(board.vacant_pv) * i16::from(vacant),
            _ => 0,
        };
        [
            (Reason::Time, i16::from(player.time) * i16::from(time_pv)),
            (Reason::Money, (player.eur / u16::from(board.eur_per_pv)) as i16),
            (Reason::Convenience, self.convenience(seat, scale.outside)),
            (Reason::VacantSquares, vacant(scale.outside, scale.vacant)),
            (Reason::Variety, i16::from(board.variety_pv) * i16::from(player.slopes.sets())),
            (Reason::Authenticity, i16::from(board.zone_pv) * i16::from(zone.outside)),
            (Reason::VacantOctagons, vacant(zone.outside, zone.vacant)),
        ]
    }

    /// SK-20.5.
    fn convenience(&self, seat: Seat, cubes: u8) -> i16 {
        let edition = self.edition();
        let last = edition.scale.len() - 1;
        match edition.scale.get(usize::from(cubes)) {
            Some(line) => {
                i16::from(line.pv) * i16::from(self.players[seat].village.len() / line.per)
            }
            None => i16::from(edition.board.extra_cube_pv) * (i16::from(cubes) - last as i16),
        }
    }

    /// What a building scores at the end (SK-20.9).
    pub(crate) fn building_pv(&self, seat: Seat, place: Place) -> i16 {
        let village = &self.players[seat].village;
        let does = village.at(place).map(|building| &self.edition().building(building).does);
        let Some((ending, n)) = does.and_then(|does| does.ending) else { return 0 };
        let count = match ending {
            Ending::Adjacent => {
                place.beside().filter(|&other| village.at(other).is_some()).count() as u8
            }
            Ending::Above => self.in_line(seat, place, -1, 0),
            Ending::Below => self.in_line(seat, place, 1, 0),
            Ending::Left => self.in_line(seat, place, 0, -1),
            Ending::Right => self.in_line(seat, place, 0, 1),
            Ending::CornerCubes | Ending::SideCubes => return self.cubes_pv(seat, place),
        };
        i16::from(n) * i16::from(count)
    }

    /// Buildings in a direction; gaps do not interrupt, unless that is agreed (SK-20.10).
    fn in_line(&self, seat: Seat, place: Place, rows: i8, columns: i8) -> u8 {
        let village = &self.players[seat].village;
        let line = std::iter::successors(place.step(rows, columns), |at| at.step(rows, columns));
        let stands = |place: &Place| village.at(*place).is_some();
        if self.options.contiguous_line {
            line.take_while(stands).count() as u8
        } else {
            line.filter(stands).count() as u8
        }
    }

    /// The slots of a building that pay for a cube, each with its PV.
    fn paying_slots(&self, seat: Seat, place: Place) -> (Slots, u8) {
        let building = self.players[seat].village.at(place);
        let ending = building.and_then(|building| self.edition().building(building).does.ending);
        match ending {
            Some((Ending::CornerCubes, n)) => (Slots::around(place), n),
            Some((Ending::SideCubes, n)) => (Slots::beside(place), n),
            _ => (Slots::NONE, 0),
        }
    }

    /// Cubes that sit where a building pays for them. Where seats are not chosen they sit as well as
    /// possible: slots that pay are filled first, building by building (SK-20.16).
    fn cubes_pv(&self, seat: Seat, place: Place) -> i16 {
        let complete = self.slots(seat);
        let (paying, n) = self.paying_slots(seat, place);
        let count = if self.options.manual_seating {
            (paying & self.players[seat].seats).len()
        } else {
            let before: u8 = Place::all()
                .take(place.index())
                .map(|other| (self.paying_slots(seat, other).0 & complete).len())
                .sum();
            (paying & complete).len().min(self.seating(seat).seated.saturating_sub(before))
        };
        i16::from(n) * i16::from(count)
    }

    /// 15 and 10 PV, shared by those who tie (chapter SK-21).
    fn threshold_pv(&self, colour: Colour) -> impl Iterator<Item = (Seat, i16)> + use<> {
        let differences: [Option<i16>; SEATS] = std::array::from_fn(|at| {
            let seat = Seat(at as u8);
            let have = (seat.0 < self.seats).then(|| self.players[seat].slopes.count(colour))?;
            let over = i16::from(have) - i16::from(self.threshold(seat, colour));
            (0 <= over).then_some(over)
        });
        let [first, second] = self.edition().places.map(i16::from);
        let best = differences.iter().flatten().max().copied();
        let next = differences.iter().flatten().filter(|&&over| Some(over) != best).max().copied();
        let tied =
            |over: Option<i16>| differences.iter().filter(|&&other| other == over).count() as i16;
        let (ahead, behind) = (tied(best), tied(next));
        let share = move |over: i16| match (Some(over) == best, Some(over) == next) {
            (true, _) if ahead == 1 => first,
            (true, _) => (first + second) / ahead,
            (_, true) if ahead == 1 => second / behind,
            _ => 0,
        };
        let seats = differences.into_iter().enumerate();
        seats.filter_map(move |(at, over)| Some((Seat(at as u8), share(over?))))
    }

    /// The highest total wins, and equal ones win together (SK-22.2).
    pub(crate) fn rank(&self, seat: Seat) -> u8 {
        let mine = self.players[seat].pv;
        1 + self.all_seats().filter(|&other| mine < self.players[other].pv).count() as u8
    }
}
