### complete

# CloudAge en français. Le livret nomme huit villes, une amélioration et vingt cartes Projet ; tous
# les autres noms sont de nous, de même que l'histoire et tous les textes.

title = CloudAge
authors = Alexander Pfister et Arno Steinwender
pitch = Survole un monde desséché, déjoue la milice et change le soleil en Eau et en grandes œuvres.

## Options

switch-scenario = Quel scénario est joué : le premier est plus court et convient à une première partie, les deux autres ont les végétaux et un plateau de plus
switch-scenario-name = Scénario
switch-scenario-1 = Premier vol, plus court et sans végétaux
switch-scenario-2 = Vents marchands, avec végétaux et quatre plateaux
switch-scenario-3 = Face à la milice, avec des systèmes d'armement
switch-marker_before_combat = Ce qui vient d'abord là où votre dirigeable se pose : le marqueur et sa récompense de piste, qui peut aider au combat, ou le combat
switch-marker_before_combat-name = Marqueur ou combat d'abord
switch-marker_before_combat-true = marqueur et récompense de piste, puis combat
switch-marker_before_combat-false = combat, puis marqueur et récompense de piste
switch-tiers_add_up = Si atteindre le palier supérieur des cartes Projet Accumulateur, Séquence de combat et Manuel de biologie paie aussi le palier inférieur
switch-tiers_add_up-name = Paliers des cartes Projet
switch-tiers_add_up-false = le palier supérieur remplace l'inférieur
switch-tiers_add_up-true = les deux paliers paient
switch-start_is_city = Si DÉPART compte comme un hameau où plusieurs dirigeables peuvent se poser, si bien que personne n'a à le quitter à la manche 1
switch-start_is_city-name = DÉPART comme hameau
switch-start_is_city-false = DÉPART n'est pas une ville
switch-start_is_city-true = DÉPART est un hameau qui se partage
switch-min_navigation_cards = Combien de cartes Navigation un joueur doit toujours garder quand une mise à jour de navigation en retire une
switch-min_navigation_cards-name = Cartes Navigation gardées
switch-min_navigation_cards-2 = au moins 2
switch-min_navigation_cards-3 = au moins 3
switch-min_navigation_cards-4 = au moins 4
switch-min_navigation_cards-5 = au moins 5
switch-min_navigation_cards-6 = au moins 6
switch-min_navigation_cards-7 = au moins 7
switch-l7_entry_cost = Combien de points de mouvement il faut pour entrer sur la Barge de péage, en plus de son péage, dans le scénario 3 et certains chapitres
switch-l7_entry_cost-name = Barge de péage
switch-l7_entry_cost-1 = 1 point de mouvement
switch-l7_entry_cost-2 = 2 points de mouvement
switch-l7_entry_cost-3 = 3 points de mouvement
switch-scenario1_setup_tiles_become_water = Si, dans une partie sans végétaux (scénario 1 et chapitre 1), chacun commence avec de l'Eau pour les tuiles Végétal des autres parties, ou sans rien pour elles
switch-scenario1_setup_tiles_become_water-name = Départ sans végétaux
switch-scenario1_setup_tiles_become_water-true = de l'Eau au lieu des tuiles Végétal
switch-scenario1_setup_tiles_become_water-false = rien au lieu des tuiles Végétal
switch-tie_break = Quels biens restants départagent les joueurs à égalité de PV ; ceux qui restent à égalité partagent la place
switch-tie_break-name = Égalités
switch-tie_break-water-metal-energy = le plus d'Eau, puis de Métal, puis d'Énergie
switch-tie_break-water-energy-metal = le plus d'Eau, puis d'Énergie, puis de Métal
switch-tie_break-metal-water-energy = le plus de Métal, puis d'Eau, puis d'Énergie
switch-tie_break-metal-energy-water = le plus de Métal, puis d'Énergie, puis d'Eau
switch-tie_break-energy-water-metal = le plus d'Énergie, puis d'Eau, puis de Métal
switch-tie_break-energy-metal-water = le plus d'Énergie, puis de Métal, puis d'Eau
switch-tie_break-water-metal = le plus d'Eau, puis de Métal
switch-tie_break-water-energy = le plus d'Eau, puis d'Énergie
switch-tie_break-metal-water = le plus de Métal, puis d'Eau
switch-tie_break-metal-energy = le plus de Métal, puis d'Énergie
switch-tie_break-energy-water = le plus d'Énergie, puis d'Eau
switch-tie_break-energy-metal = le plus d'Énergie, puis de Métal
switch-tie_break-water = le plus d'Eau
switch-tie_break-metal = le plus de Métal
switch-tie_break-energy = le plus d'Énergie
switch-tie_break-shared = la place est partagée
switch-leftover_goods_score = Si l'Eau, le Métal et l'Énergie qui restent à la fin rapportent, 1 PV pour trois
switch-leftover_goods_score-name = Biens restants
switch-leftover_goods_score-false = ne rapportent rien
switch-leftover_goods_score-true = 1 PV pour trois
switch-missions_in_scenario1 = Si le scénario 1 se joue avec des missions, comme les autres, ou sans, pour une première partie plus légère
switch-missions_in_scenario1-name = Missions au scénario 1
switch-missions_in_scenario1-true = avec des missions
switch-missions_in_scenario1-false = sans missions
switch-draw_after_win = Qui peut piocher encore des cartes Navigation dans un combat déjà gagné : tout le monde, ou seulement qui a la carte Projet Séquence de combat, qui récompense les totaux élevés
switch-draw_after_win-name = Pioche après une victoire
switch-draw_after_win-always = tout le monde
switch-draw_after_win-combat_sequence_only = seulement qui a Séquence de combat
switch-missions_kept = Combien des deux missions reçues au départ chaque joueur garde et marque
switch-missions_kept-name = Missions gardées
switch-missions_kept-1 = une des deux
switch-missions_kept-2 = les deux
switch-sides = Quelles faces montrent les plateaux 2, 3 et 4 ; le scénario 1 et les deux premiers chapitres prennent toujours les faces A, conseillées pour débuter
switch-sides-name = Faces des plateaux
switch-sides-A = face A partout
switch-sides-B = face B partout
switch-sides-random = chacune tirée au sort
switch-sides-AAB = A pour 2 et 3, B pour 4
switch-sides-ABA = A pour 2 et 4, B pour 3
switch-sides-ABB = A pour 2, B pour 3 et 4
switch-sides-BAA = B pour 2, A pour 3 et 4
switch-sides-BAB = B pour 2 et 4, A pour 3
switch-sides-BBA = B pour 2 et 3, A pour 4
switch-first_player = Qui commence : un joueur tiré au sort, ou celui d'une place convenue
switch-first_player-name = Premier joueur
switch-first_player-random = tiré au sort
switch-first_player-A = place A
switch-first_player-B = place B
switch-first_player-C = place C
switch-first_player-D = place D
switch-solo_targets = Si le résultat d'une partie en solo est comparé à trois objectifs (réussi, bon, excellent), ou si seuls ses PV sont donnés
switch-solo_targets-name = Objectifs en solo
switch-solo_targets-true = le résultat est comparé à des objectifs
switch-solo_targets-false = seuls les PV sont donnés
switch-mid_chapter_cards_join_deck = Quand les cartes Projet débloquées au milieu d'un chapitre de campagne entrent en jeu : aussitôt, ou au chapitre suivant
switch-mid_chapter_cards_join_deck-name = Cartes Projet débloquées
switch-mid_chapter_cards_join_deck-true = mélangées aussitôt à la pioche
switch-mid_chapter_cards_join_deck-false = gardées pour le chapitre suivant
switch-l5_outside_own_turn = Si les Caves de Whitehaven, où l'on retire un marqueur pour planter une tuile, servent aussi pendant le tour des autres ou seulement pendant le vôtre, dans le scénario 3 et certains chapitres
switch-l5_outside_own_turn-name = Caves de Whitehaven
switch-l5_outside_own_turn-true = aussi pendant le tour des autres
switch-l5_outside_own_turn-false = seulement à son propre tour

