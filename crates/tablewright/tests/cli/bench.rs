//! `bench`: the figures are there, under the names others rely on.

use crate::run;

#[test]
fn bench_prints_every_figure_as_json() {
    let args = ["bench", "imaginarium", "--players", "3", "--seconds", "0.2", "--json"];
    let json: serde_json::Value = serde_json::from_str(&run(&args).out).unwrap();
    for key in [
        "games_per_s",
        "decisions_per_s",
        "decisions_per_game",
        "choices_mean",
        "choices_max",
        "clones_per_s",
        "state_bytes",
        "allocations_per_game",
    ] {
        assert!(json[key].is_number(), "{key}");
    }
    assert_eq!(json["allocations_per_game"], 0.0);
    assert!(json["state_bytes"].as_u64().unwrap() <= 1024);
}
