import { pathOf } from '../language/definitions.ts'
import { noVars } from '../queries/facts/applying.ts'
import { boundRefs } from '../queries/facts/references.ts'
import { areProhibited, couldBeOf, couldChange } from '../queries/outcomes/potential.ts'
import { at } from '../state/bug.ts'
import { refOf } from '../state/cards.ts'
import { withName } from '../state/extended.ts'
import type { AbilityFrame, Effect, Scope, Vars } from '../state/frames.ts'
import type { Game } from '../state/game.ts'
import type { ForEach } from './for-each.ts'
import type { Instruction } from './index.ts'
import type { Together } from './together.ts'
import type { Verb } from './verb.ts'
import { carryOut, enoughFor, someFor } from './verb.ts'

/** The table of all verbs, which these two ask for those of their parts. */
type VerbOf = (part: Instruction) => Verb<Instruction>

/** What is carried out as one procedure, in any number of parts. */
const isOne = (verbOf: VerbOf, part: Instruction, following: Instruction): boolean =>
  part.do === following.do && verbOf(part).joins === true

/** Parts of other verbs, each seeing what earlier parts have named. */
export const togetherVerb = (verbOf: VerbOf): Verb<Together> => ({
  allows: (game, { parts }, scope, by) => parts.every(part => verbOf(part).allows(game, part, scope, by)),
  couldChange: (game, { parts }, scope, eye) => couldChange(game, parts, scope, eye),
  isProhibited: (game, { parts }, scope, eye) => areProhibited(game, parts, scope, eye),
  targets: (game, { parts }, scope) => parts.flatMap(part => verbOf(part).targets?.(game, part, scope) ?? []),
  refusalToChoose(game, { parts }, scope, choose, card) {
    for (const part of parts) {
      const { targets, refusalToChoose } = verbOf(part)
      const isItsOwn = targets?.(game, part, scope).includes(choose) ?? false
      const refusal = isItsOwn ? refusalToChoose?.(game, part, scope, choose, card) : undefined
      if (refusal !== undefined) return refusal
    }
    return undefined
  },
  expects: (game, { parts }, scope) =>
    parts.flatMap((part, i) =>
      (verbOf(part).expects?.(game, part, scope) ?? []).map(effect => ({ ...effect, part: i })),
    ),
  resolve: (game, written, scope, effects) =>
    resolveInOrder(
      verbOf,
      game,
      pathOf(written),
      written.parts.map(part => ({ part, names: noVars })),
      scope,
      effects,
    ),
})

/** A part with what has a name for it alone. */
interface Step {
  readonly part: Instruction
  readonly names: Vars
}

const stepsOf = (game: Game, { cards, each, parts }: ForEach, scope: Scope): readonly Step[] =>
  boundRefs(game, cards.as, scope).flatMap(ref => parts.map(part => ({ part, names: { [each]: [ref] } })))

const inStep = (scope: AbilityFrame, { names }: Step): AbilityFrame => ({
  ...scope,
  vars: { ...scope.vars, ...names },
})

export const forEachVerb = (verbOf: VerbOf): Verb<ForEach> => ({
  allows: enoughFor('cards'),
  couldChange: someFor('cards'),
  isProhibited(game, { cards, each, parts }, scope, eye) {
    const could = couldBeOf(game, cards.choose, eye, scope).map(refOf)
    return areProhibited(game, parts, { ...scope, vars: { ...scope.vars, [each]: could } }, eye)
  },
  targets: (_game, { cards }) => [cards],
  expects: (game, written, scope) =>
    stepsOf(game, written, scope).flatMap((step, i) =>
      (verbOf(step.part).expects?.(game, step.part, inStep(scope, step)) ?? []).map(effect => ({
        ...effect,
        part: i,
      })),
    ),
  resolve: (game, written, scope, effects) =>
    resolveInOrder(verbOf, game, pathOf(written), stepsOf(game, written, scope), scope, effects),
})

function resolveInOrder(
  verbOf: VerbOf,
  game: Game,
  path: string,
  steps: readonly Step[],
  scope: AbilityFrame,
  effects: readonly Effect[],
): void {
  const next = `next ${path}`
  const from = typeof scope.vars[next] === 'number' ? scope.vars[next] : 0
  if (from > 0) scope.vars = withName(scope.vars, next, 0)
  for (let i = from; i < steps.length; i++) {
    const { part, names } = at(steps, i)
    if (names !== noVars) scope.vars = { ...scope.vars, ...names }
    const depth = game.frames.length
    const result = carryOut(
      verbOf(part),
      game,
      part,
      scope,
      effects.filter(effect => effect.part === i),
    )
    const name = 'as' in part ? part.as : undefined
    if (result !== undefined && typeof name === 'string') scope.vars = withName(scope.vars, name, result)
    const following = steps[i + 1]?.part
    if (game.frames.length > depth && following !== undefined && !isOne(verbOf, part, following)) {
      // CR 9.3.4d: in the order they are written, so what this part has begun is finished before the next.
      scope.vars = withName(scope.vars, next, i + 1)
      // What happens instead is begun with the first part, but a card that goes elsewhere goes with its own.
      scope.expects = effects.filter(
        effect => effect.part > i && (effect.effect !== 'instead' || effect.kind === null),
      )
      scope.stage = 'resolve'
      return
    }
  }
}
