//! All that was learned about one game, ready for use.

use std::{
    collections::HashMap,
    sync::{Arc, LazyLock, Mutex, PoisonError},
};

use tabletop::Features;

use crate::{SearchParams, TrainedWeights, ValueFunction, WeightsFile};

/// The search parameters of a game and a [`ValueFunction`] for every number of players.
#[derive(Debug)]
pub struct Model {
    /// How the game is searched.
    pub params: SearchParams,
    /// By the number of seats.
    values: Vec<Arc<ValueFunction>>,
}

impl Model {
    /// Makes a model of a weights file.
    ///
    /// ```
    /// use bots::{Model, WeightsFile};
    /// use imaginarium::Imaginarium;
    ///
    /// let file = WeightsFile::parse("[search]\nc_puct = 1.5")?;
    /// assert_eq!(Model::new::<Imaginarium>(&file).params.c_puct, 1.5);
    /// # Ok::<(), bots::Error>(())
    /// ```
    pub fn new<G: Features>(file: &WeightsFile) -> Model {
        let value = |seats| {
            let trained = file.for_players(seats);
            let value = trained.map(TrainedWeights::value_function::<G>);
            Arc::new(value.unwrap_or_else(ValueFunction::untrained::<G>))
        };
        Model { params: file.search, values: (0..=*G::SEATS.end()).map(value).collect() }
    }

    /// One value function for every number of seats up to `seats`.
    pub fn with_value(value: Arc<ValueFunction>, params: SearchParams, seats: u8) -> Model {
        Model { params, values: vec![value; usize::from(seats) + 1] }
    }

    /// The model that ships with the game. Its file is read once.
    pub fn shipped<G: Features>() -> Arc<Model> {
        static MODELS: LazyLock<Mutex<HashMap<&str, Arc<Model>>>> = LazyLock::new(Mutex::default);
        let mut models = MODELS.lock().unwrap_or_else(PoisonError::into_inner);
        let read = || {
            let file = WeightsFile::parse(G::WEIGHTS).expect("weights that ship are well formed");
            Arc::new(Model::new::<G>(&file))
        };
        Arc::clone(models.entry(G::NAME).or_insert_with(read))
    }

    /// The value function for this number of seats.
    ///
    /// # Panics
    ///
    /// If the game does not take so many.
    pub fn value(&self, seats: u8) -> &Arc<ValueFunction> {
        &self.values[usize::from(seats)]
    }
}
