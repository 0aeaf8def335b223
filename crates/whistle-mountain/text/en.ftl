# Whistle Mountain in English. Awards carry no names in the box: their labels are our own. All
# texts are our own words.

title = Whistle Mountain
authors = Luke Laurie and Scott Caputo
pitch = Build scaffolds skyward, dock your airships, and pull your crew out of the rising water.

## Options

switch-set = Which pieces are in the game: all of them, or, for a first game, not the advanced machines, upgrades and starting abilities
switch-set-name = Pieces in play
switch-set-full = all pieces
switch-set-first_game = first game, without the advanced pieces
switch-stall_guard = What becomes of a game that does not come to its end: it is scored after 100 turns of each player, or goes on without a limit
switch-stall_guard-name = Game without end
switch-stall_guard-on = scored after 100 turns of each player
switch-stall_guard-off = goes on without a limit

## Goods

good-c = coal
good-i = iron
good-g = gold
good-w = water
good-h = whistles
good-vp = VP
kind-c = coal
kind-i = iron
kind-g = gold
kind-w = water
kind-h = whistle
n-c = { $n } coal
n-i = { $n } iron
n-g = { $n } gold
n-w = { $n } water
n-h = { $n ->
    [one] { $n } whistle
   *[other] { $n } whistles
}
n-a = { $n } of any kind
n-vp = { $n } VP
nothing = nothing
free = free
a-card = discard a card
named = { $name }
of-seat = { $what } of { $seat }
several = { $name } ×{ $n }

## Pieces

airship-balloon = hot air balloon
airship-blimp = blimp
airship-dreadnought = dreadnought
worker = worker
duplicator = Duplicator token
card-back = card
ability-back = starting ability
scaffold = { $shape } scaffold ({ $a }–{ $b })
tile-s = an S scaffold
tile-l = an L scaffold
tile-t = a T scaffold
dock-card = card dock
dock-small-1 = first small machine dock
dock-small-2 = second small machine dock
dock-medium = medium machine dock
dock-large = large machine dock
dock-upgrade = upgrade dock
dock-scaffold-1 = first scaffold dock
dock-scaffold-2 = second scaffold dock
dock-rescue = rescue dock

## Places

at = { $space }
at-turned = { $space }, { $turn }
turn-r90 = turned left
turn-r180 = turned round
turn-r270 = turned right
turn-fr0 = flipped
turn-fr90 = flipped, turned left
turn-fr180 = flipped, turned round
turn-fr270 = flipped, turned right
turn-upright = upright
place-level = barracks level { $n }
place-sanctuary = Sanctuary
place-trap = Trap
place-whirlpool = the whirlpool

## Deeds

deed-build = build
deed-move = move
deed-rescue = rescue

## Zones and piles

zone-grid = Canyon
zone-barracks = Barracks
zone-tower = Tower
zone-whirlpool = Whirlpool
zone-docks = Docks
zone-market-small = Small machines
zone-market-medium = Medium machines
zone-market-large = Large machines
zone-market-upgrades = Upgrades
zone-stacks = Scaffolds
zone-piles = Piles
zone-supply = Supply
zone-discard = Discard pile
zone-draft = Abilities being passed on
zone-drawn = Cards drawn
zone-goods = Goods
zone-ability = Starting ability
zone-upgrades = Upgrades
zone-machines = Machines in storage
zone-scaffolds = Scaffolds in storage
zone-cards = Cards
zone-awards = Awards
zone-home = Airships at home
pile-cards = in the card deck
pile-discard = in the discard pile
pile-small = small machines facedown
pile-medium = medium machines facedown
pile-large = large machines facedown
pile-upgrades = upgrades facedown
pile-awards = awards in the supply

## Where we are

headline = Round { $round }: { $phase }
phase-draft = draft, { $seat } keeps a starting ability
phase-start = first scaffolds, { $seat }
phase-turn = turn of { $seat }
phase-last = last turn of { $seat }
phase-over = the game is over
last-turn = last turn

## Faces

