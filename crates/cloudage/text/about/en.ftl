# What everything on the table of CloudAge is, and what the coach says: read by people who have never seen
# the game. Whatever an unread story card does is not told here.

## Zones

about-zone-player = A player's airship and board: goods, upgrades, cards and points.
about-zone-land = The dried-out land: each cell is one step, and its diamonds say how many movement points entering costs.
about-zone-map = The land you fly over: entering a cell costs 1, 2 or 3 movement points, and a find on it is yours.
about-zone-cities = Cities and hamlets: only here can a flight end; your marker stays, and on a first visit you may fight for the city's reward.
about-zone-districts = Three piles of City cards under cloud: whoever gathers picks one and guesses from the open part what each colour gives.
about-zone-spaces = The four spaces of the chosen district: your drone takes a free one, and you get what that colour gives on the City card.
about-zone-city-board = The City actions: each round you choose one in your turn, and the other players get a part of it too.
about-zone-production = Each column is a level: once a round you pay the Energy of your level, or of a lower one, for its Water and VP.
about-zone-projects = The Project cards still to be drawn: every card you gain comes from here, and an empty deck is made anew from the discard.
about-zone-discard = Project cards given up or paid: they come back only when the Project deck is empty and is made anew from them.
about-zone-bag = The bag of plant tiles: every tile you gain is drawn from it by chance, and withered tiles return to it once planted.
about-zone-book = The card of the books: each time the round track reaches an open book, everybody may use its offer once.
about-zone-tiles = The campaign tiles of this game: each changes a place on the map or adds a City action, as its text says.
about-zone-solo = Your helper when you play alone: each round, before your own City action, you carry out the extra action of the framed place.
about-zone-hand = Project cards not built yet: a build action plays one for its price, and unbuilt they score nothing.
about-zone-played = Project cards that are built: their lasting effects go on, missions count them, and their grey VP score at the end.
about-zone-deck = Navigation cards, face down: each round two are turned up for a gift and for your flight, and fights draw from here.
about-zone-navigation = Used Navigation cards and new City cards: when the deck is empty, they are shuffled and become the new deck.
about-zone-combat = The Navigation cards drawn in this fight: their values and your base value together must reach the number in the red star.
about-zone-upgrades = The upgrades of an airship: Metal builds the next of a kind, it works from then on, and the best of each kind scores.
about-zone-track = The round track: each round its leftmost marker goes into your city, and those left are the rounds still to play.
about-zone-stock = What a player owns: Water, Metal, Energy, VP, cards in hand and plant tiles; you pay every price from yours.
about-zone-missions = A mission is a goal for the whole game: at the end the highest step you have reached pays its VP.

## Counters

about-counter-water = Water pays for Project cards; what is left at the end scores nothing, but it is the first to decide a tie.
about-counter-metal = Metal pays for the upgrades of your airship; what is left at the end scores nothing.
about-counter-energy = Energy makes Water in production and buys cards in a fight; what is left at the end scores nothing.
about-counter-vp = Victory points scored so far, which may be below zero; more come at the end, and whoever has most then wins.
about-counter-hand = Project cards in a player's hand: only the owner sees them, and until they are built they score nothing.
about-counter-card = Navigation cards left in this deck: when one is needed and none is left, the discard becomes the new deck.
about-counter-project = Project cards left in the deck: after the last one, the shuffled discard becomes the new deck.
about-counter-pl-g = Green plants: each one you plant gives 2 VP, and then it may go on the map.
about-counter-pl-a = Withered plants A: each one you plant gives 4 Energy or 2 new plant tiles.
about-counter-pl-b = Withered plants B: each one you plant gives 4 Project cards or 4 Water.
about-counter-pl-c = Withered plants C: each one you plant gives 1 Metal and a build action.

# The counters `value/N` of a Navigation deck: how many cards of each value are still in it.

