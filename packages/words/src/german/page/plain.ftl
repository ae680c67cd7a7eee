### Plain words for places, which are said until a learner knows the words of the game.

forms-hq = HQ → HQ (Hand des Konzerns)
forms-rnd = F&E → F&E (Deck des Konzerns)
forms-archives = Archiv → Archiv (Ablage des Konzerns) | Archivs → Archivs (Ablage des Konzerns)
forms-grip = Griff → Hand (Griff) | der Griff → die Hand (Griff) | den Griff → die Hand (Griff) | dem Griff → der Hand (Griff) | des Griffs → der Hand (Griff) | dein Griff → deine Hand (Griff) | deinen Griff → deine Hand (Griff) | deinem Griff → deiner Hand (Griff) | deines Griffs → deiner Hand (Griff) | in den Griff → auf die Hand (Griff) | in deinen Griff → auf deine Hand (Griff) | im Griff → auf der Hand (Griff) | in deinem Griff → auf deiner Hand (Griff) | vom Griff → von der Hand (Griff) | zum Griff → zur Hand (Griff)
forms-stack = Stapel → Deck (Stapel) | Stapels → Decks (Stapel) | der Stapel → das Deck (Stapel) | den Stapel → das Deck (Stapel) | deinen Stapel → dein Deck (Stapel) | einen Stapel → ein Deck (Stapel) | in den Stapel → ins Deck (Stapel)
forms-heap = Halde → Ablage (Halde)
forms-pool = Creditvorrat → Geldbeutel (Creditvorrat) | Creditvorrats → Geldbeutels (Creditvorrat)

labels-hq = HQ → Hand (HQ)
labels-rnd = F&E → Deck (F&E)
labels-archives = Archiv → Ablage (Archiv) | Arch → Ablage (Arch)
labels-grip = Griff → Hand (Griff)
labels-stack = Stapel → Deck (Stapel)
labels-heap = Halde → Ablage (Halde)
labels-pool = Creditvorrat → Geldbeutel (Creditvorrat)

told = HQ ist die Hand des Konzerns | HQ an, die Hand des Konzerns | die Hand des Konzerns, HQ | HQ ist deine Hand | F&E sein Deck | F&E, dem Deck | das Deck des Konzerns, F&E | F&E ist dein Deck
