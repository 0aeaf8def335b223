# What the browser client says, in English.

language-name = English

## lobby

lobby-welcome = Welcome, { $name }.
lobby-waiting = { $n ->
    [one] One table waits for your move.
   *[other] { $n } tables wait for your move.
}
lobby-take-turn = Take your turn
lobby-lesson-under-way = Lesson under way
lobby-and-more = and { $n } more
lobby-nothing-waits = Nothing waits for you.
lobby-shall-we-learn = Shall we learn something?
lobby-weight = { $weight ->
    [1] light
    [2] light
    [3] medium
    [4] medium-heavy
   *[other] heavy
}
lobby-length = { $least }–{ $most } min
lobby-seats = { $range } players
lobby-against-bots = Bots
lobby-with-names = with { $names }
lobby-tagline = Modern board games, at a table of your own.
lobby-games = Games
lobby-by = by { $authors }
lobby-play-now = Play now
lobby-new-table = New table
lobby-mine = My tables
lobby-open = Open tables
lobby-running = In progress
lobby-finished = Replays
lobby-your-turn = Your turn
lobby-waiting-for = waiting for { $names }
lobby-free-seats = { $n ->
    [one] 1 free seat
   *[other] { $n } free seats
}
lobby-moves = { $n ->
    [one] 1 move
   *[other] { $n } moves
}
lobby-join = Join
lobby-watch = Watch
lobby-go-on = Continue
lobby-replay = Watch again
lobby-private = by link
lobby-seeded = seed chosen by its host
lobby-guests = Otter, Heron, Badger, Lynx, Magpie, Hare, Marten, Owl, Beaver, Finch

## me

me-name = Your name
me-save = Save
me-account = You
me-anonymous = Guest
me-recovery = Recovery link
me-recovery-why = This private link signs you in on another browser or phone. Keep it to yourself. A new link replaces the old one.
me-recovery-make = Make a link
me-copy = Copy
me-copied = Copied
me-not-copied = This browser does not allow copying. The link is selected: copy it yourself.
me-recover-title = Take over an identity
me-recover-why = This link belongs to one person. If that is you, you will be signed in here with your name, your tables and your turns.
me-recover-do = Yes, this is me
me-recover-done = Welcome back, { $name }.
me-recover-empty = This link is incomplete. Copy the whole link again.
me-recover-replaces = You are signed in as { $name }.
me-recover-replaces-why = This link signs in the person it belongs to. After that, { $name }’s seats can be reached only with { $name }’s own recovery link. If you have none, make one first.
me-sign-out = Sign out
me-sign-out-here = Sign out of this browser
me-sign-out-everywhere = Sign out everywhere
me-sign-out-here-why = This browser will forget { $name }. Only a recovery link brings { $name } back, with all tables and seats. Copy one first.
me-sign-out-everywhere-why = All browsers and phones will forget { $name }. Only a recovery link brings { $name } back, with all tables and seats. Copy one first.
me-sign-out-not = Stay signed in

## create

create-title = New table
create-seats = Seats
create-seat = Seat { $n }
create-me = Me
create-open = Open to anyone who joins
create-bot = Bot: { $level }
create-add = Add a seat
create-remove = Remove the last seat
create-shuffle = Assign seats at random
create-pace = Time control
create-easy = No clock
create-live = Live, with a clock
create-days = Over several days
create-per-move = Seconds per move
create-bank = Minutes in the time bank
create-hours = Hours per move
create-help = Bots and hints
create-hints = Hints: the player to move can ask what a good player would do
create-tempo = Bots move
create-human = at a human pace, so that you can follow
create-instant = instantly
create-visible = Who can see it
create-public = Everyone, in the lobby
create-by-link = Anyone with the link
create-options = Variants
create-readings = How unclear rules are read
create-more = More
create-seed = Seed
create-seed-why = Tables with the same seed have the same luck. Leave it empty for luck that nobody can predict.
create-edition = Edition files
create-edition-why = Data files that replace the built-in files of the same names.
create-go = Open the table
create-close = Close

## levels

levels-people = Bots
levels-others = For experiments
levels-name = { $level ->
    [novice] novice
    [casual] casual
    [keen] keen
    [master] master
    [greedy] greedy
    [random] random
    [uniform] uniform
   *[other] { $level }
}
levels-about = { $level ->
    [novice] Is new to the game and makes many mistakes.
    [casual] Plays for fun and overlooks a thing or two.
    [keen] Plans ahead and forgives little.
    [master] Thinks for as long as it may. Good luck.
    [greedy] Takes whatever looks best right now.
    [random] Plays anything that is not foolish.
    [uniform] Plays any legal move.
   *[other] { "" }
}

## waiting

