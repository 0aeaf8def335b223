//! The law about lessons: each can be taken to its end, whatever the learner tries.

use std::sync::Arc;

use scene::{Course, Lang, Present, Table, rehearse};
use tabletop::{Fault, Fields, Lesson, Scenario, scenario};

/// Every lesson of the game plays as it is written, and is there in every language the game speaks.
pub fn every_lesson_can_be_taken<G: Present + Fields>(options: &G::Options) {
    let mut faults = Vec::new();
    for lang in Lang::all_of(G::speech(Lang::EN).words()) {
        let course = Course::read(G::LESSONS, lang).unwrap_or_else(|fault| panic!("{fault}"));
        for lesson in course.lessons {
            let in_words = format!("{lang}/{}", lesson.file);
            if lang == Lang::EN {
                faults.extend(check::<G>(&lesson, options).iter().map(ToString::to_string));
            } else if !G::LESSONS.iter().any(|file| file.name == in_words) {
                faults.push(format!("{in_words} is not there"));
            }
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n\n"));
}

fn check<G: Present + Fields>(lesson: &Arc<Lesson>, options: &G::Options) -> Vec<Fault> {
    let run = |one: &Scenario| scenario::run::<G>(one, *options).err();
    let differs: Vec<_> = lesson.scenarios().iter().filter_map(run).collect();
    if !differs.is_empty() {
        return differs;
    }
    rehearse(lesson, &|position| {
        let table: Box<dyn Table> = Box::new(scenario::lay_out::<G>(position, *options)?);
        Ok(table)
    })
}
