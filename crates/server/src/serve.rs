//! Serving: from the first connection to the last good-bye.

use std::{
    net::SocketAddr,
    sync::{Arc, atomic::Ordering::Relaxed},
    time::Duration,
};

use tokio::{net::TcpListener, signal, sync::oneshot, time};

use crate::{app::app, config::Config, house::House};

/// How long a closing house waits for those who do not go.
const PATIENCE: Duration = Duration::from_secs(5);

/// Serves until the program is told to stop. `listening` hears where.
pub async fn serve(
    config: Config,
    addr: SocketAddr,
    listening: impl FnOnce(SocketAddr),
) -> Result<(), String> {
    let fault = |error: std::io::Error| format!("cannot listen on {addr}: {error}");
    let listener = TcpListener::bind(addr).await.map_err(fault)?;
    let house = House::open(config).await?;
    listening(listener.local_addr().map_err(fault)?);
    let (close, closing) = oneshot::channel();
    let service = app(Arc::clone(&house)).into_make_service_with_connect_info::<SocketAddr>();
    let server = axum::serve(listener, service).with_graceful_shutdown(async {
        let _ = closing.await;
    });
    let server = tokio::spawn(server.into_future());
    told_to_stop().await;
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
    Ok(())
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
