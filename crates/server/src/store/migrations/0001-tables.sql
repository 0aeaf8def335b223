-- The house, its people and their tables. Numbers are BIGINT and everything else is TEXT, so that
-- SQLite and PostgreSQL read the same file. Times are seconds since 1970.

CREATE TABLE house (
    name TEXT NOT NULL PRIMARY KEY,
    value TEXT NOT NULL
);

CREATE TABLE people (
    id TEXT NOT NULL PRIMARY KEY,
    name TEXT NOT NULL,
    -- The hash of the recovery secret; empty while there is none.
    recovery TEXT NOT NULL,
    made BIGINT NOT NULL
);
CREATE INDEX people_by_recovery ON people (recovery);

CREATE TABLE tables (
    id TEXT NOT NULL PRIMARY KEY,
    game TEXT NOT NULL,
    -- A replay without moves: options and what setup drew.
    opening TEXT NOT NULL,
    -- Data files in place of those that ship, as JSON.
    edition TEXT NOT NULL,
    pace TEXT NOT NULL,
    public BIGINT NOT NULL,
    -- Where all luck of the table comes from: never shown to anybody.
    secret TEXT NOT NULL,
    owner TEXT NOT NULL,
    status TEXT NOT NULL,
    moves BIGINT NOT NULL,
    -- The letters of the seats that are asked.
    asked TEXT NOT NULL,
    clocks TEXT NOT NULL,
    -- The table that followed this one; empty while there is none.
    rematch TEXT NOT NULL,
    changed BIGINT NOT NULL
);
CREATE INDEX tables_by_status ON tables (status, public, changed);
CREATE INDEX tables_by_owner ON tables (owner, status);

CREATE TABLE chairs (
    table_id TEXT NOT NULL REFERENCES tables (id),
    seat TEXT NOT NULL,
    -- `nobody`, `human` or `bot`.
    sitter TEXT NOT NULL,
    -- Empty for bots and free chairs.
    person TEXT NOT NULL,
    name TEXT NOT NULL,
    -- The bot that plays here or stands in; empty for humans.
    level TEXT NOT NULL,
    PRIMARY KEY (table_id, seat)
);
CREATE INDEX chairs_by_person ON chairs (person);

CREATE TABLE deeds (
    table_id TEXT NOT NULL REFERENCES tables (id),
    seq BIGINT NOT NULL,
    -- `play`, `undo` or `redo`.
    kind TEXT NOT NULL,
    seat TEXT NOT NULL,
    -- A move as in a replay; for `undo` how many moves were taken back.
    line TEXT NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (table_id, seq)
);

CREATE TABLE chat (
    table_id TEXT NOT NULL REFERENCES tables (id),
    id BIGINT NOT NULL,
    -- Empty for spectators.
    seat TEXT NOT NULL,
    name TEXT NOT NULL,
    text TEXT NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (table_id, id)
);
