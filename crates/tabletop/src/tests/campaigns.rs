//! Campaigns as text: what is kept, what is refused, and what is still good then.

use crate::{Campaign, Chapter, Saga, Sequel, Source, Spoiled, Tally, Traveller, campaign::seal};

fn begun() -> Campaign {
    let traveller =
        |kind: &str, name: &str| Traveller { kind: kind.to_owned(), name: name.to_owned() };
    Campaign::new(
        "rim-7f3a".to_owned(),
        "toy",
        "standard".to_owned(),
        vec![("sides".to_owned(), "random".to_owned())],
        vec![traveller("human", "Ada Lovelace"), traveller("random", "Bot B")],
        Saga { first: "one", chapters: 3 },
    )
}

fn chapter(scores: [i32; 2], places: [u8; 2]) -> Chapter {
    let road = vec!["st-1".to_owned(), "st-3".to_owned()];
    Chapter { scores: scores.to_vec(), places: places.to_vec(), road }
}

/// Three chapters to their end.
fn ended() -> Campaign {
    let mut campaign = begun();
    campaign.add(chapter([40, 38], [1, 2]), Sequel::Next("two l1".to_owned()));
    campaign.add(chapter([30, 37], [2, 1]), Sequel::Next("three l1 l2".to_owned()));
    campaign.add(chapter([-1, -1], [1, 1]), Sequel::End(5));
    campaign
}

fn read(text: &str) -> Result<Campaign, Spoiled> {
    Campaign::parse(Source { name: "save", text })
}

#[test]
fn a_campaign_is_its_text() {
    let mut campaign = begun();
    assert_eq!((campaign.number(), campaign.legacy()), (1, Some("one")));
    assert_eq!(read(&campaign.to_string()).unwrap(), campaign);
    let first = campaign.to_string();
    campaign.add(chapter([40, 38], [1, 2]), Sequel::Next("two l1".to_owned()));
    let second = campaign.to_string();
    assert_eq!(read(&second).unwrap(), campaign);
    assert!(second.starts_with(&first), "a save is only ever added to");
    let ended = ended();
    assert!(ended.to_string().starts_with(&second));
    assert_eq!(read(&ended.to_string()).unwrap(), ended);
    assert_eq!((ended.legacy(), ended.next_options(), ended.ending()), (None, None, Some(5)));
    assert_eq!(ended.back_to(1), campaign);
}

#[test]
fn sums_then_chapters_won_decide() {
    let tallies = ended().tallies();
    assert_eq!(tallies[0], Tally { sum: 40 + 30 - 1 + 5, wins: 2, place: 2 });
    assert_eq!(tallies[1], Tally { sum: 38 + 37 - 1 + 5, wins: 2, place: 1 });
    let mut level = begun();
    level.add(chapter([10, 12], [2, 1]), Sequel::Next("two".to_owned()));
    level.add(chapter([7, 5], [1, 1]), Sequel::Next("three".to_owned()));
    let places: Vec<(i32, u32, u8)> =
        level.tallies().iter().map(|tally| (tally.sum, tally.wins, tally.place)).collect();
    assert_eq!(places, [(17, 1, 2), (17, 2, 1)]);
}

#[test]
fn whatever_letter_is_changed_the_save_is_refused_and_the_part_before_is_good() {
    let text = ended().to_string();
    let saves: Vec<usize> = text.match_indices("save ").map(|(at, _)| at).collect();
    for at in 0..text.len() - 1 {
        let mut bytes = text.clone().into_bytes();
        bytes[at] = if bytes[at] == b'7' { b'8' } else { b'7' };
        let spoiled = read(std::str::from_utf8(&bytes).unwrap()).expect_err("a letter is another");
        // A save is good when its own line stands before the change.
        let good = saves.iter().filter(|&&save| save + "save 0123456789abcdef".len() < at).count();
        let found = spoiled.last_good.map_or(0, |good| good.chapters.len() + 1);
        assert_eq!(found, good, "letter {at}: {}", spoiled.fault);
    }
}

#[test]
fn a_save_that_is_cut_off_is_good_up_to_its_last_whole_chapter() {
    let text = ended().to_string();
    for at in 0..text.len() - 1 {
        let cut = &text[..at];
        match read(cut) {
            Ok(campaign) => assert_eq!(campaign.to_string().trim_end(), cut.trim_end()),
            Err(spoiled) => {
                let good = spoiled.last_good.map(|good| good.to_string()).unwrap_or_default();
                assert!(cut.starts_with(good.trim_end()), "{at}");
            }
        }
    }
}

