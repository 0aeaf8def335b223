//! how something is paid (chapter SK-7), and what paying brings about.

use tabletop::{Choices, Flow, Seat};

use crate::{
    Cx, SkiStation,
    action::Action,
    event::{Event, Source},
    frame::{Purchase, Question, Step},
    plate::Tile,
    stock::{Bundle, Cost},
};

impl SkiStation {
    /// Minimal bundles that keep payable what has been accepted (SK-7.18, SK-7.19).
    pub(super) fn pay_answers(
        &self,
        by: Seat,
        cost: Cost,
        purchase: Purchase,
        out: &mut impl Choices<Action>,
    ) {
        let dues = self.dues(by, Question::Pay(cost, purchase));
        let purse = self.purse(by);
        purse.bundles(cost, |bundle| {
            if purse.without(bundle).pays_all(&dues) {
                out.offer(Action::Pay(bundle));
            }
            !out.has_enough()
        });
    }

    pub(super) fn pay_choose(
        &mut self,
        by: Seat,
        purchase: Purchase,
        action: Action,
        cx: &mut Cx<'_>,
    ) {
        let Action::Pay(bundle) = action else { unreachable!("something is paid") };
        let player = &mut self.players[by];
        player.eur -= u16::from(bundle.eur);
        player.time -= bundle.time;
        player.standing.permanents -= bundle.permanents;
        player.standing.seasonals -= bundle.seasonals;
        match purchase {
            // What pays for an activation lies on the building (SK-16.5).
            Purchase::Activation(place) => player.village.paid[place.index()].add(bundle),
            _ => {
                player.lying.permanents += bundle.permanents;
                player.lying.seasonals += bundle.seasonals;
            }
        }
        cx.tell(|| Event::Paid { seat: by, bundle, purchase });
    }

    /// What was paid for is had.
    pub(super) fn bought(&mut self, by: Seat, purchase: Purchase, cx: &mut Cx<'_>) {
        match purchase {
            Purchase::Malus => {}
            Purchase::Permanent(slot) => {
                self.office &= !(1 << slot);
                let bundle = Bundle { permanents: 1, ..Bundle::default() };
                self.gain(by, bundle, Source::Recruitment, cx);
            }
            Purchase::Seasonals(n) => {
                let seasonals = n + self.more_seasonals(by);
                let bundle = Bundle { seasonals, ..Bundle::default() };
                self.gain(by, bundle, Source::Recruitment, cx);
            }
            Purchase::Disk(laid) => self.place_disk(by, laid, cx),
            Purchase::Lot(lot) => {
                self.then(Step::LotLaid(lot));
                self.reseat();
            }
            Purchase::Building(building) => {
                self.lift(by, Tile::Building(building));
                self.ask(by, Question::Site(building));
            }
            Purchase::Development(development) => {
                self.lift(by, Tile::Development(development));
                self.develop(by, development, cx);
            }
            Purchase::Improvement(colour) => self.improve(by, colour, cx),
            Purchase::Cube => self.discard_cube(by, cx),
            Purchase::Octagon => self.discard_octagon(by, cx),
            Purchase::Activation(_) => self.activated(by, cx),
        }
    }

    /// so many Time; euros pay the rest as far as they go (SK-4.14).
    pub(super) fn wages_answers(&self, by: Seat, out: &mut impl Choices<Action>) {
        let (player, wages) = (&self.players[by], self.wages(by));
        let open = match self.options.always_ask_wages {
            true => wages,
            false => wages.saturating_sub(player.eur),
        };
        let value = u16::from(self.purse(by).time_eur.max(1));
        let most = if self.options.no_wages_with_time { 0 } else { open.div_ceil(value) };
        (0..=most.min(player.time.into())).for_each(|n| out.offer(Action::Time(n as u8)));
    }

    /// SK-4.8.
    pub(crate) fn wages(&self, by: Seat) -> u16 {
        u16::from(self.players[by].permanents()) * u16::from(self.edition().board.wage)
    }

    /// The euros that pay beside so many Time, and the permanents whose wage stays unpaid (SK-4.10,
    /// SK-4.14).
    pub(crate) fn wages_with(&self, by: Seat, time: u8) -> (u16, u8) {
        let by_time = u16::from(time) * u16::from(self.purse(by).time_eur);
        let left = self.wages(by).saturating_sub(by_time);
        let eur = left.min(self.players[by].eur);
        let wage = u16::from(self.edition().board.wage.max(1));
        (eur, (left - eur).div_ceil(wage) as u8)
    }

    pub(super) fn wages_choose(&mut self, by: Seat, action: Action, cx: &mut Cx<'_>) {
        let Action::Time(time) = action else { unreachable!("Time pays wages, or none does") };
        let wages = self.wages(by);
        let (eur, permanents) = self.wages_with(by, time);
        let player = &mut self.players[by];
        player.time -= time;
        player.eur -= eur;
        if 0 < wages {
            cx.tell(|| Event::WagesPaid { seat: by, eur, time });
        }
        if 0 < permanents {
            // To the reserve (SK-4.11).
            self.players[by].standing.permanents -= permanents;
            cx.tell(|| Event::Dismissed { seat: by, permanents });
        }
    }
}
