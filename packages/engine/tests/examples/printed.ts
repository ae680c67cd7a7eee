import { program } from '@paydata/scenario/plain'
import type { Printed } from '../../src/language/abilities.ts'

/** What is printed on the cards of the examples; like those of plain.ts they cost nothing. */

export const hardware = (title: string, ...subtypes: readonly string[]): Printed => ({
  title,
  side: 'runner',
  type: 'hardware',
  cost: 0,
  subtypes,
})
export const upgrade = (title: string, ...subtypes: readonly string[]): Printed => ({
  title,
  side: 'corp',
  type: 'upgrade',
  cost: 0,
  trash: 2,
  subtypes,
})
export const identity = (title: string, side: 'corp' | 'runner'): Printed => ({
  title,
  side,
  type: 'identity',
})
export const icebreaker = (title: string): Printed => program(title, 'icebreaker')
/** The same card at a price. */
export const costing = (cost: number, printed: Printed): Printed => ({ ...printed, cost })
