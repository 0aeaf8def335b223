### complete

# Ski Station en français. Les tuiles portent des numéros et pas de noms dans la boîte : leurs noms
# sont de nous. Tous les textes sont de nous. Ce que fait une tuile est dit effet par effet, comme ses
# données les nomment.

title = Station de ski
authors = Alban Thomas
pitch = Trace des pistes sur ta montagne, bâtis un village et sois prêt quand vient le jury.

## Options

switch-reward_tiles = Combien des seize tuiles Récompense sont en jeu : quinze, l'une étant écartée au hasard, ou toutes
switch-reward_tiles-name = Tuiles Récompense
switch-reward_tiles-fifteen = quinze, l'une étant écartée au hasard
switch-reward_tiles-sixteen = les seize
switch-anytime_windows = Quand, à votre tour, vous pouvez faire des actions à tout moment, comme activer un bâtiment : aussi avant et pendant l'action de la case, ou seulement avant le déplacement et à la fin du tour
switch-anytime_windows-name = Actions à tout moment
switch-anytime_windows-all = aussi avant et pendant l'action de la case
switch-anytime_windows-edges = seulement en début ou en fin de tour
switch-seating = Si les cubes de votre village trouvent leurs emplacements tout seuls, comptés au mieux pour vous à la fin, ou si vous choisissez chacun une fois pour toutes
switch-seating-name = Emplacements des cubes
switch-seating-auto = trouvés tout seuls, au mieux
switch-seating-manual = chacun choisit ceux de ses cubes
switch-wages_with_time = Si vous pouvez payer aussi avec du Temps les salaires de vos employés permanents, ou seulement en euros
switch-wages_with_time-name = Temps pour les salaires
switch-wages_with_time-true = le Temps peut payer les salaires
switch-wages_with_time-false = seuls les euros paient les salaires
switch-d06_free = Si le développement Étude de faisabilité améliore un seuil gratuitement, ou contre ses employés habituels
switch-d06_free-name = Étude de faisabilité
switch-d06_free-false = le seuil coûte ses employés habituels
switch-d06_free-true = le seuil est amélioré gratuitement
switch-bt02_cap = Combien la tuile Bonus Site préservé rapporte au plus : sa limite de 4 vaut pour les seuls emplacements octogonaux vacants, ou pour tous ses PV
switch-bt02_cap-name = Site préservé
switch-bt02_cap-slots = 4 PV d'emplacements au plus, 5 en tout
switch-bt02_cap-total = 4 PV au plus en tout
switch-direct_line = Si un bâtiment qui rapporte à la fin pour ceux en ligne avec lui compte aussi ceux qui viennent après un trou dans votre village
switch-direct_line-name = Bâtiments en ligne
switch-direct_line-gaps = comptés aussi au-delà des trous
switch-direct_line-contiguous = comptés seulement jusqu'au premier trou
switch-seat_order = Dans quel ordre les joueurs commencent, ce qui décide aussi de leur argent de départ : tiré au sort, ou dans l'ordre des places
switch-seat_order-name = Ordre de départ
switch-seat_order-random = tiré au sort
switch-seat_order-given = dans l'ordre des places
switch-wage_prompt = Quand on vous demande si du Temps paie des salaires : seulement s'il vous manque des euros, ou dès que vous avez du Temps, pour pouvoir garder vos euros
switch-wage_prompt-name = Question des salaires
switch-wage_prompt-short = posée seulement s'il manque des euros
switch-wage_prompt-always = posée à quiconque a du Temps
switch-void_activation = Si vous pouvez payer l'activation d'un bâtiment dont l'effet ne change rien, pour ce que toute activation vous rapporte, comme avec Station animée et Clientèle fidèle
switch-void_activation-name = Activations sans effet
switch-void_activation-false = interdites
switch-void_activation-true = permises

## Quantités

