### complete

# Imaginarium auf Deutsch. Die amtlichen deutschen Namen der Maschinen kennen wir nicht; diese sind
# von uns. Assistenten und Projekte tragen gar keine Namen.

title = Imaginarium
authors = Bruno Cathala und Florian Sirieix
pitch = Kauf kaputte Traummaschinen, repariere sie und verkette sie zu einer Werkstatt, die summt.

## Optionen

switch-reset_discard = Welche Maschine bei der Neubestückung nach einer Runde in den Schredder kommt: die am weitesten rechts auf dem Fließband, oder nur eine, die auf dem letzten Feld M7 liegen geblieben ist
switch-reset_discard-name = Abwurf bei der Neubestückung
switch-reset_discard-rightmost_remaining = die Maschine am weitesten rechts
switch-reset_discard-only_if_m7_unsold = nur eine Maschine auf dem letzten Feld
switch-slot_limit = Wann deine Werkstatt die Grenze ihrer Stellplätze einhalten muss: erst nach beiden Aktionen des Zuges oder auch jedes Mal, wenn Umbauen endet
switch-slot_limit-name = Grenze der Stellplätze
switch-slot_limit-end_of_step_3 = erst nach beiden Aktionen des Zuges
switch-slot_limit-always = auch jedes Mal, wenn Umbauen endet
switch-validation = Ob Projekte im Planungsbüro, die du erfüllst, von selbst abgeschlossen werden, oder ob du wählst, welche, und andere für später lassen kannst
switch-validation-name = Projekte abschließen
switch-validation-automatic = erfüllte Projekte werden von selbst abgeschlossen
switch-validation-manual = alle wählen, welche Projekte sie abschließen
switch-empty_deck = Was geschieht, wenn der Maschinenstapel leer ist: Der Schredder wird zum neuen Stapel gemischt, oder es kommen keine Maschinen mehr
switch-empty_deck-name = Leerer Maschinenstapel
switch-empty_deck-reshuffle_shredder = der Schredder wird zum neuen Stapel gemischt
switch-empty_deck-leave_empty = er bleibt leer, ohne neue Maschinen
switch-zero_majority = Wer am Ende der Partie die Mehrheit an einer Sorte Güter bekommt, die niemand besitzt
switch-zero_majority-name = Mehrheit bei null
switch-zero_majority-nobody = niemand bekommt Punkte dafür
switch-zero_majority-all_tied = alle bekommen Punkte dafür
switch-workshop_table = Mit welchen Gütern die Werkstätten 1 bis 4 beginnen: Die der Schachtel kennen wir nicht, darum gibt es zwei Rekonstruktionen
switch-workshop_table-name = Startgüter
switch-workshop_table-reconstruction_a = mehr Güter, unter den Werkstätten ausgeglichen
switch-workshop_table-reconstruction_b = weniger Güter: zwei Würfel und etwas Charbonium
switch-open_holdings = Ob alle immer sehen, welche Güter und SP die anderen haben, oder bis zum Ende nur die eigenen
switch-open_holdings-name = Offene Güter
switch-open_holdings-off = Güter und SP hinter den Sichtschirmen
switch-open_holdings-on = alle sehen alle Güter und SP
switch-round_limit = Die Runde, nach der die Partie auch ohne 20 SP endet, für alle, die eine Partie von bekannter Länge wollen
switch-round_limit-name = Rundengrenze
switch-round_limit-off = keine, bis jemand 20 SP hat

## Güter

good-w = Holz
good-cu = Kupfer
good-cr = Kristall
good-ch = Charbonium
good-vp = SP
n-w = { $n } Holz
n-cu = { $n } Kupfer
n-cr = { $n ->
    [one] { $n } Kristall
   *[other] { $n } Kristalle
}
n-ch = { $n } Charbonium
n-vp = { $n } SP
nothing = nichts
verbatim = { $text }
saboteur-of = Saboteur von { $seat }
named = { $id } { $name }
pair = { $a } & { $b }

## Aktionen des Zeigers

job-recruit = Anwerben
job-extract = Fördern
job-repair = Reparieren
job-trade = Handeln
job-dismantle = Zerlegen
job-reorganise = Umbauen

