# CloudAge in English. The rulebook names eight cities, one upgrade and twenty Project cards; all
# other names are our own, and so are the story and all texts.

title = CloudAge
authors = Alexander Pfister and Arno Steinwender
pitch = Fly over a dried-out world, outwit the militia, and turn sunlight into Water and great works.

## Options

switch-scenario = Which scenario is played: the first is shorter and good for a first game, the other two have plants and a board more
switch-scenario-name = Scenario
switch-scenario-1 = First Flight, shorter and without plants
switch-scenario-2 = Trade Winds, with plants and four boards
switch-scenario-3 = Facing the Militia, with weapon systems too
switch-marker_before_combat = What comes first where your airship lands: your marker and its track reward, which may help you in the combat, or the combat
switch-marker_before_combat-name = Marker or combat first
switch-marker_before_combat-true = marker and track reward, then combat
switch-marker_before_combat-false = combat, then marker and track reward
switch-tiers_add_up = Whether reaching the higher tier of the Project cards Accumulator, Combat Sequence and Biology Handbook pays the lower one as well
switch-tiers_add_up-name = Tiers of Project cards
switch-tiers_add_up-false = the higher tier replaces the lower one
switch-tiers_add_up-true = both tiers pay
switch-start_is_city = Whether START counts as a hamlet where any number of airships may land, so that nobody has to leave it in round 1
switch-start_is_city-name = START as a hamlet
switch-start_is_city-false = START is not a city
switch-start_is_city-true = START is a hamlet that may be shared
switch-min_navigation_cards = How many Navigation cards a player must always keep when a navigation update removes one
switch-min_navigation_cards-name = Navigation cards kept
switch-min_navigation_cards-2 = at least 2
switch-min_navigation_cards-3 = at least 3
switch-min_navigation_cards-4 = at least 4
switch-min_navigation_cards-5 = at least 5
switch-min_navigation_cards-6 = at least 6
switch-min_navigation_cards-7 = at least 7
switch-l7_entry_cost = How many movement points it costs to fly onto the Toll Barge, besides its toll, in scenario 3 and some chapters
switch-l7_entry_cost-name = Toll Barge
switch-l7_entry_cost-1 = 1 movement point
switch-l7_entry_cost-2 = 2 movement points
switch-l7_entry_cost-3 = 3 movement points
switch-scenario1_setup_tiles_become_water = Whether in a game without plants (scenario 1 and chapter 1) everybody begins with Water for the plant tiles of other games, or with nothing for them
switch-scenario1_setup_tiles_become_water-name = Beginning without plants
switch-scenario1_setup_tiles_become_water-true = Water instead of the plant tiles
switch-scenario1_setup_tiles_become_water-false = nothing instead of the plant tiles
switch-tie_break = Which goods left over decide between players with the same VP; those who are still equal share the place
switch-tie_break-name = Ties
switch-tie_break-water-metal-energy = most Water, then Metal, then Energy
switch-tie_break-water-energy-metal = most Water, then Energy, then Metal
switch-tie_break-metal-water-energy = most Metal, then Water, then Energy
switch-tie_break-metal-energy-water = most Metal, then Energy, then Water
switch-tie_break-energy-water-metal = most Energy, then Water, then Metal
switch-tie_break-energy-metal-water = most Energy, then Metal, then Water
switch-tie_break-water-metal = most Water, then Metal
switch-tie_break-water-energy = most Water, then Energy
switch-tie_break-metal-water = most Metal, then Water
switch-tie_break-metal-energy = most Metal, then Energy
switch-tie_break-energy-water = most Energy, then Water
switch-tie_break-energy-metal = most Energy, then Metal
switch-tie_break-water = most Water
switch-tie_break-metal = most Metal
switch-tie_break-energy = most Energy
switch-tie_break-shared = the place is shared
switch-leftover_goods_score = Whether Water, Metal and Energy left over at the end score, 1 VP for every three of them
switch-leftover_goods_score-name = Goods left over
switch-leftover_goods_score-false = worth nothing
switch-leftover_goods_score-true = 1 VP for every three
switch-missions_in_scenario1 = Whether scenario 1 is played with missions, as the others are, or without, for a lighter first game
switch-missions_in_scenario1-name = Missions in scenario 1
switch-missions_in_scenario1-true = with missions
switch-missions_in_scenario1-false = without missions
switch-draw_after_win = Who may draw more Navigation cards in a combat that is won already: everybody, or only those whose Project card Combat Sequence rewards high totals
switch-draw_after_win-name = Drawing after a win
switch-draw_after_win-always = everybody
switch-draw_after_win-combat_sequence_only = only owners of Combat Sequence
switch-missions_kept = How many of the two missions dealt at the beginning each player keeps and scores
switch-missions_kept-name = Missions kept
switch-missions_kept-1 = one of the two
switch-missions_kept-2 = both
switch-sides = Which sides of boards 2, 3 and 4 are used; scenario 1 and the first two chapters always use sides A, which are advised for beginners
switch-sides-name = Sides of the boards
switch-sides-A = side A everywhere
switch-sides-B = side B everywhere
switch-sides-random = each drawn by lot
switch-sides-AAB = A on 2 and 3, B on 4
switch-sides-ABA = A on 2 and 4, B on 3
switch-sides-ABB = A on 2, B on 3 and 4
switch-sides-BAA = B on 2, A on 3 and 4
switch-sides-BAB = B on 2 and 4, A on 3
switch-sides-BBA = B on 2 and 3, A on 4
switch-first_player = Who begins: a player drawn by lot, or the one in a seat agreed on
switch-first_player-name = First player
switch-first_player-random = drawn by lot
switch-first_player-A = seat A
switch-first_player-B = seat B
switch-first_player-C = seat C
switch-first_player-D = seat D
switch-solo_targets = Whether the result of a solo game is compared with three targets (passed, good, great), or only its VP are told
switch-solo_targets-name = Solo targets
switch-solo_targets-true = the result is compared with targets
switch-solo_targets-false = only the VP are told
switch-mid_chapter_cards_join_deck = When Project cards unlocked in the middle of a campaign chapter come into the game: at once, or in the next chapter
switch-mid_chapter_cards_join_deck-name = Unlocked Project cards
switch-mid_chapter_cards_join_deck-true = shuffled into the deck at once
switch-mid_chapter_cards_join_deck-false = kept for the next chapter
switch-l5_outside_own_turn = Whether the Cellars of Whitehaven, where a marker is removed to plant a tile, may be used in the turns of others too or only in your own, in scenario 3 and some chapters
switch-l5_outside_own_turn-name = Cellars of Whitehaven
switch-l5_outside_own_turn-true = also in the turns of others
switch-l5_outside_own_turn-false = only in your own turn

