# Ski Station, the table explained in English: what everything on it is, and what the coach says. All our own words.
# A comment above a message says when it is said, in words of the code: `by` is who is asked.

## Goal

about-goal = Most points after seven rounds: reach your piste thresholds, collect rewards, keep your charm.
about-goal-more = Most points come at the end: 15 or 10 for each threshold colour, 4 for each set of four piste colours, and a tidy village. During the game, your disks and some rewards and tiles score.

## Zones

about-zone-player = A player's resort: the mountain for pistes above, the village below.
about-zone-plate-a = The action squares of rounds 1, 3, 5 and 7: send your pawn to one of them and do what it says.
about-zone-plate-b = The action squares of rounds 2, 4 and 6: send your pawn to one of them and do what it says.
about-zone-start = Where the pawns wait, in turn order, for their first move of the game, in which changing rows costs you nothing.
about-zone-out = Where pawns go when they leave in round 7; the columns you skip on the way out still give you Time.
about-zone-bonuses = The seven bonus tiles, one for each round: a tile with your disk on it scores for you at the end of every round.
about-zone-rewards = The reward tiles, sorted by rank: for a reward you take one of its rank or lower, or as many points as the rank.
about-zone-office = Permanent employees for hire, each with a price in euros: an orange square lets you hire one, and every round the office is refilled.
about-zone-seasonals = Price list: on an orange square 1, 2, 3 or 4 seasonal employees cost you 0, 1, 3 or 6 € in all.
about-zone-lots = Price list: on a green square 1, 2 or 3 pistes cost you 0, 2 or 5 employees, one more with black.
about-zone-piles = Buildings and developments still to come: at the end of a round they fill the white and yellow squares of a new plate.
about-zone-discard = Buildings and developments that nobody bought: some effects let you buy one of them from here.
about-zone-slopes = Your mountain of 46 cells: the pistes you lay here bring rewards, count for thresholds and colour sets, and stay for good.
about-zone-village = Fifteen places for your buildings, which help you now or score at the end; each must touch another building or the mountain.
about-zone-tracks = Your three thresholds, the green, blue and red pistes you need: reach one by the end and you compete for 15 or 10 points.
about-zone-stock = What you own: euros, Time and employees to pay with, disks still to place, and your points.
about-zone-developments = Your developments: those face up still work for you, those facedown are used but still count as developments.
about-zone-kept = Reward tiles you keep: each of them pays you euros at the start of every round.

## Counters

about-counter-buildings = Building tiles left in the pile: they will lie on the white squares of later plates, where you can buy them.
about-counter-developments = Development tiles left in the pile: they will lie on the yellow squares of later plates, where you can buy them.
about-counter-cube = Cubes on your convenience scale, those without a slot: the fewer there are at the end, the more your buildings are worth.
about-counter-octagon = Octagons in Lost charm, those without a slot: each one left there at the end costs you 2 points.
about-counter-square-slot = Complete square slots without a cube: each swallows a cube you get later, or scores 1 point if still vacant at the end.
about-counter-octagon-slot = Octagon slots without an octagon: each hides an octagon you get later, or scores 1 point if still vacant at the end.
about-counter-eur = Your money, for wages, hiring, buildings, developments and changing rows; every full 5 € left at the end is 1 point.
about-counter-time = The joker: one Time pays 2 € or stands for one employee, and each Time left at the end is 1 point.
about-counter-permanent = Permanent employees standing ready: each can work once a round, every round, and costs you 1 € of wages a round.
about-counter-seasonal = Seasonal employees standing ready: each works for you once, without wages, and waits as long as you do not use it.
about-counter-permanent-lying = Permanent employees who have worked this round: they stand up again at its end.
about-counter-seasonal-lying = Seasonal employees who have worked: they leave you at the end of this round.
about-counter-disk = Disks you have not placed yet: put one on a bonus tile and that tile scores for you every round.
about-counter-pv = Your victory points (PV) so far: many more come at the end, and the highest total wins.

