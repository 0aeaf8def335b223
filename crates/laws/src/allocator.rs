//! An allocator that counts, to show that playouts allocate nothing.

use std::{
    alloc::{GlobalAlloc, Layout, System},
    cell::Cell,
};

/// An allocator with a counter a thread. Install it with `#[global_allocator]`.
#[derive(Debug)]
pub struct Counting<A = System>(pub A);

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

// The one place with unsafe code: every call is handed on to the other allocator unchanged.
#[allow(unsafe_code)]
unsafe impl<A: GlobalAlloc> GlobalAlloc for Counting<A> {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        count();
        unsafe { self.0.alloc(layout) }
    }

    unsafe fn dealloc(&self, block: *mut u8, layout: Layout) {
        unsafe { self.0.dealloc(block, layout) }
    }

    unsafe fn realloc(&self, block: *mut u8, layout: Layout, size: usize) -> *mut u8 {
        count();
        unsafe { self.0.realloc(block, layout, size) }
    }
}
