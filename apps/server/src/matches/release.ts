import { setVersions } from '@paydata/cards'
import type { Setup } from '@paydata/engine'
import { rulesNumber } from '@paydata/engine'
import type { Numbers } from '@paydata/match'
import { areSame, numbersFor } from '@paydata/match'
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

/** The same of this release. */
export const numbersHere = (sets?: readonly string[]): Numbers =>
  numbersFor({ rules: rulesNumber, cards: setVersions }, sets)

/** By which a game began. Those that do not say it are of the first release that counts. */
export const numbersOf = ({
  sets,
  rules = 1,
  cards = eachOf(sets, () => 1),
}: Pick<Beginning, 'sets' | 'rules' | 'cards'>): Numbers => ({
  rules,
  cards,
})

/** Whether a release plays a game as those numbers say that it is played. Releases that name none are of the first. */
export const playsBy = (release: Numbers | null, played: Numbers, sets?: readonly string[]): boolean =>
  areSame(played, release === null ? numbersOf({ sets }) : numbersFor(release, sets))

/** A later release may say more of itself. */
const numbersText = z.object({ rules: z.int(), cards: z.record(z.string(), z.int()) })

export const writeNumbers = ({ rules, cards }: Numbers): string => JSON.stringify({ rules, cards })
export const readNumbers = (text: string): Numbers => numbersText.parse(JSON.parse(text))
