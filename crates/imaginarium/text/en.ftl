# Imaginarium in English. The machines' official English names are not known to us; these are
# our own plain labels. Assistants and projects carry no names at all.

title = Imaginarium
authors = Bruno Cathala and Florian Sirieix
pitch = Buy wrecked dream machines, mend them, and chain them into a workshop that hums.

## Options

switch-reset_discard = Which machine the reset after a round sends to the shredder: the rightmost one still lying on the belt, or only one left on its last space, M7
switch-reset_discard-name = Discard at the reset
switch-reset_discard-rightmost_remaining = the rightmost machine still on the belt
switch-reset_discard-only_if_m7_unsold = only a machine left on the last space
switch-slot_limit = When your workshop must be back within its slot limit: only after both actions of your turn, or also whenever Reorganise ends
switch-slot_limit-name = Slot limit
switch-slot_limit-end_of_step_3 = only after both actions of a turn
switch-slot_limit-always = also whenever Reorganise ends
switch-validation = Whether projects of the design office that you fulfil are validated for you, or you choose which and may leave others for later
switch-validation-name = Validating projects
switch-validation-automatic = fulfilled projects are validated for you
switch-validation-manual = all choose which projects they validate
switch-empty_deck = What happens when the machine deck runs out: the shredder is shuffled into a new deck, or no new machines come any more
switch-empty_deck-name = Empty machine deck
switch-empty_deck-reshuffle_shredder = the shuffled shredder becomes the new deck
switch-empty_deck-leave_empty = it stays empty, without new machines
switch-zero_majority = Who gets the majority at the end of the game for a kind of good that nobody holds
switch-zero_majority-name = Majority of zero
switch-zero_majority-nobody = nobody scores for it
switch-zero_majority-all_tied = everybody scores for it
switch-workshop_table = With which goods workshops 1 to 4 begin: those of the box are not known to us, so there are two reconstructions
switch-workshop_table-name = Starting goods
switch-workshop_table-reconstruction_a = more goods, evened out between the workshops
switch-workshop_table-reconstruction_b = fewer goods: two cubes and some charbonium
switch-open_holdings = Whether everybody always sees the goods and points of all, or until the end only their own
switch-open_holdings-name = Open goods
switch-open_holdings-off = goods and points hidden behind the screens
switch-open_holdings-on = everybody sees all goods and points
switch-round_limit = The round after which the game ends even if nobody has 20 VP, for those who want a game of known length
switch-round_limit-name = Round limit
switch-round_limit-off = none, until somebody has 20 VP

## Goods

good-w = wood
good-cu = copper
good-cr = crystal
good-ch = charbonium
good-vp = VP
n-w = { $n } wood
n-cu = { $n } copper
n-cr = { $n } crystal
n-ch = { $n } charbonium
n-vp = { $n } VP
nothing = nothing
verbatim = { $text }
saboteur-of = { $seat }'s saboteur
named = { $id } { $name }
pair = { $a } & { $b }

## Actions of the dial

job-recruit = Recruit
job-extract = Extract
job-repair = Repair
job-trade = Transactions
job-dismantle = Dismantle
job-reorganise = Reorganise

## Zones and piles

zone-belt = Belt
zone-extractors = Extractors
zone-waiting = Waiting
zone-initiative = Initiative
zone-room = Meeting room
zone-office = Design office
zone-piles = Piles
zone-shredder = Shredder
zone-goods = Goods
zone-slots = Workshop
zone-yard = Yard
zone-staff = Assistants
zone-secrets = Secret projects
zone-dial = Last pair
pile-deck = in the machine deck
pile-shredder = in the shredder
pile-assistants = in the assistant deck
pile-reserve = in the project reserve
secret-project = secret project

## Where we are

headline = Round { $round }: { $phase }
phase-planning = Planning
phase-turn = { $seat }, { $step }
phase-over = The game is over
step-use = step 1, machines
step-collect = step 2, collecting
step-actions = step 3, actions
step-projects = steps 4 and 5, projects and end of turn

## Cards

