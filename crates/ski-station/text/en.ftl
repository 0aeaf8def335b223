# Ski Station in English. The tiles carry numbers and no names in the box: their labels are our own.
# All texts are our own words. What a tile does is said effect by effect, as its data name them.

title = Ski Station
authors = Alban Thomas
pitch = Lay pistes down your own mountain, build a village, and be ready when the judges come.

## Options

switch-reward_tiles = How many of the sixteen reward tiles are in the game: fifteen, one being left out by chance, or all of them
switch-reward_tiles-name = Reward tiles
switch-reward_tiles-fifteen = fifteen, one left out by chance
switch-reward_tiles-sixteen = all sixteen
switch-anytime_windows = When in your turn you may take any-time actions, such as activating a building: also before and during the action of the square, or only before the move and at the end of the turn
switch-anytime_windows-name = Any-time actions
switch-anytime_windows-all = also before and during the square's action
switch-anytime_windows-edges = only when your turn begins or ends
switch-seating = Whether the cubes of your village find their slots by themselves, counted as is best for you at the end, or you choose each slot for good
switch-seating-name = Slots of cubes
switch-seating-auto = found by themselves, as is best
switch-seating-manual = all choose slots for their own cubes
switch-wages_with_time = Whether you may pay the wages of your permanent employees with Time as well, or only in euros
switch-wages_with_time-name = Time for wages
switch-wages_with_time-true = Time may pay wages
switch-wages_with_time-false = only euros pay wages
switch-d06_free = Whether the development Feasibility Study improves a threshold free of charge, or for its usual employees
switch-d06_free-name = Feasibility Study
switch-d06_free-false = the threshold costs its usual employees
switch-d06_free-true = the threshold is improved free of charge
switch-bt02_cap = How much the bonus tile Unspoilt Site gives at most: its limit of 4 is for the vacant octagon slots alone, or for all of its PV
switch-bt02_cap-name = Unspoilt Site
switch-bt02_cap-slots = at most 4 PV for slots, 5 altogether
switch-bt02_cap-total = at most 4 PV altogether
switch-direct_line = Whether a building that scores at the end for those in line with it also counts the ones beyond a gap in your village
switch-direct_line-name = Buildings in line
switch-direct_line-gaps = counted beyond gaps as well
switch-direct_line-contiguous = counted only up to the first gap
switch-seat_order = In which order the players begin, which also decides their starting money: drawn by lot, or in the order of the seats
switch-seat_order-name = Starting order
switch-seat_order-random = drawn by lot
switch-seat_order-given = in the order of the seats
switch-wage_prompt = When you are asked whether Time pays wages: only if your euros fall short, or whenever you have Time, so that you may save euros
switch-wage_prompt-name = Question about wages
switch-wage_prompt-short = asked only if euros fall short
switch-wage_prompt-always = asked of everybody who has Time
switch-void_activation = Whether you may pay to activate a building whose effect changes nothing, for what every activation brings you, as Lively Resort and Regular Guests do
switch-void_activation-name = Activations without effect
switch-void_activation-false = not allowed
switch-void_activation-true = allowed

## Amounts

n-eur = { $n } €
n-time = { $n } Time
n-pv = { $n } PV
n-permanent = { $n ->
    [one] { $n } permanent employee
   *[other] { $n } permanent employees
}
n-permanent-double = { $n ->
    [one] { $n } permanent employee (counting 2)
   *[other] { $n } permanent employees (counting 2 each)
}
n-seasonal = { $n ->
    [one] { $n } seasonal employee
   *[other] { $n } seasonal employees
}
n-employee = { $n ->
    [one] { $n } employee
   *[other] { $n } employees
}
n-time-as = { $n } Time (for { $worth })
n-mixed = { $n } (€ or employees)
n-cube = { $n ->
    [one] { $n } cube
   *[other] { $n } cubes
}
n-octagon = { $n ->
    [one] { $n } octagon
   *[other] { $n } octagons
}
n-piste = { $n ->
    [one] { $n } piste
   *[other] { $n } pistes
}
malus = malus { $n }
costs = cost { $cost }
no-action = no action and no malus
nothing = nothing
free = free
named = { $name }
and = { $a } and { $b }
or = { $a }, or { $b }
phrases = { $a }; { $b }

