import { setVersions } from '@paydata/cards'
import type { Setup } from '@paydata/engine'
import { rulesNumber } from '@paydata/engine'
import type { Numbers } from '@paydata/match'
import { areSame, numbersFor } from '@paydata/match'
import { z } from 'zod'

/** The setup of a game, and the numbers of the rules and cards that it began with. Games of older servers have no numbers. */
export interface Beginning extends Setup {
  readonly rules?: Numbers['rules'] | undefined
  readonly cards?: Numbers['cards'] | undefined
}

/** The setup without the numbers, as the engine takes it. */
export const withoutNumbers = ({ rules: _rules, cards: _cards, ...setup }: Beginning): Setup => setup

const eachOf = (sets: readonly string[] | undefined, numberOf: (set: string) => number) =>
  Object.fromEntries((sets ?? Object.keys(setVersions)).map(set => [set, numberOf(set)]))

/** The numbers of the rules and of these sets of cards in this release. */
export const numbersHere = (sets?: readonly string[]): Numbers =>
  numbersFor({ rules: rulesNumber, cards: setVersions }, sets)

/** The numbers with which a game began. A game that has none is of the first release, whose numbers are all 1. */
export const numbersOf = ({
  sets,
  rules = 1,
  cards = eachOf(sets, () => 1),
}: Pick<Beginning, 'sets' | 'rules' | 'cards'>): Numbers => ({
  rules,
  cards,
})

/** Whether a release plays by these numbers of a game. A release that names no numbers plays by those of the first release. */
export const playsBy = (release: Numbers | null, played: Numbers, sets?: readonly string[]): boolean =>
  areSame(played, release === null ? numbersOf({ sets }) : numbersFor(release, sets))

/** Not strict, as a later release may write more fields. */
const numbersText = z.object({ rules: z.int(), cards: z.record(z.string(), z.int()) })

export const writeNumbers = ({ rules, cards }: Numbers): string => JSON.stringify({ rules, cards })
export const readNumbers = (text: string): Numbers => numbersText.parse(JSON.parse(text))
