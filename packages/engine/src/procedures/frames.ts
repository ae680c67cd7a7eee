import type { Bill, Needed } from '../queries/bills.ts'
import { choosesIn } from '../queries/bills.ts'
import { objectOf } from '../queries/look.ts'
import type { Chosen } from '../queries/stakes.ts'
import { bug } from '../state/bug.ts'
import type { CardState } from '../state/cards.ts'
import type { Bound, ProcedureFrame } from '../state/frames.ts'
import { areRefs } from '../state/frames.ts'
import type { Game } from '../state/game.ts'
import type { Ref } from '../state/names.ts'

export const billIn = (frame: ProcedureFrame): Bill => frame.bill ?? bug('nothing to pay')

/** Reading and writing what a procedure has named. */
export const numberIn = (frame: ProcedureFrame, name: string): number => {
  const value = frame.vars[name]
  return typeof value === 'number' ? value : 0
}
export const wordIn = (frame: ProcedureFrame, name: string): string | null => {
  const value = frame.vars[name]
  return typeof value === 'string' && value !== '' ? value : null
}
export const refsIn = (frame: ProcedureFrame, name: string): readonly Ref[] => {
  const value = frame.vars[name]
  return areRefs(value) ? value : []
}
/** Servers, words, paths or keys. */
export const wordsIn = (frame: ProcedureFrame, name: string): readonly string[] => {
  const value = frame.vars[name]
  return typeof value === 'object' ? value.filter(each => typeof each === 'string') : []
}
export const numbersIn = (frame: ProcedureFrame, name: string): readonly number[] => {
  const value = frame.vars[name]
  return typeof value === 'object' ? value.filter(each => typeof each === 'number') : []
}
export const cardIn = (game: Game, frame: ProcedureFrame, name: string): CardState | undefined => {
  const ref = refsIn(frame, name)[0]
  return ref === undefined ? undefined : objectOf(game, ref)
}
export const cardsIn = (game: Game, frame: ProcedureFrame, name: string): CardState[] =>
  refsIn(frame, name).flatMap(ref => objectOf(game, ref) ?? [])

/** The line of a bill for which cards are to be chosen now. */
export const openChoice = (frame: ProcedureFrame): Needed | undefined =>
  choosesIn(billIn(frame))[numberIn(frame, 'line')]

/** The cards that have been chosen to pay. */
export const chosenIn = (frame: ProcedureFrame): Chosen =>
  Object.fromEntries(
    choosesIn(billIn(frame)).map(({ key }) => [key, refsIn(frame, key).map(ref => ref.card)]),
  )

export function name(frame: ProcedureFrame, more: Readonly<Record<string, Bound>>): void {
  frame.vars = { ...frame.vars, ...more }
}
