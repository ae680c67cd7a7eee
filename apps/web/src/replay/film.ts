import type { Course } from '@paydata/bots/analysis'
import type { Game, SeenOccurrence, Side, View } from '@paydata/engine'
import type { AnyReplayFile } from '@paydata/protocol'
import type { Line } from '../log/journal.ts'

/** The eyes that a replay can be seen through; `all` sees both hands. */
export const eyes = ['all', 'corp', 'runner', 'spectator'] as const
export type Eye = (typeof eyes)[number]

/** How much an answer led to: nothing visible (0), something (1), a new action (2), a new turn (3). */
export type Weight = 0 | 1 | 2 | 3

interface Place {
  readonly step: number
  readonly turn: number
  readonly side: Side
}
interface AgendaMark extends Place {
  readonly what: 'scored' | 'stolen'
  /** The title of the agenda. */
  readonly agenda: string
}

/** A turn or an agenda that the line of a replay marks. */
export type Mark = (Place & { readonly what: 'turn' }) | AgendaMark

/** What is known about a replay before it is shown. Step `n` is the game after `n` answers. */
export interface Outline {
  readonly last: number
  /** How many answers follow that are not shown, because today's rules lead them elsewhere. */
  readonly rest: number
  /** The weight of the answer that led to each step. */
  readonly weights: readonly Weight[]
  readonly marks: readonly Mark[]
  readonly players: Readonly<Record<Side, string>>
  /** The edition of the rules. */
  readonly edition: string
  /** The sets of cards of its format; null for all sets. */
  readonly sets: readonly string[] | null
  readonly result: { readonly winner: Side | null; readonly how: string } | null
}

/** The question at a step, and the answer to it. */
export interface Decided {
  /** `both` if the players agreed on a draw. */
  readonly by: Side | 'both'
  /** Null if the viewer may not know the question. */
  readonly words: {
    readonly asked: string
    readonly options: readonly { readonly text: string; readonly chosen: boolean }[]
    /** The answer to a question without options: a number, or several. */
    readonly amount: string | null
    /** Why a computer gave this answer; null for people. */
    readonly because: string | null
  } | null
}

export interface Shown {
  readonly step: number
  readonly eye: Eye
  readonly view: View
  readonly lines: readonly Line[]
  /** What has happened since the step that was shown before; nothing if the replay went back or somewhere else. */
  readonly happened: readonly SeenOccurrence[]
  readonly decided: Decided | null
}

/**
 * The game at a step, from which a player can play on. The step may be an earlier one than the player wanted, if today's rules lead
 * the answers in between elsewhere.
 */
export interface Branch {
  /** The saved game; null if today's rules can continue it from no step. */
  readonly saved: string | null
  readonly step: number
}

/** A replay, of which any step can be shown. */
export interface Player {
  readonly file: AnyReplayFile
  readonly outline: Outline
  /** The game at a step, and what has happened since an earlier one. */
  shown(step: number, eye: Eye, since: number | null): Shown
  branch(step: number): Branch
  /** The game once more from its beginning, as far as today's rules lead where it went. */
  course(): Course
  /** One of the games of that course. */
  gameAt(step: number): Game
}

/** What decided a game: the last agenda of a side that won by points, else the last answer. */
export type DecisiveMark = AgendaMark | (Place & { readonly what: 'end'; readonly how: string })

/** Null if the game did not end in what the replay shows. */
export function decisiveIn({ marks, last, result, rest }: Outline): DecisiveMark | null {
  const turn = marks.findLast(({ what }) => what === 'turn')
  if (result === null || rest > 0 || last === 0 || turn === undefined) return null
  if (result.how === 'points')
    for (const mark of marks.toReversed())
      if (mark.what !== 'turn' && mark.side === result.winner) return mark
  return { ...turn, what: 'end', how: result.how, step: last }
}

/** The next step in a direction whose weight is at least `least`; the first or the last step if there is none. */
export function stepFrom({ weights, last }: Outline, step: number, by: 1 | -1, least: Weight): number {
  for (let at = step + by; at > 0 && at < last; at += by) if ((weights[at] ?? 0) >= least) return at
  return by > 0 ? last : 0
}

/** The fragment of an address that names a step and an eye: `120.corp`. */
export const momentText = (step: number, eye: Eye): string => `${step}.${eye}`

/** The fragment of an address that opens the analysis. */
export const analysisHash = '#analysis'

export function momentFrom(text: string): { readonly step: number; readonly eye: Eye | null } {
  const [, step = '0', eye] = /^#?(\d{1,6})(?:\.(\w+))?$/.exec(text) ?? []
  return { step: Number(step), eye: eyes.find(each => each === eye) ?? null }
}
