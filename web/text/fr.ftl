### complete

# Ce que dit le client de navigateur, en français.

language-name = Français

## lobby

lobby-welcome = Bienvenue, { $name }.
lobby-waiting = { $n ->
    [one] Une table attend ton coup.
   *[other] { $n } tables attendent ton coup.
}
lobby-take-turn = Jouer mon tour
lobby-lesson-under-way = Leçon en cours
lobby-and-more = et { $n } de plus
lobby-nothing-waits = Rien ne t’attend.
lobby-shall-we-learn = Et si nous apprenions quelque chose ?
lobby-weight = { $weight ->
    [1] léger
    [2] léger
    [3] moyen
    [4] assez exigeant
   *[other] exigeant
}
lobby-length = { $least } à { $most } min
lobby-seats = { $range } joueurs
lobby-against-bots = Robots
lobby-with-names = avec { $names }
lobby-tagline = Des jeux de société modernes, à une table bien à vous.
lobby-games = Jeux
lobby-by = de { $authors }
lobby-play-now = Jouer tout de suite
lobby-new-table = Nouvelle table
lobby-mine = Mes tables
lobby-open = Tables ouvertes
lobby-running = Parties en cours
lobby-finished = Parties à revoir
lobby-your-turn = À vous
lobby-waiting-for = on attend { $names }
lobby-free-seats = { $n ->
    [one] 1 place libre
   *[other] { $n } places libres
}
lobby-moves = { $n ->
    [one] { $n } coup
   *[other] { $n } coups
}
lobby-join = S’asseoir
lobby-watch = Regarder
lobby-go-on = Continuer
lobby-replay = Revoir
lobby-private = par lien
lobby-seeded = graine choisie par son hôte
lobby-guests = Loutre, Héron, Blaireau, Lynx, Pie, Lièvre, Martre, Hibou, Castor, Pinson

## me

me-name = Votre nom
me-save = Garder
me-account = Vous
me-anonymous = Invité
me-recovery = Lien de secours
me-recovery-why = Ce lien privé vous connecte dans un autre navigateur ou sur un téléphone. Gardez-le pour vous. Un nouveau lien remplace l’ancien.
me-recovery-make = Créer un lien
me-copy = Copier
me-copied = Copié
me-not-copied = Ce navigateur ne permet pas de copier. Le lien est sélectionné : copiez-le vous-même.
me-recover-title = Reprendre une identité
me-recover-why = Ce lien appartient à une seule personne. Si c’est vous, vous serez connecté ici avec votre nom, vos tables et vos tours.
me-recover-do = Oui, c’est moi
me-recover-done = Content de vous revoir, { $name }.
me-recover-empty = Ce lien est incomplet. Copiez-le encore une fois, en entier.
me-recover-replaces = Vous êtes connecté en tant que { $name }.
me-recover-replaces-why = Ce lien connecte la personne à qui il appartient. Ensuite, les places de { $name } ne seront plus accessibles qu’avec le lien de secours de { $name }. Si vous n’en avez pas, créez-en un d’abord.
me-sign-out = Se déconnecter
me-sign-out-here = Se déconnecter de ce navigateur
me-sign-out-everywhere = Se déconnecter partout
me-sign-out-here-why = Ce navigateur oubliera { $name }. Seul un lien de secours fait revenir { $name }, avec ses tables et ses places. Copiez-en un d’abord.
me-sign-out-everywhere-why = Tous les navigateurs et téléphones oublieront { $name }. Seul un lien de secours fait revenir { $name }, avec ses tables et ses places. Copiez-en un d’abord.
me-sign-out-not = Rester connecté

## create

create-title = Nouvelle table
create-seats = Places
create-seat = Place { $n }
create-me = Moi
create-open = Ouverte à qui voudra
create-bot = Robot : { $level }
create-add = Ajouter une place
create-remove = Retirer la dernière place
create-shuffle = Tirer les places au sort
create-pace = Cadence
create-easy = Sans horloge
create-live = En direct, avec une horloge
create-days = Sur plusieurs jours
create-per-move = Secondes par coup
create-bank = Minutes en réserve
create-hours = Heures par coup
create-help = Robots et conseils
create-hints = Conseils : qui doit jouer peut demander ce que ferait un bon joueur
create-tempo = Les robots jouent
create-human = à un rythme humain, pour qu’on puisse suivre
create-instant = instantanément
create-visible = Qui peut la voir
create-public = Tout le monde, dans la salle
create-by-link = Toute personne qui a le lien
create-options = Variantes
create-readings = Lecture des règles peu claires
create-more = Plus
create-seed = Graine
create-seed-why = Les tables de même graine ont la même chance. Laissez vide pour une chance imprévisible.
create-edition = Fichiers d’édition
create-edition-why = Des fichiers de données qui remplacent les fichiers fournis de mêmes noms.
create-go = Ouvrir la table
create-close = Fermer

