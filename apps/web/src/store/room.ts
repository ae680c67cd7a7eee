import type { ChatLine, Refusal, RoomView } from '@paydata/protocol'
import { create } from 'zustand'

/** What is around a table that a server runs, as it has said. A game that this browser runs has none of it. */
export interface RoomState {
  readonly room: RoomView | null
  /** Why there is no such room for who asked. */
  readonly refusal: Refusal | null
  readonly lines: readonly ChatLine[]
  /** When what was said last came, as this browser counts. */
  readonly at: number
}

export const noRoom: RoomState = {
  room: null,
  refusal: null,
  lines: [],
  at: 0,
}

export const useRoom = create<RoomState>(() => noRoom)

/** Lines by their numbers, each once, however often it was heard. */
export function withLines(lines: readonly ChatLine[], more: readonly ChatLine[]): readonly ChatLine[] {
  const all = new Map([...lines, ...more].map(line => [line.n, line]))
  return [...all.values()].toSorted((a, b) => a.n - b.n)
}
