//! Tables as they are stored: how they began, and who sits there.

use std::collections::HashSet;

use sqlx::{Row, any::AnyRow};
use tabletop::Seat;
use wire::lobby::{BotSpeed, DataFile, Status, TimeControl};

use super::{Statement, Store, StoreError, checksum};
use crate::{
    clock::now,
    editions::{EditionHash, edition_hash},
    luck::Secret,
    opening,
};

/// A table, without what was played and said at it.
#[derive(Clone, Debug)]
pub struct TableRow {
    pub id: String,
    pub game: String,
    /// A replay without moves: options and what setup drew.
    pub opening: String,
    pub edition: Vec<DataFile>,
    pub time_control: TimeControl,
    pub public: bool,
    /// Whether whoever is asked may ask for a hint.
    pub hints: bool,
    /// How fast bots move.
    pub bot_speed: BotSpeed,
    pub secret: Secret,
    /// Whether the secret is that of a seed, which somebody knows.
    pub seeded: bool,
    /// Who opened it.
    pub owner: String,
    pub status: Status,
    /// The letters of the seats that are asked.
    pub asked: String,
    pub clocks: String,
    /// The table that followed this one.
    pub rematch: Option<String>,
    /// The campaign this is a chapter of.
    pub part_of: Option<ChapterRef>,
    pub chairs: Vec<Chair>,
    /// A hash of where it was opened from; empty for this machine itself.
    pub origin: String,
    /// When something last happened, in minutes of the server.
    pub touched: i64,
}

/// A chapter of a campaign.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct ChapterRef {
    pub campaign: String,
    /// From 1 on.
    pub chapter: u8,
}

/// A seat and who sits there.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Chair {
    pub occupant: Occupant,
    pub name: String,
    /// The bot that plays here or stands in; empty where a human plays.
    pub level: String,
}

#[derive(Clone, Eq, PartialEq, Debug)]
pub enum Occupant {
    Nobody,
    /// A person, by id.
    Human(String),
    Bot,
}

impl Chair {
    pub const FREE: Chair =
        Chair { occupant: Occupant::Nobody, name: String::new(), level: String::new() };

    /// Whether `person` sits here.
    pub fn is_of(&self, person: &str) -> bool {
        matches!(&self.occupant, Occupant::Human(id) if id == person)
    }

    /// Whether a bot makes the moves.
    pub fn is_played_by_bot(&self) -> bool {
        !self.level.is_empty()
    }

    /// Whether a bot makes the moves of somebody else.
    pub fn has_stand_in(&self) -> bool {
        self.is_played_by_bot() && self.occupant != Occupant::Bot
    }
}

impl TableRow {
    pub fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        (0..self.chairs.len() as u8).map(Seat)
    }

    /// Where a person sits.
    pub fn seat_of(&self, person: &str) -> Option<Seat> {
        let at = self.chairs.iter().position(|chair| chair.is_of(person))?;
        Some(Seat(at as u8))
    }
}

/// The letter of a seat by its position.
pub fn letter(seat: usize) -> String {
    Seat(seat as u8).to_string()
}

impl Store {
    /// Keeps a new table. If it is the rematch of another one, that one is told so, and must have
    /// had none.
    pub async fn add_table(
        &self,
        table: &TableRow,
        rematch_of: Option<&str>,
    ) -> Result<(), StoreError> {
        let mut write = insert_table(table, self.minutes());
        if let Some(before) = rematch_of {
            let tell = "UPDATE tables SET rematch = $1 WHERE id = $2 AND rematch = ''";
            write.push(Statement::new(tell).text(&table.id).text(before).must_change());
        }
        self.writer.write(write).await
    }

    /// Keeps a table where a chapter begins anew; where it was played before is no chapter any more.
    pub async fn begin_again(&self, table: &TableRow, before: &str) -> Result<(), StoreError> {
        let mut write = insert_table(table, self.minutes());
        let tell = "UPDATE tables SET rematch = $1, campaign = '', chapter = 0 \
                    WHERE id = $2 AND rematch = '' AND campaign <> ''";
        write.push(Statement::new(tell).text(&table.id).text(before).must_change());
        self.writer.write(write).await
    }

    /// A table, damaged or not.
    pub async fn table(&self, id: &str) -> Result<Option<TableRow>, StoreError> {
        let found = sqlx::query("SELECT * FROM tables WHERE id = $1").bind(id.to_owned());
        let Some(row) = found.fetch_optional(&self.pool).await? else { return Ok(None) };
        self.with_chairs(&row).await.map(Some)
    }

    /// A table that began as it was written.
    pub async fn sound_table(&self, id: &str) -> Result<Option<TableRow>, StoreError> {
        let found = sqlx::query("SELECT * FROM tables WHERE id = $1").bind(id.to_owned());
        let Some(row) = found.fetch_optional(&self.pool).await? else { return Ok(None) };
        check_opening(&row)?;
        self.with_chairs(&row).await.map(Some)
    }

