import { cardOf } from '@paydata/cards'
import { readyDecks } from '@paydata/decks'
import type { RouteAsked, RouteGiven } from '@paydata/protocol'
import type { Limits } from '../limits/rates.ts'
import { waitFor } from '../limits/rates.ts'
import { notTooFast } from '../refusing.ts'
import { dayOf, deckRead, judged } from '../rooms/decks.ts'
import type { Lists } from '../threads/lists.ts'
import type { Visit } from './visit.ts'

export interface Checking extends Lists {
  readonly limits: Limits
  readonly now: () => number
}

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

  async checkDeck({ now, limits, readList }: Checking, visit: Visit, asked: RouteAsked<'checkDeck'>) {
    const { list, pool: format, edition } = asked
    notTooFast(waitFor(limits, 'lists', visit))
    const deck = deckRead(await readList(list, visit.address))
    return { deck: judged(deck, { format, edition, day: dayOf(now()) }) }
  },
}