## Pieces and tiles

about-face-square = A square of the path: when your pawn stops here, you do its action.
about-face-square-R = An orange square, recruitment: hire one permanent employee or some seasonals, or place a disk on the bonus tile of this round.
about-face-square-P = A green square, pistes: lay one, two or three pistes on your mountain; a single one is free unless it is black.
about-face-square-W = A white square, building: buy the building that lies here and put it into your village at once.
about-face-square-Y = A yellow square, development: buy the development that lies here for the help it gives you.
about-face-building = A building: buy it for the number in its corner and it helps your village, but most bring cubes or octagons too.
about-face-building-b-00 = Your first building: it gives you 6 € at the start of every round and counts wherever buildings are counted.
about-face-development = A development: buy it for the number in its corner and it helps you at once, once later, or from now on.
about-face-bonus = A bonus tile, one way to score: with your disk on it you get its points at the end of every round.
about-face-disk = A player's disk on a bonus tile: its owner scores this tile at the end of every round.
about-face-reward = A reward tile: a reward of its rank or higher lets you take it, and then nobody else can have it.
about-face-pawn = A player's pawn: where yours stops you act, and the pawn furthest back on the path always moves next.
about-face-permanent = A permanent employee for hire: on an orange square, pay the price beside it, and it works for you every round.
about-face-piste = A piste on a mountain: it counts for its owner's threshold and colour sets, and other pistes can end on it.
about-face-piste-G = A green piste, the easiest, for rows 1 to 3: any piste can end on it, and in row 1 it helps village slots.
about-face-piste-B = A blue piste, the second easiest, for rows 1 to 4: above row 1 it must end on green or blue.
about-face-piste-R = A red piste, the third in difficulty, for rows 3 to 5: it must end on green, blue or red.
about-face-piste-K = A black piste, the hardest, for rows 4 to 6: it has no threshold, but every colour set needs one.
about-face-track = A threshold track: the marked number is how many pistes of this colour you need, and each step lowers it and adds a lasting effect.
about-face-cube = A white cube, trouble for your guests: in a village slot it does no harm, on the scale it makes your buildings worth less.
about-face-octagon = A brown octagon, charm lost by felling or building: in a slot it does no harm, outside it costs you 2 points at the end.
about-face-threshold = The effect of a threshold step: from the moment you reach that step, it helps you to the end of the game.

## Marks: the round

about-mark-round = Round: the round, or season, being played; after the seventh all resorts are scored.
about-mark-phases = Phases: the four parts of every round, income, actions, thresholds and evaluation, and which of them is going on now.
about-mark-phase-income = Income and wages: you get your income, then pay 1 € for each permanent employee.
about-mark-phase-actions = Actions: the pawn furthest back moves and its owner acts, until no pawn is left on this round's plate.
about-mark-phase-thresholds = Thresholds: you may improve one threshold by one step, with employees or Time.
about-mark-phase-evaluation = Evaluation and upkeep: your disks score, permanents stand up, and the seasonals you used leave.
about-mark-turn-order = Row of emblems: the turn order, from the pawn furthest back, which moves next, to the one furthest ahead.
about-mark-check = Check mark: this player is done for now; in the actions that means no more turns in this round.

## Marks: the plates

about-mark-this-season = This season: the plate of the current round; as long as your pawn is on it, you will move again.
about-mark-next-season = Next season: the plate of the coming round; jumping there early can earn Time, but ends your turns in this round.
about-mark-golden-arrow = Golden arrow: the path goes on to the next plate without a break, so columns you skip there also give Time.
about-mark-rope = Rope between squares: it runs down odd columns and up even ones, and shows you who is further back in the same column.
about-mark-gone = Gone: somebody has bought the tile of this square, so nobody can stop here any more.
about-mark-move-price = Figures under a lit square: what you pay there for changing rows, and the Time you gain by skipping columns.
about-mark-unlit-square = Square without light: you cannot go there now, because it is not ahead of you, taken, empty, or too dear with rows and action together.