n-eur = { $n } €
n-time = { $n } Temps
n-pv = { $n } PV
n-permanent = { $n ->
    [one] { $n } employé permanent
   *[other] { $n } employés permanents
}
n-permanent-double = { $n ->
    [one] { $n } employé permanent (qui compte 2)
   *[other] { $n } employés permanents (qui comptent 2 chacun)
}
n-seasonal = { $n ->
    [one] { $n } employé saisonnier
   *[other] { $n } employés saisonniers
}
n-employee = { $n ->
    [one] { $n } employé
   *[other] { $n } employés
}
n-time-as = { $n } Temps (pour { $worth })
n-mixed = { $n } (€ ou employés)
n-cube = { $n ->
    [one] { $n } cube
   *[other] { $n } cubes
}
n-octagon = { $n ->
    [one] { $n } octogone
   *[other] { $n } octogones
}
n-piste = { $n ->
    [one] { $n } piste
   *[other] { $n } pistes
}
malus = malus { $n }
costs = coût { $cost }
no-action = ni action ni malus
nothing = rien
free = gratuit
named = { $name }
and = { $a } et { $b }
or = { $a }, ou { $b }
phrases = { $a } ; { $b }

## Pièces

pawn-one = pion
disk-one = disque
permanent-one = employé permanent
seasonal-one = employé saisonnier
time-one = Temps
eur-one = €
cube-one = cube
octagon-one = octogone
piste = piste { $colour }
colour-G = verte
colour-B = bleue
colour-R = rouge
colour-K = noire
threshold-G = seuil vert
threshold-B = seuil bleu
threshold-R = seuil rouge
square-R = recrutement
square-R-text = Recrutez un employé permanent ou des saisonniers, ou posez un disque sur la tuile Bonus de la manche
square-P = pistes
square-P-text = Posez 1 à 3 pistes
square-W = bâtiment
square-W-text = Achetez le bâtiment de cette case et construisez-le
square-Y = développement
square-Y-text = Achetez le développement de cette case

## Lieux

spot = colonne { $column }, ligne { $row }
at = ligne { $row }, colonne { $column }
slot-right = à droite de : { $at }
slot-below = au-dessous de : { $at }
slot-above = au-dessus de : { $at }
slot-corner = dans le coin en bas à droite de : { $at }
slot-top-corner = dans le coin en haut à droite de : { $at }
slot-on = sur le bâtiment en : { $at }

## Ce que l'on paie

buy-malus = le malus
buy-permanent = un employé permanent
buy-seasonals = des saisonniers
buy-disk = un disque sur la tuile Bonus de la manche { $round }
buy-disk-named = un disque sur { $bonus }
buy-cube = la défausse d'un cube
buy-octagon = la défausse d'un octogone
buy-activation = l'activation
buy-activation-named = l'activation de { $what }
buy-threshold = le { $threshold }

## Zones, piles et stocks

zone-plate-a = Plaquette des manches impaires
zone-plate-b = Plaquette des manches paires
zone-start = Départ
zone-out = Sortis
zone-bonuses = Tuiles Bonus
zone-rewards = Tuiles Récompense
zone-office = Bureau de recrutement
zone-seasonals = Prix des saisonniers
zone-lots = Prix des pistes
zone-piles = Piles
zone-discard = Défausse
zone-slopes = Domaine skiable
zone-village = Village
zone-tracks = Seuils
zone-stock = Stock
zone-developments = Développements
zone-kept = Récompenses gardées
pile-buildings = bâtiments dans la pile
pile-developments = développements dans la pile
stock-eur = €
stock-time = Temps
stock-permanent = employés permanents debout
stock-seasonal = saisonniers debout
stock-permanent-lying = employés permanents couchés
stock-seasonal-lying = saisonniers couchés
stock-disk = disques restants
stock-pv = PV
village-scale = cubes sur l'échelle
village-zone = octogones dans la zone
village-squares = emplacements carrés vacants
village-octagons = emplacements octogonaux vacants

## Où en est la partie

headline = Manche { $round } sur { $rounds } : { $phase }
phase-income = salaires de { $seat }
phase-actions = tour de { $seat }
phase-thresholds = seuils, { $seat }
phase-over = la partie est finie
stage-income = Revenus et salaires
stage-actions = Actions
stage-thresholds = Seuils
stage-evaluation = Évaluation et maintenance

