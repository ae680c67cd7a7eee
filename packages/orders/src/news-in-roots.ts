import type { Game, What } from '@paydata/engine'

/** What everybody sees happen to a facedown card. */
const touches: ReadonlySet<What> = new Set([
  'installed',
  'moved',
  'swapped',
  'hosted',
  'derezzed',
  'turnedFacedown',
  'advanced',
  'countersPlaced',
])

/** Whether something has happened to a facedown card in a root since the last action began; before the first, all are new. */
export function isNewsInRoots({ thisTurn, cards }: Game): boolean {
  for (const { what, card } of thisTurn.toReversed()) {
    if (what === 'actionTaken') return false
    const touched = card !== null && touches.has(what) ? cards[card.card] : undefined
    if (touched?.zone === 'root' && !touched.faceup) return true
  }
  return true
}
