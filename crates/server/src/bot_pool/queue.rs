//! A fair queue: one turn for each visitor, and of a visitor one turn for each table.

use std::{collections::VecDeque, net::IpAddr};

use crate::limits;

/// On whose behalf a thought is thought.
#[derive(Clone, Eq, PartialEq, Debug)]
pub enum Share {
    /// A visitor by the network of their address.
    Visitor(IpAddr),
    /// Whoever opened a table where nobody is connected.
    Opener(String),
}

impl Share {
    pub fn of(address: IpAddr) -> Share {
        Share::Visitor(limits::network(address))
    }
}

/// What waits, by share and table. Whoever had a turn goes to the end of the line.
#[derive(Debug)]
pub struct FairQueue<T> {
    shares: VecDeque<ShareLine<T>>,
}

#[derive(Debug)]
struct ShareLine<T> {
    share: Share,
    tables: VecDeque<TableLine<T>>,
}

#[derive(Debug)]
struct TableLine<T> {
    table: String,
    waiting: VecDeque<T>,
}

impl<T> Default for FairQueue<T> {
    fn default() -> FairQueue<T> {
        FairQueue { shares: VecDeque::new() }
    }
}

impl<T> FairQueue<T> {
    pub fn push(&mut self, share: Share, table: String, item: T) {
        let at = self.shares.iter().position(|line| line.share == share).unwrap_or_else(|| {
            self.shares.push_back(ShareLine { share, tables: VecDeque::new() });
            self.shares.len() - 1
        });
        let tables = &mut self.shares[at].tables;
        match tables.iter_mut().find(|line| line.table == table) {
            Some(line) => line.waiting.push_back(item),
            None => tables.push_back(TableLine { table, waiting: [item].into() }),
        }
    }

    /// The next one that is wanted, with the number of other shares that wait.
    pub fn pop(&mut self, is_wanted: impl Fn(&T) -> bool) -> Option<(T, usize)> {
        let found = self.shares.iter().enumerate().find_map(|(share, line)| {
            line.tables.iter().enumerate().find_map(|(table, line)| {
                let item = line.waiting.iter().position(&is_wanted)?;
                Some((share, table, item))
            })
        });
        let (share, table, item) = found?;
        let mut share = self.shares.remove(share)?;
        let mut table = share.tables.remove(table)?;
        let item = table.waiting.remove(item)?;
        if !table.waiting.is_empty() {
            share.tables.push_back(table);
        }
        let others = self.shares.len();
        if !share.tables.is_empty() {
            self.shares.push_back(share);
        }
        Some((item, others))
    }

    pub fn is_empty(&self) -> bool {
        self.shares.is_empty()
    }

    /// How many of a share's are like this.
    pub fn count(&self, share: &Share, is_like: impl Fn(&T) -> bool) -> usize {
        let line = self.shares.iter().find(|line| line.share == *share);
        let tables = line.into_iter().flat_map(|line| &line.tables);
        tables.flat_map(|line| &line.waiting).filter(|item| is_like(item)).count()
    }

    /// Forgets all others. Nobody loses their place by it.
    pub fn retain(&mut self, is_kept: impl Fn(&T) -> bool) {
        for share in &mut self.shares {
            for table in &mut share.tables {
                table.waiting.retain(&is_kept);
            }
            share.tables.retain(|table| !table.waiting.is_empty());
        }
        self.shares.retain(|share| !share.tables.is_empty());
    }
}
