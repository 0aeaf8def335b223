### complete

# Whistle Mountain en français. Les noms sont ceux de l'édition française, sauf trois qu'elle ne
# laisse plus lire : Réserve, Marché Moyen, Marché d'Amélioration. Les trophées n'en portent pas.
# Tous les textes sont de nous.

title = Whistle Mountain
authors = Luke Laurie et Scott Caputo
pitch = Bâtis des échafaudages vers le ciel, amarre tes dirigeables et tire ton équipe de l’eau qui monte.

## Options

switch-set = Quelles pièces sont en jeu : toutes, ou, pour une première partie, sans les machines, améliorations et compétences de départ avancées
switch-set-name = Pièces en jeu
switch-set-full = toutes les pièces
switch-set-first_game = première partie, sans les pièces avancées
switch-stall_guard = Ce que devient une partie qui n'arrive pas à sa fin : elle est décomptée après 100 tours de chaque joueur, ou continue sans limite
switch-stall_guard-name = Partie sans fin
switch-stall_guard-on = décomptée après 100 tours de chaque joueur
switch-stall_guard-off = continue sans limite

## Biens

good-c = charbon
good-i = fer
good-g = or
good-w = eau
good-h = sifflets
good-vp = PV
kind-c = charbon
kind-i = fer
kind-g = or
kind-w = eau
kind-h = sifflet
n-c = { $n } charbon
n-i = { $n } fer
n-g = { $n } or
n-w = { $n } eau
n-h = { $n ->
    [one] { $n } sifflet
   *[other] { $n } sifflets
}
n-a = { $n } au choix
n-vp = { $n } PV
nothing = rien
free = gratuit
a-card = défausser une carte
named = { $name }
of-seat = { $what } de { $seat }
several = { $name } ×{ $n }

## Pièces

airship-balloon = montgolfière
airship-blimp = dirigeable
airship-dreadnought = cuirassé
worker = ouvrier
duplicator = jeton Duplicateur
card-back = carte
ability-back = compétence de départ
scaffold = échafaudage { $shape } ({ $a }–{ $b })
tile-s = un échafaudage S
tile-l = un échafaudage L
tile-t = un échafaudage T
dock-card = quai des cartes
dock-small-1 = premier quai des petites machines
dock-small-2 = second quai des petites machines
dock-medium = quai des machines moyennes
dock-large = quai des grandes machines
dock-upgrade = quai des améliorations
dock-scaffold-1 = premier quai des échafaudages
dock-scaffold-2 = second quai des échafaudages
dock-rescue = quai de sauvetage

## Lieux

at = { $space }
at-turned = { $space }, { $turn }
turn-r90 = tourné à gauche
turn-r180 = tourné d'un demi-tour
turn-r270 = tourné à droite
turn-fr0 = retourné
turn-fr90 = retourné, tourné à gauche
turn-fr180 = retourné, tourné d'un demi-tour
turn-fr270 = retourné, tourné à droite
turn-upright = à la verticale
place-level = niveau { $n } des baraquements
place-sanctuary = Refuge
place-trap = Piège
place-whirlpool = tourbillon

## Actes

deed-build = construction
deed-move = déplacement
deed-rescue = sauvetage

## Zones et piles

zone-grid = Canyon
zone-barracks = Baraquements
zone-tower = Tour
zone-whirlpool = Tourbillon
zone-docks = Quais
zone-market-small = Petites machines
zone-market-medium = Machines moyennes
zone-market-large = Grandes machines
zone-market-upgrades = Améliorations
zone-stacks = Échafaudages
zone-piles = Piles
zone-supply = Réserve
zone-discard = Défausse
zone-draft = Compétences à choisir
zone-drawn = Cartes piochées
zone-goods = Biens
zone-ability = Compétence de départ
zone-upgrades = Améliorations
zone-machines = Machines en stock
zone-scaffolds = Échafaudages en stock
zone-cards = Cartes
zone-awards = Trophées
zone-home = Aérostats rentrés
pile-cards = dans la pioche
pile-discard = dans la défausse
pile-small = petites machines face cachée
pile-medium = machines moyennes face cachée
pile-large = grandes machines face cachée
pile-upgrades = améliorations face cachée
pile-awards = trophées dans la réserve

