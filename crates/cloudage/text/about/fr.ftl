### complete

# Ce qu'est chaque chose sur la table de CloudAge, et ce que dit le coach : pour qui n'a jamais vu le jeu.
# Ce que fait une carte Histoire pas encore lue n'est pas dit ici.

## Zones

about-zone-player = Le dirigeable et le plateau d’un joueur : ressources, améliorations, cartes et points.
about-zone-land = La terre desséchée : chaque case est un pas, et ses losanges disent combien de points de déplacement coûte l’entrée.
about-zone-map = Le pays que tu survoles : entrer dans une case coûte 1, 2 ou 3 points de mouvement, et sa trouvaille est à toi.
about-zone-cities = Villes et hameaux : un vol ne finit qu'ici ; ton marqueur y reste, et à la première visite tu peux combattre pour la récompense.
about-zone-districts = Trois piles de cartes Ville sous les nuages : qui récupère en choisit une et devine d'après la partie visible ce que donne chaque couleur.
about-zone-spaces = Les quatre emplacements du quartier choisi : ton drone en prend un libre, et tu reçois ce que cette couleur donne sur la carte Ville.
about-zone-city-board = Les actions de Ville : à chaque manche tu en choisis une à ton tour, et les autres joueurs en profitent aussi.
about-zone-production = Chaque colonne est un niveau : une fois par manche, tu paies l'Énergie du tien, ou d'un plus bas, pour son Eau et ses PV.
about-zone-projects = Les cartes Projet encore à piocher : celles que tu gagnes viennent d'ici, et une pioche vide se refait avec la défausse.
about-zone-discard = Les cartes Projet défaussées ou payées : elles ne reviennent que quand la pioche Projet est vide et se refait avec elles.
about-zone-bag = Le sac des tuiles Végétal : celles que tu gagnes en sont tirées au hasard, et les fanées y retournent une fois plantées.
about-zone-book = La carte des livres : chaque fois que la piste de manche atteint un livre ouvert, chacun peut profiter une fois de son offre.
about-zone-tiles = Les tuiles Campagne de cette partie : chacune change un lieu de la carte ou ajoute une action de Ville, comme le dit son texte.
about-zone-solo = Ton aide quand tu joues en solo : à chaque manche, avant ta propre action de Ville, tu fais l'action de la case encadrée.
about-zone-hand = Des cartes Projet pas encore construites : une action de construction en joue une pour son prix, et en main elles ne rapportent rien.
about-zone-played = Les cartes Projet construites : leurs effets durables continuent, les missions les comptent, et leurs PV gris rapportent à la fin.
about-zone-deck = Des cartes Navigation, face cachée : chaque manche en retourne deux, pour un cadeau et pour ton vol, et les combats y piochent.
about-zone-navigation = Les cartes Navigation utilisées et les nouvelles cartes Ville : quand la pioche est vide, elles sont mélangées et deviennent la nouvelle pioche.
about-zone-combat = Les cartes Navigation piochées dans ce combat : leurs valeurs et ta valeur de base doivent ensemble atteindre le nombre de l'étoile rouge.
about-zone-upgrades = Les améliorations d'un dirigeable : le Métal construit la suivante d'un type, elle sert aussitôt, et la meilleure de chaque type rapporte à la fin.
about-zone-track = La piste de manche : à chaque manche, son marqueur de gauche va dans ta ville, et ceux qui restent sont les manches à jouer.
about-zone-stock = Ce que possède un joueur : Eau, Métal, Énergie, PV, cartes en main et tuiles Végétal ; tu paies tous les prix avec ta réserve.
about-zone-missions = Une mission est un but pour toute la partie : à la fin, le plus haut palier que tu as atteint rapporte ses PV.

## Compteurs

about-counter-water = L'Eau paie les cartes Projet ; ce qu'il en reste à la fin ne rapporte rien, mais départage d'abord les égalités.
about-counter-metal = Le Métal paie les améliorations de ton dirigeable ; ce qu'il en reste à la fin ne rapporte rien.
about-counter-energy = L'Énergie fait de l'Eau en production et achète des cartes en combat ; ce qu'il en reste à la fin ne rapporte rien.
about-counter-vp = Les points de victoire marqués jusqu'ici, même sous zéro ; d'autres viennent à la fin, et qui en a alors le plus gagne.
about-counter-hand = Les cartes Projet dans la main d'un joueur : lui seul les voit, et non construites elles ne rapportent rien.
about-counter-card = Les cartes Navigation qui restent dans cette pioche : s'il en faut une et qu'elle est vide, la défausse devient la nouvelle pioche.
about-counter-project = Les cartes Projet qui restent dans la pioche : après la dernière, la défausse mélangée devient la nouvelle pioche.
about-counter-pl-g = Les végétaux verts : chacun de ceux que tu plantes donne 2 PV, et peut ensuite aller sur la carte.
about-counter-pl-a = Les végétaux fanés A : chacun de ceux que tu plantes donne 4 Énergies ou 2 nouvelles tuiles Végétal.
about-counter-pl-b = Les végétaux fanés B : chacun de ceux que tu plantes donne 4 cartes Projet ou 4 Eaux.
about-counter-pl-c = Les végétaux fanés C : chacun de ceux que tu plantes donne 1 Métal et une action de construction.

