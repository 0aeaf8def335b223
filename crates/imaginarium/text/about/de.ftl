### complete

# Was alles auf dem Tisch ist, für alle, die es zum ersten Mal sehen, und was der Coach sagt.
# Bedingungen heißen wie in src/frame.rs und src/action.rs.

## Bereiche

about-zone-player = Die Werkbank eines Spielers: laufende Maschinen, kaputte im Hof, Helfer, Wählscheibe und Waren.
about-zone-belt = Defekte Maschinen zum Kauf; dein Bastler reserviert eine, und je weiter rechts sie liegt, desto billiger ist sie und desto später bist du dran.
about-zone-extractors = Drei Bohrtürme, die dir statt einer Maschine 1, 2 oder 3 Charbonium geben; der reichste kommt zuletzt dran.
about-zone-waiting = Für eine Figur, die kein freies Feld fand: Der Zug läuft wie sonst, aber abzuholen gibt es nichts.
about-zone-initiative = Die Reihenfolge, in der alle bei der nächsten Planung wählen: früh fertig, niedrige Nummer, früh gewählt.
about-zone-room = Drei Assistenten, die du mit der Aktion Anwerben holst; jeder bleibt bis zum Ende der Partie und hilft dir auf seine Art.
about-zone-office = Die öffentlichen Projekte dieser Partie: Erfüllst du eines am Ende deines eigenen Zuges, bringt es dir einmal Punkte.
about-zone-piles = Die Stapel, aus denen der Tisch aufgefüllt wird, mit der Zahl ihrer Karten, und die Preise, die du beim Handeln zahlst.
about-zone-shredder = Abgeworfene Maschinen, offen für alle; nur der Verwerter holt eine zurück, und ist der Maschinenstapel leer, werden sie der neue.
about-zone-goods = Was jemand besitzt, hinter einem Schirm: Würfel zum Reparieren, Charbonium zum Zahlen, Punkte zum Gewinnen; andere sehen nur, was sich bewegt.
about-zone-slots = Stellplätze für reparierte Maschinen, die in jedem Zug arbeiten; eine Kombination braucht nur einen von vier, mit dem Anbauer von sechs.
about-zone-yard = Hier warten defekte Maschinen, so viele du willst: Sie tun nichts und zählen nichts, bis du sie reparierst.
about-zone-staff = Platz für drei Assistenten in der ganzen Partie; wer einzieht, hilft bis zum Schluss.
about-zone-secrets = Zwei Projekte aus der Geheimakte: Nur die Person, der sie gehören, kennt sie, und eines der beiden kann Punkte bringen.
about-zone-dial = Der Zeiger mit sechs Aktionen im Kreis: In jedem Zug stellst du ihn auf zwei Nachbarn, nicht auf dasselbe Paar wie zuletzt.

## Zahlen

about-counter-pile-deck = Noch verdeckte Maschinen; am Ende jeder Runde füllen sie die leeren Felder des Fließbands.
about-counter-pile-shredder = Bisher abgeworfene Maschinen; geht der Maschinenstapel zu Ende, werden sie gemischt und der neue Stapel.
about-counter-pile-assistants = Assistenten, die noch kommen; am Ende jeder Runde füllen sie die leeren Plätze im Sitzungssaal.
about-counter-pile-reserve = Verdeckt gebliebene Projekte, um die du dich nicht kümmern musst: Nur die Geheimakte zieht daraus.
about-counter-good-w = Holz: ein Würfel für deine Reparaturen, im Kauf wie im Verkauf 1 Charbonium wert.
about-counter-good-cu = Kupfer: ein Würfel für deine Reparaturen, im Kauf wie im Verkauf 2 Charbonium wert.
about-counter-good-cr = Kristall: ein Würfel für deine Reparaturen, im Kauf wie im Verkauf 3 Charbonium wert, und der, der allen fehlt.
about-counter-good-ch = Charbonium: das Geld für Maschinen, Assistenten, Würfel und Punkte, aber nie für eine Reparatur.
about-counter-good-vp = Punkte (SP): Wer die meisten hat, gewinnt, und niemand kann dir je einen nehmen.

## Figuren und Karten