## levels

levels-people = Robots
levels-others = Pour les expériences
levels-name = { $level ->
    [novice] débutant
    [casual] amateur
    [keen] averti
    [master] maître
    [greedy] glouton
    [random] au hasard
    [uniform] n’importe quoi
   *[other] { $level }
}
levels-about = { $level ->
    [novice] Découvre le jeu et se trompe souvent.
    [casual] Joue pour le plaisir et oublie une chose ou deux.
    [keen] Voit venir et pardonne peu.
    [master] Réfléchit autant qu’il peut. Bonne chance.
    [greedy] Prend ce qui paraît le mieux sur le moment.
    [random] Joue tout ce qui n’est pas insensé.
    [uniform] Joue n’importe quel coup permis.
   *[other] { "" }
}

## waiting

waiting-title = En attente de joueurs
waiting-invite = Envoyez ce lien à ceux avec qui vous voulez jouer
waiting-sit = S’asseoir ici
waiting-free = libre
waiting-fill = Mettre un robot ici
waiting-you = vous
waiting-begins = La partie commence quand toutes les places sont prises.
waiting-options = Options différentes du réglage par défaut
waiting-seeded = La graine de cette table a été choisie par son hôte.
waiting-seeded-why = Qui connaît la graine peut calculer d’avance tous les tirages.
waiting-leave = Quitter la table

## table

table-your-turn = À vous de jouer
table-round = Manche { $n }
table-order = Ordre du tour
table-steps = Étapes de la manche
table-you = vous
table-your-clock = votre horloge
table-bank = en réserve
table-picture = La table
table-choices = Choix
table-all = Les { $n } choix
table-all-short = Les { $n }
table-filter = Chercher un choix
table-hint = Conseil
table-hint-long = Que feriez-vous ?
table-hints = Ce que ferait un bon joueur
table-thinking = On réfléchit…
table-counsel = { $label } : { $percent } %
table-chance = { $percent } % de gagner
table-no-match = Aucun choix ne correspond.
table-piece = La pièce
table-move-piece = Déplacer la pièce
table-turn = Tourner
table-another = Autre sorte
table-flip = Retourner
table-place = Poser
table-enter = Entrée
table-worth = rapporte { $what }
table-undo = Annuler
table-redo = Refaire
table-back = Début du tour
table-back-long = Revenir au début de mon tour
table-watching = Vous regardez
table-watchers = { $n ->
    [one] { $n } spectateur
   *[other] { $n } spectateurs
}
table-bot = robot
table-away = absent
table-stand-in = remplacé par un robot
table-menu = Menu
table-close = Fermer
table-language = Langue
table-theme = Thème
table-theme-name = { $theme ->
    [light] clair
    [dark] sombre
   *[other] système
}
table-text-view = Vue en texte
table-picture-view = Vue en image
table-rules = Règles
table-fit = Tout voir
table-nearer = Agrandir
table-farther = Réduire
table-full = Plein écran
table-sound = Son à mon tour
table-notify = M’avertir de mon tour
table-invite = Lien de cette table
table-leave = Quitter la partie
table-leave-sure = Quitter pour de bon ? Un robot jouera votre place.
table-stay = Rester
table-home = À la salle
table-keys = Raccourcis clavier
table-play = Choisir
table-look = Voir en grand
table-log = Journal
table-chat = Discussion
table-say = Écrire à la table
table-send = Envoyer
table-quiet = Aucun message pour l’instant.
table-unread = { $n ->
    [one] { $n } nouveau
   *[other] { $n } nouveaux
}
table-pace = Coups des autres
table-pace-name = { $pace ->
    [step] un par un, quand je le dis
    [calm] calme : deux secondes chacun
    [once] d’un coup
   *[brisk] vif
}
table-remarks = Les robots commentent leurs coups
table-show-next = Coup suivant
table-would = Si tu fais cela : { $what }
table-for-you-now = Pour toi maintenant :
table-more-about = Plus
table-rule = Règle { $clause }
table-to-next = À la partie suivante
table-seeded = Graine fixée