face-small = { $vp } VP when built. Activated: { $gain }.
face-machine = { $vp } VP when built. Activated ({ $cost }): { $text }.
face-scaffold = Printed: { $a }, { $b }.
face-upgrade = Costs { $cost }, { $vp } VP at the end: { $text }.
face-award = Redeem it once: { $text }.
face-ability = { $text }.
face-card = To play ({ $cost }): { $text }.
face-dock = { $text }.

## Small machines

sm-black-iron = Black Iron
sm-black-pointer = Black Pointer
sm-double-coal = Double Coal
sm-double-gold = Double Gold
sm-double-iron = Double Iron
sm-double-pointer = Double Pointer
sm-metal-pointer = Metal Pointer
sm-shiny-coal = Shiny Coal
sm-shiny-iron = Shiny Iron
sm-shiny-pointer = Shiny Pointer
sm-wet-coal = Wet Coal
sm-wet-gold = Wet Gold
sm-wet-iron = Wet Iron
sm-wet-pointer = Wet Pointer
sm-whistle-pointer = Whistle Pointer
sm-whistler = Whistler

## Medium machines

mm-alpha-site = Alpha Site
mm-alpha-site-text = move a worker and build, in either order
mm-archives = Archives
mm-archives-text = draw 3 cards, keep 1
mm-automation = Automation
mm-automation-text = build
mm-booster-pack = Booster Pack
mm-booster-pack-text = gain a faceup upgrade
mm-controller = Controller
mm-controller-text = activate another machine, wherever it lies, and pay its cost
mm-crane = Crane
mm-crane-text = gain 2 scaffolds
mm-dispatch = Dispatch
mm-dispatch-text = another airship of yours goes home
mm-elevator = Elevator
mm-elevator-text = lay this machine elsewhere; workers there are promoted, prints uncovered beside your airship are gained
mm-forge = Forge
mm-forge-text = gain 3 iron
mm-hoist = Hoist
mm-hoist-text = rescue a worker
mm-library = Library
mm-library-text = gain a card
mm-lift = Lift
mm-lift-text = one of your tower workers goes a floor up or down
mm-printing-press = Printing Press
mm-printing-press-text = gain a card
mm-rope-ladder = Rope Ladder
mm-rope-ladder-text = rescue a worker
mm-secret-lab = Secret Lab
mm-secret-lab-text = gain a faceup upgrade
mm-terrace = Terrace
mm-terrace-text = build and gain a scaffold, in either order
mm-tesla-coil = Tesla Coil
mm-tesla-coil-text = gain a random award
mm-treasure-map = Treasure Map
mm-treasure-map-text = score 5 VP
mm-vault = Vault
mm-vault-text = gain 2 whistles
mm-welder = Welder
mm-welder-text = gain a scaffold

## Large machines

lm-coal-slide = Coal Slide
lm-coal-slide-text = move a worker. When built: all workers in the barracks slip down a level
lm-disassembler = Disassembler
lm-disassembler-text = remove a faceup upgrade from the game and gain what is printed as its cost
lm-doomsday-device = Doomsday Device
lm-doomsday-device-text = rescue a worker. When built: everybody loses a barracks worker to the whirlpool
lm-exec-archives = Exec Archives
lm-exec-archives-text = draw 4 cards, keep 2. When built: gain 2 cards
lm-factory = Factory
lm-factory-text = gain a faceup small machine. When built: the same
lm-hang-glider = Hang Glider
lm-hang-glider-text = promote one of your workers on a scaffold
lm-jetpack-lab = Jetpack Lab
lm-jetpack-lab-text = gain 2 scaffolds. When built: you may move a worker. As long as it works, moves may also end on a free cell just above a scaffold or machine
lm-machine-hub = Machine Hub
lm-machine-hub-text = activate another machine and pay its cost. When built: activate up to two
lm-megaphone = Megaphone
lm-megaphone-text = gain 1 whistle, and everybody gains a random award
lm-retooling-shop = Retooling Shop
lm-retooling-shop-text = swap one of your upgrades for a faceup one. When built: gain a faceup upgrade
lm-salvage-yard = Salvage Yard
lm-salvage-yard-text = take a machine that lies partly under water into your storage
lm-sanctuary = Sanctuary
lm-sanctuary-text = put one of your workers on it. When built: all your barracks workers go onto it. Moves may take them off again; a flood sweeps them away
lm-swap-meet = Swap Meet
lm-swap-meet-text = swap its token for another kind. When built: put a token on it. As long as it works, that kind pays for any other but whistles
lm-toll-bridge = Toll Bridge
lm-toll-bridge-text = gain all tokens on it. As long as it works, every move and rescue costs one more token, which is laid on it
lm-transmogrifier = Transmogrifier
lm-transmogrifier-text = gain 1 whistle and 5 VP
lm-trap = Trap
lm-trap-text = one of your workers leaves it for a worker space. When built: all workers beneath and beside it go onto it
lm-trophy-room = Trophy Room
lm-trophy-room-text = gain a random award. When built: gain 2
lm-whistle-surplus = Whistle Surplus
lm-whistle-surplus-text = gain 2 resources of your choice. When built: the same. As long as it works, whistles are not wild

