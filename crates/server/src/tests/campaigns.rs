//! Campaigns: chapter after chapter, saves that are damaged, taken along, begun again.

use catalog::Title;
use scene::Lang;
use serde_json::{Value, json};
use tabletop::{Campaign, Rng, Setup, Source, Traveller, campaign::seal};

use super::browser::{Browser, Rooms, Socket, rooms};

/// The first game with a campaign.
fn title() -> &'static dyn Title {
    *catalog::titles().iter().find(|title| title.saga().is_some()).unwrap()
}

/// Somebody who opens the first chapter for themselves and a bot; the table and the campaign.
async fn begin(rooms: &Rooms, more: Value) -> (Browser, String, String) {
    let mut ada = rooms.person("Ada").await;
    let mut wanted = json!({ "game": title().name(), "campaign": true });
    wanted.as_object_mut().unwrap().extend(more.as_object().cloned().unwrap());
    let table = ada.open(&["me", "random"], wanted).await;
    let lobby = ada.get("/api/lobby").await.expect(200);
    let row = &lobby["campaigns"][0];
    assert_eq!((&row["table"], &row["chapter"]), (&json!(table), &json!(1)));
    (ada, table, row["id"].as_str().unwrap().to_owned())
}

/// Names and texts of story cards nobody has read yet may be in no message; answers with those read.
fn check_story(socket: &mut Socket, read: &mut Vec<String>) {
    for text in socket.received.drain(..) {
        let unread = (11..=48).map(|card| format!("st-{card}")).filter(|id| !read.contains(id));
        let found: Vec<String> = unread
            .filter(|id| {
                let told = |lang| title().recall(id, &[], lang).unwrap();
                [Lang::EN, Lang::of("fr")].map(told).iter().any(|(name, _)| {
                    text.contains(serde_json::to_string(name).unwrap().trim_matches('"'))
                })
            })
            .collect();
        let is_told = |id: &String| text.contains(&format!("\"{id}\""));
        assert!(found.iter().all(is_told), "{found:?} before their time: {text}");
        read.extend(found);
    }
}

