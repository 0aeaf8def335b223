### complete

# Ce qu'est chaque chose sur la table, pour qui la voit la première fois, et ce que dit le coach.
# Les conditions portent les noms de src/frame.rs et src/action.rs.

## Zones

about-zone-player = L’établi d’un joueur : machines en marche, machines en panne dans la cour, assistants, cadran et biens.
about-zone-belt = Des machines cassées à vendre ; ton bricoleur en réserve une, et plus elle est à droite, moins elle coûte et plus tard tu joues.
about-zone-extractors = Trois puits qui te paient 1, 2 ou 3 charboniums au lieu d'une machine ; le plus riche joue en dernier.
about-zone-waiting = Pour un pion qui n'a trouvé aucune case libre : son propriétaire joue un tour normal, mais ne récupère rien.
about-zone-initiative = L'ordre dans lequel chacun choisira à la prochaine Planification : finis tôt, prends un petit numéro, choisis tôt.
about-zone-room = Trois assistants à engager avec l'action Recruter ; chacun reste chez toi jusqu'à la fin de la partie et t'aide à sa façon.
about-zone-office = Les projets publics de cette partie : remplis-en un à la fin de ton propre tour, et il te rapporte des points, une fois.
about-zone-piles = Les pioches qui regarnissent la table, avec le nombre de cartes restantes, et les prix que tu paies aux Transactions.
about-zone-shredder = Les machines défaussées, visibles de tous ; seule la Recyclatrice en ramène une, et quand la pioche est vide, elles deviennent la nouvelle.
about-zone-goods = Les biens d'un joueur, derrière un paravent : cubes pour réparer, charbonium pour payer, points pour gagner ; les autres voient les mouvements, pas les totaux.
about-zone-slots = Les emplacements des machines réparées, qui travaillent à chaque tour ; une combinaison n'en prend qu'un sur quatre, ou sur six avec l'Agrandisseur.
about-zone-yard = Les machines cassées attendent ici, autant que tu veux : elles ne font rien et ne comptent pour rien avant d'être réparées.
about-zone-staff = De la place pour trois assistants dans toute la partie ; qui s'y installe aide jusqu'à la fin.
about-zone-secrets = Deux projets du Dossier secret : seul leur propriétaire les connaît, et l'un des deux peut rapporter des points.
about-zone-dial = L'aiguille et ses six actions en cercle : à chaque tour, tu la règles sur deux voisines, jamais sur la même paire que la dernière fois.

## Nombres

about-counter-pile-deck = Les machines encore face cachée ; à la fin de chaque tour de jeu, elles garnissent les cases vides du tapis.
about-counter-pile-shredder = Les machines défaussées jusqu'ici ; quand la pioche des machines est vide, on les mélange et elles la remplacent.
about-counter-pile-assistants = Les assistants encore à venir ; à la fin de chaque tour de jeu, ils prennent les places vides de la salle de réunion.
about-counter-pile-reserve = Les projets restés face cachée, dont tu peux te passer : seul le Dossier secret y pioche.
about-counter-good-w = Le bois : un cube pour tes réparations, qui s'achète et se vend 1 charbonium.
about-counter-good-cu = Le cuivre : un cube pour tes réparations, qui s'achète et se vend 2 charboniums.
about-counter-good-cr = Le cristal : un cube pour tes réparations, qui s'achète et se vend 3 charboniums, et celui qui manque à tout le monde.
about-counter-good-ch = Le charbonium : l'argent qui paie machines, assistants, cubes et points, mais jamais une réparation.
about-counter-good-vp = Les points (PV) : qui en a le plus gagne, et personne ne peut jamais t'en prendre.

## Pions et cartes

