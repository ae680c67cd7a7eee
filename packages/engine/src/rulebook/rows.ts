/** The words in which the tables of all editions are written. */
import type { Row, RunPhase, Window } from './editions.ts'

type More = Omit<Row, 'step' | 'rule'>
export const row = (step: string, rule: string, more: More = {}): Row => ({ step, rule, ...more })

export const paid = { rez: 'nothing', score: false } as const
export const paidRez = { rez: 'nonIce', score: false } as const
export const paidRezIce = { rez: 'approached', score: false } as const
export const paidRezScore = { rez: 'nonIce', score: true } as const
export const open = (window: Window): More => ({ deed: 'openWindow', window })
export const during = (phase: RunPhase, rows: readonly Row[]): readonly Row[] =>
  rows.map(each => ({ ...each, phase }))
