import type { View } from '@paydata/engine'
import { atTable } from '../messages/at-table.ts'

/**
 * Why passing may be a mistake: the Runner could break a subroutine that will resolve, or the Corp could score an agenda
 * and win. Null if neither is so.
 */
export function doubtAbout({ question, encounter, rig, servers, corp }: View): string | null {
  if (question?.form !== 'choose' || question.asks !== 'paidWindow') return null
  const offered = (does: string) => question.options.filter(option => option.does === does)
  const unbroken =
    encounter === null || encounter.bypassed
      ? 0
      : encounter.subroutines.filter(({ state }) => state === 'unbroken').length
  const breakers = new Set(
    rig.flatMap(({ id, face }) => (face?.subtypes.includes('icebreaker') === true ? [id] : [])),
  )
  if (unbroken > 0 && offered('useAbility').some(({ card }) => breakers.has(card)))
    return atTable.decision.resolves(unbroken)
  const points = (card: number | null): number =>
    servers.flatMap(({ root }) => root).find(({ id }) => id === card)?.face?.points ?? 0
  const isVictory = ({ card }: { card: number | null }): boolean =>
    corp.score + points(card) >= corp.pointsNeeded
  return offered('score').some(isVictory) ? atTable.decision.unscored : null
}
