### complete

# Was der Server selbst sagt. Die Namen sind die Fehlercodes der Nachrichten.
nobody = Du hast hier noch keinen Namen: Gib dir zuerst einen
not-found = Hier ist nichts oder nichts mehr
bad-request = Das war nicht zu verstehen: { $reason }
too-large = Das ist zu groß: Erlaubt sind { $most } KiB
too-long = Schreib 1 bis { $most } Zeichen
bad-letter = Darin ist ein Zeichen, das sich nicht anzeigen lässt
wrong-origin = Das kam von der Seite einer anderen Website
too-many = Das war zu viel auf einmal: Warte einen Moment
too-slow = Das hat zu lange gedauert und wurde abgebrochen: Versuch es noch einmal
too-many-tables = Du hast { $most } unfertige Tische: Beende oder verlass zuerst einen davon
too-many-editions = Dieser Server kennt { $most } Ausgaben und nimmt keine weitere an: Spiel mit einer bekannten oder ohne eigene Dateien
house-full = Alle Tische dieses Servers sind belegt: Versuch es später noch einmal
bad-secret = Dieser Wiederherstellungslink gilt nicht oder nicht mehr
bad-table = Dieser Tisch lässt sich nicht eröffnen: { $reason }
not-seated = Du sitzt nicht an diesem Tisch
seated-already = Du sitzt schon an diesem Tisch
no-free-seat = Dieser Platz ist nicht frei
not-begun = Die Partie hat noch nicht begonnen: Es sind Plätze frei
not-over = Die Partie ist noch nicht zu Ende
bad-save = Dieser Spielstand lässt sich nicht verwenden: { $reason }
campaign-over = Diese Kampagne ist zu Ende
campaign-damaged = Der neueste Spielstand dieser Kampagne ist beschädigt: Auf ihrer Seite steht der letzte gute
not-owner = Das kann nur, wer diese Kampagne begonnen hat
stale = Der Tisch hat sich inzwischen verändert: Sieh noch einmal hin
no-hints = An diesem Tisch gibt es keine Tipps
not-kept = Das ließ sich nicht speichern und wurde darum nicht ausgeführt: Versuch es noch einmal
busy = Der Tisch ist beschäftigt: Versuch es gleich noch einmal
broken = Dieser Tisch lässt sich nicht anzeigen: { $reason }
not-your-turn = Du bist nicht am Zug
not-an-action = Das ist kein Zug: { $reason }
not-legal = { $action } ist jetzt nicht möglich
nothing-to-undo = Du kannst nichts zurücknehmen
nothing-to-redo = Es gibt nichts zu wiederholen
waiting-for-players = { $free ->
    [one] Es fehlt noch jemand: Ein Platz ist frei
   *[other] Es fehlen noch Mitspielende: { $free } Plätze sind frei
}
uncertain = Die Datenbank war kurz nicht erreichbar, und es steht noch nicht fest, ob das gespeichert wurde. Es zeigt sich, wenn du wiederkommst.
seen-a-hand = Du hast an diesem Tisch schon eine andere Hand gesehen und kannst diesen Platz darum nicht übernehmen.
nobody-to-ask = An diesem Tisch sitzt niemand, der dich einlassen könnte.
no-such-request = Diese Anfrage wurde schon zurückgezogen oder entschieden.
expired = Dieser Tisch wurde entfernt, weil hier lange niemand gespielt hat.
evicted = Dieser Tisch wurde entfernt, um Platz zu schaffen: Alle Tische waren belegt, und die meisten waren von derselben Adresse aus eröffnet worden wie dieser.
in-use = An diesem Tisch ist jemand.
