-- Checksums: of how a table began, and of every deed with its number and table. Older rows have none.
ALTER TABLE tables ADD COLUMN sum TEXT NOT NULL DEFAULT '';
ALTER TABLE deeds ADD COLUMN sum TEXT NOT NULL DEFAULT '';
-- How many deeds there are, so that none can be missing at the end; -1 where nobody counted.
ALTER TABLE tables ADD COLUMN deeds BIGINT NOT NULL DEFAULT -1;
