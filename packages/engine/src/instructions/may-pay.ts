import { beginProcedure, procedure } from '../changes/frames.ts'
import type { Cost } from '../language/costs.ts'
import { pathOf } from '../language/definitions.ts'
import type { Who } from '../language/expressions.ts'
import { billOf } from '../queries/costs/bills.ts'
import { canPay } from '../queries/costs/paying.ts'
import { mustLetGo } from '../queries/facts/look.ts'
import { whoIs } from '../queries/facts/references.ts'
import type { Instruction } from './index.ts'
import type { Verb } from './verb.ts'
import { always, handedOn } from './verb.ts'

export interface MayPay {
  readonly do: 'mayPay'
  readonly cost: Cost
  readonly then?: readonly Instruction[]
  readonly otherwise?: readonly Instruction[]
  readonly who: Who
  /** "Must pay, if able". */
  readonly must?: true
}

/** A nested cost: "may pay to …", "… unless … pays", "must pay; if they do not …" (CR 1.16.11). */
export const mayPay = (cost: Cost, more: Partial<Omit<MayPay, 'do' | 'cost'>>): MayPay => ({
  do: 'mayPay',
  cost,
  who: 'you',
  ...more,
})

export const mayPayVerb: Verb<MayPay> = {
  allows: (game, { cost }, scope, by) =>
    canPay(game, billOf({ by, purpose: 'nested', card: scope.source }, [{ cost, scope }])),
  couldChange: always,
  resolve(game, written, scope) {
    const by = whoIs(written.who, scope)
    if (written.otherwise === undefined && written.must !== true && mustLetGo(game, by)) return
    const vars = {
      ...handedOn(scope),
      yes: written.then === undefined ? '' : pathOf(written.then),
      no: written.otherwise === undefined ? '' : pathOf(written.otherwise),
      must: written.must === true,
    }
    const bill = billOf({ by, purpose: 'nested', card: scope.source }, [{ cost: written.cost, scope }])
    beginProcedure(game, procedure('mayPay', 'ask', { by, source: scope.source, vars, bill }))
  },
}
