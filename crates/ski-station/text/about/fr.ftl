### complete

# Ski Station, la table expliquée en français : ce que tout y est, et ce que dit le coach. Tout est de nous.
# Quand une remarque se dit est écrit dans le fichier anglais.

## But

about-goal = Sept manches pour le plus de points : seuils atteints, récompenses gagnées, charme préservé.
about-goal-more = Le gros des points vient à la fin : 15 ou 10 par couleur de seuil, 4 par ensemble de quatre couleurs de pistes, et un village bien rangé. En cours de partie, tes disques, des récompenses et quelques tuiles marquent.

## Zones

about-zone-player = La station d’un joueur : la montagne pour les pistes en haut, le village en bas.
about-zone-plate-a = Les cases d'action des manches 1, 3, 5 et 7 : envoie ton pion sur l'une d'elles et fais ce qu'elle dit.
about-zone-plate-b = Les cases d'action des manches 2, 4 et 6 : envoie ton pion sur l'une d'elles et fais ce qu'elle dit.
about-zone-start = Là où les pions attendent, dans l'ordre du tour, leur premier déplacement de la partie, où changer de ligne ne te coûte rien.
about-zone-out = Là où vont les pions qui sortent en manche 7 ; les colonnes sautées en sortant te donnent encore du Temps.
about-zone-bonuses = Les sept tuiles Bonus, une par manche : une tuile qui porte ton disque te rapporte des points à la fin de chaque manche.
about-zone-rewards = Les tuiles Récompense, triées par rang : pour une récompense, tu en prends une de ce rang ou moins, ou autant de points que le rang.
about-zone-office = Des employés permanents à recruter, chacun à son prix : prends-en un sur une case orange ; le bureau se remplit à chaque manche.
about-zone-seasonals = Liste de prix : sur une case orange, 1, 2, 3 ou 4 saisonniers te coûtent 0, 1, 3 ou 6 € en tout.
about-zone-lots = Liste de prix : sur une case verte, 1, 2 ou 3 pistes te coûtent 0, 2 ou 5 employés, un de plus avec du noir.
about-zone-piles = Les bâtiments et développements à venir : en fin de manche, ils remplissent les cases blanches et jaunes d'une nouvelle plaquette.
about-zone-discard = Les bâtiments et développements que personne n'a achetés : certains effets te permettent d'en acheter un ici.
about-zone-slopes = Ta montagne de 46 cases : les pistes posées ici apportent des récompenses, comptent pour les seuils et les ensembles, et restent pour toujours.
about-zone-village = Quinze places pour tes bâtiments, qui t'aident ou comptent à la fin ; chacun doit toucher un autre bâtiment ou la montagne.
about-zone-tracks = Tes trois seuils, les pistes vertes, bleues et rouges qu'il te faut : atteins-en un avant la fin et tu concours pour 15 ou 10 points.
about-zone-stock = Ce que tu possèdes : des euros, du Temps et des employés pour payer, des disques à poser, et tes points.
about-zone-developments = Tes développements : ceux face visible te servent encore, ceux face cachée ont servi mais comptent toujours comme développements.
about-zone-kept = Les tuiles Récompense que tu gardes : chacune te rapporte des euros au début de chaque manche.

## Compteurs

about-counter-buildings = Les bâtiments qui restent dans la pile : ils viendront sur les cases blanches des plaquettes suivantes, où tu pourras les acheter.
about-counter-developments = Les développements qui restent dans la pile : ils viendront sur les cases jaunes des plaquettes suivantes, où tu pourras les acheter.
about-counter-cube = Les cubes de ton échelle Commodité, ceux sans emplacement : moins il en reste à la fin, plus tes bâtiments valent de points.
about-counter-octagon = Les octogones de Charme perdu, ceux sans emplacement : chacun qui y reste à la fin te coûte 2 points.
about-counter-square-slot = Les emplacements carrés complets sans cube : chacun avale un cube à venir, ou rapporte 1 point s'il est encore vacant à la fin.
about-counter-octagon-slot = Les emplacements octogonaux vides : chacun cache un octogone à venir, ou rapporte 1 point s'il est encore vacant à la fin.
about-counter-eur = Ton argent, pour salaires, recrutement, bâtiments, développements et lignes de décalage ; chaque tranche de 5 € restante vaut 1 point à la fin.
about-counter-time = Le joker : un Temps paie 2 € ou remplace un employé, et chaque Temps qui te reste à la fin vaut 1 point.
about-counter-permanent = Tes employés permanents debout : chacun peut travailler une fois par manche, à chaque manche, et te coûte 1 € de salaire par manche.
about-counter-seasonal = Tes saisonniers debout : chacun travaille une fois pour toi, sans salaire, et t'attend tant que tu ne l'utilises pas.
about-counter-permanent-lying = Tes employés permanents qui ont travaillé cette manche : ils se relèvent quand elle finit.
about-counter-seasonal-lying = Tes saisonniers qui ont travaillé : ils te quittent à la fin de cette manche.
about-counter-disk = Les disques que tu n'as pas encore posés : mets-en un sur une tuile Bonus et elle te fait marquer à chaque manche.
about-counter-pv = Tes points de victoire (PV) jusqu'ici : beaucoup d'autres viennent à la fin, et le plus grand total gagne.

