import type { Buckets, Rate } from './bucket.ts'
import { bucketsOf } from './bucket.ts'

const perMinute = (count: number): Rate => ({ burst: count, perSecond: count / 60 })

/** One rate for each kind of request. People never reach them, but programs that send many requests do. */
const rates = {
  /** Any request over HTTP, by address. */
  http: { burst: 100, perSecond: 10 },
  /** New guests, by address. */
  guests: perMinute(20),
  /** Passwords set, by address. */
  passwords: perMinute(10),
  /** Sign-ins, by address: to check a password takes some work. */
  signIns: perMinute(30),
  /** Wrong passwords, by name and address together, or by the browser that was signed in under that name before. */
  wrongPasswords: perMinute(10),
  names: perMinute(10),
  /** Players deleted, by address: the server searches every game that such a player had a part in. */
  deletions: perMinute(10),
  /** Any message of a socket, by connection. */
  messages: { burst: 80, perSecond: 20 },
  /** New connections, by address. */
  connections: { burst: 60, perSecond: 2 },
  /** New games, by player and by address. */
  rooms: perMinute(10),
  roomsOfAddress: perMinute(30),
  /** Searches for an opponent, each of which is a new game, by player and by address. */
  searches: perMinute(20),
  searchesOfAddress: perMinute(60),
  /** Questions about who looks for an opponent, by player and by address. A page asks from time to time. */
  people: { burst: 30, perSecond: 1 },
  peopleOfAddress: { burst: 150, perSecond: 5 },
  /** Seats taken, by player. */
  seats: perMinute(10),
  /** Changes of a room (decks, seats, settings) and of standing orders, by player: each is written to the database. */
  changes: { burst: 30, perSecond: 1 },
  orders: { burst: 30, perSecond: 1 },
  /** Codes and passwords of games that are tried, by player and by address; passwords also by game. */
  guesses: perMinute(10),
  guessesOfAddress: perMinute(20),
  guessesAtGame: perMinute(30),
  /** Offers of a draw, by player. */
  draws: perMinute(4),
  /** Take-backs that the opponent is asked for, by player. */
  takeBacks: perMinute(4),
  /** Searches for the cheapest way to break ice, which take some work. */
  macros: { burst: 20, perSecond: 2 },
  /** Searches for the same at each rezzed ice, which a page asks for where its board has changed. */
  icePrices: { burst: 20, perSecond: 1 },
  mutes: perMinute(30),
  /** Decks that are read or changed, by player. */
  decks: { burst: 60, perSecond: 2 },
  /** Kilobytes that decks grow by, by address: a new guest costs nothing, and may keep some. */
  deckKilobytesOfAddress: { burst: 2048, perSecond: 0.25 },
  /** Lists of decks that are read, by player and by address. */
  lists: { burst: 20, perSecond: 1 },
  listsOfAddress: { burst: 60, perSecond: 3 },
  /** Chat lines of all spectators of a game together. */
  spectators: { burst: 20, perSecond: 3 },
  chat: { burst: 8, perSecond: 1 },
  /** All chat lines of a game, which a client reads when it opens the game; by player and by address. */
  lines: { burst: 30, perSecond: 1 },
  linesOfAddress: { burst: 150, perSecond: 5 },
  /** The list of all games in the lobby, by player and by address. A page reads it once, and is then told of changes. */
  lobby: { burst: 30, perSecond: 1 },
  lobbyOfAddress: { burst: 150, perSecond: 5 },
  /** Views of a game, each of which may be sent whole: a page asks each time that it connects or has missed an update. */
  watch: { burst: 60, perSecond: 2 },
  watchOfAddress: { burst: 300, perSecond: 20 },
  /** Games that are asked for while they are in nobody's memory, each of which is read from the database. */
  openings: { burst: 60, perSecond: 2 },
  openingsOfAddress: { burst: 300, perSecond: 20 },
  /** Reasons why an option is not offered, which some players open at each question. */
  whyNot: { burst: 40, perSecond: 4 },
  whyNotOfAddress: { burst: 200, perSecond: 20 },
  /** Histories and replays, which take more work than other requests. */
  histories: { burst: 10, perSecond: 0.5 },
  historiesOfAddress: { burst: 30, perSecond: 1.5 },
  /** Ratings and seasons: a page asks for those of both players of a game. By player and by address. */
  ratings: { burst: 40, perSecond: 2 },
  ratingsOfAddress: { burst: 160, perSecond: 8 },
  /** Parts of replays, of which a page asks six for each replay that it opens. */
  films: { burst: 60, perSecond: 3 },
  filmsOfAddress: { burst: 180, perSecond: 9 },
  /** Pages of what is kept about a player, of which a page asks for all one after the other; by player and by address. */
  ownData: { burst: 60, perSecond: 3 },
  ownDataOfAddress: { burst: 180, perSecond: 9 },
  /** Addresses of the page of which something is told in its head, by address. Who asks for more is given the page without. */
  heads: { burst: 60, perSecond: 5 },
  /** Pictures beside links, by address: programs that show links ask for them. */
  linkPictures: { burst: 40, perSecond: 2 },
  /** Whatever somebody does or looks at by a role. */
  lookingAfter: { burst: 60, perSecond: 2 },
  /** What somebody reads and says of what was done about them. */
  measures: { burst: 30, perSecond: 1 },
  reports: perMinute(5),
  /** Tries without a role that are noted; more are refused as well. */
  refusedTries: { burst: 5, perSecond: 5 / 3600 },
} as const satisfies Record<string, Rate>