about-face-machine = Eine Maschine: Du kaufst sie defekt, reparierst sie mit den Würfeln auf der Karte, und erst dann tut sie, was sie zeigt.
about-face-assistant = Ein Assistent: Zahle mit Anwerben einmal das Charbonium in der Ecke, und die Hilfe gehört dir bis zum Ende der Partie.
about-face-project = Ein Projekt: Erfüllst du seine Bedingung am Ende deines eigenen Zuges, bringt es dir Punkte; ausgegeben wird nichts.
about-face-handyman = Ein Bastler: Wo er steht, zeigt, was man in dieser Runde abholt und wann man an der Reihe ist.
about-face-handyman-A = Der rote Bastler mit Zylinder und Kreis: Sein Feld zeigt, was man in dieser Runde abholt und wann.
about-face-handyman-B = Der blaue Bastler mit Schutzbrille und Quadrat: Sein Feld zeigt, was man in dieser Runde abholt und wann.
about-face-handyman-C = Der gelbe Bastler mit Grubenlampe und Dreieck: Sein Feld zeigt, was man in dieser Runde abholt und wann.
about-face-handyman-D = Der grüne Bastler mit spitzem Hut und Raute: Sein Feld zeigt, was man in dieser Runde abholt und wann.
about-face-handyman-E = Der lila Bastler mit Krone und Stern: Sein Feld zeigt, was man in dieser Runde abholt und wann.
about-face-saboteur = Ein Saboteur, nur zu zweit: Die Maschine unter ihm wird zerstört, der Extraktor unter ihm zahlt niemandem.
about-face-saboteur-A = Der rote Saboteur: eine zweite Figur, die die Maschine unter sich zerstört oder einen Extraktor nicht zahlen lässt.
about-face-saboteur-B = Der blaue Saboteur: eine zweite Figur, die die Maschine unter sich zerstört oder einen Extraktor nicht zahlen lässt.
about-face-slot = Ein Stellplatz mit einer reparierten Maschine oder einer Kombination: In jedem eigenen Zug läuft er einmal und bringt, was er macht.
about-face-dial = Die zwei zuletzt gestellten Aktionen: in diesem Zug getan und als Paar im nächsten gesperrt.
about-face-dial-recruit-extract = Anwerben & Fördern: Hol einen Assistenten und nimm 3 Charbonium, auf Wunsch zuerst, damit es für ihn reicht.
about-face-dial-recruit-repair = Anwerben & Reparieren: Hol einen Assistenten für Charbonium und repariere eine Maschine mit Würfeln.
about-face-dial-extract-repair = Fördern & Reparieren: Nimm 3 Charbonium und repariere eine Maschine, wenn du ihre Würfel schon hast.
about-face-dial-recruit-trade = Anwerben & Handeln: Verkaufe Würfel, um einen Assistenten zu bezahlen, oder hol ihn zuerst und kaufe dann ein.
about-face-dial-extract-trade = Fördern & Handeln: Nimm 3 Charbonium und gib sie gleich für Würfel oder Punkte aus.
about-face-dial-repair-trade = Reparieren & Handeln: Kaufe die Würfel, die dir fehlen, und repariere damit eine Maschine.
about-face-dial-recruit-dismantle = Anwerben & Zerlegen: Hol einen Assistenten und zerlege eine Maschine für Würfel oder Punkte.
about-face-dial-extract-dismantle = Fördern & Zerlegen: Nimm 3 Charbonium und zerlege eine Maschine für Würfel oder Punkte.
about-face-dial-repair-dismantle = Reparieren & Zerlegen: Zerlege eine Maschine und repariere mit ihren Würfeln und auf ihrem Platz eine andere.
about-face-dial-trade-dismantle = Handeln & Zerlegen: Zerlege eine Maschine und verkaufe ihre Würfel, oder mach aus allem Punkte.
about-face-dial-recruit-reorganise = Anwerben & Umbauen: Hol einen Assistenten und verbinde oder trenne deine Maschinen.
about-face-dial-extract-reorganise = Fördern & Umbauen: Nimm 3 Charbonium und verbinde oder trenne deine Maschinen.
about-face-dial-repair-reorganise = Reparieren & Umbauen: Verbinde Maschinen, damit ein Stellplatz für die Reparatur frei wird, oder umgekehrt.
about-face-dial-trade-reorganise = Handeln & Umbauen: Kaufe und verkaufe, und verbinde oder trenne deine Maschinen.
about-face-dial-dismantle-reorganise = Zerlegen & Umbauen: Trenne eine Kombination und zerlege eine ihrer Maschinen, oder verbinde, was übrig bleibt.
about-face-back = Ein verdecktes Plättchen: ein Geheimprojekt, das nur eine einzige Person kennt und das ihr noch Punkte bringen kann.
about-face-workshop = Eine Werkstatt: Sie sagt, mit welchen Maschinen und Gütern du beginnst und wo du anfangs in der Reihenfolge stehst.

