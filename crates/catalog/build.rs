//! Lists the files of `art/`, so that the program carries them.

use std::{env, fs, io, path::Path};

fn main() -> io::Result<()> {
    let root = Path::new("../../art").canonicalize()?;
    println!("cargo::rerun-if-changed={}", root.display());
    let mut list = String::from("&[\n");
    collect(&root, &root, &mut list)?;
    list += "]\n";
    let out = env::var_os("OUT_DIR").expect("cargo names a folder for the output");
    fs::write(Path::new(&out).join("art.rs"), list)
}

fn collect(root: &Path, folder: &Path, list: &mut String) -> io::Result<()> {
    let mut entries = fs::read_dir(folder)?.collect::<Result<Vec<_>, _>>()?;
    entries.sort_by_key(fs::DirEntry::file_name);
    for entry in entries {
        let path = entry.path();
        if path.is_dir() {
            collect(root, &path, list)?;
            continue;
        }
        let name = path.strip_prefix(root).expect("a file below its root").to_string_lossy();
        *list += &format!(
            "    Source {{ name: {name:?}, text: include_str!({:?}) }},\n",
            path.display()
        );
    }
    Ok(())
}
