//! The rows and columns of the matrix: what goes wrong, and what is being done meanwhile.

use std::time::Duration;

/// What goes wrong.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum Fault {
    DiskFull,
    WriteError,
    SyncError,
    ReadError,
    Locked,
    FileRemoved,
    ReadOnly,
    DamagedPage,
    ClockBack,
    ClockForward,
    NoMemory,
    NoDescriptors,
    PostgresStopped,
    PostgresKilled,
    PostgresSlow,
    PostgresRestarted,
    PostgresCut,
    HalfOpen,
    Kill,
    Terminate,
    Freeze,
}

/// What is being done when it goes wrong.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum Phase {
    Start,
    Open,
    Move,
    Undo,
    EndOfGame,
    CampaignSave,
    Chat,
    Shutdown,
}

pub const FAULTS: [Fault; 21] = [
    Fault::DiskFull,
    Fault::WriteError,
    Fault::SyncError,
    Fault::ReadError,
    Fault::Locked,
    Fault::FileRemoved,
    Fault::ReadOnly,
    Fault::DamagedPage,
    Fault::ClockBack,
    Fault::ClockForward,
    Fault::NoMemory,
    Fault::NoDescriptors,
    Fault::PostgresStopped,
    Fault::PostgresKilled,
    Fault::PostgresSlow,
    Fault::PostgresRestarted,
    Fault::PostgresCut,
    Fault::HalfOpen,
    Fault::Kill,
    Fault::Terminate,
    Fault::Freeze,
];

pub const PHASES: [Phase; 8] = [
    Phase::Start,
    Phase::Open,
    Phase::Move,
    Phase::Undo,
    Phase::EndOfGame,
    Phase::CampaignSave,
    Phase::Chat,
    Phase::Shutdown,
];

/// A few cells that stand for the rest, for every day.
pub const SHORT: [(Fault, Phase); 12] = [
    (Fault::DiskFull, Phase::Move),
    (Fault::WriteError, Phase::EndOfGame),
    (Fault::SyncError, Phase::Undo),
    (Fault::ReadError, Phase::Open),
    (Fault::Locked, Phase::Chat),
    (Fault::FileRemoved, Phase::Move),
    (Fault::ReadOnly, Phase::Start),
    (Fault::NoMemory, Phase::CampaignSave),
    (Fault::NoDescriptors, Phase::Move),
    (Fault::PostgresKilled, Phase::Move),
    (Fault::HalfOpen, Phase::Move),
    (Fault::Kill, Phase::Shutdown),
];

impl Fault {
    pub fn name(self) -> &'static str {
        match self {
            Fault::DiskFull => "disk full",
            Fault::WriteError => "write error",
            Fault::SyncError => "fsync error",
            Fault::ReadError => "read error",
            Fault::Locked => "database locked",
            Fault::FileRemoved => "file removed",
            Fault::ReadOnly => "read-only",
            Fault::DamagedPage => "damaged page",
            Fault::ClockBack => "clock back",
            Fault::ClockForward => "clock forward",
            Fault::NoMemory => "no memory",
            Fault::NoDescriptors => "no descriptors",
            Fault::PostgresStopped => "postgres stopped",
            Fault::PostgresKilled => "postgres killed",
            Fault::PostgresSlow => "postgres slow",
            Fault::PostgresRestarted => "postgres restarted",
            Fault::PostgresCut => "postgres cut off",
            Fault::HalfOpen => "half-open sockets",
            Fault::Kill => "SIGKILL",
            Fault::Terminate => "SIGTERM",
            Fault::Freeze => "SIGSTOP, SIGCONT",
        }
    }

    pub fn needs_postgres(self) -> bool {
        matches!(
            self,
            Fault::PostgresStopped
                | Fault::PostgresKilled
                | Fault::PostgresSlow
                | Fault::PostgresRestarted
                | Fault::PostgresCut
        )
    }

    /// How long it lasts. `/healthz` has two seconds to notice.
    pub fn window(self) -> Duration {
        match self {
            Fault::Kill | Fault::Terminate | Fault::PostgresRestarted => Duration::from_millis(600),
            Fault::ClockBack | Fault::ClockForward => Duration::from_millis(1200),
            _ => Duration::from_millis(2600),
        }
    }

    /// Whether every write or sync must feel it; others are felt only by what is not in memory.
    pub fn must_be_felt(self) -> bool {
        matches!(self, Fault::DiskFull | Fault::WriteError | Fault::SyncError | Fault::ReadOnly)
    }

    /// Injected by the library below the program.
    pub fn is_counted(self) -> bool {
        self.must_be_felt()
            || matches!(
                self,
                Fault::ReadError
                    | Fault::DamagedPage
                    | Fault::NoMemory
                    | Fault::ClockBack
                    | Fault::ClockForward
            )
    }

    /// Why a combination means nothing.
    pub fn meaningless(self, phase: Phase) -> Option<&'static str> {
        match (self, phase) {
            (Fault::FileRemoved, Phase::Start) => Some("without a file it is the first start"),
            (Fault::HalfOpen, Phase::Start) => Some("nobody is connected before the start"),
            (Fault::PostgresCut, Phase::Start) => Some("there is no connection yet to be cut"),
            (Fault::PostgresRestarted, Phase::Start) => {
                Some("nothing is committed before the start")
            }
            _ => None,
        }
    }
}

impl Phase {
    pub fn name(self) -> &'static str {
        match self {
            Phase::Start => "start",
            Phase::Open => "open",
            Phase::Move => "move",
            Phase::Undo => "undo",
            Phase::EndOfGame => "end of game",
            Phase::CampaignSave => "campaign save",
            Phase::Chat => "chat",
            Phase::Shutdown => "shutdown",
        }
    }
}