## Cities

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

## Hamlets

hm-1 = Hamlet 1
hm-2 = Hamlet 2
hm-3 = Hamlet 3
hm-4 = Hamlet 4
hm-5 = Hamlet 5
hm-6 = Hamlet 6
hm-7 = Hamlet 7
hm-8 = Hamlet 8
hm-9 = Hamlet 9
hm-start = START

## Upgrades

up-m1 = Side Rotor
up-m2 = Jet Nozzle
up-m3 = Storm Sail
up-c1 = EMP Cannon
up-c2 = Flak Turret
up-c3 = Rail Gun
up-c4 = Storm Lance
up-p1 = Seed Chute
up-p2 = Sprinkler
up-p3 = Hanging Garden

## Starting Navigation cards

nv-0 = Navigation 0
nv-1 = Navigation 1
nv-2 = Navigation 2
nv-3 = Navigation 3

## City cards

cc-01 = City card 1
cc-02 = City card 2
cc-03 = City card 3
cc-04 = City card 4
cc-05 = City card 5
cc-06 = City card 6
cc-07 = City card 7
cc-08 = City card 8
cc-09 = City card 9
cc-10 = City card 10
cc-11 = City card 11
cc-12 = City card 12
cc-13 = City card 13
cc-14 = City card 14
cc-15 = City card 15
cc-16 = City card 16
cc-17 = City card 17
cc-18 = City card 18
cc-19 = City card 19
cc-20 = City card 20
cc-21 = City card 21
cc-22 = City card 22
cc-23 = City card 23
cc-24 = City card 24
cc-25 = City card 25
cc-26 = City card 26
cc-27 = City card 27
cc-28 = City card 28
cc-29 = City card 29
cc-30 = City card 30
cc-31 = City card 31
cc-32 = City card 32
cc-33 = City card 33
cc-34 = City card 34
cc-35 = City card 35
cc-36 = City card 36
cc-37 = City card 37
cc-38 = City card 38
cc-39 = City card 39

## Cloud sleeves

sl-1 = West bank
sl-2 = East bank
sl-3 = North bank
sl-4 = South bank
sl-5 = Rising bank
sl-6 = Falling bank

## Plant tiles

pl-g = Green plant
pl-a = Withered plant A
pl-b = Withered plant B
pl-c = Withered plant C

## Missions

mi-01 = Water Works
mi-02 = Safe Harbours
mi-03 = Final Battle
mi-04 = Shipyard
mi-05 = Green Thumb
mi-06 = Blue Yonder
mi-07 = Purple Guild
mi-08 = Master Builder
mi-09 = Great Works
mi-10 = Fast Lane
mi-11 = War Ship
mi-12 = Thick Logbook

## Project cards

