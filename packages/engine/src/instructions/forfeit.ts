import { forfeitAgenda } from '../changes/handling-cards.ts'
import type { Cards } from '../language/expressions.ts'
import { cardsOf } from '../queries/facts/matching-cards.ts'
import { cannot, forbids } from '../queries/facts/permissions.ts'
import { isProhibitedFor } from '../queries/outcomes/potential.ts'
import { choicesIn } from './targets.ts'
import type { Naming, ProhibitableVerb } from './verb.ts'
import { enoughFor, someFor } from './verb.ts'

export interface Forfeit extends Naming {
  readonly do: 'forfeit'
  readonly cards: Cards
}

/** Forfeit agendas (CR 8.2.5). */
export const forfeit = (cards: Cards): Forfeit => ({ do: 'forfeit', cards })

export const forfeitVerb: ProhibitableVerb<Forfeit> = {
  allows: enoughFor('cards'),
  couldChange: someFor('cards'),
  isProhibited: (game, { cards }, scope, eye) =>
    isProhibitedFor(game, 'forfeit', cards, scope.by, scope, eye),
  targets: (_game, { cards }) => choicesIn(cards),
  refusalToChoose: (game, _written, { by }, _choose, card) => forbids(game, 'forfeit', { who: by, card }),
  resolve(game, { cards }, scope) {
    const forfeited = cardsOf(game, cards, scope).filter(
      card =>
        (card.zone === 'corpScore' || card.zone === 'runnerScore') &&
        !cannot(game, 'forfeit', { who: scope.by, card }),
    )
    for (const card of forfeited) forfeitAgenda(game, card, scope.by)
    return forfeited.length
  },
}
