//! Where on the table an answer is clicked.

use scene::Anchor;
use tabletop::Seat;

use super::layout::of_seat;
use crate::{
    CloudAge, action::Action, edition::TilePlace, frame::Question, tile::Tile, upgrade::Upgrade,
};

impl CloudAge {
    pub(super) fn anchor_of(&self, by: Seat, action: Action) -> Anchor {
        let own = |zone: &str| of_seat(zone, by);
        // The copies in the hand are counted first.
        let in_hand = |project| Anchor::token(own("hand"), format!("project/{project}/0"));
        match action {
            Action::Keep(mission) => Anchor::token(own("missions"), format!("mission/{mission}")),
            Action::Discard(project) | Action::Play(project) | Action::Pay(project) => {
                in_hand(project)
            }
            Action::Book(_) => Anchor::zone("book"),
            Action::Produce(level) => Anchor::space("production", level.into()),
            Action::Enter(cell) => {
                Anchor::space("map", self.position(cell)).with_ghost(format!("airship/{by}"))
            }
            Action::Draw(_) => Anchor::zone(own("deck")),
            Action::Remove(tile) => self.anchor_of_markers(tile),
            Action::Whitehaven => match self.window(by) {
                Some(tile) => self.anchor_of_markers(tile),
                None => Anchor::zone(own("stock")),
            },
            Action::City(action) => Anchor::space("city-board", action.index()),
            Action::District(n) => Anchor::token("districts", format!("sleeve/{n}")),
            Action::Space(zone) => {
                Anchor::space("spaces", zone.index()).with_ghost(format!("drone/{by}"))
            }
            Action::Update(card) => Anchor::token(own("navigation"), format!("card/{by}/{card}/0")),
            Action::Upgrade(kind) => match Upgrade::of(kind, self.players[by].built(kind) + 1) {
                Some(upgrade) => Anchor::token(own("upgrades"), format!("upgrade/{by}/{upgrade}")),
                None => Anchor::zone(own("upgrades")),
            },
            Action::Lay(cell) => {
                let anchor = Anchor::space("map", self.position(cell));
                match self.open_question() {
                    Some(Question::Lay { plant, .. }) => {
                        anchor.with_ghost(format!("plant/{plant}"))
                    }
                    _ => anchor,
                }
            }
            Action::Weapon(tile) => Anchor::token("tiles", format!("tile/{tile}")),
            Action::Stop if self.open_question() == Some(Question::Book) => Anchor::zone("book"),
            Action::Solar
            | Action::Take(_)
            | Action::Toll(_)
            | Action::OnTop
            | Action::Under
            | Action::Resource(_)
            | Action::Give(_)
            | Action::Plant(_)
            | Action::Bonus
            | Action::Sell
            | Action::Bag
            | Action::Instead
            | Action::Stop => Anchor::zone(own("stock")),
        }
    }

    /// The city whose markers a tile makes use of.
    fn anchor_of_markers(&self, tile: Tile) -> Anchor {
        let (TilePlace::Part(city) | TilePlace::City(city)) = self.edition().tile(tile).place
        else {
            return Anchor::token("tiles", format!("tile/{tile}"));
        };
        match self.cities().position(|other| other == city) {
            Some(at) => Anchor::space("cities", at),
            None => Anchor::zone("cities"),
        }
    }
}
