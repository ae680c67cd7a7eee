import type { AbilityFrame, Effect } from '../state/frames.ts'
import type { Game } from '../state/game.ts'
import { verbOf } from './index.ts'
import type { Together } from './together.ts'
import type { Verb } from './verb.ts'

/**
 * Parts of other verbs, each seeing what earlier parts have named. It stands apart from the builder because it asks
 * for the other verbs, which card files must not load before it.
 */
export const togetherVerb: Verb<Together> = {
  targets: (game, { parts }, scope) => parts.flatMap(part => verbOf(part).targets?.(game, part, scope) ?? []),
  expects: (game, { parts }, scope) =>
    parts.flatMap((part, i) =>
      (verbOf(part).expects?.(game, part, scope) ?? []).map(effect => ({ ...effect, part: i })),
    ),
  resolve(game: Game, { parts }: Together, scope: AbilityFrame, effects: readonly Effect[]) {
    parts.forEach((part, i) => {
      const mine = effects.filter(effect => effect.part === i)
      const result = verbOf(part).resolve(game, part, scope, mine)
      const name = 'as' in part ? part.as : undefined
      if (result !== undefined && typeof name === 'string') scope.vars = { ...scope.vars, [name]: result }
    })
  },
}
