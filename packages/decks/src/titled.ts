import { titleOf } from '@paydata/cards/catalogue'
import type { Violation } from './legality.ts'

/** A violation with the card by its title, for readers who do not have all cards. */
export const titled = (violation: Violation): Violation =>
  'card' in violation ? { ...violation, card: titleOf(violation.card) } : violation
