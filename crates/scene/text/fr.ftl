waiting-for = { $seat } réfléchit
game-over = La partie est terminée