about-counter-0 = Cards of value 0 in this deck: as the lower of two such a card brings no gift, and in a fight it adds nothing.
about-counter-1 = Cards of value 1 in this deck: each is worth 1 Energy or 1 Project card, or 1 movement point, or 1 in a fight.
about-counter-2 = Cards of value 2 in this deck: each is worth 2 Energy or 2 Project cards, or 2 movement points, or 2 in a fight.
about-counter-3 = Cards of value 3 in this deck: each is worth 3 Energy or 3 Project cards, or 3 movement points, or 3 in a fight.
about-counter-4 = Cards of value 4 in this deck: each is worth 4 Energy or 4 Project cards, or 4 movement points, or 4 in a fight.

# The counters `card/cc-NN` of a Navigation deck: a City card that everybody knows to lie on top.

about-counter-cc-01 = This City card lies on top of the deck: it is the next card that its owner draws.
about-counter-cc-02 = This City card lies on top of the deck: it is the next card that its owner draws.
about-counter-cc-03 = This City card lies on top of the deck: it is the next card that its owner draws.
about-counter-cc-04 = This City card lies on top of the deck: it is the next card that its owner draws.
about-counter-cc-05 = This City card lies on top of the deck: it is the next card that its owner draws.
about-counter-cc-06 = This City card lies on top of the deck: it is the next card that its owner draws.
about-counter-cc-07 = This City card lies on top of the deck: it is the next card that its owner draws.
about-counter-cc-08 = This City card lies on top of the deck: it is the next card that its owner draws.
about-counter-cc-09 = This City card lies on top of the deck: it is the next card that its owner draws.
about-counter-cc-10 = This City card lies on top of the deck: it is the next card that its owner draws.
about-counter-cc-11 = This City card lies on top of the deck: it is the next card that its owner draws.
about-counter-cc-12 = This City card lies on top of the deck: it is the next card that its owner draws.
about-counter-cc-13 = This City card lies on top of the deck: it is the next card that its owner draws.
about-counter-cc-14 = This City card lies on top of the deck: it is the next card that its owner draws.
about-counter-cc-15 = This City card lies on top of the deck: it is the next card that its owner draws.
about-counter-cc-16 = This City card lies on top of the deck: it is the next card that its owner draws.
about-counter-cc-17 = This City card lies on top of the deck: it is the next card that its owner draws.
about-counter-cc-18 = This City card lies on top of the deck: it is the next card that its owner draws.
about-counter-cc-19 = This City card lies on top of the deck: it is the next card that its owner draws.
about-counter-cc-20 = This City card lies on top of the deck: it is the next card that its owner draws.
about-counter-cc-21 = This City card lies on top of the deck: it is the next card that its owner draws.
about-counter-cc-22 = This City card lies on top of the deck: it is the next card that its owner draws.
about-counter-cc-23 = This City card lies on top of the deck: it is the next card that its owner draws.
about-counter-cc-24 = This City card lies on top of the deck: it is the next card that its owner draws.
about-counter-cc-25 = This City card lies on top of the deck: it is the next card that its owner draws.
about-counter-cc-26 = This City card lies on top of the deck: it is the next card that its owner draws.
about-counter-cc-27 = This City card lies on top of the deck: it is the next card that its owner draws.
about-counter-cc-28 = This City card lies on top of the deck: it is the next card that its owner draws.
about-counter-cc-29 = This City card lies on top of the deck: it is the next card that its owner draws.
about-counter-cc-30 = This City card lies on top of the deck: it is the next card that its owner draws.
about-counter-cc-31 = This City card lies on top of the deck: it is the next card that its owner draws.
about-counter-cc-32 = This City card lies on top of the deck: it is the next card that its owner draws.
about-counter-cc-33 = This City card lies on top of the deck: it is the next card that its owner draws.
about-counter-cc-34 = This City card lies on top of the deck: it is the next card that its owner draws.
about-counter-cc-35 = This City card lies on top of the deck: it is the next card that its owner draws.
about-counter-cc-36 = This City card lies on top of the deck: it is the next card that its owner draws.
about-counter-cc-37 = This City card lies on top of the deck: it is the next card that its owner draws.
about-counter-cc-38 = This City card lies on top of the deck: it is the next card that its owner draws.
about-counter-cc-39 = This City card lies on top of the deck: it is the next card that its owner draws.

