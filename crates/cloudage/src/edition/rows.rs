//! The lines of the data files as they are written.

use facts::{Rows, Small, Spanned};
use serde::Deserialize;

pub type Text = Spanned<String>;

/// Declares the tables of data files.
macro_rules! files {
    ($($file:ident { $($table:ident: $row:ty),+ $(,)? })+) => {
        $(#[derive(Deserialize)]
        #[serde(deny_unknown_fields)]
        pub struct $file {
            $(pub $table: Rows<$row>,)+
        })+
    };
}

/// Declares lines: each has an id and a mark besides these fields.
macro_rules! lines {
    ($($line:ident { $($field:ident: $type:ty),+ $(,)? })+) => {
        $(#[derive(Deserialize)]
        #[serde(deny_unknown_fields)]
        pub struct $line {
            pub id: Text,
            $(pub $field: $type,)+
            pub mark: Text,
        })+

        facts::rows!($($line),+);
    };
}

files! {
    BoardFile {
        measure: MeasureRow, price: PriceRow, action: ActionRow, scoring: ScoringRow,
    }
    SideFile { measure: MeasureRow, start: StartRow, side: SideRow, r#use: UseRow }
    CityFile { city: CityRow, reward: GainsRow, cells: CellsRow, hamlet: HamletRow }
    FindFile { find: FindRow, gain: GainsRow }
    TrackFile { slot: GainsRow, book: BookRow, length: LengthRow }
    ProductionFile { level: LevelRow, reward: GainsRow }
    UpgradeFile { r#type: TypeRow, board: TypesRow, place: PlaceRow, upgrade: UpgradeRow }
    ProjectFile { project: ProjectRow, effect: DoesRow, copies: CopiesRow, colour: ColourRow }
    NavigationFile { navigation: NavigationRow }
    CityCardFile { card: CardRow, zones: ZonesRow, plants: TilesRow, picture: PictureRow }
    SleeveFile { sleeve: SleeveRow }
    PlantFile { plant: PlantRow, count: TilesRow }
    MissionFile { mission: MissionRow, cities: CitiesRow }
    TileFile {
        tile: TileRow, cell: TileCellRow, combat: CombatRow, reward: GainsRow, entry: EntryRow,
        effect: DoesRow, action: TileActionRow, never: NeverRow,
    }
    SoloFile { kind: DoesRow, place: SoloPlaceRow }
    ScenarioFile {
        boards: BoardsRow, scenario: FacesRow, missions: MissionsRow, rounds: RoundsRow,
        deck: DeckRow, book: CardFaceRow, target: TargetRow,
    }
    CampaignFile { chapter: ChapterRow, rounds: RoundsRow, start: ChapterStartRow }
    StoryFile { story: StoryRow, book: WaysRow, branch: BranchRow, deed: DeedRow }
}

lines! {
    MeasureRow { is: Spanned<u8> }
    PriceRow { pays: Text }
    ActionRow { faces: Text, does: Text, followers: Text }
    ScoringRow { step: Spanned<u8> }

    StartRow { board: Spanned<u8>, cell: Text }
    SideRow { board: Spanned<u8>, face: Text, costs: Text }
    UseRow { players: Text }
    CityRow { code: Text, board: Spanned<u8>, combat: Small }
    GainsRow { gains: Text }
    CellsRow { a: Text, b: Text }
    HamletRow { side: Text, code: Text, cell: Text }
    FindRow { side: Text, cell: Text }

    BookRow { after: Spanned<u8> }
    LengthRow { first: Spanned<u8> }
    LevelRow { energy: Small, water: Small, vp: Small }
    TypeRow { does: Text, last: Text }
    TypesRow { types: Text }
    PlaceRow { at: Text }
    UpgradeRow { r#type: Text, step: Spanned<u8>, metal: Spanned<Small>, vp: Small }

    ProjectRow { colour: Text, water: Small, cards: Small, symbols: Spanned<u8>, vp: Small }
    DoesRow { does: Text }
    CopiesRow { numbers: Text }
    ColourRow { phase: Text }
    NavigationRow { value: Spanned<u8>, copies: Small }
    CardRow { value: Spanned<u8> }
    ZonesRow { energy: u8, metal: u8, water: u8, project: u8, update: Text, wrench: Text }
    TilesRow { tiles: Spanned<u8> }
    PictureRow { zones: Text, rail: Text, update: Text, wrench: Text }
    SleeveRow { mask: Text, hidden: Spanned<u8> }
    PlantRow { back: Text, does: Text }
    MissionRow { counts: Text, tiers: Text }
    CitiesRow { cities: Text }

    TileRow { letter: Text, place: Text }
    TileCellRow { board: Spanned<u8>, a: Text, b: Text }
    CombatRow { combat: Small }
    EntryRow { cost: Spanned<u8> }
    TileActionRow { does: Text, followers: Text }
    NeverRow { with: Text }
    SoloPlaceRow { kind: Text }

    BoardsRow { boards: Text, sides: Text }
    FacesRow { city: Text, airship: Text, plants: Spanned<bool> }
    MissionsRow { missions: bool }
    RoundsRow { three: Spanned<u8>, four: Spanned<u8> }
    DeckRow { numbers: Text, tiles: Text }
    CardFaceRow { card: Text, face: Text, ways: Text }
    TargetRow { pass: Spanned<u8>, good: u8, great: u8 }
    ChapterRow {
        boards: Text, sides: Text, city: Text, airship: Text, plants: Spanned<bool>, missions: bool,
    }
    ChapterStartRow { cards: Text, targets: Text }
    StoryRow { chapter: Spanned<u8>, kind: Text, does: Text }
    WaysRow { ways: Text }
    BranchRow { at: Text, leads: Text }
    DeedRow { waits: Text }
}