machine-card = Level { $level }, repair { $repair }: { $text }.
assistant-card = { $cost } charbonium: { $text }.
project-tile = { $vp } VP, later { $later }: { $text }.
workshop-board = Place { $place } on the initiative track at first; begins with { $machines } and { $goods }.
project-tile-done = { $vp } VP, later { $later }: { $text }. Validated by { $seats }.

P1 = Charbonium Maker
P1-text = makes { $one } charbonium, { $two } as a pair, { $three } as a triple
P2 = Wood Maker
P2-text = makes { $one } wood, { $two } as a pair, { $three } as a triple
P3 = Copper Maker
P3-text = makes { $one } copper, { $two } as a pair, { $three } as a triple
P4 = Crystal Maker
P4-text = makes { $one } crystal, { $two } as a pair, { $three } as a triple
P5 = Twin Maker
P5-text = makes { $one } wood and { $one } copper
P6 = Wildcard Maker
P6-text = makes { $one } cube of your choice, { $two } of one kind as a pair
T1 = Burner
T1-text = turns a cube into { $one } charbonium, { $two } as a pair
T2 = Copper Converter
T2-text = turns a cube into { $one } copper, { $two } as a pair
T3 = Crystal Converter
T3-text = turns a cube into { $one } crystal, { $two } as a pair
T4 = Great Burner
T4-text = turns two cubes into { $one } charbonium, { $two } as a pair, { $three } as a triple
A1 = Charbonium Thief
A1-text = once, when repaired: every opponent hands over { $one } charbonium, you keep up to { $one }
A2 = Wood Thief
A2-text = once, when repaired: every opponent hands over { $one } wood, you keep up to { $one }
A3 = Copper Thief
A3-text = once, when repaired: every opponent hands over { $one } copper, you keep up to { $one }
A4 = Crystal Thief
A4-text = once, when repaired: every opponent hands over { $one } crystal, you keep up to { $one }
A5 = Project Eraser
A5-text = once, when repaired: you may remove a project from the office
A6 = Jammer
A6-text = once, when repaired: turns one slot of every opponent face down
D1 = Charbonium Lock
D1-text = nobody can steal your charbonium
D2 = Resource Lock
D2-text = nobody can steal your wood, copper or crystal
D3 = Patent Shield
D3-text = nobody can steal from you or jam your slots
S1 = Recycler
S1-text = when repaired: leaves for the shredder; take a P, T, D or S2 from there, repaired
S2 = Diploma Press
S2-text = makes { $one } VP, { $two } as a pair; never dismantled

WS-1 = Workshop 1
WS-2 = Workshop 2
WS-3 = Workshop 3
WS-4 = Workshop 4
WS-5 = Workshop 5

AS-01 = Free Hand
AS-01-text = any two different actions, from your next turn on
AS-02 = Scrap Dealer
AS-02-text = at each reset, charbonium equal to the level of the discarded machine
AS-03 = Double Shift
AS-03-text = repair or dismantle up to twice when you do that action
AS-04 = Project Backer
AS-04-text = 1 VP more for every project you validate
AS-05 = Haggler
AS-05-text = your reserved machine costs only the base cost of its space
AS-06 = Extension Builder
AS-06-text = two more machine slots
AS-07 = Back-Door Buyer
AS-07-text = once a turn, when collecting: the top machine of the deck for 3 charbonium
AS-08 = Secret Dossier
AS-08-text = draw two secret projects; one of them may score
AS-09 = Diploma Broker
AS-09-text = a VP costs you 3 charbonium
AS-10 = Market Runner
AS-10-text = up to five transactions
AS-11 = Test Pilot
AS-11-text = the effect of a machine you repair up to twice
AS-12 = Borrower
AS-12-text = once a turn, use one loose P or T machine of an opponent
AS-13 = Stockpiler
AS-13-text = your majorities are worth 3 VP

