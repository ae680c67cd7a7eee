import type { View } from '@paydata/engine'
import { atTable } from '../messages/at-table.ts'

/** What passing means at the open question; null if it means nothing in particular. */
export function passText(view: View): string | null {
  const { question, access } = view
  if (question?.form !== 'choose') return null
  switch (question.asks) {
    case 'midAccess':
      return access?.face == null ? null : accessText(access.face, question.options.length)
    case 'reaction':
    case 'interrupt':
      return atTable.decision.passing.doNothing
    case 'paidWindow':
      return windowText(view, new Set(question.options.map(({ does }) => does)))
    default:
      return null
  }
}

type Face = NonNullable<NonNullable<View['access']>['face']>

/** A Runner who passes on an agenda steals it. Another card they leave there, which is said only if they had a choice. */
function accessText({ type, title }: Face, options: number): string | null {
  if (options === 1) return type === 'agenda' ? atTable.decision.passing.steal(title) : null
  return type === 'agenda' ? null : atTable.decision.passing.leave(title)
}

function windowText(view: View, does: ReadonlySet<string>): string | null {
  const { passing } = atTable.decision
  const { encounter, run, step, active, viewer } = view
  if (does.has('score')) return does.has('rez') ? passing.doNothing : passing.doNotScore
  if (does.has('rez') || (viewer === 'corp' && step?.step === 'approachWindow')) return passing.doNotRez
  if (run !== null && viewer === 'runner') {
    const unbroken = encounter?.subroutines.filter(({ state }) => state === 'unbroken').length ?? 0
    return unbroken > 0 && encounter?.bypassed === false ? passing.resolve(unbroken) : passing.runOn
  }
  if (run !== null) return passing.letRunOn
  return step?.step === 'discardPhaseWindow' && active === viewer ? passing.endTurn : passing.turnOn
}