## Upgrades

up-antique-store = Antique Store
up-antique-store-text = 1 whistle for 1 VP, as often as you like
up-black-lung = Black Lung
up-black-lung-text = your coal pays for any resource
up-drafting-office = Drafting Office
up-drafting-office-text = a card for every machine you gain
up-duplicator = Duplicator
up-duplicator-text = for 1 whistle, put the token on the ability of another player: you have it too
up-extension = Extension
up-extension-text = when you build a machine, promote as many of your workers beside it as you like
up-extractor = Extractor
up-extractor-text = when you build a scaffold, gain one of its printed resources
up-gold-lung = Gold Lung
up-gold-lung-text = your gold pays for any resource
up-hydraulic-lift = Hydraulic Lift
up-hydraulic-lift-text = once a turn, discard a scaffold to move a worker
up-iron-lung = Iron Lung
up-iron-lung-text = your iron pays for any resource
up-lifeboat = Lifeboat
up-lifeboat-text = your workers in the whirlpool cost nothing at the end
up-manifest = Manifest
up-manifest-text = once a turn, discard a card for 2 coal
up-metal-yard = Metal Yard
up-metal-yard-text = once a turn, 1 whistle for a scaffold
up-pawn-shop = Pawn Shop
up-pawn-shop-text = any 2 resources for 1 VP, as often as you like
up-rnd-unit = R & D Unit
up-rnd-unit-text = once a turn, 3 whistles for a faceup upgrade
up-rapid-loader = Rapid Loader
up-rapid-loader-text = 1 VP for every machine you activate
up-recorder = Recorder
up-recorder-text = once a turn, 1 whistle for a card
up-shuttle = Shuttle
up-shuttle-text = at the end of your turn, the balloon you sent out may come home
up-stabilizer = Stabilizer
up-stabilizer-text = 3 VP when you build a second scaffold in a turn
up-stash = Stash
up-stash-text = at the end, 2 VP for each of your upgrades
up-stock-pile = Stock Pile
up-stock-pile-text = at the end of your turn, 2 VP if you hold at least 8 tokens
up-strengthener = Strengthener
up-strengthener-text = 1 VP for every scaffold you build
up-tower-crane = Tower Crane
up-tower-crane-text = once a turn, discard a scaffold to build
up-wet-lung = Wet Lung
up-wet-lung-text = your water pays for any resource
up-winners-circle = Winner's Circle
up-winners-circle-text = a random award for each of your workers you promote

## Awards

aw-vp-4 = 4 VP
aw-vp-4-text = score 4 VP
aw-vp-6 = 6 VP
aw-vp-6-text = score 6 VP
aw-activate = activate
aw-activate-text = activate a machine on the grid and pay its cost
aw-build = build
aw-build-text = build a scaffold or a machine
aw-card = card
aw-card-text = gain a card
aw-move = move
aw-move-text = move a worker
aw-rescue = rescue
aw-rescue-text = rescue a worker
aw-scaffold = scaffold
aw-scaffold-text = gain a scaffold
aw-small-machine = small machine
aw-small-machine-text = gain a faceup small machine
aw-upgrade = upgrade
aw-upgrade-text = gain a faceup upgrade
aw-whistle = whistle
aw-whistle-text = gain 1 whistle

