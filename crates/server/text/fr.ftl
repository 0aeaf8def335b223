### complete

# Ce que dit le serveur lui-même. Le nom d'une objection est son code dans les messages.
nobody = Vous n'avez pas encore de nom ici : choisissez-en un d'abord
not-found = Il n'y a rien ici, ou il n'y a plus rien
bad-request = Ceci n'a pas été compris : { $reason }
too-large = C'est trop grand : { $most } Kio sont permis
too-long = Écrivez de 1 à { $most } caractères
bad-letter = Il y a un caractère qui ne peut pas être affiché
wrong-origin = Ceci vient d'une page d'un autre site
too-many = C'était trop à la fois : attendez un instant
too-slow = C'était trop long et a été abandonné : réessayez
too-many-tables = Vous avez { $most } tables inachevées : finissez-en ou quittez-en une d'abord
too-many-editions = Ce serveur connaît { $most } éditions et n'en accepte pas d'autre : jouez avec l'une d'elles, ou sans fichiers de données
house-full = Toutes les tables de ce serveur sont prises : réessayez plus tard
bad-secret = Ce lien de récupération n'est pas valable, ou ne l'est plus
bad-table = Cette table ne peut pas être ouverte : { $reason }
not-seated = Vous n'êtes pas assis à cette table
seated-already = Vous êtes déjà assis à cette table
no-free-seat = Cette place n'est pas libre
not-begun = La partie n'a pas commencé : des places sont libres
not-over = La partie n'est pas encore finie
bad-save = Cette sauvegarde est inutilisable : { $reason }
campaign-over = Cette campagne est terminée
campaign-damaged = La dernière sauvegarde de cette campagne est endommagée : sa page propose la dernière bonne
not-owner = Seule la personne qui a commencé cette campagne peut le faire
stale = La table a changé entre-temps : regardez encore
no-hints = On ne donne pas de conseils à cette table
not-kept = Ceci n'a pas pu être enregistré et n'a donc pas été fait : réessayez
busy = La table est occupée : réessayez dans un instant
broken = Cette table ne peut pas être montrée : { $reason }
not-your-turn = Ce n'est pas votre tour
not-an-action = Ce n'est pas un coup : { $reason }
not-legal = { $action } n'est pas possible maintenant
nothing-to-undo = Il n'y a rien que vous puissiez reprendre
nothing-to-redo = Il n'y a rien à refaire
waiting-for-players = { $free ->
    [one] On attend un joueur : une place est libre
   *[other] On attend des joueurs : { $free } places sont libres
}
uncertain = La base de données a été perdue un instant, et on ne sait pas encore si ceci a été gardé. Cela se verra à votre retour.
seen-a-hand = Vous avez vu une autre main de cette table : vous ne pouvez pas reprendre cette place.
nobody-to-ask = Personne à cette table ne peut vous laisser entrer.
no-such-request = Cette demande a déjà été retirée ou décidée.
expired = Cette table a été retirée, car personne n'y a joué pendant longtemps.
evicted = Cette table a été retirée pour faire de la place : toutes les tables étaient prises, et la plupart avaient été ouvertes du même endroit.
in-use = Quelqu'un est à cette table.
