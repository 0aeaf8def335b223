-- Who left which seat of a running game, and so has seen its hand.
CREATE TABLE former_sitters (
    table_id TEXT NOT NULL REFERENCES tables (id),
    seat TEXT NOT NULL,
    person TEXT NOT NULL,
    PRIMARY KEY (table_id, seat, person)
);

-- Who asks to take over a seat that was left.
CREATE TABLE join_requests (
    table_id TEXT NOT NULL REFERENCES tables (id),
    id TEXT NOT NULL,
    seat TEXT NOT NULL,
    person TEXT NOT NULL,
    name TEXT NOT NULL,
    -- The letters of the seats that have agreed.
    accepted TEXT NOT NULL,
    PRIMARY KEY (table_id, id)
);
