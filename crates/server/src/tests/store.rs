//! The store: the same tests on SQLite and, where `TABLEWRIGHT_TEST_POSTGRES` names a server, on
//! PostgreSQL.

use std::{
    env,
    sync::{
        Arc,
        atomic::{AtomicU32, Ordering::Relaxed},
    },
    time::Instant,
};

use sqlx::{AnyPool, Executor};
use wire::{
    lobby::{BotSpeed, DataFile, Status, TimeControl},
    table::ChatLine,
};

use super::browser::{TempDatabase, config};
use crate::{
    AppState, Config,
    luck::Secret,
    metrics::Metrics,
    random,
    store::{
        CampaignRow, CampaignSave, Chair, ChapterRef, DatabaseError, LogRecord, Occupant, Person,
        RecordKind, Store, StoreError, TableProgress, TableRow,
    },
};

/// A database of any kind, gone afterwards.
enum Database {
    File(TempDatabase),
    Server { url: String, schema: String },
}

impl Database {
    fn url(&self) -> String {
        match self {
            Database::File(database) => database.url(),
            Database::Server { url, schema } => {
                let joint = if url.contains('?') { '&' } else { '?' };
                format!("{url}{joint}options[search_path]={schema}")
            }
        }
    }

    async fn open(&self) -> Store {
        self.try_open().await.unwrap()
    }

    async fn try_open(&self) -> Result<Store, DatabaseError> {
        Store::open(&self.url(), Arc::new(Metrics::default())).await
    }

    async fn close(self) {
        if let Database::Server { url, schema } = self {
            let pool = AnyPool::connect(&url).await.unwrap();
            let drop = format!("DROP SCHEMA {schema} CASCADE");
            pool.execute(sqlx::AssertSqlSafe(drop)).await.unwrap();
        }
    }
}

/// All databases there are.
async fn databases() -> Vec<Database> {
    static NUMBER: AtomicU32 = AtomicU32::new(0);
    let mut databases = vec![Database::File(TempDatabase::new())];
    match env::var("TABLEWRIGHT_TEST_POSTGRES") {
        Ok(url) => {
            sqlx::any::install_default_drivers();
            let number = NUMBER.fetch_add(1, Relaxed);
            let schema = format!("test_{}_{number}", std::process::id());
            let pool = AnyPool::connect(&url).await.unwrap();
            let create = format!("CREATE SCHEMA {schema}");
            pool.execute(sqlx::AssertSqlSafe(create)).await.unwrap();
            databases.push(Database::Server { url, schema });
        }
        Err(_) => println!("left out PostgreSQL: TABLEWRIGHT_TEST_POSTGRES names no server"),
    }
    databases
}

/// A test for every database.
macro_rules! on_every_database {
    ($(async fn $name:ident($database:ident: &Database) $body:block)*) => {
        $(#[tokio::test]
        async fn $name() {
            for database in databases().await {
                {
                    let $database = &database;
                    $body
                }
                database.close().await;
            }
        })*
    };
}

fn table() -> TableRow {
    let occupant = Occupant::Human("ada".to_owned());
    TableRow {
        id: random::id(),
        game: "toy".to_owned(),
        opening: "setup = A B\n".to_owned(),
        edition: vec![DataFile { name: "a.toml".to_owned(), text: "it's \"é\"".to_owned() }],
        time_control: TimeControl::Live { per_move: 30, bank: 600 },
        public: true,
        hints: true,
        bot_speed: BotSpeed::Instant,
        secret: Secret::fresh(),
        seeded: true,
        owner: "ada".to_owned(),
        status: Status::Open,
        asked: "A".to_owned(),
        clocks: "1 2,3 4".to_owned(),
        rematch: None,
        part_of: None,
        chairs: vec![Chair { occupant, name: "Ada".to_owned(), level: String::new() }, Chair::FREE],
        origin: "somewhere".to_owned(),
        touched: 0,
    }
}

fn record(line: &str) -> LogRecord {
    LogRecord { kind: RecordKind::Play, seat: "A".to_owned(), line: line.to_owned() }
}

