//! How a search goes about a game: what was found by trying.

use std::fmt;

use serde::Deserialize;

/// How a search goes about it.
#[derive(Copy, Clone, PartialEq, Deserialize, Debug)]
#[serde(default, deny_unknown_fields)]
pub struct Habits {
    /// How much it looks into what it has seldom tried.
    pub curiosity: f32,
    /// How little a difference in promise matters for what is tried first.
    pub openness: f32,
    /// For how many visits the promise counts.
    pub trust: f32,
    /// Visits to a position before its actions are told apart.
    pub patience: u32,
    /// How far what follows is taken to be the best that was found, and not the mean of all that was tried.
    pub conviction: f32,
    /// Decisions made at random behind the tree before the value is asked.
    pub rollout: u32,
}

impl Default for Habits {
    fn default() -> Self {
        Habits {
            curiosity: 0.6,
            openness: 0.05,
            trust: 2.0,
            patience: 2,
            conviction: 0.0,
            rollout: 0,
        }
    }
}

impl Habits {
    pub fn set(&mut self, name: &str, value: f32) -> Result<(), String> {
        match name {
            "curiosity" => self.curiosity = value,
            "openness" => self.openness = value,
            "trust" => self.trust = value,
            "patience" => self.patience = value as u32,
            "conviction" => self.conviction = value,
            "rollout" => self.rollout = value as u32,
            _ => {
                return Err(format!(
                    "`{name}` is no habit: known are curiosity, openness, trust, patience, conviction, rollout"
                ));
            }
        }
        Ok(())
    }
}

impl fmt::Display for Habits {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Habits { curiosity, openness, trust, patience, conviction, rollout } = self;
        writeln!(f, "[habits]\ncuriosity = {curiosity:?}\nopenness = {openness:?}")?;
        write!(
            f,
            "trust = {trust:?}\npatience = {patience}\nconviction = {conviction:?}\nrollout = {rollout}"
        )
    }
}