## Où nous en sommes

headline = Manche { $round } : { $phase }
phase-draft = choix des compétences, { $seat }
phase-start = premiers échafaudages, { $seat }
phase-turn = tour de { $seat }
phase-last = dernier tour de { $seat }
phase-over = la partie est terminée
last-turn = dernier tour

## Faces

face-small = { $vp } PV à la construction. Activation : { $gain }.
face-machine = { $vp } PV à la construction. Activation ({ $cost }) : { $text }.
face-scaffold = Imprimé : { $a }, { $b }.
face-upgrade = Coûte { $cost }, { $vp } PV à la fin : { $text }.
face-award = À utiliser une fois : { $text }.
face-ability = { $text }.
face-card = À jouer ({ $cost }) : { $text }.
face-dock = { $text }.

## Petites machines

sm-black-iron = Fer Sombre
sm-black-pointer = Scoreur Sombre
sm-double-coal = Double Charbon
sm-double-gold = Double Or
sm-double-iron = Double Fer
sm-double-pointer = Double Scoreur
sm-metal-pointer = Scoreur Métallique
sm-shiny-coal = Charbon Doré
sm-shiny-iron = Fer Doré
sm-shiny-pointer = Scoreur Doré
sm-wet-coal = Charbon Liquide
sm-wet-gold = Or Liquide
sm-wet-iron = Fer Liquide
sm-wet-pointer = Scoreur Liquide
sm-whistle-pointer = Scoreur Siffleur
sm-whistler = Siffleur

## Machines moyennes

mm-alpha-site = Site Alpha
mm-alpha-site-text = déplacez un ouvrier et construisez, dans l'ordre de votre choix
mm-archives = Archives
mm-archives-text = piochez 3 cartes, gardez-en 1
mm-automation = Automatisation
mm-automation-text = construisez
mm-booster-pack = Amplificateur
mm-booster-pack-text = gagnez une amélioration face visible
mm-controller = Contrôleur
mm-controller-text = activez une autre machine, où qu'elle soit, en payant son coût
mm-crane = Grue
mm-crane-text = gagnez 2 échafaudages
mm-dispatch = Répartiteur
mm-dispatch-text = un autre de vos aérostats rentre
mm-elevator = Ascenseur
mm-elevator-text = posez cette machine ailleurs ; les ouvriers qui s'y trouvent sont promus, les ressources découvertes à côté de votre aérostat sont gagnées
mm-forge = Forge
mm-forge-text = gagnez 3 fer
mm-hoist = Monte-charge
mm-hoist-text = secourez un ouvrier
mm-library = Bibliothèque
mm-library-text = gagnez une carte
mm-lift = Élévateur
mm-lift-text = un de vos ouvriers de la tour monte ou descend d'un étage
mm-printing-press = Presse
mm-printing-press-text = gagnez une carte
mm-rope-ladder = Échelle de Corde
mm-rope-ladder-text = secourez un ouvrier
mm-secret-lab = Labo Secret
mm-secret-lab-text = gagnez une amélioration face visible
mm-terrace = Terrasse
mm-terrace-text = construisez et gagnez un échafaudage, dans l'ordre de votre choix
mm-tesla-coil = Bobine Tesla
mm-tesla-coil-text = gagnez un trophée au hasard
mm-treasure-map = Carte au Trésor
mm-treasure-map-text = marquez 5 PV
mm-vault = Chambre Forte
mm-vault-text = gagnez 2 sifflets
mm-welder = Soudeuse
mm-welder-text = gagnez un échafaudage

## Grandes machines

