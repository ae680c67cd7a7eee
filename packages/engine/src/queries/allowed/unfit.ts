import type { Group, Test } from '../../language/expressions.ts'
import type { CardState } from '../../state/cards.ts'
import { refOf } from '../../state/cards.ts'
import type { Scope } from '../../state/frames.ts'
import type { Game } from '../../state/game.ts'
import type { Side } from '../../state/names.ts'
import type { Candidates } from '../candidates.ts'
import { judge } from '../candidates.ts'
import { gather, passesAll } from '../facts/matching-cards.ts'
import { canSee } from '../facts/sight.ts'
import type { OptionRefusal } from '../refusals.ts'

/**
 * The one test a card fails: what fails more than one nobody would expect there. Of a facedown card it must not tell
 * what the card is, only that it is not rezzed.
 */
export function failedTest(
  game: Game,
  side: Side,
  card: CardState,
  tests: readonly Test[],
  scope: Scope,
): Test | undefined {
  if (!canSee(game, side, card)) {
    const isPlace =
      card.zone === 'ice' || !tests.some(test => test.is === 'type' && test.types.includes('ice'))
    return isPlace ? tests.find(test => test.is === 'rezzed') : undefined
  }
  const failed = tests.filter(test => !passesAll(game, card, [test], scope))
  return failed.length === 1 ? failed[0] : undefined
}

/** That a card fails a test, as the rule says by which it is chosen. */
export function failing(test: Test, rule: string): OptionRefusal {
  if (test.is === 'other') return { reason: 'itself', rule }
  // Other than a card that was chosen before.
  if (test.is === 'not' && test.test.is === 'same' && typeof test.test.as === 'object')
    return { reason: 'chosenAlready', rule: '1.15.2e' }
  return { reason: 'unfit', rule, test }
}

/** Cards that fail one of the tests, of a side that has others to choose: with these they could be confused. */
export function judgeUnlike(
  game: Game,
  side: Side,
  { from, where }: Group,
  scope: Scope,
  rule: string,
  among: Candidates,
): void {
  const owners = new Set(among.offered.flatMap(({ card }) => game.cards[card?.card ?? -1]?.owner ?? []))
  for (const card of gather(game, { from, where: [] }, scope)) {
    const test = owners.has(card.owner) ? failedTest(game, side, card, where, scope) : undefined
    if (test !== undefined && !passesAll(game, card, where, scope))
      judge(among, failing(test, rule), () => ({ does: 'card', card: refOf(card) }))
  }
}
