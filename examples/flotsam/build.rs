//! Finds the languages that this crate has words in.

fn main() -> std::io::Result<()> {
    translations::embed()
}
