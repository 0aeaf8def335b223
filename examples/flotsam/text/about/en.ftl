# What everything on the table is.

about-goal = Carry home more than anybody else: most points win.
about-zone-sea = What is still out there: finds, and waves that take a catch.
about-zone-beach = What was combed in this turn: yours once you go home, lost with the second wave.
about-zone-basket = What somebody has carried home: it scores at the end.
about-zone-wish = A secret wish: every find of this kind is worth 2 more at the end.
about-counter-shell = Shells, worth 1 point each.
about-counter-wood = Driftwood, worth 2 points each.
about-counter-glass = Sea glass, worth 3 points each.
about-counter-amber = Amber, worth 5 points each.
about-counter-wave = Waves: the second one of a turn takes the catch.
about-face-drift = Something that was found, or a wave.
about-face-wish = A wish card: it names a kind of find.
