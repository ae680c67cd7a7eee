import type { RefusedOptionView, SeenOccurrence, Side, View } from '@paydata/engine'
import { applyPatch } from '@paydata/engine'
import type { Clock, Eye, Given, PackedUpdate, RefusedRequest, Seen } from '@paydata/protocol'
import { unpackUpdate } from '@paydata/protocol'
import { create } from 'zustand'
import type { Journal, Line } from '../log/journal.ts'
import { emptyJournal, withStep } from '../log/journal.ts'
import type { Connection } from '../transport/transport.ts'
import { lazy } from './lazy.ts'
import type { Memory } from './memory.ts'
import { nothingRemembered, remembered } from './memory.ts'

/** A card in a hand that the viewer does not see, and the turn in which they saw it last. */
export interface Held {
  readonly definition: string
  readonly turn: number
}
export type HeldCards = Readonly<Record<Side, readonly Held[]>>

/** What is written on a card on the table, and what a screen reader says instead. */
export interface PriceTag {
  readonly text: string
  readonly name: string
}

/** Whether the viewer plays, or only watches. */
export type Role = 'plays' | 'watches'

/** What the server or worker that runs the game has sent. What the player does on this screen is in `hand.ts`. */
export interface SaidState {
  readonly connection: Connection
  readonly eye: Eye | null
  readonly version: number
  /** The view as it was told, which the next update is made for. */
  readonly told: View | null
  /** What is shown of it. Who only watches is asked nothing, into whichever hand they look. */
  readonly view: View | null
  readonly role: Role
  /** The view right after the viewer's last answer: whatever differs from it is new to the viewer. */
  readonly seen: View | null
  readonly memory: Memory
  /** The occurrences of the last update, by which cards are moved on the screen. */
  readonly happened: readonly SeenOccurrence[]
  /** Whether the last update came of an answer of the viewer's own. */
  readonly followed: 'own' | 'other'
  /** The version from which they led to this one; null if an answer was taken back, or updates were missed. */
  readonly since: number | null
  /** Whether the viewer may have seen a card of another hand. */
  readonly sawHand: boolean
  /** The cards of other hands that the viewer has seen and that are there for certain. */
  readonly held: HeldCards
  /** The log. It is lazy, as the words need not be made before the question is painted. */
  readonly journal: () => Journal
  /** Log lines since the viewer's last answer, for screen readers. Lines from before the viewer came are not among them. */
  readonly news: () => readonly Line[]
  readonly clock: Clock | null
  /** When the state of the clocks came, by the clock of this browser. */
  readonly clockAt: number
  /** Options that are not offered, with the reasons, and the version to which that applies. */
  readonly whyNot: { readonly version: number; readonly unavailable: readonly RefusedOptionView[] } | null
  /** The macros that the player may begin, and the version to which that applies. */
  readonly macros: Given<'macros'> | null
  /** What rezzed ice would cost the viewer to break, by the id of the ice, in words. */
  readonly icePrices: ReadonlyMap<number, PriceTag>
  /** The last refusal of a request. */
  readonly refusal: RefusedRequest | null
}

export const noneHeld: HeldCards = { corp: [], runner: [] }
export const noPrices: ReadonlyMap<number, PriceTag> = new Map()
const noNews: readonly Line[] = []
const emptyLog = { journal: () => emptyJournal, news: () => noNews }

export const nothingSaid: SaidState = {
  connection: 'opening',
  eye: null,
  version: 0,
  told: null,
  view: null,
  role: 'plays',
  seen: null,
  memory: nothingRemembered,
  happened: [],
  followed: 'other',
  since: null,
  sawHand: false,
  held: noneHeld,
  ...emptyLog,
  clock: null,
  clockAt: 0,
  whyNot: null,
  macros: null,
  icePrices: noPrices,
  refusal: null,
}

/** The state after an update, and the occurrences that the update brought. */
export interface Read {
  readonly state: SaidState
  readonly occurrences: readonly SeenOccurrence[]
}

const shownTo = (role: Role, told: View): View =>
  role === 'plays' ? told : { ...told, viewer: 'spectator', question: null }

