//! Leaving: programs that play at our tables go when we go.

use std::time::Duration;

/// How long programs have that were told the end of a game.
const GRACE: Duration = Duration::from_secs(1);

/// The last thing this program does.
pub fn leave() {
    external_bot::end_all(GRACE);
}

/// Whoever ends us from outside ends them too. The server has manners of its own.
#[cfg(unix)]
pub fn heed_signals() {
    use signal_hook::{
        consts::TERM_SIGNALS, iterator::Signals, low_level::emulate_default_handler,
    };
    let Ok(mut signals) = Signals::new(TERM_SIGNALS) else { return };
    std::thread::spawn(move || {
        for signal in signals.forever() {
            external_bot::end_all(Duration::ZERO);
            // Ends us, as the signal would have done.
            let _ = emulate_default_handler(signal);
        }
    });
}

#[cfg(not(unix))]
pub fn heed_signals() {}
