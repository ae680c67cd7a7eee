import { cardOf, titleOf } from '@paydata/cards/catalogue'
import type { Violation } from '@paydata/decks'
import { influenceOf, pools, restrictionOf, violationsOf } from '@paydata/decks'
import type { Format, NamedDeck } from '@paydata/decks/starter'
import { details } from '../messages/details.ts'
import type { Draft } from './history.ts'

export const today = (): string => new Date().toISOString().slice(0, 10)

/** Everything that makes a deck illegal in its format today. */
export const judged = (deck: Draft): readonly Violation[] => violationsOf(deck, pools[deck.format], today())

/** What is wrong in words, with the number of its rule. */
export const violationWords = (violation: Violation): string =>
  details.decks.violation('card' in violation ? { ...violation, card: titleOf(violation.card) } : violation)

/** From the narrowest format that a deck may be for. */
const narrowFirst = [
  'system-gateway',
  'core',
  'startup',
  'standard',
  'eternal',
  'all',
] as const satisfies readonly Format[]

/** The format in which the least is wrong with a deck: the one that is wanted if it is as good as any, or the narrowest. */
export function bestFormat(deck: NamedDeck, wanted: Format | null = null): Format {
  const all = [...(wanted === null ? [] : [wanted]), ...narrowFirst].map(format => ({
    format,
    wrong: judged({ ...deck, format }).length,
  }))
  const least = Math.min(...all.map(({ wrong }) => wrong))
  return all.find(({ wrong }) => wrong === least)?.format ?? 'all'
}

export function influenceIn({ identity }: Pick<Draft, 'identity'>, card: string): number {
  const own = cardOf(identity)
  const listed = cardOf(card)
  return own === undefined || listed === undefined ? 0 : influenceOf(listed, own)
}

/** What a card counts on the list of points that its format has today. */
export function pointsOnList(format: Format, card: string): number {
  const { points: counted = {} } = restrictionOf(format, today()) ?? {}
  return Number(Object.entries(counted).find(([, ids]) => ids.includes(card))?.[0] ?? 0)
}

/** Whether the list that the format has today forbids a card. */
export const isBanned = (format: Format, card: string): boolean =>
  restrictionOf(format, today())?.banned.includes(card) === true
