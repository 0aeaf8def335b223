//! Who asks, from where, and in which language.

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

use crate::{house::House, limits::is_exempt, objection::Objection, store::Person};

/// The cookie that holds a person's id.
const COOKIE: &str = "tablewright";

/// How long a browser keeps it; every visit renews it.
const COOKIE_DAYS: u32 = 180;

/// Stands for all visitors behind a proxy of whom it does not tell an address that can be read:
/// together they are limited like one.
const UNKNOWN: IpAddr = IpAddr::V4(Ipv4Addr::UNSPECIFIED);

/// Whoever sent a request.
#[derive(Clone, Debug)]
pub struct Asker {
    /// Nobody before a name was taken.
    pub person: Option<Person>,
    pub lang: Lang,
    pub address: IpAddr,
}

impl Asker {
    /// The person, who must have a name.
    pub fn somebody(&self) -> Result<&Person, Objection> {
        self.person.as_ref().ok_or_else(Objection::nobody)
    }

    pub fn id(&self) -> Option<&str> {
        self.person.as_ref().map(|person| person.id.as_str())
    }
}

impl FromRequestParts<Arc<House>> for Asker {
    type Rejection = Objection;

    async fn from_request_parts(parts: &mut Parts, house: &Arc<House>) -> Result<Asker, Objection> {
        let jar = SignedCookieJar::from_headers(&parts.headers, house.key.clone());
        let person = match jar.get(COOKIE) {
            Some(cookie) => {
                let (id, era) = read_cookie(cookie.value());
                house.store.person(id).await?.filter(|person| person.era == era)
            }
            None => None,
        };
        let lang = language(&parts.uri, &parts.headers);
        let address = address(&parts.headers, &parts.extensions, house.config.trust_proxy);
        Ok(Asker { person, lang, address })
    }
}

/// The cookie that makes a browser this person's, until they sign out everywhere.
pub fn cookie(house: &House, person: &Person) -> SignedCookieJar {
    set_cookie(house, &format!("{}.{}", person.id, person.era), COOKIE_DAYS * 24 * 60 * 60)
}

/// The cookie that makes a browser nobody's.
pub fn no_cookie(house: &House) -> SignedCookieJar {
    set_cookie(house, "", 0)
}

fn set_cookie(house: &House, value: &str, seconds: u32) -> SignedCookieJar {
    let cookie = Cookie::parse(format!("{COOKIE}={value}; Max-Age={seconds}"));
    let mut cookie = cookie.expect("an id and a number are a cookie");
    cookie.set_path("/");
    cookie.set_http_only(true);
    cookie.set_same_site(SameSite::Lax);
    cookie.set_secure(house.config.is_https());
    SignedCookieJar::new(house.key.clone()).add(cookie)
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
        // A proxy on this machine that tells nothing must not make everybody unlimited.
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