## Zeichen: die Leiste oben

about-mark-stage-bar = Schrittleiste: wo die Runde steht; die Planung machen alle, die anderen vier Schritte sind ein einzelner Zug.
about-mark-turn-order = Reihenfolge: wer in dieser Phase nach wem dran ist; die umrahmte Figur ist am Zug, eine mit Haken ist fertig.
about-mark-round = Runde: wie viele begonnen haben; die meisten Partien dauern sieben bis elf.
about-mark-badge = Abzeichen: Farbe und Kreis, Quadrat, Dreieck, Raute oder Stern zeigen im Verlauf und auf den Projekten, wer was getan hat.

## Zeichen: der Spielplan

about-mark-belt-spaces = M1 bis M7: die Felder des Fließbands; links ist früher dran und teurer, rechts später und billiger.
about-mark-price-plate = Preisschild: Grundpreis des Feldes plus Stufe der Maschine; so viel zahlst du, wenn du sie reservierst.
about-mark-empty-space = Nur das Wort Grundpreis und eine Zahl: Hier liegt bis zum Ende der Runde keine Maschine, also kannst du hier nicht stehen.
about-mark-robot = Roboter: Er bewacht den Maschinenstapel, aus dem neue Maschinen auf das Fließband kommen.
about-mark-extractor-spaces = X1 bis X3: die Extraktoren, die nach dem ganzen Fließband drankommen und dir 1, 2 und 3 Charbonium zahlen.
about-mark-lamplight = Lichtschein unter einem Bastler: Diese Person ist gerade am Zug.
about-mark-assistant-price = Zahl in der Ecke eines Assistenten: das Charbonium, das du einmal für ihn zahlst.
about-mark-project-points = Zwei Zahlen auf einem Projekt: die Punkte für das erste Mal, dann für alle, die es später erfüllen.
about-mark-project-picture = Bild auf einem Projekt: die Bedingung, die du am Ende deines eigenen Zuges erfüllen musst.
about-mark-could-make = Grünes Zahnrad mit Pfeil: was deine Erzeuger in einem Zug geben könnten; Wandler zählen nur auf einem Erzeuger, Charbonium nie.
about-mark-project-badges = Abzeichen auf einem Projekt: Diese Personen haben es schon abgeschlossen, alle anderen bekommen jetzt die kleinere Zahl.
about-mark-track-number = Dunkle Zahl auf der Leiste: bei so wenigen nicht nötig, dein Bastler kommt nie dorthin.
about-mark-trade-prices = Handelspreise: was dich beim Handeln Holz, Kupfer, Kristall oder ein Punkt kostet; Würfel bringen im Verkauf ebenso viel, Punkte verkaufst du nie.

## Zeichen: die Güter

about-mark-any-cube = Bunter Würfel: ein beliebiger Würfel, Holz, Kupfer oder Kristall, ganz wie du willst.
about-mark-alike-cubes = Gestreifter Würfel: mehrere Würfel, alle von einer Sorte; wo du sie erzeugst, wählst du sie.
about-mark-screen = Schirm: Diese Güter sind bis zum Ende der Partie verdeckt; der Verlauf zeigt, was kommt und geht.
about-mark-change = Zahl in einer hellgrünen Blase: was die Antwort unter deinem Zeiger bringen oder kosten würde.

## Zeichen: die Maschinenkarten