## Bâtiments

b-00 = Chalet d'accueil
b-01 = Guichet
b-02 = Logement du personnel
b-03 = Échoppe de cadeaux
b-04 = Location de skis
b-05 = Place du village
b-06 = Tour de l'horloge
b-07 = Garage à dameuse
b-08 = Refuge des guides
b-09 = Grand hôtel
b-10 = Chapelle du chemin
b-11 = Belvédère
b-12 = Porte de l'Ouest
b-13 = Porte de l'Est
b-14 = Bureau d'études
b-15 = Foyer des saisonniers
b-16 = Atelier des pistes
b-17 = Bureau de poste
b-18 = Agence d'intérim
b-19 = Vieille grange
b-20 = Maison des moniteurs
b-21 = Bains thermaux
b-22 = Pavillon du carrefour
b-23 = Maison à arcades
b-24 = Cinéma
b-25 = Restaurant
b-26 = Dépôt de voirie
b-27 = Atelier du charpentier
b-28 = Ski-club
b-29 = Comptoir d'échange
b-30 = Hameau de chalets
b-31 = Mairie
b-32 = Fontaine sculptée
b-33 = Terrasse basse
b-34 = Chalets jumeaux
b-35 = Musée du patrimoine
b-36 = Compagnie des remontées
b-37 = Office de tourisme
b-38 = Centre de formation
b-39 = Salle des fêtes
b-40 = Marché couvert

## Développements

d-01 = Petite subvention
d-02 = Coup de main
d-03 = Entrée négociée
d-04 = Navette express
d-05 = Maîtrise des pentes
d-06 = Étude de faisabilité
d-07 = Parrainage
d-08 = Recyclage
d-09 = Chefs d'équipe
d-10 = Contrat durable
d-11 = Jour de repos
d-12 = Carnet d'adresses
d-13 = Nouveau passage
d-14 = Équipe de reboisement
d-15 = Pas de côté
d-16 = Bonne organisation
d-17 = Tracé offert
d-18 = Heures dorées
d-19 = Clientèle fidèle
d-20 = Plan des pistes
d-21 = Idées d'occasion
d-22 = Campagne d'embauche
d-23 = Renfort de haute saison
d-24 = Visite de presse
d-25 = Long week-end
d-26 = Façade restaurée
d-27 = Rénovation du village
d-28 = Plan directeur
d-29 = Reboisement
d-30 = Plan de circulation
d-31 = Équipe de voirie
d-32 = Tracés jumelés
d-33 = Prime à l'innovation
d-34 = Retour en grâce
d-35 = Grand projet
d-36 = Inscription tardive
d-37 = Changement de cap
d-38 = Objectifs allégés
d-39 = Permis de reprise
d-40 = Opération immobilière

## Tuiles Bonus

bt-01 = Couleur phare
bt-02 = Site préservé
bt-03 = De haut en bas
bt-04 = Innovateurs
bt-05 = Ambitions
bt-06 = Objectifs tenus
bt-07 = Grand village
bt-08 = Grand-rue
bt-09 = Polyvalence
bt-10 = Palette complète
bt-11 = Accès facile
bt-12 = Longue traversée
bt-13 = Personnel fidèle
bt-14 = Prestige
bt-15 = Chasse aux trésors
bt-16 = Bloc uni

## Tuiles Récompense

rw-a = Renforts
rw-b = Nouveau collègue
rw-c = Bonne rente
rw-d = Soirée animée
rw-e = Tricolore
rw-f = Petite rente
rw-g = Voie dégagée
rw-h = Piste offerte
rw-i = Objectif revu
rw-j = Grand renfort
rw-k = Invité d'honneur
rw-l = Maison d'occasion
rw-m = Don d'un mécène
rw-n = Seconde vie
rw-o = Doublé
rw-p = Grand nettoyage

## Effets de seuil

th-g1 = Voies libres
th-g2 = Maîtres bâtisseurs
th-g3 = Station animée
th-b1 = Péage bleu
th-b2 = Viens avec un ami
th-b3 = Experts des pistes
th-r1 = Recette rouge
th-r2 = Retour aux concours passés
th-r3 = Honneurs supérieurs

