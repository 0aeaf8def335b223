//! The lines of the data files as they are written.

use facts::{Rows, Small, Spanned};
use serde::Deserialize;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BoardFile {
    pub measure: Rows<MeasureRow>,
    pub start: Rows<StartRow>,
    pub seasonals: Rows<SeasonalRow>,
    pub lot: Rows<LotRow>,
    pub scale: Rows<ScaleRow>,
    pub office: Rows<OfficeRow>,
    pub pile: Rows<PileRow>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MeasureRow {
    pub id: Spanned<String>,
    pub is: Spanned<i8>,
    pub mark: Spanned<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct StartRow {
    pub id: Spanned<String>,
    pub permanents: Small,
    pub time: Small,
    pub eur: Small,
    pub mark: Spanned<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SeasonalRow {
    pub id: Spanned<String>,
    pub eur: Spanned<Small>,
    pub mark: Spanned<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LotRow {
    pub id: Spanned<String>,
    pub employees: Small,
    pub mark: Spanned<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ScaleRow {
    pub id: Spanned<String>,
    pub pv: Small,
    pub per: Spanned<u8>,
    pub mark: Spanned<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct OfficeRow {
    pub id: Spanned<String>,
    pub players: Spanned<u8>,
    pub prices: Spanned<Vec<Small>>,
    pub mark: Spanned<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PileRow {
    pub id: Spanned<String>,
    pub players: Spanned<u8>,
    pub top: Spanned<Small>,
    pub bottom: Small,
    pub mark: Spanned<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MountainFile {
    pub colour: Rows<ColourRow>,
    pub exit: Rows<ExitRow>,
    pub line: Rows<LineRow>,
    pub cell: Rows<CellRow>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ColourRow {
    pub id: Spanned<String>,
    pub low: Spanned<u8>,
    pub high: Spanned<u8>,
    pub mark: Spanned<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ExitRow {
    pub id: Spanned<String>,
    pub rows: Spanned<i8>,
    pub columns: Spanned<i8>,
    pub mark: Spanned<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LineRow {
    pub id: Spanned<String>,
    pub row: Spanned<u8>,
    pub reward: Spanned<u8>,
    pub mark: Spanned<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CellRow {
    pub id: Spanned<String>,
    pub row: Spanned<u8>,
    pub column: Spanned<u8>,
    pub wooded: bool,
    pub reward: Spanned<u8>,
    pub start: Spanned<String>,
    pub mark: Spanned<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PlateFile {
    pub path: Rows<PathRow>,
    pub plate: Rows<PlateRow>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PathRow {
    pub id: Spanned<String>,
    pub runs: Spanned<String>,
    pub mark: Spanned<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PlateRow {
    pub id: Spanned<String>,
    pub players: Spanned<u8>,
    pub rounds: Spanned<String>,
    pub squares: Spanned<String>,
    pub mark: Spanned<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BuildingFile {
    pub base: Rows<BaseRow>,
    pub building: Rows<BuildingRow>,
    pub effect: Rows<WhenRow>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BaseRow {
    pub id: Spanned<String>,
    pub row: Spanned<u8>,
    pub column: Spanned<u8>,
    pub sides: Spanned<String>,
    pub corners: Spanned<String>,
    pub mark: Spanned<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BuildingRow {
    pub id: Spanned<String>,
    pub back: Spanned<String>,
    pub cost: Small,
    pub cubes: Small,
    pub octagons: Small,
    pub sides: Spanned<String>,
    pub corners: Spanned<String>,
    pub mark: Spanned<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct WhenRow {
    pub id: Spanned<String>,
    pub when: Spanned<String>,
    pub does: Spanned<String>,
    pub mark: Spanned<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DevelopmentFile {
    pub development: Rows<DevelopmentRow>,
    pub effect: Rows<DoesRow>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DevelopmentRow {
    pub id: Spanned<String>,
    pub back: Spanned<String>,
    pub cost: Small,
    #[serde(rename = "type")]
    pub kind: Spanned<String>,
    pub mark: Spanned<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DoesRow {
    pub id: Spanned<String>,
    pub does: Spanned<String>,
    pub mark: Spanned<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BonusFile {
    pub bonus: Rows<BonusRow>,
    pub score: Rows<ScoreRow>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BonusRow {
    pub id: Spanned<String>,
    pub eur: Small,
    pub mark: Spanned<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ScoreRow {
    pub id: Spanned<String>,
    pub pv: Small,
    pub per: Spanned<u8>,
    pub of: Spanned<String>,
    pub mark: Spanned<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RewardFile {
    pub reward: Rows<RewardRow>,
    pub effect: Rows<KeptRow>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RewardRow {
    pub id: Spanned<String>,
    pub rank: Spanned<u8>,
    pub mark: Spanned<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct KeptRow {
    pub id: Spanned<String>,
    pub keep: bool,
    pub does: Spanned<String>,
    pub mark: Spanned<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ThresholdFile {
    pub track: Rows<TrackRow>,
    pub step: Rows<StepRow>,
    pub threshold: Rows<DoesRow>,
    pub place: Rows<PlaceRow>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TrackRow {
    pub id: Spanned<String>,
    pub values: [Small; 4],
    pub employees: [Small; 3],
    pub mark: Spanned<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct StepRow {
    pub id: Spanned<String>,
    pub effect: Spanned<String>,
    pub mark: Spanned<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PlaceRow {
    pub id: Spanned<String>,
    pub pv: Small,
    pub mark: Spanned<String>,
}

facts::rows!(
    MeasureRow,
    StartRow,
    SeasonalRow,
    LotRow,
    ScaleRow,
    OfficeRow,
    PileRow,
    ColourRow,
    ExitRow,
    LineRow,
    CellRow,
    PathRow,
    PlateRow,
    BaseRow,
    BuildingRow,
    WhenRow,
    DevelopmentRow,
    DoesRow,
    BonusRow,
    ScoreRow,
    RewardRow,
    KeptRow,
    TrackRow,
    StepRow,
    PlaceRow,
);