about-face-machine = Une machine : tu l'achètes cassée, tu la répares avec les cubes indiqués, et alors seulement elle fait ce qu'elle montre.
about-face-assistant = Un assistant : paie une fois, avec Recruter, les charboniums inscrits au coin, et son aide est à toi jusqu'à la fin de la partie.
about-face-project = Un projet : remplis sa condition à la fin de ton propre tour, et il te rapporte des points ; rien n'est dépensé.
about-face-handyman = Un bricoleur : la case où il se tient dit ce que son joueur récupère à ce tour de jeu, et quand il joue.
about-face-handyman-A = Le bricoleur rouge, haut-de-forme et rond : sa case dit ce que son joueur récupère à ce tour de jeu, et quand.
about-face-handyman-B = Le bricoleur bleu, lunettes et carré : sa case dit ce que son joueur récupère à ce tour de jeu, et quand.
about-face-handyman-C = Le bricoleur jaune, lampe de mineur et triangle : sa case dit ce que son joueur récupère à ce tour de jeu, et quand.
about-face-handyman-D = Le bricoleur vert, chapeau pointu et losange : sa case dit ce que son joueur récupère à ce tour de jeu, et quand.
about-face-handyman-E = Le bricoleur mauve, couronne et étoile : sa case dit ce que son joueur récupère à ce tour de jeu, et quand.
about-face-saboteur = Un saboteur, seulement à deux : la machine où il se tient est détruite, l'extracteur où il se tient ne paie personne.
about-face-saboteur-A = Le saboteur rouge : le second pion de son joueur, qui détruit la machine où il se tient, ou empêche un extracteur de payer.
about-face-saboteur-B = Le saboteur bleu : le second pion de son joueur, qui détruit la machine où il se tient, ou empêche un extracteur de payer.
about-face-slot = Un emplacement avec une machine réparée, ou plusieurs combinées : il sert une fois à chaque tour de son propriétaire, qui prend ce qu'il produit.
about-face-dial = Les deux actions que ce joueur a réglées en dernier : faites pendant ce tour, et interdites en paire au suivant.
about-face-dial-recruit-extract = Recruter & Extraire : engage un assistant et prends 3 charboniums, d'abord si tu veux, pour aider à le payer.
about-face-dial-recruit-repair = Recruter & Réparer : engage un assistant contre du charbonium et répare une machine avec des cubes.
about-face-dial-extract-repair = Extraire & Réparer : prends 3 charboniums et répare une machine, si tu as déjà ses cubes.
about-face-dial-recruit-trade = Recruter & Transactions : vends des cubes pour payer un assistant, ou engage d'abord et achète ensuite.
about-face-dial-extract-trade = Extraire & Transactions : prends 3 charboniums et dépense-les aussitôt en cubes ou en points.
about-face-dial-repair-trade = Réparer & Transactions : achète les cubes qui te manquent, puis répare une machine.
about-face-dial-recruit-dismantle = Recruter & Démonter : engage un assistant et démonte une machine contre des cubes ou des points.
about-face-dial-extract-dismantle = Extraire & Démonter : prends 3 charboniums et démonte une machine contre des cubes ou des points.
about-face-dial-repair-dismantle = Réparer & Démonter : démonte une machine, et répares-en une autre avec ses cubes et à sa place.
about-face-dial-trade-dismantle = Transactions & Démonter : démonte une machine et vends ses cubes, ou change tout en points.
about-face-dial-recruit-reorganise = Recruter & Réorganiser : engage un assistant, et combine tes machines ou sépare-les.
about-face-dial-extract-reorganise = Extraire & Réorganiser : prends 3 charboniums, et combine tes machines ou sépare-les.
about-face-dial-repair-reorganise = Réparer & Réorganiser : combine des machines pour libérer un emplacement et répare, ou l'inverse.
about-face-dial-trade-reorganise = Transactions & Réorganiser : achète et vends, et combine tes machines ou sépare-les.
about-face-dial-dismantle-reorganise = Démonter & Réorganiser : sépare une combinaison et démonte une de ses machines, ou combine ce qui reste.
about-face-back = Une tuile face cachée : un projet secret que seul son propriétaire connaît, et qui peut encore rapporter des points.
about-face-workshop = Un atelier : il dit avec quelles machines et quels biens tu commences, et ta première place dans l'ordre du tour.

