### complete

# Was der Browser-Client sagt, auf Deutsch.

language-name = Deutsch

## lobby

lobby-welcome = Willkommen, { $name }.
lobby-waiting = { $n ->
    [one] Ein Tisch wartet auf deinen Zug.
   *[other] { $n } Tische warten auf deinen Zug.
}
lobby-take-turn = Zum Tisch
lobby-lesson-under-way = Angefangene Lektion
lobby-and-more = und { $n } mehr
lobby-nothing-waits = Nichts wartet auf dich.
lobby-shall-we-learn = Wollen wir etwas lernen?
lobby-weight = { $weight ->
    [1] leicht
    [2] leicht
    [3] mittel
    [4] anspruchsvoll
   *[other] schwer
}
lobby-length = { $least }–{ $most } Min.
lobby-seats = { $range } Spieler
lobby-against-bots = Bots
lobby-with-names = mit { $names }
lobby-tagline = Moderne Brettspiele an deinem eigenen Tisch.
lobby-games = Spiele
lobby-by = von { $authors }
lobby-play-now = Jetzt spielen
lobby-new-table = Neuer Tisch
lobby-mine = Meine Tische
lobby-open = Offene Tische
lobby-running = Laufende Partien
lobby-finished = Aufzeichnungen
lobby-your-turn = Du bist am Zug
lobby-waiting-for = wartet auf { $names }
lobby-free-seats = { $n ->
    [one] 1 freier Platz
   *[other] { $n } freie Plätze
}
lobby-moves = { $n ->
    [one] 1 Zug
   *[other] { $n } Züge
}
lobby-join = Mitspielen
lobby-watch = Zusehen
lobby-go-on = Weiter
lobby-replay = Noch einmal ansehen
lobby-private = per Link
lobby-seeded = Startwert vom Gastgeber gewählt
lobby-guests = Otter, Reiher, Dachs, Luchs, Elster, Hase, Marder, Eule, Biber, Fink

## me

me-name = Dein Name
me-save = Speichern
me-account = Du
me-anonymous = Gast
me-recovery = Wiederherstellungslink
me-recovery-why = Mit diesem privaten Link meldest du dich in einem anderen Browser oder auf dem Handy an. Behalte ihn für dich. Ein neuer Link ersetzt den alten.
me-recovery-make = Link erstellen
me-copy = Kopieren
me-copied = Kopiert
me-not-copied = Dieser Browser erlaubt das Kopieren nicht. Der Link ist markiert: Kopiere ihn selbst.
me-recover-title = Anmeldung übernehmen
me-recover-why = Dieser Link gehört einer Person. Bist du das, so wirst du hier mit deinem Namen, deinen Tischen und deinen Zügen angemeldet.
me-recover-do = Ja, das bin ich
me-recover-done = Willkommen zurück, { $name }.
me-recover-empty = Dieser Link ist unvollständig. Kopiere ihn noch einmal ganz.
me-recover-replaces = Du bist angemeldet als { $name }.
me-recover-replaces-why = Dieser Link meldet die Person an, der er gehört. Die Plätze von { $name } sind danach nur noch mit dem eigenen Wiederherstellungslink von { $name } zu erreichen. Hast du keinen, so erstelle zuerst einen.
me-sign-out = Abmelden
me-sign-out-here = In diesem Browser abmelden
me-sign-out-everywhere = Überall abmelden
me-sign-out-here-why = Dieser Browser vergisst { $name }. Nur ein Wiederherstellungslink bringt { $name } mit allen Tischen und Plätzen zurück. Kopiere zuerst einen.
me-sign-out-everywhere-why = Alle Browser und Handys vergessen { $name }. Nur ein Wiederherstellungslink bringt { $name } mit allen Tischen und Plätzen zurück. Kopiere zuerst einen.
me-sign-out-not = Angemeldet bleiben

## create

create-title = Neuer Tisch
create-seats = Plätze
create-seat = Platz { $n }
create-me = Ich
create-open = Frei für alle, die mitspielen
create-bot = Bot: { $level }
create-add = Platz hinzufügen
create-remove = Letzten Platz entfernen
create-shuffle = Plätze auslosen
create-pace = Bedenkzeit
create-easy = Ohne Uhr
create-live = Live, mit Uhr
create-days = Über mehrere Tage
create-per-move = Sekunden je Zug
create-bank = Minuten Zeitreserve
create-hours = Stunden je Zug
create-help = Bots und Tipps
create-hints = Tipps: Wer am Zug ist, darf fragen, was jemand Gutes täte
create-tempo = Bots ziehen
create-human = wie Menschen, damit man folgen kann
create-instant = sofort
create-visible = Wer ihn sieht
create-public = Alle, in der Lobby
create-by-link = Alle mit dem Link
create-options = Varianten
create-readings = Wie unklare Regeln gelesen werden
create-more = Mehr
create-seed = Startwert
create-seed-why = Tische mit demselben Startwert haben dasselbe Glück. Leer lassen für ein Glück, das niemand vorhersagen kann.
create-edition = Dateien einer Ausgabe
create-edition-why = Dateien, die die mitgelieferten gleichen Namens ersetzen.
create-go = Tisch eröffnen
create-close = Schließen