lm-coal-slide = Glissière à Charbon
lm-coal-slide-text = déplacez un ouvrier. À la construction : tous les ouvriers des baraquements glissent d'un niveau vers le bas
lm-disassembler = Désassembleur
lm-disassembler-text = retirez de la partie une amélioration face visible et gagnez le coût qui y est imprimé
lm-doomsday-device = Machine Infernale
lm-doomsday-device-text = secourez un ouvrier. À la construction : chacun perd un ouvrier des baraquements dans le tourbillon
lm-exec-archives = Auto Archives
lm-exec-archives-text = piochez 4 cartes, gardez-en 2. À la construction : gagnez 2 cartes
lm-factory = Usine
lm-factory-text = gagnez une petite machine face visible. À la construction : de même
lm-hang-glider = Deltaplane
lm-hang-glider-text = promouvez un de vos ouvriers placés sur un échafaudage
lm-jetpack-lab = Jetpack
lm-jetpack-lab-text = gagnez 2 échafaudages. À la construction : vous pouvez déplacer un ouvrier. Tant qu'elle marche, un déplacement peut aussi finir sur une case libre juste au-dessus d'un échafaudage ou d'une machine
lm-machine-hub = Pôle des Machines
lm-machine-hub-text = activez une autre machine en payant son coût. À la construction : activez-en jusqu'à deux
lm-megaphone = Mégaphone
lm-megaphone-text = gagnez 1 sifflet, et chacun gagne un trophée au hasard
lm-retooling-shop = Atelier
lm-retooling-shop-text = échangez une de vos améliorations contre une autre face visible. À la construction : gagnez une amélioration face visible
lm-salvage-yard = Décharge
lm-salvage-yard-text = prenez dans votre stock une machine en partie sous l'eau
lm-sanctuary = Refuge
lm-sanctuary-text = posez-y un de vos ouvriers. À la construction : tous vos ouvriers des baraquements y vont. Un déplacement peut les en sortir ; une inondation les emporte
lm-swap-meet = Braderie
lm-swap-meet-text = échangez son jeton contre un autre. À la construction : posez-y un jeton. Tant qu'elle marche, cette ressource paie toutes les autres, sauf les sifflets
lm-toll-bridge = Pont à Péage
lm-toll-bridge-text = gagnez tous les jetons posés dessus. Tant qu'il marche, chaque déplacement et chaque sauvetage coûte un jeton de plus, posé dessus
lm-transmogrifier = Métamorphoseur
lm-transmogrifier-text = gagnez 1 sifflet et 5 PV
lm-trap = Piège
lm-trap-text = un de vos ouvriers le quitte pour une case d'ouvrier. À la construction : tous les ouvriers dessous et à côté y vont
lm-trophy-room = Salle des Trophées
lm-trophy-room-text = gagnez un trophée au hasard. À la construction : gagnez-en 2
lm-whistle-surplus = Surplus de Sifflets
lm-whistle-surplus-text = gagnez 2 ressources au choix. À la construction : de même. Tant qu'elle marche, les sifflets ne sont pas des jokers

## Améliorations

up-antique-store = Antiquaire
up-antique-store-text = 1 sifflet contre 1 PV, autant que vous voulez
up-black-lung = Poumon Noir
up-black-lung-text = votre charbon paie toute ressource
up-drafting-office = Bureau d'Études
up-drafting-office-text = une carte pour chaque machine que vous gagnez
up-duplicator = Duplicateur
up-duplicator-text = pour 1 sifflet, posez le jeton sur la compétence d'un autre joueur : vous l'avez aussi
up-extension = Extension
up-extension-text = quand vous construisez une machine, promouvez autant de vos ouvriers voisins que vous voulez
up-extractor = Extracteur
up-extractor-text = quand vous construisez un échafaudage, gagnez une de ses ressources imprimées
up-gold-lung = Poumon Doré
up-gold-lung-text = votre or paie toute ressource
up-hydraulic-lift = Autoélévateur
up-hydraulic-lift-text = une fois par tour, défaussez un échafaudage pour déplacer un ouvrier
up-iron-lung = Poumon d'Acier
up-iron-lung-text = votre fer paie toute ressource
up-lifeboat = Chaloupe
up-lifeboat-text = vos ouvriers du tourbillon ne coûtent rien à la fin
up-manifest = Manifeste
up-manifest-text = une fois par tour, défaussez une carte pour 2 charbon
up-metal-yard = Entrepôt
up-metal-yard-text = une fois par tour, 1 sifflet contre un échafaudage
up-pawn-shop = Prêteur sur Gages
up-pawn-shop-text = 2 ressources au choix contre 1 PV, autant que vous voulez
up-rnd-unit = Unité R&D
up-rnd-unit-text = une fois par tour, 3 sifflets contre une amélioration face visible
up-rapid-loader = Chargeur Rapide
up-rapid-loader-text = 1 PV pour chaque machine que vous activez
up-recorder = Archiviste
up-recorder-text = une fois par tour, 1 sifflet contre une carte
up-shuttle = Navette
up-shuttle-text = à la fin de votre tour, la montgolfière envoyée peut rentrer
up-stabilizer = Stabilisateur
up-stabilizer-text = 3 PV quand vous construisez un deuxième échafaudage dans un tour
up-stash = Réserve
up-stash-text = à la fin, 2 PV pour chacune de vos améliorations
up-stock-pile = Stock
up-stock-pile-text = à la fin de votre tour, 2 PV si vous avez au moins 8 jetons
up-strengthener = Renfort
up-strengthener-text = 1 PV pour chaque échafaudage que vous construisez
up-tower-crane = Grue à Tour
up-tower-crane-text = une fois par tour, défaussez un échafaudage pour construire
up-wet-lung = Poumon Humide
up-wet-lung-text = votre eau paie toute ressource
up-winners-circle = Cercle Vertueux
up-winners-circle-text = un trophée au hasard pour chacun de vos ouvriers que vous promouvez

