//! A short list kept in line, so that a state stays `Copy`.

use std::{fmt, hash, ops};

/// At most `N` values in order; copied by `memcpy`, compared by what is in it.
///
/// ```
/// use tabletop::List;
///
/// let mut row: List<char, 4> = ['a', 'c'].into_iter().collect();
/// row.insert(1, 'b');
/// assert_eq!(*row, ['a', 'b', 'c']);
/// assert_eq!(row.remove(0), 'a');
/// assert_eq!(row.pop(), Some('c'));
///
/// // It is copied like a number, and equal to any list that holds the same.
/// let copy = row;
/// row.clear();
/// assert_eq!(copy, ['b'].into_iter().collect());
/// ```
#[derive(Copy, Clone)]
pub struct List<T, const N: usize> {
    len: u8,
    items: [T; N],
}

impl<T: Copy + Default, const N: usize> Default for List<T, N> {
    fn default() -> Self {
        List { len: 0, items: [T::default(); N] }
    }
}

impl<T, const N: usize> ops::Deref for List<T, N> {
    type Target = [T];
    fn deref(&self) -> &[T] {
        &self.items[..usize::from(self.len)]
    }
}

impl<T, const N: usize> ops::DerefMut for List<T, N> {
    fn deref_mut(&mut self) -> &mut [T] {
        &mut self.items[..usize::from(self.len)]
    }
}

impl<T: Copy, const N: usize> List<T, N> {
    /// Adds `item` at the end.
    ///
    /// # Panics
    ///
    /// When the list is full.
    pub fn push(&mut self, item: T) {
        self.items[usize::from(self.len)] = item;
        self.len += 1;
    }

    /// Takes the last one off; `None` if the list is empty.
    pub fn pop(&mut self) -> Option<T> {
        self.len = self.len.checked_sub(1)?;
        Some(self.items[usize::from(self.len)])
    }

    /// Puts `item` in at this place; what stands there and behind moves up.
    ///
    /// # Panics
    ///
    /// When the list is full, or has no such place.
    pub fn insert(&mut self, at: usize, item: T) {
        self.len += 1;
        let len = usize::from(self.len);
        self.items.copy_within(at..len - 1, at + 1);
        self.items[at] = item;
    }

    /// Takes out what stands at this place; what stands behind moves down.
    ///
    /// # Panics
    ///
    /// When the list has no such place.
    pub fn remove(&mut self, at: usize) -> T {
        let item = self[at];
        let len = usize::from(self.len);
        self.items.copy_within(at + 1..len, at);
        self.len -= 1;
        item
    }

    /// Takes out everything.
    pub fn clear(&mut self) {
        self.len = 0;
    }

    /// Whether no more can be added.
    pub fn is_full(&self) -> bool {
        usize::from(self.len) == N
    }
}

impl<T: Copy + Default, const N: usize> FromIterator<T> for List<T, N> {
    fn from_iter<I: IntoIterator<Item = T>>(iter: I) -> Self {
        let mut list = List::default();
        iter.into_iter().for_each(|item| list.push(item));
        list
    }
}

impl<T: PartialEq, const N: usize> PartialEq for List<T, N> {
    fn eq(&self, other: &Self) -> bool {
        **self == **other
    }
}

impl<T: Eq, const N: usize> Eq for List<T, N> {}

impl<T: hash::Hash, const N: usize> hash::Hash for List<T, N> {
    fn hash<H: hash::Hasher>(&self, hasher: &mut H) {
        (**self).hash(hasher);
    }
}

impl<T: fmt::Debug, const N: usize> fmt::Debug for List<T, N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        (**self).fmt(f)
    }
}