/** A kind of request that has a rate limit of its own. */
export type Door = keyof typeof rates
export const doors = Object.keys(rates).filter(isDoor)

function isDoor(name: string): name is Door {
  return Object.hasOwn(rates, name)
}

export interface Limits {
  /** Counts a request, or as many, and gives null; when there were too many, gives the seconds to wait instead. */
  (door: Door, key: string, count?: number): number | null
  /** Takes back one request that was counted, as it turned out to be none of those that are limited. */
  giveBack(door: Door, key: string): void
  /** Counts requests that another process has allowed. */
  spend(door: Door, key: string, count: number): void
  /** The requests that this process has allowed since the last call, as far as all processes share their limit. */
  spentSince(): [door: Door, key: string, count: number][]
}

/** Requests that are counted by player and by address. A new guest costs nothing, but a new address does. */
const ofAddresses = {
  films: 'filmsOfAddress',
  rooms: 'roomsOfAddress',
  guesses: 'guessesOfAddress',
  histories: 'historiesOfAddress',
  lines: 'linesOfAddress',
  lists: 'listsOfAddress',
  lobby: 'lobbyOfAddress',
  openings: 'openingsOfAddress',
  ownData: 'ownDataOfAddress',
  people: 'peopleOfAddress',
  ratings: 'ratingsOfAddress',
  searches: 'searchesOfAddress',
  watch: 'watchOfAddress',
  whyNot: 'whyNotOfAddress',
} as const satisfies Partial<Record<Door, Door>>

interface Requester {
  readonly me: { readonly id: string } | null
  readonly address: string
}

/**
 * Counts one request by its player, if there is one, and by its address. Gives null if both limits allow it, or the seconds to
 * wait.
 */
export const waitFor = (
  limits: Limits,
  door: keyof typeof ofAddresses,
  { me, address }: Requester,
): number | null => (me === null ? null : limits(door, me.id)) ?? limits(ofAddresses[door], address)

/** Whether other processes are told which requests this one has allowed. */
type Sharing = 'alone' | 'shared'

export function limitsOf(times: number, sharing: Sharing, now: () => number): Limits {
  const all = new Map<Door, Buckets>()
  const spent = new Map<Door, Map<string, number>>()

  function at(door: Door): Buckets {
    const already = all.get(door)
    if (already !== undefined) return already
    const { burst, perSecond } = rates[door]
    const buckets = bucketsOf({ burst: Math.max(1, burst * times), perSecond: perSecond * times }, now)
    all.set(door, buckets)
    return buckets
  }

  function note(door: Door, key: string, count: number): void {
    const keys = spent.get(door) ?? new Map<string, number>()
    spent.set(door, keys.set(key, (keys.get(key) ?? 0) + count))
  }

  const take = (door: Door, key: string, count = 1): number | null => {
    const wait = at(door).take(key, count)
    // Messages are counted by connection, and a connection belongs to one process only.
    if (sharing === 'shared' && wait === null && door !== 'messages') note(door, key, count)
    return wait
  }
  return Object.assign(take, {
    giveBack(door: Door, key: string) {
      at(door).spend(key, -1)
      if (sharing === 'shared') note(door, key, -1)
    },
    spend: (door: Door, key: string, count: number) => at(door).spend(key, count),
    spentSince() {
      const since = [...spent].flatMap(([door, keys]) =>
        [...keys].map(([key, count]): [Door, string, number] => [door, key, count]),
      )
      spent.clear()
      return since
    },
  })
}
