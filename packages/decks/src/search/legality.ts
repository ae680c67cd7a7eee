import type { PoolName } from '../pools.ts'
import { isPoolName, pools } from '../pools.ts'
import { restrictionOf } from '../restrictions.ts'
import { spelled } from './spelling.ts'

/** A format as a search names it, and the day for which it asks: `startup@2026-05-01`. */
export interface FormatThen {
  readonly format: PoolName
  readonly day: string | undefined
}

const day = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/

export const formatNames: readonly PoolName[] = Object.keys(pools).filter(isPoolName)

/** The format that a word begins, and the day behind it; or what is wrong with them. */
export function formatThen(
  value: string,
  today: string | undefined,
): FormatThen | 'unknownValue' | 'notADay' {
  const [word = '', then] = value.split('@')
  const wanted = spelled(word)
  const format =
    formatNames.find(name => spelled(name) === wanted) ??
    formatNames.find(name => wanted !== '' && spelled(name).startsWith(wanted))
  if (format === undefined) return 'unknownValue'
  if (then !== undefined && !day.test(then)) return 'notADay'
  return { format, day: then ?? today }
}

export const isBannedIn = (card: string, { format, day: then }: FormatThen): boolean =>
  restrictionOf(format, then)?.banned.includes(card) === true

/** Whether decks of the format may have the card (CR 1.4.8). */
export const isLegalIn = (card: string, then: FormatThen): boolean =>
  pools[then.format].cards.has(card) && !isBannedIn(card, then)