pj-wreck = Wreck
pj-solar-panel = Solar Panel
pj-old-pump = Old Pump
pj-supply-drop = Supply Drop
pj-wind-turbine = Wind Turbine
pj-rain-collector = Rain Collector
pj-scrapyard = Scrapyard
pj-archive = Archive
pj-black-market = Black Market
pj-ruined-refinery = Ruined Refinery
pj-water-tower = Water Tower
pj-geothermal-well = Geothermal Well
pj-desalination-plant = Desalination Plant
pj-propeller-plans = Propeller Plans
pj-emp-plans = EMP Plans
pj-grappling-hook = Grappling Hook
pj-accumulator = Accumulator
pj-pilot-badge = Pilot Badge
pj-combat-badge = Combat Badge
pj-combat-sequence = Combat Sequence
pj-side-propeller = Side Propeller
pj-harpoon-launcher = Harpoon Launcher
pj-net-thrower = Net Thrower
pj-twin-engine = Twin Engine
pj-twin-cannon = Twin Cannon
pj-mechanic = Mechanic
pj-inventor = Inventor
pj-flight-lessons = Flight Lessons
pj-porthole = Porthole
pj-secret-tunnel = Secret Tunnel
pj-hydroponics = Hydroponics
pj-plant-market = Plant Market
pj-biology-handbook = Biology Handbook
pj-seed-vault = Seed Vault
pj-irrigation-canal = Irrigation Canal
pj-sam = Sam
pj-salvage-crane = Salvage Crane
pj-tail-rotor = Tail Rotor
pj-frank = Frank
pj-aquifer = Aquifer
pj-solar-farm = Solar Farm
pj-jose = José
pj-greenhouse = Greenhouse
pj-parrot = Parrot
pj-weather-balloon = Weather Balloon
pj-radio-mast = Radio Mast
pj-ram-prow = Ram Prow
pj-reinforced-hull = Reinforced Hull
pj-freed-militia = Freed Militia
pj-sky-beacon = Sky Beacon
pj-cloud-condenser = Cloud Condenser
pj-rebuilt-reservoir = Rebuilt Reservoir

## City actions

ac-gather = Gather resources
ac-gather-text = choose a district and a zone, take its City card; everybody gathers
ac-build = Build
ac-build-text = { $what }; each follower one
ac-plant = Plant
ac-plant-text = plant up to the capacity; each follower one build action

## Campaign tiles

l1 = Whika Watch
l2 = Free Devil's Fork
l3 = Garrison of Devil's Fork
l4 = Workshop of Promise
l5 = Cellars of Whitehaven
l6 = Stores of Nefaria
l7 = Toll Barge
l8 = Weapon System L8
l9 = Weapon System L9
l10 = Weapon System L10
l11 = Weapon System L11
l12 = Weapon System L12
l13 = Weapon System L13
l14 = Storm Garden
l15 = Tower Raid

## Solo board

so-1 = Place 1
so-2 = Place 2
so-3 = Place 3
so-4 = Place 4
so-5 = Place 5
so-6 = Place 6
so-7 = Place 7
so-8 = Place 8

## Scenarios and their stories

sc-1 = First Flight
story-sc-1-title = First Flight
story-sc-1-text = Fuel for a week, two spare rotors and a map with more holes than roads: enough to see how far a careful crew can get.
sc-2 = Trade Winds
story-sc-2-title = Trade Winds
story-sc-2-text = Scrap is the coin of the high plain, and everybody is short of it. Whoever sells at the right moment flies home rich.
sc-3 = Facing the Militia
story-sc-3-title = Facing the Militia
story-sc-3-text = Two towers already stand, and the militia wants to know who you are. There is only one way to introduce yourself.

## Chapters

ch-1 = Leaving the Rim
ch-2 = First Green
ch-3 = Names on a List
ch-4 = The Toll
ch-5 = Iron Sky
ch-6 = The Garden Line
ch-7 = Cloudfall

## Story cards

