### complete

# Imaginarium en français. Les noms des machines sont ceux de l'édition française ; les
# assistants et les projets n'en portent pas, ceux-ci sont de nous.

title = Imaginarium
authors = Bruno Cathala et Florian Sirieix
pitch = Achète des machines à rêves en panne, répare-les et enchaîne-les en un atelier qui ronronne.

## Options

switch-reset_discard = Quelle machine part au broyeur à la réinitialisation qui clôt un tour de jeu : la plus à droite encore sur le tapis, ou seulement celle qui reste sur la dernière case, M7
switch-reset_discard-name = Défausse de réinitialisation
switch-reset_discard-rightmost_remaining = la machine la plus à droite du tapis
switch-reset_discard-only_if_m7_unsold = seulement une machine restée sur la dernière case
switch-slot_limit = Quand votre atelier doit respecter la limite de ses emplacements : seulement après les deux actions du tour, ou aussi chaque fois que Réorganiser se termine
switch-slot_limit-name = Limite des emplacements
switch-slot_limit-end_of_step_3 = seulement après les deux actions du tour
switch-slot_limit-always = aussi chaque fois que Réorganiser se termine
switch-validation = Si les projets du bureau d'études que vous remplissez sont validés d'office, ou si vous choisissez lesquels et pouvez en laisser pour plus tard
switch-validation-name = Validation des projets
switch-validation-automatic = les projets remplis sont validés d'office
switch-validation-manual = chacun choisit les projets qu'il valide
switch-empty_deck = Ce qui arrive quand la pioche des machines est vide : le broyeur mélangé devient la nouvelle pioche, ou il ne vient plus de machines
switch-empty_deck-name = Pioche des machines vide
switch-empty_deck-reshuffle_shredder = le broyeur mélangé devient la nouvelle pioche
switch-empty_deck-leave_empty = elle reste vide, sans nouvelles machines
switch-zero_majority = Qui obtient, à la fin de la partie, la majorité d'une sorte de biens que personne ne possède
switch-zero_majority-name = Majorité à zéro
switch-zero_majority-nobody = personne ne marque
switch-zero_majority-all_tied = tout le monde marque
switch-workshop_table = Avec quels biens commencent les ateliers 1 à 4 : ceux de la boîte ne nous sont pas connus, il y en a donc deux reconstitutions
switch-workshop_table-name = Biens de départ
switch-workshop_table-reconstruction_a = plus de biens, équilibrés entre les ateliers
switch-workshop_table-reconstruction_b = moins de biens : deux cubes, du charbonium
switch-open_holdings = Si chacun voit toujours les biens et les PV de tous, ou seulement les siens jusqu'à la fin
switch-open_holdings-name = Biens visibles
switch-open_holdings-off = biens et PV cachés derrière les paravents
switch-open_holdings-on = biens et PV visibles de tous
switch-round_limit = Le tour de jeu après lequel la partie se termine même sans 20 PV, pour qui veut une partie de durée connue
switch-round_limit-name = Limite de tours
switch-round_limit-off = aucune, jusqu'à ce que quelqu'un ait 20 PV

## Biens

good-w = bois
good-cu = cuivre
good-cr = cristal
good-ch = charbonium
good-vp = PV
n-w = { $n } bois
n-cu = { $n ->
    [one] { $n } cuivre
   *[other] { $n } cuivres
}
n-cr = { $n ->
    [one] { $n } cristal
   *[other] { $n } cristaux
}
n-ch = { $n ->
    [one] { $n } charbonium
   *[other] { $n } charboniums
}
n-vp = { $n } PV
nothing = rien
verbatim = { $text }
saboteur-of = le saboteur de { $seat }
named = { $id } { $name }
pair = { $a } & { $b }

## Actions de l'aiguille

job-recruit = Recruter
job-extract = Extraire
job-repair = Réparer
job-trade = Transactions
job-dismantle = Démonter
job-reorganise = Réorganiser

