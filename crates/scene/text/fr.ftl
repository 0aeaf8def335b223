waiting-for = { $seat } réfléchit
game-over = La partie est terminée
game-entry = { $name } : { $title } de { $authors }, { $least } à { $most } joueurs
game-kept = La partie est conservée dans { $path }
game-left = Pour continuer : tablewright play --resume { $path }
empty = vide
