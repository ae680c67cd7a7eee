import type { Limit } from '../../language/abilities.ts'
import type { Game } from '../../state/game.ts'
import type { What } from '../../state/occurrences.ts'
import { breachOf, encounterOf, runOf } from './look.ts'

const ends = {
  run: { of: runOf, began: 'runAnnounced', ended: 'runEnded' },
  encounter: { of: encounterOf, began: 'iceEncountered', ended: 'encounterEnded' },
  breach: { of: breachOf, began: 'breachBegan', ended: 'breachEnded' },
} as const satisfies Record<
  Exclude<Limit, 'turn'>,
  { readonly began: What; readonly ended: What; of: unknown }
>

/**
 * Where in the record of the turn the period began in which something happened at this place of it, or would happen now;
 * nothing if that is in no such period: "the first time in a run" is in a run (CR 9.3.2b, 9.9.5a).
 */
export function periodOf(game: Game, limit: Limit, nth = game.thisTurn.length): number | undefined {
  if (limit === 'turn') return 0
  const since = ends[limit].of(game)?.vars.since
  return since !== undefined && since <= nth ? since : overBy(game, limit, nth)
}

/** What happened last in a structure is looked at when that is over (CR 10.3.6). */
function overBy(game: Game, limit: Exclude<Limit, 'turn'>, nth: number): number | undefined {
  const { began, ended } = ends[limit]
  let inner = 0
  for (let i = Math.min(nth, game.thisTurn.length - 1); i >= 0; i--) {
    const what = game.thisTurn[i]?.what
    // A run that ended ended all that was in it.
    if (i < nth && what === 'runEnded') return undefined
    if (i < nth && what === ended) inner++
    if (what === began && inner-- === 0) return i
  }
  return undefined
}
