import type { Had } from '../../language/abilities.ts'
import { isSame } from '../../state/cards.ts'
import type { Scope } from '../../state/frames.ts'
import type { Game } from '../../state/game.ts'
import type { Ref } from '../../state/names.ts'
import type { Occurrence } from '../../state/occurrences.ts'
import { amountOf } from './amounts.ts'
import { isAlive } from './look.ts'
import { refTo } from './references.ts'

/** Whether there were so many at the checkpoint before this one: what has happened since is taken back (CR 9.6.6a). */
export function wasSo(game: Game, had: Had, happened: readonly Occurrence[], scope: Scope): boolean {
  const card = had.of.amount === 'counters' ? refTo(game, had.of.on, scope) : undefined
  let amount =
    card === undefined || isAlive(game, card)
      ? amountOf(game, had.of, scope)
      : lastKnown(card, had.of.amount === 'counters' ? had.of.counter : 'credit', happened)
  for (const occurrence of happened) amount -= changeOf(occurrence, had.of, card)
  return 'atLeast' in had ? amount >= had.atLeast : amount <= had.atMost
}

/** The counters of an object as it ceased to exist. */
function lastKnown(
  ref: Ref,
  counter: Extract<Had['of'], { amount: 'counters' }>['counter'],
  happened: readonly Occurrence[],
): number {
  const left = happened.find(({ before }) => before !== null && isSame(before.mention, ref))
  return left?.before?.counters[counter] ?? 0
}

function changeOf({ what, kind, card, amount }: Occurrence, of: Had['of'], counted: Ref | undefined): number {
  if (of.amount === 'counters') {
    if (kind !== of.counter || card === null || counted === undefined || !isSame(card, counted)) return 0
    return what === 'countersPlaced' ? amount : what === 'countersRemoved' ? -amount : 0
  }
  if (what === `${of.of}Taken`) return amount
  return what === `${of.of}Removed` ? -amount : 0
}
