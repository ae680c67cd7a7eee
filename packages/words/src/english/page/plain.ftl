### Plain words for places, which are said until a learner knows the words of the game.

## Forms that texts have of a word, and after each what is said in its place: “form → in its place | form → in its place”. Of two that begin at the same letter the longer one counts. One with a small letter also begins sentences.

forms-hq = HQ → HQ (the Corp’s hand)
forms-rnd = R&D → R&D (the Corp’s deck)
forms-archives = Archives → Archives (the Corp’s discard pile)
forms-grip = grip → hand (grip)
forms-stack = stack → deck (stack)
forms-heap = heap → discard pile (heap)
forms-pool = credit pool → wallet (credit pool)

## What stands by itself over a place, or before a colon.

labels-hq = HQ → Hand (HQ)
labels-rnd = R&D → Deck (R&D)
labels-archives = Archives → Discard (Archives) | Arch. → Discard (Arch.)
labels-grip = Grip → Hand (grip)
labels-stack = Stack → Deck (stack)
labels-heap = Heap → Discard (heap)
labels-pool = Credit pool → Wallet (credit pool)

## Phrases of lessons that tell themselves what a word means.

told = HQ, the Corp’s hand | HQ is the Corp’s hand | the Corp’s hand, HQ | HQ is your hand | R&D its deck | R&D, the deck | the Corp’s deck, R&D | R&D is your deck