st-11 = Story card 11
story-st-11-title = Silent Wells
story-st-11-text = The wells of the Rim have fallen silent, so before dawn the patched-up convoy casts off. Somewhere past Borderville, people say, there is still work for a crew that can hold its own.
st-12 = Story card 12
story-st-12-title = Half the Cargo
story-st-12-text = A patrol of Cloud hails the convoy and asks for half the cargo. Nobody answers the radio: every crew is busy loading harpoons.
st-13 = Story card 13
story-st-13-title = The Open Armoury
story-st-13-text = So many pennants hang over the roofs of Devil's Fork that its people break open the armoury and send the garrison packing.
st-14 = Story card 14
story-st-14-title = More Guns
story-st-14-text = Devil's Fork saw only a few ships go by, and its garrison used the quiet days to mount more guns.
st-15 = Story card 15
story-st-15-title = A Crate in Bloom
story-st-15-text = In the hold of a wreck lie crates of seedlings, half of them dry as paper. The old hands laugh, until one crate begins to bloom.
st-16 = Story card 16
story-st-16-title = Good Neighbours
story-st-16-text = Villagers offer to tend whatever you can spare. They want a little water with it, and promise to remember your names.
st-17 = Story card 17
story-st-17-title = A Green Thread
story-st-17-text = A green thread runs across the dust now, and Whitehaven opens its cellars to shelter the next seedlings.
st-18 = Story card 18
story-st-18-title = Stubborn People
story-st-18-text = The dust swallowed most of the shoots, but the smiths of Promise like stubborn people and clear a bench for you.
st-19 = Story card 19
story-st-19-title = The Courier
story-st-19-text = A courier drops out of the sky with a paper sewn into his coat. Every free captain is on it, and next to each name stands a price.
st-20 = Story card 20
story-st-20-title = A Wave with a Spanner
story-st-20-text = Beyond the second ridge Sam, who repairs anything that flies, waves you down with a spanner. The paper lists Sam too, and hiding was never an option.
st-21 = Story card 21
story-st-21-title = The Farmer's Cart
story-st-21-text = Close to home a farmer called Frank pulls his cart into your shadow. His fields are gone; what he knows about them is not.
st-22 = Story card 22
story-st-22-title = Your Colours
story-st-22-text = Whika counts the beacons you left there and makes up its mind: from today its lookouts fly your colours.
st-23 = Story card 23
story-st-23-title = New Walls
story-st-23-text = While Whika hesitated, Cloud moved its stores to Nefaria and raised new walls around them.
st-24 = Story card 24
story-st-24-title = The Strongbox
story-st-24-text = The strongbox of the garrison holds the original list, with every payment noted in the margin. Part of that water is owed to the crew that has suffered most.
st-25 = Story card 25
story-st-25-title = The Barge in the Gap
story-st-25-text = Cloud has moored a barge in the gap between the ridges. You can pass quickly and pay, or fly the long way round.
st-26 = Story card 26
story-st-26-title = Losing Face
story-st-26-text = Word gets about that you would sooner lose face than water. Smugglers are fond of such captains.
st-27 = Story card 27
story-st-27-title = A Good Name
story-st-27-text = The farmers of the gap have watched you guard your good name, and decide that you may be trusted with their seed.
st-28 = Story card 28
story-st-28-title = Slipped Chains
story-st-28-text = So many ships now anchor in the east that one night the barge slips its chains and drifts off.
st-29 = Story card 29
story-st-29-title = Looking Away
story-st-29-text = The barge stays, but its guards have begun to look away whenever tools are carried past.
st-30 = Story card 30
story-st-30-title = Two More Pots
story-st-30-text = Right under the guns of the barge a shoot takes hold. In the morning two more pots stand beside it, and nobody knows who brought them.
st-31 = Story card 31
story-st-31-title = The Fence
story-st-31-text = Towers go up on the plain and the air above them hums. Cloud calls it order; from up here it looks like a fence.
st-32 = Story card 32
story-st-32-title = One Tower Down
story-st-32-text = One tower lies broken in its own smoke. All along the line people start counting how many are left.
st-33 = Story card 33
story-st-33-title = Patience and Fear
story-st-33-text = The towers stand untouched, and Cloud mistakes patience for fear: overnight another one is bolted together.
st-34 = Story card 34
story-st-34-title = The Broken Line
story-st-34-text = With the line in pieces, barges full of spare parts reach the towns again.
st-35 = Story card 35
story-st-35-title = Flying Low
story-st-35-text = The siege closes in. Those who stay share out their last seeds and learn to fly low.
st-36 = Story card 36
story-st-36-title = The First Tower
story-st-36-text = The first tower goes down slowly, like a tired giant. Its bolts will hold your own hull together.
st-37 = Story card 37
story-st-37-title = A Stroke on the Chart
story-st-37-text = José the botanist draws a stroke across your chart. Plant along here, he says, and the dust will have to stop.
st-38 = Story card 38
story-st-38-title = José Laughs
story-st-38-text = The line stands up to its first storm, and José laughs for the first time since you met him.
st-39 = Story card 39
story-st-39-title = A Hole for the Wind
story-st-39-text = The wind finds a hole and pours through it. For a while every mile is dearer than the last.
st-40 = Story card 40
story-st-40-title = Dew
story-st-40-text = One morning there is dew on the ropes. Nobody says a word; everybody touches it.
st-41 = Story card 41
story-st-41-title = The Line Gives Way
story-st-41-text = The line gives way in the east, and behind the dust one more tower raises its head.
st-42 = Story card 42
story-st-42-title = Four Patches
story-st-42-text = Four patches of green have become one, and birds you cannot name are already fighting over it.
st-43 = Story card 43
story-st-43-title = Seedlings First
story-st-43-text = Real clouds gather above the gardens while Cloud calls in its last guns. You load the seedlings first.
st-44 = Story card 44
story-st-44-title = Full Batteries
story-st-44-text = There are no gardens left to hide behind, only towers ahead and full batteries below deck. It will have to do.
st-45 = Story card 45
story-st-45-title = The Flagship
story-st-45-text = The flagship of Cloud covers the noon sun. You can fight it, or buy the loyalty of its thirsty crew.
st-46 = Story card 46
story-st-46-title = A Sky for All
story-st-46-text = The last tower is scrap and the plain has turned green: the sky belongs to whoever looks up.
st-47 = Story card 47
story-st-47-title = The Truce
story-st-47-text = Half of the work is done, and neither side has the strength to undo it. You call it a truce and sleep through a whole day.
st-48 = Story card 48
story-st-48-title = One Packet of Seed
story-st-48-text = The towers hum on and the dust lies deep. Yet in a drawer of every ship there is still one packet of seed.

