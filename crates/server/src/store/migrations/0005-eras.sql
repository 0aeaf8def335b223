-- How often a person signed out everywhere: a cookie holds the era it is from, and is void later.
ALTER TABLE people ADD COLUMN era BIGINT NOT NULL DEFAULT 0;