## Starting abilities

ab-ace-pilot = Ace Pilot
ab-ace-pilot-text = your airships may land on the bare cells of a scaffold, and collect what lies beneath
ab-admiral = Admiral
ab-admiral-text = you may activate a machine as soon as you have built it
ab-aeronaut = Aeronaut
ab-aeronaut-text = your balloon also touches what lies diagonally beside it
ab-architect = Architect
ab-architect-text = 2 VP more when a scaffold scores at least 2 edges
ab-blast-valve = Blast Valve
ab-blast-valve-text = each machine your balloon activates may be activated once more
ab-craftsman = Craftsman
ab-craftsman-text = 2 whistles for every machine you build
ab-dreadnought = Dreadnought
ab-dreadnought-text = your dreadnought may push an opponent's airship away
ab-exchanger = Exchanger
ab-exchanger-text = once a turn, swap a token for a whistle or a whistle for another token
ab-lead-engineer = Lead Engineer
ab-lead-engineer-text = a faceup upgrade for every medium or large machine you build
ab-mad-scientist = Mad Scientist
ab-mad-scientist-text = at the end of a turn in which you gained a card, gain another
ab-planner = Planner
ab-planner-text = a faceup small machine for every upgrade you gain
ab-requisitioner = Requisitioner
ab-requisitioner-text = once a turn, discard a card for a scaffold or a scaffold for a card
ab-riveter = Riveter
ab-riveter-text = at the end of a turn in which you gained a scaffold, gain another
ab-scavenger = Scavenger
ab-scavenger-text = a card for every move
ab-smuggler = Smuggler
ab-smuggler-text = after a move, gain a resource beside the worker's new place
ab-team-lead = Team Lead
ab-team-lead-text = after a move or rescue, 4 VP for each worker beside the new place
ab-technician = Technician
ab-technician-text = when you gain an upgrade, you may activate a machine of the grid or of your storage

## Cards

cd-battering-ram = Battering Ram
cd-battering-ram-text = send an airship to a dock an opponent holds; theirs goes home
cd-blueprints = Blueprints
cd-blueprints-text = gain 2 cards
cd-charity = Charity
cd-charity-text = gain 1 of each resource you have none of
cd-craft = Craft
cd-craft-text = build
cd-dispatcher = Dispatcher
cd-dispatcher-text = one of your airships goes home
cd-drawing-board = Drawing Board
cd-drawing-board-text = discard as many cards as you like and gain one more than that
cd-large-market = Large Market
cd-large-market-text = gain a faceup large machine
cd-manufacturing = Manufacturing
cd-manufacturing-text = gain a scaffold
cd-medium-market = Medium Market
cd-medium-market-text = gain a faceup medium machine
cd-mystery-upgrade = Mystery Upgrade
cd-mystery-upgrade-text = gain the top facedown upgrade
cd-recycle = Recycle
cd-recycle-text = gain what is printed on the top scaffold of a stack, which goes to the bottom
cd-remote-trigger = Remote Trigger
cd-remote-trigger-text = activate a machine of the grid or of your storage and pay its cost
cd-scramble = Scramble
cd-scramble-text = move a worker
cd-secret-door = Secret Door
cd-secret-door-text = one of your tower workers goes a floor up or down
cd-small-market = Small Market
cd-small-market-text = gain a faceup small machine
cd-storm-winds = Storm Winds
cd-storm-winds-text = all airships of all players go home
cd-toss-a-line = Toss a Line
cd-toss-a-line-text = rescue a worker
cd-treasure-chest = Treasure Chest
cd-treasure-chest-text = gain 2 whistles
cd-unique-opportunity = Unique Opportunity
cd-unique-opportunity-text = draw 3 cards, keep 1
cd-upgrade-market = Upgrade Market
cd-upgrade-market-text = gain a faceup upgrade