# Les compteurs `value/N` d'une pioche Navigation : combien de cartes de chaque valeur y sont encore.

about-counter-0 = Les cartes de valeur 0 dans cette pioche : la plus basse des deux, une telle carte n'offre rien, et en combat elle n'ajoute rien.
about-counter-1 = Les cartes de valeur 1 dans cette pioche : chacune vaut 1 Énergie ou 1 carte Projet, ou 1 point de mouvement, ou 1 en combat.
about-counter-2 = Les cartes de valeur 2 dans cette pioche : chacune vaut 2 Énergies ou 2 cartes Projet, ou 2 points de mouvement, ou 2 en combat.
about-counter-3 = Les cartes de valeur 3 dans cette pioche : chacune vaut 3 Énergies ou 3 cartes Projet, ou 3 points de mouvement, ou 3 en combat.
about-counter-4 = Les cartes de valeur 4 dans cette pioche : chacune vaut 4 Énergies ou 4 cartes Projet, ou 4 points de mouvement, ou 4 en combat.

# Les compteurs `card/cc-NN` d'une pioche Navigation : une carte Ville dont tous savent qu'elle est dessus.

about-counter-cc-01 = Cette carte Ville est sur le dessus de la pioche : c'est la prochaine carte que piochera son propriétaire.
about-counter-cc-02 = Cette carte Ville est sur le dessus de la pioche : c'est la prochaine carte que piochera son propriétaire.
about-counter-cc-03 = Cette carte Ville est sur le dessus de la pioche : c'est la prochaine carte que piochera son propriétaire.
about-counter-cc-04 = Cette carte Ville est sur le dessus de la pioche : c'est la prochaine carte que piochera son propriétaire.
about-counter-cc-05 = Cette carte Ville est sur le dessus de la pioche : c'est la prochaine carte que piochera son propriétaire.
about-counter-cc-06 = Cette carte Ville est sur le dessus de la pioche : c'est la prochaine carte que piochera son propriétaire.
about-counter-cc-07 = Cette carte Ville est sur le dessus de la pioche : c'est la prochaine carte que piochera son propriétaire.
about-counter-cc-08 = Cette carte Ville est sur le dessus de la pioche : c'est la prochaine carte que piochera son propriétaire.
about-counter-cc-09 = Cette carte Ville est sur le dessus de la pioche : c'est la prochaine carte que piochera son propriétaire.
about-counter-cc-10 = Cette carte Ville est sur le dessus de la pioche : c'est la prochaine carte que piochera son propriétaire.
about-counter-cc-11 = Cette carte Ville est sur le dessus de la pioche : c'est la prochaine carte que piochera son propriétaire.
about-counter-cc-12 = Cette carte Ville est sur le dessus de la pioche : c'est la prochaine carte que piochera son propriétaire.
about-counter-cc-13 = Cette carte Ville est sur le dessus de la pioche : c'est la prochaine carte que piochera son propriétaire.
about-counter-cc-14 = Cette carte Ville est sur le dessus de la pioche : c'est la prochaine carte que piochera son propriétaire.
about-counter-cc-15 = Cette carte Ville est sur le dessus de la pioche : c'est la prochaine carte que piochera son propriétaire.
about-counter-cc-16 = Cette carte Ville est sur le dessus de la pioche : c'est la prochaine carte que piochera son propriétaire.
about-counter-cc-17 = Cette carte Ville est sur le dessus de la pioche : c'est la prochaine carte que piochera son propriétaire.
about-counter-cc-18 = Cette carte Ville est sur le dessus de la pioche : c'est la prochaine carte que piochera son propriétaire.
about-counter-cc-19 = Cette carte Ville est sur le dessus de la pioche : c'est la prochaine carte que piochera son propriétaire.
about-counter-cc-20 = Cette carte Ville est sur le dessus de la pioche : c'est la prochaine carte que piochera son propriétaire.
about-counter-cc-21 = Cette carte Ville est sur le dessus de la pioche : c'est la prochaine carte que piochera son propriétaire.
about-counter-cc-22 = Cette carte Ville est sur le dessus de la pioche : c'est la prochaine carte que piochera son propriétaire.
about-counter-cc-23 = Cette carte Ville est sur le dessus de la pioche : c'est la prochaine carte que piochera son propriétaire.
about-counter-cc-24 = Cette carte Ville est sur le dessus de la pioche : c'est la prochaine carte que piochera son propriétaire.
about-counter-cc-25 = Cette carte Ville est sur le dessus de la pioche : c'est la prochaine carte que piochera son propriétaire.
about-counter-cc-26 = Cette carte Ville est sur le dessus de la pioche : c'est la prochaine carte que piochera son propriétaire.
about-counter-cc-27 = Cette carte Ville est sur le dessus de la pioche : c'est la prochaine carte que piochera son propriétaire.
about-counter-cc-28 = Cette carte Ville est sur le dessus de la pioche : c'est la prochaine carte que piochera son propriétaire.
about-counter-cc-29 = Cette carte Ville est sur le dessus de la pioche : c'est la prochaine carte que piochera son propriétaire.
about-counter-cc-30 = Cette carte Ville est sur le dessus de la pioche : c'est la prochaine carte que piochera son propriétaire.
about-counter-cc-31 = Cette carte Ville est sur le dessus de la pioche : c'est la prochaine carte que piochera son propriétaire.
about-counter-cc-32 = Cette carte Ville est sur le dessus de la pioche : c'est la prochaine carte que piochera son propriétaire.
about-counter-cc-33 = Cette carte Ville est sur le dessus de la pioche : c'est la prochaine carte que piochera son propriétaire.
about-counter-cc-34 = Cette carte Ville est sur le dessus de la pioche : c'est la prochaine carte que piochera son propriétaire.
about-counter-cc-35 = Cette carte Ville est sur le dessus de la pioche : c'est la prochaine carte que piochera son propriétaire.
about-counter-cc-36 = Cette carte Ville est sur le dessus de la pioche : c'est la prochaine carte que piochera son propriétaire.
about-counter-cc-37 = Cette carte Ville est sur le dessus de la pioche : c'est la prochaine carte que piochera son propriétaire.
about-counter-cc-38 = Cette carte Ville est sur le dessus de la pioche : c'est la prochaine carte que piochera son propriétaire.
about-counter-cc-39 = Cette carte Ville est sur le dessus de la pioche : c'est la prochaine carte que piochera son propriétaire.

