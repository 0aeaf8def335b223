//! Budgets: how long a bot may think about one decision.

use std::{fmt, str::FromStr, time::Duration};

/// How long to think: whatever is spent first.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub struct Budget {
    /// All threads together.
    pub iterations: u32,
    /// With a limit of time the same seed need not choose the same again.
    pub time: Option<Duration>,
    pub threads: usize,
}

impl Budget {
    pub const fn iterations(iterations: u32) -> Budget {
        Budget { iterations, time: None, threads: 1 }
    }

    pub const fn time(time: Duration) -> Budget {
        Budget { iterations: u32::MAX, time: Some(time), threads: 1 }
    }

    #[must_use]
    pub fn within(self, time: Duration) -> Budget {
        Budget { time: Some(self.time.map_or(time, |limit| limit.min(time))), ..self }
    }

    #[must_use]
    pub fn on_threads(self, threads: usize) -> Budget {
        Budget { threads: threads.max(1), ..self }
    }
}

/// `2000` iterations or `500ms`, and `x4` behind it for four threads.
impl FromStr for Budget {
    type Err = String;

    fn from_str(text: &str) -> Result<Budget, String> {
        let wrong = || {
            format!(
                "`{text}` is no budget: write iterations (1000) or time (500ms), with x2 for two threads"
            )
        };
        let (amount, threads) = match text.split_once('x') {
            Some((amount, threads)) => (amount, threads.parse().map_err(|_| wrong())?),
            None => (text, 1),
        };
        if !(1..=256).contains(&threads) {
            return Err(wrong());
        }
        let budget = match amount.strip_suffix("ms") {
            Some(ms) => Budget::time(Duration::from_millis(ms.parse().map_err(|_| wrong())?)),
            None => Budget::iterations(amount.parse().map_err(|_| wrong())?),
        };
        if budget.iterations == 0 {
            return Err(wrong());
        }
        Ok(budget.on_threads(threads))
    }
}

impl fmt::Display for Budget {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.time {
            Some(time) => write!(f, "{}ms", time.as_millis())?,
            None => write!(f, "{}", self.iterations)?,
        }
        if self.threads != 1 {
            write!(f, "x{}", self.threads)?;
        }
        Ok(())
    }
}