## Marks: paying and moving

about-mark-any-employee = Figure half dark, half pale: any employee will do, permanent or seasonal.
about-mark-mixed-cost = Coin with a small figure: you pay with euros and employees, in any mix you like.
about-mark-number = Number in the corner of a building or development: its price, which you pay in euros and employees as you like.
about-mark-skip = Arrow over three columns: a move of yours that skips at least one column.
about-mark-rows = Arrow across rows: the rows your move changes, for each of which you normally pay 1.
about-mark-stand = Figure with an arrow up: used employees in your stock stand up and can work again this round.
about-mark-ready = Row 'ready': employees who stand and can still work for you, permanents on the left, seasonals on the right.
about-mark-used = Row 'used': employees who have worked; permanents stand up at the end of the round, seasonals leave.

## Marks: the mountain

about-mark-colour-bars = Coloured bars left of a row: the colours of pistes you can lay in this row.
about-mark-cell-signs = Small signs on a lit cell: the colours of pistes you can lay there now.
about-mark-trees = Fir trees: a wooded cell where you may lay a piste, but the felled trees give you a brown octagon.
about-mark-bell = Bell with a number: lay a piste here for a reward of that rank, a tile or as many points.
about-mark-bell-trees = Bell among trees: a piste here gives you both the reward and a brown octagon.
about-mark-row-bell = Bell at the right end of a row: the reward you get when every cell of the row is covered.
about-mark-summit = Row without a bell at its end: the summit, which gives you nothing for being complete.
about-mark-piste-end = Lower end of a piste: a picture of where skiers come down; it ties you to nothing.
about-mark-pointer = Red pointer on a track: your marker; the number it points at is your threshold for this colour now.
about-mark-track-count = Round number at the end of a track: how many pistes of this colour you have, to compare with your threshold.
about-mark-track-step = Small picture on a track: the lasting effect you gain when your marker reaches that step.

## Marks: the effects of threshold steps

about-mark-clear-lanes = Clear Lanes: when your move skips a column, you change two rows free.
about-mark-master-builders = Master Builders: each of your permanents counts 2 when it pays for a building.
about-mark-lively-resort = Lively Resort: each building you activate gives you 1 point.
about-mark-blue-tolls = Blue Tolls: each blue piste you lay gives you 1 €.
about-mark-bring-a-friend = Bring a Friend: hiring seasonals on an orange square gives you one more.
about-mark-piste-experts = Piste Experts: each of your permanents counts 2 when it pays for pistes.
about-mark-red-revenue = Red Revenue: you get 1 € more income every round.
about-mark-late-registration = Late Registration: on an orange square you may also put a disk on the bonus tile of an earlier round.
about-mark-higher-honours = Higher Honours: every reward you obtain counts one rank higher.

## Marks: the village

about-mark-faint-house = Faint house: an empty place, where you can build if it touches the mountain or one of your buildings.
about-mark-white-cube = White cube on a building: one more cube comes with it, which can lower the worth of your village unless a slot takes it.
about-mark-brown-octagon = Brown octagon on a building: one more octagon comes with it, which costs you 2 points unless a slot hides it.
about-mark-half-square = Blue half square on an edge: half a slot; if the neighbour shows the other half, a cube fits in.
about-mark-quarter-square = Blue quarter square in a corner: a quarter of a slot; where four quarters meet, a cube fits in.
about-mark-square-slot = Yellow square between buildings: a complete square slot, which takes in one of your cubes.
about-mark-octagon-slot = Dashed octagon on a building: an octagon slot, which hides one of your brown octagons.
about-mark-cogwheel = Cogwheel: once a round, in your turn, pay what stands left of the arrow and get what stands right of it.
about-mark-paid-pieces = Pieces lying on a building: what you paid to activate it; at the end of the round only permanents come back.
about-mark-grey-building = Greyed building: it was already activated in this round and will be ready again in the next.
about-mark-tray = Tray with a coin: income, which you receive at the start of every round.
about-mark-flag = Chequered flag: it counts once for you, when the game is over.
about-mark-no-sign = Building without cogwheel, tray or flag: its effect happens once, when you build it; its slots stay.
about-mark-roofs = Roof of a small building: yellow for income, red for a cogwheel, black for the end, brown for slots, blue for what happened once.
about-mark-convenience = Convenience: the scale of cubes without a slot; the yellow field shows what each building would be worth to you at the end.
about-mark-lost-charm = Lost charm: the zone for octagons without a slot, each of which costs you 2 points at the end.
about-mark-village-column = Complete village column: three buildings, one above the other, give you a reward of rank 2.

