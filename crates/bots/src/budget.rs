//! Budgets: how long a bot may search for one decision.

use std::{fmt, str::FromStr, time::Duration};

use crate::Error;

/// How long to search: until the first of the two limits is reached.
///
/// Written as `2000` iterations or `500ms`, with `x4` behind it for four threads:
///
/// ```
/// use bots::Budget;
///
/// let budget: Budget = "2000x4".parse()?;
/// assert_eq!(budget, Budget::iterations(2000).on_threads(4));
/// assert_eq!(budget.to_string(), "2000x4");
/// # Ok::<(), bots::Error>(())
/// ```
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub struct Budget {
    /// Iterations, over all threads.
    pub iterations: u32,
    /// The time limit, if there is one. With it the same seed need not choose the same again.
    pub time: Option<Duration>,
    /// Threads, each of which builds a tree of its own.
    pub threads: usize,
}

impl Budget {
    /// So many iterations on one thread.
    pub const fn iterations(iterations: u32) -> Budget {
        Budget { iterations, time: None, threads: 1 }
    }

    /// So much time on one thread.
    pub const fn time(time: Duration) -> Budget {
        Budget { iterations: u32::MAX, time: Some(time), threads: 1 }
    }

    /// The same, but at most so much time.
    ///
    /// ```
    /// use std::time::Duration;
    /// use bots::Budget;
    ///
    /// let budget = Budget::time(Duration::from_secs(5)).within(Duration::from_secs(2));
    /// assert_eq!(budget.time, Some(Duration::from_secs(2)));
    /// ```
    #[must_use]
    pub fn within(self, time: Duration) -> Budget {
        Budget { time: Some(self.time.map_or(time, |limit| limit.min(time))), ..self }
    }

    /// The same on so many threads, at least one.
    #[must_use]
    pub fn on_threads(self, threads: usize) -> Budget {
        Budget { threads: threads.max(1), ..self }
    }
}

/// `2000` iterations or `500ms`, and `x4` behind it for four threads.
impl FromStr for Budget {
    type Err = Error;

    fn from_str(text: &str) -> Result<Budget, Error> {
        let wrong = || Error::Budget(text.to_owned());
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