PJ-01 = Four production slots
PJ-01-text = four slots with a production machine
PJ-02 = Six machines
PJ-02-text = six repaired machines
PJ-03 = Two of level 3
PJ-03-text = two repaired machines of level 3
PJ-04 = Triple
PJ-04-text = three identical machines in one slot
PJ-05 = Fifteen charbonium
PJ-05-text = hold 15 charbonium
PJ-06 = Three alike
PJ-06-text = machines that make three cubes of one kind
PJ-07 = Two attackers
PJ-07-text = two repaired attack machines
PJ-08 = Full staff
PJ-08-text = three assistants
PJ-09 = Sword and shield
PJ-09-text = an attack and a defence machine, repaired
PJ-10 = Six in two kinds
PJ-10-text = machines that make six cubes of at least two kinds
PJ-11 = One of each
PJ-11-text = machines that make wood, copper and crystal
PJ-12 = Two converters
PJ-12-text = two repaired transformation machines
PJ-13 = Three of level 2
PJ-13-text = three repaired machines of level 2
PJ-14 = Two shields
PJ-14-text = two repaired defence machines

## Questions

ask-place = Where does your handyman go?
ask-place-saboteur = Where does your saboteur go?
ask-use = Use which machine?
ask-collect = Collect, or buy the top card of the deck first?
ask-top = Buy the top card of the deck?
ask-pay-wood = { $need ->
    [one] One cube is needed.
   *[other] { $need } cubes are needed.
} How much wood do you pay?
ask-pay-copper = { $need ->
    [one] One more cube is needed.
   *[other] { $need } more cubes are needed.
} How much copper do you pay? The rest is crystal.
ask-dial = Which two actions?
ask-act = Which action now?
ask-repair = Repair which machine?
ask-effect = Apply the effect of { $machine }?
ask-effect-again = Apply the effect of { $machine } a second time?
ask-erase = Remove which project?
ask-jam = Which slot of { $seat } is turned face down?
ask-recycle = Take which machine out of the shredder?
ask-dismantle = Dismantle what, and for what?
ask-apart = Take apart which combination?
ask-join = Join which two?
ask-trade = Buy or sell what?
ask-recruit = Recruit whom?
ask-finish = End your turn?

## Answers

do-place = { $space }: { $gain }
do-reserve = { $space }: reserve { $machine } for { $price }
do-reserve-with-cubes = { $space }: reserve { $machine } for { $price } (at present only with cubes)
do-reserve-unpaid = { $space }: reserve { $machine } for { $price } (you cannot pay this at present!)
do-block = { $space }: block the extractor
do-sabotage = { $space }: destroy { $machine }
do-use = { $what }: { $gain }
do-use-fed = { $what }: { $fed } into { $gain }
do-borrow = borrow { $what } of { $seat }: { $gain }
do-borrow-fed = borrow { $what } of { $seat }: { $fed } into { $gain }
do-use-all = use everything that needs no choice
do-collect = collect
do-buy-top = buy the top card for 3 charbonium
do-pay = { $what }
do-repair = { $machine } for { $cost }
do-apply = yes: { $gain }
do-apply-fed = yes: { $fed } into { $gain }
do-erase = remove { $project }
do-jam = { $what } of { $seat }
do-jam-down = { $what } of { $seat }, which is face down already
do-take = { $machine }
do-scrap = { $machine } from the yard for { $gain }
do-dismantle = { $machine } for { $gain }
do-apart = { $what }
do-assemble = nothing more to take apart
do-join = { $a } with { $b }
do-buy = buy { $what } for { $price }
do-sell = sell { $what } for { $price }
do-recruit = { $assistant } for { $cost }: { $text }
do-validate = validate { $project }
do-reveal = validate your secret project { $project }
do-decline = no
do-done = done
do-cancel = put everything back as it was
do-finish = end the turn

## The log

