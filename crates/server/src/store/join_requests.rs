//! Requests to take over a seat that was left, and who has seen the hand of which seat.

use sqlx::{Row, any::AnyRow};
use tabletop::{ParseError, Seat};

use super::{Statement, Store, StoreError};

/// Somebody who would like to take over a seat.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct JoinRequest {
    pub id: String,
    pub seat: Seat,
    /// Who asks, by id.
    pub person: String,
    pub name: String,
    /// The seats that have agreed.
    pub accepted: Vec<Seat>,
}

impl Store {
    /// The seats of a running game that this person has left.
    pub async fn seats_left_by(&self, table: &str, person: &str) -> Result<Vec<Seat>, StoreError> {
        let found = "SELECT seat FROM former_sitters WHERE table_id = $1 AND person = $2";
        let found = sqlx::query_scalar(found).bind(table.to_owned()).bind(person.to_owned());
        let seats: Vec<String> = found.fetch_all(&self.pool).await?;
        seats.iter().map(|seat| read_seat(seat)).collect()
    }

    pub async fn join_requests(&self, table: &str) -> Result<Vec<JoinRequest>, StoreError> {
        let found = "SELECT id, seat, person, name, accepted FROM join_requests \
                     WHERE table_id = $1 ORDER BY id";
        let rows = sqlx::query(found).bind(table.to_owned()).fetch_all(&self.pool).await?;
        rows.iter().map(read).collect()
    }

    pub async fn add_join_request(
        &self,
        table: &str,
        asked: &JoinRequest,
    ) -> Result<(), StoreError> {
        let insert = "INSERT INTO join_requests (table_id, id, seat, person, name, accepted) \
                      VALUES ($1, $2, $3, $4, $5, '')";
        let insert = Statement::new(insert)
            .text(table)
            .text(&asked.id)
            .text(asked.seat.to_string())
            .text(&asked.person)
            .text(&asked.name);
        self.writer.write(vec![insert]).await
    }

    /// Writes down who has agreed.
    pub async fn set_accepted(&self, table: &str, asked: &JoinRequest) -> Result<(), StoreError> {
        let update = "UPDATE join_requests SET accepted = $1 WHERE table_id = $2 AND id = $3";
        let accepted: String = asked.accepted.iter().map(Seat::to_string).collect();
        let update = Statement::new(update).text(accepted).text(table).text(&asked.id);
        self.writer.write(vec![update.must_change()]).await
    }

    pub async fn remove_join_request(&self, table: &str, request: &str) -> Result<(), StoreError> {
        let remove = Statement::new("DELETE FROM join_requests WHERE table_id = $1 AND id = $2");
        self.writer.write(vec![remove.text(table).text(request)]).await
    }
}

fn read(row: &AnyRow) -> Result<JoinRequest, StoreError> {
    let accepted: String = row.try_get("accepted")?;
    let accepted = accepted.chars().map(|letter| read_seat(letter.encode_utf8(&mut [0; 4])));
    Ok(JoinRequest {
        id: row.try_get("id")?,
        seat: read_seat(&row.try_get::<String, _>("seat")?)?,
        person: row.try_get("person")?,
        name: row.try_get("name")?,
        accepted: accepted.collect::<Result<_, _>>()?,
    })
}

fn read_seat(text: &str) -> Result<Seat, StoreError> {
    text.parse().map_err(|error: ParseError| StoreError::corrupt(error))
}
