//! DEC-18 to DEC-20: steps 4 and 5, projects to validate by hand, secret projects, and the end of
//! the turn (chapters 23 and 24).
//!
//! The three share one question that is always asked. So nobody can tell from a pause whether a
//! secret project could have been validated (IM-29.9), and a player sees the whole turn before
//! ending it.

use tabletop::{Choices, Flow, Seat};

use crate::{
    Cx, Imaginarium,
    action::Action,
    assistant::Assistant,
    board::Piece,
    event::Event,
    frame::Question,
    goods::{Good, Goods},
    project::Project,
};

impl Imaginarium {
    /// IM-23.2: automatic unless SW-3 is on manual.
    pub(crate) fn validate_all(&mut self, by: Seat, cx: &mut Cx<'_>) {
        self.ask(by, Question::Finish);
        if self.options.manual_validation {
            return;
        }
        let open = self.office.without(self.players[by].validated);
        if open.is_empty() {
            return;
        }
        let tally = self.tally(by);
        for project in open.iter().filter(|&project| tally.fulfils(project)) {
            self.validate(by, project, cx);
        }
    }

    pub(super) fn finish_answers(&self, by: Seat, out: &mut impl Choices<Action>) {
        let player = &self.players[by];
        if self.options.manual_validation {
            let tally = self.tally(by);
            let open = self.office.without(player.validated);
            for project in open.iter().filter(|&project| tally.fulfils(project)) {
                out.offer(Action::Validate(project));
            }
        }
        if !player.secrets.is_empty() {
            let tally = self.tally(by);
            for project in player.secrets.iter().filter(|&project| tally.fulfils(project)) {
                out.offer(Action::Reveal(project));
            }
        }
        out.offer(Action::Finish);
    }

    pub(super) fn finish_choose(&mut self, by: Seat, action: Action, cx: &mut Cx<'_>) {
        match action {
            Action::Validate(project) => self.validate(by, project, cx),
            Action::Reveal(project) => self.reveal(by, project, cx),
            Action::Finish => return self.end_turn(by, cx),
            _ => unreachable!("{action}"),
        }
        self.ask(by, Question::Finish);
    }

    /// The first player gets the printed VP, later ones one less (IM-23.4, IM-23.5).
    fn validate(&mut self, by: Seat, project: Project, cx: &mut Cx<'_>) {
        let first = self.all_seats().all(|seat| !self.players[seat].validated.has(project));
        let vp = self.options.edition.project_vp(project) - u16::from(!first);
        let bonus = self.backing(by);
        self.players[by].validated.insert(project);
        self.exchange(by, Goods::NONE, Goods::of(Good::Vp, vp + bonus));
        cx.tell(|| Event::Validated { seat: by, project, first, vp, bonus });
    }

    /// A secret project pays its full VP; then both tiles leave the game (IM-22.12, IM-23.22),
    /// the other one unseen (IM-22.13).
    fn reveal(&mut self, by: Seat, project: Project, cx: &mut Cx<'_>) {
        let vp = self.options.edition.project_vp(project);
        let bonus = self.backing(by);
        let player = &mut self.players[by];
        player.secrets.remove(project);
        self.buried = std::mem::take(&mut player.secrets);
        self.exchange(by, Goods::NONE, Goods::of(Good::Vp, vp + bonus));
        cx.tell(|| Event::SecretValidated { seat: by, project, vp, bonus });
    }

    /// AS-04 (IM-22.7).
    fn backing(&self, by: Seat) -> u16 {
        u16::from(self.players[by].staff.has(Assistant::ProjectBacker))
    }

    /// The handyman goes to the lowest free number (IM-24.1); AS-01 works from now on (IM-12.5).
    fn end_turn(&mut self, by: Seat, cx: &mut Cx<'_>) {
        let player = &mut self.players[by];
        player.free_hand = player.staff.has(Assistant::FreeHand);
        self.take_initiative(Piece::handyman(by), cx);
    }
}
