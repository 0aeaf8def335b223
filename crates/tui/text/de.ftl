### complete

# Die Terminalfassung auf Deutsch.

## Plätze und Endstand

seat = Platz { $seat }
seat-of = { $seat } ({ $who })
you = du
human = Mensch
bot = { $kind ->
    [random] Zufall
    [uniform] reiner Zufall
    [greedy] gierig
    [novice] Neuling
    [casual] Gelegenheit
    [keen] ehrgeizig
    [master] Meister
   *[other] { $kind }
}
your-turn = Du bist dran, { $seat }
standing = { $place }. { $seat }, { $score } { $score ->
    [one] Punkt
   *[other] Punkte
}

## Der Bildschirm

view-board = Spielplan
view-players = Personen
view-log = Verlauf
too-small = Das Terminal ist zu klein: mindestens 40 × 10.
curtain = Platz { $seat }, drück Enter, wenn nur du hinsiehst.
hint-curtain = Enter zeigt den Tisch · ? Hilfe · q Ende
hint-place = ? Hilfe · ← ↑ ↓ → schieben · r drehen · f wenden · Enter legen · u zurück · q
hint-choose = ? Hilfe · ↑↓ wählen · Enter spielen · u zurück · / suchen · i Info · q Ende
hint-advised = ? Hilfe · ↑↓ wählen · Enter spielen · u zurück · h Tipp · / suchen · q Ende
hint-filter = Tipp ein Wort der Antwort · Enter behält die Liste · Esc zeigt alle
hint-bot = ? Hilfe · Leertaste sofort weiter · Tab Ansicht · i Info · : Regeln · q Ende
hint-over = Enter schließt den Tisch · Tab Ansicht · J K blättern · i Info
hint-watch = ? Hilfe · ← → Zug für Zug · Bild↑ Bild↓ je zehn · Tab Ansicht · i Info · q
leave-confirm = Partie verlassen? Enter verlässt sie, jede andere Taste bleibt.

## Seiten

page-help = Hilfe
page-rules = Regeln
page-things = Auf dem Tisch
page-keys = ↑ ↓ Bild↑ Bild↓ blättern · Esc zurück
rules-search = Nummer oder Wörter: { $wanted }
rules-none = Keine Regel enthält „{ $wanted }“.
help-marks = [Klammern] zeigen, worum es bei der gewählten Antwort geht. ? steht für das, was du nicht wissen darfst, (runde Klammern) für Verdecktes, ✓ für schon Benutztes, ▶ für den, der entscheidet. Eine Zahl hinter einem Feld wie M1(4) ist aufgedruckt.
help-saved = Die Partie wird nach jedem Zug gespeichert: Du kannst jederzeit gehen. Züge lassen sich zurücknehmen, bis etwas gezogen oder gezeigt wurde oder jemand anders entscheidet.
key-select = eine Antwort wählen
key-page = zehn Antworten vor oder zurück
key-number = eine Antwort nach ihrer Nummer wählen
key-filter = nur Antworten mit den Wörtern, die du dann tippst; Esc zeigt wieder alle
key-play = die gewählte Antwort spielen
key-place = ein Teil, das gelegt wird, schieben, drehen und wenden
key-undo = einen Zug zurücknehmen, wiederholen
key-hint = was jemand Gutes täte; noch einmal verbirgt es
key-step = ein Zug zurück oder vor
key-leap = zehn Züge zurück oder vor
key-ends = zum Anfang oder zum Ende
key-view = zum Spielplan, zu den Personen, zum Verlauf
key-scroll = in dieser Ansicht blättern
key-things = was die Karten und Plättchen auf dem Tisch tun
key-rules = eine Regel nachschlagen
key-language = die nächste Sprache
key-help = diese Seite
key-leave = verlassen

## Partien noch einmal ansehen

watch-at = Zug { $at } von { $moves }
move-made = Zug { $at }: { $seat } { $notation }
no-move-yet = Der Tisch vor dem ersten Zug

## Tipps

advice = ★ { $chance } %: { $number } { $label }
advice-thinking = Ich denke nach { $bar } (Esc bricht ab)
advice-begun = Bis zu zwei Sekunden Bedenkzeit. Die Siegchancen mit den besten Antworten:
advice-off = An diesem Tisch gibt es keine Tipps. Man bekommt sie mit: --hints on

