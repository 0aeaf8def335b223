//! Campaigns as they are kept: who owns them, all their saves, and the tables of their chapters.

use sqlx::{Row as _, any::AnyRow};
use wire::lobby::{DataFile, Status};

use super::{
    Statement, Store, StoreError, TableRow,
    tables::{insert_table, read_json, read_status},
};
use crate::{clock::now, opening};

/// A campaign, without what it remembers.
#[derive(Clone, Debug)]
pub struct CampaignRow {
    pub id: String,
    pub game: String,
    pub edition: Vec<DataFile>,
    /// Who began it or brought it along.
    pub owner: String,
    pub changed: i64,
}

/// What is written down when chapters were played.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct CampaignSave {
    pub campaign: String,
    /// How many chapters were played.
    pub chapter: u8,
    pub text: String,
}

/// Where a chapter is or was played.
#[derive(Clone, Debug)]
pub struct ChapterTable {
    pub table: String,
    pub chapter: u8,
    pub status: Status,
}

impl Store {
    /// Keeps a new campaign with its save, and the table of the chapter to be played.
    pub async fn add_campaign(
        &self,
        row: &CampaignRow,
        save: &CampaignSave,
        table: Option<&TableRow>,
    ) -> Result<(), StoreError> {
        let insert = "INSERT INTO campaigns (id, game, edition, owner, changed) \
                      VALUES ($1, $2, $3, $4, $5)";
        let insert = Statement::new(insert)
            .text(&row.id)
            .text(&row.game)
            .text(opening::written(&row.edition))
            .text(&row.owner)
            .number(row.changed);
        let first = "INSERT INTO saves (campaign, chapter, text) VALUES ($1, $2, $3)";
        let first = Statement::new(first).text(&row.id).number(save.chapter).text(&save.text);
        let mut write = vec![insert, first];
        let minutes = self.minutes();
        write.extend(table.into_iter().flat_map(|table| insert_table(table, minutes)));
        self.writer.write(write).await
    }

    pub async fn campaign(&self, id: &str) -> Result<Option<CampaignRow>, StoreError> {
        let found = sqlx::query("SELECT * FROM campaigns WHERE id = $1").bind(id.to_owned());
        let row = found.fetch_optional(&self.pool).await?;
        row.as_ref().map(read).transpose()
    }

    /// Campaigns the person owns or plays in, the latest first.
    pub async fn campaigns_of(&self, person: &str) -> Result<Vec<CampaignRow>, StoreError> {
        let found = "SELECT * FROM campaigns WHERE owner = $1 OR id IN (SELECT t.campaign \
                     FROM tables t JOIN chairs c ON c.table_id = t.id WHERE c.person = $1) \
                     ORDER BY changed DESC LIMIT 50";
        let rows = sqlx::query(found).bind(person.to_owned()).fetch_all(&self.pool).await?;
        rows.iter().map(read).collect()
    }

    /// All saves of a campaign, the newest first.
    pub async fn saves(&self, campaign: &str) -> Result<Vec<String>, StoreError> {
        let found = "SELECT text FROM saves WHERE campaign = $1 ORDER BY chapter DESC";
        Ok(sqlx::query_scalar(found).bind(campaign.to_owned()).fetch_all(&self.pool).await?)
    }

    /// The tables of a campaign, the latest chapter first.
    pub async fn places(&self, campaign: &str) -> Result<Vec<ChapterTable>, StoreError> {
        let found = "SELECT id, chapter, status FROM tables WHERE campaign = $1 \
                     ORDER BY chapter DESC, changed DESC";
        let rows = sqlx::query(found).bind(campaign.to_owned()).fetch_all(&self.pool).await?;
        let place = |row: &AnyRow| -> Result<ChapterTable, StoreError> {
            Ok(ChapterTable {
                table: row.try_get("id")?,
                chapter: row.try_get::<i64, _>("chapter")? as u8,
                status: read_status(row)?,
            })
        };
        rows.iter().map(place).collect()
    }
}

/// A chapter was played at this table. Nothing happens where the table is no chapter any more,
/// because the chapter was begun again elsewhere.
pub(super) fn write_save(table: &str, save: &CampaignSave) -> Vec<Statement> {
    let write = "INSERT INTO saves (campaign, chapter, text) SELECT campaign, $1, $2 FROM tables \
                 WHERE id = $3 AND campaign = $4 \
                 ON CONFLICT (campaign, chapter) DO UPDATE SET text = excluded.text";
    let write = Statement::new(write)
        .number(save.chapter)
        .text(&save.text)
        .text(table)
        .text(&save.campaign);
    let change = Statement::new("UPDATE campaigns SET changed = $1 WHERE id = $2");
    vec![write, change.number(now()).text(&save.campaign)]
}

fn read(row: &AnyRow) -> Result<CampaignRow, StoreError> {
    Ok(CampaignRow {
        id: row.try_get("id")?,
        game: row.try_get("game")?,
        edition: read_json(row, "edition")?,
        owner: row.try_get("owner")?,
        changed: row.try_get("changed")?,
    })
}