## Pieces and cards

about-face-project = A Project card: a build action plays it for the price at its top left; then it works for you and scores at the end.
about-face-card = A Navigation card: its value is a gift of Energy or cards, or your flight, and in a fight it is your strength.
about-face-sleeve = A district: gather here, and each player gets what one colour of its top card gives.
about-face-mission = A mission, open to all: the plain numbers are what you need, the grey coins the VP; only the best step reached counts.
about-face-plant = A plant tile: planting it pays what it shows, and where one lies on the map, entering the cell costs just 1.
about-face-tile = A campaign tile with its letter: it changes a place on the map or adds a City action, as its text says.
about-face-city = A place where your flight may end: where it shows a red star, you may fight on your first visit for the reward beside it.
about-face-upgrade = An upgrade of the airship: pay its Metal and it works to the end, but of each kind only the best one scores.
about-face-scenario = The scenario card: its upper line is what the first book offers everybody, its lower line what every later book offers.
about-face-story = A story card of the campaign: it says what a book offers you and what the story is waiting for.

# The four kinds below differ only by their owners, whose names the table tells.

about-face-airship = A player's airship: you may fly over others, but not end your flight on the same cell.
about-face-marker = A round marker: on the track a round still to play, in a city a visit, after which its owner cannot fight there again.
about-face-drone = A player's drone: when somebody gathers, it shows which colour of the City card its owner takes; otherwise it waits on the City board.
about-face-level = A production marker: its column is its owner's level, the best one at which that player may produce.

## Marks at the top of the table

about-mark-round = Round: which round this is; the game ends with the one in which the last markers leave the round tracks.
about-mark-phases = Production, Movement, Action: the three parts of a round; the dark one is being played, and a tick means it is over.
about-mark-turn-order = Turn order: who plays when in this round; the framed player is deciding, and a tick means finished with this part.

## Marks on the map

about-mark-cell = Cell: one step for your airship, from any cell beside it.
about-mark-diamonds = Small diamonds: what entering this cell costs you, one, two or three movement points.
about-mark-ground = Ground: entering pale sand costs 1 movement point, orange rocks 2 and dark mountains 3.
about-mark-pink-outline = Pink outline: you can choose this now; on your flight, the number beside it is the price in movement points.
about-mark-white-dashes = White dashes with a number: a place where this flight can still end, and what the cheapest way there costs in all.
about-mark-white-dots = White dots: a cell you can still fly over on your way to a place to land.
about-mark-start = START: the H in a circle is where every airship begins; it is no city, so no flight can end here.
about-mark-city = City: towers in cloud, where your flight may end; all its cells are one city, and one name and one red star serve them all.
about-mark-hamlet = Hamlet: a hut and a tent, where your flight may end in peace, without a fight and without a reward.
about-mark-militia = Red star with a number: the militia of a city; reach this number in a fight and the city's reward is yours.
about-mark-reward = White strip beside the red star: what you win if you beat the militia on your first visit.
about-mark-find = White disc: a find; enter its cell and it is yours, once each round, and it stays there for the others too.
about-mark-find-vp = Brown disc on the map: a find of that many VP; fly over it and you score them at once.
about-mark-gap = Dark crack: a gap that nobody can enter, unless the Toll Barge is moored in it.
about-mark-toll = Barge: the Toll Barge lies in the gap; each time you enter, you pay 3 Water or 3 VP besides the movement points.
about-mark-weapon = Dark tower: a weapon system of Cloud; it is dear to enter, no flight can end here, and no plant can grow.
about-mark-golden-frame = Golden frame with a letter: a campaign tile lies here; the same letter beside the map tells you what it does.
about-mark-board-line = White dashed line: here two map boards meet, and crossing costs you nothing extra.
about-mark-board-number = Number and letter, such as 1A: which map board this is, and which side; the farther east, the dearer the flight and the better the rewards.

## Marks for goods, prices and abilities

