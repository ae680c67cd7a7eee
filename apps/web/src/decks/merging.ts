import type { DeckInList, DeckToKeep, KeptDeck } from '@paydata/protocol'
import type { OwnDeck } from './own-deck.ts'
import { contentOf, isSameContent, noGames } from './own-deck.ts'

/** What the server notes of a deck, whether it lists it or gives it whole. */
type Noted = Omit<DeckInList, 'size'>

const recordOf = ({ played: { count, won, drawn } }: Noted): OwnDeck['record'] => ({ count, won, drawn })

const later = (one: number | null, other: number | null): number | null =>
  one === null || other === null ? (one ?? other) : Math.max(one, other)

/** A deck as this browser keeps it when the server knows it so and nothing was changed here. */
const asKept = (deck: KeptDeck, known: OwnDeck | undefined): OwnDeck => ({
  ...contentOf(deck),
  id: deck.id,
  tags: deck.tags,
  state: deck.state,
  changed: deck.changedAt,
  played: later(known?.played ?? null, deck.played.last),
  record: recordOf(deck),
  here: known?.here ?? noGames,
  version: deck.version,
  unsent: [],
  sending: null,
})

/** The deck that is here after the server has told of one, and a second one if both sides had changed it. */
export interface Merged {
  readonly deck: OwnDeck
  /** What was changed here, for a deck of its own. */
  readonly mine: OwnDeck | null
}

/**
 * What becomes of a deck when the server tells of it. What was changed here only is kept and stays to be sent; what was changed
 * there only is taken over. Where both have changed the cards, the deck is as the server has it, and `mine` is what was here.
 * What the server was sent from here is no change there, also if its answer never came.
 */
export function mergedWith(deck: KeptDeck, known: OwnDeck | undefined): Merged {
  const there = asKept(deck, known)
  if (known === undefined) return { deck: there, mine: null }
  const notes = known.unsent.includes('notes')
    ? { tags: known.tags, state: known.state, unsent: ['notes'] as const }
    : {}
  const isChangedHere = known.version === null || known.unsent.includes('cards')
  if (!isChangedHere || isSameContent(there, known)) return { deck: { ...there, ...notes }, mine: null }
  const isFromHere = known.sending !== null && isSameContent(there, known.sending)
  if (isFromHere || known.version === deck.version) {
    const unsent = ['cards' as const, ...(notes.unsent ?? [])]
    const { changed } = known
    return { deck: { ...there, ...notes, ...contentOf(known), changed, unsent }, mine: null }
  }
  return { deck: { ...there, ...notes }, mine: known }
}

/** Whether the cards of a deck that the server lists are here, perhaps with changes that it has not been told of. */
export const isHere = (deck: DeckInList, known: OwnDeck | undefined): known is OwnDeck =>
  known !== undefined &&
  known.version === deck.version &&
  (known.unsent.includes('cards') || known.changed === deck.changedAt)

/** What becomes of a deck whose cards are here when the server lists it. */
export const listedWith = (deck: DeckInList, known: OwnDeck): OwnDeck => ({
  ...known,
  ...(known.unsent.includes('notes') ? {} : { tags: deck.tags, state: deck.state }),
  played: later(known.played, deck.played.last),
  record: recordOf(deck),
  sending: null,
})

type Notes = Pick<OwnDeck, 'tags' | 'state'>

const isSameNotes = (one: Notes, other: Notes): boolean =>
  one.state === other.state && one.tags.join('\n') === other.tags.join('\n')

/** Whether nothing of a deck has changed since it was sent. */
export const isAsSent = (now: OwnDeck, sent: OwnDeck): boolean =>
  isSameContent(now, sent) && isSameNotes(now, sent)

/**
 * What becomes of a deck when the server has taken over what it was sent, while the player may have changed it again. A new deck
 * that it was sent before keeps the notes of that time there.
 */
export function settled(now: OwnDeck, sent: OwnDeck, deck: Noted): OwnDeck {
  const isAsSentNow = isSameContent(now, sent)
  const unsent: OwnDeck['unsent'] = [
    ...(isAsSentNow ? [] : (['cards'] as const)),
    ...(isSameNotes(now, sent.version === null ? deck : sent) ? [] : (['notes'] as const)),
  ]
  const changed = isAsSentNow ? deck.changedAt : now.changed
  return { ...now, changed, record: recordOf(deck), version: deck.version, unsent, sending: null }
}

/** A deck as the server is sent it. */
export const toSend = ({ name, identity, cards, format }: OwnDeck): DeckToKeep => ({
  name,
  identity,
  format,
  cards: cards.map(([card, count]) => [card, count]),
})

/** Whether the server has to be told anything of a deck. One that was deleted before it heard of it is none of its business. */
export const isUnsent = ({ version, unsent, state }: OwnDeck): boolean =>
  version === null ? state !== 'deleted' : unsent.length > 0
