import { pathOf } from '../language/definitions.ts'
import { couldChange } from '../queries/potential.ts'
import { at } from '../state/bug.ts'
import type { AbilityFrame, Effect } from '../state/frames.ts'
import type { Game } from '../state/game.ts'
import type { Instruction } from './index.ts'
import { verbOf } from './index.ts'
import type { Together } from './together.ts'
import type { Verb } from './verb.ts'

/** What is carried out as one procedure, in any number of parts. */
const isOne = (part: Instruction, following: Instruction): boolean =>
  part.do === following.do && verbOf(part).joins === true

/**
 * Parts of other verbs, each seeing what earlier parts have named. It stands apart from the builder because it asks
 * for the other verbs, which card files must not load before it.
 */
export const togetherVerb: Verb<Together> = {
  allows: (game, { parts }, scope, by) => parts.every(part => verbOf(part).allows(game, part, scope, by)),
  couldChange: (game, { parts }, scope, eye) => couldChange(game, parts, scope, eye),
  targets: (game, { parts }, scope) => parts.flatMap(part => verbOf(part).targets?.(game, part, scope) ?? []),
  mayChoose: (game, { parts }, scope, choose, card) =>
    parts.every(part => {
      const { targets, mayChoose } = verbOf(part)
      const isItsOwn = targets?.(game, part, scope).includes(choose) ?? false
      return !isItsOwn || (mayChoose?.(game, part, scope, choose, card) ?? true)
    }),
  expects: (game, { parts }, scope) =>
    parts.flatMap((part, i) =>
      (verbOf(part).expects?.(game, part, scope) ?? []).map(effect => ({ ...effect, part: i })),
    ),
  resolve(game: Game, written: Together, scope: AbilityFrame, effects: readonly Effect[]) {
    const { parts } = written
    const next = `next ${pathOf(written)}`
    const from = typeof scope.vars[next] === 'number' ? scope.vars[next] : 0
    if (from > 0) scope.vars = { ...scope.vars, [next]: 0 }
    for (let i = from; i < parts.length; i++) {
      const part = at(parts, i)
      const depth = game.frames.length
      const result = verbOf(part).resolve(
        game,
        part,
        scope,
        effects.filter(effect => effect.part === i),
      )
      const name = 'as' in part ? part.as : undefined
      if (result !== undefined && typeof name === 'string') scope.vars = { ...scope.vars, [name]: result }
      const following = parts[i + 1]
      if (game.frames.length > depth && following !== undefined && !isOne(part, following)) {
        // CR 9.3.4d: in the order they are written, so what this part has begun is finished before the next.
        scope.vars = { ...scope.vars, [next]: i + 1 }
        // What happens instead is begun with the first part, but a card that goes elsewhere goes with its own.
        scope.expects = effects.filter(
          effect => effect.part > i && (effect.effect !== 'instead' || effect.kind === null),
        )
        scope.stage = 'resolve'
        return
      }
    }
  },
}