## Marques : la barre du haut

about-mark-stage-bar = Barre des étapes : où en est le tour de jeu ; la Planification se fait tous ensemble, les quatre autres étapes sont le tour d'un joueur.
about-mark-turn-order = Ordre du tour : qui joue après qui dans cette phase ; le personnage encadré joue, celui avec une coche a fini.
about-mark-round = Tour de jeu : combien ont commencé ; la plupart des parties en durent de sept à onze.
about-mark-badge = Insigne : la couleur de chaque joueur avec rond, carré, triangle, losange ou étoile ; le journal et les projets disent ainsi qui a fait quoi.

## Marques : le plateau

about-mark-belt-spaces = M1 à M7 : les cases du tapis ; à gauche on joue plus tôt et plus cher, à droite plus tard et moins cher.
about-mark-price-plate = Plaque de prix : coût de base de la case plus niveau de la machine ; c'est ce que tu paies si tu la réserves.
about-mark-empty-space = Seulement le mot base et un nombre : aucune machine ici avant la fin du tour de jeu, tu ne peux donc pas t'y placer.
about-mark-robot = Robot : il garde la pioche des machines, d'où viennent les nouvelles machines du tapis.
about-mark-extractor-spaces = X1 à X3 : les extracteurs, qui jouent après tout le tapis et te paient 1, 2 et 3 charboniums.
about-mark-lamplight = Lueur sous un bricoleur : c'est au tour de ce joueur.
about-mark-assistant-price = Nombre au coin d'un assistant : les charboniums que tu paies, une seule fois, pour l'engager.
about-mark-project-points = Deux nombres sur un projet : les points pour qui le remplit en premier, puis pour tous les suivants.
about-mark-project-picture = Image sur un projet : la condition, que tu dois remplir à la fin de ton propre tour.
about-mark-could-make = Engrenage vert et flèche : ce que tes machines de production pourraient donner en un tour ; transformatrice seulement si combinée avec l'une d'elles, jamais de charbonium.
about-mark-project-badges = Insignes sur un projet : ces joueurs l'ont déjà validé, tous les autres n'auront donc que le plus petit nombre.
about-mark-track-number = Numéro sombre sur la piste : inutile avec si peu de joueurs, ton bricoleur n'y va jamais.
about-mark-trade-prices = Prix de vente : ce que te coûte un bois, un cuivre, un cristal ou un point ; les cubes se revendent autant, les points jamais.

## Marques : les biens

about-mark-any-cube = Cube multicolore : un cube de n'importe quelle sorte, bois, cuivre ou cristal, à ton choix.
about-mark-alike-cubes = Cube rayé : plusieurs cubes tous de la même sorte ; quand tu les produis, tu la choisis.
about-mark-screen = Paravent : ces biens sont cachés jusqu'à la fin de la partie ; le journal montre ce qui va et vient.
about-mark-change = Nombre dans une bulle vert vif : ce que la réponse sous ton pointeur ajouterait ou retirerait.

## Marques : les cartes de machine

