import { cardOf } from '@paydata/cards'
import { readyDecks } from '@paydata/decks'
import type { RouteAsked, RouteGiven } from '@paydata/protocol'
import { dayOf, pastedDeck } from '../rooms/decks.ts'
import type { Visit } from './visit.ts'

export const deckRoutes = {
  async starterDecks(): Promise<RouteGiven<'starterDecks'>> {
    return {
      decks: readyDecks.map(({ id, name, side, identity, cards }) => ({
        id,
        name,
        side: cardOf(identity)?.side ?? side,
        identity,
        cards: cards.map(([card, count]) => [card, count]),
      })),
    }
  },

  async checkDeck({ now }: { readonly now: () => number }, _visit: Visit, asked: RouteAsked<'checkDeck'>) {
    const { list, pool: format, edition } = asked
    return { deck: pastedDeck(list, { format, edition, day: dayOf(now()) }) }
  },
}
