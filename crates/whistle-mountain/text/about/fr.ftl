### complete

# Ce qui se trouve sur la table et ce que dit le guide, en phrases simples pour qui n'a jamais vu
# le jeu. Tous les textes sont de nous. Les conditions en anglais sont pour le code.

## Zones

about-zone-player = Le plateau d’un joueur : ce qu’il possède, ce avec quoi il peut construire, et ses points.
about-zone-grid = Le chantier commun, 12 colonnes et 12 rangées : les aérostats y récoltent, et ce que chacun construit sert à tous.
about-zone-barracks = C'est là que les ouvriers attendent : un niveau est noyé avec la rangée voisine du canyon, alors sors à temps les plus bas.
about-zone-tower = C'est là que les ouvriers rapportent : à la fin chacun vaut le nombre de son étage, de 1 à 12, toujours au sec.
about-zone-whirlpool = C'est là que tournent les ouvriers emportés par l'eau : chacun des tiens encore ici à la fin te coûte 5 points, alors secours-les.
about-zone-docks = Des boutiques pour aérostats : pose-toi à un quai vide, paie et prends ce qu'il offre ; il reste fermé jusqu'au retour de l'aérostat.
about-zone-market-small = Petites machines à prendre (1 sur 2 planches) : va à leur quai, construis-en une, et elle donne un peu à chaque visite.
about-zone-market-medium = Machines moyennes à prendre (2 sur 2 planches) : 8 à 12 points à la construction, et un effet plus fort à chaque activation.
about-zone-market-large = Grandes machines à prendre (2 sur 3 planches) : 8 à 16 points à la construction, et souvent quelque chose de spécial en plus.
about-zone-market-upgrades = Améliorations à acheter : paie le prix imprimé à leur quai, et l'une d'elles te sert jusqu'à la fin, puis marque son étoile.
about-zone-stacks = Trois piles d'échafaudages, une par forme : on ne prend que la tuile du dessus, et tu la vois avant de choisir.
about-zone-piles = Les piles face cachée, et la défausse à côté de la pioche : les nombres disent combien est encore à venir.
about-zone-supply = Les ressources que personne ne possède : ce qu'on paie revient ici, et quand une sorte est épuisée, personne n'en gagne plus.
about-zone-discard = Les cartes jouées ou défaussées, visibles de tous : une fois mélangées, elles redeviennent la pioche quand elle est vide.
about-zone-draft = Des compétences de départ qui circulent : celui qui les tient en garde une pour toute la partie et passe les autres.
about-zone-drawn = Des cartes piochées pour choisir : leur joueur en garde, et défausse les autres à la vue de tous.
about-zone-goods = Les ressources pour payer : à la fin de son tour, leur joueur n'en garde que quatre de chaque sorte ; le reste repart.
about-zone-ability = Une compétence de départ : un talent particulier, qui sert à son joueur pendant toute la partie.
about-zone-upgrades = Les améliorations achetées : chacune sert à son joueur jusqu'à la fin, puis marque son étoile ; il y a place pour six.
about-zone-machines = Les machines pas encore construites : l'étoile ne compte qu'à la construction, et une machine qui reste à la fin vaut 1 point.
about-zone-scaffolds = Les échafaudages prêts à construire : chaque côté qui touche quelque chose de construit vaut 1 point, mais deux restants n'en font qu'un.
about-zone-cards = Des astuces à usage unique, secrètes en main : à chaque tour tu peux en jouer une en plus du reste.
about-zone-awards = Des cadeaux à usage unique, surtout de la tour : utilise-en un par tour en plus du reste, ou garde-le pour 1 point.
about-zone-home = Les aérostats rentrés, prêts à voler : envoie-en un par tour, et quand il n'y en a plus, rappelle-les pour construire (Travailler).

## Compteurs

about-counter-c = Du charbon : il paie les petites machines et, avec du fer, les grandes.
about-counter-i = Du fer : trois paient une machine moyenne et, avec du charbon, une grande.
about-counter-g = De l'or : quand tu construis, 1 or déplace un ouvrier, et 2 or en secourent un du tourbillon.
about-counter-w = De l'eau : elle paie la deuxième et la troisième construction du tour, 1 chacune ; les aérostats au ras de l'eau en puisent.
about-counter-h = Des sifflets, les jokers : un sifflet paie une ressource quelconque, mais seul un sifflet paie un sifflet.
about-counter-vp = Les points (PV) marqués ; la tour, le tourbillon, les améliorations et ce qui reste ne comptent qu'à la fin.
about-counter-cards = Les cartes qui restent dans la pioche ; quand elle est vide, la défausse mélangée la remplace.
about-counter-discard = Les cartes de la défausse : elles reviennent quand la pioche est vide.
about-counter-small = Les petites machines encore cachées : il en arrive une au marché chaque fois que quelqu'un en prend une.
about-counter-medium = Les machines moyennes encore cachées : il en arrive une au marché chaque fois que quelqu'un en prend une.
about-counter-large = Les grandes machines encore cachées : il en arrive une au marché chaque fois que quelqu'un en prend une.
about-counter-upgrades = Les améliorations encore cachées : il en arrive une au marché chaque fois que quelqu'un en prend une.
about-counter-awards = Les trophées encore cachés : les effets qui donnent un trophée au hasard le prennent ici.

