-- Campaigns: games in a row. Every save stays, so that the last good one can be had.
CREATE TABLE campaigns (
    id TEXT NOT NULL PRIMARY KEY,
    game TEXT NOT NULL,
    -- Data files in place of those that ship, as JSON.
    edition TEXT NOT NULL,
    -- Who began it or brought it along.
    owner TEXT NOT NULL,
    changed BIGINT NOT NULL
);
CREATE INDEX campaigns_by_owner ON campaigns (owner);

CREATE TABLE saves (
    campaign TEXT NOT NULL REFERENCES campaigns (id),
    -- How many chapters were played.
    chapter BIGINT NOT NULL,
    text TEXT NOT NULL,
    PRIMARY KEY (campaign, chapter)
);

-- The campaign a table is a chapter of, and which; empty and zero for a game of its own.
ALTER TABLE tables ADD COLUMN campaign TEXT NOT NULL DEFAULT '';
ALTER TABLE tables ADD COLUMN chapter BIGINT NOT NULL DEFAULT 0;
CREATE INDEX tables_by_campaign ON tables (campaign, chapter);