## Pieces

pawn-one = pawn
disk-one = disk
permanent-one = permanent employee
seasonal-one = seasonal employee
time-one = Time
eur-one = €
cube-one = cube
octagon-one = octagon
piste = { $colour } piste
colour-G = green
colour-B = blue
colour-R = red
colour-K = black
threshold-G = green threshold
threshold-B = blue threshold
threshold-R = red threshold
square-R = recruitment
square-R-text = Recruit a permanent employee or seasonal employees, or place a disk on the bonus tile of the round
square-P = pistes
square-P-text = Lay 1 to 3 pistes
square-W = building
square-W-text = Buy the building that lies here and build it
square-Y = development
square-Y-text = Buy the development that lies here

## Places

spot = column { $column }, row { $row }
at = row { $row }, column { $column }
slot-right = right of { $at }
slot-below = below { $at }
slot-above = above { $at }
slot-corner = in the corner right below { $at }
slot-top-corner = in the corner right above { $at }
slot-on = on the building at { $at }

## What is paid for

buy-malus = the malus
buy-permanent = a permanent employee
buy-seasonals = seasonal employees
buy-disk = a disk on the bonus tile of round { $round }
buy-disk-named = a disk on { $bonus }
buy-cube = discarding a cube
buy-octagon = discarding an octagon
buy-activation = the activation
buy-activation-named = the activation of { $what }
buy-threshold = the { $threshold }

## Zones, piles and stocks

zone-plate-a = Plate of odd rounds
zone-plate-b = Plate of even rounds
zone-start = Start
zone-out = Out
zone-bonuses = Bonus tiles
zone-rewards = Reward tiles
zone-office = Recruitment office
zone-seasonals = Price of seasonals
zone-lots = Price of pistes
zone-piles = Piles
zone-discard = Discard
zone-slopes = Ski area
zone-village = Village
zone-tracks = Thresholds
zone-stock = Stock
zone-developments = Developments
zone-kept = Rewards kept
pile-buildings = buildings in the pile
pile-developments = developments in the pile
stock-eur = €
stock-time = Time
stock-permanent = permanent employees, standing
stock-seasonal = seasonal employees, standing
stock-permanent-lying = permanent employees, lying
stock-seasonal-lying = seasonal employees, lying
stock-disk = disks left
stock-pv = PV
village-scale = cubes on the scale
village-zone = octagons in the zone
village-squares = vacant square slots
village-octagons = vacant octagon slots

## Where we are

headline = Round { $round } of { $rounds }: { $phase }
phase-income = wages of { $seat }
phase-actions = turn of { $seat }
phase-thresholds = thresholds, { $seat }
phase-over = the game is over
stage-income = Income and wages
stage-actions = Actions
stage-thresholds = Thresholds
stage-evaluation = Evaluation and upkeep

## Buildings

b-00 = Base Lodge
b-01 = Ticket Booth
b-02 = Staff Lodging
b-03 = Gift Stall
b-04 = Ski Rental
b-05 = Village Square
b-06 = Clock Tower
b-07 = Groomer Shed
b-08 = Guides' Refuge
b-09 = Grand Hotel
b-10 = Wayside Chapel
b-11 = Belvedere
b-12 = West Gate
b-13 = East Gate
b-14 = Planning Office
b-15 = Seasonal Hostel
b-16 = Piste Workshop
b-17 = Post Office
b-18 = Temp Agency
b-19 = Old Barn
b-20 = Instructors' House
b-21 = Thermal Baths
b-22 = Crossroads Pavilion
b-23 = Arcaded House
b-24 = Cinema
b-25 = Restaurant
b-26 = Roadworks Depot
b-27 = Carpenter's Yard
b-28 = Ski Club
b-29 = Trading Counter
b-30 = Chalet Hamlet
b-31 = Town Hall
b-32 = Carved Fountain
b-33 = Lower Terrace
b-34 = Twin Chalets
b-35 = Heritage Museum
b-36 = Lift Company
b-37 = Tourist Office
b-38 = Training Centre
b-39 = Festival Hall
b-40 = Covered Market