## Pièces et cartes

about-face-project = Une carte Projet : une action de construction la joue pour le prix en haut à gauche ; ensuite elle te sert et rapporte à la fin.
about-face-card = Une carte Navigation : sa valeur est un cadeau d'Énergie ou de cartes, ou bien ton vol, et en combat c'est ta force.
about-face-sleeve = Un quartier : récupère ici, et chaque joueur reçoit ce que donne une couleur de sa carte du dessus.
about-face-mission = Une mission, visible de tous : les nombres disent ce qu'il faut, les pièces grises les PV ; seul le meilleur palier atteint compte.
about-face-plant = Une tuile Végétal : la planter donne ce qu'elle montre ; posée sur la carte, elle fait qu'entrer dans sa case ne coûte que 1.
about-face-tile = Une tuile Campagne et sa lettre : elle change un lieu de la carte ou ajoute une action de Ville, comme le dit son texte.
about-face-city = Un lieu où ton vol peut finir : s'il porte une étoile rouge, tu peux y combattre à ta première visite pour la récompense à côté.
about-face-upgrade = Une amélioration du dirigeable : paie son Métal et elle sert jusqu'à la fin, mais de chaque type seule la meilleure rapporte.
about-face-scenario = La carte Scénario : sa ligne du haut est ce que le premier livre offre à chacun, celle du bas ce qu'offrent les suivants.
about-face-story = Une carte Histoire de la campagne : elle dit ce que t'offre un livre et ce que l'histoire attend.

# Les quatre sortes qui suivent ne diffèrent que par leur propriétaire, dont la table dit le nom.

about-face-airship = Le dirigeable d'un joueur : tu peux survoler les autres, mais pas finir ton vol sur la même case.
about-face-marker = Un marqueur de manche : sur la piste, une manche à jouer ; dans une ville, une visite, après laquelle son propriétaire n'y combat plus.
about-face-drone = Le drone d'un joueur : quand on récupère, il montre quelle couleur de la carte Ville prend son propriétaire ; sinon il attend sur le plateau Ville.
about-face-level = Un marqueur de production : sa colonne est le niveau de son propriétaire, le plus haut où ce joueur peut produire.

## Signes au-dessus de la table

about-mark-round = Manche : celle qui se joue ; la partie finit avec celle où les derniers marqueurs quittent les pistes de manche.
about-mark-phases = Production, Mouvement, Action : les trois parties d'une manche ; la foncée est en cours, et une coche veut dire terminée.
about-mark-turn-order = Ordre du tour : qui joue quand dans cette manche ; le joueur encadré décide, et une coche veut dire qu'il a fini cette partie.

## Signes sur la carte

