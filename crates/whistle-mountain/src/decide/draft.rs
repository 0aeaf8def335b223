//! WD-01 to WD-04: the abilities are drafted, the first scaffolds placed (chapter WM-3).

use tabletop::{Choices, Flow, Seat};

use crate::{
    Cx, WhistleMountain,
    ability::Abilities,
    action::Action,
    event::Event,
    frame::Question,
    grid::Spot,
    scaffold::{Scaffold, Shape},
};

impl WhistleMountain {
    pub(super) fn draft_answers(&self, out: &mut impl Choices<Action>) {
        self.draft.iter().for_each(|ability| out.offer(Action::Keep(ability)));
    }

    /// The rest is passed on; of the last two one leaves the game (WM-3.11, WM-3.12).
    pub(super) fn draft_choose(&mut self, by: Seat, action: Action, cx: &mut Cx<'_>) {
        let Action::Keep(ability) = action else { unreachable!("an ability is kept") };
        self.draft.remove(ability);
        self.players[by].ability = Some(ability);
        cx.tell(|| Event::AbilityKept { seat: by, ability });
        if by == self.first {
            let left = std::mem::take(&mut self.draft).iter().next();
            cx.tell(|| Event::AbilityLeft { ability: left });
            debug_assert_eq!(self.draft, Abilities::default());
        }
    }

    /// A stack whose shape finds no place in row 1 cannot be picked (WM-3.15, J-89).
    pub(super) fn start_stack_answers(&self, out: &mut impl Choices<Action>) {
        let fits = |shape: &&Shape| self.can_place(self.first_places(**shape));
        let has_place = Shape::ALL.iter().any(|shape| fits(&shape));
        let shapes = Shape::ALL.iter().filter(|shape| !has_place || fits(shape));
        shapes.for_each(|&shape| out.offer(Action::Stack(shape)));
    }

    /// Both tiles are taken and seen (WM-3.16, WM-3.17); they are no gain (WM-3.20).
    pub(super) fn start_stack_choose(&mut self, by: Seat, action: Action, cx: &mut Cx<'_>) {
        let Action::Stack(shape) = action else { unreachable!("a stack is chosen") };
        let mut take = || {
            let tile = self.lift_scaffold(shape, cx).expect("a stack has 14 tiles");
            self.players[by].scaffolds.put(tile);
            tile
        };
        let (a, b) = (take(), take());
        let tiles = [a.min(b), a.max(b)];
        cx.tell(|| Event::StartTaken { seat: by, tiles });
        if self.can_place(self.first_places(shape)) {
            self.ask(by, Question::StartTile(tiles[0], tiles[1]));
        }
    }

    pub(super) fn start_tile_answers(a: Scaffold, b: Scaffold, out: &mut impl Choices<Action>) {
        out.offer(Action::Start(a));
        if a != b {
            out.offer(Action::Start(b));
        }
    }

    pub(super) fn start_tile_choose(&mut self, by: Seat, action: Action) {
        let Action::Start(tile) = action else { unreachable!("a tile is chosen") };
        self.ask(by, Question::StartPlace(tile));
    }

    pub(super) fn start_place_answers(&self, tile: Scaffold, out: &mut impl Choices<Action>) {
        let places = self.first_places(tile.shape());
        for turn in self.edition().turns(tile) {
            for cell in self.corners(places, turn).iter() {
                out.offer(Action::Place(Spot { turn, cell }));
            }
        }
    }

    /// No build: nothing is scored, nothing triggered (WM-3.19).
    pub(super) fn start_place_choose(
        &mut self,
        by: Seat,
        tile: Scaffold,
        action: Action,
        cx: &mut Cx<'_>,
    ) {
        let Action::Place(spot) = action else { unreachable!("a place is chosen") };
        self.players[by].scaffolds.take(tile);
        self.lay_scaffold(tile, spot);
        cx.tell(|| Event::StartPlaced { seat: by, scaffold: tile, spot });
    }
}
