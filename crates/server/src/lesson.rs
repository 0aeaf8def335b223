//! Lessons: a table of one's own, laid out for a lesson and kept nowhere, with a coach.

use std::sync::Arc;

use axum::{
    Json, Router,
    extract::{Path, State},
    routing::get,
};
use host::HUMAN_PAUSE;
use scene::{Answer, AnswerError, Lang, Motion, Outline, Phase, Tutor, label, seat_names};
use tabletop::{Lesson, Seat};
use tokio::{
    sync::mpsc,
    time::{Instant, sleep_until},
};
use wire::{
    lesson::{Coach, CoachPhase, CoachReply, CoachRequest, Course, LessonSummary},
    lobby::{self, Sitter, Status, TimeControl},
    table::{ClientMessage, People, ServerMessage, State as TableState, Turn, Update},
};

use crate::{
    app::{AppState, RECONNECT_SECONDS},
    auth::Visitor,
    error::ApiError,
    library::{GameAssets, STANDARD},
    messages::{self, Told},
    table::{Command, Frame, Viewer, Welcome},
    table_view::{Layouts, Shown, Snapshot, TableView, ViewOptions},
};

/// So many messages may wait for the lesson before the connection does.
const WAITING: usize = 16;

pub fn routes() -> Router<Arc<AppState>> {
    Router::new().route("/api/games/{game}/course", get(course))
}

async fn course(
    State(app): State<Arc<AppState>>,
    visitor: Visitor,
    Path(game): Path<String>,
) -> Result<Json<Course>, ApiError> {
    let assets = app.library.game(&game)?;
    let done = match visitor.id() {
        Some(person) => app.store.lessons_done(person, &game).await?,
        None => Vec::new(),
    };
    let lessons = &assets.course(visitor.lang).lessons;
    let is_done = |lesson: &Lesson| done.contains(&lesson.id);
    let summary = |lesson: &Arc<Lesson>| summary(lesson, is_done(lesson));
    Ok(Json(Course { lessons: lessons.iter().map(summary).collect() }))
}

fn summary(lesson: &Lesson, done: bool) -> LessonSummary {
    LessonSummary {
        id: lesson.id.clone(),
        title: lesson.title.clone(),
        goal: lesson.goal.clone(),
        minutes: lesson.minutes,
        done,
    }
}

/// A lesson by its name, and the game it belongs to.
pub fn find<'a>(
    app: &'a AppState,
    game: &str,
    lesson: &str,
    lang: Lang,
) -> Result<(&'a GameAssets, &'a Arc<Lesson>), ApiError> {
    let assets = app.library.game(game)?;
    let lesson = assets.course(lang).lesson(lesson).ok_or(ApiError::NotFound)?;
    Ok((assets, lesson))
}

/// Begins a lesson for one viewer, at this step of it.
pub fn begin(
    app: &Arc<AppState>,
    game: &str,
    lesson: &str,
    step: usize,
    viewer: Viewer,
) -> Result<Welcome, ApiError> {
    let tutor = tutor(app, game, lesson, step, viewer.view.lang)?;
    let (inbox, commands) = mpsc::channel(WAITING);
    let lesson = LessonActor {
        app: Arc::clone(app),
        game: game.to_owned(),
        tutor,
        viewer,
        version: 0,
        shown: None,
        reply: None,
    };
    tokio::spawn(lesson.run(commands));
    Ok(Welcome { socket: 0, inbox })
}

fn tutor(
    app: &AppState,
    game: &str,
    lesson: &str,
    step: usize,
    lang: Lang,
) -> Result<Tutor, ApiError> {
    let (assets, lesson) = find(app, game, lesson, lang)?;
    let lay_out = |position: &_| {
        let mut table = assets.title.lay_out(position)?;
        table.name_seats(seat_names(assets.title.speech(lang), table.seats()));
        Ok(table)
    };
    let mut tutor = Tutor::new(Arc::clone(lesson), lay_out).map_err(ApiError::broken)?;
    tutor.skip_to(step).map_err(ApiError::broken)?;
    Ok(tutor)
}

/// One lesson that one person takes.
struct LessonActor {
    app: Arc<AppState>,
    game: String,
    tutor: Tutor,
    viewer: Viewer,
    /// Grows with every move.
    version: u64,
    shown: Option<Shown>,
    /// What is said to the last move.
    reply: Option<CoachReply>,
}

impl LessonActor {
    async fn run(mut self, mut commands: mpsc::Receiver<Command>) {
        let app = Arc::clone(&self.app);
        self.show();
        let mut due = Instant::now() + HUMAN_PAUSE;
        loop {
            let others = self.tutor.phase() == Phase::Others;
            tokio::select! {
                command = commands.recv() => match command {
                    Some(Command::ClientMessage { message, .. }) => {
                        let (id, done) = self.handle(message).await;
                        if let Err(error) = done {
                            self.refuse(id, &error);
                        }
                        due = Instant::now() + HUMAN_PAUSE;
                    }
                    Some(Command::Gone { .. }) | None => return,
                    Some(command) => command.refuse(ApiError::NotFound),
                },
                () = app.closes() => {
                    self.send(&ServerMessage::Closing { seconds: RECONNECT_SECONDS });
                    return;
                }
                () = sleep_until(due), if others => {
                    due = Instant::now() + HUMAN_PAUSE;
                    if let Err(fault) = self.tutor.play_other() {
                        tracing::error!(%fault, "a lesson does not go on");
                        return;
                    }
                    self.show_changes();
                }
            }
        }
    }

