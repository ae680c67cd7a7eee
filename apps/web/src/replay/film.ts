import type { Side, View } from '@paydata/engine'
import type { Line } from '../log/journal.ts'

/** Whose eyes a replay is seen with; `all` sees both hands. */
export const eyes = ['all', 'corp', 'runner', 'spectator'] as const
export type Eye = (typeof eyes)[number]

/** How much an answer led to: nothing to see, something, a whole action, another turn. */
export type Weight = 0 | 1 | 2 | 3

/** Something on the way through a game. */
export interface Mark {
  readonly step: number
  readonly what: 'turn' | 'scored' | 'stolen'
  readonly turn: number
  readonly side: Side
}

/** What can be told of a replay before anything of it is shown. A step is the game after so many answers. */
export interface Outline {
  readonly last: number
  /** How many answers more there were, which the rules of today would lead elsewhere; they are not shown. */
  readonly rest: number
  /** Of the answer that led to each step. */
  readonly weights: readonly Weight[]
  readonly marks: readonly Mark[]
  readonly players: Readonly<Record<Side, string>>
  /** The sets of its format; null for all there are. */
  readonly sets: readonly string[] | null
  readonly result: { readonly winner: Side | null; readonly how: string } | null
}

/** What was asked at a step, and what was answered. */
export interface Decided {
  /** Both, where they agree that nobody wins. */
  readonly by: Side | 'both'
  /** Null where whoever looks may not know it. */
  readonly words: {
    readonly asked: string
    readonly options: readonly { readonly text: string; readonly chosen: boolean }[]
    /** An answer that is none of the options. */
    readonly amount: string | null
    /** Why a computer answered so; null for people, who need no reason. */
    readonly because: string | null
  } | null
}

export interface Shown {
  readonly step: number
  readonly eye: Eye
  readonly view: View
  readonly lines: readonly Line[]
  readonly decided: Decided | null
}

/** A game to play on with, as it stands at a step: an earlier one where the rules of today would have gone another way since. */
export interface Branch {
  /** Null where the rules of today cannot go on with any of it. */
  readonly saved: string | null
  readonly step: number
}

/** A whole game, of which any moment can be shown. */
export interface Player {
  readonly outline: Outline
  shown(step: number, eye: Eye): Shown
  branch(step: number): Branch
}

/** The next step in a direction whose answer led to so much; the first or the last step where there is none. */
export function stepFrom({ weights, last }: Outline, step: number, by: 1 | -1, least: Weight): number {
  for (let at = step + by; at > 0 && at < last; at += by) if ((weights[at] ?? 0) >= least) return at
  return by > 0 ? last : 0
}

/** A moment as an address names it: `120.corp`. */
export const momentText = (step: number, eye: Eye): string => `${step}.${eye}`

export function momentFrom(text: string): { readonly step: number; readonly eye: Eye | null } {
  const [, step = '0', eye] = /^#?(\d{1,6})(?:\.(\w+))?$/.exec(text) ?? []
  return { step: Number(step), eye: eyes.find(each => each === eye) ?? null }
}