log-started = A game for { $players } begins.
log-dealt = { $seat } gets workshop { $workshop } with { $goods }.
log-returned = { $machine } goes back into the deck: no attack machines on the first belt.
log-belt = On the belt, from M1 to M7: { $machines }.
log-room = In the meeting room: { $assistants }.
log-room-refilled = Now in the meeting room: { $assistants }.
log-office = In the design office: { $projects }.
log-round = Round { $round }. Order: { $order }.
log-reserved = { $piece } goes to { $machine } on { $space }, price { $price }.
log-targeted = { $piece } goes to { $machine } on { $space }.
log-placed = { $piece } goes to { $space }.
log-waits = { $piece } finds no free space and waits.
log-turn = { $seat } begins the turn.
log-used = { $seat } uses { $what }: { $gain }.
log-used-fed = { $seat } uses { $what }: { $fed } into { $gain }.
log-borrowed = { $seat } borrows { $what } of { $from }: { $gain }.
log-borrowed-fed = { $seat } borrows { $what } of { $from }: { $fed } into { $gain }.
log-up = { $seat } turns { $what } face up again.
log-extractor = { $seat } takes { $gain } on { $space }.
log-bought = { $seat } buys { $machine } for { $paid }.
log-failed = { $seat } cannot pay { $price } for { $machine }, which is discarded, and loses { $lost }.
log-top = { $seat } pays 3 charbonium for the top card: { $machine }.
log-dial = { $seat } sets the dial to { $pair }.
log-free-hand = { $seat } chooses { $pair } with AS-01.
log-began = { $seat }: { $job }.
log-repaired = { $seat } repairs { $machine } for { $cost }.
log-effect = Its effect gives { $seat } { $gain } ({ $what }).
log-effect-fed = Its effect turns { $fed } of { $seat } into { $gain } ({ $what }).
log-no-effect = { $seat } does without the effect of { $machine }.
log-lost = { $seat } { $lost }
log-theft = { $seat } steals with { $machine }. Handed over: { $victims }. Kept: { $kept }.
log-shielded = { $shield } protects { $seat } against { $machine }.
log-erased = { $seat } removes { $project } from the game.
log-erased-none = { $seat } removes no project.
log-jammed = { $seat } turns { $what } of { $victim } face down.
log-recycled = { $seat } takes { $machine } out of the shredder.
log-recycled-none = { $seat } takes nothing out of the shredder.
log-dismantled = { $seat } dismantles { $machine } for { $gain }.
log-scrapped = { $seat } dismantles the broken { $machine } for { $gain }.
log-reorganised = { $seat } reorganises the workshop: { $slots }.
log-cancelled = { $seat } puts the workshop back as it was.
log-buys = { $seat } buys { $what } for { $price }.
log-sells = { $seat } sells { $what } for { $price }.
log-extracted = { $seat } extracts { $gain }.
log-recruited = { $seat } recruits { $assistant } for { $cost }.
log-secrets = { $seat } draws two secret projects.
log-secrets-own = { $seat } draws the secret projects { $projects }.
log-validated-first = { $seat } is the first to validate { $project }: { $gain }.
log-validated = { $seat } validates { $project }: { $gain }.
log-revealed = { $seat } validates the secret project { $project }: { $gain }.
log-initiative = { $piece } takes number { $number }.
log-sabotaged = { $piece } destroys { $machine }.
log-blocked = { $piece } has blocked { $space }.
log-announced = 20 VP or more: { $seats }. The game ends with this round.
log-limit = Round { $round } is the last one, as agreed.
log-discarded = { $machine } leaves { $space } for the shredder.
log-scrap-bonus = { $seat } gets { $gain } for it.
log-refilled = New on the belt: { $machines }.
log-reshuffled = { $cards ->
    [one] The only card of the shredder becomes the new deck.
   *[other] The { $cards } cards of the shredder become the new deck.
}
log-holds = { $seat } shows { $goods }.
log-majority = Most { $good } ({ $amount }): { $seats }.
log-majority-paid = { $seat } gets { $gain } for it.
log-tie = { $seat } has machines of { $levels } levels in all.
log-won = Won by { $seats }.
log-automatic = ({ $seat } had no choice here.)

## The round

stage-planning = Planning
stage-use = Use
stage-collect = Collect
stage-actions = Actions
stage-finish = Projects

## Points

score-dismantling = Dismantling
score-machines = Machines
score-trade = Bought
score-projects = Projects
score-majority = Most { $good }

## Art

art-price = price = base + level
art-base = base
art-deck = Deck
art-first-later = first / later VP
art-prices = Trade prices
art-free-slot = free slot
art-free-place = free place
art-my-screen = Behind my screen
art-a-screen = Behind the screen
art-only-you = only you can see this
art-no-pair = No pair set yet
art-barred = Last pair: barred now
art-pair-now = This turn
art-last-pair = Last pair
art-pair-short = pair
art-now = playing
art-turn-done = turn done
art-your-turn = YOUR TURN
art-round = Round
art-order = Turn order
art-log = Log