## Marks: developments, bonus tiles, rewards

about-mark-lightning = Lightning bolt: this development works for you at once when you buy it, then lies facedown.
about-mark-once = 1×: keep this development and use it once, in a turn of your choice.
about-mark-for-ever = ∞: this development works for you from now on, to the end of the game.
about-mark-facedown = Facedown development: it has been used, but still counts wherever your developments are counted.
about-mark-bonus-number = Number on a bonus tile: the round in which an orange square lets you place a disk there.
about-mark-bonus-now = Highlighted bonus tile: the one of this round, on which an orange square lets you place a disk.
about-mark-bonus-coin = Coin on a bonus tile: the euros your disk costs there; employees come on top, more for every disk you have.
about-mark-bonus-arrow = Arrow on a bonus tile: for what stands left of it you get the points on the right, every round.
about-mark-or-points = 'or' with a number below a bell: instead of a reward tile you may take that many points.
about-mark-reward-tray = Reward tile with a tray: you keep it, and it gives you income every round.
about-mark-pile-back = I or II on a pile: the tiles on top; those marked II come later and are stronger.

## Marks: small symbols on tiles

about-mark-free-piste = Striped sign with a white run: a free piste for you, of any colour but black.
about-mark-step-flag = Golden flag on a track: you improve one of your thresholds by one step.
about-mark-minus = Cube or octagon with a minus: you discard one, which is good for your points.
about-mark-turn-up = Two cards with a turning arrow: a used development of yours turns face up and works once more.
about-mark-crossed-tiles = Crossed-out tiles: the discard, from which this lets you buy a tile.
about-mark-nine-places = Plan of nine places around a red house: yellow places are where other buildings score for this one at the end.

## Marks: the office and the others

about-mark-empty-ring = Empty ring in the office: this permanent employee has been hired; the place is refilled next round.
about-mark-black-surcharge = Black sign with +1: if any piste you pay for together is black, they cost one employee more in all.
about-mark-rival-panel = Rival's panel: everything the others own is open, so compare their thresholds with yours.
about-mark-rival-spot = Two numbers with a dot in a rival's panel: the column and the row where that pawn stands, further back or ahead of you.
about-mark-rival-thresholds = Three coloured numbers in a rival's panel: their thresholds, and before a stroke the pistes they have; a golden rim means reached.
about-mark-rival-used = Small plus beside a rival's employees: before it those who stand ready, after it those who are used.
about-mark-log = Log: what has happened so far, in words, where you can look up what the others did.

## Coach: the questions