## Bereiche und Stapel

zone-belt = Fließband
zone-extractors = Extraktoren
zone-waiting = Wartend
zone-initiative = Initiative
zone-room = Sitzungssaal
zone-office = Planungsbüro
zone-piles = Stapel
zone-shredder = Schredder
zone-goods = Güter
zone-slots = Werkstatt
zone-yard = Hof
zone-staff = Assistenten
zone-secrets = Geheimprojekte
zone-dial = Letztes Paar
pile-deck = im Maschinenstapel
pile-shredder = im Schredder
pile-assistants = im Assistentenstapel
pile-reserve = in der Projektreserve
secret-project = Geheimprojekt

## Wo wir stehen

headline = Runde { $round }: { $phase }
phase-planning = Planung
phase-turn = { $seat }, { $step }
phase-over = Die Partie ist zu Ende
step-use = Schritt 1, Maschinen
step-collect = Schritt 2, Abholen
step-actions = Schritt 3, Aktionen
step-projects = Schritte 4 und 5, Projekte und Zugende

## Karten

machine-card = Stufe { $level }, Reparatur { $repair }: { $text }.
assistant-card = { $cost } Charbonium: { $text }.
project-tile = { $vp } SP, danach { $later }: { $text }.
workshop-board = Anfangs Platz { $place } der Initiativeleiste; beginnt mit { $machines } und { $goods }.
project-tile-done = { $vp } SP, danach { $later }: { $text }. Abgeschlossen von { $seats }.

P1 = Charboniumwerk
P1-text = erzeugt { $one } Charbonium, { $two } als Paar, { $three } als Trio
P2 = Holzwerk
P2-text = erzeugt { $one } Holz, { $two } als Paar, { $three } als Trio
P3 = Kupferwerk
P3-text = erzeugt { $one } Kupfer, { $two } als Paar, { $three } als Trio
P4 = Kristallwerk
P4-text = erzeugt { $one } Kristall, { $two } als Paar, { $three } als Trio
P5 = Doppelwerk
P5-text = erzeugt { $one } Holz und { $one } Kupfer
P6 = Wunschwerk
P6-text = erzeugt { $one } Würfel nach Wahl, { $two } einer Sorte als Paar
T1 = Brenner
T1-text = macht aus einem Würfel { $one } Charbonium, { $two } als Paar
T2 = Kupferwandler
T2-text = macht aus einem Würfel { $one } Kupfer, { $two } als Paar
T3 = Kristallwandler
T3-text = macht aus einem Würfel { $one } Kristall, { $two } als Paar
T4 = Großbrenner
T4-text = macht aus zwei Würfeln { $one } Charbonium, { $two } als Paar, { $three } als Trio
A1 = Charboniumdieb
A1-text = einmal, beim Reparieren: Alle anderen geben { $one } Charbonium ab, du behältst bis zu { $one }
A2 = Holzdieb
A2-text = einmal, beim Reparieren: Alle anderen geben { $one } Holz ab, du behältst bis zu { $one }
A3 = Kupferdieb
A3-text = einmal, beim Reparieren: Alle anderen geben { $one } Kupfer ab, du behältst bis zu { $one }
A4 = Kristalldieb
A4-text = einmal, beim Reparieren: Alle anderen geben { $one } Kristalle ab, du behältst bis zu { $one }
A5 = Projektlöscher
A5-text = einmal, beim Reparieren: Du darfst ein Projekt aus dem Büro entfernen
A6 = Störsender
A6-text = einmal, beim Reparieren: dreht bei allen anderen einen Stellplatz auf die Rückseite
D1 = Charboniumschloss
D1-text = niemand kann dein Charbonium stehlen
D2 = Rohstoffschloss
D2-text = niemand kann dein Holz, dein Kupfer oder deine Kristalle stehlen
D3 = Patentschild
D3-text = niemand kann dich bestehlen oder deine Stellplätze stören
S1 = Verwerter
S1-text = beim Reparieren: geht in den Schredder; nimm dort eine P, T, D oder S2 heraus, repariert
S2 = Diplompresse
S2-text = erzeugt { $one } SP, { $two } als Paar; wird nie zerlegt