## Trophées

aw-vp-4 = 4 PV
aw-vp-4-text = marquez 4 PV
aw-vp-6 = 6 PV
aw-vp-6-text = marquez 6 PV
aw-activate = activer une machine
aw-activate-text = activez une machine de la grille en payant son coût
aw-build = construire
aw-build-text = construisez un échafaudage ou une machine
aw-card = une carte
aw-card-text = gagnez une carte
aw-move = déplacer un ouvrier
aw-move-text = déplacez un ouvrier
aw-rescue = secourir un ouvrier
aw-rescue-text = secourez un ouvrier
aw-scaffold = un échafaudage
aw-scaffold-text = gagnez un échafaudage
aw-small-machine = une petite machine
aw-small-machine-text = gagnez une petite machine face visible
aw-upgrade = une amélioration
aw-upgrade-text = gagnez une amélioration face visible
aw-whistle = un sifflet
aw-whistle-text = gagnez 1 sifflet

## Compétences de départ

ab-ace-pilot = Pilote d'Élite
ab-ace-pilot-text = vos aérostats peuvent se poser sur les cases nues d'un échafaudage et récoltent ce qui est dessous
ab-admiral = Amiral
ab-admiral-text = vous pouvez activer une machine dès que vous l'avez construite
ab-aeronaut = Aéronaute
ab-aeronaut-text = votre montgolfière touche aussi ce qui est en diagonale
ab-architect = Architecte
ab-architect-text = 2 PV de plus quand un échafaudage marque au moins 2 côtés
ab-blast-valve = Casse-cou
ab-blast-valve-text = chaque machine activée par votre montgolfière peut l'être une fois de plus
ab-craftsman = Artisan
ab-craftsman-text = 2 sifflets pour chaque machine que vous construisez
ab-dreadnought = Cuirassé
ab-dreadnought-text = votre cuirassé peut chasser l'aérostat d'un adversaire
ab-exchanger = Changeur
ab-exchanger-text = une fois par tour, échangez un jeton contre un sifflet ou un sifflet contre un autre jeton
ab-lead-engineer = Chef Ingénieur
ab-lead-engineer-text = une amélioration face visible pour chaque machine moyenne ou grande que vous construisez
ab-mad-scientist = Savant Fou
ab-mad-scientist-text = à la fin d'un tour où vous avez gagné une carte, gagnez-en une autre
ab-planner = Planificateur
ab-planner-text = une petite machine face visible pour chaque amélioration que vous gagnez
ab-requisitioner = Réquisitionneur
ab-requisitioner-text = une fois par tour, défaussez une carte contre un échafaudage ou un échafaudage contre une carte
ab-riveter = Riveteur
ab-riveter-text = à la fin d'un tour où vous avez gagné un échafaudage, gagnez-en un autre
ab-scavenger = Fouilleur
ab-scavenger-text = une carte pour chaque déplacement
ab-smuggler = Contrebandier
ab-smuggler-text = après un déplacement, gagnez une ressource voisine de la nouvelle place de l'ouvrier
ab-team-lead = Chef d'Équipe
ab-team-lead-text = après un déplacement ou un sauvetage, 4 PV pour chaque ouvrier voisin de la nouvelle place
ab-technician = Technicien
ab-technician-text = quand vous gagnez une amélioration, vous pouvez activer une machine de la grille ou de votre stock

