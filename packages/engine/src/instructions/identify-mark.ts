import { happen } from '../changes/happen.ts'
import { at } from '../state/bug.ts'
import { randomBelow } from '../state/random.ts'
import type { Verb } from './verb.ts'
import { always } from './verb.ts'

export interface IdentifyMark {
  readonly do: 'identifyMark'
}

/** Identify your mark: a random central server, once a turn (CR 10.11.2, 10.11.3). */
export const identifyMark = (): IdentifyMark => ({ do: 'identifyMark' })

const centrals = ['hq', 'rnd', 'archives'] as const

export const identifyMarkVerb: Verb<IdentifyMark> = {
  allows: always,
  couldChange: always,
  resolve(game, _written, scope) {
    if (game.mark !== null) return
    game.mark = at(centrals, randomBelow(game, centrals.length))
    happen(game, 'markIdentified', { by: scope.by, server: game.mark })
  },
}
