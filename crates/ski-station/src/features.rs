//! What a player counts to judge a resort: the eyes of the bots.

mod foresight;
pub(crate) mod joints;
mod resort;

use tabletop::{Features, Seat};

use crate::{SkiStation, colour::Colour, effect::Perk, plate::OUT, stock::Kind};

use foresight::Foresight;
use resort::{Resort, Theme};

/// Makes names and counts of one table, so that they stay together.
macro_rules! counts {
    ($of:ident; $($name:literal => $count:expr,)+) => {
        const NAMES: &[&str] = &[$($name),+];

        fn count($of: &Resort<'_>, out: &mut [i16]) {
            out[..NAMES.len()].copy_from_slice(&[$(i16::from($count)),+]);
        }
    };
}

counts! { of;
    // The stock.
    "euros" => of.euros(),
    "euros up to 4" => of.euros().min(4),
    "time" => of.player.time,
    "time up to 2" => of.player.time.min(2),
    "permanents" => of.player.permanents(),
    "standing permanents" => of.player.standing.permanents,
    "standing seasonals" => of.player.standing.seasonals,
    "lying staff up to 4" => of.player.lying.total().min(4),
    "staff up to 5" => of.staff().min(5),
    "means up to 8" => of.means().min(8),
    "pistes that can be paid" => of.payable_pistes(),
    "income to come" => of.income[0],
    "seasonals to come" => of.income[1],
    "to pay: euros" => of.to_pay(Kind::Euros),
    "to pay: employees" => of.to_pay(Kind::Employees),
    "to pay: either" => of.to_pay(Kind::Mixed),

    // The path.
    "columns left" => of.columns_left(),
    "columns left this round" => of.columns_left_this_round(),
    "pawns behind" => of.pawns_behind(),
    "own turn" => of.open.turn,

    // The ski area.
    "green pistes" => of.player.slopes.count(Colour::Green),
    "blue pistes" => of.player.slopes.count(Colour::Blue),
    "red pistes" => of.player.slopes.count(Colour::Red),
    "black pistes" => of.player.slopes.count(Colour::Black),
    "cells open for red" => of.cells(Colour::Red).min(3),
    "cells open for black" => of.cells(Colour::Black).min(3),
    "colours of the next set" => of.colours_of_the_next_set(),
    "reward cells in reach" => of.ranks_in_reach(),
    "reward cells above" => of.ranks_above(),
    "lines nearly complete" => of.ranks_of_lines(),

    // The thresholds.
    "green step 1" => of.has_step(Colour::Green, 1),
    "green step 2" => of.has_step(Colour::Green, 2),
    "green step 3" => of.has_step(Colour::Green, 3),
    "blue step 1" => of.has_step(Colour::Blue, 1),
    "blue step 2" => of.has_step(Colour::Blue, 2),
    "blue step 3" => of.has_step(Colour::Blue, 3),
    "red step 1" => of.has_step(Colour::Red, 1),
    "red step 2" => of.has_step(Colour::Red, 2),
    "red step 3" => of.has_step(Colour::Red, 3),
    "green pistes missing" => of.missing(Colour::Green),
    "blue pistes missing" => of.missing(Colour::Blue),
    "red pistes missing" => of.missing(Colour::Red),
    "lead in green" => of.lead(Colour::Green),
    "lead in blue" => of.lead(Colour::Blue),
    "lead in red" => of.lead(Colour::Red),

    // The village.
    "buildings" => of.player.village.len(),
    "columns lacking one" => of.columns_lacking_one(),
    "open halves" => of.joints.open_halves(),
    "open corners" => of.joints.open_corners(),
    "cubes on the scale" => of.scale.outside,
    "octagons in the zone" => of.zone.outside,
    "vacant octagon slots" => of.zone.vacant,
    "activations: goods" => of.activations(Theme::Goods),
    "activations: staff" => of.activations(Theme::Staff),
    "activations: pistes" => of.activations(Theme::Pistes),
    "activations: discards" => of.activations(Theme::Discards),
    "activations: thresholds" => of.activations(Theme::Thresholds),
    "activations: disks" => of.activations(Theme::Disks),
    "activations: tiles" => of.activations(Theme::Tiles),

    // The developments.
    "developments" => of.player.developments.len() as i16,
    "one-shots: goods" => of.one_shots(Theme::Goods),
    "one-shots: staff" => of.one_shots(Theme::Staff),
    "one-shots: thresholds" => of.one_shots(Theme::Thresholds),
    "one-shots: disks" => of.one_shots(Theme::Disks),
    "one-shots: tiles" => of.one_shots(Theme::Tiles),
    "cheaper disks" => of.perks(&[Perk::DiskFixedMost, Perk::DiskVariableLess]),
    "cheaper moves" => of.perks(&[Perk::SkipEur, Perk::SideStep]),
    "better discards" => of.perks(&[Perk::CubePrice, Perk::OctagonPrice, Perk::DiscardEur]),
    "euros for bonus tiles" => of.perks(&[Perk::BonusEur]),
    "euros for activations" => of.perks(&[Perk::ActivationEur]),
    "no black surcharge" => of.perks(&[Perk::NoBlackSurcharge]),
    "double in phase 3" => of.perks(&[Perk::Phase3Double]),
    "golden time" => of.perks(&[Perk::TimePv]),

    // The end, as if it came now.
    "end: time" => of.end[0],
    "end: convenience" => of.end[2],
    "end: vacant squares" => of.end[3],
    "end: variety" => of.end[4],
    "end: octagons" => of.end[5] + of.end[6],
    "end: buildings" => of.building_points(),
    "end: green threshold" => of.threshold_points(Colour::Green),
    "end: blue threshold" => of.threshold_points(Colour::Blue),
    "end: red threshold" => of.threshold_points(Colour::Red),

    // The disks.
    "disks" => of.player.disks(),
    "disk points to come" => of.disk_points(),
    "disk thirds to come" => of.disk_thirds(),
    "bonus tile of the round" => of.bonus_of_the_round(),
    "bonus tiles of later rounds" => of.later_bonuses(),

    // What is to be decided.
    "open: points" => of.open_points(),
    "open: recruitment" => of.open.recruitments,
    "open: disk" => of.open_disk_points(),
    "open: disk that moves" => of.open_disk_move(),
    "open: pistes" => of.open.pistes,
    "open: free pistes" => of.open.free_pistes,
    "open: rewards" => of.open.rewards,
    "open: ranks of rewards" => of.open.reward_ranks,
    "open: site" => of.open.sites,
    "open: improvements" => of.open.improvements,
    "open: threshold" => of.open.threshold,
    "open: staff that stands up" => of.open.stand,
    "open: discarded buildings" => of.open.buildings,
    "open: discarded developments" => of.open.developments,
    "open: developments that turn up" => of.open.turn_ups,
    "open: free activations" => of.open.activations,
}

impl Features for SkiStation {
    const NAMES: &'static [&'static str] = NAMES;
    const WEIGHTS: &'static str = include_str!("../weights.toml");

    fn features(&self, seat: Seat, out: &mut [i16]) {
        let foresight = Foresight::of(self, seat);
        count(&Resort::of(&foresight, seat), out);
    }

    /// How far the pawns have come on the path.
    fn progress(&self) -> u8 {
        let columns = self.all_seats().map(|seat| u16::from(self.players[seat].pawn.column));
        (100 * columns.sum::<u16>() / (u16::from(OUT) * u16::from(self.seats))) as u8
    }
}