## levels

levels-people = Bots
levels-others = Für Versuche
levels-name = { $level ->
    [novice] Neuling
    [casual] Gelegenheit
    [keen] ehrgeizig
    [master] Meister
    [greedy] gierig
    [random] Zufall
    [uniform] reiner Zufall
   *[other] { $level }
}
levels-about = { $level ->
    [novice] Kennt das Spiel kaum und macht viele Fehler.
    [casual] Spielt zum Vergnügen und übersieht das eine oder andere.
    [keen] Plant voraus und verzeiht wenig.
    [master] Denkt so lange nach, wie es darf. Viel Glück.
    [greedy] Nimmt, was gerade am besten aussieht.
    [random] Spielt alles, was nicht töricht ist.
    [uniform] Spielt irgendeinen erlaubten Zug.
   *[other] { "" }
}

## waiting

waiting-title = Warten auf Mitspielende
waiting-invite = Schick diesen Link an alle, mit denen du spielen möchtest
waiting-sit = Hier setzen
waiting-free = frei
waiting-fill = Bot hierher setzen
waiting-you = du
waiting-begins = Die Partie beginnt, sobald jeder Platz besetzt ist.
waiting-options = Optionen, die vom Standard abweichen
waiting-seeded = Den Startwert dieses Tisches hat der Gastgeber gewählt.
waiting-seeded-why = Wer den Startwert kennt, kann jedes Ziehen und jedes Würfeln vorausberechnen.
waiting-leave = Tisch verlassen

## table

table-your-turn = Du bist am Zug
table-round = Runde { $n }
table-order = Reihenfolge
table-steps = Schritte der Runde
table-you = du
table-your-clock = deine Uhr
table-bank = Zeitreserve
table-picture = Der Tisch
table-choices = Auswahl
table-all = Alle { $n } Möglichkeiten
table-all-short = Alle { $n }
table-filter = Möglichkeit suchen
table-hint = Tipp
table-hint-long = Was würdest du tun?
table-hints = Was jemand Gutes täte
table-thinking = Denkt nach …
table-counsel = { $label }: { $percent } %
table-chance = { $percent } % Siegchance
table-no-match = Nichts passt dazu.
table-piece = Das Teil
table-move-piece = Teil verschieben
table-turn = Drehen
table-another = Nächste Art
table-flip = Wenden
table-place = Legen
table-enter = Enter
table-worth = bringt { $what }
table-undo = Zurück
table-redo = Vor
table-back = Zuganfang
table-back-long = Zurück zum Anfang meines Zuges
table-watching = Du siehst zu
table-watchers = { $n } sehen zu
table-bot = Bot
table-away = abwesend
table-stand-in = ein Bot vertritt
table-menu = Menü
table-close = Schließen
table-language = Sprache
table-theme = Farben
table-theme-name = { $theme ->
    [light] hell
    [dark] dunkel
   *[other] wie das System
}
table-text-view = Textansicht
table-picture-view = Bildansicht
table-rules = Regeln
table-fit = Einpassen
table-nearer = Vergrößern
table-farther = Verkleinern
table-full = Vollbild
table-sound = Ton, wenn ich am Zug bin
table-notify = Benachrichtigen, wenn ich am Zug bin
table-invite = Link zu diesem Tisch
table-leave = Partie verlassen
table-leave-sure = Endgültig verlassen? Ein Bot spielt dann für dich.
table-stay = Bleiben
table-home = Zur Lobby
table-keys = Tastenkürzel
table-play = Wählen
table-look = Groß zeigen
table-log = Verlauf
table-chat = Chat
table-say = Etwas an den Tisch schreiben
table-send = Senden
table-quiet = Noch keine Nachrichten.
table-unread = { $n } neu
table-pace = Züge der anderen
table-pace-name = { $pace ->
    [step] einzeln, wenn ich es sage
    [calm] ruhig: je zwei Sekunden
    [once] auf einmal
   *[brisk] zügig
}
table-remarks = Bots sagen, was sie von ihren Zügen halten
table-show-next = Nächster Zug
table-would = Wenn du das tust: { $what }
table-for-you-now = Für dich jetzt:
table-more-about = Mehr
table-rule = Regel { $clause }
table-to-next = Zur nächsten Partie
table-seeded = Fester Startwert

