//! Lessons: the course by request, and a lesson over its socket.

use std::sync::Arc;

use art::Format;
use scene::{Lang, Phase, Tutor};
use tabletop::Lesson;
use wire::{
    lesson::{Coach, CoachPhase, CoachRequest},
    table::{ClientMessage, ServerMessage},
};

use super::browser::{Socket, rooms};
use crate::{
    AppState,
    library::GameAssets,
    table_view::{Layouts, TableView, ViewOptions},
};

impl Socket {
    async fn coach(&mut self) -> Coach {
        self.until(|message| match message {
            ServerMessage::Coach(coach) => Some((**coach).clone()),
            _ => None,
        })
        .await
    }

    /// What the coach says to a move.
    async fn try_move(&mut self, notation: &str) -> Coach {
        let (id, version) = (self.next_id(), self.turn().version);
        self.send(&ClientMessage::Play { id, version, notation: notation.to_owned() }).await;
        let coach = self.coach().await;
        self.answer(id).await.unwrap();
        coach
    }

    async fn ask_coach(&mut self, request: CoachRequest) -> Coach {
        let id = self.next_id();
        self.send(&ClientMessage::Coach { id, request }).await;
        self.coach().await
    }
}

#[tokio::test]
async fn a_lesson_explains_a_wrong_move_and_goes_on_with_the_right_one() {
    let rooms = rooms().await;
    let addr = rooms.listen().await;
    let path = "/api/games/imaginarium/lessons/six-points/socket?lang=en&text=true";
    let mut socket = rooms.browser().knock_at(addr, path).await.unwrap();
    let coach = socket.coach().await;
    assert_eq!((coach.number, coach.step, coach.phase), (1, 1, CoachPhase::Asking));
    assert!(!coach.task.is_empty() && coach.reply.is_none());
    assert_eq!(coach.look_at, ["S2 Diploma Press"]);

    let before = socket.now().clone();
    let reply = socket.try_move("done").await.reply.expect("it is explained");
    assert!(!reply.played && reply.text.contains("idle"), "{reply:?}");
    assert_eq!(socket.now(), &before, "nothing has happened");
    assert_eq!(socket.play("use P1").await, Err("not-legal".to_owned()));

    assert_eq!(socket.try_move("use S2").await.phase, CoachPhase::Done);
    assert_ne!(socket.turn().moves, before.turn.moves);
    assert!(socket.turn().choices.is_empty(), "the coach speaks");
    let coach = socket.ask_coach(CoachRequest::GoOn).await;
    assert_eq!((coach.step, coach.phase), (2, CoachPhase::Asking));
    let coach = socket.ask_coach(CoachRequest::StartOver).await;
    assert_eq!((coach.step, socket.turn().moves), (1, 0));
}

#[tokio::test]
async fn a_lesson_is_remembered_once_it_was_taken_to_its_end() {
    let rooms = rooms().await;
    let addr = rooms.listen().await;
    let mut ada = rooms.person("Ada").await;
    let path = "/api/games/cloudage/lessons/first-point/socket?lang=fr";
    let mut socket = ada.knock_at(addr, path).await.unwrap();
    let mut coach = socket.coach().await;
    while coach.phase != CoachPhase::Over {
        coach = match coach.phase {
            CoachPhase::Asking => socket.ask_coach(CoachRequest::ShowMe).await,
            CoachPhase::Others => socket.coach().await,
            CoachPhase::Done | CoachPhase::Over => socket.ask_coach(CoachRequest::GoOn).await,
        };
    }
    assert!(!coach.then.is_empty());
    assert_eq!(coach.next.map(|next| next.id).as_deref(), Some("militia"));
    let done = |course: serde_json::Value| {
        let lessons = course["lessons"].as_array().unwrap().clone();
        lessons.iter().filter(|lesson| lesson["done"] == true).count()
    };
    // It is written down behind the last word.
    while done(ada.get("/api/games/cloudage/course").await.expect(200)) == 0 {
        tokio::task::yield_now().await;
    }
    let course = rooms.browser().get("/api/games/cloudage/course").await.expect(200);
    assert_eq!(done(course), 0, "nobody else has taken it");
    let other = ada.get("/api/games/imaginarium/course").await.expect(200);
    assert_eq!(done(other), 0);
}

#[tokio::test]
async fn a_lost_connection_goes_on_with_its_step_in_any_language() {
    let rooms = rooms().await;
    let addr = rooms.listen().await;
    let path = "/api/games/imaginarium/lessons/six-points/socket?lang=de&step=3";
    let mut socket = rooms.browser().knock_at(addr, path).await.unwrap();
    assert_eq!(socket.coach().await.step, 4);
    let view = wire::table::ViewOptions { lang: "fr".into(), format: "tall".into(), text: false };
    let german = socket.ask_coach(CoachRequest::GoOn).await;
    socket.send(&ClientMessage::View(view)).await;
    let french = socket.coach().await;
    assert_eq!(french.step, german.step);
    assert_ne!(french.say, german.say);
    let nowhere = "/api/games/imaginarium/lessons/nothing/socket";
    assert!(rooms.browser().knock_at(addr, nowhere).await.is_err());
}

/// All that a coach lights is drawn, on a wide and on a tall screen, so that the light can fall on it.
#[tokio::test]
async fn whatever_a_lesson_lights_is_drawn() {
    let rooms = rooms().await;
    let mut missing = Vec::new();
    for assets in rooms.app.library.games() {
        for lesson in &assets.course(Lang::EN).lessons {
            missing.extend(unlit(&rooms.app, assets, lesson));
        }
    }
    assert!(missing.is_empty(), "{}", missing.join("\n"));
}

fn unlit(app: &AppState, assets: &GameAssets, lesson: &Arc<Lesson>) -> Vec<String> {
    let lay_out = |position: &_| assets.title.lay_out(position);
    let mut tutor = Tutor::new(Arc::clone(lesson), lay_out).unwrap();
    let mut missing = Vec::new();
    while tutor.phase() != Phase::Over {
        for format in [Format::Wide, Format::Tall] {
            let view = TableView {
                title: assets.title,
                table: tutor.table(),
                assets: &app.library.game(assets.title.name()).unwrap().standard,
                seat: Some(Lesson::LEARNER),
                viewer: Some(Lesson::LEARNER),
                options: ViewOptions { format, ..ViewOptions::default() },
            };
            let picture = view.picture(&view.snapshot(&mut Layouts::default()));
            let is_drawn = |place: &String| {
                let names = ["data-spot", "data-token", "data-cell"]
                    .map(|name| format!("{name}=\"{place}\""));
                let zone = format!("id=\"zone-{place}\"");
                let mut parts = picture.parts.iter();
                parts.any(|part| names.iter().chain([&zone]).any(|name| part.svg.contains(name)))
            };
            for place in tutor.lit().iter().filter(|place| !is_drawn(place)) {
                let (file, step) = (&lesson.file, tutor.at() + 1);
                missing.push(format!(
                    "{}/{file}: step {step}: {place}: {format:?}",
                    assets.title.name()
                ));
            }
        }
        match tutor.phase() {
            Phase::Asking => {
                let expected = tutor.expected().unwrap().to_owned();
                tutor.answer(&expected).unwrap();
            }
            Phase::Others => drop(tutor.play_other().unwrap()),
            Phase::Done | Phase::Over => tutor.go_on(),
        }
    }
    missing.sort();
    missing.dedup();
    missing
}
