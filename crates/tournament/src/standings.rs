//! Standings: what the games of a tournament come to.

use std::cmp::Ordering;

use external_bot::Lapses;
use skillratings::{
    MultiTeamOutcome,
    weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team},
};

use crate::{
    distribution::Distribution,
    tournament::{GameResult, Tournament},
};

/// What a tournament came to.
#[derive(Clone, Debug)]
pub struct Standings {
    pub games: u64,
    /// Games that broke off because a bot wanted something illegal.
    pub refused: u64,
    pub rounds: Distribution,
    pub decisions: Distribution,
    /// In the order in which they were named.
    pub entrants: Vec<Entrant>,
    /// What every seat came to, whoever sat there; only games that came to their end.
    pub seats: Vec<Record>,
}

/// An entrant over all games.
#[derive(Clone, Debug)]
pub struct Entrant {
    pub name: String,
    pub rating: Rating,
    /// Here a game is won by the first place.
    pub record: Record,
    /// Against every entrant, by number: here a game is won by whoever has the better place, and
    /// equal places are half a win.
    pub against: Vec<Record>,
}

/// How strong somebody is, from 25 for everybody before the first game. (Weng and Lin, "A Bayesian
/// approximation method for online ranking".)
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct Rating {
    pub value: f64,
    pub deviation: f64,
}

/// What came of some chairs, game after game.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Record {
    /// How many games there were to win. For an entrant with two chairs at a table these are two;
    /// against one opponent it is one.
    pub games: u64,
    /// A shared victory counts its share.
    pub won: f64,
    chairs: u64,
    places: u64,
    pub score: Distribution,
    pub decisions: u64,
    pub seconds: f64,
    pub refused: u64,
    pub lapses: Lapses,
}

impl Rating {
    /// Where the true strength is, with 95 % confidence.
    pub fn interval(self) -> (f64, f64) {
        (self.value - 1.96 * self.deviation, self.value + 1.96 * self.deviation)
    }
}

impl Record {
    fn add_game(&mut self, won: f64) {
        self.games += 1;
        self.won += won;
    }

    fn add_chair(&mut self, result: &GameResult, chair: usize) {
        self.chairs += 1;
        self.places += u64::from(result.places[chair]);
        if let Some(&score) = result.scores.get(chair) {
            self.score.add(score.into());
        }
        self.decisions += result.decisions[chair];
        self.seconds += result.seconds[chair];
        self.refused += u64::from(result.refused.is_some_and(|seat| seat.index() == chair));
        self.lapses.merge(&result.lapses[chair]);
    }

    pub fn share(&self) -> f64 {
        self.won / self.games as f64
    }

    pub fn mean_place(&self) -> f64 {
        self.places as f64 / self.chairs as f64
    }

    /// The mean time of a decision.
    pub fn seconds_per_decision(&self) -> f64 {
        self.seconds / self.decisions.max(1) as f64
    }
}

impl Standings {
    /// Reads off the games, in the order of their numbers.
    pub(crate) fn new<'a>(
        tournament: &Tournament,
        results: impl Iterator<Item = &'a GameResult>,
    ) -> Standings {
        let names = tournament.names();
        let mut ratings = vec![WengLinRating::new(); names.len()];
        let entrant = |name: &String| Entrant {
            name: name.clone(),
            rating: Rating { value: 0.0, deviation: 0.0 },
            record: Record::default(),
            against: vec![Record::default(); names.len()],
        };
        let mut standings = Standings {
            games: 0,
            refused: 0,
            rounds: Distribution::default(),
            decisions: Distribution::default(),
            entrants: names.iter().map(entrant).collect(),
            seats: vec![Record::default(); tournament.setup.seats.into()],
        };
        for result in results {
            standings.count(result);
            rate(&mut ratings, result);
        }
        for (entrant, rating) in standings.entrants.iter_mut().zip(ratings) {
            entrant.rating = Rating { value: rating.rating, deviation: rating.uncertainty };
        }
        standings
    }

    /// The entrants by number, the strongest first.
    pub fn ranking(&self) -> Vec<usize> {
        let mut ranking: Vec<usize> = (0..self.entrants.len()).collect();
        let value = |entrant: usize| self.entrants[entrant].rating.value;
        ranking.sort_by(|&one, &other| value(other).total_cmp(&value(one)));
        ranking
    }

    fn count(&mut self, result: &GameResult) {
        self.games += 1;
        let victory = result.victory();
        for (chair, &entrant) in result.seats.iter().enumerate() {
            let won = if result.places[chair] == 1 { victory } else { 0.0 };
            let Entrant { record, against, .. } = &mut self.entrants[entrant];
            record.add_game(won);
            record.add_chair(result, chair);
            for (opponent, record) in against.iter_mut().enumerate() {
                if opponent != entrant && result.seats.contains(&opponent) {
                    record.add_chair(result, chair);
                }
            }
            if result.refused.is_none() {
                self.seats[chair].add_game(won);
                self.seats[chair].add_chair(result, chair);
            }
        }
        for (number, entrant) in self.entrants.iter_mut().enumerate() {
            for (opponent, record) in entrant.against.iter_mut().enumerate() {
                if number != opponent
                    && let Some(won) = result.ahead(number, opponent)
                {
                    record.add_game(won);
                }
            }
        }
        if result.refused.is_some() {
            self.refused += 1;
        } else {
            self.rounds.add(result.rounds.into());
            self.decisions.add(result.decisions.iter().sum::<u64>() as i64);
        }
    }
}

impl GameResult {
    /// What a first place is worth: it may be shared.
    pub fn victory(&self) -> f64 {
        1.0 / self.places.iter().filter(|&&place| place == 1).count() as f64
    }

    /// How often one entrant has a better place than another, over all pairs of their chairs; equal
    /// places are half. `None` if one of them does not play.
    fn ahead(&self, one: usize, other: usize) -> Option<f64> {
        let places = |entrant: usize| {
            let chairs = self.seats.iter().zip(&self.places);
            chairs.filter(move |&(&it, _)| it == entrant).map(|(_, place)| place)
        };
        let points = places(one).flat_map(|mine| {
            places(other).map(move |theirs| match mine.cmp(theirs) {
                Ordering::Less => 1.0,
                Ordering::Equal => 0.5,
                Ordering::Greater => 0.0,
            })
        });
        let points: Vec<f64> = points.collect();
        (!points.is_empty()).then(|| points.iter().sum::<f64>() / points.len() as f64)
    }
}

/// Rates everybody by one game. Every chair is rated as a player of its own; an entrant with several
/// of them becomes what they are on average.
fn rate(ratings: &mut [WengLinRating], result: &GameResult) {
    let before: Vec<[WengLinRating; 1]> =
        result.seats.iter().map(|&entrant| [ratings[entrant]]).collect();
    let places = result.places.iter().map(|&place| MultiTeamOutcome::new(place.into()));
    let table: Vec<_> = before.iter().map(|chair| &chair[..]).zip(places).collect();
    let after = weng_lin_multi_team(&table, &WengLinConfig::new());
    for (entrant, rating) in ratings.iter_mut().enumerate() {
        let chairs = result.seats.iter().zip(&after).filter(|&(&it, _)| it == entrant);
        let chairs: Vec<WengLinRating> = chairs.map(|(_, chair)| chair[0]).collect();
        if !chairs.is_empty() {
            let mean = |of: fn(&WengLinRating) -> f64| {
                chairs.iter().map(of).sum::<f64>() / chairs.len() as f64
            };
            *rating = WengLinRating {
                rating: mean(|chair| chair.rating),
                uncertainty: mean(|chair| chair.uncertainty),
            };
        }
    }
}