## Amounts, gains and prices

n-W = { $n } Water
n-M = { $n } Metal
n-E = { $n } Energy
n-V = { $n } VP
n-P = { $n ->
    [one] { $n } Project card
   *[other] { $n } Project cards
}
n-T = { $n ->
    [one] { $n } plant tile
   *[other] { $n } plant tiles
}
n-cards = { $n ->
    [one] { $n } other card
   *[other] { $n } other cards
}
nothing = nothing
free = nothing
named = { $name }
and = { $a } and { $b }
or = { $a } or { $b }
phrases = { $a }; { $b }
choice = ({ $what })
times = { $what } { $per }
per-card = per { $name } in play
per-movement = per permanent movement point
per-combat = per permanent combat point
per-bare-tile = per tile on a cell without a find
effect-R = { $n ->
    [one] a resource of choice
   *[other] { $n } resources of choice
}
effect-U = { $n ->
    [0] an upgrade
   *[other] an upgrade for { $n } Metal less
}
effect-B = { $n ->
    [one] a build action
   *[other] { $n } build actions
}
effect-project = a Project card played
effect-lay = it may be put on the map
effect-plant = { $n ->
    [one] plant a tile
   *[other] plant up to { $n } tiles
}
effect-plant-capacity = plant up to the capacity
effect-plant-laid = { $n ->
    [one] plant one tile more, which goes on the map
   *[other] plant up to { $n } tiles more, which go on the map
}
effect-gather = { $n ->
    [0] gather resources
   *[other] gather in district { $n }
}
effect-weapon-off = a weapon system removed
effect-upgrade-movement = the next movement upgrade, if wanted, for { $n } Metal less
effect-upgrade-combat = the next combat upgrade, if wanted, for { $n } Metal less
effect-upgrade-any = an upgrade, if wanted, for { $n } Metal less
price-pay = pay { $what }
price-fight = combat { $n }
way = { $price }: { $gains }
cell = { $cell }
start = START
type-movement = movement upgrade
type-combat = combat upgrade
type-planting = planting upgrade
offer-movement = the next movement upgrade
offer-combat = the next combat upgrade
offer-planting = the next planting upgrade
offer-any = an upgrade
source-navigation = the lower Navigation card
source-solar = the solar panel
source-book = the book
source-level = production level { $n }
source-rise = arriving on production level { $n }
source-top = a step above the highest production level
source-track = slot { $n } of the round track
source-find = the find on { $at }
source-upgrade-movement = all movement upgrades
source-upgrade-combat = all combat upgrades
source-upgrade-planting = all planting upgrades
source-solo = the solo board
source-wrench = the wrench
cause-mission = the closing combat

## Texts of components

