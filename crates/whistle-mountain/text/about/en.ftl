# What stands on the table and what the coach says, in plain sentences for those who have never
# seen the game. All texts are our own words.

## Zones

about-zone-player = A player's board: what they own, what they may build with, and their points.
about-zone-grid = The shared building site, 12 columns and 12 rows: airships fetch things here, and whatever anybody builds, everybody can use.
about-zone-barracks = Where the workers wait: a level drowns together with the canyon row beside it, so get the low ones out in time.
about-zone-tower = Where workers score: at the end each is worth the number of its floor, 1 to 12, and no water reaches it.
about-zone-whirlpool = Where swept-away workers spin: each of yours still here at the end costs you 5 points, so rescue them.
about-zone-docks = Shops for airships: land on an empty one, pay, and take what it offers; it stays closed until that airship goes home.
about-zone-market-small = Small machines for sale (1 by 2 planks): take one at a small machine dock, build it, and collect a little at every visit.
about-zone-market-medium = Medium machines for sale (2 by 2 planks): 8 to 12 points when built, and a stronger effect each time you switch it on.
about-zone-market-large = Large machines for sale (2 by 3 planks): 8 to 16 points when built, and often something special besides.
about-zone-market-upgrades = Upgrades for sale: pay the printed price at the upgrade dock, and one works for you until the end and scores its star then.
about-zone-stacks = Three stacks of scaffolds, one for each shape: only the top tile can be taken, and you see it before you choose.
about-zone-piles = The face-down stacks, and the discard pile beside the deck: the numbers tell you how much is still to come.
about-zone-supply = Resources nobody holds: what is paid comes here, and when a kind has run out, nobody can gain any more of it.
about-zone-discard = Cards that were played or thrown away, open to all: shuffled, they become the new deck when the deck is empty.
about-zone-draft = Starting abilities being passed round: whoever holds them keeps one for the whole game and passes on the others.
about-zone-drawn = Cards just drawn to choose from: their player keeps some, and throws away the others for all to see.
about-zone-goods = Resources to pay with: at the end of a turn their owner keeps only four of each kind; the rest goes back.
about-zone-ability = A starting ability: one special talent that works for its owner all game long.
about-zone-upgrades = Upgrades already bought: each works for its owner until the end and scores its star then; there is room for six.
about-zone-machines = Machines bought but not built: a star counts only once you build it, and one left over at the end is 1 point.
about-zone-scaffolds = Scaffolds ready to be built: each edge touching something built is 1 point, but two left over at the end make only 1.
about-zone-cards = One-time tricks, secret in the hand: in each turn you may play one, besides everything else.
about-zone-awards = One-time presents, mostly from the tower: redeem one a turn besides everything else, or keep it for 1 point at the end.
about-zone-home = Airships at home and ready to fly: send one each turn, and when none is left, call them all home to build (Forge).

## Counters

about-counter-c = Coal: it pays for small machines, and together with iron for large ones.
about-counter-i = Iron: three of it pay for a medium machine, and together with coal for a large one.
about-counter-g = Gold: when you build, 1 gold moves a worker, and 2 gold rescue one from the whirlpool.
about-counter-w = Water: it pays for the second and third build of a turn, 1 each; airships just above the water fetch it.
about-counter-h = Whistles, the jokers: one pays for one of any other kind, but only a whistle pays for a whistle.
about-counter-vp = Points (VP) so far; tower floors, the whirlpool, upgrades and what is left over are counted only at the end.
about-counter-cards = Cards left in the deck; when it is empty, the discard pile is shuffled and takes its place.
about-counter-discard = Cards in the discard pile: they come back when the deck is empty.
about-counter-small = Small machines still face down: one comes into the market each time somebody takes one.
about-counter-medium = Medium machines still face down: one comes into the market each time somebody takes one.
about-counter-large = Large machines still face down: one comes into the market each time somebody takes one.
about-counter-upgrades = Upgrades still face down: one comes into the market each time somebody takes one.
about-counter-awards = Awards still face down: effects that give you a random award take it from here.

## Tokens

