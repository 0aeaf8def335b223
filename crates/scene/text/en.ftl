waiting-for = { $seat } is deciding
game-over = The game is over
game-entry = { $name }: { $title } by { $authors }, { $least } to { $most } players
game-campaign = a campaign of { $chapters } chapters, kept in this file
game-kept = The game is kept in { $path }
game-left = Go on with: tablewright play --resume { $path }
campaign-chapter = Chapter { $number } of { $chapters }: { $scores }
campaign-score = { $seat } { $score }
campaign-standing = { $place }. { $seat }: { $sum ->
    [one] one point
   *[other] { $sum } points
} in all, { $wins ->
    [0] no chapter won
    [one] one chapter won
   *[other] { $wins } chapters won
}
campaign-sum = { $seat }: { $sum ->
    [one] one point
   *[other] { $sum } points
} in all
campaign-next = Next comes chapter { $number } of { $chapters }.
campaign-ended = The campaign is over. Its ending gives { $points ->
    [0] nobody any points
   *[other] everybody { $points } points
}.
campaign-left = Go on with: tablewright play --campaign { $path }
empty = empty
proposed = (proposed)
no-seats = nobody
verbatim-seat = { $seat }
remark = { $seat } sees { $chance } % for itself
remark-second = { $seat } sees { $chance } % for itself; second thought: { $label }, { $second } %
learner = Apprentice
partner = Partner { $seat }
lesson-other = Possible, and sometimes good. For this lesson let us try what the coach asks for.
