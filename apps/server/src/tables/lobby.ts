import { isDeepStrictEqual } from 'node:util'
import type { Listing, Pushed } from '@paydata/protocol'

type Changes = Pushed<'listed'>

/** The games that the lobby lists, as this process knows them. Each verb says what has changed by it. */
export interface Lobby {
  games(): Iterable<Listing>
  /** A game is listed like this from now on. */
  list(listing: Listing): Changes
  unlist(game: string): Changes
  /** These are all games that are listed. */
  listOnly(games: ReadonlyMap<string, Listing>): Changes
}

const nothing: Changes = { changed: [], gone: [] }

export const isNothing = ({ changed, gone }: Changes): boolean => changed.length + gone.length === 0

export function newLobby(): Lobby {
  const listed = new Map<string, Listing>()
  function list(listing: Listing): Changes {
    if (isDeepStrictEqual(listing, listed.get(listing.id))) return nothing
    listed.set(listing.id, listing)
    return { changed: [listing], gone: [] }
  }
  const unlist = (game: string): Changes => (listed.delete(game) ? { changed: [], gone: [game] } : nothing)
  return {
    games: () => listed.values(),
    list,
    unlist,
    listOnly(games) {
      const gone = [...listed.keys()].filter(game => !games.has(game)).flatMap(game => unlist(game).gone)
      return { changed: [...games.values()].flatMap(listing => list(listing).changed), gone }
    },
  }
}