/** Applies an update to the state. Gives null for an update that does not follow the version of the state. */
export function readUpdate(state: SaidState, eye: Eye, packed: PackedUpdate): Read | null {
  const [from, version] = packed
  const { told: toldBefore, view: before, role } = state
  if (toldBefore === null || before === null || eye !== state.eye || version <= state.version)
    return { state, occurrences: [] }
  if (from !== state.version) return null
  const update = unpackUpdate(toldBefore, eye, packed)
  const told = applyPatch(toldBefore, update.patch)
  const view = shownTo(role, told)
  const { journal: journalBefore, news: newsBefore } = state
  const journal = lazy(() => withStep(journalBefore(), before, update, view))
  const news = lazy(() => newsIn(newsBefore(), journalBefore(), journal()))
  const isAnswered = before.question !== null && before.question.number !== view.question?.number
  const seen = isAnswered ? view : state.seen
  const { occurrences: happened } = update
  const memory = remembered(state.memory, view, happened)
  const next = {
    ...state,
    version,
    told,
    view,
    seen,
    memory,
    happened,
    followed: isAnswered && !update.takenBack ? ('own' as const) : ('other' as const),
    since: update.takenBack ? null : from,
    sawHand: state.sawHand || showsHand(happened, told),
    journal,
    news,
    ...clockNow(update.clock),
    refusal: null,
  }
  return { state: next, occurrences: update.occurrences }
}

/** Whether something is seen of a hand that belongs to another player. */
const showsHand = (happened: readonly SeenOccurrence[], view: View): boolean =>
  happened.some(({ card, kind }) => card?.definition && (kind === 'hq' || kind === 'grip')) ||
  (['corp', 'runner'] as const).some(side => side !== view.viewer && view[side].hand.cards.length > 0)

/** The most lines that are kept as news. A spectator never answers, so without a limit the news would grow for the whole game. */
const mostNews = 40

/** Gathers the lines of all updates since the last answer, so that a screen reader says each, even if updates come fast. */
function newsIn(news: readonly Line[], before: Journal, { lines, answered }: Journal): readonly Line[] {
  const kept = answered === before.answered ? news : []
  return [...kept, ...lines.slice(before.lines.length)].slice(-mostNews)
}

const clockNow = (clock: Clock | null) => ({ clock, clockAt: clock === null ? 0 : Date.now() })

/** The state after the answer to a `watch` request; null if its updates do not follow the state. */
export function afterSeen(state: SaidState, seen: Seen): SaidState | null {
  switch (seen.is) {
    case 'whole': {
      const { eye, version, view: told, clock } = seen
      const view = shownTo(state.role, told)
      // Another eye was shown other things, so the log and the memory of this one begin anew.
      const log = eye === state.eye ? {} : emptyLog
      const anew = {
        happened: [],
        followed: 'other' as const,
        since: null,
        sawHand: view.turn > 0 || showsHand([], told),
        ...(eye === state.eye ? {} : { seen: null }),
      }
      const memory = remembered(eye === state.eye ? state.memory : nothingRemembered, view, [])
      return {
        ...state,
        eye,
        version,
        told,
        view,
        memory,
        ...clockNow(clock),
        ...log,
        ...anew,
        refusal: null,
      }
    }
    case 'missed':
      return seen.updates.reduce<SaidState | null>(
        (now, update) => now && (readUpdate(now, seen.eye, update)?.state ?? null),
        state,
      )
  }
}

/** Builds the log from the history of the game, for a viewer who came after it had begun. */
export function afterHistory(state: SaidState, { eye, first, updates }: Given<'history'>): SaidState {
  if (eye !== state.eye) return state
  let told = first
  let view = shownTo(state.role, first)
  let journal = emptyJournal
  let memory = remembered(nothingRemembered, view, [])
  for (const packed of updates) {
    const update = unpackUpdate(told, eye, packed)
    if (update.version > state.version) break
    told = applyPatch(told, update.patch)
    const next = shownTo(state.role, told)
    journal = withStep(journal, view, update, next)
    memory = remembered(memory, next, update.occurrences)
    view = next
  }
  return { ...state, memory, journal: () => journal }
}

export const useSaid = create<SaidState>(() => nothingSaid)
