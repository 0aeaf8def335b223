# Flotsam in English.

title = Flotsam
authors = the Tablewright project
pitch = Comb the beach after a storm, and go home before the second wave.

## Options

switch-last_wave = Whether the last wave takes the whole catch or leaves its best find
switch-last_wave-name = The last wave
switch-last_wave-takes_all = takes the whole catch
switch-last_wave-leaves_one = leaves the best find

## What the sea brings: its name, one of it, all of it, and so many

shell = Shell
wood = Driftwood
glass = Sea glass
amber = Amber
wave = Wave
a-shell = a shell
a-wood = a piece of driftwood
a-glass = a piece of sea glass
a-amber = a piece of amber
all-shell = shells
all-wood = driftwood
all-glass = sea glass
all-amber = amber
n-shell = { $n ->
    [one] 1 shell
   *[other] { $n } shells
}
n-wood = { $n ->
    [one] 1 piece of driftwood
   *[other] { $n } pieces of driftwood
}
n-glass = { $n ->
    [one] 1 piece of sea glass
   *[other] { $n } pieces of sea glass
}
n-amber = { $n ->
    [one] 1 piece of amber
   *[other] { $n } pieces of amber
}
nothing = nothing
find-text = Worth { $vp } VP in a basket. The sea holds { $copies } of them.
wave-text = { $waves ->
    [one] The first wave
   *[other] Wave { $waves }
} of a turn takes the catch away. The sea has { $copies } of them.
wish-name = Wish for { $find }
wish-back = Hidden wish
wish-text = At the end, { $vp } VP more for each such find in the basket. Nobody else sees it before.

## Zones

zone-sea = Sea
zone-beach = Beach
zone-basket = Basket
zone-wish = Wish

## Where we are

headline = Round { $round } of { $rounds }
headline-wishes = Wishes
headline-over = The game is over
stage-wishes = Wishes
stage-beach = On the beach

## Questions and answers

ask-keep = Which wish do you keep?
ask-begin = The beach is yours.
ask-comb = { $left ->
    [one] Comb on? One more wave takes everything.
   *[other] Comb on? { $left } waves are still needed to take your catch.
}
do-keep = Keep the wish for { $wish } (+{ $vp } VP each)
do-comb = Comb the beach ({ $chance } % wave)
do-home = Go home with { $vp } VP
do-home-empty = Go home with nothing

## The log

log-started = { $players } players come to the beach.
log-offered = { $seat } is offered two wishes.
log-offered-own = { $seat } is offered these wishes: { $wishes }.
log-kept = { $seat } keeps a wish.
log-kept-own = { $seat } keeps the wish for { $wish }.
log-round = Round { $round }: { $seat } begins.
log-found = { $seat } finds { $find }.
log-wave = A wave runs up to { $seat }.
log-washed = The last wave takes { $finds } from { $seat }.
log-left = The last wave takes { $finds } from { $seat } and leaves { $left }.
log-home = { $seat } carries home { $finds }.
log-empty = The sea has nothing left.
log-wished = { $seat } wished for { $wish } and has { $n }: { $vp } VP.
log-won = The winners: { $seats }.

## Score sheet

score-basket = Basket
score-wish = Wish

## In pictures

art-round = Round
art-log = Log
art-your-turn = Your turn
art-worth = Catch