WS-1 = Werkstatt 1
WS-2 = Werkstatt 2
WS-3 = Werkstatt 3
WS-4 = Werkstatt 4
WS-5 = Werkstatt 5

AS-01 = Freie Hand
AS-01-text = zwei beliebige verschiedene Aktionen, ab deinem nächsten Zug
AS-02 = Schrotthändler
AS-02-text = bei jeder Neubestückung so viel Charbonium wie die Stufe der abgeworfenen Maschine
AS-03 = Doppelschicht
AS-03-text = repariere oder zerlege bis zu zweimal, wenn du diese Aktion machst
AS-04 = Förderer
AS-04-text = 1 SP mehr für jedes Projekt, das du abschließt
AS-05 = Feilscher
AS-05-text = deine reservierte Maschine kostet nur den Grundpreis ihres Feldes
AS-06 = Anbauer
AS-06-text = zwei Stellplätze mehr
AS-07 = Hintertürkäufer
AS-07-text = einmal je Zug, beim Abholen: die oberste Maschine des Stapels für 3 Charbonium
AS-08 = Geheimakte
AS-08-text = zieh zwei Geheimprojekte; eines davon kann Punkte bringen
AS-09 = Diplommakler
AS-09-text = ein SP kostet dich 3 Charbonium
AS-10 = Marktläufer
AS-10-text = bis zu fünf Geschäfte
AS-11 = Testpilot
AS-11-text = die Wirkung einer Maschine, die du reparierst, bis zu zweimal
AS-12 = Entleiher
AS-12-text = einmal je Zug: benutze eine einzelne P oder T von jemand anderem
AS-13 = Hamsterer
AS-13-text = deine Mehrheiten sind 3 SP wert

PJ-01 = Vier Erzeuger
PJ-01-text = vier Stellplätze mit einem Erzeuger
PJ-02 = Sechs Maschinen
PJ-02-text = sechs reparierte Maschinen
PJ-03 = Zwei der Stufe 3
PJ-03-text = zwei reparierte Maschinen der Stufe 3
PJ-04 = Drilling
PJ-04-text = drei gleiche Maschinen auf einem Stellplatz
PJ-05 = Fünfzehn Charbonium
PJ-05-text = mindestens 15 Charbonium besitzen
PJ-06 = Drei gleiche Würfel
PJ-06-text = Maschinen, die drei Würfel einer Sorte erzeugen
PJ-07 = Zwei Angreifer
PJ-07-text = zwei reparierte Angriffsmaschinen
PJ-08 = Volle Belegschaft
PJ-08-text = drei Assistenten
PJ-09 = Schwert und Schild
PJ-09-text = eine Angriffs- und eine Abwehrmaschine, repariert
PJ-10 = Sechs aus zwei Sorten
PJ-10-text = Maschinen, die sechs Würfel aus mindestens zwei Sorten erzeugen
PJ-11 = Von jedem einer
PJ-11-text = Maschinen, die Holz, Kupfer und Kristall erzeugen
PJ-12 = Zwei Wandler
PJ-12-text = zwei reparierte Wandler
PJ-13 = Drei der Stufe 2
PJ-13-text = drei reparierte Maschinen der Stufe 2
PJ-14 = Zwei Schilde
PJ-14-text = zwei reparierte Abwehrmaschinen

## Fragen

ask-place = Wohin geht dein Bastler?
ask-place-saboteur = Wohin geht dein Saboteur?
ask-use = Welche Maschine benutzen?
ask-collect = Abholen oder zuerst die oberste Karte des Stapels kaufen?
ask-top = Die oberste Karte des Stapels kaufen?
ask-pay-wood = { $need ->
    [one] Ein Würfel ist nötig.
   *[other] { $need } Würfel sind nötig.
} Wie viel Holz zahlst du?
ask-pay-copper = { $need ->
    [one] Noch ein Würfel ist nötig.
   *[other] Noch { $need } Würfel sind nötig.
} Wie viel Kupfer zahlst du? Der Rest ist Kristall.
ask-dial = Welche zwei Aktionen?
ask-act = Welche Aktion jetzt?
ask-repair = Welche Maschine reparieren?
ask-effect = Die Wirkung von { $machine } anwenden?
ask-effect-again = Die Wirkung von { $machine } ein zweites Mal anwenden?
ask-erase = Welches Projekt entfernen?
ask-jam = Welcher Stellplatz von { $seat } wird verdeckt?
ask-recycle = Welche Maschine aus dem Schredder nehmen?
ask-dismantle = Was zerlegen und wofür?
ask-apart = Welche Kombination trennen?
ask-join = Was womit verbinden?
ask-trade = Was kaufen oder verkaufen?
ask-recruit = Wen anwerben?
ask-finish = Zug beenden?

