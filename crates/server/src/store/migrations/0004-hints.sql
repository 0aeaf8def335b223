-- Whether hints are given, and how fast bots move: `human` or `instant`.
ALTER TABLE tables ADD COLUMN hints BIGINT NOT NULL DEFAULT 0;
ALTER TABLE tables ADD COLUMN tempo TEXT NOT NULL DEFAULT '"human"';

-- What a good player thinks of a finished game, as JSON in no language.
CREATE TABLE analyses (
    table_id TEXT NOT NULL PRIMARY KEY REFERENCES tables (id),
    analysis TEXT NOT NULL
);