## Villes

ct-borderville = Borderville
ct-cinderford = Cinderford
ct-dustmere = Dustmere
ct-last-well = Last Well
ct-beggars-end = Beggar's End
ct-rustwater = Rustwater
ct-whika = Whika
ct-devils-fork = Devil's Fork
ct-promise = Promise
ct-ironbloom = Ironbloom
ct-whitehaven = Whitehaven
ct-taintbo = Taintbo
ct-gallows-reach = Gallows Reach
ct-stormhold = Stormhold
ct-skyforge = Skyforge
ct-nefaria = Nefaria
ct-ashen-crown = Ashen Crown
ct-cloudgate = Cloudgate

## Hameaux

hm-1 = Hameau 1
hm-2 = Hameau 2
hm-3 = Hameau 3
hm-4 = Hameau 4
hm-5 = Hameau 5
hm-6 = Hameau 6
hm-7 = Hameau 7
hm-8 = Hameau 8
hm-9 = Hameau 9
hm-start = DÉPART

## Améliorations

up-m1 = Rotor latéral
up-m2 = Tuyère
up-m3 = Voile de tempête
up-c1 = Canon EMP
up-c2 = Tourelle
up-c3 = Canon électrique
up-c4 = Lance-tempête
up-p1 = Semoir
up-p2 = Arroseur
up-p3 = Jardin suspendu

## Cartes Navigation de départ

nv-0 = Navigation 0
nv-1 = Navigation 1
nv-2 = Navigation 2
nv-3 = Navigation 3

## Cartes Ville

cc-01 = Carte Ville 1
cc-02 = Carte Ville 2
cc-03 = Carte Ville 3
cc-04 = Carte Ville 4
cc-05 = Carte Ville 5
cc-06 = Carte Ville 6
cc-07 = Carte Ville 7
cc-08 = Carte Ville 8
cc-09 = Carte Ville 9
cc-10 = Carte Ville 10
cc-11 = Carte Ville 11
cc-12 = Carte Ville 12
cc-13 = Carte Ville 13
cc-14 = Carte Ville 14
cc-15 = Carte Ville 15
cc-16 = Carte Ville 16
cc-17 = Carte Ville 17
cc-18 = Carte Ville 18
cc-19 = Carte Ville 19
cc-20 = Carte Ville 20
cc-21 = Carte Ville 21
cc-22 = Carte Ville 22
cc-23 = Carte Ville 23
cc-24 = Carte Ville 24
cc-25 = Carte Ville 25
cc-26 = Carte Ville 26
cc-27 = Carte Ville 27
cc-28 = Carte Ville 28
cc-29 = Carte Ville 29
cc-30 = Carte Ville 30
cc-31 = Carte Ville 31
cc-32 = Carte Ville 32
cc-33 = Carte Ville 33
cc-34 = Carte Ville 34
cc-35 = Carte Ville 35
cc-36 = Carte Ville 36
cc-37 = Carte Ville 37
cc-38 = Carte Ville 38
cc-39 = Carte Ville 39

## Pochettes Nuage

sl-1 = Banc de l'ouest
sl-2 = Banc de l'est
sl-3 = Banc du nord
sl-4 = Banc du sud
sl-5 = Banc montant
sl-6 = Banc descendant

## Tuiles Végétal

pl-g = Végétal vert
pl-a = Végétal fané A
pl-b = Végétal fané B
pl-c = Végétal fané C

## Missions

mi-01 = Réseau d'eau
mi-02 = Havres sûrs
mi-03 = Bataille finale
mi-04 = Chantier naval
mi-05 = Main verte
mi-06 = Grand bleu
mi-07 = Guilde pourpre
mi-08 = Grand bâtisseur
mi-09 = Grands travaux
mi-10 = Vol rapide
mi-11 = Navire de guerre
mi-12 = Gros carnet de vol