# Q-01, Question::Move, where neither of the next two applies.
coach-dec-01 = Find an action you want, then look at its price in rows. You stay on turn while you are furthest back, so short steps mean more actions. Jump far only if nothing between helps you, or if you need Time.
# Question::Move while players[by].pawn.column == 0.
coach-dec-01-first = Changing rows costs nothing on your first move, so look at the whole plate. Near squares mean more turns, far ones more Time. Good first stops: green, for the reward at the left edge, or orange, for an employee.
# Question::Move while round == ROUNDS and the pawn is on the plate: Action::Out is among the answers.
coach-dec-01-last = You may leave whenever you like: skipped columns still give Time, and each Time is a point. Most squares are worth more than one point. Leave when no square ahead brings you 2.
# Q-02, Question::Pay(cost, purchase) with cost.kind == Kind::Mixed and purchase != Purchase::Malus.
coach-dec-02 = Ask who is idle. Permanents stand up again at the end of the round, so let them pay when your round is nearly over. Euros and Time stay with you; a seasonal you use leaves.
# Question::Pay(_, Purchase::Malus).
coach-dec-02-rows = An employee who would stay idle pays a row as well as a euro does. One Time pays up to two rows. Do not spend it on a single one unless you must.
# Question::Pay(cost, _) with cost.kind == Kind::Employees.
coach-dec-02-employees = Euros do not help here; a Time stands for one employee. Permanents stand up again at the end of the round, used seasonals leave. In your last action of a round: permanents first, then seasonals, Time last.
# Question::Pay(cost, _) with cost.kind == Kind::Euros.
coach-dec-02-euros = Only euros and Time count here. A Time is worth 2 €, without change. Pay in euros if you can: Time can stand for employees later, and is a point at the end.
# Q-03, Question::Square on a Square::Recruitment.
coach-dec-03 = A permanent works every round for 1 € of wages, seasonals work once, a disk scores now and in every round to come. Early, hire permanents. Take a disk when it gives at least 1 point now, seasonals before many pistes.
# Question::Square on a Square::Building or Square::Development.
coach-dec-03-tile = You are about to buy the tile that lies here. Mostly you just take it. Use a building or a development first only if its gain helps you now.
# Q-04, Question::Disk { .. }.
coach-dec-04 = Your disk may go on any of the seven bonus tiles where you have none, even on one of a later round. Compare what each gives now, times the rounds left. Think also of what you can still grow.
# Q-05, Question::Piste { .. }.
coach-dec-05 = The first piste is free, the second costs two employees, the third three more. Look for bells within reach, then for your best threshold colour. Trees can cost 2 points; in row 1, only green helps the village.
# Q-06, Question::FreePiste { .. }.
coach-dec-06 = The usual rules for laying, no price, never black. Use it to reach a bell, or for a colour you are short of. You may refuse, which is hardly ever right.
# Q-07, Question::Pending(_).
coach-dec-07 = All of these will happen; you only choose the order. Begin with a reward that may bring more pistes or employees. Felling holds no choice: take it whenever you like.
# Q-08, Question::Reward(_).
coach-dec-08 = Early, take a tile: steps, employees and free pistes beat 2 or 3 points in the first four rounds. A free piste may bring the next reward. Late, take the points.
# Q-09, Question::Site(_).
coach-dec-09 = Lay blue halves against blue halves: every complete slot swallows a cube. Three buildings in a column bring a reward. Beside the mountain, green pistes can complete slots too.
# Q-10, Question::Discarded { may: false, .. }.
coach-dec-10 = Nobody bought these buildings; you pay the price shown. Choose one by the place it fits, not only by its effect.
# Question::Discarded { may: true, .. }.
coach-dec-10-may = Nobody bought these buildings; you may pay for one and build it. Choose by the place it fits. If none fits, build nothing.
# Q-11, Question::Mode { from: From::Development(_), .. }.
coach-dec-11 = One building a little cheaper, or up to two at full price. Take two only if you have two good places and the money. Each building brings its own cubes and octagons.
# Q-12, Question::BuyDiscarded.
coach-dec-12 = You may buy any development here that you can pay for. With rounds to come, those with ∞ are best. Take a lightning bolt if you need its effect right now.
# Q-13, Question::Improve { paid: false }, or paid with Options::d06_free.
coach-dec-13 = This step costs you no employees. Take the colour you lay most, or the effect you will use most. The last step lowers the number more than the first.
# Question::Improve { paid: true } without Options::d06_free.
coach-dec-13-paid = A step for the employees it costs, now instead of at the end of the round. Take the colour you lay most, or the effect you will use most. You may still take another step in the threshold phase.
# Q-14, Question::Threshold while round < ROUNDS.
coach-dec-14 = Permanents stand up again anyway, so a step paid by those still standing is nearly free. Take one almost every round. Choose the colour you lay most, or the effect you will use most.
# Question::Threshold while round == ROUNDS.
coach-dec-14-last = The last step of the game. It pays if it reaches a threshold, lifts you past a rival there, or feeds a disk. Employees are worth nothing after this, but each Time is a point.
# Q-15, Question::TurnUp(_).
coach-dec-15 = One of your cheap used developments works once more. Take the one whose effect you need most now. One with 1× may wait face up for a later turn.
# Q-16, Question::Stand(_).
coach-dec-16 = Those who stand up can work again this round. Seasonals first: if they stand at the end of the round, they stay. If all will work again, it makes no difference.
# Q-17, Question::Mode { from: From::Reward(_), .. }.
coach-dec-17 = An octagon in Lost charm is 2 points. A cube is worth the step to the next field of your scale. Many buildings: rather cubes; many felled trees: rather octagons.
# Q-18, Question::ActivateFree(_).
coach-dec-18 = Your cogwheel buildings work here without a price. Start with the one that is dearest to activate. It counts as its activation of this round.
# Q-19, Question::Mode { from: From::Building(_), .. }.
coach-dec-19 = This building works two ways, but only once a round: an employee into euros, or euros into employees. Choose what you lack.
# Q-20, Question::MoveDisk.
coach-dec-20 = One of your disks moves to another bonus tile. Take it from the tile that gives you least, now and in the rounds left.
# Q-21, Question::MoveDiskTo(_).
coach-dec-21 = Put your disk where it gives most, now and in the rounds left. There is nothing more to pay, and rivals on the tile do not matter.
# Q-22, Question::ScoreBonus.
coach-dec-22 = A bonus tile without a disk of yours scores for you, just this once. The figures say what each gives now: take the largest.
# Q-23, Question::Wages where euros fall short (players[by].eur < wages(by)) and round < ROUNDS.
coach-dec-23 = Your euros do not cover the wages. Each Time pays two permanents; whoever is not paid leaves for good. Mostly people are worth more than the Time.
# The same in the last round, round == ROUNDS.
coach-dec-23-last = Your euros do not cover the wages. Each Time pays two permanents, and would be a point at the end. Keep only those who will still earn you more in this round.
# Question::Wages with Options::always_ask_wages while euros suffice (wages(by) <= players[by].eur).
coach-dec-23-enough = Your euros cover the wages. Time could pay instead, but it can do more: it stands for employees and is a point at the end. Mostly add none.
# Q-24, Question::Rest.
coach-dec-24 = Last chance this turn: cogwheels, 1× developments, cubes and octagons to discard. If you will not move again this round, use idle people now. Otherwise end the turn.
# Q-25, Question::Seat (only with Options::manual_seating).
coach-dec-25 = Your cube needs a slot. Any empty one will do, unless a building scores for cubes in its corners or on its sides: then put it there.
# Q-26, Question::Unseat (only with Options::manual_seating).
coach-dec-26 = One of the cubes in your village leaves. Take it from a slot that no building scores for.