    async fn handle(&mut self, message: ClientMessage) -> (u32, Result<(), ApiError>) {
        match message {
            ClientMessage::Play { id, version, notation } => {
                let done = self.require_now(version).and_then(|()| self.play(&notation));
                if done.is_ok() {
                    self.send(&ServerMessage::Done { id, version: self.version });
                    self.remember().await;
                }
                (id, done)
            }
            ClientMessage::Preview { id, version, notation } => {
                let preview = self.require_now(version);
                let preview = preview.and_then(|()| self.view().preview(id, &notation));
                (id, preview.map(|preview| self.send(&ServerMessage::Preview(Box::new(preview)))))
            }
            ClientMessage::Coach { id, request } => {
                let done = self.ask(request);
                self.remember().await;
                (id, done)
            }
            ClientMessage::View(view) => (0, self.set_view(&view)),
            ClientMessage::Undo { id, .. }
            | ClientMessage::Redo { id, .. }
            | ClientMessage::Hint { id, .. }
            | ClientMessage::Chat { id, .. } => {
                (id, Err(ApiError::bad_request("a lesson has moves and a coach, and nothing else")))
            }
        }
    }

    fn require_now(&self, version: u64) -> Result<(), ApiError> {
        if version == self.version { Ok(()) } else { Err(ApiError::Stale) }
    }

    fn play(&mut self, notation: &str) -> Result<(), ApiError> {
        let answer = self.tutor.answer(notation).map_err(|error| match error {
            AnswerError::Refused(refusal) => ApiError::Rules(refusal),
            AnswerError::Lesson(fault) => ApiError::broken(fault),
        })?;
        let speech = self.assets().title.speech(self.viewer.view.lang);
        self.reply = match answer {
            Answer::Right => None,
            Answer::AlsoRight(text) => Some(CoachReply { played: true, text }),
            Answer::Explained(words) => Some(CoachReply {
                played: false,
                text: words.unwrap_or_else(|| speech.word("lesson-other")),
            }),
        };
        match &self.reply {
            Some(CoachReply { played: false, .. }) => self.coach(),
            _ => self.show_changes(),
        }
        Ok(())
    }

    fn ask(&mut self, request: CoachRequest) -> Result<(), ApiError> {
        self.reply = None;
        match request {
            CoachRequest::GoOn => {
                self.tutor.go_on();
                self.show();
            }
            CoachRequest::ShowMe => {
                if let Some(expected) = self.tutor.expected().map(str::to_owned) {
                    self.play(&expected)?;
                }
            }
            CoachRequest::StartOver => self.start(0)?,
        }
        Ok(())
    }

    fn start(&mut self, step: usize) -> Result<(), ApiError> {
        let lesson = self.tutor.lesson().id.clone();
        self.tutor = tutor(&self.app, &self.game, &lesson, step, self.viewer.view.lang)?;
        self.show();
        Ok(())
    }

    /// In another language, format or view. Another language begins the step anew.
    fn set_view(&mut self, view: &wire::table::ViewOptions) -> Result<(), ApiError> {
        let view = ViewOptions::read(view)?;
        let speaks = self.viewer.view.lang == view.lang;
        self.viewer.view = view;
        if !speaks {
            return self.start(self.tutor.at());
        }
        self.show();
        Ok(())
    }

    async fn remember(&self) {
        let Some(person) = self.viewer.person.as_ref() else { return };
        if self.tutor.phase() == Phase::Over {
            let lesson = &self.tutor.lesson().id;
            if let Err(error) = self.app.store.finish_lesson(&person.id, &self.game, lesson).await {
                tracing::warn!(%error, "a lesson is not remembered");
            }
        }
    }

    fn assets(&self) -> &GameAssets {
        self.app.library.game(&self.game).expect("it was found when the lesson began")
    }

