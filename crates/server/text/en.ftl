# What the server says itself. The name of an objection is its code in the messages.
nobody = You have no name here yet: take one first
not-found = There is nothing here, or not any more
bad-request = This was not understood: { $reason }
too-large = This is too large: { $most } KiB are allowed
too-long = Write 1 to { $most } characters
bad-letter = This has a character that cannot be shown
wrong-origin = This came from a page of another site
too-many = That was too much at once: wait a moment
too-slow = This took too long and was given up: try again
too-many-tables = You have { $most } unfinished tables: finish or leave one first
too-many-editions = This server has { $most } editions and accepts no more: play with one of them, or without data files
house-full = All tables of this server are taken: try again later
bad-secret = This recovery link is not valid, or not any more
bad-table = This table cannot be opened: { $reason }
not-seated = You do not sit at this table
seated-already = You sit at this table already
no-free-seat = This seat is not free
not-begun = The game has not begun: seats are free
not-over = The game is not over yet
bad-save = This save cannot be used: { $reason }
campaign-over = This campaign is over
campaign-damaged = The newest save of this campaign is damaged: its page offers the last good one
not-owner = Only whoever began this campaign can do that
stale = The table has changed meanwhile: look again
no-hints = No hints are given at this table
not-kept = This could not be saved, so it was not done: try again
busy = The table is busy: try again in a moment
broken = This table cannot be shown: { $reason }
not-your-turn = It is not your turn
not-an-action = This is no move: { $reason }
not-legal = { $action } is not possible now
nothing-to-undo = There is nothing you can take back
nothing-to-redo = There is nothing to do again
waiting-for-players = { $free ->
    [one] Waiting for a player: one seat is free
   *[other] Waiting for players: { $free } seats are free
}
uncertain = The database was lost for a moment, and it is not known yet whether this was kept. It will show when you come back.
seen-a-hand = You have seen another hand of this table, so you cannot take over this seat.
nobody-to-ask = Nobody sits at this table who could let you in.
no-such-request = This request was withdrawn or decided already.
expired = This table was removed, because nobody played here for a long time.
evicted = This table was removed to make room: all tables were taken, and most of them were opened from where this one was.
in-use = Somebody is at this table.