text-costs = costs { $cost }
text-at-once = at once { $what }
text-offer = offer: { $what }
text-income = income: { $what }
text-movement = { $n ->
    [one] +{ $n } movement point
   *[other] +{ $n } movement points
}
text-combat = { $n ->
    [one] +{ $n } combat point
   *[other] +{ $n } combat points
}
text-capacity = +{ $n } planting capacity
text-project-less = own Project cards cost { $n } Water less
text-green-less = own green Project cards cost { $n } Water less
text-upgrade-less = own upgrades cost { $n } Metal less
text-metal-find = once per movement turn a Metal find gives { $n } Metal more
text-flight = flight with { $n } movement points: { $what }
text-fight = combat of the movement phase with a total of { $n }: { $what }
text-planted = planting { $n } tiles as active player: { $what }
text-zone = gathering in the zone that gives { $n }: { $what }
text-update = gathering in the zone with the navigation update: { $what }
text-wrench = gathering in the zone with the wrench: { $what }
text-card-on-deck = a City card received may go on top of the Navigation deck
text-level = level +{ $n }
text-final = { $n } VP at the end
text-navigation = navigation value { $n }
text-zone-gives = { $zone } { $n }
text-update-in = navigation update with { $zone }
text-wrench-in = wrench with { $zone }
text-sleeve = hides { $n } of the { $all } parts of its top card
text-city = combat { $value }: { $gains }
text-hamlet = no combat, no reward; a flight may end here
zone-of-energy = Energy
zone-of-metal = Metal
zone-of-water = Water
zone-of-project = Project cards
text-mission = { $goal }: { $vp } VP
mission-level = level { $from } on the production board
mission-cities = own markers in { $from } of { $cities }
mission-last-fight = a closing combat with a total of { $from }
mission-upgrades = { $from } upgrades
mission-projects = { $from } Project cards
mission-green-projects = { $from } green Project cards
mission-blue-projects = { $from } blue Project cards
mission-purple-projects = { $from } purple Project cards
mission-great-projects = { $from } Project cards of 8 Water or more
mission-movement = { $from } permanent movement points, solar panel included
mission-combat = base combat value { $from }
mission-navigation-cards = { $from } Navigation cards
tile-in = { $city }: { $text }
tile-entry = { $n ->
    [one] { $n } movement point to enter
   *[other] { $n } movement points to enter
}
tile-marker-fight = remove a marker for +{ $n } in a combat
tile-marker-action = remove a marker in the action phase: { $what }
tile-marker-vp = { $n } VP at the end with a marker there
tile-find = find: { $what }
tile-toll = toll: { $what }
tile-no-city = no city
tile-no-planting = no plants
tile-followers = each follower: { $gains }
district-left = { $n ->
    [0] closed
    [one] { $n } City card
   *[other] { $n } City cards
}
text-scenario = { $told } (first book: { $front }; later books: { $back })
story-text = { $told } ({ $deeds })
story-book = book: { $what }
story-after-book = after the first book: { $branches }
story-at-end = at the end: { $branches }
branch = card { $card } if { $tests }
branch-only = card { $card }
branch-else = else card { $card }
test-at-least = { $counted } at least { $amount }
test-at-most = { $counted } at most { $amount }
amount-number = { $n }
amount-players = the number of players
amount-twice-players = twice the number of players
amount-half-players = half the number of players, rounded up
counted-markers-in = markers in { $city }
counted-markers-on = markers on boards { $boards }
counted-plants = plant tiles on the map
counted-plants-on = plant tiles on boards { $boards }
counted-weapons = weapon systems
counted-weapons-removed = weapon systems removed in this chapter
counted-tolls = tolls paid in VP less those paid in Water
counted-plants-less-weapons = plant tiles on the map less two per weapon system
tale-projects = Project cards { $n } are unlocked
tale-projects-else = Project cards { $n } are unlocked ({ $other } if they are already)
tale-all-projects = all Project numbers are unlocked
tale-unlock = { $what } is unlocked
tale-lock = { $what } goes back into the red bag
tale-place = { $what } is placed
tale-everybody = everybody: { $what }
tale-finder = the finder: { $what }
tale-last = the last of the previous chapter: { $what }
tale-storm = dust storm: cells of cost 2 cost 3 until the next active book
tale-points = { $n } campaign points

## The table

zone-map = Map
zone-cities = Cities
zone-districts = Districts
zone-spaces = Spaces of the district
zone-city-board = City board
zone-production = Production board
zone-projects = Project deck
zone-discard = Project discard
zone-bag = Cloth bag
zone-book = Book
zone-tiles = Campaign tiles
zone-solo = Solo board
zone-hand = Hand
zone-played = Project cards in play
zone-deck = Navigation deck
zone-navigation = Navigation discard
zone-combat = Combat zone
zone-upgrades = Upgrades
zone-track = Round track
zone-stock = Stock
zone-missions = Missions
piece-airship = airship
piece-marker = marker
piece-drone = drone
piece-level = production marker
piece-water = Water
piece-metal = Metal
piece-energy = Energy
piece-vp = VP
piece-debt = VP below zero
piece-hand = cards in hand
piece-project = Project card
piece-card = Navigation card
piece-story = Story card
counter-deck = in the deck
counter-value = of value { $n }
counter-top = { $what } on top
headline-chapter = { $chapter }. { $headline }
headline = Round { $round } of { $rounds }: { $phase }
phase-setup = { $seat } chooses missions and cards
phase-production = production, { $seat }
phase-movement = movement, { $seat }
phase-action = City actions, { $seat }
phase-scoring = last combats, { $seat }
phase-over = The game is over
target-missed = The game is over: { $vp } VP, the target is missed
target-pass = The game is over: { $vp } VP, passed
target-good = The game is over: { $vp } VP, a good result
target-great = The game is over: { $vp } VP, a great result
stage-production = Production
stage-movement = Movement
stage-action = Action