about-face-airship = An airship: it fetches what it touches, or shops at a dock, and stays out until its owner calls it home.
about-face-airship-balloon = The smallest airship, 1 cell: it fits into every gap and shops at a dock as well as the big ones.
about-face-airship-blimp = The middle airship, 2 cells in a line: it can touch more prints, water and machines at once than the balloon.
about-face-airship-dreadnought = The biggest airship, 3 cells in a line: out in the canyon it touches most; at a dock it is no better than the balloon.
about-face-worker = One of nine workers of a player: worth its floor in the tower, nothing on planks or in the barracks, minus 5 in the whirlpool.
about-face-scaffold = Four planks in one shape: each edge that touches something built is 1 point when you build it, and machines stand on it.
about-face-machine = A machine: its star scores when you build it on planks, and anybody whose airship is beside or on it may switch it on.
about-face-upgrade = A lasting improvement: pay the price at its top left, use it from now on, and score its star at the end.
about-face-award = A one-time present: redeem one in a turn for what its picture shows, or keep it for 1 point at the end.
about-face-ability = A starting ability: the special talent its owner chose before the first turn, for the whole game.
about-face-ability-back = A starting ability face down: another player is choosing among these right now.
about-face-card = A one-time trick: pay what its picture asks, if anything, and use it once; you may play one card a turn.
about-face-card-back = A card you cannot see: only the player who holds it knows what it does.
about-face-duplicator = The Duplicator token: whoever owns the Duplicator upgrade has the ability it lies on as well.
about-face-good = A resource: you pay with it for docks, builds, workers and machines, and keep at most four of a kind.
about-face-dock = A dock, a shop for one airship at a time: pay what its plate shows and take what it offers.
about-face-dock-dock-card = The card dock: take one card for nothing, two for any 1 resource, or three for any 2.
about-face-dock-dock-small-1 = The first small machine dock: pay 2 coal and choose a small machine from the market.
about-face-dock-dock-small-2 = The second small machine dock: pay 3 coal and choose a small machine; the other dock is cheaper, so be early there.
about-face-dock-dock-medium = The medium machine dock: pay 3 iron and choose a medium machine from the market.
about-face-dock-dock-large = The large machine dock: pay 3 iron and 2 coal and choose a large machine from the market.
about-face-dock-dock-upgrade = The upgrade dock: pay the price printed on an upgrade, and it is yours for good; you have room for six.
about-face-dock-dock-scaffold-1 = The first scaffold dock: one scaffold for nothing, two for 1 whistle, three for 2; each from any stack you like.
about-face-dock-dock-scaffold-2 = The second scaffold dock: the same offer as at the first, for when that one is taken.
about-face-dock-dock-rescue = The rescue dock: for nothing, one of your workers leaves the whirlpool for a bare plank.

## Marks on the board

about-mark-open-cell = Open cell: Empty air above the water, where an airship can park and a scaffold can be built.
about-mark-bridge = Bridge: The rope between rows 5 and 6; a machine built with any part above it makes the water rise one row.
about-mark-wave = Wave sign: The water rises one row if you build here; at the ends of the bridge it marks where that begins.
about-mark-water = Water: Drowned rows, where nothing can be built, parked or moved any more.
about-mark-water-edge = Water drops: The top of the water; each cell of your airship lying just above it takes 1 water.
about-mark-water-bars = Water bars: How many more times the water can rise; there are eight at the start.
about-mark-barracks-level = Barracks level: One step of the barracks; it drowns with the canyon row of the same number, the lowest first.
about-mark-tower-floor = Number on a tower floor: The points each of your workers there is worth at the end; any number of workers fits.
about-mark-floor-award = Award on a tower floor: A present for the first worker who arrives there; no new one is ever laid.
about-mark-award-count = Red number on a floor: How many awards still lie there, four on floor 1 at the start; each worker who arrives takes one.
about-mark-whirlpool-star = Star with −5: What each of your workers still in the whirlpool costs you at the end.
about-mark-dock-plate = Plate on a dock: What you pay or get here; 1/2/3 means one is free, and two or three cost extra.
about-mark-empty-dock = Empty oval on a dock: This dock is free, for whoever lands first and can pay.
about-mark-taken-dock = Airship in a dock: This dock is closed until that airship goes home.
about-mark-bare-plank = Bare plank: A space where one worker can stand, as long as nothing is on it.
about-mark-print = Plank with a print: An airship beside it takes this resource; workers cannot stand here.
about-mark-hidden-print = Dashed ring on a machine: A print hidden beneath; nobody can take it while the machine lies there.
about-mark-drowned-machine = Greyed machine with a crossed-out drop: Water touched it, so it no longer works; its dry cells still count as edges.
about-mark-tolls = Tokens on Toll Bridge: Paid there for moves and rescues; whoever switches on Toll Bridge takes them all.
about-mark-swap-token = Token on Swap Meet: While this machine works, this kind pays for any other except whistles, for everybody.
about-mark-stack-count = Number on a scaffold stack: How many tiles are left in it, with the one you see.
about-mark-shape-s = S scaffold: Two planks, and two more one step aside; you may turn and flip it.
about-mark-shape-l = L scaffold: Three planks in a row and one at the end; you may turn and flip it.
about-mark-shape-t = T scaffold: Three planks in a row and one above the middle; you may turn and flip it.
about-mark-left = Number with "left": How many pieces of this kind still lie face down and are to come.

