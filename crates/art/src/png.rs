//! Pictures as PNG.

use resvg::{tiny_skia, usvg};
use thiserror::Error;

/// Why there is no PNG.
#[derive(Debug, Error)]
pub enum PngError {
    #[error("no picture: {0}")]
    Svg(#[from] usvg::Error),
    #[error("a picture of no size")]
    Empty,
    #[error("{width} by {height} is too large")]
    TooLarge { width: u32, height: u32 },
    #[error("the picture cannot be written as PNG: {0}")]
    Encoding(String),
}

/// Renders a picture whose colours are resolved. Words need fonts of this system; where there are
/// none, the picture has no words.
///
/// # Errors
///
/// If this is no SVG, or a picture nobody could see.
pub fn png(svg: &str, scale: f32) -> Result<Vec<u8>, PngError> {
    let mut options = usvg::Options::default();
    options.fontdb_mut().load_system_fonts();
    let tree = usvg::Tree::from_str(svg, &options)?;
    let size = tree.size().to_int_size().scale_by(scale).ok_or(PngError::Empty)?;
    let (width, height) = (size.width(), size.height());
    let mut pixels =
        tiny_skia::Pixmap::new(width, height).ok_or(PngError::TooLarge { width, height })?;
    let transform = tiny_skia::Transform::from_scale(scale, scale);
    resvg::render(&tree, transform, &mut pixels.as_mut());
    pixels.encode_png().map_err(|e| PngError::Encoding(e.to_string()))
}