## Developments

d-01 = Small Subsidy
d-02 = Helping Hands
d-03 = Negotiated Entry
d-04 = Express Shuttle
d-05 = Steep Know-how
d-06 = Feasibility Study
d-07 = Sponsorship
d-08 = Recycling
d-09 = Crew Leaders
d-10 = Steady Contract
d-11 = Rest Day
d-12 = Address Book
d-13 = New Walkway
d-14 = Replanting Crew
d-15 = Side Step
d-16 = Good Planning
d-17 = Donated Run
d-18 = Golden Hours
d-19 = Regular Guests
d-20 = Piste Plan
d-21 = Second-hand Ideas
d-22 = Hiring Drive
d-23 = High-season Crew
d-24 = Press Visit
d-25 = Long Weekend
d-26 = Restored Front
d-27 = Village Renewal
d-28 = Master Plan
d-29 = Reforestation
d-30 = Traffic Plan
d-31 = Road Crew
d-32 = Paired Runs
d-33 = Innovation Prize
d-34 = Back in Fashion
d-35 = Grand Design
d-36 = Late Entry
d-37 = Change of Course
d-38 = Lenient Targets
d-39 = Salvage Permit
d-40 = Property Deal

## Bonus tiles

bt-01 = Signature Colour
bt-02 = Unspoilt Site
bt-03 = Top to Bottom
bt-04 = Innovators
bt-05 = Ambitions
bt-06 = Targets Met
bt-07 = Big Village
bt-08 = Main Street
bt-09 = All-rounder
bt-10 = Full Palette
bt-11 = Easy Access
bt-12 = Long Traverse
bt-13 = Loyal Staff
bt-14 = Prestige
bt-15 = Treasure Hunt
bt-16 = Solid Block

## Reward tiles

rw-a = Reinforcements
rw-b = New Colleague
rw-c = Solid Rent
rw-d = Busy Evening
rw-e = Three Colours
rw-f = Small Rent
rw-g = Clear Path
rw-h = Extra Run
rw-i = Lighter Target
rw-j = Full Crew
rw-k = Guest of Honour
rw-l = Second-hand House
rw-m = Patron's Gift
rw-n = Second Life
rw-o = Double Run
rw-p = Spring Cleaning

## Threshold effects

th-g1 = Clear Lanes
th-g2 = Master Builders
th-g3 = Lively Resort
th-b1 = Blue Tolls
th-b2 = Bring a Friend
th-b3 = Piste Experts
th-r1 = Red Revenue
th-r2 = Late Registration
th-r3 = Higher Honours

## Effects

