import type { NamedDeck } from '@paydata/decks/starter'
import { namedDeck } from '@paydata/decks/starter'
import { create } from 'zustand'
import { newId } from '../transport/ids.ts'
import { hasStore, isStoreOpen, putDecks, removeDecks } from './base.ts'
import type { OwnDeck, Unsent } from './own-deck.ts'
import { isSameContent, noGames, ownDeckFrom } from './own-deck.ts'

interface OwnDecks {
  /** The id of the player whose decks these are; empty for whoever has no name. */
  readonly owner: string
  readonly decks: readonly OwnDeck[]
  /** Whether this browser has stored the last change; before the first one, whether it has a store at all. */
  readonly isStored: boolean
}

/** The decks of the player, as this browser keeps them. */
export const useOwnDecks = create<OwnDecks>(() => ({ owner: '', decks: [], isStored: hasStore }))

const noteStored = (isStored: boolean): void => useOwnDecks.setState({ isStored })
void isStoreOpen.then(noteStored)

export const ownDecks = (): readonly OwnDeck[] => useOwnDecks.getState().decks
export const ownDeck = (id: string): OwnDeck | undefined => ownDecks().find(each => each.id === id)

/** Called when the player has changed something that the server is to be told. */
const listeners = new Set<() => void>()
export function onUnsent(listener: () => void): void {
  listeners.add(listener)
}

interface Told {
  readonly owner: string
  readonly put: readonly OwnDeck[]
  readonly removed: readonly string[]
}

/** Other tabs of this browser. */
const tabs = hasStore ? new BroadcastChannel('paydata/decks') : null
tabs?.addEventListener('message', ({ data }: MessageEvent<Told>) => {
  if (data.owner !== useOwnDecks.getState().owner) return
  place(
    data.put.flatMap(each => ownDeckFrom(each) ?? []),
    data.removed,
  )
})

function place(put: readonly OwnDeck[], removed: readonly string[]): void {
  const { decks } = useOwnDecks.getState()
  const fresh = new Map(put.map(each => [each.id, each]))
  const gone = new Set(removed)
  const kept = decks.flatMap(each => {
    const next = fresh.get(each.id) ?? each
    fresh.delete(each.id)
    return gone.has(each.id) ? [] : [next]
  })
  useOwnDecks.setState({ decks: [...kept, ...fresh.values()] })
}

/** Keeps decks as they are, here and in other tabs: those that are known take the place of what was there. */
export function storeDecks(put: readonly OwnDeck[], removed: readonly string[] = []): void {
  if (put.length === 0 && removed.length === 0) return
  const { owner } = useOwnDecks.getState()
  place(put, removed)
  tabs?.postMessage({ owner, put, removed } satisfies Told)
  if (put.length > 0) void putDecks(owner, put).then(noteStored)
  if (removed.length > 0) void removeDecks(owner, removed).then(noteStored)
}

/** What the server has to be told of a deck that was changed. */
function unsentOf(before: OwnDeck | undefined, after: OwnDeck): readonly Unsent[] {
  const unsent = new Set(after.unsent)
  if (before === undefined || !isSameContent(before, after)) unsent.add('cards')
  if (before === undefined || before.tags !== after.tags || before.state !== after.state) unsent.add('notes')
  return [...unsent]
}

/** Keeps a deck that the player has changed: in the place of an earlier version of it, or as a new one. */
export function keepDeck(deck: OwnDeck): void {
  const unsent = unsentOf(ownDeck(deck.id), deck)
  storeDecks([{ ...deck, unsent }])
  if (unsent.length > 0) for (const listener of listeners) listener()
}

/** Changes what is noted about a deck. That is no change of the deck, so its time stays. */
export function noteOnDeck(
  id: string,
  notes: Partial<Pick<OwnDeck, 'tags' | 'state' | 'played' | 'here'>>,
): void {
  const deck = ownDeck(id)
  if (deck !== undefined) keepDeck({ ...deck, ...notes })
}

export interface Given {
  readonly format: OwnDeck['format']
  readonly deck?: NamedDeck
  readonly tags?: readonly string[]
}

/** A deck that nobody knows of yet, an empty one if no cards are given. */
export const newDeck = ({ format, deck = namedDeck('', '', []), tags = [] }: Given): OwnDeck => ({
  name: deck.name,
  identity: deck.identity,
  cards: deck.cards,
  id: newId(),
  format,
  tags,
  state: 'kept',
  changed: Date.now(),
  played: null,
  record: noGames,
  here: noGames,
  version: null,
  unsent: [],
  sending: null,
})

/** Keeps a new deck, and gives its id. */
export function makeDeck(given: Given): string {
  const deck = newDeck(given)
  keepDeck(deck)
  return deck.id
}