## Pièces

about-face-airship = Un aérostat : il récolte ce qu'il touche, ou fait ses courses à un quai, et reste dehors jusqu'à ce que son joueur le rappelle.
about-face-airship-balloon = Le plus petit aérostat, 1 case : il entre dans tous les trous, et à un quai il vaut les grands.
about-face-airship-blimp = L'aérostat moyen, 2 cases en ligne : il peut toucher plus de ressources, d'eau et de machines à la fois que la montgolfière.
about-face-airship-dreadnought = Le plus grand aérostat, 3 cases en ligne : dans le canyon il touche le plus ; à un quai, la montgolfière suffit.
about-face-worker = Un des neuf ouvriers d'un joueur : son étage dans la tour, rien sur les planches ou aux baraquements, moins 5 dans le tourbillon.
about-face-scaffold = Quatre planches d'une même forme : chaque côté qui touche quelque chose de construit vaut 1 point, et les machines se posent dessus.
about-face-machine = Une machine : son étoile marque quand tu la construis sur des planches, et tout aérostat à côté ou dessus peut l'activer.
about-face-upgrade = Un progrès durable : paie le prix en haut à gauche, sers-t'en dès maintenant, et marque son étoile à la fin.
about-face-award = Un cadeau à usage unique : utilise-en un par tour pour ce que montre son image, ou garde-le pour 1 point à la fin.
about-face-ability = Une compétence de départ : le talent que son joueur a choisi avant le premier tour, pour toute la partie.
about-face-ability-back = Une compétence de départ face cachée : un autre joueur est en train de choisir.
about-face-card = Une astuce à usage unique : paie ce que demande l'image, s'il y a un prix, et sers-t'en une fois ; une carte par tour.
about-face-card-back = Une carte que tu ne vois pas : seul le joueur qui la tient sait ce qu'elle fait.
about-face-duplicator = Le jeton Duplicateur : qui possède l'amélioration Duplicateur a aussi la compétence sur laquelle il se trouve.
about-face-good = Une ressource : elle paie les quais, les constructions, les ouvriers et les machines, et tu en gardes quatre de chaque sorte au plus.
about-face-dock = Un quai, boutique pour un seul aérostat à la fois : paie ce que montre sa plaque et prends ce qu'il offre.
about-face-dock-dock-card = Le quai des cartes : prends une carte pour rien, deux pour 1 ressource au choix, ou trois pour 2.
about-face-dock-dock-small-1 = Le premier quai des petites machines : paie 2 charbon et choisis une petite machine du marché.
about-face-dock-dock-small-2 = Le second quai des petites machines : paie 3 charbon et choisis-en une ; l'autre quai est moins cher, alors vas-y tôt.
about-face-dock-dock-medium = Le quai des machines moyennes : paie 3 fer et choisis une machine moyenne du marché.
about-face-dock-dock-large = Le quai des grandes machines : paie 3 fer et 2 charbon et choisis une grande machine du marché.
about-face-dock-dock-upgrade = Le quai des améliorations : paie le prix imprimé sur une amélioration, et elle est à toi pour de bon ; tu as place pour six.
about-face-dock-dock-scaffold-1 = Le premier quai des échafaudages : un échafaudage pour rien, deux pour 1 sifflet, trois pour 2 ; chacun de la pile que tu veux.
about-face-dock-dock-scaffold-2 = Le second quai des échafaudages : la même offre qu'au premier, si celui-là est pris.
about-face-dock-dock-rescue = Le quai de sauvetage : pour rien, un de tes ouvriers quitte le tourbillon pour une planche nue.

## Signes sur le plateau