## Pièces et tuiles

about-face-square = Une case du chemin : quand ton pion s'y arrête, tu fais son action.
about-face-square-R = Une case orange, recrutement : recrute un employé permanent ou des saisonniers, ou pose un disque sur la tuile Bonus de cette manche.
about-face-square-P = Une case verte, pistes : pose une, deux ou trois pistes sur ta montagne ; une seule est gratuite, sauf la noire.
about-face-square-W = Une case blanche, bâtiment : achète le bâtiment qui s'y trouve et place-le aussitôt dans ton village.
about-face-square-Y = Une case jaune, développement : achète le développement qui s'y trouve, pour l'aide qu'il t'apporte.
about-face-building = Un bâtiment : achète-le pour le nombre du coin et il aide ton village, mais la plupart apportent aussi des cubes ou des octogones.
about-face-building-b-00 = Ton premier bâtiment : il te donne 6 € au début de chaque manche et compte partout où l'on compte les bâtiments.
about-face-development = Un développement : achète-le pour le nombre du coin et il t'aide aussitôt, une fois plus tard, ou pour toute la partie.
about-face-bonus = Une tuile Bonus, une façon de marquer : avec ton disque dessus, tu en reçois les points à la fin de chaque manche.
about-face-disk = Le disque d'un joueur sur une tuile Bonus : son propriétaire marque cette tuile à la fin de chaque manche.
about-face-reward = Une tuile Récompense : une récompense de son rang ou plus te permet de la prendre, et personne d'autre ne l'aura.
about-face-pawn = Le pion d'un joueur : là où s'arrête le tien, tu agis, et le pion le plus en retrait est toujours le prochain à bouger.
about-face-permanent = Un employé permanent à recruter : sur une case orange, paie le prix affiché à côté, et il travaille pour toi à chaque manche.
about-face-piste = Une piste sur une montagne : elle compte pour le seuil et les ensembles de son propriétaire, et d'autres pistes peuvent y finir.
about-face-piste-G = Une piste verte, la plus facile, pour les lignes 1 à 3 : toute piste peut y finir, et en ligne 1 elle aide le village.
about-face-piste-B = Une piste bleue, deuxième en difficulté, pour les lignes 1 à 4 : dès la ligne 2, elle doit finir sur du vert ou du bleu.
about-face-piste-R = Une piste rouge, troisième en difficulté, pour les lignes 3 à 5 : elle doit finir sur du vert, du bleu ou du rouge.
about-face-piste-K = Une piste noire, la plus difficile, pour les lignes 4 à 6 : elle n'a pas de seuil, mais chaque ensemble de couleurs en demande une.
about-face-track = Une échelle de seuil : le nombre marqué est celui des pistes à avoir dans cette couleur ; chaque cran le baisse et ajoute un effet durable.
about-face-cube = Un cube blanc, une gêne pour tes clients : dans un emplacement il ne nuit pas, sur l'échelle il fait baisser tes bâtiments.
about-face-octagon = Un octogone marron, du charme perdu en abattant ou en bâtissant : dans un emplacement il ne nuit pas, ailleurs il te coûte 2 points.
about-face-threshold = L'effet d'un cran de seuil : dès que tu atteins ce cran, il t'aide jusqu'à la fin de la partie.

## Marques : la manche