effect-eur = gain { $n } €
effect-time = gain { $n } Time
effect-pv = gain { $n } PV
effect-seasonal = { $n ->
    [one] gain { $n } seasonal employee
   *[other] gain { $n } seasonal employees
}
effect-permanent = { $n ->
    [one] gain { $n } permanent employee
   *[other] gain { $n } permanent employees
}
effect-piste-free = { $n ->
    [one] lay a free piste that is not black
   *[other] lay { $n } free pistes of different colours, none of them black
}
effect-pistes-action = one more Pistes action
effect-cube-discard = { $n ->
    [one] discard { $n } cube
   *[other] discard { $n } cubes
}
effect-octagon-discard = { $n ->
    [one] discard { $n } octagon
   *[other] discard { $n } octagons
}
effect-threshold-free = { $n ->
    [one] improve a threshold free
   *[other] improve thresholds { $n } times free
}
effect-threshold-paid = { $n ->
    [one] improve a threshold, paying its employees
   *[other] improve thresholds { $n } times, paying their employees
}
effect-stand = stand up to { $n } lying employees of your stock
effect-disk-free = place a disk free on any bonus tile where you have none
effect-disk-paid = place a disk at its price on any bonus tile where you have none
effect-disk-move = move one of your disks to a bonus tile where you have none
effect-bonus-score = score a bonus tile where you have no disk
effect-development-turn-up = turn up one of your facedown developments of cost { $n } or less
effect-development-buy = buy a development out of the discard
effect-development-sets = gain 1 € and 1 PV for every { $n } developments you own
effect-build = { $n ->
    [one] build a building out of the discard
   *[other] build up to { $n } buildings out of the discard
}
effect-build-less = build a building out of the discard for { $n } less
effect-reward = obtain a reward of rank { $n }
effect-activate-free = { $n ->
    [one] activate a building free
   *[other] activate up to { $n } different buildings free
}
effect-income-eur = income: { $n } €
effect-income-seasonal = { $n ->
    [one] income: { $n } seasonal employee
   *[other] income: { $n } seasonal employees
}
effect-octagon-slot = { $n ->
    [one] { $n } octagon slot
   *[other] { $n } octagon slots
}
effect-square-slot = { $n ->
    [one] { $n } complete square slot
   *[other] { $n } complete square slots
}
effect-end-adjacent = at the end { $n } PV for each building beside it
effect-end-above = at the end { $n } PV for each building in line above it
effect-end-below = at the end { $n } PV for each building in line below it
effect-end-left = at the end { $n } PV for each building in line to its left
effect-end-right = at the end { $n } PV for each building in line to its right
effect-end-corner-cubes = at the end { $n } PV for each cube in its corners
effect-end-side-cubes = at the end { $n } PV for each cube on its sides
effect-disk-fixed-most = the fixed cost of a disk is { $n } € at most
effect-disk-variable-less = { $n ->
    [one] a disk costs employees as if you had one disk fewer
   *[other] a disk costs employees as if you had { $n } disks fewer
}
effect-disk-earlier = a disk may go on the bonus tile of an earlier round
effect-skip-eur = a move that skips a column gives { $n } €
effect-skip-malus-less = a move that skips a column has { $n } less malus
effect-side-step = a move to the next column and by exactly one row has no malus
effect-no-black-surcharge = black pistes cost no extra employee
effect-blue-piste-eur = each blue piste you lay gives { $n } €
effect-pistes-double = permanent employees count 2 when they pay for a Pistes action
effect-building-double = permanent employees count 2 when they pay for a building
effect-phase-3-double = permanent employees count 2 when they pay for a threshold in phase 3
effect-bonus-eur = in each evaluation { $n } € for each bonus tile that gives you PV
effect-discard-eur = { $n } € for each cube or octagon you discard
effect-activation-eur = { $n } € for each activation of a building
effect-activation-pv = { $n } PV for each activation of a building
effect-seasonal-more = recruiting seasonals on a square gives { $n } more
effect-reward-more = { $n ->
    [one] your rewards count one rank higher
   *[other] your rewards count { $n } ranks higher
}
effect-octagon-price = discarding an octagon for employees costs { $n } of them
effect-cube-price = discarding a cube for employees costs { $n } of them
effect-time-eur = a Time is worth { $n } €
effect-time-pv = a Time is worth { $n } PV at the end
effect-threshold-less = your three threshold values are { $n } lower
activate = activate: { $modes }
priced = { $price } → { $effects }

## What bonus tiles count

