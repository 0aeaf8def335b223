//! Who sent a request: the signed-in person, their address and their language.

use std::{
    net::{IpAddr, Ipv4Addr, SocketAddr},
    sync::Arc,
};

use axum::{
    extract::{ConnectInfo, FromRequestParts},
    http::{Extensions, HeaderMap, Uri, header, request::Parts},
};
use axum_extra::extract::cookie::{Cookie, SameSite, SignedCookieJar};
use scene::Lang;

use crate::{app::AppState, error::ApiError, limits::is_exempt, store::Person};

/// The cookie that holds a person's id.
const COOKIE: &str = "tablewright";

/// How long a browser keeps it; every visit renews it.
const COOKIE_DAYS: u32 = 180;

/// Stands for all visitors behind a proxy of whom it does not tell an address that can be read:
/// together they are limited like one.
const UNKNOWN: IpAddr = IpAddr::V4(Ipv4Addr::UNSPECIFIED);

/// Whoever sent a request, as an extractor.
#[derive(Clone, Debug)]
pub struct Visitor {
    /// `None` until a name was chosen.
    pub person: Option<Person>,
    pub lang: Lang,
    pub address: IpAddr,
}

impl Visitor {
    /// The person, who must be signed in.
    pub fn require_person(&self) -> Result<&Person, ApiError> {
        self.person.as_ref().ok_or(ApiError::Unauthenticated)
    }

    pub fn id(&self) -> Option<&str> {
        self.person.as_ref().map(|person| person.id.as_str())
    }
}

impl FromRequestParts<Arc<AppState>> for Visitor {
    type Rejection = ApiError;

    async fn from_request_parts(
        parts: &mut Parts,
        app: &Arc<AppState>,
    ) -> Result<Visitor, ApiError> {
        let jar = SignedCookieJar::from_headers(&parts.headers, app.key.clone());
        let person = match jar.get(COOKIE) {
            Some(cookie) => {
                let (id, era) = read_cookie(cookie.value());
                app.store.person(id).await?.filter(|person| person.era == era)
            }
            None => None,
        };
        let lang = language(&parts.uri, &parts.headers);
        let address = address(&parts.headers, &parts.extensions, app.config.trust_proxy);
        Ok(Visitor { person, lang, address })
    }
}

/// The cookie that signs a person in, until they sign out everywhere.
pub fn cookie(app: &AppState, person: &Person) -> SignedCookieJar {
    set_cookie(app, &format!("{}.{}", person.id, person.era), COOKIE_DAYS * 24 * 60 * 60)
}

/// The cookie that signs a browser out.
pub fn no_cookie(app: &AppState) -> SignedCookieJar {
    set_cookie(app, "", 0)
}

fn set_cookie(app: &AppState, value: &str, seconds: u32) -> SignedCookieJar {
    let cookie = Cookie::parse(format!("{COOKIE}={value}; Max-Age={seconds}"));
    let mut cookie = cookie.expect("an id and a number are a cookie");
    cookie.set_path("/");
    cookie.set_http_only(true);
    cookie.set_same_site(SameSite::Lax);
    cookie.set_secure(app.config.is_https());
    SignedCookieJar::new(app.key.clone()).add(cookie)
}

/// `ID.ERA`; the cookies of earlier versions have no era, which is the first one.
fn read_cookie(value: &str) -> (&str, i64) {
    match value.split_once('.') {
        // What is no number is no era there ever was.
        Some((id, era)) => (id, era.parse().unwrap_or(-1)),
        None => (value, 0),
    }
}

/// `?lang=`, or the first language of the browser that we speak.
pub fn language(uri: &Uri, headers: &HeaderMap) -> Lang {
    let asked = uri.query().unwrap_or("").split('&').find_map(|pair| pair.strip_prefix("lang="));
    let accepted = headers.get(header::ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok());
    let accepted = accepted.unwrap_or("").split(',');
    let accepted = accepted.filter_map(|part| part.split(';').next()).map(str::trim);
    asked.into_iter().chain(accepted).find_map(|word| word.parse().ok()).unwrap_or_default()
}

/// The address somebody asks from. The last entry of `X-Forwarded-For` is the one our own proxy
/// wrote; those before it can be made up.
pub fn address(headers: &HeaderMap, extensions: &Extensions, trust_proxy: bool) -> IpAddr {
    let connected = extensions.get::<ConnectInfo<SocketAddr>>().map(|info| info.0.ip());
    let connected = connected.unwrap_or(IpAddr::V4(Ipv4Addr::LOCALHOST)).to_canonical();
    if !trust_proxy {
        return connected;
    }
    match headers.get_all("x-forwarded-for").iter().next_back() {
        Some(all) => {
            let last = all.to_str().ok().and_then(|all| all.rsplit(',').next());
            last.and_then(forwarded).unwrap_or(UNKNOWN)
        }
        // A local proxy that sends no header must not exempt everybody from the limits.
        None if is_exempt(connected) => UNKNOWN,
        None => connected,
    }
}

/// An address as proxies write it: with or without a port, brackets or quotes.
fn forwarded(entry: &str) -> Option<IpAddr> {
    let entry = entry.trim().trim_matches('"').trim();
    let with_port = || entry.parse::<SocketAddr>().ok().map(|address| address.ip());
    let in_brackets = || entry.strip_prefix('[')?.strip_suffix(']')?.parse().ok();
    let address = entry.parse().ok().or_else(with_port).or_else(in_brackets)?;
    Some(IpAddr::to_canonical(&address))
}