waiting-title = Waiting for players
waiting-invite = Send this link to the people you want to play with
waiting-sit = Sit here
waiting-free = free
waiting-fill = Put a bot here
waiting-you = you
waiting-begins = The game begins when every seat is taken.
waiting-options = Options that differ from the default
waiting-seeded = The seed of this table was chosen by its host.
waiting-seeded-why = Whoever knows the seed can work out every draw and every roll in advance.
waiting-leave = Leave the table

## table

table-your-turn = Your turn
table-round = Round { $n }
table-order = Turn order
table-steps = Steps of the round
table-you = you
table-your-clock = your clock
table-bank = in the time bank
table-picture = The table
table-choices = Choices
table-all = All { $n } choices
table-all-short = All { $n }
table-filter = Find a choice
table-hint = Hint
table-hint-long = What would you do?
table-hints = What a good player would do
table-thinking = Thinking…
table-counsel = { $label }: { $percent } %
table-chance = { $percent } % to win
table-no-match = No choice matches.
table-piece = The piece
table-move-piece = Move the piece
table-turn = Turn
table-another = Next kind
table-flip = Flip
table-place = Place
table-enter = Enter
table-worth = brings { $what }
table-undo = Undo
table-redo = Redo
table-back = Start of turn
table-back-long = Back to the start of my turn
table-watching = You are watching
table-watchers = { $n } watching
table-bot = bot
table-away = away
table-stand-in = a bot is standing in
table-menu = Menu
table-close = Close
table-language = Language
table-theme = Theme
table-theme-name = { $theme ->
    [light] light
    [dark] dark
   *[other] system
}
table-text-view = Text view
table-picture-view = Picture view
table-rules = Rules
table-fit = Fit to window
table-nearer = Zoom in
table-farther = Zoom out
table-full = Full screen
table-sound = Sound on my turn
table-notify = Notify me of my turn
table-invite = Link to this table
table-leave = Leave the game
table-leave-sure = Leave for good? A bot will play your seat.
table-stay = Stay
table-home = To the lobby
table-keys = Keyboard shortcuts
table-play = Choose
table-look = Enlarge
table-log = Log
table-chat = Chat
table-say = Say something to the table
table-send = Send
table-quiet = No messages yet.
table-unread = { $n } new
table-pace = Moves of others
table-pace-name = { $pace ->
    [step] one by one, when I say so
    [calm] calm: two seconds each
    [once] at once
   *[brisk] brisk
}
table-remarks = Bots say what they think of their moves
table-show-next = Next move
table-would = If you do this: { $what }
table-for-you-now = For you now:
table-more-about = More
table-rule = Rule { $clause }
table-to-next = To the next game
table-seeded = Fixed seed

## seats

seats-left = { $name } has left. A bot plays on.
seats-ask = Ask to take over { $name }’s seat
seats-asked = You asked to take over { $name }’s seat.
seats-waiting-for = Waiting for { $names } to agree.
seats-withdraw = Withdraw
seats-wants = { $who } would like to take over { $name }’s seat.
seats-let-in = Let in
seats-decline = Decline
seats-agreed = Already agreed: { $names }.
seats-you-agreed = You have agreed.
seats-declined = Your request for { $name }’s seat was declined.
seats-given = { $who } has that seat now.
seats-dismiss = Dismiss
seats-expires = This table will be removed on { $date } unless somebody moves.
seats-expires-short = will be removed on { $date } unless somebody moves

## link

link-connecting = Connecting…
link-waiting = Offline, trying again in { $seconds } s
link-closing = The server is restarting. Your table is safe and will be back in a moment.
link-lost = The table moved on while you were offline: your last choice was not made.
link-offline = The server is not responding. Is it running, and are you online?

## rules

rules-title = Rules
rules-search = Search the rules
rules-aid = On one page
rules-all = All rules
rules-sources = How do we know this?
rules-print = Print this page
rules-found = { $n ->
    [one] 1 clause
   *[other] { $n } clauses
}
rules-loading = Loading the rules…

## end

end-title = The game is over
end-won = { $names } wins
end-won-many = { $names } win together
end-place = Place
end-player = Player
end-score = Score
end-sheet = Where the points come from
end-chart = Scores over time
end-chart-table = Show as a table
end-move = Move
end-rematch = Play again
end-replay = Watch the replay
end-show = Show the table
end-results = Results
end-analysis = Analysis
end-analyse = How was it decided?
end-analysing = Analysing the game: { $percent } %
end-chances = Chances of winning
end-turns = Where it was decided
end-no-turns = No single move decided this game.
end-turn = round { $round }, move { $move }
end-from = { $before } % → { $after } %
end-from-said = from { $before } to { $after } percent
end-better = Better: { $label } ({ $percent } %)
end-luck = This was luck.

## campaign