scores = { $pv } PV for every { $of }
scores-unspoilt = { $pv } PV if no octagon lies in your zone, and { $pv } more for each vacant octagon slot ({ $most } at most)
count-best-colour = { $n ->
    [one] piste of the colour you have most of
   *[other] { $n } pistes of the colour you have most of
}
count-ski-columns = { $n ->
    [one] column of your ski area that is covered completely
   *[other] { $n } columns of your ski area that are covered completely
}
count-developments = { $n ->
    [one] development, face up or down
   *[other] { $n } developments, face up or down
}
count-steps = { $n ->
    [one] step on your threshold tracks
   *[other] { $n } steps on your threshold tracks
}
count-targets = { $n ->
    [one] threshold you have reached (green, blue, red)
   *[other] { $n } thresholds you have reached (green, blue, red)
}
count-buildings = { $n ->
    [one] building, the base included
   *[other] { $n } buildings, the base included
}
count-village-rows = { $n ->
    [one] complete row of your village
   *[other] { $n } complete rows of your village
}
count-mixed-sets = { $n ->
    [one] set of a building, a development, a permanent employee and a Time
   *[other] { $n } sets of a building, a development, a permanent employee and a Time
}
count-colour-sets = { $n ->
    [one] set of a green, a blue, a red and a black piste
   *[other] { $n } sets of a green, a blue, a red and a black piste
}
count-seated-cubes = { $n ->
    [one] cube in your village
   *[other] { $n } cubes in your village
}
count-runs = { $n ->
    [one] piste in a row without a gap
   *[other] { $n } pistes in a row without a gap
}
count-permanents = { $n ->
    [one] permanent employee
   *[other] { $n } permanent employees
}
count-other-bonuses = { $n ->
    [one] other bonus tile that gives you PV now
   *[other] { $n } other bonus tiles that give you PV now
}
count-reward-cells = { $n ->
    [one] piste on a reward cell
   *[other] { $n } pistes on reward cells
}
count-blocks = { $n ->
    [one] block of 2×2 pistes of one colour
   *[other] { $n } blocks of 2×2 pistes of one colour
}

## What stands on components

text-building = Cost: { $cost }. Brings: { $pieces }. Effect: { $text }. Fractions of slots: { $edges }
text-development-I = Cost: { $cost }. At once: { $text }
text-development-O = Cost: { $cost }. Once, in a turn of yours: { $text }
text-development-P = Cost: { $cost }. From now on: { $text }
text-bonus = A disk: { $cost } and employees. Every round: { $text }
text-reward = rank { $rank }: { $text }
text-reward-kept = rank { $rank }, kept: { $text }
text-step = { $name }: { $text }
text-track = Value { $value } at the start. Step 1: { $one }. Step 2: { $two }. Step 3: { $three }
text-track-step = { $price }, value { $value }; { $step }
text-track-now = step { $step }, value { $value }; so far { $pistes }
text-track-next = { $now }. Next step: { $next }

## Questions

ask-move = Where does your pawn go (now { $spot })? Each column you skip gives 1 Time, each row you change costs { $malus } (€ or employees).
ask-move-first = Where does your pawn go? Each column you skip gives 1 Time; your first move has no malus.
ask-move-last = Where does your pawn go (now { $spot }), or does it leave? Each column you skip gives 1 Time, each row you change costs { $malus } (€ or employees).
ask-pay = To pay for { $what }: { $cost }. How?
ask-pay-notes = To pay for { $what }: { $cost }. How? Here { $notes }.
note-double = a permanent employee counts 2
note-time = a Time stands for { $worth }
ask-recruit = Recruitment: a permanent employee, seasonal employees, or a disk?
ask-take = { $what } for { $cost }: anything else before?
ask-disk = Which bonus tile gets your disk?
ask-disk-free = Which bonus tile gets your free disk?
ask-piste = Piste { $n } of { $most }: where? The lot then costs: { $cost }.
ask-piste-black = Piste { $n } of { $most }: where? The lot then costs: { $cost } (if it is black: { $black }).
ask-free-piste = { $n ->
    [one] One free piste to lay ({ $colours }): which, and where?
   *[other] { $n } free pistes to lay, each of another colour ({ $colours }): which, and where?
}
ask-pending = Your pistes have { $n } effects left: which comes first?
ask-reward = A reward: a tile of rank { $n } or less, or { $n } PV?
ask-site = Where do you build { $what }? It brings: { $pieces }.
ask-discarded = { $n ->
    [one] Which building out of the discard do you build?
   *[other] Which building out of the discard do you build first? You may build { $n }.
}
ask-discarded-may = Do you build a building out of the discard? Which?
ask-discarded-less = Which building out of the discard do you build for { $n } less?
ask-mode = { $what }: which of its effects?
ask-buy-discarded = Which development out of the discard do you buy?
ask-improve = Which threshold do you improve free?
ask-improve-paid = Which threshold do you improve for its employees?
ask-threshold = Do you improve a threshold by one step?
ask-turn-up = Which facedown development of cost { $n } or less turns up?
ask-stand = { $n ->
    [one] One employee stands up: which?
   *[other] { $n } employees stand up: which?
}
ask-activate-free = { $n ->
    [one] One building is activated free: which?
   *[other] Up to { $n } buildings are activated free: which first?
}
ask-move-disk = Which of your disks moves?
ask-move-disk-to = Where does your disk go from { $bonus }?
ask-score-bonus = Which bonus tile do you score?
ask-wages = Wages: { $wages }, you have { $eur }. How many Time do you add? Each pays { $worth }; whoever is not paid leaves.
ask-rest = Anything else before your turn ends?
ask-seat = { $n ->
    [one] A cube wants a slot: which?
   *[other] { $n } cubes want slots: which one first?
}
ask-unseat = Which cube leaves the village?