about-mark-round = Manche : la manche, ou saison, en cours ; après la septième, on compte toutes les stations.
about-mark-phases = Phases : les quatre parties de chaque manche, revenus, actions, seuils et évaluation, et celle qui est en cours.
about-mark-phase-income = Revenus et salaires : tu touches tes revenus, puis tu paies 1 € par employé permanent.
about-mark-phase-actions = Actions : le pion le plus en retrait bouge et son joueur agit, tant qu'il reste un pion sur la plaquette de la manche.
about-mark-phase-thresholds = Seuils : tu peux améliorer un seuil d'un cran, avec des employés ou du Temps.
about-mark-phase-evaluation = Évaluation et maintenance : tes disques marquent, les permanents se relèvent, et les saisonniers utilisés s'en vont.
about-mark-turn-order = Rangée d'emblèmes : l'ordre du tour, du pion le plus en retrait, qui bouge le prochain, au plus avancé.
about-mark-check = Coche : ce joueur a fini pour l'instant ; pendant les actions, il n'a plus de tour dans cette manche.

## Marques : les plaquettes

about-mark-this-season = Cette saison : la plaquette de la manche en cours ; tant que ton pion y est, tu bougeras encore.
about-mark-next-season = Saison suivante : la plaquette de la prochaine manche ; y sauter tôt peut rapporter du Temps, mais finit tes tours de cette manche.
about-mark-golden-arrow = Flèche dorée : le chemin continue sans coupure sur l'autre plaquette ; les colonnes sautées là donnent donc aussi du Temps.
about-mark-rope = Corde entre les cases : elle descend les colonnes impaires et monte les paires, et te montre qui est en retrait dans une même colonne.
about-mark-gone = Pris : quelqu'un a acheté la tuile de cette case, personne ne peut donc plus s'y arrêter.
about-mark-move-price = Chiffres sous une case éclairée : ce que tu y paies pour changer de ligne, et le Temps que tu gagnes en sautant des colonnes.
about-mark-unlit-square = Case non éclairée : tu ne peux pas y aller, car elle n'est pas devant toi, est occupée, vide, ou trop chère, lignes et action comprises.

## Marques : payer et se déplacer

about-mark-any-employee = Silhouette mi-sombre, mi-claire : n'importe quel employé convient, permanent ou saisonnier.
about-mark-mixed-cost = Pièce avec une petite silhouette : tu paies en euros et en employés, dans le mélange que tu veux.
about-mark-number = Nombre au coin d'un bâtiment ou d'un développement : son prix, que tu paies à ton gré en euros et en employés.
about-mark-skip = Flèche sur trois colonnes : un déplacement à toi qui saute au moins une colonne.
about-mark-rows = Flèche à travers les lignes : les lignes de décalage de ton déplacement, que tu paies d'ordinaire 1 chacune.
about-mark-stand = Silhouette avec une flèche vers le haut : des employés couchés de ton stock se relèvent et peuvent retravailler cette manche.
about-mark-ready = Ligne « prêts » : les employés debout, qui peuvent encore travailler pour toi, permanents à gauche, saisonniers à droite.
about-mark-used = Ligne « utilisés » : les employés qui ont travaillé ; en fin de manche, les permanents se relèvent, les saisonniers s'en vont.

## Marques : la montagne

about-mark-colour-bars = Barres de couleur à gauche d'une ligne : les couleurs de pistes que tu peux poser dans cette ligne.
about-mark-cell-signs = Petits signes sur une case éclairée : les couleurs de pistes que tu peux y poser maintenant.
about-mark-trees = Sapins : une case boisée où tu peux poser une piste, mais la forêt abattue te donne un octogone marron.
about-mark-bell = Cloche avec un nombre : pose une piste ici pour une récompense de ce rang, une tuile ou autant de points.
about-mark-bell-trees = Cloche parmi les sapins : une piste ici te donne à la fois la récompense et un octogone marron.
about-mark-row-bell = Cloche au bout droit d'une ligne : la récompense que tu reçois quand toutes les cases de la ligne sont couvertes.
about-mark-summit = Ligne sans cloche au bout : le sommet, qui ne te donne rien une fois complet.
about-mark-piste-end = Bas d'une piste : un dessin de l'endroit où descendent les skieurs ; il ne t'engage à rien.
about-mark-pointer = Repère rouge sur une échelle de seuil : ton marqueur ; le nombre qu'il montre est ton seuil actuel dans cette couleur.
about-mark-track-count = Nombre rond au bout d'une échelle de seuil : combien de pistes de cette couleur tu as, à comparer à ton seuil.
about-mark-track-step = Petit dessin sur une échelle de seuil : l'effet durable que tu gagnes quand ton marqueur atteint ce cran.

