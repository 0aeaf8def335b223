# What everything on the table is, for whoever sees it for the first time, and what the coach says.
# Conditions are named as in src/frame.rs and src/action.rs.

## Zones

about-zone-player = A player's workbench: machines that run, broken ones in the yard, helpers, dial and goods.
about-zone-belt = Broken machines for sale; your handyman reserves one, and the further right it lies, the cheaper it is and the later you act.
about-zone-extractors = Three derricks that pay you 1, 2 or 3 charbonium in place of a machine; the richest one acts last.
about-zone-waiting = For a piece that found no free space: its owner has a normal turn, but collects nothing.
about-zone-initiative = The order in which everybody chooses in the next Planning: end your turn early, take a low number, choose early.
about-zone-room = Three assistants for hire with the action Recruit; each stays with you to the end of the game and helps in one way.
about-zone-office = The public projects of this game: fulfil one at the end of your own turn, and it pays you points, once.
about-zone-piles = The decks that refill the table, with the number of cards left, and the prices you pay in Transactions.
about-zone-shredder = Discarded machines, open to everybody; only the Recycler brings one back, and when the machine deck is empty they become the new one.
about-zone-goods = What a player owns, behind a screen: cubes to repair, charbonium to pay, points to win; others see what moves, not the totals.
about-zone-slots = Slots for repaired machines, which work for you every turn; a stack fills only one of the four, or six with the Extension Builder.
about-zone-yard = Broken machines that wait here, as many as you like: they do nothing and count for nothing until you repair them.
about-zone-staff = Room for three assistants in the whole game; whoever moves in helps to the very end.
about-zone-secrets = Two projects from the Secret Dossier: only their owner knows them, and one of the two may score.
about-zone-dial = The dial with six actions in a ring: each turn you set it to two neighbours, not to the same pair as last time.

## Counters

about-counter-pile-deck = Machines still face down; at the end of each round they fill the empty spaces of the belt.
about-counter-pile-shredder = Machines discarded so far; when the machine deck runs out, they are shuffled and become the new one.
about-counter-pile-assistants = Assistants still to come; at the end of each round they fill the empty places of the meeting room.
about-counter-pile-reserve = Projects left face down, which you need not watch: only the Secret Dossier draws from them.
about-counter-good-w = Wood: a cube for your repairs, bought and sold for 1 charbonium.
about-counter-good-cu = Copper: a cube for your repairs, bought and sold for 2 charbonium.
about-counter-good-cr = Crystal: a cube for your repairs, bought and sold for 3 charbonium, and the one that everybody lacks.
about-counter-good-ch = Charbonium: the money that pays for machines, assistants, cubes and points, but never for a repair.
about-counter-good-vp = Points (VP): the most of them wins, and nobody can ever take one from you.

## Pieces and cards

