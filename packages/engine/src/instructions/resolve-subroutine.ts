import { beginSubroutine } from '../changes/subroutines.ts'
import { pathOf } from '../language/definitions.ts'
import type { Amount, Cards } from '../language/expressions.ts'
import { amountOf } from '../queries/facts/amounts.ts'
import { noVars } from '../queries/facts/applying.ts'
import { cardsOf, gather, isChoose } from '../queries/facts/matching-cards.ts'
import { serverTo } from '../queries/facts/references.ts'
import type { Subroutine } from '../queries/facts/subroutines.ts'
import { subroutinesOf } from '../queries/facts/subroutines.ts'
import { expected } from '../queries/outcomes/effects.ts'
import { couldBeOf, couldBeSome } from '../queries/outcomes/potential.ts'
import type { OptionRefusal } from '../queries/refusals.ts'
import type { CardState } from '../state/cards.ts'
import { refOf } from '../state/cards.ts'
import type { Scope } from '../state/frames.ts'
import type { Game } from '../state/game.ts'
import { choicesIn } from './targets.ts'
import type { Verb } from './verb.ts'
import { enoughFor } from './verb.ts'

export interface ResolveSubroutine {
  readonly do: 'resolveSubroutine'
  readonly of: Cards
  /** Counted from 1, the first by default; or one that is chosen as a target (CR 1.15.1). */
  readonly nth: Amount | 'chosen'
}

/** Resolve a subroutine of ice out of its sequence (CR 9.8.10). */
export const resolveSubroutine = (of: Cards, nth: ResolveSubroutine['nth'] = 1): ResolveSubroutine => ({
  do: 'resolveSubroutine',
  of,
  nth,
})

/** What the choice is called: no text does, so two in one sentence do not meet. */
const choiceIn = (written: ResolveSubroutine): string => `subroutine of ${pathOf(written)}`

const hasSubroutine = (game: Game, ice: CardState): boolean => subroutinesOf(game, ice).length > 0

interface Meant {
  readonly ice: CardState
  readonly subroutine: Subroutine
}

function meant(game: Game, written: ResolveSubroutine, scope: Scope): Meant | undefined {
  const ice = cardsOf(game, written.of, scope)[0]
  if (ice === undefined) return undefined
  const all = subroutinesOf(game, ice)
  const subroutine =
    written.nth === 'chosen'
      ? all.find(({ key }) => key === scope.vars[choiceIn(written)])
      : all[amountOf(game, written.nth, scope) - 1]
  return subroutine && { ice, subroutine }
}

export const resolveSubroutineVerb: Verb<ResolveSubroutine> = {
  allows(game, written, scope) {
    const { of, nth } = written
    if (nth !== 'chosen') return enoughFor('of')(game, written, scope)
    const ice = isChoose(of) ? gather(game, of.choose, scope) : cardsOf(game, of, scope)
    return ice.some(each => hasSubroutine(game, each))
  },
  couldChange(game, { of, nth }, scope, eye) {
    if (!couldBeSome(game, of, scope, eye)) return false
    if (nth !== 'chosen') return true
    const ice = isChoose(of) ? couldBeOf(game, of.choose, eye, scope) : cardsOf(game, of, scope)
    return ice.length === 0 || ice.some(each => hasSubroutine(game, each))
  },
  targets: (_game, written) => [
    ...choicesIn(written.of),
    ...(written.nth === 'chosen' ? [{ subroutineOf: written.of, as: choiceIn(written) }] : []),
  ],
  refusalToChoose: (game, { nth }, _scope, _choose, card) =>
    nth !== 'chosen' || hasSubroutine(game, card) ? undefined : noSubroutine,
  expects(game, written, scope) {
    const found = meant(game, written, scope)
    if (found === undefined) return []
    return [expected('subroutine', 'corp', { card: refOf(found.ice), kind: found.subroutine.key })]
  },
  resolve(game, written, scope, effects) {
    const found = meant(game, written, scope)
    const effect = effects.find(each => each.effect === 'subroutine')
    if (found === undefined || effect === undefined) return
    const { ice, subroutine } = found
    // CR 4.6.6i: ice that this very ability moved means the server that it was at.
    const here = ice.card === scope.source?.card ? serverTo(game, 'here', scope) : undefined
    beginSubroutine(game, ice, subroutine, effect, here === undefined ? noVars : { here })
  },
}
const noSubroutine: OptionRefusal = { reason: 'noSubroutine', rule: '1.15.2b' }
