//! Pictures as PNG.

use resvg::{tiny_skia, usvg};

/// Renders a picture whose colours are resolved. Words need fonts of this system; where there are
/// none, the picture has no words.
pub fn png(svg: &str, scale: f32) -> Result<Vec<u8>, String> {
    let mut options = usvg::Options::default();
    options.fontdb_mut().load_system_fonts();
    let tree = usvg::Tree::from_str(svg, &options).map_err(|e| format!("no picture: {e}"))?;
    let size = tree.size().to_int_size().scale_by(scale).ok_or("a picture of no size")?;
    let mut pixels = tiny_skia::Pixmap::new(size.width(), size.height())
        .ok_or_else(|| format!("{} by {} is too large", size.width(), size.height()))?;
    let transform = tiny_skia::Transform::from_scale(scale, scale);
    resvg::render(&tree, transform, &mut pixels.as_mut());
    pixels.encode_png().map_err(|e| e.to_string())
}