about-face-machine = A machine: you buy it broken, repair it with the cubes it shows, and only then does it do what it shows.
about-face-assistant = An assistant: pay the charbonium in the corner once, with Recruit, and the help is yours to the end of the game.
about-face-project = A project: fulfil what it asks at the end of your own turn, and it pays you points; nothing is spent.
about-face-handyman = A handyman: where this figure stands is what its player collects this round, and when its player acts.
about-face-handyman-A = The red handyman with top hat and circle: where he stands is what his player collects this round, and when.
about-face-handyman-B = The blue handyman with goggles and square: where he stands is what his player collects this round, and when.
about-face-handyman-C = The yellow handyman with miner's lamp and triangle: where he stands is what his player collects this round, and when.
about-face-handyman-D = The green handyman with pointed hat and diamond: where he stands is what his player collects this round, and when.
about-face-handyman-E = The purple handyman with crown and star: where he stands is what his player collects this round, and when.
about-face-saboteur = A saboteur, only with two players: the machine under it is destroyed, the extractor under it pays nobody.
about-face-saboteur-A = The red saboteur: a second piece of its player that destroys the machine under it, or keeps an extractor from paying.
about-face-saboteur-B = The blue saboteur: a second piece of its player that destroys the machine under it, or keeps an extractor from paying.
about-face-slot = One slot with a repaired machine, or several in a stack: it runs once in each turn of its owner, who gets what it makes.
about-face-dial = The two actions this player set last: done in that turn, and barred as a pair in the next one.
about-face-dial-recruit-extract = Recruit & Extract: hire an assistant and take 3 charbonium, which may come first and help to pay.
about-face-dial-recruit-repair = Recruit & Repair: hire an assistant for charbonium and repair a machine with cubes.
about-face-dial-extract-repair = Extract & Repair: take 3 charbonium and repair a machine, if you have its cubes already.
about-face-dial-recruit-trade = Recruit & Transactions: sell cubes to pay for an assistant, or hire one and then buy.
about-face-dial-extract-trade = Extract & Transactions: take 3 charbonium and spend them on cubes or points at once.
about-face-dial-repair-trade = Repair & Transactions: buy the cubes you lack, then repair a machine with them.
about-face-dial-recruit-dismantle = Recruit & Dismantle: hire an assistant and break up a machine for cubes or points.
about-face-dial-extract-dismantle = Extract & Dismantle: take 3 charbonium and break up a machine for cubes or points.
about-face-dial-repair-dismantle = Repair & Dismantle: break up one machine, and repair another with its cubes and in its slot.
about-face-dial-trade-dismantle = Transactions & Dismantle: break up a machine and sell its cubes, or turn everything into points.
about-face-dial-recruit-reorganise = Recruit & Reorganise: hire an assistant, and stack your machines or part them.
about-face-dial-extract-reorganise = Extract & Reorganise: take 3 charbonium, and stack your machines or part them.
about-face-dial-repair-reorganise = Repair & Reorganise: stack machines to free a slot, then repair one for it, or the other way round.
about-face-dial-trade-reorganise = Transactions & Reorganise: buy and sell, and stack your machines or part them.
about-face-dial-dismantle-reorganise = Dismantle & Reorganise: part a stack and break up one of its machines, or stack what is left.
about-face-back = A face-down tile: a secret project that only its owner knows, and that may still bring points.
about-face-workshop = A workshop: it says with which machines and goods you begin, and where you first stand in the turn order.

## Marks: the bar at the top

about-mark-stage-bar = Stage bar: where the round stands; Planning is for everybody, the other four steps are one player's turn.
about-mark-turn-order = Turn order: who acts after whom in this phase; the framed figure is playing now, a tick has finished.
about-mark-round = Round: how many rounds have begun; most games last from seven to eleven.
about-mark-badge = Badge: each player's own colour with circle, square, triangle, diamond or star; the log and the projects show who did what by it.

## Marks: the board

about-mark-belt-spaces = M1 to M7: the spaces of the belt; left acts first and costs more, right acts later and costs less.
about-mark-price-plate = Price plate: base cost of the space plus level of the machine, which is what you pay if you reserve it.
about-mark-empty-space = Only the word base and a number: no machine lies here until the end of the round, so you cannot stand here.
about-mark-robot = Robot: it guards the face-down machine deck, from which new machines come onto the belt.
about-mark-extractor-spaces = X1 to X3: the extractors, which act after the whole belt and pay you 1, 2 and 3 charbonium.
about-mark-lamplight = Lamplight under a handyman: this player is taking the turn right now.
about-mark-assistant-price = Number in the corner of an assistant: the charbonium you pay, once, to hire this helper.
about-mark-project-points = Two numbers on a project: the points for the first player to fulfil it, then for everybody after.
about-mark-project-picture = Picture on a project: the condition, which you must meet at the end of your own turn.
about-mark-could-make = Green gear with an arrow: what your makers could give in one turn; a converter counts only stacked on one, charbonium never.
about-mark-project-badges = Badges on a project: these players have scored it already, so anybody else now gets the smaller number.
about-mark-track-number = Dark number on the track: not needed with so few players, so your handyman never goes there.
about-mark-trade-prices = Trade prices: what one wood, copper, crystal or point costs you in Transactions; cubes sell for the same, points never.

## Marks: goods

about-mark-any-cube = Many-coloured cube: one cube of any kind, wood, copper or crystal, as you choose.
about-mark-alike-cubes = Striped cube: several cubes that are all of one kind; where you make them, you choose which.
about-mark-screen = Folded screen: these goods are hidden until the end of the game; the log shows what comes and goes.
about-mark-change = Number in a bright green bubble: what the answer under your pointer would add or take away.