about-mark-brown-coin = Brown coin: VP that you score at once.
about-mark-grey-coin = Grey coin: VP that you score only at the end of the game.
about-mark-red-number = Red number on a Project card: a part of its price; black numbers are what you gain.
about-mark-slash = Slash: choose what stands on one side of it, for you cannot have both.
about-mark-arrow = Arrow between symbols: what you pay or do stands on its left, what you get for it on its right.
about-mark-any = Four-coloured disc with a question mark: one resource of your choice, Water, Metal, Energy or a Project card.
about-mark-build-wrench = Wrench among gains: a build action, for an upgrade, a Project card or simply one resource.
about-mark-upgrade = Hexagon with an arrow: an upgrade of your airship; −3 Metal beside it makes it that much cheaper for you.
about-mark-chevrons = Orange chevrons: movement points; those beside your airship are yours on every flight.
about-mark-base-combat = Red star with a bolt: combat points that you have in every fight, your base value.
about-mark-watering-can = Watering can: how many tiles one Plant action lets you plant.
about-mark-level = Box with an arrow: a production level; on a card it lifts you one level up, beside a player it is the level reached.
about-mark-first-player = Signpost: the first player of this round; the next round it passes on to the left.

## Marks on the airship

about-mark-solar = Solar panel: each flight it gives you 1 movement point, or 2 Energy on landing if you leave it alone; a tick means unused.
about-mark-upgrade-open = Dashed upgrade: not built; on top stands its price in Metal, below what it does and its VP at the end.
about-mark-upgrade-built = Coloured upgrade: built, so it works for the rest of the game.
about-mark-upgrade-price = Green price on an upgrade: what it costs you now, cheaper than printed.
about-mark-combat-upgrades = EMP Cannon, Flak Turret, Rail Gun, Storm Lance: each adds 1 in every fight, but only the best one built scores.
about-mark-movement-upgrades = Side Rotor, Jet Nozzle, Storm Sail: each adds 1 movement point to every flight, but only the best one built scores.
about-mark-planting-upgrades = Seed Chute, Sprinkler, Hanging Garden: each lets a Plant action plant 1 tile more, but only the best one built scores.
about-mark-row-bonus = Small drop with a 5: build this last upgrade of a kind and you get 5 Water at once.
about-mark-track-cross = Cross on the round track: a slot that this game does not use.
about-mark-track-tick = Tick on the round track: the marker of this slot is already in a city.
about-mark-track-bubble = Bubble above a slot of the track: you get this when the marker beneath it leaves.
about-mark-track-book = Open book on the track: once the marker to its left is gone, the next round begins with an offer for everybody.
about-mark-energy-scale = Energy scale: the coloured marker shows your Energy; from 12 on it stays at the end, but there is no limit.
about-mark-mission-count = Dark number on a mission: how far you are; a green frame marks the step that you have reached.

## Marks of Navigation and fights

about-mark-flight-card = Flight card: the value of the higher of your two cards, your movement points from the wind this round.
about-mark-lasting = Lasting: the movement points that upgrades and Project cards give you on every flight.
about-mark-points = Points: the movement points you have left for this flight; the solar panel counts only once you use it.
about-mark-fight-total = Large red star: what you have reached in this fight; the small star below it is what you need to win.
about-mark-fight-deck = Small cards with numbers in a fight: the values still in your deck, so you can judge your chance.

## Marks on districts and the City board