## Marques : les effets des crans de seuil

about-mark-clear-lanes = Voies libres : quand ton déplacement saute une colonne, deux lignes de décalage sont gratuites.
about-mark-master-builders = Maîtres bâtisseurs : chacun de tes permanents compte 2 quand il paie un bâtiment.
about-mark-lively-resort = Station animée : chaque bâtiment que tu actives te rapporte 1 point.
about-mark-blue-tolls = Péage bleu : chaque piste bleue que tu poses te rapporte 1 €.
about-mark-bring-a-friend = Viens avec un ami : recruter des saisonniers sur une case orange t'en donne un de plus.
about-mark-piste-experts = Experts des pistes : chacun de tes permanents compte 2 quand il paie des pistes.
about-mark-red-revenue = Recette rouge : tu touches 1 € de revenu de plus à chaque manche.
about-mark-late-registration = Retour aux concours passés : sur une case orange, tu peux aussi poser un disque sur la tuile Bonus d'une manche passée.
about-mark-higher-honours = Honneurs supérieurs : chaque récompense que tu obtiens compte un rang de plus.

## Marques : le village

about-mark-faint-house = Maison pâle : une place libre, où tu peux construire si elle touche la montagne ou un de tes bâtiments.
about-mark-white-cube = Cube blanc sur un bâtiment : un cube de plus l'accompagne et peut faire baisser la valeur de ton village, sauf si un emplacement le prend.
about-mark-brown-octagon = Octogone marron sur un bâtiment : un octogone de plus l'accompagne et te coûte 2 points, sauf si un emplacement le cache.
about-mark-half-square = Demi-carré bleu sur un bord : la moitié d'un emplacement ; si le voisin porte l'autre moitié, un cube y entre.
about-mark-quarter-square = Quart de carré bleu dans un coin : un quart d'emplacement ; là où quatre quarts se rejoignent, un cube entre.
about-mark-square-slot = Carré jaune entre des bâtiments : un emplacement carré complet, qui avale un de tes cubes.
about-mark-octagon-slot = Octogone en pointillés sur un bâtiment : un emplacement octogonal, qui cache un de tes octogones marron.
about-mark-cogwheel = Roue dentée : une fois par manche, à ton tour, paie ce qui est à gauche de la flèche et reçois ce qui est à droite.
about-mark-paid-pieces = Pièces posées sur un bâtiment : ce que tu as payé pour l'activer ; en fin de manche, seuls les permanents reviennent.
about-mark-grey-building = Bâtiment grisé : il a déjà été activé cette manche et sera de nouveau prêt à la suivante.
about-mark-tray = Plateau avec une pièce : un revenu, que tu reçois au début de chaque manche.
about-mark-flag = Drapeau à damier : cela compte une seule fois pour toi, quand la partie est finie.
about-mark-no-sign = Bâtiment sans roue dentée, plateau ni drapeau : son effet a lieu une fois, quand tu le construis ; ses emplacements restent.
about-mark-roofs = Toit d'un petit bâtiment : jaune, un revenu ; rouge, une roue dentée ; noir, la fin ; brun, des emplacements ; bleu, un effet déjà passé.
about-mark-convenience = Commodité : l'échelle des cubes sans emplacement ; la case jaune montre ce que chaque bâtiment te vaudrait à la fin.
about-mark-lost-charm = Charme perdu : la zone des octogones sans emplacement, dont chacun te coûte 2 points à la fin.
about-mark-village-column = Colonne complète du village : trois bâtiments l'un au-dessus de l'autre te donnent une récompense de rang 2.

## Marques : développements, tuiles Bonus, récompenses

