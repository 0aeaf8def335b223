//! Requests to take over a seat that was left. Its hand is a secret of this table, so it goes back
//! to whoever has seen it, and to nobody who has seen another one; a stranger is let in by those who
//! sit there, since a stranger could be one of them under another name.

use tabletop::Seat;
use wire::lobby::{self, Joined, Status};

use super::TableActor;
use crate::{
    error::ApiError,
    random,
    store::{Chair, JoinRequest, Occupant, Person},
};

/// So many may ask at a table at once.
const MOST: usize = 8;

impl TableActor {
    /// Takes the seat that the person left, or asks for one that somebody else did.
    pub(super) async fn take_over(
        &mut self,
        person: &Person,
        seat: Option<Seat>,
    ) -> Result<Joined, ApiError> {
        let seen = self.app.store.seats_left_by(&self.loaded.row.id, &person.id).await?;
        let seat = self.wanted_seat(seat, &seen).ok_or(ApiError::NoFreeSeat)?;
        match seen.as_slice() {
            [] => self.ask_for(person, seat).await,
            [own] if *own == seat => {
                self.sit_down(&person.id, &person.name, seat).await?;
                Ok(Joined::Seated)
            }
            _ => Err(ApiError::SeenAHand),
        }
    }

    /// The seat that is asked for, one's own first, if it was left.
    fn wanted_seat(&self, named: Option<Seat>, own: &[Seat]) -> Option<Seat> {
        let is_left = |seat: &Seat| self.is_left(*seat);
        let all = own.iter().copied().chain(self.loaded.row.seats());
        named.or_else(|| all.into_iter().find(is_left)).filter(is_left)
    }

    /// Whether whoever sat there is gone for good.
    fn is_left(&self, seat: Seat) -> bool {
        let chair = self.loaded.row.chairs.get(seat.index());
        chair.is_some_and(|chair| chair.occupant == Occupant::Nobody)
    }

    async fn ask_for(&mut self, person: &Person, seat: Seat) -> Result<Joined, ApiError> {
        let requests = &self.loaded.requests;
        if let Some(asked) = requests.iter().find(|asked| asked.person == person.id) {
            return Ok(Joined::Requested { request: asked.id.clone() });
        }
        if self.voters().next().is_none() {
            return Err(ApiError::NobodyToAsk);
        }
        if MOST <= requests.len() {
            return Err(ApiError::TooMany);
        }
        let name = self.free_name(seat, &person.name);
        let (person, id) = (person.id.clone(), random::id());
        let asked = JoinRequest { id, seat, person, name, accepted: Vec::new() };
        self.app.store.add_join_request(&self.loaded.row.id, &asked).await?;
        let request = asked.id.clone();
        self.loaded.requests.push(asked);
        self.tell_people();
        Ok(Joined::Requested { request })
    }

    /// Those who decide whom to let in: all humans who play here themselves.
    fn voters(&self) -> impl Iterator<Item = Seat> {
        let row = &self.loaded.row;
        let votes = |chair: &Chair| {
            matches!(chair.occupant, Occupant::Human(_)) && !chair.is_played_by_bot()
        };
        row.seats().filter(move |seat| votes(&row.chairs[seat.index()]))
    }

    /// Somebody who sits here agrees, or does not.
    pub async fn answer_request(
        &mut self,
        person: &str,
        request: &str,
        accept: bool,
    ) -> Result<(), ApiError> {
        let seat = self.seat_of(person).ok_or(ApiError::NotSeated)?;
        let asked = self.loaded.requests.iter_mut().find(|asked| asked.id == request);
        let asked = asked.ok_or(ApiError::NoSuchRequest)?;
        if !accept {
            return self.drop_request(request).await;
        }
        if !asked.accepted.contains(&seat) {
            asked.accepted.push(seat);
            let written = self.app.store.set_accepted(&self.loaded.row.id, asked).await;
            if let Err(error) = written {
                return Err(self.write_failed(error).await);
            }
        }
        self.let_in().await?;
        self.tell_people();
        Ok(())
    }

    /// Whoever asked asks no longer.
    pub(super) async fn withdraw(&mut self, person: &str) -> Result<(), ApiError> {
        let asked = self.loaded.requests.iter().find(|asked| asked.person == person);
        let request = asked.ok_or(ApiError::NotSeated)?.id.clone();
        self.drop_request(&request).await
    }

    async fn drop_request(&mut self, request: &str) -> Result<(), ApiError> {
        self.app.store.remove_join_request(&self.loaded.row.id, request).await?;
        self.loaded.requests.retain(|asked| asked.id != request);
        self.tell_people();
        Ok(())
    }

    /// Seats those on whom all agree, and forgets those whose seat is taken.
    pub(super) async fn let_in(&mut self) -> Result<(), ApiError> {
        while let Some(asked) = self.next_request() {
            self.app.store.remove_join_request(&self.loaded.row.id, &asked.id).await?;
            self.loaded.requests.retain(|other| other.id != asked.id);
            let is_wanted = self.is_left(asked.seat) && self.seat_of(&asked.person).is_none();
            if is_wanted && self.loaded.row.status == Status::Running {
                self.sit_down(&asked.person, &asked.name, asked.seat).await?;
            }
        }
        Ok(())
    }

    /// A request that is decided, one way or the other.
    fn next_request(&self) -> Option<JoinRequest> {
        let agreed = |asked: &JoinRequest| {
            let mut voters = self.voters().peekable();
            voters.peek().is_some() && voters.all(|seat| asked.accepted.contains(&seat))
        };
        let is_running = self.loaded.row.status == Status::Running;
        let is_decided =
            |asked: &&JoinRequest| !is_running || !self.is_left(asked.seat) || agreed(asked);
        self.loaded.requests.iter().find(is_decided).cloned()
    }

    /// What everybody is told of those who ask.
    pub(super) fn requests(&self) -> Vec<lobby::JoinRequest> {
        let tell = |asked: &JoinRequest| lobby::JoinRequest {
            id: asked.id.clone(),
            seat: asked.seat.to_string(),
            name: asked.name.clone(),
            accepted: asked.accepted.iter().map(Seat::to_string).collect(),
        };
        self.loaded.requests.iter().map(tell).collect()
    }
}
