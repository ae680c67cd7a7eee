import { beginProcedure, procedure } from '../changes/frames.ts'
import { moveToRoot as move } from '../changes/roots.ts'
import type { Cards, One, Server } from '../language/expressions.ts'
import { serverOf } from '../queries/facts/look.ts'
import { cardsOf } from '../queries/facts/matching-cards.ts'
import { refusalOfRoot, rootsFor } from '../queries/facts/places.ts'
import { cardTo, serverTo } from '../queries/facts/references.ts'
import type { OptionRefusal } from '../queries/refusals.ts'
import { refOf } from '../state/cards.ts'
import type { Scope } from '../state/frames.ts'
import type { Game } from '../state/game.ts'
import type { ServerId } from '../state/names.ts'
import { choicesIn } from './targets.ts'
import type { Verb } from './verb.ts'
import { enoughFor, someFor } from './verb.ts'

export interface MoveToRoot {
  readonly do: 'moveToRoot'
  readonly card: Cards
  /** Another: any server but the one that the card is moved from. */
  readonly to?: Server | 'another'
  /** Or the server that this ice is protecting. */
  readonly protectedBy?: One
}

/** Move a card from the root of a server to that of another, which exists already (CR 4.6.6b, 4.6.8b). */
export const moveToRoot = (
  card: Cards,
  to: Server | 'another' | { readonly protectedBy: One },
): MoveToRoot => ({
  do: 'moveToRoot',
  card,
  ...(typeof to === 'object' && 'protectedBy' in to ? to : { to }),
})

function serverFor(game: Game, { to, protectedBy }: MoveToRoot, scope: Scope): ServerId | undefined {
  if (protectedBy !== undefined) return cardTo(game, protectedBy, scope)?.server ?? undefined
  return to === undefined || to === 'another' ? undefined : serverTo(game, to, scope)
}

export const moveToRootVerb: Verb<MoveToRoot> = {
  allows: enoughFor('card'),
  // Ice that an instruction before it is yet to name protects no server: what could change comes before this.
  couldChange: (game, written, scope, eye) =>
    someFor('card')(game, written, scope, eye) &&
    (written.protectedBy === undefined || serverFor(game, written, scope) !== undefined),
  targets: (_game, { card }) => choicesIn(card),
  // CR 1.15.2b: a card that has no other place cannot be acted upon.
  refusalToChoose(game, written, scope, _choose, card) {
    if (written.to === 'another') return rootsFor(game, card).length > 0 ? undefined : noOtherPlace
    const server = serverFor(game, written, scope)
    return server === undefined ? noOtherPlace : refusalOfRoot(game, card, server)
  },
  resolve(game, written, scope) {
    const card = cardsOf(game, written.card, scope)[0]
    if (card?.zone !== 'root') return
    if (written.to === 'another') {
      const vars = { card: [refOf(card)] as const }
      beginProcedure(game, procedure('moveToRoot', 'ask', { by: scope.by, source: scope.source, vars }))
      return
    }
    const server = serverFor(game, written, scope)
    if (server === undefined || serverOf(game, server) === undefined) return
    if (refusalOfRoot(game, card, server) === undefined) move(game, card, server, scope.by)
  },
}
const noOtherPlace: OptionRefusal = { reason: 'noPlace', rule: '1.15.2b' }
