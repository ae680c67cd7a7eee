import { cardOf } from '@paydata/cards/catalogue'
import { compare } from '../browse/compare.ts'
import { decks as words } from '../messages/decks.ts'
import type { OwnDeck } from './own-deck.ts'
import { allGames } from './own-deck.ts'

export const sorts = ['played', 'name', 'changed', 'won'] as const
export type Sort = (typeof sorts)[number]
export const shows = ['all', 'corp', 'runner', 'archived', 'deleted'] as const
export type Show = (typeof shows)[number]

export const nameOf = ({ name, identity }: Pick<OwnDeck, 'name' | 'identity'>): string =>
  name === '' ? (cardOf(identity)?.title ?? words.unnamed) : name

const sideOf = ({ identity }: Pick<OwnDeck, 'identity'>): string | undefined => cardOf(identity)?.side

const plain = (name: string): string => name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
export const newest = ({ changed, played }: OwnDeck): number => Math.max(changed, played ?? 0)

/** What decks are put in order by, so that it is worked out once for each: numbers before names, and the greater one first. */
const keys: Readonly<Record<Sort, (deck: OwnDeck) => readonly [number, number, string]>> = {
  // Decks that were never played come after those that were.
  played: deck => [deck.played ?? -1, newest(deck), ''],
  name: deck => [0, 0, plain(nameOf(deck))],
  changed: ({ changed }) => [changed, 0, ''],
  // Of two decks that won as often the one that was played more comes first, and decks without games come last.
  won: deck => [winRate(deck) ?? -1, allGames(deck).count, ''],
}

export interface Arrangement {
  readonly sort: Sort
  readonly show: Show
  readonly tag: string | null
  /** What a player looks for in names, identities and tags. */
  readonly words: string
}

export const isNamedLike = (deck: OwnDeck, words: string): boolean => {
  const wanted = plain(words.trim())
  if (wanted === '') return true
  const title = cardOf(deck.identity)?.title ?? ''
  return [deck.name, title, ...deck.tags].some(each => plain(each).includes(wanted))
}

export function arranged(
  decks: readonly OwnDeck[],
  { sort, show, tag, words: wanted }: Arrangement,
): readonly OwnDeck[] {
  const state = show === 'archived' || show === 'deleted' ? show : 'kept'
  const isShown = (deck: OwnDeck): boolean =>
    deck.state === state &&
    (show === state || show === 'all' || sideOf(deck) === show) &&
    (tag === null || deck.tags.includes(tag)) &&
    isNamedLike(deck, wanted)
  return decks
    .filter(isShown)
    .map(deck => ({ deck, key: keys[sort](deck) }))
    .sort(
      ({ deck: a, key: [a1, a2, a3] }, { deck: b, key: [b1, b2, b3] }) =>
        b1 - a1 || b2 - a2 || compare(a3, b3) || compare(a.id, b.id),
    )
    .map(({ deck }) => deck)
}

/** How many of the games with a deck were won; null before the first. A draw is half a victory. */
export function winRate(deck: Pick<OwnDeck, 'record' | 'here'>): number | null {
  const { count, won, drawn } = allGames(deck)
  return count === 0 ? null : (won + drawn / 2) / count
}

export const tagsOf = (decks: readonly OwnDeck[]): readonly string[] =>
  [...new Set(decks.flatMap(({ tags, state }) => (state === 'deleted' ? [] : tags)))].sort(compare)

const day = 86_400_000

/** How long ago something was, in whole days of the clock on the wall. */
export function daysAgo(then: number, now: number): string {
  const midnight = (time: number): number => new Date(time).setHours(0, 0, 0, 0)
  const days = Math.round((midnight(now) - midnight(then)) / day)
  return days <= 0 ? words.days.today : days === 1 ? words.days.yesterday : words.days.ago(days)
}
