//! `fuzz`: libFuzzer on both targets, with seeds and words taken from every game there is.

use std::{collections::BTreeSet, fs, path::Path};

use crate::{
    files::{files, read, short},
    shell::{Done, root, run, run_with, target},
};

/// libFuzzer with the coverage a stable compiler can build in.
const COVERAGE: &str = "-Cpasses=sancov-module -Cllvm-args=-sanitizer-coverage-level=4 \
    -Cllvm-args=-sanitizer-coverage-inline-8bit-counters -Cllvm-args=-sanitizer-coverage-pc-table \
    -Cllvm-args=-sanitizer-coverage-trace-compares -Ccodegen-units=1 --cfg fuzzing";

const HOST: &str = "x86_64-unknown-linux-gnu";

/// The targets, each with the most bytes of an input: so many that it ends in time, and no fewer
/// than the longest data file has.
const TARGETS: [(&str, usize); 2] = [("play", 1024), ("parse", 20480)];

pub fn fuzz(args: &[String]) -> Done {
    let seconds = args.first().map_or("60", String::as_str);
    seconds.parse::<u32>().map_err(|_| format!("`{seconds}` is no number of seconds"))?;
    let folder = target().join("fuzz");
    let built = folder.display();
    let manifest = "--manifest-path fuzz/Cargo.toml";
    run_with(
        &format!("cargo build --release --quiet {manifest} --target {HOST} --target-dir {built}"),
        &[],
        &[("RUSTFLAGS", COVERAGE)],
    )?;
    let texts = texts()?;
    write_seeds(&folder, &texts)?;
    for (name, longest) in TARGETS {
        let corpus = format!("fuzz/corpus/{name}");
        for folder in [&corpus, "fuzz/artifacts"] {
            fs::create_dir_all(root().join(folder)).map_err(|e| format!("{folder}: {e}"))?;
        }
        let words = if name == "parse" { words(&texts) } else { BTreeSet::new() };
        let dictionary = folder.join(format!("{name}.dict"));
        let known = read(&root().join(format!("fuzz/{name}.dict")))?;
        let lines: String = words.iter().map(|word| format!("\"{word}\"\n")).collect();
        write(&dictionary, (known + &lines).as_bytes())?;
        run(&format!(
            "{built}/{HOST}/release/{name} -max_total_time={seconds} -timeout=10 \
             -max_len={longest} -artifact_prefix=fuzz/artifacts/ -print_final_stats=1 -verbosity=0 \
             -dict={} {corpus} {built}/seeds/{name}",
            dictionary.display()
        ))?;
    }
    Ok(())
}

/// The scenarios and data files of all games and some replays, each with its name.
fn texts() -> Result<Vec<(String, String)>, String> {
    let all = [files("crates", &[".txt", ".toml"])?, files("fuzz/seeds", &[".replay"])?].concat();
    let is_wanted =
        |name: &str| ["/scenarios/", "/data/", "/seeds/"].iter().any(|f| name.contains(f));
    let wanted = all.into_iter().filter(|path| is_wanted(&short(path)));
    wanted.map(|path| Ok((short(&path), read(&path)?))).collect()
}

/// For `parse` every scenario by itself and every other text, for `play` some moves of every game
/// with every number of players.
fn write_seeds(folder: &Path, texts: &[(String, String)]) -> Done {
    let parse = folder.join("seeds/parse");
    for (name, text) in texts {
        let file = parse.join(name.replace('/', "-"));
        let Some((head, scenarios)) = text.split_once("\nscenario ") else {
            write(&file, text.as_bytes())?;
            continue;
        };
        for (n, scenario) in scenarios.split("\nscenario ").enumerate() {
            let seed = format!("{head}\nscenario {scenario}\n");
            write(&file.with_extension(n.to_string()), seed.as_bytes())?;
        }
    }
    let folders = texts.iter().filter_map(|(name, _)| name.split_once("/data/"));
    let games = folders.map(|(folder, _)| folder).collect::<BTreeSet<_>>().len() as u8;
    for (game, seats) in (0..games).flat_map(|game| (0..4).map(move |seats| (game, seats))) {
        // Game, seats, switches and luck; then a byte a move, all of them different from each other
        // for a while.
        let moves = (0..=255_u8).map(|n| n.wrapping_mul(167).wrapping_add(seats));
        let seed: Vec<u8> = [game, seats, 0, seats].into_iter().chain(moves).collect();
        write(&folder.join(format!("seeds/play/{game}-{seats}")), &seed)?;
    }
    Ok(())
}

/// What is worth putting into a text: the words of scenarios and data files.
fn words(texts: &[(String, String)]) -> BTreeSet<&str> {
    let is_prose = |line: &&str| ["#", "scenario ", "about "].iter().any(|it| line.starts_with(it));
    let lines = texts.iter().flat_map(|(_, text)| text.lines());
    let words = lines.filter(|line| !is_prose(line)).flat_map(str::split_whitespace);
    let words = words.map(|word| word.trim_matches(['"', ',', '{', '}', '[', ']']));
    // libFuzzer takes words of at most 64 bytes, and a single letter it finds itself.
    let fits = |word: &&str| (2..=32).contains(&word.len()) && !word.contains(['"', '\\']);
    words.filter(fits).collect()
}

fn write(path: &Path, bytes: &[u8]) -> Done {
    let complain = |e| format!("{}: {e}", path.display());
    path.parent().map_or(Ok(()), fs::create_dir_all).map_err(complain)?;
    fs::write(path, bytes).map_err(complain)
}