## Cartes Projet

pj-wreck = Épave
pj-solar-panel = Panneau solaire
pj-old-pump = Vieille pompe
pj-supply-drop = Largage
pj-wind-turbine = Éolienne
pj-rain-collector = Collecteur de pluie
pj-scrapyard = Casse
pj-archive = Archives
pj-black-market = Marché noir
pj-ruined-refinery = Raffinerie en ruine
pj-water-tower = Château d'eau
pj-geothermal-well = Puits géothermique
pj-desalination-plant = Usine de dessalement
pj-propeller-plans = Plans d'un propulseur
pj-emp-plans = Plans d'un EMP
pj-grappling-hook = Grappin
pj-accumulator = Accumulateur
pj-pilot-badge = Insigne de pilote
pj-combat-badge = Insigne de combat
pj-combat-sequence = Séquence de combat
pj-side-propeller = Hélice latérale
pj-harpoon-launcher = Lance-harpon
pj-net-thrower = Lance-filet
pj-twin-engine = Bimoteur
pj-twin-cannon = Canon jumelé
pj-mechanic = Mécanicien
pj-inventor = Inventeur
pj-flight-lessons = Cours de pilotage
pj-porthole = Hublot
pj-secret-tunnel = Tunnel secret
pj-hydroponics = Hydroponie
pj-plant-market = Marché des plantes
pj-biology-handbook = Manuel de biologie
pj-seed-vault = Banque de graines
pj-irrigation-canal = Canal d'irrigation
pj-sam = Sam
pj-salvage-crane = Grue de récupération
pj-tail-rotor = Rotor de queue
pj-frank = Frank
pj-aquifer = Nappe phréatique
pj-solar-farm = Ferme solaire
pj-jose = José
pj-greenhouse = Serre
pj-parrot = Perroquet
pj-weather-balloon = Ballon-sonde
pj-radio-mast = Mât radio
pj-ram-prow = Éperon
pj-reinforced-hull = Coque renforcée
pj-freed-militia = Milice ralliée
pj-sky-beacon = Phare céleste
pj-cloud-condenser = Condenseur de nuages
pj-rebuilt-reservoir = Réservoir rebâti

## Actions Ville

ac-gather = Récupérer des ressources
ac-gather-text = choisir un quartier et une zone, prendre sa carte Ville ; tout le monde récupère
ac-build = Construire
ac-build-text = { $what } ; une pour chaque joueur inactif
ac-plant = Planter un végétal
ac-plant-text = planter jusqu'à la capacité ; une action de construction pour chaque joueur inactif

## Tuiles Campagne

l1 = Guet de Whika
l2 = Devil's Fork libre
l3 = Garnison de Devil's Fork
l4 = Atelier de Promise
l5 = Caves de Whitehaven
l6 = Réserves de Nefaria
l7 = Barge de péage
l8 = Système d'armement L8
l9 = Système d'armement L9
l10 = Système d'armement L10
l11 = Système d'armement L11
l12 = Système d'armement L12
l13 = Système d'armement L13
l14 = Jardin de tempête
l15 = Raid sur les tours

## Plateau Solo

so-1 = Case 1
so-2 = Case 2
so-3 = Case 3
so-4 = Case 4
so-5 = Case 5
so-6 = Case 6
so-7 = Case 7
so-8 = Case 8

## Scénarios et leurs histoires

sc-1 = Premier vol
story-sc-1-title = Premier vol
story-sc-1-text = Du carburant pour une semaine, deux rotors de rechange et une carte pleine de trous : de quoi voir jusqu'où va un équipage prudent.
sc-2 = Vents marchands
story-sc-2-title = Vents marchands
story-sc-2-text = La ferraille est la monnaie de la haute plaine, et tout le monde en manque. Qui vend au bon moment rentre riche.
sc-3 = Face à la milice
story-sc-3-title = Face à la milice
story-sc-3-text = Deux tours se dressent déjà, et la milice veut savoir qui vous êtes. Il n'y a qu'une façon de se présenter.

## Chapitres

ch-1 = Quitter la Lisière
ch-2 = Premier vert
ch-3 = Des noms sur une liste
ch-4 = Le Péage
ch-5 = Ciel de fer
ch-6 = La Ligne des jardins
ch-7 = La Chute des nuages

## Cartes Histoire