## Docks

dock-card-text = gain 1, 2 or 3 cards
dock-small-1-text = gain a faceup small machine
dock-small-2-text = gain a faceup small machine
dock-medium-text = gain a faceup medium machine
dock-large-text = gain a faceup large machine
dock-upgrade-text = gain a faceup upgrade for its printed cost
dock-scaffold-1-text = gain 1, 2 or 3 scaffolds
dock-scaffold-2-text = gain 1, 2 or 3 scaffolds
dock-rescue-text = rescue a worker

## Questions

ask-draft = Which starting ability do you keep? The others are passed on.
ask-start-stack = Two scaffolds from which stack?
ask-start-tile = Which of the two do you place? The other one is stored.
ask-start-place = Where does the { $what } go? At least one cell must lie in row 1.
ask-turn = Your turn: Collect with an airship, or Forge?
ask-turn-after = Your Main Action is done. Anything else before the turn ends?
ask-ram = Which airship rams its way into a dock?
ask-fly = Where does your { $airship } go?
ask-fly-ram = Into which dock does your { $airship } ram its way?
ask-collect = What does your { $airship } do here?
ask-tier-cards = How many cards?
ask-tier-scaffolds = How many scaffolds?
ask-take-small = Which small machine do you take?
ask-take-medium = Which medium machine do you take?
ask-take-large = Which large machine do you take?
ask-take-upgrade = Which upgrade do you take?
ask-buy-upgrade = Which upgrade do you buy?
ask-take-scaffold = { $left ->
    [one] One scaffold: from which stack?
   *[other] { $left } scaffolds are left to take: from which stack?
}
ask-recycle = Recycle the top scaffold of which stack?
ask-pay = To pay: { $cost } ({ $what }). With which tokens?
ask-forge = Forge. { $builds } { $moves }
forge-builds = { $n ->
    [one] One build is left, for { $cost }.
   *[other] { $n } builds are left, the next one for { $cost }.
}
forge-no-build = No build is left.
forge-moves = A move ({ $move }) or a rescue ({ $rescue }) is left.
forge-no-move = The move or rescue is done.
ask-build = What do you build?
ask-place-scaffold = Where do you build the { $what }?
ask-place-machine = Where do you build { $machine }?
ask-worker-move = Which worker moves?
ask-worker-rescue = Which worker is rescued?
ask-worker-shelter = Which worker goes onto Sanctuary?
ask-worker-escape = Which worker leaves Trap?
ask-where = Where does the worker go? From: { $place }.
ask-toll = Toll Bridge: which token do you pay as toll?
ask-extend = Extension: promote another worker beside { $machine }?
ask-activate = Activate which machine?
ask-activate-may = Technician: activate a machine?
ask-hub = Machine Hub: activate up to two machines. Which one first?
ask-hub-again = Machine Hub: activate another machine?
ask-again = Blast Valve: activate { $machine } once more?
ask-admiral = Admiral: activate { $machine }, which you have just built?
ask-jetpack = Jetpack Lab: move a worker?
ask-half-move = Move a worker, too?
ask-half-build = Build, too?
ask-half-scaffold = Gain a scaffold, too?
ask-shuttle = Shuttle: does the balloon come home?
ask-first-half = { $machine }: which part comes first?
ask-gain-any = { $left ->
    [one] Gain one resource: which?
   *[other] Gain { $left } resources: which one now?
}
ask-keep = { $n ->
    [one] Which card do you keep?
   *[other] Which { $n } cards do you keep?
}
ask-discard-card = { $what }: which card do you discard?
ask-drawing-board = Drawing Board: discard another card? You will draw { $n }.
ask-discard-scaffold = { $what }: which scaffold do you put back?
ask-home = Which airship goes home?
ask-elevate = Where does Elevator go?
ask-salvage = Which machine do you salvage?
ask-tower-step = Which tower worker goes up or down?
ask-glide = Which worker glides to the tower?
ask-doomed = Doomsday Device: which barracks worker do you lose?
ask-swap-upgrades = Which of your upgrades for which faceup one?
ask-disassemble = Which upgrade is removed for what it costs?
ask-swap-token = Which token lies on Swap Meet?
ask-smuggle = Smuggler: which resource do you gain?
ask-extract = Extractor: which resource do you gain?
ask-exchange = Exchanger: what for what?
ask-requisition = Requisitioner: what for what?
ask-duplicate = Which ability do you copy?
ask-relocation = Your worker must make room for the scaffold: where to?

