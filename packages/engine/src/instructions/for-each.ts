import type { Choose } from '../language/expressions.ts'
import type { Instruction } from './index.ts'

export interface ForEach {
  readonly do: 'forEach'
  readonly cards: Choose
  /** What is done to each of them, which has the name. */
  readonly each: string
  readonly parts: readonly Instruction[]
}

/** "For each chosen card, …": to one after the other, as one instruction, if nothing of it adds up (CR 9.12.2b). */
export const forEach = (cards: Choose, each: string, ...parts: readonly Instruction[]): ForEach => ({
  do: 'forEach',
  cards,
  each,
  parts,
})
