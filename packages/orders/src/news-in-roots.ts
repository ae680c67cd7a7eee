import type { Game, Occurrence, What } from '@paydata/engine'

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

/** What no card in a root costs more than to rez: who has that much can pay for no more of them with another credit. */
export const dearest = 6

/**
 * Whether the Corp could do something with a facedown card in a root that it could not before its last action, for all that
 * everybody knows: something has happened to one, or there are credits for one. Before the first action all of them are new.
 */
export function isNewsInRoots({ thisTurn, cards, corp }: Game): boolean {
  let more = 0
  for (const occurrence of thisTurn.toReversed()) {
    const { what, card } = occurrence
    more += creditsOf(occurrence)
    if (what === 'actionTaken') return more > 0 && corp.credits - more < dearest
    const touched = card !== null && touches.has(what) ? cards[card.card] : undefined
    if (touched?.zone === 'root' && !touched.faceup) return true
  }
  return true
}

function creditsOf({ what, by, amount }: Occurrence): number {
  if (by !== 'corp') return 0
  if (what === 'creditsGained') return amount
  return what === 'creditsSpent' || what === 'creditsLost' ? -amount : 0
}
