import { beginProcedure, procedure } from '../changes/frames.ts'
import type { Amount, Group, Who } from '../language/expressions.ts'
import { amountOf } from '../queries/facts/amounts.ts'
import { cardAt } from '../queries/facts/look.ts'
import { gather } from '../queries/facts/matching-cards.ts'
import { whoIs } from '../queries/facts/references.ts'
import { refOf } from '../state/cards.ts'
import type { Scope } from '../state/frames.ts'
import type { Game } from '../state/game.ts'
import { lookAt } from './look.ts'
import type { Verb } from './verb.ts'
import { always } from './verb.ts'

/** Rearrange installed ice by swapping two pieces again and again (CR 8.3.2). */
export interface ArrangeIce {
  readonly do: 'arrangeIce'
  readonly ice: Group
  readonly by: Who
}

/** Put the ice protecting a server into another order; it stays the same objects (CR 1.12.4). */
export const arrangeIce = (ice: Group, by: Who = 'you'): ArrangeIce => ({ do: 'arrangeIce', ice, by })

export const arrangeIceVerb: Verb<ArrangeIce> = {
  allows: always,
  couldChange: always,
  resolve(game, { ice, by }, scope) {
    const cards = gather(game, ice, scope).map(refOf)
    if (cards.length < 2) return // CR 8.3.1a
    beginProcedure(
      game,
      procedure('arrangeIce', 'first', {
        by: whoIs(by, scope),
        source: scope.source,
        vars: { ice: cards },
      }),
    )
  },
}

/** The top cards of a deck, or those of cards looked at before that still are. */
export type Arrange = {
  readonly do: 'arrange'
  readonly of: 'rnd' | 'stack'
  readonly by: Who
} & ({ readonly top: Amount } | { readonly restOf: string })

/** Look at the top cards of a deck and put them back in any order (CR 8.3.3). */
export const arrange = (top: Amount, of: Arrange['of'], by: Who = 'you'): Arrange => ({
  do: 'arrange',
  top,
  of,
  by,
})

/** "Arrange the rest in any order": of cards that were looked at, those still on top of their deck (CR 8.3.3b). */
export const arrangeRest = (restOf: string, of: Arrange['of'], by: Who = 'you'): Arrange => ({
  do: 'arrange',
  restOf,
  of,
  by,
})

export const arrangeVerb: Verb<Arrange> = {
  allows: always,
  couldChange: always,
  isInVain: (game, { of }) => game.zones[of].length === 0,
  resolve(game, written, scope) {
    const { of, by } = written
    const who = whoIs(by, scope)
    const amount = 'top' in written ? amountOf(game, written.top, scope) : restOf(game, written, scope)
    // A single card is looked at all the same (CR 8.3.1a is about its place).
    if ('top' in written)
      lookAt(
        game,
        scope,
        game.zones[of].slice(0, amount).map(n => cardAt(game, n)),
        who,
      )
    beginProcedure(
      game,
      procedure('arrange', 'order', {
        by: who,
        source: scope.source,
        vars: { amount, deck: of },
      }),
    )
  },
}

function restOf(game: Game, written: Extract<Arrange, { restOf: string }>, scope: Scope): number {
  const rest = gather(game, { from: { the: written.restOf }, where: [] }, scope).map(card => card.card)
  const deck = game.zones[written.of]
  const next = deck.findIndex(n => !rest.includes(n))
  return next === -1 ? deck.length : next
}
