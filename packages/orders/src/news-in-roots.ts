import type { Game, Occurrence, What } from '@paydata/engine'
import { boundsOf } from './pool.ts'

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
const advances: ReadonlySet<What> = new Set(['advanced', 'countersPlaced'])

/**
 * Whether the Corp could rez something in a root that it could not when it was asked last, for all that everybody knows: something
 * has happened to a facedown card, or there are credits for one. At the end of the Runner's turn that is since its own
 * turn began, at the beginning of its own since then.
 */
export function isNewsInRoots(game: Game): boolean {
  const { thisTurn, lastTurn, corp, active } = game
  const since = active === 'runner' ? [...lastTurn, ...thisTurn] : thisTurn
  if (since.some(occurrence => isTouch(game, occurrence, touches))) return true
  const more = since.reduce((sum, occurrence) => sum + creditsOf(occurrence), 0)
  return more > 0 && corp.credits - more < boundsOf(game).dearest
}

/** Whether something facedown was advanced by the last action. */
export function hasNewlyAdvanced(game: Game): boolean {
  const last = game.thisTurn.findLastIndex(({ what }) => what === 'actionTaken')
  return last >= 0 && game.thisTurn.slice(last).some(occurrence => isTouch(game, occurrence, advances))
}

function isTouch({ cards }: Game, { what, card }: Occurrence, kinds: ReadonlySet<What>): boolean {
  const touched = card !== null && kinds.has(what) ? cards[card.card] : undefined
  return touched?.zone === 'root' && !touched.faceup
}

function creditsOf({ what, by, amount }: Occurrence): number {
  if (by !== 'corp') return 0
  if (what === 'creditsGained') return amount
  return what === 'creditsSpent' || what === 'creditsLost' ? -amount : 0
}