## Partien im Rückblick

chances = Siegchancen, gesehen von dem, der gefragt war
chances-alone = Wer allein spielt, hat keine Siegchancen: Eine Chance ist hier die auf mehr Punkte, als vor dem Zug zu erhoffen waren.
chances-at = { $seat } { $chance } %
chances-round = Runde { $round }: { $chances }.
chances-end = Am Ende: { $chances }.
rounds = Runde
turns = Wendepunkte
turns-none = Kein Zug und kein Glück stach heraus.
turn-decision = { $number }. Runde { $round }, Zug { $move }: { $seat } wählte „{ $played }“ ({ $after } % zu gewinnen); „{ $better }“ war besser ({ $chance } %).
turn-luck = { $number }. Runde { $round }, Zug { $move }: Das Glück brachte { $seat } nach „{ $played }“ von { $before } % auf { $after } %.

## Was schiefgeht

bot-lapse = Der Bot auf { $seat } hatte keine eigene Antwort: { $reason }.

not-saved = Die Partie ließ sich nicht speichern: { $reason }.
not-asked = Du wirst jetzt nicht gefragt.
not-understood = „{ $typed }“ ist weder eine Antwort noch ein Befehl.
not-possible = „{ $typed }“ ist jetzt nicht möglich.
no-such-number = Die Antworten haben die Nummern 1 bis { $most }.
other-is-asked = Gefragt ist jetzt { $seat }, nicht { $other }.
nothing-to-undo = Du kannst nichts zurücknehmen.
nothing-to-redo = Es gibt nichts zu wiederholen.
no-language = „{ $typed }“ ist hier keine Sprache; es gibt { $known }.

## Zeile für Zeile

plain-welcome = Antworte mit einer Nummer oder mit den Wörtern dahinter. „hilfe“ nennt die Befehle.
plain-help =
    tisch: der ganze Tisch
    verlauf: alles, was geschehen ist
    auswahl: noch einmal die Antworten
    tipp: was jemand Gutes täte
    zurück, wiederholen: einen Zug zurücknehmen, wiederholen
    regeln WORT: Regeln nach Nummer oder Wörtern
    sprache WORT: eine andere Sprache, etwa en
    ende: gehen; die Partie wird nach jedem Zug gespeichert
# Was man für einen Befehl tippen kann, als Liste. Die englischen Wörter gelten in jeder Sprache.
command-state = tisch
command-log = verlauf
command-choices = auswahl
command-hint = tipp
command-undo = zurück, zurueck
command-redo = wiederholen
command-rules = regeln
command-help = hilfe
command-lang = sprache
command-quit = ende

question = { $seat }: { $what }
zone = { $title }: { $what }.
undone = Zurückgenommen.
left = Du verlässt die Partie.

## Lektionen

lesson-name = { $game }, Lektion { $n } von { $all }: { $title }
lesson-welcome = Antworte mit einer Nummer oder einem Zug; show zieht für dich, state beschreibt den Tisch, again fängt neu an, help, quit.
lesson-help = Eine Nummer oder ein Zug antwortet. Enter geht weiter, show zieht für dich, state beschreibt den Tisch, again beginnt die Lektion neu, quit verlässt sie.
lesson-look = Sieh hin: { $places }.
lesson-task = Zu tun: { $task }
lesson-task-done = Getan: { $task }
lesson-over = Lektion gelernt!
lesson-enter = Enter geht weiter.
lesson-enter-next = Enter geht weiter zur nächsten Lektion.
hint-lesson = ? Hilfe · ↑↓ wählen · Enter spielen · s zeig es · b von vorn · i ansehen · q
hint-lesson-others = Jemand anders zieht · q verlassen
hint-lesson-done = Enter geht weiter · ? Hilfe · i ansehen · q verlassen
hint-lesson-over = Enter: nächste Lektion · b noch einmal · q verlassen
key-lesson-enter = die gewählte Antwort spielen, weitergehen
key-lesson-show = den Lehrer ziehen lassen
key-lesson-again = die Lektion von vorn beginnen
