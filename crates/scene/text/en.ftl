waiting-for = { $seat } is deciding
game-over = The game is over
game-entry = { $name }: { $title } by { $authors }, { $least } to { $most } players
game-kept = The game is kept in { $path }
game-left = Go on with: tablewright play --resume { $path }
empty = empty
