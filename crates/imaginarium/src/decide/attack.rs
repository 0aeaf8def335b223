//! DEC-10 and DEC-11: what attack machines do when they are repaired, and who is safe from them
//! (chapters 19 and 20).

use tabletop::{Choices, Flow, List, PerSeat, Seat};

use crate::{
    Cx, Imaginarium,
    action::Action,
    board::Piece,
    event::Event,
    frame::Question,
    goods::{Good, Goods},
    machine::Machine,
    slot::Slot,
    state::SEATS,
    text::{Lightning, lock_for},
};

impl Imaginarium {
    pub(super) fn strike(
        &mut self,
        by: Seat,
        machine: Machine,
        lightning: Lightning,
        cx: &mut Cx<'_>,
    ) {
        match lightning {
            Lightning::Steal(good, asked) => self.steal(by, machine, good, asked, cx),
            Lightning::Erase if self.office.is_empty() => {
                cx.tell(|| Event::EraseDeclined { seat: by });
            }
            Lightning::Erase => self.ask(by, Question::Erase),
            Lightning::Jam => self.ask_whom_to_jam(by, cx),
            Lightning::Recycle => unreachable!("S1 lies in no slot"),
        }
    }

    /// The face-up defence machine of a player that is one of these (IM-20.7, IM-20.8).
    fn shield(&self, seat: Seat, shields: [Machine; 2]) -> Option<Machine> {
        let up = self.players[seat].slots.iter().filter(|slot| !slot.down);
        up.flat_map(|slot| slot.stack.machines()).copied().find(|machine| shields.contains(machine))
    }

    /// All unprotected opponents hand over what is asked, or all they have (IM-19.3, IM-19.4).
    /// The attacker keeps at most what is asked of one; the rest goes to the supply (IM-19.5).
    fn steal(&mut self, by: Seat, machine: Machine, good: Good, asked: u16, cx: &mut Cx<'_>) {
        let mut lost = PerSeat::<u16, SEATS>::default();
        let mut sum = 0;
        for victim in self.others(by) {
            if let Some(shield) = self.shield(victim, [lock_for(good), Machine::D3]) {
                cx.tell(|| Event::AttackBlocked { victim, machine, shield });
                continue;
            }
            let handed = asked.min(self.players[victim].goods[good]);
            lost[victim] = handed;
            sum += handed;
            self.exchange(victim, Goods::of(good, handed), Goods::NONE);
        }
        let kept = asked.min(sum);
        self.exchange(by, Goods::NONE, Goods::of(good, kept));
        cx.tell(|| Event::Theft { seat: by, machine, good, lost, kept });
    }

    pub(super) fn erase_answers(&self, out: &mut impl Choices<Action>) {
        for project in self.office.iter() {
            out.offer(Action::Erase(project));
        }
        out.offer(Action::Decline);
    }

    /// The project leaves the game and is not replaced (IM-19.8, IM-19.10); VP stay (IM-19.9).
    pub(super) fn erase_choose(&mut self, by: Seat, action: Action, cx: &mut Cx<'_>) {
        let Action::Erase(project) = action else {
            return cx.tell(|| Event::EraseDeclined { seat: by });
        };
        self.office.remove(project);
        cx.tell(|| Event::ProjectErased { seat: by, project });
    }

    /// Opponents in the order of the path, beginning after the attacker and going round
    /// (IM-19.16); D3 makes its owner immune (IM-20.5), an empty workshop is unaffected (IM-19.15).
    fn ask_whom_to_jam(&mut self, by: Seat, cx: &mut Cx<'_>) {
        let own = self.path.iter().position(|&piece| piece == Piece::handyman(by)).unwrap_or(0);
        let n = self.path.len();
        let victims: List<Seat, SEATS> = (1..n)
            .map(|i| self.path[(own + i) % n])
            .filter(|piece| !piece.saboteur && piece.seat != by)
            .map(|piece| piece.seat)
            .collect();
        for &victim in victims.iter() {
            if self.shield(victim, [Machine::D3; 2]).is_some() {
                cx.tell(|| Event::AttackBlocked {
                    victim,
                    machine: Machine::A6,
                    shield: Machine::D3,
                });
            }
        }
        for &victim in victims.iter().rev() {
            let immune = self.shield(victim, [Machine::D3; 2]).is_some();
            if !immune && !self.players[victim].slots.is_empty() {
                self.ask(by, Question::Jam { victim });
            }
        }
    }

    pub(super) fn jam_answers(&self, victim: Seat, out: &mut impl Choices<Action>) {
        for slot in self.players[victim].slots.distinct() {
            out.offer(Action::Jam(victim, slot));
        }
    }

    pub(super) fn jam_choose(&mut self, by: Seat, action: Action, cx: &mut Cx<'_>) {
        let Action::Jam(victim, slot) = action else { unreachable!("{action}") };
        let slots = &mut self.players[victim].slots;
        slots.remove(slot);
        slots.insert(Slot { down: true, ..slot });
        cx.tell(|| Event::SlotJammed { seat: by, victim, stack: slot.stack });
    }
}