## seats

seats-left = { $name } a quitté la table. Un robot joue à sa place.
seats-ask = Demander à reprendre la place de { $name }
seats-asked = Vous avez demandé à reprendre la place de { $name }.
seats-waiting-for = On attend l’accord de { $names }.
seats-withdraw = Retirer la demande
seats-wants = { $who } voudrait reprendre la place de { $name }.
seats-let-in = Accepter
seats-decline = Refuser
seats-agreed = Déjà d’accord : { $names }.
seats-you-agreed = Vous avez accepté.
seats-declined = Votre demande pour la place de { $name } a été refusée.
seats-given = { $who } occupe maintenant cette place.
seats-dismiss = Masquer
seats-expires = Cette table sera supprimée le { $date } si personne ne joue.
seats-expires-short = sera supprimée le { $date } si personne ne joue

## link

link-connecting = Connexion…
link-waiting = Hors ligne, nouvel essai dans { $seconds } s
link-closing = Le serveur redémarre. Votre table est en sûreté et revient dans un instant.
link-lost = La table a avancé pendant votre absence : votre dernier choix n’a pas été joué.
link-offline = Le serveur ne répond pas. Est-il en marche, êtes-vous en ligne ?

## rules

rules-title = Règles
rules-search = Chercher dans les règles
rules-aid = En une page
rules-all = Toutes les règles
rules-sources = D’où le sait-on ?
rules-print = Imprimer cette page
rules-found = { $n ->
    [one] { $n } article
   *[other] { $n } articles
}
rules-loading = Chargement des règles…

## end

end-title = La partie est finie
end-won = { $names } gagne
end-won-many = { $names } gagnent ensemble
end-place = Rang
end-player = Joueur
end-score = Score
end-sheet = D’où viennent les points
end-chart = Les scores au fil de la partie
end-chart-table = Afficher en tableau
end-move = Coup
end-rematch = Rejouer
end-replay = Revoir la partie
end-show = Voir la table
end-results = Résultats
end-analysis = Analyse
end-analyse = Comment s’est-elle jouée ?
end-analysing = Analyse de la partie : { $percent } %
end-chances = Chances de gagner
end-turns = Là où tout s’est joué
end-no-turns = Aucun coup n’a décidé seul de cette partie.
end-turn = manche { $round }, coup { $move }
end-from = { $before } % → { $after } %
end-from-said = de { $before } à { $after } pour cent
end-better = Mieux : { $label } ({ $percent } %)
end-luck = C’était la chance.

## campaign

