import type { EditionName } from '@paydata/decks/starter'
import { editionNames, newestEdition } from '@paydata/decks/starter'
import type { Listing } from '@paydata/protocol'
import { create } from 'zustand'

/** The public games; null until the server has sent them. */
export const useLobby = create<{ readonly games: readonly Listing[] | null }>(() => ({ games: null }))

/** The editions of the games there are; none while all go by the newest, which is the one that most people know. */
export function editionsToChoose(games: readonly Listing[]): readonly EditionName[] {
  const played = editionNames.filter(name => games.some(({ settings }) => settings.edition === name))
  return played.some(name => name !== newestEdition) ? played : []
}

export type Shown = 'all' | 'open' | 'playing'
export interface Wish {
  readonly show: Shown
  readonly format: 'any' | Listing['settings']['format']
  readonly edition: 'any' | EditionName
  readonly search: string
}

/** The games that match the player's search. Games that wait for a player come first, and then the newest. */
export function gamesLike(
  games: readonly Listing[],
  { show, format, edition, search }: Wish,
): readonly Listing[] {
  const word = search.trim().toLowerCase()
  const names = ({ settings, seats }: Listing): string =>
    [settings.title, seats.corp?.name, seats.runner?.name].join('\n').toLowerCase()
  return games
    .filter(game => show === 'all' || game.state === show)
    .filter(game => format === 'any' || game.settings.format === format)
    .filter(game => edition === 'any' || game.settings.edition === edition)
    .filter(game => word === '' || names(game).includes(word))
    .toSorted((a, b) => rank(a) - rank(b) || b.since - a.since)
}

const rank = ({ state }: Listing): number => (state === 'open' ? 0 : 1)