about-mark-cell = Case : un pas de ton dirigeable, depuis n'importe quelle case voisine.
about-mark-diamonds = Petits losanges : ce que te coûte l'entrée dans cette case, un, deux ou trois points de mouvement.
about-mark-ground = Sol : entrer dans le sable clair coûte 1 point de mouvement, dans les rochers orange 2 et dans les montagnes sombres 3.
about-mark-pink-outline = Contour rose : tu peux le choisir maintenant ; en vol, le nombre à côté est le prix en points de mouvement.
about-mark-white-dashes = Tirets blancs avec un nombre : un lieu où ce vol peut encore finir, et ce que coûte en tout la route la moins chère.
about-mark-white-dots = Points blancs : une case que tu peux encore survoler en allant vers un lieu où atterrir.
about-mark-start = DÉPART : le H dans un cercle est la case où commencent tous les dirigeables ; ce n'est pas une ville, aucun vol n'y finit.
about-mark-city = Ville : des tours dans les nuages, où ton vol peut finir ; toutes ses cases font une seule ville, avec un nom et une étoile rouge.
about-mark-hamlet = Hameau : une maisonnette et une tente, où ton vol peut finir en paix, sans combat et sans récompense.
about-mark-militia = Étoile rouge avec un nombre : la milice d'une ville ; atteins ce nombre en combat, et la récompense de la ville est à toi.
about-mark-reward = Bande blanche à côté de l'étoile rouge : ce que tu gagnes si tu bats la milice à ta première visite.
about-mark-find = Disque blanc : une trouvaille ; entre dans sa case et elle est à toi, une fois par manche, et elle reste là pour les autres.
about-mark-find-vp = Disque brun sur la carte : une trouvaille d'autant de PV ; survole-la et tu les marques aussitôt.
about-mark-gap = Crevasse sombre : une brèche où personne ne peut entrer, sauf si la Barge de péage y est amarrée.
about-mark-toll = Barge : la Barge de péage est dans la brèche ; à chaque entrée, tu paies 3 Eaux ou 3 PV en plus des points de mouvement.
about-mark-weapon = Tour sombre : un système d'armement de Cloud ; y entrer coûte cher, aucun vol n'y finit et rien n'y pousse.
about-mark-golden-frame = Cadre doré avec une lettre : une tuile Campagne est posée ici ; la même lettre à côté de la carte te dit ce qu'elle fait.
about-mark-board-line = Ligne blanche en tirets : ici se touchent deux plateaux, et la franchir ne te coûte rien de plus.
about-mark-board-number = Nombre et lettre, comme 1A : quel plateau c'est, et quelle face ; plus tu vas à l'est, plus le vol coûte et mieux il rapporte.

## Signes des biens, des prix et des capacités

about-mark-brown-coin = Pièce brune : des PV que tu marques aussitôt.
about-mark-grey-coin = Pièce grise : des PV que tu ne marques qu'à la fin de la partie.
about-mark-red-number = Nombre rouge sur une carte Projet : une part de son prix ; les nombres noirs sont ce que tu gagnes.
about-mark-slash = Barre oblique : choisis ce qui est d'un côté ou de l'autre, car tu ne peux pas avoir les deux.
about-mark-arrow = Flèche entre des signes : à gauche ce que tu paies ou fais, à droite ce que tu reçois pour cela.
about-mark-any = Disque à quatre couleurs et point d'interrogation : une ressource de ton choix, Eau, Métal, Énergie ou carte Projet.
about-mark-build-wrench = Clé à molette parmi des gains : une action de construction, pour une amélioration, une carte Projet ou une simple ressource.
about-mark-upgrade = Hexagone avec une flèche : une amélioration de ton dirigeable ; −3 Métal à côté te la rend d'autant moins chère.
about-mark-chevrons = Chevrons orange : des points de mouvement ; ceux de ton dirigeable te servent à chaque vol.
about-mark-base-combat = Étoile rouge avec un éclair : les points de combat que tu as dans chaque combat, ta valeur de base.
about-mark-watering-can = Arrosoir : combien de tuiles une action de plantation te laisse planter.
about-mark-level = Caisse avec une flèche : un niveau de production ; sur une carte, il te fait monter d'un niveau ; près d'un joueur, c'est le niveau atteint.
about-mark-first-player = Panneau indicateur : le premier joueur de cette manche ; à la manche suivante, il passe à gauche.

## Signes sur le dirigeable