## Zones et piles

zone-belt = Tapis roulant
zone-extractors = Extracteurs
zone-waiting = En attente
zone-initiative = Initiative
zone-room = Salle de réunion
zone-office = Bureau d'études
zone-piles = Piles
zone-shredder = Broyeur
zone-goods = Biens
zone-slots = Atelier
zone-yard = Cour
zone-staff = Assistants
zone-secrets = Projets secrets
zone-dial = Dernière paire
pile-deck = dans la pioche des machines
pile-shredder = dans le broyeur
pile-assistants = dans la pioche des assistants
pile-reserve = dans la réserve de projets
secret-project = projet secret

## Où nous en sommes

headline = Tour de jeu { $round } : { $phase }
phase-planning = Planification
phase-turn = { $seat }, { $step }
phase-over = La partie est terminée
step-use = étape 1, machines
step-collect = étape 2, récupération
step-actions = étape 3, actions
step-projects = étapes 4 et 5, projets et fin du tour

## Cartes

machine-card = Niveau { $level }, réparation { $repair } : { $text }.
assistant-card = { $cost } charboniums : { $text }.
project-tile = { $vp } PV, ensuite { $later } : { $text }.
workshop-board = Place { $place } sur la piste d'initiative au départ ; commence avec { $machines } et { $goods }.
project-tile-done = { $vp } PV, ensuite { $later } : { $text }. Validé par { $seats }.

P1 = Charbonneuse
P1-text = produit { $one } charbonium, { $two } en paire, { $three } en trio
P2 = Menuisette
P2-text = produit { $one } bois, { $two } en paire, { $three } en trio
P3 = Coperette
P3-text = produit { $one } cuivre, { $two } en paire, { $three } en trio
P4 = Rotativette
P4-text = produit { $one } cristal, { $two } en paire, { $three } en trio
P5 = Productivette
P5-text = produit { $one } bois et { $one } cuivre
P6 = Flamelleur
P6-text = produit { $one } cube au choix, { $two } d'une même sorte en paire
T1 = Combustoir
T1-text = transforme un cube en { $one } charboniums, { $two } en paire
T2 = Transmutoir
T2-text = transforme un cube en { $one } cuivre, { $two } en paire
T3 = Surtransmutoir
T3-text = transforme un cube en { $one } cristal, { $two } en paire
T4 = Surcombustoir
T4-text = transforme deux cubes en { $one } charboniums, { $two } en paire, { $three } en trio
A1 = Larcinette
A1-text = une fois, à la réparation : chaque adversaire cède { $one } charboniums, vous en gardez { $one } au plus
A2 = Sylvisiteuse
A2-text = une fois, à la réparation : chaque adversaire cède { $one } bois, vous en gardez { $one } au plus
A3 = Copobrigandeuse
A3-text = une fois, à la réparation : chaque adversaire cède { $one } cuivres, vous en gardez { $one } au plus
A4 = Cristarnaqueuse
A4-text = une fois, à la réparation : chaque adversaire cède { $one } cristaux, vous en gardez { $one } au plus
A5 = Neuralisatrice
A5-text = une fois, à la réparation : vous pouvez retirer un projet du bureau
A6 = Embrouillette
A6-text = une fois, à la réparation : désactive un emplacement de chaque adversaire (face cachée)
D1 = Verrouillette
D1-text = nul ne peut voler votre charbonium
D2 = Cadenassoir
D2-text = nul ne peut voler votre bois, votre cuivre ni votre cristal
D3 = Breveteur
D3-text = nul ne peut vous voler ni désactiver vos emplacements
S1 = Recyclatrice
S1-text = à la réparation : part au broyeur ; prenez-y une machine P, T, D ou S2, réparée
S2 = Diplomatrice
S2-text = produit { $one } PV, { $two } en paire ; jamais démontée

