import type { Buckets, Rate } from './bucket.ts'
import { bucketsOf } from './bucket.ts'

const perMinute = (count: number): Rate => ({ burst: count, perSecond: count / 60 })

/** Every door has one; they are wide for people and narrow for programs. */
const rates = {
  /** Any request over HTTP, by address. */
  http: { burst: 100, perSecond: 10 },
  /** New guests, by address. */
  guests: perMinute(20),
  /** Passwords tried or set, by address and by name. */
  passwords: perMinute(10),
  names: perMinute(10),
  /** Players deleted, by address: each is looked for in all they had a part in. */
  deletions: perMinute(10),
  /** Any message of a socket. */
  messages: { burst: 80, perSecond: 20 },
  /** New connections, by address. */
  connections: { burst: 60, perSecond: 2 },
  /** New games, by player and by address. */
  rooms: perMinute(10),
  roomsOfAddress: perMinute(30),
  /** Seats taken, by player. */
  seats: perMinute(10),
  /** What a player changes around a table, and what they want to be asked: each is written. */
  changes: { burst: 30, perSecond: 1 },
  orders: { burst: 30, perSecond: 1 },
  /** Codes and passwords of games, by player, by address, and of passwords by game. */
  guesses: perMinute(10),
  guessesOfAddress: perMinute(20),
  guessesAtGame: perMinute(30),
  /** Offers of a draw, by player. */
  draws: perMinute(4),
  /** Take-backs that the opponent is asked for, by player. */
  takeBacks: perMinute(4),
  /** To look for the cheapest way to break ice takes some work. */
  macros: { burst: 20, perSecond: 2 },
  mutes: perMinute(30),
  /** What all spectators of a game say together. */
  spectators: { burst: 20, perSecond: 3 },
  chat: { burst: 8, perSecond: 1 },
  /** All that was said in a game, read by who comes to it, by player and by address. */
  lines: { burst: 30, perSecond: 1 },
  linesOfAddress: { burst: 150, perSecond: 5 },
  /** All games of the lobby: who looks at it is told of changes. */
  lobby: { burst: 30, perSecond: 1 },
  lobbyOfAddress: { burst: 150, perSecond: 5 },
  /** To look at a game, which may be to be sent all of it: once for each time that a page connects or misses something. */
  watch: { burst: 60, perSecond: 2 },
  watchOfAddress: { burst: 300, perSecond: 20 },
  /** Why something cannot be done, for who asks it at each question. */
  whyNot: { burst: 40, perSecond: 4 },
  whyNotOfAddress: { burst: 200, perSecond: 20 },
  /** Histories and replays cost more than other things. */
  histories: { burst: 10, perSecond: 0.5 },
  historiesOfAddress: { burst: 30, perSecond: 1.5 },
  reports: perMinute(5),
} as const satisfies Record<string, Rate>

export type Door = keyof typeof rates
export const doors = Object.keys(rates).filter(isDoor)

function isDoor(name: string): name is Door {
  return Object.hasOwn(rates, name)
}

export interface Limits {
  /** Null when it may be done now; else how many seconds to wait. */
  (door: Door, key: string): number | null
  /** Counts what was done at another process. */
  spend(door: Door, key: string, count: number): void
  /** What was done here since this was asked last, at doors that count for all processes together. */
  spentSince(): [door: Door, key: string, count: number][]
}

/** Doors that are counted by player and by address: another name costs nothing, another address does. */
const ofAddresses = {
  rooms: 'roomsOfAddress',
  guesses: 'guessesOfAddress',
  histories: 'historiesOfAddress',
  lines: 'linesOfAddress',
  lobby: 'lobbyOfAddress',
  watch: 'watchOfAddress',
  whyNot: 'whyNotOfAddress',
} as const satisfies Partial<Record<Door, Door>>

interface Comer {
  readonly me: { readonly id: string } | null
  readonly address: string
}

/** Null when it may be done now, whoever it is by that comes from there; else how many seconds to wait. */
export const waitFor = (
  limits: Limits,
  door: keyof typeof ofAddresses,
  { me, address }: Comer,
): number | null => (me === null ? null : limits(door, me.id)) ?? limits(ofAddresses[door], address)

/** Whether others are told what was taken here. */
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

  function note(door: Door, key: string): void {
    const keys = spent.get(door) ?? new Map<string, number>()
    spent.set(door, keys.set(key, (keys.get(key) ?? 0) + 1))
  }

  const take = (door: Door, key: string): number | null => {
    const wait = at(door).take(key)
    // A connection is at one process only.
    if (sharing === 'shared' && wait === null && door !== 'messages') note(door, key)
    return wait
  }
  return Object.assign(take, {
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