## Effets

effect-eur = gagnez { $n } €
effect-time = gagnez { $n } Temps
effect-pv = gagnez { $n } PV
effect-seasonal = { $n ->
    [one] gagnez { $n } employé saisonnier
   *[other] gagnez { $n } employés saisonniers
}
effect-permanent = { $n ->
    [one] gagnez { $n } employé permanent
   *[other] gagnez { $n } employés permanents
}
effect-piste-free = { $n ->
    [one] posez une piste gratuite qui n'est pas noire
   *[other] posez { $n } pistes gratuites de couleurs différentes, aucune noire
}
effect-pistes-action = une action Pistes de plus
effect-cube-discard = { $n ->
    [one] défaussez { $n } cube
   *[other] défaussez { $n } cubes
}
effect-octagon-discard = { $n ->
    [one] défaussez { $n } octogone
   *[other] défaussez { $n } octogones
}
effect-threshold-free = { $n ->
    [one] améliorez un seuil gratuitement
   *[other] améliorez { $n } fois un seuil gratuitement
}
effect-threshold-paid = { $n ->
    [one] améliorez un seuil en payant ses employés
   *[other] améliorez { $n } fois un seuil en payant ses employés
}
effect-stand = relevez jusqu'à { $n } employés couchés de votre stock
effect-disk-free = posez un disque gratuitement sur une tuile Bonus où vous n'en avez pas
effect-disk-paid = posez un disque à son prix sur une tuile Bonus où vous n'en avez pas
effect-disk-move = déplacez un de vos disques vers une tuile Bonus où vous n'en avez pas
effect-bonus-score = évaluez une tuile Bonus où vous n'avez pas de disque
effect-development-turn-up = remettez face visible un de vos développements cachés de coût { $n } au plus
effect-development-buy = achetez un développement de la défausse
effect-development-sets = gagnez 1 € et 1 PV par lot de { $n } de vos développements
effect-build = { $n ->
    [one] construisez un bâtiment de la défausse
   *[other] construisez jusqu'à { $n } bâtiments de la défausse
}
effect-build-less = construisez un bâtiment de la défausse pour { $n } de moins
effect-reward = obtenez une récompense de rang { $n }
effect-activate-free = { $n ->
    [one] activez un bâtiment gratuitement
   *[other] activez gratuitement jusqu'à { $n } bâtiments différents
}
effect-income-eur = revenu : { $n } €
effect-income-seasonal = { $n ->
    [one] revenu : { $n } employé saisonnier
   *[other] revenu : { $n } employés saisonniers
}
effect-octagon-slot = { $n ->
    [one] { $n } emplacement octogonal
   *[other] { $n } emplacements octogonaux
}
effect-square-slot = { $n ->
    [one] { $n } emplacement carré complet
   *[other] { $n } emplacements carrés complets
}
effect-end-adjacent = à la fin { $n } PV par bâtiment voisin par un côté
effect-end-above = à la fin { $n } PV par bâtiment en ligne au-dessus
effect-end-below = à la fin { $n } PV par bâtiment en ligne au-dessous
effect-end-left = à la fin { $n } PV par bâtiment en ligne à gauche
effect-end-right = à la fin { $n } PV par bâtiment en ligne à droite
effect-end-corner-cubes = à la fin { $n } PV par cube dans ses coins
effect-end-side-cubes = à la fin { $n } PV par cube sur ses côtés
effect-disk-fixed-most = le coût fixe d'un disque est de { $n } € au plus
effect-disk-variable-less = { $n ->
    [one] un disque coûte des employés comme si vous aviez un disque de moins
   *[other] un disque coûte des employés comme si vous aviez { $n } disques de moins
}
effect-disk-earlier = un disque peut aller sur la tuile Bonus d'une manche passée
effect-skip-eur = un déplacement qui saute une colonne rapporte { $n } €
effect-skip-malus-less = un déplacement qui saute une colonne a { $n } de malus en moins
effect-side-step = un déplacement vers la colonne suivante et d'une seule ligne n'a pas de malus
effect-no-black-surcharge = les pistes noires ne coûtent pas d'employé de plus
effect-blue-piste-eur = chaque piste bleue posée rapporte { $n } €
effect-pistes-double = les employés permanents comptent 2 pour payer une action Pistes
effect-building-double = les employés permanents comptent 2 pour payer un bâtiment
effect-phase-3-double = les employés permanents comptent 2 pour payer un seuil en phase 3
effect-bonus-eur = à chaque évaluation { $n } € par tuile Bonus qui vous rapporte des PV
effect-discard-eur = { $n } € par cube ou octogone que vous défaussez
effect-activation-eur = { $n } € par activation d'un bâtiment
effect-activation-pv = { $n } PV par activation d'un bâtiment
effect-seasonal-more = recruter des saisonniers sur une case en donne { $n } de plus
effect-reward-more = { $n ->
    [one] vos récompenses comptent un rang de plus
   *[other] vos récompenses comptent { $n } rangs de plus
}
effect-octagon-price = défausser un octogone contre des employés en coûte { $n }
effect-cube-price = défausser un cube contre des employés en coûte { $n }
effect-time-eur = un Temps vaut { $n } €
effect-time-pv = un Temps vaut { $n } PV à la fin
effect-threshold-less = vos trois valeurs de seuil baissent de { $n }
activate = activer : { $modes }
priced = { $price } → { $effects }