about-mark-solar = Panneau solaire : à chaque vol, 1 point de mouvement, ou 2 Énergies à l'atterrissage si tu n'y touches pas ; une coche : encore libre.
about-mark-upgrade-open = Amélioration en tirets : pas construite ; en haut son prix en Métal, en bas ce qu'elle fait et ses PV à la fin.
about-mark-upgrade-built = Amélioration en couleur : construite, elle sert jusqu'à la fin de la partie.
about-mark-upgrade-price = Prix vert sur une amélioration : ce qu'elle te coûte maintenant, moins que le prix imprimé.
about-mark-combat-upgrades = Canon EMP, Tourelle, Canon électrique, Lance-tempête : chacun ajoute 1 à chaque combat, mais seul le meilleur construit rapporte.
about-mark-movement-upgrades = Rotor latéral, Tuyère, Voile de tempête : chacun ajoute 1 point de mouvement à chaque vol, mais seul le meilleur construit rapporte.
about-mark-planting-upgrades = Semoir, Arroseur, Jardin suspendu : avec chacun, tu plantes 1 tuile de plus par action, mais seul le meilleur construit rapporte.
about-mark-row-bonus = Petite goutte avec un 5 : construis cette dernière amélioration d'un type et tu reçois aussitôt 5 Eaux.
about-mark-track-cross = Croix sur la piste de manche : un emplacement qui ne sert pas dans cette partie.
about-mark-track-tick = Coche sur la piste de manche : le marqueur de cet emplacement est déjà dans une ville.
about-mark-track-bubble = Bulle au-dessus d'un emplacement de la piste : tu reçois cela quand le marqueur en dessous part.
about-mark-track-book = Livre ouvert sur la piste : quand le marqueur à sa gauche est parti, la manche suivante commence par une offre pour chacun.
about-mark-energy-scale = Échelle d'Énergie : le marqueur en couleur montre ton Énergie ; à partir de 12 il reste au bout, mais il n'y a pas de limite.
about-mark-mission-count = Nombre foncé sur une mission : où tu en es ; un cadre vert marque le palier que tu as atteint.

## Signes de la navigation et des combats

about-mark-flight-card = Carte de vol : la valeur de la plus haute de tes deux cartes, tes points de mouvement du vent pour cette manche.
about-mark-lasting = Durables : les points de mouvement que les améliorations et les cartes Projet te donnent à chaque vol.
about-mark-points = Points : les points de mouvement qui te restent pour ce vol ; le panneau solaire ne compte que si tu l'utilises.
about-mark-fight-total = Grande étoile rouge : ce que tu as atteint dans ce combat ; la petite en dessous est ce qu'il te faut pour gagner.
about-mark-fight-deck = Petites cartes à nombres dans un combat : les valeurs encore dans ta pioche, pour estimer tes chances.

## Signes des quartiers et du plateau Ville

about-mark-cloud = Nuage sur une carte Ville : il cache la moitié de la carte, et ce qui dépasse laisse deviner la plus grande couleur.
about-mark-city-colours = Jaune, gris, bleu, violet : Énergie, Métal, Eau, cartes Projet ; la plus grande couleur donne 3, la suivante 2, les deux autres 1.
about-mark-city-value = Nombre dans le coin d'une carte Ville : sa valeur comme carte Navigation, pour le joueur qui la prend.
about-mark-city-plants = Pousses sur une carte Ville : des tuiles Végétal pour le joueur qui la prend, ou 1 Eau chacune dans une partie sans végétaux.
about-mark-railway = Voie ferrée : une ligne qui ne fait que porter la clé à molette et la croix rouge à travers les couleurs d'une carte Ville.
about-mark-wrench = Clé à molette sur la voie ferrée : récupère cette couleur, et tu reçois aussi 1 ressource au choix ou construis une amélioration à son prix.
about-mark-update = Petite carte à croix rouge : récupère cette couleur, et tu peux retirer pour de bon une carte de ta défausse Navigation.
about-mark-district-left = Nombre sous un quartier : les cartes Ville qui y restent ; sans aucune, il est fermé.
about-mark-gather = Récupérer des ressources : prends une carte Ville pour ta pioche, et chaque joueur reçoit ce que donne une de ses couleurs.
about-mark-build = Construire : deux actions de construction pour toi, et une pour chaque autre joueur.
about-mark-plant = Planter un végétal : plante jusqu'à 2 de tes tuiles, et 1 de plus par amélioration de plantation ; chaque autre joueur a une action de construction.
about-mark-storm-garden = Jardin de tempête : gagne un combat de 5, puis plante, avec une tuile de plus qui va sur la carte ; chaque autre joueur construit une fois.
about-mark-tower-raid = Raid sur les tours : gagne un combat de 5, puis tu peux retirer un système d'armement, tu reçois 3 Eaux, peux planter une tuile et construis deux fois.

## Signes des autres plateaux et des cartes

