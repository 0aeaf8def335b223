-- Whether whoever opened the table gave its seed. Of tables that are older than this nobody knows.
ALTER TABLE tables ADD COLUMN seeded BIGINT NOT NULL DEFAULT 0;