## Ce que comptent les tuiles Bonus

scores = { $pv } PV par { $of }
scores-unspoilt = { $pv } PV si aucun octogone n'est dans votre zone, et { $pv } de plus par emplacement octogonal vacant ({ $most } au plus)
count-best-colour = { $n ->
    [one] piste de la couleur que vous avez le plus
   *[other] lot de { $n } pistes de la couleur que vous avez le plus
}
count-ski-columns = { $n ->
    [one] colonne de votre domaine entièrement couverte
   *[other] lot de { $n } colonnes de votre domaine entièrement couvertes
}
count-developments = { $n ->
    [one] développement, visible ou caché
   *[other] lot de { $n } développements, visibles ou cachés
}
count-steps = { $n ->
    [one] cran sur vos échelles de seuil
   *[other] lot de { $n } crans sur vos échelles de seuil
}
count-targets = { $n ->
    [one] seuil que vous atteignez (vert, bleu, rouge)
   *[other] lot de { $n } seuils que vous atteignez (vert, bleu, rouge)
}
count-buildings = { $n ->
    [one] bâtiment, celui de base compris
   *[other] lot de { $n } bâtiments, celui de base compris
}
count-village-rows = { $n ->
    [one] ligne complète de votre village
   *[other] lot de { $n } lignes complètes de votre village
}
count-mixed-sets = { $n ->
    [one] ensemble d'un bâtiment, d'un développement, d'un employé permanent et d'un Temps
   *[other] lot de { $n } ensembles d'un bâtiment, d'un développement, d'un employé permanent et d'un Temps
}
count-colour-sets = { $n ->
    [one] ensemble d'une piste verte, d'une bleue, d'une rouge et d'une noire
   *[other] lot de { $n } ensembles d'une piste verte, d'une bleue, d'une rouge et d'une noire
}
count-seated-cubes = { $n ->
    [one] cube dans votre village
   *[other] lot de { $n } cubes dans votre village
}
count-runs = { $n ->
    [one] piste d'une ligne sans trou
   *[other] suite de { $n } pistes d'une ligne sans trou
}
count-permanents = { $n ->
    [one] employé permanent
   *[other] lot de { $n } employés permanents
}
count-other-bonuses = { $n ->
    [one] autre tuile Bonus qui vous rapporte des PV à ce moment
   *[other] lot de { $n } autres tuiles Bonus qui vous rapportent des PV à ce moment
}
count-reward-cells = { $n ->
    [one] piste sur une case récompense
   *[other] lot de { $n } pistes sur des cases récompense
}
count-blocks = { $n ->
    [one] carré de 2×2 pistes d'une même couleur
   *[other] lot de { $n } carrés de 2×2 pistes d'une même couleur
}