/// Plays the chapter at a table to its end, move by move at random.
async fn play(socket: &mut Socket, rng: &mut Rng, read: &mut Vec<String>) {
    while socket.asked().await {
        check_story(socket, read);
        let choices = socket.turn().choices.len();
        socket.choose(rng.below(choices as u32) as usize).await;
    }
    check_story(socket, read);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_whole_campaign_is_played_with_a_restart_between_chapters() {
    let mut rooms = rooms().await;
    let (mut ada, mut table, id) = begin(&rooms, json!({})).await;
    let (mut rng, mut read) = (Rng::new(7), Vec::new());
    let chapters = title().saga().unwrap().chapters;
    for chapter in 1..=chapters {
        let mut socket = ada.connect(rooms.listen().await, &table).await;
        let here = socket.now().chapter.clone().unwrap();
        assert_eq!((here.campaign.as_str(), here.number, here.chapters), (&*id, chapter, chapters));
        assert_eq!(socket.now().my_seat.as_deref(), Some("A"), "everybody keeps their seat");
        play(&mut socket, &mut rng, &mut read).await;
        let cookie = ada.cookie.clone();
        rooms = rooms.again().await;
        ada = rooms.browser();
        ada.cookie = cookie;
        let road = ada.get(&format!("/api/campaigns/{id}")).await.expect(200);
        let played = road["played"].as_array().unwrap();
        assert_eq!(played.len(), usize::from(chapter));
        assert_eq!(played.last().unwrap()["table"], table.as_str());
        let told: Vec<&str> = played
            .iter()
            .flat_map(|chapter| chapter["memories"].as_array().unwrap())
            .map(|memory| memory["id"].as_str().unwrap())
            .collect();
        assert!(read.iter().all(|id| told.contains(&id.as_str())), "{read:?} {told:?}");
        assert_eq!(road["damage"], Value::Null);
        if chapter < chapters {
            assert_eq!(road["next"]["number"], chapter + 1);
            let next = ada.post(&format!("/api/tables/{table}/rematch"), json!({})).await;
            table = next.expect(200)["id"].as_str().unwrap().to_owned();
            let same = ada.post(&format!("/api/campaigns/{id}/next"), json!({})).await.expect(200);
            assert_eq!(same["id"], table.as_str(), "a chapter is opened once");
        } else {
            assert_eq!(road["next"], Value::Null);
            let points = road["points"].as_i64().unwrap();
            let of = |seat: usize| -> i64 {
                let scores = played.iter().map(|chapter| chapter["scores"][seat].as_i64().unwrap());
                scores.sum::<i64>() + points
            };
            assert_eq!(road["players"][0]["sum"], of(0));
            assert_eq!(road["players"][1]["sum"], of(1));
        }
    }
    let next = ada.post(&format!("/api/campaigns/{id}/next"), json!({})).await;
    assert_eq!(next.code(409), "campaign-over");
    let rematch = ada.post(&format!("/api/tables/{table}/rematch"), json!({})).await;
    assert_eq!(rematch.code(409), "campaign-over");
    let text = ada.get(&format!("/api/campaigns/{id}/text")).await.text();
    let (_, row) = catalog::read_campaign(Source { name: "save", text: &text }, &[]).unwrap();
    assert_eq!((row.to_string(), row.travellers[0].name.as_str()), (text, "Ada"));
}

/// A campaign with so many chapters behind it, played without a server.
fn travelled(chapters: usize) -> Campaign {
    let title = title();
    let names = [("human", "Ada"), ("human", "Bob"), ("random", "Bot C")];
    let travellers =
        names.map(|(kind, name)| Traveller { kind: kind.to_owned(), name: name.to_owned() });
    let mut campaign = Campaign::new(
        "road".to_owned(),
        title.name(),
        "standard".to_owned(),
        Vec::new(),
        travellers.to_vec(),
        title.saga().unwrap(),
    );
    let mut luck = Rng::new(3);
    while campaign.chapters.len() < chapters {
        let options = campaign.next_options().unwrap();
        let setup = Setup { seats: campaign.seats(), options, ..Setup::default() };
        let mut table = title.open(&setup, &mut luck).unwrap();
        let mut player = title.player("random", 5).unwrap();
        while let Some(seat) = table.deciders().first() {
            let choice = player.choose(&table.position(), seat);
            table.play(seat, &choice, &mut luck).unwrap();
        }
        let (chapter, sequel) = table.chapter_played().unwrap();
        campaign.add(chapter, sequel);
    }
    campaign
}

#[tokio::test]
async fn a_save_is_taken_in_and_its_people_take_their_seats() {
    let rooms = rooms().await;
    let (mut ada, mut bob) = (rooms.person("Ada").await, rooms.person("Bob").await);
    let text = travelled(2).to_string();
    let on_bot = json!({ "text": text, "seat": "C" });
    assert_eq!(bob.post("/api/campaigns", on_bot).await.code(409), "no-free-seat");
    let taken = bob.post("/api/campaigns", json!({ "text": text, "seat": "B" })).await.expect(200);
    assert_eq!(taken["kind"], "imported");
    let id = taken["id"].as_str().unwrap();
    let road = bob.get(&format!("/api/campaigns/{id}")).await.expect(200);
    assert_eq!((&road["next"]["number"], &road["next"]["status"]), (&json!(3), &json!("open")));
    assert_eq!(road["mine"], true);
    let names = road["players"].as_array().unwrap().iter().map(|one| one["name"].clone());
    assert_eq!(names.collect::<Vec<_>>(), ["Ada", "Bob", "Bot C"]);
    let table = road["next"]["table"].as_str().unwrap();
    ada.post(&format!("/api/tables/{table}/join"), json!({})).await.expect(200);
    let row = ada.get(&format!("/api/tables/{table}")).await.expect(200);
    assert_eq!((&row["my_seat"], &row["chapter"]), (&json!("A"), &json!(3)));
    assert_eq!(row["status"], "running");
    let road = ada.get(&format!("/api/campaigns/{id}")).await.expect(200);
    assert_eq!((&road["playing"], &road["mine"]), (&json!(true), &json!(false)));
    let road = rooms.browser().get(&format!("/api/campaigns/{id}")).await.expect(200);
    assert_eq!((&road["playing"], &road["mine"]), (&json!(false), &json!(false)));
    let again = format!("/api/campaigns/{id}/next");
    assert_eq!(ada.post(&again, json!({ "again": true })).await.code(403), "not-owner");
    let again = ada.get(&format!("/api/campaigns/{id}/text")).await.text();
    assert_eq!(again, text, "what was taken in is given out");
}

/// A save may be older than the rule for names, or written by anybody.
#[tokio::test]
async fn names_in_a_save_are_cleaned_when_it_is_taken_in() {
    let rooms = rooms().await;
    let mut bob = rooms.person("Bob").await;
    let mut campaign = travelled(1);
    campaign.travellers[0].name = "\u{202e}Ada\u{200b}".repeat(20);
    campaign.travellers[1].name = "\u{2800}".to_owned();
    let wanted = json!({ "text": campaign.to_string(), "seat": "B" });
    let taken = bob.post("/api/campaigns", wanted).await.expect(200);
    let id = taken["id"].as_str().unwrap();
    let road = bob.get(&format!("/api/campaigns/{id}")).await.expect(200);
    assert_eq!(road["players"][0]["name"], "Ada".repeat(8));
    let text = bob.get(&format!("/api/campaigns/{id}/text")).await.text();
    assert!(text.contains("\nplayer human B\n"), "{text}");
    assert!(!text.contains(['\u{202e}', '\u{200b}', '\u{2800}']), "{text}");
}

#[tokio::test]
async fn results_that_cannot_be_are_refused_and_the_part_before_is_offered() {
    let rooms = rooms().await;
    let mut ada = rooms.person("Ada").await;
    let text = travelled(1).to_string();
    let line = |start: &str| text.lines().find(|line| line.starts_with(start)).unwrap().to_owned();
    for (old, new) in [
        (line("scores "), "scores 2147483647 2147483647 2147483647".to_owned()),
        (line("places "), "places 0 255 1".to_owned()),
    ] {
        let wrong = seal(&text.replacen(&old, &new, 1));
        let taken = ada.post("/api/campaigns", json!({ "text": wrong })).await.expect(200);
        assert_eq!((&taken["kind"], &taken["chapter"]), (&json!("damaged"), &json!(1)));
    }
    let early = seal(&text.replacen("player human Bob", "scores 1\nplaces 1\nplayer human Bob", 1));
    let refused = ada.post("/api/campaigns", json!({ "text": early })).await;
    assert_eq!(refused.code(422), "bad-save");
}

/// Bots play alone; whoever brought them along watches, and still opens their chapters.
#[tokio::test]
async fn an_owner_without_a_seat_opens_the_next_chapter() {
    let rooms = rooms().await;
    let mut ada = rooms.person("Ada").await;
    let wanted = json!({ "game": title().name(), "campaign": true });
    let first = ada.open(&["random"], wanted).await;
    let lobby = ada.get("/api/lobby").await.expect(200);
    let id = lobby["campaigns"][0]["id"].as_str().unwrap().to_owned();
    let road = loop {
        let road = ada.get(&format!("/api/campaigns/{id}")).await.expect(200);
        if road["next"]["number"] == 2 {
            break road;
        }
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
    };
    assert_eq!((&road["playing"], &road["played"][0]["table"]), (&json!(true), &json!(first)));
    let next = ada.post(&format!("/api/campaigns/{id}/next"), json!({})).await.expect(200);
    assert_ne!(next["id"], json!(first));
}

#[tokio::test]
async fn a_damaged_save_is_refused_and_the_last_good_one_offered() {
    let rooms = rooms().await;
    let mut ada = rooms.person("Ada").await;
    let text = travelled(2).to_string();
    let last = text.rfind("scores ").unwrap();
    let damaged = format!("{}scores 99 {}", &text[..last], &text[last + "scores ".len()..]);
    let taken = ada.post("/api/campaigns", json!({ "text": damaged })).await.expect(200);
    assert_eq!((&taken["kind"], &taken["chapter"]), (&json!("damaged"), &json!(2)));
    let reason = taken["reason"].as_str().unwrap();
    assert!(reason.contains("each of 3 players"), "{reason}");
    let taken = ada.post("/api/campaigns", json!({ "text": damaged, "restore": true })).await;
    let id = taken.expect(200)["id"].as_str().unwrap().to_owned();
    let road = ada.get(&format!("/api/campaigns/{id}")).await.expect(200);
    assert_eq!(road["next"]["number"], 2);
    for useless in ["", "tablewright campaign 1\n", "tablewright campaign 2\n", "gibberish"] {
        let answer = ada.post("/api/campaigns", json!({ "text": useless, "restore": true })).await;
        assert_eq!(answer.code(422), "bad-save", "{useless}");
    }
}

#[tokio::test]
async fn a_save_damaged_in_the_database_gives_way_to_the_one_before() {
    let rooms = rooms().await;
    let mut ada = rooms.person("Ada").await;
    let taken = ada.post("/api/campaigns", json!({ "text": travelled(3).to_string() })).await;
    let id = taken.expect(200)["id"].as_str().unwrap().to_owned();
    rooms.database.meddle("UPDATE saves SET text = substr(text, 1, length(text) - 9)").await;
    let road = ada.get(&format!("/api/campaigns/{id}")).await.expect(200);
    assert_eq!(road["next"]["number"], 3, "one chapter is lost, no more");
    assert!(road["damage"].as_str().unwrap().contains("not as it was saved"), "{road}");
    let next = ada.post(&format!("/api/campaigns/{id}/next"), json!({})).await.expect(200);
    let table = next["id"].as_str().unwrap();
    let row = ada.get(&format!("/api/tables/{table}")).await.expect(200);
    assert_eq!((&row["chapter"], &row["my_seat"]), (&json!(3), &json!("A")));
    rooms.database.meddle("UPDATE saves SET text = 'nothing'").await;
    assert_eq!(ada.get(&format!("/api/campaigns/{id}")).await.code(422), "bad-save");
    let lobby = ada.get("/api/lobby").await.expect(200);
    assert_eq!(lobby["campaigns"], json!([]), "the lobby is there all the same");
}

#[tokio::test]
async fn a_chapter_begun_again_leaves_the_first_attempt_behind() {
    let rooms = rooms().await;
    let (mut ada, first, id) = begin(&rooms, json!({})).await;
    let addr = rooms.listen().await;
    let mut socket = ada.connect(addr, &first).await;
    socket.asked().await;
    socket.choose(0).await;
    let path = format!("/api/campaigns/{id}/next");
    let same = ada.post(&path, json!({})).await.expect(200);
    assert_eq!(same["id"], first.as_str());
    let again = ada.post(&path, json!({ "again": true })).await.expect(200);
    let second = again["id"].as_str().unwrap().to_owned();
    assert_ne!(second, first);
    while socket.now().rematch.is_none() {
        socket.state().await;
    }
    assert_eq!((socket.now().rematch.as_deref(), &socket.now().chapter), (Some(&*second), &None));
    let (mut rng, mut read) = (Rng::new(1), Vec::new());
    play(&mut socket, &mut rng, &mut read).await;
    let road = ada.get(&format!("/api/campaigns/{id}")).await.expect(200);
    assert_eq!((&road["played"], &road["next"]["table"]), (&json!([]), &json!(second)));
}

#[tokio::test]
async fn what_has_no_campaign_begins_none() {
    let rooms = rooms().await;
    let mut ada = rooms.person("Ada").await;
    let mut none = super::browser::table(&["me", "random"], json!({ "campaign": true }));
    let plain = catalog::titles().iter().find(|title| title.saga().is_none()).unwrap();
    none["game"] = json!(plain.name());
    assert_eq!(ada.post("/api/tables", none.clone()).await.code(422), "bad-table");
    none["game"] = json!(title().name());
    none["options"] = json!([{ "name": "campaign", "value": "st-15" }]);
    assert_eq!(ada.post("/api/tables", none).await.code(422), "bad-table");
    for path in ["", "/text"] {
        assert_eq!(ada.get(&format!("/api/campaigns/nowhere{path}")).await.code(404), "not-found");
    }
}

#[tokio::test]
async fn nothing_that_can_be_looked_up_tells_the_story() {
    let rooms = rooms().await;
    let mut ada = rooms.person("Ada").await;
    let table = ada.open(&["me", "random"], json!({ "game": title().name() })).await;
    let mut socket = ada.connect(rooms.listen().await, &table).await;
    assert!(socket.asked().await);
    let (game, gallery) = (title().name(), socket.now().gallery.clone());
    for lang in [Lang::EN, Lang::of("fr")] {
        let asked = |path: &str| format!("/api/games/{game}/{path}?lang={lang}");
        for path in [asked("rules"), asked("faces"), gallery.clone()] {
            let answer = ada.get(&path).await;
            assert_eq!(answer.status, 200, "{path}");
            let text = answer.text();
            for card in (11..=48).map(|card| format!("st-{card}")) {
                let (name, told) = title().recall(&card, &[], lang).unwrap();
                let sentence = told.split(['.', '(']).next().unwrap();
                assert!(!text.contains(&format!("\"{name}\"")), "{path} names {card}");
                assert!(!text.contains(sentence), "{path} tells {card}");
            }
        }
    }
}
