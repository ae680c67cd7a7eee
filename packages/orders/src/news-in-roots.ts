import type { Game, Occurrence, What } from '@paydata/engine'
import { boundsOf } from './pool.ts'

/** Occurrences about a facedown card that everybody sees. */
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
 * Whether public facts allow that the Corp can rez a card in a root now that it could not rez when it was last asked: because
 * something has happened to a facedown card, or because the Corp has credits for one. At the end of the Runner's turn the Corp was
 * last asked when its own turn began; when its turn begins, at the end of the Runner's turn.
 */
export function isNewsInRoots(game: Game): boolean {
  const { thisTurn, lastTurn, corp, active } = game
  const since = active === 'runner' ? [...lastTurn, ...thisTurn] : thisTurn
  if (since.some(occurrence => isTouch(game, occurrence, touches))) return true
  const more = since.reduce((sum, occurrence) => sum + creditsOf(occurrence), 0)
  return more > 0 && corp.credits - more < boundsOf(game).dearest
}

/** Whether the last action advanced a facedown card. */
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
