//! How a cost can be paid, found once by the rules and once by looking at every possibility.

use std::collections::BTreeSet;

use tabletop::Rng;

use crate::{Bundle, Cost, Kind, stock::Purse};

/// What a bundle is worth for a cost (SK-7.1, SK-7.5, SK-7.7 to SK-7.11, SK-7.20).
fn worth(bundle: Bundle, cost: Cost, time_eur: u32) -> u32 {
    let permanents = u32::from(bundle.permanents) * if cost.double { 2 } else { 1 };
    let employees = permanents + u32::from(bundle.seasonals);
    let (eur, time) = (u32::from(bundle.eur), u32::from(bundle.time));
    match cost.kind {
        Kind::Euros => eur + time_eur * time,
        Kind::Employees => employees + time,
        Kind::Mixed => eur + employees + time_eur * time,
    }
}

/// Every bundle of a purse that covers a cost and does not with any one piece less (SK-7.18).
fn bundles_by_eye(purse: Purse, cost: Cost) -> BTreeSet<Bundle> {
    let mut found = BTreeSet::new();
    let covers = |bundle| u32::from(cost.n) <= worth(bundle, cost, purse.time_eur.into());
    for eur in 0..=purse.eur as u8 {
        for permanents in 0..=purse.permanents {
            for seasonals in 0..=purse.seasonals {
                for time in 0..=purse.time {
                    let bundle = Bundle { eur, permanents, seasonals, time };
                    let less = [
                        eur.checked_sub(1).map(|eur| Bundle { eur, ..bundle }),
                        permanents.checked_sub(1).map(|permanents| Bundle { permanents, ..bundle }),
                        seasonals.checked_sub(1).map(|seasonals| Bundle { seasonals, ..bundle }),
                        time.checked_sub(1).map(|time| Bundle { time, ..bundle }),
                    ];
                    if covers(bundle) && !less.into_iter().flatten().any(covers) {
                        found.insert(bundle);
                    }
                }
            }
        }
    }
    found
}

fn purses() -> impl Iterator<Item = Purse> {
    let four = |n: u8| [n / 27 % 3, n / 9 % 3, n / 3 % 3, n % 3].map(|of| 2 * of + of / 2);
    (0..81).flat_map(move |n| {
        let [eur, permanents, seasonals, time] = four(n);
        [2, 3].map(|time_eur| Purse {
            eur: eur.into(),
            permanents,
            seasonals,
            time,
            time_eur,
            time_employees: 1,
        })
    })
}

fn costs() -> impl Iterator<Item = Cost> {
    let kinds = Kind::ALL.iter().flat_map(|&kind| [false, true].map(|double| (kind, double)));
    kinds.flat_map(|(kind, double)| (1..=7).map(move |n| Cost { kind, n, double }))
}

/// Payments are all minimal bundles, in order, and a cost is payable if there is one (SK-7.17,
/// SK-7.18, SK-28.4).
#[test]
fn payments_are_the_minimal_bundles() {
    for purse in purses() {
        for cost in costs() {
            let mut offered = Vec::new();
            purse.bundles(cost, |bundle| {
                offered.push(bundle);
                true
            });
            let expected: Vec<Bundle> = bundles_by_eye(purse, cost).into_iter().collect();
            assert_eq!(offered, expected, "{cost} {purse:?}");
            assert_eq!(purse.pays(cost), !expected.is_empty(), "{cost} {purse:?}");
        }
    }
}

/// Two costs are payable together if some bundles for both are in the purse (SK-7.19).
#[test]
fn costs_are_payable_together() {
    let mut rng = Rng::new(7);
    let (purses, costs): (Vec<Purse>, Vec<Cost>) = (purses().collect(), costs().collect());
    for _ in 0..4000 {
        let (purse, first, second) = (rng.pick(&purses), rng.pick(&costs), rng.pick(&costs));
        let both = bundles_by_eye(purse, first)
            .into_iter()
            .any(|bundle| !bundles_by_eye(purse.without(bundle), second).is_empty());
        assert_eq!(purse.pays_all(&[first, second]), both, "{first} {second} {purse:?}");
    }
}
