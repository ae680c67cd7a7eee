import type { Format } from '@paydata/decks/starter'
import { mostCopies, namedDeck } from '@paydata/decks/starter'
import { create } from 'zustand'
import { factsOf } from '../cards/facts.ts'
import { goWithin, routeOf } from '../route/route.ts'
import type { Draft, History } from './history.ts'
import { begunWith, changed, redone, undone } from './history.ts'
import { isSameContent } from './own-deck.ts'
import { keepDeck, ownDeck, useOwnDecks } from './own-decks.ts'
import { useSync } from './sync.ts'

/** The deck in the builder with its history; null while none is open. */
export interface Building {
  readonly id: string | null
  readonly history: History | null
}

export const useBuilding = create<Building>(() => ({ id: null, history: null }))

/** The histories of this visit, so that a player who comes back to a deck can still undo. */
const histories = new Map<string, History>()

/** Opens a deck of the player. Says whether there is one. */
export function openDeck(id: string): boolean {
  const deck = ownDeck(id)
  if (deck === undefined) return false
  const { name, identity, cards, format } = deck
  const earlier = histories.get(id)
  const isSame =
    earlier !== undefined && JSON.stringify(earlier.now) === JSON.stringify({ name, identity, cards, format })
  useBuilding.setState({ id, history: isSame ? earlier : begunWith({ name, identity, cards, format }) })
  return true
}

// Another window may change the deck that is open here. That can be undone here, too.
useOwnDecks.subscribe(() => {
  const { id, history } = useBuilding.getState()
  const deck = id === null ? undefined : ownDeck(id)
  if (id === null || history === null || deck === undefined || isSameContent(deck, history.now)) return
  const { name, identity, cards, format } = deck
  const next = changed(history, { name, identity, cards, format })
  histories.set(id, next)
  useBuilding.setState({ history: next })
})

// The builder goes on in the deck that holds what was changed here, with its history.
useSync.subscribe(({ parted }, before) => {
  const route = routeOf(location.pathname)
  for (const { deck: from, mine } of parted.slice(before.parted.length)) {
    const [history, deck] = [histories.get(from), ownDeck(mine)]
    if (history === undefined || deck === undefined) continue
    const { name, identity, cards, format } = deck
    histories.set(mine, changed(history, { name, identity, cards, format }))
    if (route.at === 'decks' && route.deck === from) goWithin({ at: 'decks', deck: mine })
  }
})

function become(history: History): void {
  const { id } = useBuilding.getState()
  if (id === null) return
  const deck = ownDeck(id)
  if (deck === undefined) return
  histories.set(id, history)
  useBuilding.setState({ history })
  keepDeck({ ...deck, ...history.now, changed: Date.now() })
}

const draft = (): Draft | null => useBuilding.getState().history?.now ?? null

function change(next: (now: Draft) => Draft, what: string | null = null): void {
  const { history } = useBuilding.getState()
  if (history !== null) become(changed(history, next(history.now), what))
}

export const copiesIn = ({ cards }: Pick<Draft, 'cards'>, card: string): number =>
  cards.find(([id]) => id === card)?.[1] ?? 0

/** Puts so many copies of a card into the deck; an identity becomes that of the deck. */
export function setCopies(card: string, count: number): void {
  const now = draft()
  if (now === null) return
  if (factsOf(card)?.printed.type === 'identity') {
    if (count > 0 && now.identity !== card) change(each => ({ ...each, identity: card }))
    return
  }
  const wanted = Math.max(0, Math.min(mostCopies, count))
  if (wanted === copiesIn(now, card)) return
  change(each => {
    const others = each.cards.filter(([id]) => id !== card)
    const { cards } = namedDeck('', '', wanted === 0 ? others : [...others, [card, wanted]])
    return { ...each, cards }
  })
}

export function addCopies(card: string, more: number): void {
  const now = draft()
  if (now !== null) setCopies(card, copiesIn(now, card) + more)
}

export const rename = (name: string): void => change(now => ({ ...now, name }), 'name')
export const setFormat = (format: Format): void => change(now => ({ ...now, format }))
export const replaceWith = (next: Omit<Draft, 'format'> & Partial<Draft>): void =>
  change(now => ({ ...now, ...next }))

export function undo(): void {
  const { history } = useBuilding.getState()
  if (history !== null) become(undone(history))
}
export function redo(): void {
  const { history } = useBuilding.getState()
  if (history !== null) become(redone(history))
}