about-mark-lightning = Éclair : ce développement agit pour toi dès l'achat, puis reste face cachée.
about-mark-once = 1× : garde ce développement et utilise-le une fois, à un tour de ton choix.
about-mark-for-ever = ∞ : ce développement agit pour toi dès maintenant, jusqu'à la fin de la partie.
about-mark-facedown = Développement face cachée : il a servi, mais compte toujours là où l'on compte tes développements.
about-mark-bonus-number = Nombre sur une tuile Bonus : la manche où une case orange te permet d'y poser un disque.
about-mark-bonus-now = Tuile Bonus mise en valeur : celle de cette manche, où une case orange te permet de poser un disque.
about-mark-bonus-coin = Pièce sur une tuile Bonus : les euros que coûte ton disque ; des employés s'y ajoutent, plus nombreux à chaque disque.
about-mark-bonus-arrow = Flèche sur une tuile Bonus : pour ce qui est à sa gauche, tu reçois les points de droite, à chaque manche.
about-mark-or-points = « ou » avec un nombre sous une cloche : au lieu d'une tuile Récompense, tu peux prendre autant de points.
about-mark-reward-tray = Tuile Récompense avec un plateau : tu la gardes, et elle te donne un revenu à chaque manche.
about-mark-pile-back = I ou II sur une pile : les tuiles du dessus ; celles marquées II viennent plus tard et sont plus fortes.

## Marques : petits symboles des tuiles

about-mark-free-piste = Panneau rayé avec une descente blanche : une piste gratuite pour toi, de n'importe quelle couleur sauf noire.
about-mark-step-flag = Fanion doré sur une échelle : tu améliores un de tes seuils d'un cran.
about-mark-minus = Cube ou octogone avec un moins : tu en défausses un, ce qui est bon pour tes points.
about-mark-turn-up = Deux cartes avec une flèche qui tourne : un de tes développements utilisés revient face visible et sert encore une fois.
about-mark-crossed-tiles = Tuiles barrées : la défausse, d'où ceci te permet d'acheter une tuile.
about-mark-nine-places = Plan de neuf places autour d'une maison rouge : les places jaunes sont celles où d'autres bâtiments te rapportent à la fin.

## Marques : le bureau et les autres

about-mark-empty-ring = Rond vide au bureau : cet employé permanent a été recruté ; la place sera de nouveau occupée à la manche suivante.
about-mark-black-surcharge = Signe noir avec +1 : si une des pistes que tu paies ensemble est noire, elles coûtent un employé de plus en tout.
about-mark-rival-panel = Panneau d'un adversaire : tout ce que les autres possèdent est visible, compare donc leurs seuils aux tiens.
about-mark-rival-spot = Deux nombres séparés par un point chez un adversaire : la colonne et la ligne de son pion, derrière ou devant toi.
about-mark-rival-thresholds = Trois nombres de couleur chez un adversaire : ses seuils, et avant une barre ses pistes ; un bord doré veut dire atteint.
about-mark-rival-used = Petit plus près des employés d'un adversaire : avant lui ceux qui sont debout, après lui ceux qui sont utilisés.
about-mark-log = Journal : ce qui s'est passé jusqu'ici, en mots, où tu peux revoir ce que les autres ont fait.

## Le coach : les questions

