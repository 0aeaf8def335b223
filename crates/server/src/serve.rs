//! Serving: from the first connection to the last good-bye.

use std::{
    io,
    net::SocketAddr,
    sync::{Arc, atomic::Ordering::Relaxed},
    time::Duration,
};

use axum::{Router, serve::ListenerExt};
use tokio::{net::TcpListener, signal, sync::oneshot, time};

use crate::{app::app, config::Config, house::House, store::Claim};

/// How long a closing house waits for those who do not go.
const PATIENCE: Duration = Duration::from_secs(5);

/// Serves until the program is told to stop. `listening` hears where.
pub async fn serve(
    config: Config,
    addr: SocketAddr,
    listening: impl FnOnce(SocketAddr),
) -> Result<(), String> {
    let fault = |error: io::Error| format!("cannot listen on {addr}: {error}");
    let listener = TcpListener::bind(addr).await.map_err(fault)?;
    let mut claim = Claim::take(&config.db).await?;
    let house = House::open(config).await?;
    listening(listener.local_addr().map_err(fault)?);
    let (close, closing) = oneshot::channel();
    let server = tokio::spawn(accept(listener, app(Arc::clone(&house)), async {
        let _ = closing.await;
    }));
    let halted = tokio::select! {
        () = told_to_stop() => None,
        reason = house.store.halted() => Some(reason),
        reason = claim.lost() => Some(reason),
    };
    tracing::info!("closing");
    house.say_goodbye().await;
    let _ = close.send(());
    let _ = time::timeout(PATIENCE, server).await;
    let gone = async {
        while 0 < house.metrics.sockets.load(Relaxed) {
            time::sleep(Duration::from_millis(10)).await;
        }
    };
    let _ = time::timeout(PATIENCE, gone).await;
    house.store.close().await;
    halted.map_or(Ok(()), Err)
}

/// Answers everybody who comes, until `closing`.
pub async fn accept(
    listener: TcpListener,
    app: Router,
    closing: impl Future<Output = ()> + Send + 'static,
) -> io::Result<()> {
    // A small message must not wait for the acknowledgement of the one before it.
    let listener = listener.tap_io(|stream| {
        let _ = stream.set_nodelay(true);
    });
    let service = app.into_make_service_with_connect_info::<SocketAddr>();
    axum::serve(listener, service).with_graceful_shutdown(closing).await
}

async fn told_to_stop() {
    let interrupt = async {
        signal::ctrl_c().await.expect("the system passes signals on");
    };
    #[cfg(unix)]
    let terminate = async {
        let mut terminate = signal::unix::signal(signal::unix::SignalKind::terminate())
            .expect("the system passes signals on");
        terminate.recv().await;
    };
    #[cfg(not(unix))]
    let terminate = std::future::pending::<()>();
    tokio::select! {
        () = interrupt => {}
        () = terminate => {}
    }
}
