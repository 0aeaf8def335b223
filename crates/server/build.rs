//! Puts the server's words, and the files of the browser's client if it was built, into the program.

use std::{
    env, fs,
    io::{self, Write},
    path::{Path, PathBuf},
};

use flate2::{Compression, write::GzEncoder};

fn main() -> io::Result<()> {
    translations::embed()?;
    let crates = PathBuf::from(env::var("CARGO_MANIFEST_DIR").expect("cargo sets it"));
    let out = PathBuf::from(env::var("OUT_DIR").expect("cargo sets it"));
    let web = crates.join("../../web");
    let dist = web.join("dist");
    let mut files = Vec::new();
    if dist.is_dir() {
        println!("cargo::rerun-if-changed={}", dist.display());
        collect(&dist, &mut files)?;
    } else {
        // What is not there would count as changed every time.
        println!("cargo::rerun-if-changed={}", web.display());
    }
    files.sort();
    let mut list = String::from("&[\n");
    for (number, file) in files.iter().enumerate() {
        println!("cargo::rerun-if-changed={}", file.display());
        // Both as copies, so that a client built meanwhile changes nothing half.
        let (plain, packed) = (out.join(number.to_string()), out.join(format!("{number}.gz")));
        let content = fs::read(file)?;
        fs::write(&plain, &content)?;
        let mut encoder = GzEncoder::new(fs::File::create(&packed)?, Compression::best());
        encoder.write_all(&content)?;
        encoder.finish()?;
        let name = file.strip_prefix(&dist).expect("found there").to_string_lossy();
        let name = name.replace('\\', "/");
        list += &format!("({name:?}, include_bytes!({plain:?}), include_bytes!({packed:?})),\n");
    }
    list += "]\n";
    fs::write(out.join("client.rs"), list)
}

fn collect(folder: &Path, files: &mut Vec<PathBuf>) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() {
            collect(&path, files)?;
        } else {
            files.push(path);
        }
    }
    Ok(())
}
