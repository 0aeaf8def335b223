waiting-for = { $seat } réfléchit
game-over = La partie est terminée
game-entry = { $name } : { $title } de { $authors }, { $least } à { $most } joueurs