about-mark-level = Zahl im Zahnrad: die Stufe, 1 bis 3; ein Teil des Preises, und repariert so viele Punkte, wenn du die Maschine zerlegst.
about-mark-repair-cost = Reihe von Würfeln: die Kosten der Reparatur; du zahlst genau diese Würfel, und Charbonium hilft nicht.
about-mark-strip-production = Grüner Streifen oder Zahnrad, Buchstabe P: Erzeuger; gibt dir in jedem Zug Würfel oder Charbonium, aus dem Nichts.
about-mark-strip-transformation = Oranger Streifen oder Kolben, Buchstabe T: Wandler; macht aus deinen Würfeln etwas Besseres.
about-mark-strip-attack = Roter Streifen oder Klaue, Buchstabe A: Angriff; ein böser Streich beim Reparieren, danach belegt sie nur einen Stellplatz und zählt für Projekte.
about-mark-strip-defence = Blauer Streifen oder Schloss, Buchstabe D: Abwehr; schützt dich die ganze Zeit, ohne dass du sie benutzt.
about-mark-strip-special = Violetter Streifen oder Mond, Buchstabe S: besondere Maschine; druckt Punkte oder holt eine Maschine zurück und lässt sich nie zerlegen.
about-mark-amounts = ×1, ×2, ×3: was dir eine, zwei oder drei dieser Maschinen in einer Kombination je Zug geben.
about-mark-combines = Zwei Karten mit Plus: Du kannst diese Maschine mit denen verbinden, deren Buchstabe und Zahl daneben stehen.
about-mark-copies = Zahl mit × unten rechts: wie viele dieser Karten es im Spiel gibt, also ob du auf eine weitere hoffen kannst.
about-mark-lightning = Blitz: wirkt einmal, in dem Augenblick, in dem du die Maschine reparierst, und nie wieder.
about-mark-mask = Maske: ein Diebstahl bei allen anderen; neben einem Schild heißt sie, dass dich niemand bestehlen kann.
about-mark-shield = Schild: Solange diese Maschine repariert und offen ist, schützt sie dich vor dem, was daneben steht.
about-mark-rivals = Zwei Köpfe: alle anderen; was folgt, trifft sie alle, oder du leihst es von jemandem.
about-mark-turned-card = Dunkelrote Karte: verdeckt; ein gestörter Stellplatz oder ein Geheimprojekt, und neben einem Schild: Niemand kann deine Stellplätze stören.
about-mark-funnel = Trichter mit roten Zahnrädern: der Schredder, in den eine Maschine geht oder aus dem du eine nimmst.
about-mark-no-stacking = Durchgestrichene Karte unten links: Diese Maschine verbindest du mit nichts, sie braucht also immer einen eigenen Stellplatz.
about-mark-no-dismantling = Durchgestrichenes Werkzeug: Diese Maschine kannst du nie zerlegen, weder defekt noch repariert.

## Zeichen: die Werkstätten

about-mark-slot-count = Zwei Zahlen neben dem Wort Werkstatt: belegte Stellplätze und alle, die du hast; rot heißt zurzeit zu viele.
about-mark-slot-plate = Schild unter einem Stellplatz: was er dir gibt, wenn du ihn benutzt.
about-mark-stack-tag = ×2 oder ×3 auf einem Stellplatz: So viele Maschinen sind hier verbunden und arbeiten wie eine stärkere.
about-mark-face-down-slot = Verdeckter Stellplatz: gestört; er ruht, wenn du das nächste Mal deine Maschinen benutzt, und arbeitet danach wieder.
about-mark-tick = Grüner Haken: Diese Maschine ist in diesem Zug schon gelaufen, oder diese Aktion ist getan.
about-mark-stripes = Gelb-schwarze Streifen: eine defekte Maschine auf dem Hof, die nichts tut, bis sie repariert ist.
about-mark-needle = Doppelter Zeiger: Er zeigt auf die zwei benachbarten Aktionen deines Zuges; du machst beide, eine oder keine.
about-mark-barred-pair = Gepunkteter Bogen und Letztes Paar: Das hattest du im vorigen Zug, also wähle jetzt ein anderes.
about-mark-recruit = Hut mit Plus: Anwerben, du holst einen offenen Assistenten für das gezeigte Charbonium.
about-mark-extract = Spitzhacke: Fördern, du nimmst 3 Charbonium; immer möglich und umsonst.
about-mark-repair = Schraubenschlüssel: Reparieren, du zahlst die Würfel, eine Maschine kommt vom Hof in die Werkstatt und darf einmal laufen.
about-mark-trade = Waage: Handeln, du machst bis zu drei Käufe oder Verkäufe, je ein Stück.
about-mark-dismantle = Zerbrochenes Zahnrad: Zerlegen, du zerlegst eine Maschine, defekt oder repariert, für Würfel, oder eine reparierte für Punkte.
about-mark-reorganise = Kisten mit Pfeilen: Umbauen, du verbindest und trennst deine Maschinen, so oft du willst, umsonst.

## Zeichen: die anderen

