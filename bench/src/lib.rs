//! Holds only the bench `peer`; see `cargo xtask bench --peer`.
