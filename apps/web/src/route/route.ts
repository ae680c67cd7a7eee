import { useSyncExternalStore } from 'react'

/** The screens of the page by their addresses. */
export type Route =
  | { readonly at: 'home' }
  /** The choices for a game against the computer. */
  | { readonly at: 'play' }
  | { readonly at: 'lobby' }
  | { readonly at: 'game'; readonly game: string }
  /** All cards, or one of them: as they were in an older edition of the rules, if one is named. */
  | { readonly at: 'cards'; readonly card: string | null; readonly edition?: string | null }
  /** The player's decks, or one of them in the builder. `shared` is a deck that the rest of the address holds. */
  | { readonly at: 'decks'; readonly deck: string | null }
  /**
   * The replay of a game: `game` is its id on the server, `last` for the last one in this browser, or when one of those ended; null
   * for a file.
   */
  | { readonly at: 'replay'; readonly game: string | null }
  /** The replay of a game of the server, in the page of somebody else. */
  | { readonly at: 'embed'; readonly game: string }
  | { readonly at: 'rules' }
  /** All lessons, or one of them. */
  | { readonly at: 'learn'; readonly lesson: string | null }
  /** All words of the game, or one of them. */
  | { readonly at: 'glossary'; readonly word: string | null }
  /** The page of a player of the server. */
  | { readonly at: 'player'; readonly player: string }
  /** Three months, such as `2026-4`. */
  | { readonly at: 'season'; readonly season: string }
  /** For those who look after the server. */
  | { readonly at: 'admin' }
  /** An address that the page does not have, as from a link that was cut off. */
  | { readonly at: 'nowhere' }

const asIn = (edition: string | null): string => (edition === null ? '' : `?edition=${edition}`)

export const addressOf = (route: Route): string => {
  switch (route.at) {
    case 'home':
    case 'nowhere':
      return '/'
    case 'play':
      return '/play'
    case 'lobby':
      return '/lobby'
    case 'rules':
      return '/rules'
    case 'admin':
      return '/admin'
    case 'learn':
      return route.lesson === null ? '/learn' : `/learn/${route.lesson}`
    case 'glossary':
      return route.word === null ? '/glossary' : `/glossary/${route.word}`
    case 'game':
      return `/game/${route.game}`
    case 'embed':
      return `/embed/${route.game}`
    case 'player':
      return `/players/${route.player}`
    case 'season':
      return `/seasons/${route.season}`
    case 'cards':
      return `${route.card === null ? '/cards' : `/cards/${route.card}`}${asIn(route.edition ?? null)}`
    case 'decks':
      return route.deck === null ? '/decks' : `/decks/${route.deck}`
    case 'replay':
      return route.game === null ? '/replay' : `/replay/${route.game}`
  }
}

export function routeOf(path: string): Route {
  const [place = '', name = ''] = path.split('/').filter(part => part !== '')
  if (place === 'play') return { at: 'play' }
  if (place === 'lobby') return { at: 'lobby' }
  if (place === 'rules') return { at: 'rules' }
  if (place === 'admin' && name === '') return { at: 'admin' }
  if (place === 'learn' && /^[a-z]{0,20}$/.test(name))
    return { at: 'learn', lesson: name === '' ? null : name }
  if (place === 'glossary' && /^[a-zA-Z]{0,20}$/.test(name))
    return { at: 'glossary', word: name === '' ? null : name }
  if (place === 'game' && /^[a-z0-9]{20}$/.test(name)) return { at: 'game', game: name }
  if (place === 'players' && /^[\w-]{1,40}$/.test(name)) return { at: 'player', player: name }
  if (place === 'seasons' && /^20\d\d-[1-4]$/.test(name)) return { at: 'season', season: name }
  if (place === 'cards') return { at: 'cards', card: name === '' ? null : name }
  if (place === 'decks' && /^[a-z0-9]{0,40}$/.test(name))
    return { at: 'decks', deck: name === '' ? null : name }
  if (place === 'replay' && /^(last|\d{13}|[a-z0-9]{20})?$/.test(name))
    return { at: 'replay', game: name === '' ? null : name }
  if (place === 'embed' && /^[a-z0-9]{20}$/.test(name)) return { at: 'embed', game: name }
  return place === '' ? { at: 'home' } : { at: 'nowhere' }
}

const listeners = new Set<() => void>()
const tellAll = (): void => {
  for (const listener of listeners) listener()
}
const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  window.addEventListener('popstate', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('popstate', listener)
  }
}

/** Goes to an address on the same screen without a new entry in the browser's history, as from one card to another. */
export function goWithin(route: Route): void {
  history.replaceState(null, '', addressOf(route))
  tellAll()
}

export function go(route: Route): void {
  // A card is read beside or above the list of all cards, which stays where it is.
  const isWithinCards = route.at === 'cards' && routeOf(location.pathname).at === 'cards'
  history.pushState(null, '', addressOf(route))
  if (!isWithinCards) scrollTo(0, 0)
  tellAll()
}

export const useRoute = (): Route => routeOf(useSyncExternalStore(subscribe, () => location.pathname))

/** What the address says after its path, such as `?edition=2013`. */
export const useSearch = (): string => useSyncExternalStore(subscribe, () => location.search)
