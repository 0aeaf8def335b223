//! Campaigns as text: what is kept, what is refused, and what is still good then.

use crate::{Campaign, Chapter, Saga, Sequel, Source, Spoiled, Tally, Traveller};

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
