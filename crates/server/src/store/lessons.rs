//! The lessons that people have taken.

use super::{Statement, Store, StoreError};
use crate::clock::now;

impl Store {
    /// The lessons of a game that a person has taken to their end.
    pub async fn lessons_done(&self, person: &str, game: &str) -> Result<Vec<String>, StoreError> {
        let found = "SELECT lesson FROM lessons_done WHERE person = $1 AND game = $2";
        let found = sqlx::query_scalar(found).bind(person.to_owned()).bind(game.to_owned());
        Ok(found.fetch_all(&self.pool).await?)
    }

    /// Remembers a lesson; the first time counts.
    pub async fn finish_lesson(
        &self,
        person: &str,
        game: &str,
        lesson: &str,
    ) -> Result<(), StoreError> {
        let insert = "INSERT INTO lessons_done (person, game, lesson, done) \
                      VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING";
        let insert = Statement::new(insert).text(person).text(game).text(lesson).number(now());
        self.writer.write(vec![insert]).await
    }
}
