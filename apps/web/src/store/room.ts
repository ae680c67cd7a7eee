import type { ChatLine, RefusedRequest, RoomView } from '@paydata/protocol'
import { create } from 'zustand'

/** The room around a table that a server runs, and its chat. A game that this browser runs has no room. */
export interface RoomState {
  readonly room: RoomView | null
  /** Why the server does not show the room. */
  readonly refusal: RefusedRequest | null
  readonly lines: readonly ChatLine[]
  /** What was said at the game before, if this one is its rematch. */
  readonly earlier: readonly ChatLine[]
  /** The number of the last chat line that was read; null until the lines from before this visit are known. */
  readonly read: number | null
  /** When the newest state of the room came, by the clock of this browser. */
  readonly at: number
}

export const noRoom: RoomState = {
  room: null,
  refusal: null,
  lines: [],
  earlier: [],
  read: null,
  at: 0,
}

export const useRoom = create<RoomState>(() => noRoom)

const lastOf = (lines: readonly ChatLine[]): number => lines.at(-1)?.n ?? 0

/** Marks all chat lines as read. */
export const readAll = (): void => useRoom.setState(({ lines }) => ({ read: lastOf(lines) }))

/** Counts the chat lines that are not read yet. */
export const unreadIn = ({ lines, read }: RoomState): number =>
  read === null ? 0 : lines.filter(({ n }) => n > read).length

/** Merges chat lines in the order of their numbers. A line that came twice is kept once. */
export function withLines(lines: readonly ChatLine[], more: readonly ChatLine[]): readonly ChatLine[] {
  const all = new Map([...lines, ...more].map(line => [line.n, line]))
  return [...all.values()].toSorted((a, b) => a.n - b.n)
}
