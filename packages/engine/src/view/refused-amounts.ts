import type { Purpose } from '../language/costs.ts'
import { amountOf } from '../queries/amounts.ts'
import type { Bill } from '../queries/bills.ts'
import { eachDeclared, eachOwnDeclared } from '../queries/declared.ts'
import { countersOn, objectOf } from '../queries/look.ts'
import { creditSources } from '../queries/sources.ts'
import type { Game } from '../state/game.ts'
import type { Ref, Side } from '../state/names.ts'
import type { Question, Source } from '../state/questions.ts'
import type { Excluded, Why } from './refusal.ts'
import { asking, none, onCard } from './refusal.ts'

/** Why the number can be no higher, and credits that are for other things. */
export function excludedNumbers(game: Game, question: Question): readonly Excluded[] {
  if (question.form !== 'number') return none
  const { for: side, asks, about, most, source } = question
  const more = (why: Why): Excluded => ({ option: { does: 'more', index: most }, why })
  const lacking = (rule: string): Excluded => more({ reason: 'credits', rule, needs: most + 1, has: most })
  if (asks === 'trace')
    return [
      lacking(side === 'corp' ? '10.8.6c' : '10.8.6d'),
      ...otherCredits(game, { by: side, purpose: 'trace', card: source }),
    ]
  if (asks === 'psi')
    return [
      most === 2 ? more({ reason: 'most', rule: '10.14.6b' }) : lacking('10.14.3'),
      ...otherCredits(game, { by: side, purpose: 'bid', card: source }),
    ]
  if (about === 'loops') return none // As often as anybody could want.
  const bill = asking(game)?.bill ?? null
  if (about !== 'X' || bill === null)
    return [more({ reason: 'most', rule: about === 'installLess' ? '1.16.2f' : '1.15.1b' })]
  return [
    more(
      mostOfX(game, bill) <= most
        ? { reason: 'most', rule: '1.16.2c' }
        : { reason: 'credits', rule: '1.16.1' },
    ),
    ...otherCredits(game, bill),
  ]
}

/** What the text allows X to be. */
function mostOfX(game: Game, bill: Bill): number {
  let most = Number.POSITIVE_INFINITY
  for (const { item, scope } of bill.lines)
    if (item.pay === 'X' && item.most !== undefined) most = Math.min(most, amountOf(game, item.most, scope))
  const card = bill.card === null ? undefined : objectOf(game, bill.card)
  if (card !== undefined)
    eachOwnDeclared(game, 'mostX', card, (d, scope) => {
      most = Math.min(most, amountOf(game, d.amount, scope))
    })
  return most
}

interface Paying {
  readonly by: Side
  readonly purpose: Purpose
  readonly card: Ref | null
}

/** Cards whose credits may be spent, but not on this (CR 1.10.4b). */
export function otherCredits(
  game: Game,
  { by, purpose, card }: Paying,
  sources: readonly Source[] = creditSources(game, by, purpose, card),
): Excluded[] {
  const spoken = new Set(sources.map(source => source.card?.card))
  const found: Excluded[] = []
  eachDeclared(game, 'spend', (_d, _scope, source) => {
    if (source === undefined || source.owner !== by || countersOn(source, 'credit') === 0) return
    if (spoken.has(source.card)) return
    spoken.add(source.card)
    found.push({
      option: onCard('card', source),
      why: { reason: 'notForThis', rule: '1.10.4b' },
    })
  })
  return found
}