fn progress(moves: u32) -> TableProgress {
    TableProgress {
        status: Status::Running,
        moves,
        asked: "B".to_owned(),
        clocks: format!("{moves} 0,0 0"),
        save: None,
    }
}

/// Unfinished tables in all, and those of a person.
async fn counts(store: &Store, person: &str) -> (u32, u32) {
    let counts = store.counts(person, "").await.unwrap();
    (counts.all, counts.person)
}

fn conflict<T: std::fmt::Debug>(done: Result<T, StoreError>) {
    assert!(matches!(done, Err(StoreError::Conflict)), "{done:?}");
}

on_every_database! {
    async fn people_are_kept(database: &Database) {
        let store = database.open().await;
        let ada = Person { id: "ada".to_owned(), name: "Ada".to_owned(), era: 0 };
        assert_eq!(store.person("ada").await.unwrap(), None);
        store.add_person(&ada).await.unwrap();
        conflict(store.add_person(&ada).await);
        let renamed = Person { name: "Countess".to_owned(), ..ada };
        store.rename(&renamed).await.unwrap();
        store.set_recovery("ada", "hash").await.unwrap();
        store.close().await;
        let store = database.open().await;
        assert_eq!(store.person("ada").await.unwrap(), Some(renamed.clone()));
        assert_eq!(store.recovered("hash").await.unwrap(), Some(renamed));
        assert_eq!(store.recovered("other").await.unwrap(), None);
        conflict(store.set_recovery("nobody", "hash").await);
        store.close().await;
    }

    async fn a_table_is_read_as_it_was_written(database: &Database) {
        let store = database.open().await;
        let table = table();
        store.add_table(&table, None).await.unwrap();
        let read = store.table(&table.id).await.unwrap().unwrap();
        assert_eq!(format!("{read:?}"), format!("{table:?}"));
        assert_eq!(read.secret, table.secret);
        assert!(store.table("nowhere").await.unwrap().is_none());
        assert_eq!(counts(&store, "ada").await, (1, 1));
        assert_eq!(counts(&store, "bob").await, (1, 0));
        store.close().await;
    }

    async fn deeds_have_one_order_and_the_second_of_a_number_is_refused(database: &Database) {
        let store = database.open().await;
        let table = table();
        store.add_table(&table, None).await.unwrap();
        for seq in 1..=20 {
            let record = record(&format!("A M{seq}"));
            store.add_record(&table.id, seq, &record, &progress(seq as u32)).await.unwrap();
        }
        let other = database.open().await;
        conflict(other.add_record(&table.id, 20, &record("A X"), &progress(99)).await);
        let lines: Vec<String> =
            store.records(&table.id).await.unwrap().into_iter().map(|record| record.line).collect();
        assert_eq!(lines, (1..=20).map(|n| format!("A M{n}")).collect::<Vec<_>>());
        let row = store.row(&table.id).await.unwrap().unwrap();
        assert_eq!((row.moves, row.asked.as_str()), (20, "B"), "nothing of the second was done");
        assert_eq!(row.status, Status::Running);
        store.close().await;
        other.close().await;
    }

    async fn a_chair_is_taken_once_and_a_rematch_opened_once(database: &Database) {
        let store = database.open().await;
        let first = table();
        store.add_table(&first, None).await.unwrap();
        let chair = |id: &str| Chair {
            occupant: Occupant::Human(id.to_owned()),
            name: id.to_owned(),
            level: String::new(),
        };
        let status = Status::Running;
        store.seat(&first.id, status, 1, &Chair::FREE, &chair("bob")).await.unwrap();
        conflict(store.seat(&first.id, status, 1, &Chair::FREE, &chair("eve")).await);
        let row = store.table(&first.id).await.unwrap().unwrap();
        assert_eq!((row.chairs[1].clone(), row.status), (chair("bob"), status));
        assert_eq!((row.owner.as_str(), counts(&store, "ada").await), ("ada", (1, 1)));
        let ada = &first.chairs[0];
        store.seat(&first.id, status, 0, ada, &Chair::FREE).await.unwrap();
        let row = store.table(&first.id).await.unwrap().unwrap();
        assert_eq!((row.owner.as_str(), counts(&store, "ada").await), ("", (1, 0)));
        let (next, other) = (table(), table());
        store.add_table(&next, Some(&first.id)).await.unwrap();
        conflict(store.add_table(&other, Some(&first.id)).await);
        assert!(store.table(&other.id).await.unwrap().is_none(), "all of it or nothing");
        let row = store.table(&first.id).await.unwrap().unwrap();
        assert_eq!(row.rematch, Some(next.id));
        store.close().await;
    }

    async fn campaigns_are_kept_with_all_their_saves(database: &Database) {
        let store = database.open().await;
        let part_of = |chapter| Some(ChapterRef { campaign: "road".to_owned(), chapter });
        let save = |chapter, text: &str| {
            CampaignSave { campaign: "road".to_owned(), chapter, text: text.to_owned() }
        };
        let row = CampaignRow {
            id: "road".to_owned(),
            game: "toy".to_owned(),
            edition: Vec::new(),
            owner: "eve".to_owned(),
            changed: 5,
        };
        let first = TableRow { part_of: part_of(1), ..table() };
        store.add_campaign(&row, &save(0, "begun"), Some(&first)).await.unwrap();
        conflict(store.add_campaign(&row, &save(0, "twice"), None).await);
        let ended = TableProgress { save: Some(save(1, "one")), ..progress(1) };
        store.add_record(&first.id, 1, &record("A M1"), &ended).await.unwrap();
        assert_eq!(store.saves("road").await.unwrap(), ["one", "begun"]);
        for person in ["ada", "eve"] {
            assert_eq!(store.campaigns_of(person).await.unwrap()[0].id, "road");
        }
        assert!(store.campaigns_of("bob").await.unwrap().is_empty());
        let second = TableRow { part_of: part_of(2), ..table() };
        store.add_table(&second, Some(&first.id)).await.unwrap();
        let again = TableRow { part_of: part_of(2), ..table() };
        store.begin_again(&again, &second.id).await.unwrap();
        conflict(store.begin_again(&table(), &second.id).await);
        assert_eq!(store.table(&second.id).await.unwrap().unwrap().part_of, None);
        let late = TableProgress { save: Some(save(2, "late")), ..progress(1) };
        store.add_record(&second.id, 1, &record("A M1"), &late).await.unwrap();
        assert_eq!(store.saves("road").await.unwrap().len(), 2, "a left table saves nothing");
        let ended = TableProgress { save: Some(save(2, "two")), ..progress(1) };
        store.add_record(&again.id, 1, &record("A M1"), &ended).await.unwrap();
        store.close().await;
        let store = database.open().await;
        assert_eq!(store.saves("road").await.unwrap(), ["two", "one", "begun"]);
        let places = store.places("road").await.unwrap();
        let places: Vec<_> = places.into_iter().map(|database| (database.table, database.chapter)).collect();
        assert_eq!(places, [(again.id, 2), (first.id, 1)]);
        store.close().await;
    }

    async fn talk_is_kept_in_its_order(database: &Database) {
        let store = database.open().await;
        let table = table();
        store.add_table(&table, None).await.unwrap();
        let line = |id| ChatLine {
            id,
            seat: (id % 2 == 0).then(|| "A".to_owned()),
            name: "Ada".to_owned(),
            text: format!("number {id} 🎲"),
            at: id,
        };
        for id in 1..=203 {
            store.add_chat(&table.id, &line(id)).await.unwrap();
        }
        conflict(store.add_chat(&table.id, &line(203)).await);
        let heard = store.chat(&table.id).await.unwrap();
        assert_eq!(heard, (4..=203).map(line).collect::<Vec<_>>(), "the latest");
        store.close().await;
    }

    async fn editions_are_told_once_each(database: &Database) {
        let store = database.open().await;
        let plain = TableRow { edition: vec![], ..table() };
        let text = "another".to_owned();
        let other = TableRow { edition: vec![DataFile { name: "a.toml".to_owned(), text }], ..table() };
        for table in [&table(), &table(), &plain, &other] {
            store.add_table(table, None).await.unwrap();
        }
        assert_eq!(store.editions().await.unwrap().len(), 2);
        store.close().await;
    }

    async fn what_cannot_be_read_is_told_from_what_cannot_be_asked(database: &Database) {
        let store = database.open().await;
        let table = table();
        store.add_table(&table, None).await.unwrap();
        let pool = AnyPool::connect(&database.url()).await.unwrap();
        pool.execute("UPDATE tables SET pace = 'soon'").await.unwrap();
        let read = store.table(&table.id).await;
        assert!(matches!(read, Err(StoreError::Corrupt(_))), "{read:?}");
        pool.close().await;
        store.close().await;
        let read = store.table(&table.id).await;
        assert!(matches!(read, Err(StoreError::Unavailable(_))), "{read:?}");
    }

    async fn lists_have_what_belongs_there(database: &Database) {
        let store = database.open().await;
        let ids = |rows: Vec<crate::store::ListedTable>| {
            rows.into_iter().map(|row| row.id).collect::<Vec<_>>()
        };
        let open = table();
        let hidden = TableRow { public: false, ..table() };
        let running = TableRow { status: Status::Running, ..table() };
        let over = TableRow { status: Status::Over, ..table() };
        let own_over = TableRow { status: Status::Over, public: false, ..table() };
        for table in [&open, &hidden, &running, &over, &own_over] {
            store.add_table(table, None).await.unwrap();
        }
        assert_eq!(ids(store.tables_of(Some("ada")).await.unwrap()).len(), 3);
        assert_eq!(ids(store.tables_of(None).await.unwrap()).len(), 0);
        assert_eq!(ids(store.open_tables(Some("bob")).await.unwrap()), [&*open.id]);
        assert_eq!(ids(store.open_tables(Some("ada")).await.unwrap()).len(), 0);
        assert_eq!(ids(store.running_tables(None).await.unwrap()), [&*running.id]);
        assert_eq!(ids(store.finished_tables(None).await.unwrap()), [&*over.id]);
        assert_eq!(ids(store.finished_tables(Some("ada")).await.unwrap()).len(), 2);
        let row = store.row(&open.id).await.unwrap().unwrap();
        assert_eq!((row.chairs.len(), row.time_control, row.public), (2, open.time_control, true));
        store.close().await;
    }

    async fn tables_that_go_on_by_themselves_are_found(database: &Database) {
        let store = database.open().await;
        let bot = || Chair { occupant: Occupant::Bot, name: "Bot".to_owned(), level: "random".to_owned() };
        let easy = TableRow { time_control: TimeControl::Easy, status: Status::Running, ..table() };
        let human = TableRow { id: random::id(), ..easy.clone() };
        let chairs = vec![bot(), Chair::FREE];
        let to_move = TableRow { id: random::id(), chairs: chairs.clone(), ..easy.clone() };
        let not_asked = TableRow { id: random::id(), asked: "B".to_owned(), chairs, ..easy.clone() };
        let timed = TableRow { id: random::id(), time_control: TimeControl::Days { hours: 24 }, ..easy.clone() };
        let over = TableRow { id: random::id(), status: Status::Over, ..timed.clone() };
        for table in [&human, &to_move, &not_asked, &timed, &over] {
            store.add_table(table, None).await.unwrap();
        }
        let mut found = store.tables_to_wake().await.unwrap();
        let mut expected = vec![to_move.id, timed.id];
        found.sort();
        expected.sort();
        assert_eq!(found, expected);
        store.close().await;
    }

    async fn writes_that_come_together_share_a_commit(database: &Database) {
        let metrics = Arc::new(Metrics::default());
        let store = Store::open(&database.url(), Arc::clone(&metrics)).await.unwrap();
        let tables: Vec<TableRow> = (0..100).map(|_| table()).collect();
        for table in &tables {
            store.add_table(table, None).await.unwrap();
        }
        let commits = |metrics: &Metrics| -> u64 {
            let text = metrics.text();
            let line = text.lines().find(|line| line.starts_with("tablewright_write_seconds_count"));
            line.unwrap().split(' ').next_back().unwrap().parse().unwrap()
        };
        let (before, started) = (commits(&metrics), Instant::now());
        let mut tasks = Vec::new();
        for table in tables.clone() {
            let store = store.clone();
            tasks.push(tokio::spawn(async move {
                for seq in 1..=10 {
                    store.add_record(&table.id, seq, &record("A M1"), &progress(1)).await.unwrap();
                }
                // One that fails among many that do not.
                conflict(store.add_record(&table.id, 1, &record("A M2"), &progress(1)).await);
            }));
        }
        for task in tasks {
            task.await.unwrap();
        }
        let (commits, time) = (commits(&metrics) - before, started.elapsed());
        super::report(&format!("1000 deeds of 100 tables in {time:?} with {commits} commits"));
        assert!(commits < 500, "{commits} commits");
        for table in &tables {
            assert_eq!(store.records(&table.id).await.unwrap().len(), 10);
        }
        store.close().await;
        let late = store.add_record(&tables[0].id, 11, &record("A M1"), &progress(1)).await;
        assert!(matches!(late, Err(StoreError::Unavailable(_))), "a closed store says so");
    }

    async fn a_keepsake_is_made_once(database: &Database) {
        let store = database.open().await;
        assert_eq!(store.stored_value("key", || "one".to_owned()).await.unwrap(), "one");
        store.close().await;
        let store = database.open().await;
        assert_eq!(store.stored_value("key", || "two".to_owned()).await.unwrap(), "one");
        store.close().await;
    }

    async fn a_newer_database_is_not_touched(database: &Database) {
        database.open().await.close().await;
        let pool = AnyPool::connect(&database.url()).await.unwrap();
        pool.execute("INSERT INTO schema_steps (number) VALUES (99)").await.unwrap();
        pool.close().await;
        let refused = database.try_open().await.unwrap_err().to_string();
        assert!(refused.contains("newer tablewright"), "{refused}");
        assert!(!refused.contains('\n'), "{refused}");
    }
}