## Answers

do-go = go to { $spot } ({ $what }): { $list }
do-go-plain = go to { $spot } ({ $what })
do-out = leave the game with your pawn: { $gain }
do-take = take { $what } for { $cost }
do-permanent = recruit a permanent employee: { $cost }
do-seasonals = { $n ->
    [one] recruit { $n } seasonal employee: { $cost }
   *[other] recruit { $n } seasonal employees: { $cost }
}
do-disk = place a disk on { $bonus } for { $cost }: { $text } (now { $pv } PV)
do-disk-free = { $bonus }: { $text } (now { $pv } PV)
do-from = from { $bonus }: { $text } (now { $pv } PV)
do-to = to { $bonus }: { $text } (now { $pv } PV)
do-score = { $bonus }: { $pv } PV now; { $text }
do-piste = { $piste } at { $at }
do-piste-bringing = { $piste } at { $at }: { $list }
brings-reward = reward of rank { $n }
brings-line = row complete, reward of rank { $n }
brings-column = column complete, reward of rank { $n }
brings-slots = { $n ->
    [one] completes { $n } square slot
   *[other] completes { $n } square slots
}
do-stop = { $n ->
    [one] { $n } piste is enough: { $cost }
   *[other] { $n } pistes are enough: { $cost }
}
do-fell = { $n ->
    [one] the forest is felled: { $n } octagon
   *[other] the forest is felled: { $n } octagons
}
do-reward-cell = the reward of { $at }: rank { $n }
do-line = the reward of the complete row { $row }: rank { $n }
do-reward = { $what }, { $text }
do-pay = pay { $what }
do-pay-surplus = pay { $what }, { $n } too much
do-site = at { $at }
do-site-bringing = at { $at }: { $list }
do-build = build { $what } for { $cost }: { $text }
do-develop = buy { $what } for { $cost }: { $text }
do-turn-up = { $what }: { $text }
do-improve = { $threshold } to value { $value } ({ $cost }). { $step }
do-stand = { $who }
do-wages = pay { $what }
do-wages-short = { $n ->
    [one] pay { $what }; { $n } permanent employee leaves
   *[other] pay { $what }; { $n } permanent employees leave
}
do-seat = { $slot }
do-unseat = { $slot }
do-activate = activate { $what }: { $text }
do-activate-free = activate { $what } free: { $text }
do-discard-cube = discard a cube for { $cost }
do-discard-octagon = discard an octagon for { $cost }
do-use = use { $what }: { $text }
do-decline = no
do-decline-piste = lay no more
do-decline-build = build nothing
do-decline-threshold = improve nothing
do-decline-activate = activate nothing
do-end = end the turn

## The log