st-11 = Carte Histoire 11
story-st-11-title = Les puits muets
story-st-11-text = Les puits de la Lisière se sont tus ; avant l'aube, le convoi rapiécé largue les amarres. Quelque part après Borderville, dit-on, il reste de l'ouvrage pour un équipage qui sait se défendre.
st-12 = Carte Histoire 12
story-st-12-title = La moitié du chargement
story-st-12-text = Une patrouille de Cloud hèle le convoi et réclame la moitié du chargement. Personne ne répond à la radio : chaque équipage charge ses harpons.
st-13 = Carte Histoire 13
story-st-13-title = L'armurerie forcée
story-st-13-text = Tant de fanions flottent sur les toits de Devil's Fork que ses habitants forcent l'armurerie et congédient la garnison.
st-14 = Carte Histoire 14
story-st-14-title = D'autres canons
story-st-14-text = Devil's Fork n'a vu passer que peu de navires, et sa garnison a mis ces jours calmes à profit pour monter d'autres canons.
st-15 = Carte Histoire 15
story-st-15-title = Une caisse en fleurs
story-st-15-text = Dans la cale d'une carcasse dorment des caisses de jeunes pousses, la moitié sèches comme du papier. Les anciens rient, puis une caisse se met à fleurir.
st-16 = Carte Histoire 16
story-st-16-title = De bons voisins
story-st-16-text = Des villageois proposent de soigner ce que vous pourrez céder. Ils veulent un peu d'eau avec, et promettent de retenir vos noms.
st-17 = Carte Histoire 17
story-st-17-title = Un fil vert
story-st-17-text = Un fil vert court désormais sur la poussière, et Whitehaven ouvre ses caves aux prochaines pousses.
st-18 = Carte Histoire 18
story-st-18-title = Des têtus
story-st-18-text = La poussière a avalé presque toutes les pousses, mais les forgerons de Promise aiment les têtus et vous libèrent un établi.
st-19 = Carte Histoire 19
story-st-19-title = Le courrier
story-st-19-text = Un courrier tombe du ciel, un papier cousu dans son manteau. Tous les capitaines libres y figurent, et chaque nom porte un prix.
st-20 = Carte Histoire 20
story-st-20-title = Un signe de la clé
story-st-20-text = Passé la deuxième crête, Sam, qui répare tout ce qui vole, vous fait signe avec une clé. Son nom est aussi sur le papier, et se cacher n'a jamais été son genre.
st-21 = Carte Histoire 21
story-st-21-title = La charrette du fermier
story-st-21-text = Près de chez vous, un fermier nommé Frank tire sa charrette dans votre ombre. Ses champs ont disparu, pas ce qu'il en sait.
st-22 = Carte Histoire 22
story-st-22-title = Vos couleurs
story-st-22-text = Whika compte les balises que vous y avez laissées et tranche : dès aujourd'hui, ses vigies portent vos couleurs.
st-23 = Carte Histoire 23
story-st-23-title = De nouveaux murs
story-st-23-text = Pendant que Whika hésitait, Cloud a transporté ses réserves à Nefaria et dressé de nouveaux murs autour.
st-24 = Carte Histoire 24
story-st-24-title = Le coffre
story-st-24-text = Le coffre de la garnison contient l'original de la liste, chaque paiement noté en marge. Une part de cette eau revient à l'équipage le plus éprouvé.
st-25 = Carte Histoire 25
story-st-25-title = La barge dans la brèche
story-st-25-text = Cloud a amarré une barge dans la brèche entre les crêtes. On peut passer vite en payant, ou faire le grand tour.
st-26 = Carte Histoire 26
story-st-26-title = Perdre la face
story-st-26-text = Le bruit court que vous préférez perdre la face plutôt que l'eau. Les contrebandiers apprécient ce genre de capitaines.
st-27 = Carte Histoire 27
story-st-27-title = Un nom sans tache
story-st-27-text = Les paysans de la brèche vous ont vus défendre votre nom et décident de vous confier leurs semences.
st-28 = Carte Histoire 28
story-st-28-title = Les chaînes larguées
story-st-28-text = Tant de navires mouillent désormais à l'est qu'une nuit la barge largue ses chaînes et dérive au loin.
st-29 = Carte Histoire 29
story-st-29-title = Les yeux ailleurs
story-st-29-text = La barge demeure, mais ses gardes détournent les yeux chaque fois qu'on y passe des outils.
st-30 = Carte Histoire 30
story-st-30-title = Deux pots de plus
story-st-30-text = Juste sous les canons de la barge, une pousse s'accroche. Au matin, deux autres pots se trouvent à côté, et nul ne sait qui les a apportés.
st-31 = Carte Histoire 31
story-st-31-title = La clôture
story-st-31-text = Des tours s'élèvent sur la plaine et l'air bourdonne au-dessus d'elles. Cloud appelle cela l'ordre ; vu d'en haut, c'est une clôture.
st-32 = Carte Histoire 32
story-st-32-title = Une tour de moins
story-st-32-text = Une tour gît brisée dans sa propre fumée. Tout le long de la ligne, on commence à compter celles qui restent.
st-33 = Carte Histoire 33
story-st-33-title = Patience et peur
story-st-33-text = Les tours sont intactes, et Cloud prend la patience pour de la peur : en une nuit, une autre est boulonnée.
st-34 = Carte Histoire 34
story-st-34-title = La ligne brisée
story-st-34-text = La ligne est en morceaux, et des barges chargées de pièces gagnent de nouveau les villes.
st-35 = Carte Histoire 35
story-st-35-title = Voler bas
story-st-35-text = Le siège se resserre. Ceux qui restent partagent leurs dernières graines et apprennent à voler bas.
st-36 = Carte Histoire 36
story-st-36-title = La première tour
story-st-36-text = La première tour s'affaisse lentement, comme un géant fatigué. Ses boulons tiendront votre propre coque.
st-37 = Carte Histoire 37
story-st-37-title = Un trait sur la carte
story-st-37-text = José, le botaniste, trace un trait sur votre carte. Plantez le long d'ici, dit-il, et la poussière devra s'arrêter.
st-38 = Carte Histoire 38
story-st-38-title = José rit
story-st-38-text = La ligne tient sous sa première tempête, et José rit pour la première fois depuis votre rencontre.
st-39 = Carte Histoire 39
story-st-39-title = Un trou pour le vent
story-st-39-text = Le vent trouve un trou et s'y engouffre. Pour un temps, chaque lieue coûte plus cher que la précédente.
st-40 = Carte Histoire 40
story-st-40-title = La rosée
story-st-40-text = Un matin, il y a de la rosée sur les cordages. Personne ne dit mot ; chacun y touche.
st-41 = Carte Histoire 41
story-st-41-title = La ligne cède
story-st-41-text = La ligne cède à l'est, et derrière la poussière une tour de plus relève la tête.
st-42 = Carte Histoire 42
story-st-42-title = Quatre carrés
story-st-42-text = Quatre carrés de vert n'en font plus qu'un, et des oiseaux que vous ne savez nommer se le disputent déjà.
st-43 = Carte Histoire 43
story-st-43-title = Les pousses d'abord
story-st-43-text = De vrais nuages s'amassent au-dessus des jardins tandis que Cloud rappelle ses derniers canons. Vous chargez d'abord les pousses.
st-44 = Carte Histoire 44
story-st-44-title = Batteries pleines
story-st-44-text = Plus de jardins derrière lesquels s'abriter : des tours devant, et des batteries pleines en cale. Il faudra s'en contenter.
st-45 = Carte Histoire 45
story-st-45-title = Le vaisseau amiral
story-st-45-text = Le vaisseau amiral de Cloud couvre le soleil de midi. On peut le combattre, ou acheter la loyauté de son équipage assoiffé.
st-46 = Carte Histoire 46
story-st-46-title = Un ciel pour tous
story-st-46-text = La dernière tour n'est plus que ferraille et la plaine a verdi : le ciel appartient à qui lève les yeux.
st-47 = Carte Histoire 47
story-st-47-title = La trêve
story-st-47-text = La moitié de l'ouvrage est faite, et nul n'a la force de la défaire. Vous appelez cela une trêve et dormez tout un jour.
st-48 = Carte Histoire 48
story-st-48-title = Un sachet de graines
story-st-48-text = Les tours bourdonnent toujours et la poussière reste profonde. Pourtant, dans un tiroir de chaque navire, il reste un sachet de graines.