about-mark-open-cell = Case vide : de l'air libre au-dessus de l'eau, où un aérostat peut se poser et un échafaudage se construire.
about-mark-bridge = Pont : la corde entre les rangées 5 et 6 ; une machine construite avec une partie au-dessus fait monter l'eau d'une rangée.
about-mark-wave = Vague : l'eau monte d'une rangée si tu construis ici ; aux bouts du pont, elle marque où cela commence.
about-mark-water = Eau : des rangées noyées, où plus rien ne peut être construit, posé ou déplacé.
about-mark-water-edge = Gouttes : le haut de l'eau ; chaque case de ton aérostat juste au-dessus puise 1 eau.
about-mark-water-bars = Lignes d'eau : combien de fois l'eau peut encore monter ; il y en a huit au début.
about-mark-barracks-level = Niveau des baraquements : il est noyé avec la rangée du canyon de même numéro, le plus bas d'abord.
about-mark-tower-floor = Nombre sur un étage : les points que vaut à la fin chacun de tes ouvriers qui s'y trouve ; il y a place pour tous.
about-mark-floor-award = Trophée sur un étage : un cadeau pour le premier ouvrier qui arrive là ; on n'en remet jamais.
about-mark-award-count = Nombre rouge sur un étage : combien de trophées y restent, quatre à l'étage 1 au début ; chaque ouvrier qui arrive en prend un.
about-mark-whirlpool-star = Étoile avec −5 : ce que te coûte à la fin chacun de tes ouvriers encore dans le tourbillon.
about-mark-dock-plate = Plaque d'un quai : ce que tu y paies ou gagnes ; 1/2/3 veut dire qu'un est gratuit, et que deux ou trois coûtent.
about-mark-empty-dock = Ovale vide d'un quai : ce quai est libre, pour qui s'y pose le premier et peut payer.
about-mark-taken-dock = Aérostat à un quai : ce quai est fermé jusqu'à ce que cet aérostat rentre.
about-mark-bare-plank = Planche nue : une place où un ouvrier peut se tenir, tant qu'il n'y a rien dessus.
about-mark-print = Planche avec une ressource imprimée : un aérostat juste à côté la récolte ; un ouvrier ne peut pas s'y tenir.
about-mark-hidden-print = Cercle pointillé sur une machine : une ressource imprimée cachée dessous ; personne ne la récolte tant que la machine est là.
about-mark-drowned-machine = Machine grise à goutte barrée : l'eau l'a touchée et elle ne marche plus ; ses cases sèches comptent encore comme côtés.
about-mark-tolls = Jetons sur Pont à Péage : payés pour des déplacements et sauvetages ; qui active Pont à Péage les prend tous.
about-mark-swap-token = Jeton sur Braderie : tant que cette machine marche, cette ressource paie toutes les autres sauf les sifflets, pour tous.
about-mark-stack-count = Nombre sur une pile d'échafaudages : combien de tuiles il y reste, avec celle que tu vois.
about-mark-shape-s = Échafaudage S : deux planches, et deux autres décalées d'un pas ; tu peux le tourner et le retourner.
about-mark-shape-l = Échafaudage L : trois planches en ligne et une au bout ; tu peux le tourner et le retourner.
about-mark-shape-t = Échafaudage T : trois planches en ligne et une au-dessus du milieu ; tu peux le tourner et le retourner.
about-mark-left = Nombre avec « restent » : combien de pièces de cette sorte sont encore face cachée et vont venir.

## Signes sur les pièces