## Questions

ask-mission = Which mission do you keep?
ask-discard = { $n ->
    [one] Discard one more Project card
   *[other] Discard { $n } Project cards, one at a time
}
ask-book = The book is active: { $ways }. Do you use it?
ask-produce = At which level do you produce? You have { $energy } and level { $level }
ask-navigation = Do you take { $energy } or { $projects }?
ask-fly = { $n ->
    [one] Where do you fly? { $n } movement point left
   *[other] Where do you fly? { $n } movement points left
}
ask-fly-solar = { $n ->
    [one] Where do you fly? { $n } movement point left, { $more } more by the solar panel, which else gives { $energy }
   *[other] Where do you fly? { $n } movement points left, { $more } more by the solar panel, which else gives { $energy }
}
ask-gain = Which do you take: { $what }?
ask-gain-from = Which do you take for { $source }: { $what }?
ask-toll = How do you pay the toll: { $toll }?
ask-fight = Combat, { $what }: { $total } of { $value } for { $gains }. What next?
ask-fight-won = Combat, { $what }: { $total } of { $value }, enough for { $gains }. What next?
ask-fight-last = The closing combat: { $total } so far. What next?
ask-action = Which City action do you choose?
ask-district = In which district do you gather?
ask-space = On which space of district { $n } does your drone go?
ask-space-solo = { $ask } The zone that gives { $blank } is a blank
ask-on-deck = Where does { $card } go?
ask-update = Which Navigation card do you remove? You have { $n } and must keep { $least }
ask-wrench = Wrench: an upgrade or a resource? You have { $metal }
ask-first = What comes first: the bonus of your zone, or { $what }?
ask-build = { $n ->
    [one] What do you build? You have { $water } and { $metal }
   *[other] What do you build? { $n } build actions left; you have { $water } and { $metal }
}
ask-resource = { $n ->
    [one] Which resource do you take?
   *[other] Which resource do you take? { $n } left
}
ask-pay-card = { $n ->
    [one] Discard a card for { $what }
   *[other] Discard { $n } cards for { $what }, one at a time
}
ask-pay-plant = { $n ->
    [one] Return a plant tile for { $what }
   *[other] Return { $n } plant tiles for { $what }, one at a time
}
ask-upgrade = { $n ->
    [0] Do you build { $offer }? You have { $metal }; { $instead }
   *[other] Do you build { $offer } for { $n } Metal less? You have { $metal }; { $instead }
}
ask-project = Do you play a Project card? You have { $water }; { $instead }
else-take = else you take { $what }
else-lost = else the offer is lost
ask-sell = { $what }, { $way }. Do you sell?
ask-plant = { $n ->
    [one] Which tile do you plant? One more is possible
   *[other] Which tile do you plant? Up to { $n } more
}
ask-plant-must = { $n ->
    [one] Which tile do you plant?
   *[other] Which tile do you plant? Up to { $n }, at least one
}
ask-plant-laid = { $n ->
    [one] Which tile more do you plant and put on the map?
   *[other] Which tiles more do you plant and put on the map? Up to { $n }
}
ask-lay = Where do you put { $plant }?
ask-whitehaven = { $n ->
    [one] Do you remove your marker from { $city } and plant a tile?
   *[other] Do you remove one of { $n } markers from { $city } and plant a tile?
}
ask-weapon = Which weapon system do you remove?
ask-solo = Solo board, { $place }: { $what }. What do you do?

## Answers

do-keep = keep { $what }: { $text }
do-discard = discard { $what } ({ $text })
do-produce = level { $n }: pay { $price }, gain { $gains }
do-enter = { $n ->
    [one] to { $at } ({ $n } point)
   *[other] to { $at } ({ $n } points)
}
do-enter-there = { $n ->
    [one] to { $at } ({ $n } point): { $there }
   *[other] to { $at } ({ $n } points): { $there }
}
do-solar = { $n ->
    [one] use the solar panel for { $n } movement point
   *[other] use the solar panel for { $n } movement points
}
do-gain = take { $what }
do-toll = pay { $what }
do-draw = draw a Navigation card for { $price }
do-remove = remove a marker from { $what }: +{ $n }
do-action = { $what }: { $text }
do-district = district { $n }: { $text }
do-space = { $zone }
do-top = on top of the deck
do-under = into the discard
do-update = remove { $what } of value { $value }
do-upgrade = build { $what } ({ $kind }) for { $price }
do-play = play { $what } for { $cost }: { $text }
do-give = return { $what }
do-bonus = the bonus of the zone first
do-first = first { $what }
do-sell = sell
do-plant = plant { $what }: { $text }
do-lay = put it on { $at }
do-lay-find = put it on { $at }, over the find { $find }
do-bag = put it back into the bag
do-whitehaven = remove a marker and plant
do-weapon = remove { $what }
do-instead = take { $what }
do-decline = decline
stop-book = pass
stop-produce = do not produce
stop-fly = land: { $at }
stop-fly-combat = land: { $at }, { $combat }
stop-fight-won = stop with { $n }: the combat is won
stop-fight-lost = stop with { $n }: no reward
stop-fight-last = stop with { $n }
stop-update = remove no card
stop-sell = do not sell
stop-plant = plant no more
stop-whitehaven = keep the markers
stop-weapon = remove none
stop-solo = do not gather
stop-gain = take nothing

