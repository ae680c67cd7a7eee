import { mentionOf } from '../changes/happen.ts'
import { abilityAround, abilityAt, nodeAt, pathOf } from '../language/definitions.ts'
import { referencesOfAll } from '../language/inferred.ts'
import type { Instruction } from '../language/instructions.ts'
import { limitOnAccess } from '../queries/allowed/accessing.ts'
import { amountOf } from '../queries/facts/amounts.ts'
import { anyDeclares, nameOfEffect, noVars } from '../queries/facts/applying.ts'
import { eachDeclared } from '../queries/facts/declared.ts'
import { cardAt } from '../queries/facts/look.ts'
import { cannot } from '../queries/facts/permissions.ts'
import { diverting } from '../queries/outcomes/diversions.ts'
import type { Replace } from '../queries/outcomes/effects.ts'
import { isEffect, isPossible, replaces } from '../queries/outcomes/effects.ts'
import { never } from '../state/bug.ts'
import type { AbilityFrame, Effect, Scope, Vars } from '../state/frames.ts'
import type { Game } from '../state/game.ts'

/** What cannot happen, or not any more, and what something forbids is not expected (CR 1.2.2, 1.2.4, 9.9.2). */
export function withoutImpossible(
  game: Game,
  effects: readonly Effect[],
  of?: Pick<AbilityFrame, 'source' | 'of'>,
): readonly Effect[] {
  return effects.filter(effect => isPossible(game, effect) && !isForbidden(game, effect, of))
}

function isForbidden(
  game: Game,
  effect: Effect,
  of: Pick<AbilityFrame, 'source' | 'of'> | undefined,
): boolean {
  const using = of?.source == null ? undefined : cardAt(game, of.source.card)
  const card = effect.card === null ? undefined : cardAt(game, effect.card.card)
  const attempt = { who: effect.by, card, server: effect.server ?? undefined, using }
  switch (effect.effect) {
    case 'trash':
      return cannot(game, 'trash', attempt)
    case 'draw':
      return cannot(game, 'draw', attempt)
    case 'expose':
      return cannot(game, 'expose', attempt)
    case 'access':
      return (
        cannot(game, 'access', attempt) || (card !== undefined && limitOnAccess(game, card) !== undefined)
      )
    case 'endRun':
      return (
        using !== undefined &&
        of !== undefined &&
        isOfSubroutine(game, of.of) &&
        cannot(game, 'endRun', { ...attempt, card: using })
      )
    case 'success':
      return cannot(game, 'beSuccessful', attempt)
    default:
      return false
  }
}

/** Whether instructions are those of a subroutine, or follow from the result of its trace (CR 10.8.5). */
function isOfSubroutine(game: Game, path: string): boolean {
  const ability = abilityAt(game, abilityAround(nodeAt(game, path)))
  return ability.form === 'subroutine' || (ability.form === 'when' && ability.result !== undefined)
}

/** Values are worked out continuously (CR 9.9.7): what static abilities add now, in the place of what they added. */
export function withValues(game: Game, effects: readonly Effect[]): readonly Effect[] {
  if (effects.length === 0 || !anyDeclares(game, 'value')) return effects
  return effects.map(effect => {
    let by = 0
    eachDeclared(game, 'value', (d, scope) => {
      if (isEffect(game, effect, d.of, scope)) by += amountOf(game, d.by, scope)
    })
    return by === effect.raised
      ? effect
      : { ...effect, amount: effect.amount + by - effect.raised, raised: by }
  })
}

/** Notes that effects became imminent, for what looks at the first time something would happen (CR 9.9.5a). */
export function noteExpected(game: Game, effects: readonly Effect[]): void {
  for (const effect of effects) {
    game.thisTurn.push({
      nth: game.thisTurn.length,
      what: 'would',
      by: effect.by,
      card: effect.card === null ? null : mentionOf(game, cardAt(game, effect.card.card)),
      server: effect.server,
      amount: effect.amount,
      kind: effect.kind === null ? effect.effect : `${effect.effect}/${effect.kind}`,
      before: null,
      host: null,
      cause: nothing,
    })
  }
}
const nothing = Object.freeze({ card: null, path: '' })

export interface Replacing {
  readonly declaration: Replace
  readonly path: string
  /** Tells it from those of other copies. */
  readonly name: string
  readonly scope: Scope
}

/** The replacement effects that can apply to what is expected, each once to an effect (CR 9.9.9). */
export function replacementsFor(game: Game, effects: readonly Effect[]): Replacing[] {
  const found: Replacing[] = []
  eachDeclared(game, 'replace', (declaration, scope) => {
    const path = pathOf(declaration)
    const name = nameOfEffect(path, scope)
    if (effects.some(effect => replaces(game, effect, declaration, name, scope)))
      found.push({ declaration, path, name, scope })
  })
  return found
}

export function applyReplacement(
  game: Game,
  effects: readonly Effect[],
  replacing: Replacing,
): readonly Effect[] {
  const { declaration, path, name, scope } = replacing
  return effects.flatMap(effect => {
    if (!replaces(game, effect, declaration, name, scope)) return [effect]
    const replacedBy = [...effect.replacedBy, name]
    const withIt = declaration.withIt
    switch (withIt.instead) {
      case 'nothing':
        return []
      case 'kind':
        return [{ ...effect, kind: withIt.kind, replacedBy }]
      case 'amount':
        // CR 9.12.1a: what sets a value comes before what raises it.
        return [{ ...effect, amount: amountOf(game, withIt.amount, scope), raised: 0, replacedBy }]
      case 'server':
        return [{ ...effect, server: withIt.server, replacedBy }]
      case 'subroutine':
        return [{ ...effect, vars: { subroutine: pathOf(withIt.does) }, replacedBy }]
      case 'move':
        return [diverting({ ...effect, replacedBy }, path, scope)]
      case 'resolve':
        return [
          {
            ...effect,
            effect: 'instead',
            kind: pathOf(withIt.does),
            card: scope.source,
            by: scope.by,
            vars: { ...scope.vars, ...replacedCard(effect, withIt.does) },
            replacedBy,
          },
        ]
      default:
        return never(withIt)
    }
  })
}

/** What is done instead may speak of the card that it would have happened to; no access of it begins (CR 9.9.8). */
function replacedCard({ effect, card }: Effect, does: readonly Instruction[]): Vars {
  if (card === null) return noVars
  const words = referencesOfAll(does)
  return {
    ...(words.has('it') && { it: [card] }),
    ...(effect === 'access' && words.has('accessed') && { accessed: [card] }),
  }
}

/** A player chose not to replace: it will not be offered for these effects again. */
export const declineReplacement = (effects: readonly Effect[], name: string): readonly Effect[] =>
  effects.map(effect => ({ ...effect, replacedBy: [...effect.replacedBy, name] }))