about-mark-level = Nombre dans l'engrenage : le niveau, de 1 à 3 ; une part du prix, et les points que donne la machine réparée quand tu la démontes.
about-mark-repair-cost = Rangée de cubes : le coût de la réparation ; tu paies exactement ces cubes, et le charbonium n'y peut rien.
about-mark-strip-production = Bande ou engrenage vert, lettre P : production ; la machine te donne des cubes ou du charbonium à chaque tour, à partir de rien.
about-mark-strip-transformation = Bande ou fiole orange, lettre T : transformation ; une transformatrice change tes cubes en quelque chose de mieux.
about-mark-strip-attack = Bande ou pince rouge, lettre A : attaque ; un sale coup à la réparation, puis elle occupe un emplacement et compte pour les projets.
about-mark-strip-defence = Bande ou cadenas bleu, lettre D : défense ; elle te protège en permanence, sans qu'on l'utilise.
about-mark-strip-special = Bande ou lune violette, lettre S : spéciale ; elle imprime des points ou ramène une machine, et ne se démonte jamais.
about-mark-amounts = ×1, ×2, ×3 : ce que te donnent par tour une, deux ou trois de ces machines combinées.
about-mark-combines = Deux cartes et un plus : tu peux combiner cette machine avec celles dont la lettre et le numéro suivent.
about-mark-copies = Nombre suivi de ×, en bas à droite : combien de ces cartes existent dans le jeu, donc si tu peux en espérer une autre.
about-mark-lightning = Éclair : agit une seule fois, au moment où tu répares la machine, et plus jamais ensuite.
about-mark-mask = Masque : un vol chez chaque adversaire ; à côté d'un bouclier, il veut dire que personne ne peut te voler.
about-mark-shield = Bouclier : tant que cette machine est réparée et face visible, elle te protège de ce qui suit.
about-mark-rivals = Deux têtes : tous les adversaires ; la suite leur arrive à tous, ou s'emprunte à l'un d'eux.
about-mark-turned-card = Carte rouge sombre : face cachée ; un emplacement désactivé ou un projet secret, et près d'un bouclier : nul ne désactive tes emplacements.
about-mark-funnel = Entonnoir à engrenages rouges : le broyeur, où part une machine, ou d'où tu en reprends une.
about-mark-no-stacking = Carte barrée en bas à gauche : cette machine ne se combine avec rien, et prend donc toujours un emplacement entier.
about-mark-no-dismantling = Outil barré : tu ne peux jamais démonter cette machine, ni cassée ni réparée.

## Marques : les ateliers

about-mark-slot-count = Deux nombres près du mot Atelier : emplacements occupés et emplacements disponibles ; rouge, il y en a trop pour l'instant.
about-mark-slot-plate = Plaque sous un emplacement : ce qu'il te donne chaque fois que tu l'utilises.
about-mark-stack-tag = ×2 ou ×3 sur un emplacement : autant de machines y sont combinées et travaillent comme une seule, plus forte.
about-mark-face-down-slot = Emplacement face cachée : désactivé ; il se repose à ta prochaine étape Machines, puis marche de nouveau.
about-mark-tick = Coche verte : cette machine a déjà servi pendant ce tour, ou cette action est faite.
about-mark-stripes = Rayures jaunes et noires : une machine cassée dans la cour, qui ne fait rien tant qu'elle n'est pas réparée.
about-mark-needle = Double aiguille : elle montre les deux actions voisines de ton tour, que tu fais toutes deux, une seule ou aucune.
about-mark-barred-pair = Arc pointillé et Dernière paire : tu l'as réglée au tour précédent, choisis-en donc une autre.
about-mark-recruit = Chapeau et plus : Recruter, tu engages un assistant visible contre les charboniums indiqués.
about-mark-extract = Pioche de mineur : Extraire, tu prends 3 charboniums ; toujours possible, et gratuit.
about-mark-repair = Clé : Réparer, tu paies les cubes, une machine passe de la cour à l'atelier, et elle peut servir une fois.
about-mark-trade = Balance : Transactions, tu fais jusqu'à trois achats ou ventes d'une pièce chacun.
about-mark-dismantle = Engrenage brisé : Démonter, tu démontes une machine, cassée ou réparée, contre des cubes, ou une réparée contre des points.
about-mark-reorganise = Boîtes et flèches : Réorganiser, tu combines et sépares tes machines, autant de fois que tu veux, gratuitement.

## Marques : les autres joueurs