## Quantités, gains et coûts

n-W = { $n ->
    [one] { $n } Eau
   *[other] { $n } Eaux
}
n-M = { $n ->
    [one] { $n } Métal
   *[other] { $n } Métaux
}
n-E = { $n ->
    [one] { $n } Énergie
   *[other] { $n } Énergies
}
n-V = { $n } PV
n-P = { $n ->
    [one] { $n } carte Projet
   *[other] { $n } cartes Projet
}
n-T = { $n ->
    [one] { $n } tuile Végétal
   *[other] { $n } tuiles Végétal
}
n-cards = { $n ->
    [one] { $n } autre carte
   *[other] { $n } autres cartes
}
nothing = rien
free = rien
named = { $name }
and = { $a } et { $b }
or = { $a } ou { $b }
phrases = { $a } ; { $b }
choice = ({ $what })
times = { $what } { $per }
per-card = par { $name } en jeu
per-movement = par point de mouvement permanent
per-combat = par point de combat permanent
per-bare-tile = par tuile sur une case sans trouvaille
effect-R = { $n ->
    [one] une ressource au choix
   *[other] { $n } ressources au choix
}
effect-U = { $n ->
    [0] une amélioration
    [one] une amélioration réduite de { $n } Métal
   *[other] une amélioration réduite de { $n } Métaux
}
effect-B = { $n ->
    [one] une action de construction
   *[other] { $n } actions de construction
}
effect-project = une carte Projet jouée
effect-lay = elle peut être posée sur la carte
effect-plant = { $n ->
    [one] planter une tuile
   *[other] planter jusqu'à { $n } tuiles
}
effect-plant-capacity = planter jusqu'à la capacité
effect-plant-laid = { $n ->
    [one] planter une tuile de plus, qui va sur la carte
   *[other] planter jusqu'à { $n } tuiles de plus, qui vont sur la carte
}
effect-gather = { $n ->
    [0] récupérer des ressources
   *[other] récupérer dans le quartier { $n }
}
effect-weapon-off = un système d'armement retiré
effect-upgrade-movement = { $n ->
    [one] la prochaine amélioration de mouvement, si l'on veut, réduite de { $n } Métal
   *[other] la prochaine amélioration de mouvement, si l'on veut, réduite de { $n } Métaux
}
effect-upgrade-combat = { $n ->
    [one] la prochaine amélioration de combat, si l'on veut, réduite de { $n } Métal
   *[other] la prochaine amélioration de combat, si l'on veut, réduite de { $n } Métaux
}
effect-upgrade-any = { $n ->
    [one] une amélioration, si l'on veut, réduite de { $n } Métal
   *[other] une amélioration, si l'on veut, réduite de { $n } Métaux
}
price-pay = payer { $what }
price-fight = combat { $n }
way = { $price } : { $gains }
cell = { $cell }
start = DÉPART
type-movement = amélioration de mouvement
type-combat = amélioration de combat
type-planting = amélioration de plantation
offer-movement = la prochaine amélioration de mouvement
offer-combat = la prochaine amélioration de combat
offer-planting = la prochaine amélioration de plantation
offer-any = une amélioration
source-navigation = la carte Navigation la plus basse
source-solar = le panneau solaire
source-book = le livre
source-level = niveau de production { $n }
source-rise = arrivée au niveau de production { $n }
source-top = un pas au-dessus du plus haut niveau de production
source-track = emplacement { $n } de la piste de manche
source-find = la trouvaille en { $at }
source-upgrade-movement = toutes les améliorations de mouvement
source-upgrade-combat = toutes les améliorations de combat
source-upgrade-planting = toutes les améliorations de plantation
source-solo = le plateau solo
source-wrench = la clé à molette
cause-mission = le dernier combat

## Textes des composants

