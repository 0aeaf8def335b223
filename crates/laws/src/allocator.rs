//! An allocator that counts, to show that playouts allocate nothing.

use std::{
    alloc::{GlobalAlloc, Layout, System},
    cell::Cell,
};

/// The system's allocator with a counter a thread. Install it with `#[global_allocator]`.
#[derive(Debug)]
pub struct Counting;

thread_local! {
    static COUNT: Cell<u64> = const { Cell::new(0) };
}

/// How often this thread has allocated so far; always zero without [`Counting`] installed.
pub fn allocations() -> u64 {
    COUNT.with(Cell::get)
}

fn count() {
    // A thread that is ending has no counter any more, and nobody to ask for it.
    let _ = COUNT.try_with(|count| count.set(count.get() + 1));
}

// The one place with unsafe code: every call is handed on to the system's allocator unchanged.
#[allow(unsafe_code)]
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        count();
        unsafe { System.alloc(layout) }
    }

    unsafe fn dealloc(&self, block: *mut u8, layout: Layout) {
        unsafe { System.dealloc(block, layout) }
    }

    unsafe fn realloc(&self, block: *mut u8, layout: Layout, size: usize) -> *mut u8 {
        count();
        unsafe { System.realloc(block, layout, size) }
    }
}