about-mark-rival-panel = Kleine Werkstatt: Maschinen, Hof, Assistenten und letztes Paar von jemand anderem; alles offen, du kannst also Pläne erraten.
about-mark-standing-place = M4 oder X2 neben einem Namen: das Feld, auf dem der Bastler dieser Person in dieser Runde steht.
about-mark-turn-done = Fertig: Diese Person hat ihren Zug beendet und tut in dieser Runde nichts mehr.
about-mark-log = Verlauf: alles, was geschah, das Neueste unten; wer ihn geduldig liest, kann verdeckte Summen mitzählen.

## Ziel

about-goal = Die meisten Punkte gewinnen. Wenn jemand 20 erreicht, ist diese Runde die letzte.
about-goal-more = Die meisten Punkte kommen aus Projekten, die übrigen aus Diplompressen, aus dem Zerlegen reparierter Maschinen und aus dem Einkauf. Ganz am Ende bringt das meiste Holz, Kupfer, Kristall und Charbonium je 2 Punkte.

## Der Coach, bei der ersten Frage jeder Art

# Question::Place { saboteur: false }.
coach-dec-01 = Wähle eine Maschine zum Kaufen oder einen Extraktor für Charbonium. Sieh auf den Preis und die Würfel der Reparatur: Kannst du zahlen, wenn deine Maschinen gelaufen sind, und sie bald reparieren? Links ist früher dran, rechts ist billiger.
# Question::Place { saboteur: true }: nur zu zweit.
coach-dec-01-saboteur = Diese Figur kauft nichts: Die Maschine unter ihr wird zerstört, der Extraktor unter ihr zahlt niemandem. Stell sie dorthin, wo sie deinem Gegenüber am meisten schadet und dir am wenigsten.
# Question::Use, solange kein Action::Borrow erlaubt ist.
coach-dec-02 = Einkommen umsonst: Jede deiner reparierten Maschinen darf einmal laufen. Erst die Erzeuger, dann die Wandler, denn die fressen Würfel. Fertig lässt den Rest ungenutzt.
# Question::Use, wenn zum ersten Mal ein Action::Borrow erlaubt ist: Du hast den Entleiher (AS-12), und es gibt etwas zu leihen.
coach-dec-02-borrow = Dein Entleiher darf einmal je Zug einen einzelnen Erzeuger oder Wandler von jemand anderem laufen lassen. Niemand verliert dabei etwas, und der Ertrag gehört dir. Nimm, was dir fehlt.
# Question::Collect oder Question::TopCard: Du hast den Hintertürkäufer (AS-07).
coach-dec-03 = Dein Hintertürkäufer bietet dir die oberste Maschine des Stapels für 3 Charbonium an, ungesehen und defekt. Ist deine reservierte Maschine noch zu bezahlen, behalte zuerst genug dafür.
coach-dec-04 = Dir fehlt Charbonium, also helfen Würfel aus: zwei für jedes, das fehlt. Gib, was deine nächste Reparatur nicht braucht; Holz ist am wenigsten wert.
coach-dec-05 = Jetzt das Kupfer, und Kristall zahlt, was dann noch fehlt. Kristall ist mehr wert: Gib Kupfer, außer deine nächste Reparatur braucht es.
coach-dec-06 = Stell den Zeiger auf zwei Nachbarn; im nächsten Zug ist dieses Paar gesperrt. Hast du die Würfel für eine defekte Maschine, nimm Reparieren, fehlt Charbonium, nimm Fördern. Ist ein Projekt nah, nimm die Aktion, die es erfüllt.
coach-dec-07 = Die Reihenfolge bestimmst du, und die erste Aktion ist fertig, bevor die zweite beginnt. Erst verdienen oder kaufen, dann ausgeben. Fertig lässt weg, was übrig ist.
coach-dec-08 = Zahle die Würfel auf der Karte, und die Maschine arbeitet von jetzt an. Am besten eine, die ein Projekt erfüllt, sonst eine, die den Würfel macht, der dir fehlt.
coach-dec-09 = Diese Maschine darf jetzt gleich einmal laufen, umsonst. Sag fast immer ja. Nur ein Wandler braucht Würfel: Gib ihm, was du entbehren kannst.
coach-dec-10 = Du darfst ein Projekt für alle entfernen, und zwar für immer. Nimm eines, dem die anderen nahe sind und du nicht. Schon erzielte Punkte bleiben.
coach-dec-11 = Der gewählte Stellplatz ruht, wenn das nächste Mal die Maschinen dort laufen. Nimm, was am meisten fehlen wird: eine große Kombination, eine Presse oder ein Schloss, das dir im Weg ist.
coach-dec-12 = Eine Maschine aus dem Schredder gehört dir, repariert und umsonst. Die teuren lohnen sich am meisten: Diplompresse, Wunschwerk, Patentschild.
coach-dec-13 = Würfel oder Punkte? Früh nimm Würfel, spät nimm Punkte; eine defekte Maschine gibt weniger Würfel und nie Punkte. Behalte, was ein Projekt noch braucht.
coach-dec-14 = Erste Hälfte: Trenne Kombinationen, um sie anders zu bauen oder eine ihrer Maschinen zu zerlegen. Nichts zu trennen? Geh weiter zum Verbinden.
coach-dec-15 = Zweite Hälfte: Verbinde, was sich einen Stellplatz teilen darf; jedes Mal wird einer frei. Gleiche machen mehr, und ein Wandler auf einem Erzeuger läuft ohne deine Würfel. Alles zurückzulegen verbraucht die Aktion.
coach-dec-16 = Kaufe und verkaufe, ein Stück nach dem anderen. Kaufe, was deiner nächsten Reparatur fehlt, verkaufe, was herumliegt. Punkte sind teuer: Sie sind etwas für das Ende der Partie.
coach-dec-17 = Assistenten bleiben für immer, und mehr als drei bekommst du nicht. Früh sind Anbauer oder Feilscher stark, bei vielen offenen Projekten der Förderer. Spät in der Partie suche nach dem Diplommakler.
# Question::Finish, wenn ein Action::Validate erlaubt ist: nur mit der Option validation = manual.
coach-dec-18 = Alles, was du erfüllst, darfst du jetzt abschließen, und es kostet nichts. Warten lässt nur andere zuerst kommen, und das erste Mal bringt einen Punkt mehr.
# Question::Finish, wenn ein Action::Reveal erlaubt ist: Ein Plättchen der Geheimakte (AS-08) ist erfüllt.
coach-dec-19 = Dein Geheimprojekt ist erfüllt. Schließt du es ab, ist das andere weg; halte es also nur zurück, wenn das andere mehr wert und nahe ist.
# Question::Finish, wenn Action::Finish die einzige Antwort ist.
coach-dec-20 = Deine Projekte sind gezählt, und das ist die letzte Gelegenheit, etwas zurückzunehmen. Dein Bastler nimmt die niedrigste freie Nummer: Wer früher fertig ist, wählt in der nächsten Runde früher.

