import type { Person } from '@paydata/protocol'
import type { Room, Side } from '../rooms/room.ts'
import { botAt, sideOf, sides } from '../rooms/room.ts'
import type { Presence } from '../rooms/views.ts'

/** Who watches a game, by the connections they watch it through, and when those who left were here last. */
export interface People {
  arrive(connection: string, who: Person): void
  /** The result is who has left; null if this connection did not watch the game. */
  depart(connection: string, now: number): Person | null
  has(connection: string): boolean
  /** Each of them once for each connection. */
  all(): Iterable<Person>
  isEmpty(): boolean
  /** When somebody who is not here was here last. */
  lastHere(who: string): number
}

export function newPeople(openedAt: number): People {
  const here = new Map<string, Person>()
  const left = new Map<string, number>()
  return {
    arrive: (connection, who) => void here.set(connection, who),
    depart(connection, now) {
      const who = here.get(connection) ?? null
      here.delete(connection)
      if (who !== null) left.set(who.id, now)
      return who
    },
    has: connection => here.has(connection),
    all: () => here.values(),
    isEmpty: () => here.size === 0,
    // Nobody knows who was here before this process opened the game.
    lastHere: who => left.get(who) ?? openedAt,
  }
}

/** What a table needs to tell who is there. */
interface Seated {
  readonly room: Room
  readonly people: People
}

export function presenceAt({ people, room }: Seated): Presence {
  const here = new Map([...people.all()].map(person => [person.id, person]))
  const spectators = [...here.values()].filter(({ id }) => sideOf(room, id) === null)
  return {
    players: new Set(here.keys()),
    lastHere: people.lastHere,
    spectators: spectators.map(({ name }) => name),
  }
}

/** The sides whose players are not here; a bot always is. */
export function awayAt(table: Seated): readonly Side[] {
  const { players } = presenceAt(table)
  return sides.filter(side => {
    const seat = table.room.seats[side]
    return seat !== null && botAt(seat) === null && !players.has(seat.who.id)
  })
}