about-mark-star = Étoile dorée avec un nombre : des points ; à la construction d'une machine, à la fin pour une amélioration, aussitôt dans un effet.
about-mark-arrow = Flèche verte : paie ou fais ce qui est à gauche, gagne ce qui est à droite ; rien à gauche, c'est gratuit.
about-mark-any = Point d'interrogation dans un anneau : n'importe quelle ressource, à ton choix.
about-mark-hammer = Marteau : construis ; en tête de ligne sur une machine : cela arrive une seule fois, à sa construction.
about-mark-lightning = Éclair sur une roue : active une machine ; en tête de ligne : cela arrive chaque fois que cette machine est activée.
about-mark-infinity = Signe infini : toujours vrai, pour tous, tant que l'eau ne touche pas cette machine.
about-mark-hourglass = Sablier : cela arrive à la fin de ton tour.
about-mark-once = 1 dans une flèche ronde : tu peux le faire une fois à chacun de tes tours.
about-mark-flag = Drapeau à damier : cela compte à la fin de la partie.
about-mark-move = Ouvrier avec une flèche : déplace un de tes ouvriers vers une planche nue, aussi loin que tu veux.
about-mark-rescue = Bouée : secours un de tes ouvriers du tourbillon, vers une planche nue.
about-mark-promote = Ouvrier, tour et flèche : un de tes ouvriers monte de sa planche à l'étage de la tour voisin de sa rangée.
about-mark-step = Tour avec flèches haut et bas : un de tes ouvriers de la tour monte ou descend d'un étage.
about-mark-sink = Ouvrier sur un tourbillon : un ouvrier qui tombe dans le tourbillon, ou qui y est.
about-mark-descend = Ouvriers superposés, flèche vers le bas : tous les ouvriers des baraquements glissent d'un niveau vers le bas.
about-mark-gather = Ouvriers sur une plaque : des ouvriers vont sur cette machine à sa construction.
about-mark-beside = Deux ouvriers côte à côte : chaque ouvrier voisin de la planche où tu viens de mettre le tien.
about-mark-all = Trois ouvriers : cela arrive à tout le monde, pas seulement à toi.
about-mark-card = Petite carte : une carte ; après une flèche, tu la pioches.
about-mark-planks = Petites planches : un échafaudage ; après une flèche, tu le prends sur la pile que tu veux.
about-mark-small-machine = Barre cuivrée avec une roue : une petite machine, 1 sur 2 planches.
about-mark-medium-machine = Carré jaune avec une roue : une machine moyenne, 2 sur 2 planches ; sur les améliorations et compétences, souvent n'importe laquelle.
about-mark-large-machine = Plaque bleue avec une roue : une grande machine, 2 sur 3 planches.
about-mark-upgrade = Engrenage à flèche verte : une amélioration, une de celles du marché.
about-mark-blind = Tuile verte au point d'interrogation : la première amélioration de la pile cachée, quelle qu'elle soit.
about-mark-scrap = Engrenage barré : une amélioration du marché quitte la partie.
about-mark-tag = Étiquette : tu gagnes les jetons imprimés comme son prix.
about-mark-rosette = Médaille : un trophée, tiré au hasard.
about-mark-award-picture = Image d'un trophée : ce qu'il donne, comme marteau une construction, éclair une machine activée, bouée un sauvetage, étoile des points.
about-mark-discard = Corbeille avec une carte : défausse une de tes cartes pour payer.
about-mark-shed = Corbeille avec des planches : remets un de tes échafaudages sous sa pile pour payer.
about-mark-home = Maison avec un aérostat : un aérostat rentre et peut repartir.
about-mark-bump = Aérostat avec un choc : l'aérostat d'un adversaire est chassé et rentre, et le tien prend sa place.
about-mark-airships = Aérostat gris : un de tes aérostats, n'importe lequel ; une montgolfière ou un cuirassé veut dire celui-là seulement.
about-mark-diagonal = Montgolfière avec quatre coins : ta montgolfière touche aussi ce qui est en diagonale.
about-mark-edges = Planches avec deux 1 : un échafaudage qui marque au moins 2 côtés.
about-mark-salvage = Machine qui sort des vagues : prends dans ton stock une machine en partie sous l'eau, pour la reconstruire.
about-mark-shift = Machine avec quatre flèches : pose cette machine ailleurs.
about-mark-jetpack = Jetpack : un déplacement peut aussi finir en l'air, juste au-dessus de quelque chose de construit.
about-mark-toll = Caisse à fente : les jetons de Pont à Péage ; tant qu'il marche, chaque déplacement ou sauvetage en ajoute un.
about-mark-mute = Sifflet barré : les sifflets ne sont des jokers pour personne tant que cette machine marche.
about-mark-no-airship = Aérostat barré : aucun aérostat ne peut s'y poser tant qu'un ouvrier est sur cette machine.
about-mark-chip = Jeton au point d'interrogation : le jeton posé sur cette machine ; sa ressource paie toutes les autres sauf les sifflets.
about-mark-none = Anneau pointillé avec un zéro : chaque ressource que tu n'as pas.
about-mark-copy = Deux tuiles et une flèche : le jeton Duplicateur va sur la compétence d'un autre joueur, et tu l'as aussi.
about-mark-swap = Deux flèches, gauche et droite : échange l'un contre l'autre.
about-mark-slash = Barre oblique : l'un ou l'autre ; entre deux nombres de cartes : pioche le premier, garde le second.
about-mark-plus = Plus : tu as les deux.
about-mark-equals = Signe égal : compte comme ; suivi de l'anneau, le charbon paie n'importe quoi pour toi.
about-mark-star-screws = Vis en étoile : une machine avancée ; une première partie se joue sans elles.

## Signes des joueurs

about-mark-player-star = Étoile près du nom d'un joueur : ses points ; tour, tourbillon, améliorations et restes s'y ajoutent à la fin.
about-mark-whirlpool-count = Vagues et un nombre : combien d'ouvriers ce joueur a dans le tourbillon, chacun moins 5 à la fin.
about-mark-barracks-count = Ouvrier et un nombre : combien d'ouvriers ce joueur a encore aux baraquements ; tous les joueurs à 0, et la partie finit.
about-mark-card-count = Dos de carte avec un nombre : combien de cartes tient ce joueur ; tu ne vois pas lesquelles.
about-mark-goods-column = Colonne à quatre cercles : tu en gardes quatre au plus à la fin de ton tour ; ce qui dépasse repart.
about-mark-ghost-airship = Contour pâle d'un aérostat : il est dehors ; il revient quand son joueur rappelle ses aérostats.
about-mark-dashed-slot = Cadre pointillé : une place vide, où peut encore aller une de tes pièces.
about-mark-faded = Compétence ou amélioration pâle : déjà utilisée ce tour-ci ; elle revient au prochain.
about-mark-seat-signs = Chapeau, motif et emblème : chaque joueur a les siens, et tu sais à qui est une pièce sans regarder la couleur.