## Cartes

cd-battering-ram = Bélier
cd-battering-ram-text = envoyez un aérostat à un quai tenu par un adversaire ; le sien rentre
cd-blueprints = Plans
cd-blueprints-text = gagnez 2 cartes
cd-charity = Aumône
cd-charity-text = gagnez 1 de chaque ressource que vous n'avez pas
cd-craft = Construction
cd-craft-text = construisez
cd-dispatcher = Régulateur
cd-dispatcher-text = un de vos aérostats rentre
cd-drawing-board = Réinitialisation
cd-drawing-board-text = défaussez autant de cartes que vous voulez et gagnez-en une de plus
cd-large-market = Grand Marché
cd-large-market-text = gagnez une grande machine face visible
cd-manufacturing = Fabrication
cd-manufacturing-text = gagnez un échafaudage
cd-medium-market = Marché Moyen
cd-medium-market-text = gagnez une machine moyenne face visible
cd-mystery-upgrade = Amélioration X
cd-mystery-upgrade-text = gagnez la première amélioration face cachée
cd-recycle = Recyclage
cd-recycle-text = gagnez ce qui est imprimé sur le premier échafaudage d'une pile, qui passe tout en bas
cd-remote-trigger = Contrôle à Distance
cd-remote-trigger-text = activez une machine de la grille ou de votre stock en payant son coût
cd-scramble = Ruée
cd-scramble-text = déplacez un ouvrier
cd-secret-door = Passage Secret
cd-secret-door-text = un de vos ouvriers de la tour monte ou descend d'un étage
cd-small-market = Petit Marché
cd-small-market-text = gagnez une petite machine face visible
cd-storm-winds = Tempête
cd-storm-winds-text = tous les aérostats de tous les joueurs rentrent
cd-toss-a-line = Lancer de Corde
cd-toss-a-line-text = secourez un ouvrier
cd-treasure-chest = Coffre au Trésor
cd-treasure-chest-text = gagnez 2 sifflets
cd-unique-opportunity = Occasion Unique
cd-unique-opportunity-text = piochez 3 cartes, gardez-en 1
cd-upgrade-market = Marché d'Amélioration
cd-upgrade-market-text = gagnez une amélioration face visible

## Quais

dock-card-text = gagnez 1, 2 ou 3 cartes
dock-small-1-text = gagnez une petite machine face visible
dock-small-2-text = gagnez une petite machine face visible
dock-medium-text = gagnez une machine moyenne face visible
dock-large-text = gagnez une grande machine face visible
dock-upgrade-text = gagnez une amélioration face visible au coût imprimé
dock-scaffold-1-text = gagnez 1, 2 ou 3 échafaudages
dock-scaffold-2-text = gagnez 1, 2 ou 3 échafaudages
dock-rescue-text = secourez un ouvrier

## Questions