## Answers

do-keep-ability = { $ability }: { $text }
do-start-stack = the { $shape } stack; on top lies { $what }
do-stack = { $what }, one of { $n }
do-start = place { $what }
do-place = at { $at }
do-place-scoring = at { $at }, scores { $vp }
do-place-flood = at { $at }, scores { $vp }, the water rises
do-place-promoting = at { $at }, scores { $vp }, promotes { $workers }
do-place-promoting-flood = at { $at }, scores { $vp }, promotes { $workers }, the water rises
do-fly = Collect with your { $airship }
do-to = to { $at }: { $what }
near = beside { $what }
atop = on { $what }
bumps = pushes away the { $what }
do-dock = { $dock } ({ $cost })
do-dock-bump = { $dock } ({ $cost }), pushes away the { $what }
printed-cost = printed cost
do-collect = take { $what }
do-activate = activate { $machine } ({ $cost })
do-trigger = activate { $machine } in your storage ({ $cost })
do-forge = Forge: all your airships come home, then build
do-build-scaffold = build { $what }
do-build-machine = build { $machine }, { $vp } VP
do-move = move a worker ({ $cost })
do-rescue = rescue a worker ({ $cost })
do-play = play { $card } ({ $cost }): { $text }
do-redeem = redeem an award: { $text }
do-use = use { $what }: { $text }
do-tier-cards = { $n ->
    [one] 1 card ({ $cost })
   *[other] { $n } cards ({ $cost })
}
do-tier-scaffolds = { $n ->
    [one] 1 scaffold ({ $cost })
   *[other] { $n } scaffolds ({ $cost })
}
do-take-machine = { $machine }. { $text }
do-take-upgrade = { $upgrade }. { $text }
do-pay = pay { $what }
do-worker = from { $place }
do-walk = to { $space }
do-toll = { $what }
do-gain = { $what }
do-promote = promote from { $space } to floor { $floor }
first-move = first move a worker
first-build = first build
first-scaffold = first gain a scaffold
do-keep-card = keep { $a }
do-keep-cards = keep { $a } and { $b }
do-discard = discard { $card }
do-shed = put back { $what }
do-home = { $airship }
do-salvage = { $machine }
do-climb = from floor { $from } up to floor { $to }
do-descend = from floor { $from } down to floor { $to }
do-swap = { $own } for { $other }. { $text }
do-remove = { $upgrade } for { $gain }
do-lay = { $what }
do-exchange = { $give } for { $get }
give-card = a card for a scaffold
give-scaffold = a scaffold for a card
do-copy = { $ability } of { $seat }: { $text }
do-accept = yes
do-decline = no
do-done = done
do-done-collect = end the Collect
do-done-forge = end the Forge
do-done-draw = { $n ->
    [one] draw 1 card
   *[other] draw { $n } cards
}
do-end = end the turn

## The log

