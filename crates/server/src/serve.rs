//! Serving: from the first connection to an orderly shutdown.

use std::{convert::Infallible, io, net::SocketAddr, pin::pin, sync::Arc, time::Duration};

use axum::{
    Router,
    body::Body,
    extract::ConnectInfo,
    http::{Request, StatusCode},
    response::Response,
};
use hyper::{body::Incoming, server::conn::http1, service::service_fn};
use hyper_util::rt::{TokioIo, TokioTimer};
use thiserror::Error;
use tokio::{
    net::{TcpListener, TcpStream},
    signal,
    sync::{oneshot, watch},
    time::{self, Instant},
};
use tower::ServiceExt;

use crate::{
    app::{AppState, StartError},
    config::{Config, Timeouts},
    connections::{Connections, possible},
    router::router,
    store::{DatabaseError, DatabaseLock},
    stream::{Activity, Stream},
};

/// How long a server that is shutting down waits for what does not end, for each of its parts and in
/// all.
const PATIENCE: Duration = Duration::from_secs(5);
const CLOSING: Duration = Duration::from_secs(15);

/// How long no connection is accepted after the system had no resources for another one.
const NO_ROOM: Duration = Duration::from_millis(100);

/// Bytes that are read ahead of a connection: a header must fit in.
const READ_AHEAD: usize = 64 * 1024;

/// Why the server cannot serve, or no longer.
#[derive(Debug, Error)]
pub enum ServeError {
    #[error("cannot listen on {addr}: {source}")]
    Listen { addr: SocketAddr, source: io::Error },
    #[error(transparent)]
    Database(#[from] DatabaseError),
    #[error(transparent)]
    Start(#[from] StartError),
    /// Going on would risk what is stored.
    #[error("{0}")]
    Halted(String),
}

/// Serves until the program is told to stop. `listening` hears where.
pub async fn serve(
    config: Config,
    addr: SocketAddr,
    listening: impl FnOnce(SocketAddr),
) -> Result<(), ServeError> {
    let fault = |source| ServeError::Listen { addr, source };
    let listener = TcpListener::bind(addr).await.map_err(fault)?;
    let mut lock = DatabaseLock::take(&config.db).await?;
    let config = Config { max_connections: possible(config.max_connections), ..config };
    let app = AppState::open(config).await?;
    listening(listener.local_addr().map_err(fault)?);
    let (close, closing) = oneshot::channel();
    let serving = accept(Arc::clone(&app), listener, router(Arc::clone(&app)), async {
        let _ = closing.await;
    });
    let server = tokio::spawn(serving);
    let halted = tokio::select! {
        () = shutdown_signal() => None,
        reason = app.store.halted() => Some(reason),
        reason = lock.lost() => Some(reason),
    };
    tracing::info!("closing");
    let server = async {
        let _ = close.send(());
        let _ = server.await;
    };
    shut_down(&app, server, PATIENCE, CLOSING).await;
    halted.map_or(Ok(()), |reason| Err(ServeError::Halted(reason)))
}

/// Closes everything in its order. What takes longer than `patience`, or than is left of `most`, is
/// given up on; the log says what.
pub async fn shut_down(
    app: &AppState,
    server: impl Future<Output = ()>,
    patience: Duration,
    most: Duration,
) -> Vec<&'static str> {
    let end = Instant::now() + most;
    let gone = async {
        while 0 < app.metrics.sockets.get() {
            time::sleep(Duration::from_millis(10)).await;
        }
    };
    let mut given_up = Vec::new();
    let mut step = async |name, work: &mut (dyn Future<Output = ()> + Unpin)| {
        let until = end.min(Instant::now() + patience);
        if time::timeout_at(until, work).await.is_err() {
            tracing::warn!("gave up on {name}, which took too long to close");
            given_up.push(name);
        }
    };
    step("tables", &mut Box::pin(app.close_tables())).await;
    step("connections", &mut Box::pin(server)).await;
    step("sockets", &mut Box::pin(gone)).await;
    step("the database", &mut Box::pin(app.store.close())).await;
    given_up
}

/// Answers everybody who comes, until `closing`; then waits for answers that are under way.
pub async fn accept(
    app: Arc<AppState>,
    listener: TcpListener,
    router: Router,
    closing: impl Future<Output = ()> + Send,
) {
    let config = &app.config;
    // Behind a proxy all come from its address.
    let per_address = (!config.trust_proxy).then_some(config.connections_per_address);
    let connections = Connections::new(config.max_connections, per_address);
    let (close, open) = watch::channel(());
    tokio::pin!(closing);
    loop {
        let come = tokio::select! {
            come = listener.accept() => come,
            () = &mut closing => break,
        };
        match come {
            Ok((tcp, from)) => {
                let Some(slot) = connections.admit(from.ip().to_canonical()) else { continue };
                // A small message must not wait for the acknowledgement of the one before it.
                let _ = tcp.set_nodelay(true);
                let activity = Activity::new(slot);
                let connection = Connection { router: router.clone(), from, activity };
                tokio::spawn(connection.serve(tcp, config.timeouts, open.clone()));
            }
            Err(error) if is_about_one_client(&error) => {}
            Err(error) => {
                tracing::warn!(%error, "no further connection could be taken");
                connections.evict_one();
                time::sleep(NO_ROOM).await;
            }
        }
    }
    drop((listener, open));
    let _ = close.send(());
    // Every connection holds on to its end until it is done.
    close.closed().await;
}

/// Whether an error says that a client went before it was let in.
fn is_about_one_client(error: &io::Error) -> bool {
    use io::ErrorKind::{ConnectionAborted, ConnectionRefused, ConnectionReset, Interrupted};
    [ConnectionAborted, ConnectionRefused, ConnectionReset, Interrupted].contains(&error.kind())
}

/// One connection, and the requests on it.
struct Connection {
    router: Router,
    from: SocketAddr,
    activity: Arc<Activity>,
}

impl Connection {
    async fn serve(self, tcp: TcpStream, timeouts: Timeouts, mut closing: watch::Receiver<()>) {
        let mut evicted = pin!(self.activity.slot.evicted());
        let stream = Stream::new(tcp, Arc::clone(&self.activity), timeouts);
        let answer = service_fn(move |request| answer(&self, request));
        let static_file = http1::Builder::new()
            .timer(TokioTimer::new())
            // The stream is stricter than this; but only with a timeout hyper reads on as soon as a
            // request is answered, and so starts the stream's own.
            .header_read_timeout(timeouts.idle + timeouts.header)
            .max_buf_size(READ_AHEAD)
            .serve_connection(TokioIo::new(stream), answer)
            .with_upgrades();
        let mut static_file = pin!(static_file);
        let mut is_closing = false;
        loop {
            tokio::select! {
                // Whoever breaks a connection off, or is too slow, is told nothing.
                _ = static_file.as_mut() => return,
                () = &mut evicted => return,
                _ = closing.changed(), if !is_closing => {
                    is_closing = true;
                    static_file.as_mut().graceful_shutdown();
                }
            }
        }
    }
}

fn answer(
    connection: &Connection,
    request: Request<Incoming>,
) -> impl Future<Output = Result<Response, Infallible>> + use<> {
    let activity = Arc::clone(&connection.activity);
    activity.begin();
    let mut request = request.map(Body::new);
    request.extensions_mut().insert(ConnectInfo(connection.from));
    let answered = connection.router.clone().oneshot(request);
    async move {
        let response = answered.await?;
        activity.complete(response.status() == StatusCode::SWITCHING_PROTOCOLS);
        Ok(response)
    }
}

async fn shutdown_signal() {
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
