//! Studies: what a good player thinks of a game that is over.

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

use super::Desk;
use crate::{
    bots::{Claim, Purpose, Share},
    objection::Objection,
    opening,
};

/// What is known of a game that is over.
#[derive(Default)]
pub enum Study {
    /// Nobody has asked since the table was read.
    #[default]
    Unasked,
    Going(Going),
    /// With moves in notation.
    Known(Analysis),
    Failed,
}

/// A study that is being made.
pub struct Going {
    percent: Arc<AtomicU8>,
    analysis: Pin<Box<dyn Future<Output = Option<Analysis>> + Send>>,
}

/// What the study found, when it is done; nothing if it failed.
pub async fn finished(study: &mut Study) -> Option<Analysis> {
    match study {
        Study::Going(going) => going.analysis.as_mut().await,
        Study::Unasked | Study::Known(_) | Study::Failed => std::future::pending().await,
    }
}

impl Desk {
    /// How far the study of this game is; the first who asks has it begun.
    pub async fn study(
        &mut self,
        lang: Lang,
        from: IpAddr,
    ) -> Result<replay::AnalysisStatus, Objection> {
        self.must_be_over()?;
        if let Study::Unasked = self.study {
            self.study = match self.house.store.analysis(&self.record.kept.id).await? {
                Some(analysis) => Study::Known(analysis),
                None => {
                    self.house.limits.studies.take(from)?;
                    Study::Going(self.begin_study(from))
                }
            };
        }
        match &self.study {
            Study::Known(analysis) => {
                Ok(replay::AnalysisStatus::Done(self.in_words(analysis, lang)))
            }
            Study::Going(going) => {
                Ok(replay::AnalysisStatus::Running { percent: going.percent.load(Relaxed) })
            }
            Study::Unasked | Study::Failed => Err(Objection::busy()),
        }
    }

    fn begin_study(&self, from: IpAddr) -> Going {
        let (title, study) = (self.record.title, self.house.config.study);
        let replay = self.record.table.replay();
        let edition = opening::as_pairs(&self.record.kept.edition);
        let percent = Arc::new(AtomicU8::new(0));
        let done = Arc::clone(&percent);
        let analyse = move |_| {
            let table = title.load(&replay, &edition).ok()?;
            let progress = |share: f32| done.store((share * 100.0) as u8, Relaxed);
            let found = catalog::analyse(title, table.as_ref(), &study, &progress)?;
            Some(kept(&found, |moves| table.round(moves)))
        };
        let (purpose, table) = (Purpose::Study, self.record.kept.id.clone());
        let claim = Claim { purpose, share: Share::of(from), table };
        let thinking = self.house.bots.think(claim, analyse);
        let analysis = Box::pin(async move { thinking.answer.await.ok().flatten().flatten() });
        Going { percent, analysis }
    }

    /// Keeps what was found, so that it is found once.
    pub async fn learn(&mut self, analysis: Option<Analysis>) {
        let id = &self.record.kept.id;
        self.study = match analysis {
            Some(analysis) => {
                if let Err(failure) = self.house.store.add_analysis(id, &analysis).await {
                    tracing::warn!(%failure, "a study was not written down");
                }
                Study::Known(analysis)
            }
            None => {
                tracing::error!(table = id, "a game could not be studied");
                Study::Failed
            }
        };
    }

    fn in_words(&self, analysis: &Analysis, lang: Lang) -> Analysis {
        let table = &self.record.table;
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
fn kept(found: &catalog::Analysis, round: impl Fn(usize) -> u32) -> Analysis {
    let short = |chance: f32| (chance * 1000.0).round() / 1000.0;
    let chances = found.points.iter();
    let chances = chances.map(|point| point.chances.iter().map(|&chance| short(chance)).collect());
    let turn = |turn: &catalog::TurningPoint| TurningPoint {
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