about-mark-level-bubble = Bulle entre deux colonnes : tu reçois cela une fois, quand ton marqueur de production la dépasse.
about-mark-book-frame = Cadre épais sur la carte des livres : ce que t'offre le prochain livre ; doré, il veut dire que le livre est ouvert maintenant.
about-mark-solo-place = Case encadrée du plateau solo : l'action que tu fais en plus dans cette manche, avant ta propre action de Ville.
about-mark-solo-targets = Pièce grise avec trois nombres : combien de PV il te faut à la fin pour réussir, pour un bon et pour un excellent résultat.
about-mark-card-price = En haut à gauche d'une carte Projet : son prix, tant d'Eau, et parfois d'autres cartes de ta main à défausser.
about-mark-card-colours = Cartes vertes, bleues, violettes : vert aide la production, bleu les vols et combats, violet tes actions, et certaines missions comptent une couleur.
about-mark-income = Flèche ronde sur une carte : un revenu, versé au début de chaque manche qui suit celle où tu la construis.
about-mark-card-number = Nombre au pied d'une carte Projet : il dit seulement dans quelles parties la carte sert, tu peux l'ignorer.
about-mark-colour-counts = Nombres en couleur près des cartes en jeu : combien de cartes Projet vertes, bleues et violettes tu as construites.
about-mark-rival = Panneau d'un autre joueur : en haut ce qu'il possède, en dessous son vol, son combat, sa plantation, son niveau et ce qu'il a construit.
about-mark-plus-minus = +2 ou −1 qui flotte : ce que quelqu'un vient de gagner ou de perdre.

## Le but

about-goal = Marque le plus de points de victoire (PV) : vole de ville en ville, combats et construis.
about-goal-more = Les PV bruns comptent aussitôt : trouvailles, combats gagnés, production, livres et végétaux verts. Les PV gris comptent à la fin : tes cartes Projet en jeu, ta meilleure amélioration de chaque type et ta mission.

## Le coach, décision par décision