campaign-heading = Campaigns
campaign-none = You have no campaigns yet. If a game has one, you can choose it for a new table.
campaign-with = With a campaign of { $n } chapters
campaign-chapters = Chapters
campaign-chapter = Chapter { $n }
campaign-chapter-of = Chapter { $n } of { $all }
campaign-short = Ch. { $n }/{ $all }
campaign-over = The campaign is over
campaign-road = The road so far
campaign-of = { $game }: the road so far
campaign-go-on = Continue
campaign-play = Play chapter { $n }
campaign-to-table = To the table
campaign-ahead = Chapter { $n }: not yet reached
campaign-unopened = This chapter has not been opened yet.
campaign-gathering = Its table is waiting for players.
campaign-running = It is in progress.
campaign-story = What happened in chapter { $n }
campaign-elsewhere = Played elsewhere: there is no replay here.
campaign-replay = Watch chapter { $n } again
campaign-standings = Standings
campaign-wins = Chapters won
campaign-sum = Total
campaign-end = The end of the road
campaign-gave = The ending gives everyone { $points }.
campaign-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
campaign-won-all = { $names } wins the campaign
campaign-won-all-many = { $names } win the campaign together
campaign-keep = Save file
campaign-keep-why = A save is plain text. With it you can continue the campaign on another server or in the terminal.
campaign-download = Download the save
campaign-copy = Copy the save
campaign-copied = Copied
campaign-not-copied = This browser does not allow copying. Download the save instead.
campaign-again = Restart this chapter
campaign-again-sure = Restart chapter { $n }? Everything played in it so far will be lost.
campaign-again-do = Yes, restart chapter { $n }
campaign-again-not = No, keep it
campaign-damage = The latest save is damaged
campaign-damage-why = { $n ->
    [0] Below is the last good save. It contains no chapter, so the campaign starts over.
   *[other] Below is the last good save. It ends with chapter { $n }; everything played after that is lost.
}
campaign-next-chapter = Next chapter
campaign-to-chapter = To chapter { $n }
campaign-chapter-over = Chapter { $n } is over
campaign-begun-again = This chapter was restarted at another table.
campaign-to-it = Go there
campaign-what = Game or campaign
campaign-single = A single game
campaign-single-why = Played once, on its own.
campaign-whole = A campaign of { $n } chapters
campaign-whole-why = A series of games that build on one another. Everyone keeps their seat.
campaign-take-in = Import a save
campaign-take-in-why = Continue a campaign that was begun elsewhere. Paste its save, or choose the file.
campaign-file = Save file
campaign-text = Text of the save
campaign-seat = I am
campaign-take-in-do = Import
campaign-spoiled = This save is damaged
campaign-spoiled-why = Everything before chapter { $n } is intact: the campaign can continue from there.
campaign-restore = Continue from chapter { $n }

## replay

replay-title = Replay: { $game }
replay-at = Move { $n } of { $all }
replay-first = To the start
replay-earlier = Previous move
replay-later = Next move
replay-last = To the end
replay-play = Play
replay-pause = Pause
replay-round-back = Previous round
replay-round-on = Next round
replay-slider = Move
replay-seat = Seen by
replay-download = Download as text
replay-link = Copy the link to this move
replay-not-copied = This browser does not allow copying. The link is in the address bar.

## text

text-title = Text view
text-question = Question
text-zones = The table in words
text-nothing = nothing
text-command = Command
text-hint = A number, a notation, or help
text-enter = Enter
text-answer = Answer
text-help = Type the number or the notation of a choice. undo 2, redo, log 10, where belt, say hello, hint.
text-unknown = “{ $line }” is neither a choice nor a command. Type help.
text-not-now = There is nothing for you to decide now.
text-no-undo = There is nothing to undo.
text-command-undo = undo
text-command-redo = redo
text-command-log = log
text-command-where = where
text-command-say = say
text-command-hint = hint
text-command-help = help, ?

## lost

lost-title = Page not found
lost-why = This address does not lead to any page on this server.

## lesson

lesson-learn = Learn { $game }
lesson-course = Back to the lessons
lesson-in-all = { $n ->
    [one] One lesson
   *[other] { $n } lessons
}, about { $minutes } minutes in all.
lesson-all-done = You have taken them all. Time for a game!
lesson-is-done = Done.
lesson-goal = Afterwards you can { $goal }.
lesson-minutes = { $n } min
lesson-of = { $game }, lesson { $n } of { $all }
lesson-step = Step { $n } of { $all }
lesson-leave = Leave the lesson
lesson-coach = Coach
lesson-look-at = Look at: { $places }
lesson-go-on = Go on
lesson-learned = Learned
lesson-far = Learn: { $n } of { $all }
lesson-start = Learn
lesson-made = { $n } of { $all }
lesson-show-me = Show me
lesson-others = Wait a moment: somebody else moves.
lesson-done = Lesson learned!
lesson-next = Next: { $title }
lesson-again = Once more