## seats

seats-left = { $name } ist gegangen. Ein Bot spielt weiter.
seats-ask = Um den Platz von { $name } bitten
seats-asked = Du hast um den Platz von { $name } gebeten.
seats-waiting-for = Noch nicht zugestimmt: { $names }.
seats-withdraw = Zurückziehen
seats-wants = { $who } möchte den Platz von { $name } übernehmen.
seats-let-in = Einlassen
seats-decline = Ablehnen
seats-agreed = Schon zugestimmt: { $names }.
seats-you-agreed = Du hast zugestimmt.
seats-declined = Deine Bitte um den Platz von { $name } wurde abgelehnt.
seats-given = { $who } hat diesen Platz jetzt.
seats-dismiss = Ausblenden
seats-expires = Dieser Tisch wird am { $date } entfernt, wenn niemand zieht.
seats-expires-short = wird am { $date } entfernt, wenn niemand zieht

## link

link-connecting = Verbinden …
link-waiting = Offline, neuer Versuch in { $seconds } s
link-closing = Der Server startet neu. Dein Tisch ist sicher und gleich wieder da.
link-lost = Der Tisch ging weiter, während du offline warst: Deine letzte Wahl wurde nicht ausgeführt.
link-offline = Der Server antwortet nicht. Läuft er, und bist du online?

## rules

rules-title = Regeln
rules-search = In den Regeln suchen
rules-aid = Auf einer Seite
rules-all = Alle Regeln
rules-sources = Woher wissen wir das?
rules-print = Diese Seite drucken
rules-found = { $n ->
    [one] 1 Klausel
   *[other] { $n } Klauseln
}
rules-loading = Regeln werden geladen …

## end

end-title = Die Partie ist zu Ende
end-won = { $names } gewinnt
end-won-many = { $names } gewinnen gemeinsam
end-place = Platz
end-player = Person
end-score = Punkte
end-sheet = Woher die Punkte kommen
end-chart = Punkte im Lauf der Partie
end-chart-table = Als Tabelle zeigen
end-move = Zug
end-rematch = Noch einmal spielen
end-replay = Aufzeichnung ansehen
end-show = Tisch zeigen
end-results = Ergebnis
end-analysis = Analyse
end-analyse = Wie fiel die Entscheidung?
end-analysing = Die Partie wird untersucht: { $percent } %
end-chances = Siegchancen
end-turns = Wo sie entschieden wurde
end-no-turns = Kein einzelner Zug hat diese Partie entschieden.
end-turn = Runde { $round }, Zug { $move }
end-from = { $before } % → { $after } %
end-from-said = von { $before } auf { $after } Prozent
end-better = Besser: { $label } ({ $percent } %)
end-luck = Das war Glück.

## campaign

