//! Analysis: how a strong player judges a game that is over.

use std::{
    future::Future,
    net::IpAddr,
    pin::Pin,
    sync::{
        Arc,
        atomic::{AtomicU8, Ordering::Relaxed},
    },
};

use scene::Lang;
use wire::replay::{self, Analysis, Better, TurningPoint};

use super::TableActor;
use crate::{
    bot_pool::{Purpose, Share, ThinkRequest},
    error::ApiError,
    opening,
};

/// What is known of a game that is over.
#[derive(Default)]
pub enum AnalysisState {
    /// Not requested since the table was loaded.
    #[default]
    NotRequested,
    Running(RunningAnalysis),
    /// With moves in notation.
    Done(Analysis),
    Failed,
}

/// An analysis in progress.
pub struct RunningAnalysis {
    percent: Arc<AtomicU8>,
    analysis: Pin<Box<dyn Future<Output = Option<Analysis>> + Send>>,
}

/// The result of the analysis, when it is done; `None` if it failed.
pub async fn finished(analysis: &mut AnalysisState) -> Option<Analysis> {
    match analysis {
        AnalysisState::Running(running) => running.analysis.as_mut().await,
        AnalysisState::NotRequested | AnalysisState::Done(_) | AnalysisState::Failed => {
            std::future::pending().await
        }
    }
}

impl TableActor {
    /// How far the analysis of this game is; the first request starts it.
    pub async fn analysis(
        &mut self,
        lang: Lang,
        from: IpAddr,
    ) -> Result<replay::AnalysisStatus, ApiError> {
        self.require_over()?;
        if let AnalysisState::NotRequested = self.analysis {
            self.analysis = match self.app.store.analysis(&self.loaded.row.id).await? {
                Some(analysis) => AnalysisState::Done(analysis),
                None => {
                    self.app.limits.analyses.take(from)?;
                    AnalysisState::Running(self.start_analysis(from))
                }
            };
        }
        match &self.analysis {
            AnalysisState::Done(analysis) => {
                Ok(replay::AnalysisStatus::Done(self.in_words(analysis, lang)))
            }
            AnalysisState::Running(running) => {
                Ok(replay::AnalysisStatus::Running { percent: running.percent.load(Relaxed) })
            }
            AnalysisState::NotRequested | AnalysisState::Failed => Err(ApiError::Busy),
        }
    }

    fn start_analysis(&self, from: IpAddr) -> RunningAnalysis {
        let (title, study) = (self.loaded.host.title(), self.app.config.study);
        let replay = self.loaded.host.table().replay();
        let edition = opening::as_pairs(&self.loaded.row.edition);
        let percent = Arc::new(AtomicU8::new(0));
        let done = Arc::clone(&percent);
        let analyse = move |_| {
            let table = title.load(&replay, &edition).ok()?;
            let progress = |share: f32| done.store((share * 100.0) as u8, Relaxed);
            let found = ::analysis::analyse(title, table.as_ref(), &study, &progress)?;
            Some(to_store(&found, |moves| table.round(moves)))
        };
        let (purpose, table) = (Purpose::Analysis, self.loaded.row.id.clone());
        let request = ThinkRequest { purpose, share: Share::of(from), table };
        let thinking = self.app.bots.think(request, analyse);
        let analysis = Box::pin(async move { thinking.answer.await.ok().flatten().flatten() });
        RunningAnalysis { percent, analysis }
    }

    /// Keeps what was found, so that it is found once.
    pub async fn store_analysis(&mut self, analysis: Option<Analysis>) {
        let id = &self.loaded.row.id;
        self.analysis = match analysis {
            Some(analysis) => {
                if let Err(error) = self.app.store.add_analysis(id, &analysis).await {
                    tracing::warn!(%error, "a study was not written down");
                }
                AnalysisState::Done(analysis)
            }
            None => {
                tracing::error!(table = id, "a game could not be studied");
                AnalysisState::Failed
            }
        };
    }

    fn in_words(&self, analysis: &Analysis, lang: Lang) -> Analysis {
        let table = self.loaded.host.table();
        let turn = |turn: &TurningPoint| {
            let label = |notation: &str| {
                let label = table.label_again(turn.step as usize - 1, notation, lang);
                label.unwrap_or_else(|| notation.to_owned())
            };
            TurningPoint {
                played: label(&turn.played),
                better: turn
                    .better
                    .as_ref()
                    .map(|better| Better { label: label(&better.label), chance: better.chance }),
                ..turn.clone()
            }
        };
        let turns = analysis.turns.iter().map(turn).collect();
        Analysis { chances: analysis.chances.clone(), turns }
    }
}

/// What was found as it is kept: moves stay in notation, and nobody reads more digits.
fn to_store(found: &::analysis::Analysis, round: impl Fn(usize) -> u32) -> Analysis {
    let short = |chance: f32| (chance * 1000.0).round() / 1000.0;
    let chances = found.points.iter();
    let chances = chances.map(|point| point.chances.iter().map(|&chance| short(chance)).collect());
    let turn = |turn: &analysis::TurningPoint| TurningPoint {
        step: turn.moves as u32 + 1,
        round: round(turn.moves),
        by: turn.by.to_string(),
        played: turn.played.clone(),
        before: short(turn.chance_before),
        after: short(turn.chance_after),
        better: turn
            .better
            .as_ref()
            .map(|(notation, chance)| Better { label: notation.clone(), chance: short(*chance) }),
    };
    Analysis { chances: chances.collect(), turns: found.turns.iter().map(turn).collect() }
}