## Ce que disent les composants

text-building = Coût : { $cost }. Apporte : { $pieces }. Effet : { $text }. Fractions d'emplacements : { $edges }
text-development-I = Coût : { $cost }. Aussitôt : { $text }
text-development-O = Coût : { $cost }. Une fois, pendant un de vos tours : { $text }
text-development-P = Coût : { $cost }. Désormais : { $text }
text-bonus = Un disque : { $cost } et des employés. À chaque manche : { $text }
text-reward = rang { $rank } : { $text }
text-reward-kept = rang { $rank }, à garder : { $text }
text-step = { $name } : { $text }
text-track = Valeur { $value } au départ. Cran 1 : { $one }. Cran 2 : { $two }. Cran 3 : { $three }
text-track-step = { $price }, valeur { $value } ; { $step }
text-track-now = cran { $step }, valeur { $value } ; jusqu'ici { $pistes }
text-track-next = { $now }. Prochain cran : { $next }

## Questions

ask-move = Où va votre pion (maintenant : { $spot }) ? Chaque colonne sautée donne 1 Temps, chaque ligne de décalage coûte { $malus } (€ ou employés).
ask-move-first = Où va votre pion ? Chaque colonne sautée donne 1 Temps ; votre premier déplacement n'a pas de malus.
ask-move-last = Où va votre pion (maintenant : { $spot }), ou sort-il ? Chaque colonne sautée donne 1 Temps, chaque ligne de décalage coûte { $malus } (€ ou employés).
ask-pay = À payer pour { $what } : { $cost }. Comment ?
ask-pay-notes = À payer pour { $what } : { $cost }. Comment ? Ici { $notes }.
note-double = un employé permanent compte 2
note-time = un Temps remplace { $worth }
ask-recruit = Recrutement : un employé permanent, des saisonniers, ou un disque ?
ask-take = { $what } pour { $cost } : autre chose avant ?
ask-disk = Quelle tuile Bonus reçoit votre disque ?
ask-disk-free = Quelle tuile Bonus reçoit votre disque gratuit ?
ask-piste = Piste { $n } sur { $most } : où ? Le lot coûte alors : { $cost }.
ask-piste-black = Piste { $n } sur { $most } : où ? Le lot coûte alors : { $cost } (si elle est noire : { $black }).
ask-free-piste = { $n ->
    [one] Une piste gratuite à poser ({ $colours }) : laquelle, et où ?
   *[other] { $n } pistes gratuites à poser, chacune d'une autre couleur ({ $colours }) : laquelle, et où ?
}
ask-pending = Vos pistes ont encore { $n } effets : lequel d'abord ?
ask-reward = Une récompense : une tuile de rang { $n } au plus, ou { $n } PV ?
ask-site = Où construisez-vous { $what } ? Ce bâtiment apporte : { $pieces }.
ask-discarded = { $n ->
    [one] Quel bâtiment de la défausse construisez-vous ?
   *[other] Quel bâtiment de la défausse construisez-vous d'abord ? Vous pouvez en construire { $n }.
}
ask-discarded-may = Construisez-vous un bâtiment de la défausse ? Lequel ?
ask-discarded-less = Quel bâtiment de la défausse construisez-vous pour { $n } de moins ?
ask-mode = { $what } : lequel de ses effets ?
ask-buy-discarded = Quel développement de la défausse achetez-vous ?
ask-improve = Quel seuil améliorez-vous gratuitement ?
ask-improve-paid = Quel seuil améliorez-vous contre ses employés ?
ask-threshold = Améliorez-vous un seuil d'un cran ?
ask-turn-up = Quel développement caché de coût { $n } au plus remettez-vous face visible ?
ask-stand = { $n ->
    [one] Un employé se relève : lequel ?
   *[other] { $n } employés se relèvent : lesquels ?
}
ask-activate-free = { $n ->
    [one] Un bâtiment est activé gratuitement : lequel ?
   *[other] Jusqu'à { $n } bâtiments sont activés gratuitement : lequel d'abord ?
}
ask-move-disk = Lequel de vos disques se déplace ?
ask-move-disk-to = Où va votre disque de { $bonus } ?
ask-score-bonus = Quelle tuile Bonus évaluez-vous ?
ask-wages = Salaires : { $wages }, vous avez { $eur }. Combien de Temps ajoutez-vous ? Chacun paie { $worth } ; qui n'est pas payé s'en va.
ask-rest = Autre chose avant la fin de votre tour ?
ask-seat = { $n ->
    [one] Un cube cherche un emplacement : lequel ?
   *[other] { $n } cubes cherchent des emplacements : lequel d'abord ?
}
ask-unseat = Quel cube quitte le village ?

