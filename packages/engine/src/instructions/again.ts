import type { Verb } from './verb.ts'

export interface Again {
  readonly do: 'again'
}

/**
 * "Repeat this process": the whole ability is resolved again, as often as it comes to this (CR 9.12.4a). It is the last
 * thing an ability says, behind a condition or a choice that some time is not met.
 */
export const again = (): Again => ({ do: 'again' })

export const againVerb: Verb<Again> = {
  resolve(game) {
    const ability = game.frames.findLast(frame => frame.kind === 'ability' && !frame.inner)
    if (ability?.kind !== 'ability') return
    ability.at = 0
    ability.stage = 'targets'
    ability.announced = none
  },
}

const none: readonly string[] = []