coach-dec-01 = Trouve une action qui te plaît, puis regarde ce que coûtent les lignes. Tu rejoues tant que tu es le plus en retrait : les petits pas donnent plus d'actions. Ne saute loin que si rien entre deux ne t'aide, ou s'il te faut du Temps.
coach-dec-01-first = Changer de ligne ne coûte rien à ton premier déplacement : regarde toute la plaquette. Les cases proches donnent plus de tours, les lointaines plus de Temps. Bons débuts : une verte, pour la récompense du bord gauche, ou une orange, pour un employé.
coach-dec-01-last = Tu peux sortir quand tu veux : les colonnes sautées donnent encore du Temps, et chaque Temps vaut un point. La plupart des cases valent plus d'un point. Sors quand aucune, devant toi, n'en rapporte 2.
coach-dec-02 = Demande-toi qui est inoccupé. Les permanents se relèvent en fin de manche : fais-les payer quand la tienne est presque finie. Les euros et le Temps se gardent ; un saisonnier utilisé s'en va.
coach-dec-02-rows = Un employé qui resterait inoccupé paie une ligne aussi bien qu'un euro. Un Temps paie jusqu'à deux lignes. Ne le dépense pas pour une seule, sauf s'il le faut.
coach-dec-02-employees = Ici les euros n'aident pas ; un Temps remplace un employé. Les permanents se relèvent en fin de manche, les saisonniers utilisés s'en vont. À ta dernière action de la manche : d'abord les permanents, puis les saisonniers, le Temps en dernier.
coach-dec-02-euros = Ici seuls comptent les euros et le Temps. Un Temps vaut 2 €, sans monnaie rendue. Paie en euros si tu peux : le Temps peut remplacer des employés plus tard, et vaut un point à la fin.
coach-dec-03 = Un permanent travaille à chaque manche pour 1 € de salaire, un saisonnier une fois, un disque marque maintenant et à chaque manche suivante. Au début, des permanents. Un disque s'il donne déjà au moins 1 point, des saisonniers avant beaucoup de pistes.
coach-dec-03-tile = Tu vas acheter la tuile de cette case. Le plus souvent, tu la prends, tout simplement. N'utilise d'abord un bâtiment ou un développement que si son gain t'aide maintenant.
coach-dec-04 = Ton disque peut aller sur n'importe laquelle des sept tuiles Bonus où tu n'en as pas, même d'une manche à venir. Compare ce que chacune donne, fois les manches restantes. Pense aussi à ce que tu peux encore agrandir.
coach-dec-05 = La première piste est gratuite, la deuxième coûte deux employés, la troisième trois de plus. Cherche les cloches à portée, puis ta meilleure couleur de seuil. Les arbres peuvent coûter 2 points ; en ligne 1, seul le vert aide le village.
coach-dec-06 = Les règles de pose habituelles, rien à payer, jamais de noire. Sers-t'en pour atteindre une cloche, ou pour une couleur qui te manque. Tu peux refuser, mais c'est rarement une bonne idée.
coach-dec-07 = Tout cela aura lieu ; tu choisis seulement l'ordre. Commence par une récompense qui peut apporter des pistes ou des employés. La forêt abattue ne demande aucun choix : quand tu veux.
coach-dec-08 = Au début, prends une tuile : dans les quatre premières manches, crans, employés et pistes gratuites battent 2 ou 3 points. Une piste gratuite peut amener la récompense suivante. Vers la fin, prends les points.
coach-dec-09 = Mets les moitiés bleues contre les moitiés bleues : chaque emplacement complet avale un cube. Trois bâtiments dans une colonne apportent une récompense. Contre la montagne, les pistes vertes complètent aussi des emplacements.
coach-dec-10 = Personne n'a acheté ces bâtiments ; tu paies le prix affiché. Choisis d'après la place qui convient, pas seulement d'après l'effet.
coach-dec-10-may = Personne n'a acheté ces bâtiments ; tu peux en payer un et le construire. Choisis d'après la place qui convient. Si aucun ne convient, ne construis rien.
coach-dec-11 = Un bâtiment un peu moins cher, ou jusqu'à deux au prix plein. Deux seulement avec deux bonnes places et de quoi payer. Chaque bâtiment apporte ses cubes et ses octogones.
coach-dec-12 = Tu peux acheter ici tout développement à ta portée. S'il reste des manches, ceux à ∞ sont les meilleurs. Prends un éclair si son effet te sert tout de suite.
coach-dec-13 = Ce cran ne te coûte pas d'employés. Prends la couleur que tu poses le plus, ou l'effet que tu utiliseras le plus. Le dernier cran baisse davantage le nombre que le premier.
coach-dec-13-paid = Un cran contre ses employés, maintenant au lieu de la fin de manche. Prends la couleur que tu poses le plus, ou l'effet que tu utiliseras le plus. Dans la phase des seuils, un autre cran reste possible.
coach-dec-14 = Les permanents se relèvent de toute façon : un cran payé par ceux encore debout est presque gratuit. Prends-en un presque à chaque manche. Choisis la couleur que tu poses le plus, ou l'effet que tu utiliseras le plus.
coach-dec-14-last = Le dernier cran de la partie. Il rapporte s'il atteint un seuil, s'il te fait dépasser un adversaire, ou s'il nourrit un disque. Les employés ne valent plus rien ensuite, mais chaque Temps est un point.
coach-dec-15 = Un de tes petits développements utilisés sert encore une fois. Prends celui dont l'effet te sert le plus maintenant. Un 1× peut attendre, face visible, un autre tour.
coach-dec-16 = Ceux qui se relèvent peuvent retravailler cette manche. Les saisonniers d'abord : debout en fin de manche, ils restent. Si tous retravaillent, c'est égal.
coach-dec-17 = Un octogone dans Charme perdu vaut 2 points. Un cube vaut l'écart avec la case voisine de ton échelle. Beaucoup de bâtiments : plutôt des cubes ; beaucoup d'arbres abattus : plutôt des octogones.
coach-dec-18 = Tes bâtiments à roue dentée agissent ici sans rien payer. Commence par le plus cher à activer. Cela compte comme son activation de la manche.
coach-dec-19 = Ce bâtiment marche dans les deux sens, mais une fois par manche : un employé contre des euros, ou des euros contre des employés. Choisis ce qui te manque.
coach-dec-20 = Un de tes disques change de tuile Bonus. Prends-le sur la tuile qui te donne le moins, maintenant et dans les manches qui restent.
coach-dec-21 = Mets ton disque là où il donne le plus, maintenant et dans les manches qui restent. Il n'y a rien d'autre à payer, et les adversaires sur la tuile ne changent rien.
coach-dec-22 = Une tuile Bonus sans disque à toi te rapporte des points, cette fois seulement. Les chiffres disent ce que chacune donne : prends le plus grand.
coach-dec-23 = Tes euros ne couvrent pas les salaires. Chaque Temps paie deux permanents ; qui n'est pas payé s'en va pour de bon. En général, les gens valent plus que le Temps.
coach-dec-23-last = Tes euros ne couvrent pas les salaires. Chaque Temps paie deux permanents, et vaudrait un point à la fin. Ne garde que ceux qui te rapporteront encore plus cette manche.
coach-dec-23-enough = Tes euros couvrent les salaires. Le Temps pourrait payer, mais il sait faire plus : il remplace des employés et vaut un point à la fin. En général, n'en ajoute pas.
coach-dec-24 = Dernière chance de ce tour : roues dentées, développements 1×, cubes et octogones à défausser. Si tu ne bouges plus cette manche, sers-toi maintenant des gens inoccupés. Sinon, finis ton tour.
coach-dec-25 = Ton cube cherche un emplacement. N'importe lequel convient, sauf si un bâtiment compte les cubes de ses coins ou de ses côtés : mets-le alors là.
coach-dec-26 = Un des cubes de ton village s'en va. Prends-le d'un emplacement qu'aucun bâtiment ne compte.