## Marks on pieces

about-mark-star = Gold star with a number: Points; on a machine when you build it, on an upgrade at the end, in an effect at once.
about-mark-arrow = Green arrow: Pay or do what is on the left, get what is on the right; nothing on the left means it is free.
about-mark-any = Question mark in a ring: Any resource, whichever you like.
about-mark-hammer = Hammer: Build a scaffold or a machine; at the head of a line on a machine: this happens once, when it is built.
about-mark-lightning = Lightning on a wheel: Switch on a machine; at the head of a line: this happens each time this machine is switched on.
about-mark-infinity = Infinity sign: Always true, for everybody, as long as no water touches this machine.
about-mark-hourglass = Hourglass: This happens at the end of your turn.
about-mark-once = 1 in a circle arrow: You may do this once in each of your turns.
about-mark-flag = Chequered flag: This counts at the end of the game.
about-mark-move = Worker with an arrow: Move one of your workers to a bare plank, however far away.
about-mark-rescue = Lifebuoy: Rescue one of your workers from the whirlpool onto a bare plank.
about-mark-promote = Worker, tower and arrow: One of your workers climbs from its plank to the tower floor beside its row.
about-mark-step = Tower with arrows up and down: One of your tower workers goes one floor up or down.
about-mark-sink = Worker over a whirl: A worker who falls into the whirlpool, or is in it.
about-mark-descend = Worker between two bunks, arrow down: All workers in the barracks slip down one level.
about-mark-gather = Workers on a plate: Workers go onto this machine when it is built.
about-mark-beside = Two workers side by side: Each worker beside the plank on which you have just put yours.
about-mark-all = Three workers: This happens to everybody, not only to you.
about-mark-card = Small card: A card; after an arrow you draw it from the deck.
about-mark-planks = Small planks: A scaffold; after an arrow you take it from the top of any stack.
about-mark-small-machine = Copper bar with a wheel: A small machine, 1 by 2 planks.
about-mark-medium-machine = Yellow square with a wheel: A medium machine, 2 by 2 planks; on upgrades and abilities it often means any machine.
about-mark-large-machine = Blue plate with a wheel: A large machine, 2 by 3 planks.
about-mark-upgrade = Gear with a green arrow: An upgrade, one of those face up in the market.
about-mark-blind = Green tile with a question mark: The top upgrade of the face-down stack, whatever it is.
about-mark-scrap = Crossed-out gear: One upgrade of the market leaves the game.
about-mark-tag = Price tag: You gain the tokens printed as its price.
about-mark-rosette = Rosette: An award, drawn at random.
about-mark-award-picture = Picture inside an award: What it gives, such as hammer a build, lightning a machine switched on, lifebuoy a rescue, star points.
about-mark-discard = Basket with a card: Throw away one of your cards to pay.
about-mark-shed = Basket with planks: Put one of your scaffolds back under its stack to pay.
about-mark-home = House with an airship: An airship goes home and can fly again.
about-mark-bump = Airship with a burst: An opponent's airship is pushed away home, and yours takes its place.
about-mark-airships = Grey airship: One of your airships, any of them; a balloon or dreadnought means exactly that one.
about-mark-diagonal = Balloon with four corners: Your balloon also touches what lies diagonally beside it.
about-mark-edges = Planks with two 1s: A scaffold that scores at least 2 edges.
about-mark-salvage = Machine rising from waves: Take a machine that lies partly under water into your storage, to build it again.
about-mark-shift = Machine with four arrows: Lay this machine somewhere else.
about-mark-jetpack = Jetpack: Moves may also end in the air, just above something built.
about-mark-toll = Box with a slot: The tokens on Toll Bridge; while it works, every move and rescue adds one more.
about-mark-mute = Crossed-out whistle: Whistles are no jokers, for anybody, while this machine works.
about-mark-no-airship = Crossed-out airship: No airship may land here while a worker is on this machine.
about-mark-chip = Token with a question mark: The token on this machine; its kind pays for any other except whistles.
about-mark-none = Dashed ring with a zero: Each resource of which you have none.
about-mark-copy = Two tiles and an arrow: The Duplicator token goes onto another player's ability, and you have it, too.
about-mark-swap = Two arrows, left and right: Swap one for the other.
about-mark-slash = Slash: One or the other; between two numbers of cards: draw the first number, keep the second.
about-mark-plus = Plus: You get both.
about-mark-equals = Equals sign: Counts as; coal with the ring behind it means that your coal pays for anything.
about-mark-star-screws = Star-shaped screws: An advanced machine; a first game is played without these.