about-mark-rival-panel = Petit atelier : machines, cour, assistants et dernière paire d'un autre joueur ; tout est public, tu peux donc deviner ses plans.
about-mark-standing-place = M4 ou X2 près d'un nom : la case où se tient le bricoleur de ce joueur à ce tour de jeu.
about-mark-turn-done = Tour fini : ce joueur a terminé, et ne fait plus rien à ce tour de jeu.
about-mark-log = Journal : tout ce qui s'est passé, le plus récent en bas ; qui le lit avec patience peut compter les totaux cachés.

## But

about-goal = Le plus de points gagne. Quand quelqu'un atteint 20, c'est le dernier tour de jeu.
about-goal-more = La plupart des points viennent des projets, les autres des Diplomatrices, des machines réparées que tu démontes et de tes achats. Tout à la fin, avoir le plus de bois, de cuivre, de cristal ou de charbonium rapporte chaque fois 2 points.

## Le coach, à la première question de chaque sorte

# Question::Place { saboteur: false }.
coach-dec-01 = Choisis une machine à acheter, ou un extracteur pour du charbonium. Regarde le prix et les cubes de la réparation : pourras-tu payer après avoir utilisé tes machines, et réparer bientôt ? À gauche on joue plus tôt, à droite on paie moins.
# Question::Place { saboteur: true } : seulement à deux.
coach-dec-01-saboteur = Ce pion n'achète rien : la machine où il se tient est détruite, l'extracteur où il se tient ne paie personne. Place-le là où il gêne le plus ton adversaire, et toi le moins.
# Question::Use, tant qu'aucun Action::Borrow n'est légal.
coach-dec-02 = Un revenu gratuit : chacune de tes machines réparées peut servir une fois. D'abord les machines de production, puis les transformatrices, qui mangent des cubes. Terminé laisse le reste au repos.
# Question::Use, la première fois qu'un Action::Borrow est légal : l'Emprunteur (AS-12) est à toi et trouve quoi emprunter.
coach-dec-02-borrow = Ton Emprunteur peut utiliser une machine de production ou de transformation non combinée d'un adversaire, une fois par tour. L'autre ne perd rien, et le produit est à toi. Prends ce qui te manque.
# Question::Collect ou Question::TopCard : l'Acheteur de l'ombre (AS-07) est à toi.
coach-dec-03 = Ton Acheteur de l'ombre t'offre la première machine de la pioche pour 3 charboniums, sans la voir et cassée. Si ta machine réservée reste à payer, garde d'abord de quoi le faire.
coach-dec-04 = Il te manque du charbonium, alors des cubes le remplacent : deux pour chacun qui manque. Donne ce dont ta prochaine réparation n'a pas besoin ; le bois vaut le moins.
coach-dec-05 = Au tour du cuivre, et le cristal paiera ce qui manque encore. Le cristal vaut plus : donne du cuivre, sauf si ta prochaine réparation en a besoin.
coach-dec-06 = Règle l'aiguille sur deux voisines ; au prochain tour, cette paire sera interdite. Si tu as les cubes d'une machine cassée, prends Réparer ; si le charbonium manque, Extraire. Près d'un projet, prends l'action qui le remplit.
coach-dec-07 = L'ordre est à toi, et la première action se termine avant que la seconde commence. Gagne ou achète d'abord, dépense ensuite. Terminé saute ce qui reste.
coach-dec-08 = Paie les cubes de la carte, et la machine travaille dès maintenant. Préfère celle qui remplit un projet, puis celle qui produit le cube qui te manque.
coach-dec-09 = Cette machine peut servir une fois tout de suite, gratuitement. Dis presque toujours oui. Seule une transformatrice demande des cubes : donne-lui ce dont tu peux te passer.
coach-dec-10 = Tu peux retirer un projet pour tout le monde, et pour de bon. Choisis celui dont tes rivaux sont proches et toi non. Les points déjà marqués restent.
coach-dec-11 = L'emplacement choisi se reposera quand son propriétaire utilisera ses machines. Vise ce qui lui manquera le plus : une grosse combinaison, une Diplomatrice, ou une défense qui te gêne.
coach-dec-12 = Une machine du broyeur est à toi, réparée et gratuite. Les plus chères valent le plus : Diplomatrice, Flamelleur, Breveteur.
coach-dec-13 = Des cubes ou des points ? Tôt, prends des cubes, tard, des points ; une machine cassée donne moins de cubes et jamais de points. Garde ce qu'un projet demande encore.
coach-dec-14 = Première moitié : sépare des combinaisons, pour les refaire autrement ou démonter une de leurs machines. Rien à séparer ? Passe à l'assemblage.
coach-dec-15 = Seconde moitié : combine ce qui peut partager un emplacement, et chaque fois un autre se libère. Des machines identiques produisent plus ; une transformatrice sur une machine de production n'use aucun de tes cubes. Tout remettre comme avant consomme l'action.
coach-dec-16 = Achète et vends, une pièce à la fois. Achète ce qui manque à ta prochaine réparation, vends ce qui dort. Les points coûtent cher : garde-les pour la fin de la partie.
coach-dec-17 = Un assistant reste pour de bon, et tu en auras trois au plus. Au début, l'Agrandisseur ou le Marchandeur sont forts ; avec beaucoup de projets ouverts, le Mécène. En fin de partie, cherche le Courtier en diplômes.
# Question::Finish quand un Action::Validate est légal : seulement avec l'option validation = manual.
coach-dec-18 = Tout ce que tu remplis peut être validé maintenant, et cela ne coûte rien. Attendre, c'est laisser les autres arriver en premier, et le premier gagne un point de plus.
# Question::Finish quand un Action::Reveal est légal : une tuile du Dossier secret (AS-08) est remplie.
coach-dec-19 = Ton projet secret est rempli. Le valider fait jeter l'autre : ne le retiens que si l'autre vaut plus et n'est pas loin.
# Question::Finish quand Action::Finish est la seule réponse.
coach-dec-20 = Tes projets sont comptés, et c'est la dernière occasion d'annuler. Ton bricoleur prend le plus petit numéro libre : finir plus tôt, c'est choisir plus tôt au prochain tour de jeu.

