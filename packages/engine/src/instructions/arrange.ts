import { beginProcedure, procedure } from '../changes/frames.ts'
import type { Amount, Group, Who } from '../language/expressions.ts'
import { amountOf } from '../queries/amounts.ts'
import { gather } from '../queries/cards.ts'
import { cardAt } from '../queries/look.ts'
import { whoIs } from '../queries/references.ts'
import { refOf } from '../state/cards.ts'
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

export interface Arrange {
  readonly do: 'arrange'
  /** The top cards of this deck. */
  readonly top: Amount
  readonly of: 'rnd' | 'stack'
  readonly by: Who
}

/** Look at the top cards of a deck and put them back in any order (CR 8.3.3). */
export const arrange = (top: Amount, of: 'rnd' | 'stack', by: Who = 'you'): Arrange => ({
  do: 'arrange',
  top,
  of,
  by,
})

export const arrangeVerb: Verb<Arrange> = {
  allows: always,
  couldChange: always,
  resolve(game, { top, of, by }, scope) {
    const amount = amountOf(game, top, scope)
    const who = whoIs(by, scope)
    // A single card is looked at all the same (CR 8.3.1a is about its place).
    const cards = game.zones[of].slice(0, amount).map(n => cardAt(game, n))
    lookAt(game, scope, cards, who)
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