## Coach: first offered

# AT-1: the first time an Action::Activate(_) is an answer of a question other than Question::ActivateFree.
coach-first-activate = Your building is ready: pay what stands left of the arrow, get what stands right of it. Once a round; not using it is a loss.
# AT-2: the first time Action::DiscardCube is an answer.
coach-first-discard-cube = Normally four employees can remove a cube. Look at your scale for what that brings. Mostly it is for late rounds and idle people.
# AT-3: the first time Action::DiscardOctagon is an answer.
coach-first-discard-octagon = Normally three employees can remove an octagon. One less in Lost charm is 2 points. Mostly it is for late rounds and idle people.
# AT-4: the first time an Action::Use(_) is an answer.
coach-first-use = You can use your 1× development now, or keep it for a better moment. It works only once.

## Coach: between the questions

# In round 1, after phase 1 (Step::Income and the wages of everybody), before the first Question::Move.
coach-first-income = Income and wages are done: 6 € from the Base Lodge, minus 1 € for each permanent. Now the pawns move.
# In round 1, when Step::Thresholds begins: no pawn is left on the plate of the round.
coach-first-thresholds = All pawns are on the next plate, so nobody moves any more. Now everybody may take one step on a threshold.
# After Step::Evaluation of round 1, with Event::RoundStarted of round 2.
coach-first-evaluation = Disks have scored, permanents stand again, and used seasonals have left. On to the next round!
# With Event::RoundStarted of round 5.
coach-first-half-time = More than half is played. Compare your piste counts with your thresholds, colour by colour, and look at the others' too.
# With Event::RoundStarted of round 7 (round == ROUNDS).
coach-first-last-round = The last round: there is no next plate, and your pawn leaves when you like. From now on only points count.