ask-draft = Quelle compétence de départ gardez-vous ? Les autres passent au suivant.
ask-start-stack = Deux échafaudages de quelle pile ?
ask-start-tile = Lequel des deux posez-vous ? L'autre va dans votre stock.
ask-start-place = Où posez-vous l'{ $what } ? Une case au moins doit être dans la rangée 1.
ask-turn = À vous : Récolter avec un aérostat, ou Travailler ?
ask-turn-after = Votre Action Principale est faite. Autre chose avant la fin du tour ?
ask-ram = Quel aérostat force l'entrée d'un quai ?
ask-fly = Où va votre { $airship } ?
ask-fly-ram = Votre { $airship } : de quel quai forcer l'entrée ?
ask-collect = Que fait ici votre { $airship } ?
ask-tier-cards = Combien de cartes ?
ask-tier-scaffolds = Combien d'échafaudages ?
ask-take-small = Quelle petite machine prenez-vous ?
ask-take-medium = Quelle machine moyenne prenez-vous ?
ask-take-large = Quelle grande machine prenez-vous ?
ask-take-upgrade = Quelle amélioration prenez-vous ?
ask-buy-upgrade = Quelle amélioration achetez-vous ?
ask-take-scaffold = { $left ->
    [one] Un échafaudage : de quelle pile ?
   *[other] Encore { $left } échafaudages à prendre : de quelle pile ?
}
ask-recycle = Recycler le premier échafaudage de quelle pile ?
ask-pay = À payer : { $cost } ({ $what }). Avec quels jetons ?
ask-forge = Travailler. { $builds } { $moves }
forge-builds = { $n ->
    [one] Il reste une construction (prix : { $cost }).
   *[other] Il reste { $n } constructions (prix de la prochaine : { $cost }).
}
forge-no-build = Il ne reste aucune construction.
forge-moves = Il reste un déplacement ({ $move }) ou un sauvetage ({ $rescue }).
forge-no-move = Le déplacement ou sauvetage est fait.
ask-build = Que construisez-vous ?
ask-place-scaffold = Où construisez-vous l'{ $what } ?
ask-place-machine = Où construisez-vous { $machine } ?
ask-worker-move = Quel ouvrier se déplace ?
ask-worker-rescue = Quel ouvrier est secouru ?
ask-worker-shelter = Quel ouvrier va sur Refuge ?
ask-worker-escape = Quel ouvrier quitte Piège ?
ask-where = Où va l'ouvrier ? Départ : { $place }.
ask-toll = Pont à Péage : quel jeton payez-vous ?
ask-extend = Extension : promouvoir un autre ouvrier à côté de { $machine } ?
ask-activate = Activer quelle machine ?
ask-activate-may = Technicien : activer une machine ?
ask-hub = Pôle des Machines : activez jusqu'à deux machines. Laquelle d'abord ?
ask-hub-again = Pôle des Machines : activer une autre machine ?
ask-again = Casse-cou : activer { $machine } une fois de plus ?
ask-admiral = Amiral : activer { $machine }, que vous venez de construire ?
ask-jetpack = Jetpack : déplacer un ouvrier ?
ask-half-move = Déplacer aussi un ouvrier ?
ask-half-build = Construire aussi ?
ask-half-scaffold = Gagner aussi un échafaudage ?
ask-shuttle = Navette : la montgolfière rentre-t-elle ?
ask-first-half = { $machine } : par quoi commencez-vous ?
ask-gain-any = { $left ->
    [one] Gagnez une ressource : laquelle ?
   *[other] Gagnez { $left } ressources : laquelle maintenant ?
}
ask-keep = { $n ->
    [one] Quelle carte gardez-vous ?
   *[other] Quelles { $n } cartes gardez-vous ?
}
ask-discard-card = { $what } : quelle carte défaussez-vous ?
ask-drawing-board = Réinitialisation : défausser une autre carte ? Vous en piocherez { $n }.
ask-discard-scaffold = { $what } : quel échafaudage remettez-vous ?
ask-home = Quel aérostat rentre ?
ask-elevate = Où va Ascenseur ?
ask-salvage = Quelle machine récupérez-vous ?
ask-tower-step = Quel ouvrier de la tour monte ou descend ?
ask-glide = Quel ouvrier s'envole vers la tour ?
ask-doomed = Machine Infernale : quel ouvrier des baraquements perdez-vous ?
ask-swap-upgrades = Laquelle de vos améliorations contre laquelle du marché ?
ask-disassemble = Quelle amélioration est retirée contre son coût ?
ask-swap-token = Quel jeton est posé sur Braderie ?
ask-smuggle = Contrebandier : quelle ressource gagnez-vous ?
ask-extract = Extracteur : quelle ressource gagnez-vous ?
ask-exchange = Changeur : quoi contre quoi ?
ask-requisition = Réquisitionneur : quoi contre quoi ?
ask-duplicate = Quelle compétence copiez-vous ?
ask-relocation = Votre ouvrier doit céder la place à l'échafaudage : où va-t-il ?

## Réponses