campaign-heading = Campagnes
campaign-none = Vous n’avez pas encore de campagne. Si un jeu en a une, vous pouvez la choisir pour une nouvelle table.
campaign-with = Avec une campagne en { $n } chapitres
campaign-chapters = Chapitres
campaign-chapter = Chapitre { $n }
campaign-chapter-of = Chapitre { $n } sur { $all }
campaign-short = Ch. { $n }/{ $all }
campaign-over = La campagne est finie
campaign-road = Le chemin parcouru
campaign-of = { $game } : le chemin parcouru
campaign-go-on = Continuer
campaign-play = Jouer le chapitre { $n }
campaign-to-table = À la table
campaign-ahead = Chapitre { $n } : pas encore atteint
campaign-unopened = Ce chapitre n’a pas encore été ouvert.
campaign-gathering = Sa table attend des joueurs.
campaign-running = Il est en cours.
campaign-story = Ce qui est arrivé au chapitre { $n }
campaign-elsewhere = Joué ailleurs : rien à revoir ici.
campaign-replay = Revoir le chapitre { $n }
campaign-standings = Classement
campaign-wins = Chapitres gagnés
campaign-sum = Total
campaign-end = Le bout du chemin
campaign-gave = La fin donne { $points } à tout le monde.
campaign-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
campaign-won-all = { $names } gagne la campagne
campaign-won-all-many = { $names } gagnent la campagne ensemble
campaign-keep = Sauvegarde
campaign-keep-why = Une sauvegarde est un simple texte. Avec elle, la campagne continue sur un autre serveur ou au terminal.
campaign-download = Télécharger la sauvegarde
campaign-copy = Copier la sauvegarde
campaign-copied = Copiée
campaign-not-copied = Ce navigateur ne permet pas de copier. Téléchargez la sauvegarde.
campaign-again = Recommencer ce chapitre
campaign-again-sure = Recommencer le chapitre { $n } ? Tout ce qui en a été joué sera perdu.
campaign-again-do = Oui, recommencer le chapitre { $n }
campaign-again-not = Non, le garder
campaign-damage = La dernière sauvegarde est abîmée
campaign-damage-why = { $n ->
    [0] Voici la dernière sauvegarde intacte. Elle ne garde aucun chapitre : la campagne recommence.
   *[other] Voici la dernière sauvegarde intacte. Elle s’arrête au chapitre { $n } ; ce qui a été joué ensuite est perdu.
}
campaign-next-chapter = Chapitre suivant
campaign-to-chapter = Au chapitre { $n }
campaign-chapter-over = Le chapitre { $n } est fini
campaign-begun-again = Ce chapitre a été recommencé à une autre table.
campaign-to-it = Y aller
campaign-what = Partie ou campagne
campaign-single = Une seule partie
campaign-single-why = Jouée pour elle-même.
campaign-whole = Une campagne en { $n } chapitres
campaign-whole-why = Des parties qui s’appuient les unes sur les autres. Chacun garde sa place.
campaign-take-in = Importer une sauvegarde
campaign-take-in-why = Continuez une campagne commencée ailleurs. Collez sa sauvegarde ou choisissez le fichier.
campaign-file = Fichier de sauvegarde
campaign-text = Texte de la sauvegarde
campaign-seat = Je suis
campaign-take-in-do = Importer
campaign-spoiled = Cette sauvegarde est abîmée
campaign-spoiled-why = Tout ce qui précède le chapitre { $n } est intact : la campagne peut repartir de là.
campaign-restore = Continuer au chapitre { $n }

## replay

replay-title = Partie à revoir : { $game }
replay-at = Coup { $n } sur { $all }
replay-first = Au début
replay-earlier = Coup précédent
replay-later = Coup suivant
replay-last = À la fin
replay-play = Lecture
replay-pause = Pause
replay-round-back = Manche précédente
replay-round-on = Manche suivante
replay-slider = Coup
replay-seat = Vu par
replay-download = Télécharger le texte
replay-link = Copier le lien vers ce coup
replay-not-copied = Ce navigateur ne permet pas de copier. Le lien est dans la barre d’adresse.

## text

text-title = Vue en texte
text-question = Question
text-zones = La table en mots
text-nothing = rien
text-command = Commande
text-hint = Un numéro, une notation, ou aide
text-enter = Valider
text-answer = Réponse
text-help = Tapez le numéro ou la notation d’un choix. annuler 2, refaire, journal 10, où tapis, dire bonjour, conseil.
text-unknown = « { $line } » n’est ni un choix ni une commande. Tapez aide.
text-not-now = Vous n’avez rien à décider pour l’instant.
text-no-undo = Il n’y a rien à annuler.
text-command-undo = annuler, undo
text-command-redo = refaire, redo
text-command-log = journal, log
text-command-where = où, ou, where
text-command-say = dire, say
text-command-hint = conseil, hint
text-command-help = aide, help, ?

## lost

lost-title = Page introuvable
lost-why = Cette adresse ne mène à aucune page de ce serveur.

## lesson

lesson-learn = Apprendre { $game }
lesson-course = Retour aux leçons
lesson-in-all = { $n ->
    [one] Une leçon
   *[other] { $n } leçons
}, environ { $minutes } minutes en tout.
lesson-all-done = Tu les as toutes suivies. Place au jeu !
lesson-is-done = Terminée.
lesson-goal = Ensuite, tu sauras { $goal }.
lesson-minutes = { $n } min
lesson-of = { $game }, leçon { $n } sur { $all }
lesson-step = Étape { $n } sur { $all }
lesson-leave = Quitter la leçon
lesson-coach = Guide
lesson-look-at = Regarde : { $places }
lesson-go-on = Continuer
lesson-learned = Appris
lesson-far = Apprendre : { $n } sur { $all }
lesson-start = Apprendre
lesson-made = { $n } sur { $all }
lesson-show-me = Montre-moi
lesson-others = Un instant : quelqu’un d’autre joue.
lesson-done = Leçon apprise !
lesson-next = Suite : { $title }
lesson-again = Encore une fois