## Le coach : la première fois

coach-first-activate = Ton bâtiment est prêt : paie ce qui est à gauche de la flèche, reçois ce qui est à droite. Une fois par manche ; l'oublier est une perte.
coach-first-discard-cube = D'ordinaire, quatre employés peuvent enlever un cube. Regarde sur ton échelle ce que cela rapporte. C'est surtout pour les dernières manches et les gens inoccupés.
coach-first-discard-octagon = D'ordinaire, trois employés peuvent enlever un octogone. Un de moins dans Charme perdu, c'est 2 points. C'est surtout pour les dernières manches et les gens inoccupés.
coach-first-use = Tu peux utiliser ton développement 1× maintenant, ou le garder pour un meilleur moment. Il ne sert qu'une fois.

## Le coach : entre les questions

coach-first-income = Revenus et salaires, c'est fait : 6 € du Chalet d'accueil, moins 1 € par permanent. Maintenant, les pions bougent.
coach-first-thresholds = Tous les pions sont sur la plaquette suivante : plus personne ne bouge. Maintenant, chacun peut avancer d'un cran sur un seuil.
coach-first-evaluation = Les disques ont marqué, les permanents sont debout, et les saisonniers utilisés sont partis. En route pour la manche suivante !
coach-first-half-time = Plus de la moitié est jouée. Compare tes pistes à tes seuils, couleur par couleur, et regarde aussi ceux des autres.
coach-first-last-round = La dernière manche : il n'y a plus de plaquette suivante, et ton pion sort quand tu veux. Désormais, seuls les points comptent.

## Le coach : la tuile Bonus d'une manche

