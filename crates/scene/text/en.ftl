waiting-for = { $seat } is deciding
game-over = The game is over