coach-dec-01 = Une mission rapporte des PV à la fin de la partie. Garde celle que tes cartes Projet aident déjà. Dans le doute, garde celle dont le premier palier te semble le plus proche.
coach-dec-02 = Garde ce que tu peux bientôt payer, jusqu'à 5 Eaux environ, et ce qui porte la flèche ronde : cela paie à chaque manche. Laisse partir les cartes chères. Tu en piocheras beaucoup d'autres.
coach-dec-03 = Un livre est une offre pour ce moment seulement. Si tu peux payer, elle vaut presque toujours la peine. Si c'est un combat, y entrer est gratuit : compare ta valeur de base à son nombre, puis paie carte par carte.
coach-dec-04 = Paie de l'Énergie, reçois de l'Eau et parfois des PV, une fois par manche. Ton plus haut niveau est en général le meilleur. Ne garde 1 à 3 Énergies que si tu prévois un combat dans cette manche.
coach-dec-05 = Ta carte la plus basse est un cadeau : tout en Énergie ou tout en cartes Projet. Avec moins de 3 Énergies, prends de l'Énergie. Avec moins de 3 cartes en main, prends des cartes.
coach-dec-06 = Tu ne peux atterrir que dans une ville ou un hameau : choisis d'abord la ville, puis la route aux meilleures trouvailles. À la première visite, tu peux combattre pour sa récompense. Un panneau solaire que tu n'utilises pas donne 2 Énergies.
# Question::Fly, quand Action::Solar et Action::Stop sont offerts et aucun Action::Enter : les points sont épuisés.
coach-dec-06-solar = Un point de mouvement de plus maintenant, ou 2 Énergies à l'atterrissage. Ne prends le point que s'il t'amène dans une meilleure ville.
coach-dec-07 = Les deux sont bons. Demande-toi ce que tu veux construire ensuite, et prends ce qui te manque pour cela. Vers la fin, prends les PV s'il y en a.
coach-dec-08 = La Barge de péage veut 3 Eaux ou 3 PV, à chaque entrée. L'Eau est en général moins chère, car tu peux en refaire. Contourner la brèche ne coûte pas de péage.
# Question::Fight avec fight.drawn == 0 et un total au-dessous de la valeur de prize(fight.cause).
coach-dec-09 = Ta valeur de base et les cartes que tu pioches doivent atteindre le nombre de l'étoile rouge. La première carte ne coûte que 1 Énergie, et perdre ne coûte rien de plus. Si tu peux gagner, essaie.
# Question::Fight avec 0 < fight.drawn et un total au-dessous de la valeur.
coach-dec-09-further = Chaque carte suivante coûte 2 Énergies ou 3 PV. Regarde ce que ta pioche contient encore. Ne paie des PV que si la récompense vaut plus de 3 PV et que tes chances sont bonnes.
# Question::Fight avec un total qui a atteint la valeur, sauf dans le cas `sequence`.
coach-dec-09-won = Cela suffit. Arrête-toi, et la récompense est à toi.
# Question::Fight avec Cause::City, un total qui a atteint la valeur mais pas 8, et pj-combat-sequence en jeu.
coach-dec-09-sequence = Tu as gagné. Ta Séquence de combat regarde le total : 5 donne 2 Eaux, 8 donne 2 PV ou 2 Eaux. Continue si le palier suivant est proche et qu'une carte ne te coûte guère.
# Question::Fight avec Cause::Mission : le dernier combat de la mission Bataille finale, mi-03.
coach-dec-09-closing = Le dernier combat n'a pas de milice : des totaux de 7, 10 et 13 rapportent 3, 8 et 11 PV. L'Énergie ne vaudra plus rien ensuite, dépense-la ici. Ne paie des PV que pour un palier qui en rapporte plus.
coach-dec-10 = Construis si tu peux payer deux bonnes choses, récupère si tu es pauvre. S'il y a des végétaux dans la partie, plante dès que tu as deux tuiles. Les autres joueurs ont une part de ce que tu choisis.
coach-dec-11 = Cherche une grande surface de la couleur qu'il te faut. Le nombre dans le coin est la valeur de la carte que tu prends pour ta pioche. 3 et 4 sont excellents.
coach-dec-12 = La plus grande couleur donne 3, la suivante 2, les autres 1. Le nuage en cache la moitié, alors devine. Une clé à molette ou une croix rouge vaut à peu près une ressource de plus.
# Question::Space posée à un joueur qui n'est pas le joueur actif.
coach-dec-12-follower = Quelqu'un d'autre récupère, et tu as une part de la même carte Ville. Prends la plus grande couleur encore libre.
# Question::Space avec now.by_solo_board.
coach-dec-12-solo = C'est le plateau solo qui récupère : la zone qui donne 3 est un coup pour rien. Vise la deuxième plus grande couleur.
coach-dec-13 = Sur la pioche, cette carte est la prochaine que tu pioches. Dis oui à un 3 ou un 4. Un 2 peut aller dans la défausse.
coach-dec-14 = Retire pour de bon ta carte la plus basse : le 0 d'abord, puis les 1. Une pioche sans petites cartes vole et combat mieux. Avec la mission Gros carnet de vol, garde-les toutes, car elle compte les cartes.
coach-dec-15 = Une ressource de ton choix, ou une amélioration à son prix si tu as le Métal. Une amélioration ici t'épargne une action de construction.
coach-dec-16 = Les deux auront lieu, tu choisis seulement l'ordre. Si l'un peut payer l'autre, fais-le d'abord.
coach-dec-17 = Construis une carte ou une amélioration, ou prends une ressource. Au début, cherche les revenus et les niveaux. Vers la fin, cherche le plus de PV gris.
# Question::Build posée à un joueur qui n'est pas le joueur actif.
coach-dec-17-follower = Une action de construction pendant le tour de quelqu'un d'autre. Sers-t'en pour la meilleure chose que tu peux payer. Une seule ressource, c'est quand rien de mieux n'est à ta portée.
# Question::Resource.
coach-dec-17-resource = Une ressource de ton choix. Prends ce qui te manque pour ta prochaine action de construction.
coach-dec-18 = Tu défausses une carte pour payer un prix. Cède celle que tu joueras en dernier : trop chère, ou de la mauvaise couleur pour ta mission.
# Question::Upgrade avec instead == None : Plans, Mécanicien.
coach-dec-19 = Cette amélioration t'est offerte moins cher, et l'offre est perdue si tu refuses. Si elle te coûte 2 Métaux ou moins, prends-la.
# Question::Upgrade avec instead == Some : les récompenses de Skyforge et de Promise avec son atelier, le plateau solo.
coach-dec-19-instead = Une amélioration maintenant, ou ce qui est offert à sa place. Si tu as le Métal, l'amélioration te sert jusqu'à la fin. Vers la fin, compare les PV des deux.
coach-dec-20 = Trois tuiles deviennent aussitôt 7 PV. Une verte plantée donne 2 PV et peut-être une trouvaille, alors vends d'abord les fanées. Vers la fin, vends tout ce que tu ne peux plus planter.
coach-dec-21 = Le vert donne des PV et peut aller sur la carte. Le fané A donne de l'Énergie ou des tuiles, B des cartes ou de l'Eau, C du Métal et une action de construction. Plante tout ce que tu peux.
coach-dec-22 = Couvre une trouvaille et tu la reçois aussitôt, de préférence une trouvaille de PV. Une chaîne de végétaux va plus loin que ton dirigeable. Entrer dans la case coûtera 1 à tout le monde.
coach-dec-23 = Un marqueur de Whitehaven peut s'échanger contre une tuile plantée. Un marqueur encore là à la fin vaut 2 PV, alors garde le dernier.
coach-dec-24 = Tu peux abattre un système d'armement. Choisis la tour qui barre ta propre route.
coach-dec-25 = Tu rends une tuile pour payer un prix. Choisis une sorte que tu planterais en dernier. Les vertes rapportent, garde-les si tu peux.
coach-dec-26 = C'est une action de plus avant la tienne. Si tu récupères par elle, la zone qui donne 3 est un coup pour rien : vise la deuxième. Si elle offre plutôt une construction, construis quand tu peux payer quelque chose de bon.
# Question::Project : une case du plateau solo.
coach-dec-26-project = Tu peux jouer une carte Projet, ou prendre les PV. Au début, une carte qui paie à chaque manche vaut mieux. Vers la fin, compare ses PV gris à l'offre.