## The log

log-started = { $seat } is the first player.
log-mission-dealt = { $seat } is dealt the mission { $what }.
log-mission-kept = { $seat } keeps the mission { $what }.
log-drawn = { $seat } draws { $what }.
log-drawn-hidden = { $seat } draws a Project card.
log-discarded = { $seat } discards { $what }.
log-round = Round { $round } begins; { $seat } is the first player.
log-book = Book { $n } is active.
log-book-used = { $seat } uses the book.
log-book-passed = { $seat } passes the book.
log-card-turned = The scenario card is turned over.
log-story = { $what }, { $title }: { $text }
log-gained = { $seat } gains { $what }.
log-gained-from = { $seat } gains { $what }: { $source }.
log-paid = { $seat } pays { $what }.
log-plant-drawn = { $seat } draws { $what }.
log-plant-given = { $seat } returns { $what }.
log-produced = { $seat } produces at level { $level }.
log-not-produced = { $seat } does not produce.
log-revealed = { $seat } reveals { $cards }.
log-reshuffled = { $seat } shuffles the Navigation discard into a new deck.
log-projects-reshuffled = The Project discard is shuffled into a new deck.
log-entered = { $n ->
    [one] { $seat } flies to { $at } for { $n } point.
   *[other] { $seat } flies to { $at } for { $n } points.
}
log-solar = { $seat } uses the solar panel to fly.
log-landed = { $seat } lands on { $at }.
log-marker = { $seat } puts a marker into { $what }.
log-marker-lost = { $seat } has no city for the marker.
log-fight = { $seat } may fight, { $what }: base value { $base }, combat { $value }.
log-fight-last = { $seat } fights the closing combat with the base value { $base }.
log-combat-card = { $seat } draws { $what } in the combat.
log-marker-used = { $seat } removes a marker by { $what }.
log-marker-fights = { $seat } removes a marker by { $what }: +{ $n }.
log-fight-won = { $seat } wins the combat with { $total }.
log-fight-over = { $seat } ends the combat with { $total }.
log-action = { $seat } chooses { $what }.
log-drone = { $seat } puts the drone into district { $n }: { $zone }.
log-card-taken = { $seat } takes { $what } into the Navigation discard.
log-card-on-top = { $seat } puts { $what } on top of the Navigation deck.
log-card-boxed = { $what } is shown and goes back into the box.
log-card-removed = { $seat } removes { $what } from the game.
log-upgrade = { $seat } builds { $what }.
log-played = { $seat } plays { $what }.
log-level = { $seat } rises to production level { $level }.
log-planted = { $seat } plants { $what }.
log-laid = { $seat } puts { $what } on { $at }.
log-plant-returned = { $what } goes back into the bag.
log-weapon = { $seat } removes { $what }.
log-tile-placed = { $what } is placed.
log-tile-locked = { $what } goes back into the red bag.
log-tile-unlocked = { $what } is unlocked.
log-number = Project cards { $n } are unlocked.
log-discovery = { $seat } makes a discovery: { $what }.
log-storm = A dust storm begins: cells of cost 2 cost 3.
log-scored = { $seat } scores { $vp } VP: { $reason }.
log-over = The game is over.

## The score sheet

score-books = Books
score-cards = Effects of Project cards
score-production = Production
score-track = Round track
score-finds = Finds
score-cities = Combats
score-plants = Plants
score-tiles = Campaign tiles
score-story = Story
score-solo = Solo board
score-rest = Other gains
score-paid = VP paid
score-projects = Project cards in play
score-upgrade-movement = Movement upgrades
score-upgrade-combat = Combat upgrades
score-upgrade-planting = Planting upgrades
score-mission = Mission { $what }
score-leftovers = Goods left over

## Art

art-combat = Combat
art-flight = Flight card
art-lasting = Lasting
art-log = Log
art-navigation = Navigation
art-points = Points
art-round = Round
art-your-turn = YOUR TURN
