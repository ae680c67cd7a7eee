import type { AbilityFrame, Effect } from '../state/frames.ts'
import type { Game } from '../state/game.ts'
import type { Instruction } from './index.ts'
import { verbOf } from './index.ts'
import type { Verb } from './verb.ts'

export interface Together {
  readonly do: 'together'
  readonly parts: readonly Instruction[]
}

/** What one sentence does is one instruction: its parts are imminent together (CR 9.11.3). */
export const together = (...parts: readonly Instruction[]): Together => ({ do: 'together', parts })

/** Parts of other verbs, each seeing what earlier parts have named. */
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
