-- When something last happened at a table, in minutes that the server was open. Clocks of machines
-- jump, and nobody's table should go because the server was off for a month.
ALTER TABLE tables ADD COLUMN touched BIGINT NOT NULL DEFAULT 0;
-- A hash of where it was opened from; empty for the machine itself and for older tables.
ALTER TABLE tables ADD COLUMN origin TEXT NOT NULL DEFAULT '';
CREATE INDEX tables_by_age ON tables (status, touched);
CREATE INDEX tables_by_origin ON tables (origin, status);
CREATE INDEX tables_by_change ON tables (status, changed);

-- Tables that were removed, so that whoever comes back is told why.
CREATE TABLE removed_tables (
    id TEXT NOT NULL PRIMARY KEY,
    -- `expired` or `evicted`.
    reason TEXT NOT NULL,
    touched BIGINT NOT NULL
);