## Le coach, entre les questions

# Le premier Event::MarkerPut de l'élève dans une manche dont l'emplacement de edition.track a un gain.
coach-first-track = Une récompense attendait sous ton marqueur de la piste de manche. Elle est aussitôt à toi.
# Le premier Event::LevelUp de l'élève vers un niveau de edition.levels qui a une récompense.
coach-first-bubble = Tu as dépassé une bulle du plateau de production : un cadeau, cette fois seulement.
# Le premier Event::Reshuffled de l'élève.
coach-first-reshuffle = Ta pioche Navigation était vide. Ta défausse est mélangée en une nouvelle pioche, avec tes nouvelles cartes.
# Le premier tour de mouvement ou d'action (entre deux étapes Flight ou Turn) où le joueur actif n'est pas l'élève et où les PV de ses Event::Gained dépassent 5 en tout.
coach-first-big-turn = Regarde le journal : un autre joueur vient de marquer plus de 5 PV en un tour. Qu'a-t-il fait que tu pourrais faire aussi ?
# Event::Round avec round == rounds.
coach-first-last-round = Dernière manche ! À partir de maintenant, seuls les PV comptent. Énergie, Eau, Métal et cartes en main ne vaudront plus rien.

## Avertissements en douceur

# Question::Fight, Action::Draw(Good::Vp) : la valeur n'est pas atteinte, et les gains de prize(fight.cause) ont moins de 3 PV. Pas avec Cause::Mission.
warn-vp-for-card = Cette carte te coûte 3 PV, et gagner ici en rapporte moins. Tu la veux quand même ?
# Question::Fight avec Cause::City, Action::Stop : fight.drawn == 0, total au-dessous de la valeur, au moins 1 Énergie, et la plus haute carte piochable (de la pioche, ou de la défausse si elle est vide) atteindrait la valeur. Pas là où L1, L2 ou L5 est dans la ville.
warn-first-visit = C'est ta seule chance de combattre dans cette ville. Une carte ne coûte que 1 Énergie, et elle peut suffire.
# Question::Fight, Action::Draw(_) : le total a atteint la valeur, et pj-combat-sequence n'est pas en jeu, ou la cause n'est pas Cause::City.
warn-after-win = Tu as déjà gagné. D'autres cartes ne feraient que coûter.
# Question::Fly, Action::Solar : toute arrivée possible avec now.points + 1 est possible avec now.points.
warn-solar = Tu peux y aller sans le panneau solaire. N'y touche pas, et il te donne 2 Énergies.
# Question::Fly, Action::Stop sans Event::Entered dans ce tour de mouvement, ni dans le précédent.
warn-stay = Il n'y a rien de nouveau ici, ni trouvaille ni combat. Plus à l'est, les récompenses grandissent.
# Question::Produce, Action::Stop avec 3 Énergies ou plus.
warn-no-production = Tu peux changer de l'Énergie en Eau maintenant, et une seule fois par manche. Tu veux vraiment passer ?
# Question::Action, Action::City(CityAction::Gather) avec 10 Eaux ou plus et une carte en main que can_play permet.
warn-hoarding = Tu es riche en Eau. Deux actions de construction en feraient des cartes qui durent.
# Question::Update, Action::Update(card) : sa valeur est 3 ou plus, et une carte de valeur 0 ou 1 est dans la défausse.
warn-good-card = C'est une de tes meilleures cartes Navigation. Il y en a une plus basse dans ta défausse.
# Question::Build, Action::Resource(_) alors qu'un Action::Upgrade ou Action::Play est offert, pour la deuxième Question::Build de suite.
warn-single-resource = Une ressource, c'est peu pour une action de construction. Tu pourrais payer une amélioration ou une carte.
# Action::Play(project) dont does.income n'est pas vide, quand rounds - 1 <= round.
warn-late-income = Cette carte paie au début des manches suivantes, et il en reste une au plus. Vaut-elle encore son prix ?
# Question::Lay, Action::Bag alors qu'une case de beds(by) a une trouvaille.
warn-bag = Tu pourrais poser ce végétal sur une trouvaille, et elle serait à toi.
# Question::Space avec now.by_solo_board, Action::Space(zone) : aucune autre zone n'a plus de cases dans la partie visible de la carte.
warn-blank-zone = Cette zone semble la plus grande. Quand c'est le plateau solo qui récupère, la zone qui donne 3 ne donne rien.
# round == rounds, et : Question::Book, Action::Stop ; ou Question::Build, Action::Resource(_) alors qu'un Action::Upgrade ou Action::Play est offert. Passe avant single-resource.
warn-last-round = C'est la dernière manche : ce que tu gardes ne vaudra plus rien. Peux-tu encore en faire des PV ?