## Antworten

do-place = { $space }: { $gain }
do-reserve = { $space }: { $machine } für { $price } reservieren
do-reserve-with-cubes = { $space }: { $machine } für { $price } reservieren (zurzeit nur mit Würfeln)
do-reserve-unpaid = { $space }: { $machine } für { $price } reservieren (zurzeit kannst du das nicht bezahlen!)
do-block = { $space }: Extraktor blockieren
do-sabotage = { $space }: { $machine } zerstören
do-use = { $what }: { $gain }
do-use-fed = { $what }: { $fed } gegen { $gain }
do-borrow = { $what } von { $seat } leihen: { $gain }
do-borrow-fed = { $what } von { $seat } leihen: { $fed } gegen { $gain }
do-use-all = alles benutzen, was keine Wahl braucht
do-collect = abholen
do-buy-top = die oberste Karte für 3 Charbonium kaufen
do-pay = { $what }
do-repair = { $machine } für { $cost }
do-apply = ja: { $gain }
do-apply-fed = ja: { $fed } gegen { $gain }
do-erase = { $project } entfernen
do-jam = { $what } von { $seat }
do-jam-down = { $what } von { $seat }, schon verdeckt
do-take = { $machine }
do-scrap = { $machine } vom Hof für { $gain }
do-dismantle = { $machine } für { $gain }
do-apart = { $what }
do-assemble = nichts mehr trennen
do-join = { $a } mit { $b }
do-buy = { $what } für { $price } kaufen
do-sell = { $what } für { $price } verkaufen
do-recruit = { $assistant } für { $cost }: { $text }
do-validate = { $project } abschließen
do-reveal = dein Geheimprojekt { $project } abschließen
do-decline = nein
do-done = fertig
do-cancel = alles wieder so hinlegen, wie es war
do-finish = Zug beenden

## Der Verlauf