text-costs = coûte { $cost }
text-at-once = aussitôt { $what }
text-offer = offre : { $what }
text-income = revenu : { $what }
text-movement = { $n ->
    [one] +{ $n } point de mouvement
   *[other] +{ $n } points de mouvement
}
text-combat = { $n ->
    [one] +{ $n } point de combat
   *[other] +{ $n } points de combat
}
text-capacity = +{ $n } capacité de plantation
text-project-less = { $n ->
    [one] ses cartes Projet coûtent { $n } Eau de moins
   *[other] ses cartes Projet coûtent { $n } Eaux de moins
}
text-green-less = { $n ->
    [one] ses cartes Projet vertes coûtent { $n } Eau de moins
   *[other] ses cartes Projet vertes coûtent { $n } Eaux de moins
}
text-upgrade-less = { $n ->
    [one] ses améliorations coûtent { $n } Métal de moins
   *[other] ses améliorations coûtent { $n } Métaux de moins
}
text-metal-find = { $n ->
    [one] une fois par tour de mouvement, une trouvaille de Métal donne { $n } Métal de plus
   *[other] une fois par tour de mouvement, une trouvaille de Métal donne { $n } Métaux de plus
}
text-flight = vol avec { $n } points de mouvement : { $what }
text-fight = combat de la phase de mouvement au total de { $n } : { $what }
text-planted = planter { $n } tuiles comme joueur actif : { $what }
text-zone = récupérer dans la zone qui donne { $n } : { $what }
text-update = récupérer dans la zone de la mise à jour de navigation : { $what }
text-wrench = récupérer dans la zone de la clé à molette : { $what }
text-card-on-deck = une carte Ville reçue peut aller sur la pioche Navigation
text-level = niveau +{ $n }
text-final = { $n } PV à la fin
text-navigation = valeur de navigation { $n }
text-zone-gives = { $zone } { $n }
text-update-in = mise à jour de navigation avec { $zone }
text-wrench-in = clé à molette avec { $zone }
text-sleeve = cache { $n } des { $all } parties de sa carte du dessus
text-city = combat { $value } : { $gains }
text-hamlet = ni combat ni récompense ; un vol peut s'y terminer
zone-of-energy = Énergie
zone-of-metal = Métal
zone-of-water = Eau
zone-of-project = cartes Projet
text-mission = { $goal } : { $vp } PV
mission-level = niveau de production { $from }
mission-cities = marqueurs dans { $from } de ces villes, { $cities }
mission-last-fight = un dernier combat au total de { $from }
mission-upgrades = { $from } améliorations
mission-projects = { $from } cartes Projet
mission-green-projects = { $from } cartes Projet vertes
mission-blue-projects = { $from } cartes Projet bleues
mission-purple-projects = { $from } cartes Projet violettes
mission-great-projects = { $from } cartes Projet de 8 Eaux ou plus
mission-movement = { $from } points de mouvement permanents, panneau solaire compris
mission-combat = valeur de combat de base { $from }
mission-navigation-cards = { $from } cartes Navigation
tile-in = { $city } : { $text }
tile-entry = { $n ->
    [one] { $n } point de mouvement pour entrer
   *[other] { $n } points de mouvement pour entrer
}
tile-marker-fight = retirer un marqueur : +{ $n } dans un combat
tile-marker-action = retirer un marqueur pendant la phase d'action : { $what }
tile-marker-vp = { $n } PV à la fin avec un marqueur sur place
tile-find = trouvaille : { $what }
tile-toll = péage : { $what }
tile-no-city = pas une ville
tile-no-planting = pas de végétaux
tile-followers = chaque joueur inactif : { $gains }
district-left = { $n ->
    [0] fermé
    [one] { $n } carte Ville
   *[other] { $n } cartes Ville
}
text-scenario = { $told } (premier livre : { $front } ; livres suivants : { $back })
story-text = { $told } ({ $deeds })
story-book = livre : { $what }
story-after-book = après le premier livre : { $branches }
story-at-end = à la fin : { $branches }
branch = carte { $card } si { $tests }
branch-only = carte { $card }
branch-else = sinon carte { $card }
test-at-least = { $counted } : au moins { $amount }
test-at-most = { $counted } : au plus { $amount }
amount-number = { $n }
amount-players = le nombre de joueurs
amount-twice-players = le double du nombre de joueurs
amount-half-players = la moitié du nombre de joueurs, arrondie au-dessus
counted-markers-in = marqueurs à { $city }
counted-markers-on = marqueurs sur les plateaux { $boards }
counted-plants = tuiles Végétal sur la carte
counted-plants-on = tuiles Végétal sur les plateaux { $boards }
counted-weapons = systèmes d'armement
counted-weapons-removed = systèmes d'armement retirés pendant ce chapitre
counted-tolls = péages payés en PV moins ceux payés en Eau
counted-plants-less-weapons = tuiles Végétal sur la carte moins deux par système d'armement
tale-projects = les cartes Projet { $n } sont débloquées
tale-projects-else = les cartes Projet { $n } sont débloquées ({ $other } si elles le sont déjà)
tale-all-projects = tous les numéros de Projet sont débloqués
tale-unlock = { $what } est débloquée
tale-lock = { $what } retourne dans le sachet rouge
tale-place = { $what } est posée
tale-everybody = chacun : { $what }
tale-finder = l'auteur de la découverte : { $what }
tale-last = le dernier du chapitre précédent : { $what }
tale-storm = tempête de poussière : les cases de coût 2 coûtent 3 jusqu'au prochain livre actif
tale-points = { $n } points de campagne

## La table

zone-map = Carte
zone-cities = Villes
zone-districts = Quartiers
zone-spaces = Emplacements du quartier
zone-city-board = Plateau Ville
zone-production = Plateau de production
zone-projects = Pioche Projet
zone-discard = Défausse Projet
zone-bag = Sac
zone-book = Livre
zone-tiles = Tuiles Campagne
zone-solo = Plateau solo
zone-hand = Main
zone-played = Cartes Projet en jeu
zone-deck = Pioche Navigation
zone-navigation = Défausse Navigation
zone-combat = Zone de combat
zone-upgrades = Améliorations
zone-track = Piste de manche
zone-stock = Réserve
zone-missions = Missions
piece-airship = dirigeable
piece-marker = marqueur
piece-drone = drone
piece-level = marqueur de production
piece-water = Eau
piece-metal = Métal
piece-energy = Énergie
piece-vp = PV
piece-debt = PV sous zéro
piece-hand = cartes en main
piece-project = carte Projet
piece-card = carte Navigation
piece-story = Carte Histoire
counter-deck = dans la pioche
counter-value = de valeur { $n }
counter-top = { $what } sur le dessus
headline-chapter = { $chapter }. { $headline }
headline = Manche { $round } sur { $rounds } : { $phase }
phase-setup = { $seat } choisit missions et cartes
phase-production = production, { $seat }
phase-movement = mouvement, { $seat }
phase-action = actions de Ville, { $seat }
phase-scoring = derniers combats, { $seat }
phase-over = La partie est finie
target-missed = La partie est finie : { $vp } PV, l'objectif est manqué
target-pass = La partie est finie : { $vp } PV, objectif atteint
target-good = La partie est finie : { $vp } PV, un bon résultat
target-great = La partie est finie : { $vp } PV, un excellent résultat
stage-production = Production
stage-movement = Mouvement
stage-action = Action