    fn view(&self) -> TableView<'_> {
        let assets = self.assets();
        TableView {
            title: assets.title,
            table: self.tutor.table(),
            assets: &assets.standard,
            seat: Some(Lesson::LEARNER),
            viewer: Some(Lesson::LEARNER),
            options: self.viewer.view,
        }
    }

    /// What a learner can do: nothing while others move or the coach speaks.
    fn snapshot(&self) -> Snapshot {
        let mut snapshot = self.view().snapshot(&mut Layouts::default());
        if self.tutor.phase() != Phase::Asking {
            snapshot.choices.clear();
        }
        snapshot
    }

    fn turn(&self, snapshot: &Snapshot) -> Turn {
        let (table, lang) = (self.tutor.table(), self.viewer.view.lang);
        let told = Told {
            version: self.version,
            prompt: table.prompt(Some(Lesson::LEARNER), lang),
            asked: table.deciders(),
            is_over: false,
        };
        Turn { undo: 0, redo: false, ..messages::turn(&self.view(), snapshot, told) }
    }

    /// The table as a whole, and what the coach says about it.
    fn show(&mut self) {
        self.version += 1;
        let (view, snapshot) = (self.view(), self.snapshot());
        let picture = view.picture(&snapshot);
        let lang = self.viewer.view.lang;
        let log = view.table.log(0, view.viewer, lang);
        let state = TableState {
            table: String::new(),
            game: self.game.clone(),
            gallery: view.assets.gallery_url(lang).to_owned(),
            css: view.assets.css_url(),
            edition: STANDARD.to_owned(),
            options: Vec::new(),
            seeded: false,
            hints: false,
            my_seat: Some(Lesson::LEARNER.to_string()),
            people: self.people(),
            picture: messages::picture(&picture),
            turn: self.turn(&snapshot),
            log: log.into_iter().map(messages::entry).collect(),
            chat: Vec::new(),
            rematch: None,
            chapter: None,
        };
        self.send(&ServerMessage::State(Box::new(state)));
        self.shown = Some(Shown { picture, outline: Outline::of(snapshot.scene) });
        self.coach();
    }

    /// What the last move changed.
    fn show_changes(&mut self) {
        let Some(before) = self.shown.take() else { return self.show() };
        self.version += 1;
        let (view, snapshot) = (self.view(), self.snapshot());
        let picture = view.picture(&snapshot);
        let log_from = view.table.moves();
        let log = view.table.log(log_from, view.viewer, self.viewer.view.lang);
        let turn = self.turn(&snapshot);
        let outline = Outline::of(snapshot.scene);
        let motion = Motion::between(&before.outline, &outline, &log);
        let update = Update {
            turn,
            parts: picture.changes(&before.picture).into_iter().map(messages::part).collect(),
            motion: messages::motion(motion),
            log_from: log_from as u32,
            log: log.into_iter().map(messages::entry).collect(),
            people: self.people(),
        };
        self.send(&ServerMessage::Update(Box::new(update)));
        self.shown = Some(Shown { picture, outline });
        self.coach();
    }

    fn people(&self) -> People {
        let table = self.tutor.table();
        let chair = |(seat, name): (Seat, &String)| lobby::Chair {
            seat: seat.to_string(),
            name: name.clone(),
            sitter: Sitter::Human,
            present: true,
            stand_in: false,
            asked: table.deciders().contains(seat),
        };
        People {
            status: Status::Running,
            chairs: Seat::first(table.seats()).zip(table.names()).map(chair).collect(),
            watching: 0,
            time_control: TimeControl::default(),
            clocks: Vec::new(),
            requests: Vec::new(),
            expires: None,
        }
    }

    fn coach(&self) {
        let lesson = self.tutor.lesson();
        let lessons = &self.assets().course(self.viewer.view.lang).lessons;
        let at = lessons.iter().position(|other| other.id == lesson.id).unwrap_or_default();
        let step = self.tutor.step();
        let words = |words: fn(&tabletop::lesson::Step) -> &String| {
            step.map(words).cloned().unwrap_or_default()
        };
        let phase = match self.tutor.phase() {
            Phase::Asking => CoachPhase::Asking,
            Phase::Others => CoachPhase::Others,
            Phase::Done => CoachPhase::Done,
            Phase::Over => CoachPhase::Over,
        };
        let (table, lang) = (self.tutor.table(), self.viewer.view.lang);
        let (layout, scene) = (table.layout(lang), table.scene(Some(Lesson::LEARNER), lang));
        let (made, moves) = self.tutor.progress();
        let lit = self.tutor.lit();
        let look_at = lit.iter().filter_map(|place| label::place(&layout, &scene, place)).collect();
        self.send(&ServerMessage::Coach(Box::new(Coach {
            lesson: lesson.id.clone(),
            title: lesson.title.clone(),
            number: at as u32 + 1,
            lessons: lessons.len() as u32,
            step: (self.tutor.at() + 1).min(lesson.steps.len()) as u32,
            steps: lesson.steps.len() as u32,
            phase,
            say: words(|step| &step.say),
            task: words(|step| &step.task),
            moves: moves as u32,
            made: made as u32,
            lit,
            look_at,
            reply: self.reply.clone(),
            then: match phase {
                CoachPhase::Over => lesson.end.clone(),
                CoachPhase::Done => words(|step| &step.then),
                CoachPhase::Asking | CoachPhase::Others => String::new(),
            },
            next: lessons.get(at + 1).map(|next| summary(next, false)),
        })));
    }

    fn refuse(&mut self, id: u32, error: &ApiError) {
        self.app.metrics.refused(error.code());
        let error = error.say(self.viewer.view.lang);
        self.send(&ServerMessage::Refused { id, error });
    }

    /// Whoever takes in nothing any more is gone; the socket notices it too.
    fn send(&self, message: &ServerMessage) {
        let message = Frame::new(message).encode(self.viewer.encoding);
        let _ = self.viewer.outbox.try_send(message);
    }
}
