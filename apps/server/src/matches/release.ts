import { setVersions } from '@paydata/cards'
import type { Setup } from '@paydata/engine'
import { rulesNumber } from '@paydata/engine'
import type { Numbers } from '@paydata/match'
import { z } from 'zod'

/** What a game began with, and by which rules and cards; games of servers before do not name those. */
export interface Beginning extends Setup {
  readonly rules?: Numbers['rules'] | undefined
  readonly cards?: Numbers['cards'] | undefined
}

/** What the engine begins it from. */
export const withoutNumbers = ({ rules: _rules, cards: _cards, ...setup }: Beginning): Setup => setup

const eachOf = (sets: readonly string[] | undefined, numberOf: (set: string) => number) =>
  Object.fromEntries((sets ?? Object.keys(setVersions)).map(set => [set, numberOf(set)]))

/** By which rules and cards this release plays a game; it may use all sets where none are named. */
export const numbersHere = (sets?: readonly string[]): Numbers => ({
  rules: rulesNumber,
  cards: eachOf(sets, set => setVersions[set] ?? 0),
})

/** By which a game began. Those that do not say it are of the first release that counts. */
export const numbersOf = ({ sets, rules = 1, cards = eachOf(sets, () => 1) }: Beginning): Numbers => ({
  rules,
  cards,
})

const numbersText = z.strictObject({ rules: z.int(), cards: z.record(z.string(), z.int()) })

export const writeNumbers = ({ rules, cards }: Numbers): string => JSON.stringify({ rules, cards })
export const readNumbers = (text: string): Numbers => numbersText.parse(JSON.parse(text))
