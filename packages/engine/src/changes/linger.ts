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
    until: what.until,
    vars: what.vars ?? nothing,
  }
  game.lingering.push(made)
  return made
}

const nothing: Vars = Object.freeze({})

export function stopLingering(game: Game, id: number): void {
  game.lingering = game.lingering.filter(lingering => lingering.id !== id)
}
