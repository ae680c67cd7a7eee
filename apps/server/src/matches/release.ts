import { setVersions } from '@paydata/cards'
import type { Setup } from '@paydata/engine'
import { rulesVersion } from '@paydata/engine'
import type { Numbers, Version, Versions } from '@paydata/match'
import { firstNumbers, numbersFor } from '@paydata/match'
import { edition } from '@paydata/protocol'
import { z } from 'zod'

/** The setup of a game, and the numbers of the rules and cards that it began with. Games of older servers have no numbers. */
export interface Beginning extends Setup {
  readonly rules?: Numbers['rules'] | undefined
  readonly cards?: Numbers['cards'] | undefined
}

/** The setup without the numbers, as the engine takes it. */
export const withoutNumbers = ({ rules: _rules, cards: _cards, ...setup }: Beginning): Setup => setup

/** What this release plays by. */
export const versionsHere: Versions = { rules: rulesVersion, cards: setVersions }

/** The numbers of the rules and of these sets of cards in this release. */
export const numbersHere = (sets?: readonly string[]): Numbers => numbersFor(versionsHere, sets)

/** The numbers with which a game began. */
export const numbersOf = ({
  rules = firstNumbers.rules,
  cards = firstNumbers.cards,
}: Pick<Beginning, 'rules' | 'cards'>): Numbers => ({ rules, cards })

/** Not strict, as a later release may write more fields. */
const numbersText = z.object({ rules: z.int(), cards: z.record(z.string(), z.int()) })
const since = z.record(z.string(), z.int())
const versionsText = numbersText.extend({
  since: z.object({ rules: since, cards: z.record(z.string(), since) }).optional(),
})

export const writeNumbers = ({ rules, cards }: Numbers): string => JSON.stringify({ rules, cards })
export const readNumbers = (text: string): Numbers => numbersText.parse(JSON.parse(text))

/** Older servers read the numbers in it. */
export const writeVersions = (versions: Versions): string =>
  JSON.stringify({
    ...numbersFor(versions),
    since: { rules: versions.rules.since, cards: mapped(versions.cards, version => version.since) },
  })

/** What a release plays by; null for one that did not tell it, which was one of the first. */
export function readVersions(text: string | null): Versions {
  const { rules, cards, since } = text === null ? { ...firstNumbers } : versionsText.parse(JSON.parse(text))
  return {
    rules: { number: rules, since: since?.rules ?? alone(rules) },
    cards: mapped(cards, (number, set) => ({ number, since: since?.cards[set] ?? alone(number) })),
  }
}

/** An older server says nothing of the numbers before its own, so it is only trusted with games of its own numbers. */
const alone = (number: number): Version['since'] =>
  Object.fromEntries(edition.options.map(each => [each, number]))

const mapped = <From, To>(
  all: Readonly<Record<string, From>>,
  to: (value: From, name: string) => To,
): Record<string, To> =>
  Object.fromEntries(Object.entries(all).map(([name, value]) => [name, to(value, name)]))
