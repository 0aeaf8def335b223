waiting-for = { $seat } is deciding
game-over = The game is over
game-entry = { $name }: { $title } by { $authors }, { $least } to { $most } players