WS-1 = Atelier 1
WS-2 = Atelier 2
WS-3 = Atelier 3
WS-4 = Atelier 4
WS-5 = Atelier 5

AS-01 = Mains libres
AS-01-text = deux actions différentes au choix, dès votre prochain tour
AS-02 = Ferrailleur
AS-02-text = à chaque réinitialisation, autant de charboniums que le niveau de la machine défaussée
AS-03 = Double équipe
AS-03-text = réparez ou démontez jusqu'à deux fois quand vous faites cette action
AS-04 = Mécène
AS-04-text = 1 PV de plus pour chaque projet que vous validez
AS-05 = Marchandeur
AS-05-text = votre machine réservée ne coûte que le coût de base de sa case
AS-06 = Agrandisseur
AS-06-text = deux emplacements de plus
AS-07 = Acheteur de l'ombre
AS-07-text = une fois par tour, à la récupération : la première machine de la pioche pour 3 charboniums
AS-08 = Dossier secret
AS-08-text = piochez deux projets secrets ; l'un d'eux peut rapporter
AS-09 = Courtier en diplômes
AS-09-text = un PV vous coûte 3 charboniums
AS-10 = Coursier
AS-10-text = jusqu'à cinq transactions
AS-11 = Pilote d'essai
AS-11-text = l'effet d'une machine que vous réparez jusqu'à deux fois
AS-12 = Emprunteur
AS-12-text = une fois par tour, utilisez une machine P ou T non combinée d'un adversaire
AS-13 = Accapareur
AS-13-text = vos majorités valent 3 PV

PJ-01 = Quatre productions
PJ-01-text = quatre emplacements avec une machine de production
PJ-02 = Six machines
PJ-02-text = six machines réparées
PJ-03 = Deux de niveau 3
PJ-03-text = deux machines réparées de niveau 3
PJ-04 = Triplé
PJ-04-text = trois machines identiques dans un emplacement
PJ-05 = Quinze charboniums
PJ-05-text = posséder au moins 15 charboniums
PJ-06 = Trois pareils
PJ-06-text = des machines qui produisent trois cubes d'une sorte
PJ-07 = Deux attaquantes
PJ-07-text = deux machines d'attaque réparées
PJ-08 = Équipe complète
PJ-08-text = trois assistants
PJ-09 = Glaive et bouclier
PJ-09-text = une machine d'attaque et une de défense, réparées
PJ-10 = Six en deux sortes
PJ-10-text = des machines qui produisent six cubes d'au moins deux sortes
PJ-11 = Un de chaque
PJ-11-text = des machines qui produisent bois, cuivre et cristal
PJ-12 = Deux transformatrices
PJ-12-text = deux machines de transformation réparées
PJ-13 = Trois de niveau 2
PJ-13-text = trois machines réparées de niveau 2
PJ-14 = Deux boucliers
PJ-14-text = deux machines de défense réparées

## Questions

ask-place = Où va votre bricoleur ?
ask-place-saboteur = Où va votre saboteur ?
ask-use = Utiliser quelle machine ?
ask-collect = Récupérer, ou acheter d'abord la première carte de la pioche ?
ask-top = Acheter la première carte de la pioche ?
ask-pay-wood = { $need ->
    [one] Il faut un cube.
   *[other] Il faut { $need } cubes.
} Combien de bois payez-vous ?
ask-pay-copper = { $need ->
    [one] Il faut encore un cube.
   *[other] Il faut encore { $need } cubes.
} Combien de cuivres payez-vous ? Le reste sera du cristal.
ask-dial = Quelles sont vos deux actions ?
ask-act = Quelle action maintenant ?
ask-repair = Réparer quelle machine ?
ask-effect = Appliquer l'effet de { $machine } ?
ask-effect-again = Appliquer l'effet de { $machine } une seconde fois ?
ask-erase = Retirer quel projet ?
ask-jam = Désactiver quel emplacement de { $seat } ?
ask-recycle = Prendre quelle machine dans le broyeur ?
ask-dismantle = Démonter quoi, et pour quoi ?
ask-apart = Défaire quelle combinaison ?
ask-join = Combiner quoi avec quoi ?
ask-trade = Acheter ou vendre quoi ?
ask-recruit = Recruter qui ?
ask-finish = Finir votre tour ?

