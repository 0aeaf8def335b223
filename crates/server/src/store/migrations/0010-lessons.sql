-- The lessons that somebody has taken to their end.
CREATE TABLE lessons_done (
    person TEXT NOT NULL,
    game TEXT NOT NULL,
    -- The name of the lesson, whatever its number in the course.
    lesson TEXT NOT NULL,
    -- Seconds since 1970 of the first time.
    done BIGINT NOT NULL,
    PRIMARY KEY (person, game, lesson)
);
