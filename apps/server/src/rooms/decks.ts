import { cardOf } from '@paydata/cards'
import type { EditionName, NamedDeck, PoolName, Reading } from '@paydata/decks'
import { allows, editions, namedDeck, pools, readyDecks, titled, violationsOf } from '@paydata/decks'
import type { Settings } from '@paydata/protocol'
import { RefusedError } from '../refusing.ts'
import type { Room, Seat, Side } from './room.ts'

type ChosenDeck = NonNullable<Seat['deck']>

/** What a deck is judged by: its format, as that is on a day such as 2026-05-01, and the edition of the rules. */
interface Judge {
  readonly format: PoolName
  readonly edition: EditionName
  readonly day: string
}

export const dayOf = (milliseconds: number): string => new Date(milliseconds).toISOString().slice(0, 10)

/** A game keeps the lists of the day on which it was made. */
export const judgeOf = ({
  settings: { format, edition },
  since,
}: Pick<Room, 'settings' | 'since'>): Judge => ({
  format,
  edition,
  day: dayOf(since),
})

/** Refuses a format in which the edition is not played. */
export function mustGoTogether({ format, edition }: Pick<Settings, 'format' | 'edition'>): void {
  if (allows(edition, format)) return
  const { formats } = editions[edition]
  throw new RefusedError('notAllowed', { because: [{ code: 'otherFormats', params: { edition, formats } }] })
}

export const judged = (deck: NamedDeck, { format, edition, day }: Judge): ChosenDeck => ({
  name: deck.name === '' ? (cardOf(deck.identity)?.title ?? '') : deck.name,
  identity: deck.identity,
  cards: deck.cards.map(([card, count]) => [card, count]),
  problems: violationsOf(deck, pools[format], day, edition).map(each => ({
    code: 'illegal',
    params: titled(each),
  })),
})

/** The deck in a list that a player has pasted. */
export function deckRead(reading: Reading): NamedDeck {
  if (reading.ok) return reading.deck
  throw new RefusedError('deckUnread', {
    because: reading.problems.map(params => ({ code: 'unread', params })),
  })
}

function readyDeck(id: string): NamedDeck {
  const deck = readyDecks.find(each => each.id === id)
  if (deck === undefined) throw new RefusedError('noSuchThing')
  return namedDeck(deck.name, deck.identity, deck.cards)
}

/** A deck that a player has chosen: a starter deck, or one of their own. */
type Asked = { readonly starter: string } | { readonly own: NamedDeck }

/** A deck for a seat. A deck of the other side is refused at once. */
export function deckFor(side: Side, judge: Judge, asked: Asked): ChosenDeck {
  const deck = judged('starter' in asked ? readyDeck(asked.starter) : asked.own, judge)
  if (cardOf(deck.identity)?.side !== side)
    throw new RefusedError('deckIllegal', { because: [{ code: 'deckOfOtherSide' }] })
  return deck
}

/** A random deck for a bot, of those that are ready for its format. */
export function anyDeck(side: Side, judge: Judge, chance: (below: number) => number): ChosenDeck {
  const decks = readyDecks
    .filter(deck => deck.side === side)
    .map(({ name, identity, cards }) => judged(namedDeck(name, identity, cards), judge))
    .filter(({ problems }) => problems.length === 0)
  const deck = decks[chance(decks.length)]
  if (deck === undefined) throw new Error(`There is no deck for a ${side}.`)
  return deck
}
