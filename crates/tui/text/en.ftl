# The terminal client in English.

## Seats and standings

seat = Seat { $seat }
seat-of = { $seat } ({ $who })
you = you
human = human
bot = { $kind ->
    [random] random
    [uniform] uniform
    [greedy] greedy
    [novice] novice
    [casual] casual
    [keen] keen
    [master] master
   *[other] { $kind }
}
your-turn = Your turn, { $seat }
standing = { $place }. { $seat }, { $score } { $score ->
    [one] point
   *[other] points
}

## The screen

view-board = Board
view-players = Players
view-log = Log
too-small = The terminal is too small: 40 × 10 at least.
curtain = Seat { $seat }, press Enter when only you look.
hint-curtain = Enter shows the table · ? help · q leave
hint-place = ? help · ← ↑ ↓ → move · r turn · f flip · Enter place · u undo · q
hint-choose = ? help · ↑↓ choose · Enter play · u undo · / filter · i inspect · Tab view · q
hint-advised = ? help · ↑↓ choose · Enter play · u undo · h hint · / filter · i inspect · q
hint-filter = Type a word of the answer · Enter keeps the list · Esc shows all
hint-bot = ? help · Space goes on at once · Tab view · i inspect · : rules · q leave
hint-over = Enter closes the table · Tab view · J K scroll · i inspect
hint-watch = ? help · ← → move by move · PgUp PgDn by ten · Tab view · i inspect · q
leave-confirm = Leave the game? Enter leaves, any other key stays.

## Pages

page-help = Help
page-rules = Rules
page-things = On the table
page-keys = ↑ ↓ PgUp PgDn scroll · Esc back
rules-search = Number or words: { $wanted }
rules-none = No rule holds “{ $wanted }”.
help-marks = [Brackets] mark what the selected answer is about. ? stands for what you may not know, (brackets) for what lies face down, ✓ for what was used already, ▶ for who decides. A number behind a space, as in M1(4), is printed on it.
help-saved = The game is saved after every move: you can leave at any time. Moves can be taken back until something was drawn or shown, or somebody else decides.
key-select = select an answer
key-page = ten answers on or back
key-number = select an answer by its number
key-filter = only answers that hold the words typed next; Esc shows all again
key-play = play the selected answer
key-place = move, turn and flip a piece that is being placed
key-undo = take a move back, do it again
key-hint = what a good player would do; again to hide it
key-step = one move back or on
key-leap = ten moves back or on
key-ends = to the beginning or the end
key-view = turn to the board, the players, the log
key-scroll = scroll what you turned to
key-things = what the cards and tiles on the table do
key-rules = look up a rule
key-language = the next language
key-help = this page
key-leave = leave

## Games shown again

watch-at = Move { $at } of { $moves }
move-made = Move { $at }: { $seat } { $notation }
no-move-yet = The table before the first move

## Hints

advice = ★ { $chance } %: { $number } { $label }
advice-thinking = Thinking { $bar } (Esc stops)
advice-begun = Thinking for up to two seconds. The chances to win with the best answers:
advice-off = Hints are off at this table. They are on with: --hints on

## Games in hindsight

chances = Chances to win, as seen by whoever was asked
chances-alone = Somebody who plays alone has no chances to win: a chance below is that of more points than could be hoped for before the move.
chances-at = { $seat } { $chance } %
chances-round = Round { $round }: { $chances }.
chances-end = At the end: { $chances }.
rounds = Round
turns = Turning points
turns-none = No move and no luck stood out.
turn-decision = { $number }. Round { $round }, move { $move }: { $seat } chose “{ $played }” ({ $after } % to win); “{ $better }” was better ({ $chance } %).
turn-luck = { $number }. Round { $round }, move { $move }: luck took { $seat } from { $before } % to { $after } % after “{ $played }”.

## What goes wrong

bot-lapse = The bot on { $seat } had no answer of its own: { $reason }.

not-saved = The game could not be saved: { $reason }.
not-asked = You are not asked now.
not-understood = “{ $typed }” is neither an answer nor a command.
not-possible = “{ $typed }” is not possible now.
no-such-number = The answers have the numbers 1 to { $most }.
other-is-asked = { $seat } is asked now, not { $other }.
nothing-to-undo = There is nothing you can take back.
nothing-to-redo = There is nothing to do again.
no-language = “{ $typed }” is no language here; there are { $known }.

## Line by line

plain-welcome = Answer with a number or with the words behind it. “help” lists the commands.
plain-help =
    state: the whole table
    log: all that happened
    choices: the answers again
    hint: what a good player would do
    undo, redo: take a move back, do it again
    rules WORD: rules by number or words
    lang WORD: another language, such as fr
    quit: leave; the game is saved after every move
# What can be typed for a command, as a list. The English words work in every language.
command-state = state
command-log = log
command-choices = choices
command-hint = hint
command-undo = undo
command-redo = redo
command-rules = rules
command-help = help, ?
command-lang = lang
command-quit = quit

question = { $seat }: { $what }
zone = { $title }: { $what }.
undone = Taken back.
left = You leave the game.

## Lessons

lesson-name = { $game }, lesson { $n } of { $all }: { $title }
lesson-welcome = Answer with a number or a move; show makes the move for you, state tells the table, again begins anew, help, quit.
lesson-help = A number or a move answers. Enter goes on, show makes the move for you, state tells the table, again begins the lesson anew, quit leaves.
lesson-look = Look at: { $places }.
lesson-task = To do: { $task }
lesson-task-done = Done: { $task }
lesson-over = Lesson learned!
lesson-enter = Enter goes on.
lesson-enter-next = Enter goes on to the next lesson.
hint-lesson = ? help · ↑↓ choose · Enter play · s show me · b begin again · i inspect · q
hint-lesson-others = Somebody else moves · q leave
hint-lesson-done = Enter goes on · ? help · i inspect · q leave
hint-lesson-over = Enter goes on to the next lesson · b once more · q leave
key-lesson-enter = play the selected answer, go on
key-lesson-show = have the coach make the move
key-lesson-again = begin the lesson again
