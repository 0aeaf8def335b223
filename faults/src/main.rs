//! Faults below the running program, and attacks from beside it. `cargo xtask faults` builds
//! everything and runs it.
//!
//! The matrix has a row for every fault and a column for every phase. In each cell the real program
//! runs as a child process on a database of its own, scripted people play over real sockets and write
//! down every answer, and the fault comes and goes below the program: a library loaded with
//! `LD_PRELOAD` (`shim.c`) fails its calls on the files of the database, a proxy stops forwarding,
//! PostgreSQL is killed. When the fault is gone, and again after a last restart, the law must hold:
//!
//! 1. Nothing that was acknowledged or shown is lost.
//! 2. Nothing that was refused has happened. What was never answered may have happened or not.
//! 3. Whoever was refused was told why.
//! 4. Writes work again within 5 seconds; or the program has ended with a message and a status that
//!    is not success, and starts again.
//! 5. `/healthz` says 503 or nothing while no write gets through, and 200 when all is well again.
//!
//! `ok 57` is a cell that held the law with 57 acknowledged wishes; `~` behind it says that the fault
//! was never felt, because what was wanted was in memory. `-` is a combination that means nothing.
//! The folder of a cell that failed is kept, with the log of the program.

use std::process::ExitCode;

fn main() -> ExitCode {
    #[cfg(target_os = "linux")]
    return faults::main();
    #[cfg(not(target_os = "linux"))]
    {
        eprintln!("left out: faults below the program. They need Linux.");
        ExitCode::SUCCESS
    }
}