## Questions

ask-mission = Quelle mission gardez-vous ?
ask-discard = { $n ->
    [one] Défaussez encore une carte Projet
   *[other] Défaussez { $n } cartes Projet, une à la fois
}
ask-book = Le livre est actif : { $ways }. L'utilisez-vous ?
ask-produce = À quel niveau produisez-vous ? Vous avez { $energy } et le niveau { $level }
ask-navigation = Prenez-vous { $energy } ou { $projects } ?
ask-fly = { $n ->
    [one] Où volez-vous ? Il reste { $n } point de mouvement
   *[other] Où volez-vous ? Il reste { $n } points de mouvement
}
ask-fly-solar = { $n ->
    [one] Où volez-vous ? Il reste { $n } point de mouvement, { $more } de plus par le panneau solaire, qui donne sinon { $energy }
   *[other] Où volez-vous ? Il reste { $n } points de mouvement, { $more } de plus par le panneau solaire, qui donne sinon { $energy }
}
ask-gain = Que prenez-vous : { $what } ?
ask-gain-from = Que prenez-vous pour { $source } : { $what } ?
ask-toll = Comment payez-vous le péage : { $toll } ?
ask-fight = Combat, { $what } : { $total } sur { $value } pour { $gains }. Et maintenant ?
ask-fight-won = Combat, { $what } : { $total } sur { $value }, assez pour { $gains }. Et maintenant ?
ask-fight-last = Le dernier combat : { $total } jusqu'ici. Et maintenant ?
ask-action = Quelle action de Ville choisissez-vous ?
ask-district = Dans quel quartier récupérez-vous ?
ask-space = Sur quel emplacement du quartier { $n } va votre drone ?
ask-space-solo = { $ask } La zone qui donne { $blank } est un coup pour rien
ask-on-deck = Où va { $card } ?
ask-update = Quelle carte Navigation retirez-vous ? Vous en avez { $n } et devez en garder { $least }
ask-wrench = Clé à molette : une amélioration ou une ressource ? Vous avez { $metal }
ask-first = Par quoi commencez-vous : le bonus de votre zone, ou { $what } ?
ask-build = { $n ->
    [one] Que construisez-vous ? Vous avez { $water } et { $metal }
   *[other] Que construisez-vous ? Il reste { $n } actions de construction ; vous avez { $water } et { $metal }
}
ask-resource = { $n ->
    [one] Quelle ressource prenez-vous ?
   *[other] Quelle ressource prenez-vous ? Il en reste { $n }
}
ask-pay-card = { $n ->
    [one] Défaussez une carte pour { $what }
   *[other] Défaussez { $n } cartes pour { $what }, une à la fois
}
ask-pay-plant = { $n ->
    [one] Rendez une tuile Végétal pour { $what }
   *[other] Rendez { $n } tuiles Végétal pour { $what }, une à la fois
}
ask-upgrade = { $n ->
    [0] Construisez-vous { $offer } ? Vous avez { $metal } ; { $instead }
    [one] Construisez-vous { $offer }, réduite de { $n } Métal ? Vous avez { $metal } ; { $instead }
   *[other] Construisez-vous { $offer }, réduite de { $n } Métaux ? Vous avez { $metal } ; { $instead }
}
ask-project = Jouez-vous une carte Projet ? Vous avez { $water } ; { $instead }
else-take = sinon vous prenez { $what }
else-lost = sinon l'offre est perdue
ask-sell = { $what }, { $way }. Vendez-vous ?
ask-plant = { $n ->
    [one] Quelle tuile plantez-vous ? Encore une est possible
   *[other] Quelle tuile plantez-vous ? Jusqu'à { $n } encore
}
ask-plant-must = { $n ->
    [one] Quelle tuile plantez-vous ?
   *[other] Quelle tuile plantez-vous ? Jusqu'à { $n }, au moins une
}
ask-plant-laid = { $n ->
    [one] Quelle tuile de plus plantez-vous et posez-vous sur la carte ?
   *[other] Quelles tuiles de plus plantez-vous et posez-vous sur la carte ? Jusqu'à { $n }
}
ask-lay = Où posez-vous { $plant } ?
ask-whitehaven = { $n ->
    [one] Retirez-vous votre marqueur de { $city } pour planter une tuile ?
   *[other] Retirez-vous un de vos { $n } marqueurs de { $city } pour planter une tuile ?
}
ask-weapon = Quel système d'armement retirez-vous ?
ask-solo = Plateau solo, { $place } : { $what }. Que faites-vous ?

## Réponses

