//! A pile whose order nobody knows; so the state does not know it either.

use crate::Chance;

/// How many there are of each of `K` kinds.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub struct Bag<const K: usize> {
    counts: [u8; K],
    len: u8,
}

impl<const K: usize> Default for Bag<K> {
    fn default() -> Self {
        Bag { counts: [0; K], len: 0 }
    }
}

impl<const K: usize> Bag<K> {
    pub fn of(counts: [u8; K]) -> Self {
        Bag { counts, len: counts.iter().sum() }
    }

    pub fn len(&self) -> u8 {
        self.len
    }

    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    pub fn count(&self, kind: usize) -> u8 {
        self.counts[kind]
    }

    pub fn counts(&self) -> &[u8; K] {
        &self.counts
    }

    /// The kinds of which there is at least one, in order. Looks at eight kinds at a time: most
    /// piles hold few.
    #[inline]
    pub fn kinds(&self) -> impl Iterator<Item = usize> {
        self.counts.chunks(8).enumerate().flat_map(|(i, chunk)| {
            let mut eight = [0; 8];
            eight[..chunk.len()].copy_from_slice(chunk);
            let mut left = u64::from_le_bytes(eight);
            std::iter::from_fn(move || {
                let kind = left.trailing_zeros() / 8;
                left &= !0xFF_u64.checked_shl(8 * kind)?;
                Some(8 * i + kind as usize)
            })
        })
    }

    pub fn put(&mut self, kind: usize) {
        self.counts[kind] += 1;
        self.len += 1;
    }

    /// Takes one of a kind that is there.
    pub fn take(&mut self, kind: usize) {
        self.counts[kind] -= 1;
        self.len -= 1;
    }

    /// Draws one at random; nothing when the bag is empty. `pile` names the bag for the record.
    pub fn draw(&mut self, pile: u8, chance: &mut dyn Chance) -> Option<usize> {
        if self.len == 0 {
            return None;
        }
        let kind = chance.draw(pile, &self.counts);
        self.take(kind);
        Some(kind)
    }

    /// Puts everything of another bag into this one.
    pub fn pour(&mut self, from: &mut Bag<K>) {
        for (mine, theirs) in self.counts.iter_mut().zip(&mut from.counts) {
            *mine += std::mem::take(theirs);
        }
        self.len += std::mem::take(&mut from.len);
    }
}
