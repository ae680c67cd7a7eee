import type { NamedDeck, PoolName } from '@paydata/cards'
import { cardOf, namedDeck, pools, readDeck, starterDecks, titled, violationsOf } from '@paydata/cards'
import type { Settings } from '@paydata/protocol'
import { Refuse } from '../refusing.ts'
import type { Seat, Side } from './room.ts'

type ChosenDeck = NonNullable<Seat['deck']>
type Pool = Settings['pool']

const judged = (deck: NamedDeck, pool: PoolName, day?: string): ChosenDeck => ({
  name: deck.name === '' ? (cardOf(deck.identity)?.title ?? '') : deck.name,
  identity: deck.identity,
  cards: deck.cards.map(([card, count]) => [card, count]),
  problems: violationsOf(deck, pools[pool], day).map(each => ({ code: 'illegal', params: titled(each) })),
})

/** The deck in a list that a player has pasted, judged by the lists that its format has on a day. */
export function pastedDeck(list: string, pool: PoolName, day?: string): ChosenDeck {
  const reading = readDeck(list)
  if (!reading.ok)
    throw new Refuse('deckUnread', { because: reading.problems.map(params => ({ code: 'unread', params })) })
  return judged(reading.deck, pool, day)
}

function starterDeck(id: string): NamedDeck {
  const deck = starterDecks.find(each => each.id === id)
  if (deck === undefined) throw new Refuse('noSuchThing')
  return namedDeck(deck.name, deck.identity, deck.cards)
}

/** A deck for a seat. A deck of the other side is refused at once. */
export function deckFor(
  side: Side,
  pool: Pool,
  asked: { readonly starter: string } | { readonly list: string },
): ChosenDeck {
  const deck = 'starter' in asked ? judged(starterDeck(asked.starter), pool) : pastedDeck(asked.list, pool)
  if (cardOf(deck.identity)?.side !== side)
    throw new Refuse('deckIllegal', { because: [{ code: 'deckOfOtherSide' }] })
  return deck
}

/** A random deck for a bot. */
export function anyDeck(side: Side, pool: Pool, chance: (below: number) => number): ChosenDeck {
  const decks = starterDecks.filter(deck => deck.side === side)
  const deck = decks[chance(decks.length)]
  if (deck === undefined) throw new Error(`There is no deck for a ${side}.`)
  return judged(namedDeck(deck.name, deck.identity, deck.cards), pool)
}