#[test]
fn complaints_have_their_place() {
    let text = begun().to_string();
    let complaint = |old: &str, new: &str| {
        read(&text.replacen(old, new, 1)).expect_err("something is wrong").to_string()
    };
    assert_eq!(
        complaint("campaign 1", "campaign 9"),
        "save:1:1: written in another format: this one reads `tablewright campaign 1`"
    );
    assert!(complaint("tablewright campaign", "hello").starts_with("save:1:1: no campaign"));
    assert_eq!(
        complaint("player human Ada", "player Ada"),
        "save:9:1: something above this line is not as it was saved"
    );
    assert_eq!(
        complaint("option sides random", "option sides"),
        "save:5:1: an option line is `option NAME VALUE`"
    );
    assert_eq!(
        complaint("game toy", "name toy"),
        "save:8:1: the `game` line is missing before this one"
    );
    assert_eq!(complaint("next one", "end 3"), "save:8:1: a campaign cannot end before it begins");
    assert_eq!(
        complaint("edition", "editions"),
        "save:4:1: `editions` begins no line of a campaign"
    );
    assert_eq!(
        read("").unwrap_err().to_string(),
        "save:1:1: cut off: a `save` line must be the last"
    );
}

/// A head of two players, and what follows it, with sums that fit.
fn sealed(lines: &str) -> Result<Campaign, Spoiled> {
    read(&seal(&format!("{}{lines}", begun())))
}

#[test]
fn results_before_the_players_are_known_are_refused() {
    let text = begun().to_string();
    for line in ["scores 41", "places 1", "road st-1"] {
        let early = seal(&text.replacen("player random", &format!("{line}\nplayer random"), 1));
        let word = line.split(' ').next().unwrap();
        assert_eq!(
            read(&early).unwrap_err().to_string(),
            format!("save:7:1: the `{word}` line belongs after the first `next`")
        );
    }
}

#[test]
fn results_that_no_game_gives_are_refused_and_the_part_before_is_good() {
    for (lines, reason) in [
        ("scores 2147483647 1\n", "10:1: 2147483647 is no score: at most 1000000 are kept"),
        ("scores 1 -1000001\n", "10:1: -1000001 is no score: at most 1000000 are kept"),
        ("scores 1 2147483648\n", "10:1: `2147483648` is no number"),
        ("scores 1 x\n", "10:1: `x` is no number"),
        ("scores 1\n", "10:1: `1`: a number for each of 2 players is needed"),
        ("scores 1 2\nplaces 0 1\n", "11:1: `0` is no place: there are 1 to 2"),
        ("scores 1 2\nplaces 1 255\n", "11:1: `255` is no place: there are 1 to 2"),
        ("scores 1 2\nplaces 1 256\n", "11:1: `256` is no place: there are 1 to 2"),
        ("scores 1 2\nplaces 2 1\nroad\nend 9999999\n", "13:1: 9999999 is no score"),
    ] {
        let spoiled = sealed(lines).unwrap_err();
        let found = spoiled.to_string();
        assert!(found.starts_with(&format!("save:{reason}")), "{found}");
        assert_eq!(*spoiled.last_good.unwrap(), begun());
    }
}

#[test]
fn the_sum_of_the_highest_scores_is_a_number() {
    let mut campaign = begun();
    for _ in 0..98 {
        let highest = chapter([1_000_000, -1_000_000], [1, 2]);
        campaign.add(highest, Sequel::Next("again".to_owned()));
    }
    assert_eq!(read(&campaign.to_string()).unwrap().tallies()[0].sum, 98_000_000);
    for _ in 0..2 {
        campaign.add(chapter([1, 1], [1, 1]), Sequel::Next("again".to_owned()));
    }
    let reason = read(&campaign.to_string()).unwrap_err().to_string();
    assert!(reason.ends_with("a campaign has at most 99 chapters"), "{reason}");
}

#[test]
fn a_save_is_written_in_one_way() {
    let text = begun().to_string();
    let crowd = "player human X\n".repeat(7);
    let many = read(&seal(&text.replacen("next", &format!("{crowd}next"), 1))).unwrap_err();
    assert_eq!(many.to_string(), "save:14:1: a campaign has at most 8 players");
    for (old, new) in [
        ("name rim", "name one\nname rim"),
        ("edition standard\noption sides random", "option sides random\nedition standard"),
        ("next one", "next one  "),
    ] {
        let reason = read(&seal(&text.replacen(old, new, 1))).unwrap_err().to_string();
        assert!(reason.ends_with("what stands above is not as a campaign is written"), "{reason}");
    }
}
