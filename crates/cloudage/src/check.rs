//! What holds between any two decisions.

use tabletop::Impossible;

use crate::{
    CloudAge,
    edition::LEVELS,
    frame::{Frame, Step},
    plant::Plant,
    project::Project,
};

impl CloudAge {
    pub(crate) fn check(&self) -> Result<(), Impossible> {
        self.check_projects()?;
        self.check_plants()?;
        for seat in self.all_seats() {
            let player = &self.players[seat];
            if player.navigation_cards() + self.zone.len() < self.options.least_cards() {
                return Err(Impossible::new(format!("{seat} has too few Navigation cards")));
            }
            if LEVELS <= usize::from(player.level) {
                return Err(Impossible::new(format!("{seat} is above the highest level")));
            }
        }
        Ok(())
    }

    /// Every Project card of the game is in one place.
    fn check_projects(&self) -> Result<(), Impossible> {
        let all = self.numbered(self.numbers);
        for &project in Project::ALL {
            let held: u8 = self
                .all_seats()
                .map(|seat| {
                    let player = &self.players[seat];
                    player.hand.count(project) + self.in_play(seat, project)
                })
                .sum();
            let paid = |frame: &&Frame| matches!(frame, Frame::Do(Step::Place(_, placed)) if *placed == project);
            let paid = self.stack.iter().filter(paid).count() as u8;
            let found = held + paid + self.deck.count(project) + self.discard.count(project);
            if all.count(project) < found {
                return Err(Impossible::new(format!(
                    "{found} {project} in the game: there are fewer"
                )));
            }
        }
        Ok(())
    }

    /// Every plant tile is in the bag, in a stock, on the map or on its way back.
    fn check_plants(&self) -> Result<(), Impossible> {
        for &plant in Plant::ALL {
            let stocks: u8 =
                self.all_seats().map(|seat| self.players[seat].stock.count(plant)).sum();
            let found = stocks + self.bag.count(plant) + self.laid[plant.index()].len();
            if self.edition().bag.count(plant) < found {
                return Err(Impossible::new(format!("{found} {plant}: there are fewer")));
            }
        }
        Ok(())
    }
}