about-mark-cloud = Cloud on a City card: it hides half of the card, and what you see around it hints which colour is largest.
about-mark-city-colours = Yellow, grey, blue, purple: Energy, Metal, Water, Project cards; the largest colour gives 3, the next 2, the two others 1 each.
about-mark-city-value = Number in the corner of a City card: its value as a Navigation card, for the player who takes it.
about-mark-city-plants = Sprouts on a City card: plant tiles for the player who takes it, or 1 Water each in a game without plants.
about-mark-railway = Railway: a line that only carries the wrench and the red cross through the colours of a City card.
about-mark-wrench = Wrench on the railway: gather this colour and you also get 1 resource of your choice, or build an upgrade for its price.
about-mark-update = Small card with a red cross: gather this colour and you may remove one card of your Navigation discard for good.
about-mark-district-left = Number below a district: the City cards left in it; without any it is closed.
about-mark-gather = Gather resources: take a City card for your deck, and every player gets what one of its colours gives.
about-mark-build = Build: two build actions for you, and one for each other player.
about-mark-plant = Plant: plant up to 2 of your tiles, and 1 more for each planting upgrade; each other player gets a build action.
about-mark-storm-garden = Storm Garden: win a fight of 5, then plant, with one tile more that goes on the map; each other player builds once.
about-mark-tower-raid = Tower Raid: win a fight of 5, then you may remove a weapon system, you get 3 Water, may plant a tile and build twice.

## Marks on the other boards and cards

about-mark-level-bubble = Bubble between two columns: you get this once, when your production marker climbs past it.
about-mark-book-frame = Thick frame on the card of the books: what the next book offers you; golden means that the book is open now.
about-mark-solo-place = Framed place on the solo board: the extra action you carry out this round, before your own City action.
about-mark-solo-targets = Grey coin with three numbers: how many VP you need at the end for a pass, a good and a great result.
about-mark-card-price = Top left of a Project card: its price, so much Water, and perhaps other cards of your hand that you discard.
about-mark-card-colours = Green, blue, purple cards: green helps production, blue flights and fights, purple your actions, and some missions count a colour.
about-mark-income = Round arrow on a card: income, paid to you at the start of every round after the one in which you build it.
about-mark-card-number = Number at the foot of a Project card: it only says in which games the card is used, so you can ignore it.
about-mark-colour-counts = Coloured numbers beside the cards in play: how many green, blue and purple Project cards you have built.
about-mark-rival = Panel of another player: above what they own, below their flight, combat, planting and production level, and what they have built.
about-mark-plus-minus = Floating +2 or −1: what somebody has just gained or lost.

## The goal

about-goal = Score the most victory points (VP): fly from city to city, fight and build.
about-goal-more = Brown VP count at once: finds, won fights, production, books and green plants. Grey VP count at the end: your Project cards in play, your best upgrade of each kind and your mission.

## The coach, decision by decision