## Réponses

do-place = { $space } : { $gain }
do-reserve = { $space } : réserver { $machine } pour { $price }
do-reserve-with-cubes = { $space } : réserver { $machine } pour { $price } (pour l'instant, seulement avec des cubes)
do-reserve-unpaid = { $space } : réserver { $machine } pour { $price } (vous ne pouvez pas payer pour l'instant !)
do-block = { $space } : bloquer l'extracteur
do-sabotage = { $space } : détruire { $machine }
do-use = { $what } : { $gain }
do-use-fed = { $what } : { $fed } contre { $gain }
do-borrow = emprunter { $what } à { $seat } : { $gain }
do-borrow-fed = emprunter { $what } à { $seat } : { $fed } contre { $gain }
do-use-all = utiliser tout ce qui ne demande aucun choix
do-collect = récupérer
do-buy-top = acheter la première carte pour 3 charboniums
do-pay = { $what }
do-repair = { $machine } pour { $cost }
do-apply = oui : { $gain }
do-apply-fed = oui : { $fed } contre { $gain }
do-erase = retirer { $project }
do-jam = { $what } de { $seat }
do-jam-down = { $what } de { $seat }, déjà face cachée
do-take = { $machine }
do-scrap = { $machine } de la cour pour { $gain }
do-dismantle = { $machine } pour { $gain }
do-apart = { $what }
do-assemble = plus rien à défaire
do-join = { $a } avec { $b }
do-buy = acheter { $what } pour { $price }
do-sell = vendre { $what } pour { $price }
do-recruit = { $assistant } pour { $cost } : { $text }
do-validate = valider { $project }
do-reveal = valider votre projet secret { $project }
do-decline = non
do-done = terminé
do-cancel = tout remettre comme avant
do-finish = finir le tour

## Le journal

log-started = Une partie à { $players } commence.
log-dealt = { $seat } reçoit l'atelier { $workshop } avec { $goods }.
log-returned = { $machine } retourne dans la pioche : pas de machine d'attaque sur le premier tapis.
log-belt = Sur le tapis, de M1 à M7 : { $machines }.
log-room = Dans la salle de réunion : { $assistants }.
log-room-refilled = Désormais dans la salle de réunion : { $assistants }.
log-office = Au bureau d'études : { $projects }.
log-round = Tour de jeu { $round }. Ordre : { $order }.
log-reserved = { $piece } va vers { $machine } en { $space }, prix { $price }.
log-targeted = { $piece } va vers { $machine } en { $space }.
log-placed = { $piece } va en { $space }.
log-waits = { $piece } ne trouve aucune place libre et attend.
log-turn = { $seat } commence son tour.
log-used = { $seat } utilise { $what } : { $gain }.
log-used-fed = { $seat } utilise { $what } : { $fed } contre { $gain }.
log-borrowed = { $seat } emprunte { $what } à { $from } : { $gain }.
log-borrowed-fed = { $seat } emprunte { $what } à { $from } : { $fed } contre { $gain }.
log-up = { $seat } remet { $what } face visible.
log-extractor = { $seat } prend { $gain } en { $space }.
log-bought = { $seat } achète { $machine } pour { $paid }.
log-failed = { $seat } ne peut payer { $price } : { $machine } part au broyeur ; perdu : { $lost }.
log-top = { $seat } paie 3 charboniums pour la première carte : { $machine }.
log-dial = { $seat } règle l'aiguille sur { $pair }.
log-free-hand = { $seat } choisit { $pair } grâce à AS-01.
log-began = { $seat } : { $job }.
log-repaired = { $seat } répare { $machine } pour { $cost }.
log-effect = Son effet donne { $gain } à { $seat } ({ $what }).
log-effect-fed = Son effet transforme { $fed } de { $seat } en { $gain } ({ $what }).
log-no-effect = { $seat } renonce à l'effet de { $machine }.
log-lost = { $seat } { $lost }
log-theft = { $seat } vole avec { $machine }. Cédé : { $victims }. Gardé : { $kept }.
log-shielded = { $shield } protège { $seat } contre { $machine }.
log-erased = { $seat } retire { $project } de la partie.
log-erased-none = { $seat } ne retire aucun projet.
log-jammed = { $seat } désactive { $what } de { $victim }, face cachée.
log-recycled = { $seat } prend { $machine } dans le broyeur.
log-recycled-none = { $seat } ne prend rien dans le broyeur.
log-dismantled = { $seat } démonte { $machine } pour { $gain }.
log-scrapped = { $seat } démonte dans sa cour { $machine } pour { $gain }.
log-reorganised = { $seat } réorganise son atelier : { $slots }.
log-cancelled = { $seat } remet son atelier comme avant.
log-buys = { $seat } achète { $what } pour { $price }.
log-sells = { $seat } vend { $what } pour { $price }.
log-extracted = { $seat } extrait { $gain }.
log-recruited = { $seat } recrute { $assistant } pour { $cost }.
log-secrets = { $seat } pioche deux projets secrets.
log-secrets-own = { $seat } pioche les projets secrets { $projects }.
log-validated-first = { $seat } est le premier à valider { $project } : { $gain }.
log-validated = { $seat } valide { $project } : { $gain }.
log-revealed = { $seat } valide le projet secret { $project } : { $gain }.
log-initiative = { $piece } prend le numéro { $number }.
log-sabotaged = { $piece } détruit { $machine }.
log-blocked = { $piece } a bloqué { $space }.
log-announced = 20 PV ou plus : { $seats }. La partie se termine avec ce tour de jeu.
log-limit = Le tour de jeu { $round } est le dernier, comme convenu.
log-discarded = { $machine } quitte { $space } pour le broyeur.
log-scrap-bonus = { $seat } en tire { $gain }.
log-refilled = Nouveau sur le tapis : { $machines }.
log-reshuffled = { $cards ->
    [one] La seule carte du broyeur devient la nouvelle pioche.
   *[other] Les { $cards } cartes du broyeur deviennent la nouvelle pioche.
}
log-holds = { $seat } montre { $goods }.
log-majority = Le plus de { $good } ({ $amount }) : { $seats }.
log-majority-paid = { $seat } en tire { $gain }.
log-tie = Les machines réparées de { $seat } totalisent { $levels } niveaux.
log-won = Victoire : { $seats }.
log-automatic = ({ $seat } n'avait pas le choix.)

## La manche

stage-planning = Planification
stage-use = Machines
stage-collect = Collecte
stage-actions = Actions
stage-finish = Projets

## Points

score-dismantling = Démontage
score-machines = Machines
score-trade = Achetés
score-projects = Projets
score-majority = Majorité : { $good }

## Art

art-price = prix = base + niveau
art-base = base
art-deck = Pioche
art-first-later = PV premier / suivants
art-prices = Prix de vente
art-free-slot = libre
art-free-place = place libre
art-my-screen = Derrière mon paravent
art-a-screen = Derrière le paravent
art-only-you = visible de vous seul
art-no-pair = Aucune paire choisie
art-barred = Dernière paire : interdite
art-pair-now = Ce tour-ci
art-last-pair = Dernière paire
art-pair-short = paire
art-now = joue
art-turn-done = tour fini
art-your-turn = À VOUS
art-round = Tour de jeu
art-order = Ordre du tour
art-log = Journal
