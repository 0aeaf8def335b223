-- Which migrations were applied stands in `_sqlx_migrations` from now on. Programs that look into
-- this table know eight, and refuse a database with a ninth.
CREATE TABLE IF NOT EXISTS schema_steps (number BIGINT NOT NULL PRIMARY KEY);
INSERT INTO schema_steps (number) VALUES (9);