## Der Coach, zwischen den Fragen

# Bei der ersten Neubestückung: nach Event::Discarded mit einer Maschine und Event::BeltRefilled.
coach-first-reset = Eine neue Runde. Die Maschine ganz rechts ist im Schredder, die anderen sind nach rechts gerutscht und meist billiger geworden, und links kamen neue.
# Einmal, vor der nächsten Frage an den Betrachter in einer Runde, in der jemandes SP 20 erreicht haben (GOAL in flow.rs),
# oder deren Nummer die Option round_limit ist. Jeder Gewinn von SP ist öffentlich (IM-29.2); der Satz nennt niemanden.
coach-first-last-round = Das ist die letzte Runde! Pläne sind jetzt nichts mehr wert, nur Punkte. Achte auf die vier Mehrheiten: Das meiste Holz, Kupfer, Kristall und Charbonium zahlt sich am Ende aus.
# Beim ersten Event::Automatic des eigenen Platzes.
coach-first-automatic = Hier war nur eine Antwort möglich, deshalb wurde sie für dich gegeben.

## Sanfte Hinweise, jeder einmal je Partie

# Question::Dial, bei einem Paar ohne Job::Repair: zwei oder mehr Maschinen auf dem Hof, ein freier Stellplatz und die Würfel für eine davon.
warn-full-yard = Dein Hof füllt sich, und defekte Maschinen tun nichts. Ein Paar mit Reparieren würde eine davon wecken.
# Question::Place { saboteur: false }, bei einem Feld des Fließbands: Auch mit dem Ertrag der Maschinen bleibt means_to_pay bei Means::None.
warn-cannot-pay = Hier wirst du wohl nicht zahlen können. Dann gehen alles Charbonium, alle Würfel und die Maschine verloren. Bist du sicher?
# Ebenso, wo means_to_pay Means::Cubes ist.
warn-paying-with-cubes = Das kannst du zahlen, aber es frisst Würfel: zwei für jedes fehlende Charbonium.
# Question::Use, bei Action::Done: Ein offener Stellplatz mit Effect::Gain oder Effect::GainAlike ist noch ungenutzt.
warn-idle-machine = Eine deiner Maschinen kann noch laufen, und das kostet dich nichts.
# Question::Use, bei Action::Use eines Brenners (T1, allein oder als Paar) mit Feed::One(Crystal): Holz oder Kupfer ist da.
warn-burning-crystal = Ein billigerer Würfel brennt genauso gut; Kristall ist selten.
# Question::Dial, bei einem Paar mit Job::Repair: Der Hof ist nicht leer, und nichts darauf lässt sich reparieren, mangels Würfeln oder Stellplatz;
# bei einem Paar mit Job::Trade auch nicht nach den erlaubten und bezahlbaren Käufen.
warn-nothing-to-repair = Noch kannst du nichts reparieren, und im nächsten Zug ist dieses Paar gesperrt. Ist jetzt der richtige Augenblick?
# Question::Act, bei Action::Done mit Job::Repair und Job::Trade übrig: Nichts lässt sich reparieren, aber ein einziger Würfel würde genügen,
# und das Charbonium dafür ist da.
warn-shop-first = Dir fehlt ein einziger Würfel zur Reparatur, und du kannst ihn kaufen. Erst Handeln, dann Reparieren.
# Question::Dial, bei einem Paar ohne Job::Reorganise: slots.len() ist slot_limit(), der Hof ist nicht leer, und can_join_any der Stellplätze.
warn-no-free-slot = Kein Stellplatz frei für die nächste Reparatur? Mit Umbauen könnten sich zwei deiner Maschinen einen teilen.
# Bei Action::Dismantle oder Action::Join: Danach erfüllt tally(by) ein Projekt des Büros oder ein eigenes Geheimprojekt nicht mehr,
# das es jetzt erfüllt und das noch nicht abgeschlossen ist.
warn-undone-project = So wie deine Maschinen stehen, brächte ein Projekt am Ende dieses Zuges Punkte. Mit diesem Schritt ginge es dir verloren.
# Question::Trade, bei Action::Buy(Vp): Runde 5 oder früher, und unter 10 eigene SP.
warn-early-points = Für gekaufte Punkte ist es früh: Dasselbe Charbonium könnte eine Maschine werden, die in jeder Runde etwas bringt.
# Question::Dial, bei einem Paar ohne Job::Trade, oder Question::Trade, bei Action::Done vor jedem Action::Buy(Vp): 10 oder mehr Charbonium sind da,
# und jemand hat 15 oder mehr SP, nach den Bewegungen, die alle sahen (IM-29.2).
warn-hoarding = Das Ende ist nah. Dein Charbonium kann noch Punkte kaufen; neue Maschinen sind bald nichts mehr wert.
# Question::Trade, bei Action::Buy(Vp) in der letzten Runde (wie coach-first-last-round): Bisher hat niemand mehr Charbonium, danach hätte
# jemand mehr, nach den Bewegungen, die alle sahen (IM-29.2).
warn-lost-majority = Vielleicht gibst du so das meiste Charbonium aus der Hand, und diese Mehrheit ist mehr wert als dieser eine Punkt.
# Nach dem Zug, der die eigenen SP auf 20 oder mehr bringt: Auf dem Weg steht noch ein anderer Bastler, der an die Reihe kommt.
warn-not-over = Du hast 20 Punkte, aber die Runde geht weiter. Andere können dich noch überholen, also nimm jeden Punkt mit.
# Question::Place { saboteur: false }, bei einem Feld des Fließbands: Dieselbe Maschine liegt weiter rechts, ohne Figur und mit niedrigerem Grundpreis.
warn-dear-end = Dieselbe Maschine liegt weiter rechts für weniger. Nimm die linke nur, wenn du früh dran sein musst.
# Question::Dial, bei einem Paar ohne Job::Recruit, ab Runde 5: kein Assistent, 6 oder mehr Charbonium, und einer im Saal kostet nicht mehr.
warn-no-assistant = Du hast noch keinen Assistenten und könntest einen bezahlen. Frühe Hilfe ist mehr wert als späte.
