import type { SeenOccurrence, Unavailable, View } from '@paydata/engine'
import { applyPatch } from '@paydata/engine'
import type { Clock, Eye, Given, PackedUpdate, Refusal, Seen } from '@paydata/protocol'
import { unpackUpdate } from '@paydata/protocol'
import { create } from 'zustand'
import type { Journal, Line } from '../log/journal.ts'
import { emptyJournal, withStep } from '../log/journal.ts'
import type { Connection } from '../transport/transport.ts'
import type { Memory } from './memory.ts'
import { nothingRemembered, remembered } from './memory.ts'
import { once } from './once.ts'

/** What whoever runs the game has said. Nothing in here comes from the hand. */
export interface SaidState {
  readonly connection: Connection
  readonly eye: Eye | null
  readonly version: number
  readonly view: View | null
  /** What who looks saw right after their last answer: what came since is new. */
  readonly seen: View | null
  readonly memory: Memory
  /** What the last update told: what moved, and from where. */
  readonly happened: readonly SeenOccurrence[]
  /** Worded when it is first read: nobody reads it before they see what is asked. */
  readonly journal: () => Journal
  /** What was told since the last answer of who looks, for who listens: nothing of what had been told before they came. */
  readonly news: () => readonly Line[]
  readonly clock: Clock | null
  /** When the clocks were told, as this browser counts. */
  readonly clockAt: number
  /** What cannot be done, and in which version that was. */
  readonly whyNot: { readonly version: number; readonly unavailable: readonly Unavailable[] } | null
  /** What could be done in one go, and in which version that was. */
  readonly macros: Given<'macros'> | null
  /** The last thing that was refused, and why. */
  readonly refusal: Refusal | null
}

const noNews: readonly Line[] = []
const nothingTold = { journal: () => emptyJournal, news: () => noNews }

export const nothingSaid: SaidState = {
  connection: 'opening',
  eye: null,
  version: 0,
  view: null,
  seen: null,
  memory: nothingRemembered,
  happened: [],
  ...nothingTold,
  clock: null,
  clockAt: 0,
  whyNot: null,
  macros: null,
  refusal: null,
}

/** An update that has been read, and the state after it. */
export interface Read {
  readonly state: SaidState
  readonly occurrences: readonly SeenOccurrence[]
}

/** What an update makes of what was said before; null when it does not follow it. */
export function readUpdate(state: SaidState, eye: Eye, packed: PackedUpdate): Read | null {
  const [from, version] = packed
  const { view: before } = state
  if (before === null || eye !== state.eye || version <= state.version) return { state, occurrences: [] }
  if (from !== state.version) return null
  const update = unpackUpdate(before, eye, packed)
  const view = applyPatch(before, update.patch)
  const { journal: told, news: heard } = state
  const journal = once(() => withStep(told(), before, update, view))
  const news = once(() => newsIn(heard(), told(), journal()))
  const isAnswered = before.question !== null && before.question.number !== view.question?.number
  const seen = isAnswered ? view : state.seen
  const { occurrences: happened } = update
  const memory = remembered(state.memory, view)
  const next = {
    ...state,
    version,
    view,
    seen,
    memory,
    happened,
    journal,
    news,
    ...clockNow(update.clock),
    refusal: null,
  }
  return { state: next, occurrences: update.occurrences }
}

/** Who only watches never answers, and who listens needs no more. */
const mostNews = 40

/** All that several updates tell, however soon one follows the other: who listens hears them one after the other. */
function newsIn(news: readonly Line[], before: Journal, { lines, answered }: Journal): readonly Line[] {
  const kept = answered === before.answered ? news : []
  return [...kept, ...lines.slice(before.lines.length)].slice(-mostNews)
}

const clockNow = (clock: Clock | null) => ({ clock, clockAt: clock === null ? 0 : Date.now() })

/** The state after what a table said to who came to watch. */
export function afterSeen(state: SaidState, seen: Seen): SaidState | null {
  switch (seen.is) {
    case 'whole': {
      const { eye, version, view, clock } = seen
      // Through other eyes it was another story.
      const told = eye === state.eye ? {} : nothingTold
      const anew = { happened: [], ...(eye === state.eye ? {} : { seen: null }) }
      const memory = remembered(eye === state.eye ? state.memory : nothingRemembered, view)
      return { ...state, eye, version, view, memory, ...clockNow(clock), ...told, ...anew, refusal: null }
    }
    case 'missed':
      return seen.updates.reduce<SaidState | null>(
        (now, update) => now && (readUpdate(now, seen.eye, update)?.state ?? null),
        state,
      )
  }
}

/** The log from the beginning, for who came to a game that had begun. */
export function afterHistory(state: SaidState, { eye, first, updates }: Given<'history'>): SaidState {
  if (eye !== state.eye) return state
  let view = first
  let journal = emptyJournal
  let memory = remembered(nothingRemembered, first)
  for (const packed of updates) {
    const update = unpackUpdate(view, eye, packed)
    if (update.version > state.version) break
    const next = applyPatch(view, update.patch)
    journal = withStep(journal, view, update, next)
    memory = remembered(memory, next)
    view = next
  }
  return { ...state, memory, journal: () => journal }
}

export const useSaid = create<SaidState>(() => nothingSaid)