## Marks: machine cards

about-mark-level = Number in the gear: the level, 1 to 3; part of the price, and the points you get for dismantling the machine once repaired.
about-mark-repair-cost = Row of cubes: the cost of the repair; you pay exactly these cubes, and charbonium does not help.
about-mark-strip-production = Green strip or gear, letter P: production; a maker gives you cubes or charbonium every turn, out of nothing.
about-mark-strip-transformation = Orange strip or flask, letter T: transformation; a converter turns your cubes into something better.
about-mark-strip-attack = Red strip or claw, letter A: attack; one nasty trick when you repair it, then it only fills a slot and counts for projects.
about-mark-strip-defence = Blue strip or lock, letter D: defence; it guards you all the time, without being used.
about-mark-strip-special = Violet strip or moon, letter S: special; it prints points or brings a machine back, and you can never dismantle it.
about-mark-amounts = ×1, ×2, ×3: what you get per turn from one, two or three of this machine in one stack.
about-mark-combines = Two cards with a plus: you can stack this machine with those whose letter and number stand beside it.
about-mark-copies = Number with × at the bottom right: how many of this card there are in the game, so how long you may hope for another.
about-mark-lightning = Lightning: works once, at the moment you repair the machine, and never again.
about-mark-mask = Mask: a theft from every opponent; beside a shield it means that nobody can steal from you.
about-mark-shield = Shield: as long as this machine is repaired and face up, it protects you from what stands beside it.
about-mark-rivals = Two heads: every opponent; what follows happens to all of them, or is borrowed from one.
about-mark-turned-card = Dark red card: face down; a jammed slot or a secret project, and beside a shield: nobody can jam your slots.
about-mark-funnel = Funnel with red gears: the shredder, into which a machine goes or out of which you take one.
about-mark-no-stacking = Crossed-out card at the bottom left: you can combine this machine with nothing, so it always takes a slot of its own.
about-mark-no-dismantling = Crossed-out tool: you can never dismantle this machine, whether broken or repaired.

## Marks: workshops

about-mark-slot-count = Two numbers beside the word Workshop: slots filled and slots you have; red means too many at the moment.
about-mark-slot-plate = Plate under a slot: what this slot gives you each time you use it.
about-mark-stack-tag = ×2 or ×3 on a slot: so many machines are stacked here and work for you as one stronger machine.
about-mark-face-down-slot = Face-down slot: jammed; it rests while you next use your machines, and works again afterwards.
about-mark-tick = Green tick: this machine has run already in this turn, or this action is done.
about-mark-stripes = Yellow and black stripes: a broken machine in the yard, which does nothing until it is repaired.
about-mark-needle = Double needle: it points at the two neighbouring actions that you do this turn, both, one or none.
about-mark-barred-pair = Dotted arc and Last pair: you set these two last turn, so choose another pair now.
about-mark-recruit = Hat with a plus: Recruit, you hire one face-up assistant for the charbonium shown.
about-mark-extract = Pickaxe: Extract, you take 3 charbonium, always possible and free.
about-mark-repair = Spanner: Repair, you pay the cubes, move one machine from yard to slot, and may let it work once.
about-mark-trade = Scales: Transactions, you make up to three purchases or sales of one piece each.
about-mark-dismantle = Broken gear: Dismantle, you break up one machine, broken or repaired, for cubes, or a repaired one for points.
about-mark-reorganise = Boxes with arrows: Reorganise, you stack your machines and part them, as often as you like, free of charge.

## Marks: the other players

about-mark-rival-panel = Small workshop: machines, yard, assistants and last pair of another player; all of it is public, so you can see what they plan.
about-mark-standing-place = M4 or X2 beside a name: the space where that player's handyman stands this round.
about-mark-turn-done = Turn done: this player has finished, and does nothing more this round.
about-mark-log = Log: everything that happened, newest at the bottom; whoever reads it patiently can count the hidden totals.

## Goal

