/** The words in which the tables of all editions are written. */
import type { Row, RunPhase, Window } from './editions.ts'

type More = Omit<Row, 'step' | 'rule'>

/** All rows have the same fields, as a look at rows that differ in them is slow, and steps are looked up all the time. */
export const row = (step: string, rule: string, more: More = {}): Row => ({
  step,
  rule,
  deed: more.deed,
  window: more.window,
  to: more.to,
  otherwise: more.otherwise,
  phase: more.phase,
})

export const paid = { rez: 'nothing', score: false } as const
export const paidRez = { rez: 'nonIce', score: false } as const
export const paidRezIce = { rez: 'approached', score: false } as const
export const paidRezScore = { rez: 'nonIce', score: true } as const
export const open = (window: Window): More => ({ deed: 'openWindow', window })
export const during = (phase: RunPhase, rows: readonly Row[]): readonly Row[] =>
  rows.map(each => ({ ...each, phase }))