#[tokio::test]
async fn a_database_that_cannot_be_is_refused_without_its_password() {
    let open = async |url: &str| {
        let opened = Store::open(url, Arc::new(Metrics::default())).await;
        opened.unwrap_err().to_string()
    };
    let refused = open("mysql://ada:secret@127.0.0.1/games").await;
    assert!(refused.contains("give sqlite:FILE or postgres://"), "{refused}");
    assert!(refused.contains("127.0.0.1/games") && !refused.contains("secret"), "{refused}");
    let refused = open("sqlite:/nowhere/at/all.db").await;
    assert!(refused.contains("/nowhere/at/all.db"), "{refused}");
}

#[tokio::test]
async fn a_house_that_cannot_open_tells_no_password() {
    let database = TempDatabase::called("ada:secret@tablewright-test");
    let db = database.url().replace("sqlite:", "sqlite://");
    Store::open(&db, Arc::new(Metrics::default())).await.unwrap().close().await;
    database.meddle("DROP TABLE house").await;
    let refused = AppState::open(Config { db, ..config() }).await.unwrap_err().to_string();
    assert!(refused.contains("the database") && !refused.contains("secret"), "{refused}");
}

/// Whether what goes to PostgreSQL can be read on the way.
#[tokio::test]
async fn the_way_to_postgresql_is_encrypted_when_the_url_says_so() {
    let (Ok(url), Ok(cert)) =
        (env::var("TABLEWRIGHT_TEST_POSTGRES"), env::var("TABLEWRIGHT_TEST_POSTGRES_CERT"))
    else {
        println!("left out: TABLEWRIGHT_TEST_POSTGRES_CERT names no certificate");
        return;
    };
    sqlx::any::install_default_drivers();
    let encrypted = async |mode: &str| -> Result<bool, sqlx::Error> {
        let pool = AnyPool::connect(&format!("{url}?{mode}")).await?;
        let asked = "SELECT ssl FROM pg_stat_ssl WHERE pid = pg_backend_pid()";
        let answer = sqlx::query_scalar(asked).fetch_one(&pool).await;
        pool.close().await;
        answer
    };
    assert!(!encrypted("sslmode=disable").await.unwrap());
    assert!(encrypted("sslmode=require").await.unwrap());
    assert!(encrypted(&format!("sslmode=verify-full&sslrootcert={cert}")).await.unwrap());
    assert!(encrypted("sslmode=verify-full").await.is_err(), "nobody knows who signed it");
}