## Coach: the bonus tile of a round

# coach-first-ID: with Event::RoundStarted { bonus, .. } where bonus.id() == ID.
coach-first-bt-01 = Signature Colour: 1 point for every 3 pistes of the colour you have most. Stick to one colour.
coach-first-bt-02 = Unspoilt Site: with Lost charm empty, 1 point, and 1 more for each vacant octagon slot, up to a limit. Leave the trees standing.
coach-first-bt-03 = Top to Bottom: 1 point for each column of your mountain that is covered completely. Those at the edges are the shortest.
coach-first-bt-04 = Innovators: 1 point for every 3 developments. Used ones count too.
coach-first-bt-05 = Ambitions: 1 point for every 2 threshold steps. Steps are good anyway.
coach-first-bt-06 = Targets Met: 2 points for each threshold you have reached. Low numbers help sooner.
coach-first-bt-07 = Big Village: 1 point for every 3 buildings. The Base Lodge is one of them.
coach-first-bt-08 = Main Street: 2 points for each complete row of five in your village. Build sideways.
coach-first-bt-09 = All-rounder: 1 point for each set of a building, a development, a permanent and a Time. Have some of each.
coach-first-bt-10 = Full Palette: 2 points for every 2 sets of the four piste colours. Odd sets count nothing.
coach-first-bt-11 = Easy Access: 1 point for every 3 cubes that sit in slots of your village. Match the blue halves.
coach-first-bt-12 = Long Traverse: 1 point for every 5 pistes side by side in a row. Colours do not matter.
coach-first-bt-13 = Loyal Staff: 1 point for every 2 permanents. It does not matter whether they stand.
coach-first-bt-14 = Prestige: 1 point for each other bonus tile of yours that gives you points. It is for those with several disks.
coach-first-bt-15 = Treasure Hunt: 1 point for every 2 bells on cells that you have covered. Bells at the ends of rows do not count.
coach-first-bt-16 = Solid Block: 1 point for each block of two by two pistes of one colour. Blocks may not overlap.

## Warnings