coach-first-bt-01 = Couleur phare : 1 point par lot de 3 pistes de ta couleur la plus posée. Reste fidèle à une couleur.
coach-first-bt-02 = Site préservé : sans octogone dans Charme perdu, 1 point, et 1 de plus par emplacement octogonal vacant, jusqu'à une limite. Laisse les arbres debout.
coach-first-bt-03 = De haut en bas : 1 point par colonne de ta montagne entièrement couverte. Celles des bords sont les plus courtes.
coach-first-bt-04 = Innovateurs : 1 point par lot de 3 développements. Ceux qui ont servi comptent aussi.
coach-first-bt-05 = Ambitions : 1 point par lot de 2 crans de seuil. Les crans sont bons de toute façon.
coach-first-bt-06 = Objectifs tenus : 2 points par seuil atteint. Des nombres bas aident plus tôt.
coach-first-bt-07 = Grand village : 1 point par lot de 3 bâtiments. Le Chalet d'accueil en est un.
coach-first-bt-08 = Grand-rue : 2 points par rangée complète de cinq dans ton village. Construis en largeur.
coach-first-bt-09 = Polyvalence : 1 point par ensemble d'un bâtiment, d'un développement, d'un permanent et d'un Temps. Aie un peu de tout.
coach-first-bt-10 = Palette complète : 2 points par lot de 2 ensembles des quatre couleurs. Un ensemble isolé ne compte pas.
coach-first-bt-11 = Accès facile : 1 point par lot de 3 cubes logés dans ton village. Fais se toucher les moitiés bleues.
coach-first-bt-12 = Longue traversée : 1 point par lot de 5 pistes côte à côte dans une ligne. Les couleurs n'importent pas.
coach-first-bt-13 = Personnel fidèle : 1 point par lot de 2 permanents. Debout ou couchés, c'est égal.
coach-first-bt-14 = Prestige : 1 point par autre tuile Bonus qui te rapporte des points. C'est pour qui a plusieurs disques.
coach-first-bt-15 = Chasse aux trésors : 1 point par lot de 2 cloches que tes pistes couvrent. Celles du bout des lignes ne comptent pas.
coach-first-bt-16 = Bloc uni : 1 point par bloc de deux sur deux pistes d'une même couleur. Les blocs ne se chevauchent pas.

## Mises en garde

warn-next-plate = Cela finit tes tours de cette manche. Tu pourrais encore agir ici, peut-être deux fois.
warn-no-step = Tes permanents se relèvent de toute façon. Payé par eux, un cran ne te coûterait rien d'autre.
warn-seasonals = Les saisonniers utilisés s'en vont à la fin de cette manche, les permanents se relèvent. Et si les permanents payaient ?
warn-time-for-row = Un Temps pourrait payer deux lignes, ou 2 €. Pour une seule ligne, un euro ou un employé suffit.
warn-no-slot = Il irait mieux ailleurs : là, un emplacement serait complet et pourrait prendre un cube.
warn-not-green = Dans la ligne du bas, seul le vert aide les emplacements au-dessous. Peut-être du vert ici ?
warn-felling = Ces arbres te coûteraient 2 points à la fin, sauf si un emplacement cache l'octogone ou si tu le défausses.
warn-felling-for-points = Tu as abattu des arbres pour cette récompense, et ils coûtent 2 points. En prendre 2 ne fait que compenser.
warn-points-early = Si tôt dans la partie, un employé, un cran ou une piste gratuite rapporte souvent plus que ces points.
warn-empty-disk = Cette tuile ne te donne rien aujourd'hui. Bientôt, peut-être ? Sinon, le disque peut attendre.
warn-late-disk = Ce disque demande plus d'employés qu'il ne lui reste de manches pour marquer.
warn-no-thresholds = Dans les bonnes parties, une grande part des points vient des seuils. Choisis deux couleurs, pose-les, et avance de quelques crans.
warn-no-black = Tes premières pistes noires complètent chacune un ensemble de quatre couleurs : 4 points à chaque fois.
warn-one-short = Il manque une seule piste à une couleur pour son seuil. Une de plus, ou un cran, et elle peut rapporter 15 ou 10 points.
warn-payroll = Avec un permanent de plus, les salaires de la prochaine manche dépassent tes revenus. Auras-tu l'argent ?
warn-cogwheel = Un de tes bâtiments n'a pas servi cette manche, et c'est ton dernier tour. L'activer ?
warn-cube = Regarde ton échelle : avec un cube de moins, tes bâtiments valent autant.
warn-idle = Tes employés inoccupés peuvent encore enlever un octogone de Charme perdu : c'est 2 points.
