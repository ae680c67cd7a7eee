import { encounterOf } from '../queries/facts/look.ts'
import type { Vars } from '../state/frames.ts'
import type { Game, Lingering, Until } from '../state/game.ts'
import type { Ref, Side } from '../state/names.ts'

export interface Lingers {
  readonly of: string
  readonly by: Side
  readonly source: Ref | null
  readonly until: Until
  readonly vars?: Vars
}

/** Makes an effect that exists beyond the instruction (CR 9.10.1). */
export function linger(game: Game, what: Lingers): Lingering {
  const made: Lingering = {
    id: ++game.lingeringMade,
    of: what.of,
    by: what.by,
    source: what.source,
    until: ofThisEncounter(game, what.until),
    vars: onItsOwn(what.vars ?? nothing),
  }
  game.lingering.push(made)
  return made
}

/** "This encounter" is the one in progress, not another that is forced within it (CR 6.5.9a). */
function ofThisEncounter(game: Game, until: Until): Until {
  const encounter = until.at === 'encounterEnds' ? encounterOf(game) : undefined
  return encounter === undefined ? until : { at: 'encounterEnds', since: encounter.vars.since }
}

const nothing: Vars = Object.freeze({})

/** What waits for something is not the result of the replacement that made it wait (CR 9.9.9c). */
function onItsOwn(vars: Vars): Vars {
  if (vars.replacedBy === undefined) return vars
  return Object.fromEntries(Object.entries(vars).filter(([name]) => name !== 'replacedBy'))
}

export function stopLingering(game: Game, id: number): void {
  game.lingering = game.lingering.filter(lingering => lingering.id !== id)
}