log-started = A game for { $players } begins. { $seat } has the first turn.
log-market = In the market: { $tiles }.
an-award = an award
log-ability = { $seat } keeps { $ability }.
log-left = The last ability leaves the game.
log-left-known = { $ability } leaves the game.
log-start-taken = { $seat } takes two { $shape } scaffolds.
log-start-placed = { $seat } places { $what } at { $at }.
log-turn = { $seat } begins the turn.
log-turn-last = { $seat } begins the last turn.
log-flown = { $seat } sends the { $airship } to { $at }.
log-docked = { $seat } sends the { $airship } to the { $dock }.
log-home = The { $what } comes home.
log-home-flood = The { $what } flees home from the water.
log-home-bump = The { $what } is pushed away and goes home.
log-home-storm = The { $what } is blown home.
log-collected = { $seat } collects { $goods }.
log-activated = { $seat } activates { $machine }.
log-activated-stored = { $seat } activates { $machine } from the storage.
log-paid = { $seat } pays { $goods } ({ $what }).
log-gained = { $seat } gains { $goods }.
log-toll = { $seat } lays { $what } on Toll Bridge.
log-returned = { $seat } returns { $goods }: too many of a kind.
log-scored = { $seat } scores { $vp } VP ({ $reason }).
log-lost = { $seat } loses { $vp } VP ({ $reason }).
log-drawn = { $seat } gains a card.
log-drawn-own = { $seat } gains the card { $card }.
log-seen = { $n ->
    [one] { $seat } draws 1 card to choose from.
   *[other] { $seat } draws { $n } cards to choose from.
}
log-seen-own = { $seat } draws { $cards }.
log-kept = { $seat } keeps a card.
log-kept-own = { $seat } keeps { $card }.
log-played = { $seat } plays { $card }.
log-discarded = { $card } goes to the discard pile.
log-reshuffled = { $cards ->
    [one] The only card of the discard pile becomes the new deck.
   *[other] The { $cards } cards of the discard pile become the new deck.
}
log-award = { $seat } gains a random award: { $award }.
log-award-floor = { $seat } takes an award on floor { $floor }: { $award }.
log-redeemed = { $seat } redeems an award: { $award }.
log-scaffold = { $seat } gains { $what }.
log-scaffold-back = { $seat } puts { $what } to the bottom of its stack.
log-machine = { $seat } gains { $machine }.
log-machine-new = New in the market: { $machine }.
log-upgrade = { $seat } gains { $upgrade }.
log-upgrade-new = New in the market: { $upgrade }.
log-swapped = { $seat } swaps { $own } for { $other }.
log-removed = { $seat } removes { $upgrade } from the game.
log-used = { $seat } uses { $what }.
log-built = { $seat } builds { $what } at { $at }.
log-elevated = { $seat } moves Elevator from { $from } to { $to }.
log-salvaged = { $seat } salvages { $machine }.
log-moved = { $seat } moves a worker from { $from } to { $to }.
log-rescued = { $seat } rescues a worker: { $to }.
log-promoted = A worker of { $seat } on { $space } is promoted to floor { $floor }.
log-stepped = A worker of { $seat } goes from floor { $from } to floor { $to }.
log-swept = A worker of { $seat } is swept into the whirlpool: { $from }.
log-slid = All workers in the barracks slip down a level.
log-relocated = A worker of { $seat } makes room: from { $from } to { $to }.
log-flooded = The water rises to row { $level }.
log-no-bar = There is no more water to rise.
log-token = On Swap Meet lies { $what } now.
log-token-none = The token of Swap Meet goes back to the supply.
log-tolls = { $seat } takes { $goods } from Toll Bridge.
log-tolls-lost = The tokens of Toll Bridge go back to the supply: { $goods }.
log-copied = { $seat } copies { $ability }.
log-end-triggered = Nobody has a worker in the barracks any more: after this turn of { $seat } everybody else has one last turn.
log-stalled = The game finds no end and is scored.
log-caught = A worker of { $seat } goes onto { $machine }: { $from }.
log-automatic = ({ $seat } had no choice here.)
log-tie = { $seat } stands on floor { $floor } and has { $items } items in storage.
log-won = Won by { $seats }.

## Points

score-edges = Edges of scaffolds
score-machines = Machines built
score-activations = Machines activated
score-awards = Awards redeemed
score-upgrades-used = Effects of upgrades
score-abilities = Starting abilities
score-tower = Workers in the tower
score-whirlpool = Workers in the whirlpool
score-upgrades = Upgrades
score-stash = Stash
score-stored-machines = Machines in storage
score-stored-awards = Awards in storage
score-stored-scaffolds = Scaffolds in storage
score-stored-cards = Cards in hand
score-stored-goods = Resources in storage

## Art

art-bars = Water bars
art-last = Last turns
art-left = left
art-log = Log
art-round = Round
art-your-turn = YOUR TURN
