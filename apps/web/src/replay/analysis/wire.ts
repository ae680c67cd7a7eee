import type { Analysis, Point } from '@paydata/bots/analysis'
import type { Side } from '@paydata/engine'
import type { Tag } from '@paydata/words/languages'
import type { NotShown, ReplaySource } from '../wire.ts'

/** A decision that could have been a better one, in words. */
interface Told {
  readonly step: number
  readonly turn: number
  readonly side: Side
  readonly asked: string
  readonly played: string
  readonly better: string
}

export interface ToldWin extends Told {
  /** What the side could have done, one answer after the other. */
  readonly plan: readonly string[]
}

export interface ToldCost extends Told {
  /** Why the other answer is sensible; empty if there is nothing to say. */
  readonly because: string
  readonly before: number
  readonly after: number
  readonly error: number
  readonly games: number
}

/** What an analysis has found, in the words of the reader. */
export interface Findings {
  readonly points: readonly Point[]
  readonly missed: readonly ToldWin[]
  readonly costly: readonly ToldCost[]
  readonly decisions: number
  readonly answers: number
}

export type ToAnalyst =
  | { readonly to: 'open'; readonly source: ReplaySource; readonly language: Tag }
  /** What this browser has kept of the same game, or nothing. */
  | { readonly to: 'begin'; readonly kept: Analysis | null }

export type FromAnalyst =
  | { readonly from: 'refused'; readonly why: NotShown }
  | { readonly from: 'failed' }
  | { readonly from: 'opened'; readonly name: string; readonly last: number }
  | { readonly from: 'found'; readonly done: number; readonly findings: Findings }
  | { readonly from: 'finished'; readonly analysis: Analysis; readonly findings: Findings }