    async fn with_chairs(&self, row: &AnyRow) -> Result<TableRow, StoreError> {
        let mut table = read_table(row)?;
        let chairs = "SELECT sitter, person, name, level FROM chairs WHERE table_id = $1 \
                      ORDER BY seat";
        let chairs = sqlx::query(chairs).bind(table.id.clone()).fetch_all(&self.pool).await?;
        table.chairs = chairs.iter().map(read_chair).collect::<Result<_, _>>()?;
        Ok(table)
    }

    /// Somebody else sits on a chair now, or nobody; `before` is who sat there until now. Whoever
    /// leaves a table owns it no longer.
    pub async fn seat(
        &self,
        table: &str,
        status: Status,
        seat: usize,
        before: &Chair,
        chair: &Chair,
    ) -> Result<(), StoreError> {
        let (sitter, person) = sitter_words(&chair.occupant);
        let (_, person_before) = sitter_words(&before.occupant);
        let update = "UPDATE chairs SET sitter = $1, person = $2, name = $3, level = $4 \
                      WHERE table_id = $5 AND seat = $6 AND person = $7";
        let update = Statement::new(update)
            .text(sitter)
            .text(person)
            .text(&chair.name)
            .text(&chair.level)
            .text(table)
            .text(letter(seat))
            .text(person_before)
            .must_change();
        let change = "UPDATE tables SET status = $1, changed = $2, touched = $3 WHERE id = $4";
        let change = Statement::new(change)
            .text(status_word(status))
            .number(now())
            .number(self.minutes())
            .text(table);
        let mut write = vec![update, change];
        if person != person_before && !person_before.is_empty() {
            if status == Status::Running {
                let seen = "INSERT INTO former_sitters (table_id, seat, person) \
                            VALUES ($1, $2, $3) ON CONFLICT DO NOTHING";
                let seen = Statement::new(seen).text(table).text(letter(seat));
                write.push(seen.text(person_before));
            }
            let disown = "UPDATE tables SET owner = '' WHERE id = $1 AND owner = $2";
            write.push(Statement::new(disown).text(table).text(person_before));
        }
        self.writer.write(write).await
    }

    /// Remembers how much time everybody has left.
    pub async fn set_clocks(&self, table: &str, clocks: &str) -> Result<(), StoreError> {
        let update = Statement::new("UPDATE tables SET clocks = $1 WHERE id = $2");
        self.writer.write(vec![update.text(clocks).text(table)]).await
    }

    /// The marks of all editions that came with a table.
    pub async fn editions(&self) -> Result<HashSet<EditionHash>, StoreError> {
        let found = "SELECT MIN(id) FROM tables WHERE edition <> '[]' GROUP BY game, edition";
        let tables: Vec<String> = sqlx::query_scalar(found).fetch_all(&self.pool).await?;
        let mut hashes = HashSet::new();
        // One after the other: together they may be large.
        for table in tables {
            let found = sqlx::query("SELECT game, edition FROM tables WHERE id = $1").bind(table);
            let row = found.fetch_one(&self.pool).await?;
            hashes.insert(edition_hash(row.try_get("game")?, row.try_get("edition")?));
        }
        Ok(hashes)
    }

    /// The tables where a clock runs or a bot is to move: those that go on by themselves.
    pub async fn tables_to_wake(&self) -> Result<Vec<String>, StoreError> {
        let found = "SELECT id FROM tables t WHERE status = 'running' AND (\
                     pace NOT LIKE '%easy%' OR EXISTS (SELECT 1 FROM chairs c \
                     WHERE c.table_id = t.id AND c.level <> '' AND t.asked LIKE '%' || c.seat || '%'))";
        Ok(sqlx::query_scalar(found).fetch_all(&self.pool).await?)
    }
}

/// What keeps a new table and its chairs.
pub(super) fn insert_table(table: &TableRow, minutes: i64) -> Vec<Statement> {
    let insert = "INSERT INTO tables (id, game, opening, edition, pace, public, secret, owner, \
                  status, moves, asked, clocks, rematch, changed, seeded, campaign, chapter, \
                  hints, tempo, sum, deeds, touched, origin) VALUES ($1, $2, $3, $4, $5, $6, $7, \
                  $8, $9, 0, $10, $11, '', $12, $13, $14, $15, $16, $17, $18, 0, $19, $20)";
    let part_of = table.part_of.as_ref();
    let edition = opening::written(&table.edition);
    let secret = table.secret.to_string();
    let sum = [&table.id, &table.game, &table.opening, &edition, &secret].map(String::as_str);
    let sum = checksum::of_opening(sum);
    let insert = Statement::new(insert)
        .text(&table.id)
        .text(&table.game)
        .text(&table.opening)
        .text(edition)
        .text(serde_json::to_string(&table.time_control).expect("numbers only"))
        .number(table.public)
        .text(secret)
        .text(&table.owner)
        .text(status_word(table.status))
        .text(&table.asked)
        .text(&table.clocks)
        .number(now())
        .number(table.seeded)
        .text(part_of.map_or("", |part| &part.campaign))
        .number(part_of.map_or(0, |part| part.chapter))
        .number(table.hints)
        .text(serde_json::to_string(&table.bot_speed).expect("a word"))
        .text(sum)
        .number(minutes)
        .text(&table.origin);
    let chairs = table.chairs.iter().enumerate();
    let chairs = chairs.map(|(seat, chair)| insert_chair(&table.id, seat, chair));
    std::iter::once(insert).chain(chairs).collect()
}

