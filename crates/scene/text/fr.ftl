### complete

waiting-for = { $seat } réfléchit
game-over = La partie est terminée
game-entry = { $name } : { $title } de { $authors }, { $least } à { $most } joueurs
game-campaign = une campagne de { $chapters } chapitres, conservée dans ce fichier
game-kept = La partie est conservée dans { $path }
game-left = Pour continuer : tablewright play --resume { $path }
campaign-chapter = Chapitre { $number } sur { $chapters } : { $scores }
campaign-score = { $seat } { $score }
campaign-standing = { $place }. { $seat } : { $sum ->
    [one] { $sum } point
   *[other] { $sum } points
} en tout, { $wins ->
    [0] aucun chapitre gagné
    [one] un chapitre gagné
   *[other] { $wins } chapitres gagnés
}
campaign-sum = { $seat } : { $sum ->
    [one] { $sum } point
   *[other] { $sum } points
} en tout
campaign-next = Ensuite vient le chapitre { $number } sur { $chapters }.
campaign-ended = La campagne est terminée. Sa fin { $points ->
    [0] ne donne de points à personne
   *[other] donne { $points } points à chacun
}.
campaign-left = Pour continuer : tablewright play --campaign { $path }
empty = vide
proposed = (proposé)
no-seats = personne
verbatim-seat = { $seat }
remark = { $seat } se voit gagner à { $chance } %
remark-second = { $seat } se voit gagner à { $chance } % ; autre idée : { $label }, { $second } %
learner = Apprenti
partner = Partenaire { $seat }
lesson-other = Possible, et parfois bien. Pour cette leçon, essayons ce que demande le guide.
