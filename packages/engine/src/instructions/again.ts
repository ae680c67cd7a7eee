import type { Game } from '../state/game.ts'
import type { Verb } from './verb.ts'
import { always } from './verb.ts'

export interface Again {
  readonly do: 'again'
}

/**
 * "Repeat this process": the whole ability is resolved again, as often as it comes to this (CR 9.12.4a). It is the last
 * thing an ability says. Where no condition or choice stands before it, its player says how often (CR 10.1.6a).
 */
export const again = (): Again => ({ do: 'again' })

/** More would change nothing that a player could want, and each is resolved. */
export const mostLoops = 100

export const questionsAsked = ({ asked }: Game): number => asked.corp + asked.runner

export const againVerb: Verb<Again> = {
  allows: always,
  couldChange: always,
  resolve(game, _written, scope) {
    const ability = game.frames.findLast(frame => frame.kind === 'ability' && !frame.inner)
    if (ability?.kind !== 'ability') return
    const earlier = ability.repeats
    const questions = questionsAsked(game)
    const unasked = earlier?.questions === questions ? earlier.unasked + 1 : 0
    ability.stage = 'again'
    ability.repeats = {
      questions,
      // Nothing stands before it that could be otherwise, or nothing has been in so many passes.
      unasked: ability === scope ? mostLoops : unasked,
      left: earlier?.left ?? null,
    }
  },
}
