//! WD-21, WD-48: a scaffold is built (chapter WM-9).

use tabletop::{Choices, Flow, Seat};

use crate::{
    Cx, WhistleMountain,
    ability::Ability,
    action::Action,
    event::{Event, Reason},
    frame::{Question, Step},
    grid::Spot,
    scaffold::Scaffold,
    upgrade::Upgrade,
};

impl WhistleMountain {
    pub(super) fn place_scaffold_answers(&self, tile: Scaffold, out: &mut impl Choices<Action>) {
        let places = self.scaffold_places(tile.shape());
        for turn in self.edition().turns(tile) {
            for cell in self.corners(places, turn).iter() {
                out.offer(Action::Place(Spot { turn, cell }));
            }
            if out.has_enough() {
                return;
            }
        }
    }

    pub(super) fn place_scaffold_choose(
        &mut self,
        by: Seat,
        tile: Scaffold,
        action: Action,
        cx: &mut Cx<'_>,
    ) {
        let Action::Place(spot) = action else { unreachable!("a place is chosen") };
        self.players[by].scaffolds.take(tile);
        self.lay_scaffold(tile, spot);
        cx.tell(|| Event::ScaffoldBuilt { seat: by, scaffold: tile, spot });
        self.then(Step::ScoreScaffold(tile, spot));
        // Jetpack workers beneath (WM-9.12).
        self.now.buried = self.workers() & self.edition().scaffold_cells(tile, spot);
        if !self.now.buried.is_empty() {
            self.then(Step::Relocate(tile, spot));
        }
    }

    /// The edges, then what they set off, in the order of WM-9.11.
    pub(crate) fn score_scaffold(&mut self, tile: Scaffold, spot: Spot, cx: &mut Cx<'_>) {
        let by = self.active;
        let edges = self.edges(self.edition().scaffold_cells(tile, spot)) as i16;
        self.score(by, edges, Reason::Edges, cx);
        self.now.built += 1;
        // WM-22.16.
        if 2 <= edges && self.has(by, Ability::Architect) {
            self.score(by, 2, Reason::Ability(Ability::Architect), cx);
        }
        if self.owns(by, Upgrade::Strengthener) {
            self.score(by, 1, Reason::Upgrade(Upgrade::Strengthener), cx);
        }
        // Once a turn (WM-22.17).
        let stabilizer = Upgrade::Stabilizer;
        let is_due = 2 <= self.now.built && !self.now.used_upgrades.has(stabilizer);
        if is_due && self.owns(by, stabilizer) {
            self.now.used_upgrades.insert(stabilizer);
            self.score(by, 3, Reason::Upgrade(stabilizer), cx);
        }
        let facts = self.edition().scaffold(tile);
        let any = self.is_in_supply(facts.a) || self.is_in_supply(facts.b);
        if any && self.owns(by, Upgrade::Extractor) {
            self.ask(by, Question::Extract(tile));
        }
    }

    /// One of its printed resources (WM-22.18).
    pub(super) fn extract_answers(&self, tile: Scaffold, out: &mut impl Choices<Action>) {
        let facts = self.edition().scaffold(tile);
        let (low, high) = (facts.a.min(facts.b), facts.a.max(facts.b));
        if self.is_in_supply(low) {
            out.offer(Action::Gain(low));
        }
        if high != low && self.is_in_supply(high) {
            out.offer(Action::Gain(high));
        }
    }
}