## Marks of the players

about-mark-player-star = Star beside a player's name: Points so far; tower, whirlpool, upgrades and leftovers come on top at the end.
about-mark-whirlpool-count = Waves and a number: How many workers this player has in the whirlpool, each minus 5 at the end.
about-mark-barracks-count = Worker and a number: How many of this player's workers still wait in the barracks; all players at 0 ends the game.
about-mark-card-count = Card back with a number: How many cards this player holds; you cannot see which.
about-mark-goods-column = Column with four circles: You keep at most four of this kind when your turn ends; what is above goes back.
about-mark-ghost-airship = Ghost outline of an airship: It is out; it comes back when its owner calls home.
about-mark-dashed-slot = Dashed slot: An empty place where a piece of yours can still go.
about-mark-faded = Faded ability or upgrade: Already used in this turn; it is back in the next one.
about-mark-seat-signs = Hat, pattern and emblem: Each player has their own, so you know whose a piece is without its colour.

## Marks of the moment

about-mark-glow = Green glow: You can go here, or take this, right now; the label says what you get.
about-mark-ghost-piece = See-through piece with a dashed edge: Where it would lie; nothing is done yet.
about-mark-preview-edge = Yellow 1 on an edge: Here your scaffold would touch something built, for 1 point.
about-mark-preview-ring = White ring: A print or water your airship would take from this place.
about-mark-preview-climb = Green arrow on a worker: It would climb into the tower if you build the machine here.
about-mark-round = Round: One turn of everybody; there is no fixed number of rounds, so watch the barracks.
about-mark-last-turns = Last turns: The barracks are empty; nobody has more than one turn left, then the game ends.
about-mark-turn-order = Badges at the top: Who plays when; the framed one plays now, faded ones have played in this round.
about-mark-hint = Hint: A suggestion of what a good player would do now.
about-mark-undo = Undo: Takes back your last step.
about-mark-start-of-turn = Start of turn: Takes your whole turn back, so you can begin it anew.
about-mark-all-moves = All with a number: The full list of what you can do now.

## Goal

about-goal = Most points win: build, lift workers into the tower, let nobody drown.
about-goal-more = Points now: the edges of your scaffolds, the stars of machines you build, and effects. Points at the end: tower floors, upgrades and leftovers, and minus 5 for each worker in the whirlpool.

## The coach: questions