# Question::Move, answer Go(to) with is_on_current_plate(pawn), not is_on_current_plate(to) and round <= 5, while squares of the
# current plate in two different columns ahead are legal answers too.
warn-next-plate = That ends your turns in this round. You could still act here first, perhaps twice.
# Question::Threshold, answer Decline with round < ROUNDS, while standing.permanents alone, counting 2 with Perk::Phase3Double,
# cover the phase_3_cost of some colour.
warn-no-step = Your permanents stand up again anyway. Paid by them, a step would cost you nothing else.
# Question::Pay, answer Pay(bundle) with 0 < bundle.seasonals, round < ROUNDS and not is_on_current_plate(pawn), while another
# legal answer has more permanents, fewer seasonals and the same euros and Time.
warn-seasonals = Used seasonals leave at the end of this round, permanents stand up again. Let the permanents pay?
# Question::Pay(cost, Purchase::Malus) with cost.n == 1, answer Pay(bundle) with 0 < bundle.time, while another legal answer has
# no Time.
warn-time-for-row = A Time could pay two rows, or 2 €. For a single row, a euro or an employee is enough.
# Question::Site(building), answer Site(place) where gains_of_site is empty, while that of another legal place has Gain::Slots.
warn-no-slot = It would fit better elsewhere: there, a slot would be complete and could take a cube.
# Question::Piste or FreePiste, answer Piste(Colour::Blue, cell) with cell.row() == 1, while Piste(Colour::Green, cell) is legal
# too and green could help a slot: the building below has N, and the other cell above it is empty or green; or it has the top
# corner on that side (NW on an odd column, NE on an even one), the neighbour cell there exists and is empty or green, and the
# building below that cell is missing or has the matching corner.
warn-not-green = In the lowest row only green helps the slots below. Perhaps green here?
# Question::Piste or FreePiste, answer Piste(_, cell) with mountain.wooded.has(cell), while gains_of_piste has neither
# Gain::Reward nor Gain::Line, zone(by).vacant == 0, and another legal answer lays a piste on a cell that is not wooded.
warn-felling = The trees would cost you 2 points at the end, unless an octagon slot hides them or you discard the octagon.
# Question::Reward(2), answer Pv, with 0 < zone(by).outside, in the turn in which a wooded cell of rank 2 was covered, reward_rank 2.
warn-felling-for-points = You felled trees for this reward, and they cost 2 points. Taking 2 points only makes up for that.
# Question::Reward(_), answer Pv with round <= 3, while a RewardTile is legal whose effect works and has Deed::ImproveFree,
# Deed::Permanent or Deed::FreePistes.
warn-points-early = So early, an employee, a step or a free piste often brings more than these points.
# Question::Square or Disk { .. }, answer Disk(tile) with bonus_pv(by, laid(tile)) == 0.
warn-empty-disk = This tile gives you nothing today. Will it soon? Otherwise the disk can wait.
# Question::Square or Disk { free: false }, answer Disk(tile) with 6 <= round and 2 <= players[by].disks(), while the employees of
# disk_cost are more than the rounds left to score (ROUNDS + 1 - round).
warn-late-disk = That disk takes more employees than it has rounds left to score.
# With Event::RoundStarted of round 5, where all steps are 0 and no colour of Colour::TRACKS is within 4 pistes of its threshold.
warn-no-thresholds = A large part of the points in good games comes from thresholds. Choose two colours, lay them, and take some steps.
# With Event::RoundStarted of round 6, where slopes.count is 2 or more for green, blue and red and 0 for black.
warn-no-black = Your first black pistes each complete a set of four colours: 4 points apiece.
# round == ROUNDS, a colour of Colour::TRACKS has exactly one piste less than its threshold, and: Question::Move, answer Out while a
# Square::Pistes is a legal destination and the colour can be laid; or Question::Threshold, answer Decline while
# Improve(colour) is legal.
warn-one-short = One colour is a single piste short of its threshold. One more piste, or one step, and it may pay 15 or 10 points.
# Question::Square, answer Permanent(_) with round < ROUNDS, while permanents() + 1 is more than income(by).eur.
warn-payroll = With one more permanent, next round's wages are higher than your income. Will you have the money?
# Question::Rest, answer End with not is_on_current_plate(pawn), while an Activate(_) is legal.
warn-cogwheel = A building of yours has not worked this round, and this is your last turn in it. Activate it?
# Any question, answer DiscardCube with 0 < seating(by).outside, while convenience(by, outside - 1) equals convenience(by, outside).
warn-cube = Look at your scale: with one cube fewer, your buildings are worth the same.
# Question::Rest, answer End with round == ROUNDS and pawn.column == OUT, while DiscardOctagon is legal, 0 < zone(by).outside, and
# standing employees alone cover octagon_cost.
warn-idle = Your idle employees can still remove an octagon from Lost charm: that is 2 points.