do-keep-ability = { $ability } : { $text }
do-start-stack = la pile { $shape } ; dessus : { $what }
do-stack = { $what }, un des { $n }
do-start = poser l'{ $what }
do-place = en { $at }
do-place-scoring = en { $at }, marque { $vp }
do-place-flood = en { $at }, marque { $vp }, l'eau monte
do-place-promoting = en { $at }, marque { $vp }, ouvriers promus : { $workers }
do-place-promoting-flood = en { $at }, marque { $vp }, ouvriers promus : { $workers }, l'eau monte
do-fly = Récolter avec votre { $airship }
do-to = en { $at } : { $what }
near = à côté de { $what }
atop = sur { $what }
bumps = chasse un aérostat ({ $what })
do-dock = { $dock } ({ $cost })
do-dock-bump = { $dock } ({ $cost }), chasse un aérostat ({ $what })
printed-cost = coût imprimé
do-collect = prendre { $what }
do-activate = activer { $machine } ({ $cost })
do-trigger = activer { $machine } de votre stock ({ $cost })
do-forge = Travailler : tous vos aérostats rentrent, puis construire
do-build-scaffold = construire l'{ $what }
do-build-machine = construire { $machine }, { $vp } PV
do-move = déplacer un ouvrier ({ $cost })
do-rescue = secourir un ouvrier ({ $cost })
do-play = jouer { $card } ({ $cost }) : { $text }
do-redeem = utiliser un trophée : { $text }
do-use = utiliser { $what } : { $text }
do-tier-cards = { $n ->
    [one] 1 carte ({ $cost })
   *[other] { $n } cartes ({ $cost })
}
do-tier-scaffolds = { $n ->
    [one] 1 échafaudage ({ $cost })
   *[other] { $n } échafaudages ({ $cost })
}
do-take-machine = { $machine }. { $text }
do-take-upgrade = { $upgrade }. { $text }
do-pay = payer { $what }
do-worker = { $place }
do-walk = en { $space }
do-toll = { $what }
do-gain = { $what }
do-promote = promouvoir de { $space } à l'étage { $floor }
first-move = d'abord déplacer un ouvrier
first-build = d'abord construire
first-scaffold = d'abord gagner un échafaudage
do-keep-card = garder { $a }
do-keep-cards = garder { $a } et { $b }
do-discard = défausser { $card }
do-shed = remettre l'{ $what }
do-home = { $airship }
do-salvage = { $machine }
do-climb = de l'étage { $from } monter à l'étage { $to }
do-descend = de l'étage { $from } descendre à l'étage { $to }
do-swap = { $own } contre { $other }. { $text }
do-remove = { $upgrade } contre { $gain }
do-lay = { $what }
do-exchange = { $give } contre { $get }
give-card = une carte contre un échafaudage
give-scaffold = un échafaudage contre une carte
do-copy = { $ability } de { $seat } : { $text }
do-accept = oui
do-decline = non
do-done = terminé
do-done-collect = finir de récolter
do-done-forge = finir de travailler
do-done-draw = { $n ->
    [one] piocher 1 carte
   *[other] piocher { $n } cartes
}
do-end = finir le tour

## Le journal