## Réponses

do-go = aller en { $spot } ({ $what }) : { $list }
do-go-plain = aller en { $spot } ({ $what })
do-out = sortir du jeu avec votre pion : { $gain }
do-take = prendre { $what } pour { $cost }
do-permanent = recruter un employé permanent : { $cost }
do-seasonals = { $n ->
    [one] recruter { $n } employé saisonnier : { $cost }
   *[other] recruter { $n } employés saisonniers : { $cost }
}
do-disk = poser un disque sur { $bonus } pour { $cost } : { $text } (maintenant { $pv } PV)
do-disk-free = { $bonus } : { $text } (maintenant { $pv } PV)
do-from = de { $bonus } : { $text } (maintenant { $pv } PV)
do-to = vers { $bonus } : { $text } (maintenant { $pv } PV)
do-score = { $bonus } : { $pv } PV maintenant ; { $text }
do-piste = { $piste } en { $at }
do-piste-bringing = { $piste } en { $at } : { $list }
brings-reward = récompense de rang { $n }
brings-line = ligne complète, récompense de rang { $n }
brings-column = colonne complète, récompense de rang { $n }
brings-slots = { $n ->
    [one] complète { $n } emplacement carré
   *[other] complète { $n } emplacements carrés
}
do-stop = { $n ->
    [one] { $n } piste suffit : { $cost }
   *[other] { $n } pistes suffisent : { $cost }
}
do-fell = { $n ->
    [one] la forêt est abattue : { $n } octogone
   *[other] la forêt est abattue : { $n } octogones
}
do-reward-cell = la récompense de { $at } : rang { $n }
do-line = la récompense de la ligne complète { $row } : rang { $n }
do-reward = { $what }, { $text }
do-pay = payer { $what }
do-pay-surplus = payer { $what }, { $n } de trop
do-site = en { $at }
do-site-bringing = en { $at } : { $list }
do-build = construire { $what } pour { $cost } : { $text }
do-develop = acheter { $what } pour { $cost } : { $text }
do-turn-up = { $what } : { $text }
do-improve = { $threshold } à la valeur { $value } ({ $cost }). { $step }
do-stand = { $who }
do-wages = payer { $what }
do-wages-short = { $n ->
    [one] payer { $what } ; { $n } employé permanent s'en va
   *[other] payer { $what } ; { $n } employés permanents s'en vont
}
do-seat = { $slot }
do-unseat = { $slot }
do-activate = activer { $what } : { $text }
do-activate-free = activer { $what } gratuitement : { $text }
do-discard-cube = défausser un cube pour { $cost }
do-discard-octagon = défausser un octogone pour { $cost }
do-use = utiliser { $what } : { $text }
do-decline = non
do-decline-piste = ne plus rien poser
do-decline-build = ne rien construire
do-decline-threshold = ne rien améliorer
do-decline-activate = ne rien activer
do-end = finir le tour

## Le journal