## Le coach, entre les questions

# À la première réinitialisation : après Event::Discarded avec une machine et Event::BeltRefilled.
coach-first-reset = Un nouveau tour de jeu. La machine la plus à droite est partie au broyeur, les autres ont glissé à droite et coûtent souvent moins cher, et de nouvelles sont arrivées à gauche.
# Une fois, avant la prochaine question du lecteur dans un tour de jeu où les PV de quelqu'un ont atteint 20 (GOAL dans flow.rs),
# ou dont le numéro est l'option round_limit. Tous les gains de PV sont publics (IM-29.2) ; la phrase ne nomme personne.
coach-first-last-round = C'est le dernier tour de jeu ! Les plans ne valent plus rien, seuls comptent les points. Surveille les quatre majorités : le plus de bois, de cuivre, de cristal et de charbonium paie à la fin.
# Au premier Event::Automatic de la place du lecteur.
coach-first-automatic = Une seule réponse était possible ici, elle a donc été donnée pour toi.

## Avertissements, chacun une fois par partie

# Question::Dial, sur une paire sans Job::Repair : deux machines ou plus dans la cour, un emplacement libre, et les cubes pour en réparer une.
warn-full-yard = Ta cour se remplit, et les machines cassées ne font rien. Une paire avec Réparer en réveillerait une.
# Question::Place { saboteur: false }, sur une case du tapis : même avec ce que les machines rapporteront, means_to_pay reste Means::None.
warn-cannot-pay = Tu n'auras sans doute pas assez. Alors tout ton charbonium, tous tes cubes et la machine seraient perdus. Vraiment ?
# De même, quand means_to_pay est Means::Cubes.
warn-paying-with-cubes = Tu peux payer, mais cela mange des cubes : deux pour chaque charbonium qui manque.
# Question::Use, sur Action::Done : un emplacement face visible avec Effect::Gain ou Effect::GainAlike n'a pas servi.
warn-idle-machine = Une de tes machines peut encore servir, et cela ne te coûte rien.
# Question::Use, sur Action::Use d'un Combustoir (T1, seul ou en paire) avec Feed::One(Crystal) : il reste du bois ou du cuivre.
warn-burning-crystal = Un cube moins cher brûle tout aussi bien ; le cristal est rare.
# Question::Dial, sur une paire avec Job::Repair : la cour n'est pas vide, et rien n'y est réparable, faute de cubes ou d'emplacement ;
# dans une paire avec Job::Trade, pas même après les achats permis et payables.
warn-nothing-to-repair = Tu ne peux encore rien réparer, et au prochain tour cette paire sera interdite. Est-ce le bon moment ?
# Question::Act, sur Action::Done avec Job::Repair et Job::Trade restants : rien n'est réparable, mais un seul cube suffirait,
# et le charbonium pour l'acheter est là.
warn-shop-first = Il te manque un seul cube pour réparer, et tu peux l'acheter. D'abord Transactions, puis Réparer.
# Question::Dial, sur une paire sans Job::Reorganise : slots.len() vaut slot_limit(), la cour n'est pas vide, et can_join_any des emplacements.
warn-no-free-slot = Plus d'emplacement pour la prochaine réparation ? Avec Réorganiser, deux de tes machines pourraient en partager un.
# Sur Action::Dismantle ou Action::Join : ensuite, tally(by) ne remplit plus un projet du bureau, ou un de ses projets secrets,
# qu'il remplit maintenant et qui n'est pas encore validé.
warn-undone-project = Telles que sont tes machines, un projet te rapporterait des points à la fin de ce tour. Avec ce geste, tu le perdrais.
# Question::Trade, sur Action::Buy(Vp) : tour de jeu 5 ou avant, et moins de 10 PV à soi.
warn-early-points = C'est tôt pour acheter des points : le même charbonium pourrait devenir une machine qui te rapporte à chaque tour de jeu.
# Question::Dial, sur une paire sans Job::Trade, ou Question::Trade, sur Action::Done avant tout Action::Buy(Vp) : 10 charboniums ou plus en main,
# et quelqu'un a 15 PV ou plus, d'après les mouvements vus de tous (IM-29.2).
warn-hoarding = La fin approche. Ton charbonium peut encore acheter des points ; bientôt, les nouvelles machines ne vaudront plus rien.
# Question::Trade, sur Action::Buy(Vp) au dernier tour de jeu (comme coach-first-last-round) : jusqu'ici personne n'a plus de charbonium, ensuite
# quelqu'un en aurait plus, d'après les mouvements vus de tous (IM-29.2).
warn-lost-majority = Tu perds peut-être la majorité de charbonium, et elle vaut plus que ce seul point.
# Après le coup qui porte les PV du lecteur à 20 ou plus : le chemin compte encore un autre bricoleur à résoudre.
warn-not-over = Tu as 20 points, mais le tour de jeu continue. D'autres peuvent encore te dépasser, alors prends chaque point possible.
# Question::Place { saboteur: false }, sur une case du tapis : la même machine est plus à droite, sans pion et à un coût de base plus bas.
warn-dear-end = La même machine est plus à droite pour moins cher. Ne prends celle de gauche que si tu dois jouer tôt.
# Question::Dial, sur une paire sans Job::Recruit, dès le tour de jeu 5 : aucun assistant, 6 charboniums ou plus, et un de la salle ne coûte pas plus.
warn-no-assistant = Tu n'as encore aucun assistant, et tu pourrais en payer un. Une aide qui vient tôt vaut plus qu'une aide qui vient tard.
