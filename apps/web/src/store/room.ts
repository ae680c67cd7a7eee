import type { ChatLine, Refusal, RoomView } from '@paydata/protocol'
import { create } from 'zustand'

/** What is around a table that a server runs, as it has said. A game that this browser runs has none of it. */
export interface RoomState {
  readonly room: RoomView | null
  /** Why there is no such room for who asked. */
  readonly refusal: Refusal | null
  readonly lines: readonly ChatLine[]
  /** The number of the last line that was read; null until it is known what was said before one came. */
  readonly read: number | null
  /** When what was said last came, as this browser counts. */
  readonly at: number
}

export const noRoom: RoomState = {
  room: null,
  refusal: null,
  lines: [],
  read: null,
  at: 0,
}

export const useRoom = create<RoomState>(() => noRoom)

const lastOf = (lines: readonly ChatLine[]): number => lines.at(-1)?.n ?? 0

/** What was said so far has been read. */
export const readAll = (): void => useRoom.setState(({ lines }) => ({ read: lastOf(lines) }))

/** How many lines came that were not read yet. */
export const unreadIn = ({ lines, read }: RoomState): number =>
  read === null ? 0 : lines.filter(({ n }) => n > read).length

/** Lines by their numbers, each once, however often it was heard. */
export function withLines(lines: readonly ChatLine[], more: readonly ChatLine[]): readonly ChatLine[] {
  const all = new Map([...lines, ...more].map(line => [line.n, line]))
  return [...all.values()].toSorted((a, b) => a.n - b.n)
}