log-started = L'ordre est { $order }. Tuiles Bonus : { $bonuses }.
log-started-without = L'ordre est { $order }. Tuiles Bonus : { $bonuses }. { $what } est écartée.
log-plate = Sur la plaquette de la manche { $round } : { $tiles }.
log-round = La manche { $round } commence. Sa tuile Bonus est { $what }.
log-wages = { $seat } paie les salaires : { $what }.
log-dismissed = { $n ->
    [one] { $n } employé permanent de { $seat } n'est pas payé et s'en va.
   *[other] { $n } employés permanents de { $seat } ne sont pas payés et s'en vont.
}
log-moved = { $seat } va en { $spot }.
log-moved-guard = { $seat } ne peut payer aucune action et va en { $spot }.
log-out = Le pion de { $seat } sort du jeu.
log-paid = { $seat } paie { $what } ({ $reason }).
log-income = Revenus de { $seat } : { $what }.
log-gained-tile = { $seat } gagne { $what } ({ $tile }).
log-gained-movement = { $seat } gagne { $what } en chemin.
log-recruited = { $seat } recrute { $what }.
log-gained-blue = { $seat } gagne { $what } pour des pistes bleues.
log-gained-bonuses = { $seat } gagne { $what } pour des tuiles Bonus.
log-gained-discard = { $seat } gagne { $what } pour ce qui est défaussé.
log-gained-activation = { $seat } gagne { $what } pour l'activation.
log-disk = { $seat } pose un disque sur { $what }.
log-disk-moved = { $seat } déplace un disque de { $what } vers { $to }.
log-piste = { $seat } pose une { $piste } en { $at }.
log-piste-free = { $seat } pose gratuitement une { $piste } en { $at }.
log-felled = { $n ->
    [one] { $seat } abat la forêt : { $n } octogone.
   *[other] { $seat } abat la forêt : { $n } octogones.
}
log-line = { $seat } complète la ligne { $row } du domaine.
log-reward = { $seat } obtient une récompense de rang { $rank }.
log-taken = { $seat } prend { $what }.
log-bought-discarded = { $seat } prend { $what } dans la défausse.
log-built = { $seat } construit { $what } en { $at }.
log-pieces = { $seat } ajoute { $what }.
log-seated = Un cube de { $seat } trouve un emplacement, { $slot }.
log-unseated = Un cube de { $seat } quitte son emplacement, { $slot }.
log-column = { $seat } complète la colonne { $column } du village.
log-activated = { $seat } active { $what }.
log-activated-free = { $seat } active { $what } gratuitement.
log-developed = { $seat } a désormais { $what }.
log-used = { $seat } utilise { $what }.
log-turned-up = { $seat } remet { $what } face visible.
log-discarded-cube = { $seat } défausse un cube.
log-discarded-octagon = { $seat } défausse un octogone.
log-stood = { $seat } relève des employés : { $what }.
log-improved = { $seat } améliore le { $threshold } au cran { $step } : valeur { $value }.
log-scored = { $seat } marque { $pv } PV ({ $reason }).
log-lost = { $seat } perd { $pv } PV ({ $reason }).
log-forfeited = { $seat } ne peut plus faire l'action de la case.
log-unimproved = { $seat } n'améliore aucun seuil.
log-seasonals-left = { $n ->
    [one] { $n } employé saisonnier de { $seat } s'en va.
   *[other] { $n } employés saisonniers de { $seat } s'en vont.
}
log-discard = { $what } va à la défausse.
log-won = Victoire : { $seats }.

## Points

score-bonus = Tuile Bonus { $bonus }
score-threshold-G = Seuil vert
score-threshold-B = Seuil bleu
score-threshold-R = Seuil rouge
score-tiles = Effets de tuiles
score-activations = Activations
score-rewards = PV au lieu de récompenses
score-time = Temps restant
score-money = Argent restant
score-convenience = Commodité
score-vacant-squares = Emplacements carrés vacants
score-variety = Ensembles de quatre couleurs
score-buildings = Bâtiments à la fin
score-authenticity = Octogones dans la zone
score-vacant-octagons = Emplacements octogonaux vacants

## Images

art-charm = Charme perdu
art-free = libre
art-gone = pris
art-left = restent
art-log = Journal
art-next-season = saison suivante
art-office = Bureau
art-or = ou
art-per-building = par bâtiment
art-pistes = Pistes
art-pv = PV
art-ready = prêts
art-round = Manche
art-scale = Commodité
art-seasonals = Saisonniers
art-this-season = cette saison
art-used = utilisés
art-your-turn = À VOUS
