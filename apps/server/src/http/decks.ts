import { cardOf, starterDecks } from '@paydata/cards'
import type { RouteAsked, RouteGiven } from '@paydata/protocol'
import { pastedDeck } from '../rooms/decks.ts'
import type { World } from '../world.ts'
import type { Visit } from './visit.ts'

export const deckRoutes = {
  async starterDecks(): Promise<RouteGiven<'starterDecks'>> {
    return {
      decks: starterDecks.map(({ id, name, side, identity, cards }) => ({
        id,
        name,
        side: cardOf(identity)?.side ?? side,
        identity,
        cards: cards.map(([card, count]) => [card, count]),
      })),
    }
  },

  async checkDeck({ now }: Pick<World, 'now'>, _visit: Visit, { list, pool }: RouteAsked<'checkDeck'>) {
    return { deck: pastedDeck(list, pool, new Date(now()).toISOString().slice(0, 10)) }
  },
}
