import type { Bill, Needed } from '../queries/costs/bills.ts'
import { choosesIn } from '../queries/costs/bills.ts'
import type { Chosen } from '../queries/costs/stakes.ts'
import { objectOf } from '../queries/facts/look.ts'
import { bug } from '../state/bug.ts'
import type { CardState } from '../state/cards.ts'
import { extended, withName } from '../state/extended.ts'
import type { Procedure, ProcedureFrame } from '../state/frames.ts'
import type { Game } from '../state/game.ts'
import type { Ref } from '../state/names.ts'
import type { Single } from '../state/procedures.ts'

export const billIn = (frame: ProcedureFrame): Bill => frame.bill ?? bug('nothing to pay')

/** The card a procedure keeps, if that is still there. */
export const cardIn = (game: Game, kept: Single | undefined): CardState | undefined =>
  kept === undefined ? undefined : objectOf(game, kept[0])
export const cardsIn = (game: Game, kept: readonly Ref[] = none): CardState[] =>
  kept.flatMap(ref => objectOf(game, ref) ?? [])
const none: readonly never[] = []

/** The line of a bill for which cards are to be chosen now. */
export const openChoice = (frame: Procedure<'pay'>): Needed | undefined =>
  choosesIn(billIn(frame))[frame.vars.line ?? 0]

/** The cards that have been chosen to pay. */
export const chosenIn = (frame: Procedure<'pay'>): Chosen =>
  Object.fromEntries(
    choosesIn(billIn(frame)).map(({ key }) => [key, (frame.vars[key] ?? none).map(ref => ref.card)]),
  )

/** What a procedure is to keep from here on. */
export function keep<Kept extends object>(frame: { vars: Kept }, more: Partial<NoInfer<Kept>>): void {
  frame.vars = extended(frame.vars, more)
}

/** The same under one of several names. */
export function keepAs<Kept extends object, Name extends keyof Kept>(
  frame: { vars: Kept },
  name: Name,
  value: NoInfer<Kept[Name]>,
): void {
  frame.vars = withName(frame.vars, name, value)
}
