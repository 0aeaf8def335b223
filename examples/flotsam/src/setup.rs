//! Setup (chapter 3).

use tabletop::{Flow, List, PerSeat};

use crate::{
    Cx, Flotsam,
    drift::{Drift, Drifts},
    event::Event,
    frame::Step,
    options::Options,
};

impl Flotsam {
    pub(crate) fn lay_out(seats: u8, options: Options, cx: &mut Cx<'_>) -> Flotsam {
        let edition = options.edition;
        let mut wishes = [edition.wishes; Drift::COUNT];
        wishes[Drift::Wave.index()] = 0; // Nobody wishes for waves (FL-2.3).
        let mut game = Flotsam {
            options,
            seats,
            round: 0,
            sea: Drifts::of(std::array::from_fn(|at| edition.copies(Drift::at(at)))),
            catch: Drifts::default(),
            wishes: Drifts::of(wishes),
            offer: Drifts::default(),
            players: PerSeat::default(),
            stack: List::default(),
        };
        cx.tell(|| Event::Started { seats });
        game.then(Step::Round);
        for to in game.all_seats().rev() {
            game.then(Step::Offer { to });
        }
        game.run(cx);
        game
    }
}
