//! People: a name, and how to come back.

use sqlx::Row;

use super::{Statement, Store, StoreError};
use crate::clock::now;

/// Somebody who plays here.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Person {
    pub id: String,
    pub name: String,
    /// How often they signed out everywhere; cookies of an earlier era are void.
    pub era: i64,
}

impl Store {
    pub async fn person(&self, id: &str) -> Result<Option<Person>, StoreError> {
        let found =
            sqlx::query("SELECT id, name, era FROM people WHERE id = $1").bind(id.to_owned());
        found.fetch_optional(&self.pool).await?.map(|row| read(&row)).transpose()
    }

    pub async fn add_person(&self, person: &Person) -> Result<(), StoreError> {
        let insert = "INSERT INTO people (id, name, recovery, made) VALUES ($1, $2, '', $3)";
        let insert = Statement::new(insert).text(&person.id).text(&person.name).number(now());
        self.writer.write(vec![insert]).await
    }

    pub async fn rename(&self, person: &Person) -> Result<(), StoreError> {
        let update = Statement::new("UPDATE people SET name = $1 WHERE id = $2");
        self.writer.write(vec![update.text(&person.name).text(&person.id).must_change()]).await
    }

    /// From now on this hash, and no older one, stands for the person.
    pub async fn set_recovery(&self, person: &str, hash: &str) -> Result<(), StoreError> {
        let update = Statement::new("UPDATE people SET recovery = $1 WHERE id = $2");
        self.writer.write(vec![update.text(hash).text(person).must_change()]).await
    }

    /// Ends all cookies and the recovery link of a person.
    pub async fn sign_out(&self, person: &str) -> Result<(), StoreError> {
        let update = "UPDATE people SET era = era + 1, recovery = '' WHERE id = $1";
        self.writer.write(vec![Statement::new(update).text(person).must_change()]).await
    }

    pub async fn recovered(&self, hash: &str) -> Result<Option<Person>, StoreError> {
        let found = "SELECT id, name, era FROM people WHERE recovery = $1";
        let found = sqlx::query(found).bind(hash.to_owned());
        found.fetch_optional(&self.pool).await?.map(|row| read(&row)).transpose()
    }
}

fn read(row: &sqlx::any::AnyRow) -> Result<Person, StoreError> {
    Ok(Person { id: row.try_get("id")?, name: row.try_get("name")?, era: row.try_get("era")? })
}