## Signes du moment

about-mark-glow = Lueur verte : tu peux aller ici, ou prendre ceci, tout de suite ; l'étiquette dit ce que tu gagnes.
about-mark-ghost-piece = Pièce transparente au bord pointillé : là où elle irait ; rien n'est encore fait.
about-mark-preview-edge = 1 jaune sur un côté : ici ton échafaudage toucherait quelque chose de construit, pour 1 point.
about-mark-preview-ring = Anneau blanc : une ressource imprimée ou de l'eau que ton aérostat récolterait de cette place.
about-mark-preview-climb = Flèche verte sur un ouvrier : il monterait dans la tour si tu construis la machine ici.
about-mark-round = Manche : un tour de chacun ; leur nombre n'est pas fixé, alors surveille les baraquements.
about-mark-last-turns = Derniers tours : les baraquements sont vides ; personne n'a plus d'un tour à jouer, puis la partie finit.
about-mark-turn-order = Insignes en haut : l'ordre du jeu ; l'insigne encadré joue maintenant, les pâles ont joué dans cette manche.
about-mark-hint = Conseil : une idée de ce qu'un bon joueur ferait maintenant.
about-mark-undo = Annuler : reprend ta dernière étape.
about-mark-start-of-turn = Début du tour : reprend tout ton tour, et tu le recommences.
about-mark-all-moves = Les, avec un nombre : la liste complète de ce que tu peux faire maintenant.

## But

about-goal = Le plus de points gagne : construis, hisse tes ouvriers dans la tour, sauve-les de l'eau.
about-goal-more = Tout de suite : les côtés de tes échafaudages, les étoiles de tes machines et des effets. À la fin : les étages de la tour, les améliorations et les restes, et moins 5 par ouvrier dans le tourbillon.

## Le guide : questions