log-started = Eine Partie zu { $players } beginnt.
log-dealt = { $seat } erhält Werkstatt { $workshop } mit { $goods }.
log-returned = { $machine } kommt zurück in den Stapel: keine Angriffsmaschinen auf dem ersten Fließband.
log-belt = Auf dem Fließband, von M1 bis M7: { $machines }.
log-room = Im Sitzungssaal: { $assistants }.
log-room-refilled = Jetzt im Sitzungssaal: { $assistants }.
log-office = Im Planungsbüro: { $projects }.
log-round = Runde { $round }. Reihenfolge: { $order }.
log-reserved = { $piece } geht zu { $machine } auf { $space }, Preis { $price }.
log-targeted = { $piece } geht zu { $machine } auf { $space }.
log-placed = { $piece } geht auf { $space }.
log-waits = { $piece } findet kein freies Feld und wartet.
log-turn = { $seat } beginnt den Zug.
log-used = { $seat } benutzt { $what }: { $gain }.
log-used-fed = { $seat } benutzt { $what }: { $fed } gegen { $gain }.
log-borrowed = { $seat } leiht { $what } von { $from }: { $gain }.
log-borrowed-fed = { $seat } leiht { $what } von { $from }: { $fed } gegen { $gain }.
log-up = { $seat } dreht { $what } wieder auf.
log-extractor = { $seat } nimmt { $gain } auf { $space }.
log-bought = { $seat } kauft { $machine } für { $paid }.
log-failed = { $seat } kann { $price } für { $machine } nicht zahlen; die Maschine wird abgeworfen, verloren: { $lost }.
log-top = { $seat } zahlt 3 Charbonium für die oberste Karte: { $machine }.
log-dial = { $seat } stellt den Zeiger auf { $pair }.
log-free-hand = { $seat } wählt { $pair } dank AS-01.
log-began = { $seat }: { $job }.
log-repaired = { $seat } repariert { $machine } für { $cost }.
log-effect = Die Wirkung bringt { $seat } { $gain } ({ $what }).
log-effect-fed = Die Wirkung macht aus { $fed } von { $seat } { $gain } ({ $what }).
log-no-effect = { $seat } verzichtet auf die Wirkung von { $machine }.
log-lost = { $seat } { $lost }
log-theft = { $seat } stiehlt mit { $machine }. Abgegeben: { $victims }. Behalten: { $kept }.
log-shielded = { $shield } schützt { $seat } vor { $machine }.
log-erased = { $seat } entfernt { $project } aus der Partie.
log-erased-none = { $seat } entfernt kein Projekt.
log-jammed = { $seat } verdeckt { $what } von { $victim }.
log-recycled = { $seat } nimmt { $machine } aus dem Schredder.
log-recycled-none = { $seat } nimmt nichts aus dem Schredder.
log-dismantled = { $seat } zerlegt { $machine } für { $gain }.
log-scrapped = { $seat } zerlegt auf dem Hof { $machine } für { $gain }.
log-reorganised = { $seat } baut die Werkstatt um: { $slots }.
log-cancelled = { $seat } stellt die Werkstatt wieder so her, wie sie war.
log-buys = { $seat } kauft { $what } für { $price }.
log-sells = { $seat } verkauft { $what } für { $price }.
log-extracted = { $seat } fördert { $gain }.
log-recruited = { $seat } wirbt { $assistant } für { $cost } an.
log-secrets = { $seat } zieht zwei Geheimprojekte.
log-secrets-own = { $seat } zieht die Geheimprojekte { $projects }.
log-validated-first = { $seat } schließt als Erstes { $project } ab: { $gain }.
log-validated = { $seat } schließt { $project } ab: { $gain }.
log-revealed = { $seat } schließt das Geheimprojekt { $project } ab: { $gain }.
log-initiative = { $piece } nimmt Nummer { $number }.
log-sabotaged = { $piece } zerstört { $machine }.
log-blocked = { $piece } hat { $space } blockiert.
log-announced = 20 SP oder mehr: { $seats }. Die Partie endet mit dieser Runde.
log-limit = Runde { $round } ist wie vereinbart die letzte.
log-discarded = { $machine } verlässt { $space } und kommt in den Schredder.
log-scrap-bonus = { $seat } bekommt dafür { $gain }.
log-refilled = Neu auf dem Fließband: { $machines }.
log-reshuffled = { $cards ->
    [one] Die einzige Karte des Schredders wird der neue Stapel.
   *[other] Die { $cards } Karten des Schredders werden der neue Stapel.
}
log-holds = { $seat } zeigt { $goods }.
log-majority = Am meisten { $good } ({ $amount }): { $seats }.
log-majority-paid = { $seat } bekommt dafür { $gain }.
log-tie = { $seat } hat Maschinen mit zusammen { $levels } Stufen.
log-won = Gewonnen: { $seats }.
log-automatic = ({ $seat } hatte hier keine Wahl.)

## Die Runde

stage-planning = Planung
stage-use = Nutzen
stage-collect = Abholen
stage-actions = Aktionen
stage-finish = Projekte

## Punkte

score-dismantling = Zerlegt
score-machines = Maschinen
score-trade = Gekauft
score-projects = Projekte
score-majority = Am meisten { $good }

## Bild

art-price = Preis = Grundpreis + Stufe
art-base = Grundpreis
art-deck = Stapel
art-first-later = SP zuerst / später
art-prices = Handelspreise
art-free-slot = frei
art-free-place = Platz frei
art-my-screen = Hinter meinem Schirm
art-a-screen = Hinter dem Schirm
art-only-you = das siehst nur du
art-no-pair = Noch kein Paar gestellt
art-barred = Letztes Paar: jetzt gesperrt
art-pair-now = In diesem Zug
art-last-pair = Letztes Paar
art-pair-short = Paar
art-now = am Zug
art-turn-done = fertig
art-your-turn = DU BIST DRAN
art-round = Runde
art-order = Reihenfolge
art-log = Verlauf
