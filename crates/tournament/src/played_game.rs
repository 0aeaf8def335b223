//! A game among bots, from its setup to its end.

use std::time::{Duration, Instant};

use external_bot::Lapses;
use players::SeatBot;
use scene::{Present, Sight};
use tabletop::{Ctx, Game, Luck, Recorder, Replay, Rng, Seat};

/// What was drawn from the piles of a game.
type Drawn<G> = Vec<Luck<<G as Game>::Pile>>;

/// A game, as far as it went.
pub(crate) struct PlayedGame<G: Present> {
    pub(crate) state: G,
    options: G::Options,
    log: Vec<G::Event>,
    opening: Drawn<G>,
    steps: Vec<(Seat, G::Action, Drawn<G>)>,
    /// The scores of all seats, after the setup and after every step.
    scores: Vec<i32>,
    /// How long every seat thought in all.
    pub(crate) thinking_time: Vec<Duration>,
    /// The moves every seat lost.
    pub(crate) lapses: Vec<Lapses>,
    /// Who wanted something illegal. The game broke off there.
    pub(crate) refused: Option<Seat>,
}

impl<G: Present> PlayedGame<G> {
    /// Plays one game, with a bot on every seat.
    pub(crate) fn new(options: G::Options, seed: u64, bots: &mut [SeatBot<G>]) -> PlayedGame<G> {
        let mut rng = Rng::new(seed);
        let mut recorder = Recorder::new(&mut rng);
        let mut log = Vec::new();
        let ctx = &mut Ctx { chance: &mut recorder, log: Some(&mut log) };
        let state = G::setup(bots.len() as u8, options, ctx);
        let mut game = PlayedGame {
            state,
            options,
            log,
            opening: recorder.drawn(),
            steps: Vec::new(),
            scores: Vec::new(),
            thinking_time: vec![Duration::ZERO; bots.len()],
            lapses: Vec::new(),
            refused: None,
        };
        game.keep_scores();
        let mut legal = Vec::new();
        while let Some(by) = game.state.deciders().first() {
            let start = Instant::now();
            let action = bots[by.index()].choose(&game.sight(by));
            game.thinking_time[by.index()] += start.elapsed();
            game.state.legal_actions(by, &mut legal);
            if !legal.contains(&action) {
                game.refused = Some(by);
                break;
            }
            game.step(by, action, &mut rng);
        }
        for (seat, bot) in game.seats().zip(&mut *bots) {
            bot.game_over(&game.sight(seat));
        }
        game.lapses = bots.iter().map(SeatBot::lapses).collect();
        game
    }

    fn sight(&self, seat: Seat) -> Sight<'_, G> {
        Sight::new(&self.state, &self.options, &self.log, self.steps.len(), seat)
    }

    /// What happened, the setup included.
    pub(crate) fn events(&self) -> &[G::Event] {
        &self.log
    }

    fn step(&mut self, by: Seat, action: G::Action, rng: &mut Rng) {
        let mut recorder = Recorder::new(rng);
        let ctx = &mut Ctx { chance: &mut recorder, log: Some(&mut self.log) };
        self.state.apply(by, action, ctx);
        self.steps.push((by, action, recorder.drawn()));
        self.keep_scores();
    }

    fn keep_scores(&mut self) {
        self.scores.extend(self.seats().map(|seat| self.state.score(seat)));
    }

    pub(crate) fn seats(&self) -> impl Iterator<Item = Seat> + use<G> {
        Seat::first(self.state.seats())
    }

    pub(crate) fn decisions(&self) -> usize {
        self.steps.len()
    }

    /// How many of the decisions were a seat's.
    pub(crate) fn decisions_of(&self, seat: Seat) -> usize {
        self.steps.iter().filter(|(by, ..)| *by == seat).count()
    }

    /// The score of a seat when so many tenths of the game's decisions were made.
    pub(crate) fn score_at(&self, tenth: usize, seat: Seat) -> i32 {
        let step = self.steps.len() * tenth / 10;
        self.scores[step * usize::from(self.state.seats()) + seat.index()]
    }

    /// The seats on the first place.
    pub(crate) fn winners(&self) -> impl Iterator<Item = Seat> {
        self.seats().filter(|&seat| self.state.place(seat) == 1)
    }

    pub(crate) fn replay(&self) -> Replay {
        let steps = self.steps.iter().map(|(by, action, luck)| (*by, *action, &**luck));
        Replay::of::<G>(self.state.seats(), &self.options, &self.opening, steps)
    }
}