coach-dec-01 = A mission pays VP at the end of the game. Keep the one that your Project cards already help. In doubt, keep the one whose first step looks nearer.
coach-dec-02 = Keep what you can pay soon, up to about 5 Water, and what has the round arrow: it pays every round. Let the dear cards go. You will draw many more.
coach-dec-03 = A book is an offer for this moment only. If you can pay, it is nearly always worth it. If it is a fight, entering it is free: compare your base value with its number, then pay card by card.
coach-dec-04 = Pay Energy, get Water and perhaps VP, once a round. Your highest level is usually best. Keep 1 to 3 Energy back only if you plan a fight this round.
coach-dec-05 = Your lower card is a gift: all Energy or all Project cards. With fewer than 3 Energy take Energy. With fewer than 3 cards in hand take cards.
coach-dec-06 = You can only land in a city or hamlet: pick the city first, then the way with the best finds. On a first visit you may fight for its reward. A solar panel you do not use gives 2 Energy.
# Question::Fly, where Action::Solar and Action::Stop are on offer and no Action::Enter: the points are used up.
coach-dec-06-solar = One movement point more now, or 2 Energy when you land. Take the point only if it brings you to a better city.
coach-dec-07 = Both are good. Ask yourself what you want to build next, and take what you lack for it. Near the end take VP where they are offered.
coach-dec-08 = The Toll Barge wants 3 Water or 3 VP, each time you enter. Water is usually cheaper, for you can make more. The way around the gap costs no toll.
# Question::Fight with fight.drawn == 0 and a total below the value of prize(fight.cause).
coach-dec-09 = Your base value and the cards you draw must reach the number in the red star. The first card costs only 1 Energy, and losing costs nothing more. If a win is possible, try.
# Question::Fight with 0 < fight.drawn and a total below the value.
coach-dec-09-further = Every further card costs 2 Energy or 3 VP. Look at what your deck still holds. Pay VP only if the reward is worth more than 3 and the chance is good.
# Question::Fight with a total that has reached the value, except in the case `sequence`.
coach-dec-09-won = That is enough. Stop, and the reward is yours.
# Question::Fight with Cause::City, a total that has reached the value but not 8, and pj-combat-sequence in play.
coach-dec-09-sequence = You have won. Your Combat Sequence looks at the total: 5 gives 2 Water, 8 gives 2 VP or 2 Water. Draw on if the next step is near and a card is cheap for you.
# Question::Fight with Cause::Mission: the closing combat of the mission Final Battle, mi-03.
coach-dec-09-closing = The last fight has no militia: totals of 7, 10 and 13 pay 3, 8 and 11 VP. Energy is worth nothing afterwards, so spend it here. Pay VP only for a step that brings more.
coach-dec-10 = Build if you can pay for two good things, gather if you are poor. Where plants are in the game, plant once you hold two tiles. Other players get a share of whatever you choose.
coach-dec-11 = Look for a large patch of the colour you need. The number in the corner is the value of the card you take for your deck. 3 and 4 are excellent.
coach-dec-12 = The largest colour gives 3, the next 2, the others 1. The cloud hides half, so guess. A wrench or a red cross is worth about one more resource.
# Question::Space asked of a seat that is not the active one.
coach-dec-12-follower = Somebody else gathers, and you get a share of the same City card. Take the largest colour that is still free.
# Question::Space with now.by_solo_board.
coach-dec-12-solo = This gathering is the solo board's: the zone that gives 3 is a blank. Aim for the second largest colour.
coach-dec-13 = On top means that you draw this card next. Say yes to a 3 or a 4. A 2 may go into the discard.
coach-dec-14 = Remove your lowest card for good: the 0 first, then the 1s. A deck without low cards flies and fights better. With the mission Thick Logbook keep them all, for it counts cards.
coach-dec-15 = One resource of your choice, or an upgrade at its price if you have the Metal. An upgrade here saves you a build action.
coach-dec-16 = Both will happen, and you only choose the order. If one can pay for the other, do it first.
coach-dec-17 = Build a card or an upgrade, or take one resource. Early, look for income and levels. Late, look for the most grey VP.
# Question::Build asked of a seat that is not the active one.
coach-dec-17-follower = A build action in somebody else's turn. Spend it on the best thing you can pay. One resource is for when nothing better is in reach.
# Question::Resource.
coach-dec-17-resource = One resource of your choice. Take what you lack for your next build action.
coach-dec-18 = You discard a card as part of a price. Give up the one you will play last: too dear, or the wrong colour for your mission.
# Question::Upgrade with instead == None: Plans, Mechanic.
coach-dec-19 = This upgrade is offered cheaper, and the offer is gone if you decline. If it costs you 2 Metal or less, take it.
# Question::Upgrade with instead == Some: the rewards of Skyforge and of Promise with its workshop, the solo board.
coach-dec-19-instead = An upgrade now, or what is offered in its place. If you have the Metal, the upgrade works for the rest of the game. Late, compare the VP of both.
coach-dec-20 = Three tiles become 7 VP at once. A green one planted gives 2 VP and perhaps a find, so sell withered ones first. Late in the game sell whatever you cannot plant any more.
coach-dec-21 = Green gives VP and may go on the map. Withered A gives Energy or tiles, B cards or Water, C Metal and a build action. Plant as many as you may.
coach-dec-22 = Cover a find and you get it at once, best of all a find of VP. A chain of plants reaches farther than your airship. Entering the cell will cost everybody 1.
coach-dec-23 = A marker in Whitehaven can be traded for planting one tile. A marker still there at the end is worth 2 VP, so keep the last one.
coach-dec-24 = You may take down one weapon system. Choose the tower that stands in your own way.
coach-dec-25 = You give a tile back as part of a price. Choose a kind you would plant last. Green ones score, so keep them if you can.
coach-dec-26 = This is an extra action before your own. When you gather by it, the zone that gives 3 is a blank: aim for the second best. If it offers a build action instead, build when you can pay for something good.
# Question::Project: a place of the solo board.
coach-dec-26-project = You may play a Project card, or take the VP. Early, a card that pays every round is better. Late, compare its grey VP with the offer.