coach-dec-01 = One talent for the whole game. One that brings scaffolds, whistles or cards helps in every game. The others go on to the next player, or leave the game.
coach-dec-02 = You get two tiles of one shape and see only the top one. L and T fit nearly everywhere. Prints of whistles are rare and good.
coach-dec-03 = Place the one whose prints you want to collect early: coal and iron buy machines. The other one waits, and scores when you build it.
coach-dec-04 = At least one plank must lie in row 1, and it scores nothing yet. Near other tiles is good: prints and planks of others are yours to use, too.
# Question::Turn while now.main is false.
coach-dec-10 = Two choices: send one airship to fetch something (Collect), or call them all home and build (Forge). With nothing in storage, fly; with two or three pieces and water to pay, build.
# Question::Turn while now.main is true.
coach-dec-10-after = Your main action is done. One card and one award may still follow, if you have them. Otherwise end the turn.
# Has no question of its own: Question::Turn answers it with Action::Fly. Say it there when two
# or more Action::Fly are among the answers, after coach-dec-10.
coach-dec-11 = To a dock, send the smallest: size does not matter there. Into the canyon, send the longest one that fits. It touches more.
# Question::Ram.
coach-dec-11-ram = Battering Ram: the airship in a dock flies home, and yours takes its place. The smallest one will do.
# Question::Fly { ram: false, .. }.
coach-dec-12 = Each place shows what it brings. Look for two prints or more, or for a machine you want to switch on. At a dock you pay and take what it offers, nothing else.
# Question::Fly { ram: true, .. }.
coach-dec-12-ram = Choose the dock you need most: its airship goes home, and the dock is yours. You still pay its price.
coach-dec-13 = Take what you touch, and switch on each machine here once, in any order. Take the goods first if a machine has a price. Once you are done, this airship does nothing more.
# Question::Tier(Dock::Card).
coach-dec-14 = One card is free; a second costs any one resource, a third one more. Pay with what you have too much of. You can play one card a turn.
# Question::Tier(Dock::Scaffold1 | Dock::Scaffold2).
coach-dec-14-scaffolds = One scaffold is free; a second costs a whistle, a third one more. Three of them make a full building turn. Keep water for it.
# Question::TakeMachine of any size.
coach-dec-15 = The star is points as soon as you build it. Early on, take a machine you will visit often. Late, simply the biggest star.
# Question::TakeUpgrade, at the dock and elsewhere.
coach-dec-16 = It works from now on, and its star counts at the end. Early, take one that pays every turn. Late, the one with the most points.
# Question::TakeScaffold { recycle: false }.
coach-dec-17 = Which shape fills a gap you can see? Prints count as well. You see each new tile before you choose the next.
# Question::TakeScaffold { recycle: true }.
coach-dec-17-recycle = You get both prints of the top tile, and the tile goes to the bottom of its stack. A whistle on it? Take that.
coach-dec-18 = Which tokens do you give? The first answer keeps your whistles. A whistle can be anything later, so pay with plain tokens if you can.
coach-dec-19 = Up to three builds: the first free, the others 1 water each. Besides, move one worker (1 gold) or rescue one (2 gold). Usual order: scaffold, worker, machine.
coach-dec-20 = Only one build here. Scaffolds score edges, machines score their star: take the bigger number. Unless one of your workers waits to be lifted.
coach-dec-21 = The number is the points: gaps and corners score most. You may turn and flip the tile. Leave bare planks where you want workers.
coach-dec-22 = The star is the same everywhere. Look who stands beneath: they climb, rivals too. A wave means that the water rises; and leave useful prints uncovered.
# Question::Worker(Errand::Move).
coach-dec-23 = Take your lowest one in the barracks: it drowns first. One already on the planks can go higher. When all barracks are empty, the last turns begin.
# Question::Worker(Errand::Escape); as that has a single source and is never asked, say it at
# Question::Where(Errand::Escape, _) in place of coach-dec-24.
coach-dec-23-escape = Trap holds workers until somebody pays a whistle here. Take one out before the water reaches it. High up, or under your next machine.
# Question::Where(Errand::Move, _).
coach-dec-24 = Its row is the floor it will reach. Choose a bare plank that you, not somebody else, will soon cover with a machine.
# Question::Where(Errand::Rescue, _); Question::Worker(Errand::Rescue) has a single source and
# is never asked.
coach-dec-25 = Out of the whirlpool: 5 points saved already. High up is good. Under your next machine is better.
coach-dec-26 = Toll Bridge is working: each move and rescue costs one token more. Pay with what you have most of. Whoever switches the bridge on gets it all.
coach-dec-27 = Your upgrade Extension lifts workers beside the new machine, too. Nearly always yes: every floor is points, and an award may wait there.
# Question::Activate { may: false, .. }.
coach-dec-28 = Any working machine, however far away; its price is still paid. Take the one that gives you most right now.
# Question::Hub, first and second time.
coach-dec-28-hub = Machine Hub: two different machines, at any distance, each at its own price. The free ones first.
# Question::Offer(Offer::Again(_)).
coach-dec-29 = Blast Valve: the same machine a second time, at its price again. If it costs nothing, always yes.
# Question::Activate { may: true, .. }, and Question::Offer of Offer::Admiral or
# Offer::JetpackMove.
coach-dec-30 = An extra that you may take or leave. Say no only if its price hurts, or if it harms you.
coach-dec-31 = Two effects, in your order. A worker first, if the build shall lift it. The scaffold first, if you want to build that one.
# Question::Offer(Offer::Half(_)).
coach-dec-32 = The machine is paid already. Take the second part as well, unless it harms you.
coach-dec-33 = Take what your next purchase lacks. Otherwise a whistle: it pays for anything. But while the machine Whistle Surplus works, whistles are no jokers.
coach-dec-34 = Keep what you can play soon. The others are thrown away for all to see.
coach-dec-35 = This is a price, not a play: the card does nothing. Give the one that costs most to use.
coach-dec-36 = You draw one more than you throw away. A bad hand: throw it all. A good hand: stop.
coach-dec-37 = It goes under its stack. Give the shape that fits nowhere, and keep the one that fills a gap.
coach-dec-38 = One airship flies again without a building turn. Usually the longest one that is out. Or the one that blocks your building site.
coach-dec-39 = No points and no flood this time. But workers under its new place climb. And prints it uncovers beside your airship are yours.
coach-dec-40 = A half-drowned machine becomes yours. Build it again, and its whole star scores again. Take the biggest star.
coach-dec-41 = One floor up is 1 point more at the end. An award on the next floor is better still, up or down.
coach-dec-42 = Straight into the tower, without a machine. Send the one in the highest row, or one about to drown.
coach-dec-43 = Everybody loses one worker to the whirlpool. Give your lowest: it would drown next anyway.
coach-dec-44 = This swap costs nothing. Give an upgrade that has done its work, and take one with more points.
coach-dec-45 = You get its printed price in tokens, and no rival ever gets it. Look which tokens you need.
coach-dec-46 = This kind becomes a joker for everybody, though never for whistles. Choose what you have and they lack.
coach-dec-47 = You gain one resource beside your worker's new place, a print or water. Take what your next purchase lacks.
coach-dec-48 = You gain one of the two prints of the scaffold you just built. A whistle first; otherwise what you lack.
coach-dec-49 = Once a turn, a spare token becomes a whistle, or a whistle the token you need. Do it nearly every turn.
coach-dec-50 = A card becomes a scaffold, or a scaffold a card. Give what you have too many of.
coach-dec-51 = You borrow another player's talent for 1 whistle. It stays borrowed until you move the token.
# Question::Offer(Offer::Shuttle).
coach-dec-52 = Your balloon comes home and can fly again next turn. Say yes, unless it shall keep a dock or a place closed.
coach-dec-53 = A scaffold was built where your worker floats, so it must make room. These places are equally near. Take the one under your next machine.
# Question::Worker(Errand::Shelter).
coach-dec-54 = On Sanctuary a worker is out of the barracks and the whirlpool, and costs you nothing. One from the whirlpool saves 5 points. But when water touches it, all fall in.

