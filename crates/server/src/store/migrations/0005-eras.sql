-- Which of a person's cookies still count: those of this era.
ALTER TABLE people ADD COLUMN era BIGINT NOT NULL DEFAULT 0;