## The coach, between the questions

# The learner's first Event::MarkerPut in a round whose slot of edition.track has gains.
coach-first-track = A reward waited under your marker on the round track. It is yours at once.
# The learner's first Event::LevelUp to a level of edition.levels that has a reward.
coach-first-bubble = You climbed past a bubble on the production board: a gift, this once.
# The learner's first Event::Reshuffled.
coach-first-reshuffle = Your Navigation deck was empty. Your discard has been shuffled into a new one, with your new cards in it.
# The first movement turn or City action (between two steps Flight or Turn) in which the active seat is not the learner's and its VP of Event::Gained sum up to more than 5.
coach-first-big-turn = Look at the log: another player has just scored more than 5 VP in one turn. What did they do that you could do too?
# Event::Round with round == rounds.
coach-first-last-round = Last round! From now on only VP count. Energy, Water, Metal and cards in hand will be worth nothing.

## Gentle notes on mistakes

# Question::Fight, Action::Draw(Good::Vp): the value is not reached, and the gains of prize(fight.cause) hold fewer than 3 VP. Not with Cause::Mission.
warn-vp-for-card = That card costs you 3 VP, and winning here brings fewer. Do you still want it?
# Question::Fight with Cause::City, Action::Stop: fight.drawn == 0, total below the value, Energy of 1 or more, and the highest card that can be drawn (of the deck, or of the discard if the deck is empty) would reach the value. Not where L1, L2 or L5 lies in the city.
warn-first-visit = This is your only chance to fight in this city. One card costs just 1 Energy, and it may be enough.
# Question::Fight, Action::Draw(_): the total has reached the value, and pj-combat-sequence is not in play, or the cause is not Cause::City.
warn-after-win = You have already won. More cards only cost.
# Question::Fly, Action::Solar: every end that can be reached with now.points + 1 can be reached with now.points.
warn-solar = You can get there without the solar panel. Leave it alone, and it gives you 2 Energy.
# Question::Fly, Action::Stop without an Event::Entered in this movement turn, and none in the one before.
warn-stay = There is nothing new here, neither a find nor a fight. Farther east the rewards grow.
# Question::Produce, Action::Stop with 3 Energy or more.
warn-no-production = You can turn Energy into Water now, and only once a round. Do you really want to pass?
# Question::Action, Action::City(CityAction::Gather) with 10 Water or more and a card in hand that can_play allows.
warn-hoarding = You are rich in Water. Two build actions would turn it into cards that last.
# Question::Update, Action::Update(card): its value is 3 or more, and a card of value 0 or 1 lies in the discard.
warn-good-card = That is one of your best Navigation cards. There is a lower one in your discard.
# Question::Build, Action::Resource(_) while an Action::Upgrade or Action::Play is on offer, for the second Question::Build in a row.
warn-single-resource = One resource is little for a build action. You could pay for an upgrade or a card instead.
# Action::Play(project) whose does.income is not empty, when rounds - 1 <= round.
warn-late-income = This card pays at the start of later rounds, and at most one is left. Does it still pay for itself?
# Question::Lay, Action::Bag while a cell of beds(by) has a find.
warn-bag = You could put this plant on a find, and the find would be yours.
# Question::Space with now.by_solo_board, Action::Space(zone): no other zone has more cells in the open part of the card.
warn-blank-zone = This looks like the largest zone. When the solo board gathers, the zone that gives 3 gives nothing.
# round == rounds, and: Question::Book, Action::Stop; or Question::Build, Action::Resource(_) while an Action::Upgrade or Action::Play is on offer. It comes before single-resource.
warn-last-round = This is the last round: what you keep will be worth nothing. Can you still turn it into VP?