do-keep = garder { $what } : { $text }
do-discard = défausser { $what } ({ $text })
do-produce = niveau { $n } : payer { $price }, gagner { $gains }
do-enter = { $n ->
    [one] vers { $at } ({ $n } point)
   *[other] vers { $at } ({ $n } points)
}
do-enter-there = { $n ->
    [one] vers { $at } ({ $n } point) : { $there }
   *[other] vers { $at } ({ $n } points) : { $there }
}
do-solar = { $n ->
    [one] utiliser le panneau solaire pour { $n } point de mouvement
   *[other] utiliser le panneau solaire pour { $n } points de mouvement
}
do-gain = prendre { $what }
do-toll = payer { $what }
do-draw = piocher une carte Navigation pour { $price }
do-remove = retirer un marqueur de { $what } : +{ $n }
do-action = { $what } : { $text }
do-district = quartier { $n } : { $text }
do-space = { $zone }
do-top = sur la pioche
do-under = dans la défausse
do-update = retirer { $what } de valeur { $value }
do-upgrade = construire { $what } ({ $kind }) pour { $price }
do-play = jouer { $what } pour { $cost } : { $text }
do-give = rendre { $what }
do-bonus = d'abord le bonus de la zone
do-first = d'abord { $what }
do-sell = vendre
do-plant = planter { $what } : { $text }
do-lay = la poser en { $at }
do-lay-find = la poser en { $at }, sur la trouvaille { $find }
do-bag = la remettre dans le sac
do-whitehaven = retirer un marqueur et planter
do-weapon = retirer { $what }
do-instead = prendre { $what }
do-decline = refuser
stop-book = passer
stop-produce = ne pas produire
stop-fly = atterrir : { $at }
stop-fly-combat = atterrir : { $at }, { $combat }
stop-fight-won = s'arrêter à { $n } : le combat est gagné
stop-fight-lost = s'arrêter à { $n } : pas de récompense
stop-fight-last = s'arrêter à { $n }
stop-update = ne retirer aucune carte
stop-sell = ne pas vendre
stop-plant = ne plus planter
stop-whitehaven = garder les marqueurs
stop-weapon = n'en retirer aucun
stop-solo = ne pas récupérer
stop-gain = ne rien prendre

## Le journal

log-started = { $seat } est premier joueur.
log-mission-dealt = { $seat } reçoit la mission { $what }.
log-mission-kept = { $seat } garde la mission { $what }.
log-drawn = { $seat } pioche { $what }.
log-drawn-hidden = { $seat } pioche une carte Projet.
log-discarded = { $seat } défausse { $what }.
log-round = La manche { $round } commence ; { $seat } est premier joueur.
log-book = Le livre { $n } est actif.
log-book-used = { $seat } utilise le livre.
log-book-passed = { $seat } renonce au livre.
log-card-turned = La carte Scénario est retournée.
log-story = { $what }, { $title } : { $text }
log-gained = { $seat } gagne { $what }.
log-gained-from = { $seat } gagne { $what } : { $source }.
log-paid = { $seat } paie { $what }.
log-plant-drawn = { $seat } pioche { $what }.
log-plant-given = { $seat } rend { $what }.
log-produced = { $seat } produit au niveau { $level }.
log-not-produced = { $seat } ne produit pas.
log-revealed = { $seat } révèle { $cards }.
log-reshuffled = { $seat } mélange la défausse Navigation en une nouvelle pioche.
log-projects-reshuffled = La défausse Projet est mélangée en une nouvelle pioche.
log-entered = { $n ->
    [one] { $seat } vole en { $at } pour { $n } point.
   *[other] { $seat } vole en { $at } pour { $n } points.
}
log-solar = { $seat } utilise le panneau solaire pour voler.
log-landed = { $seat } atterrit en { $at }.
log-marker = { $seat } pose un marqueur : { $what }.
log-marker-lost = { $seat } n'a pas de ville pour le marqueur.
log-fight = { $seat } peut combattre, { $what } : valeur de base { $base }, combat { $value }.
log-fight-last = { $seat } mène le dernier combat avec la valeur de base { $base }.
log-combat-card = { $seat } pioche { $what } dans le combat.
log-marker-used = { $seat } retire un marqueur par { $what }.
log-marker-fights = { $seat } retire un marqueur par { $what } : +{ $n }.
log-fight-won = { $seat } gagne le combat avec { $total }.
log-fight-over = { $seat } termine le combat avec { $total }.
log-action = { $seat } choisit { $what }.
log-drone = { $seat } envoie le drone dans le quartier { $n } : { $zone }.
log-card-taken = { $seat } prend { $what } dans sa défausse Navigation.
log-card-on-top = { $seat } met { $what } sur sa pioche Navigation.
log-card-boxed = { $what } est montrée et retourne dans la boîte.
log-card-removed = { $seat } retire { $what } du jeu.
log-upgrade = { $seat } construit { $what }.
log-played = { $seat } joue { $what }.
log-level = { $seat } monte au niveau de production { $level }.
log-planted = { $seat } plante { $what }.
log-laid = { $seat } pose { $what } en { $at }.
log-plant-returned = { $what } : la tuile retourne dans le sac.
log-weapon = { $seat } retire { $what }.
log-tile-placed = { $what } : la tuile est posée.
log-tile-locked = { $what } : la tuile retourne dans le sachet rouge.
log-tile-unlocked = { $what } : la tuile est débloquée.
log-number = Les cartes Projet { $n } sont débloquées.
log-discovery = { $seat } fait une découverte : { $what }.
log-storm = Une tempête de poussière se lève : les cases de coût 2 coûtent 3.
log-scored = { $seat } marque { $vp } PV : { $reason }.
log-over = La partie est finie.

## La feuille de score

score-books = Livres
score-cards = Effets des cartes Projet
score-production = Production
score-track = Piste de manche
score-finds = Trouvailles
score-cities = Combats
score-plants = Végétaux
score-tiles = Tuiles Campagne
score-story = Histoire
score-solo = Plateau solo
score-rest = Autres gains
score-paid = PV payés
score-projects = Cartes Projet en jeu
score-upgrade-movement = Améliorations de mouvement
score-upgrade-combat = Améliorations de combat
score-upgrade-planting = Améliorations de plantation
score-mission = Mission { $what }
score-leftovers = Biens restants

## Art

art-combat = Combat
art-flight = Carte de vol
art-lasting = Durables
art-log = Journal
art-navigation = Navigation
art-points = Points
art-round = Manche
art-your-turn = À VOUS