about-goal = Most points wins. When somebody reaches 20, that round is the last.
about-goal-more = Most points come from projects, the others from Diploma Presses, from dismantling repaired machines and from buying them. At the very end, having the most wood, copper, crystal or charbonium is worth 2 points each.

## The coach, at the first question of each kind

# Question::Place { saboteur: false }.
coach-dec-01 = Choose a machine to buy, or an extractor for charbonium. Look at the price and the repair cubes: can you pay once your machines have run, and repair it soon? Left acts earlier, right costs less.
# Question::Place { saboteur: true }: only with two players.
coach-dec-01-saboteur = This piece buys nothing: the machine under it is destroyed, the extractor under it pays nobody. Put it where it hurts your opponent most, and you least.
# Question::Use, while no Action::Borrow is legal.
coach-dec-02 = Free income: each of your repaired machines may run once. Makers first, then converters, since those eat cubes. Done leaves the rest unused.
# Question::Use, the first time an Action::Borrow is legal: the Borrower (AS-12) is yours and has something to borrow.
coach-dec-02-borrow = Your Borrower may run one single maker or converter of an opponent, once a turn. They lose nothing, and what it makes is yours. Take what you lack.
# Question::Collect or Question::TopCard: the Back-Door Buyer (AS-07) is yours.
coach-dec-03 = Your Back-Door Buyer offers the top machine of the deck for 3 charbonium, unseen and broken. If your reserved machine is still to be paid, keep enough for that first.
coach-dec-04 = You are short of charbonium, so cubes help out: two for each one that is missing. Give what your next repair does not need; wood is worth least.
coach-dec-05 = Now the copper, and crystal pays what is then still missing. Crystal is worth more: give copper, unless your next repair needs it.
coach-dec-06 = Set the dial to two neighbours; next turn this pair is barred. With the cubes for a broken machine take Repair, short of charbonium take Extract. Near a project, take the action that fulfils it.
coach-dec-07 = The order is yours, and the first action is finished before the second begins. Earn or buy first, then spend. Done skips what is left.
coach-dec-08 = Pay the cubes on the card, and the machine works from now on. Prefer one that fulfils a project, then one that makes the cube you lack.
coach-dec-09 = This machine may work once right now, for free. Almost always say yes. Only a converter needs cubes, so feed it what you can spare.
coach-dec-10 = You may remove a project for everybody, and for good. Take one that your rivals are close to and you are not. Points already scored for it stay.
coach-dec-11 = The slot you pick rests when its owner next uses machines. Take what hurts most to miss: a big stack, a press, or a lock you want out of the way.
coach-dec-12 = One machine from the shredder is yours, repaired and free. The dear ones are worth most: Diploma Press, Wildcard Maker, Patent Shield.
coach-dec-13 = Cubes or points? Early take cubes, late take points; a broken machine gives fewer cubes and never points. Keep whatever a project still needs.
coach-dec-14 = First half: take stacks apart, to rebuild them or to dismantle one of their machines. Nothing you want to part? Go on to joining.
coach-dec-15 = Second half: join what may share a slot, and each join frees one. Alike makes more; a converter on a maker works without your cubes. Putting everything back uses up the action.
coach-dec-16 = Buy and sell, one piece at a time. Buy what your next repair lacks, sell what lies idle. Points are dear: they are for the end of the game.
coach-dec-17 = Helpers stay for good, and you may have three at most. Early on the Extension Builder or the Haggler is strong; with many projects open, the Project Backer. Late in the game, look for the Diploma Broker.
# Question::Finish while an Action::Validate is legal: only with the option validation = manual.
coach-dec-18 = Everything you fulfil may be scored now, and it costs nothing. Waiting only lets others be first, and the first gets a point more.
# Question::Finish while an Action::Reveal is legal: a tile of the Secret Dossier (AS-08) is fulfilled.
coach-dec-19 = Your secret project is fulfilled. Scoring it throws the other one away, so hold it back only if the other is worth more and near.
# Question::Finish while Action::Finish is the only answer.
coach-dec-20 = Your projects are counted, and this is the last chance to undo. Your handyman takes the lowest free number: end earlier, and you choose earlier next round.

## The coach, between the questions

