//! Draws the table of any game as SVG, from a sheet of templates.
//!
//! The art of a game is a folder of SVG templates and TOML files, a [`Sheet`]. From the faces of an
//! edition it makes a [`Gallery`], which a client gets once; from a [`Subject`], which is a layout
//! and a scene, it makes a [`Picture`], part by part. A part that was drawn before is not drawn
//! again. A picture is also a file of its own: see [`Standalone`].

mod definitions;
mod fit;
mod format;
mod gallery;
mod icons;
#[cfg(any(test, feature = "laws"))]
pub mod laws;
mod measure;
mod memo;
mod outline;
mod palette;
mod pen;
mod picture;
#[cfg(feature = "png")]
mod png;
mod sheet;
mod standalone;
mod subject;

pub use format::Format;
pub use gallery::Gallery;
pub use palette::Theme;
pub use picture::{Area, Part, Picture};
#[cfg(feature = "png")]
pub use png::{PngError, png};
pub use sheet::Sheet;
pub use standalone::Standalone;
pub use subject::Subject;

#[cfg(test)]
mod tests;