coach-dec-01 = Un talent pour toute la partie. Celui qui apporte échafaudages, sifflets ou cartes sert dans toutes les parties. Les autres passent au suivant, ou quittent la partie.
coach-dec-02 = Tu prends deux tuiles d'une même forme et ne vois que celle du dessus. Le L et le T vont presque partout. Un sifflet imprimé est rare et précieux.
coach-dec-03 = Pose celle dont tu veux récolter tôt les ressources : charbon et fer achètent des machines. L'autre attend, et marque quand tu la construis.
coach-dec-04 = Une planche au moins doit être dans la rangée 1, et rien ne marque encore. Près des autres, c'est bien : leurs ressources et leurs planches te servent aussi.
# Question::Turn while now.main is false.
coach-dec-10 = Deux choix : envoyer un aérostat chercher quelque chose (Récolter), ou tous les rappeler et construire (Travailler). Si ton stock est vide, vole ; avec deux ou trois pièces et de l'eau pour payer, construis.
# Question::Turn while now.main is true.
coach-dec-10-after = Ton action principale est faite. Une carte et un trophée peuvent encore suivre, si tu en as. Sinon, finis le tour.
# Has no question of its own: Question::Turn answers it with Action::Fly. Say it there when two
# or more Action::Fly are among the answers, after coach-dec-10.
coach-dec-11 = À un quai, envoie le plus petit : la taille n'y compte pas. Dans le canyon, envoie le plus long qui trouve sa place. Il touche plus de choses.
# Question::Ram.
coach-dec-11-ram = Bélier : l'aérostat à quai rentre, et le tien prend sa place. Le plus petit suffit.
# Question::Fly { ram: false, .. }.
coach-dec-12 = Chaque place montre ce qu'elle rapporte. Cherche deux ressources ou plus, ou une machine à activer. À un quai, tu paies et prends ce qu'il offre, rien d'autre.
# Question::Fly { ram: true, .. }.
coach-dec-12-ram = Choisis le quai qu'il te faut : son aérostat rentre, et le quai est à toi. Tu paies quand même son prix.
coach-dec-13 = Prends ce que tu touches, et active chaque machine d'ici une fois, dans l'ordre que tu veux. Prends d'abord les ressources si une machine a un prix. Quand tu as fini, cet aérostat ne fait plus rien.
# Question::Tier(Dock::Card).
coach-dec-14 = Une carte est gratuite ; une deuxième coûte une ressource au choix, une troisième encore une. Paie avec ce que tu as en trop. Tu peux jouer une carte par tour.
# Question::Tier(Dock::Scaffold1 | Dock::Scaffold2).
coach-dec-14-scaffolds = Un échafaudage est gratuit ; un deuxième coûte un sifflet, un troisième encore un. Trois font un tour de construction complet. Garde de l'eau pour cela.
# Question::TakeMachine of any size.
coach-dec-15 = L'étoile, ce sont des points dès la construction. Au début, prends une machine que tu visiteras souvent. Vers la fin, simplement la plus grande étoile.
# Question::TakeUpgrade, at the dock and elsewhere.
coach-dec-16 = Elle sert dès maintenant, et son étoile compte à la fin. Au début, prends-en une qui rapporte à chaque tour. Vers la fin, celle qui a le plus de points.
# Question::TakeScaffold { recycle: false }.
coach-dec-17 = Quelle forme remplit une fente que tu vois ? Les ressources imprimées comptent aussi. Tu vois chaque nouvelle tuile avant de choisir la suivante.
# Question::TakeScaffold { recycle: true }.
coach-dec-17-recycle = Tu gagnes les deux ressources de la tuile du dessus, qui passe sous sa pile. Un sifflet dessus ? Prends-le.
coach-dec-18 = Quels jetons donnes-tu ? La première réponse garde tes sifflets. Un sifflet peut tout remplacer plus tard, alors paie avec les autres jetons si tu peux.
coach-dec-19 = Jusqu'à trois constructions : la première gratuite, les autres 1 eau chacune. En plus, déplace un ouvrier (1 or) ou secours-en un (2 or). L'ordre habituel : échafaudage, ouvrier, machine.
coach-dec-20 = Une seule construction ici. Un échafaudage marque ses côtés, une machine son étoile : prends le plus grand nombre. Sauf si un de tes ouvriers attend de monter.
coach-dec-21 = Le nombre, ce sont les points : les fentes et les coins rapportent le plus. Tu peux tourner et retourner la tuile. Laisse des planches nues là où tu veux des ouvriers.
coach-dec-22 = L'étoile est la même partout. Regarde qui est dessous : ils montent, tes rivaux aussi. Une vague veut dire que l'eau monte ; et laisse à l'air les ressources utiles.
# Question::Worker(Errand::Move).
coach-dec-23 = Prends le plus bas de tes baraquements : il sera noyé le premier. Un ouvrier déjà sur les planches peut aller plus haut. Quand tous les baraquements sont vides, la fin commence.
# Question::Worker(Errand::Escape); as that has a single source and is never asked, say it at
# Question::Where(Errand::Escape, _) in place of coach-dec-24.
coach-dec-23-escape = Piège retient des ouvriers, et un sifflet en libère un. Sors-en un avant que l'eau arrive. Mets-le haut, ou sous ta prochaine machine.
# Question::Where(Errand::Move, _).
coach-dec-24 = Sa rangée est l'étage qu'il atteindra. Choisis une planche nue que tu couvriras bientôt d'une machine, toi et pas un autre.
# Question::Where(Errand::Rescue, _); Question::Worker(Errand::Rescue) has a single source and
# is never asked.
coach-dec-25 = Sorti du tourbillon : déjà 5 points d'épargnés. En haut, c'est bien. Sous ta prochaine machine, c'est mieux.
coach-dec-26 = Pont à Péage marche : chaque déplacement et chaque sauvetage coûte un jeton de plus. Paie avec ce que tu as le plus. Qui active le pont prend tout.
coach-dec-27 = Ton amélioration Extension fait aussi monter tes ouvriers à côté de la nouvelle machine. Presque toujours oui : chaque étage vaut des points, et un trophée t'y attend peut-être.
# Question::Activate { may: false, .. }.
coach-dec-28 = N'importe quelle machine qui marche, même loin ; son prix se paie quand même. Prends celle qui te donne le plus maintenant.
# Question::Hub, first and second time.
coach-dec-28-hub = Pôle des Machines : deux machines différentes, même loin, chacune à son prix. D'abord les gratuites.
# Question::Offer(Offer::Again(_)).
coach-dec-29 = Casse-cou : la même machine une deuxième fois, à nouveau à son prix. Si c'est gratuit, toujours oui.
# Question::Activate { may: true, .. }, and Question::Offer of Offer::Admiral or
# Offer::JetpackMove.
coach-dec-30 = Un supplément, à prendre ou à laisser. Ne dis non que si son prix te gêne, ou s'il te nuit.
coach-dec-31 = Deux effets, dans ton ordre. L'ouvrier d'abord, si la construction doit le faire monter. L'échafaudage d'abord, si c'est lui que tu veux construire.
# Question::Offer(Offer::Half(_)).
coach-dec-32 = La machine est déjà payée. Prends aussi la deuxième partie, sauf si elle te nuit.
coach-dec-33 = Prends ce qui manque à ton prochain achat. Sinon un sifflet : il paie tout. Mais tant que la machine Surplus de Sifflets marche, les sifflets ne sont pas des jokers.
coach-dec-34 = Garde ce que tu peux jouer bientôt. Les autres sont défaussées à la vue de tous.
coach-dec-35 = C'est un prix, pas un coup : la carte ne fait rien. Donne celle qui coûte le plus à jouer.
coach-dec-36 = Tu pioches une carte de plus que tu n'en défausses. Mauvaise main : défausse tout. Bonne main : arrête-toi.
coach-dec-37 = Il va sous sa pile. Donne la forme qui ne va nulle part, et garde celle qui remplit une fente.
coach-dec-38 = Un aérostat repart sans tour de construction. D'habitude, le plus long qui soit dehors. Ou celui qui gêne ton chantier.
coach-dec-39 = Ni points ni inondation cette fois. Mais les ouvriers sous sa nouvelle place montent. Et les ressources qu'il découvre à côté de ton aérostat sont à toi.
coach-dec-40 = Une machine à moitié noyée devient la tienne. Reconstruis-la, et toute son étoile marque de nouveau. Prends la plus grande étoile.
coach-dec-41 = Un étage plus haut, c'est 1 point de plus à la fin. Un trophée à l'étage voisin vaut encore mieux, en haut ou en bas.
coach-dec-42 = Droit dans la tour, sans machine. Envoie celui de la plus haute rangée, ou un ouvrier bientôt noyé.
coach-dec-43 = Chacun perd un ouvrier dans le tourbillon. Donne le plus bas : il serait le prochain noyé de toute façon.
coach-dec-44 = Cet échange ne coûte rien. Donne une amélioration qui a fait son travail, et prends-en une avec plus de points.
coach-dec-45 = Tu gagnes son prix imprimé en jetons, et aucun rival ne l'aura jamais. Regarde quels jetons il te faut.
coach-dec-46 = Cette ressource devient un joker pour tous, mais jamais pour un sifflet. Choisis ce que tu as et que les autres n'ont pas.
coach-dec-47 = Tu gagnes une ressource voisine de la nouvelle place de ton ouvrier, imprimée ou eau. Prends ce qui manque à ton prochain achat.
coach-dec-48 = Tu gagnes une des deux ressources de l'échafaudage que tu viens de construire. Un sifflet d'abord ; sinon ce qui te manque.
coach-dec-49 = Une fois par tour, un jeton en trop devient un sifflet, ou un sifflet le jeton qu'il te faut. Fais-le presque à chaque tour.
coach-dec-50 = Une carte devient un échafaudage, ou un échafaudage une carte. Donne ce que tu as en trop.
coach-dec-51 = Tu empruntes le talent d'un autre joueur pour 1 sifflet. Tu l'as jusqu'à ce que tu déplaces le jeton.
# Question::Offer(Offer::Shuttle).
coach-dec-52 = Ta montgolfière rentre et peut repartir au prochain tour. Dis oui, sauf si elle doit garder un quai ou une place.
coach-dec-53 = Un échafaudage est construit là où flotte ton ouvrier, et il doit céder la place. Ces places sont aussi proches les unes que les autres. Prends celle sous ta prochaine machine.
# Question::Worker(Errand::Shelter).
coach-dec-54 = Sur Refuge, un ouvrier n'est ni aux baraquements ni dans le tourbillon, et ne te coûte rien. Un ouvrier du tourbillon y épargne 5 points. Mais si l'eau le touche, tous tombent.