log-started = Une partie à { $players } commence. { $seat } joue en premier.
log-market = Au marché : { $tiles }.
an-award = un trophée
log-ability = { $seat } garde { $ability }.
log-left = La dernière compétence quitte la partie.
log-left-known = { $ability } quitte la partie.
log-start-taken = { $seat } prend deux échafaudages { $shape }.
log-start-placed = { $seat } pose { $what } en { $at }.
log-turn = { $seat } commence son tour.
log-turn-last = { $seat } commence son dernier tour.
log-flown = { $seat } envoie un aérostat ({ $airship }) en { $at }.
log-docked = { $seat } envoie un aérostat ({ $airship }) au { $dock }.
log-home = Un aérostat rentre : { $what }.
log-home-flood = Un aérostat fuit l'eau et rentre : { $what }.
log-home-bump = Un aérostat est chassé et rentre : { $what }.
log-home-storm = Un aérostat rentre, poussé par le vent : { $what }.
log-collected = { $seat } récolte { $goods }.
log-activated = { $seat } active { $machine }.
log-activated-stored = { $seat } active { $machine } de son stock.
log-paid = { $seat } paie { $goods } ({ $what }).
log-gained = { $seat } gagne { $goods }.
log-toll = { $seat } pose { $what } sur Pont à Péage.
log-returned = { $seat } rend { $goods }, en trop.
log-scored = { $seat } marque { $vp } PV ({ $reason }).
log-lost = { $seat } perd { $vp } PV ({ $reason }).
log-drawn = { $seat } gagne une carte.
log-drawn-own = { $seat } gagne la carte { $card }.
log-seen = { $n ->
    [one] { $seat } pioche 1 carte pour choisir.
   *[other] { $seat } pioche { $n } cartes pour choisir.
}
log-seen-own = { $seat } pioche { $cards }.
log-kept = { $seat } garde une carte.
log-kept-own = { $seat } garde { $card }.
log-played = { $seat } joue { $card }.
log-discarded = { $card } va à la défausse.
log-reshuffled = { $cards ->
    [one] La seule carte de la défausse devient la nouvelle pioche.
   *[other] Les { $cards } cartes de la défausse deviennent la nouvelle pioche.
}
log-award = { $seat } gagne un trophée au hasard : { $award }.
log-award-floor = { $seat } prend un trophée à l'étage { $floor } : { $award }.
log-redeemed = { $seat } utilise un trophée : { $award }.
log-scaffold = { $seat } gagne { $what }.
log-scaffold-back = { $seat } remet { $what } sous sa pile.
log-machine = { $seat } gagne { $machine }.
log-machine-new = Nouveau au marché : { $machine }.
log-upgrade = { $seat } gagne { $upgrade }.
log-upgrade-new = Nouveau au marché : { $upgrade }.
log-swapped = { $seat } échange { $own } contre { $other }.
log-removed = { $seat } retire { $upgrade } de la partie.
log-used = { $seat } utilise { $what }.
log-built = { $seat } construit { $what } en { $at }.
log-elevated = { $seat } déplace Ascenseur de { $from } en { $to }.
log-salvaged = { $seat } récupère { $machine }.
log-moved = { $seat } déplace un ouvrier : { $from } → { $to }.
log-rescued = { $seat } secourt un ouvrier : { $to }.
log-promoted = Un ouvrier de { $seat } en { $space } est promu à l'étage { $floor }.
log-stepped = Un ouvrier de { $seat } passe de l'étage { $from } à l'étage { $to }.
log-swept = Un ouvrier de { $seat } est emporté dans le tourbillon : { $from }.
log-slid = Tous les ouvriers des baraquements glissent d'un niveau vers le bas.
log-relocated = Un ouvrier de { $seat } cède la place : { $from } → { $to }.
log-flooded = L'eau monte jusqu'à la rangée { $level }.
log-no-bar = L'eau ne peut plus monter.
log-token = Sur Braderie se trouve maintenant { $what }.
log-token-none = Le jeton de Braderie retourne à la réserve.
log-tolls = { $seat } prend { $goods } sur Pont à Péage.
log-tolls-lost = Les jetons de Pont à Péage retournent à la réserve : { $goods }.
log-copied = { $seat } copie { $ability }.
log-end-triggered = Plus personne n'a d'ouvrier aux baraquements : après ce tour de { $seat }, tous les autres ont un dernier tour.
log-stalled = La partie ne trouve pas de fin et est décomptée.
log-caught = Un ouvrier de { $seat } va sur { $machine } : { $from }.
log-automatic = ({ $seat } n'avait pas le choix.)
log-tie = { $seat } est à l'étage { $floor } et a { $items } éléments en stock.
log-won = Victoire : { $seats }.

## Points

score-edges = Côtés d'échafaudages
score-machines = Machines construites
score-activations = Machines activées
score-awards = Trophées utilisés
score-upgrades-used = Effets des améliorations
score-abilities = Compétences de départ
score-tower = Ouvriers dans la tour
score-whirlpool = Ouvriers dans le tourbillon
score-upgrades = Améliorations
score-stash = Réserve
score-stored-machines = Machines en stock
score-stored-awards = Trophées en stock
score-stored-scaffolds = Échafaudages en stock
score-stored-cards = Cartes en main
score-stored-goods = Ressources en stock

## Art

art-bars = Lignes d'eau
art-last = Derniers tours
art-left = restent
art-log = Journal
art-round = Manche
art-your-turn = À VOUS
