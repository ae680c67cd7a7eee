import type { Person } from '@paydata/protocol'
import type { Room, Side } from '../rooms/room.ts'
import { botAt, sideOf, sides } from '../rooms/room.ts'
import type { Presence } from '../rooms/views.ts'

/** Who watches a game, by the connections they watch it through, and when those who left were here last. */
export class People {
  readonly #openedAt: number
  readonly #here = new Map<string, Person>()
  /** Null until somebody has left, as there are many tables that nobody ever leaves before it is over. */
  #left: Map<string, number> | null = null

  constructor(openedAt: number) {
    this.#openedAt = openedAt
  }

  arrive(connection: string, who: Person): void {
    this.#here.set(connection, who)
  }

  /** The result is who has left; null if this connection did not watch the game. */
  depart(connection: string, now: number): Person | null {
    const who = this.#here.get(connection) ?? null
    this.#here.delete(connection)
    if (who === null) return null
    this.#left ??= new Map()
    this.#left.set(who.id, now)
    return who
  }

  has(connection: string): boolean {
    return this.#here.has(connection)
  }

  /** Each of them once for each connection. */
  all(): Iterable<Person> {
    return this.#here.values()
  }

  isEmpty(): boolean {
    return this.#here.size === 0
  }

  /** When somebody who is not here was here last. Nobody knows who was here before this process opened the game. */
  lastHere(who: string): number {
    return this.#left?.get(who) ?? this.#openedAt
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
    lastHere: who => people.lastHere(who),
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
