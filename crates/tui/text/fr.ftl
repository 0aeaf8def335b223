### complete

# Le client de terminal en français.

## Places et classement

seat = Place { $seat }
seat-of = { $seat } ({ $who })
you = vous
human = humain
bot = { $kind ->
    [random] au hasard
    [uniform] hasard pur
    [greedy] glouton
    [novice] débutant
    [casual] amateur
    [keen] averti
    [master] maître
   *[other] { $kind }
}
your-turn = À vous, { $seat }
standing = { $place }. { $seat }, { $score } { $score ->
    [one] point
   *[other] points
}

## L'écran

view-board = Plateau
view-players = Joueurs
view-log = Journal
too-small = Le terminal est trop petit : 40 × 10 au moins.
curtain = Place { $seat }, appuyez sur Entrée quand vous êtes seul à regarder.
hint-curtain = Entrée montre la table · ? aide · q quitter
hint-place = ? aide · ← ↑ ↓ → déplacer · r tourner · f retourner · Entrée poser · u annuler · q
hint-choose = ? aide · ↑↓ choisir · Entrée jouer · u annuler · / filtrer · i détails · q
hint-advised = ? aide · ↑↓ choisir · Entrée jouer · u annuler · h conseil · / filtrer · q
hint-filter = Tapez un mot de la réponse · Entrée garde la liste · Échap montre tout
hint-bot = ? aide · Espace continue aussitôt · Tab vue · i détails · : règles · q
hint-over = Entrée ferme la table · Tab vue · J K défiler · i détails
hint-watch = ? aide · ← → coup par coup · PgUp PgDn par dix · Tab vue · i détails · q
leave-confirm = Quitter la partie ? Entrée quitte, toute autre touche reste.

## Pages

page-help = Aide
page-rules = Règles
page-things = Sur la table
page-keys = ↑ ↓ PgUp PgDn défiler · Échap retour
rules-search = Numéro ou mots : { $wanted }
rules-none = Aucune règle ne contient « { $wanted } ».
help-marks = Les [crochets] marquent ce que concerne la réponse choisie. ? est ce que vous ne pouvez pas savoir, les (parenthèses) ce qui est face cachée, ✓ pour ce qui a déjà servi, ▶ qui décide. Le nombre après une case, comme M1(4), y est imprimé.
help-saved = La partie est enregistrée après chaque coup : vous pouvez quitter à tout moment. Un coup s'annule tant que rien n'a été pioché ni montré et que personne d'autre ne décide.
key-select = choisir une réponse
key-page = dix réponses plus loin ou en arrière
key-number = choisir une réponse par son numéro
key-filter = seulement les réponses avec les mots tapés ensuite ; Échap montre tout
key-play = jouer la réponse choisie
key-place = déplacer, tourner et retourner une pièce à poser
key-undo = annuler un coup, le refaire
key-hint = ce que ferait un bon joueur ; encore une fois pour le cacher
key-step = un coup en arrière ou en avant
key-leap = dix coups en arrière ou en avant
key-ends = au début ou à la fin
key-view = passer au plateau, aux joueurs, au journal
key-scroll = faire défiler cette vue
key-things = ce que font les cartes et les tuiles sur la table
key-rules = chercher une règle
key-language = la langue suivante
key-help = cette page
key-leave = quitter

## Parties revues

watch-at = Coup { $at } sur { $moves }
move-made = Coup { $at } : { $seat } { $notation }
no-move-yet = La table avant le premier coup

## Conseils

advice = ★ { $chance } % : { $number } { $label }
advice-thinking = Réflexion { $bar } (Échap arrête)
advice-begun = Réflexion de deux secondes au plus. Les chances de gagner avec les meilleures réponses :
advice-off = Les conseils sont coupés à cette table. On les obtient avec : --hints on

## Parties analysées

chances = Chances de gagner, vues par qui devait répondre
chances-alone = Qui joue seul n'a pas de chances de gagner : une chance ci-dessous est celle de marquer plus de points qu'on ne pouvait en espérer avant le coup.
chances-at = { $seat } { $chance } %
chances-round = Manche { $round } : { $chances }.
chances-end = À la fin : { $chances }.
rounds = Manche
turns = Tournants
turns-none = Ni coup ni hasard n'a vraiment compté.
turn-decision = { $number }. Manche { $round }, coup { $move } : { $seat } a choisi « { $played } » ({ $after } % de gagner) ; « { $better } » était mieux ({ $chance } %).
turn-luck = { $number }. Manche { $round }, coup { $move } : le hasard a fait passer { $seat } de { $before } % à { $after } % après « { $played } ».

## Ce qui ne va pas

bot-lapse = Le robot à la place { $seat } n'a pas donné de réponse à lui : { $reason }.

not-saved = La partie n'a pas pu être enregistrée : { $reason }.
not-asked = Ce n'est pas à vous.
not-understood = « { $typed } » n'est ni une réponse ni une commande.
not-possible = « { $typed } » n'est pas possible maintenant.
no-such-number = Les réponses ont les numéros 1 à { $most }.
other-is-asked = C'est à { $seat } de répondre, pas à { $other }.
nothing-to-undo = Vous n'avez rien à annuler.
nothing-to-redo = Il n'y a rien à refaire.
no-language = « { $typed } » n'est pas une langue d'ici ; il y a { $known }.

## Ligne par ligne

plain-welcome = Répondez par un numéro ou par les mots qui le suivent. « aide » donne les commandes.
plain-help =
    état : toute la table
    journal : tout ce qui s'est passé
    choix : les réponses
    conseil : ce que ferait un bon joueur
    annuler, refaire : annuler un coup, le refaire
    règles MOT : les règles par numéro ou par mots
    langue MOT : une autre langue, comme en
    quitter : quitter ; la partie est enregistrée après chaque coup
# Ce qu'on peut taper pour une commande, en liste. Les mots anglais valent dans toutes les langues.
command-state = état, etat
command-log = journal
command-choices = choix
command-hint = conseil
command-undo = annuler
command-redo = refaire
command-rules = règles, regles
command-help = aide
command-lang = langue
command-quit = quitter

question = { $seat } : { $what }
zone = { $title } : { $what }.
undone = Annulé.
left = Vous quittez la partie.

## Leçons

lesson-name = { $game }, leçon { $n } sur { $all } : { $title }
lesson-welcome = Répondez par un numéro ou un coup ; show joue le coup pour vous, state décrit la table, again recommence, help, quit.
lesson-help = Un numéro ou un coup répond. Entrée continue, show joue le coup pour vous, state décrit la table, again recommence la leçon, quit sort.
lesson-look = Regardez : { $places }.
lesson-task = À faire : { $task }
lesson-task-done = Fait : { $task }
lesson-over = Leçon apprise !
lesson-enter = Entrée continue.
lesson-enter-next = Entrée passe à la leçon suivante.
hint-lesson = ? aide · ↑↓ choisir · Entrée jouer · s montre-moi · b recommencer · i examiner · q
hint-lesson-others = Quelqu’un d’autre joue · q quitter
hint-lesson-done = Entrée continue · ? aide · i examiner · q quitter
hint-lesson-over = Entrée passe à la leçon suivante · b encore une fois · q quitter
key-lesson-enter = jouer la réponse choisie, continuer
key-lesson-show = laisser le guide jouer le coup
key-lesson-again = recommencer la leçon