log-started = The order is { $order }. Bonus tiles: { $bonuses }.
log-started-without = The order is { $order }. Bonus tiles: { $bonuses }. { $what } is left out.
log-plate = On the plate of round { $round }: { $tiles }.
log-round = Round { $round } begins. Its bonus tile is { $what }.
log-wages = { $seat } pays wages: { $what }.
log-dismissed = { $n ->
    [one] { $n } permanent employee of { $seat } is not paid and leaves.
   *[other] { $n } permanent employees of { $seat } are not paid and leave.
}
log-moved = { $seat } goes to { $spot }.
log-moved-guard = { $seat } can afford no action and goes to { $spot }.
log-out = The pawn of { $seat } leaves the game.
log-paid = { $seat } pays { $what } ({ $reason }).
log-income = { $seat } has income: { $what }.
log-gained-tile = { $seat } gains { $what } ({ $tile }).
log-gained-movement = { $seat } gains { $what } on the way.
log-recruited = { $seat } recruits { $what }.
log-gained-blue = { $seat } gains { $what } for blue pistes.
log-gained-bonuses = { $seat } gains { $what } for bonus tiles.
log-gained-discard = { $seat } gains { $what } for what was discarded.
log-gained-activation = { $seat } gains { $what } for the activation.
log-disk = { $seat } places a disk on { $what }.
log-disk-moved = { $seat } moves a disk from { $what } to { $to }.
log-piste = { $seat } lays a { $piste } at { $at }.
log-piste-free = { $seat } lays a { $piste } free at { $at }.
log-felled = { $n ->
    [one] { $seat } fells the forest: { $n } octagon.
   *[other] { $seat } fells the forest: { $n } octagons.
}
log-line = { $seat } completes row { $row } of the ski area.
log-reward = { $seat } obtains a reward of rank { $rank }.
log-taken = { $seat } takes { $what }.
log-bought-discarded = { $seat } takes { $what } out of the discard.
log-built = { $seat } builds { $what } at { $at }.
log-pieces = { $seat } adds { $what }.
log-seated = A cube of { $seat } finds a slot: { $slot }.
log-unseated = A cube of { $seat } leaves its slot: { $slot }.
log-column = { $seat } completes column { $column } of the village.
log-activated = { $seat } activates { $what }.
log-activated-free = { $seat } activates { $what } free.
log-developed = { $seat } has { $what } now.
log-used = { $seat } uses { $what }.
log-turned-up = { $seat } turns up { $what }.
log-discarded-cube = { $seat } discards a cube.
log-discarded-octagon = { $seat } discards an octagon.
log-stood = { $seat } has employees stand up: { $what }.
log-improved = { $seat } improves the { $threshold } to step { $step }: value { $value }.
log-scored = { $seat } scores { $pv } PV ({ $reason }).
log-lost = { $seat } loses { $pv } PV ({ $reason }).
log-forfeited = { $seat } cannot do the action of the square any more.
log-unimproved = { $seat } improves no threshold.
log-seasonals-left = { $n ->
    [one] { $n } seasonal employee of { $seat } leaves.
   *[other] { $n } seasonal employees of { $seat } leave.
}
log-discard = { $what } goes to the discard.
log-won = Won by { $seats }.

## Points

score-bonus = Bonus tile { $bonus }
score-threshold-G = Green threshold
score-threshold-B = Blue threshold
score-threshold-R = Red threshold
score-tiles = Effects of tiles
score-activations = Activations
score-rewards = PV instead of rewards
score-time = Time left
score-money = Money left
score-convenience = Convenience
score-vacant-squares = Vacant square slots
score-variety = Sets of four colours
score-buildings = Buildings at the end
score-authenticity = Octagons in the zone
score-vacant-octagons = Vacant octagon slots

## Art

art-charm = Lost charm
art-free = free
art-gone = gone
art-left = left
art-log = Log
art-next-season = next season
art-office = Office
art-or = or
art-per-building = per building
art-pistes = Pistes
art-pv = PV
art-ready = ready
art-round = Round
art-scale = Convenience
art-seasonals = Seasonals
art-this-season = this season
art-used = used
art-your-turn = YOUR TURN