## The coach: between the questions

# The first Event::Flooded of the game.
coach-first-flood = The first row is gone, and so is the barracks level beside it. Whoever stood there is in the whirlpool. The tower is safe.
# In your own turn, the first time your goods of one kind exceed edition.board.keep (4).
coach-first-fifth-token = You keep only four of a kind when your turn ends. Spend the fifth, or lose it.
# The first Event::Activated by another seat of a machine that you built (Event::MachineBuilt
# with your seat).
coach-first-rival-activates = Built machines belong to nobody: a rival has just used the one you built. You may use theirs, too.
# The first Event::Promoted of a worker of yours while another seat is active.
coach-first-rival-promotes = A rival has laid a machine over your worker, and it climbed: they gave you a floor. An award that lay there is yours as well.
# last_turns is None, and barracks.count_ones() over all players is 3 or less for the first
# time.
coach-first-end-near = Few workers are left in all the barracks together: the end is near. Rescue, build and redeem while there is time.
# Event::TurnStarted with last: true and your seat; and, if you emptied the barracks in your own
# turn, Event::EndTriggered with your seat.
coach-first-last-turns = This is your last turn. Build, rescue, spend everything: what is left over is worth almost nothing.

## The coach: warnings

# Action::Forge in Question::Turn, with no machines and no scaffolds in storage, neither
# Deed::Move nor Deed::Rescue payable, and an Action::Fly among the answers.
warn-empty-forge = You have nothing in storage to build, and an airship could still fly. Call them home all the same?
# Action::To(spot) in Question::Fly, with an empty parcel and no eligible machine there, while
# another answer brings something.
warn-empty-flight = This place brings nothing. Look for prints, water or a machine.
# Action::Dock(_) in Question::Fly { airship: Airship::Dreadnought, ram: false } while the own
# balloon is at Berth::Home.
warn-big-airship-in-dock = Your balloon would do here. Out in the canyon, the dreadnought touches more.
# Action::End while own goods of one kind exceed edition.board.keep (4) and some other answer of
# Question::Turn spends them.
warn-fifth-token = What is above four of a kind goes back now. A card or an upgrade may still use it.
# Action::Place(spot) in Question::PlaceMachine where would_flood(cells), and an own worker that
# this build does not promote is in row canyon.water + 1 or on that barracks level, or on
# Sanctuary or Trap with a cell in that row; not with the upgrade Lifeboat.
warn-drowning-own = The water will take one of your own: minus 5 at the end. Move that one first, or build lower?
# Action::Place(spot) in Question::PlaceMachine where would_promote has workers of others and
# none of yours, while another answer promotes none of theirs or one of yours.
warn-only-rivals-climb = Only rivals climb here. Another place has the same points.
# Action::Place(spot) in Question::PlaceMachine while another answer whose spot overlaps this
# one promotes more of your own workers, no more rivals, and does not flood if this one does
# not.
warn-own-left-beside = One step aside, more of your workers would climb, for the same points.
# Action::Place(spot) in Question::PlaceScaffold where edges(cells) is at least 3 below the best
# answer; light that answer.
warn-low-scaffold = There is a place with more points. The light shows it.
# Action::Pay with a whistle in Question::Pay while another answer pays with fewer whistles; not
# while Whistle Surplus is active.
warn-whistle-paid = Whistles are jokers. Plain tokens would do here.
# Action::End with three or more cards and awards together, now.card and now.award both false,
# and an Action::Play or Action::Redeem among the answers.
warn-hoarding = One card and one award a turn: you have some waiting. They are worth more in use than at the end.
# Action::To(_) or another Action::Dock in Question::Fly while three or more own workers are in
# the whirlpool and Action::Dock(Dock::Rescue) is among the answers; not with the upgrade
# Lifeboat.
warn-whirlpool-forgotten = Three in the whirlpool are minus 15 at the end. The rescue dock is free, and empty.
# Action::Done in Question::Forge { moved: false, .. } while Action::Move is among the answers
# and an own worker is on barracks level canyon.water + 1.
warn-gold-unused = Your worker on the lowest dry level drowns next, and 1 gold would move it.
# Action::Walk(cell) in Question::Where with cell.row() at most canyon.water + 2, while a higher
# row is among the answers.
warn-low-plank = This row drowns soon, and its floor is low. Higher up there is room, too.
# An action that leaves no worker in any barracks (Action::Worker(Place::Barracks(_)) of the
# last one, or a flood by Action::Place) while points so far plus final_lines are lower for you
# than for somebody else.
warn-end-while-behind = This begins the last turns: everybody else has only one more. The forecast says you are behind. Sure?
# Action::End in your last turn (last_turns is set) while now.main is false and a piece in
# storage could be built.
warn-saving-in-last-turn = This is your last turn. What you build scores more than what you keep.
