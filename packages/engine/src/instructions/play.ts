import { beginProcedure, procedure } from '../changes/frames.ts'
import type { ConditionalAbility } from '../language/abilities.ts'
import { pathOf, poolOf } from '../language/definitions.ts'
import type { Amount, Cards } from '../language/expressions.ts'
import { mayBePlayed, mayBePlayedByEffect, refusalToPlayFound } from '../queries/allowed/playing.ts'
import { amountOf } from '../queries/facts/amounts.ts'
import { cardsOf } from '../queries/facts/matching-cards.ts'
import { priceOf } from '../queries/outcomes/effects.ts'
import { isProhibitedFor } from '../queries/outcomes/potential.ts'
import type { CardState } from '../state/cards.ts'
import { refOf } from '../state/cards.ts'
import type { Scope } from '../state/frames.ts'
import type { Game } from '../state/game.ts'
import type { ProcedureVars } from '../state/procedures.ts'
import { amountExpected } from '../timing/expected.ts'
import { choicesIn, reaching } from './targets.ts'
import type { ProhibitableVerb } from './verb.ts'
import { enoughFor, someFor } from './verb.ts'

interface Playing {
  readonly do: 'play'
  readonly card: Cards
  readonly change: Amount
  readonly costs: 'pay' | 'ignore'
  /** Where the card has to be: an ability of it that says so is active there (CR 9.1.8b). */
  readonly from?: 'archives' | 'heap'
}

/** "After it resolves, remove it from the game": until that resolves, the card stays where it was played (CR 8.6.6d). */
interface Removal {
  readonly removal: ConditionalAbility
  /** What the removal calls the card. */
  readonly as: string
}

export type Play = Playing & (Removal | { readonly [Field in keyof Removal]?: never })

/** Play an event or operation (CR 8.6). */
export const playCard = (
  card: Cards,
  more: Partial<Pick<Playing, 'change' | 'costs' | 'from'>> & (Removal | { readonly removal?: never }) = {},
): Play => ({
  do: 'play',
  card,
  change: 0,
  costs: 'pay',
  ...more,
})

export const playVerb: ProhibitableVerb<Play> = {
  allows: (game, written, scope) => enoughFor('card')(game, reaching(written), scope),
  couldChange: (game, written, scope, eye) => someFor('card')(game, reaching(written), scope, eye),
  isProhibited: (game, written, scope, eye) =>
    isProhibitedFor(game, 'play', reaching(written).card, scope.by, scope, eye),
  targets: (_game, written) => choicesIn(reaching(written).card),
  // CR 1.15.2b: what cannot be played is no target. Chosen, it would show by what does not follow which card it is not.
  refusalToChoose: (game, { change, costs }, scope, _choose, card) =>
    refusalToPlayFound(game, card, scope.by, amountOf(game, change, scope), costs),
  expects(game, { card, costs }, scope) {
    if (!poolOf(game).changesPrices || costs === 'ignore') return none
    const chosen = cardsOf(game, card, scope)[0]
    return chosen === undefined || !mayPlay(game, chosen, scope) ? none : [priceOf('play', chosen, scope.by)]
  },
  resolve(game, { card, change, costs, from, removal, as }, scope, effects) {
    const chosen = cardsOf(game, card, scope)[0]
    if (chosen === undefined || !mayPlay(game, chosen, scope)) return
    if (from !== undefined && chosen.zone !== from) return
    const vars: ProcedureVars['play'] = {
      card: [refOf(chosen)],
      change: amountOf(game, change, scope) + amountExpected(effects, 'price'),
      ...(costs === 'ignore' && { ignore: 'all' }),
      ...(scope.vars.obliged === true && { obliged: true }),
      ...(removal !== undefined && { removal: pathOf(removal), called: as }),
    }
    beginProcedure(game, procedure('play', 'place', { by: scope.by, source: scope.source, vars }))
  },
}

const none: readonly never[] = []

const mayPlay = (game: Game, card: CardState, { source, by }: Scope): boolean =>
  source === null ? mayBePlayed(game, card, by) : mayBePlayedByEffect(game, card, by)
