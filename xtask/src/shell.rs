//! Other programs, run from the root of the project.

use std::{
    env,
    path::{Path, PathBuf},
    process::Command,
    time::Instant,
};

pub type Done = Result<(), String>;

pub fn root() -> PathBuf {
    let here = env::var("CARGO_MANIFEST_DIR").expect("`cargo xtask` sets it");
    PathBuf::from(here).join("..")
}

/// Where cargo puts what it builds.
pub fn target() -> PathBuf {
    env::var_os("CARGO_TARGET_DIR").map_or_else(|| root().join("target"), PathBuf::from)
}

/// Runs a command line in the root of the project, with its words shown first.
pub fn run(line: &str) -> Done {
    run_with(line, &[], &[])
}

/// The same in a folder of the project.
pub fn run_in(folder: &str, line: &str, variables: &[(&str, &str)]) -> Done {
    spawn(folder, line, &[], variables)
}

pub fn run_with(line: &str, more: &[String], variables: &[(&str, &str)]) -> Done {
    spawn("", line, more, variables)
}

/// Runs a program that we have built.
pub fn run_program(program: &Path, args: &[String], variables: &[(&str, &str)]) -> Done {
    let name = program.display().to_string();
    eprintln!("$ {name} {}", args.join(" "));
    let status = Command::new(program)
        .args(args)
        .envs(variables.iter().copied())
        .current_dir(root())
        .status()
        .map_err(|e| format!("{name}: {e}"))?;
    if status.success() { Ok(()) } else { Err(format!("`{name}` failed ({status})")) }
}

fn spawn(folder: &str, line: &str, more: &[String], variables: &[(&str, &str)]) -> Done {
    let mut words = line.split_whitespace();
    let program = words.next().expect("a command line has a word");
    eprintln!("$ {}", [&[line.to_owned()], more].concat().join(" "));
    let start = Instant::now();
    let status = Command::new(program)
        .args(words)
        .args(more)
        .envs(variables.iter().copied())
        .current_dir(root().join(folder))
        .status()
        .map_err(|e| format!("{program}: {e}"))?;
    if !status.success() {
        return Err(format!("`{line}` failed ({status})"));
    }
    eprintln!("  {:.0} s", start.elapsed().as_secs_f64());
    Ok(())
}
