### complete

waiting-for = { $seat } entscheidet
game-over = Die Partie ist zu Ende
game-entry = { $name }: { $title } von { $authors }, { $least } bis { $most } Personen
game-campaign = eine Kampagne aus { $chapters } Kapiteln, gespeichert in dieser Datei
game-kept = Die Partie ist gespeichert in { $path }
game-left = So geht es weiter: tablewright play --resume { $path }
campaign-chapter = Kapitel { $number } von { $chapters }: { $scores }
campaign-score = { $seat } { $score }
campaign-standing = { $place }. { $seat }: insgesamt { $sum ->
    [one] ein Punkt
   *[other] { $sum } Punkte
}, { $wins ->
    [0] kein Kapitel gewonnen
    [one] ein Kapitel gewonnen
   *[other] { $wins } Kapitel gewonnen
}
campaign-sum = { $seat }: insgesamt { $sum ->
    [one] ein Punkt
   *[other] { $sum } Punkte
}
campaign-next = Als Nächstes kommt Kapitel { $number } von { $chapters }.
campaign-ended = Die Kampagne ist zu Ende. Ihr Ende bringt { $points ->
    [0] niemandem Punkte
   *[other] allen { $points } Punkte
}.
campaign-left = So geht es weiter: tablewright play --campaign { $path }
empty = leer
proposed = (Vorschlag)
no-seats = niemand
verbatim-seat = { $seat }
remark = { $seat } sieht für sich { $chance } %
remark-second = { $seat } sieht für sich { $chance } %; zweite Idee: { $label }, { $second } %
learner = Lehrling
partner = Mitspieler { $seat }
lesson-other = Möglich, und manchmal gut. In dieser Lektion probieren wir, worum der Lehrer bittet.