# At the first reset: after Event::Discarded with a machine and Event::BeltRefilled.
coach-first-reset = A new round. The rightmost machine went to the shredder, the others slid right and mostly got cheaper, and new ones came in on the left.
# Once, before the viewer's next question in a round in which somebody's VP have reached 20 (GOAL in flow.rs),
# or whose number is the option round_limit. All gains of VP are public (IM-29.2); the sentence names nobody.
coach-first-last-round = This is the last round! Plans are worth nothing now, only points. Watch the four majorities: the most wood, copper, crystal and charbonium pay at the end.
# At the first Event::Automatic of the viewer's own seat.
coach-first-automatic = Only one answer was possible here, so it was given for you.

## Gentle warnings, each once a game

# Question::Dial, on a pair without Job::Repair: two machines or more in the yard, a free slot, and the cubes to repair one of them.
warn-full-yard = Your yard is filling up, and broken machines do nothing. A pair with Repair would wake one of them.
# Question::Place { saboteur: false }, on a belt space: with what Use will bring, means_to_pay is still Means::None.
warn-cannot-pay = You will probably be short here. Then all your charbonium, all your cubes and the machine are lost. Are you sure?
# The same, where means_to_pay is Means::Cubes.
warn-paying-with-cubes = You can pay this, but it eats cubes: two for each charbonium that is missing.
# Question::Use, on Action::Done: a face-up slot with Effect::Gain or Effect::GainAlike is still unused.
warn-idle-machine = One of your machines can still run, and it costs you nothing.
# Question::Use, on Action::Use of a Burner (T1, alone or as a pair) with Feed::One(Crystal): wood or copper is held.
warn-burning-crystal = A cheaper cube burns just as well; crystal is hard to come by.
# Question::Dial, on a pair with Job::Repair: the yard is not empty, and nothing in it can be repaired, for want of cubes or of a slot;
# in a pair with Job::Trade, not even after the purchases that are allowed and affordable.
warn-nothing-to-repair = You cannot repair anything yet, and next turn this pair is barred. Is this the right moment for it?
# Question::Act, on Action::Done with Job::Repair and Job::Trade left: nothing in the yard can be repaired, but one more cube would do,
# and the charbonium to buy it is there.
warn-shop-first = You are one cube short of a repair, and you can buy it. Transactions first, then Repair.
# Question::Dial, on a pair without Job::Reorganise: slots.len() is slot_limit(), the yard is not empty, and can_join_any of the slots.
warn-no-free-slot = No free slot for the next repair? With Reorganise, two of your machines could share one.
# On Action::Dismantle or Action::Join: afterwards tally(by) no longer fulfils a project of the office, or one of the own secrets,
# that it fulfils now and that is not validated yet.
warn-undone-project = As your machines stand, a project would score at the end of this turn. With this step you would lose it.
# Question::Trade, on Action::Buy(Vp): round 5 or earlier, and own VP below 10.
warn-early-points = It is early for buying points: the same charbonium could become a machine that pays you every round.
# Question::Dial, on a pair without Job::Trade, or Question::Trade, on Action::Done before any Action::Buy(Vp): 10 charbonium or more are held,
# and somebody has 15 VP or more, by the movements that everybody saw (IM-29.2).
warn-hoarding = The end is near. Your charbonium can still buy points; soon new machines will be worth nothing.
# Question::Trade, on Action::Buy(Vp) in the last round (as coach-first-last-round): until now nobody else has more charbonium, afterwards
# somebody would have more, by the movements that everybody saw (IM-29.2).
warn-lost-majority = You may be giving away the most charbonium, and that majority is worth more than this one point.
# After the move that lifts the viewer's own VP to 20 or more: the path still holds another handyman to be resolved.
warn-not-over = You have 20 points, but the round goes on. Others may still overtake you, so take every point you can get.
# Question::Place { saboteur: false }, on a belt space: the same machine lies further right, where no piece stands and the base cost is lower.
warn-dear-end = The same machine lies further right for less. Take the left one only if you must act early.
# Question::Dial, on a pair without Job::Recruit, from round 5 on: no assistant, 6 charbonium or more, and one in the room costs no more than that.
warn-no-assistant = You have no assistant yet, and you could pay for one. An early helper is worth more than a late one.
