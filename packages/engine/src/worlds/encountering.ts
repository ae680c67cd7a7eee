import { fillFund } from '../changes/players.ts'
import { beginEncounter, beginRun } from '../changes/runs.ts'
import { advance } from '../kernel/advance.ts'
import { cardAt, runOf, serverOf } from '../queries/facts/look.ts'
import { cloneGame } from '../state/clone.ts'
import type { Game } from '../state/game.ts'
import type { ServerId } from '../state/names.ts'

/** Ice by its place, as its number and its names differ from game to game. */
export interface PlaceOfIce {
  readonly server: ServerId
  /** Counted from the innermost. */
  readonly position: number
}

/** What the Runner has to spend in an imagined encounter. */
export interface Purse {
  readonly credits: number
  readonly clicks: number
}

/**
 * An imagined game in which the Runner has come to rezzed ice on a run, with so much to spend, and may use abilities (CR 6.9.3b). The
 * Runner has the credits for bad publicity (CR 10.6.3a); nothing else has happened on the way. Nothing if a run is in progress.
 */
export function encountering(
  imagined: Game,
  { server, position }: PlaceOfIce,
  purse: Purse,
): Game | undefined {
  const place = serverOf(imagined, server)?.ice[position]
  if (place === undefined || place.ice === null || runOf(imagined) !== undefined) return undefined
  const ice = cardAt(imagined, place.ice)
  if (!ice.faceup) return undefined
  const game = cloneGame(imagined)
  game.waiting = []
  game.occurred = []
  Object.assign(game.runner, purse)
  fillFund(game)
  beginRun(game, server, null, place.id, 'encounter')
  beginEncounter(game, { card: ice.card, life: ice.life }, 'ofRun', 'encounterWindow')
  advance(game)
  return game
}
