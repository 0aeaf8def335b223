//! What every language has words for: a table of how complete each is, what one lacks, and what is
//! wrong in a file.

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::{Path, PathBuf},
};

use translations::{ENGLISH, Message, faults, messages, missing};

use crate::{
    files::{files, read, short},
    shell::root,
};

/// The words of every table. A language begins here.
const COMMON: &str = "crates/scene/text";
/// The words of the browser client, which lists the languages of its own files.
const CLIENT: &str = "web/text";
/// The types of the client's words.
const TYPES: &str = "web/src/lib/messages.ts";

/// The files of one folder `text`, by language.
struct Part {
    folder: String,
    english: String,
    others: BTreeMap<String, String>,
}

/// `cargo xtask words [LANGUAGE]`.
pub fn words(args: &[String]) -> Result<(), String> {
    let parts = parts()?;
    let wrong = wrong(&parts)?;
    let tags: BTreeSet<&String> = parts.iter().flat_map(|part| part.others.keys()).collect();
    match args {
        [] => parts.iter().for_each(|part| tell(part, &tags)),
        [tag] if tags.contains(tag) => parts.iter().for_each(|part| tell_missing(part, tag)),
        _ => return Err(format!("`{}` is no language here", args.join(" "))),
    }
    if wrong.is_empty() {
        return Ok(());
    }
    wrong.iter().for_each(|fault| println!("{fault}"));
    Err(format!("{} faults in files of words", wrong.len()))
}

/// Writes the types of the client's words.
pub fn types() -> Result<(), String> {
    let text = client_types(&read(&root().join(CLIENT).join("en.ftl"))?);
    fs::write(root().join(TYPES), text).map_err(|e| format!("{TYPES}: {e}"))
}

fn parts() -> Result<Vec<Part>, String> {
    let mut folders: BTreeMap<PathBuf, BTreeMap<String, String>> = BTreeMap::new();
    for path in ["crates", "examples", CLIENT].into_iter().map(|it| files(it, &[".ftl"])) {
        for path in path? {
            let tag = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
            let folder = path.parent().unwrap_or(Path::new("")).to_owned();
            folders.entry(folder).or_default().insert(tag, read(&path)?);
        }
    }
    let part = |(folder, mut texts): (PathBuf, BTreeMap<String, String>)| {
        let folder = short(&folder);
        let english = texts.remove(ENGLISH).ok_or_else(|| format!("{folder} has no en.ftl"))?;
        Ok(Part { folder, english, others: texts })
    };
    folders.into_iter().map(part).collect()
}

/// Everything wrong, each with its file and line.
fn wrong(parts: &[Part]) -> Result<Vec<String>, String> {
    let mut wrong = Vec::new();
    let common = parts.iter().find(|part| part.folder == COMMON);
    let common = common.ok_or_else(|| format!("{COMMON} has no words"))?;
    let shared: BTreeSet<&str> = messages(&common.english).iter().map(|it| it.key).collect();
    for part in parts {
        let english = (ENGLISH.to_owned(), part.english.clone());
        for (tag, text) in part.others.iter().chain([(&english.0, &english.1)]) {
            let file = format!("{}/{tag}.ftl", part.folder);
            let found = faults(&part.english, text);
            wrong.extend(found.iter().map(|fault| format!("{file}:{fault}")));
            let is_known = tag == ENGLISH || common.others.contains_key(tag);
            if !is_known && part.folder != CLIENT {
                wrong.push(format!("{file}:1: a language begins with {COMMON}/{tag}.ftl"));
            }
        }
        if part.folder != COMMON && part.folder != CLIENT {
            let twice = messages(&part.english).into_iter().filter(|it| shared.contains(it.key));
            wrong.extend(twice.map(|Message { key, line, .. }| {
                format!("{}/en.ftl:{line}: `{key}` is a word of every table", part.folder)
            }));
        }
        if part.folder == CLIENT
            && read(&root().join(TYPES)).ok() != Some(client_types(&part.english))
        {
            wrong.push(format!("{TYPES}:1: not what en.ftl says: run `cargo xtask types`"));
        }
    }
    Ok(wrong)
}

/// One line for each language of a part.
fn tell(part: &Part, tags: &BTreeSet<&String>) {
    let all = messages(&part.english).len();
    for tag in tags {
        let said = match part.others.get(*tag) {
            Some(text) => all - missing(&part.english, text).len(),
            None => 0,
        };
        println!("{:<28} {tag:<8} {said:>4} of {all:>4}", part.folder);
    }
}

/// The messages that a language lacks, in English, as they can be copied into its file.
fn tell_missing(part: &Part, tag: &str) {
    let text = part.others.get(tag).map_or("", String::as_str);
    let missing = missing(&part.english, text);
    if !missing.is_empty() {
        println!("# {} for {}/{tag}.ftl\n", missing.len(), part.folder);
        missing.iter().for_each(|message| println!("{}", message.text));
        println!();
    }
}

/// The interface of the client's words: `table-your-turn` is `words().table.yourTurn`, and a message
/// with variables is a function of them.
fn client_types(english: &str) -> String {
    let mut text = String::from(
        "// Written by `cargo xtask types` from text/en.ftl: do not edit.\n\n\
         type Arg = string | number;\n\nexport interface Words {\n",
    );
    let mut groups: BTreeMap<&str, Vec<Message<'_>>> = BTreeMap::new();
    for message in messages(english) {
        let group = message.key.split('-').next().unwrap_or_default();
        groups.entry(group).or_default().push(message);
    }
    for (group, messages) in groups {
        text += &format!("  {group}: {{\n");
        for Message { key, variables, .. } in messages {
            let name = camel(key.split_once('-').map_or("", |(_, name)| name));
            let args: Vec<String> = variables.iter().map(|name| format!("{name}: Arg")).collect();
            text += &match args.as_slice() {
                [] => format!("    {name}: string;\n"),
                args => format!("    {name}: (args: {{ {} }}) => string;\n", args.join("; ")),
            };
        }
        text += "  };\n";
    }
    text + "}\n"
}

/// `your-turn` as `yourTurn`.
fn camel(name: &str) -> String {
    let mut parts = name.split('-');
    let first = parts.next().unwrap_or_default().to_owned();
    parts.fold(first, |name, part| {
        let mut letters = part.chars();
        let head = letters.next().map(|letter| letter.to_ascii_uppercase());
        name + &head.into_iter().chain(letters).collect::<String>()
    })
}