## Le guide : entre les questions

# The first Event::Flooded of the game.
coach-first-flood = La première rangée a disparu, et le niveau voisin des baraquements aussi. Ceux qui s'y trouvaient sont dans le tourbillon. La tour reste au sec.
# In your own turn, the first time your goods of one kind exceed edition.board.keep (4).
coach-first-fifth-token = Tu n'en gardes que quatre de chaque sorte à la fin du tour. Dépense le cinquième jeton, ou perds-le.
# The first Event::Activated by another seat of a machine that you built (Event::MachineBuilt
# with your seat).
coach-first-rival-activates = Une machine construite n'est à personne : un rival vient d'utiliser la tienne. Tu peux te servir des siennes aussi.
# The first Event::Promoted of a worker of yours while another seat is active.
coach-first-rival-promotes = Un rival a posé une machine sur ton ouvrier, et il est monté : un étage en cadeau. S'il y avait un trophée, il est à toi aussi.
# last_turns is None, and barracks.count_ones() over all players is 3 or less for the first
# time.
coach-first-end-near = Il reste peu d'ouvriers dans tous les baraquements ensemble : la fin approche. Secours, construis, utilise tes trophées tant qu'il est temps.
# Event::TurnStarted with last: true and your seat; and, if you emptied the barracks in your own
# turn, Event::EndTriggered with your seat.
coach-first-last-turns = C'est ton dernier tour. Construis, secours, dépense tout : ce qui reste ne vaut presque rien.

