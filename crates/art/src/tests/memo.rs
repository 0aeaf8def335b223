//! The memo forgets what nobody asks for, and never grows beyond its bounds.

use std::sync::Arc;

use crate::memo::{MOST, Memo, key};

#[test]
fn the_memo_stays_within_its_bytes_and_keeps_what_is_wanted() {
    let memo = Memo::default();
    let part = |_: u64| -> Arc<str> { "x".repeat(400_000).into() };
    for n in 0..2000u64 {
        memo.recall(key(n), || part(n));
        assert!(memo.bytes() <= 2 * MOST, "{} bytes after {n} parts", memo.bytes());
        if 0 < n {
            memo.recall(key(0u64), || panic!("part 0 is asked for all the time"));
        }
    }
    memo.recall(key(1999u64), || panic!("the latest is there"));
    let mut drawn = false;
    memo.recall(key(1u64), || {
        drawn = true;
        part(1)
    });
    assert!(drawn, "nobody asked for part 1");
}