fn insert_chair(table: &str, seat: usize, chair: &Chair) -> Statement {
    let (sitter, person) = sitter_words(&chair.occupant);
    let insert = "INSERT INTO chairs (table_id, seat, sitter, person, name, level) \
                  VALUES ($1, $2, $3, $4, $5, $6)";
    Statement::new(insert)
        .text(table)
        .text(letter(seat))
        .text(sitter)
        .text(person)
        .text(&chair.name)
        .text(&chair.level)
}

fn read_table(row: &AnyRow) -> Result<TableRow, StoreError> {
    let rematch: String = row.try_get("rematch")?;
    let is_set = |column: &str| row.try_get::<i64, _>(column).map(|number| number != 0);
    Ok(TableRow {
        id: row.try_get("id")?,
        game: row.try_get("game")?,
        opening: row.try_get("opening")?,
        edition: read_json(row, "edition")?,
        time_control: read_json(row, "pace")?,
        public: is_set("public")?,
        hints: is_set("hints")?,
        bot_speed: read_json(row, "tempo")?,
        secret: row.try_get::<String, _>("secret")?.parse().map_err(StoreError::corrupt)?,
        seeded: is_set("seeded")?,
        owner: row.try_get("owner")?,
        status: read_status(row)?,
        asked: row.try_get("asked")?,
        clocks: row.try_get("clocks")?,
        rematch: Some(rematch).filter(|id| !id.is_empty()),
        part_of: read_part(row)?,
        chairs: Vec::new(),
        origin: row.try_get("origin")?,
        touched: row.try_get("touched")?,
    })
}

/// Whether the table began as it was written.
fn check_opening(row: &AnyRow) -> Result<(), StoreError> {
    let sum: String = row.try_get("sum")?;
    // Tables of an earlier version have none.
    if sum.is_empty() {
        return Ok(());
    }
    let text = |column| row.try_get::<String, _>(column);
    let (id, game, opening) = (text("id")?, text("game")?, text("opening")?);
    let (edition, secret) = (text("edition")?, text("secret")?);
    if sum == checksum::of_opening([&id, &game, &opening, &edition, &secret]) {
        return Ok(());
    }
    Err(StoreError::Corrupt("its opening is damaged: its checksum is another one".to_owned()))
}

/// The chapter a table is, if it is one.
pub(super) fn read_part(row: &AnyRow) -> Result<Option<ChapterRef>, StoreError> {
    let campaign: String = row.try_get("campaign")?;
    let chapter = row.try_get::<i64, _>("chapter")? as u8;
    Ok(Some(ChapterRef { campaign, chapter }).filter(|part| !part.campaign.is_empty()))
}

pub(super) fn read_chair(row: &AnyRow) -> Result<Chair, StoreError> {
    let occupant = match row.try_get::<String, _>("sitter")?.as_str() {
        "nobody" => Occupant::Nobody,
        "human" => Occupant::Human(row.try_get("person")?),
        "bot" => Occupant::Bot,
        other => return Err(StoreError::Corrupt(format!("`{other}` cannot sit on a chair"))),
    };
    Ok(Chair { occupant, name: row.try_get("name")?, level: row.try_get("level")? })
}

fn sitter_words(occupant: &Occupant) -> (&'static str, &str) {
    match occupant {
        Occupant::Nobody => ("nobody", ""),
        Occupant::Human(person) => ("human", person),
        Occupant::Bot => ("bot", ""),
    }
}

pub(super) fn status_word(status: Status) -> &'static str {
    match status {
        Status::Open => "open",
        Status::Running => "running",
        Status::Over => "over",
    }
}

pub(super) fn read_status(row: &AnyRow) -> Result<Status, StoreError> {
    match row.try_get::<String, _>("status")?.as_str() {
        "open" => Ok(Status::Open),
        "running" => Ok(Status::Running),
        "over" => Ok(Status::Over),
        other => Err(StoreError::Corrupt(format!("`{other}` is no status of a table"))),
    }
}

pub(super) fn read_json<T: serde::de::DeserializeOwned>(
    row: &AnyRow,
    column: &str,
) -> Result<T, StoreError> {
    let text: String = row.try_get(column)?;
    serde_json::from_str(&text).map_err(|e| StoreError::Corrupt(format!("column {column}: {e}")))
}