## Le guide : mises en garde

# Action::Forge in Question::Turn, with no machines and no scaffolds in storage, neither
# Deed::Move nor Deed::Rescue payable, and an Action::Fly among the answers.
warn-empty-forge = Tu n'as rien en stock à construire, et un aérostat pourrait encore voler. Les rappeler quand même ?
# Action::To(spot) in Question::Fly, with an empty parcel and no eligible machine there, while
# another answer brings something.
warn-empty-flight = Cette place ne rapporte rien. Cherche des ressources imprimées, de l'eau ou une machine.
# Action::Dock(_) in Question::Fly { airship: Airship::Dreadnought, ram: false } while the own
# balloon is at Berth::Home.
warn-big-airship-in-dock = Ta montgolfière suffirait ici. Dans le canyon, le cuirassé touche plus de choses.
# Action::End while own goods of one kind exceed edition.board.keep (4) and some other answer of
# Question::Turn spends them.
warn-fifth-token = Ce qui dépasse quatre d'une sorte repart maintenant. Une carte ou une amélioration peut encore s'en servir.
# Action::Place(spot) in Question::PlaceMachine where would_flood(cells), and an own worker that
# this build does not promote is in row canyon.water + 1 or on that barracks level, or on
# Sanctuary or Trap with a cell in that row; not with the upgrade Lifeboat.
warn-drowning-own = L'eau prendra un des tiens : moins 5 à la fin. Le déplacer d'abord, ou construire plus bas ?
# Action::Place(spot) in Question::PlaceMachine where would_promote has workers of others and
# none of yours, while another answer promotes none of theirs or one of yours.
warn-only-rivals-climb = Ici, seuls tes rivaux montent. Une autre place a les mêmes points.
# Action::Place(spot) in Question::PlaceMachine while another answer whose spot overlaps this
# one promotes more of your own workers, no more rivals, and does not flood if this one does
# not.
warn-own-left-beside = À un pas de là, plus de tes ouvriers monteraient, pour les mêmes points.
# Action::Place(spot) in Question::PlaceScaffold where edges(cells) is at least 3 below the best
# answer; light that answer.
warn-low-scaffold = Il y a une place avec plus de points. La lumière te la montre.
# Action::Pay with a whistle in Question::Pay while another answer pays with fewer whistles; not
# while Whistle Surplus is active.
warn-whistle-paid = Les sifflets sont des jokers. Les autres jetons suffiraient ici.
# Action::End with three or more cards and awards together, now.card and now.award both false,
# and an Action::Play or Action::Redeem among the answers.
warn-hoarding = Une carte et un trophée par tour : il t'en reste à utiliser. Ils servent mieux maintenant qu'à la fin.
# Action::To(_) or another Action::Dock in Question::Fly while three or more own workers are in
# the whirlpool and Action::Dock(Dock::Rescue) is among the answers; not with the upgrade
# Lifeboat.
warn-whirlpool-forgotten = Trois dans le tourbillon, c'est moins 15 à la fin. Le quai de sauvetage est gratuit, et vide.
# Action::Done in Question::Forge { moved: false, .. } while Action::Move is among the answers
# and an own worker is on barracks level canyon.water + 1.
warn-gold-unused = Ton ouvrier du plus bas niveau encore au sec sera noyé le premier, et 1 or le déplacerait.
# Action::Walk(cell) in Question::Where with cell.row() at most canyon.water + 2, while a higher
# row is among the answers.
warn-low-plank = Cette rangée sera bientôt noyée, et son étage est bas. Plus haut, il y a aussi de la place.
# An action that leaves no worker in any barracks (Action::Worker(Place::Barracks(_)) of the
# last one, or a flood by Action::Place) while points so far plus final_lines are lower for you
# than for somebody else.
warn-end-while-behind = Cela ouvre les derniers tours : chacun des autres n'en a plus qu'un. D'après les prévisions, tu es derrière. C'est sûr ?
# Action::End in your last turn (last_turns is set) while now.main is false and a piece in
# storage could be built.
warn-saving-in-last-turn = C'est ton dernier tour. Ce que tu construis marque plus que ce que tu gardes.
