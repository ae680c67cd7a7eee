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
  /** Any message of a socket. */
  messages: { burst: 80, perSecond: 20 },
  /** New connections, by address. */
  connections: { burst: 60, perSecond: 2 },
  rooms: perMinute(10),
  /** Codes and passwords of games, by player. */
  guesses: perMinute(10),
  chat: { burst: 8, perSecond: 1 },
  /** Histories and replays cost more than other things. */
  histories: { burst: 10, perSecond: 0.5 },
  reports: perMinute(5),
} as const satisfies Record<string, Rate>

export type Door = keyof typeof rates
export type Limits = (door: Door, key: string) => number | null

export function limitsOf(times: number): Limits {
  const doors = new Map<Door, Buckets>()
  return (door, key) => {
    let buckets = doors.get(door)
    if (buckets === undefined) {
      const { burst, perSecond } = rates[door]
      buckets = bucketsOf({ burst: Math.max(1, burst * times), perSecond: perSecond * times })
      doors.set(door, buckets)
    }
    return buckets.take(key)
  }
}
