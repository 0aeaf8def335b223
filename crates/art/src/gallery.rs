//! Gallery: the symbols and faces of an edition in one language.

use std::{collections::BTreeMap, fmt, sync::Arc};

use minijinja::{Value, context, value::Serde};
use scene::Face;
use tabletop::Fault;

use crate::{memo, pen::Pen};

/// Everything pictures refer to, as one `<svg>` of definitions; a client gets it once.
#[derive(Clone)]
pub struct Gallery {
    pub svg: Arc<str>,
    /// Two galleries with the same number are the same.
    pub(crate) number: u64,
    /// The figures of every face by its id, for templates.
    pub(crate) faces: Value,
    /// The function `word` of templates.
    pub(crate) word: Value,
}

impl Gallery {
    pub(crate) fn draw(
        pen: &Pen,
        symbols: &str,
        faces: &[Face],
        words: BTreeMap<String, String>,
    ) -> Result<Gallery, Fault> {
        let number = memo::key((symbols, faces, &words));
        let word = Value::from_function(move |key: &str| words.get(key).cloned());
        let mut svg = format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"table-art gallery\" width=\"0\" \
             height=\"0\" aria-hidden=\"true\"><defs>{symbols}"
        );
        for face in faces {
            let (kind, key) = kind_and_key(&face.id);
            let template = format!("faces/{kind}.svg");
            let context = context! {
                id => &face.id, key, name => &face.name, figures => Serde(&face.figures), word => &word,
            };
            svg.push_str(&pen.draw(&template, context)?);
        }
        svg.push_str("</defs></svg>");
        let figures = |face: &Face| (face.id.clone(), Value::from(Serde(&face.figures)));
        let faces = Value::from_pairs(faces.iter().map(figures));
        Ok(Gallery { svg: svg.into(), number, faces, word })
    }
}

impl fmt::Debug for Gallery {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Gallery({:x}, {} bytes)", self.number, self.svg.len())
    }
}

/// `machine/P1` is the machine P1.
pub fn kind_and_key(face: &str) -> (&str, &str) {
    face.split_once('/').unwrap_or((face, ""))
}
