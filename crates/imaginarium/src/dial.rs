//! The dial: six actions in a ring, of which two neighbours are chosen (IM-11.1, IM-11.2).

use std::{fmt, str::FromStr};

use tabletop::ParseError;

tabletop::ids! {
    /// One of the six actions of the dial; called a job, because an `Action` is any answer.
    pub enum Job ("action of the dial") {
        Recruit = "recruit",
        Extract = "extract",
        Repair = "repair",
        Trade = "trade",
        Dismantle = "dismantle",
        Reorganise = "reorganise",
    }
}

/// Jobs of the dial: the pair that was set, or what is left of it to do.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug, Default)]
pub struct Jobs(u8);

impl Jobs {
    /// Two neighbours on the ring, in order of their bits.
    pub const PAIRS: [Jobs; 6] = [Jobs(3), Jobs(6), Jobs(12), Jobs(24), Jobs(33), Jobs(48)];

    /// Any two different jobs (IM-22.3), in order of their bits.
    pub fn any_two() -> impl Iterator<Item = Jobs> {
        (0..1 << Job::COUNT).map(Jobs).filter(|jobs| jobs.len() == 2)
    }

    #[inline]
    pub fn has(self, job: Job) -> bool {
        self.0 >> job.index() & 1 == 1
    }

    #[inline]
    pub fn without(self, job: Job) -> Jobs {
        Jobs(self.0 & !(1 << job.index()))
    }

    pub fn len(self) -> u32 {
        self.0.count_ones()
    }

    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Job> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let job = left.trailing_zeros();
            left &= !1_u8.checked_shl(job)?;
            Some(Job::at(job as usize))
        })
    }
}

impl FromIterator<Job> for Jobs {
    fn from_iter<I: IntoIterator<Item = Job>>(iter: I) -> Self {
        Jobs(iter.into_iter().fold(0, |bits, job| bits | 1 << job.index()))
    }
}

impl fmt::Display for Jobs {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut plus = "";
        for job in self.iter() {
            write!(f, "{plus}{job}")?;
            plus = "+";
        }
        Ok(())
    }
}

impl FromStr for Jobs {
    type Err = ParseError;
    fn from_str(text: &str) -> Result<Jobs, ParseError> {
        let mut jobs = Jobs::default();
        for word in text.split('+') {
            let job: Job = word.parse()?;
            if jobs.has(job) {
                return Err(ParseError::unfit(text, format!("names {job} twice")));
            }
            jobs.0 |= 1 << job.index();
        }
        Ok(jobs)
    }
}