campaign-heading = Kampagnen
campaign-none = Du hast noch keine Kampagnen. Bietet ein Spiel eine an, so kannst du sie für einen neuen Tisch wählen.
campaign-with = Mit einer Kampagne aus { $n } Kapiteln
campaign-chapters = Kapitel
campaign-chapter = Kapitel { $n }
campaign-chapter-of = Kapitel { $n } von { $all }
campaign-short = Kap. { $n }/{ $all }
campaign-over = Die Kampagne ist zu Ende
campaign-road = Der bisherige Weg
campaign-of = { $game }: der bisherige Weg
campaign-go-on = Weiter
campaign-play = Kapitel { $n } spielen
campaign-to-table = Zum Tisch
campaign-ahead = Kapitel { $n }: noch nicht erreicht
campaign-unopened = Dieses Kapitel ist noch nicht eröffnet.
campaign-gathering = Sein Tisch wartet auf Mitspielende.
campaign-running = Es läuft gerade.
campaign-story = Was in Kapitel { $n } geschah
campaign-elsewhere = Anderswo gespielt: Hier gibt es keine Aufzeichnung.
campaign-replay = Kapitel { $n } noch einmal ansehen
campaign-standings = Stand
campaign-wins = Gewonnene Kapitel
campaign-sum = Summe
campaign-end = Das Ende des Weges
campaign-gave = Das Ende bringt allen { $points }.
campaign-points = { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
}
campaign-won-all = { $names } gewinnt die Kampagne
campaign-won-all-many = { $names } gewinnen gemeinsam die Kampagne
campaign-keep = Spielstand
campaign-keep-why = Ein Spielstand ist ein Text. Mit ihm geht die Kampagne auf einem anderen Server oder im Terminal weiter.
campaign-download = Spielstand herunterladen
campaign-copy = Spielstand kopieren
campaign-copied = Kopiert
campaign-not-copied = Dieser Browser erlaubt das Kopieren nicht. Lade den Spielstand stattdessen herunter.
campaign-again = Dieses Kapitel neu beginnen
campaign-again-sure = Kapitel { $n } neu beginnen? Alles, was darin gespielt wurde, geht verloren.
campaign-again-do = Ja, Kapitel { $n } neu beginnen
campaign-again-not = Nein, behalten
campaign-damage = Der neueste Spielstand ist beschädigt
campaign-damage-why = { $n ->
    [0] Unten steht der letzte gute Spielstand. Er enthält kein Kapitel, also beginnt die Kampagne von vorn.
   *[other] Unten steht der letzte gute Spielstand. Er endet mit Kapitel { $n }; alles danach Gespielte ist verloren.
}
campaign-next-chapter = Nächstes Kapitel
campaign-to-chapter = Zu Kapitel { $n }
campaign-chapter-over = Kapitel { $n } ist zu Ende
campaign-begun-again = Dieses Kapitel wurde an einem anderen Tisch neu begonnen.
campaign-to-it = Dorthin
campaign-what = Partie oder Kampagne
campaign-single = Eine einzelne Partie
campaign-single-why = Einmal gespielt, für sich.
campaign-whole = Eine Kampagne aus { $n } Kapiteln
campaign-whole-why = Partien, die aufeinander aufbauen. Alle behalten ihren Platz.
campaign-take-in = Spielstand einlesen
campaign-take-in-why = Setz eine anderswo begonnene Kampagne fort. Füg ihren Spielstand ein oder wähl die Datei.
campaign-file = Datei des Spielstands
campaign-text = Text des Spielstands
campaign-seat = Ich bin
campaign-take-in-do = Einlesen
campaign-spoiled = Dieser Spielstand ist beschädigt
campaign-spoiled-why = Alles vor Kapitel { $n } ist heil: Die Kampagne kann von dort weitergehen.
campaign-restore = Ab Kapitel { $n } weiterspielen

## replay

replay-title = Aufzeichnung: { $game }
replay-at = Zug { $n } von { $all }
replay-first = Zum Anfang
replay-earlier = Ein Zug zurück
replay-later = Ein Zug vor
replay-last = Zum Ende
replay-play = Abspielen
replay-pause = Pause
replay-round-back = Vorige Runde
replay-round-on = Nächste Runde
replay-slider = Zug
replay-seat = Gesehen von
replay-download = Als Text herunterladen
replay-link = Link zu diesem Zug kopieren
replay-not-copied = Dieser Browser erlaubt das Kopieren nicht. Der Link steht in der Adresszeile.

## text

text-title = Textansicht
text-question = Frage
text-zones = Der Tisch in Worten
text-nothing = nichts
text-command = Befehl
text-hint = Eine Nummer, eine Notation oder hilfe
text-enter = Eingeben
text-answer = Antwort
text-help = Tipp die Nummer oder die Notation einer Möglichkeit. zurück 2, vor, verlauf 10, wo band, sag hallo, tipp.
text-unknown = „{ $line }“ ist weder eine Möglichkeit noch ein Befehl. Tipp hilfe.
text-not-now = Du hast gerade nichts zu entscheiden.
text-no-undo = Es gibt nichts zurückzunehmen.
text-command-undo = zurück, undo
text-command-redo = vor, redo
text-command-log = verlauf, log
text-command-where = wo, where
text-command-say = sag, say
text-command-hint = tipp, hint
text-command-help = hilfe, help, ?

## lost

lost-title = Seite nicht gefunden
lost-why = Diese Adresse führt zu keiner Seite dieses Servers.

## lesson

lesson-learn = { $game } lernen
lesson-course = Zurück zu den Lektionen
lesson-in-all = { $n ->
    [one] Eine Lektion
   *[other] { $n } Lektionen
}, zusammen etwa { $minutes } Minuten.
lesson-all-done = Du hast alle gemacht. Zeit für ein Spiel!
lesson-is-done = Fertig.
lesson-goal = Danach kannst du { $goal }.
lesson-minutes = { $n } Min.
lesson-of = { $game }, Lektion { $n } von { $all }
lesson-step = Schritt { $n } von { $all }
lesson-leave = Lektion verlassen
lesson-coach = Lehrer
lesson-look-at = Sieh hin: { $places }
lesson-go-on = Weiter
lesson-learned = Gelernt
lesson-far = Lernen: { $n } von { $all }
lesson-start = Lernen
lesson-made = { $n } von { $all }
lesson-show-me = Zeig es mir
lesson-others = Einen Moment: jemand anders zieht.
lesson-done = Lektion gelernt!
lesson-next = Weiter: { $title }
lesson-again = Noch einmal
